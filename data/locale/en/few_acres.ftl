game-title = A Few Acres of Snow
game-about = Britain and France fight for North America: settle, besiege and raid with the cards of your deck.
game-length = 90 minutes

# What a table may choose

option-sides = Sides
    .hint = Who plays Britain, which moves first.
option-sides-lots = Drawn by lot
option-sides-first-british = The first to join plays Britain
option-sides-first-french = The first to join plays France
option-sides-bid = Points are bid for a side
option-edition = Edition
    .hint = The rules that hold unless the options below say otherwise.
option-edition-december-2011 = December 2011
option-edition-second = Second edition
option-edition-first = First edition
option-surrender = Surrendering a place
    .hint = Whether the besieged may give up, as an attacker may withdraw.
option-surrender-yes = Allowed
option-surrender-no = Not allowed
option-defender = Lead with which a defender wins
    .hint = The Czech rulebook says 2, all others 1.
option-defender-1 = 1
option-defender-2 = 2
option-costly-reshuffle = Costly reshuffle
    .hint = To shuffle when refilling, pay 1 coin, or discard 2 cards after it.
option-costly-reshuffle-no = No
option-costly-reshuffle-yes = Yes
option-louisbourg-fortified = Louisbourg fortified
    .hint = Louisbourg starts with a fortification.
option-louisbourg-fortified-no = No
option-louisbourg-fortified-yes = Yes
option-duquesne-wins = Fort Duquesne wins
    .hint = France also wins at once by settling Fort Duquesne.
option-duquesne-wins-no = No
option-duquesne-wins-yes = Yes
option-ambush-in-sieges = Ambushes in sieges
    .hint = An ambush may also take a card in a siege, and its strength.
option-ambush-in-sieges-no = No
option-ambush-in-sieges-yes = Yes
option-fewer-infantry = Fewer infantry
    .hint = 3 cards of British Regular Infantry stay in the box.
option-fewer-infantry-no = No
option-fewer-infantry-yes = Yes
option-swap-after-siege = Swap after a siege
    .hint = After each siege France may discard a card and draw another.
option-swap-after-siege-no = No
option-swap-after-siege-yes = Yes
option-locations-in-reserve = Locations in the reserve
    .hint = Location cards may go into the reserve.
option-locations-in-reserve-no = No
option-locations-in-reserve-yes = Yes
option-british-bateaux = British Bateaux at the start
    .hint = The British Bateaux begin in the start deck.
option-british-bateaux-no = No
option-british-bateaux-yes = Yes
option-free-blocked-ambush = Blocked ambushes are free
    .hint = An ambush that is blocked costs no action.
option-free-blocked-ambush-no = No
option-free-blocked-ambush-yes = Yes
option-free-blocked-raid = Blocked raids are free
    .hint = A raid that is blocked costs no action.
option-free-blocked-raid-no = No
option-free-blocked-raid-yes = Yes
option-quebec-fortified = Quebec fortified
    .hint = Quebec starts with a fortification.
option-quebec-fortified-no = No
option-quebec-fortified-yes = Yes
option-sell-furs = Selling furs
    .hint = As a free action, play a location card with furs for 1 coin.
option-sell-furs-no = No
option-sell-furs-yes = Yes
option-free-discards = Free discards
    .hint = Discarding several cards costs an action, but no coins.
option-free-discards-no = No
option-free-discards-yes = Yes
option-french-draft = A card for France
    .hint = France adds an empire card of its choice to its start deck.
option-french-draft-no = No
option-french-draft-yes = Yes
option-governor-gives-up = Governor gives up places
    .hint = Removing the card of a place of yours takes its piece off.
option-governor-gives-up-no = No
option-governor-gives-up-yes = Yes
option-native-besiegers = Native Americans besiege
    .hint = Native Americans have strength 1 in sieges.
option-native-besiegers-no = No
option-native-besiegers-yes = Yes
option-british-wait = Britain waits
    .hint = Britain besieges only after France has, or once it has 25 points.
option-british-wait-no = No
option-british-wait-yes = Yes
option-shed-lost-cards = Shedding lost places
    .hint = As a free action, discard the card of a place that isn’t yours.
option-shed-lost-cards-no = No
option-shed-lost-cards-yes = Yes
option-governor-spares-start = Governor spares the start
    .hint = Cards of start places that are still yours can’t be removed.
option-governor-spares-start-no = No
option-governor-spares-start-yes = Yes
option-no-governors = No Governors
    .hint = Both Governors stay in the box.
option-no-governors-no = No
option-no-governors-yes = Yes
option-lost-cards-in-reserve = Lost places in the reserve
    .hint = Cards of places that aren’t yours may go into the reserve.
option-lost-cards-in-reserve-no = No
option-lost-cards-in-reserve-yes = Yes
option-bateaux-in-empire = French Bateaux to draft
    .hint = France may draft Bateaux, as in December 2011.
option-bateaux-in-empire-no = No
option-bateaux-in-empire-yes = Yes
option-bateaux-in-start = French Bateaux at the start
    .hint = Bateaux begin in the French start deck, as in the first edition.
