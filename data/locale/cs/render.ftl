# Slova na obrázcích a v textových plánech, která žádná hra nemá za svá.

draw-seat = Hráč { $n }
draw-turn = { $n }. tah
draw-round = { $n }. kolo
draw-to-move = Na tahu { $name }
draw-to-move-actions = Na tahu { $name } · { $n ->
    [few] { $n } akce
   *[other] { $n } akcí
}
draw-won = { $n ->
    [one] Vítězí { $names }
   *[other] Remíza: { $names }
}
draw-place = { $n }. místo
draw-last = Poslední tah
draw-begins = Partie začíná.
draw-on-table = Hraje se
draw-hand = Tvá ruka
draw-players = Hráči

# Na západ!

draw-west-head = Tah { $n }. { $status }.
draw-west-status = Tah { $n }. { $status }. { $scores }
draw-west-piles = { $draw ->
    [one] 1 karta
    [few] { $draw } karty
   *[other] { $draw } karet
} v lízacím balíčku, { $discard } v odhazovacím.
draw-west-areas = Oblasti od východu na západ
draw-west-wagons-by-area = Vozy: { $list }
draw-west-points = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}
draw-west-supply = zásoba { $n }
draw-west-box = krabice { $n }
draw-west-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}
draw-west-next-scoring = příští hodnocení stojí { $price }
draw-west-no-scoring = bez dalších hodnocení
draw-west-double = dvojitý tah k dispozici
draw-west-no-double = dvojitý tah použit
draw-west-now = teď +{ $n }
draw-west-due = hodnocení teď: +{ $n }
draw-west-label-supply = zásoba
draw-west-label-box = krabice
draw-west-label-scoring = hodnocení
draw-west-label-twice = dvojitý tah
draw-west-wagons = { $n ->
    [0] žádné vozy
    [one] 1 vůz
    [few] { $n } vozy
   *[other] { $n } vozů
}
draw-west-no-discs = žádná kolečka
draw-west-discs = { $full ->
    [yes] plno, kolečka od nejstaršího
   *[no] { $n ->
        [one] 1 kolečko
        [few] { $n } kolečka od nejstaršího
       *[other] { $n } koleček od nejstaršího
    }
}: { $owners }
draw-west-pays = hodnocení teď: { $gains }
draw-west-card = { $region }: { $place ->
    [one] 1 kolečko,{ " " }
    [two] 2 kolečka,{ " " }
    [elsewhere] 1 kolečko a 1 jinam,{ " " }
   *[none] { "" }
}{ $wagons ->
    [0] bez vozů
    [one] 1 pohyb vozu
    [few] { $wagons } pohyby vozů
   *[other] { $wagons } pohybů vozů
}, { $price ->
    [0] zdarma
   *[other] cena { $price }
}.
draw-west-named = { $card }{ $place ->
    [one] {" "}(1 kolečko)
    [two] {" "}(2 kolečka)
    [elsewhere] {" "}(1 kolečko a 1 jinam)
   *[none] { "" }
}
draw-west-wagons-only = Vozy
draw-west-too-dear = příliš drahá
draw-west-playing = { $region }: { $place ->
    [one] 1 kolečko,{ " " }
    [two] 2 kolečka,{ " " }
    [elsewhere] 1 kolečko a 1 jinam,{ " " }
   *[none] { "" }
}{ $wagons ->
    [0] bez vozů
    [one] 1 pohyb vozu
    [few] { $wagons } pohyby vozů
   *[other] { $wagons } pohybů vozů
}; { $points ->
    [0] { $discs ->
        [0] zdarma
        [one] zaplaceno 1 kolečko
        [few] zaplacena { $discs } kolečka
       *[other] zaplaceno { $discs } koleček
    }
   *[other] zaplaceno: { $discs ->
        [0] { "" }
        [one] 1 kolečko a{ " " }
        [few] { $discs } kolečka a{ " " }
       *[other] { $discs } koleček a{ " " }
    }{ $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
}.
draw-west-played = { $name }: { $done }.
draw-west-placed = { $n ->
    [one] kolečko na
   *[other] kolečka na
} { $regions }
draw-west-moved = { $n ->
    [one] 1 pohyb vozu
    [few] { $n } pohyby vozů
   *[other] { $n } pohybů vozů
}
draw-west-moved-ways = vozy: { $ways }
draw-west-way = { $start } → { $end } { $n }
draw-west-nothing = žádné kolečko ani pohyb
draw-west-scored = { $name }: hodnocení; { $gains }.
draw-west-final = poslední hodnocení: { $gains }
draw-west-last-scoring = Poslední hodnocení: { $gains }.
draw-west-no-gains = bez bodů
draw-west-sold = { $name }: prodej; { $card }.
draw-west-sold-card = { $region }, { $price ->
    [0] zdarma
   *[other] cena { $price }
}
draw-west-doubled = { $name }: dvojitý tah.
draw-west-ended = { $name }: konec tahu.

# Hračka

draw-toy-deck = Balíček
draw-toy-discard = Odhozené
draw-toy-grit = Odhodlání
draw-toy-die = Kostka
draw-toy-table = Hraje se
draw-toy-omen = Znamení
draw-toy-stage-dawn = Úsvit
draw-toy-stage-plan = Plánování
draw-toy-stage-turn = Tahy
draw-toy-stage-night = Noc
draw-toy-stage-vote = Hlasování
draw-toy-now-dawn = Začíná nové kolo
draw-toy-now-plan = Všichni plánují naráz
draw-toy-now-turn = Jeden po druhém
draw-toy-now-night = V ruce smí zůstat čtyři karty
draw-toy-now-vote = Hostina, nebo půst
draw-toy-stage-over = Konec
draw-toy-now-over = Partie skončila
draw-toy-head = { $round }. { $status }.
draw-toy-gold = zlato { $n }
draw-toy-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}

