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

event-resigned = { $seat } resigns, and an autopilot plays on.
event-match-cancelled = The match is called off.
event-rules-changed = The rules were corrected. { $answers ->
    [one] The last answer has
   *[other] The last { $answers } answers have
} to be given again.
ended-resigned = The match was decided by resignation.
