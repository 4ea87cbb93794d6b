# All that the bot itself says. Names and texts come as arguments; markdown stands here.

# Names and lists

seat-unnamed = Player { $number }
autopilot-name = Autopilot { $n }
seat-autopilot = { $name } (autopilot)
seat-resigned = { $name } (resigned, autopilot)
seat-left = A player who left
seat-left-one-of = A player who left ({ $n })
list-and = { $items } and { $last }
page = { $title } ({ $n } of { $all })
language-en = English
language-cs = Čeština
match-choice = { $game }: { $others } ({ $match })
thread-name = { $game }: { $players }
alt-board = The board.
alt-detail = A closer look.
alt-hand = The hand.
alt-whole-text = All of it in words: button “{ button-text }”.
alt-whole-step = All of it in words: button “{ button-history-text }”.
alt-whole-act = All of it in words: button “{ button-act }”, then “{ button-text }”.
alt-whole-history = All of it in words: button “{ button-history }”, then “{ button-history-text }”.
alt-whole-below = All of it in words: in the text below.

# Buttons

button-act = Act
button-hand = Hand
button-log = Log
button-undo = Undo
button-help = Help
button-back = Take back
button-back-what = Take back: { $what }
button-restart = { $n ->
    [one] Restart move
   *[other] Restart move ({ $n } answers)
}
button-redo = Redo
button-redo-what = Redo: { $what }
button-orders = { $n ->
    [0] Orders
   *[other] Orders ({ $n })
}
button-orders-off = Cancel all
button-orders-one-off = Cancel this order
button-orders-all = All orders
button-fresh = Open my panel
button-closer = Closer: { $title }
button-board = Back to the board
button-text = Board as text
button-done = { $n ->
    [0] Choose none
   *[other] Confirm { $n }
}
button-none = None
button-form = Type a number
button-earlier = Back
button-later = Next
button-whole-log = Whole log
button-older = Older
button-newer = Newer
button-join = Join
button-leave = Leave
button-options = Options
button-start = Start
button-cancel = Close table
button-queue-up = Waiting list
button-ready = Ready
button-invite = Invite
button-accept = Accept
button-decline = Decline
button-keep = Keep it open
button-table = To the table
button-rematch = Rematch
button-more-autopilots = Add autopilot
button-fewer-autopilots = Remove autopilot
button-resign-yes = Resign
button-cancel-yes = Call it off
button-dismiss = Keep playing

# Menus and forms

menu-choose = Choose
menu-part = { $first } … { $last }
menu-group-part = { $group }: { $part }
menu-parts = Show another part
menu-kept = Chosen elsewhere
menu-closer = Closer look
menu-number = Choose a number
menu-topic = Choose a topic
menu-invite = Choose players
option-alike = { $option }, no. { $n }
marked-option = { $letter } · { $option }
form-number = Number

# What a seat is asked

panel-question = **{ $ask }**
panel-choose-exactly = { $n ->
    [one] Choose one.
   *[other] Choose { $n }.
}
panel-choose-up-to = { $n ->
    [one] Choose one or none.
   *[other] Choose up to { $n }, or none.
}
panel-choose-between = Choose { $least } to { $most }.
panel-number = From { $least } to { $most }.
panel-waiting = You have nothing to decide now. Waiting for { $names }.
panel-watching = You are watching this match. Waiting for { $names }.
panel-over = This match is over.
panel-cancelled = This match was called off.

# Posts in the thread

turn-waiting = Waiting for { $names }.
start-title = **{ $game }** begins.
start-seat = { $n }. { $name }
start-how = When it is your move, press “{ button-act }” on the latest post or use a command. Only you see your hand and your choices.
start-deal = Fingerprint of the deal: `{ $fingerprint }`. At the end you get the number it is made from and can check that nobody touched the deal.
status-title = **{ $game }**
status-seats = At the table: { $names }.
result-title = **{ $game }** has ended.
result-winners = { $n ->
    [one] The winner is { $names }.
   *[other] The victory is shared by { $names }.
}
result-won = You have won together.
result-lost = You have lost together.
result-place-alone = { $place }. { $name }
result-place = { $place }. { $name }: { $score }
result-points = Points, for all together: { $score }.
result-score = { $name }: { $score }
result-part = { $what } { $points }
result-part-lost = { $what } −{ $points }
result-deal = The deal was made from the number `{ $seed }`. The SHA-256 of its digits is the fingerprint shown at the start: `{ $fingerprint }`.

# Hand, log and board

closer-title = **{ $title }**
hand-heading = **{ $game }** with { $others }
hand-link = [Open the table]({ $link })
hand-none = Your hand is empty.
log-title = **Log: { $game }**
news-title = **Since your last turn**
news-none = Nothing has happened since your last turn.
log-empty = Nothing has happened yet.
log-more = { $n ->
    [one] One earlier line is in the log.
   *[other] { $n } earlier lines are in the log.
}
text-page = Page { $n } of { $all }.

# Looking back

button-history = History
button-history-first = First
button-history-back = Back
button-history-on = On
button-history-last = Last
button-history-turn-before = Turn before
button-history-turn-after = Turn after
button-history-text = Text
button-history-picture = Picture
button-history-page-before = Page before
button-history-page-after = Page after
menu-history-steps = Go to
menu-history-eyes = Whose eyes
menu-history-here = The table after this line
history-title = **{ $game }** `{ $match }`: step { $n } of { $all }
history-start = The start
history-step = { $n }. { $what }
history-eyes-all = Everything open
history-eyes-none = What all saw
history-eyes-seat = What { $name } saw
history-hand = { $name }. { $alt }
history-hands = Below the board, from the top: { $names }.
history-hand-title = **{ $name }**
history-told = To { $names } alone: { $line }
history-waits = Asked next: { $names }.
history-inexact = The rules were corrected later, so this step can't be shown exactly. Below is the table shortly before it.