option-bateaux-in-start-no = No
option-bateaux-in-start-yes = Yes
option-support-reshuffles = Home Support reshuffles
    .hint = The discard pile is shuffled for it, as in the first edition.
option-support-reshuffles-no = No
option-support-reshuffles-yes = Yes
option-short-raids = Short raids
    .hint = Each card of a raid reaches 1 link, as in the first edition.
option-short-raids-no = No
option-short-raids-yes = Yes
option-late-reshuffle = Late reshuffle
    .hint = Only refilling at the end of a turn shuffles the discard pile.
option-late-reshuffle-no = No
option-late-reshuffle-yes = Yes

# Places

place-boston = Boston
place-new-haven = New Haven
place-new-york = New York
place-norfolk = Norfolk
place-pemaquid = Pemaquid
place-philadelphia = Philadelphia
place-st-marys = St Mary’s
place-albany = Albany
place-baltimore = Baltimore
place-canso = Canso
place-cumberland = Cumberland
place-deerfield = Deerfield
place-detroit = Detroit
place-fort-beausejour = Fort Beauséjour
place-fort-duquesne = Fort Duquesne
place-fort-frontenac = Fort Frontenac
place-fort-halifax = Fort Halifax
place-fort-niagara = Fort Niagara
place-fort-presquisle = Fort Presqu’Isle
place-fort-st-john = Fort St John
place-fort-stanwix = Fort Stanwix
place-fort-venango = Fort Venango
place-fort-william-henry = Fort William Henry
place-gaspe = Gaspé
place-halifax = Halifax
place-kennebec = Kennebec
place-louisbourg = Louisbourg
place-oswego = Oswego
place-port-royal = Port Royal
place-richmond = Richmond
place-tadoussac = Tadoussac
place-ticonderoga = Ticonderoga
place-trois-rivieres = Trois-Rivières
place-montreal = Montreal
place-quebec = Quebec
place-michillimackinac = Michillimackinac

# Cards

card-b-bateaux = Bateaux
card-b-fortification = Fortification
card-b-governor = Governor
card-b-home-support = Home Support
card-b-indian-leader = Indian Leader
card-b-military-leader = Military Leader
card-b-militia = Militia
card-b-rangers = Rangers
card-b-regular-infantry = Regular Infantry
card-b-settlers = Settlers
card-b-ships = Ships
card-b-siege-artillery = Siege Artillery
card-b-trader = Trader
card-f-bateaux = Bateaux
card-f-coureurs-de-bois = Coureurs de Bois
card-f-fortification = Fortification
card-f-governor = Governor
card-f-home-support = Home Support
card-f-intendant = Intendant
card-f-military-leader = Military Leader
card-f-militia = Militia
card-f-native-americans = Native Americans
card-f-priest = Priest
card-f-regular-infantry = Regular Infantry
card-f-ships = Ships
card-f-siege-artillery = Siege Artillery
card-f-start-infantry = Starting Infantry
card-f-trader = Trader
card-n-fortification = Neutral Fortification
card-n-native-americans = Neutral Native Americans
card-n-settlers = Neutral Settlers
side-british = Britain
side-french = France

# What cards say

