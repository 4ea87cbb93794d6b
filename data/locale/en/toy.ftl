game-title = The Toy
game-about = A tiny game of plans, raids and curses, with everything awkward in it.
game-length = 10 minutes

# What a table may choose

option-goal = Goal
    .hint = Whether everyone plays for themselves or all win or lose together.
option-goal-alone = Everyone alone
option-goal-together = All together

# Cards

card-raid = Raid
card-raid-says = Play one or more on your turn to rob another player: each is worth one gold on top of the die.
card-block = Block
card-block-says = Discard it when you are raided: the raid brings nothing.
card-spice = Spice
card-spice-says = Worth nothing in the hand. As the omen it doubles what a feast brings.

# Answers

choice-hunt = Hunt
choice-build = Build
choice-ready = Ready
choice-unready = Keep planning
choice-hill = On the hill
choice-wood = In the wood
choice-back = Another job
choice-raid = Raid
choice-take = Take gold
choice-draw = Draw cards
choice-end = End the turn
choice-none = Don't block
choice-keep = Keep the die
choice-again = Roll again
choice-feast = Feast
choice-fast = Fast
choice-abstain = Abstain
choice-unsay = Think again

group-block = Block

# Questions

ask-plan-job = Which job do you plan?
ask-plan-place = Where?
ask-plan-unready = Do you need more time?
ask-turn-action = What do you do?
ask-turn-end = Is your turn over?
ask-take-amount = How much gold do you take?
ask-draw-drop = Which card do you drop?
ask-raid-cards = Which raids do you play?
ask-raid-target = Whom do you raid?
ask-raid-block = Do you block the raid?
ask-roll-again = Keep the die or roll again?
ask-night-drop = Which cards do you drop?
ask-vote-say = Feast or fast?
ask-vote-unsay = Have you changed your mind?
ask-vote-decide = You decide: feast or fast?
ask-curse = Whom do you curse for 2 gold?
ask-curse-drop = Which card does the curse cost you?

about-raid = { $seat } raids you with { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
about-die = The die shows { $die }.
about-omen = The omen is { $card }.

# Standing orders

order-raid-block = Block raids
    .hint = Raids on you are blocked, or let happen, without asking you.
order-raid-block-never = Never
order-raid-block-always = If you can
order-curse-drop = Drop to a curse
    .hint = Which cards go first; of the others, the one that has been in your hand longest.

# What happened

event-dawned = Round { $round } begins.
event-planned = { $seat } plans: { $job }, { $place }.
event-unreadied = { $seat } needs more time.
event-took = { $seat } takes { $amount } gold.
event-drew = { $seat } draws { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
}.
event-drew-card = You draw { $card }.
event-raid-off = { $seat } has nothing left to raid with.
event-raid-blocked = { $foe } blocks the raid by { $seat }.
event-rolled = The die shows { $die }.
event-raided = { $seat } takes { $loot } gold from { $foe }.
event-cursed = { $seat } curses { $foe }, who drops { $card }.
event-night-fell = Night falls on round { $round }.
event-omen-appeared = An omen appears: { $card }.
event-unsaid = { $seat } thinks again.
event-voted = The vote is over: { $choice ->
    [feast] feast
   *[fast] fast
}.

# How it ended

outcome-richest = Whoever has the most gold wins.
outcome-feast = There is gold enough for everyone.
outcome-famine = There is too little gold for everyone.

# Commands

verb-plan = Plan your job for this round
    .name = plan
verb-plan-job = Hunt or build, or say that you are ready
    .name = job
verb-plan-place = Where you do it
    .name = place
verb-take = Take gold on your turn
    .name = take
verb-take-amount = How much, from 1 to 3
    .name = amount
verb-draw = Draw two cards on your turn and drop one
    .name = draw
verb-draw-drop = The card that you drop
    .name = drop
verb-raid = Rob another player on your turn
    .name = raid
verb-raid-with = The raid cards that you play, separated by commas
    .name = with
verb-raid-at = The player whom you rob
    .name = at
verb-raid-again = Whether you keep the die or want another roll
    .name = again
verb-curse = Pay 2 gold to make another player drop a card
    .name = curse
verb-curse-who = The player whom you curse
    .name = who
verb-end = End your turn
    .name = end
verb-block = Block a raid
    .name = block
verb-block-card = The block that you drop
    .name = card
verb-allow = Let a raid happen
    .name = allow
verb-roll = Keep the die or ask for another roll
    .name = roll
verb-roll-again = Whether you keep the die or want another roll
    .name = again
verb-drop = Drop cards when you must
    .name = drop
verb-drop-cards = The cards that you drop, separated by commas
    .name = cards
verb-vote = Say feast or fast
    .name = vote
verb-vote-choice = Feast, fast or neither
    .name = choice
verb-unready = Say that you need more time to plan
    .name = unready
verb-unsay = Take back what you have said in the vote
    .name = unsay

# Rules

rule-round = The toy lasts three rounds. In each, all plan together, everyone takes a turn, night falls, and all vote.
    .title = The round
rule-plan = Plan a job and its place as often as you like, then say that you are ready. Whoever plans to hunt gets 1 gold when everyone is ready.
    .title = Planning
rule-turn = Raid another player, take 1 to 3 gold, or draw two cards and drop one.
    .title = Your turn
rule-raid = Play raid cards and choose whom to rob. The victim may drop a block, and nothing comes of the raid. Else roll the die: take as much gold as the die and your cards together. All decide secretly whether to roll again; it costs 1 grit if anyone wants to, and there are only 2 grit to begin with.
    .title = Raids
rule-curse = Whenever you could be asked on a turn or at night, you may pay 2 gold: another player drops a card.
    .title = Curses
rule-night = Whoever holds more than four cards drops the rest, all at once.
    .title = Night
rule-vote = An omen is turned up and all say feast or fast, openly, until everyone has spoken. Unless all agree, the first player decides. A feast brings everyone 1 gold, or 2 if the omen is spice. A fast brings 1 grit.
    .title = The vote
rule-end = Whoever has the most gold wins. Playing together, all win if there are 8 gold per player.
    .title = The end

# The guide through a first match

guide-plan = All plan at once here. Choose a job and a place, as often as you like, and say when you are ready.
guide-turn = On your turn you do one thing: raid somebody, take gold, or draw two cards and keep one.
guide-raid = Somebody raids you. A block from your hand stops it; without one, you can only let it happen.
guide-vote = At the end of a round all say feast or fast, openly. You may change your mind until everybody has spoken.
