game-title = Lewis & Clark
game-about = Lead your expedition across North America and be the first to camp at the Pacific.
game-length = 30 minutes per player

# What a table may choose

option-start = Starting player
    .hint = By the rules the starting player is drawn by lot.
option-start-lots = Drawn by lot
option-start-first-seat = The first to join
option-goods = Starting goods
    .hint = One fur, food and equipment for all, or three drawn for each from four of each primary resource.
option-goods-same = The same for all
option-goods-drawn = Three drawn for each
option-changes = Changed spaces of the route
    .hint = So many spaces are drawn where the river becomes mountains, or mountains the river.
option-changes-0 = None
option-changes-1 = 1
option-changes-2 = 2
option-changes-3 = 3
option-changes-4 = 4
option-changes-5 = 5
option-changes-6 = 6
option-changes-7 = 7
option-changes-8 = 8
option-changes-9 = 9
option-changes-10 = 10
option-lasting = Lasting effects
    .hint = Gravelines, Boley, Jarrot and Cut Nose give more with more strength, or always their printed number.
option-lasting-scaling = Grow with strength
option-lasting-flat = As printed
option-waiting = Camping on the first river space
    .hint = By a later rule of the publisher, falling back to it costs all goods, Indians and recruited characters.
option-waiting-free = Costs nothing
option-waiting-costly = Costs everything
option-mackenzie = Mackenzie’s lead in the solo game
    .hint = So many spaces upriver of St Louis Alexander Mackenzie starts: from 0, easy, to 7, for experts.
option-mackenzie-0 = 0 spaces
option-mackenzie-1 = 1 space
option-mackenzie-2 = 2 spaces
option-mackenzie-3 = 3 spaces
option-mackenzie-4 = 4 spaces
option-mackenzie-5 = 5 spaces
option-mackenzie-6 = 6 spaces
option-mackenzie-7 = 7 spaces

# Characters

card-william-clark = William Clark
card-francois-labiche = François Labiche
card-john-b-thompson = John B. Thompson
card-york = York
card-joseph-whitehouse = Joseph Whitehouse
card-joseph-and-ruben-field = Joseph & Ruben Field
card-meriwether-lewis = Meriwether Lewis
card-pierre-cruzatte = Pierre Cruzatte
card-hugh-mcneal = Hugh McNeal
card-seaman = Seaman
card-alexander-h-willard = Alexander H. Willard
card-richard-windsor = Richard Windsor
card-john-ordway = John Ordway
card-robert-frazer = Robert Frazer
card-thomas-p-howard = Thomas P. Howard
card-silas-goodrich = Silas Goodrich
card-john-shields = John Shields
card-george-shannon = George Shannon
card-nathaniel-pryor = Nathaniel Pryor
card-george-gibson = George Gibson
card-patrick-gass = Patrick Gass
card-john-colter = John Colter
card-william-bratton = William Bratton
card-peter-weiser = Peter Weiser
card-charles-floyd = Charles Floyd
card-j-baptiste-lepage = J. Baptiste Lepage
card-hugh-hall = Hugh Hall
card-william-werner = William Werner
card-john-potts = John Potts
card-john-collins = John Collins

card-hay = Hay
card-little-raven = Little Raven
card-buffalo-medicine = Buffalo Medicine
card-ebenezer-tuttle = Ebenezer Tuttle
card-rene-jessaume = René Jessaume
card-big-horse = Big Horse
card-moses-b-reed = Moses B. Reed
card-john-robertson = John Robertson
card-joseph-barter = Joseph Barter
card-j-baptiste-deschamps = J. Baptiste Deschamps
card-john-newman = John Newman
card-charles-mackenzie = Charles Mackenzie
card-john-dame = John Dame
card-cuscalar = Cuscalar
card-toussaint-charbonneau = Toussaint Charbonneau
card-f-antoine-larocque = F. Antoine Larocque
card-joseph-gravelines = Joseph Gravelines
card-john-boley = John Boley
card-john-hay = John Hay
card-big-white = Big White
card-dickson-and-hancock = Dickson & Hancock
card-black-moccasin = Black Moccasin
card-yellept = Yellept
card-p-antoine-tabeau = P. Antoine Tabeau
card-three-eagles = Three Eagles
card-hawks-feather = Hawk’s Feather
card-man-crow = Man Crow
card-cutssahnem = Cutssahnem
card-black-buffalo = Black Buffalo
card-half-man = Half Man
card-richard-warfington = Richard Warfington
card-james-mackay = James Mackay
card-weuche = Weuche
card-pierre-dorion = Pierre Dorion
card-the-partisan = The Partisan
card-nicholas-jarrot = Nicholas Jarrot
card-regis-loisel = Régis Loisel
card-hugh-heney = Hugh Heney
card-black-cat = Black Cat
card-twisted-hair = Twisted Hair
card-cameahwait = Cameahwait
card-broken-arm = Broken Arm
card-comcomly = Comcomly
card-little-thief = Little Thief
card-watkuweis = Watkuweis
card-daniel-boone = Daniel Boone
card-old-toby = Old Toby
card-coboway = Coboway
card-crow-at-rest = Crow at Rest
card-george-drouillard = George Drouillard
card-tetoharsky = Tetoharsky
card-one-eye = One Eye
card-sacagawea = Sacagawea
card-cut-nose = Cut Nose