button-film = Animation
button-export = Export
button-export-text = As text
button-export-json = As JSON
button-verify = Check the deal
film-title = **{ $game }** from the first turn to the last
film-what = One picture for each turn, or in a long match for some of them.
film-alt = The match as a moving picture. Frames: { $n }. At first: { $first }. At last: { $last }.
film-there = The animation is in the thread of the match.
film-go = Show it
export-title = { $game } ({ $match })
export-so-far = The match goes on. This is its log so far, as you may see it.
export-deal = Dealt from the number { $seed }, whose SHA-256 is { $fingerprint }.
export-own = The log so far, as you may see it.
export-whole = The whole match, with all that was hidden.
export-form-text = text: the log
export-form-json = JSON: everything
statistics-days = { $n ->
    [0] Played within a day: { $last }.
    [one] Played from { $first } to { $last }, one day.
   *[other] Played from { $first } to { $last }, { $n } days.
}
statistics-whole = Turns or rounds: { $turns }. Answers: { $answers }. Taken back: { $undos }.
statistics-seat = { $name }: answers { $answers }, taken back { $undos }
verify-title = **{ $game }** `{ $match }`: the deal checked
verify-post-same = The post that opened the match shows the fingerprint of the number that the cards were dealt from: `{ $fingerprint }`.
verify-post-other = The post that opened the match doesn't show the fingerprint of the number that the cards were dealt from. That should be `{ $fingerprint }`.
verify-post-unread = I can't read the post that opened the match. See for yourself whether it shows `{ $fingerprint }`.
verify-post-none = The post that opened the match is gone, so I have nothing to compare the fingerprint `{ $fingerprint }` with.
verify-unedited = Discord says that the post has never been edited.
verify-edited = Discord says that the post has been edited, so it proves less.
verify-secret = The number itself stays secret until the match is over. Check again then: I'll play the whole match once more from it.
verify-seed = The number is `{ $seed }`. Anyone can compute the SHA-256 of its digits: `{ $fingerprint }`.
verify-replayed = From this number and the answers given ({ $n }) the match was played once more with version { $version } of the rules: everything happened again as it stands in the log, and the end is the same.
verify-rules = The match can't be played once more in full: its rules were corrected while it ran or after it. They are in version { $version } now.
verify-differs = Played once more with version { $version } of the rules, the match doesn't come out as it is stored. Something was changed that shouldn't have been.
verify-go = The post

# Standing orders

orders-title = **Standing orders: { $game }**
orders-what = What you settle here is answered for you at once whenever the rules ask it. Only you see your orders; your log names each one that has answered.
orders-line = { $order }: **{ $setting }**
orders-choice = { $order }: { $setting }
orders-ask = Ask me
orders-cards = Choose cards
orders-one = **{ $order }**
orders-card = { $n }. { $card }
orders-pick = Choose the cards one after another, the one you want first to begin with. Each choice holds at once.
orders-next = The next card
orders-open = You are being asked this right now, so answer it yourself. The order holds from the next time on.
event-order-used = Your standing order answered: { $order }.

# Watching

button-watch = Watch
button-refresh = Refresh
button-follow = Follow
button-thread = Open the thread
button-hands = All hands
watch-title = **{ $game }** with { $players }
hands-title = **All hands: { $game }**
hand-of = Hand of { $seat }
hands-of = **{ $name }**
notice-followed = You are in the thread of the match now. Its posts ring only those whose move it is; leave the thread to stop following.
notice-not-followed = I can't bring you there, but you can read along.
notice-hands-hidden = The hands are shown when the match has ended.
notice-watch-which = Several matches are played here. Choose one with the option “{ cmd-watch-match.name }”.
notice-watch-none = No match that you can see is being played here.

# Notes to self

button-note = Note
button-note-clear = Clear note
note-title = **Your note**
note-none = You have noted nothing down here. A note is for your eyes alone; you see it beside your hand and when it is your turn again.
note-form = Note to yourself
note-label = Only you see it. Empty clears it.
note-kept = Noted down.
note-cleared = The note is cleared.
notice-note-too-long = A note has at most { $most } characters.

# Look-ups

card-title = **{ $title }**
card-of-deck = { $title } ({ $deck })
rules-title = **{ $game }: { $topic }**
rules-none = There are no rules to look up for { $game }.
help-title = **Help**
help-play = Everything works by button and by command. “{ button-act }” shows what you have to decide, “{ button-hand }” your cards, “{ button-log }” what has happened. “{ button-undo }” takes your last answer back; once something has been revealed or answered since, the others are asked.
help-game = **Commands of { $game }**
help-general = **Commands of every game**
help-command = `/{ $command }` { $does }
mygames-title = **Your matches**
mygames-waiting = { $n ->
    [0] None is waiting for you.
    [one] One is waiting for you.
   *[other] { $n } are waiting for you.
}
mygames-none = You aren't in any match. Open one with a command, or join one in the channel.
mygames-line = **{ $game }** `{ $match }` { $others }
mygames-lobby = Waiting for players.
mygames-check = You are asked whether you are ready.
mygames-invited = You are invited.
mygames-on-list = You are on the waiting list.
mygames-mine = Waiting for you.
mygames-more = { $n ->
    [one] One more isn't listed.
   *[other] { $n } more aren't listed.
}
button-next-match = { $n ->
    [one] Next match
   *[other] Next match ({ $n })
}
next-none = No other match is waiting for you.
mygames-go = { $game } { $match }

# Pace and clocks

pace = Pace
    .hint = How long each may take. What isn't needed of a turn's time is lost; what is needed beyond it comes off the reserve. Reminders come in time, and when all is used up the table decides how to go on.
