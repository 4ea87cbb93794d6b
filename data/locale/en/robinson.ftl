game-title = Robinson Crusoe
game-about = Castaways on a cursed island explore, build and survive together to reach their goal.
game-length = 90–180 minutes

# What a table may choose

option-scenario = Scenario
    .hint = The story that you play: its goal, its rounds and its weather.
option-scenario-castaways = 1: Castaways
option-scenario-cursed-island = 2: Cursed Island
option-scenario-jenny = 3: Jenny Needs Help
option-scenario-volcano-island = 4: Volcano Island
option-scenario-cannibal-island = 5: Cannibal Island
option-scenario-robinson-family = 6: Robinson Family
option-scenario-king-kong-island = 7: King Kong Island
option-characters = Characters
    .hint = Whether players choose their characters or draw them by lot. Alone you always draw.
option-characters-chosen = Chosen by the players
option-characters-lots = Drawn by lot
option-soldier = Soldier in a game of two
    .hint = By the rules the Soldier plays only with three and four.
option-soldier-no = No
option-soldier-yes = Yes
option-friday = Friday
    .hint = By the rules Friday helps one or two players. With him the game is easier.
option-friday-usual = By the rules
option-friday-with = With Friday
option-friday-without = Without Friday
option-dog = Dog
    .hint = By the rules the dog helps only a lone player. With it the game is easier.
option-dog-usual = By the rules
option-dog-with = With the dog
option-dog-without = Without the dog
option-items = Starting items
    .hint = How many of them you have from the start. 2 is usual, fewer are harder.
option-items-0 = 0
option-items-1 = 1
option-items-2 = 2
option-items-3 = 3
option-items-4 = 4
option-events = Event deck
    .hint = How many events show a book. In Castaways a book does nothing, so more are easier.
option-events-even = As many books as adventures
option-events-fewer-books = 2 books fewer
option-events-more-books = 2 books more
option-wreckage = Wreckage
    .hint = Which card of wreckage is washed up in the first round.
option-wreckage-food-crates = Food Crates
option-wreckage-random = A random one
option-crew = Hungry film crew
    .hint = In King Kong Island: whether one of the crew dies, too, when a player doesn’t eat.
option-crew-usual = No
option-crew-hungry = Yes

# Places and things

space = { $space ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
    [8] 9
    [9] 10
   *[other] 11
}
on-space = Space { $space }
tile-1 = Plains: wood, beast, 2 discoveries
tile-2 = Mountains: parrots, natural shelter, totem, beast, 1 discovery
tile-3 = River: fish, beast, 3 discoveries
tile-4 = Hills: fish, wood, totem, 1 discovery
tile-5 = Mountains: parrots, wood, totem, 1 discovery
tile-6 = Plains: parrots, wood, totem, 1 discovery
tile-7 = Hills: wood, totem, beast, 2 discoveries
tile-8 = Beach: fish, wood
tile-9 = Plains: parrots, beast, 3 discoveries
tile-10 = River: fish, wood, totem, 1 discovery
tile-11 = Mountains: wood, natural shelter, beast, 1 discovery
source-food = Food
source-wood = Wood
source-at = { $source ->
    [food] Food
   *[wood] Wood
} at { $space }
structure-shelter = Shelter
structure-roof = Roof
structure-palisade = Palisade
structure-weapon = Weapons
of-food = { $number } food
of-preserved = { $number } food that keeps
of-wood = { $number } wood
of-hides = { $number ->
    [one] { $number } hide
   *[other] { $number } hides
}
tiles-1 = { $a }
tiles-2 = { $a }; { $b }
tiles-3 = { $a }; { $b }; { $c }
list-0 = nothing
list-1 = { $a }
list-2 = { $a }, { $b }
list-3 = { $a }, { $b }, { $c }
list-4 = { $a }, { $b }, { $c }, { $d }
list-5 = { $a }, { $b }, { $c }, { $d }, { $e }
list-6 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }
card-beast-of-the-night = A beast of the night
weather-rain-1-0 = the rain die shows 1 rain cloud
weather-rain-2-0 = the rain die shows 2 rain clouds
weather-rain-0-1 = the rain die shows 1 winter cloud
weather-winter-0-1 = the winter die shows 1 winter cloud
weather-winter-0-2 = the winter die shows 2 winter clouds
weather-winter-2-0 = the winter die shows 2 rain clouds
weather-hungry-beast = the red die shows a fight
weather-hungry-food = the red die shows food
weather-hungry-palisade = the red die shows the palisade
weather-hungry-none = the red die shows nothing
dice = { $success ->
    [1] success
   *[other] failure
}{ $wound ->
    [1] , a wound
   *[other] {""}
}{ $adventure ->
    [1] , an adventure
   *[other] {""}
}

# Characters and skills

character-carpenter = Carpenter
character-carpenter-says = 12 hearts; morale falls with the 5th, 8th and 10th wound. Own invention: Snare.
    { skill-economical-construction } (2): { skill-economical-construction-does }.
    { skill-craftsmanship } (2): { skill-craftsmanship-does }.
    { skill-a-new-idea } (3): { skill-a-new-idea-does }.
    { skill-handyman } (3): { skill-handyman-does }.
character-cook = Cook
character-cook-says = 12 hearts; morale falls with the 4th, 7th, 9th and 11th wound. Own invention: Fireplace.
    { skill-grandmas-recipe } (2): { skill-grandmas-recipe-does }.
    { skill-scrounger } (2): { skill-scrounger-does }.
    { skill-stone-soup } (3): { skill-stone-soup-does }.
    { skill-hooch } (3): { skill-hooch-does }.
character-explorer = Explorer
character-explorer-says = 11 hearts; morale falls with the 6th and 11th wound. Own invention: Shortcut.
    { skill-lucky } (2): { skill-lucky-does }.
    { skill-reconnaissance } (2): { skill-reconnaissance-does }.
    { skill-motivational-speech } (3): { skill-motivational-speech-does }.
    { skill-scouting } (3): { skill-scouting-does }.
character-soldier = Soldier
character-soldier-says = 11 hearts; morale falls with the 5th and 9th wound. Own invention: Spear.
    { skill-tracking } (2): { skill-tracking-does }.
    { skill-the-hunt } (4): { skill-the-hunt-does }.
    { skill-frenzy } (3): { skill-frenzy-does }.
    { skill-defensive-plan } (3): { skill-defensive-plan-does }.
character-friday = Friday
character-friday-says = 3 hearts. One pawn, which can act alone or help. Instead of an adventure Friday takes a wound; needs no food, no shelter and feels no weather. If Friday dies, the match goes on.
    { skill-friday } (2): { skill-friday-does }.
skill-economical-construction = Economical Construction
skill-economical-construction-does = an action takes 1 wood less
skill-craftsmanship = Craftsmanship
skill-craftsmanship-does = roll a building die again
skill-a-new-idea = A New Idea
skill-a-new-idea-does = draw 5 inventions, put 1 on the board
skill-handyman = Handyman
skill-handyman-does = 1 extra pawn for building in this round
skill-grandmas-recipe = Grandma’s Recipe
skill-grandmas-recipe-does = use 1 food, heal 2 wounds
skill-scrounger = Scrounger
skill-scrounger-does = roll a gathering die again
skill-stone-soup = Stone Soup
skill-stone-soup-does = gain 1 food
skill-hooch = Hooch
skill-hooch-does = ignore a rain cloud, or make a winter cloud rain
skill-lucky = Lucky
skill-lucky-does = roll an exploration die again
skill-reconnaissance = Reconnaissance
skill-reconnaissance-does = look at 3 tiles, put 1 on top
skill-motivational-speech = Motivational Speech
skill-motivational-speech-does = raise morale by 1
skill-scouting = Scouting
skill-scouting-does = draw 2 discovery tokens, keep 1
skill-tracking = Tracking
skill-tracking-does = look at the top of the hunting deck
skill-the-hunt = The Hunt
skill-the-hunt-does = put a beast on the hunting deck, unseen
skill-frenzy = Frenzy
skill-frenzy-does = weapons count 3 more in your fight
skill-defensive-plan = Defensive Plan
skill-defensive-plan-does = raise weapons or palisade by 1
skill-friday = Friday’s second try
skill-friday-does = roll a die of Friday’s action again
use-skill = { $skill } ({ $price }): { $does }
use-wound = roll the wound die again
use-success = roll the success die again
use-adventure = roll the adventure die again
use-rain = ignore a rain cloud
use-snow = make a winter cloud rain
use-weapon = raise weapons by 1
use-palisade = raise the palisade by 1
use-thing = Use { $card }
use-for = Use { $card } for { $who }

# Actions and planning

do-threat = Deal with { $card }
do-wreckage = Search { $card }
do-hunt = Hunt
do-build = Build { $what }
do-build-at = Build { $what } at { $space }
do-gather = Gather { $what ->
    [food] food
   *[wood] wood
} at { $space }
do-explore = Explore { $space }
do-explore-card = Explore with { $card }
do-arrange = Arrange the camp
do-rest = Rest
place-me = Place one of your pawns
place-both = Place both your pawns
place-pawn = Place: { $pawn }
place-both-of = Place: both pawns of { $who }
pawn-of = Pawn of { $who }
pawn-friday = Friday
pawn-dog = Dog
pawn-jenny = Jenny
pawn-handyman = Handyman’s pawn
pawn-from = Pawn of { $card }
place-on = { $action } ({ $pawns } of { $needed ->
    [one] { $needed } pawn
   *[other] { $needed } pawns
}{ $rolls ->
    [0] {""}
   *[other] , dice unless 1 more
}{ $cubes ->
    [0] {""}
   *[other] , { $goods }{ $ways ->
        [1] {""}
       *[other] {" "}or another price
    }
})
change-back = Take back “{ $action }”
change-back-pawn = Take back only: { $pawn }
change-lead = Lead “{ $action }” yourself
change-first = Do “{ $action }” first
change-pay = Pay “{ $action }” another way
pay-with = Pay { $goods }{ $thrift ->
    [0] {""}
   *[other] {" "}({ skill-economical-construction })
}
have-item = With { $item }, which you have
arrow = { $who }: the arrow at wound { $n }
pile-column = Column { $column } (room for { $room })
token-on = { $kind ->
    [rain] Rain cloud
    [snow] Winter cloud
    [storm] Storm
    [adventure] Adventure
    [reroll] Success rolled again
    [time] One pawn more
    [danger] Danger
    [food] Food
    [wood] Wood
   *[bear] Bear
} ({ $place ->
    [weather] weather
    [hunt] hunting
    [build] building
    [gather] gathering
    [explore] exploration
    [arrange] arranging the camp
    [shelter] shelter
    [roof] roof
    [palisade] palisade
   *[weapon] weapons
})
token-at = { $kind ->
    [food] Food
    [wood] Wood
    [time] One pawn more
    [danger] Danger
   *[reroll] Success rolled again
} (space { $space })

# What effects do, on buttons

discard-card = Discard the card
shuffle-card = Shuffle the card into the events
effects-and-card-back = { $effects }; shuffle the card in
effect-gain = Gain { $goods }{ $per_player ->
    [0] {""}
   *[other] {" "}per player
}
effect-lose = Give up { $goods }
effect-wound = { $who ->
    [all] { $n ->
        [one] A wound each
       *[other] { $n } wounds each
    }
   *[you] { $n ->
        [one] Take a wound
       *[other] Take { $n } wounds
    }
}
effect-heal = { $n ->
    [one] Heal a wound
   *[other] Heal { $n } wounds
}
effect-bonus = Raise weapons by { $n } for this fight
effect-determination = { $down ->
    [0] Gain { $n } determination
   *[other] Give up { $n } determination
}
effect-morale = { $down ->
    [0] Raise morale by { $by }
   *[other] Lower morale by { $by }
}
effect-level = { $down ->
    [0] Raise
   *[other] Lower
} { $of ->
    [weapon] weapons
    [roof] the roof
    [palisade] the palisade
   *[roof-or-palisade] roof or palisade
} by { $by }
effect-put = Place a token
effect-exhaust = Exhaust a source
effect-cover-terrain = Cover a terrain
effect-turn-tile = Turn a tile face down
effect-restore = Undo what the card did
effect-drop-inventions = Discard inventions: { $n }
effect-lose-items = { $n ->
    [one] Lose an item
   *[other] Lose { $n } items
}
effect-fight = Fight a beast of strength { $strength }
effect-special-wound = Special wound: { $part ->
    [head] head
    [arm] arm
    [belly] belly
   *[leg] leg
}
effect-marked = Feel the special wound
effect-mysteries = Draw up to { $n ->
    [one] 1 mystery
   *[other] { $n } mysteries
}
effect-draw = { $what ->
    [tokens] { $n ->
        [one] Draw a discovery token
       *[other] Draw { $n } discovery tokens
    }
    [starting-item] Draw a starting item
   *[invention] { $n ->
        [one] Draw an invention
       *[other] Draw { $n } inventions
    }
}
effect-build-free = Build one for nothing: { $items }
effect-this-round = A rule for this round
effect-night = A rule for this night
effect-outside = Spend the night outside the camp
effect-hungry = Face hungry animals tonight
effect-book = Resolve the book
effect-again = Resolve the event again
effect-either = Choose
effect-special = { $rule ->
    [build-once-more] Build once more at once
   *[other] Do what the card says
}

# Questions

ask-cast-character = Which character do you play?
ask-plan-pawn = What do you plan?
ask-plan-action = What for?
ask-plan-pay = How is it paid?
ask-aside = Besides
ask-dice-go-on = Do the dice stay as they are?
ask-fight-go-on = Does the fight go on as it stands?
ask-animals-go-on = Do the animals come as the dice say?
ask-clouds-go-on = Do the clouds come as they are?
ask-night-go-on = Does the night begin?
ask-adventure-choice = What do you do?
ask-effect-either = Which do you choose?
ask-effect-either-decide = Which is it? You decide.
ask-arrange-what = What does arranging the camp bring?
ask-arrange-bible = Do you read the Bible?
ask-build-more = What do you build besides?
ask-gather-carrier = Do you use it for this gathering?
ask-invention-take = Which invention do you take?
ask-invention-idea = Which invention goes on the board?
ask-invention-discard = Which invention do you give up?
ask-invention-discard-decide = Which invention do you give up? You decide.
ask-item-mark = Which item might break?
ask-item-lose = Which item do you lose?
ask-item-lose-decide = Which item do you lose? You decide.
ask-item-free = Which one do you build for nothing?
ask-item-free-decide = Which one do you build for nothing? You decide.
ask-level-which = Roof or palisade?
ask-level-which-decide = Roof or palisade? You decide.
ask-source-exhaust = Which source is exhausted?
ask-source-exhaust-decide = Which source is exhausted? You decide.
ask-tile-exhaust = Which tile’s sources are exhausted?
ask-tile-exhaust-decide = Which tile’s sources are exhausted? You decide.
ask-terrain-cover = Which tile’s terrain is lost?
ask-terrain-cover-decide = Which tile’s terrain is lost? You decide.
ask-tile-turn = Which tile is turned face down?
ask-tile-turn-decide = Which tile is turned face down? You decide.
ask-tile-next = Which tile comes next?
ask-camp-move = Where does the camp move?
ask-camp-move-decide = Where does the camp move? You decide.
ask-corral-space = Whose food source does the Corral take?
ask-corral-space-decide = Whose food source does the Corral take? You decide.
ask-shortcut-space = Where does the Shortcut lead?
ask-shortcut-space-decide = Where does the Shortcut lead? You decide.
ask-shortcut-source = What does the Shortcut bring?
ask-shortcut-source-decide = What does the Shortcut bring? You decide.
ask-production-half = What do you keep?
ask-production-half-decide = What do you keep? You decide.
ask-morale-top = Determination, or heal a wound?
ask-mystery-next = Do you draw on?
ask-token-scouting = Which token do you keep?
ask-token-backpack = Which token do you keep?
ask-token-remove = Which token do you take away?
ask-helmet-whom = Who wears the Helmet, which spares 1 wound?
ask-helmet-whom-decide = Who wears the Helmet, which spares 1 wound? You decide.
ask-heal-whom = Whose wound is healed?
ask-hunt-track = Where does the card go?
ask-disease-markers = How many of them?
ask-arrow-cover = Which arrow do you cover?
ask-arrow-cover-decide = Which arrow do you cover? You decide.
ask-pile-column = Which column of the pile grows?
ask-pile-column-decide = Which column of the pile grows? You decide.
ask-pile-wood = How much wood do you lay on it ({ $least }–{ $most })?
ask-night-eats = Who eats, while the others take 2 wounds?
ask-night-eats-decide = Who eats, while the others take 2 wounds? You decide.
ask-night-hungry = Who goes hungry, for 2 wounds?
ask-night-hungry-decide = Who goes hungry, for 2 wounds? You decide.
ask-night-more = One more food, or a wound?
ask-night-camp = Where does the camp stand tomorrow?
ask-night-camp-decide = Where does the camp stand tomorrow? You decide.