# Lewis & Clark, plán

draw-lewis-board-st-louis = St. Louis
draw-lewis-board-fort-clatsop = Fort Clatsop
draw-lewis-board-pacific = Tichý oceán
draw-lewis-board-mackenzie = A. Mackenzie
draw-lewis-board-place-hunting = Lov
draw-lewis-board-place-craftsmanship = Řemesla
draw-lewis-board-place-gift = Dar
draw-lewis-board-place-farewell = Loučení
draw-lewis-board-place-shamanism = Šaman
draw-lewis-board-place-expedition-upgrade = Čluny
draw-lewis-board-place-canoe-manufacturing = Kánoe
draw-lewis-board-place-horse-trade = Koně
draw-lewis-board-told = { $name }: { $done }.
draw-lewis-board-moved = zvěd od { $start } do { $end }
draw-lewis-board-recruited = najímání: { $card }
draw-lewis-board-recruited-one = najímání
draw-lewis-board-camped = tábor, zvěd na { $space }
draw-lewis-board-nothing = bez akce

# Lewis & Clark: krátké efekty, ruce, vyložené karty a texty

draw-lewis-deal = { $price } → { $gain }
draw-lewis-any = { $n ->
    [one] 1 zdroj
    [few] { $n } zdroje
   *[other] { $n } zdrojů
}
draw-lewis-unlike = { $n } různé zdroje
draw-lewis-primary = { $n ->
    [one] 1 základní zdroj
    [few] { $n } základní zdroje
   *[other] { $n } základních zdrojů
}
draw-lewis-collect = Získej { $kinds }
draw-lewis-move = { $n ->
    [one] 1 políčko
    [few] { $n } políčka
   *[other] { $n } políček
} { $where ->
    [river] po řece
    [mountain] v horách
   *[either] po řece nebo v horách
}
draw-lewis-move-per = 1 políčko { $where ->
    [river] po řece
   *[mountain] v horách
} za { $per ->
    [equipment-badges] symbol vybavení
    [face-up-characters] tvou vyloženou postavu
    [food-badges] symbol jídla
    [indians-in-village] indiána ve vesnici
    [indians-on-boats] indiána na člunech
    [pairs-of-resources] 2 zdroje na člunech
    [scouts-ahead] zvěda u tvého tábora či před ním
   *[threes-of-resources] 3 zdroje na člunech
}
draw-lewis-lasting = Trvale: { $rule ->
    [camp] zdržení tábora o { $n } menší
    [jump] jednou za tah přeskok zvědů
    [mountain] +{ $n } k pohybu v horách
    [recruit] najímání o { $n ->
        [one] { $n } kožešinu
        [few] { $n } kožešiny
       *[other] { $n } kožešin
    } levnější
   *[river] +{ $n } k pohybu po řece
}
draw-lewis-does-cuscalar = postava z nabídky setkání
draw-lewis-does-expedition-upgrade = nový člun
draw-lewis-does-farewell = Odhoď až 3 karty z ruky, pak se vymění celá nabídka setkání
draw-lewis-does-hay = Jednou: různé základní zdroje, 1 za vyloženou postavu
draw-lewis-does-interpreter = Indiáni z vesnice; poslední karta nabídky se odhodí
draw-lewis-does-little-raven = Jednou: základní zdroj, 1 za vyloženou postavu
draw-lewis-does-sacagawea = Kterákoli akce ve vesnici
draw-lewis-does-shamanism = akce vyložené postavy, jednou
draw-lewis-does-the-partisan = akce vyložené postavy
draw-lewis-does-toussaint-charbonneau = akce ve vesnici, kde jsou indiáni
draw-lewis-badge = { $badge ->
    [wood] symbol dřeva
    [fur] symbol kožešin
    [food] symbol jídla
   *[equipment] symbol vybavení
}
draw-lewis-face = síla { $strength }, { $badge }
draw-lewis-no-goods = žádné zdroje
draw-lewis-area = Výprava
draw-lewis-area-of = Výprava ({ $name })
draw-lewis-camping = Přesun tábora teď
draw-lewis-badges = Symboly při získávání
draw-lewis-standing = Zvěd, tábor, ruka
draw-lewis-boats = Čluny
draw-lewis-empty-area = Od posledního přesunu tábora nebyla vyložena žádná postava.
draw-lewis-head = Tah { $n }. { $status }.
draw-lewis-status = Tah { $n }. { $status }. Tábory: { $camps }
draw-lewis-piles = V dobíracím balíčku { $draw ->
    [one] 1 karta
    [few] { $draw } karty
   *[other] { $draw } karet
}, odhozeno { $discard }. Indiáni v zásobě: { $indians }.
draw-lewis-now = Právě probíhá
draw-lewis-doing = { $what }, podpora { $strength }, provedeno { $done }
draw-lewis-scout = zvěd { $n }
draw-lewis-camp = tábor { $n }
draw-lewis-cards = { $n ->
    [one] 1 karta v ruce
    [few] { $n } karty v ruce
   *[other] { $n } karet v ruce
}
draw-lewis-load = { $goods } ({ $n }/{ $most })
draw-lewis-indians = { $n ->
    [0] žádní indiáni
    [one] 1 indián
    [few] { $n } indiáni
   *[other] { $n } indiánů
}
draw-lewis-camp-time = přesun tábora teď: { $time }, na { $space }
draw-lewis-laid-badges = symboly: { $badges }
draw-lewis-played = vyloženo: { $cards }
draw-lewis-chip = { $card } { $n }
draw-lewis-village = Vesnice
draw-lewis-circle = { $place } { $n }/{ $room }
draw-lewis-half-circle = { $place } { $n }
draw-lewis-powwow = Powwow { $n }, nově příchozí { $newcomers }
draw-lewis-stacks = Zbývající čluny: { $resources } pro zdroje, { $indians } pro indiány
draw-lewis-journal = Nabídka setkání
draw-lewis-page = kožešiny { $fur }, vybavení { $equipment }
draw-lewis-cheaper = Ceny nabídky setkání pro tebe v kožešinách, od poslední karty: { $prices }.
draw-lewis-route = Trasa
draw-lewis-run = { $terrain ->
    [river] řeka
    [mountain] hory
   *[mountain-river] řeka i hory
} { $from ->
    [same] { $to }
   *[other] { $from } až { $to }
}
draw-lewis-space-of = { $name } { $n }
draw-lewis-scouts = Zvědové: { $spaces }. Tábory: { $camps }.
draw-lewis-hold = Zdroje: { $hold }. Indiáni na člunech: { $indians }.
draw-lewis-characters = Vyložené postavy
draw-lewis-counts = Symboly, které se počítají při získávání, i od sousedů: { $badges }.
draw-lewis-no-badges = žádné
draw-lewis-camp-now = Přesun tábora teď zdrží o { $time }: za karty v ruce { $hand }, za zdroje { $resources }, za indiány { $indians }{ $saved ->
    [0] { "" }
   *[other] , ušetřeno { $saved }
}. Zvěd by se vrátil na políčko { $space }.
draw-lewis-boat = { $carries ->
    [resources] { $limit ->
        [one] nejvýš 1 zdroj
        [few] nejvýš { $limit } zdroje
       *[other] nejvýš { $limit } zdrojů
    }
   *[indians] { $limit ->
        [0] libovolný počet indiánů
        [one] nejvýš 1 indián
        [few] nejvýš { $limit } indiáni
       *[other] nejvýš { $limit } indiánů
    }
}, { $cost ->
    [free] bez zdržení
    [each] zdržení 1 za kus
   *[once] zdržení 1, je-li naložen
}: { $load }
draw-lewis-boat-empty = prázdný
draw-lewis-boat-time = { $load }; zdržení { $n }
draw-lewis-with = s podporou { $n }
draw-lewis-beneath = pod ní rubem nahoru { $card }: { $face }
draw-lewis-a-card = karta
draw-lewis-on-it = { $n ->
    [one] na ní 1 indián
    [few] na ní { $n } indiáni
   *[other] na ní { $n } indiánů
}

