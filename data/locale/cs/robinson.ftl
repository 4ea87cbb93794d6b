game-title = Robinson Crusoe
game-about = Trosečníci na prokletém ostrově: společně zkoumejte, stavte a přežijte, dokud nesplníte cíl scénáře.
game-length = 90–180 minut

# Co si stůl může zvolit

option-scenario = Scénář
    .hint = Příběh, který hrajete: jeho cíl, počet kol a počasí.
option-scenario-castaways = 1: Trosečníci
option-characters = Postavy
    .hint = Zda si hráči postavy vybírají, nebo losují. Sólo se vždy losuje.
option-characters-chosen = Hráči si vyberou
option-characters-lots = Rozhodne los
option-soldier = Voják ve dvou
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
    .hint = Kolik událostí má symbol knihy. V Trosečnících kniha nic nedělá, víc knih je lehčích.
option-events-even = Knih stejně jako dobrodružství
option-events-fewer-books = O 2 knihy méně
option-events-more-books = O 2 knihy víc
option-wreckage = Karta vraku
    .hint = Která karta vraku leží na plánu v prvním kole.
option-wreckage-food-crates = Bedny s jídlem
option-wreckage-random = Náhodná

# Místa a věci

space = { $space }
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
skill-tracking-does = podívat se na vrch balíčku lovu
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

do-threat = Akce ohrožení: { $card }
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
pawn-of = figurka { $who }
pawn-friday = Pátek
pawn-dog = Pes
pawn-handyman = Zlaté ručičky
pawn-from = { $card }
place-on = { $action } (figurek { $pawns } z { $needed }{ $rolls ->
    [0] {""}
   *[other] , s další bez kostek
})
change-back = Vzít zpět: { $action }
change-back-pawn = Vzít zpět jen: { $pawn }
change-lead = Převzít vedení: { $action }
change-first = Provést první: { $action }
change-pay = Zaplatit jinak: { $action }
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
}: { $place ->
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
}
token-at = { $kind ->
    [food] Jídlo
    [wood] Dřevo
    [time] Figurka navíc
    [danger] Nebezpečí
   *[reroll] Přehození úspěchu
}: pole { $space }

# Co dělají efekty, na tlačítkách

card-away = Odhodit kartu
card-back = Zamíchat kartu do událostí
effects-and-card-back = { $effects }; kartu zamíchat do událostí
effect-gain = Získat { $goods }{ $per_player ->
    [0] {""}
   *[other] {" "}na hráče
}
effect-lose = Odevzdat { $goods }
effect-wound = { $who ->
    [all] Každý hráč { $n } zranění
   *[you] Utržit { $n } zranění
}
effect-heal = Vyléčit { $n } zranění
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
ask-dice-go-on = Zůstanou kostky, jak jsou?
ask-fight-go-on = Proběhne boj tak, jak je?
ask-clouds-go-on = Přijdou mraky tak, jak jsou?
ask-night-go-on = Začne noc?
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
ask-heal-whom = Čí zranění se vyléčí?
ask-hunt-track = Kam přijde tato karta?
ask-disease-markers = Kolik jich bude?
ask-arrow-cover = Kterou šipku zakryjete?
ask-arrow-cover-decide = Kterou šipku zakryjete? Rozhodni.
ask-pile-column = Do kterého sloupce hranice přiložíte?
ask-pile-column-decide = Do kterého sloupce hranice přiložíte? Rozhodni.
ask-pile-wood = Kolik dřeva přiložíš ({ $least }–{ $most })?
ask-night-hungry = Kdo nebude jíst a utrží 2 zranění?
ask-night-hungry-decide = Kdo nebude jíst a utrží 2 zranění? Rozhodni.
ask-night-more = Další jídlo, nebo zranění?
ask-night-camp = Kde bude zítra tábor?
ask-night-camp-decide = Kde bude zítra tábor? Rozhodni.