role-commander = Commander
role-interpreter = Interpreter
role-lumberjack = Lumberjack
role-hunter = Hunter
role-blacksmith = Blacksmith
role-fur-trader = Fur trader

# Places and boats

place-hunting = Hunting
place-craftsmanship = Craftsmanship
place-gift = Gift
place-farewell = Farewell
place-shamanism = Shamanism
place-expedition-upgrade = Expedition Upgrade
place-canoe-manufacturing = Canoe Manufacturing
place-horse-trade = Horse Trade

boat-resources-2 = Boat for 2 resources
boat-resources-5 = Boat for 5 resources, 1 time
boat-indians-1 = Boat for 1 Indian
boat-indians-3 = Boat for 3 Indians, 1 time

# Goods

resource-wood = Wood
resource-fur = Fur
resource-food = Food
resource-equipment = Equipment
resource-canoe = Canoe
resource-horse = Horse

# Parts of what cards say

face = Strength { $strength }, { $badge ->
    [wood] wood
    [fur] fur
    [food] food
   *[equipment] equipment
} badge.
due-wood = { $number } wood
due-fur = { $number } fur
due-food = { $number } food
due-equipment = { $number } equipment
due-canoe = { $number ->
    [one] { $number } canoe
   *[other] { $number } canoes
}
due-horse = { $number ->
    [one] { $number } horse
   *[other] { $number } horses
}
due-indians = { $number ->
    [one] { $number } Indian
   *[other] { $number } Indians
}
due-resources = { $number ->
    [one] { $number } resource of any kind
   *[other] { $number } resources of any kind
}
due-different = { $number } different resources
due-primary = { $number ->
    [one] { $number } primary resource of your choice
   *[other] { $number } primary resources of your choice
}
due-spaces = { $number ->
    [one] { $number } space
   *[other] { $number } spaces
}
due-time = { $number } time
and-1 = { $a }
and-2 = { $a } and { $b }
and-3 = { $a }, { $b } and { $c }
and-4 = { $a }, { $b }, { $c } and { $d }
or-1 = { $a }
or-2 = { $a } or { $b }
or-3 = { $a }, { $b } or { $c }
some-wood = wood
some-fur = fur
some-food = food
some-equipment = equipment

# What the crews do

says-commander = { $role } of the { $colour } crew. { $face } For each strength, pay { $price } and move your scout { $gain } forward on the river, or pay { $price2 } for { $gain2 } on the river, or { $price3 } for { $gain3 } in the mountains.
says-interpreter = { $role } of the { $colour } crew. { $face } For each strength: Gather all Indians of the village, newcomers too, in the Powwow. Take as many of them as you like onto your boats. Discard the character on the last page of the journal, and the journal is refilled. Then a newcomer comes from the stock, if there is one left.
says-lumberjack = { $role } of the { $colour } crew. { $face } For each strength, collect { $kinds }: one for each of its badges on the cards in your own and your neighbours’ playing areas, those just played among them.
says-hunter = { $role } of the { $colour } crew. { $face } For each strength, collect { $kinds }: one for each of its badges on the cards in your own and your neighbours’ playing areas, those just played among them.
says-blacksmith = { $role } of the { $colour } crew. { $face } For each strength, collect { $kinds }: one for each of its badges on the cards in your own and your neighbours’ playing areas, those just played among them.
says-fur-trader = { $role } of the { $colour } crew. { $face } For each strength, collect { $kinds }: one for each of its badges on the cards in your own and your neighbours’ playing areas, those just played among them.

