game-title = Go West!
game-about = Landowners profit from the settlers' trek to California: place discs, move wagons, call scorings.
game-length = 45 minutes

# What a table may choose

option-start = Starting player
    .hint = By the rules the oldest player starts: let them join first and choose “{ option-start-first-seat }”.
option-start-lots = Drawn by lot
option-start-first-seat = The first to join
option-pay = Paying with victory points
    .hint = When you have too few discs for a price: any mix of discs and points, or all discs first.
option-pay-literal = Any mix
option-pay-short = All discs first
option-placing = Card for 2 discs with 1 left
    .hint = By the rules such a card can't be played; in Conrad's variant only the one disc is placed.
option-placing-full = Not allowed
option-placing-conrad = Place the one disc

# Areas

new-england = New England
east = East
great-plains = Great Plains
midwest = Midwest
west = West
california = California

group-new-england = New England
group-east = East
group-great-plains = Great Plains
group-midwest = Midwest
group-west = West
group-no-region = Wagons only

# Cards

card-one = { $region } 1 · { $wagons ->
    [0] no wagons
    [one] 1 wagon
   *[other] { $wagons } wagons
} · { $price ->
    [0] free
   *[other] price { $price }
}
card-two = { $region } 2 · { $wagons ->
    [0] no wagons
    [one] 1 wagon
   *[other] { $wagons } wagons
} · { $price ->
    [0] free
   *[other] price { $price }
}
card-plus = { $region } 1+1 · { $wagons ->
    [0] no wagons
    [one] 1 wagon
   *[other] { $wagons } wagons
} · { $price ->
    [0] free
   *[other] price { $price }
}
card-wagons = { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
} · { $price ->
    [0] free
   *[other] price { $price }
}

says-one = { $price ->
    [0] Free.
    [one] Pay 1 disc.
   *[other] Pay { $price } discs.
} Place 1 disc here: { $region }.{ $wagons ->
    [0] {""}
    [one] {" "}Then make 1 move of a wagon.
   *[other] {" "}Then make { $wagons } moves of wagons.
}
says-two = { $price ->
    [0] Free.
    [one] Pay 1 disc.
   *[other] Pay { $price } discs.
} Place 2 discs here: { $region }.{ $wagons ->
    [0] {""}
    [one] {" "}Then make 1 move of a wagon.
   *[other] {" "}Then make { $wagons } moves of wagons.
}
says-plus = { $price ->
    [0] Free.
    [one] Pay 1 disc.
   *[other] Pay { $price } discs.
} Place 1 disc here: { $region }. Place another in one of the other three regions.{ $wagons ->
    [0] {""}
    [one] {" "}Then make 1 move of a wagon.
   *[other] {" "}Then make { $wagons } moves of wagons.
}
says-wagons = { $price ->
    [0] Free.
    [one] Pay 1 disc.
   *[other] Pay { $price } discs.
} { $wagons ->
    [one] Make 1 move of a wagon.
   *[other] Make { $wagons } moves of wagons.
}

scoring-card = Scoring { $number }
scoring-card-says = Pay { $price ->
    [one] 1 disc
   *[other] { $price } discs
} and call { $number ->
    [1] your first scoring
    [2] your second scoring
    [3] your third scoring
    [4] your fourth scoring
    [5] your fifth scoring
   *[other] your sixth and last scoring
}: all four regions are scored, for all players.
double-token = Double-turn token
double-token-says = Use it at the start of your turn to take two actions instead of one. Once everyone has used theirs, all get them back.

# Lists and parts

list-1 = { $a }
list-2 = { $a }, { $b }
list-3 = { $a }, { $b }, { $c }
list-4 = { $a }, { $b }, { $c }, { $d }
regions-1 = { $a }
regions-2 = { $a }; { $b }
regions-3 = { $a }; { $b }; { $c }
regions-4 = { $a }; { $b }; { $c }; { $d }