about-card = { $card }: { $says }
about-dice = { $action }. Hází { $who }: { $dice }.
about-fight = { $card }: síla { $strength } proti zbraním { $weapon }.{ $missing ->
    [0] {""}
   *[other] {" "}Zatím to znamená { $missing } zranění.
}
about-clouds = Dešťové mraky: { $rain }, zimní mraky: { $snow }, střecha: { $roof }. Zatím je třeba odevzdat dřevo ({ $wood }) a jídlo ({ $food }).
about-night = Jídlo: { $food }, strávníci: { $mouths }. Teď je čas se léčit, než se jídlo zkazí.
about-food = Zbývá vám jídlo: { $food }.
about-half = Polovina propadá. Vyrobeno je ještě: { $goods }. Zbývá vybrat: { $left }.
about-disease = Značky nemoci k rozdělení: { $left }. Každá znamená v noci 1 zranění. Kolik jich dostane { $who }?
about-pile = Dřevo na hranici: { $wood }. V jednom kole roste jen jeden sloupec.

group-place = Umístit figurku
group-change = Změnit plán
group-threat = Ohrožení
group-hunt = Lov
group-build = Budování
group-gather = Sběr surovin
group-explore = Průzkum
group-arrange = Tábor
group-rest = Odpočinek
group-plan = Plánování
group-dice = Ke kostkám
group-fight = K boji
group-clouds = Proti mrakům
group-night = Na noc

choice-ready = Připraveno
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
choice-none = Nic
choice-stay = Zůstat na místě
choice-eat = Sníst 1 jídlo navíc
choice-wound = Utržit zranění
choice-determination = 2 žetony odhodlání
choice-heal = Vyléčit zranění
choice-morale = Zvýšit morálku o 1

# Co se stalo

event-chose-character = { $seat } hraje za postavu { $character }.
event-round-began = Začíná { $round }. kolo z { $rounds }.
event-wreckage-washed-up = Moře vyplavilo vrak: { $card }.
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
event-wounded = { $who } utrží { $n } zranění ({ $wounds } z { $hearts }).
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
event-infected = { $who } má nemoc, v noci to bude { $n } zranění.
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
event-gained = Tábor získává { $goods }.
event-brought = { $who } přináší { $goods }.
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
event-planned = { $seat } plánuje: { $action } ({ $pawn }).
event-took-pawn-back = { $seat } bere zpět: { $action } ({ $pawn }).
event-planned-first = { $seat } dává na první místo: { $action }.
event-leads = { $seat } teď vede: { $action }.
event-readied = { $seat } má hotovo.
event-unreadied = { $seat } ještě přemýšlí.
event-proposed = { $seat } předkládá celý plán.
event-accepted = { $seat } přijímá návrh.
event-retracted = { $seat } už návrh nepřijímá.
event-withdrawn = { $seat } stahuje návrh.
event-adopted = Všichni přijímají plán, který navrhuje { $seat }.
event-unsaid = { $seat } bere svůj názor zpět.
event-plan-dropped = Není úplná, a proto se neprovede: { $action }.
event-plan-settled = { $cubes ->
    [0] Plán platí.
   *[other] Plán platí. Stranou na něj leží: { $goods }.
}
event-action-impossible = Už to nejde: { $action }.
event-action-began = { $who }: { $action }.
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
        [shelter] Úkryt
        [roof] Střecha
        [palisade] Palisáda
       *[weapon] Zbraně
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
event-clouds-came = Mraky dešťové: { $rain }, zimní: { $snow }, úroveň střechy: { $roof }.
event-hungry-animals-come = Dnes přijdou hladová zvířata.
event-hungry-animals = { $face ->
    [food] Hladová zvířata jdou po jídle.
    [palisade] Hladová zvířata ničí palisádu.
    [beast] Hladová zvířata útočí.
   *[none] Hladová zvířata nepřicházejí.
}
event-storm-came = Bouře naráží do palisády.
event-ate = { $n ->
    [0] Nikdo se nenají.
    [one] Jí { $n } hráč.
    [few] Jedí { $n } hráči.
   *[other] Jí { $n } hráčů.
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
   *[goal] { $scenario ->
        [castaways] Hranice plane a loď se obrací k ostrovu. Jste zachráněni.
       *[other] Cíl je splněný.
    }
}