# What those encountered do

says-hay = { $face } Take as many different primary resources as you have characters face up in your playing area, Hay among them; there are four kinds. He acts once only: more strength is of no use.
says-little-raven = { $face } Choose a primary resource and take as many of it as you have characters face up in your playing area, Little Raven among them. He acts once only: more strength is of no use.
says-buffalo-medicine = { $face } For each strength, pay { $price } and take { $gain }.
says-ebenezer-tuttle = { $face } For each strength, pay { $price } and take { $gain }.
says-rene-jessaume = { $face } For each strength, pay { $price } and take { $gain }.
says-big-horse = { $face } For each strength, put { $indians } from your boats into the Powwow and take { $gain }.
says-moses-b-reed = { $face } For each strength, pay { $price } and move your scout { $gain } forward on the river.
says-john-robertson = { $face } For each strength, pay { $price } and move your scout { $gain } forward on the river.
says-joseph-barter = { $face } For each strength, pay { $price } and move your scout { $gain } forward on the river.
says-j-baptiste-deschamps = { $face } For each strength, pay { $price } and move your scout { $gain } forward on the river.
says-john-newman = { $face } For each strength, pay { $price } and move your scout { $gain } forward, on the river or in the mountains.
says-charles-mackenzie = { $face } For each strength, pay { $price } and move your scout { $gain } forward in the mountains.
says-john-dame = { $face } For each strength, pay { $price } and move your scout { $gain } forward in the mountains.
says-cuscalar = { $face } For each strength, pay { $price } and take a character of your choice from the journal into your hand. The journal is refilled only after the last time. This isn’t recruiting: you may still recruit in the same turn.
says-toussaint-charbonneau = { $face } For each strength, pay { $price } and perform the action of a village place where at least one Indian is; pay what the place asks, too. Choose another place each time, or the same. Resources and Indians that one time has brought can neither be paid nor counted the next time.
says-f-antoine-larocque = { $face } He does nothing when played. While he lies face up in your playing area, your scout may jump other scouts: their spaces don’t count, whatever their terrain. This helps one movement in a turn, one repeat of an action, and more strength is of no use. He can’t be copied.
says-joseph-gravelines = { $face } He does nothing when played. While he lies face up in your playing area, characters of the journal cost you { $gain } less; played with strength 2 it is { $twice }, with strength 3 it is { $thrice }. No fur is given back. He can’t be copied.
says-john-boley = { $face } He does nothing when played. While he lies face up in your playing area, setting up camp takes { $gain } less; played with strength 2 it is { $twice }, with strength 3 it is { $thrice }. It never takes less than none. He can’t be copied.
says-john-hay = { $face } For each strength, collect { $kinds }, the same each time or not: one for each of its badges in your own and your neighbours’ playing areas.
says-big-white = { $face } For each strength, collect { $kinds }, the same each time or not: one for each of its badges in your own and your neighbours’ playing areas.
says-dickson-and-hancock = { $face } For each strength, collect { $kinds }, the same each time or not: one for each of its badges in your own and your neighbours’ playing areas.
says-black-moccasin = { $face } For each strength, collect { $kinds }, the same each time or not: one for each of its badges in your own and your neighbours’ playing areas.
says-yellept = { $face } For each strength, pay { $price } and take { $gain }, alike or not. What one time has brought can’t be paid the next time.
says-p-antoine-tabeau = { $face } For each strength, pay { $price } and take { $gain }.
says-three-eagles = { $face } For each strength, pay { $price } and take { $gain }.
says-hawks-feather = { $face } For each strength, pay { $price } and move your scout { $gain } forward on the river.
says-man-crow = { $face } For each strength, pay { $price } and move your scout { $gain } forward on the river.
says-cutssahnem = { $face } For each strength, pay { $price } and move your scout { $gain } forward on the river. Canoes and horses count as kinds, too.
says-black-buffalo = { $face } For each strength, pay { $price } and move your scout forward on the river: one space for each food badge in your own and your neighbours’ playing areas. In the solo game those of occupied village places count instead of neighbours’.
says-half-man = { $face } For each strength, pay { $price } and move your scout forward on the river: one space for each scout on the space of your camp or ahead of it. Your own counts unless it has fallen behind; in the solo game Alexander Mackenzie’s counts, too.
says-richard-warfington = { $face } For each strength, pay { $price } and move your scout forward on the river: one space for each Indian on your boats. Indians on your cards don’t count.
says-james-mackay = { $face } For each strength, pay { $price } and move your scout { $gain } forward, all of them on the river or all of them in the mountains. Each time you may choose anew.
says-weuche = { $face } For each strength, pay { $price } and move your scout forward in the mountains: one space for each equipment badge in your own and your neighbours’ playing areas. In the solo game those of occupied village places count instead of neighbours’.
says-pierre-dorion = { $face } For each strength, pay { $price } and move your scout { $gain } forward in the mountains.
says-the-partisan = { $face } For each strength, pay { $price } and perform the action of a character lying face up in any player’s area, with strength 1, as if it lay in yours; pay what it asks, too. Choose another one each time, or the same. Lasting effects can’t be copied. Resources and Indians that one time has brought can neither be paid nor counted the next time.
says-nicholas-jarrot = { $face } He does nothing when played. While he lies face up in your playing area, add { $gain } to one movement on the river in each turn, if it takes your scout at least one space without him. Played with strength 2 it is { $twice }, with strength 3 it is { $thrice }. He can’t be copied.
says-regis-loisel = { $face } For each strength, collect { $kinds }, the same each time or not: one for each of its badges in your own and your neighbours’ playing areas.
says-hugh-heney = { $face } For each strength, collect { $kinds }, the same each time or not: one for each of its badges in your own and your neighbours’ playing areas.
says-black-cat = { $face } For each strength, take { $gain }, alike or not.
says-twisted-hair = { $face } For each strength, pay { $price } and take { $gain }. Canoes that one time has brought can’t be paid the next time.
says-cameahwait = { $face } For each strength, pay { $price } and take { $gain }, or pay { $price2 } and take { $gain2 }.
says-broken-arm = { $face } For each strength, pay { $price } and take { $gain }.
says-comcomly = { $face } For each strength, pay { $price } and move your scout { $gain } forward on the river.
says-little-thief = { $face } For each strength, put { $indians } from your boats into the Powwow and move your scout forward on the river: one space for each pair of resources on your boats. The two needn’t be alike, and you keep them.
says-watkuweis = { $face } For each strength, pay { $price } and move your scout forward on the river: one space for each character face up in your playing area, Watkuweis among them.
says-daniel-boone = { $face } For each strength, pay { $price } and move your scout forward on the river: one space for each Indian in the village, whether at a place, in the Powwow or newly come.
says-old-toby = { $face } For each strength, pay { $price } and move your scout { $gain } forward, all of them on the river or all of them in the mountains. Each time you may choose anew.
says-coboway = { $face } For each strength, pay { $price } and move your scout { $gain } forward in the mountains.
says-crow-at-rest = { $face } For each strength, pay { $price } and move your scout { $gain } forward in the mountains.
says-george-drouillard = { $face } For each strength, put { $indians } from your boats into the Powwow, pay { $price } and move your scout { $gain } forward in the mountains.
says-tetoharsky = { $face } For each strength, put { $indians } from your boats into the Powwow and move your scout forward in the mountains: one space for each three resources on your boats. They needn’t be alike, and you keep them.
says-one-eye = { $face } For each strength, pay { $price } and move your scout forward in the mountains: one space for each scout on the space of your camp or ahead of it. Your own counts unless it has fallen behind; in the solo game Alexander Mackenzie’s counts, too.
says-sacagawea = { $face } For each strength, perform the action of any village place, occupied or not; pay what the place asks. Choose another place each time, or the same. Resources and Indians that one time has brought can neither be paid nor counted the next time.
says-cut-nose = { $face } He does nothing when played. While he lies face up in your playing area, add { $gain } to one movement in the mountains in each turn, if it takes your scout at least one space without him. Played with strength 2 it is { $twice }, with strength 3 it is { $thrice }. He can’t be copied.