about-card = **{ $card }**
    { $says }
about-dice = { $action }. { $who } has rolled: { $dice }.
lines = { $a }
    { $b }
prefers = { $seat } prefers: { $choice }
about-fight = { $card }: strength { $strength } against weapons { $weapon }.{ $missing ->
    [0] {""}
    [one] {" "}As it stands: { $missing } wound.
   *[other] {" "}As it stands: { $missing } wounds.
}
about-clouds = { $rain ->
    [one] { $rain } rain cloud
   *[other] { $rain } rain clouds
}, { $snow ->
    [one] { $snow } winter cloud
   *[other] { $snow } winter clouds
}, roof { $roof }. As it stands: { $wood } wood, { $food } food to give up.
about-animals = Dice: { $dice }. Palisade: { $palisade }.
about-night = Food: { $food }. Mouths: { $mouths }. Now is the time to heal, before food rots.
about-hungry = Food: { $food }. Mouths: { $mouths }. Not everybody can eat.
about-food = You have { $food } food left.
about-half = Half is lost. There is { $goods }; { $left } more to keep.
about-disease = { $left ->
    [one] { $left } marker of the disease
   *[other] { $left } markers of the disease
} to share out, each a wound tonight. How many come to { $who }?
about-pile = Wood for the pile: { $wood }. Only one column grows in a round.

group-place =
    .menu = Place a pawn
group-change = Change the plan
group-threat = Threats
group-hunt = Hunting
group-build = Building
group-gather = Gathering
group-explore = Exploration
group-arrange =
    .menu = Camp
group-rest =
    .menu = Rest
group-plan = Planning
group-dice = For the dice
group-fight = For the fight
group-animals = Against the animals
group-special = Special actions
group-clouds = Against the clouds
group-night = For the night

choice-ready = Ready
choice-unready = Think again
choice-clear = Drop what is incomplete
choice-propose = Propose a whole plan
choice-put-forward = Put the plan forward
choice-drop = Drop the proposal
choice-withdraw = Withdraw the proposal
choice-accept = Accept the proposal
choice-retract = No longer accept
choice-back = Back
choice-unsay = Change your preference
choice-go-on = Go on
choice-draw = Draw the next
choice-stop = Stop
choice-top = Leave it on top
choice-bottom = Put it to the bottom
choice-none = Not now
choice-stay = Stay where it is
choice-eat = Eat 1 more food
choice-wound = Take a wound
choice-determination = 2 determination
choice-heal = Heal a wound
choice-morale = Raise morale by 1

# What happened

event-chose-character = { $seat } plays the { $character }.
event-round-began = Round { $round } of { $rounds } begins.
event-wreckage-washed-up = The sea washes up wreckage: { $card }.
event-wreckage-gone = The sea takes the wreckage back: { $card }.
event-event-drawn = Event: { $card }.
event-beast-attacked = Out of the bushes comes: { $card }.
event-consequence-came = What began earlier comes back: { $card }.
event-threat-came-true = A threat comes true: { $card }.
event-came-back = { $who } is back in the camp.
event-shuffled-in = Into the event deck goes { $card }, and may come back.
event-first-player-is = { $seat } is now the first player.
event-morale-counted = Morale is { $n ->
    [1] +1
    [2] +2
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] 0
} for { $who }, the first player.
event-morale-rose = Morale rises{ $n ->
    [1] {""}
   *[other] {" "}by { $n }
}.
event-morale-fell = Morale falls{ $n ->
    [1] {""}
   *[other] {" "}by { $n }
}.
event-determination-gained = { $who } gains { $n } determination.
event-determination-lost = { $who } gives up { $n } determination.
event-wounded = { $who } takes { $n ->
    [one] a wound
   *[other] { $n } wounds
} ({ $wounds } of { $hearts }).
event-healed = { $who } heals { $n ->
    [one] a wound
   *[other] { $n } wounds
}.
event-died = { $who } dies.
event-special-wound = { $who } has a special wound: { $part ->
    [head] head
    [arm] arm
    [belly] belly
   *[leg] leg
}.
event-special-wound-opened = An old wound troubles { $who }: { $part ->
    [head] head
    [arm] arm
    [belly] belly
   *[leg] leg
}.
event-infected = { $who } carries the disease: { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
} tonight.
event-level-rose = { $of ->
    [weapon] Weapons rise
    [roof] The roof rises
   *[palisade] The palisade rises
} to { $level }.
event-level-fell = { $of ->
    [weapon] Weapons fall
    [roof] The roof falls
   *[palisade] The palisade falls
} to { $level }.
event-level-in-vain = Without a shelter there is no { $of ->
    [roof] roof
   *[palisade] palisade
} to raise.
event-weapons-lost = All weapons are lost.
event-demand-unmet = { $what ->
    [food] Missing: { $n } food.
    [wood] Missing: { $n } wood.
    [weapon] Missing: { $n ->
        [one] { $n } level of weapons
       *[other] { $n } levels of weapons
    }.
    [roof] Missing: { $n ->
        [one] { $n } level of the roof
       *[other] { $n } levels of the roof
    }.
    [palisade] Missing: { $n ->
        [one] { $n } level of the palisade
       *[other] { $n } levels of the palisade
    }.
    [roof-or-palisade] Missing: { $n ->
        [one] { $n } level of roof or palisade
       *[other] { $n } levels of roof or palisade
    }.
    [invention] Missing: { $n ->
        [one] { $n } invention
       *[other] { $n } inventions
    }.
    [item] Missing: { $n ->
        [one] { $n } item
       *[other] { $n } items
    }.
    [source] Missing: { $n ->
        [one] { $n } source to exhaust
       *[other] { $n } sources to exhaust
    }.
    [camp] There is nowhere to move the camp.
   *[demand] Missing: { $n }.
}
event-gained = The camp gains { $goods }.
event-brought = { $who } brings { $goods }.
event-discarded = Out of the stores: { $goods }.
event-all-discarded = All resources of the camp are lost.
event-produced = { $cubes ->
    [0] The camp yields nothing.
   *[other] The camp yields { $goods }.
}
event-nothing-produced = Nothing is produced in this round.
event-pit-caught = The Pit has caught something: { $n } more food.
event-planned = { $seat } plans: { $action }{ $own ->
    [0] {" "}({ $pawns })
    [1] {""}
   *[other] {" "}(both pawns)
}.
event-took-pawn-back = { $seat } takes back: { $action }{ $extra ->
    [0] {""}
   *[other] {" "}({ $pawns }{ $own ->
        [0] {""}
       *[other] {" "}too
    })
}.
event-planned-first = { $seat } puts first: { $action }.
event-leads = { $seat } now leads: { $action }.
event-readied = { $seat } is ready.
event-unreadied = { $seat } thinks again.
event-proposed = { $seat } puts a whole plan forward.
event-accepted = { $seat } accepts the proposal.
event-retracted = { $seat } no longer accepts the proposal.
event-proposal-replaced = A new proposal takes the place of the one by { $seat }.
event-withdrawn = { $seat } withdraws the proposal.
event-adopted = All accept the plan of { $seat }.
event-said = { $seat } prefers: { $choice }.
event-unsaid = { $seat } takes a preference back.
event-plan-dropped = Not complete, so not done: { $action }.
event-plan-settled = { $cubes ->
    [0] The plan stands.
   *[other] The plan stands. Set aside for it: { $goods }.
}
event-action-impossible = It can’t be done any more: { $action }.
event-action-began = { $who }: { $action }.
event-danger-met = Danger: { $who } comes without weapons.
event-rolled = { $who } rolls: { $dice }.
event-success-rerolled = The success has to be rolled again.
event-bear-left = { $who } drives the bear away, and nothing more.
event-adventure-began = { $who } has an adventure: { $card }.
event-item-made = { $who } finishes it: { $item }.
event-built = Ready for use: { $item }.
event-item-lost = Lost: { $item }.
event-item-marked = It might break soon: { $item }.
event-invention-discarded = Invention given up: { $item }.
event-invention-taken = A new invention: { $item }.
event-drew = { $what ->
    [tokens] Discovered
    [starting-item] A starting item turns up
   *[invention] New inventions
}: { $cards }.
event-explored = { $who } explores { $space }. { $tile }.
event-tokens-found = { $who } discovers: { $cards }.
event-token-kept = Kept: { $card }.
event-tiles-seen = Seen from afar: { $tiles }.
event-shelter-built = The shelter stands at { $space }.
event-camp-moved = The camp moves to { $space }.
event-stays-outside = { $who } stays outside the camp tonight.
event-fight-began = { $who } fights. { $card }: strength { $strength } against weapons { $weapon }.
event-beast-joined-hunt = A beast joins the hunting deck.
event-beast-lies-in-wait = A beast lies in wait on the event deck.
event-hunting-card-seen = On top of the hunting deck: { $card }.
event-hunting-card-discarded = Gone from the hunting deck: { $card }.
event-hunting-card-to-bottom = The top of the hunting deck goes to the bottom.
event-beasts-seen = Seen: { $cards }. The strongest goes on the hunting deck: { $card }.
event-event-seen = The next card of the event deck: { $card }.
event-mystery-found = { $kind ->
    [treasure] A treasure
    [trap] A trap
   *[monster] A monster
}: { $card }.
event-mystery-ignored = Passed by: { $card }.
event-trap-ignored = The Whip wards it off: { $card }.
event-kept = { $who } keeps: { $card }.
event-treasure-lost = Lost again: { $card }.
event-skill-used = { $who } uses { $skill }{ $use ->
    [wound] {" "}and rolls the wound die again
    [success] {" "}and rolls the success die again
    [adventure] {" "}and rolls the adventure die again
    [rain] : a rain cloud passes
    [snow] : a winter cloud turns to rain
    [handyman] : an extra pawn for building
    [stone-soup] : there is 1 food more
    [reconnaissance] : the next tile is chosen
    [tracking] {" "}on the hunting deck
    [the-hunt] : a beast lies on top of the hunting deck
    [frenzy] : weapons count 3 more
   *[other] {""}
}.
event-used = { $who } uses { $card }.
event-token-put = { $place ->
    [weather] { $kind ->
        [rain] A rain cloud gathers.
        [snow] A winter cloud gathers.
       *[storm] A storm is brewing.
    }
   *[other] { $place ->
        [hunt] Hunting next time
        [build] Building next time
        [gather] Gathering next time
        [explore] Exploration next time
        [arrange] Arranging the camp next time
        [shelter] The shelter from now on
        [roof] The roof from now on
        [palisade] The palisade from now on
       *[weapon] Weapons from now on
    }: { $kind ->
        [adventure] an adventure awaits.
        [reroll] a success is rolled again.
        [time] one pawn more.
        [danger] danger lurks.
       *[wood] 1 wood more.
    }
}
event-token-put-on-island = Space { $space } from now on: { $kind ->
    [food] 1 food more.
    [wood] 1 wood more.
    [time] one pawn more.
    [danger] danger lurks.
    [fog] fog.
    [ash] ash, one pawn more.
    [cross] a cross stands there.
   *[reroll] a success is rolled again.
}
event-token-taken = A token is taken off: { token-on }.
event-token-taken-from-island = A token is taken off: { token-at }.
event-bear-came = A bear prowls around the camp.
event-food-token-at-camp = The camp yields 1 food more from now on.
event-wood-token-at-camp = The camp yields 1 wood more from now on.
event-source-exhausted = { $source ->
    [food] The food
   *[wood] The wood
} at { $space } is exhausted.
event-sources-exhausted = All sources at { $space } are exhausted.
event-source-uncovered = { $source ->
    [food] The food
   *[wood] The wood
} at { $space } is there again.
event-terrain-covered = The terrain at { $space } no longer counts.
event-terrain-uncovered = The terrain at { $space } counts again.
event-tile-turned-down = Space { $space } can no longer be reached.
event-tile-turned-up = Space { $space } can be reached again.
event-weather-rolled = Weather: { $die }.
event-no-clouds = The sky stays clear.
event-clouds-came = Over a roof of { $roof }: { $rain ->
    [0] {""}
    [one] { $rain } rain cloud
   *[other] { $rain } rain clouds
}{ $snow ->
    [0] {""}
   *[other] { $rain ->
        [0] {""}
       *[other] {" "}and{" "}
    }{ $snow ->
        [one] { $snow } winter cloud
       *[other] { $snow } winter clouds
    }
}.
event-hungry-animals-come = Hungry animals will come tonight.
event-hungry-animals = { $face ->
    [food] Hungry animals are after your food.
    [palisade] Hungry animals tear at the palisade.
    [beast] Hungry animals attack.
   *[none] The hungry animals stay away.
}
event-storm-came = The storm hits the palisade.
event-ate = { $hungry ->
    [0] Everybody eats.
   *[other] { $n ->
        [0] Nobody eats.
        [one] Only one of you eats.
       *[other] Only { $n } of you eat.
    }
}
event-ate-more = { $who } eats once more.
event-went-hungry = { $who } goes hungry.
event-slept-in-the-open = { $who } sleeps in the open.
event-food-rotted = Food rots: { $n }.
event-token-rotted = Rotten by morning: { $card }.
event-night-passed = The night is over.{ $seats ->
    [1] {""}
   *[other] {" "}{ $seat } is the first player now.
}
event-pile-wood = Wood for the pile: { $n }.
event-wood-piled = The pile grows by { $n } wood in column { $column }.{ $full ->
    [0] {""}
   *[other] {" "}The column is complete.
}
event-match-ended = { $reason ->
    [death] One of you is dead. The island has won.
    [time] The last night is over, and nobody has come.
    [loss] { $scenario ->
        [volcano-island] Lava buries the camp, and you with it.
        [robinson-family] A child had nothing to eat. All is lost.
        [king-kong-island] The director is dead. There will be no film.
       *[other] What you were to protect is lost.
    }
   *[goal] { $scenario ->
        [castaways] The pile blazes, and the ship turns towards the island. You are saved.
        [cursed-island] Five crosses stand, the fog lifts, and the island falls silent. The curse is broken.
        [jenny] The lifeboat carries you all over the reef, and Jenny holds the rudder.
        [volcano-island] The boat puts off, and behind you the island goes down in fire.
        [cannibal-island] The City of Cannibals burns to the ground. Nobody hunts you any more.
        [robinson-family] The house is finished, and the children have a home.
        [king-kong-island] King Kong is in the net, and the cameras are rolling.
       *[other] You have reached the goal.
    }
}

# How it ended

outcome-death = A character died in round { $round }.{ $scenario ->
    [king-kong-island] {""}
   *[other] {" "}Points: { $points }.
}
outcome-time = The rounds ran out before the goal was reached.{ $scenario ->
    [king-kong-island] {""}
   *[other] {" "}Points: { $points }.
}
outcome-loss = { $scenario ->
    [volcano-island] Lava buried your camp in round { $round }.
    [robinson-family] A child had nothing to eat in round { $round }.
    [king-kong-island] The director died in round { $round }.
   *[other] What you were to protect was lost in round { $round }.
}{ $scenario ->
    [king-kong-island] {""}
   *[other] {" "}Points: { $points }.
}
outcome-goal = { $scenario ->
    [castaways] A ship saw your fire in round { $round } and took you home.
    [cursed-island] Five crosses broke the curse in round { $round }.
    [jenny] You left the island with Jenny in round { $round }.
    [volcano-island] You left the burning island in round { $round }.
    [cannibal-island] You burnt down the City of Cannibals in round { $round }.
    [robinson-family] The family had a home of its own in round { $round }.
    [king-kong-island] You caught King Kong in round { $round }.
   *[other] You reached the goal in round { $round }.
}{ $scenario ->
    [king-kong-island] {""}
   *[other] {" "}Points: { $points }.
}

