game-title = Robinson Crusoe
game-about = Trosečníci na prokletém ostrově společně zkoumají, stavějí a přežívají, aby došli cíle.
game-length = 90–180 minut

# Co si stůl může zvolit

option-scenario = Scénář
    .hint = Příběh, který hrajete: jeho cíl, počet kol a počasí.
option-scenario-castaways = 1: Trosečníci
option-scenario-cursed-island = 2: Prokletý ostrov
option-scenario-jenny = 3: Pomoc pro Jenny
option-scenario-volcano-island = 4: Sopečný ostrov
option-scenario-cannibal-island = 5: Ostrov kanibalů
option-scenario-robinson-family = 6: Rodina Robinsonů
option-scenario-king-kong-island = 7: Ostrov King Konga
option-characters = Postavy
    .hint = Zda si hráči postavy vybírají, nebo losují. Sólo se vždy losuje.
option-characters-chosen = Hráči si vyberou
option-characters-lots = Rozhodne los
option-soldier = Voják ve hře dvou hráčů
    .hint = Podle pravidel hraje Voják jen ve třech a ve čtyřech.
option-soldier-no = Ne
option-soldier-yes = Ano
option-friday = Pátek
    .hint = Podle pravidel pomáhá jednomu nebo dvěma hráčům. S ním je hra lehčí.
option-friday-usual = Podle pravidel
option-friday-with = S Pátkem
option-friday-without = Bez Pátka
option-dog = Pes
    .hint = Podle pravidel pomáhá jen jedinému hráči. S ním je hra lehčí.
option-dog-usual = Podle pravidel
option-dog-with = Se psem
option-dog-without = Bez psa
option-items = Počáteční vybavení
    .hint = Kolik karet máte od začátku. Obvyklé jsou 2, s méně kartami je hra těžší.
option-items-0 = 0
option-items-1 = 1
option-items-2 = 2
option-items-3 = 3
option-items-4 = 4
option-events = Balíček událostí
    .hint = Kolik událostí má symbol knihy. V Trosečnících kniha nic nedělá, s více knihami je hra lehčí.
option-events-even = Knih stejně jako dobrodružství
option-events-fewer-books = O 2 knihy méně
option-events-more-books = O 2 knihy víc
option-wreckage = Karta vraku
    .hint = Která karta vraku leží na plánu v prvním kole.
option-wreckage-food-crates = Bedny s jídlem
option-wreckage-random = Náhodná
option-crew = Hladový štáb
    .hint = Na Ostrově King Konga: zda zemře i člen štábu, když se některý hráč nenají.
option-crew-usual = Ne
option-crew-hungry = Ano

# Místa a věci

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
on-space = Pole { $space }
tile-1 = Pláně: dřevo, zvíře, 2 objevy
tile-2 = Hory: papoušci, přirozený úkryt, totem, zvíře, 1 objev
tile-3 = Řeka: ryby, zvíře, 3 objevy
tile-4 = Kopce: ryby, dřevo, totem, 1 objev
tile-5 = Hory: papoušci, dřevo, totem, 1 objev
tile-6 = Pláně: papoušci, dřevo, totem, 1 objev
tile-7 = Kopce: dřevo, totem, zvíře, 2 objevy
tile-8 = Pláž: ryby, dřevo
tile-9 = Pláně: papoušci, zvíře, 3 objevy
tile-10 = Řeka: ryby, dřevo, totem, 1 objev
tile-11 = Hory: dřevo, přirozený úkryt, zvíře, 1 objev
source-food = Jídlo
source-wood = Dřevo
source-at = { $source ->
    [food] Jídlo
   *[wood] Dřevo
} na poli { $space }
structure-shelter = Úkryt
structure-roof = Střecha
structure-palisade = Palisáda
structure-weapon = Zbraně
of-food = { $number ->
    [one] { $number } jídlo
    [few] { $number } jídla
   *[other] { $number } jídel
}
of-preserved = { $number ->
    [one] { $number } trvanlivé jídlo
    [few] { $number } trvanlivá jídla
   *[other] { $number } trvanlivých jídel
}
of-wood = { $number ->
    [one] { $number } dřevo
    [few] { $number } dřeva
   *[other] { $number } dřev
}
of-hides = { $number ->
    [one] { $number } kůže
    [few] { $number } kůže
   *[other] { $number } kůží
}
tiles-1 = { $a }
tiles-2 = { $a }; { $b }
tiles-3 = { $a }; { $b }; { $c }
list-0 = nic
list-1 = { $a }
list-2 = { $a }, { $b }
list-3 = { $a }, { $b }, { $c }
list-4 = { $a }, { $b }, { $c }, { $d }
list-5 = { $a }, { $b }, { $c }, { $d }, { $e }
list-6 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }
card-beast-of-the-night = Noční šelma
weather-rain-1-0 = na kostce deště je 1 dešťový mrak
weather-rain-2-0 = na kostce deště jsou 2 dešťové mraky
weather-rain-0-1 = na kostce deště je 1 zimní mrak
weather-winter-0-1 = na kostce zimy je 1 zimní mrak
weather-winter-0-2 = na kostce zimy jsou 2 zimní mraky
weather-winter-2-0 = na kostce zimy jsou 2 dešťové mraky
weather-hungry-beast = na kostce hladových zvířat je boj
weather-hungry-food = na kostce hladových zvířat je jídlo
weather-hungry-palisade = na kostce hladových zvířat je palisáda
weather-hungry-none = na kostce hladových zvířat není nic
dice = { $success ->
    [1] úspěch
   *[other] neúspěch
}{ $wound ->
    [1] , zranění
   *[other] {""}
}{ $adventure ->
    [1] , dobrodružství
   *[other] {""}
}

# Postavy a dovednosti

character-carpenter = Tesař
character-carpenter-says = 12 životů; morálka klesá s 5., 8. a 10. zraněním. Vlastní vynález: Tenata.
    { skill-economical-construction } (2): { skill-economical-construction-does }.
    { skill-craftsmanship } (2): { skill-craftsmanship-does }.
    { skill-a-new-idea } (3): { skill-a-new-idea-does }.
    { skill-handyman } (3): { skill-handyman-does }.
character-cook = Kuchař
character-cook-says = 12 životů; morálka klesá se 4., 7., 9. a 11. zraněním. Vlastní vynález: Ohniště.
    { skill-grandmas-recipe } (2): { skill-grandmas-recipe-does }.
    { skill-scrounger } (2): { skill-scrounger-does }.
    { skill-stone-soup } (3): { skill-stone-soup-does }.
    { skill-hooch } (3): { skill-hooch-does }.
character-explorer = Průzkumník
character-explorer-says = 11 životů; morálka klesá s 6. a 11. zraněním. Vlastní vynález: Zkratka.
    { skill-lucky } (2): { skill-lucky-does }.
    { skill-reconnaissance } (2): { skill-reconnaissance-does }.
    { skill-motivational-speech } (3): { skill-motivational-speech-does }.
    { skill-scouting } (3): { skill-scouting-does }.
character-soldier = Voják
character-soldier-says = 11 životů; morálka klesá s 5. a 9. zraněním. Vlastní vynález: Oštěp.
    { skill-tracking } (2): { skill-tracking-does }.
    { skill-the-hunt } (4): { skill-the-hunt-does }.
    { skill-frenzy } (3): { skill-frenzy-does }.
    { skill-defensive-plan } (3): { skill-defensive-plan-does }.
character-friday = Pátek
character-friday-says = 3 životy. Jedna figurka, která jedná sama, nebo pomáhá. Místo dobrodružství Pátek utrží zranění; nepotřebuje jídlo ani úkryt a počasí se ho netýká. Když zemře, partie pokračuje.
    { skill-friday } (2): { skill-friday-does }.
skill-economical-construction = Úsporná konstrukce
skill-economical-construction-does = akce spotřebuje o 1 dřevo méně
skill-craftsmanship = Řemeslo
skill-craftsmanship-does = přehodit kostku budování
skill-a-new-idea = Nové nápady
skill-a-new-idea-does = dobrat 5 vynálezů, 1 přidat na plán
skill-handyman = Zlaté ručičky
skill-handyman-does = dodatečná figurka pro budování v tomto kole
skill-grandmas-recipe = Babiččin recept
skill-grandmas-recipe-does = za 1 jídlo vyléčit 2 zranění
skill-scrounger = Bystrý zrak
skill-scrounger-does = přehodit kostku sběru surovin
skill-stone-soup = Polévka z hřebíků
skill-stone-soup-does = získat 1 jídlo
skill-hooch = Kořalka
skill-hooch-does = ignorovat dešťový mrak, nebo zimní změnit v dešťový
skill-lucky = Dítě štěstěny
skill-lucky-does = přehodit kostku průzkumu
skill-reconnaissance = Pátrání
skill-reconnaissance-does = prohlédnout 3 dílky, 1 dát navrch
skill-motivational-speech = Povzbuzující řeč
skill-motivational-speech-does = zvýšit morálku o 1
skill-scouting = Zvěd
skill-scouting-does = dobrat 2 žetony objevu, 1 si nechat
skill-tracking = Stopování
skill-tracking-does = podívat se na horní kartu balíčku lovu
skill-the-hunt = Lov
skill-the-hunt-does = dát zvíře na balíček lovu, bez podívání
skill-frenzy = Zuřivost
skill-frenzy-does = ve tvém boji mají zbraně o 3 víc
skill-defensive-plan = Bojový plán
skill-defensive-plan-does = zvýšit zbraně nebo palisádu o 1
skill-friday = Pátkův druhý pokus
skill-friday-does = přehodit kostku Pátkovy akce
use-skill = { $skill } ({ $price }): { $does }
use-wound = přehodit kostku zranění
use-success = přehodit kostku úspěchu
use-adventure = přehodit kostku dobrodružství
use-rain = ignorovat dešťový mrak
use-snow = změnit zimní mrak v dešťový
use-weapon = zvýšit zbraně o 1
use-palisade = zvýšit palisádu o 1
use-thing = Použít: { $card }
use-for = Použít: { $card } (léčí se { $who })

# Akce a plánování

do-threat = Ohrožení: { $card }
do-wreckage = Vrak: { $card }
do-hunt = Lov
do-build = Budování: { $what }
do-build-at = Budování: { $what } na poli { $space }
do-gather = Sběr { $what ->
    [food] jídla
   *[wood] dřeva
} na poli { $space }
do-explore = Průzkum pole { $space }
do-explore-card = Průzkum: { $card }
do-arrange = Uspořádání tábora
do-rest = Odpočinek
place-me = Umístit vlastní figurku
place-both = Umístit obě vlastní figurky
place-pawn = Umístit: { $pawn }
place-both-of = Umístit: obě figurky ({ $who })
pawn-of = figurka ({ $who })
pawn-friday = Pátek
pawn-dog = Pes
pawn-jenny = Jenny
pawn-handyman = Zlaté ručičky
pawn-from = { $card }
place-on = { $action } (figurky: { $pawns }/{ $needed }{ $rolls ->
    [0] {""}
   *[other] , s další bez kostek
}{ $cubes ->
    [0] {""}
   *[other] , { $goods }{ $ways ->
        [1] {""}
       *[other] {" "}nebo jinak
    }
})
change-back = Vzít zpět „{ $action }“
change-back-pawn = Vzít zpět jen: { $pawn }
change-lead = Vést „{ $action }“
change-first = Provést dřív „{ $action }“
change-pay = Zaplatit jinak „{ $action }“
pay-with = Zaplatit: { $goods }{ $thrift ->
    [0] {""}
   *[other] {" "}({ skill-economical-construction })
}
have-item = Máte: { $item }
arrow = { $who }: šipka u { $n }. zranění
pile-column = { $column }. sloupec (zbývá místo pro { $room })
token-on = { $kind ->
    [rain] Dešťový mrak
    [snow] Zimní mrak
    [storm] Bouře
    [adventure] Dobrodružství
    [reroll] Přehození úspěchu
    [time] Figurka navíc
    [danger] Nebezpečí
    [food] Jídlo
    [wood] Dřevo
   *[bear] Medvěd
} ({ $place ->
    [weather] počasí
    [hunt] lov
    [build] budování
    [gather] sběr surovin
    [explore] průzkum
    [arrange] uspořádání tábora
    [shelter] úkryt
    [roof] střecha
    [palisade] palisáda
   *[weapon] zbraně
})
token-at = { $kind ->
    [food] Jídlo
    [wood] Dřevo
    [time] Figurka navíc
    [danger] Nebezpečí
   *[reroll] Přehození úspěchu
} (pole { $space })

# Co dělají efekty, na tlačítkách

discard-card = Odhodit kartu
shuffle-card = Zamíchat kartu do událostí
effects-and-card-back = { $effects }; kartu zamíchat do událostí
effect-gain = Získat: { $goods }{ $per_player ->
    [0] {""}
   *[other] {" "}na hráče
}
effect-lose = Odevzdat: { $goods }
effect-wound = { $who ->
    [all] Každý hráč utrží { $n } zranění
   *[you] Utržit { $n } zranění
}
effect-heal = Vyléčit { $n } zranění
effect-bonus = Zvýšit zbraně o { $n } pro tento boj
effect-determination = { $down ->
    [0] Získat odhodlání: { $n }
   *[other] Odhodit odhodlání: { $n }
}
effect-morale = { $down ->
    [0] Zvýšit morálku o { $by }
   *[other] Snížit morálku o { $by }
}
effect-level = { $down ->
    [0] Zvýšit
   *[other] Snížit
} { $of ->
    [weapon] zbraně
    [roof] střechu
    [palisade] palisádu
   *[roof-or-palisade] střechu nebo palisádu
} o { $by }
effect-put = Položit žeton
effect-exhaust = Vyčerpat zdroj
effect-cover-terrain = Zakrýt terén
effect-turn-tile = Otočit dílek lícem dolů
effect-restore = Zrušit, co karta způsobila
effect-drop-inventions = Odhodit vynálezy: { $n }
effect-lose-items = { $n ->
    [one] Ztratit vybavení
   *[other] Ztratit vybavení: { $n }
}
effect-fight = Boj se zvířetem o síle { $strength }
effect-special-wound = Speciální zranění: { $part ->
    [head] hlava
    [arm] paže
    [belly] břicho
   *[leg] noha
}
effect-marked = Pocítit speciální zranění
effect-mysteries = Dobrat { $n ->
    [one] { $n } záhadu
    [few] až { $n } záhady
   *[other] až { $n } záhad
}
effect-draw = { $what ->
    [tokens] { $n ->
        [one] Dobrat { $n } žeton objevu
        [few] Dobrat { $n } žetony objevu
       *[other] Dobrat { $n } žetonů objevu
    }
    [starting-item] Dobrat počáteční vybavení
   *[invention] { $n ->
        [one] Dobrat { $n } vynález
        [few] Dobrat { $n } vynálezy
       *[other] Dobrat { $n } vynálezů
    }
}
effect-build-free = Zdarma vyrobit: { $items }
effect-this-round = Pravidlo pro toto kolo
effect-night = Pravidlo pro tuto noc
effect-outside = Strávit noc mimo tábor
effect-hungry = Čelit dnes hladovým zvířatům
effect-book = Vyhodnotit knihu
effect-again = Znovu vyhodnotit událost
effect-either = Rozhodnout
effect-special = { $rule ->
    [build-once-more] Hned znovu budovat
   *[other] Provést, co říká karta
}

# Otázky

ask-cast-character = Za kterou postavu hraješ?
ask-plan-pawn = Co naplánuješ?
ask-plan-action = Na kterou akci?
ask-plan-pay = Čím se akce zaplatí?
ask-aside = Kromě toho
ask-dice-go-on = Mají kostky zůstat, jak jsou?
ask-fight-go-on = Má boj proběhnout za tohoto stavu?
ask-animals-go-on = Mají zvířata přijít tak, jak ukazují kostky?
ask-clouds-go-on = Mají mraky přijít tak, jak jsou?
ask-night-go-on = Může začít noc?
ask-adventure-choice = Jak se rozhodneš?
ask-effect-either = Co zvolíte?
ask-effect-either-decide = Co zvolíte? Rozhodni.
ask-arrange-what = Co uspořádání tábora přinese?
ask-arrange-bible = Použiješ Bibli?
ask-build-more = Co ještě vybuduješ?
ask-gather-carrier = Použiješ to při tomto sběru?
ask-invention-take = Který vynález si vezmeš?
ask-invention-idea = Který vynález přidáš na plán?
ask-invention-discard = Který vynález odhodíte?
ask-invention-discard-decide = Který vynález odhodíte? Rozhodni.
ask-item-mark = Které vybavení se může rozbít?
ask-item-lose = Které vybavení ztratíte?
ask-item-lose-decide = Které vybavení ztratíte? Rozhodni.
ask-item-free = Co zdarma vyrobíte?
ask-item-free-decide = Co zdarma vyrobíte? Rozhodni.
ask-level-which = Střecha, nebo palisáda?
ask-level-which-decide = Střecha, nebo palisáda? Rozhodni.
ask-source-exhaust = Který zdroj se vyčerpá?
ask-source-exhaust-decide = Který zdroj se vyčerpá? Rozhodni.
ask-tile-exhaust = Na kterém dílku se vyčerpají zdroje?
ask-tile-exhaust-decide = Na kterém dílku se vyčerpají zdroje? Rozhodni.
ask-terrain-cover = Na kterém dílku ztratíte terén?
ask-terrain-cover-decide = Na kterém dílku ztratíte terén? Rozhodni.
ask-tile-turn = Který dílek se otočí lícem dolů?
ask-tile-turn-decide = Který dílek se otočí lícem dolů? Rozhodni.
ask-tile-next = Který dílek přijde na řadu?
ask-camp-move = Kam se tábor přemístí?
ask-camp-move-decide = Kam se tábor přemístí? Rozhodni.
ask-corral-space = Na kterém poli zabere Ohrada zdroj jídla?
ask-corral-space-decide = Na kterém poli zabere Ohrada zdroj jídla? Rozhodni.
ask-shortcut-space = Kam povede Zkratka?
ask-shortcut-space-decide = Kam povede Zkratka? Rozhodni.
ask-shortcut-source = Co přinese Zkratka?
ask-shortcut-source-decide = Co přinese Zkratka? Rozhodni.
ask-production-half = Co si necháte?
ask-production-half-decide = Co si necháte? Rozhodni.
ask-morale-top = Odhodlání, nebo vyléčit zranění?
ask-mystery-next = Dobereš další záhadu?
ask-token-scouting = Který žeton si necháš?
ask-token-backpack = Který žeton si necháš?
ask-token-remove = Který žeton odstraníš?
ask-helmet-whom = Kdo si vezme helmu, která ušetří 1 zranění?
ask-helmet-whom-decide = Kdo si vezme helmu, která ušetří 1 zranění? Rozhodni.
ask-heal-whom = Čí zranění se vyléčí?
ask-hunt-track = Kam přijde tato karta?
ask-disease-markers = Kolik jich bude?
ask-arrow-cover = Kterou šipku zakryjete?
ask-arrow-cover-decide = Kterou šipku zakryjete? Rozhodni.
ask-pile-column = Do kterého sloupce hranice přiložíte?
ask-pile-column-decide = Do kterého sloupce hranice přiložíte? Rozhodni.
ask-pile-wood = Kolik dřeva přiložíš ({ $least }–{ $most })?
ask-night-eats = Kdo bude jíst, když ostatní utrží 2 zranění?
ask-night-eats-decide = Kdo bude jíst, když ostatní utrží 2 zranění? Rozhodni.
ask-night-hungry = Kdo nebude jíst a utrží 2 zranění?
ask-night-hungry-decide = Kdo nebude jíst a utrží 2 zranění? Rozhodni.
ask-night-more = Další jídlo, nebo zranění?
ask-night-camp = Kde bude zítra tábor?
ask-night-camp-decide = Kde bude zítra tábor? Rozhodni.