# What the village does

place-room = { $circles ->
    [0] Send one to three Indians at once, whether or not the place is occupied.
    [one] Send one Indian, if the place is empty.
   *[other] Send one Indian, if one of the { $circles } circles is empty.
}
place-badge = Solo game: { $badge ->
    [wood] wood
    [fur] fur
    [food] food
   *[equipment] equipment
} badge while occupied.
says-hunting = { $room } Take { $gain }. { $solo }
says-craftsmanship = { $room } Take { $gain }. { $solo }
says-gift = { $room } Take { $gain } or { $gain2 }. { $solo }
says-farewell = { $room } Discard up to three cards of your hand. Then the whole journal is discarded and five new characters are drawn. { $solo }
says-shamanism = { $room } Pay { $price } and perform the action of a character lying face up in any player’s area, with strength 1, as if it lay in yours; pay what it asks, too. Lasting effects can’t be copied. { $solo }
says-expedition-upgrade = { $room } Pay { $price } and add a boat: one for resources, which comes with { $primary }, or one for Indians, which comes with { $indians } from the stock, if there is one left. Choose its side; it is never turned again. { $solo }
says-canoe-manufacturing = { $room } For each Indian sent, pay { $price } and take { $gain }. { $solo }
says-horse-trade = { $room } For each Indian sent, pay { $price } and take { $gain }. Canoes and horses count as kinds, too. { $solo }