# Jak to skončilo

outcome-death = V { $round }. kole zemřela postava. Body: { $points }.
outcome-time = Kola skončila dřív, než byl cíl splněn. Body: { $points }.
outcome-goal = { $scenario ->
    [castaways] V { $round }. kole spatřila váš oheň loď a odvezla vás domů.
   *[other] V { $round }. kole jste splnili cíl.
} Body: { $points }.

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
verb-ready = Plán: mít hotovo
    .name = hotovo
verb-unready = Plán: ještě si to rozmyslet
    .name = rozmyslet
verb-propose = Plán: začít navrhovat celý plán
    .name = navrhnout
verb-put-forward = Plán: předložit svůj návrh
    .name = předložit
verb-accept = Plán: přijmout návrh
    .name = přijmout
verb-say = Říct, čemu dáváš přednost, kde rozhodují všichni
    .name = názor
verb-say-choice = Čemu dáváš přednost
    .name = volba
verb-unsay = Vzít svůj názor zpět
    .name = odvolat
verb-choose = Zvolit, na co se hra ptá jen tebe
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

# Pravidla

rule-round = Jste trosečníci na ostrově a hrajete společně: buď zvítězíte všichni, nebo všichni prohrajete. Partie má tolik kol, kolik určuje scénář, a do konce posledního musíte splnit jeho cíl. Kolo má šest fází: událost, morálka, produkce, akce, počasí, noc. Nejdůležitější jsou akce: společně je naplánujete a pak se postupně vyhodnotí. První hráč čelí morálce a rozhoduje, na čem se neshodnete: kde rozhodují všichni, řekne každý svůj názor, a pokud se liší, rozhodne první hráč. Po kole je prvním hráčem další v pořadí.
    .title = Cíl hry a kolo
rule-event = V prvním kole leží na plánu karta vraku. V každém dalším se dobere horní karta událostí. Má-li symbol dobrodružství, položí se jeho žeton na příslušnou akci; co znamená kniha, říká scénář. Pak se událost vyhodnotí a karta zůstane ležet jako ohrožení. Místo je pro dvě; třetí vytlačí nejstarší z plánu a její efekt ohrožení nastane. V balíčku mohou být i dobrodružství, záhady a zvířata: vyhodnotí se jejich dolní část a dobírá se dál, dokud nepřijde událost.
    .title = Fáze události
rule-morale = Morálka má úrovně −3 až +2 a nad nimi ještě jedno pole. První hráč získá tolik žetonů odhodlání, kolik úroveň ukazuje, nebo jich tolik odhodí; za každý chybějící utrží zranění. Na nejvyšším poli získá 2 žetony, nebo si vyléčí zranění. Odhodláním se platí za dovednosti; patří jednomu hráči a dát se nedá. V sólové hře se morálka před touto fází zvýší o 1.
    .title = Fáze morálky
rule-production = Každý nevyčerpaný zdroj na dílku s táborem poskytne 1 jídlo nebo 1 dřevo; žeton jídla nebo dřeva přidá další, i u vyčerpaného zdroje. Zkratka přinese jednu surovinu ze svého dílku. Vše je hned k dispozici. Leží-li na dílku s táborem žeton nebezpečí, utrží každý hráč zranění.
    .title = Fáze produkce