about-card = **{ $card }**
    { $says }
about-dice = { $action }. Hází { $who }: { $dice }.
lines = { $a }
    { $b }
prefers = { $seat } volí: { $choice }
about-fight = { $card }: síla { $strength } proti zbraním { $weapon }.{ $missing ->
    [0] {""}
   *[other] {" "}Zatím to znamená { $missing } zranění.
}
about-clouds = Dešťové mraky: { $rain }, zimní mraky: { $snow }, střecha: { $roof }. Zatím je třeba odevzdat dřevo ({ $wood }) a jídlo ({ $food }).
about-animals = Kostky: { $dice }. Palisáda: { $palisade }.
about-night = Jídlo: { $food }, strávníci: { $mouths }. Teď je čas se léčit, než se jídlo zkazí.
about-hungry = Jídlo: { $food }, strávníci: { $mouths }. Na všechny se nedostane.
about-food = Zbývá vám jídlo: { $food }.
about-half = Polovina propadá. Vyrobeno je ještě: { $goods }. Zbývá vybrat: { $left }.
about-disease = Značky nemoci k rozdělení: { $left }. Každá znamená v noci 1 zranění. Kolik jich dostane { $who }?
about-pile = Dřevo na hranici: { $wood }. V jednom kole roste jen jeden sloupec.

group-place =
    .menu = Umístit figurku
group-change = Změnit plán
group-threat = Ohrožení
group-hunt = Lov
group-build = Budování
group-gather = Sběr surovin
group-explore = Průzkum
group-arrange =
    .menu = Tábor
group-rest =
    .menu = Odpočinek
group-plan = Plánování
group-dice = Ke kostkám
group-fight = K boji
group-animals = Proti zvířatům
group-special = Zvláštní akce
group-clouds = Proti mrakům
group-night = Na noc

choice-ready = Hotovo
choice-unready = Ještě si to rozmyslet
choice-clear = Zrušit, co není úplné
choice-propose = Navrhnout celý plán
choice-put-forward = Předložit návrh
choice-drop = Zahodit návrh
choice-withdraw = Stáhnout návrh
choice-accept = Přijmout návrh
choice-retract = Už nepřijímat
choice-back = Zpět
choice-unsay = Změnit názor
choice-go-on = Pokračovat
choice-draw = Dobrat další
choice-stop = Skončit
choice-top = Nechat navrchu
choice-bottom = Dát naspod
choice-none = Teď ne
choice-stay = Zůstat na místě
choice-eat = Sníst 1 jídlo navíc
choice-wound = Utržit zranění
choice-determination = 2 žetony odhodlání
choice-heal = Vyléčit zranění
choice-morale = Zvýšit morálku o 1

# Co se stalo

event-chose-character = { $seat } hraje za postavu { $character }.
event-round-began = Začíná { $round }. kolo z { $rounds }.
event-wreckage-washed-up = Moře vyplavuje vrak: { $card }.
event-wreckage-gone = Moře si vrak bere zpět: { $card }.
event-event-drawn = Událost: { $card }.
event-beast-attacked = Z křovin se vynořuje: { $card }.
event-consequence-came = Dávná příhoda má následky: { $card }.
event-threat-came-true = Ohrožení se naplňuje: { $card }.
event-came-back = { $who } se vrací do tábora.
event-shuffled-in = Do událostí se zamíchává: { $card }. Může se vrátit.
event-first-player-is = Prvním hráčem je teď { $seat }.
event-morale-counted = Morálka je { $n ->
    [1] +1
    [2] +2
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] 0
}, první hráč je { $who }.
event-morale-rose = Morálka stoupá{ $n ->
    [1] {""}
   *[other] {" "}o { $n }
}.
event-morale-fell = Morálka klesá{ $n ->
    [1] {""}
   *[other] {" "}o { $n }
}.
event-determination-gained = { $who } získává { $n ->
    [one] { $n } žeton odhodlání
    [few] { $n } žetony odhodlání
   *[other] { $n } žetonů odhodlání
}.
event-determination-lost = { $who } odhazuje { $n ->
    [one] { $n } žeton odhodlání
    [few] { $n } žetony odhodlání
   *[other] { $n } žetonů odhodlání
}.
event-wounded = { $who } utrží { $n } zranění ({ $wounds }/{ $hearts }).
event-healed = { $who } si léčí { $n } zranění.
event-died = { $who } umírá.
event-special-wound = { $who } má speciální zranění: { $part ->
    [head] hlava
    [arm] paže
    [belly] břicho
   *[leg] noha
}.
event-special-wound-opened = { $who } pociťuje staré zranění: { $part ->
    [head] hlava
    [arm] paže
    [belly] břicho
   *[leg] noha
}.
event-infected = { $who } má nemoc, která v noci způsobí { $n } zranění.
event-level-rose = { $of ->
    [weapon] Úroveň zbraní
    [roof] Úroveň střechy
   *[palisade] Úroveň palisády
} stoupá na { $level }.
event-level-fell = { $of ->
    [weapon] Úroveň zbraní
    [roof] Úroveň střechy
   *[palisade] Úroveň palisády
} klesá na { $level }.
event-level-in-vain = Bez úkrytu není { $of ->
    [roof] žádná střecha
   *[palisade] žádná palisáda
}, která by se zvýšila.
event-weapons-lost = Všechny zbraně jsou ztracené.
event-demand-unmet = { $what ->
    [food] { $n ->
        [one] Chybí { $n } jídlo.
        [few] Chybí { $n } jídla.
       *[other] Chybí { $n } jídel.
    }
    [wood] { $n ->
        [one] Chybí { $n } dřevo.
        [few] Chybí { $n } dřeva.
       *[other] Chybí { $n } dřev.
    }
    [weapon] Úroveň zbraní nestačí, chybí { $n }.
    [roof] Úroveň střechy nestačí, chybí { $n }.
    [palisade] Úroveň palisády nestačí, chybí { $n }.
    [roof-or-palisade] Střecha ani palisáda nestačí, chybí { $n }.
    [invention] { $n ->
        [one] Chybí { $n } vynález.
        [few] Chybí { $n } vynálezy.
       *[other] Chybí { $n } vynálezů.
    }
    [item] Chybí vybavení: { $n }.
    [source] { $n ->
        [one] Chybí { $n } zdroj, který by se vyčerpal.
        [few] Chybí { $n } zdroje, které by se vyčerpaly.
       *[other] Chybí { $n } zdrojů, které by se vyčerpaly.
    }
    [camp] Tábor není kam přemístit.
   *[demand] Chybí: { $n }.
}
event-gained = Do zásob přibývá: { $goods }.
event-brought = { $who } přináší: { $goods }.
event-discarded = Ze zásob ubývá: { $goods }.
event-all-discarded = Všechny suroviny tábora jsou ztracené.
event-produced = { $cubes ->
    [0] Tábor neposkytuje nic.
   *[other] Tábor poskytuje { $goods }.
}
event-nothing-produced = V tomto kole se nic nevyrobí.
event-pit-caught = V Jámě něco uvízlo, { $n ->
    [one] { $n } jídlo
    [few] { $n } jídla
   *[other] { $n } jídel
} navíc.
event-planned = { $seat } plánuje – { $action }{ $own ->
    [0] {" "}({ $pawns })
    [1] {""}
   *[other] {" "}(obě figurky)
}.
event-took-pawn-back = { $seat } bere zpět – { $action }{ $extra ->
    [0] {""}
   *[other] {" "}({ $own ->
        [0] {""}
       *[other] {"také "}
    }{ $pawns })
}.
event-planned-first = { $seat } dává na první místo – { $action }.
event-leads = { $seat } teď vede – { $action }.
event-readied = { $seat } má hotovo.
event-unreadied = { $seat } ještě přemýšlí.
event-proposed = { $seat } předkládá celý plán.
event-accepted = { $seat } přijímá návrh.
event-retracted = { $seat } už návrh nepřijímá.
event-proposal-replaced = Nový návrh nahrazuje ten, který předkládá { $seat }.
event-withdrawn = { $seat } stahuje návrh.
event-adopted = Všichni přijímají plán, který navrhuje { $seat }.
event-said = { $seat } volí: { $choice }.
event-unsaid = { $seat } bere svůj názor zpět.
event-plan-dropped = Neúplné, a proto se neprovede – { $action }.
event-plan-settled = { $cubes ->
    [0] Plán platí.
   *[other] Plán platí. Stranou na něj leží: { $goods }.
}
event-action-impossible = Už to nejde – { $action }.
event-action-began = { $who } – { $action }.
event-danger-met = Nebezpečí: { $who } přichází beze zbraní.
event-rolled = { $who } hází: { $dice }.
event-success-rerolled = Úspěch je třeba přehodit.
event-bear-left = { $who } jen zahání medvěda.
event-adventure-began = { $who } zažívá dobrodružství: { $card }.
event-item-made = { $who } dokončuje: { $item }.
event-built = Nové vybavení: { $item }.
event-item-lost = Ztracené vybavení: { $item }.
event-item-marked = Brzy se může rozbít: { $item }.
event-invention-discarded = Odhozený vynález: { $item }.
event-invention-taken = Nový vynález: { $item }.
event-drew = { $what ->
    [tokens] Objev
    [starting-item] Nalezené počáteční vybavení
   *[invention] Nový vynález
}: { $cards }.
event-explored = { $who } objevuje pole { $space }. { $tile }.
event-tokens-found = { $who } nachází: { $cards }.
event-token-kept = Ponechaný žeton: { $card }.
event-tiles-seen = Z dálky je vidět: { $tiles }.
event-shelter-built = Úkryt stojí na poli { $space }.
event-camp-moved = Tábor se stěhuje na pole { $space }.
event-stays-outside = { $who } zůstává na noc mimo tábor.
event-fight-began = { $who } bojuje. { $card }: síla { $strength } proti zbraním { $weapon }.
event-beast-joined-hunt = Do balíčku lovu přibývá zvíře.
event-beast-lies-in-wait = Na balíčku událostí číhá zvíře.
event-hunting-card-seen = Navrchu balíčku lovu leží: { $card }.
event-hunting-card-discarded = Z balíčku lovu mizí: { $card }.
event-hunting-card-to-bottom = Horní karta balíčku lovu jde naspod.
event-beasts-seen = Zvířata na obzoru: { $cards }. Na balíček lovu jde nejsilnější: { $card }.
event-event-seen = Příští karta událostí: { $card }.
event-mystery-found = { $kind ->
    [treasure] Poklad
    [trap] Past
   *[monster] Netvor
}: { $card }.
event-mystery-ignored = Bez povšimnutí: { $card }.
event-trap-ignored = Bič ji odvrací: { $card }.
event-kept = { $who } si nechává: { $card }.
event-treasure-lost = Znovu ztraceno: { $card }.
event-skill-used = { $who } používá dovednost { $skill }{ $use ->
    [wound] {" "}a přehazuje kostku zranění
    [success] {" "}a přehazuje kostku úspěchu
    [adventure] {" "}a přehazuje kostku dobrodružství
    [rain] , dešťový mrak se rozplývá
    [snow] , zimní mrak se mění v dešťový
    [handyman] , pro budování je figurka navíc
    [stone-soup] , je o 1 jídlo víc
    [reconnaissance] , příští dílek je vybraný
    [tracking] {" "}na balíček lovu
    [the-hunt] , na balíčku lovu leží zvíře
    [frenzy] , zbraně mají o 3 víc
   *[other] {""}
}.
event-used = { $who } používá: { $card }.
event-token-put = { $place ->
    [weather] { $kind ->
        [rain] Blíží se dešťový mrak.
        [snow] Blíží se zimní mrak.
       *[storm] Blíží se bouře.
    }
   *[other] { $place ->
        [hunt] Příští lov
        [build] Příští budování
        [gather] Příští sběr surovin
        [explore] Příští průzkum
        [arrange] Příští uspořádání tábora
        [shelter] Úkryt od této chvíle
        [roof] Střecha od této chvíle
        [palisade] Palisáda od této chvíle
       *[weapon] Zbraně od této chvíle
    }: { $kind ->
        [adventure] čeká dobrodružství.
        [reroll] úspěch se přehazuje.
        [time] figurka navíc.
        [danger] hrozí nebezpečí.
       *[wood] o 1 dřevo víc.
    }
}
event-token-put-on-island = Pole { $space } od této chvíle: { $kind ->
    [food] o 1 jídlo víc.
    [wood] o 1 dřevo víc.
    [time] figurka navíc.
    [danger] hrozí nebezpečí.
    [fog] mlha.
    [ash] prach, figurka navíc.
    [cross] stojí tam kříž.
   *[reroll] úspěch se přehazuje.
}
event-token-taken = Odstraněný žeton: { token-on }.
event-token-taken-from-island = Odstraněný žeton: { token-at }.
event-bear-came = Kolem tábora se potuluje medvěd.
event-food-token-at-camp = Tábor od této chvíle poskytuje o 1 jídlo víc.
event-wood-token-at-camp = Tábor od této chvíle poskytuje o 1 dřevo víc.
event-source-exhausted = { $source ->
    [food] Zdroj jídla
   *[wood] Zdroj dřeva
} na poli { $space } je vyčerpaný.
event-sources-exhausted = Všechny zdroje na poli { $space } jsou vyčerpané.
event-source-uncovered = { $source ->
    [food] Zdroj jídla
   *[wood] Zdroj dřeva
} na poli { $space } je obnovený.
event-terrain-covered = Terén na poli { $space } se už nepočítá.
event-terrain-uncovered = Terén na poli { $space } se opět počítá.
event-tile-turned-down = Pole { $space } je nedostupné.
event-tile-turned-up = Pole { $space } je opět dostupné.
event-weather-rolled = Počasí: { $die }.
event-no-clouds = Obloha zůstává jasná.
event-clouds-came = Nad střechou s úrovní { $roof }: { $rain ->
    [0] {""}
    [one] { $rain } dešťový mrak
    [few] { $rain } dešťové mraky
   *[other] { $rain } dešťových mraků
}{ $snow ->
    [0] {""}
   *[other] { $rain ->
        [0] {""}
       *[other] {" "}a{" "}
    }{ $snow ->
        [one] { $snow } zimní mrak
        [few] { $snow } zimní mraky
       *[other] { $snow } zimních mraků
    }
}.
event-hungry-animals-come = Dnes přijdou hladová zvířata.
event-hungry-animals = { $face ->
    [food] Hladová zvířata jdou po jídle.
    [palisade] Hladová zvířata ničí palisádu.
    [beast] Hladová zvířata útočí.
   *[none] Hladová zvířata nepřicházejí.
}
event-storm-came = Bouře naráží do palisády.
event-ate = { $hungry ->
    [0] Všichni jedí.
   *[other] { $n ->
        [0] Nikdo nejí.
        [one] Jí jen { $n } hráč.
        [few] Jedí jen { $n } hráči.
       *[other] Jí jen { $n } hráčů.
    }
}
event-ate-more = { $who } jí ještě jednou.
event-went-hungry = { $who } hladoví.
event-slept-in-the-open = { $who } spí pod širým nebem.
event-food-rotted = Kazí se jídlo: { $n }.
event-token-rotted = Kazí se: { $card }.
event-night-passed = Noc končí.{ $seats ->
    [1] {""}
   *[other] {" "}Prvním hráčem je teď { $seat }.
}
event-pile-wood = Dřevo jen na hranici: { $n }.
event-wood-piled = Na hranici přibývá dřevo: { $n }, { $column }. sloupec.{ $full ->
    [0] {""}
   *[other] {" "}Sloupec je hotový.
}
event-match-ended = { $reason ->
    [death] Jeden z vás je mrtvý. Ostrov zvítězil.
    [time] Poslední noc skončila a nikdo nepřijel.
    [loss] { $scenario ->
        [volcano-island] Tábor i s vámi pohřbívá láva.
        [robinson-family] Dítě nemělo co jíst. Všechno je ztraceno.
        [king-kong-island] Režisér je mrtvý. Žádný film nebude.
       *[other] Přišli jste o to, co jste měli chránit.
    }
   *[goal] { $scenario ->
        [castaways] Hranice plane a loď se obrací k ostrovu. Jste zachráněni.
        [cursed-island] Pět křížů stojí, mlha se zvedá a ostrov utichl. Prokletí je zlomeno.
        [jenny] Záchranný člun vás nese přes útes a u kormidla sedí Jenny.
        [volcano-island] Člun odráží od břehu a za vámi mizí ostrov v ohni.
        [cannibal-island] Město kanibalů lehlo popelem. Už vás nikdo neloví.
        [robinson-family] Dům je hotový a děti mají domov.
        [king-kong-island] King Kong je v síti a kamery běží.
       *[other] Cíl je splněný.
    }
}

# Jak to skončilo

outcome-death = V kole { $round } zemřela postava.{ $scenario ->
    [king-kong-island] {""}
   *[other] {" "}Body: { $points }.
}
outcome-time = Kola skončila dřív, než byl cíl splněn.{ $scenario ->
    [king-kong-island] {""}
   *[other] {" "}Body: { $points }.
}
outcome-loss = { $scenario ->
    [volcano-island] V kole { $round } pohřbila váš tábor láva.
    [robinson-family] V kole { $round } nemělo dítě co jíst.
    [king-kong-island] V kole { $round } zemřel režisér.
   *[other] V kole { $round } jste přišli o to, co jste měli chránit.
}{ $scenario ->
    [king-kong-island] {""}
   *[other] {" "}Body: { $points }.
}
outcome-goal = { $scenario ->
    [castaways] V kole { $round } spatřila váš oheň loď a odvezla vás domů.
    [cursed-island] V kole { $round } zlomilo pět křížů prokletí.
    [jenny] V kole { $round } jste ostrov opustili i s Jenny.
    [volcano-island] V kole { $round } jste opustili hořící ostrov.
    [cannibal-island] V kole { $round } jste vypálili Město kanibalů.
    [robinson-family] V kole { $round } měla rodina vlastní domov.
    [king-kong-island] V kole { $round } jste chytili King Konga.
   *[other] V kole { $round } jste splnili cíl.
}{ $scenario ->
    [king-kong-island] {""}
   *[other] {" "}Body: { $points }.
}