pace-none = none, no clock runs
pace-relaxed = relaxed, 72 hours a turn and 72 in reserve
pace-daily = daily, 24 hours a turn and 24 in reserve
pace-brisk = brisk, 8 hours a turn and 8 in reserve
pace-live = live, 10 minutes a turn and 10 in reserve
times-mine = You have until { $moment } ({ $left }).
times-until =
    { $n ->
        [one] { $names } has until { $moment } ({ $left }).
       *[other] { $names } have until { $moment } ({ $left }).
    }
times-since-until = { $name } was asked { $since } and has until { $moment } ({ $left }).
times-paused = The match is paused, and no clock runs.
times-away = { $name } is away until { $day }.

# Time: reminders, absences, pauses

button-snooze = Remind me in 3 hours
button-hush = No more this turn
button-imback = I'm back
button-pause-yes = Pause
button-pause-no = Play on
button-resume = Resume
remind-left = { $who }, the table is waiting for you. You have until { $moment } ({ $left }).
vote-title = **{ $name }'s time is over.** How do you want to go on?
vote-title-waited = **{ $name } has been waited for.** How do you want to go on?
vote-title-left = **{ $name } doesn't play on.** An autopilot plays for now. How do you want to go on?
vote-ask = { $who }: more than half of you decide. If nobody says anything until { $moment } ({ $left }), an autopilot plays this turn.
vote-ask-left = { $who }: more than half of you decide. If nobody says anything until { $moment } ({ $left }), the autopilot plays on.
vote-said = { $name }: { $choice }
vote-wait = Wait on
vote-turn = Autopilot this turn
vote-back = Autopilot until back
vote-substitute = Look for a substitute
vote-end = End the match
pause-ask = { $who }: shall the match be paused? It is as soon as all of you agree.
pause-agreed = For it: { $names }
pause-on = **The match is paused.** No clock runs. Whoever plays may resume it; then everyone who is asked has a whole turn's time again.
notice-snoozed = I'll remind you again { $left }.
notice-too-late-to-snooze = Your time is over by then, so I can't wait that long.
notice-hushed = No more reminders in this turn.
notice-nothing-to-remind = You aren't being asked any more.
notice-voted = Your vote counts: { $choice }.
notice-vote-over = This has been decided.
notice-vote-not-yours = Only those who play here and haven't run out of time themselves have a vote.
notice-back = Good to have you back.
notice-pause-begun = The match is paused.
notice-pause-wanted = The others are asked. The match is paused as soon as all agree.
notice-pause-declined = The match goes on without a pause.
notice-resumed = The match goes on.
notice-no-pace = This match has no pace, so no clock runs.
notice-not-paused = This match isn't paused.
notice-paused-already = This match is paused already.

# Taking back with everybody's consent

button-askback-answer = Ask: my last answer
button-askback-turn = Ask: my whole last turn
button-agree = Agree
button-refuse = Refuse
takeback-how-far = Something has been revealed or answered since, so it takes everybody's consent. How far back do you want to go? The others are asked in the thread what you would take back:
takeback-title = { $how ->
    [turn] **{ $name } asks to take back the whole last turn.**
   *[answer] **{ $name } asks to take back the last answer.**
}
takeback-unseen = Nothing of it could be seen by others.
takeback-chance = All of this would be gone. Piles keep their order, so what was drawn comes again; dice and shuffles are made anew. Nobody gets time back.
takeback-ask = { $who }: do you agree? It is done as soon as all of you do. The next move ends the question.
takeback-agreed = Agreed: { $names }.
takeback-done = Everybody has agreed, and it is taken back.
takeback-refused = { $name } has refused, so it stays as it is.
takeback-withdrawn = { $name } has withdrawn the question, so it stays as it is.
takeback-overtaken = The match has gone on meanwhile, so it stays as it is.
notice-takeback-asked = The others are asked in the thread. It is taken back as soon as all agree.
notice-takeback-done = Everybody has agreed, and it is taken back.
notice-takeback-agreed = You have agreed. It is taken back as soon as all have.
notice-takeback-refused = You have refused, so it stays as it is.
notice-takeback-withdrawn = You have withdrawn the question.
notice-takeback-own = The others have to agree. With “{ button-refuse }” you withdraw the question.
notice-takeback-over = That is no longer asked.
notice-takeback-late = The match has gone on meanwhile. Press “{ button-undo }” again to see what can be taken back now.
notice-takeback-open = The table is being asked about something else to take back.

# Seats that change hands

advert-title = **{ $game }**: who plays on for { $name }?
advert-others = With { $names }.
advert-expected = Whoever takes over gets the seat as it is, a full period of time and a summary by direct message. Those who play here, or have seen a hand of this match, can't.
advert-taken = **{ $game }**: { $name } has taken the open seat.
advert-withdrawn = **{ $game }**: the seat of { $name } isn't open any more.
advert-over = **{ $game }**: this match is over, so its seat isn't open any more.
button-takeover = Take over
briefing = **You play on for { $old }.** { $about }
    What the seat holds and has to decide is below. `/{ cmd-rules.name }` explains the game.