rule-plan = Každý hráč má dvě figurky. Umístěte je na akce, samotné nebo společně; kromě ohrožení lze každou akci naplánovat vícekrát. Akce se vyhodnocují v pořadí: ohrožení, lov, budování, sběr surovin, průzkum, uspořádání tábora, odpočinek. Platí jen to, co máte teď: suroviny, vybavení, úrovně, terény, odhodlání. Co akce přinesou, lze použít, až všechny skončí; jen ten, kdo to získal, to smí použít, než skončí jeho akce. Jakmile mají všichni hotovo, suroviny se odloží stranou a plán začne. Co není úplné, se neprovede. Hráč může navrhnout i celý plán, platí, když ho přijmou všichni.
    .title = Plánování akcí
rule-threat = Na kartu ohrožení umístěte 1 nebo 2 figurky, jak žádá. Může žádat i suroviny, ty se odhodí, nebo vybavení či úroveň zbraní, ty stačí mít. Odměnu získá, kdo akci provádí, a karta se odhodí dřív, než její efekt ohrožení nastane. Kostkami se nehází. Na kartě vraku přinese 1 figurka menší odměnu, 2 figurky větší.
    .title = Akce ohrožení
rule-hunt = Lov vyžaduje 2 figurky a kartu v balíčku lovu; zvířata do něj přibývají s objevenými dílky, na nichž je zvíře. Otočte horní kartu a bojujte. Za každou úroveň, která zbraním chybí do síly zvířete, utrží bojující zranění. Pak zbraně klesnou o hodnotu na kartě, za každou chybějící úroveň je zranění, a vezmete si jídlo a kůže. Další efekty přijdou nakonec. Když boj nařídí karta mimo akci, bojuje první hráč.
    .title = Lov a boj se zvířetem
rule-build = Vyžaduje 1 figurku s hodem, nebo 2 bez hodu. Úkryt, střecha i palisáda stojí pokaždé stejně: v jednom nebo ve dvou 2 dřeva či 1 kůži, ve třech 3 či 2, ve čtyřech 4 či 3. Úroveň zbraní stojí 1 dřevo. Střecha a palisáda potřebují úkryt, postavený nebo přirozený. Úkryt lze postavit v táboře i dál a tábor se tam přestěhuje. Vynález vyžaduje objevené terény, jiné vybavení, nebo suroviny, které se odhodí. Vybavením pro všechny se stane, až akce skončí. Vlastní vynález smí vyrobit jen jeho postava a získá za něj 2 žetony odhodlání. Při neúspěchu se suroviny vrátí.
    .title = Budování
rule-gather = Vyžaduje 1 figurku s hodem, nebo 2 bez hodu, u zdroje na dílku vedle tábora; za každý další dílek 1 figurku navíc a vést tam musí objevené dílky. Získáte 1 surovinu zdroje a k tomu, co přidají žetony. Z každého zdroje lze sbírat jednou za kolo, nikdy na dílku s táborem a nikdy to, co právě přinesla Zkratka. Koš a Pytel přidají po jedné surovině, každý jednou za kolo.
    .title = Sběr surovin
rule-explore = Vyžaduje 1 figurku s hodem, nebo 2 bez hodu, na neobjeveném poli vedle tábora; za každé další pole 1 figurku navíc a vést tam musí objevené dílky. Položte tam horní dílek. Jeho terén umožní vynálezy. Zvíře přibude do balíčku lovu, bez podívání. Co dělá totem, říká scénář. Dobere se tolik žetonů objevu, kolik ukazuje dílek: po skončení akcí patří všem a každý lze použít jednou.
    .title = Průzkum
rule-arrange = Vyžaduje 1 figurku. Získáš 2 žetony odhodlání a morálka stoupne o 1; ve čtyřech si z toho jedno vybereš. Každá figurka je samostatná akce.
    .title = Uspořádání tábora
rule-rest = Vyžaduje 1 figurku. Kdo odpočívá, vyléčí si 1 zranění. Každá figurka je samostatná akce. S Lůžkem si vyléčí 2 zranění a získá 1 žeton odhodlání.
    .title = Odpočinek
