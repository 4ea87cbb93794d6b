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

event-resigned = { $seat } se vzdává a dál hraje autopilot.
event-match-cancelled = Partie je zrušena.
event-rules-changed = Pravidla byla opravena. { $answers ->
    [one] Poslední odpověď je třeba dát znovu.
    [few] Poslední { $answers } odpovědi je třeba dát znovu.
   *[other] Posledních { $answers } odpovědí je třeba dát znovu.
}
ended-resigned = O výsledku rozhodlo vzdání.