farewell-taken = { $name } plays on in your seat. Thank you for playing.
farewell-piloted = You gave this seat up, and an autopilot plays on. You can take it back as long as it is open.
seats-title = **{ $game }**: the seats
seats-how = An open seat is advertised in the match's channel.
seats-nothing = There is nothing for you to change here now.
seat-line = { $n }. { $name }
seat-line-open = { $n }. { $name }, open to a substitute
button-seat-offer = { $whose ->
    [own] Look for somebody to replace me
   *[other] Look for a substitute: { $name }
}
button-seat-withdraw = { $whose ->
    [own] No longer look for somebody
   *[other] No longer look: { $name }
}
button-seat-hand = { $whose ->
   *[own] Autopilot until I'm back
}
button-seat-ask = { $whose ->
   *[other] Ask the table: { $name }
}
notice-seat-offered = The seat is open, and the match's channel says so.
notice-seat-withdrawn = The seat isn't open any more.
notice-seat-handed = An autopilot plays for you. “{ button-imback }”, or any move of yours, ends that.
notice-table-asked = The others are asked in the thread.
notice-seat-open-already = This seat is open already.
notice-seat-not-open = This seat isn't open.
notice-seat-not-yours = Only whoever plays the seat may do that, or the host.
notice-seat-is-played = Somebody plays this seat. Only when that player is absent can it be opened.
notice-seat-taken = This seat isn't open any more.
notice-seat-changed = Somebody else plays this seat now.
notice-plays-already = You play in this match already.
notice-has-seen-a-hand = You have seen another hand of this match, so you can't take this seat.
notice-was-kicked = You were taken out of this match, so you can't take a seat in it.
notice-handed-already = An autopilot plays for you already.
notice-last-person = Nobody else is here who plays, and autopilots alone don't play on. You can call the match off with `/{ cmd-match.name } { cmd-match-cancel.name }`.
notice-pace-decides = This match has a pace: the others are asked when the time is over.
notice-not-waited-for = This seat isn't waited for now.
notice-wait-longer = The table can be asked from { $moment } on.

# Lobby

lobby-title = **{ $game }**: who plays?
lobby-length = Length: { $length }.
lobby-length-here = Length: { $length } at one sitting, here { $about }.
about-minutes = about { $n } minutes
about-hours = about { $n } hours
about-days = about { $n } days
about-weeks = about { $n } weeks
about-months = about { $n } months
lobby-other = **Other than usual**
lobby-usual = As usual: { $options }.
lobby-starts-host-checked = Start: **by the host, after a ready check**
lobby-starts-full = Start: **as soon as all seats are taken**
lobby-starts-full-checked = Start: **as soon as all seats are taken and everyone is ready**
lobby-said-ready = { $seat }, ready
lobby-waiting = Waiting list: { $names }.
lobby-declined = Can't come: { $names }.
lobby-starts-later = It starts by itself once all seats are taken.
lobby-checking = **Ready check** until { $moment } ({ $left }). Still to answer: { $who }.
lobby-seat = { $n }. { $name }
lobby-host = { $n }. { $name } (host)
lobby-autopilot = { $n }. Autopilot
lobby-left = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
lobby-invited = Seats are kept for { $names } until { $moment }.
lobby-someone = someone
lobby-option = { $option }: **{ $value }**
lobby-option-plain = { $option }: { $value }
lobby-switches = Optional rules
lobby-switches-none = none
lobby-too-few = Fewest players: { $n }.
lobby-may-start = The host can start now and leave out the free seats, or wait.
lobby-ready = Everyone is here. The host can start.
options-title = **Options of { $game }**
options-switches = { $menus ->
    [1] Optional rules
   *[other] Optional rules ({ $n }/{ $menus })
}
options-seats = Seats
options-seats-value = { $n ->
    [one] One player
   *[other] { $n } players
}
options-autopilots = Autopilots
options-autopilots-value = { $n ->
    [0] No autopilot
    [one] One autopilot
   *[other] { $n } autopilots
}

options-starts = Start
options-starts-host = The host starts
options-starts-full = Start when all seats are taken
options-checks = Ready check
options-checks-no = No ready check
options-checks-yes = Everyone says “ready” before the start

# What people are told about a table

call-ready = **{ $game }**: { $who }, are you ready? Press “{ button-ready }” until { $moment } ({ $left }), or the seat is free again.
call-full = **{ $game }**: { $who }, everyone is here. You can start.
call-moved = **{ $game }**: { $who }, a seat has become free, and it is yours.
call-stale = **{ $game }**: { $who }, nothing has happened at this table for a week. It closes { $left } unless you keep it open.
invitation = **{ $game }**: { $host } invites you to play.
invitation-call = **{ $game }**: { $who }, { $host } invites you to play.
invitation-until = Your seat is kept until { $moment } ({ $left }).
invitation-accepted = **{ $game }**: you have accepted the invitation.
invitation-waiting = **{ $game }**: all seats are taken, so you are on the waiting list.
invitation-declined = **{ $game }**: you have declined the invitation.
invitation-over = **{ $game }**: this invitation is over.
invite-whom = { $n ->
    [one] Whom do you invite? One seat can be kept.
   *[other] Whom do you invite? { $n } seats can be kept.
}

# Queues

queue-title = **{ $game }**
queue-line = { $name }: { $n ->
    [0] any number of players
   *[other] { $n } players
}, pace: { $pace }
queue-any-pace = any
queue-empty = Nobody is waiting here.
notice-queued = You are in the queue. As soon as enough players wait for { $game }, a table is made and you are called there.
notice-queue-made = Enough players have come together. The code of your table is `{ $match }`.
notice-dequeued = You are no longer waiting.
notice-not-queued = You aren't waiting for that here.
notice-queue-no-such-number = { $n } can't play this game.

# Before what can't be taken back

confirm-resign = Do you really resign? An autopilot will play for you to the end, unless somebody takes your seat over. With `/{ cmd-match.name } { cmd-match-seat.name }` an autopilot plays only until you are back.
confirm-cancel = Do you really call the match off for everyone? Nobody will win it.

# Refusals