# A Few Acres of Snow: cards, close-ups and texts

draw-acres-power = { $side ->
    [british] Británie
   *[french] Francie
}
draw-acres-auction = Dražba stran
draw-acres-drafts = { $name } bere první kartu
draw-acres-answers = { $name } odpovídá na { $kind ->
    [raid] nájezd
    [ambush] přepadení
   *[natives] žádost
}
draw-acres-to-move = { $name } na tahu · { $n ->
    [one] 1 akce
    [few] { $n } akce
   *[other] { $n } akcí
}
draw-acres-none = žádné
draw-acres-copies = { $card }{ $n ->
    [one] { "" }
   *[other] { " " }× { $n }
}{ $price ->
    [none] { "" }
   *[other] { " " }({ $price })
}
draw-acres-symbol = { $symbol ->
    [bateaux] loďka
    [wagon] povoz
    [ship] loď
    [settler] osadník
   *[fur] kožešiny
}
draw-acres-military = síla { $n }
draw-acres-coins = { $n ->
    [one] 1 mince
    [few] { $n } mince
   *[other] { $n } mincí
}
draw-acres-price = Cena { $n }.
draw-acres-way = { $transport ->
    [bateaux] loďkou
    [wagon] povozem
   *[ship] lodí
}: { $places }
draw-acres-leads-nowhere = nikam nevede
draw-acres-fault = { $why ->
    [lost] není tvé
    [besieged] obléháno
   *[cut-off] odříznuto
}
draw-acres-does-symbol = { $symbol ->
    [bateaux] Doprava po řekách a jezerech.
    [wagon] Doprava po cestách.
    [ship] Doprava po moři, obchod, nebo 1 v obléhání přístavu.
    [settler] Osídlí místo, nebo z vesnice udělá město.
   *[fur] S kupcem vynese mince.
}
draw-acres-does-military = { $n } v obléhání{ $price ->
    [0] { "" }
    [few] { " " }za { $price } mince
   *[other] { " " }za { $price } mincí
}{ $free ->
    [yes] , volnou akcí
   *[no] { "" }
}.
draw-acres-does-attack = Nájezd nebo přepadení{ $price ->
    [0] { "" }
    [one] { " " }za 1 minci
    [few] { " " }za { $price } mince
   *[other] { " " }za { $price } mincí
}.
draw-acres-does-governor = Vrátí 1 nebo 2 karty z ruky mezi dostupné.
draw-acres-does-home-support = Volná akce: dober si až { $n ->
    [one] 1 kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
draw-acres-does-intendant = Za { $n ->
    [one] 1 minci
    [few] { $n } mince
   *[other] { $n } mincí
} vezmi kartu z odhazovací hromádky.
draw-acres-does-takes-natives = Vezme soupeři kartu Neutrální indiáni.
draw-acres-does-trader = { $n ->
    [one] 1 mince
    [few] { $n } mince
   *[other] { $n } mincí
} za každou kožešinu zahranou s ním.
draw-acres-does-extend = Nebo prodlouží nájezd o 1 spojnici.
draw-acres-does-fortify = Opevní místo za { $price ->
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
}. V obléhání 1 pro obránce.
draw-acres-does-block = { $what ->
    [raid] Odrazí nájezd.
    [ambush] Odrazí přepadení.
   *[both] Odrazí nájezd i přepadení.
}
draw-acres-does-risk = Zranitelná přepadením.
draw-acres-told = { $name }: { $done }.
draw-acres-deed = { $what ->
    [settle] osídlení, { $place }
    [develop] rozvoj v město, { $place }
    [fortify] opevnění, { $place }
    [besiege] začátek obléhání, { $place }
    [reinforce] posílení obléhání, { $place }
    [won-attacker] dobytí, { $place }
    [won-defender] obléhání odraženo, { $place }
    [raid] nájezd, { $place }
   *[piracy] piráti, { $place }
}
draw-acres-attack = { $name }: { $kind ->
    [raid] nájezd, { $place }
    [raid-elsewhere] nájezd
    [ambush] přepadení
   *[natives] žádost o indiány
}; karty: { $cards }.
draw-acres-head = Tah { $n }. { $status }.
draw-acres-status = Tah { $n }. { $status }. Body: { $points }
draw-acres-now = Právě teď
draw-acres-bid = { $name }: { $side }{ $n ->
    [0] { "" }
    [one] { " " }za 1 bod
    [few] { " " }za { $n } body
   *[other] { " " }za { $n } bodů
}
draw-acres-points = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}{ $handicap ->
    [0] { "" }
   *[other] { " " }(z dražby { $handicap })
}
draw-acres-money = mince { $n }
draw-acres-hand = ruka { $n }
draw-acres-deck = dobírací balík { $n }
draw-acres-discard = odhazovací hromádka { $n }
draw-acres-pieces = v zásobě: vesnice { $villages }, města { $towns }
draw-acres-captured = ukořistěno: vesnice { $villages }, města { $towns }, za { $n }
draw-acres-reserve = rezerva: { $cards }
draw-acres-marker = { $n ->
    [0] 0
   *[other] { $n } pro: { $name }
}
draw-acres-siege = **Obléhání, { $place }**; útočí { $name }, stav { $marker }; útočníkovi k výhře stačí { $attack } (z { $most_attack }), obránci { $defence } (z { $most_defence })
draw-acres-siege-short = { $name } obléhá { $place }: { $marker }
draw-acres-siege-cards = { $name }: { $cards }
draw-acres-places = Místa
draw-acres-key = s body a symboly
draw-acres-towns = **{ $name }**, města: { $places }
draw-acres-villages = **{ $name }**, vesnice: { $places }
draw-acres-free = **Volno**: { $places }
draw-acres-holder = { $kind ->
    [town] město ({ $name })
    [village] vesnice ({ $name })
   *[free] volno
}
draw-acres-holds = { $name } drží { $places }
draw-acres-sign = { $sign ->
    [settler] osadník
    [anchor] přístav pro zásobování
   *[ship] přístav
}
draw-acres-defence = obrana { $n }
draw-acres-state = { $state ->
    [fortified] opevněno
    [besieged] obléháno
   *[cut-off] odříznuto
}
draw-acres-forts-left = Zbývá opevnění: { $n }.
draw-acres-draftable = Dostupné karty s cenou
draw-acres-pile-neutral = Pro obě strany: { $cards }
draw-acres-pile = { $side ->
    [british] Británie
   *[french] Francie
}: { $cards }; karty oblastí: { $locations }
draw-acres-title = { $what ->
    [piles] Dostupné karty
    [locations] Dostupné oblasti
   *[cards] Karty
}{ $page ->
    [0] { "" }
   *[other] { " " }· { $page }
}
draw-acres-title-of = { $title } ({ $side ->
    [british] Británie
   *[french] Francie
})
draw-acres-empire-cards = Imperiální karty
draw-acres-neutral-cards = Neutrální karty
draw-acres-location-cards = Karty oblastí
draw-acres-in-hand = V ruce
draw-acres-in-deck = V dobíracím balíku
draw-acres-hand-and-deck = V ruce a v dobíracím balíku
draw-acres-discard-pile = Odhazovací hromádka
draw-acres-reserve-cards = Rezerva
draw-acres-in-siege = V obléhání: { $place }
draw-acres-in-attack = V útoku
draw-acres-no-cards = Nejsou tu žádné karty.