says-boat-resources = It carries up to { $limit } resources and costs { $time ->
    [0] no time in camp
   *[other] { $time } time in camp, unless it is empty
}. It comes with { $brings }. Add it with Expedition Upgrade.
says-boat-indians = It carries up to { $limit ->
    [one] { $limit } Indian
   *[other] { $limit } Indians
} and costs { $time ->
    [0] no time in camp
   *[other] { $time } time in camp, unless it is empty
}. It comes with { $brings } from the stock, if there is one left. Add it with Expedition Upgrade.

# Goods and lists

of-wood = { $number } wood
of-fur = { $number } fur
of-food = { $number } food
of-equipment = { $number } equipment
of-canoe = { $number ->
    [one] { $number } canoe
   *[other] { $number } canoes
}
of-horse = { $number ->
    [one] { $number } horse
   *[other] { $number } horses
}
of-indians = { $number ->
    [one] { $number } Indian
   *[other] { $number } Indians
}
of-any = { $number } of any kind
of-different = { $number } different
list-0 = free
list-1 = { $a }
list-2 = { $a }, { $b }
list-3 = { $a }, { $b }, { $c }
list-4 = { $a }, { $b }, { $c }, { $d }
list-5 = { $a }, { $b }, { $c }, { $d }, { $e }
list-6 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }
list-7 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g }

# Questions and answers

ask-turn-action = What do you do?
ask-play-beneath = Which card gives it strength?
ask-play-indians = How many Indians give it strength?
ask-village-indians = How many Indians do you send?
ask-recruit-discard = Which card do you discard for it?
ask-act-way = How do you use the action?
ask-act-again = How do you go on?
ask-act-choice = What do you choose?
ask-act-move = Where does your scout go?
ask-act-collect = What do you collect?
ask-act-different = Which resources do you take, { $most } at most?
ask-act-take = What do you take?
ask-act-amount = How many do you take?
ask-act-throw = What do you throw away for it?
ask-act-farewell = Which card do you discard before the journal is renewed?

group-play = Play a character
group-village = Send Indians to the village
group-recruit = Recruit a character

can-play = { $card }: { $does }
can-go = { $place }: { $does }
can-recruit = Recruit { $card } ({ $price })
can-camp = Set up camp: { $time ->
    [0] no time
   *[other] { $time } time, back to space { $space }
}
does-collect = { $goods }
with-discard = Discard { $card } ({ $price })
without-discard = No discard ({ $price })
beneath = { $card } ({ $gives })
with-indians = { $number ->
    [0] No Indian
    [one] { $number } Indian
   *[other] { $number } Indians
} ({ $gives })
with-strength = strength { $strength }: { $brings }
brings-goods = { $goods }{ $strength ->
    [one] {""}
   *[other] {" "}× { $strength }
}
brings-uses = { $uses ->
    [one] once
   *[other] up to { $uses } times
}
brings-camp = camp −{ $number } time
brings-jump = jump scouts
brings-mountain = mountain +{ $number }
brings-recruit = recruit −{ $number } fur
brings-river = river +{ $number }

