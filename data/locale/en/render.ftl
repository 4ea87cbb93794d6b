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
draw-west-named = { $card }{ $place ->
    [one] {" "}(1 disc)
    [two] {" "}(2 discs)
    [elsewhere] {" "}(1 disc and 1 elsewhere)
   *[none] { "" }
}
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

draw-lewis-board-st-louis = St Louis
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

# Lewis & Clark: short effects, hands, playing areas and texts

draw-lewis-deal = { $price } → { $gain }
draw-lewis-any = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
draw-lewis-unlike = { $n } different resources
draw-lewis-primary = { $n ->
    [one] 1 primary resource
   *[other] { $n } primary resources
}
draw-lewis-collect = Collect { $kinds }
draw-lewis-move = { $n ->
    [one] 1 space
   *[other] { $n } spaces
} { $where ->
    [river] on the river
    [mountain] in the mountains
   *[either] on the river or in the mountains
}
draw-lewis-move-per = 1 space { $where ->
    [river] on the river
   *[mountain] in the mountains
} per { $per ->
    [equipment-badges] equipment badge
    [face-up-characters] own character face up
    [food-badges] food badge
    [indians-in-village] Indian in the village
    [indians-on-boats] Indian on your boats
    [pairs-of-resources] 2 resources you hold
    [scouts-ahead] scout from your camp on
   *[threes-of-resources] 3 resources you hold
}
draw-lewis-lasting = Lasting: { $rule ->
    [camp] { $n } less time in camp
    [jump] jump other scouts once a turn
    [mountain] +{ $n } to a move in the mountains
    [recruit] journal { $n } fur cheaper
   *[river] +{ $n } to a move on the river
}
draw-lewis-does-cuscalar = a character of the journal
draw-lewis-does-expedition-upgrade = a new boat
draw-lewis-does-farewell = Discard up to 3 cards of your hand, then renew the journal
draw-lewis-does-hay = Once: different primary resources, 1 per own character face up
draw-lewis-does-interpreter = Indians of the village; the last page is discarded
draw-lewis-does-little-raven = Once: a primary resource, 1 per own character face up
draw-lewis-does-sacagawea = Any village action
draw-lewis-does-shamanism = the action of a character face up, once
draw-lewis-does-the-partisan = the action of a character face up
draw-lewis-does-toussaint-charbonneau = a village action where Indians are
draw-lewis-badge = { $badge ->
    [wood] wood badge
    [fur] fur badge
    [food] food badge
   *[equipment] equipment badge
}
draw-lewis-face = strength { $strength }, { $badge }
draw-lewis-no-goods = no resources
draw-lewis-area = Expedition
draw-lewis-area-of = Expedition ({ $name })
draw-lewis-camping = Camping now
draw-lewis-badges = Badges for collecting
draw-lewis-standing = Scout, camp, hand
draw-lewis-boats = Boats
draw-lewis-empty-area = No characters played since the last camp.
draw-lewis-head = Turn { $n }. { $status }.
draw-lewis-status = Turn { $n }. { $status }. Camps: { $camps }
draw-lewis-piles = { $draw ->
    [one] 1 card
   *[other] { $draw } cards
} in the draw pile, { $discard } discarded. Indians in the stock: { $indians }.
draw-lewis-now = Under way
draw-lewis-doing = { $what }, strength { $strength }, done { $done }
draw-lewis-scout = scout { $n }
draw-lewis-camp = camp { $n }
draw-lewis-cards = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
draw-lewis-load = { $goods } ({ $n } of { $most })
draw-lewis-indians = { $n ->
    [0] no Indians
    [one] 1 Indian
   *[other] { $n } Indians
}
draw-lewis-camp-time = camping now: { $time }, to { $space }
draw-lewis-laid-badges = badges: { $badges }
draw-lewis-played = played: { $cards }
draw-lewis-chip = { $card } { $n }
draw-lewis-village = Village
draw-lewis-circle = { $place } { $n }/{ $room }
draw-lewis-half-circle = { $place } { $n }
draw-lewis-powwow = Powwow { $n }, newcomers { $newcomers }
draw-lewis-stacks = Boats left: { $resources } for resources, { $indians } for Indians
draw-lewis-journal = Journal
draw-lewis-page = { $fur } fur and { $equipment } equipment
draw-lewis-cheaper = For you the journal costs, from the last page: { $prices } fur.
draw-lewis-route = Route
draw-lewis-run = { $terrain ->
    [river] river
    [mountain] mountains
   *[mountain-river] river and mountains
} { $from ->
    [same] { $to }
   *[other] { $from } to { $to }
}
draw-lewis-space-of = { $name } { $n }
draw-lewis-scouts = Scouts: { $spaces }. Camps: { $camps }.
draw-lewis-hold = Resources: { $hold }. Indians on boats: { $indians }.
draw-lewis-characters = Characters played
draw-lewis-counts = Badges that count for collecting, neighbours’ included: { $badges }.
draw-lewis-no-badges = none
draw-lewis-camp-now = Camping now takes { $time }: { $hand } for cards in hand, { $resources } for resources, { $indians } for Indians{ $saved ->
    [0] { "" }
   *[other] , { $saved } saved
}. The scout would fall back to space { $space }.
draw-lewis-boat = { $carries ->
    [resources] { $limit ->
        [one] up to 1 resource
       *[other] up to { $limit } resources
    }
   *[indians] { $limit ->
        [0] any number of Indians
        [one] up to 1 Indian
       *[other] up to { $limit } Indians
    }
}, { $cost ->
    [free] no time
    [each] 1 time each
   *[once] 1 time if loaded
}: { $load }
draw-lewis-boat-empty = empty
draw-lewis-boat-time = { $load }; time { $n }
draw-lewis-with = with strength { $n }
draw-lewis-beneath = beneath it face down { $card }: { $face }
draw-lewis-a-card = a card
draw-lewis-on-it = { $n ->
    [one] 1 Indian on it
   *[other] { $n } Indians on it
}