# How far the goal is reached

tally-columns = Columns of the pile: { $number } of { $of }
tally-fire = Fire: { $number ->
    [0] not yet
   *[other] built
}

part-heart = Hearts
part-weapon = Weapons
part-roof = Roof
part-palisade = Palisade
part-column = Columns of the pile
part-cross = Crosses
part-fog = Fog
part-jenny = Jenny
part-lifeboat = Lifeboat
part-tile = Explored tiles
part-totem = Explored totems
part-boat = Jolly-boat
part-village = Burnt villages
part-city = The City
part-item = Items

# Commands

verb-play = Choose the character that you play
    .name = play
verb-play-character = The character
    .name = character
verb-place = Plan: place pawns on an action
    .name = place
verb-place-pawn = Whose pawn, or both of yours
    .name = pawn
verb-place-action = The action that it goes to
    .name = action
verb-place-pay = How the action is paid
    .name = pay
verb-change = Plan: change something else in it
    .name = change
verb-change-what = What you change
    .name = what
verb-change-pay = How the action is paid now
    .name = pay
verb-ready = Plan: say that you are ready
    .name = ready
    .refused = You can be ready while all plan, once your actions are complete and no draft of yours is open.
verb-unready = Plan: think again
    .name = unready
    .refused = You can think again only while you are ready and others still plan.
verb-propose = Plan: begin to propose a whole plan
    .name = propose
    .refused = You can propose a plan while all plan and no other proposal is open.
verb-put-forward = Plan: put your proposal forward
    .name = put-forward
    .refused = You have no draft of a plan to put forward.
verb-accept = Plan: accept the proposal
    .name = accept
    .refused = No proposal waits for your answer.
verb-say = Say what you prefer where all decide together
    .name = say
    .refused = No vote waits for you.
verb-say-choice = What you prefer
    .name = choice
verb-unsay = Take your preference back
    .name = unsay
    .refused = You have no preference to take back: no vote is open, or you haven’t spoken.
verb-choose = Choose where only you are asked
    .name = choose
verb-choose-what = What you choose
    .name = what
verb-choose-number = The number that you are asked for
    .name = number
verb-use = Use a skill or a thing
    .name = use
verb-use-what = The skill or the thing
    .name = what
verb-use-on = What or whom you use it on
    .name = on
verb-go-on = Let it go on without changing anything
    .name = go-on
    .refused = Nothing waits for you to let it go on.

# Rules

rule-round = You are castaways on an island and play together: all win, or all lose. A match lasts as many rounds as the scenario says, and you must reach its goal before they are over. Each round has six phases: event, morale, production, actions, weather, night. The actions are the heart of it: you plan them together, then they are resolved one after the other. The first player meets morale, and settles what you can’t agree on: where all decide, each says a preference, and if they differ the first player decides. Then the next player becomes first.
    .title = Aim and round
rule-event = In the first round a card of wreckage lies on the board. In every later round the top event is drawn. If it shows an adventure, that token goes onto its action; if it shows a book, the scenario says what happens. Then the event happens, and the card stays as a threat. There is room for two threats: a third pushes the oldest off the board, and then its threat comes true. Adventures, mysteries and beasts may lie in the event deck, too: their lower half is resolved, and another card is drawn, until it is an event.
    .title = Event phase
rule-morale = Morale goes from −3 to +2, with one more space above that. In this phase the first player gains as many determination tokens as the level says, or gives up as many; each that is missing is a wound. On the top space it is 2 tokens or a wound healed. Determination pays for skills and belongs to one player: it can’t be given away. Alone, raise morale by 1 before this phase.
    .title = Morale phase
rule-production = Each source on the tile of your camp that isn’t exhausted gives 1 food or 1 wood; a token of 1 food or 1 wood gives one more, even at an exhausted source. The Shortcut brings one resource of its tile. All of it is available at once. With a danger token on the camp’s tile each player takes a wound.
    .title = Production phase
rule-plan = Each player has two pawns. Place them on actions, alone or together; any action but a threat may be planned more than once. Actions are resolved from left to right: threats, hunting, building, gathering, exploration, arranging the camp, resting. Only what you have now counts: goods, items, levels, terrains, determination. What actions bring can be used when all of them are over; only whoever brings it may use it until that action ends. When everybody is ready, goods are set aside and the plan begins. What isn’t complete then is left out. A player may also propose a whole plan, which counts if all accept it.
    .title = Planning
rule-threat = Put 1 or 2 pawns on a threat card, as it says. It may also ask for goods, which are spent, or for an item or a weapon level, which you only have to have. Whoever leads the action gets the reward, and the card is discarded before it can come true. No dice are rolled. On wreckage 1 pawn brings the small reward, 2 pawns the large one.
    .title = Threat action
rule-hunt = Hunting takes 2 pawns and a card in the hunting deck; beasts join it when tiles with a beast are explored. Turn the top card over and fight. For each level that your weapons lack of the beast’s strength, the fighter takes a wound. Then weapons fall as the card says, a wound for each level that is missing, and you take food and hides. Other effects come last. Where another card sets a fight without an action, the first player fights.
    .title = Hunting and fights
rule-build = Takes 1 pawn and dice, or 2 without. Shelter, roof and palisade cost the same each time: 2 wood or 1 hide for one or two players, 3 or 2 for three, 4 or 3 for four. Weapons cost 1 wood a level. Roof and palisade need a shelter, built or natural. The shelter can be built at the camp or farther off, and the camp goes there. An invention needs terrains that you have explored, other items, or goods that are spent. It becomes an item for all when the actions are over. Your character’s own invention is for you alone to build and brings you 2 determination. If the dice fail, the goods come back.
    .title = Building
rule-gather = Takes 1 pawn and dice, or 2 without, on a source of a tile next to the camp; 1 pawn more for each tile farther, along explored tiles. You take 1 resource of that source and what tokens add. Each source can be gathered from once a round, never those of the camp’s own tile, nor what the Shortcut has just brought. Basket and Sack bring one more, each once a round.
    .title = Gathering
rule-explore = Takes 1 pawn and dice, or 2 without, on an unexplored space next to the camp; 1 pawn more for each space farther, along explored tiles. Lay the top tile there. Its terrain allows inventions. A beast joins the hunting deck, unseen. A totem does what the scenario says. Draw as many discovery tokens as the tile shows: when the actions are over they belong to all, and each can be used once.
    .title = Exploration
rule-arrange = Takes 1 pawn. It gains you 2 determination and raises morale by 1; with four players you choose one of the two. Each pawn is an action of its own.
    .title = Arranging the camp
rule-rest = Takes 1 pawn. It heals a wound of the character who rests. Each pawn is an action of its own. With the Bed it heals 2 wounds and gives 1 determination.
    .title = Resting
rule-dice = Building, gathering and exploration with no pawn to spare are rolled for, with three dice of their own. The wound die may wound you. The success die shows success, or else 2 determination and no result. The adventure die may give you an adventure, success or not. They count in this order, and they may be rolled again by skills before they do. What a failure gives can’t pay for that. With one pawn more than needed the action succeeds without dice. Chances of success, wound and adventure in six: building 4, 4, 3; gathering 5, 1, 3; exploration 5, 3, 5.
    .title = Action dice
rule-pawns = Items, tokens, the dog and others give extra pawns for certain actions. They only help: at least one player’s pawn, or Friday, must be there. Where pawns of several players meet, one leads: wounds, adventures, determination and rewards come to that player. A player’s pawn always goes before Friday. Pawns of Map, Raft, Belts, Lantern, Shield, the dog and the Compass come back each round, the others work once.
    .title = Pawns
rule-tokens = On an action they count once, for the next one of its kind. Adventure: it brings an adventure for certain. Success rolled again: so it is, if dice are rolled. One pawn more: it takes 1 pawn more. Danger: a wound for whoever comes without weapons; next to hunting the beast is 1 stronger. Wood: the next building that needs wood takes 1 more. On shelter, roof, palisade or weapons wood tokens stay and make them 1 wood dearer. On a tile tokens stay: 1 food or wood more, 1 pawn more for each action there, or danger. No place holds two of a kind. An exhausted source gives nothing of its own. A tile face down can’t be entered or worked.
    .title = Tokens
rule-adventures = An adventure of the action’s kind befalls whoever performs it. Do what the upper half says; some cards let you choose, and then only the second part shuffles the card into the event deck. A card shuffled in returns one morning with its lower half. A special wound marks a part of the body and does nothing until that card returns; it can’t be healed. Whoever spends the night outside keeps all that was found today until morning, isn’t hit by weather, eats only from that, and sleeps in the open unless a tile with a shelter was explored.
    .title = Adventures
rule-mysteries = Mysteries are treasures, traps and monsters. When you may draw some, cards are turned up until one is of a kind that you are to resolve; others are passed by and shuffled back. After each one resolved you may stop. Treasures are the finder’s until the action ends; when all actions are over they belong to all and do what they say. Some cards are shuffled into the event deck.
    .title = Mysteries
rule-weather = The scenario says which dice are rolled. Add the tokens lying here. First give up 1 wood for each winter cloud. Then count all clouds, rain and winter: for each one that your roof is too low for give up 1 food and 1 wood. The die of hungry animals may cost 1 food or a level of the palisade, or bring a fight of strength 3, in which all take the wounds. A storm comes last and lowers the palisade by 1. What is missing is a wound for each player. Then the tokens are discarded.
    .title = Weather phase
rule-night = Each player eats 1 food; whoever doesn’t takes 2 wounds. Only now can Pot, Fireplace, rum, wine and some others heal: use them before food rots. Then the camp may move to an explored tile next to it. With a built shelter roof and palisade keep half, rounded up; a natural one stays behind and both fall to 0. Tokens of 1 food or wood go along, a Shortcut is lost. Without a shelter each player takes a wound. Food rots at last, but not food that keeps, nor in Cellar, Boxes or Barrel.
    .title = Night phase
rule-demands = Pay what you can of what a card, a die or the weather demands; each piece that you can’t give is a wound. If it concerns one player, that player takes it, else each player does. It goes for food, wood, determination, levels, inventions, items and sources to exhaust. Where a card says “if possible”, or morale can go no further, nothing happens. You may never choose a wound to keep your goods. What is set aside for the plan can’t be demanded.
    .title = Demands that you can’t meet
rule-wounds = Wounds are counted on the character’s track. Each time one crosses an arrow, morale falls by 1, after healing once more. A character whose wounds exceed its hearts dies: Carpenter and Cook have 12 hearts, Explorer and Soldier 11. Resting and Grandma’s Recipe heal by day, everything else by night.
    .title = Wounds and healing
rule-friday = Friday helps one or two players: one pawn that acts alone, or helps. Acting alone Friday rolls like a player, but takes a wound instead of an adventure, and may roll one die again, once a round, for 2 of his own determination. Friday can’t be first player, needs neither food nor shelter, and weather and cards for all players don’t concern him. He has 3 hearts; if he dies, the match goes on. The dog is an extra pawn for hunting and exploration. Alone you have both.
    .title = Friday and the dog
rule-skills = Each character has four skills. Each can be used once a round, at any time where it makes sense, for determination of one’s own. An option in the plan’s payment uses Economical Construction. Starting items belong to all and can be used twice each; most of them at any time: Pistol in a fight, rum in the night, Storm Glass while planning, the Bible when arranging the camp. `/{ cmd-card.name }` shows each character, item and token.
    .title = Skills and starting items
rule-scenario = Castaways. Your ship is gone, but another passes this coast towards the end of the season, and its crew must see your fire. You have 12 rounds. Build Fire and a pile of wood with five columns of 1, 2, 3, 4 and 5 pieces: 15 wood. At the end of each action phase you may lay wood into one column, as much as you like; it can’t be taken back. The ship passes in rounds 10 to 12: as soon as pile and Fire are there you win. Rain comes from round 4, winter and hungry animals from round 7. Hatchet puts a token of 1 wood at the camp, Mast gives 3 wood for the pile alone. Signs: dashes, herbs, heal a wound; bow tie, oil, 2 wood for the pile; saltire, sabre, weapons +1; bars, medallion, 3 determination. Book and totems mean nothing.
    .title = Scenario: Castaways
rule-end = You win as soon as the goal of the scenario is reached. You lose as soon as a player’s character dies, or when the last round ends without it. Some scenarios know other ways to lose. Points count whether you win or lose.
    .title = How a match ends
rule-points = Castaways: 1 for each heart left of the players’ characters, 2 for each level of weapons and palisade, 3 for each level of the roof, 4 for each complete column of the pile. Cursed Island: 1 for each heart, and as much less for each marker of fog, 2 for each level of weapons and palisade, 3 for each level of the roof and each cross. Jenny Needs Help: 1 for each heart, 2 for each level of weapons, 3 for each level of the palisade, 4 for each level of the roof, 5 each for Jenny and the Lifeboat. Volcano Island: 1 for each heart and explored tile, 2 for each level of weapons, 3 for each explored totem, 5 for the Jolly-boat. Cannibal Island: 1 for each heart, 3 for each level of weapons and palisade and each burnt village, 5 for the City. Robinson Family: 1 for each heart, 2 for each level of weapons and each item, 3 for each level of roof and palisade. King Kong Island has no points.
    .title = Points

## Cards

# Events

card-event-cataclysm = Cataclysm
card-event-cataclysm-says =
    Building icon: put an adventure token on building.
    Event: no built item can be used until the end of the action phase.
    Threat action: 1 pawn. Reward: gain 1 determination.
    If unmet: lose 1 item, if you have any, and discard its card.
card-event-storm = Storm
card-event-storm-says =
    Gathering icon: put an adventure token on gathering.
    Event: put a storm token on the weather.
    Threat action: 1 pawn; discard 1 wood, or have the Shovel. Reward: gain 1 determination.
    If unmet: lower the palisade by 1. If it is at 0, each player takes 1 wound.
card-event-chronic-tiredness = Chronic Tiredness
card-event-chronic-tiredness-says =
    Exploration icon: put an adventure token on exploration.
    Event: tonight each player eats 1 more food or takes 1 wound.
    Threat action: 2 pawns. Reward: gain 2 determination.
    If unmet: each player takes 1 wound.
card-event-high-water = High Water
card-event-high-water-says =
    Gathering icon: put an adventure token on gathering.
    Event: put an adventure token on exploration.
    Threat action: 1 pawn; discard 1 wood, or have the Shovel. Reward: gain 2 determination.
    If unmet: discard all resources. There is no production this round.
card-event-frost = Frost
card-event-frost-says =
    Gathering icon: put an adventure token on gathering.
    Event: put a winter cloud on the weather.
    Threat action: 1 pawn; discard 1 wood or 1 hide. Reward: gain 2 determination.
    If unmet: put a winter cloud on the weather.
card-event-heavy-rain-is-coming = Heavy Rain Is Coming
card-event-heavy-rain-is-coming-says =
    Gathering icon: put an adventure token on gathering.
    Event: put a rain cloud on the weather.
    Threat action: 1 pawn; you need the Shovel. Reward: gain 1 determination.
    If unmet: put a rain cloud on the weather.
card-event-awful-weather = Awful Weather
card-event-awful-weather-says =
    Exploration icon: put an adventure token on exploration.
    Event: put a rain cloud on the weather.
    Threat action: 1 pawn; discard 1 wood. Reward: gain 1 determination.
    If unmet: put a winter cloud on the weather.
card-event-precipice = Precipice
card-event-precipice-says =
    Exploration icon: put an adventure token on exploration.
    Event: turn a tile next to the camp face down, if there is one. It becomes inaccessible, and all tokens on it go.
    Threat action: 1 pawn; discard 2 wood. Reward: gain 3 determination and turn that tile face up again.
    If unmet: the tile stays face down.