# Jak daleko je cíl

tally-columns = Sloupce hranice: { $number } z { $of }
tally-fire = Oheň: { $number ->
    [0] zatím chybí
   *[other] hotov
}

part-heart = Životy
part-weapon = Zbraně
part-roof = Střecha
part-palisade = Palisáda
part-column = Sloupce hranice
part-cross = Kříže
part-fog = Mlha
part-jenny = Jenny
part-lifeboat = Záchranný člun
part-tile = Objevené dílky
part-totem = Prozkoumané totemy
part-boat = Člun
part-village = Spálené vesnice
part-city = Město
part-item = Předměty

# Příkazy

verb-play = Vybrat postavu, za kterou hraješ
    .name = postava
verb-play-character = Postava
    .name = postava
verb-place = Plán: umístit figurky na akci
    .name = umístit
verb-place-pawn = Čí figurku, nebo obě vlastní
    .name = figurka
verb-place-action = Akce, na kterou půjde
    .name = akce
verb-place-pay = Čím se akce zaplatí
    .name = platba
verb-change = Plán: změnit v něm něco jiného
    .name = změnit
verb-change-what = Co změníš
    .name = co
verb-change-pay = Čím se akce zaplatí teď
    .name = platba
verb-ready = Plán: ohlásit, že máš hotovo
    .name = hotovo
    .refused = Hotovo můžeš ohlásit při plánování, až budou tvé akce úplné a nebudeš mít rozpracovaný návrh.
verb-unready = Plán: ještě si to rozmyslet
    .name = rozmyslet
    .refused = Rozmyslet si to můžeš, jen když už máš hotovo a ostatní ještě plánují.
verb-propose = Plán: začít s návrhem celého plánu
    .name = navrhnout
    .refused = Plán můžeš navrhnout při plánování, dokud není předložen jiný návrh.
verb-put-forward = Plán: předložit svůj návrh
    .name = předložit
    .refused = Nemáš rozpracovaný návrh, který by šlo předložit.
verb-accept = Plán: přijmout návrh
    .name = přijmout
    .refused = Žádný návrh teď nečeká na tvou odpověď.
verb-say = Říct, čemu dáváš přednost, kde rozhodují všichni
    .name = názor
    .refused = Žádné hlasování na tebe teď nečeká.
verb-say-choice = Čemu dáváš přednost
    .name = volba
verb-unsay = Vzít svůj názor zpět
    .name = odvolat
    .refused = Nemáš co odvolat: nehlasuje se, nebo tvůj názor ještě nezazněl.
verb-choose = Odpovědět na to, na co se hra ptá jen tebe
    .name = zvolit
verb-choose-what = Co zvolíš
    .name = co
verb-choose-number = Počet, na který se hra ptá
    .name = počet
verb-use = Použít dovednost nebo věc
    .name = použít
verb-use-what = Dovednost nebo věc
    .name = co
verb-use-on = Na co nebo na koho
    .name = na
verb-go-on = Pokračovat a nic neměnit
    .name = pokračovat
    .refused = Nic teď nečeká na tvé „Pokračovat“.

# Pravidla

rule-round = Jste trosečníci na ostrově a hrajete společně: buď zvítězíte všichni, nebo všichni prohrajete. Partie má tolik kol, kolik určuje scénář, a do konce posledního musíte splnit jeho cíl. Kolo má šest fází: událost, morálka, produkce, akce, počasí, noc. Nejdůležitější jsou akce: společně je naplánujete a pak se postupně vyhodnotí. První hráč nese důsledky morálky a rozhoduje o tom, na čem se neshodnete: kde rozhodují všichni, řekne každý svůj názor, a pokud se liší, rozhodne první hráč. Po kole je prvním hráčem další v pořadí.
    .title = Cíl hry a kolo
rule-event = V prvním kole leží na plánu karta vraku. V každém dalším se dobere horní karta událostí. Má-li symbol dobrodružství, položí se jeho žeton na příslušnou akci; co znamená kniha, říká scénář. Pak se událost vyhodnotí a karta zůstane ležet jako ohrožení. Místo je pro dvě; třetí vytlačí nejstarší z plánu a její efekt ohrožení nastane. V balíčku mohou být i dobrodružství, záhady a zvířata: vyhodnotí se jejich dolní část a dobírá se dál, dokud nepřijde událost.
    .title = Fáze události
rule-morale = Morálka má úrovně −3 až +2 a nad nimi ještě jedno pole. První hráč získá tolik žetonů odhodlání, kolik úroveň ukazuje, nebo jich tolik odhodí; za každý chybějící utrží zranění. Na nejvyšším poli získá 2 žetony, nebo si vyléčí zranění. Odhodláním se platí za dovednosti; patří jednomu hráči a nelze je předat. V sólové hře se morálka před touto fází zvýší o 1.
    .title = Fáze morálky
rule-production = Každý nevyčerpaný zdroj na dílku s táborem poskytne 1 jídlo nebo 1 dřevo; žeton jídla nebo dřeva přidá další, i u vyčerpaného zdroje. Zkratka přinese jednu surovinu ze svého dílku. Vše je hned k dispozici. Leží-li na dílku s táborem žeton nebezpečí, utrží každý hráč zranění.
    .title = Fáze produkce
rule-plan = Každý hráč má dvě figurky. Umístěte je na akce, jednotlivě nebo společně; kromě ohrožení lze každou akci naplánovat vícekrát. Akce se vyhodnocují v pořadí: ohrožení, lov, budování, sběr surovin, průzkum, uspořádání tábora, odpočinek. Platí jen to, co máte teď: suroviny, vybavení, úrovně, terény, odhodlání. Co akce přinesou, lze použít, až všechny skončí; jen ten, kdo to získal, to smí použít už předtím, dokud jeho akce trvá. Jakmile mají všichni hotovo, suroviny se odloží stranou a plán začne. Co není úplné, se neprovede. Hráč může navrhnout i celý plán; platí, když ho přijmou všichni.
    .title = Plánování akcí
rule-threat = Na kartu ohrožení umístěte 1 nebo 2 figurky, podle toho, kolik jich žádá. Může žádat i suroviny, ty se odhodí, nebo vybavení či úroveň zbraní, ty stačí mít. Odměnu získá, kdo akci provádí, a karta se odhodí dřív, než její efekt ohrožení nastane. Kostkami se nehází. Na kartě vraku přinese 1 figurka menší odměnu, 2 figurky větší.
    .title = Akce ohrožení
rule-hunt = Lov vyžaduje 2 figurky a kartu v balíčku lovu; zvířata do něj přibývají s objevenými dílky, na nichž je zvíře. Otočte horní kartu a bojujte. Za každou úroveň, která zbraním chybí do síly zvířete, utrží bojující zranění. Pak zbraně klesnou o hodnotu na kartě, za každou chybějící úroveň je zranění, a vezmete si jídlo a kůže. Další efekty přijdou nakonec. Když boj nařídí karta mimo akci, bojuje první hráč.
    .title = Lov a boj se zvířetem
rule-build = Vyžaduje 1 figurku s hodem, nebo 2 bez hodu. Úkryt, střecha i palisáda stojí pokaždé stejně: jednoho nebo dva hráče 2 dřeva či 1 kůži, tři 3 či 2, čtyři 4 či 3. Úroveň zbraní stojí 1 dřevo. Střecha a palisáda potřebují úkryt, postavený nebo přirozený. Úkryt lze postavit v táboře i dál od něj, tábor se pak přestěhuje k němu. Vynález vyžaduje objevené terény, jiné vybavení, nebo suroviny, které se odhodí. Vybavením pro všechny se stane, až akce skončí. Vlastní vynález smí vyrobit jen jeho postava a získá za něj 2 žetony odhodlání. Při neúspěchu se suroviny vrátí.
    .title = Budování
rule-gather = Vyžaduje 1 figurku s hodem, nebo 2 bez hodu, u zdroje na dílku vedle tábora; za každý další dílek 1 figurku navíc a vést tam musí objevené dílky. Získáte 1 surovinu z tohoto zdroje a k ní to, co přidají žetony. Z každého zdroje lze sbírat jednou za kolo, nikdy na dílku s táborem a nikdy to, co právě přinesla Zkratka. Koš a Pytel přidají po jedné surovině, každý jednou za kolo.
    .title = Sběr surovin
rule-explore = Vyžaduje 1 figurku s hodem, nebo 2 bez hodu, na neobjeveném poli vedle tábora; za každé další pole 1 figurku navíc a vést tam musí objevené dílky. Položte tam horní dílek. Jeho terén umožní vynálezy. Zvíře přibude do balíčku lovu, bez podívání. Co dělá totem, říká scénář. Dobere se tolik žetonů objevu, kolik ukazuje dílek: po skončení akcí patří všem a každý lze použít jednou.
    .title = Průzkum
rule-arrange = Vyžaduje 1 figurku. Získáš 2 žetony odhodlání a morálka stoupne o 1; ve čtyřech si z toho jedno vybereš. Každá figurka je samostatná akce.
    .title = Uspořádání tábora
rule-rest = Vyžaduje 1 figurku. Kdo odpočívá, vyléčí si zranění. Každá figurka je samostatná akce. S Lůžkem si vyléčí 2 zranění a získá 1 žeton odhodlání.
    .title = Odpočinek
rule-dice = Budování, sběr surovin a průzkum bez figurky navíc rozhodují tři kostky. Kostka zranění může zranit. Kostka úspěchu ukáže úspěch, nebo 2 žetony odhodlání a žádný výsledek. Kostka dobrodružství může přinést dobrodružství, ať akce uspěje, nebo ne. Vyhodnocují se v tomto pořadí a předtím je lze dovednostmi přehodit. Tím, co přinese neúspěch, se za přehození platit nedá. S jednou figurkou navíc akce uspěje bez hodu. Šance na úspěch, zranění a dobrodružství v šestinách: budování 4, 4, 3; sběr surovin 5, 1, 3; průzkum 5, 3, 5.
    .title = Akční kostky
rule-pawns = Vybavení, žetony, pes a další poskytují dodatečné figurky pro určité akce. Jen podporují: na akci musí být aspoň jedna figurka hráče, nebo Pátek. Kde se sejdou figurky více hráčů, jeden akci vede: jeho jsou zranění, dobrodružství, odhodlání i odměny. Figurka hráče má vždy přednost před Pátkem. Mapa, Vor, Popruhy, Lucerna, Štít, pes a Kompas slouží každé kolo, ostatní figurky jen jednou.
    .title = Figurky
rule-tokens = Na akci platí jednou, pro příští akci toho druhu. Dobrodružství: určitě přijde. Přehození úspěchu: pokud se hází, úspěch se přehodí. Figurka navíc: akce vyžaduje o 1 figurku víc. Nebezpečí: zranění pro toho, kdo jde beze zbraní; u lovu je zvíře o 1 silnější. Dřevo: příští budování ze dřeva stojí o 1 dřevo víc. Na úkrytu, střeše, palisádě a zbraních žetony dřeva zůstávají a zdražují je o 1 dřevo. Na dílku zůstávají všechny: o 1 jídlo nebo dřevo víc, o 1 figurku víc za každou akci, nebo nebezpečí. Na jednom místě nejsou dva stejné. Vyčerpaný zdroj sám nic nedává. Na dílek lícem dolů nelze vstoupit ani tam nic dělat.
    .title = Žetony
rule-adventures = Dobrodružství podle druhu akce postihne toho, kdo ji provádí. Proveď horní část karty; někdy se rozhoduješ a pak kartu do událostí zamíchá jen druhá možnost. Zamíchaná karta se některé ráno vrátí a vyhodnotí se její dolní část. Speciální zranění označí část těla a nic nedělá, dokud se karta nevrátí; vyléčit je nelze. Kdo tráví noc mimo tábor, nechá si do rána vše, co dnes našel, netýká se ho počasí, jí jen z toho a spí pod širým nebem, pokud neobjevil dílek s úkrytem.
    .title = Dobrodružství
rule-mysteries = Záhady jsou poklady, pasti a netvoři. Když máš nějaké dobrat, otáčejí se karty, dokud nepřijde druh, který se má vyhodnotit; ostatní se přeskočí a zamíchají zpět. Po každé vyhodnocené smíš skončit. Poklady má do konce akce jejich nálezce; po skončení všech akcí patří všem a vyhodnotí se. Některé karty se zamíchají do událostí.
    .title = Záhady
rule-weather = Scénář určuje, kterými kostkami se hází. Přičtěte žetony, které leží na poli počasí. Nejprve odhoďte 1 dřevo za každý zimní mrak. Pak sečtěte všechny mraky, dešťové i zimní: za každý, na který střecha nestačí, odhoďte 1 jídlo a 1 dřevo. Kostka hladových zvířat vás může připravit o 1 jídlo nebo o úroveň palisády, nebo přinést boj o síle 3, při němž utrží zranění všichni. Bouře přijde poslední a sníží palisádu o 1. Co chybí, je zranění pro každého hráče. Pak se žetony odhodí.
    .title = Fáze počasí
rule-night = Každý hráč sní 1 jídlo; kdo ne, utrží 2 zranění. Teprve teď léčí Hrnec, Ohniště, rum, víno a další věci: použijte je, než se jídlo zkazí. Pak se tábor může přesunout na objevený sousední dílek. S postaveným úkrytem klesne střecha i palisáda na polovinu, zaokrouhleno nahoru; přirozený úkryt zůstane na místě a obě klesnou na 0. Žetony jídla a dřeva jdou s táborem, Zkratka se ztratí. Bez úkrytu utrží každý hráč zranění. Nakonec se zkazí jídlo, kromě trvanlivého a toho, které uchová Sklep, Bedny nebo Sud.
    .title = Fáze noci
rule-demands = Zaplaťte, co můžete z toho, co žádá karta, kostka nebo počasí; za každý kus, který dát nemůžete, je zranění. Když se to týká jednoho hráče, utrží je on, jinak každý. Platí to pro jídlo, dřevo, odhodlání, úrovně, vynálezy, vybavení i zdroje k vyčerpání. Kde karta říká „je-li to možné“ nebo kde morálka dál nemůže, nestane se nic. Zranění si nelze vybrat, abyste ušetřili. Co leží stranou na plán, žádat nelze.
    .title = Nesplněné požadavky
rule-wounds = Zranění se počítají na stupnici života. Pokaždé, když překročí šipku, klesne morálka o 1, po vyléčení znovu. Postava, která má víc zranění než životů, umírá: Tesař a Kuchař mají 12 životů, Průzkumník a Voják 11. Odpočinek a Babiččin recept léčí ve dne, všechno ostatní v noci.
    .title = Zranění a léčení
rule-friday = Pátek pomáhá jednomu nebo dvěma hráčům: jedna figurka, která jedná sama, nebo podporuje. Sám hází jako hráč, místo dobrodružství ale utrží zranění a za 2 vlastní žetony odhodlání smí jednou za kolo přehodit kostku. Prvním hráčem není nikdy, nepotřebuje jídlo ani úkryt a počasí ani karty pro všechny hráče se ho netýkají. Má 3 životy; když zemře, partie pokračuje. Pes je dodatečná figurka pro lov a průzkum. V sólové hře máte oba.
    .title = Pátek a pes
rule-skills = Každá postava má čtyři dovednosti. Každou lze použít jednou za kolo, kdykoli to má smysl, za vlastní odhodlání. Úsporná konstrukce se volí při placení v plánu. Počáteční vybavení patří všem a každé lze použít dvakrát, většinou kdykoli: Pistole v boji, rum v noci, Barometr při plánování, Bible při uspořádání tábora. Postavy, vybavení i žetony ukáže `/{ cmd-card.name }`.
    .title = Dovednosti a počáteční vybavení
rule-scenario = Trosečníci. Vaše loď je ztracená, ale ke konci sezony popluje kolem jiná a její posádka musí spatřit váš oheň. Máte 12 kol. Vyrobte Oheň a postavte hranici dřeva s pěti sloupci o 1, 2, 3, 4 a 5 kusech, celkem 15 dřev. Na konci každé fáze akcí smíte přiložit do jednoho sloupce, kolik chcete; vzít zpět to nelze. Loď pluje kolem v kolech 10 až 12: jakmile je hranice i Oheň, vítězíte. Déšť hrozí od 4. kola, zima a hladová zvířata od 7. Sekera položí v táboře žeton 1 dřeva, Stožár dá 3 dřeva jen na hranici. Zvláštní objevy: čárky, bylinky, vyléčit zranění; motýlek, olej, 2 dřeva na hranici; kříž, šavle, zbraně +1; dva pruhy, medailon, 3 žetony odhodlání. Kniha a totemy nic neznamenají.
    .title = Scénář: Trosečníci
rule-end = Vítězíte, jakmile splníte cíl scénáře. Prohráváte, jakmile zemře postava hráče, nebo když bez splněného cíle skončí poslední kolo. Některé scénáře znají i jiné prohry. Body se počítají při výhře i při prohře.
    .title = Jak partie skončí
rule-points = Trosečníci: 1 za každý zbývající život postav hráčů, 2 za každou úroveň zbraní a palisády, 3 za každou úroveň střechy, 4 za každý hotový sloupec hranice. Prokletý ostrov: 1 za každý život a o tolik méně za každou značku mlhy, 2 za každou úroveň zbraní a palisády, 3 za každou úroveň střechy a každý kříž. Pomoc pro Jenny: 1 za každý život, 2 za každou úroveň zbraní, 3 za každou úroveň palisády, 4 za každou úroveň střechy, 5 za Jenny a stejně za Záchranný člun. Sopečný ostrov: 1 za každý život a každý objevený dílek, 2 za každou úroveň zbraní, 3 za každý prozkoumaný totem, 5 za Člun. Ostrov kanibalů: 1 za každý život, 3 za každou úroveň zbraní a palisády i každou spálenou vesnici, 5 za Město. Rodina Robinsonů: 1 za každý život, 2 za každou úroveň zbraní a každé vybavení, 3 za každou úroveň střechy a palisády. Na Ostrově King Konga se body nepočítají.
    .title = Body

## Karty

# Události

card-event-cataclysm = Katastrofa
card-event-cataclysm-says =
    Symbol budování: položte žeton dobrodružství na budování.
    Událost: vyrobené vybavení nelze použít až do konce fáze akcí.
    Akce ohrožení: 1 figurka. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: ztraťte 1 vybavení, pokud nějaké máte, a odhoďte jeho kartu.
card-event-storm = Bouře
card-event-storm-says =
    Symbol sběru surovin: položte žeton dobrodružství na sběr surovin.
    Událost: položte žeton bouře na pole počasí.
    Akce ohrožení: 1 figurka; odhoďte 1 dřevo, nebo mějte Lopatu. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: snižte úroveň palisády o 1. Je-li na 0, každý hráč utrží 1 zranění.