# A Few Acres of Snow: cards, close-ups and texts

draw-acres-power = { $side ->
    [british] Britain
   *[french] France
}
draw-acres-auction = Auction for the sides
draw-acres-drafts = { $name } takes a first card
draw-acres-answers = { $name } answers { $kind ->
    [raid] the raid
    [ambush] the ambush
   *[natives] the demand
}
draw-acres-to-move = { $name } to move · { $n ->
    [one] 1 action
   *[other] { $n } actions
}
draw-acres-none = none
draw-acres-copies = { $card }{ $n ->
    [one] { "" }
   *[other] { " " }× { $n }
}{ $price ->
    [none] { "" }
   *[other] { " " }({ $price })
}
draw-acres-symbol = { $symbol ->
    [bateaux] bateaux
    [wagon] wagon
    [ship] ship
    [settler] settler
   *[fur] fur
}
draw-acres-military = strength { $n }
draw-acres-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
draw-acres-price = Price { $n }.
draw-acres-way = { $transport ->
    [bateaux] by bateaux
    [wagon] by wagon
   *[ship] by ship
}: { $places }
draw-acres-leads-nowhere = leads nowhere
draw-acres-fault = { $why ->
    [lost] not held
    [besieged] besieged
   *[cut-off] cut off
}
draw-acres-does-symbol = { $symbol ->
    [bateaux] Carries on rivers and lakes.
    [wagon] Carries on roads.
    [ship] Carries by sea, trades, or 1 in a siege of a port.
    [settler] Settles, or makes a village a town.
   *[fur] Brings coins with a Trader.
}
draw-acres-does-military = { $n } in a siege{ $price ->
    [0] { "" }
   *[other] { " " }for { $price } coins
}{ $free ->
    [yes] , as a free action
   *[no] { "" }
}.
draw-acres-does-attack = Raids or ambushes{ $price ->
    [0] { "" }
    [one] { " " }for 1 coin
   *[other] { " " }for { $price } coins
}.
draw-acres-does-governor = Puts 1 or 2 cards from your hand back on their piles.
draw-acres-does-home-support = Free action: draw up to { $n } cards.
draw-acres-does-intendant = For { $n } coins, take a card from your discard pile.
draw-acres-does-takes-natives = Takes a neutral Native card from the foe.
draw-acres-does-trader = { $n } coins for each fur played with it.
draw-acres-does-extend = Or lets a raid reach 1 link farther.
draw-acres-does-fortify = Fortifies a place for { $price } coins. 1 for the defender in a siege.
draw-acres-does-block = { $what ->
    [raid] Stops a raid.
    [ambush] Stops an ambush.
   *[both] Stops a raid or an ambush.
}
draw-acres-does-risk = Can be lost to an ambush.
draw-acres-told = { $name }: { $done }.
draw-acres-deed = { $what ->
    [settle] settled { $place }
    [develop] made { $place } a town
    [fortify] fortified { $place }
    [besiege] laid siege to { $place }
    [reinforce] reinforced the siege of { $place }
    [won-attacker] took { $place }
    [won-defender] beat off the siege of { $place }
    [raid] raided { $place }
   *[piracy] piracy out of { $place }
}
draw-acres-attack = { $name }: { $kind ->
    [raid] raid on { $place }
    [raid-elsewhere] raid
    [ambush] ambush
   *[natives] demand for a Native card
}, with { $cards }.
draw-acres-head = Turn { $n }. { $status }.
draw-acres-status = Turn { $n }. { $status }. Points: { $points }
draw-acres-now = Now
draw-acres-bid = { $name }: { $side }{ $n ->
    [0] { "" }
    [one] { " " }for 1 point
   *[other] { " " }for { $n } points
}
draw-acres-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}{ $handicap ->
    [0] { "" }
   *[other] { " " }({ $handicap } from the auction)
}
draw-acres-money = money { $n }
draw-acres-hand = hand { $n }
draw-acres-deck = deck { $n }
draw-acres-discard = discard pile { $n }
draw-acres-pieces = still to place: villages { $villages }, towns { $towns }
draw-acres-captured = captured: villages { $villages }, towns { $towns }, worth { $n }
draw-acres-reserve = reserve: { $cards }
draw-acres-marker = { $n ->
    [0] 0
   *[other] { $n } for { $name }
}
draw-acres-siege = **Siege of { $place }** by { $name }: { $marker }; the attacker wins with { $attack } (of { $most_attack }), the defender with { $defence } (of { $most_defence })
draw-acres-siege-short = { $name } besieges { $place }: { $marker }
draw-acres-siege-cards = { $name }: { $cards }
draw-acres-places = Places
draw-acres-key = with their points and signs
draw-acres-towns = **{ $name }**, towns: { $places }
draw-acres-villages = **{ $name }**, villages: { $places }
draw-acres-free = **Free**: { $places }
draw-acres-holder = { $kind ->
    [town] town of { $name }
    [village] village of { $name }
   *[free] free
}
draw-acres-holds = { $name } holds { $places }
draw-acres-sign = { $sign ->
    [settler] settlers
    [anchor] supply port
   *[ship] port
}
draw-acres-defence = defence { $n }
draw-acres-state = { $state ->
    [fortified] fortified
    [besieged] besieged
   *[cut-off] cut off
}
draw-acres-forts-left = Fortifications left: { $n }.
draw-acres-draftable = Cards still to be had, with prices
draw-acres-pile-neutral = For both sides: { $cards }
draw-acres-pile = { $side ->
    [british] Britain
   *[french] France
}: { $cards }; location cards: { $locations }
draw-acres-title = { $what ->
    [piles] Cards to draft
    [locations] Location cards to win
   *[cards] Cards
}{ $page ->
    [0] { "" }
   *[other] { " " }· { $page }
}
draw-acres-title-of = { $title } ({ $side ->
    [british] Britain
   *[french] France
})
draw-acres-empire-cards = Empire cards
draw-acres-neutral-cards = Neutral cards
draw-acres-location-cards = Location cards
draw-acres-in-hand = In hand
draw-acres-in-deck = In the deck
draw-acres-hand-and-deck = In hand and in the deck
draw-acres-discard-pile = Discard pile
draw-acres-reserve-cards = Reserve
draw-acres-in-siege = In the siege of { $place }
draw-acres-in-attack = In the attack
draw-acres-no-cards = There are no cards here.