way = { $price } → { $gain }
again = Again: { $way }
gain-take = { $goods }
gain-collect = collect { $goods }
gain-primary = { $number } primary resources
gain-river = river +{ $spaces }
gain-mountain = mountain +{ $spaces }
gain-either = river or mountain +{ $spaces }
gain-stay = stay
gain-lasting-camp = less time in camp
gain-lasting-jump = jump scouts
gain-lasting-mountain = farther in the mountains
gain-lasting-recruit = recruit for less fur
gain-lasting-river = farther on the river
gain-cuscalar = a character of the journal
gain-expedition-upgrade = a boat
gain-farewell = discard, renew the journal
gain-hay = different primary resources
gain-interpreter = take Indians on board
gain-little-raven = one primary resource
gain-sacagawea = any action of the village
gain-shamanism = copy a character
gain-the-partisan = copy a character
gain-toussaint-charbonneau = an action where Indians are
choose-cuscalar = { $choice }
choose-expedition-upgrade = { $choice }
choose-little-raven = { $choice }: { $number }
choose-sacagawea = { $choice }
choose-shamanism = { $choice }
choose-the-partisan = { $choice }
choose-toussaint-charbonneau = { $choice }
welcome = { $number ->
    [0] Take no Indians on board
    [one] Take { $number } Indian on board
   *[other] Take { $number } Indians on board
}
helper-jump = Larocque
helper-river = Jarrot
helper-mountain = Cut Nose
to-space-0 = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}, to space { $space }
to-space-1 = +{ $spaces }, to space { $space }, with { $a }
to-space-2 = +{ $spaces }, to space { $space }, with { $a } and { $b }
to-space-3 = +{ $spaces }, to space { $space }, with { $a }, { $b } and { $c }
choice-end = End your turn
choice-fewer = Fewer
beneath-none = Indians only
farewell-none = Nobody else: renew the journal
choice-none = None
choice-stay = Stay
choice-stop = End the action

# What happened

event-started = { $seat } starts.
event-played = { $seat } plays { $card } with strength { $strength }.
event-laid-beneath = You lay { $card } face down beneath.
event-sent-indians = { $seat } sends { $indians ->
    [one] { $indians } Indian
   *[other] { $indians } Indians
} to the village: { $place }.
event-copied = { $seat } copies { $card }.
event-acted-at = { $seat } performs an action of the village: { $place }.
event-paid = { $seat } pays { $price }.
event-took = { $seat } takes { $goods }.
event-swapped = { $seat } takes { $taken } and throws { $thrown } away.
event-gathered = All Indians of the village gather in the Powwow, { $indians } in all.
event-welcomed = { $seat } takes { $indians ->
    [0] no Indians
    [one] { $indians } Indian
   *[other] { $indians } Indians
} on board.
event-newcomer = A newcomer comes to the village.
event-added-boat = { $seat } adds a boat{ $indians ->
    [0] {""}
    [one] {" "}and takes { $indians } Indian on board
   *[other] {" "}and takes { $indians } Indians on board
}: { $boat }.
event-recruited = { $seat } recruits { $card } { $fur ->
    [0] { $equipment ->
        [0] for nothing
       *[other] for { $equipment } equipment
    }
   *[other] { $equipment ->
        [0] for { $fur } fur
       *[other] for { $fur } fur and { $equipment } equipment
    }
}.
event-discarded = { $seat } discards { $card }.
event-took-character = { $seat } takes { $card } from the journal.
event-encountered = { $card } comes to the journal.
event-left-the-journal = { $card } is discarded from the journal.
event-renewed-the-journal = The whole journal is discarded and renewed.
event-moved = { $seat } moves the scout { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}, to space { $space }.
event-went-on = The space is taken. The scout of { $seat } goes on to space { $space }.
event-camped = { $seat } sets up camp. Time: { $time }.
event-fell-back = The scout of { $seat } falls back to space { $space }.
event-camp-moved = The camp of { $seat } comes up to space { $space }.
event-lost-everything = On the first river space { $seat } loses all resources and all Indians{ $characters ->
    [0] {""}
    [one] , and { $characters } recruited character
   *[other] , and { $characters } recruited characters
}.
event-mackenzie-moved = Alexander Mackenzie moves to space { $space }.
event-ended = { $by ->
    [mackenzie] Alexander Mackenzie reaches Fort Clatsop first.
   *[camp] A camp stands on Fort Clatsop or beyond it.
}

# How it ended

outcome-camp = A camp reached Fort Clatsop, and nothing else counts. The number is how many spaces a camp is from St Louis.
outcome-mackenzie = Alexander Mackenzie was at Fort Clatsop first, and nothing else counts. The number is how many spaces your camp is from St Louis.