card-event-chronic-tiredness = Chronická únava
card-event-chronic-tiredness-says =
    Symbol průzkumu: položte žeton dobrodružství na průzkum.
    Událost: dnes v noci každý hráč sní o 1 jídlo víc, nebo utrží 1 zranění.
    Akce ohrožení: 2 figurky. Odměna: získej 2 žetony odhodlání.
    Při nesplnění: každý hráč utrží 1 zranění.
card-event-high-water = Povodňová vlna
card-event-high-water-says =
    Symbol sběru surovin: položte žeton dobrodružství na sběr surovin.
    Událost: položte žeton dobrodružství na průzkum.
    Akce ohrožení: 1 figurka; odhoďte 1 dřevo, nebo mějte Lopatu. Odměna: získej 2 žetony odhodlání.
    Při nesplnění: odhoďte všechny suroviny. V tomto kole není produkce.
card-event-frost = Mráz
card-event-frost-says =
    Symbol sběru surovin: položte žeton dobrodružství na sběr surovin.
    Událost: položte žeton zimního mraku na pole počasí.
    Akce ohrožení: 1 figurka; odhoďte 1 dřevo nebo 1 kůži. Odměna: získej 2 žetony odhodlání.
    Při nesplnění: položte žeton zimního mraku na pole počasí.
card-event-heavy-rain-is-coming = Přichází déšť
card-event-heavy-rain-is-coming-says =
    Symbol sběru surovin: položte žeton dobrodružství na sběr surovin.
    Událost: položte žeton dešťového mraku na pole počasí.
    Akce ohrožení: 1 figurka; potřebujete Lopatu. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: položte žeton dešťového mraku na pole počasí.
card-event-awful-weather = Příšerné počasí
card-event-awful-weather-says =
    Symbol průzkumu: položte žeton dobrodružství na průzkum.
    Událost: položte žeton dešťového mraku na pole počasí.
    Akce ohrožení: 1 figurka; odhoďte 1 dřevo. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: položte žeton zimního mraku na pole počasí.
card-event-precipice = Propast
card-event-precipice-says =
    Symbol průzkumu: položte žeton dobrodružství na průzkum.
    Událost: otočte jeden dílek sousedící s táborem lícem dolů, pokud nějaký je. Je nedostupný a žetony z něj zmizí.
    Akce ohrožení: 1 figurka; odhoďte 2 dřeva. Odměna: získej 3 žetony odhodlání a otoč ten dílek zpět lícem nahoru.
    Při nesplnění: dílek zůstane lícem dolů.
card-event-jaguar = Jaguár
card-event-jaguar-says =
    Symbol budování: položte žeton dobrodružství na budování.
    Událost: každý hráč utrží 1 zranění.
    Akce ohrožení: 1 figurka; úroveň zbraní 2 nebo víc. Odměna: žádná, jen se karta odhodí.
    Při nesplnění: každý hráč utrží 1 zranění.
card-event-culled-area = Vybitá zvěř
card-event-culled-area-says =
    Symbol sběru surovin: položte žeton dobrodružství na sběr surovin.
    Událost: produkce v tomto kole nedá žádné jídlo.
    Akce ohrožení: 1 figurka; úroveň zbraní 2 nebo víc. Odměna: vezmi 2 jídla.
    Při nesplnění: nic se nestane.
card-event-heavy-rain = Prudký déšť
card-event-heavy-rain-says =
    Symbol budování: položte žeton dobrodružství na budování.
    Událost: položte žeton dešťového mraku na pole počasí.
    Akce ohrožení: 1 figurka; odhoďte 1 dřevo. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: položte žeton dešťového mraku na pole počasí.
card-event-heavy-clouds = Těžká mračna
card-event-heavy-clouds-says =
    Symbol budování: položte žeton dobrodružství na budování.
    Událost: položte žeton dešťového mraku na pole počasí.
    Akce ohrožení: 1 figurka; odhoďte 1 kůži. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: položte žeton dešťového mraku na pole počasí.
card-event-devastating-hurricane = Ničivý hurikán
card-event-devastating-hurricane-says =
    Symbol sběru surovin: položte žeton dobrodružství na sběr surovin.
    Událost: snižte úroveň střechy nebo palisády o polovinu (zaokrouhleno dolů).
    Akce ohrožení: 1 figurka; odhoďte 1 dřevo. Odměna: zvyš úroveň střechy nebo palisády o 1, pokud máte úkryt.
    Při nesplnění: snižte úroveň střechy nebo palisády o 1. Nemáte-li střechu ani palisádu, každý hráč utrží 1 zranění.
card-event-ravishing-windstorm = Zuřivá vichřice
card-event-ravishing-windstorm-says =
    Symbol průzkumu: položte žeton dobrodružství na průzkum.
    Událost: snižte úroveň zbraní o 2, pokud to jde.
    Akce ohrožení: 1 figurka. Odměna: získej 1 žeton odhodlání a zvyš úroveň zbraní o 1.
    Při nesplnění: nic se nestane.
card-event-cold-rain = Studený déšť
card-event-cold-rain-says =
    Symbol průzkumu: položte žeton dobrodružství na průzkum.
    Událost: položte žeton dešťového mraku na pole počasí.
    Akce ohrožení: 1 figurka; potřebujete Lopatu. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: položte žeton dešťového mraku na pole počasí.
card-event-memories-of-the-cruise = Vzpomínky na plavbu
card-event-memories-of-the-cruise-says =
    Symbol budování: položte žeton dobrodružství na budování.
    Událost: snižte morálku o 1.
    Akce ohrožení: 2 figurky. Odměna: získej 2 žetony odhodlání a zvyš morálku o 1.
    Při nesplnění: každý hráč odhodí 1 žeton odhodlání; nemá-li žádný, utrží 1 zranění.
card-event-thunderstorm = Bouřka
card-event-thunderstorm-says =
    Symbol sběru surovin: položte žeton dobrodružství na sběr surovin.
    Událost: vyčerpejte zdroj dřeva nejblíže k táboru. Pokud žádný není, každý hráč utrží 1 zranění.
    Akce ohrožení: 1 figurka; potřebujete Lopatu. Odměna: odkryj ten zdroj.
    Při nesplnění: znovu vyčerpejte zdroj dřeva nejblíže k táboru. Pokud žádný není, každý hráč utrží 1 zranění.
card-event-predators = Šelmy
card-event-predators-says =
    Symbol průzkumu: položte žeton dobrodružství na průzkum.
    Událost: vyčerpejte zdroj jídla nejblíže k táboru. Pokud žádný není, každý hráč utrží 1 zranění.
    Akce ohrožení: 2 figurky; úroveň zbraní 2 nebo víc. Odměna: získej 1 žeton odhodlání a odkryj ten zdroj.
    Při nesplnění: znovu vyčerpejte zdroj jídla nejblíže k táboru. Pokud žádný není, každý hráč utrží 1 zranění.
card-event-fire = Požár
card-event-fire-says =
    Symbol průzkumu: položte žeton dobrodružství na průzkum.
    Událost: produkce v tomto kole nedá žádné dřevo.
    Akce ohrožení: 1 figurka; potřebujete Lopatu. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: produkce v tomto kole nedá žádné dřevo.
card-event-fight = Rvačka
card-event-fight-says =
    Symbol budování: položte žeton dobrodružství na budování.
    Událost: každý hráč utrží 1 zranění.
    Akce ohrožení: 1 figurka. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: každý hráč odhodí 2 žetony odhodlání a za každý chybějící utrží 1 zranění.
card-event-predators-in-the-vicinity = Šelmy v okolí
card-event-predators-in-the-vicinity-says =
    Symbol průzkumu: položte žeton dobrodružství na průzkum.
    Událost: ve fázi počasí tohoto kola hoďte i kostkou hladových zvířat.
    Akce ohrožení: 1 figurka; úroveň zbraní 2 nebo víc. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: ve fázi počasí tohoto kola hoďte i kostkou hladových zvířat.
card-event-landslide = Sesuv půdy
card-event-landslide-says =
    Symbol budování: položte žeton dobrodružství na budování.
    Událost: přesuňte tábor na sousední dílek. Pokud žádný není, každý hráč utrží 1 zranění.
    Akce ohrožení: 1 figurka; potřebujete Lopatu. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: v tomto kole není produkce.
card-event-broken-tree = Zlomený strom
card-event-broken-tree-says =
    Symbol budování: položte žeton dobrodružství na budování.
    Událost: každý hráč utrží 1 zranění.
    Akce ohrožení: 1 figurka; potřebujete Provaz. Odměna: získej 1 žeton odhodlání a vezmi 1 dřevo.
    Při nesplnění: snižte morálku o 1.
card-event-raging-river = Rozbouřená řeka
card-event-raging-river-says =
    Symbol sběru surovin: položte žeton dobrodružství na sběr surovin.
    Událost: produkce v tomto kole dá jen polovinu surovin (zaokrouhleno dolů); vyberte, kterou.
    Akce ohrožení: 1 figurka; potřebujete Lopatu. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: v tomto kole není produkce.
card-event-flood = Záplava
card-event-flood-says =
    Symbol průzkumu: položte žeton dobrodružství na průzkum.
    Událost: buď ztraťte 1 vybavení, nebo snižte úroveň zbraní o 1, nebo snižte úroveň palisády o 1, nebo každý hráč utrží 1 zranění.
    Akce ohrožení: 1 figurka; potřebujete Lopatu. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: snižte úroveň palisády o 1. Je-li na 0, každý hráč utrží 1 zranění.
card-event-disaster = Pohroma
card-event-disaster-says =
    Symbol sběru surovin: položte žeton dobrodružství na sběr surovin.
    Událost: snižte úroveň střechy nebo palisády o 1. Nemáte-li střechu ani palisádu, každý hráč utrží 1 zranění.
    Akce ohrožení: 1 figurka; odhoďte 1 dřevo. Odměna: zvyš úroveň střechy nebo palisády o 1, pokud máte úkryt.
    Při nesplnění: snižte úroveň střechy nebo palisády o polovinu (zaokrouhleno dolů).
card-event-flying-surprise = Létající překvapení
card-event-flying-surprise-says =
    Symbol budování: položte žeton dobrodružství na budování.
    Událost: snižte úroveň střechy nebo palisády o 1. Nemáte-li střechu ani palisádu, každý hráč utrží 1 zranění.
    Akce ohrožení: 1 figurka; odhoďte 1 dřevo. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: snižte úroveň střechy nebo palisády o 1. Nemáte-li střechu ani palisádu, každý hráč utrží 1 zranění.
card-event-cloud-burst = Průtrž mračen
card-event-cloud-burst-says =
    Symbol sběru surovin: položte žeton dobrodružství na sběr surovin.
    Událost: přesuňte tábor na sousední dílek. Pokud žádný není, každý hráč utrží 1 zranění.
    Akce ohrožení: 1 figurka. Odměna: zvyš úroveň střechy i palisády o 1, ale jen tu, kterou přesun snížil.
    Při nesplnění: nic se nestane.
card-event-rain = Déšť
card-event-rain-says =
    Symbol sběru surovin: položte žeton dobrodružství na sběr surovin.
    Událost: položte žeton dešťového mraku na pole počasí.
    Akce ohrožení: 1 figurka; odhoďte 1 kůži. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: položte žeton dešťového mraku na pole počasí.
card-event-night-attack = Noční útok
card-event-night-attack-says =
    Symbol průzkumu: položte žeton dobrodružství na průzkum.
    Událost: každý hráč utrží 1 zranění. Podívejte se na horní kartu balíčku lovu, pokud nějaká je.
    Akce ohrožení: 1 figurka; úroveň zbraní 3 nebo víc. Odměna: bojuj s horním zvířetem balíčku lovu, pokud nějaké je, jako by nemělo žádnou sílu.
    Při nesplnění: odhoďte horní kartu balíčku lovu, pokud nějaká je.
card-event-predators-in-the-woods = Šelmy v lese
card-event-predators-in-the-woods-says =
    Symbol průzkumu: položte žeton dobrodružství na průzkum.
    Událost: položte žeton nebezpečí na průzkum. Kdo příště provede průzkum s úrovní zbraní 0, utrží 1 zranění.
    Akce ohrožení: 1 figurka; úroveň zbraní 1 nebo víc. Odměna: získej 1 žeton odhodlání a odstraň žeton nebezpečí z průzkumu.
    Při nesplnění: každý hráč utrží 1 zranění. Odstraňte žeton nebezpečí z průzkumu.
card-event-bad-fate = Zlý osud
card-event-bad-fate-says =
    Symbol sběru surovin: položte žeton dobrodružství na sběr surovin.
    Událost: odhoďte z plánu všechny karty ohrožení a vyhodnoťte jejich efekty ohrožení.
    Akce ohrožení: 1 figurka. Odměna: získej 3 žetony odhodlání.
    Při nesplnění: každý hráč odhodí 1 žeton odhodlání; nemá-li žádný, utrží 1 zranění.
card-event-unusually-cold-night = Neobvykle chladná noc
card-event-unusually-cold-night-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: buď odhoďte 2 dřeva, nebo každý hráč utrží 1 zranění.
    Akce ohrožení: 1 figurka; odhoďte 1 dřevo nebo 1 kůži. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: každý hráč utrží 1 zranění.
card-event-otters = Vydry
card-event-otters-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: vyčerpejte zdroj jídla s rybami nejblíže k táboru. Pokud žádný není, každý hráč utrží 1 zranění.
    Akce ohrožení: 1 figurka; úroveň zbraní 1 nebo víc. Odměna: odkryj ten zdroj.
    Při nesplnění: znovu vyčerpejte zdroj jídla s rybami nejblíže k táboru. Pokud žádný není, každý hráč utrží 1 zranění.
card-event-council = Porada
card-event-council-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: odhoďte 3 vynálezy. Za každý chybějící utrží každý hráč 1 zranění.
    Akce ohrožení: 1 figurka. Odměna: získej 1 žeton odhodlání, vyber 1 vynález z balíčku nebo z odhozených a polož ho na plán.
    Při nesplnění: odhoďte 2 vynálezy. Za každý chybějící utrží každý hráč 1 zranění.
card-event-insects = Hmyz
card-event-insects-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: odhoďte 1 dřevo, pokud je máte.
    Akce ohrožení: 1 figurka; potřebujete Oheň. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: odhoďte 1 dřevo, pokud je máte.
card-event-winter-depression = Zimní deprese
card-event-winter-depression-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: snižte morálku o 1.
    Akce ohrožení: 1 figurka; odhoďte 1 jídlo. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: každý hráč odhodí 1 žeton odhodlání; nemá-li žádný, utrží 1 zranění.
card-event-wrecked-balloon = Ztroskotaný balón
card-event-wrecked-balloon-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: snižte morálku o 1.
    Akce ohrožení: 1 figurka. Odměna: dobírej záhady, dokud nenajdeš 1 poklad.
    Při nesplnění: nic se nestane.
card-event-ravenous-predators = Vyhladovělé šelmy
card-event-ravenous-predators-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: položte žeton nebezpečí na lov. Příští lovené zvíře je o 1 silnější.
    Akce ohrožení: 1 figurka; potřebujete Oheň. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: snižte úroveň palisády o 1. Je-li na 0, každý hráč utrží 1 zranění.
card-event-predator-is-near = Šelma je nablízku
card-event-predator-is-near-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: vyčerpejte zdroj jídla s papoušky nejblíže k táboru. Pokud žádný není, každý hráč utrží 1 zranění.
    Akce ohrožení: 1 figurka; úroveň zbraní 2 nebo víc. Odměna: získej 1 žeton odhodlání a odkryj ten zdroj.
    Při nesplnění: položte po jednom žetonu dobrodružství na průzkum a sběr surovin.
card-event-night-howling = Noční vytí
card-event-night-howling-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: položte žeton nebezpečí na lov. Příští lovené zvíře je o 1 silnější.
    Akce ohrožení: 1 figurka; úroveň zbraní 2 nebo víc. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: snižte úroveň palisády o 1. Je-li na 0, každý hráč utrží 1 zranění.
card-event-poisoning = Otrava
card-event-poisoning-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: každý hráč utrží 1 zranění.
    Akce ohrožení: 1 figurka; potřebujete Nůž. Odměna: získej 1 žeton odhodlání a zvyš úroveň zbraní o 1.
    Při nesplnění: každý hráč utrží 1 zranění.
card-event-body-on-the-beach = Tělo na pláži
card-event-body-on-the-beach-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: snižte morálku o 1.
    Akce ohrožení: 1 figurka; potřebujete Lopatu. Odměna: získej 2 žetony odhodlání.
    Při nesplnění: snižte morálku o 2.
card-event-argument = Hádka
card-event-argument-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: v tomto kole nesmí být na žádné akci figurky různých hráčů, kromě akce na této kartě.
    Akce ohrožení: 2 figurky dvou různých hráčů (v sólové hře obě vlastní). Odměna: získej 1 žeton odhodlání a zvyš morálku o 1.
    Při nesplnění: každý hráč odhodí 1 žeton odhodlání; nemá-li žádný, utrží 1 zranění. Snižte morálku o 1.
card-event-call-of-the-wild = Volání divočiny
card-event-call-of-the-wild-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: položte žeton nebezpečí na lov. Příští lovené zvíře je o 1 silnější.
    Akce ohrožení: 1 figurka; úroveň zbraní 2 nebo víc. Odměna: vezmi 1 jídlo.
    Při nesplnění: položte žeton nebezpečí na lov.
card-event-sleepless-night = Bezesná noc
card-event-sleepless-night-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: položte po jednom žetonu „přehození úspěchu“ na budování, sběr surovin a průzkum. Padne-li tam při příštím hodu úspěch, přehoďte kostku úspěchu.
    Akce ohrožení: 1 figurka. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: položte po jednom žetonu dobrodružství na průzkum a sběr surovin.
card-event-earthquake = Zemětřesení
card-event-earthquake-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: otočte jeden dílek sousedící s táborem lícem dolů, pokud nějaký je. Je nedostupný a žetony z něj zmizí.
    Akce ohrožení: 1 figurka; potřebujete Lopatu. Odměna: otoč ten dílek zpět lícem nahoru.
    Při nesplnění: dílek zůstane lícem dolů.
card-event-ravishing-hurricane = Zuřivý hurikán
card-event-ravishing-hurricane-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: vyberte dílek sousedící s táborem, pokud nějaký je, a vyčerpejte všechny jeho zdroje.
    Akce ohrožení: 1 figurka; potřebujete Lopatu. Odměna: získej 1 žeton odhodlání a odkryj ty zdroje.
    Při nesplnění: zdroje zůstanou vyčerpané.
card-event-bad-feelings = Zlé tušení
card-event-bad-feelings-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: položte žeton „přehození úspěchu“ na sběr surovin. Padne-li tam při příštím hodu úspěch, přehoďte kostku úspěchu.
    Akce ohrožení: 1 figurka. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: položte žeton dobrodružství a žeton „přehození úspěchu“ na sběr surovin.
card-event-exhausting-night = Vyčerpávající noc
card-event-exhausting-night-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: položte žeton „přehození úspěchu“ na budování. Padne-li tam při příštím hodu úspěch, přehoďte kostku úspěchu.
    Akce ohrožení: 1 figurka. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: snižte morálku o 2.