gain = { $seat } +{ $points }
gains-none = no points
region-gains = { $region } ({ $gains })
scoring = { $regions }; in all { $total }
preview = A scoring now: { $scoring }.
discs-of = { $discs ->
    [one] 1 disc of { $seat }
   *[other] { $discs } discs of { $seat }
}
discs-in = { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
} in { $region ->
    [east] the East
    [great-plains] the Great Plains
    [midwest] the Midwest
   *[west] the West
}
leave = { $wagons } from { $area ->
    [new-england] New England
    [east] the East
    [great-plains] the Great Plains
    [midwest] the Midwest
   *[west] the West
}
pay-discs = { $discs ->
    [0] nothing
    [one] 1 disc
   *[other] { $discs } discs
}
pay-points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
pay-both = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} and { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
}

# Questions and answers

ask-turn-action = What do you do?
ask-turn-end = Is this what you want?
ask-play-card = Which card do you play?
ask-play-pay = How do you pay?
ask-play-elsewhere = Where does your other disc go?
ask-play-wagons = Which wagons do you move?
ask-score-pay = How do you pay?
ask-sell-card = Which card do you sell?

do-play = Play a card
do-score = Call a scoring for { $price }: { $gains }
do-sell = Sell a card
do-double = Use the double-turn token
do-end = End your turn without a second action
sale = { $card } → { $discs ->
    [0] no discs
    [one] 1 disc
   *[other] { $discs } discs
}
end-draw = End your turn and draw a card
end-turn = End your turn
end-match = End the match
next-draw = Draw a card and go on to your second action
next-action = Go on to your second action

# What happened

event-started = { $seat } starts.
event-played = { $seat } plays { $card } and pays { $paid }.
event-placed = { $seat } places { $discs }.
event-placed-pushing = { $seat } places { $discs } and pushes out { $pushed }.
event-skipped-placing = { $seat } has no disc left and places none.
event-moved-wagons = { $seat } moves wagons: { $crossings }.
event-drew = { $seat } draws a card.
event-drew-card = You draw { $card }.
event-reshuffled = The draw pile has run out. A new one is shuffled from the played and sold cards: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-called-scoring = { $seat } calls scoring { $number } and pays { $paid }.
event-scored = Scoring: { $scoring }.
event-last-scored = Last scoring: { $scoring }.
event-sold = { $seat } sells { $card } for { $discs ->
    [0] nothing
    [one] 1 disc
   *[other] { $discs } discs
}.
event-doubled = { $seat } uses the double-turn token.
event-waived = { $seat } skips the second action.
event-tokens-returned = All have used their double-turn tokens and get them back.
event-ended = { $reason }

# How it ended

ended-fifty = A scoring has brought somebody to 50 or more victory points.{ $tie ->
    [supply] {" "}On equal points the larger supply of discs decides.
    [drawn] {" "}Equal points and equal supplies: a draw.
   *[none] {""}
}
ended-wagons = New England and the East have no wagons left.{ $tie ->
    [supply] {" "}On equal points the larger supply of discs decides.
    [drawn] {" "}Equal points and equal supplies: a draw.
   *[none] {""}
}
ended-limit = After 500 turns a last scoring ends the match.{ $tie ->
    [supply] {" "}On equal points the larger supply of discs decides.
    [drawn] {" "}Equal points and equal supplies: a draw.
   *[none] {""}
}

part-before = Before the last scoring

# Commands

verb-play = Play an action card: pay, place discs, move wagons
    .name = play
verb-play-card = The card that you play
    .name = card
verb-play-pay = How many victory points you pay, if you have too few discs
    .name = pay
verb-play-elsewhere = The region of the second disc of a 1+1 card
    .name = elsewhere
verb-play-wagons = How many wagons from where: n2e1 means 2 from New England and 1 from the East
    .name = wagons
verb-score = Call a scoring
    .name = score
verb-score-pay = How many victory points you pay, if you have too few discs
    .name = pay
verb-sell = Sell an action card for discs from your box
    .name = sell
verb-sell-card = The card that you sell
    .name = card
verb-double = Use your double-turn token at the start of your turn
    .name = double
verb-end = Confirm your action, or skip the second one
    .name = end

# Rules

rule-aim = Twenty wagons roll west from New England. Four regions on their way, the East, the Great Plains, the Midwest and the West, each have a scoring block where you place discs. In scorings discs bring victory points, in each region at most as many as there are wagons. Everyone starts with 10 victory points, 30 discs in the supply and 7 cards. Whoever has the most victory points wins.
    .title = Aim of the game