# The map of A Few Acres of Snow: legends and the ribbon.
draw-acres-board-village = village
draw-acres-board-town = town
draw-acres-board-fort = fort
draw-acres-board-river = river
draw-acres-board-lake = lake
draw-acres-board-road = road
draw-acres-board-trail = trail
draw-acres-board-settler = needs a settler
draw-acres-board-ship = port with ships
draw-acres-board-anchor = port for supply
draw-acres-board-defence = defence + 1
draw-acres-board-cut-off = cut off
draw-acres-board-region = { $region ->
    [acadia] Acadia
    [st-lawrence] St Lawrence
    [hudson] Hudson and New England
    [lakes] Great Lakes
   *[south] Virginia and the Ohio
}
draw-acres-board-quiet = Nothing changed on the map.
draw-acres-board-end = The end
draw-acres-board-ended = { $how ->
    [capital] An enemy capital has fallen.
    [duquesne] Fort Duquesne is French.
    [villages] The last village was placed.
    [towns] The last town was placed.
    [captured] Enough pieces were captured.
   *[other] The match is over.
}

# Robinson Crusoe.
draw-crusoe-round = Round { $n } of { $of }
draw-crusoe-stage = { $stage ->
    [cast] Choosing characters
    [dawn] Dawn
    [event] Event phase
    [morale] Morale phase
    [production] Production phase
    [plan] Planning
    [action] Action phase
    [dusk] End of the action phase
    [weather] Weather phase
    [night] Night phase
   *[end] { $how ->
        [goal] Won
       *[other] Lost
    }
}
draw-crusoe-ready = { $n } of { $of } ready
draw-crusoe-none = none
draw-crusoe-now = Now
draw-crusoe-over = The end
draw-crusoe-ended = { $how ->
    [goal] The goal is reached. You have won.
    [death] A character has died. You have lost.
   *[time] The rounds are over. You have lost.
} Points: { $points }.
draw-crusoe-weather = Weather
draw-crusoe-weather-none = no dice, no clouds
draw-crusoe-falls-next = falls next
draw-crusoe-no-character = no character yet
draw-crusoe-terrain = { $terrain ->
    [beach] Beach
    [hills] Hills
    [mountains] Mountains
    [plains] Plains
   *[river] River
}
draw-crusoe-token = { $token ->
    [rain] rain cloud
    [snow] winter cloud
    [storm] storm
    [adventure] adventure
    [reroll] success rolled again
    [time] 1 pawn more
    [danger] danger
    [food] 1 food more
    [wood] 1 wood more
    [bear] bear
    [exhaust] a source will be exhausted
    [shortcut] Shortcut
    [fog] fog
    [ash] ash
    [blue] marker
    [cross] cross
    [temple] dark temple
    [volcano] volcano
    [lava] lava
    [totem-1] 1st totem: 3 mysteries
    [totem-2] 2nd totem: 4 mysteries
    [totem-3] 3rd totem: 4 mysteries, 1 pawn more
    [totem-4] 4th totem: 5 mysteries, 1 pawn more
    [totem-5] 5th totem: 5 mysteries, 1 pawn more
    [totem-explored] explored totem
    [village] village
    [city] City
    [trap] trap
    [prison] prison
    [burnt] burnt down
   *[other] { $token }
}
draw-crusoe-morale = { $n ->
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
    [1] +1
    [2] +2
   *[other] +2 or a wound healed
}
draw-crusoe-person = { $what ->
    [dead] dead
    [dying] near death
    [outside] outside
    [away] away
    [cursed] cursed
   *[ill] ill
}
draw-crusoe-clouds = Rain clouds { $rain }, winter clouds { $snow }, roof { $roof }.
draw-crusoe-fight = { $name } fights{ $card ->
    [none] { "" }
   *[other] : { $card }
}. Strength { $strength } against weapons { $weapon }.
draw-crusoe-doing = { $name }: { $action }
draw-crusoe-die = { $die ->
    [success] { $hit ->
        [1] success
       *[other] failure
    }
    [wound] { $hit ->
        [1] a wound
       *[other] no wound
    }
   *[adventure] { $hit ->
        [1] an adventure
       *[other] no adventure
    }
}
draw-crusoe-lacks = Missing
draw-crusoe-lacks-nothing = nothing, as things stand.
draw-crusoe-lacks-more = { $few }, and more
draw-crusoe-lacks-see = more than one line holds
draw-crusoe-lacks-actions = incomplete actions: { $n }
draw-crusoe-lacks-help = help for { $name }, who dies tonight
draw-crusoe-lacks-children = food for the children: { $n }
draw-crusoe-lacks-palisade = palisade for the weather: { $n }
draw-crusoe-lacks-food = food for the night: { $n }
draw-crusoe-lacks-wood = wood for the weather: { $n }
draw-crusoe-lacks-weather-food = food for the weather: { $n }
draw-crusoe-lacks-shelter = a shelter
draw-crusoe-lacks-threat = pawns for { $card }
draw-crusoe-lacks-pawns = pawns not placed: { $n }
draw-crusoe-goal-label = Goal
draw-crusoe-goal = { $scenario ->
    [castaways] A complete pile of wood and Fire in rounds 10 to 12
    [cursed-island] Five crosses on the island
    [jenny] Jenny rescued and the Lifeboat built
    [volcano-island] Tiles and totems explored, then the Jolly-boat built
    [cannibal-island] The City of Cannibals burnt down
    [robinson-family] Shelter, roof, palisade, weapons and all inventions dealt
   *[king-kong-island] King Kong caught
}
draw-crusoe-last = { $name }: { $action } ({ $done ->
    [1] done
   *[other] failed
})
draw-crusoe-leftmost = { $n ->
    [1] technician
    [2] cameraman
    [3] sound engineer
    [4] screenwriter
    [5] make-up artist
    [6] actress
    [7] double
    [8] actor
   *[other] director
}
draw-crusoe-lava-coming = lava in round { $n }
draw-crusoe-lava-next = { $n ->
    [0] no more lava
   *[other] round { $n }: { $spaces }
}
draw-crusoe-lava = Lava in round { $n }: spaces { $spaces }
draw-crusoe-rules = Rules in force
draw-crusoe-rule-next = In the next round: { $rule }
draw-crusoe-rule = { $rule ->
    [items-unusable] Items can’t be used until the actions are over.
    [no-production] Nothing is produced.
    [half-production] Only half is produced.
    [no-food-produced] No food is produced.
    [no-wood-produced] No wood is produced.
    [extra-wood-produced] 1 wood more is produced.
    [one-food-less] 1 food less is produced.
    [no-mixed-pawns] Pawns of different players can’t share an action.
    [hungry] The die of hungry animals is rolled.
    [one-pawn] { $name } has one pawn only.
    [stays] { $name } can only build, arrange the camp or rest.
    [rests] { $name } can only rest.
    [no-skills] { $name } can’t use skills.
    [confused] { $name } rolls the success die for every action, and a success again.
    [cursed] { $name } is cursed.
    [extra-food] At night each eats 1 food more or takes a wound.
    [wound-all] At night each takes a wound.
   *[poison] At night each takes a wound, unless Cure is built.
}