card-event-strong-wind = Silný vítr
card-event-strong-wind-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: položte žeton „figurka navíc“ na budování. Příští taková akce potřebuje o 1 figurku víc.
    Akce ohrožení: 1 figurka. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: ztraťte 1 vybavení, pokud nějaké máte.
card-event-weather-breakdown = Zvrat počasí
card-event-weather-breakdown-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: položte žeton „figurka navíc“ na sběr surovin. Příští taková akce potřebuje o 1 figurku víc.
    Akce ohrožení: 1 figurka; potřebujete Lopatu. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: vyčerpejte 2 zdroje na dílcích sousedících s táborem. Za každý chybějící utrží každý hráč 1 zranění.
card-event-mist = Mlha
card-event-mist-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: položte žeton „figurka navíc“ na průzkum. Příští taková akce potřebuje o 1 figurku víc.
    Akce ohrožení: 1 figurka. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: položte žeton „figurka navíc“ a žeton dobrodružství na průzkum.
card-event-mess-in-the-camp = Nepořádek v táboře
card-event-mess-in-the-camp-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: položte žeton „figurka navíc“ na uspořádání tábora. Příští taková akce potřebuje o 1 figurku víc.
    Akce ohrožení: 1 figurka. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: každý hráč odhodí 1 žeton odhodlání; nemá-li žádný, utrží 1 zranění.
card-event-island-rebels = Ostrov se bouří
card-event-island-rebels-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: vyhodnoťte efekt knihy podle scénáře.
    Akce ohrožení: 1 figurka. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: vyhodnoťte efekt knihy podle scénáře.
card-event-natural-dam-breaks = Protržená přírodní hráz
card-event-natural-dam-breaks-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: produkce v tomto kole dá o 1 dřevo víc a žádné jídlo. Položte žeton dobrodružství na průzkum.
    Akce ohrožení: 1 figurka; potřebujete Lopatu. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: ztraťte 2 kusy vybavení, pokud je máte.
card-event-depression = Deprese
card-event-depression-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: odhoďte 2 vynálezy. Za každý chybějící utrží každý hráč 1 zranění. Každý hráč odhodí 1 žeton odhodlání; nemá-li žádný, utrží 1 zranění.
    Akce ohrožení: 1 figurka; odhoďte 1 jídlo. Odměna: získej 2 žetony odhodlání.
    Při nesplnění: snižte morálku o 1. Odhoďte 2 vynálezy. Za každý chybějící utrží každý hráč 1 zranění.
card-event-devastating-blows = Ničivé údery
card-event-devastating-blows-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: vyčerpejte 2 zdroje na dílcích sousedících s táborem. Za každý chybějící utrží každý hráč 1 zranění.
    Akce ohrožení: 1 figurka; potřebujete Lopatu. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: vyčerpejte 1 zdroj na dílku sousedícím s táborem. Pokud žádný není, každý hráč utrží 1 zranění.
card-event-lack-of-hope = Beznaděj
card-event-lack-of-hope-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: prvním hráčem se stane další hráč v pořadí.
    Akce ohrožení: 1 figurka; odhoďte 1 jídlo. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: snižte morálku o 2.
card-event-vertigo = Závrať
card-event-vertigo-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: první hráč má v tomto kole jen 1 figurku.
    Akce ohrožení: 1 figurka. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: každý hráč odhodí 1 žeton odhodlání; nemá-li žádný, utrží 1 zranění.
card-event-weakness = Slabost
card-event-weakness-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: první hráč nesmí v tomto kole používat dovednosti.
    Akce ohrožení: 1 figurka. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: první hráč nesmí v tomto kole používat dovednosti.
card-event-slow-work = Pomalá práce
card-event-slow-work-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: položte žeton +1 dřevo na budování. Příští budování, které stojí dřevo, stojí o 1 dřevo víc.
    Akce ohrožení: 1 figurka. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: položte žeton +1 dřevo na budování.
card-event-loss-of-hope = Ztráta naděje
card-event-loss-of-hope-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: první hráč smí v tomto kole jen budovat, uspořádat tábor nebo odpočívat.
    Akce ohrožení: 1 figurka. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: snižte morálku o 2.
card-event-fight-in-the-dark = Boj ve tmě
card-event-fight-in-the-dark-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: odhoďte horní kartu balíčku lovu, pokud nějaká je.
    Akce ohrožení: 1 figurka; úroveň zbraní 2 nebo víc. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: ve fázi počasí tohoto kola hoďte i kostkou hladových zvířat.
card-event-dangerous-night = Nebezpečná noc
card-event-dangerous-night-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: položte horní zvíře z balíčku zvířat na balíček událostí. První hráč s ním bude bojovat v příští fázi události.
    Akce ohrožení: 1 figurka; úroveň zbraní 2 nebo víc. Odměna: zamíchej to zvíře z balíčku událostí do balíčku lovu.
    Při nesplnění: nic se nestane.
card-event-howling-from-the-woods = Vytí z lesa
card-event-howling-from-the-woods-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: doberte z balíčku 3 zvířata. Nejsilnější položte na balíček lovu, ostatní zamíchejte zpět.
    Akce ohrožení: 1 figurka; potřebujete Oheň. Odměna: získej 1 žeton odhodlání a vlož horní kartu balíčku lovu naspod.
    Při nesplnění: první hráč bojuje s horním zvířetem balíčku lovu, pokud nějaké je.
card-event-bear = Medvěd
card-event-bear-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: položte černou značku na uspořádání tábora. Příští taková akce ji jen odstraní.
    Akce ohrožení: 1 figurka; potřebujete Lopatu. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: každý hráč odhodí 1 žeton odhodlání; nemá-li žádný, utrží 1 zranění. Snižte morálku o 1.
card-event-searching-for-a-new-path = Hledání nové cesty
card-event-searching-for-a-new-path-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: položte žeton „přehození úspěchu“ na průzkum. Padne-li tam při příštím hodu úspěch, přehoďte kostku úspěchu.
    Akce ohrožení: 1 figurka. Odměna: získej 1 žeton odhodlání.
    Při nesplnění: položte po jednom žetonu dobrodružství na průzkum a sběr surovin.
card-event-smoke-on-the-horizon = Kouř na obzoru
card-event-smoke-on-the-horizon-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: zakryjte pláně na jednom dílku, jsou-li objevené. Terén platí za neprozkoumaný.
    Akce ohrožení: 1 figurka. Odměna: získej 1 žeton odhodlání a odkryj ten terén.
    Při nesplnění: zakryjte pláně na jednom dílku, jsou-li objevené. Terén platí za neprozkoumaný.
card-event-drought = Sucho
card-event-drought-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: zakryjte řeku na jednom dílku, je-li objevená. Terén platí za neprozkoumaný.
    Akce ohrožení: 1 figurka; potřebujete Lopatu. Odměna: získej 1 žeton odhodlání a odkryj ten terén.
    Při nesplnění: zakryjte řeku na jednom dílku, je-li objevená. Terén platí za neprozkoumaný.
card-event-rough-passage = Obtížný průchod
card-event-rough-passage-says =
    Symbol knihy: vyhodnoťte efekt knihy podle scénáře.
    Událost: zakryjte kopce na jednom dílku, jsou-li objevené. Terén platí za neprozkoumaný.
    Akce ohrožení: 1 figurka. Odměna: získej 1 žeton odhodlání a odkryj ten terén.
    Při nesplnění: zakryjte kopce na jednom dílku, jsou-li objevené. Terén platí za neprozkoumaný.

# Karty vraku

card-wreck-food-crates = Bedny s jídlem
card-wreck-food-crates-says =
    Akce ohrožení: 1 figurka za 1 jídlo, nebo 2 figurky za 1 jídlo a 1 trvanlivé jídlo.
    Při nesplnění: nic se nestane.
card-wreck-lifeboat = Ztroskotaný záchranný člun
card-wreck-lifeboat-says =
    Akce ohrožení: 1 figurka za 1 dřevo, nebo 2 figurky za 2 dřeva.
    Při nesplnění: nic se nestane.
card-wreck-captains-chest = Kapitánova truhla
card-wreck-captains-chest-says =
    Akce ohrožení: 1 figurka za 1 dřevo, nebo 2 figurky za 1 dřevo a 1 počáteční vybavení z balíčku.
    Při nesplnění: nic se nestane.

# Dobrodružství při budování

card-build-breakdown = Zhroucení
card-build-breakdown-says =
    Nyní: sniž morálku o 1. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: první hráč získá 2 žetony odhodlání.
card-build-fear-of-the-beasts = Strach ze šelem
card-build-fear-of-the-beasts-says =
    Nyní: zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: položte žeton +1 dřevo na cenu zbraní. Od teď stojí každá úroveň zbraní o 1 dřevo víc.
card-build-wind-storm = Vichřice
card-build-wind-storm-says =
    Nyní: sniž úroveň palisády o 1. Je-li na 0, utrž 1 zranění. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: zvyšte úroveň palisády o 1, pokud máte úkryt.
card-build-predator-in-the-camp = Šelma v táboře
card-build-predator-in-the-camp-says =
    Nyní: bojuj se zvířetem o síle 4. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: vezměte 2 jídla a 1 kůži.
card-build-construction-is-weak = Chatrná stavba
card-build-construction-is-weak-says =
    Nyní: zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: snižte úroveň střechy o polovinu (zaokrouhleno dolů).
card-build-visit-of-a-predator = Návštěva šelmy
card-build-visit-of-a-predator-says =
    Nyní: odhoď 1 jídlo. Pokud chybí, utrž 1 zranění. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: ve fázi počasí tohoto kola hoďte i kostkou hladových zvířat.
card-build-you-need-a-bigger-camp = Potřebujete větší tábor
card-build-you-need-a-bigger-camp-says =
    Nyní: zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: položte žeton +1 dřevo na úkryt, střechu a palisádu. Každá z těchto staveb stojí od teď o 1 dřevo víc, platíte-li dřevem.
card-build-hungry-predator = Hladová šelma
card-build-hungry-predator-says =
    Rozhodni: utrž 2 zranění, vezmi 2 jídla a 1 kůži a odhoď tuto kartu; nebo odhoď 1 jídlo, sniž úroveň palisády o 1 a zamíchej tuto kartu do balíčku událostí. Za to, co chybí, utrž po 1 zranění.
    Později z balíčku událostí: první hráč bojuje se zvířetem o síle 3. Potom vezměte 1 jídlo a 1 kůži a snižte úroveň palisády o 1. Je-li na 0, utrží bojující 1 zranění.
card-build-howling-in-the-bushes = Vytí v křovinách
card-build-howling-in-the-bushes-says =
    Nyní: zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: první hráč bojuje se zvířetem o síle 3. Potom snižte úroveň zbraní o 1, vezměte 2 jídla a 1 kůži a snižte úroveň palisády o 1. Za každou chybějící úroveň utrží bojující 1 zranění.
card-build-accident = Nehoda
card-build-accident-says =
    Nyní: polož si žeton speciálního zranění (budování) na nohu. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: kdo má speciální zranění (budování) na noze, utrží 3 zranění, s Lékem jen 1. Speciální zranění pak zmizí.
card-build-dark-clouds-in-the-sky = Temná mračna na obloze
card-build-dark-clouds-in-the-sky-says =
    Nyní: polož žeton dešťového mraku na pole počasí. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: zvyšte úroveň palisády o 1, pokud máte úkryt.
card-build-in-a-hurry = Ve spěchu
card-build-in-a-hurry-says =
    Rozhodni: odhoď tuto kartu; nebo dober 2 žetony objevu a zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: snižte úroveň palisády o 1. Je-li na 0, každý hráč utrží 1 zranění.
card-build-tired = Únava
card-build-tired-says =
    Rozhodni: odhoď tuto kartu; nebo vyleč si 2 zranění a zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: snižte morálku o 1.
card-build-nasty-wound = Ošklivá rána
card-build-nasty-wound-says =
    Nyní: polož si žeton speciálního zranění (budování) na paži. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: kdo má speciální zranění (budování) na paži, utrží 2 zranění, s Lékem žádné. Speciální zranění pak zmizí.
card-build-sting = Žihadlo
card-build-sting-says =
    Nyní: polož si žeton speciálního zranění (budování) na břicho. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: kdo má speciální zranění (budování) na břiše, má v tomto kole jen 1 figurku, pokud nemáte Lék. Speciální zranění pak zmizí.
card-build-savings = Úspory
card-build-savings-says =
    Rozhodni: odhoď tuto kartu; nebo vezmi 2 dřeva a zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: snižte morálku o 1.
card-build-monkeys-watch-you = Opice vás pozorují
card-build-monkeys-watch-you-says =
    Nyní: zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: snižte úroveň střechy nebo palisády o polovinu (zaokrouhleno dolů).
card-build-tools-inspection = Kontrola nástrojů
card-build-tools-inspection-says =
    Nyní: označ 2 kusy vyrobeného vybavení, nebo všechno, máte-li méně. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: označené vybavení ztratíte i s tím, co dalo.
card-build-cut-head = Rozbitá hlava
card-build-cut-head-says =
    Nyní: utrž 1 zranění, polož si žeton speciálního zranění (budování) na hlavu a získej 2 žetony odhodlání. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: kdo má speciální zranění (budování) na hlavě, utrží 2 zranění, s Lékem žádné. Speciální zranění pak zmizí.
card-build-coming-to-terms = Smíření
card-build-coming-to-terms-says =
    Nyní: odhoď 3 vynálezy. Za každý chybějící utrž 1 zranění. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: snižte morálku o 1.
card-build-fast-work = Rychlá práce
card-build-fast-work-says =
    Rozhodni: odhoď tuto kartu; nebo ihned vybuduj něco dalšího, na co stačí jedna figurka, hoď za to kostkami a zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: snižte úroveň střechy nebo palisády o 1. Nemáte-li střechu ani palisádu, každý hráč utrží 1 zranění.
card-build-unmotivated = Bez chuti do práce
card-build-unmotivated-says =
    Nyní: utrž 1 zranění, nebo odhoď 1 žeton odhodlání. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: každý hráč odhodí 1 žeton odhodlání; nemá-li žádný, utrží 1 zranění.
card-build-construction = Stavba
card-build-construction-says =
    Nyní: zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: zvyšte úroveň palisády o 1, pokud máte úkryt.
card-build-laborious-work = Namáhavá práce
card-build-laborious-work-says = Nyní: polož žeton „figurka navíc“ na budování. Příští taková akce potřebuje o 1 figurku víc.
card-build-tool-breaks = Rozbitý nástroj
card-build-tool-breaks-says = Nyní: ztrať 1 vybavení, pokud nějaké máte.
card-build-hard-work = Těžká práce
card-build-hard-work-says = Nyní: odhoď 1 jídlo, pokud je máte.
card-build-lack-of-hope = Beznaděj
card-build-lack-of-hope-says = Nyní: odhoď 3 vynálezy. Za každý chybějící utrž 1 zranění.
card-build-dangerous-work = Nebezpečná práce
card-build-dangerous-work-says = Nyní: polož žeton „přehození úspěchu“ na budování. Padne-li tam při příštím hodu úspěch, přehoď kostku úspěchu. Polož žeton dobrodružství na budování.
card-build-broken-lever = Zlomená páka
card-build-broken-lever-says = Nyní: sniž úroveň zbraní o 1. Je-li na 0, utrž 1 zranění.

# Dobrodružství při sběru surovin

card-gather-weather-breakdown = Zvrat počasí
card-gather-weather-breakdown-says =
    Nyní: zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: položte žeton bouře na pole počasí.
card-gather-winter-is-coming = Blíží se zima
card-gather-winter-is-coming-says =
    Nyní: zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: položte žeton zimního mraku na pole počasí.
card-gather-twisted-ankle = Vymknutý kotník
card-gather-twisted-ankle-says =
    Nyní: polož si žeton speciálního zranění (sběr surovin) na nohu. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: kdo má speciální zranění (sběr surovin) na noze, smí v tomto kole jen budovat, uspořádat tábor nebo odpočívat. Speciální zranění pak zmizí.
card-gather-unbelievable-effort = Neuvěřitelné vypětí
card-gather-unbelievable-effort-says =
    Rozhodni: odhoď tuto kartu; nebo vezmi 2 dřeva, polož si žeton speciálního zranění (sběr surovin) na paži a zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: kdo má speciální zranění (sběr surovin) na paži, utrží 1 zranění. Speciální zranění pak zmizí.
card-gather-viper = Zmije
card-gather-viper-says =
    Nyní: zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: první hráč utrží 3 zranění, s Lékem jen 1.
card-gather-surprise-in-the-bushes = Překvapení v křovinách
card-gather-surprise-in-the-bushes-says =
    Rozhodni: odhoď tuto kartu; nebo dober 1 počáteční vybavení a zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: snižte morálku o 1.
card-gather-new-flock = Nové hejno
card-gather-new-flock-says =
    Nyní: na konci fáze akcí polož na dílek, ze kterého sbíráš, žeton +1 jídlo. Dává o 1 jídlo víc. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: vyčerpejte všechny zdroje dílku, na který se ten žeton položil.
card-gather-nestlings = Ptáčata
card-gather-nestlings-says =
    Rozhodni: odhoď tuto kartu; nebo vezmi 1 jídlo za každého hráče a zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: snižte úroveň střechy o 1. Je-li na 0, každý hráč utrží 1 zranění.
card-gather-nice-surprise = Milé překvapení
card-gather-nice-surprise-says =
    Rozhodni: odhoď tuto kartu; nebo vezmi 3 dřeva a zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: snižte úroveň střechy o polovinu (zaokrouhleno dolů).
card-gather-path-of-a-predator = Stezka šelmy
card-gather-path-of-a-predator-says =
    Nyní: zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: ve fázi počasí tohoto kola hoďte i kostkou hladových zvířat.
card-gather-pirates-chest = Pirátská truhla
card-gather-pirates-chest-says =
    Rozhodni: odhoď tuto kartu; nebo dobírej záhady, dokud nenajdeš 2 poklady (po prvním můžeš skončit), a zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: každý hráč má v tomto kole jen 1 figurku.
card-gather-signs-of-a-predator = Známky přítomnosti šelmy
card-gather-signs-of-a-predator-says =
    Nyní: zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: při úrovni zbraní 3 nebo víc se nic nestane. Jinak vyčerpejte zdroj jídla v táboře; pokud žádný není, každý hráč utrží 1 zranění.
card-gather-skeleton = Kostra
card-gather-skeleton-says =
    Nyní: zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: snižte morálku o 1. Doberte na plán 1 vynález.
card-gather-spider = Pavouk
card-gather-spider-says =
    Nyní: polož si žeton speciálního zranění (sběr surovin) na hlavu. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: kdo má speciální zranění (sběr surovin) na hlavě, má v tomto kole jen 1 figurku. Speciální zranění pak zmizí.
card-gather-furs = Kožešiny
card-gather-furs-says =
    Rozhodni: odhoď tuto kartu; nebo vezmi 2 kůže a zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: produkce v tomto kole dá o 1 jídlo méně, pokud nějaké dává.