rule-dice = Budování, sběr surovin a průzkum bez figurky navíc rozhodují tři kostky. Kostka zranění může zranit. Kostka úspěchu ukáže úspěch, nebo 2 žetony odhodlání a žádný výsledek. Kostka dobrodružství může přinést dobrodružství, ať akce uspěje, nebo ne. Vyhodnocují se v tomto pořadí a předtím je lze dovednostmi přehodit. Co přinese neúspěch, se na to použít nedá. S jednou figurkou navíc akce uspěje bez hodu. Šance na úspěch, zranění a dobrodružství v šesti: budování 4, 4, 3; sběr surovin 5, 1, 3; průzkum 5, 3, 5.
    .title = Akční kostky
rule-pawns = Vybavení, žetony, pes a další poskytují dodatečné figurky pro určité akce. Jen podporují: na akci musí být aspoň jedna figurka hráče, nebo Pátek. Kde se sejdou figurky více hráčů, jeden akci vede: jeho jsou zranění, dobrodružství, odhodlání i odměny. Figurka hráče má vždy přednost před Pátkem. Mapa, Vor, Popruhy, Lucerna, Štít, pes a Kompas slouží každé kolo, ostatní figurky jednou.
    .title = Figurky
rule-tokens = Na akci platí jednou, pro příští akci toho druhu. Dobrodružství: určitě přijde. Přehození úspěchu: pokud se hází, úspěch se přehodí. Figurka navíc: akce vyžaduje o 1 figurku víc. Nebezpečí: zranění pro toho, kdo jde beze zbraní; u lovu je zvíře o 1 silnější. Dřevo: příští budování ze dřeva stojí o 1 dřevo víc. Na úkrytu, střeše, palisádě a zbraních žetony dřeva zůstávají a zdražují je o 1 dřevo. Na dílku zůstávají všechny: o 1 jídlo nebo dřevo víc, o 1 figurku víc za každou akci, nebo nebezpečí. Na jednom místě nejsou dva stejné. Vyčerpaný zdroj sám nic nedává. Na dílek lícem dolů nelze vstoupit ani tam nic dělat.
    .title = Žetony
rule-adventures = Dobrodružství podle druhu akce postihne toho, kdo ji provádí. Proveď horní část karty; někdy se rozhoduješ a pak kartu do událostí zamíchá jen druhá možnost. Zamíchaná karta se jednou ráno vrátí svou dolní částí. Speciální zranění označí část těla a nic nedělá, dokud se karta nevrátí; vyléčit je nelze. Kdo tráví noc mimo tábor, nechá si do rána vše, co dnes našel, netýká se ho počasí, jí jen z toho a spí pod širým nebem, pokud neobjevil dílek s úkrytem.
    .title = Dobrodružství
rule-mysteries = Záhady jsou poklady, pasti a netvoři. Když máš nějaké dobrat, otáčejí se karty, dokud nepřijde druh, který se má vyhodnotit; ostatní se přeskočí a zamíchají zpět. Po každé vyhodnocené smíš skončit. Poklady, které působí hned, se vyhodnotí; ostatní si necháš a po skončení akcí patří všem. Některé karty se zamíchají do událostí.
    .title = Záhady
rule-weather = Scénář určuje, kterými kostkami se hází. Přičtěte žetony, které tu leží. Nejprve odhoďte 1 dřevo za každý zimní mrak. Pak sečtěte všechny mraky, dešťové i zimní: za každý, na který střecha nestačí, odhoďte 1 jídlo a 1 dřevo. Kostka hladových zvířat může stát 1 jídlo nebo úroveň palisády, nebo přinést boj o síle 3, při němž utrží zranění všichni. Bouře přijde poslední a sníží palisádu o 1. Co chybí, je zranění pro každého hráče. Pak se žetony odhodí.
    .title = Fáze počasí