# Commands

verb-play = Play a character of your hand: give it strength, perform its action
    .name = play
verb-play-card = The character that you play
    .name = card
verb-play-strength = The card that lies face down beneath it
    .name = strength
verb-play-indians = How many Indians give strength
    .name = indians
verb-play-uses = How often the same is done once more
    .name = uses
verb-play-way = What you pay, and what it brings
    .name = way
verb-play-to = The space to which your scout goes
    .name = to
verb-play-choose = What the action lets you choose: characters, places, resources, boats
    .name = choose
verb-play-take = What you take, or how many
    .name = take
verb-play-throw = What you throw away when the boats are full
    .name = throw
verb-village = Send Indians to a place of the village and perform its action
    .name = village
verb-village-place = The place
    .name = place
verb-village-indians = How many Indians you send
    .name = indians
verb-village-uses = How often the same is done once more
    .name = uses
verb-village-way = What you pay, and what it brings
    .name = way
verb-village-to = The space to which your scout goes
    .name = to
verb-village-choose = What the action lets you choose: characters, places, resources, boats
    .name = choose
verb-village-take = What you take, or how many
    .name = take
verb-village-throw = What you throw away when the boats are full
    .name = throw
verb-recruit = Recruit a character of the journal
    .name = recruit
verb-recruit-card = The character that you recruit
    .name = card
verb-recruit-discard = The card that you discard for equipment
    .name = discard
verb-camp = Set up camp
    .name = camp
verb-end = End your turn
    .name = end
verb-act = Go on with the action under way
    .name = act
    .refused = No action is under way.
verb-act-uses = How often the same is done once more
    .name = uses
verb-act-way = What you pay, and what it brings
    .name = way
verb-act-to = The space to which your scout goes
    .name = to
verb-act-choose = What the action lets you choose: characters, places, resources, boats
    .name = choose
verb-act-take = What you take, or how many
    .name = take
verb-act-throw = What you throw away when the boats are full
    .name = throw

# Rules

rule-aim = Lead your expedition from St Louis up the Missouri, over the Rocky Mountains and down to the Pacific. Your scout goes ahead on the route; your camp follows when you set it up. Whoever first brings the camp to Fort Clatsop, 39 spaces from St Louis, or beyond it, wins at once. Everyone starts with a crew of six characters, an Indian, and one fur, food and equipment.
    .title = Aim of the game
rule-turn = On your turn you must perform one action: play a character of your hand, or send Indians to a place of the village. Before or after it you may recruit one character and set up camp, each once. If you can perform no action at the start of your turn, set up camp first. An action may always be used in part or not at all.
    .title = Your turn
rule-strength = A character that you play lies face up in your playing area and needs strength, not its own: put another card of your hand face down beneath it, put one to three Indians of your boats on it, or both, up to 3 in all. Its action is performed as often as it has strength; you may stop before each time. Indians on cards still belong to you. In the village each Indian sent is one strength, and stays there.
    .title = Strength
rule-collecting = To collect a resource, count its badges on all cards in your own and your neighbours’ playing areas, face up and face down, those just played among them. For each strength take up to that many. What finds no room on your boats is left, or you throw older resources away for it; while there is room nothing may be thrown away. “Take” has nothing to do with badges.
    .title = Collecting
rule-indians = The Interpreter gathers all Indians of the village in the Powwow and frees all its places. Take as many of them as you like onto your boats. Then the character on the last page of the journal is discarded, and a newcomer comes from the stock, if there is one left. An Indian that you pay goes from your boats into the Powwow.
    .title = Indians
rule-village = Send Indians of your boats to one place and perform its action. A circle takes one Indian, and only if it is empty. A half-circle takes one to three at once, whoever is there already. The Indians no longer belong to you. They stay until somebody’s Interpreter gathers them.
    .title = The village
rule-movement = A movement goes over spaces of its terrain; where that ends, the rest is lost. The two mountain-river spaces fit both. Scouts may pass each other. If yours would stop with another scout when the whole action is over, it goes on to the next free space, whatever its terrain; in camp, further back. Any number may share St Louis, the first river space and the last one of the Pacific.
    .title = Movement
rule-boats = Your boats carry 3 resources for nothing, 3 more for 1 time, and 5 more for 1 time each. One Indian travels for nothing, any more for 1 time each. Time counts only when you set up camp. You can never hold more resources than your boats do. They are always loaded for the least time. Add boats with Expedition Upgrade.
    .title = Boats