card-event-jaguar = Jaguar
card-event-jaguar-says =
    Building icon: put an adventure token on building.
    Event: each player takes 1 wound.
    Threat action: 1 pawn; weapon level 2 or more. Reward: none, the card is just discarded.
    If unmet: each player takes 1 wound.
card-event-culled-area = Culled Area
card-event-culled-area-says =
    Gathering icon: put an adventure token on gathering.
    Event: production gives no food this round.
    Threat action: 1 pawn; weapon level 2 or more. Reward: gain 2 food.
    If unmet: nothing happens.
card-event-heavy-rain = Heavy Rain
card-event-heavy-rain-says =
    Building icon: put an adventure token on building.
    Event: put a rain cloud on the weather.
    Threat action: 1 pawn; discard 1 wood. Reward: gain 1 determination.
    If unmet: put a rain cloud on the weather.
card-event-heavy-clouds = Heavy Clouds
card-event-heavy-clouds-says =
    Building icon: put an adventure token on building.
    Event: put a rain cloud on the weather.
    Threat action: 1 pawn; discard 1 hide. Reward: gain 1 determination.
    If unmet: put a rain cloud on the weather.
card-event-devastating-hurricane = Devastating Hurricane
card-event-devastating-hurricane-says =
    Gathering icon: put an adventure token on gathering.
    Event: lower the roof or the palisade by half, rounded down.
    Threat action: 1 pawn; discard 1 wood. Reward: raise the roof or the palisade by 1, if you have a shelter.
    If unmet: lower the roof or the palisade by 1. If neither stands, each player takes 1 wound.
card-event-ravishing-windstorm = Ravishing Windstorm
card-event-ravishing-windstorm-says =
    Exploration icon: put an adventure token on exploration.
    Event: lower the weapon level by 2, as far as it goes.
    Threat action: 1 pawn. Reward: gain 1 determination and raise the weapon level by 1.
    If unmet: nothing happens.
card-event-cold-rain = Cold Rain
card-event-cold-rain-says =
    Exploration icon: put an adventure token on exploration.
    Event: put a rain cloud on the weather.
    Threat action: 1 pawn; you need the Shovel. Reward: gain 1 determination.
    If unmet: put a rain cloud on the weather.
card-event-memories-of-the-cruise = Memories of the Cruise
card-event-memories-of-the-cruise-says =
    Building icon: put an adventure token on building.
    Event: lower morale by 1.
    Threat action: 2 pawns. Reward: gain 2 determination and raise morale by 1.
    If unmet: each player discards 1 determination, or takes 1 wound if there is none.
card-event-thunderstorm = Thunderstorm
card-event-thunderstorm-says =
    Gathering icon: put an adventure token on gathering.
    Event: exhaust the wood source nearest to the camp. If there is none, each player takes 1 wound.
    Threat action: 1 pawn; you need the Shovel. Reward: uncover that source.
    If unmet: once more exhaust the wood source nearest to the camp. If there is none, each player takes 1 wound.
card-event-predators = Predators
card-event-predators-says =
    Exploration icon: put an adventure token on exploration.
    Event: exhaust the food source nearest to the camp. If there is none, each player takes 1 wound.
    Threat action: 2 pawns; weapon level 2 or more. Reward: gain 1 determination and uncover that source.
    If unmet: once more exhaust the food source nearest to the camp. If there is none, each player takes 1 wound.
card-event-fire = Fire
card-event-fire-says =
    Exploration icon: put an adventure token on exploration.
    Event: production gives no wood this round.
    Threat action: 1 pawn; you need the Shovel. Reward: gain 1 determination.
    If unmet: production gives no wood this round.
card-event-fight = Fight
card-event-fight-says =
    Building icon: put an adventure token on building.
    Event: each player takes 1 wound.
    Threat action: 1 pawn. Reward: gain 1 determination.
    If unmet: each player discards 2 determination and takes 1 wound for each missing one.
card-event-predators-in-the-vicinity = Predators in the Vicinity
card-event-predators-in-the-vicinity-says =
    Exploration icon: put an adventure token on exploration.
    Event: in this round’s weather phase roll the die of hungry animals.
    Threat action: 1 pawn; weapon level 2 or more. Reward: gain 1 determination.
    If unmet: in this round’s weather phase roll the die of hungry animals.
card-event-landslide = Landslide
card-event-landslide-says =
    Building icon: put an adventure token on building.
    Event: move the camp to a tile next to it. If there is none, each player takes 1 wound.
    Threat action: 1 pawn; you need the Shovel. Reward: gain 1 determination.
    If unmet: there is no production this round.
card-event-broken-tree = Broken Tree
card-event-broken-tree-says =
    Building icon: put an adventure token on building.
    Event: each player takes 1 wound.
    Threat action: 1 pawn; you need the Rope. Reward: gain 1 determination and gain 1 wood.
    If unmet: lower morale by 1.
card-event-raging-river = Raging River
card-event-raging-river-says =
    Gathering icon: put an adventure token on gathering.
    Event: production gives only half this round, rounded down; you choose what.
    Threat action: 1 pawn; you need the Shovel. Reward: gain 1 determination.
    If unmet: there is no production this round.
card-event-flood = Flood
card-event-flood-says =
    Exploration icon: put an adventure token on exploration.
    Event: either lose 1 item, or lower the weapon level by 1, or lower the palisade by 1, or each player takes 1 wound.
    Threat action: 1 pawn; you need the Shovel. Reward: gain 1 determination.
    If unmet: lower the palisade by 1. If it is at 0, each player takes 1 wound.
card-event-disaster = Disaster
card-event-disaster-says =
    Gathering icon: put an adventure token on gathering.
    Event: lower the roof or the palisade by 1. If neither stands, each player takes 1 wound.
    Threat action: 1 pawn; discard 1 wood. Reward: raise the roof or the palisade by 1, if you have a shelter.
    If unmet: lower the roof or the palisade by half, rounded down.
card-event-flying-surprise = Flying Surprise
card-event-flying-surprise-says =
    Building icon: put an adventure token on building.
    Event: lower the roof or the palisade by 1. If neither stands, each player takes 1 wound.
    Threat action: 1 pawn; discard 1 wood. Reward: gain 1 determination.
    If unmet: lower the roof or the palisade by 1. If neither stands, each player takes 1 wound.
card-event-cloud-burst = Cloud-burst
card-event-cloud-burst-says =
    Gathering icon: put an adventure token on gathering.
    Event: move the camp to a tile next to it. If there is none, each player takes 1 wound.
    Threat action: 1 pawn. Reward: raise the roof and the palisade by 1 each, but only what that move lowered.
    If unmet: nothing happens.
card-event-rain = Rain
card-event-rain-says =
    Gathering icon: put an adventure token on gathering.
    Event: put a rain cloud on the weather.
    Threat action: 1 pawn; discard 1 hide. Reward: gain 1 determination.
    If unmet: put a rain cloud on the weather.
card-event-night-attack = Night Attack
card-event-night-attack-says =
    Exploration icon: put an adventure token on exploration.
    Event: each player takes 1 wound. Look at the top card of the hunting deck, if there is one.
    Threat action: 1 pawn; weapon level 3 or more. Reward: fight the top beast of the hunting deck, if there is one, as if it had no strength.
    If unmet: discard the top card of the hunting deck, if there is one.
card-event-predators-in-the-woods = Predators in the Woods
card-event-predators-in-the-woods-says =
    Exploration icon: put an adventure token on exploration.
    Event: put a danger token on exploration. Whoever explores next at weapon level 0 takes 1 wound.
    Threat action: 1 pawn; weapon level 1 or more. Reward: gain 1 determination and take the danger token off exploration.
    If unmet: each player takes 1 wound. Take the danger token off exploration.
card-event-bad-fate = Bad Fate
card-event-bad-fate-says =
    Gathering icon: put an adventure token on gathering.
    Event: discard all threat cards from the board and resolve what they do when unmet.
    Threat action: 1 pawn. Reward: gain 3 determination.
    If unmet: each player discards 1 determination, or takes 1 wound if there is none.
card-event-unusually-cold-night = Unusually Cold Night
card-event-unusually-cold-night-says =
    Book icon: resolve the book effect of the scenario.
    Event: either discard 2 wood, or each player takes 1 wound.
    Threat action: 1 pawn; discard 1 wood or 1 hide. Reward: gain 1 determination.
    If unmet: each player takes 1 wound.
card-event-otters = Otters
card-event-otters-says =
    Book icon: resolve the book effect of the scenario.
    Event: exhaust the fish source nearest to the camp. If there is none, each player takes 1 wound.
    Threat action: 1 pawn; weapon level 1 or more. Reward: uncover that source.
    If unmet: once more exhaust the fish source nearest to the camp. If there is none, each player takes 1 wound.
card-event-council = Council
card-event-council-says =
    Book icon: resolve the book effect of the scenario.
    Event: discard 3 inventions. For each missing one, each player takes 1 wound.
    Threat action: 1 pawn. Reward: gain 1 determination, choose 1 invention from the pile or the discards and put it on the board.
    If unmet: discard 2 inventions. For each missing one, each player takes 1 wound.
card-event-insects = Insects
card-event-insects-says =
    Book icon: resolve the book effect of the scenario.
    Event: discard 1 wood, if you have any.
    Threat action: 1 pawn; you need the Fire. Reward: gain 1 determination.
    If unmet: discard 1 wood, if you have any.
card-event-winter-depression = Winter Depression
card-event-winter-depression-says =
    Book icon: resolve the book effect of the scenario.
    Event: lower morale by 1.
    Threat action: 1 pawn; discard 1 food. Reward: gain 1 determination.
    If unmet: each player discards 1 determination, or takes 1 wound if there is none.
card-event-wrecked-balloon = Wrecked Balloon
card-event-wrecked-balloon-says =
    Book icon: resolve the book effect of the scenario.
    Event: lower morale by 1.
    Threat action: 1 pawn. Reward: draw mysteries until you find 1 treasure.
    If unmet: nothing happens.
card-event-ravenous-predators = Ravenous Predators
card-event-ravenous-predators-says =
    Book icon: resolve the book effect of the scenario.
    Event: put a danger token on hunting. The next beast hunted is stronger by 1.
    Threat action: 1 pawn; you need the Fire. Reward: gain 1 determination.
    If unmet: lower the palisade by 1. If it is at 0, each player takes 1 wound.
card-event-predator-is-near = Predator Is Near
card-event-predator-is-near-says =
    Book icon: resolve the book effect of the scenario.
    Event: exhaust the parrot source nearest to the camp. If there is none, each player takes 1 wound.
    Threat action: 1 pawn; weapon level 2 or more. Reward: gain 1 determination and uncover that source.
    If unmet: put one adventure token each on exploration and gathering.
card-event-night-howling = Night Howling
card-event-night-howling-says =
    Book icon: resolve the book effect of the scenario.
    Event: put a danger token on hunting. The next beast hunted is stronger by 1.
    Threat action: 1 pawn; weapon level 2 or more. Reward: gain 1 determination.
    If unmet: lower the palisade by 1. If it is at 0, each player takes 1 wound.
card-event-poisoning = Poisoning
card-event-poisoning-says =
    Book icon: resolve the book effect of the scenario.
    Event: each player takes 1 wound.
    Threat action: 1 pawn; you need the Knife. Reward: gain 1 determination and raise the weapon level by 1.
    If unmet: each player takes 1 wound.
card-event-body-on-the-beach = Body on the Beach
card-event-body-on-the-beach-says =
    Book icon: resolve the book effect of the scenario.
    Event: lower morale by 1.
    Threat action: 1 pawn; you need the Shovel. Reward: gain 2 determination.
    If unmet: lower morale by 2.
card-event-argument = Argument
card-event-argument-says =
    Book icon: resolve the book effect of the scenario.
    Event: this round no action may use pawns of different players, except the one on this card.
    Threat action: 2 pawns of two different players (two of your own if you play alone). Reward: gain 1 determination and raise morale by 1.
    If unmet: each player discards 1 determination, or takes 1 wound if there is none. Lower morale by 1.
card-event-call-of-the-wild = Call of the Wild
card-event-call-of-the-wild-says =
    Book icon: resolve the book effect of the scenario.
    Event: put a danger token on hunting. The next beast hunted is stronger by 1.
    Threat action: 1 pawn; weapon level 2 or more. Reward: gain 1 food.
    If unmet: put a danger token on hunting.
card-event-sleepless-night = Sleepless Night
card-event-sleepless-night-says =
    Book icon: resolve the book effect of the scenario.
    Event: put one “success rolled again” token each on building, gathering and exploration. If the next roll there succeeds, roll the success die again.
    Threat action: 1 pawn. Reward: gain 1 determination.
    If unmet: put one adventure token each on exploration and gathering.
card-event-earthquake = Earthquake
card-event-earthquake-says =
    Book icon: resolve the book effect of the scenario.
    Event: turn a tile next to the camp face down, if there is one. It becomes inaccessible, and all tokens on it go.
    Threat action: 1 pawn; you need the Shovel. Reward: turn that tile face up again.
    If unmet: the tile stays face down.
card-event-ravishing-hurricane = Ravishing Hurricane
card-event-ravishing-hurricane-says =
    Book icon: resolve the book effect of the scenario.
    Event: choose a tile next to the camp, if there is one, and exhaust all its sources.
    Threat action: 1 pawn; you need the Shovel. Reward: gain 1 determination and uncover those sources.
    If unmet: the sources stay exhausted.
card-event-bad-feelings = Bad Feelings
card-event-bad-feelings-says =
    Book icon: resolve the book effect of the scenario.
    Event: put a “success rolled again” token on gathering. If the next roll there succeeds, roll the success die again.
    Threat action: 1 pawn. Reward: gain 1 determination.
    If unmet: put an adventure token and a “success rolled again” token on gathering.
card-event-exhausting-night = Exhausting Night
card-event-exhausting-night-says =
    Book icon: resolve the book effect of the scenario.
    Event: put a “success rolled again” token on building. If the next roll there succeeds, roll the success die again.
    Threat action: 1 pawn. Reward: gain 1 determination.
    If unmet: lower morale by 2.
card-event-strong-wind = Strong Wind
card-event-strong-wind-says =
    Book icon: resolve the book effect of the scenario.
    Event: put a “one pawn more” token on building. The next such action needs 1 more pawn.
    Threat action: 1 pawn. Reward: gain 1 determination.
    If unmet: lose 1 item, if you have any.
card-event-weather-breakdown = Weather Breakdown
card-event-weather-breakdown-says =
    Book icon: resolve the book effect of the scenario.
    Event: put a “one pawn more” token on gathering. The next such action needs 1 more pawn.
    Threat action: 1 pawn; you need the Shovel. Reward: gain 1 determination.
    If unmet: exhaust 2 sources on tiles next to the camp. For each missing one, each player takes 1 wound.
card-event-mist = Mist
card-event-mist-says =
    Book icon: resolve the book effect of the scenario.
    Event: put a “one pawn more” token on exploration. The next such action needs 1 more pawn.
    Threat action: 1 pawn. Reward: gain 1 determination.
    If unmet: put a “one pawn more” token and an adventure token on exploration.
card-event-mess-in-the-camp = Mess in the Camp
card-event-mess-in-the-camp-says =
    Book icon: resolve the book effect of the scenario.
    Event: put a “one pawn more” token on arranging the camp. The next such action needs 1 more pawn.
    Threat action: 1 pawn. Reward: gain 1 determination.
    If unmet: each player discards 1 determination, or takes 1 wound if there is none.
card-event-island-rebels = The Island Rebels Against You
card-event-island-rebels-says =
    Book icon: resolve the book effect of the scenario.
    Event: resolve the book effect of the scenario.
    Threat action: 1 pawn. Reward: gain 1 determination.
    If unmet: resolve the book effect of the scenario.