notice-stale = That question is no longer open. Below is what has happened since and what comes now.
notice-unknown-button = This button is too old. Press “{ button-act }” on the latest post, or use a command.
notice-unknown-command = This command is out of date. Restart Discord, then type it again.
notice-not-yours = That is another player's button.
notice-not-seated = You have no seat in this match.
notice-match-over = This match is over.
notice-cancel-not-allowed = Only the host may do that, or whoever manages threads here.
notice-illegal = That can't be chosen now.
notice-choose-one-of = That can't be chosen now. Choose one of: { $options }.
notice-not-a-number = Type a whole number from { $least } to { $most }.
notice-too-early = Give “{ $option }” later: something is revealed first.
notice-not-asked = “{ $option }” isn't needed now.
notice-nothing-to-undo = You have nothing to take back.
notice-undo-not-free = Somebody was quicker. See how the match stands now.
notice-undone-already = Your last answer has just been taken back. The button below that takes back one more says which.
notice-nothing-to-redo = You have nothing to redo.
notice-which-match = You are in several matches. Choose one with the option “{ cmd-option-match.name }”.
notice-no-match-here = You have no match here. Open one with a command, or choose one with the option “{ cmd-option-match.name }”.
notice-no-such-match = There is no match `{ $match }`.
notice-no-such-card = There is no such card.
notice-no-such-detail = There is nothing of that name to look at closely now.
notice-no-such-topic = There is no such topic.
notice-no-orders = This game has no standing orders, or none for you now.
notice-no-such-order = There is no such order.
notice-no-such-setting = “{ $order }” can't be set to that.
notice-film-running = There is an animation once the match is over.
notice-export-running = A running match can be exported as text only.
notice-server-only = Use this command in a server.
notice-internal = Something went wrong, and nothing was changed. Try again. If that doesn't help, send the code `{ $code }` to whoever runs this bot.
notice-internal-after = Something went wrong while I was answering. See how the match stands before you try again. If that doesn't help, send the code `{ $code }` to whoever runs this bot.
notice-no-permission = I may not do that here. I need the permission “{ $permission }”.
notice-no-thread = I can't open a thread here, so the match stays in this channel. I need the permissions “{ permission-create-public-threads }” and “{ permission-send-messages-in-threads }”.
notice-lacking = { $n ->
    [one] I lack the permission { $permissions } in { $place }
   *[other] I lack the permissions { $permissions } in { $place }
}, so not all of this match can be shown there. It goes on by direct message and by command.
notice-locked = { $place } is locked for me, so this match can't be shown there. It goes on by direct message and by command.
notice-no-channel = The channel of this match is gone. It goes on by direct message and by command.
notice-no-server = I am no longer in the server of this match. It goes on by direct message.
notice-no-dm = { $who }, I can't send you direct messages. Press “{ button-hand }” to see your cards, or allow messages from members of this server.
notice-your-turn = { $who }, it is your move. Press “{ button-act }”.
notice-rules-changed = { $n ->
    [one] The rules were corrected, and one answer is no longer valid. Give it again.
   *[other] The rules were corrected, and { $n } answers are no longer valid. Give them again.
}

notice-no-room = This server has as many open threads as Discord allows, so the match stays in this channel.

# Refusals of lobbies

notice-lobby-gone = This table is no longer open.
notice-lobby-already-in = You have already joined.
notice-lobby-not-in = You haven't joined.
notice-lobby-host-only = Only the host may do that.
notice-lobby-too-few = { $least ->
    [one] At least one player is needed.
   *[other] At least { $least } players are needed.
}
notice-lobby-bad-seats = This game is for { $least } to { $most } players.
notice-lobby-exact-seats = { $seats ->
    [one] This game is for one player.
   *[other] This game is for { $seats } players.
}
notice-lobby-too-many = { $seats ->
    [one] There is only one seat.
   *[other] There are only { $seats } seats.
}
notice-lobby-seats-taken = More seats than that are already taken.
notice-lobby-no-such-option = There is no such option.
notice-lobby-option-twice = “{ $option }” is given twice. Choose one value.
notice-lobby-unchanged = Nothing was changed. Open “{ button-options }” again to see how the table is set.
notice-lobby-too-many-open = { $n ->
    [one] You already have an open table here. Start it or close it first.
   *[other] You already have { $n } open tables here. Start or close one first.
}
notice-lobby-too-many-invited = { $n ->
    [0] No seat is free that could be kept.
    [one] Only one seat is free that can be kept.
   *[other] Only { $n } seats are free that can be kept.
}
notice-lobby-nobody-new = Nobody of these can be invited: they are here or invited already, or they are bots.
notice-lobby-no-invitation = No seat is kept for you at this table.
notice-lobby-no-check = There is no ready check now.
notice-lobby-ready-already = You have already said that you are ready. The match begins once all have.
notice-lobby-already-waiting = You are on the waiting list, number { $place }.
notice-rematch-too-early = This match isn't over yet.
notice-rematch-kicked = You were taken out of this match, so the others decide on a rematch.
notice-rematch-not-yours = Only those who played may open a rematch. There is none yet.
notice-lobby-contradiction = These two can't hold together: { $one } and { $other }. Nothing has changed.

# Servers

setup-title = **How I am set up here**
setup-all-granted = In { $place } I have every permission that I want.
setup-some-missing = In { $place } matches can be played, but something is missing.
setup-not-playable = In { $place } no match can be played until the permissions that I need are there.
setup-granted = ✓ **{ $permission }**: { $what }
setup-missing = ✗ **{ $permission }**: { $what } Without it: { $without }
setup-settled = **What is settled for this server**
setup-anywhere = Tables may be opened in every channel where I can write.
setup-only-in = Tables may be opened in { $place } only.
setup-language = What everybody reads is in { $language }.
setup-language-auto = What everybody reads is in the language that Discord gives for this server: { $language }.
setup-pace = Usual pace: { $pace }
setup-dms = { $n ->
    [0] Whether members take my direct messages shows only when I send one; nobody who plays here now is known to refuse them.
    [one] Whether members take my direct messages shows only when I send one; one who plays here now is known to refuse them and plays from the thread.
   *[other] Whether members take my direct messages shows only when I send one; { $n } who play here now are known to refuse them and play from the thread.
}
setup-saved = Settled. It holds for tables that are opened from now on.
setup-tongue = Language
setup-menu-language = Language of what everybody reads
setup-menu-pace = Usual pace
setup-value-here = In this channel only
setup-value-anywhere = In every channel
button-setup-here = Tables only here
button-setup-anywhere = Tables everywhere
button-setup-look = Check again
notice-setup-not-allowed = Only those who may manage this server can do that.
notice-lobby-elsewhere = In this server tables are opened in { $place } only.