card-gather-after-the-hurricane = Po hurikánu
card-gather-after-the-hurricane-says =
    Nyní: vezmi 2 dřeva. Polož na dílek, ze kterého sbíráš, žeton „figurka navíc“. Každá akce tam potřebuje o 1 figurku víc. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: dílek, na který se ten žeton položil, otočte lícem dolů. Je nedostupný a žetony z něj zmizí. Je-li na něm tábor, nejprve ho přesuňte na sousední dílek; pokud žádný není, dílek zůstane a každý hráč utrží 1 zranění.
card-gather-eyes-in-the-bushes = Oči v křovinách
card-gather-eyes-in-the-bushes-says =
    Nyní: zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: ve fázi počasí tohoto kola hoďte i kostkou hladových zvířat.
card-gather-fruit = Ovoce
card-gather-fruit-says =
    Nyní: polož si žeton speciálního zranění (sběr surovin) na břicho. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: kdo má speciální zranění (sběr surovin) na břiše, smí v tomto kole jen odpočívat, pokud nemáte Lék. Speciální zranění pak zmizí.
card-gather-gold-coin = Zlatá mince
card-gather-gold-coin-says =
    Nyní: zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: položte po jednom žetonu „přehození úspěchu“ na budování, sběr surovin a průzkum. Padne-li tam při příštím hodu úspěch, přehoďte kostku úspěchu.
card-gather-mushrooms = Houby
card-gather-mushrooms-says =
    Rozhodni: odhoď tuto kartu; nebo vezmi 1 jídlo za každého hráče a zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: bez Léku každý hráč utrží 1 zranění.
card-gather-unexpected-discovery = Nečekaný objev
card-gather-unexpected-discovery-says = Nyní: dober 1 žeton objevu.
card-gather-winter-freezing = Zimní mrazy
card-gather-winter-freezing-says = Nyní: vyčerpej 1 zdroj na dílku, ze kterého sbíráš. Pokud žádný není, utrž 1 zranění.
card-gather-end-of-source = Konec zdroje
card-gather-end-of-source-says = Nyní: vyčerpej zdroj, ze kterého sbíráš. Je-li už vyčerpaný, utrž 1 zranění.
card-gather-shortage = Nedostatek
card-gather-shortage-says = Nyní: vezmi 1 surovinu, kterou sbíráš, i když se sběr nezdařil. Potom ten zdroj vyčerpej; je-li už vyčerpaný, utrž 1 zranění.
card-gather-tracks-of-a-predator = Stopy šelmy
card-gather-tracks-of-a-predator-says = Nyní: na konci fáze akcí polož na dílek, ze kterého sbíráš, žeton nebezpečí. Kdo tam provede akci s úrovní zbraní 0, utrží 1 zranění.
card-gather-unexpected-troubles = Nečekané potíže
card-gather-unexpected-troubles-says = Nyní: zakryj terén dílku, ze kterého sbíráš. Platí za neprozkoumaný.

# Dobrodružství při průzkumu

card-explore-tiger = Tygr
card-explore-tiger-says =
    Rozhodni: stráv noc mimo tábor a odhoď tuto kartu; nebo ji zamíchej do balíčku událostí.
    Později z balíčku událostí: první hráč bojuje se zvířetem o síle 4. Potom snižte úroveň zbraní o 1, vezměte 2 jídla a 1 kůži a snižte úroveň palisády o 1. Za každou chybějící úroveň utrží bojující 1 zranění.
card-explore-puma = Puma
card-explore-puma-says =
    Rozhodni: stráv noc mimo tábor a odhoď tuto kartu; nebo ji zamíchej do balíčku událostí.
    Později z balíčku událostí: první hráč bojuje se zvířetem o síle 3. Potom snižte úroveň zbraní o 1, vezměte 2 jídla a 1 kůži a snižte úroveň palisády o 1. Za každou chybějící úroveň utrží bojující 1 zranění.
card-explore-secret-cave = Tajná jeskyně
card-explore-secret-cave-says =
    Rozhodni: odhoď tuto kartu; nebo dober nejvýše 3 záhady, a to 2 poklady a 1 netvora nebo past (po každé můžeš skončit), a zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: první hráč bojuje se zvířetem o síle 3. Potom vezměte 2 jídla a 1 kůži a snižte úroveň palisády o 1. Za každou chybějící úroveň utrží bojující 1 zranění.
card-explore-vipers = Zmije
card-explore-vipers-says =
    Nyní: polož si žeton speciálního zranění (průzkum) na hlavu. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: kdo má speciální zranění (průzkum) na hlavě, má v tomto kole jen 1 figurku, pokud nemáte Lék. Speciální zranění pak zmizí.
card-explore-wild-berries = Divoké bobule
card-explore-wild-berries-says =
    Nyní: polož si žeton speciálního zranění (průzkum) na břicho. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: kdo má speciální zranění (průzkum) na břiše, má v tomto kole jen 1 figurku. Speciální zranění pak zmizí.
card-explore-wild-dog = Divoký pes
card-explore-wild-dog-says =
    Nyní: utrž 1 zranění. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: buď odhoďte 1 jídlo a zvyšte úroveň zbraní o 1, nebo se nic nestane.
card-explore-misadventure = Nehoda
card-explore-misadventure-says =
    Nyní: polož si žeton speciálního zranění (průzkum) na nohu. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: kdo má speciální zranění (průzkum) na noze, smí v tomto kole jen budovat, uspořádat tábor nebo odpočívat. Speciální zranění pak zmizí.
card-explore-thorny-bush = Trnitý keř
card-explore-thorny-bush-says =
    Nyní: polož si žeton speciálního zranění (průzkum) na paži. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: kdo má speciální zranění (průzkum) na paži, má v tomto kole jen 1 figurku, pokud nemáte Lék. Speciální zranění pak zmizí.
card-explore-remains-of-a-settlement = Pozůstatky osady
card-explore-remains-of-a-settlement-says =
    Rozhodni: odhoď tuto kartu; nebo dober nejvýše 3 záhady, a to 2 poklady a 1 past (po každé můžeš skončit), a zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: každý hráč utrží 1 zranění.
card-explore-ruined-hut = Zbořená chatrč
card-explore-ruined-hut-says =
    Rozhodni: odhoď tuto kartu; nebo vyrob Nůž, Provaz, Lopatu nebo Lék zdarma a bez akce, pokud je mezi vynálezy na plánu, a zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: snižte morálku o 1.
card-explore-shrine = Svatyně
card-explore-shrine-says =
    Rozhodni: odhoď tuto kartu; nebo dobírej záhady, dokud nenajdeš 1 poklad, a zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: položte po jednom žetonu „přehození úspěchu“ na budování, sběr surovin a průzkum. Padne-li tam při příštím hodu úspěch, přehoďte kostku úspěchu.
card-explore-signs-of-fire = Stopy po ohni
card-explore-signs-of-fire-says = Nyní: vyčerpej 1 zdroj na prozkoumaném dílku, pokud nějaký má. Pokud se průzkum nezdařil, počká na poli černá značka, která vyčerpá zdroj příštího dílku.
card-explore-old-grave = Starý hrob
card-explore-old-grave-says =
    Nyní: odhoď 1 žeton odhodlání; nemáš-li žádný, utrž 1 zranění. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: první hráč odhodí 2 žetony odhodlání a za každý chybějící utrží 1 zranění.
card-explore-old-hut = Stará chatrč
card-explore-old-hut-says =
    Rozhodni: odhoď tuto kartu; nebo dober nejvýše 2 záhady, a to 1 poklad a 1 netvora (po každé můžeš skončit), a zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: každý hráč odhodí 1 žeton odhodlání; nemá-li žádný, utrží 1 zranění.
card-explore-bamboo = Bambus
card-explore-bamboo-says =
    Rozhodni: odhoď tuto kartu; nebo vezmi 2 dřeva a zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: snižte úroveň střechy nebo palisády o 1. Nemáte-li střechu ani palisádu, každý hráč utrží 1 zranění.
card-explore-carcass = Mršina
card-explore-carcass-says =
    Rozhodni: odhoď tuto kartu; nebo vezmi 2 jídla a 1 kůži a zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: každý hráč utrží 1 zranění.
card-explore-cold-wind = Studený vítr
card-explore-cold-wind-says =
    Nyní: zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: položte žeton zimního mraku na pole počasí.
card-explore-empty-forest = Prázdný les
card-explore-empty-forest-says =
    Nyní: zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: položte žeton nebezpečí na lov. Příští lovené zvíře je o 1 silnější.
card-explore-flu = Chřipka
card-explore-flu-says =
    Rozhodni: odhoď 1 jídlo (chybí-li, utrž 1 zranění) a tuto kartu; nebo zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: dnes v noci každý hráč sní o 1 jídlo víc, nebo utrží 1 zranění.
card-explore-theres-something-in-the-air = Něco visí ve vzduchu
card-explore-theres-something-in-the-air-says =
    Nyní: polož žeton dobrodružství na průzkum. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: položte žeton dobrodružství na průzkum.
card-explore-its-going-to-rain = Bude pršet
card-explore-its-going-to-rain-says =
    Nyní: zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: položte žeton dešťového mraku na pole počasí.
card-explore-surprising-discovery = Překvapivý objev
card-explore-surprising-discovery-says = Nyní: kartu si nech. Jednou ve svém boji zvyš úroveň zbraní o 3, jen pro ten boj.
card-explore-swamp = Bažina
card-explore-swamp-says = Nyní: polož na dílek nebo pole, které zkoumáš, žeton „figurka navíc“. Každá akce tam potřebuje o 1 figurku víc.
card-explore-wrong-track = Špatná stopa
card-explore-wrong-track-says = Nyní: stráv noc mimo tábor. Ráno vezmi 2 dřeva.
card-explore-dangerous-terrain = Nebezpečný terén
card-explore-dangerous-terrain-says = Nyní: na konci fáze akcí polož na dílek nebo pole, které zkoumáš, žeton nebezpečí. Kdo tam provede akci s úrovní zbraní 0, utrží 1 zranění.
card-explore-lost-in-the-thicket = Zabloudění v houštině
card-explore-lost-in-the-thicket-says = Nyní: stráv noc mimo tábor. Ráno dober 1 žeton objevu.
card-explore-lost-in-the-woods = Zabloudění v lese
card-explore-lost-in-the-woods-says = Nyní: odhoď 2 žetony odhodlání; za každý chybějící utrž 1 zranění.
card-explore-lost = Zabloudění
card-explore-lost-says = Nyní: stráv noc mimo tábor. Ráno zvyš morálku o 1.
card-explore-storm-on-the-horizon = Bouře na obzoru
card-explore-storm-on-the-horizon-says =
    Nyní: zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: položte žeton bouře na pole počasí.

# Poklady

card-treasure-gold = Zlato
card-treasure-gold-says = K ničemu není.
card-treasure-helmet = Helma
card-treasure-helmet-says = Od příštího kola utrží v každém boji jeden ze zraněných o 1 zranění méně.
card-treasure-candles = Svíce
card-treasure-candles-says = 2 dodatečné figurky na budování, každá na jedno použití.
card-treasure-old-rifle = Stará puška
card-treasure-old-rifle-says = Jednou v boji zvyš úroveň zbraní o 3, jen pro ten boj.
card-treasure-cave-with-furs = Jeskyně s kožešinami
card-treasure-cave-with-furs-says = Vezmi 2 kůže.
card-treasure-protective-amulet = Ochranný amulet
card-treasure-protective-amulet-says = Jednou odstraň 1 libovolný žeton z plánu nebo z ostrova.
card-treasure-compass = Kompas
card-treasure-compass-says = 1 dodatečná figurka na průzkum v každém kole.
card-treasure-barrel = Sud
card-treasure-barrel-says = Jednou v noci vyleč každému hráči 1 zranění. Potom se v něm uchovají až 2 jídla, aby se nezkazila.
card-treasure-sabre = Šavle
card-treasure-sabre-says = V každém boji může bojující utržit 1 zranění a zvýšit úroveň zbraní o 3, jen pro ten boj.
card-treasure-hatchet = Sekerka
card-treasure-hatchet-says = Polož na dílek s táborem žeton +1 dřevo, pokud tam žádný není: produkce tam dá o 1 dřevo víc.
card-treasure-crocks = Hliněné nádoby
card-treasure-crocks-says = Vyrob Hrnec zdarma a bez akce, pokud je mezi vynálezy na plánu.
card-treasure-whip = Bič
card-treasure-whip-says = Zvyš úroveň zbraní o 1. Od příštího kola nemá při každém dobírání záhad 1 past žádný efekt.
card-treasure-old-clothes = Staré šaty
card-treasure-old-clothes-says = V každé fázi počasí platí 1 zimní mrak za dešťový.
card-treasure-old-map = Stará mapa
card-treasure-old-map-says = Každý hráč získá 1 žeton odhodlání.
card-treasure-backpack = Batoh
card-treasure-backpack-says = Od příštího kola dober při každém úspěšném průzkumu 2 žetony objevu navíc a 1 z nich si nech.
card-treasure-blankets = Přikrývky
card-treasure-blankets-says = 3 použití. Ve fázi počasí ignoruj 1 zimní mrak.
card-treasure-ceremonial-bowl = Obřadní mísa
card-treasure-ceremonial-bowl-says =
    Nyní: od příštího kola každý úspěch jednou přehodíš. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: prokletí pomine a úspěchy už nepřehazuješ.
card-treasure-bottle-of-wine = Láhev vína
card-treasure-bottle-of-wine-says = Jednou v noci vyleč 2 zranění, jedné postavě nebo dvěma.
card-treasure-spyglass = Dalekohled kapitána Stonea
card-treasure-spyglass-says = Podívej se na 3 horní dílky ostrova a vrať je lícem nahoru v libovolném pořadí.
card-treasure-boxes = Bedny
card-treasure-boxes-says = Jídlo se už nekazí.
card-treasure-hammock = Houpací síť
card-treasure-hammock-says = Od příštího kola získá odpočívající navíc 1 žeton odhodlání.
card-treasure-ropes = Lana
card-treasure-ropes-says = Zvyš úroveň střechy nebo palisády o 1, pokud máte úkryt.
card-treasure-herbal-mixture = Bylinná směs
card-treasure-herbal-mixture-says = Jednou se podívej na horní kartu balíčku událostí.
card-treasure-portrait-amulet = Amulet s portrétem krásné dámy
card-treasure-portrait-amulet-says = Zakryj na postavách 2 libovolné šipky morálky: už morálku nesnižují.
card-treasure-antique-rapier = Starožitný rapír
card-treasure-antique-rapier-says = Zvyš úroveň zbraní o 2.
card-treasure-treasure-map = Mapa k pokladu
card-treasure-treasure-map-says = Jednou proveď průzkum s touto kartou místo na ostrově: dobírej záhady, dokud nenajdeš 2 poklady (po prvním můžeš skončit).

# Netvoři

card-monster-bite = Kousnutí
card-monster-bite-says = Utrž 1 zranění.
card-monster-gorilla = Gorila
card-monster-gorilla-says =
    Nyní: utrž 2 zranění. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: snižte úroveň zbraní o 2. Za každou chybějící úroveň utrží každý hráč 1 zranění.
card-monster-unleashed-beast = Zvíře na svobodě
card-monster-unleashed-beast-says = Odhoď horní kartu balíčku lovu, pokud nějaká je.
card-monster-furious-tiger = Rozzuřený tygr
card-monster-furious-tiger-says = Bojuj se zvířetem o síle 4.
card-monster-spiders = Pavouci
card-monster-spiders-says = Odhoď 2 žetony odhodlání; za každý chybějící utrž 1 zranění.
card-monster-scorpion = Štír
card-monster-scorpion-says = Bez Léku utrž 3 zranění.
card-monster-big-ape = Velký lidoop
card-monster-big-ape-says =
    Nyní: zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: první hráč bojuje se zvířetem o síle 4. Potom vezměte 2 kůže.
card-monster-gremlins = Gremlini
card-monster-gremlins-says =
    Nyní: bojuj se zvířetem o síle 2. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: první hráč bojuje se zvířetem o síle 3. Potom tuto kartu znovu zamíchejte do balíčku událostí.
card-monster-snake = Had
card-monster-snake-says = Utrž 2 zranění.
card-monster-bats = Netopýři
card-monster-bats-says = Buď odhoď 1 žeton odhodlání, nebo utrž 1 zranění.
card-monster-savage = Divoch
card-monster-savage-says =
    Nyní: sniž úroveň zbraní na 0. Zamíchej tuto kartu do balíčku událostí.
    Později z balíčku událostí: první hráč dobírá záhady, dokud nenajde 1 poklad.
card-monster-giant-snake = Obří had
card-monster-giant-snake-says = Odhoď všechny své žetony odhodlání. Přestaň dobírat záhady.
card-monster-a-shiny-jewel = Zářivý klenot
card-monster-a-shiny-jewel-says = Dnes v noci každý hráč utrží 1 zranění.

# Pasti

card-trap-terrible-scream = Děsivý výkřik
card-trap-terrible-scream-says = Odhoď všechny své žetony odhodlání.
card-trap-collapse = Zával
card-trap-collapse-says = Přestaň dobírat záhady.
card-trap-sharp-blade = Ostrá čepel
card-trap-sharp-blade-says = Utrž 2 zranění.
card-trap-blowgun = Foukačka
card-trap-blowgun-says = V příštím kole máš jen 1 figurku.
card-trap-confused = Zmatení
card-trap-confused-says = V příštím kole házíš kostkou úspěchu, i když máš dost figurek, a každý úspěch jednou přehodíš.
card-trap-unfortunate-adventure = Nešťastné dobrodružství
card-trap-unfortunate-adventure-says = Vyhodnoť efekt knihy podle scénáře.
card-trap-strange-disease = Podivná nemoc
card-trap-strange-disease-says = Rozděl mezi hráče libovolně 2 značky za každého hráče. Dnes v noci utrží každý hráč za každou svou značku 1 zranění.
card-trap-trapdoor = Padací dveře
card-trap-trapdoor-says = Odhoď všechny poklady nalezené v této akci.
card-trap-hidden-rope = Skrytý provaz
card-trap-hidden-rope-says = Sniž úroveň zbraní o 2, pokud to jde.
card-trap-net = Síť
card-trap-net-says = Přestaň dobírat záhady. Stráv noc mimo tábor.
card-trap-blunt-spear = Tupé kopí
card-trap-blunt-spear-says = Utrž 2 zranění.
card-trap-poison = Jed
card-trap-poison-says = Utrž 1 zranění. Dnes v noci bez Léku každý hráč utrží 1 zranění.
card-trap-spider-web = Pavučina
card-trap-spider-web-says = Utrž 1 zranění. Karta ti zůstane: bez Léku utrž každou noc 1 zranění.

# Zvířata