card-event-natural-dam-breaks = Natural Dam Breaks
card-event-natural-dam-breaks-says =
    Book icon: resolve the book effect of the scenario.
    Event: production gives 1 more wood and no food this round. Put an adventure token on exploration.
    Threat action: 1 pawn; you need the Shovel. Reward: gain 1 determination.
    If unmet: lose 2 items, as far as you have them.
card-event-depression = Depression
card-event-depression-says =
    Book icon: resolve the book effect of the scenario.
    Event: discard 2 inventions. For each missing one, each player takes 1 wound. Each player discards 1 determination, or takes 1 wound if there is none.
    Threat action: 1 pawn; discard 1 food. Reward: gain 2 determination.
    If unmet: lower morale by 1. Discard 2 inventions. For each missing one, each player takes 1 wound.
card-event-devastating-blows = Devastating Blows
card-event-devastating-blows-says =
    Book icon: resolve the book effect of the scenario.
    Event: exhaust 2 sources on tiles next to the camp. For each missing one, each player takes 1 wound.
    Threat action: 1 pawn; you need the Shovel. Reward: gain 1 determination.
    If unmet: exhaust 1 source on a tile next to the camp. If there is none, each player takes 1 wound.
card-event-lack-of-hope = Lack of Hope
card-event-lack-of-hope-says =
    Book icon: resolve the book effect of the scenario.
    Event: the next player becomes the first player.
    Threat action: 1 pawn; discard 1 food. Reward: gain 1 determination.
    If unmet: lower morale by 2.
card-event-vertigo = Vertigo
card-event-vertigo-says =
    Book icon: resolve the book effect of the scenario.
    Event: the first player has only 1 pawn this round.
    Threat action: 1 pawn. Reward: gain 1 determination.
    If unmet: each player discards 1 determination, or takes 1 wound if there is none.
card-event-weakness = Weakness
card-event-weakness-says =
    Book icon: resolve the book effect of the scenario.
    Event: the first player cannot use skills this round.
    Threat action: 1 pawn. Reward: gain 1 determination.
    If unmet: the first player cannot use skills this round.
card-event-slow-work = Slow Work
card-event-slow-work-says =
    Book icon: resolve the book effect of the scenario.
    Event: put a +1 wood token on building. The next building action that costs wood costs 1 more.
    Threat action: 1 pawn. Reward: gain 1 determination.
    If unmet: put a +1 wood token on building.
card-event-loss-of-hope = Loss of Hope
card-event-loss-of-hope-says =
    Book icon: resolve the book effect of the scenario.
    Event: the first player can only build, arrange the camp or rest this round.
    Threat action: 1 pawn. Reward: gain 1 determination.
    If unmet: lower morale by 2.
card-event-fight-in-the-dark = Fight in the Dark
card-event-fight-in-the-dark-says =
    Book icon: resolve the book effect of the scenario.
    Event: discard the top card of the hunting deck, if there is one.
    Threat action: 1 pawn; weapon level 2 or more. Reward: gain 1 determination.
    If unmet: in this round’s weather phase roll the die of hungry animals.
card-event-dangerous-night = Dangerous Night
card-event-dangerous-night-says =
    Book icon: resolve the book effect of the scenario.
    Event: put the top beast of the beast pile on the event deck. The first player fights it in the next event phase.
    Threat action: 1 pawn; weapon level 2 or more. Reward: shuffle that beast from the event deck into the hunting deck.
    If unmet: nothing happens.
card-event-howling-from-the-woods = Howling from the Woods
card-event-howling-from-the-woods-says =
    Book icon: resolve the book effect of the scenario.
    Event: draw 3 beasts from the pile. The strongest goes on the hunting deck, the others are shuffled back.
    Threat action: 1 pawn; you need the Fire. Reward: gain 1 determination and put the top card of the hunting deck at its bottom.
    If unmet: the first player fights the top beast of the hunting deck, if there is one.
card-event-bear = Bear
card-event-bear-says =
    Book icon: resolve the book effect of the scenario.
    Event: put a black marker on arranging the camp. The next such action only takes it away.
    Threat action: 1 pawn; you need the Shovel. Reward: gain 1 determination.
    If unmet: each player discards 1 determination, or takes 1 wound if there is none. Lower morale by 1.
card-event-searching-for-a-new-path = Searching for a New Path
card-event-searching-for-a-new-path-says =
    Book icon: resolve the book effect of the scenario.
    Event: put a “success rolled again” token on exploration. If the next roll there succeeds, roll the success die again.
    Threat action: 1 pawn. Reward: gain 1 determination.
    If unmet: put one adventure token each on exploration and gathering.
card-event-smoke-on-the-horizon = Smoke on the Horizon
card-event-smoke-on-the-horizon-says =
    Book icon: resolve the book effect of the scenario.
    Event: cover the plains on one tile, if there are any. The terrain counts as unexplored.
    Threat action: 1 pawn. Reward: gain 1 determination and uncover that terrain.
    If unmet: cover the plains on one tile, if there are any. The terrain counts as unexplored.
card-event-drought = Drought
card-event-drought-says =
    Book icon: resolve the book effect of the scenario.
    Event: cover the river on one tile, if there is any. The terrain counts as unexplored.
    Threat action: 1 pawn; you need the Shovel. Reward: gain 1 determination and uncover that terrain.
    If unmet: cover the river on one tile, if there is any. The terrain counts as unexplored.
card-event-rough-passage = Rough Passage
card-event-rough-passage-says =
    Book icon: resolve the book effect of the scenario.
    Event: cover the hills on one tile, if there are any. The terrain counts as unexplored.
    Threat action: 1 pawn. Reward: gain 1 determination and uncover that terrain.
    If unmet: cover the hills on one tile, if there are any. The terrain counts as unexplored.

# Wreckage

card-wreck-food-crates = Food Crates
card-wreck-food-crates-says =
    Threat action: 1 pawn to gain 1 food, or 2 pawns to gain 1 food and 1 food that keeps.
    If unmet: nothing happens.
card-wreck-lifeboat = Wrecked Lifeboat
card-wreck-lifeboat-says =
    Threat action: 1 pawn to gain 1 wood, or 2 pawns to gain 2 wood.
    If unmet: nothing happens.
card-wreck-captains-chest = Captain’s Chest
card-wreck-captains-chest-says =
    Threat action: 1 pawn to gain 1 wood, or 2 pawns to gain 1 wood and draw 1 starting item.
    If unmet: nothing happens.

# Adventures of building

card-build-breakdown = Breakdown
card-build-breakdown-says =
    Now: lower morale by 1. Shuffle this card into the event deck.
    Later, out of the event deck: the first player gains 2 determination.
card-build-fear-of-the-beasts = Fear of the Beasts
card-build-fear-of-the-beasts-says =
    Now: shuffle this card into the event deck.
    Later, out of the event deck: put a +1 wood token on weapons. From now on each weapon level costs 1 more wood.
card-build-wind-storm = Wind-storm
card-build-wind-storm-says =
    Now: lower the palisade by 1. If it is at 0, take 1 wound. Shuffle this card into the event deck.
    Later, out of the event deck: raise the palisade by 1, if you have a shelter.
card-build-predator-in-the-camp = Predator in the Camp
card-build-predator-in-the-camp-says =
    Now: fight a beast of strength 4. Shuffle this card into the event deck.
    Later, out of the event deck: gain 2 food and 1 hide.
card-build-construction-is-weak = Construction Is Weak
card-build-construction-is-weak-says =
    Now: shuffle this card into the event deck.
    Later, out of the event deck: lower the roof by half, rounded down.
card-build-visit-of-a-predator = Visit of a Predator
card-build-visit-of-a-predator-says =
    Now: discard 1 food. If there is none, take 1 wound. Shuffle this card into the event deck.
    Later, out of the event deck: in this round’s weather phase roll the die of hungry animals.
card-build-you-need-a-bigger-camp = You Need a Bigger Camp
card-build-you-need-a-bigger-camp-says =
    Now: shuffle this card into the event deck.
    Later, out of the event deck: put a +1 wood token on the shelter, the roof and the palisade. From now on each of them costs 1 more wood when paid in wood.
card-build-hungry-predator = Hungry Predator
card-build-hungry-predator-says =
    Choose: take 2 wounds, gain 2 food and 1 hide, and discard this card; or discard 1 food, lower the palisade by 1, and shuffle this card into the event deck. For each missing one of these, take 1 wound.
    Later, out of the event deck: the first player fights a beast of strength 3. Then gain 1 food and 1 hide and lower the palisade by 1. If the palisade is at 0, the fighter takes 1 wound.
card-build-howling-in-the-bushes = Howling in the Bushes
card-build-howling-in-the-bushes-says =
    Now: shuffle this card into the event deck.
    Later, out of the event deck: the first player fights a beast of strength 3. Then lower the weapon level by 1, gain 2 food and 1 hide and lower the palisade by 1. For each missing level, the fighter takes 1 wound.
card-build-accident = Accident
card-build-accident-says =
    Now: take a special wound (building) on the leg. Shuffle this card into the event deck.
    Later, out of the event deck: whoever has a special wound (building) on the leg takes 3 wounds, with the Cure only 1. Then the special wound is gone.
card-build-dark-clouds-in-the-sky = Dark Clouds in the Sky
card-build-dark-clouds-in-the-sky-says =
    Now: put a rain cloud on the weather. Shuffle this card into the event deck.
    Later, out of the event deck: raise the palisade by 1, if you have a shelter.
card-build-in-a-hurry = In a Hurry
card-build-in-a-hurry-says =
    Choose: discard this card; or draw 2 discovery tokens, and shuffle this card into the event deck.
    Later, out of the event deck: lower the palisade by 1. If it is at 0, each player takes 1 wound.
card-build-tired = Tired
card-build-tired-says =
    Choose: discard this card; or heal 2 of your wounds, and shuffle this card into the event deck.
    Later, out of the event deck: lower morale by 1.
card-build-nasty-wound = Nasty Wound
card-build-nasty-wound-says =
    Now: take a special wound (building) on the arm. Shuffle this card into the event deck.
    Later, out of the event deck: whoever has a special wound (building) on the arm takes 2 wounds, with the Cure none. Then the special wound is gone.
card-build-sting = Sting
card-build-sting-says =
    Now: take a special wound (building) on the belly. Shuffle this card into the event deck.
    Later, out of the event deck: whoever has a special wound (building) on the belly has only 1 pawn this round, unless you have the Cure. Then the special wound is gone.
card-build-savings = Savings
card-build-savings-says =
    Choose: discard this card; or gain 2 wood, and shuffle this card into the event deck.
    Later, out of the event deck: lower morale by 1.
card-build-monkeys-watch-you = Monkeys Watch You
card-build-monkeys-watch-you-says =
    Now: shuffle this card into the event deck.
    Later, out of the event deck: lower the roof or the palisade by half, rounded down.
card-build-tools-inspection = Tools Inspection
card-build-tools-inspection-says =
    Now: mark 2 built items, or all of them if there are fewer. Shuffle this card into the event deck.
    Later, out of the event deck: the marked items are lost, with what they gave.
card-build-cut-head = Cut Head
card-build-cut-head-says =
    Now: take 1 wound and a special wound (building) on the head, and gain 2 determination. Shuffle this card into the event deck.
    Later, out of the event deck: whoever has a special wound (building) on the head takes 2 wounds, with the Cure none. Then the special wound is gone.
card-build-coming-to-terms = Coming to Terms
card-build-coming-to-terms-says =
    Now: discard 3 inventions. For each missing one, take 1 wound. Shuffle this card into the event deck.
    Later, out of the event deck: lower morale by 1.
card-build-fast-work = Fast Work
card-build-fast-work-says =
    Choose: discard this card; or build something else at once that one pawn can do, roll the dice for it, and shuffle this card into the event deck.
    Later, out of the event deck: lower the roof or the palisade by 1. If neither stands, each player takes 1 wound.
card-build-unmotivated = Unmotivated
card-build-unmotivated-says =
    Now: take 1 wound or discard 1 determination. Shuffle this card into the event deck.
    Later, out of the event deck: each player discards 1 determination, or takes 1 wound if there is none.
card-build-construction = Construction
card-build-construction-says =
    Now: shuffle this card into the event deck.
    Later, out of the event deck: raise the palisade by 1, if you have a shelter.
card-build-laborious-work = Laborious Work
card-build-laborious-work-says = Now: put a “one pawn more” token on building. The next such action needs 1 more pawn.
card-build-tool-breaks = Tool Breaks
card-build-tool-breaks-says = Now: lose 1 item, if you have any.
card-build-hard-work = Hard Work
card-build-hard-work-says = Now: discard 1 food, if you have any.
card-build-lack-of-hope = Lack of Hope
card-build-lack-of-hope-says = Now: discard 3 inventions. For each missing one, take 1 wound.
card-build-dangerous-work = Dangerous Work
card-build-dangerous-work-says = Now: put a “success rolled again” token on building. If the next roll there succeeds, roll the success die again. Put an adventure token on building.
card-build-broken-lever = Broken Lever
card-build-broken-lever-says = Now: lower the weapon level by 1. If it is at 0, take 1 wound.

# Adventures of gathering

card-gather-weather-breakdown = Weather Breakdown
card-gather-weather-breakdown-says =
    Now: shuffle this card into the event deck.
    Later, out of the event deck: put a storm token on the weather.
card-gather-winter-is-coming = Winter Is Coming
card-gather-winter-is-coming-says =
    Now: shuffle this card into the event deck.
    Later, out of the event deck: put a winter cloud on the weather.
card-gather-twisted-ankle = Twisted Ankle
card-gather-twisted-ankle-says =
    Now: take a special wound (gathering) on the leg. Shuffle this card into the event deck.
    Later, out of the event deck: whoever has a special wound (gathering) on the leg can only build, arrange the camp or rest this round. Then the special wound is gone.
card-gather-unbelievable-effort = Unbelievable Effort
card-gather-unbelievable-effort-says =
    Choose: discard this card; or gain 2 wood, take a special wound (gathering) on the arm, and shuffle this card into the event deck.
    Later, out of the event deck: whoever has a special wound (gathering) on the arm takes 1 wound. Then the special wound is gone.
card-gather-viper = Viper
card-gather-viper-says =
    Now: shuffle this card into the event deck.
    Later, out of the event deck: the first player takes 3 wounds, with the Cure only 1.
card-gather-surprise-in-the-bushes = Surprise in the Bushes
card-gather-surprise-in-the-bushes-says =
    Choose: discard this card; or draw 1 starting item, and shuffle this card into the event deck.
    Later, out of the event deck: lower morale by 1.
card-gather-new-flock = New Flock
card-gather-new-flock-says =
    Now: at the end of the action phase put a +1 food token on the tile you gather from. It gives 1 more food. Shuffle this card into the event deck.
    Later, out of the event deck: exhaust all sources of the tile where that token was put.
card-gather-nestlings = Nestlings
card-gather-nestlings-says =
    Choose: discard this card; or gain 1 food for each player, and shuffle this card into the event deck.
    Later, out of the event deck: lower the roof by 1. If it is at 0, each player takes 1 wound.
card-gather-nice-surprise = Nice Surprise
card-gather-nice-surprise-says =
    Choose: discard this card; or gain 3 wood, and shuffle this card into the event deck.
    Later, out of the event deck: lower the roof by half, rounded down.
card-gather-path-of-a-predator = Path of a Predator
card-gather-path-of-a-predator-says =
    Now: shuffle this card into the event deck.
    Later, out of the event deck: in this round’s weather phase roll the die of hungry animals.
card-gather-pirates-chest = Pirate’s Chest
card-gather-pirates-chest-says =
    Choose: discard this card; or draw mysteries until you find 2 treasures (you may stop after the first), and shuffle this card into the event deck.
    Later, out of the event deck: each player has only 1 pawn this round.
card-gather-signs-of-a-predator = Signs of a Predator
card-gather-signs-of-a-predator-says =
    Now: shuffle this card into the event deck.
    Later, out of the event deck: at weapon level 3 or more nothing happens. Otherwise exhaust the food source of the camp; if there is none, each player takes 1 wound.