# Robinson Crusoe: close-ups, sheets and texts.
draw-crusoe-title = { $what ->
    [plan] Plan
    [proposal] Proposal
    [draft] Your draft
    [table] Cards and threats
    [island] Island
    [camp] Camp
   *[inventions] Inventions
}
draw-crusoe-plan = Plan
draw-crusoe-proposal = Proposal
draw-crusoe-draft = Draft of a proposal
draw-crusoe-proposed-by = put forward by { $name }
draw-crusoe-drafted-by = { $name } is still working at it
draw-crusoe-draft-own = not put forward yet
draw-crusoe-agreed = Agreed: { $names }.
draw-crusoe-are-ready = Ready: { $names }.
draw-crusoe-no-actions = No action is planned yet.
draw-crusoe-no-planning = nothing is being planned now
draw-crusoe-rolls = dice
draw-crusoe-sure = no dice
draw-crusoe-costs = costs { $goods }
draw-crusoe-problem = { $what ->
    [pawns] pawns missing: { $n }
    [too-many] pawns too many: { $n }
    [leader] nobody leads it
    [closed] can’t be done now
    [goods] goods missing
    [skill] the skill can’t be used
   *[two-players] needs two players
}
draw-crusoe-threats = Threats
draw-crusoe-no-threats = No threats
draw-crusoe-threat-met = met by { $pawns }
draw-crusoe-on-top = Seen on top of piles
draw-crusoe-pile = { $pile ->
    [events] next event
   *[hunt] next beast to hunt
}
draw-crusoe-next-tile = Next tile { $n }
draw-crusoe-piles = Piles
draw-crusoe-cards-left = Cards and tiles left
draw-crusoe-pile-left = { $pile ->
    [events] events
    [tiles] tiles
    [hunt] hunting deck
    [beasts] beasts
    [adventures] adventures
    [mysteries] mysteries
    [tokens] discovery tokens
   *[inventions] inventions
} { $n }
draw-crusoe-given-up = Inventions given up: { $cards }.
draw-crusoe-brings = Brings { $goods }.
draw-crusoe-finds = Things: { $cards }.
draw-crusoe-levels = Shelter and levels
draw-crusoe-shelter = { $kind ->
    [built] The shelter is built.
    [natural] There is a natural shelter.
   *[none] There is no shelter.
}
draw-crusoe-level-row = Roof { $roof }, palisade { $palisade }, weapons { $weapon }.
draw-crusoe-level-price = Shelter, roof or palisade: { $wood } wood, or hides: { $hides }. Weapons: 1 wood.
draw-crusoe-morale-row = Morale { $morale }.
draw-crusoe-goods = Resources
draw-crusoe-available = Available: { $goods }.
draw-crusoe-coming = Next, from { $name }: { $goods }.
draw-crusoe-many = { $what } ({ $n }×)
draw-crusoe-weather-dice = Dice: { $dice }.
draw-crusoe-weather-no-dice = No weather dice in this round.
draw-crusoe-weather-die = { $die ->
    [rain] rain
    [winter] winter
   *[hungry] hungry animals
}
draw-crusoe-weather-shown = Rolled: { $dice }.
draw-crusoe-weather-tokens = Tokens: { $tokens }.
draw-crusoe-pile-of-wood = Pile of wood: { $n } of 15 (by columns: { $columns }).
draw-crusoe-fire = { $built ->
    [1] Fire is built.
   *[other] Fire isn’t built.
}
draw-crusoe-pile-only = Wood for the pile alone: { $n }.
draw-crusoe-points = Points: { $n }.
draw-crusoe-fields = Tokens on actions
draw-crusoe-field = { $place ->
    [threat] Threats
    [hunt] Hunting
    [build] Building
    [gather] Gathering
    [explore] Exploration
    [arrange] Arranging the camp
    [rest] Resting
    [shelter] Shelter
    [roof] Roof
    [palisade] Palisade
    [weapon] Weapons
   *[other] { $place }
}: { $tokens }.
draw-crusoe-skills-too-dear = Too little determination for: { $skills }.
draw-crusoe-skills-used = Used in this round: { $skills }.
draw-crusoe-things = Things to use
draw-crusoe-uses = { $n ->
    [one] 1 use left
   *[other] { $n } uses left
}
draw-crusoe-kept-by = kept by { $name }
draw-crusoe-items = Items
draw-crusoe-tonight = ready when the actions are over
draw-crusoe-can-build = Can be built
draw-crusoe-cannot-build = Can’t be built yet
draw-crusoe-used = used in this round
draw-crusoe-lacking = Missing: { $what }.
draw-crusoe-only = for { $name } alone
draw-crusoe-payable = can be used
draw-crusoe-too-dear = determination missing: { $n }
draw-crusoe-is-built = built
draw-crusoe-can-be-built = can be built
draw-crusoe-not-yet = can’t be built yet
draw-crusoe-not-there = not on the board
draw-crusoe-teeth = Under each black tooth a wound lowers morale by 1.
draw-crusoe-no-teeth = No wound lowers morale.
draw-crusoe-special-wounds = Special wounds
draw-crusoe-special-wound = { $part ->
    [head] head
    [arm] arm
    [belly] belly
   *[leg] leg
} ({ $deck ->
    [build] building
    [gather] gathering
   *[explore] exploration
})
draw-crusoe-disease = Strange disease
draw-crusoe-disease-says = Markers: { $n }. Each is a wound at night.
draw-crusoe-outside = Outside the camp tonight
draw-crusoe-outside-has = Has { $goods }.
draw-crusoe-outside-sleeps = { $sheltered ->
    [1] Sleeps in a shelter.
   *[other] Sleeps in the open.
}
draw-crusoe-island = Island
draw-crusoe-camp = Camp
draw-crusoe-terrains = Terrains
draw-crusoe-sign = { $sign ->
    [camp] camp
    [distance] pawns that it takes
    [exhausted] exhausted source
    [totem] totem
    [shelter] natural shelter
    [covered] terrain doesn’t count
    [closed] inaccessible
    [fish] fish
    [parrot] parrots
    [wood] wood
   *[unexplored] unexplored
}
draw-crusoe-far = { $n ->
    [one] takes 1 pawn
   *[other] takes { $n } pawns
}
draw-crusoe-exhausted-source = { $source ->
    [food] food exhausted
   *[wood] wood exhausted
}
draw-crusoe-free-pawns = Pawns not placed: { $pawns }.
draw-crusoe-items-row = Items: { $cards }.
draw-crusoe-things-row = Things to use: { $cards }.
draw-crusoe-goal-row = **Goal:** { $goal }
draw-crusoe-first = First player: { $name }.
draw-crusoe-hearts = hearts { $n } of { $of }
draw-crusoe-drops = morale falls at wounds { $wounds }
draw-crusoe-determination = determination { $n }
