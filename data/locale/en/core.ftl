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

event-took-back-agreed = { $how ->
    [turn] { $seat } takes back the whole last turn, with everybody's consent.
   *[answer] { $seat } takes back the last answer, with everybody's consent.
}

event-resigned = { $seat } resigns, and an autopilot plays on.
event-absent-wait = The table waits on for { $seat }.
event-absent-vote = { $seat } is late: the usual answer stands.
event-absent-turn = { $seat } is absent, and an autopilot plays this turn.
event-absent-back = { $seat } is absent, and an autopilot plays on until { $seat } is back.
event-absent-substitute = { $seat } is absent, and the table looks for a substitute.
event-seat-piloted = An autopilot plays on for { $seat }.
event-seat-offered = The seat of { $seat } is open to a substitute.
event-seat-withdrawn = The seat of { $seat } isn't open any more.
event-seat-taken = { $seat } takes over from { $old }.
event-seat-handed = { $seat } leaves the seat to an autopilot for a while.
event-player-left = { $seat } is no longer in this server.
event-table-asked = The table is asked how to go on without { $seat }.
event-absent-end = { $seat } is absent, and the table ends the match.
event-match-abandoned = Nobody has been here for several turns, so the match is called off.
event-paused = The match is paused.
event-resumed = The match goes on.
event-player-back = { $seat } is back.
moderator = A moderator
event-host-kicked = { $by } hands the seat of { $seat } to an autopilot.
event-host-paused = { $by } pauses the match.
event-host-answered = { $by } has the autopilot answer for { $seat }.
event-host-took-back = { $by } takes back { $answers ->
    [one] the last answer
   *[other] the last { $answers } answers
} of the match, to mend it.
event-host-rebuilt = { $by } has the match put together again from its history, to mend it.
event-left-for-good = A player has left for good and taken the name along. An autopilot plays on.
event-match-cancelled = The match is called off.
event-rules-changed = The rules were corrected. { $answers ->
    [one] The last answer has
   *[other] The last { $answers } answers have
} to be given again.
ended-resigned = The match was decided by resignation.