card-gather-skeleton = Skeleton
card-gather-skeleton-says =
    Now: shuffle this card into the event deck.
    Later, out of the event deck: lower morale by 1. Draw 1 invention onto the board.
card-gather-spider = Spider
card-gather-spider-says =
    Now: take a special wound (gathering) on the head. Shuffle this card into the event deck.
    Later, out of the event deck: whoever has a special wound (gathering) on the head has only 1 pawn this round. Then the special wound is gone.
card-gather-furs = Furs
card-gather-furs-says =
    Choose: discard this card; or gain 2 hides, and shuffle this card into the event deck.
    Later, out of the event deck: production gives 1 food less this round, if it gives any.
card-gather-after-the-hurricane = After the Hurricane
card-gather-after-the-hurricane-says =
    Now: gain 2 wood. Put a “one pawn more” token on the tile you gather from. Each action there needs 1 more pawn. Shuffle this card into the event deck.
    Later, out of the event deck: the tile where that token was put is turned face down. It becomes inaccessible, and all tokens on it go. If the camp is there, move it to a tile next to it first; if there is none, the tile stays and each player takes 1 wound.
card-gather-eyes-in-the-bushes = Eyes in the Bushes
card-gather-eyes-in-the-bushes-says =
    Now: shuffle this card into the event deck.
    Later, out of the event deck: in this round’s weather phase roll the die of hungry animals.
card-gather-fruit = Fruit
card-gather-fruit-says =
    Now: take a special wound (gathering) on the belly. Shuffle this card into the event deck.
    Later, out of the event deck: whoever has a special wound (gathering) on the belly can only rest this round, unless you have the Cure. Then the special wound is gone.
card-gather-gold-coin = Gold Coin
card-gather-gold-coin-says =
    Now: shuffle this card into the event deck.
    Later, out of the event deck: put one “success rolled again” token each on building, gathering and exploration. If the next roll there succeeds, roll the success die again.
card-gather-mushrooms = Mushrooms
card-gather-mushrooms-says =
    Choose: discard this card; or gain 1 food for each player, and shuffle this card into the event deck.
    Later, out of the event deck: without the Cure, each player takes 1 wound.
card-gather-unexpected-discovery = Unexpected Discovery
card-gather-unexpected-discovery-says = Now: draw 1 discovery token.
card-gather-winter-freezing = Winter Freezing
card-gather-winter-freezing-says = Now: exhaust 1 source of the tile you gather from. If there is none, take 1 wound.
card-gather-end-of-source = End of Source
card-gather-end-of-source-says = Now: exhaust the source you gather from. If it is exhausted already, take 1 wound.
card-gather-shortage = Shortage
card-gather-shortage-says = Now: gain 1 of what you gather, even if you failed. Then exhaust that source; if it is exhausted already, take 1 wound.
card-gather-tracks-of-a-predator = Tracks of a Predator
card-gather-tracks-of-a-predator-says = Now: at the end of the action phase put a danger token on the tile you gather from. Whoever does an action there at weapon level 0 takes 1 wound.
card-gather-unexpected-troubles = Unexpected Troubles
card-gather-unexpected-troubles-says = Now: cover the terrain of the tile you gather from. It counts as unexplored.

# Adventures of exploration

card-explore-tiger = Tiger
card-explore-tiger-says =
    Choose: spend the night outside the camp and discard this card; or shuffle this card into the event deck.
    Later, out of the event deck: the first player fights a beast of strength 4. Then lower the weapon level by 1, gain 2 food and 1 hide and lower the palisade by 1. For each missing level, the fighter takes 1 wound.
card-explore-puma = Puma
card-explore-puma-says =
    Choose: spend the night outside the camp and discard this card; or shuffle this card into the event deck.
    Later, out of the event deck: the first player fights a beast of strength 3. Then lower the weapon level by 1, gain 2 food and 1 hide and lower the palisade by 1. For each missing level, the fighter takes 1 wound.
card-explore-secret-cave = Secret Cave
card-explore-secret-cave-says =
    Choose: discard this card; or draw up to 3 mysteries, namely 2 treasures and 1 monster or trap (you may stop after each one), and shuffle this card into the event deck.
    Later, out of the event deck: the first player fights a beast of strength 3. Then gain 2 food and 1 hide and lower the palisade by 1. For each missing level, the fighter takes 1 wound.
card-explore-vipers = Vipers
card-explore-vipers-says =
    Now: take a special wound (exploration) on the head. Shuffle this card into the event deck.
    Later, out of the event deck: whoever has a special wound (exploration) on the head has only 1 pawn this round, unless you have the Cure. Then the special wound is gone.
card-explore-wild-berries = Wild Berries
card-explore-wild-berries-says =
    Now: take a special wound (exploration) on the belly. Shuffle this card into the event deck.
    Later, out of the event deck: whoever has a special wound (exploration) on the belly has only 1 pawn this round. Then the special wound is gone.
card-explore-wild-dog = Wild Dog
card-explore-wild-dog-says =
    Now: take 1 wound. Shuffle this card into the event deck.
    Later, out of the event deck: either discard 1 food and raise the weapon level by 1, or nothing happens.
card-explore-misadventure = Misadventure
card-explore-misadventure-says =
    Now: take a special wound (exploration) on the leg. Shuffle this card into the event deck.
    Later, out of the event deck: whoever has a special wound (exploration) on the leg can only build, arrange the camp or rest this round. Then the special wound is gone.
card-explore-thorny-bush = Thorny Bush
card-explore-thorny-bush-says =
    Now: take a special wound (exploration) on the arm. Shuffle this card into the event deck.
    Later, out of the event deck: whoever has a special wound (exploration) on the arm has only 1 pawn this round, unless you have the Cure. Then the special wound is gone.
card-explore-remains-of-a-settlement = Remains of a Settlement
card-explore-remains-of-a-settlement-says =
    Choose: discard this card; or draw up to 3 mysteries, namely 2 treasures and 1 trap (you may stop after each one), and shuffle this card into the event deck.
    Later, out of the event deck: each player takes 1 wound.
card-explore-ruined-hut = Ruined Hut
card-explore-ruined-hut-says =
    Choose: discard this card; or build the Knife, Rope, Shovel or Cure free and without an action, if it is among the inventions on the board, and shuffle this card into the event deck.
    Later, out of the event deck: lower morale by 1.
card-explore-shrine = Shrine
card-explore-shrine-says =
    Choose: discard this card; or draw mysteries until you find 1 treasure, and shuffle this card into the event deck.
    Later, out of the event deck: put one “success rolled again” token each on building, gathering and exploration. If the next roll there succeeds, roll the success die again.
card-explore-signs-of-fire = Signs of Fire
card-explore-signs-of-fire-says = Now: exhaust 1 source of the tile you have explored, if it has any. If you failed, a black marker waits on the space to exhaust a source of its tile.
card-explore-old-grave = Old Grave
card-explore-old-grave-says =
    Now: discard 1 determination; if you have none, take 1 wound. Shuffle this card into the event deck.
    Later, out of the event deck: the first player discards 2 determination and takes 1 wound for each missing one.
card-explore-old-hut = Old Hut
card-explore-old-hut-says =
    Choose: discard this card; or draw up to 2 mysteries, namely 1 treasure and 1 monster (you may stop after each one), and shuffle this card into the event deck.
    Later, out of the event deck: each player discards 1 determination, or takes 1 wound if there is none.
card-explore-bamboo = Bamboo
card-explore-bamboo-says =
    Choose: discard this card; or gain 2 wood, and shuffle this card into the event deck.
    Later, out of the event deck: lower the roof or the palisade by 1. If neither stands, each player takes 1 wound.
card-explore-carcass = Carcass
card-explore-carcass-says =
    Choose: discard this card; or gain 2 food and 1 hide, and shuffle this card into the event deck.
    Later, out of the event deck: each player takes 1 wound.
card-explore-cold-wind = Cold Wind
card-explore-cold-wind-says =
    Now: shuffle this card into the event deck.
    Later, out of the event deck: put a winter cloud on the weather.
card-explore-empty-forest = Empty Forest
card-explore-empty-forest-says =
    Now: shuffle this card into the event deck.
    Later, out of the event deck: put a danger token on hunting. The next beast hunted is stronger by 1.
card-explore-flu = Flu
card-explore-flu-says =
    Choose: discard 1 food (if there is none, take 1 wound) and discard this card; or shuffle this card into the event deck.
    Later, out of the event deck: tonight each player eats 1 more food or takes 1 wound.
card-explore-theres-something-in-the-air = There’s Something in the Air
card-explore-theres-something-in-the-air-says =
    Now: put an adventure token on exploration. Shuffle this card into the event deck.
    Later, out of the event deck: put an adventure token on exploration.
card-explore-its-going-to-rain = It’s Going to Rain
card-explore-its-going-to-rain-says =
    Now: shuffle this card into the event deck.
    Later, out of the event deck: put a rain cloud on the weather.
card-explore-surprising-discovery = Surprising Discovery
card-explore-surprising-discovery-says = Now: keep this card. Once, in a fight of yours, raise the weapon level by 3 for that fight.
card-explore-swamp = Swamp
card-explore-swamp-says = Now: put a “one pawn more” token on the tile or space you explore. Each action there needs 1 more pawn.
card-explore-wrong-track = Wrong Track
card-explore-wrong-track-says = Now: spend the night outside the camp. In the morning, gain 2 wood.
card-explore-dangerous-terrain = Dangerous Terrain
card-explore-dangerous-terrain-says = Now: at the end of the action phase put a danger token on the tile or space you explore. Whoever does an action there at weapon level 0 takes 1 wound.
card-explore-lost-in-the-thicket = Lost in the Thicket
card-explore-lost-in-the-thicket-says = Now: spend the night outside the camp. In the morning, draw 1 discovery token.
card-explore-lost-in-the-woods = Lost in the Woods
card-explore-lost-in-the-woods-says = Now: discard 2 determination; for each missing one, take 1 wound.
card-explore-lost = Lost
card-explore-lost-says = Now: spend the night outside the camp. In the morning, raise morale by 1.
card-explore-storm-on-the-horizon = Storm on the Horizon
card-explore-storm-on-the-horizon-says =
    Now: shuffle this card into the event deck.
    Later, out of the event deck: put a storm token on the weather.

# Treasures

card-treasure-gold = Gold
card-treasure-gold-says = It has no use.
card-treasure-helmet = Helmet
card-treasure-helmet-says = From the next round on, in each fight one of those wounded takes 1 wound less.
card-treasure-candles = Candles
card-treasure-candles-says = 2 extra pawns for building, each for one use.
card-treasure-old-rifle = Old Rifle
card-treasure-old-rifle-says = Once, in a fight, raise the weapon level by 3 for that fight.
card-treasure-cave-with-furs = Cave with Furs
card-treasure-cave-with-furs-says = Gain 2 hides.
card-treasure-protective-amulet = Protective Amulet
card-treasure-protective-amulet-says = Once, take any 1 token off the board or the island.
card-treasure-compass = Compass
card-treasure-compass-says = 1 extra pawn for exploration in each round.
card-treasure-barrel = Barrel
card-treasure-barrel-says = Once, at night, heal 1 wound of each player. After that it keeps up to 2 food from rotting.
card-treasure-sabre = Sabre
card-treasure-sabre-says = In each fight, the fighter may take 1 wound to raise the weapon level by 3 for that fight.
card-treasure-hatchet = Hatchet
card-treasure-hatchet-says = Put a +1 wood token on the tile of the camp, unless there is one: each production there gives 1 more wood.
card-treasure-crocks = Crocks
card-treasure-crocks-says = Build the Pot free and without an action, if it is among the inventions on the board.
card-treasure-whip = Whip
card-treasure-whip-says = Raise the weapon level by 1. From the next round on, 1 trap in each drawing of mysteries does nothing.
card-treasure-old-clothes = Old Clothes
card-treasure-old-clothes-says = In each weather phase, 1 winter cloud counts as a rain cloud.
card-treasure-old-map = Old Map
card-treasure-old-map-says = Each player gains 1 determination.
card-treasure-backpack = Backpack
card-treasure-backpack-says = From the next round on, each successful exploration draws 2 more discovery tokens; keep 1 of them.
card-treasure-blankets = Blankets
card-treasure-blankets-says = 3 uses. In the weather phase, ignore 1 winter cloud.
card-treasure-ceremonial-bowl = Ceremonial Bowl
card-treasure-ceremonial-bowl-says =
    Now: from the next round on, you roll each success again once. Shuffle this card into the event deck.
    Later, out of the event deck: the curse is lifted, and successes count at once again.
card-treasure-bottle-of-wine = Bottle of Wine
card-treasure-bottle-of-wine-says = Once, at night, heal 2 wounds, of one character or of two.
card-treasure-spyglass = Captain Stone’s Spyglass
card-treasure-spyglass-says = Look at the top 3 island tiles and put them back face up in any order.
card-treasure-boxes = Boxes
card-treasure-boxes-says = Food no longer rots.
card-treasure-hammock = Hammock
card-treasure-hammock-says = From the next round on, whoever rests also gains 1 determination.
card-treasure-ropes = Ropes
card-treasure-ropes-says = Raise the roof or the palisade by 1, if you have a shelter.
card-treasure-herbal-mixture = Herbal Mixture
card-treasure-herbal-mixture-says = Once, look at the top card of the event deck.
card-treasure-portrait-amulet = Amulet with Portrait of a Beautiful Lady
card-treasure-portrait-amulet-says = Cover 2 morale arrows on characters of your choice: they no longer lower morale.
card-treasure-antique-rapier = Antique Rapier
card-treasure-antique-rapier-says = Raise the weapon level by 2.
card-treasure-treasure-map = Treasure Map
card-treasure-treasure-map-says = Once, explore with this card instead of on the island: draw mysteries until you find 2 treasures (you may stop after the first).

# Monsters

card-monster-bite = Bite
card-monster-bite-says = Take 1 wound.
card-monster-gorilla = Gorilla
card-monster-gorilla-says =
    Now: take 2 wounds. Shuffle this card into the event deck.
    Later, out of the event deck: lower the weapon level by 2. For each missing level, each player takes 1 wound.
card-monster-unleashed-beast = Unleashed Beast
card-monster-unleashed-beast-says = Discard the top card of the hunting deck, if there is one.
card-monster-furious-tiger = Furious Tiger
card-monster-furious-tiger-says = Fight a beast of strength 4.
card-monster-spiders = Spiders
card-monster-spiders-says = Discard 2 determination; for each missing one, take 1 wound.
card-monster-scorpion = Scorpion
card-monster-scorpion-says = Without the Cure, take 3 wounds.
card-monster-big-ape = Big Ape
card-monster-big-ape-says =
    Now: shuffle this card into the event deck.
    Later, out of the event deck: the first player fights a beast of strength 4. Then gain 2 hides.
card-monster-gremlins = Gremlins
card-monster-gremlins-says =
    Now: fight a beast of strength 2. Shuffle this card into the event deck.
    Later, out of the event deck: the first player fights a beast of strength 3. Then shuffle this card into the event deck again.
card-monster-snake = Snake
card-monster-snake-says = Take 2 wounds.
card-monster-bats = Bats
card-monster-bats-says = Either discard 1 determination or take 1 wound.
card-monster-savage = Savage
card-monster-savage-says =
    Now: lower the weapon level to 0. Shuffle this card into the event deck.
    Later, out of the event deck: the first player draws mysteries until there is 1 treasure.
card-monster-giant-snake = Giant Snake
card-monster-giant-snake-says = Discard all your determination. Stop drawing mysteries.
card-monster-a-shiny-jewel = A Shiny Jewel
card-monster-a-shiny-jewel-says = Tonight each player takes 1 wound.

# Traps