card-of = { $card } ({ $owner ->
    [british] British
   *[french] French
})
says-location = { $owner ->
    [british] British
   *[french] French
} location card{ $start ->
    [yes] {" "}of the start deck
   *[no] {""}
}. { $leads } { $symbols } { $place } { $links }
says-empire = { $owner ->
    [british] British empire card
    [french] French empire card
   *[neutral] Neutral card for either side
}{ $copies ->
    [one] {""}
   *[other] , { $copies } copies
}{ $start ->
    [0] {""}
   *[other] { $copies ->
        [one] {" "}of the start deck
       *[other] , { $start } of them in the start deck
    }
}. { $cost ->
    [0] Drafting it costs nothing.
    [one] Drafting it costs { $cost } coin.
   *[other] Drafting it costs { $cost } coins.
} { $does }
place-points = { $points ->
    [0] On the board the place is worth no points and can’t become a town.
    [one] On the board the place is worth { $points } point, as a town { $town }.
   *[other] On the board the place is worth { $points } points, as a town { $town }.
}
place-settler = Settling it takes a settler.
place-ship = It is a port, and ships fight in its sieges.
place-port = It is a port, but ships don’t fight in its sieges.
place-defence = The defender of it is { $defence } stronger.
leads = Leads { $ways }.
leads-bateaux = by bateaux to { $places }
leads-wagon = by wagon to { $places }
leads-ship = by ship to { $places }
leads-nowhere = Leads nowhere.
symbols = Symbols: { $symbols }.
symbols-none = No symbols.
symbol-bateaux = bateaux
symbol-wagon = wagon
symbol-ship = ship
symbol-settler = settler
symbol-fur = furs
symbol-military = strength { $strength }
symbol-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
links = Links: { $kinds }.
link-river = river to { $places }
link-lake = lake to { $places }
link-road = road to { $places }
link-trail = trail to { $places }
links-none = No link but the sea.
does-bateaux = Transport on rivers and lakes.
does-ship = Transport on the sea, for a merchant too. Fights with strength 1 where the besieged place shows a ship.
does-settler = Settles a place that shows a settler, or develops a village into a town.
does-governor = The Governor: put one or two other cards of your hand back among the available cards.
does-home-support = Free action: draw { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, but only as many as your deck has.
does-intendant = Pay { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} and take any card of your discard pile into your hand.
does-military-leader = To reinforce a siege with it is a free action.
does-takes-natives = The other side gives you Neutral Native Americans of its hand or reserve, or shows you its hand.
does-trader = Play it with any number of cards that show furs, for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} each.
does-extend = Makes a raid reach one link farther, but can’t raid alone.
does-attack = Raids or ambushes{ $price ->
    [0] {""}
    [one] , for { $price } coin each time
   *[other] , for { $price } coins each time
}.
does-fortify = With the card of a place of yours and { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} it fortifies that place. In a siege it fights for the defender alone, with strength 1.
does-fight = Fights in sieges with strength { $strength }{ $price ->
    [0] {""}
    [one] , for { $price } coin each time
   *[other] , for { $price } coins each time
}.
does-block = { $what ->
    [raid] From your hand it blocks a raid.
    [ambush] From your hand it blocks an ambush.
   *[both] From your hand it blocks a raid or an ambush for nothing.
}
does-risk = Vulnerable: an ambush can send it back among the available cards.
does-f-bateaux = In December 2011 they are drafted, in the first edition they begin in the start deck, in the second they are left out.
does-f-native-americans = The Indian Leader can’t take them.
does-n-native-americans = A Priest or the Indian Leader can take them.
said-1 = { $a }
said-2 = { $a } { $b }
said-3 = { $a } { $b } { $c }
said-4 = { $a } { $b } { $c } { $d }
chain-1 = { $a }
chain-2 = { $a }; { $b }
chain-3 = { $a }; { $b }; { $c }
list-0 = no cards
list-1 = { $a }
list-2 = { $a }, { $b }
list-3 = { $a }, { $b }, { $c }
list-4 = { $a }, { $b }, { $c }, { $d }
list-5 = { $a }, { $b }, { $c }, { $d }, { $e }
list-6 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }
list-7 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g }

# Questions and answers

ask-turn-action = What do you do?
ask-settle-with = From which location do you settle it?
ask-settle-transport = Which card is the transport?
ask-settle-card = Which card is the settler?
ask-develop-card = Which card is the settler?
ask-fortify-card = Which Fortification do you play?
ask-besiege-with = From which location do you besiege it?
ask-besiege-transport = Which card is the transport?
ask-besiege-card = Which card fights first?
ask-siege-settle = Do you settle the captured place?
ask-siege-card = Which card of the siege do you put back?
ask-swap-card = Do you discard a card and draw another?
ask-raid-card = Which card joins the raid?
ask-raid-more = Does one more card join the raid?
ask-raid-block = Do you block the raid?
ask-ambush-answer = How do you answer the ambush?
ask-natives-give = From where do you give Neutral Native Americans?
ask-merchant-ship = Which ship do you play?
ask-merchant-coins = Which cards do you play for their coins, { $most } at most?
ask-trader-furs = Which furs do you play?
ask-piracy-ship = Which ship do you play besides Louisbourg?
ask-discard-cards = Which cards do you discard, { $most } at most?
ask-refill-discard = Which cards do you discard for the reshuffle?
ask-governor-cards = Which cards do you put back, { $most } at most?
ask-intendant-card = Which card do you take from your discard pile?
ask-bid-side = Which side would you like to play?
ask-bid-points = How many points do you give away for it?
ask-french-draft = Which card do you add to your start deck?

about-turn = { $actions ->
    [0] No actions left.
   *[other] Actions left: { $actions }.
}
about-raiders = Raid on { $place }. Chosen: { $cards }.{ $more ->
    [0] {""}
   *[other] {" "}Still needed: { $more }.
}
about-raid = { $seat } raids { $place }: { $cards }.
about-ambush = { $seat } ambushes you: { $cards }.
about-natives = { $seat } plays { $cards } and asks for Neutral Native Americans.
about-discard = { $free ->
    [0] One card costs nothing, each further one 1 coin.
   *[other] Discarding costs nothing.
}
about-bid = Both want { $side }. The higher bid gets it, and the other player gets the points.

group-settle = Settle a place
group-develop = Develop a village
group-fortify = Fortify a place
group-besiege = Besiege a place
group-reinforce = Reinforce a siege
group-raid = Raid a place
group-ambush = Ambush
group-money = Take money
group-trade = Trade
group-draft = Draft a card
group-reserve = Put a card in the reserve
group-manage = Manage your cards
group-sell = Sell furs
group-shed = Discard a lost place
group-block = Block
group-lose = Lose a card