# What a host may do

confirm-host-kick = The seat of { $name } goes to an autopilot for good. Everybody reads that, and the others are asked whether somebody else is to take it.
confirm-host-pause = The match is paused at once, without asking the others. Everybody reads that, and whoever plays may resume it.
confirm-host-back = These answers are taken back, without asking anybody: { $whose }. Everybody reads that. What chance brings next will be another than before.
confirm-host-rebuild = If the match doesn't agree with the answers given in it, it is put together again from them. Answers that can't be given again are lost. Everybody reads that; if all is well, nothing happens.
confirm-host-show = The card, the turn's post and the hands are posted again, in the place of those that stand there. Nothing in the match changes.
confirm-host-pilot = An autopilot answers for { $name } what is asked now, once. Everybody reads that, and it can't be chosen which answer that is.
host-answers-of = { $n ->
    [one] one of { $name }
   *[other] { $n } of { $name }
}
host-stale = The match has gone on meanwhile. Look again before you press.
button-host-kick = Hand to autopilot
button-host-pause = Pause at once
button-host-back = Take back
button-host-rebuild = Rebuild
button-host-show = Post again
button-host-pilot = Let it answer
button-host-leave = Leave it
notice-host-kick = The seat is an autopilot's now.
notice-host-pause = The match is paused.
notice-host-back = The answers are taken back, and everybody reads that.
notice-host-rebuild = The match is put together again, and everybody reads that.
notice-host-sound = The match agrees with its answers. Nothing was changed.
notice-host-show = It is being posted again.
notice-host-pilot = The autopilot has answered, and everybody reads that.
notice-pause-by-host = You don't play here, so you can't propose a pause. You may begin one at once; everybody reads that.
notice-kick-nobody = Nobody plays this seat.
seat-numbered = { $number }. { $name }
notice-which-player = Several players fit that. Choose one from the suggestions.
notice-no-such-player = Nobody of that name sits at this match.
notice-beyond-repair = This match can't be put together again. Call it off, or ask whoever runs this bot.
repair-rebuild = Put the match together again from its answers
repair-back = Take back the last answers
repair-show = Post the card, the turn and the hands again
repair-pilot = Let an autopilot answer once for a player

# Privacy

privacy-title = **What I keep about you**
privacy-user = Your name, your language and the number of your account.
privacy-seats = { $n ->
    [one] One seat in a match, or that you are its host.
   *[other] Seats in matches, and that you are their host: { $n } entries.
}
privacy-moves = { $n ->
    [one] One answer that you gave in a match.
   *[other] { $n } answers that you gave in matches.
}
privacy-lobbies = Tables that haven't started, with you at them.
privacy-orders = { $n ->
    [one] One standing order.
   *[other] { $n } standing orders, those you have changed too.
}
privacy-habits = Your time zone, quiet hours, reminders and holidays.
privacy-votes = { $n ->
    [one] One vote about an absent player or a pause.
   *[other] { $n } votes about absent players and pauses.
}
privacy-presses = { $n ->
    [one] The number of one press, so that it doesn't count twice.
   *[other] The numbers of { $n } presses, so that none counts twice.
}
privacy-messages = { $n ->
    [one] Where one direct message to you stands.
   *[other] Where { $n } direct messages to you stand.
}
privacy-others = { $n ->
    [one] One more entry, which the file names.
   *[other] { $n } more entries, which the file names.
}
privacy-nothing = Nothing.
privacy-never = I never keep what you or others write in chat, and I hand nothing on to anybody.
privacy-how-long = Matches stay, so that they can be looked at again. The numbers of presses go after { $presses } days, what you queue for after { $queues } days, the orders, notes and votes of a match { $orders } days after its end, where the posts of its turns stand { $posts } days after its end, and holidays { $holidays } days after they are over. Who only looked on is forgotten within a day.
privacy-ways = `/{ cmd-privacy.name } { cmd-privacy-export.name }` gives you all of it as a file. `/{ cmd-privacy.name } { cmd-privacy-delete.name }` deletes it at once, in the middle of matches too. All of this in full: `data/PRIVACY.md` where the bot comes from.
privacy-exported = This is all that I keep about you. Only you can see it.
privacy-confirm = Do you really want everything about you deleted? You leave all tables. In matches that are under way an autopilot plays on for you, under no name, and there is no way back into them. Moves stay in the logs without you. My direct messages to you are deleted, and your name goes from the newest messages; older ones in the threads stay as they are. If you play again later, you start as somebody new.
button-privacy-delete = Delete everything
button-privacy-keep = Keep it
notice-privacy-deleted = Everything about you is deleted. What still names you on Discord is being changed now. Goodbye, and good journeys.
notice-privacy-too-large = That is more than fits into a file here. Ask whoever runs this bot for it.

# Receipts

notice-lobby-opened = The table is open. Its code is `{ $match }`.
notice-lobby-joined = You have joined.
notice-autopilots-set = Autopilots at this table: { $n }.
notice-lobby-left = You have left.
notice-lobby-waiting = All seats are taken. You are on the waiting list, number { $place }.
notice-lobby-waiting-kept = The free seats are kept for others. You are on the waiting list, number { $place }.
notice-lobby-guests = Invited: { $name }.
notice-lobby-check-begun = Everyone is asked whether they are ready. The match begins once all are.
notice-rematch-opened = The table for the rematch is open, and the others are invited.
notice-rematch-there = There is a rematch already.
notice-lobby-started = **{ $game }** begins. At the table: { $names }.
notice-lobby-cancelled = The table was closed.
notice-lobby-forgotten = The table was closed, because nobody was heard of for so long.
notice-resigned = You have resigned. An autopilot plays on for you.
notice-resigned-over = You have resigned. This match is over.
notice-cancelled = The match was called off.
notice-dismissed = Nothing was changed.
notice-language-set = From now on I speak English with you.
notice-language-auto = From now on I speak the language of your Discord with you.