card-beast-alligator = Aligátor
card-beast-alligator-says = Síla 6. Po boji snižte úroveň zbraní o 2 a vezměte 3 jídla. Za každou chybějící úroveň utrží bojující 1 zranění.
card-beast-bear = Medvěd
card-beast-bear-says = Síla 6. Po boji snižte úroveň zbraní o 1 a vezměte 5 jídel a 2 kůže. Za každou chybějící úroveň utrží bojující 1 zranění.
card-beast-birds = Ptáci
card-beast-birds-says = Síla 1. Po boji vezměte 2 jídla.
card-beast-boa = Hroznýš
card-beast-boa-says = Síla 2. Po boji snižte úroveň zbraní o 2 a vezměte 2 jídla. Za každou chybějící úroveň utrží bojující 1 zranění. Doberte 1 žeton objevu.
card-beast-wild-dog = Divoký pes
card-beast-wild-dog-says = Síla 3. Po boji vezměte 2 jídla a 1 kůži. Bez Léku utrží bojující 2 zranění.
card-beast-fox = Liška
card-beast-fox-says = Síla 2. Po boji vezměte 2 jídla a 1 kůži.
card-beast-cheetah = Gepard
card-beast-cheetah-says = Síla 4. Po boji snižte úroveň zbraní o 1 a vezměte 2 jídla a 1 kůži. Za každou chybějící úroveň utrží bojující 1 zranění.
card-beast-goats = Kozy
card-beast-goats-says = Síla 4. Po boji snižte úroveň zbraní o 1 a vezměte 3 jídla a 1 kůži. Za každou chybějící úroveň utrží bojující 1 zranění.
card-beast-gorilla = Gorila
card-beast-gorilla-says = Síla 6. Po boji snižte úroveň zbraní o 3 a vezměte 5 jídel a 2 kůže. Za každou chybějící úroveň utrží bojující 1 zranění. Doberte 1 žeton objevu.
card-beast-jaguar = Jaguár
card-beast-jaguar-says = Síla 5. Po boji vezměte 4 jídla a 1 kůži. Bez Léku utrží bojující 2 zranění.
card-beast-chamois = Kamzík
card-beast-chamois-says = Síla 5. Po boji snižte úroveň zbraní o 1 a vezměte 3 jídla a 2 kůže. Za každou chybějící úroveň utrží bojující 1 zranění.
card-beast-iguana = Leguán
card-beast-iguana-says = Síla 4. Po boji snižte úroveň zbraní o 1 a vezměte 3 jídla a 1 kůži. Za každou chybějící úroveň utrží bojující 1 zranění. Bojující v každém případě utrží 1 zranění.
card-beast-puma = Puma
card-beast-puma-says = Síla 5. Po boji vezměte 2 jídla a 1 kůži. Bez Léku utrží bojující 2 zranění.
card-beast-tapir = Tapír
card-beast-tapir-says = Síla 3. Po boji snižte úroveň zbraní o 1 a vezměte 2 jídla a 1 kůži. Za každou chybějící úroveň utrží bojující 1 zranění.
card-beast-tiger = Tygr
card-beast-tiger-says = Síla 6. Po boji snižte úroveň zbraní o 2 a vezměte 5 jídel a 2 kůže. Za každou chybějící úroveň utrží bojující 1 zranění.
card-beast-wild-pig = Divoké prase
card-beast-wild-pig-says = Síla 3. Po boji snižte úroveň zbraní o 1 a vezměte 3 jídla a 1 kůži. Za každou chybějící úroveň utrží bojující 1 zranění.

# Počáteční vybavení

card-start-bible = Bible
card-start-bible-says = 2 použití. Při uspořádání tábora získej 3 žetony odhodlání místo 2 a vyleč si 1 zranění.
card-start-biscuits = Suchary
card-start-biscuits-says = 2 použití. Vezmi 1 jídlo.
card-start-empty-bottle = Prázdná láhev
card-start-empty-bottle-says = 2 použití. Zvyš úroveň zbraní o 1.
card-start-flask-of-rum = Čutora s rumem
card-start-flask-of-rum-says = 2 použití. V noci vyleč 1 zranění své postavě nebo Pátkovi.
card-start-hammer-and-nails = Kladivo a hřebíky
card-start-hammer-and-nails-says = 2 použití. 1 dodatečná figurka na budování.
card-start-pipe-and-tobacco = Dýmka a tabák
card-start-pipe-and-tobacco-says = 2 použití. Získej 2 žetony odhodlání.
card-start-pistol = Pistole
card-start-pistol-says = 2 použití. Ve svém boji zvyš úroveň zbraní o 3, jen pro ten boj.
card-start-storm-glass = Barometr
card-start-storm-glass-says = 2 použití. Při plánování hoď kostkami počasí tohoto kola; platí ve fázi počasí.

# Žetony objevů

card-token-edible-roots = Jedlé výhonky
card-token-edible-roots-says = S Hrncem v noci: vyleč 2 zranění, jedné postavě nebo dvěma.
card-token-goat = Koza
card-token-goat-says = Při úrovni zbraní 1 nebo víc: vezmi 1 jídlo a 1 kůži. Jako žeton se nekazí.
card-token-old-machete = Stará mačeta
card-token-old-machete-says = Zvyš úroveň zbraní o 1.
card-token-nourishing-larvae = Výživné larvy
card-token-nourishing-larvae-says = Vezmi 2 jídla. Nepoužité se v noci kazí jako jídlo.
card-token-poison = Jed
card-token-poison-says = S Hrncem: zvyš úroveň zbraní o 2.
card-token-herbs = Bylinky
card-token-herbs-says = S Hrncem: vyrob Lék zdarma a bez akce, pokud je mezi vynálezy na plánu.
card-token-spices = Koření
card-token-spices-says = S Hrncem: zvyš morálku o 1.
card-token-candles = Svíčky
card-token-candles-says = 1 dodatečná figurka na budování, na jedno použití.
card-token-fallen-tree = Vyvrácený strom
card-token-fallen-tree-says = Vezmi 1 dřevo.
card-token-find = Nález
card-token-find-says = Dobírej záhady, dokud nenajdeš 1 poklad.
card-token-tobacco = Tabák
card-token-tobacco-says = Zvyš morálku o 1.
card-token-large-leaves = Velké listy
card-token-large-leaves-says = Ve fázi počasí ignoruj 1 dešťový mrak.
card-token-thorny-bushes = Trnité keře
card-token-thorny-bushes-says = Zvyš úroveň palisády o 1, pokud máte úkryt.

# Vynálezy a vybavení

item-shovel = Lopata
item-shovel-says =
    Potřebuje objevenou pláž.
    Je potřeba k jinému vybavení a k mnoha ohrožením.
item-bricks = Cihly
item-bricks-says =
    Potřebuje objevené kopce.
    Zvyšte úroveň palisády o 1, pokud máte úkryt. Jsou potřeba k jinému vybavení. Při ztrátě snižte úroveň palisády o 1, pokud to jde.
item-cure = Lék
item-cure-says =
    Potřebuje objevené pláně.
    Chrání před efekty některých karet.
item-dam = Hráz
item-dam-says =
    Potřebuje objevenou řeku. Stojí 1 dřevo.
    Vezměte 2 trvanlivá jídla. Při ztrátě odhoďte 2 trvanlivá jídla, pokud je máte.
item-fire = Oheň
item-fire-says =
    Potřebuje objevené hory.
    Zvyšte úroveň palisády o 1, pokud máte úkryt. Je potřeba k jinému vybavení, k některým ohrožením a k cíli Trosečníků. Při ztrátě snižte úroveň palisády o 1, pokud to jde.
item-knife = Nůž
item-knife-says =
    Potřebuje objevené hory.
    Zvyšte úroveň zbraní o 1. Je potřeba k jinému vybavení a k jednomu ohrožení. Při ztrátě snižte úroveň zbraní o 1, pokud to jde.
item-map = Mapa
item-map-says =
    Potřebuje objevenou řeku.
    1 dodatečná figurka na průzkum v každém kole. Je potřeba ke Zkratce.
item-pot = Hrnec
item-pot-says =
    Potřebuje objevené kopce.
    Jednou za noc odhoďte 1 jídlo a vylečte 1 zranění libovolné postavě. Je potřeba k některým žetonům objevu.
item-rope = Provaz
item-rope-says =
    Potřebuje objevené pláně.
    Je potřeba k jinému vybavení a k jednomu ohrožení.
item-snare = Tenata
item-snare-says =
    Potřebuje Provaz. Je-li ve hře Tesař, může vynález vyrobit jen on a získá 2 žetony odhodlání.
    Položte na dílek s táborem žeton +1 jídlo, pokud tam žádný není: produkce tam dá o 1 jídlo víc. Při ztrátě žeton odhoďte.
item-fireplace = Ohniště
item-fireplace-says =
    Potřebuje Oheň. Je-li ve hře Kuchař, může vynález vyrobit jen on a získá 2 žetony odhodlání.
    Jednou za noc odhoďte 1 jídlo a vylečte 2 zranění, jedné postavě nebo dvěma.
item-shortcut = Zkratka
item-shortcut-says =
    Potřebuje Mapu. Je-li ve hře Průzkumník, může vynález vyrobit jen on a získá 2 žetony odhodlání.
    Vyberte dílek sousedící s táborem: každá produkce dá i 1 surovinu z něj, a tu v tom kole nikdo nesbírá. Když se tábor přesune, Zkratku ztratíte.
item-spear = Oštěp
item-spear-says =
    Potřebuje Nůž. Stojí 1 dřevo. Je-li ve hře Voják, může vynález vyrobit jen on a získá 2 žetony odhodlání.
    Zvyšte úroveň zbraní o 3. Při ztrátě snižte úroveň zbraní o 3; za každou chybějící úroveň utrží každý hráč 1 zranění.
item-wall = Zeď
item-wall-says =
    Potřebuje Cihly.
    Zvyšte úroveň palisády o 2, pokud máte úkryt. Při ztrátě snižte úroveň palisády o 2; za každou chybějící úroveň utrží každý hráč 1 zranění.
item-basket = Koš
item-basket-says =
    Potřebuje objevené pláně.
    V každém kole přinese jeden úspěšný sběr o 1 sbíranou surovinu víc.
item-bed = Lůžko
item-bed-says =
    Potřebuje objevené pláně.
    Odpočinek vyléčí 2 zranění místo 1 a dá 1 žeton odhodlání.
item-belts = Popruhy
item-belts-says =
    Potřebuje Nůž. Stojí 1 kůži.
    1 dodatečná figurka na sběr surovin v každém kole.
item-bow = Luk
item-bow-says =
    Potřebuje Provaz a Nůž. Stojí 1 dřevo.
    Zvyšte úroveň zbraní o 3. Při ztrátě snižte úroveň zbraní o 3; za každou chybějící úroveň utrží každý hráč 1 zranění.
item-cellar = Sklep
item-cellar-says =
    Potřebuje Lopatu.
    Jídlo se už nekazí.
item-corral = Ohrada
item-corral-says =
    Potřebuje Provaz. Stojí 1 dřevo.
    Můžete vyčerpat zdroj jídla na dílku sousedícím s táborem a položit na dílek s táborem žeton +1 jídlo, pokud tam žádný není: produkce tam dá o 1 jídlo víc. Při ztrátě žeton odhoďte a zdroj odkryjte.
item-diary = Deník
item-diary-says =
    Stojí 1 kůži.
    Ve fázi morálky získá první hráč o 1 žeton odhodlání víc, nebo o 1 méně odhodí.
item-furnace = Pec
item-furnace-says =
    Potřebuje Cihly.
    V každé fázi počasí ignorujte 1 zimní mrak.
item-drums = Bubny
item-drums-says =
    Potřebuje objevené kopce. Stojí 1 kůži.
    Ve fázi morálky získá první hráč o 2 žetony odhodlání víc, nebo o 2 méně odhodí.
item-lantern = Lucerna
item-lantern-says =
    Potřebuje objevené kopce a Oheň.
    1 dodatečná figurka na budování v každém kole.
item-moat = Obranný val
item-moat-says =
    Potřebuje Lopatu. Stojí 1 dřevo.
    Zvyšte úroveň palisády o 2, pokud máte úkryt. Při ztrátě snižte úroveň palisády o 2; za každou chybějící úroveň utrží každý hráč 1 zranění.
item-pit = Jáma
item-pit-says =
    Potřebuje Lopatu. Stojí 1 dřevo.
    V každé fázi produkce se hodí kostkou zranění budování: zranění dá 2 jídla.
item-raft = Vor
item-raft-says =
    Potřebuje Provaz. Stojí 2 dřeva.
    1 dodatečná figurka na sběr surovin nebo průzkum v každém kole.
item-sack = Pytel
item-sack-says =
    Stojí 1 kůži.
    V každém kole přinese jeden úspěšný sběr o 1 sbíranou surovinu víc.
item-shield = Štít
item-shield-says =
    Potřebuje Provaz. Stojí 1 dřevo.
    1 dodatečná figurka na lov v každém kole.
item-sling = Prak
item-sling-says =
    Stojí 1 kůži nebo 1 dřevo.
    Zvyšte úroveň zbraní o 2. Při ztrátě snižte úroveň zbraní o 2; za každou chybějící úroveň utrží každý hráč 1 zranění.

## Scénář: Trosečníci

card-token-dashes = Léčivé byliny (dvě čárky)
card-token-dashes-says = V Trosečnících v noci: vyleč si 1 zranění.
card-token-bow-tie = Olej (motýlek)
card-token-bow-tie-says = V Trosečnících: 2 dřeva na hranici, v témže kole.
card-token-saltire = Pirátská šavle (kříž)
card-token-saltire-says = V Trosečnících: zvyš úroveň zbraní o 1.
card-token-bars = Medailon (dva pruhy)
card-token-bars-says = V Trosečnících: získej 3 žetony odhodlání.
item-hatchet = Sekera
item-hatchet-says =
    Potřebuje objevené hory. Stojí 1 dřevo.
    Položte na dílek s táborem žeton +1 dřevo, pokud tam žádný není: produkce tam dá o 1 dřevo víc.
item-mast = Stožár
item-mast-says =
    Potřebuje Provaz. Stojí 1 dřevo a 1 kůži.
    3 dřeva na hranici, v témže kole.

## Scénář: Prokletý ostrov

rule-cursed-island = Přišli jste zlomit prokletí tohoto ostrova. Máte 10 kol, abyste postavili 5 křížů na 5 různých dílcích. Kříž se staví jako jiné vybavení, ale na dostupném dílku: za každé pole dál než sousední o 1 figurku víc. Na dílku, který se stane nedostupným, kříž ztratíte. Kniha: položte značky mlhy na 2 pole bez mlhy podle své volby; za každou, která se nevejde, utrží každý zranění. V mlze stojí každá akce o 1 figurku víc, tábor nic neprodukuje a terén neplatí. Posvátný zvon, kdykoli ho vyrobíte, odstraní 3 značky. Totemy: první je temný chrám, lze ho jednou prozkoumat (až 3 poklady a 1 netvor), druhý zraní objevitele dvakrát, další přinese mlhu. Od 6. kola přichází zima.
    .title = Scénář: Prokletý ostrov
tally-crosses = Kříže: { $number } z { $of }
tally-fog = Mlha: { $number } z { $of } polí
own-temple = Průzkum temného chrámu na poli { $space }
card-site-temple = Temný chrám
card-site-temple-says = Doberte 4 záhady: až 3 poklady a 1 netvora. Prozkoumat ho lze jen jednou.
ask-fog-place = Kam přijde mlha?
ask-fog-place-decide = Kam přijde mlha? Rozhodni.
ask-fog-clear = Kde se mlha rozplyne?
ask-fog-clear-decide = Kde se mlha rozplyne? Rozhodni.
event-fog-everywhere = Mlha už je všude.
event-fog-cleared = Mlha se rozplývá. Pole: { $space }.
event-temple-found = Totem označuje temný chrám. Pole: { $space }.
event-temple-entered = Brána temného chrámu se otevírá.
card-token-altar-candles = Oltářní svíčky (dvě čárky)
card-token-altar-candles-says = 1 dodatečná figurka na budování, na jedno použití.
card-token-vials = Lahvičky (motýlek)
card-token-vials-says = Vyrob Lék zdarma a bez akce, pokud je mezi vynálezy na plánu.
card-token-decorated-bell = Zdobený zvon (kříž)
card-token-decorated-bell-says = Odstraň 2 značky mlhy.
card-token-sacrificial-dagger = Obětní dýka (dva pruhy)
card-token-sacrificial-dagger-says = Ve svém boji: zvyš úroveň zbraní o 3, jen pro tento boj, a utrž 1 zranění. Jednou za fázi. Neodhazuje se.
item-sacred-bell = Posvátný zvon
item-sacred-bell-says =
    Potřebuje objevené kopce a Provaz.
    Odstraňte 3 značky mlhy. Lze ho vyrobit opakovaně.
item-cross = Kříž
item-cross-says =
    Stojí 2 dřeva.
    Kříž na dostupném dílku, kde žádný není. Lze ho vyrobit opakovaně.

## Scénář: Pomoc pro Jenny

rule-jenny = Jenny je stále na vraku a dlouho tam nevydrží. Máte 8 kol, abyste ji zachránili a odpluli s ní. Postavte Prám: v některém z dalších kol přivede průzkum s ním (1 figurka a kostky, nebo 2) Jenny do tábora; dobrodružství při něm znamená zranění. Pak postavte Záchranný člun a ihned vítězíte. Jenny má 10 životů. Dokud není zachráněna, utrží každou noc 2 zranění a nic jiného ji nezasáhne; zemře-li, prohráváte. V táboře smí jen odpočívat, vyléčí si 1 zranění a Lůžko ani Houpací síť jí nepomohou. Jí a spí s vámi a postihne ji vše, co postihne všechny; ceny se nemění. Kniha: palisáda klesne o 1. Totemy: první zraní objevitele dvakrát, druhý sníží morálku o 2, třetí přinese Provaz, čtvrtý 2 kůže. Barometr ve hře není. Hladová zvířata přicházejí od 5. kola.
    .title = Scénář: Pomoc pro Jenny
tally-raft = Prám: { $number ->
    [0] zatím chybí
   *[other] hotov
}
tally-jenny = Jenny: { $number ->
    [0] zatím na vraku
   *[other] zachráněna
}
tally-lifeboat = Záchranný člun: { $number ->
    [0] zatím chybí
   *[other] hotov
}
tally-jenny-hearts = Životy Jenny: { $number } z { $of }
character-jenny = Jenny
character-jenny-says =
    10 životů. Dokud není zachráněna, utrží každou noc 2 zranění.
    Pak smí jen odpočívat a postihne ji vše, co postihne všechny. Zemře-li, prohráváte.