do-settle = Settle { $place } ({ $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
})
do-develop = Develop { $place } (+{ $points ->
    [one] { $points } point
   *[other] { $points } points
})
do-fortify = Fortify { $place } ({ $price ->
    [one] { $price } coin
   *[other] { $price } coins
})
do-besiege = Besiege { $place } (defence { $defence })
do-reinforce = Reinforce { $place }: { $card } (+{ $strength }{ $price ->
    [0] {""}
    [one] , { $price } coin
   *[other] , { $price } coins
})
do-reinforce-free = Reinforce { $place }: { $card } (+{ $strength }, free action)
do-withdraw = Withdraw from { $place }
do-surrender = Surrender { $place }
do-raid = Raid { $place } ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
})
do-ambush = Ambush with { $card }{ $price ->
    [0] {""}
    [one] {" "}({ $price } coin)
   *[other] {" "}({ $price } coins)
}
do-natives = Ask for Native Americans with { $card }
do-money = Take { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}: { $card }
do-merchant = Merchant: a ship and cards with coins
do-trader = Trader and furs, up to { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
do-piracy = Piracy ({ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
})
do-sell = Sell the furs of { $card }
do-draft = Draft { $card } ({ $cost ->
    [0] free
    [one] { $cost } coin
   *[other] { $cost } coins
}{ $left ->
    [one] {""}
   *[other] , { $left } left
})
do-reserve = Reserve { $card }
do-retrieve = Take the reserve: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} ({ $price ->
    [one] { $price } coin
   *[other] { $price } coins
})
do-discard = Discard cards
do-governor = Governor: put cards back
do-intendant = Intendant: fetch a card ({ $price ->
    [one] { $price } coin
   *[other] { $price } coins
})
do-support = Home Support: draw { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
do-shed = Discard { $card }
block-card = Block with { $card }
hand-card = Lose { $card } from your hand
reserve-card = Lose { $card } from your reserve
siege-card = Lose { $card } from a siege
give-hand = From your hand
give-reserve = From your reserve
choice-go = No more cards
choice-none = No
choice-show = Show your hand
choice-settle = Settle it
choice-british = Britain
choice-french = France
choice-pass = Skip an action
choice-end = End your turn

# Standing orders

order-raid-block = Block raids
    .hint = If you choose cards, no other card blocks.
order-raid-block-never = Never
order-raid-block-cheapest = If you can, with the cheapest card
order-own-place = The card of the raided place
order-ambush-block = Block ambushes
    .hint = The cheapest card that can blocks. Otherwise you lose a card as the next two orders say, or show your hand.
order-ambush-block-never = Never
order-ambush-block-always = If you can
order-ambush-block-at-risk = Only if you would lose a card
order-ambush-lose = What to lose first to ambushes
    .hint = Serves only with “{ order-ambush-block }”. Other cards come after those you choose, the cheapest first.
order-first = Hand or reserve
    .hint = Where a card that you lose is taken from first. It also answers a request for Neutral Native Americans.
order-first-hand = From your hand first
order-first-reserve = From your reserve first
order-siege-settle = Settle captured places
    .hint = If you choose cards, no other card is played as the settler. Where none is needed, you settle the place.
order-siege-settle-never = Never
order-siege-settle-cheapest = If you can, with the cheapest settler
order-siege-card = Card put back after a lost siege
    .hint = Other cards come after those you choose, the cheapest first.
order-siege-card-cheapest = The cheapest card
order-swap = Swap a card after a siege
    .hint = You are no longer asked whether you discard a card and draw another.
order-swap-never = Never

# What happened

event-wished-side = { $seat } would like to play { $side }.
event-bid = { $seat } bids { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-plays-side = { $seat } plays { $side }.
event-added-card = { $seat } adds { $card } to the start deck.
event-started = { $seat } begins.
event-settled = { $seat } settles { $place } ({ $cards }).
event-took-location = { $seat } gains the card of { $card }.
event-developed = { $seat } makes { $place } a town ({ $cards }).
event-fortified = { $seat } fortifies { $place } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} ({ $cards }).
event-besieged = { $seat } besieges { $place } ({ $cards }). The defender starts { $strength } ahead.
event-reinforced = { $seat } sends { $card } to the siege of { $place }{ $price ->
    [0] {""}
    [one] {" "}for { $price } coin
   *[other] {" "}for { $price } coins
}. { $ahead ->
    [attacker] The attacker is { $by } ahead.
    [defender] The defender is { $by } ahead.
   *[nobody] Both are even.
}
event-withdrew = { $seat } withdraws from { $place }.
event-surrendered = { $seat } surrenders { $place }.
event-won-siege = { $seat } wins the siege of { $place } as the { $role ->
    [attacker] attacker
   *[defender] defender
}.
event-captured = { $seat } captures the { $kind ->
    [town] town
   *[village] village
} of { $place }.
event-left-neutral = { $seat } leaves { $place } neutral.
event-returned-card = { $seat } puts { $card } back among the available cards.
event-swapped-card = { $seat } discards { $card } to draw another card.
event-attacked-raid = { $seat } raids { $place }{ $price ->
    [0] {""}
    [one] {" "}for { $price } coin
   *[other] {" "}for { $price } coins
} ({ $cards }).
event-attacked-ambush = { $seat } ambushes{ $price ->
    [0] {""}
    [one] {" "}for { $price } coin
   *[other] {" "}for { $price } coins
} ({ $cards }).
event-attacked-natives = { $seat } asks for Neutral Native Americans ({ $cards }).
event-raid-blocked = { $seat } blocks the raid with { $card }.
event-raided = { $seat } captures the { $kind ->
    [town] town
   *[village] village
} of { $place } in a raid. { $left ->
    [village] A village is left there.
   *[nothing] The place is neutral now.
}
event-ambush-blocked = { $seat } blocks the ambush with { $card }.
event-ambushed = { $seat } loses { $card } from { $where ->
    [hand] the hand
    [reserve] the reserve
   *[siege] a siege
}.
event-gave-native = { $seat } gives up Neutral Native Americans from { $where ->
    [hand] the hand
   *[reserve] the reserve
}.
event-showed-hand = { $seat } shows the hand.
event-hand-seen = { $seat } holds: { $cards }.
event-took-money = { $seat } takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} ({ $cards }).
event-merchant-traded = { $seat } trades as a merchant for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} ({ $cards }).
event-trader-traded = { $seat } sells furs for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} ({ $cards }).
event-pirated = { $seat } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} by piracy ({ $cards }).
event-sold-fur = { $seat } sells furs for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} as a free action ({ $cards }).
event-drafted = { $seat } drafts { $card } { $cost ->
    [0] for nothing
    [one] for { $cost } coin
   *[other] for { $cost } coins
}.
event-discarded = { $seat } discards { $cards }{ $cost ->
    [0] {""}
    [one] {" "}for { $cost } coin
   *[other] {" "}for { $cost } coins
}.
event-reserved = { $seat } puts { $card } in the reserve.
event-retrieved = { $seat } takes the reserve for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}: { $cards }.
event-governed = { $seat } plays the Governor and puts back: { $cards }.
event-gave-up = { $seat } gives up { $place }.
event-fetched = { $seat } plays the Intendant for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} and takes from the discard pile: { $card }.
event-supported = { $seat } plays Home Support.
event-paid-reshuffle = { $seat } pays { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} for the reshuffle.
event-reshuffled = { $seat } shuffles the discard pile into a new deck.
event-drew = { $seat } draws { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
event-drew-cards = { $seat } draws: { $cards }.
event-passed = { $seat } skips an action.
event-ended = { $by ->
    [capital] { $seat } has taken the enemy’s home and wins.
    [duquesne] { $seat } has settled Fort Duquesne and wins.
    [villages] All villages of a side are placed. { $seat } wins.
    [towns] All towns of a side are placed. { $seat } wins.
   *[captured] A side has captured enough pieces. { $seat } wins.
}

# How it ended

outcome-capital = { $side ->
    [british] Britain took Quebec.
   *[french] France took Boston or New York.
}
outcome-duquesne = France settled Fort Duquesne.
outcome-villages = All villages of a side were placed. { $side ->
    [british] Britain had more points.
   *[french] France had at least as many points.
}
outcome-towns = All towns of a side were placed. { $side ->
    [british] Britain had more points.
   *[french] France had at least as many points.
}
outcome-captured = A side had captured enough pieces. { $side ->
    [british] Britain had more points.
   *[french] France had at least as many points.
}

part-villages = Villages
part-towns = Towns
part-captured = Captured pieces
part-auction = Bid for the sides

# Commands

verb-settle = Settle a place and take its card
    .name = settle
verb-settle-place = The place that you settle
    .name = place
verb-settle-with = The location card that leads there
    .name = with
verb-settle-transport = The card that is the transport
    .name = transport
verb-settle-settler = The card that is the settler, after a siege too
    .name = settler
verb-develop = Develop a village into a town
    .name = develop
verb-develop-place = The village that becomes a town
    .name = place
verb-develop-settler = The card that is the settler
    .name = settler
verb-fortify = Fortify a place
    .name = fortify
verb-fortify-place = The place that you fortify
    .name = place
verb-fortify-card = The Fortification that you play
    .name = card
verb-besiege = Besiege an enemy place
    .name = besiege
verb-besiege-place = The place that you besiege
    .name = place
verb-besiege-with = The location card that leads there
    .name = with
verb-besiege-transport = The card that is the transport
    .name = transport
verb-besiege-card = The card that fights first
    .name = card
verb-reinforce = Reinforce a siege, yours or the enemy’s
    .name = reinforce
verb-reinforce-card = The siege and the card that you send there
    .name = card
verb-withdraw = Withdraw from your siege
    .name = withdraw
verb-surrender = Surrender your besieged place
    .name = surrender
verb-raid = Raid an enemy place
    .name = raid
verb-raid-place = The place that you raid
    .name = place
verb-raid-cards = The cards that you raid with
    .name = cards
verb-ambush = Ambush the enemy
    .name = ambush
verb-ambush-card = The card that you ambush with
    .name = card
verb-natives = Ask for Neutral Native Americans with a Priest or the Indian Leader
    .name = natives
verb-money = Take the coins of a location card
    .name = money
verb-money-card = The card that you play
    .name = card
verb-merchant = Trade as a merchant: play a ship and cards with coins
    .name = merchant
verb-merchant-ship = The ship that you play
    .name = ship
verb-merchant-coins = One or two cards with coins
    .name = coins
verb-trader = Sell furs: play the Trader and cards with furs
    .name = trader
verb-trader-furs = The cards with furs
    .name = furs
verb-piracy = Take coins by piracy: play Louisbourg and another ship
    .name = piracy
verb-piracy-ship = The ship that you play
    .name = ship
verb-draft = Draft an available card
    .name = draft
verb-draft-card = The card that you take
    .name = card
verb-discard = Discard cards
    .name = discard
verb-discard-cards = The cards that you discard
    .name = cards
verb-shed = Discard the card of a lost place as a free action
    .name = shed
verb-shed-card = The card that you discard
    .name = card
verb-reserve = Put a card in your reserve
    .name = reserve
verb-reserve-card = The card that you put there
    .name = card
verb-retrieve = Take your whole reserve into your hand
    .name = retrieve
verb-governor = Put cards back among the available ones with the Governor
    .name = governor
verb-governor-cards = The cards that you put back
    .name = cards
verb-intendant = Fetch a card from your discard pile with the Intendant
    .name = intendant
verb-intendant-card = The card that you take
    .name = card
verb-support = Draw cards with Home Support
    .name = support
verb-pass = Skip an action
    .name = pass
verb-end = End your turn
    .name = end
verb-answer = Answer the other side, or say what you want before the match
    .name = answer
    .refused = Nothing waits for such an answer of yours now.
verb-answer-block = The card that blocks the raid or the ambush
    .name = block
verb-answer-lose = The card that you lose
    .name = lose
verb-answer-give = From where you give Native Americans
    .name = give
verb-answer-side = The side that you would like to play
    .name = side
verb-answer-points = The points that you bid for it
    .name = points

# Rules

rule-aim = Britain and France fight for North America. Settle places, make towns of villages, besiege and raid the enemy. All that you do takes cards of your deck, and what you settle or draft adds cards to it. Britain wins at once by taking Quebec, France by taking Boston or New York. Otherwise points decide in the end. Britain moves first.
    .title = Aim of the game
rule-turn = At the start of your turn the sieges that you have won are resolved. Then take 2 actions, but only 1 in each player’s first turn; the same one twice if you like, and an action may be skipped. Free actions come before, between and after them: a Military Leader, Home Support, taking the reserve, withdrawing. At the end draw up to 5 cards in hand. When the deck runs out, the discard pile is shuffled into a new one. Whoever holds more than 5 cards keeps them.
    .title = Your turn
rule-cards = Location cards come with places: they show where they lead, with which transport, and symbols. Each play uses one symbol of a card. Empire cards are drafted; the neutral ones are for either side. Played cards go to your discard pile, and so does what you gain, so that you draw it only after a reshuffle. Discard piles, reserves, sieges and available cards lie open; hands and decks are hidden.
    .title = Cards
rule-supply = A location card can be played only if its place is yours, isn’t besieged and is connected with your capital: Boston or Quebec. The connection runs through your own places, besieged ones too, over rivers, lakes, roads and the sea, which joins all ports. Trails never count. You may discard an unconnected card, or put it back with the Governor. A capital lost to raids is still where connections start; New York never is.
    .title = Supply
rule-transport = To settle or besiege, a location card must lead to the place, and another card must be the transport: bateaux for rivers and lakes, a wagon for roads, a ship for the sea. Only what is printed on the location card counts, whatever the board shows. Philadelphia alone has a wagon. Trails on the board are for raids only.
    .title = Transport
rule-settle = Choose a neutral place. Play a location card that leads there, its transport, and a card with a settler if the place shows one. Put a village there; its location card goes from the available ones to your discard pile. Some places have no card for your side, and they bring none. A place of your own can be settled again if its card has gone back to the available ones.
    .title = Settle
rule-develop = Play the card of a village of yours and another card with a settler. The village becomes a town and goes back to your supply. A town is worth twice the points of its place; places without points can’t be developed. Each side has 18 villages. Britain has 12 towns, France 9.
    .title = Develop
rule-fortify = Play the card of a place of yours and a Fortification, and pay 3 coins. There is one fortification to a place, and 12 in all. The defender of a siege starts 2 stronger with it. A fortified place can’t be raided, and enemy raids can’t pass it. You can’t fortify a besieged place. When it falls, the fortification goes back to the stock.
    .title = Fortify
rule-besiege = Play a location card that leads to an enemy place, its transport, and a card that fights; only the last one stays in the siege. Cards with strength fight, and ships do with strength 1 where the place shows a ship; a card uses one symbol only. A Fortification can’t begin a siege. The defender starts with 1, 2 more for a fortification, and what is printed at the place. Each side leads one siege at a time.
    .title = Besiege
rule-reinforce = Play one card that fights into either siege, without any transport. The besieged place must be connected with the defender’s capital; an attacker needs a connected place, or the capital, next to it. A Fortification fights for the defender with strength 1. Siege Artillery costs 3 coins each time. A Military Leader is a free action. A track ends at 7 for the attacker and at 5 for France as the defender, 4 for Britain; strength beyond that is lost.
    .title = Reinforce a siege
rule-siege = You win a siege if you are ahead at the start of your turn, by 2 as the attacker or by 1 as the defender. An attacker who wins captures the piece and may settle the place at once: with a settler if it shows one, else without any card. The loser puts one empire or neutral card of the siege, if there is any, back among the available cards; all others are discarded. An attacker may withdraw and the besieged may surrender, as a free action: it is a defeat.
    .title = End of a siege
rule-raid = Play cards that raid. One reaches 2 links from any place of yours that isn’t besieged, and each further card 1 link more. Priests and the Indian Leader join a raid, but can’t raid alone. Rivers, lakes, roads and trails are links, the sea isn’t. No transport and no connection is needed. Native Americans cost 1 coin each. Fortified and besieged places can’t be raided, and a raid can’t pass fortified enemy places, nor besieged ones unless you are the besieger.
    .title = Raid
rule-raided = The other side may block a raid with one card of its hand: Native Americans, Rangers, Coureurs de Bois, French Militia, a Fortification, or the card of the place itself if it can be played. Blocking costs nothing. Otherwise a village is captured and the place becomes neutral; of a town the town is captured, and a village of its owner is left there, or nothing if none is left in stock. A captured village is worth 2 points, a town 4.
    .title = When a raid comes
rule-ambush = Play a card that ambushes; Native Americans cost 1 coin. The other side may block with Native Americans, Rangers, Coureurs de Bois or French Militia of its hand, for nothing. Otherwise it chooses a vulnerable card of its hand or its reserve, and that goes back among its available cards. If it has none, it shows you its hand.
    .title = Ambush
rule-natives = Play a Priest or the Indian Leader. The other side must give you one card of Neutral Native Americans from its hand or its reserve, and you put it on your discard pile. If it has none, it shows you its hand. This can’t be blocked. The Native Americans of France stay with France.
    .title = Priest and Indian Leader
rule-money = Take money: play one card for its coins. Merchant: play a ship and one or two other cards for their coins. Trader: play the Trader and any number of cards with furs, for 2 coins each. Piracy, for France alone: play Louisbourg and another ship and take 2 coins from Britain; the bank pays what Britain can’t.
    .title = Money
rule-managing = Draft a card: take an available empire card of your side, or a neutral one, pay its price and put it on your discard pile. Discard cards: put one card of your hand on your discard pile for nothing, or more of them, each further one for 1 coin. Each is one action.
    .title = Draft and discard
rule-reserve = As an action put one card of your hand face up in your reserve, which holds up to 5; location cards can’t go there. As a free action take the whole reserve into your hand for 1 coin a card. You may hold more than 5 cards then. Cards in the reserve are vulnerable to ambushes, and they can’t block.
    .title = Reserve
rule-governor = With the Governor put one or two other cards of your hand back among the available cards; the place of a location card stays yours. The Intendant, for France alone, costs 2 coins and takes any card of your discard pile into your hand. Home Support is a free action and draws 3 cards, or as many as your deck still has.
    .title = Governor, Intendant, Home Support
rule-end = Taking Quebec, or Boston or New York, wins at once, in a siege or by settling it after raids. Else the match ends at the start of a turn, if no siege was under way then and the player on turn has placed all villages or all towns, or has captured pieces for 12 points. Captured pieces stay with who took them. Points: those of your places, twice for a town, 2 for each captured village, 4 for each captured town. With equal points France wins.
    .title = The end and the points
rule-sides = The sides are drawn by lot or fixed, or bid for. Both players say secretly which side they would like. If it is the same one, both secretly bid 0 to 20 points. The higher bid gets the side, and the other player gets the points. Equal bids are settled by lot.
    .title = Sides
rule-editions = December 2011: France may draft Bateaux; location cards can’t go into the reserve; a raid reaches one link more than it has cards; Home Support doesn’t reshuffle. Second edition: the same, but the French Bateaux are left out. First edition: Bateaux begin in the French start deck, location cards may go into the reserve, a raid reaches as many links as it has cards, and Home Support reshuffles. A rule that the table chooses goes before the edition. Rules that contradict each other are refused.
    .title = Editions
rule-variants = { option-surrender }: { option-surrender.hint }
    { option-defender }: { option-defender.hint }
    The other optional rules are explained in the next topics. Each of them is off unless the table or the edition turns it on.
    .title = Options of the table
rule-variants-start = { option-louisbourg-fortified }: { option-louisbourg-fortified.hint }
    { option-quebec-fortified }: { option-quebec-fortified.hint }
    { option-fewer-infantry }: { option-fewer-infantry.hint }
    { option-british-bateaux }: { option-british-bateaux.hint }
    { option-french-draft }: { option-french-draft.hint }
    { option-no-governors }: { option-no-governors.hint }
    .title = Options: the start
rule-variants-first = { option-bateaux-in-empire }: { option-bateaux-in-empire.hint }
    { option-bateaux-in-start }: { option-bateaux-in-start.hint }
    { option-locations-in-reserve }: { option-locations-in-reserve.hint }
    { option-support-reshuffles }: { option-support-reshuffles.hint }
    { option-short-raids }: { option-short-raids.hint }
    .title = Options: rules of the editions
rule-variants-cards = { option-costly-reshuffle }: { option-costly-reshuffle.hint }
    { option-late-reshuffle }: { option-late-reshuffle.hint }
    { option-free-discards }: { option-free-discards.hint }
    { option-sell-furs }: { option-sell-furs.hint }
    { option-swap-after-siege }: { option-swap-after-siege.hint }
    .title = Options: cards and coins
rule-variants-war = { option-british-wait }: { option-british-wait.hint }
    { option-duquesne-wins }: { option-duquesne-wins.hint }
    { option-native-besiegers }: { option-native-besiegers.hint }
    .title = Options: sieges
rule-variants-places = { option-governor-gives-up }: { option-governor-gives-up.hint }
    { option-governor-spares-start }: { option-governor-spares-start.hint }
    { option-shed-lost-cards }: { option-shed-lost-cards.hint }
    { option-lost-cards-in-reserve }: { option-lost-cards-in-reserve.hint }
    .title = Options: cards of places
rule-variants-attacks = { option-ambush-in-sieges }: { option-ambush-in-sieges.hint }
    { option-free-blocked-ambush }: { option-free-blocked-ambush.hint }
    { option-free-blocked-raid }: { option-free-blocked-raid.hint }
    .title = Options: raids and ambushes

# Why something can’t be done

why-no-actions = You have no action left in this turn. Free actions are still possible.
why-actions-left = You can still do { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}: do something, or skip it.
why-unusable = Can’t be played now, because the place isn’t yours, is besieged or isn’t connected with your capital: { $cards }.
why-no-villages = You have no village left in stock.
why-no-way = No location card that you can play leads to a suitable place.
why-no-transport = Your cards lead to { $places }, but none of the others is the transport for it.
why-no-settler = { $places }: besides, it takes another card with a settler.
why-no-fighter = { $places }: besides, it takes another card that fights there and that you can pay.
why-own-siege = You lead a siege already, and each side leads one at a time.
why-no-target = The enemy has no place that could be besieged now.
why-no-towns = You have no town left in stock.
why-no-village-card = You can play no card of a village of yours that is worth points.
why-no-fortifications = No fortification is left in stock.
why-no-fortification-card = You have no Fortification in hand.
why-no-place-to-fortify = You can play no card of a place of yours that isn’t fortified.
why-no-siege = There is no siege.
why-cut-off = The siege can’t be reached: the defender’s place must be connected with the capital, an attacker needs a connected place next to it.
why-no-reinforcement = None of the cards that you can play and pay fights in the siege.
why-not-besieging = You lead no siege.
why-not-besieged = None of your places is besieged.
why-no-surrender = At this table the besieged can’t surrender.
why-no-raider = You have no card in hand that can raid alone.
why-nothing-to-raid = No raid can reach an enemy place: they are fortified, besieged or cut off.
why-too-far-to-raid = { $place } is nearest and takes { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. You don’t have so many that join a raid and that you can pay with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
why-no-ambusher = You have no card in hand that ambushes.
why-no-leader = You have neither a Priest nor the Indian Leader in hand.
why-no-coins = None of the cards that you can play shows coins.
why-no-ship = None of the cards that you can play shows a ship.
why-no-coins-beside = It takes another card with coins besides the ship.
why-no-furs = None of the cards that you can play shows furs.
why-no-louisbourg = You can’t play Louisbourg: it must be in your hand, yours, connected and not besieged.
why-no-second-ship = It takes another ship besides Louisbourg.
why-other-side = Only the other side can do this.
why-too-dear = It costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
} at least, and you have { $coins }.
why-nothing-to-draft = No card is left to draft.
why-empty-hand = You have no card in hand.
why-no-lost-card = You have no card of a lost place in hand.
why-not-at-this-table = This table doesn’t play with that rule.
why-reserve-full = Your reserve is full: it holds { $cards } cards.
why-nothing-to-reserve = You have no card in hand that may go into the reserve; those of places may not.
why-reserve-empty = Your reserve is empty.
why-not-in-hand = You don’t have this card in hand: { $card }.
why-nothing-to-remove = No other card of your hand may be put back.
why-no-discards = Your discard pile is empty.

# The guide through a first match

guide-sides = Britain has more coins and people, France more furs and raiders. Say what you like: if you both want the same side, points are bid.
guide-turn = Two actions a turn, only one in the first. What you settle or draft comes into your deck: useful at first, a burden later. Early on settle, take coins and draft; then prepare for a siege or for raids.
guide-settle = Settling takes a location card that leads there, the transport printed on it, and often a settler. Its card joins your deck.
guide-develop = A town counts double. It takes the village’s card and another one with a settler.
guide-siege = You win a siege if you are 2 ahead at the start of your turn. Keep strong cards for the turns to come: the other side answers too.
guide-won = The siege is over. The winner may take the place at once; the loser puts one of the cards back.
guide-raid = A raid takes a village off the board without a siege. More cards reach farther, and the other side may block it.
guide-block = You are attacked. Some cards of your hand block it for nothing. `/{ cmd-orders.name }` lets you settle such answers beforehand, so that nobody has to wait.
guide-deck = Throwing cards away brings better ones sooner. One is free, each further one costs a coin. The Governor removes cards for good.
