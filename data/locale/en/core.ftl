# Shared by all games. Words fills in $name: the player at seat $seat.

seat = { $name }
number = { NUMBER($n, useGrouping: 0) }

yes = Yes
no = No
none = None

event-took-back = { $seat } takes back { $answers ->
    [one] one answer
   *[other] { $answers } answers
}.