card-trap-terrible-scream = Terrible Scream
card-trap-terrible-scream-says = Discard all your determination.
card-trap-collapse = Collapse
card-trap-collapse-says = Stop drawing mysteries.
card-trap-sharp-blade = Sharp Blade
card-trap-sharp-blade-says = Take 2 wounds.
card-trap-blowgun = Blowgun
card-trap-blowgun-says = Next round you have only 1 pawn.
card-trap-confused = Confused
card-trap-confused-says = Next round you roll the success die even when you have enough pawns, and you roll each success again once.
card-trap-unfortunate-adventure = Unfortunate Adventure
card-trap-unfortunate-adventure-says = Resolve the book effect of the scenario.
card-trap-strange-disease = Strange Disease
card-trap-strange-disease-says = Share out 2 markers for each player among the players as you like. Tonight each player takes 1 wound for each marker.
card-trap-trapdoor = Trapdoor
card-trap-trapdoor-says = Discard all treasures found in this action.
card-trap-hidden-rope = Hidden Rope
card-trap-hidden-rope-says = Lower the weapon level by 2, as far as it goes.
card-trap-net = Net
card-trap-net-says = Stop drawing mysteries. Spend the night outside the camp.
card-trap-blunt-spear = Blunt Spear
card-trap-blunt-spear-says = Take 2 wounds.
card-trap-poison = Poison
card-trap-poison-says = Take 1 wound. Tonight, without the Cure, each player takes 1 wound.
card-trap-spider-web = Spider Web
card-trap-spider-web-says = Take 1 wound. This card stays with you: without the Cure, take 1 wound each night.

# Beasts

card-beast-alligator = Alligator
card-beast-alligator-says = Strength 6. After the fight, lower the weapon level by 2 and gain 3 food. For each missing level, the fighter takes 1 wound.
card-beast-bear = Bear
card-beast-bear-says = Strength 6. After the fight, lower the weapon level by 1 and gain 5 food and 2 hides. For each missing level, the fighter takes 1 wound.
card-beast-birds = Birds
card-beast-birds-says = Strength 1. After the fight, gain 2 food.
card-beast-boa = Boa
card-beast-boa-says = Strength 2. After the fight, lower the weapon level by 2 and gain 2 food. For each missing level, the fighter takes 1 wound. Draw 1 discovery token.
card-beast-wild-dog = Wild Dog
card-beast-wild-dog-says = Strength 3. After the fight, gain 2 food and 1 hide. Without the Cure, the fighter takes 2 wounds.
card-beast-fox = Fox
card-beast-fox-says = Strength 2. After the fight, gain 2 food and 1 hide.
card-beast-cheetah = Cheetah
card-beast-cheetah-says = Strength 4. After the fight, lower the weapon level by 1 and gain 2 food and 1 hide. For each missing level, the fighter takes 1 wound.
card-beast-goats = Goats
card-beast-goats-says = Strength 4. After the fight, lower the weapon level by 1 and gain 3 food and 1 hide. For each missing level, the fighter takes 1 wound.
card-beast-gorilla = Gorilla
card-beast-gorilla-says = Strength 6. After the fight, lower the weapon level by 3 and gain 5 food and 2 hides. For each missing level, the fighter takes 1 wound. Draw 1 discovery token.
card-beast-jaguar = Jaguar
card-beast-jaguar-says = Strength 5. After the fight, gain 4 food and 1 hide. Without the Cure, the fighter takes 2 wounds.
card-beast-chamois = Chamois
card-beast-chamois-says = Strength 5. After the fight, lower the weapon level by 1 and gain 3 food and 2 hides. For each missing level, the fighter takes 1 wound.
card-beast-iguana = Iguana
card-beast-iguana-says = Strength 4. After the fight, lower the weapon level by 1 and gain 3 food and 1 hide. For each missing level, the fighter takes 1 wound. In any case the fighter takes 1 wound.
card-beast-puma = Puma
card-beast-puma-says = Strength 5. After the fight, gain 2 food and 1 hide. Without the Cure, the fighter takes 2 wounds.
card-beast-tapir = Tapir
card-beast-tapir-says = Strength 3. After the fight, lower the weapon level by 1 and gain 2 food and 1 hide. For each missing level, the fighter takes 1 wound.
card-beast-tiger = Tiger
card-beast-tiger-says = Strength 6. After the fight, lower the weapon level by 2 and gain 5 food and 2 hides. For each missing level, the fighter takes 1 wound.
card-beast-wild-pig = Wild Pig
card-beast-wild-pig-says = Strength 3. After the fight, lower the weapon level by 1 and gain 3 food and 1 hide. For each missing level, the fighter takes 1 wound.

# Starting items

card-start-bible = Bible
card-start-bible-says = 2 uses. Arranging the camp, gain 3 determination instead of 2 and heal 1 of your wounds.
card-start-biscuits = Biscuits
card-start-biscuits-says = 2 uses. Gain 1 food.
card-start-empty-bottle = Empty Bottle
card-start-empty-bottle-says = 2 uses. Raise the weapon level by 1.
card-start-flask-of-rum = Flask of Rum
card-start-flask-of-rum-says = 2 uses. At night, heal 1 wound of your character or of Friday.
card-start-hammer-and-nails = Hammer and Nails
card-start-hammer-and-nails-says = 2 uses. 1 extra pawn for building.
card-start-pipe-and-tobacco = Pipe and Tobacco
card-start-pipe-and-tobacco-says = 2 uses. Gain 2 determination.
card-start-pistol = Pistol
card-start-pistol-says = 2 uses. In a fight of yours, raise the weapon level by 3 for that fight.
card-start-storm-glass = Storm-glass
card-start-storm-glass-says = 2 uses. While planning, roll this round’s weather dice; they count in the weather phase.

# Discovery tokens

card-token-edible-roots = Edible Roots
card-token-edible-roots-says = With the Pot, at night: heal 2 wounds, of one character or of two.
card-token-goat = Goat
card-token-goat-says = At weapon level 1 or more: gain 1 food and 1 hide. As a token it does not rot.
card-token-old-machete = Old Machete
card-token-old-machete-says = Raise the weapon level by 1.
card-token-nourishing-larvae = Nourishing Larvae
card-token-nourishing-larvae-says = Gain 2 food. Unused, it rots at night like food.
card-token-poison = Poison
card-token-poison-says = With the Pot: raise the weapon level by 2.
card-token-herbs = Herbs
card-token-herbs-says = With the Pot: build the Cure free and without an action, if it is among the inventions on the board.
card-token-spices = Spices
card-token-spices-says = With the Pot: raise morale by 1.
card-token-candles = Candles
card-token-candles-says = 1 extra pawn for building, for one use.
card-token-fallen-tree = Fallen Tree
card-token-fallen-tree-says = Gain 1 wood.
card-token-find = Find
card-token-find-says = Draw mysteries until you find 1 treasure.
card-token-tobacco = Tobacco
card-token-tobacco-says = Raise morale by 1.
card-token-large-leaves = Large Leaves
card-token-large-leaves-says = In the weather phase, ignore 1 rain cloud.
card-token-thorny-bushes = Thorny Bushes
card-token-thorny-bushes-says = Raise the palisade by 1, if you have a shelter.

# Inventions and items

item-shovel = Shovel
item-shovel-says =
    Needs an explored beach.
    Other items and many threats need it.
item-bricks = Bricks
item-bricks-says =
    Needs explored hills.
    Raise the palisade by 1, if you have a shelter. Other items need it. If it is lost, lower the palisade by 1, as far as it goes.
item-cure = Cure
item-cure-says =
    Needs explored plains.
    It protects from what some cards do.
item-dam = Dam
item-dam-says =
    Needs an explored river. Costs 1 wood.
    Gain 2 food that keeps. If it is lost, discard 2 food that keeps, as far as you have it.
item-fire = Fire
item-fire-says =
    Needs explored mountains.
    Raise the palisade by 1, if you have a shelter. Other items, some threats and the goal of Castaways need it. If it is lost, lower the palisade by 1, as far as it goes.
item-knife = Knife
item-knife-says =
    Needs explored mountains.
    Raise the weapon level by 1. Other items and a threat need it. If it is lost, lower the weapon level by 1, as far as it goes.
item-map = Map
item-map-says =
    Needs an explored river.
    1 extra pawn for exploration in each round. The Shortcut needs it.
item-pot = Pot
item-pot-says =
    Needs explored hills.
    Once each night, discard 1 food to heal 1 wound of any character. Some discovery tokens need it.
item-rope = Rope
item-rope-says =
    Needs explored plains.
    Other items and a threat need it.
item-snare = Snare
item-snare-says =
    Needs the Rope. If the Carpenter is in play, only the Carpenter builds it and gains 2 determination.
    Put a +1 food token on the tile of the camp, unless there is one: each production there gives 1 more food. If it is lost, so is the token.
item-fireplace = Fireplace
item-fireplace-says =
    Needs the Fire. If the Cook is in play, only the Cook builds it and gains 2 determination.
    Once each night, discard 1 food to heal 2 wounds, of one character or of two.
item-shortcut = Shortcut
item-shortcut-says =
    Needs the Map. If the Explorer is in play, only the Explorer builds it and gains 2 determination.
    Choose a tile next to the camp: each production gives 1 resource of that tile, too, and nobody gathers it that round. When the camp moves, the Shortcut is lost.
item-spear = Spear
item-spear-says =
    Needs the Knife. Costs 1 wood. If the Soldier is in play, only the Soldier builds it and gains 2 determination.
    Raise the weapon level by 3. If it is lost, lower the weapon level by 3; for each missing level, each player takes 1 wound.
item-wall = Wall
item-wall-says =
    Needs the Bricks.
    Raise the palisade by 2, if you have a shelter. If it is lost, lower the palisade by 2; for each missing level, each player takes 1 wound.
item-basket = Basket
item-basket-says =
    Needs explored plains.
    In each round, one successful gathering brings 1 more of its resource.
item-bed = Bed
item-bed-says =
    Needs explored plains.
    Resting heals 2 wounds instead of 1 and gives 1 determination.
item-belts = Belts
item-belts-says =
    Needs the Knife. Costs 1 hide.
    1 extra pawn for gathering in each round.
item-bow = Bow
item-bow-says =
    Needs the Rope and the Knife. Costs 1 wood.
    Raise the weapon level by 3. If it is lost, lower the weapon level by 3; for each missing level, each player takes 1 wound.
item-cellar = Cellar
item-cellar-says =
    Needs the Shovel.
    Food no longer rots.
item-corral = Corral
item-corral-says =
    Needs the Rope. Costs 1 wood.
    You may exhaust a food source on a tile next to the camp to put a +1 food token on the tile of the camp, unless there is one: each production there gives 1 more food. If it is lost, so is the token, and the source is uncovered.
item-diary = Diary
item-diary-says =
    Costs 1 hide.
    In the morale phase the first player gains 1 determination more, or discards 1 less.
item-furnace = Furnace
item-furnace-says =
    Needs the Bricks.
    In each weather phase, ignore 1 winter cloud.
item-drums = Drums
item-drums-says =
    Needs explored hills. Costs 1 hide.
    In the morale phase the first player gains 2 determination more, or discards 2 less.
item-lantern = Lantern
item-lantern-says =
    Needs explored hills and the Fire.
    1 extra pawn for building in each round.
item-moat = Moat
item-moat-says =
    Needs the Shovel. Costs 1 wood.
    Raise the palisade by 2, if you have a shelter. If it is lost, lower the palisade by 2; for each missing level, each player takes 1 wound.
item-pit = Pit
item-pit-says =
    Needs the Shovel. Costs 1 wood.
    In each production phase roll the wound die of building: a wound gives 2 food.
item-raft = Raft
item-raft-says =
    Needs the Rope. Costs 2 wood.
    1 extra pawn for gathering or exploration in each round.
item-sack = Sack
item-sack-says =
    Costs 1 hide.
    In each round, one successful gathering brings 1 more of its resource.
item-shield = Shield
item-shield-says =
    Needs the Rope. Costs 1 wood.
    1 extra pawn for hunting in each round.
item-sling = Sling
item-sling-says =
    Costs 1 hide or 1 wood.
    Raise the weapon level by 2. If it is lost, lower the weapon level by 2; for each missing level, each player takes 1 wound.

## Scenario: Castaways

card-token-dashes = Medicinal Herbs (two dashes)
card-token-dashes-says = In Castaways, at night: heal 1 of your wounds.
card-token-bow-tie = Oil (bow tie)
card-token-bow-tie-says = In Castaways: 2 wood for the pile, in the same round.
card-token-saltire = Pirate Sabre (saltire)
card-token-saltire-says = In Castaways: raise the weapon level by 1.
card-token-bars = Medallion (two bars)
card-token-bars-says = In Castaways: gain 3 determination.
item-hatchet = Hatchet
item-hatchet-says =
    Needs explored mountains. Costs 1 wood.
    Put a +1 wood token on the tile of the camp, unless there is one: each production there gives 1 more wood.
item-mast = Mast
item-mast-says =
    Needs the Rope. Costs 1 wood and 1 hide.
    3 wood for the pile, in the same round.

## Scenario: Cursed Island

rule-cursed-island = You came to break the curse of this island. You have 10 rounds to raise 5 crosses on 5 different tiles. A cross is built like anything else, but on a tile in reach: 1 pawn more for each space beyond the nearest. On a tile that becomes inaccessible it is lost. Book: fog comes to 2 spaces of your choice that have none; for each marker without room all take a wound. In fog each action takes 1 pawn more, the camp produces nothing, and terrain doesn’t count. The Sacred Bell clears 3 spaces, as often as you build it. Totems: the first is a dark temple that can be explored once, for up to 3 treasures and 1 monster; the second wounds its finder twice; each other brings fog. Winter comes from round 6.
    .title = Scenario: Cursed Island
tally-crosses = Crosses: { $number } of { $of }
tally-fog = Fog: { $number } of { $of } spaces
own-temple = Explore the dark temple on space { $space }
card-site-temple = The dark temple
card-site-temple-says = Draw 4 mysteries: up to 3 treasures and 1 monster. It can be explored once only.
ask-fog-place = Where does fog come?
ask-fog-place-decide = Where does fog come? You decide.
ask-fog-clear = Where does the fog clear?
ask-fog-clear-decide = Where does the fog clear? You decide.
event-fog-everywhere = Fog is everywhere already.
event-fog-cleared = The fog clears. Space: { $space }.
event-temple-found = The totem marks a dark temple. Space: { $space }.
event-temple-entered = The gate of the dark temple opens.
card-token-altar-candles = Altar Candles (two dashes)
card-token-altar-candles-says = 1 extra pawn for building, for one use.
card-token-vials = Vials (bow tie)
card-token-vials-says = Build the Cure free and without an action, if it is among the inventions on the board.
card-token-decorated-bell = Decorated Bell (saltire)
card-token-decorated-bell-says = Remove 2 markers of fog.
card-token-sacrificial-dagger = Sacrificial Dagger (two bars)
card-token-sacrificial-dagger-says = In a fight of yours: raise the weapon level by 3 for this fight only, and take 1 wound. Once in each phase. It isn’t discarded.
item-sacred-bell = Sacred Bell
item-sacred-bell-says =
    Needs explored hills and the Rope.
    Remove 3 markers of fog. It can be built again and again.
item-cross = Cross
item-cross-says =
    Costs 2 wood.
    A cross on a tile that can be reached and has none. It can be built again and again.

## Scenario: Jenny Needs Help

rule-jenny = Jenny is still on the wreck, and she can’t hold out for long. You have 8 rounds to rescue her and to leave with her. Build the Rescue Raft: in a later round an exploration with it (1 pawn and dice, or 2) brings Jenny to the camp; an adventure on the way is a wound. Then build the Lifeboat, and you win at once. Jenny has 10 hearts. Until she is rescued she takes 2 wounds each night and nothing else reaches her; if she dies you lose. In the camp she can only rest, for 1 wound, without Bed or Hammock. She eats and sleeps with you, and suffers whatever strikes all; prices stay as they are. Book: the palisade falls by 1. Totems: the first wounds its finder twice, the second lowers morale by 2, the third brings the Rope, the fourth 2 hides. There is no Storm-glass. Hungry animals come from round 5.
    .title = Scenario: Jenny Needs Help