event-rope-found = Z totemu visí starý provaz. Na cestě: { $item }.
event-jenny-rescued = Jenny je zachráněna. Od teď žije v táboře.
card-token-healing-herbs = Hojivé byliny (dvě čárky)
card-token-healing-herbs-says = V noci: vyleč si 1 zranění.
card-token-lost-pistol = Ztracená pistole (motýlek)
card-token-lost-pistol-says = Ve svém boji: zvyš úroveň zbraní o 3, jen pro tento boj.
card-token-ruined-hut = Zbořená chatrč (kříž)
card-token-ruined-hut-says = Vezmi 2 dřeva.
card-token-vines = Liány (dva pruhy)
card-token-vines-says = Zvyš úroveň palisády o 1, pokud máte úkryt.
item-rescue-raft = Prám
item-rescue-raft-says =
    Potřebuje Provaz. Stojí 2 dřeva.
    V některém z dalších kol s ním průzkum zachrání Jenny.
item-lifeboat = Záchranný člun
item-lifeboat-says =
    Potřebuje Provaz a Nůž. Stojí 6 dřev a 4 kůže.
    Jakmile je Jenny zachráněna, lze ho postavit, a vítězíte.

## Scénář: Sopečný ostrov

rule-volcano-island = V chrámech ostrova je to, kvůli čemu jste připluli, ale sopka se probudila. Máte 8 kol, abyste objevili 6 dílků a prozkoumali 3 totemy (tři hráči 7 a 4, čtyři 8 a 4) a pak postavili Člun: tím ihned vítězíte. Začínáte na poli 7 s Nožem a Lopatou; na sopce nelze dělat nic. Každý průzkum stojí o 1 figurku víc. Totem se prozkoumá vlastní akcí: podle pořadí nálezu doberte a vyhodnoťte 3, 4, 4 nebo 5 záhad jakéhokoli druhu, od třetího totemu s 1 figurkou navíc; kdo skončí dřív, musí přijít znovu. Kůže platí jako dřevo na úkryt, střechu a palisádu. Kniha: prach na 2 pole podle vaší volby, na každém o 1 figurku víc. Láva zavírá pole na začátku kol: 7 ve 4. kole, pak 3 a 10, pak 2 a 9, pak 5, pak 1 a 8. Je-li tam tábor, prohráváte. Od 4. kola prší.
    .title = Scénář: Sopečný ostrov
tally-tiles = Objevené dílky: { $number }/{ $of }
tally-totems = Prozkoumané totemy: { $number }/{ $of }
tally-boat = Člun: { $number ->
    [0] zatím chybí
   *[other] hotov
}
own-totem = Průzkum totemu na poli { $space }
card-site-totem = Totem
card-site-totem-says = Dobírají se a postupně vyhodnocují záhady jakéhokoli druhu. Skončíš-li před poslední, totem není prozkoumaný.
about-temple = Záhady v chrámu: { $number }.
ask-ash-place = Kam dopadne prach?
ask-ash-place-decide = Kam dopadne prach? Rozhodni.
ask-mystery-map = Ušetří vám mapa jednu záhadu?
ask-mystery-ward = Odvrátíš ji?
event-ash-everywhere = Prach už je všude.
event-camp-buried = Tábor pohltila láva. Pole: { $space }.
event-mystery-spared = { $card } ukazuje zkratku. O jednu záhadu méně.
event-mystery-warded = { $card } odvrací záhadu: { $mystery }.
event-totem-explored = Totem na poli { $space } je prozkoumaný. Prozkoumané totemy: { $number }.
card-token-old-map = Stará mapa (dvě čárky)
card-token-old-map-says = Při průzkumu totemu: dober o 1 záhadu méně.
card-token-old-diary = Starý deník (motýlek)
card-token-old-diary-says = Když dobereš past: ignoruj ji.
card-token-torch = Pochodeň (kříž)
card-token-torch-says = Když dobereš netvora: ignoruj ho.
card-token-old-canvas = Stará plachta (dva pruhy)
card-token-old-canvas-says = Ve fázi počasí ignoruj 1 dešťový mrak.
item-rope-ladder = Provazový žebřík
item-rope-ladder-says =
    Potřebuje Provaz.
    1 dodatečná figurka na průzkum v každém kole, jen pro totemy.
item-jolly-boat = Člun
item-jolly-boat-says =
    Potřebuje Provaz. Stojí 3 dřeva.
    Jakmile jste objevili dost dílků a prozkoumali dost totemů, lze ho postavit, a vítězíte.

## Scénář: Ostrov kanibalů

rule-cannibal-island = Žijí tu kanibalové a vědí o vás. Máte 9 kol, abyste spálili jejich Město. Začínáte s Čutorou s rumem a Dýmkou a tabákem. Na každém objeveném dílku s totemem stojí vesnice: zraní toho, kdo ji najde, a další stojí víc. Od 4. kola je vidět Město vpravo od horní řady. Kde kanibalové žijí, tam nesmí být tábor a sběr stojí o 1 figurku víc. Vesnici nebo Město spálíte útokem: 2 figurky jako na lov, za každé další pole o 1 víc. Vesnice má sílu 4 a k tomu 1 za každý viditelný nespálený totem, Město 21, ale o 3 méně za každou spálenou vesnici; každá chybějící úroveň zbraní je zranění. Kniha: každý utrží 3 zranění, ale o 1 méně za každou spálenou vesnici; pak přesuňte tábor, ztraťte úkryt, nebo každý utrží další 2. Kánoe: vezměte 2 dílky a vyberte si. Počasí tu nehrozí.
    .title = Scénář: Ostrov kanibalů
tally-villages = Spálené vesnice: { $number }/{ $of }
tally-village-strength = Vesnice: síla { $number } proti zbraním { $of }
tally-city-strength = Město: síla { $number } proti zbraním { $of }
own-village = Útok na vesnici na poli { $space }
own-city = Útok na Město kanibalů na poli { $space }
flee-to = Přesunout tábor na pole { $space }
choice-lose-shelter = Přijít o úkryt, střechu i palisádu
choice-two-wounds = Každý hráč utrží 2 zranění
ask-cannibals-come = Co uděláte?
ask-cannibals-come-decide = Co uděláte? Rozhodni.
ask-cannibals-tribute = Co tu necháš?
event-city-seen = Na poli { $space } se objevilo Město kanibalů.
event-cannibals-came = Přicházejí kanibalové.
event-shelter-lost = Kanibalové strhli úkryt.
event-village-found = Na poli { $space } stojí vesnice kanibalů. Síla vesnice je teď { $strength }.
event-village-burnt = { $kind ->
    [city] Na poli { $space } hoří Město kanibalů.
   *[village] Na poli { $space } hoří vesnice kanibalů.
}
card-foe-village = Vesnice kanibalů
card-foe-city = Město kanibalů
card-token-blowpipe = Foukačka (dvě čárky)
card-token-blowpipe-says = Ve svém boji: zvyš úroveň zbraní o 2, jen pro tento boj.
card-token-ointment = Mast (motýlek)
card-token-ointment-says = V noci: vyleč si 1 zranění.
card-token-map = Mapa (kříž)
card-token-map-says = Podívej se na 3 horní dílky ostrova a vrať je v libovolném pořadí.
card-token-machete = Mačeta (dva pruhy)
card-token-machete-says = Zvyš úroveň zbraní o 1.
item-ballista = Balista
item-ballista-says =
    Potřebuje Provaz. Stojí 2 dřeva.
    Zvyšte úroveň palisády o 2, pokud máte úkryt. Zvyšte úroveň zbraní o 1.
item-canoe = Kánoe
item-canoe-says =
    Potřebuje objevenou řeku. Stojí 1 dřevo.
    Při každém úspěšném průzkumu vezměte 2 dílky, jeden položte a druhý zamíchejte zpět.

## Scénář: Rodina Robinsonů

rule-robinson-family = Na ostrově se usadíte. Máte 12 kol na domov s úkrytem, střechou, palisádou a zbraněmi aspoň na úrovni 1 a se všemi 9 vynálezy rozdanými na začátku; jakmile je máte, vítězíte. V kolech 7, 9 a 11 se narodí dítě a každou noc dřív než vy sní 1 jídlo: když chybí, prohráváte. Totem znamená vyčerpanou půdu: terén tam nalezený poprvé se počítá jako neprozkoumaný. Zúrodnění je akce pro 2 figurky hráčů, za každé další pole o 1 víc: odstraní z dílku černou značku, takže jeho zdroj nebo terén zase platí. U tábora smí ležet několik žetonů +1 jídlo. Kniha: v tomto kole jen polovina produkce, zaokrouhlená dolů. Déšť hrozí od 3. kola, zima od 5., hladová zvířata od 7.
    .title = Scénář: Rodina Robinsonů
tally-shelter = Úkryt: { $number ->
    [0] zatím chybí
   *[other] stojí
}
tally-roof = Střecha: { $number ->
    [0] zatím chybí
   *[other] stojí
}
tally-palisade = Palisáda: { $number ->
    [0] zatím chybí
   *[other] stojí
}
tally-weapon = Zbraně: { $number ->
    [0] zatím chybějí
   *[other] hotové
}
tally-inventions = Rozdané vynálezy, které už máte: { $number } z { $of }
tally-children = Děti: { $number } ze { $of }
own-reclaim-food = Zúrodnění: zdroj jídla na poli { $space }
own-reclaim-wood = Zúrodnění: zdroj dřeva na poli { $space }
own-reclaim-terrain = Zúrodnění: terén na poli { $space }
ask-plow-marker = Která značka zmizí?
ask-plow-marker-decide = Která značka zmizí? Rozhodni.
event-child-born = Narodilo se dítě. { $n ->
    [one] Je první.
   *[other] Teď jsou { $n }.
}
event-land-exhausted = Půda je vyčerpaná: v tomto kole se vyrobí jen polovina.
event-child-starved = Dítě nemá co jíst.
event-children-ate = { $n ->
    [one] Dítě jí: { $goods }.
   *[other] Děti ({ $n }) jedí: { $goods }.
}
event-animals-rolled-again = Zvířata přehozena: { $dice }.
card-token-old-tools = Staré nářadí (dvě čárky)
card-token-old-tools-says = Hned, bez akce a zdarma vyrobte Provaz, Hrnec nebo Nůž.
card-token-plow = Pluh (motýlek)
card-token-plow-says = Odstraňte z dílku 1 černou značku: jeho zdroj nebo terén zase platí.
card-token-powder = Střelný prach (kříž)
card-token-powder-says = Ve fázi počasí: přehoďte kostku hladových zvířat.
card-token-seeds = Semena (dva pruhy)
card-token-seeds-says = Vezmi 1 trvanlivé jídlo.
item-fence = Plot
item-fence-says =
    Potřebuje Lopatu.
    Zvyšte úroveň palisády o 1, pokud máte úkryt.
item-garden = Zahrádka
item-garden-says =
    Potřebuje Lopatu. Stojí 2 jídla.
    Vezměte 4 jídla.

## Scénář: Ostrov King Konga

rule-king-kong-island = Filmový štáb přijel za King Kongem. Máte 10 kol, abyste položili 3 pasti do 3 doupat, tedy na dílky s totemem nejvýš 2 pole od tábora, a pak ho ulovili se 2 figurkami: stojí to 5 úrovní zbraní, s Uspávadlem 1. Začínáte s úkrytem. Každé kolo se za každé nalezené doupě hází kostkou hladových zvířat; když nenajde palisádu, morálka klesne o 1 a zemře nejlevější člen štábu. Kniha: zemře nejlevější a morálka klesne o 1. Herečka nezemře, je unesena: bez ní lov není možný. Hledejte ji ve čtvrtém nalezeném doupěti jako při průzkumu; čeká tam netvor. Když zemře režisér, prohráváte. Tábor v doupěti stojí před produkcí každého hráče zranění. Řada: osvětlovač, kameraman, zvukař, scenárista, maskér, herečka, dublér, herec, režisér.
    .title = Scénář: Ostrov King Konga
tally-traps = Pasti: { $number } ze { $of }
tally-kong-weapons = Zbraně: { $number }, lov na King Konga stojí { $of }
tally-crew = Živí členové štábu: { $number } z { $of }
tally-leftmost = Nejlevější ze štábu: { $number ->
    [1] osvětlovač
    [2] kameraman
    [3] zvukař
    [4] scenárista
    [5] maskér
    [6] herečka
    [7] dublér
    [8] herec
   *[other] režisér
}
tally-actress = Herečka: { $number ->
    [0] se štábem
    [1] unesena
   *[other] zachráněna
}
tally-lairs = Nalezená doupata: { $number }, herečka by byla ve { $of }. z nich
crew-lights = Osvětlovač
crew-cameraman = Kameraman
crew-sound = Zvukař
crew-screenwriter = Scenárista
crew-make-up = Maskér
crew-double = Dublér
crew-actor = Herec
crew-director = Režisér
own-king-kong = Lov na King Konga
own-actress = Hledání herečky na poli { $space }
ask-double-die = Která kostka se přehodí?
ask-double-die-decide = Která kostka se přehodí? Rozhodni.
ask-firecracker-die = Která kostka se nepočítá?
ask-firecracker-die-decide = Která kostka se nepočítá? Rozhodni.
event-crew-died = { $who } je mrtvý.
event-actress-captured = King Kong unesl herečku.
event-actress-saved = Herečka je zase volná.
event-lair-found = Na poli { $space } je doupě. Počet hodů kostkou hladových zvířat v každém kole: { $n }.
event-camp-in-lair = Tábor stojí v doupěti.
event-trap-laid = Na poli { $space } leží past. Pasti: { $n }.
event-king-kong-caught = King Kong je chycen.
event-animals-scared-off = Petarda je zahnala: { $die }.
card-foe-king-kong = King Kong
card-token-vodka = Vodka (dvě čárky)
card-token-vodka-says = Zvyš morálku o 1.
card-token-firecracker = Petarda (motýlek)
card-token-firecracker-says = Ve fázi počasí: nepočítejte 1 kostku hladových zvířat.
card-token-giant-footprint = Obří stopa (kříž)
card-token-giant-footprint-says = 1 dodatečná figurka na průzkum, jednou.
card-token-lost-item = Ztracená věc filmaře (dva pruhy)
card-token-lost-item-says = Podle nejlevějšího člena štábu. Osvětlovač: 1 figurka na budování, jednou. Kameraman: 2 žetony odhodlání. Zvukař: hoďte kostkami hladových zvířat už při plánování. Scenárista: podívej se na horní událost. Maskér: nic. Herečka: morálka +1. Dublér: přehoď libovolnou kostku. Herec: zbraně +2. Režisér: nic.
item-trap = Past
item-trap-says =
    Potřebuje Lopatu. Stojí 4 dřeva. Lze ji vyrobit vícekrát, pokaždé na jiném dílku.
    Položte past na dílek s totemem nejvýš 2 pole od tábora. Když se dílek stane nedostupným, past je ztracena.
item-tranquilizer = Uspávadlo
item-tranquilizer-says =
    Potřebuje objevené kopce a pláně a Oheň.
    Lov na King Konga sníží úroveň zbraní o 1 místo o 5.

# Decks, where cards of several have one title
deck = { $deck ->
    [event] událost
    [wreck] vrak
    [build] dobrodružství při budování
    [gather] dobrodružství při sběru surovin
    [explore] dobrodružství při průzkumu
    [treasure] poklad
    [monster] netvor
    [trap] past
    [beast] zvíře
    [start] počáteční vybavení
    [token] žeton objevu
   *[item] vybavení
}

# Pokyny předem

order-go-on-dice = Po hodu kostkami
    .hint = Hod platí a na tebe se nečeká, i když ho umíš změnit.
order-go-on-dice-go-on = Pokračovat
order-go-on-fight = V boji
    .hint = Boj proběhne a na tebe se nečeká, i když umíš pomoci.
order-go-on-fight-go-on = Pokračovat
order-go-on-clouds = Než přijde počasí
    .hint = Mraky přijdou a na tebe se nečeká, i když je umíš zmírnit.
order-go-on-clouds-go-on = Pokračovat
order-go-on-animals = Než přijdou hladová zvířata
    .hint = Zvířata přijdou a na tebe se nečeká, i když je umíš zastavit.
order-go-on-animals-go-on = Pokračovat
order-go-on-night = Než začne noc
    .hint = Noc začne a na tebe se nečeká, i když ještě můžeš něco použít.
order-go-on-night-go-on = Pokračovat
order-votes = O čem rozhodují všichni
    .hint = Třeba kdo bude o hladu nebo kam se přesune tábor. Na to, co nakonec určí první hráč, se hra zeptá i tak.
order-votes-follow = Říct totéž co většina

# Proč něco nejde

wish-build = Vybudovat: { $item }
wish-hunt = Jít na lov
wish-skill = Použít: { $skill }
why-not-yours = Smí ho vyrobit jen postava, které tento vynález patří.
why-no-terrain = Je k tomu potřeba objevený terén, který platí: { $terrain ->
    [beach] pláž
    [hills] kopce
    [mountains] hory
    [plains] pláně
   *[river] řeka
}.
why-no-item = Nejdřív musíte mít vyrobeno: { $item }.
why-too-dear = Cena: { $cost }. Dohromady máte: { $goods }.
why-skill-used = Tato dovednost už je v tomto kole použitá.
why-no-determination = Stojí to žetonů odhodlání: { $price }. Máš jich { $determination }.
why-draft-open = Máš rozpracovaný návrh celého plánu: nejdřív ho předlož, nebo zahoď.
why-unfinished = Ještě není úplné: { $actions }. Každá akce potřebuje všechny své figurky a musí být zaplacená.
why-no-pawns = Všechny figurky, které smíš umístit, už jsou umístěné.
why-alone = V sólové hře není komu plán navrhnout.
why-proposal-open = Jeden návrh už je předložený.
why-no-beast = V balíčku lovu není žádné zvíře. Přibývají s objevenými dílky, na nichž je zvíře.

# Průvodce první partií

guide-cast = Vyhrajete, nebo prohrajete všichni společně. Každá postava má čtyři dovednosti a vlastní vynález.
guide-plan = Plánujte společně: každý má dvě figurky. Akce, která má všechny potřebné a jednu navíc, se určitě podaří, jinak rozhodnou kostky. Mysli na jídlo, dřevo, úkryt na noc a ohrožení. Až se shodnete, klepni na „{ choice-ready }“.
guide-action = U každé akce je, kolik figurek má a kolik potřebuje. O budování, sběru a průzkumu rozhodnou kostky, pokud akce nemá jednu figurku navíc.
guide-pay = Co akce stojí, leží stranou, dokud se neprovede. Když se nepodaří, vrátí se to.
guide-dice = Kostky jsou hozené. Než začnou platit, jde je dovednostmi a věcmi přehodit; dovednosti stojí odhodlání. Když nikdo nechce, pokračuj.
guide-adventure = Přišlo dobrodružství. Rozhoduješ o něm ty. Karta, kterou zamícháš, se některé ráno vrátí a vyhodnotí se její dolní část.
guide-vote = O tomhle rozhodujete společně: každý řekne, čemu dává přednost, a když se neshodnete, rozhodne první hráč.
guide-night = V noci každý sní 1 jídlo, nebo utrží 2 zranění. Pak jde přesunout tábor, bez úkrytu přijde další zranění a jídlo se zkazí.