rule-recruiting = Once a turn you may recruit a character of the journal. Pay fur by its page, 1 on the last to 5 on the first, and as much equipment as its strength. For the equipment you may discard one card of your hand: its strength is saved, and what goes over is lost. The character comes to your hand at once; the others move down and a new one is drawn. An empty draw pile is made anew of the discarded cards.
    .title = Recruiting
rule-camp = Once a turn you may set up camp. The Indians on your cards return to your boats. The camp takes 1 time for each card still in your hand, and the time of your loaded boats. Your scout falls back by as many spaces, at most to the first river space, five below St Louis. If it is still ahead of your camp, the camp comes up to it; a camp never goes back. Then take all your played cards back to your hand.
    .title = Setting up camp
rule-lasting = Larocque, Gravelines, Boley, Jarrot and Cut Nose do nothing when played. Their effect lasts while they lie face up in your playing area, until you set up camp. Boley still helps with that camp. All but Larocque’s grow with the strength they were played with, unless the table plays them as printed. Jarrot, Cut Nose and Larocque help one movement a turn each.
    .title = Lasting effects
rule-copying = Shamanism and The Partisan perform the action of a character lying face up before any player, once, as if it lay in your playing area, and in nobody else’s. Sacagawea and Charbonneau perform the action of a village place. You pay what that action asks. Copies may copy again, as long as each can be paid. Lasting effects can’t be copied.
    .title = Copying
rule-end = The match ends as soon as somebody’s camp stands on Fort Clatsop or beyond it. That player wins; all others share the second place.
    .title = The end
rule-solo = Alone you race against Alexander Mackenzie. His scout starts up to 7 spaces ahead and moves on by one space after each of your turns; he goes on to the next free space like any scout. You win if your camp stands on Fort Clatsop or beyond it before he arrives there. Having no neighbours, you count the badges of village places where Indians are: each place shows one.
    .title = Playing alone
rule-variants = The table may draw three starting goods for each player, change up to ten spaces of the route, or keep lasting effects as printed. By a later rule, whoever falls back to the first river space in camp loses all resources, all Indians and every character who isn’t of the own crew. In the solo game Mackenzie’s lead can be chosen. The host may name the changed spaces in a file.
    .title = Variants

# Standing orders

order-recruit-discard = Discard a card to recruit
    .hint = Where you can't pay without a discarded card you are asked all the same.
order-recruit-discard-never = Never

# Why something can’t be done

why-acted = You have performed your action this turn.
why-empty-hand = You have no card in hand. Setting up camp takes your played cards back.
why-no-strength = A character needs strength: another card of your hand beneath it, or an Indian of your boats. You have neither.
why-no-indians = You have no Indian on your boats to send. The Interpreter brings some; those on your cards come back in camp.
why-recruited = You have recruited once this turn.
why-camp-first = You can perform no action, so camp comes first.
why-empty-journal = Nobody is left in the journal.
why-too-dear = The one you come nearest to is { $card }, for { $fur } fur and { $equipment } equipment. You have { $own_fur } fur and { $own_equipment } equipment, and a discarded card of your hand spares { $spared } equipment at most.
why-camped = You have set up camp once this turn.
why-action-first = Your turn takes an action first: play a character, or send Indians to the village.

# The guide through a first match

guide-turn = Do one action: play a character, or send Indians to the village. Once a turn you may also recruit, and camp. Collect what your scout needs, move, then camp: only the camp wins. Cards and goods left over cost time then.
guide-strength = A character acts as often as it has strength, 3 at most. Lay a card beneath it or put Indians on it. What lies beneath isn’t played this time, so give away what you need least.
guide-village = Each Indian you send is one more time for the action. They stay in the village until an Interpreter gathers them.
guide-action = Each repeat takes one strength and what it asks for. You may stop whenever you like.
guide-collect = You collect one for each badge that you and your neighbours have lying open, for each strength. Look at what the neighbours have played.
guide-goods = Your boats hold only so much, and full boats cost time in camp. Take what you will spend soon.
guide-move = Spaces of the wrong terrain stop you. Scouts never share a space: whoever would stop on one goes on to the next free one.
guide-recruit = Fur by the page, equipment by strength. A card discarded for it saves as much equipment as its strength; that is also how weak cards leave your hand.
