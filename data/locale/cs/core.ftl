# Společné všem hrám. Words doplní $name: jméno hráče na místě $seat.

seat = { $name }
number = { NUMBER($n, useGrouping: 0) }

yes = Ano
no = Ne
none = Nic

event-took-back = { $seat } bere zpět { $answers ->
    [one] jednu odpověď
    [few] { $answers } odpovědi
   *[other] { $answers } odpovědí
}.