tally-raft = Rescue Raft: { $number ->
    [0] not yet
   *[other] built
}
tally-jenny = Jenny: { $number ->
    [0] still on the wreck
   *[other] rescued
}
tally-lifeboat = Lifeboat: { $number ->
    [0] not yet
   *[other] built
}
tally-jenny-hearts = Jenny’s hearts: { $number } of { $of }
character-jenny = Jenny
character-jenny-says =
    10 hearts. Until she is rescued she takes 2 wounds each night.
    Then she can only rest, and suffers whatever strikes all. If she dies, you lose.
event-rope-found = An old rope hangs from the totem. On its way: { $item }.
event-jenny-rescued = Jenny is rescued. She lives in the camp now.
card-token-healing-herbs = Healing Herbs (two dashes)
card-token-healing-herbs-says = At night: heal 1 of your wounds.
card-token-lost-pistol = Lost Pistol (bow tie)
card-token-lost-pistol-says = In a fight of yours: raise the weapon level by 3 for this fight only.
card-token-ruined-hut = Ruined Hut (saltire)
card-token-ruined-hut-says = Gain 2 wood.
card-token-vines = Vines (two bars)
card-token-vines-says = Raise the palisade by 1, if you have a shelter.
item-rescue-raft = Rescue Raft
item-rescue-raft-says =
    Needs the Rope. Costs 2 wood.
    In a later round explore with it to rescue Jenny.
item-lifeboat = Lifeboat
item-lifeboat-says =
    Needs the Rope and the Knife. Costs 6 wood and 4 hides.
    Once Jenny is rescued it can be built, and you win.

## Scenario: Volcano Island

rule-volcano-island = The island’s temples hold what you came for, and its volcano is awake. You have 8 rounds to explore 6 tiles and 3 totems (three players: 7 and 4, four: 8 and 4), and then to build the Jolly-boat: you win at once. You begin on space 7 with Knife and Shovel; nothing can be done on the volcano. All exploration takes 1 pawn more. A totem is explored by an action of its own: draw and resolve 3, 4, 4 or 5 mysteries of any kind, by the order in which totems were found, and from the third on with 1 pawn more; who stops earlier must come again. Hides count as wood for shelter, roof and palisade. Book: ash on 2 spaces of your choice, each 1 pawn more. Lava closes spaces at the start of rounds: 7 in round 4, then 3 and 10, then 2 and 9, then 5, then 1 and 8. If the camp is there, you lose. Rain comes from round 4.
    .title = Scenario: Volcano Island
tally-tiles = Explored tiles: { $number } of { $of }
tally-totems = Explored totems: { $number } of { $of }
tally-boat = Jolly-boat: { $number ->
    [0] not yet
   *[other] built
}
own-totem = Explore the totem on space { $space }
card-site-totem = The totem
card-site-totem-says = Mysteries of any kind are drawn and resolved, one after the other. If you stop before the last, the totem isn’t explored.
about-temple = The temple holds { $number } mysteries.
ask-ash-place = Where does ash fall?
ask-ash-place-decide = Where does ash fall? You decide.
ask-mystery-map = Does the map spare you a mystery?
ask-mystery-ward = Do you ward it off?
event-ash-everywhere = Ash is everywhere already.
event-camp-buried = Lava takes the camp. Space: { $space }.
event-mystery-spared = { $card } shows a short cut. There is one mystery less.
event-mystery-warded = { $card } wards it off: { $mystery }.
event-totem-explored = The totem on space { $space } is explored. Explored totems: { $number }.
card-token-old-map = Old Chart (two dashes)
card-token-old-map-says = When you explore a totem: draw 1 mystery less.
card-token-old-diary = Old Diary (bow tie)
card-token-old-diary-says = When you draw a trap: ignore it.
card-token-torch = Torch (saltire)
card-token-torch-says = When you draw a monster: ignore it.
card-token-old-canvas = Old Canvas (two bars)
card-token-old-canvas-says = In the weather phase, ignore 1 rain cloud.
item-rope-ladder = Rope Ladder
item-rope-ladder-says =
    Needs the Rope.
    1 extra pawn for exploration in each round, for totems only.
item-jolly-boat = Jolly-boat
item-jolly-boat-says =
    Needs the Rope. Costs 3 wood.
    Once you have explored enough tiles and totems it can be built, and you win.

## Scenario: Cannibal Island

rule-cannibal-island = Cannibals live here, and they know of you. You have 9 rounds to burn their City. You begin with the Flask of Rum and the Pipe and Tobacco. Each tile with a totem that you explore holds a village: it wounds the explorer, and later ones cost more. From round 4 on the City is in sight, right of the top row. The camp can’t be where cannibals live, and gathering there takes 1 pawn more. To burn a village or the City, attack it: 2 pawns as in a hunt, 1 more for each space farther. A village is as strong as 4 and each totem in sight that isn’t burnt, the City 21 less 3 for each burnt village; each level of weapons that is missing is a wound. Book: all take 3 wounds, 1 less for each burnt village; then move the camp, lose the shelter, or take 2 more each. Canoe: take 2 tiles and choose. There is no weather.
    .title = Scenario: Cannibal Island
tally-villages = Burnt villages: { $number } of { $of }
tally-village-strength = A village: strength { $number } against weapons { $of }
tally-city-strength = The City: strength { $number } against weapons { $of }
own-village = Attack the village on space { $space }
own-city = Attack the City of Cannibals on space { $space }
flee-to = Move the camp to space { $space }
choice-lose-shelter = Lose the shelter, roof and palisade
choice-two-wounds = Each player takes 2 wounds
ask-cannibals-come = What do you do?
ask-cannibals-come-decide = What do you do? You decide.
ask-cannibals-tribute = What do you leave behind?
event-city-seen = The City of Cannibals comes in sight on space { $space }.
event-cannibals-came = The cannibals come.
event-shelter-lost = The cannibals tear down the shelter.
event-village-found = A village of cannibals stands on space { $space }. Strength of a village now: { $strength }.
event-village-burnt = { $kind ->
    [city] The City of Cannibals burns on space { $space }.
   *[village] A village of cannibals burns on space { $space }.
}
card-foe-village = A village of cannibals
card-foe-city = The City of Cannibals
card-token-blowpipe = Blowpipe (two dashes)
card-token-blowpipe-says = In a fight of yours: raise the weapon level by 2 for this fight only.
card-token-ointment = Ointment (bow tie)
card-token-ointment-says = At night: heal 1 of your wounds.
card-token-map = Map (saltire)
card-token-map-says = Look at the top 3 island tiles and put them back in any order.
card-token-machete = Machete (two bars)
card-token-machete-says = Raise the weapon level by 1.
item-ballista = Ballista
item-ballista-says =
    Needs the Rope. Costs 2 wood.
    Raise the palisade by 2, if you have a shelter. Raise the weapon level by 1.
item-canoe = Canoe
item-canoe-says =
    Needs an explored river. Costs 1 wood.
    In each successful exploration take 2 tiles, lay one of them and shuffle the other back.

## Scenario: Robinson Family

rule-robinson-family = You settle down on the island. You have 12 rounds for a home with a shelter, roof, palisade and weapons of at least 1 and all of the 9 inventions that were dealt at the start; as soon as you have all that you win. A child is born in rounds 7, 9 and 11 and eats 1 food every night before you do: if there is none, you lose. A totem exhausts the land: a terrain found there for the first time counts as unexplored. Reclamation is an action for 2 pawns of players, 1 more for each space farther: it takes a black marker off a tile, so that its source or its terrain counts again. Several +1 food tokens may lie at the camp. Book: only half of this round’s production, rounded down. Rain comes from round 3, winter from round 5, hungry animals from round 7.
    .title = Scenario: Robinson Family
tally-shelter = Shelter: { $number ->
    [0] not yet
   *[other] built
}
tally-roof = Roof: { $number ->
    [0] not yet
   *[other] built
}
tally-palisade = Palisade: { $number ->
    [0] not yet
   *[other] built
}
tally-weapon = Weapons: { $number ->
    [0] not yet
   *[other] made
}
tally-inventions = Inventions dealt and built: { $number } of { $of }
tally-children = Children: { $number } of { $of }
own-reclaim-food = Reclaim the food source on space { $space }
own-reclaim-wood = Reclaim the wood source on space { $space }
own-reclaim-terrain = Reclaim the terrain on space { $space }
ask-plow-marker = Which marker goes?
ask-plow-marker-decide = Which marker goes? You decide.
event-child-born = A child is born. { $n ->
    [one] It is the first one.
   *[other] Now there are { $n }.
}
event-land-exhausted = The land gives little: only half is produced in this round.
event-child-starved = There is nothing to eat for a child.
event-children-ate = { $n ->
    [one] The child eats: { $goods }.
   *[other] The { $n } children eat: { $goods }.
}
event-animals-rolled-again = The animals are rolled again: { $dice }.
card-token-old-tools = Old Tools (two dashes)
card-token-old-tools-says = Build the Rope, Pot or Knife at once, without an action and free of charge.
card-token-plow = Plow (bow tie)
card-token-plow-says = Remove 1 black marker from a tile: its source or its terrain counts again.
card-token-powder = Powder (saltire)
card-token-powder-says = In the weather phase: roll the die of hungry animals again.
card-token-seeds = Seeds (two bars)
card-token-seeds-says = Gain 1 food that keeps.
item-fence = Fence
item-fence-says =
    Needs the Shovel.
    Raise the palisade by 1, if you have a shelter.
item-garden = Garden
item-garden-says =
    Needs the Shovel. Costs 2 food.
    Gain 4 food.

## Scenario: King Kong Island

rule-king-kong-island = A film crew has come for King Kong. You have 10 rounds to lay 3 traps in 3 lairs, which are tiles with totems, each up to 2 spaces from the camp, and then to hunt him with 2 pawns: that costs 5 weapons, or 1 with the Tranquilizer. You begin with a shelter. Each round the die of hungry animals is rolled once for each lair found; if it finds no palisade, morale falls by 1 and the leftmost of the crew dies. Book: the leftmost dies, and morale falls by 1. The actress isn’t killed but captured: without her there is no hunt. Look for her in the fourth lair found, as in exploring; a monster waits there. If the director dies, you lose. A camp in a lair costs each player a wound before production. The row: lights, cameraman, sound, screenwriter, make-up, actress, double, actor, director.
    .title = Scenario: King Kong Island
tally-traps = Traps: { $number } of { $of }
tally-kong-weapons = Weapons: { $number }, the hunt for King Kong costs { $of }
tally-crew = Film crew alive: { $number } of { $of }
tally-leftmost = Leftmost of the crew: { $number ->
    [1] lights technician
    [2] cameraman
    [3] sound engineer
    [4] screenwriter
    [5] make-up artist
    [6] actress
    [7] double
    [8] actor
   *[other] director
}
tally-actress = Actress: { $number ->
    [0] with the crew
    [1] captured
   *[other] saved
}
tally-lairs = Lairs found: { $number }, the actress would be in lair { $of }
crew-lights = The lights technician
crew-cameraman = The cameraman
crew-sound = The sound engineer
crew-screenwriter = The screenwriter
crew-make-up = The make-up artist
crew-double = The double
crew-actor = The actor
crew-director = The director
own-king-kong = Hunt King Kong
own-actress = Look for the actress on space { $space }
ask-double-die = Which die is rolled again?
ask-double-die-decide = Which die is rolled again? You decide.
ask-firecracker-die = Which die is ignored?
ask-firecracker-die-decide = Which die is ignored? You decide.
event-crew-died = { $who } is dead.
event-actress-captured = King Kong has taken the actress.
event-actress-saved = The actress is free again.
event-lair-found = There is a lair on space { $space }. Hungry animals will be rolled { $n ->
    [one] once
   *[other] { $n } times
} in each round.
event-camp-in-lair = The camp is in a lair.
event-trap-laid = A trap lies on space { $space }. Traps: { $n }.
event-king-kong-caught = King Kong is caught.
event-animals-scared-off = The Firecracker drives them off: { $die }.
card-foe-king-kong = King Kong
card-token-vodka = Vodka (two dashes)
card-token-vodka-says = Raise morale by 1.
card-token-firecracker = Firecracker (bow tie)
card-token-firecracker-says = In the weather phase: ignore 1 die of hungry animals.
card-token-giant-footprint = Giant Footprint (saltire)
card-token-giant-footprint-says = 1 extra pawn for exploring, once.
card-token-lost-item = Film-maker’s Lost Item (two bars)
card-token-lost-item-says = By the leftmost of the crew. Lights: 1 pawn for building, once. Cameraman: 2 determination. Sound: roll the dice of hungry animals while planning. Screenwriter: look at the top event. Make-up: nothing. Actress: morale +1. Double: roll any die again. Actor: weapons +2. Director: nothing.
item-trap = Trap
item-trap-says =
    Needs the Shovel. Costs 4 wood. Can be built again and again, each on another tile.
    Lay a trap on a tile with a totem, up to 2 spaces from the camp. If the tile becomes inaccessible, the trap is lost.
item-tranquilizer = Tranquilizer
item-tranquilizer-says =
    Needs explored hills and plains and the Fire.
    The hunt for King Kong lowers the weapon level by 1 instead of 5.

# Decks, where cards of several have one title
deck = { $deck ->
    [event] event
    [wreck] wreckage
    [build] building adventure
    [gather] gathering adventure
    [explore] exploration adventure
    [treasure] treasure
    [monster] monster
    [trap] trap
    [beast] beast
    [start] starting item
    [token] discovery token
   *[item] item
}

# Standing orders

order-go-on-dice = After a roll of the dice
    .hint = The roll counts without waiting for you, though you could change it.
order-go-on-dice-go-on = Go on
order-go-on-fight = In a fight
    .hint = The fight goes on without waiting for you, though you could help.
order-go-on-fight-go-on = Go on
order-go-on-clouds = Before the weather strikes
    .hint = The weather strikes without waiting for you, though you could soften it.
order-go-on-clouds-go-on = Go on
order-go-on-animals = Before hungry animals come
    .hint = The animals come without waiting for you, though you could stop them.
order-go-on-animals-go-on = Go on
order-go-on-night = Before the night
    .hint = The night begins without waiting for you, though you could still use something.
order-go-on-night-go-on = Go on
order-votes = What all decide together
    .hint = Who goes hungry, where the camp moves and the like. What the first player settles at the end is still asked.
order-votes-follow = Say what most have said

# Why something can’t be done

wish-build = Build { $item }
wish-hunt = Hunt
wish-skill = Use { $skill }
why-not-yours = Only the character whose own invention it is builds it.
why-no-terrain = It takes { $terrain ->
    [beach] a beach
    [hills] hills
    [mountains] mountains
    [plains] plains
   *[river] a river
} that you have explored and that counts.
why-no-item = You must have built this first: { $item }.
why-too-dear = It costs { $cost }, and you all have { $goods }.
why-skill-used = This skill has been used this round.
why-no-determination = It costs { $price } determination, and you have { $determination }.
why-draft-open = You have a draft of a whole plan open: put it forward or drop it first.
why-unfinished = Not complete yet: { $actions }. Each action needs its pawns and its price.
why-no-pawns = All pawns that you may place are placed.
why-alone = Alone there is nobody to propose a plan to.
why-proposal-open = A proposal is open already.
why-no-beast = No beast is in the hunting deck. Exploring tiles with beasts brings some.

# The guide through a first match

guide-cast = You all win or lose together. Each character has four skills, and an invention of its own to build.
guide-plan = Plan together: each has two pawns. With all the pawns that an action needs and one more it can’t fail; else dice decide. Think of food and wood, a shelter for the night, and threats. Press Ready when you agree.
guide-action = Each action says how many pawns it has and needs. Building, gathering and exploring are rolled for unless there is one pawn more.
guide-pay = What an action costs is set aside until it is done. If it fails, it comes back.
guide-dice = The dice lie open. Skills and things may roll them again before they count, each for its determination. If nobody wants to, let it go on.
guide-adventure = An adventure has come up. Its choice is yours, and a card that you shuffle in comes back some morning with its lower half.
guide-vote = You decide this together: everybody says what they prefer, and the first player settles it if you disagree.
guide-night = At night each eats 1 food or takes 2 wounds. Then you may move the camp, wounds come without a shelter, and food rots.