rule-turn = On your turn do one of three things: play an action card, call a scoring, or sell an action card. After playing or selling draw a card, so that you hold 7 again. When the draw pile runs out, the played and sold cards become a new one.
    .title = Your turn
rule-cards = Carry out an action card in this order. Pay its price in discs into your box. Then place discs: 1 means one in the card's region, 2 means two there, 1+1 means one there and one in another region. Then make all its moves of wagons. A card that you can't carry out as a whole can't be played. Only if you have no disc left after paying, the placing is left out.
    .title = Playing a card
rule-blocks = A scoring block has 8 circles and a divider, so it holds 7 discs. They fill it clockwise from the divider. When a disc comes to a full block, the divider moves on by one circle and the oldest disc returns to its owner's supply; it can be used again at once, even as the second disc of the same card.
    .title = Scoring blocks
rule-wagons = One move takes one wagon one area further west, never east. Share out the moves of a card as you like: several wagons one step each, or one wagon several steps. All of them must be made. Wagons in California are out of the game.
    .title = Moving wagons
rule-scoring = Pay your next scoring: 1, 3, 6, 10, 15, then 16 discs, each once. All four regions then pay everyone. With at least as many wagons as discs each disc brings 1 point. With fewer wagons only that many points are paid: first to the player with most discs there, 1 for each, then to the second, and so on. If several have equally many discs and the points don't suffice, their discs get 1 point each, the oldest first, until the points run out.
    .title = Scorings
rule-selling = Put an action card away and take as many discs from your box as it costs. What your box lacks is lost. Then draw a card.
    .title = Selling
rule-paying = If you have too few discs for a card or a scoring, you may pay with victory points too, 1 point for 1 disc, as long as you have any. Any mix is then allowed, so you may keep discs to place. The table may choose that all discs are paid first.
    .title = Paying with victory points
rule-double = At the start of a turn you may use your double-turn token for two actions, the same one twice if you like; the second may be skipped. You draw after each as usual. When everyone has used theirs, all get them back at the end of that turn.
    .title = Double turn
rule-end = The match ends at once after a scoring that leaves somebody with 50 or more victory points. It also ends when a card has emptied New England and the East: a last scoring follows, for free. Whoever has the most points wins; on equal points, whoever has more discs in the supply; otherwise it's a draw. After 500 turns there is a last scoring too.
    .title = The end
rule-variants = Conrad's variant: with only 1 disc left after paying you may still play a card of 2 or 1+1 and place that one, in the region of the card. Payment: the table may have all discs paid before any victory points. Start: by lot, or the first to join. The mix of the action cards is our own, since the printed one isn't known to us; the host may put in another deck.
    .title = Variants

# Standing orders

order-turn-end = Confirm what you have done
    .hint = With this order an action counts as soon as you have made its last choice, and you can't take it back then.
order-turn-end-at-once = Without asking

# Why something can’t be done

why-price = Even the cheapest costs { $price }. You have { $discs } discs in your supply and { $points } victory points.
why-wagons = Your cards that you can pay move more wagons than can still move: { $moves ->
    [one] 1 move is left
   *[other] { $moves } moves are left
}.
why-no-scoring = You have called all your scorings.
why-no-token = Your double-turn token is used. All come back when everybody has used theirs.
why-action-first = Your turn takes an action first. Only the second one of a double turn can be skipped.

# The guide through a first match

guide-turn = Each turn is one action: play a card for discs and wagons, call a scoring that pays everybody, or sell a card. Discs pay only where wagons are, so look at the board and at the preview above.
guide-card = A card places discs in its region and moves wagons west. Bring wagons to where your discs lie, or discs to where wagons will be. The price goes into your box.
guide-pay = Too few discs? Victory points may fill the gap. Each disc that you keep can still be placed.
guide-discs = Your second disc goes to another region. Where a block is full, it pushes out the oldest disc, which may be an opponent’s.
guide-wagons = Wagons only go west. They make a region pay, and leave it poorer behind them. Think of where others have more discs than you.
guide-sell = Selling brings discs back from your box, as many as the card costs. Sell when your supply runs low.
guide-end = Up to here all can be taken back. After this press you draw a card, and the next player is on turn.