rule-night = Každý hráč sní 1 jídlo; kdo ne, utrží 2 zranění. Teprve teď léčí Hrnec, Ohniště, rum, víno a další věci: použijte je, než se jídlo zkazí. Pak se tábor může přesunout na objevený sousední dílek. S postaveným úkrytem klesne střecha i palisáda na polovinu, zaokrouhleno nahoru; přirozený úkryt zůstane na místě a obě klesnou na 0. Žetony jídla a dřeva jdou s táborem, Zkratka se ztratí. Bez úkrytu utrží každý hráč zranění. Nakonec se zkazí jídlo, kromě trvanlivého a toho, které uchová Sklep, Bedny nebo Sud.
    .title = Fáze noci
rule-demands = Zaplaťte, co můžete z toho, co žádá karta, kostka nebo počasí; za každý kus, který dát nemůžete, je zranění. Když se to týká jednoho hráče, utrží je on, jinak každý. Platí to pro jídlo, dřevo, odhodlání, úrovně, vynálezy, vybavení i zdroje k vyčerpání. Kde karta říká „je-li to možné“ nebo kde morálka dál nemůže, nestane se nic. Zranění si nelze vybrat, abyste ušetřili. Co leží stranou na plán, žádat nelze.
    .title = Nesplněné požadavky
rule-wounds = Zranění se počítají na stupnici života. Pokaždé, když překročí šipku, klesne morálka o 1, po vyléčení znovu. Postava, která má víc zranění než životů, umírá: Tesař a Kuchař mají 12 životů, Průzkumník a Voják 11. Odpočinek a Babiččin recept léčí ve dne, všechno ostatní v noci.
    .title = Zranění a léčení
rule-friday = Pátek pomáhá jednomu nebo dvěma hráčům: jedna figurka, která jedná sama, nebo podporuje. Sám hází jako hráč, místo dobrodružství ale utrží zranění a za 2 vlastní žetony odhodlání smí kostku přehodit. Prvním hráčem není nikdy, nepotřebuje jídlo ani úkryt a počasí ani karty pro všechny hráče se ho netýkají. Má 3 životy; když zemře, partie pokračuje. Pes je dodatečná figurka pro lov a průzkum. V sólové hře máte oba.
    .title = Pátek a pes
rule-skills = Každá postava má čtyři dovednosti. Každou lze použít jednou za kolo, kdykoli to má smysl, za vlastní odhodlání. Úsporná konstrukce se volí při placení v plánu. Počáteční vybavení patří všem a každé lze použít dvakrát, většinou kdykoli: Pistole v boji, rum v noci, Barometr při plánování, Bible při uspořádání tábora. Postavy, vybavení i žetony ukáže /karta.
    .title = Dovednosti a počáteční vybavení
rule-scenario = Trosečníci. Vaše loď je ztracená, ale ke konci sezony popluje kolem jiná a její posádka musí spatřit váš oheň. Máte 12 kol. Vyrobte Oheň a postavte hranici dřeva s pěti sloupci o 1, 2, 3, 4 a 5 kusech, celkem 15 dřev. Na konci každé fáze akcí smíte přiložit do jednoho sloupce, kolik chcete; vzít zpět to nelze. Loď pluje kolem v kolech 10 až 12: jakmile je hranice i Oheň, vítězíte. Déšť hrozí od 4. kola, zima a hladová zvířata od 7. Sekera položí v táboře žeton 1 dřeva, Stožár dá 3 dřeva jen na hranici. Zvláštní objevy: čárky, bylinky, vyléčit zranění; motýlek, olej, 2 dřeva na hranici; kříž, šavle, zbraně +1; dva pruhy, medailon, 3 žetony odhodlání. Kniha a totemy nic neznamenají.
    .title = Scénář: Trosečníci
rule-end = Vítězíte, jakmile splníte cíl scénáře. Prohráváte, jakmile zemře postava hráče, nebo když bez splněného cíle skončí poslední kolo. Body se počítají tak i tak. Trosečníci: 1 za každý zbývající život postav hráčů, 2 za každou úroveň zbraní a palisády, 3 za každou úroveň střechy, 4 za každý hotový sloupec hranice.
    .title = Konec hry a body