notice-zone-set = Your time zone is { $zone }, where it is { $time } now.
notice-quiet-set = I won't remind you from { $first } to { $last } ({ $zone }), unless your time would be over before they end.
notice-quiet-off = You have no quiet hours.
notice-reminders-dm = I'll remind you by direct message.
notice-reminders-thread = I'll remind you in the thread of the match.
notice-reminders-none = I won't remind you of anything.
notice-away-set = You are away from { $first } to { $last }. Your clocks stand meanwhile, and the others see until when.
notice-away-off = You have no holiday now, so your clocks run.
notice-away-until-when = Say until when, too.
notice-away-backwards = The last day can't be before the first one, nor before today.
notice-away-too-long = A holiday may last { $days } days and begin within a year.
notice-away-used-up = You can be away for { $days } days in a year, and this would be more.
notice-bad-time = Write a time such as 22:00, both for the beginning and the end.
notice-bad-day = Write a day such as 2026-12-24.
notice-no-such-zone = I don't know such a time zone. Choose one of those that are offered while you type.

# Permissions

permission-view-channel = View Channel
    .what = I see the channel.
    .without = no match in this channel.
permission-send-messages = Send Messages
    .what = The table's card and, without a thread, the match.
    .without = no match in this channel.
permission-send-messages-in-threads = Send Messages in Threads
    .what = The match in its thread.
    .without = the match stays silent there.
permission-create-public-threads = Create Public Threads
    .what = A thread for each match.
    .without = the match stays in the channel.
permission-attach-files = Attach Files
    .what = The pictures.
    .without = no match in this channel.
permission-read-message-history = Read Message History
    .what = Finding a post again after a lost connection.
    .without = a post may come twice then.
permission-pin-messages = Pin Messages
    .what = The card that says whom we wait for.
    .without = it isn't pinned.

# Commands. The value is the description (at most 100 characters), .name what is typed.

cmd-match = Open, join and end matches
    .name = match
cmd-match-new = Open a table for a new match
    .name = new
cmd-match-new-game = Which game
    .name = game
cmd-match-new-seats = How many play, including autopilots
    .name = seats
cmd-match-new-autopilots = How many of them are autopilots
    .name = autopilots
cmd-match-new-options = Other options than usual, such as pay=short
    .name = options
cmd-match-new-pace = How long each may take
    .name = pace
cmd-match-new-start = Who starts: the host, or the table itself when it is full
    .name = start
cmd-match-new-check = Whether everyone is asked before the start
    .name = check
cmd-match-new-player1 = Keep a seat for this player
    .name = player1
cmd-match-new-player2 = Keep a seat for this player
    .name = player2
cmd-match-new-player3 = Keep a seat for this player
    .name = player3
cmd-match-new-player4 = Keep a seat for this player
    .name = player4
cmd-match-join = Join an open table
    .name = join
cmd-match-leave = Leave a table before it starts
    .name = leave
cmd-match-start = Start the match of your table
    .name = start
cmd-match-cancel = Close your table, or call your match off for everyone
    .name = cancel
cmd-match-autopilots = Choose how many autopilots play at your table
    .name = autopilots
cmd-match-autopilots-number = How many
    .name = number
cmd-match-seat = See who plays where; look for a substitute, or leave your seat to an autopilot
    .name = seat
cmd-match-resign = Resign; an autopilot plays on for you
    .name = resign
cmd-match-pause = Propose a pause, or agree to one; no clock runs meanwhile
    .name = pause
cmd-match-resume = End the pause of a match
    .name = resume
cmd-queue = Wait for a match until enough others do
    .name = queue
cmd-queue-join = Wait for a match; a table is made as soon as enough do
    .name = join
cmd-queue-join-game = Which game
    .name = game
cmd-queue-join-pace = Which pace; any if you leave it out
    .name = pace
cmd-queue-join-players = With how many players; any number if you leave it out
    .name = players
cmd-queue-leave = Wait no longer, for one game or for all
    .name = leave
cmd-queue-leave-game = Which game; all if you leave it out
    .name = game
cmd-queue-show = Show who waits for what on this server
    .name = show
cmd-match-history = Look back on a match step by step
    .name = history
cmd-match-animation = Post a match that is over in its thread as a moving picture
    .name = animation
cmd-match-export = Take a match away as a file
    .name = export
cmd-match-export-form = Text, or everything as JSON once the match is over
    .name = form
cmd-match-verify = Check that nobody has touched the deal or the result
    .name = verify
cmd-board = Show the board
    .name = board
cmd-board-detail = A part of the board to look at closely
    .name = detail
cmd-hand = Show your hand, to you alone
    .name = hand
cmd-log = Show what has happened
    .name = log
cmd-watch = Watch a match that others play here
    .name = watch
cmd-watch-match = Which match
    .name = match
cmd-undo = Take your last answer back
    .name = undo
cmd-redo = Redo the answer you took back
    .name = redo
cmd-orders = Answer in advance what you may be asked while you are away
    .name = orders
cmd-orders-order = Which order
    .name = order
cmd-orders-setting = What it is set to; several cards are separated by commas
    .name = setting
cmd-note = Note something down for yourself about a match, or show your note
    .name = note
cmd-note-text = What to note down; leave it out to see your note
    .name = text
cmd-mygames = List your matches, those waiting for you first
    .name = mygames
