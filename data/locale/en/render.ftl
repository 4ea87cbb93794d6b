# Words on pictures and in text boards that no game has of its own.

draw-seat = Player { $n }
draw-turn = Turn { $n }
draw-round = Round { $n }
draw-to-move = { $name } to move
draw-to-move-actions = { $name } to move · { $n } actions
draw-won = { $n ->
    [one] { $names } wins
   *[other] Draw: { $names }
}
draw-place = { $n ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $n }th place
}
draw-last = Last move
draw-begins = The match begins.
draw-on-table = On the table
draw-hand = Your hand
draw-players = Players

# Go West!

draw-west-head = Turn { $n }. { $status }.
draw-west-status = Turn { $n }. { $status }. { $scores }
draw-west-piles = { $draw ->
    [one] 1 card
   *[other] { $draw } cards
} in the draw pile, { $discard } discarded.
draw-west-areas = Areas, from east to west
draw-west-wagons-by-area = Wagons: { $list }
draw-west-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
draw-west-supply = supply { $n }
draw-west-box = box { $n }
draw-west-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
draw-west-next-scoring = next scoring costs { $price }
draw-west-no-scoring = no scoring left
draw-west-double = double turn ready
draw-west-no-double = double turn used
draw-west-now = now +{ $n }
draw-west-due = a scoring now: +{ $n }
draw-west-label-supply = supply
draw-west-label-box = box
draw-west-label-scoring = scoring
draw-west-label-twice = double turn
draw-west-wagons = { $n ->
    [0] no wagons
    [one] 1 wagon
   *[other] { $n } wagons
}
draw-west-no-discs = no discs
draw-west-discs = { $full ->
    [yes] full, discs from the oldest
   *[no] { $n ->
        [one] 1 disc
       *[other] { $n } discs from the oldest
    }
}: { $owners }
draw-west-pays = a scoring now: { $gains }
draw-west-card = { $region }: { $place ->
    [one] 1 disc,{ " " }
    [two] 2 discs,{ " " }
    [elsewhere] 1 disc and 1 elsewhere,{ " " }
   *[none] { "" }
}{ $wagons ->
    [0] no wagons
    [one] 1 wagon move
   *[other] { $wagons } wagon moves
}, { $price ->
    [0] free
   *[other] price { $price }
}.
draw-west-wagons-only = Wagons
draw-west-too-dear = too expensive
draw-west-playing = { $region }: { $place ->
    [one] 1 disc,{ " " }
    [two] 2 discs,{ " " }
    [elsewhere] 1 disc and 1 elsewhere,{ " " }
   *[none] { "" }
}{ $wagons ->
    [0] no wagons
    [one] 1 wagon move
   *[other] { $wagons } wagon moves
}; { $points ->
    [0] { $discs ->
        [0] free
        [one] 1 disc paid
       *[other] { $discs } discs paid
    }
   *[other] { $discs ->
        [0] { "" }
        [one] 1 disc and{ " " }
       *[other] { $discs } discs and{ " " }
    }{ $points ->
        [one] 1 point paid
       *[other] { $points } points paid
    }
}.
draw-west-played = { $name }: { $done }.
draw-west-placed = { $n ->
    [one] disc to
   *[other] discs to
} { $regions }
draw-west-moved = { $n ->
    [one] 1 wagon move
   *[other] { $n } wagon moves
}
draw-west-moved-ways = wagons: { $ways }
draw-west-way = { $start } → { $end } { $n }
draw-west-nothing = nothing placed or moved
draw-west-scored = { $name }: scoring; { $gains }.
draw-west-final = last scoring: { $gains }
draw-west-last-scoring = Last scoring: { $gains }.
draw-west-no-gains = no points
draw-west-sold = { $name }: sale; { $card }.
draw-west-sold-card = { $region }, { $price ->
    [0] free
   *[other] price { $price }
}
draw-west-doubled = { $name }: double turn.
draw-west-ended = { $name }: end of turn.

# The toy

draw-toy-deck = Deck
draw-toy-discard = Discard
draw-toy-grit = Grit
draw-toy-die = Die
draw-toy-table = Played
draw-toy-omen = Omen
draw-toy-stage-dawn = Dawn
draw-toy-stage-plan = Planning
draw-toy-stage-turn = Turns
draw-toy-stage-night = Night
draw-toy-stage-vote = Vote
draw-toy-now-dawn = A new round begins
draw-toy-now-plan = All plan at once
draw-toy-now-turn = One after another
draw-toy-now-night = Drop down to four cards
draw-toy-now-vote = Feast or fast
draw-toy-stage-over = The end
draw-toy-now-over = The match is over
draw-toy-head = { $round }. { $status }.
draw-toy-gold = gold { $n }
draw-toy-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

# Lewis & Clark, the board

draw-lewis-board-st-louis = St. Louis
draw-lewis-board-fort-clatsop = Fort Clatsop
draw-lewis-board-pacific = Pacific Ocean
draw-lewis-board-mackenzie = A. Mackenzie
draw-lewis-board-place-hunting = Hunting
draw-lewis-board-place-craftsmanship = Crafts
draw-lewis-board-place-gift = Gift
draw-lewis-board-place-farewell = Farewell
draw-lewis-board-place-shamanism = Shaman
draw-lewis-board-place-expedition-upgrade = Boats
draw-lewis-board-place-canoe-manufacturing = Canoes
draw-lewis-board-place-horse-trade = Horses
draw-lewis-board-told = { $name }: { $done }.
draw-lewis-board-moved = scout from { $start } to { $end }
draw-lewis-board-recruited = recruits { $card }
draw-lewis-board-recruited-one = recruits
draw-lewis-board-camped = camp, scout to { $space }
draw-lewis-board-nothing = no action