# Mapa Pár akrů sněhu: legendy a stužka.
draw-acres-board-village = vesnice
draw-acres-board-town = město
draw-acres-board-fort = opevnění
draw-acres-board-river = řeka
draw-acres-board-lake = jezero
draw-acres-board-road = cesta
draw-acres-board-trail = stezka
draw-acres-board-settler = jen s osadníkem
draw-acres-board-ship = přístav pro lodě
draw-acres-board-anchor = jen zásobování
draw-acres-board-defence = obrana +1
draw-acres-board-cut-off = odříznuto
draw-acres-board-region = { $region ->
    [acadia] Akádie
    [st-lawrence] Svatý Vavřinec
    [hudson] Hudson a Nová Anglie
    [lakes] Velká jezera
   *[south] Virginie a Ohio
}
draw-acres-board-quiet = Na mapě se nic nezměnilo.
draw-acres-board-end = Konec
draw-acres-board-ended = { $how ->
    [capital] Padlo hlavní město.
    [duquesne] Fort Duquesne je francouzský.
    [villages] Došly vesnice.
    [towns] Došla města.
    [captured] Kořisti je dost.
   *[other] Partie skončila.
}

# Robinson Crusoe.
draw-crusoe-round = { $n }. kolo z { $of }
draw-crusoe-stage = { $stage ->
    [cast] Výběr postav
    [dawn] Úsvit
    [event] Fáze události
    [morale] Fáze morálky
    [production] Fáze produkce
    [plan] Plánování
    [action] Fáze akcí
    [dusk] Konec fáze akcí
    [weather] Fáze počasí
    [night] Fáze noci
   *[end] { $how ->
        [goal] Vítězství
       *[other] Prohra
    }
}
draw-crusoe-ready = hotovo { $n }/{ $of }
draw-crusoe-none = nic
draw-crusoe-now = Nyní
draw-crusoe-over = Konec
draw-crusoe-ended = { $how ->
    [goal] Cíl je splněn. Vítězíte.
    [death] Jedna z postav zemřela. Prohráváte.
   *[time] Kola vypršela. Prohráváte.
} Body: { $points }.
draw-crusoe-weather = Počasí
draw-crusoe-weather-none = bez kostek i mraků
draw-crusoe-falls-next = na řadě
draw-crusoe-no-character = zatím bez postavy
draw-crusoe-terrain = { $terrain ->
    [beach] Pláž
    [hills] Kopce
    [mountains] Hory
    [plains] Pláně
   *[river] Řeka
}
draw-crusoe-token = { $token ->
    [rain] dešťový mrak
    [snow] zimní mrak
    [storm] bouře
    [adventure] dobrodružství
    [reroll] přehození úspěchu
    [time] o 1 figurku víc
    [danger] nebezpečí
    [food] o 1 jídlo víc
    [wood] o 1 dřevo víc
    [bear] medvěd
    [exhaust] jeden zdroj bude vyčerpán
    [shortcut] Zkratka
    [fog] mlha
    [ash] prach
    [blue] značka
    [cross] kříž
    [temple] temný chrám
    [volcano] sopka
    [lava] láva
    [totem-1] 1. totem: 3 záhady
    [totem-2] 2. totem: 4 záhady
    [totem-3] 3. totem: 4 záhady, figurka navíc
    [totem-4] 4. totem: 5 záhad, figurka navíc
    [totem-5] 5. totem: 5 záhad, figurka navíc
    [totem-explored] prozkoumaný totem
    [village] vesnice
    [city] Město
    [trap] past
    [prison] vězení
    [burnt] spáleno
   *[other] { $token }
}
draw-crusoe-morale = { $n ->
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
    [1] +1
    [2] +2
   *[other] +2, nebo vyléčit zranění
}
draw-crusoe-person = { $what ->
    [dead] smrt
    [dying] blízko smrti
    [outside] venku
    [away] daleko
    [cursed] kletba
   *[ill] nákaza
}
draw-crusoe-clouds = Dešťové mraky { $rain }, zimní mraky { $snow }, střecha { $roof }.
draw-crusoe-fight = { $name } bojuje{ $card ->
    [none] { "" }
   *[other] : { $card }
}. Síla { $strength } proti zbraním { $weapon }.
draw-crusoe-doing = { $name }: { $action }
draw-crusoe-die = { $die ->
    [success] { $hit ->
        [1] úspěch
       *[other] neúspěch
    }
    [wound] { $hit ->
        [1] zranění
       *[other] bez zranění
    }
   *[adventure] { $hit ->
        [1] dobrodružství
       *[other] bez dobrodružství
    }
}
draw-crusoe-lacks = Chybí
draw-crusoe-lacks-nothing = zatím nic.
draw-crusoe-lacks-more = { $few } a další
draw-crusoe-lacks-see = víc než jedna věc
draw-crusoe-lacks-actions = neúplné akce: { $n }
draw-crusoe-lacks-help = záchrana ({ $name } v noci zemře)
draw-crusoe-lacks-children = jídlo pro děti: { $n }
draw-crusoe-lacks-palisade = palisáda na počasí: { $n }
draw-crusoe-lacks-food = jídlo na noc: { $n }
draw-crusoe-lacks-wood = dřevo na počasí: { $n }
draw-crusoe-lacks-weather-food = jídlo na počasí: { $n }
draw-crusoe-lacks-shelter = úkryt
draw-crusoe-lacks-threat = figurky na ohrožení { $card }
draw-crusoe-lacks-pawns = nerozmístěné figurky: { $n }
draw-crusoe-goal-label = Cíl
draw-crusoe-goal = { $scenario ->
    [castaways] Hotová hranice dřeva a Oheň v kolech 10 až 12
    [cursed-island] Pět křížů na ostrově
    [jenny] Zachráněná Jenny a hotový záchranný člun
    [volcano-island] Objevené dílky, prozkoumané totemy a nakonec člun
    [cannibal-island] Spálené Město kanibalů
    [robinson-family] Úkryt, střecha, palisáda, zbraně a všechny rozdané vynálezy
   *[king-kong-island] Chycený King Kong
}
draw-crusoe-last = { $name }: { $action } ({ $done ->
    [1] hotovo
   *[other] nevyšlo
})
draw-crusoe-leftmost = { $n ->
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
draw-crusoe-lava-coming = láva v kole { $n }
draw-crusoe-lava-next = { $n ->
    [0] láva už nepřijde
   *[other] { $n }. kolo: { $spaces }
}
draw-crusoe-lava = Láva v kole { $n }: pole { $spaces }
draw-crusoe-rules = Co právě platí
draw-crusoe-rule-next = V příštím kole: { $rule }
draw-crusoe-rule = { $rule ->
    [items-unusable] Vybavení nelze použít, dokud neskončí akce.
    [no-production] Produkce nedá nic.
    [half-production] Produkce dá jen polovinu.
    [no-food-produced] Produkce nedá žádné jídlo.
    [no-wood-produced] Produkce nedá žádné dřevo.
    [extra-wood-produced] Produkce dá o 1 dřevo víc.
    [one-food-less] Produkce dá o 1 jídlo méně.
    [no-mixed-pawns] Figurky různých hráčů nemohou na stejnou akci.
    [hungry] Hází se kostkou hladových zvířat.
    [one-pawn] { $name } má jen jednu figurku.
    [stays] { $name } smí jen budovat, uspořádat tábor nebo odpočívat.
    [rests] { $name } smí jen odpočívat.
    [no-skills] { $name } nesmí používat dovednosti.
    [confused] { $name } hází kostkou úspěchu při každé akci a úspěch přehazuje.
    [cursed] { $name } je pod kletbou.
    [extra-food] V noci každý sní o 1 jídlo víc, nebo utrží zranění.
    [wound-all] V noci každý utrží zranění.
   *[poison] V noci každý utrží zranění, pokud nemáte Lék.
}

# Robinson Crusoe: pohledy zblízka, listy postav a texty.
draw-crusoe-title = { $what ->
    [plan] Plán
    [proposal] Návrh
    [draft] Tvůj návrh
    [table] Karty a ohrožení
    [island] Ostrov
    [camp] Tábor
   *[inventions] Vynálezy
}
draw-crusoe-plan = Plán
draw-crusoe-proposal = Návrh
draw-crusoe-draft = Rozpracovaný návrh
draw-crusoe-proposed-by = předkládá { $name }
draw-crusoe-drafted-by = { $name } na něm ještě pracuje
draw-crusoe-draft-own = ještě není předložený
draw-crusoe-agreed = Souhlas: { $names }.
draw-crusoe-are-ready = Hotovo mají: { $names }.
draw-crusoe-no-actions = Žádná akce zatím není naplánovaná.
draw-crusoe-no-planning = právě se neplánuje
draw-crusoe-rolls = kostky
draw-crusoe-sure = bez kostek
draw-crusoe-costs = cena: { $goods }
draw-crusoe-problem = { $what ->
    [pawns] chybí figurky: { $n }
    [too-many] figurky navíc: { $n }
    [leader] nikdo ji nevede
    [closed] teď nelze provést
    [goods] chybí suroviny
    [skill] dovednost nelze použít
   *[two-players] chce dva hráče
}
draw-crusoe-threats = Ohrožení
draw-crusoe-no-threats = Žádné ohrožení
draw-crusoe-threat-met = řeší { $pawns }
draw-crusoe-on-top = Odhaleno navrchu balíčků
draw-crusoe-pile = { $pile ->
    [events] příští událost
   *[hunt] příští zvíře k lovu
}
draw-crusoe-next-tile = { $n }. příští dílek
draw-crusoe-piles = Balíčky
draw-crusoe-cards-left = Zbývající karty a dílky
draw-crusoe-pile-left = { $pile ->
    [events] události
    [tiles] dílky
    [hunt] balíček lovu
    [beasts] zvířata
    [adventures] dobrodružství
    [mysteries] záhady
    [tokens] objevy
   *[inventions] vynálezy
} { $n }
draw-crusoe-given-up = Odhozené vynálezy: { $cards }.
draw-crusoe-brings = Přináší: { $goods }.
draw-crusoe-finds = Věci: { $cards }.
draw-crusoe-levels = Úkryt a úrovně
draw-crusoe-shelter = { $kind ->
    [built] Úkryt stojí.
    [natural] Je tu přirozený úkryt.
   *[none] Úkryt chybí.
}
draw-crusoe-level-row = Střecha { $roof }, palisáda { $palisade }, zbraně { $weapon }.
draw-crusoe-level-price = Úkryt, střecha, palisáda: dřevo { $wood }, nebo kůže { $hides }. Zbraně: dřevo 1.
draw-crusoe-morale-row = Morálka { $morale }.
draw-crusoe-goods = Suroviny
draw-crusoe-available = K dispozici: { $goods }.
draw-crusoe-coming = Později, { $name }: { $goods }.
draw-crusoe-many = { $what } ({ $n }×)
draw-crusoe-weather-dice = Kostky: { $dice }.
draw-crusoe-weather-no-dice = V tomto kole se kostkami počasí nehází.
draw-crusoe-weather-die = { $die ->
    [rain] déšť
    [winter] zima
   *[hungry] hladová zvířata
}
draw-crusoe-weather-shown = Hozeno: { $dice }.
draw-crusoe-weather-tokens = Žetony: { $tokens }.
draw-crusoe-pile-of-wood = Hranice dřeva: { $n } z 15 (po sloupcích: { $columns }).
draw-crusoe-fire = { $built ->
    [1] Oheň hoří.
   *[other] Oheň chybí.
}
draw-crusoe-pile-only = Dřevo jen na hranici: { $n }.
draw-crusoe-points = Body: { $n }.
draw-crusoe-fields = Žetony na akcích
draw-crusoe-field = { $place ->
    [threat] Ohrožení
    [hunt] Lov
    [build] Budování
    [gather] Sběr
    [explore] Průzkum
    [arrange] Uspořádání tábora
    [rest] Odpočinek
    [shelter] Úkryt
    [roof] Střecha
    [palisade] Palisáda
    [weapon] Zbraně
   *[other] { $place }
}: { $tokens }.
draw-crusoe-skills-too-dear = Na tohle chybí odhodlání: { $skills }.
draw-crusoe-skills-used = V tomto kole použito: { $skills }.
draw-crusoe-things = Věci k použití
draw-crusoe-uses = zbývající použití: { $n }
draw-crusoe-kept-by = má { $name }
draw-crusoe-items = Vybavení
draw-crusoe-tonight = hotovo po skončení akcí
draw-crusoe-can-build = Lze vyrobit
draw-crusoe-cannot-build = Zatím nelze vyrobit
draw-crusoe-used = v tomto kole použito
draw-crusoe-lacking = Chybí: { $what }.
draw-crusoe-only = vyrábí jen { $name }
draw-crusoe-payable = lze použít
draw-crusoe-too-dear = chybí odhodlání: { $n }
draw-crusoe-is-built = hotovo
draw-crusoe-can-be-built = lze vyrobit
draw-crusoe-not-yet = zatím nelze vyrobit
draw-crusoe-not-there = není na plánu
draw-crusoe-teeth = Zranění pod černým zubem sníží morálku o 1.
draw-crusoe-no-teeth = Zranění nesnižují morálku.
draw-crusoe-special-wounds = Speciální zranění
draw-crusoe-special-wound = { $part ->
    [head] hlava
    [arm] paže
    [belly] břicho
   *[leg] noha
} ({ $deck ->
    [build] budování
    [gather] sběr
   *[explore] průzkum
})
draw-crusoe-disease = Podivná nemoc
draw-crusoe-disease-says = Žetony: { $n }. Každý je v noci jedno zranění.
draw-crusoe-outside = Dnes v noci mimo tábor
draw-crusoe-outside-has = U sebe: { $goods }.
draw-crusoe-outside-sleeps = { $sheltered ->
    [1] Spí v úkrytu.
   *[other] Spí pod širým nebem.
}
draw-crusoe-island = Ostrov
draw-crusoe-camp = Tábor
draw-crusoe-terrains = Terény
draw-crusoe-sign = { $sign ->
    [camp] tábor
    [distance] tolik figurek stojí cesta
    [exhausted] vyčerpaný zdroj
    [totem] totem
    [shelter] přirozený úkryt
    [covered] terén se nepočítá
    [closed] nepřístupné
    [fish] ryby
    [parrot] papoušci
    [wood] dřevo
   *[unexplored] neprozkoumáno
}
draw-crusoe-far = { $n ->
    [one] stojí 1 figurku
    [few] stojí { $n } figurky
   *[other] stojí { $n } figurek
}
draw-crusoe-exhausted-source = { $source ->
    [food] jídlo vyčerpáno
   *[wood] dřevo vyčerpáno
}
draw-crusoe-free-pawns = Nerozmístěné figurky: { $pawns }.
draw-crusoe-items-row = Vybavení: { $cards }.
draw-crusoe-things-row = Věci k použití: { $cards }.
draw-crusoe-goal-row = **Cíl:** { $goal }
draw-crusoe-first = Začíná { $name }.
draw-crusoe-hearts = životy { $n }/{ $of }
draw-crusoe-drops = morálka klesá u zranění { $wounds }
draw-crusoe-determination = odhodlání { $n }