cmd-next = Go to your most urgent match that is waiting for you
    .name = next
cmd-card = Look up a card
    .name = card
cmd-card-card = Which card
    .name = card
cmd-rules = Read the rules in short
    .name = rules
cmd-rules-topic = Which topic
    .name = topic
cmd-help = List the commands
    .name = help
cmd-settings = Your settings
    .name = settings
cmd-settings-language = Choose the language I speak with you
    .name = language
cmd-settings-language-language = Which language
    .name = language
cmd-settings-zone = Choose your time zone, for quiet hours and holidays
    .name = zone
cmd-settings-zone-zone = A city or the name of the zone, such as Europe/Prague
    .name = zone
cmd-settings-quiet = Set the hours without reminders; without times there are none
    .name = quiet
cmd-settings-quiet-from = When they begin, such as 22:00
    .name = from
cmd-settings-quiet-to = When they end, such as 7:30
    .name = to
cmd-settings-reminders = Choose where I remind you
    .name = reminders
cmd-settings-reminders-where = Where
    .name = where
cmd-away = Announce a holiday, during which your clocks stand; without days it is over
    .name = away
cmd-away-from = The first day, such as 2026-12-24; today if you leave it out
    .name = from
cmd-away-to = The last day, such as 2026-12-31
    .name = to
cmd-stats = Statistics
    .name = stats
cmd-stats-mine = Show how often, how well and how quickly you play, to you alone
    .name = mine
cmd-stats-server = Show the leaderboard of this server in a game
    .name = server
cmd-stats-server-game = Which game
    .name = game
cmd-stats-listed = Choose whether your name stands in servers' leaderboards
    .name = listed
cmd-stats-listed-listed = Whether it does
    .name = listed
cmd-stats-rating = Choose whether this server shows ratings, for those who manage it
    .name = rating
cmd-stats-rating-shown = Whether it does
    .name = shown
cmd-match-kick = Hand a player's seat to an autopilot; for the host, or who manages threads here
    .name = kick
cmd-match-kick-player = Whose seat
    .name = player
cmd-match-repair = Mend a match, for everybody to read; for the host, or who manages threads here
    .name = repair
cmd-match-repair-what = What is to be done
    .name = what
cmd-match-repair-answers = How many answers to take back, if any
    .name = answers
cmd-match-repair-player = For whom an autopilot is to answer, if it is
    .name = player
cmd-setup = See what I may do here, and settle things for this server
    .name = setup
cmd-setup-channel = Where tables may be opened
    .name = channel
cmd-setup-language = The language of what everybody reads
    .name = language
cmd-setup-pace = The pace of tables that choose none
    .name = pace
cmd-privacy = What I keep about you
    .name = privacy
cmd-privacy-show = See what I keep about you, and for how long
    .name = show
cmd-privacy-export = Get all that I keep about you as a file
    .name = export
cmd-privacy-delete = Have everything about you deleted, in the middle of matches too
    .name = delete
cmd-option-match = Which match, if it isn't clear
    .name = match
reminders-dm = By direct message
reminders-thread = In the match's thread
reminders-none = Nowhere
language-auto = As in Discord

# Statistics

stats-title = **Your matches**
stats-none = No match of yours is over yet.
stats-game = **{ $game }**
stats-played = { $n ->
    [one] One match is over
   *[other] { $n } matches are over
}; you stayed to the end in { $stayed }.
stats-won = Won: { $n }.
stats-won-together = Won together: { $n }.
stats-alone = Without other people: { $n }.
stats-waits = Others usually wait for you between { $least } and { $most }.
stats-rating = Rating on this server: { $n }.
stats-listed = Your name stands in the leaderboards of your servers. `/{ cmd-stats.name } { cmd-stats-listed.name }` changes that.
stats-unlisted = Your name stands in no leaderboard. `/{ cmd-stats.name } { cmd-stats-listed.name }` changes that.
span-at-once = no time at all
span-minutes = { $n ->
    [one] a minute
   *[other] { $n } minutes
}
span-hours = { $n ->
    [one] an hour
   *[other] { $n } hours
}
span-days = { $n ->
    [one] a day
   *[other] { $n } days
}
stats-server-title = **{ $game } on this server**
stats-server-none = Nobody here has played { $game } to the end with others yet.
stats-line = { $place }. { $name }: { $n ->
    [one] one match
   *[other] { $n } matches
}, won { $won }
stats-line-rated = { $line }, rating { $rating }
stats-more = { $n ->
    [one] One more player.
   *[other] { $n } more players.
}
stats-somebody = Somebody
notice-stats-on = Your name stands in your servers' leaderboards.
notice-stats-off = Your name stands in no leaderboard any more.
notice-stats-rated = This server shows ratings. They are reckoned from the matches that people played against each other here.
notice-stats-unrated = This server shows no ratings.
notice-stats-not-yours = Only those who may manage the server choose that.

# Help with a question

button-explain = Explain
button-explain-options = What is on offer
button-commands = Commands
menu-why-not = { $menus ->
    [1] Why can’t I …?
   *[other] Why can’t I …? ({ $n }/{ $menus })
}
explain-title = **What does this do?**
explain-option = **{ $option }:** { $does }.
why-not-title = **Why not “{ $what }”?**
why-not-possible = You can do this now: choose such an option, or type `/{ $command }`.
why-not-turn = It isn’t your turn. Waiting for { $names }.
why-not-first = Something else is asked of you first: { $ask }

# The guide through a first match

button-guide-away = Put the guide away
button-guide-back = Guide me again
first-match-hint = **First match:** { $hint }
first-match-away = The guide is put away. `/{ cmd-help.name }` brings it back.
notice-guide-back = The guide is back. It comes with your next questions in { $game }.
privacy-guides = How far you have come in the guides through first matches.
