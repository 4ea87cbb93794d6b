game-title = A Few Acres of Snow
game-about = Británie a Francie bojují o Severní Ameriku: osidluj, obléhej a podnikej nájezdy kartami z balíku.
game-length = 90 minut

# Co si stůl může zvolit

option-sides = Strany
    .hint = Kdo hraje za Británii, která začíná.
option-sides-lots = Rozhodne los
option-sides-first-british = Kdo se přidá první, hraje za Británii
option-sides-first-french = Kdo se přidá první, hraje za Francii
option-sides-bid = O stranu se přihazují body
option-edition = Vydání
    .hint = Která pravidla platí, pokud možnosti níže neříkají jinak.
option-edition-december-2011 = Prosinec 2011
option-edition-second = Druhé vydání
option-edition-first = První vydání
option-surrender = Vydání obleženého místa
    .hint = Zda smí obránce místo vydat, tak jako útočník smí obléhání přerušit.
option-surrender-yes = Dovoleno
option-surrender-no = Nedovoleno
option-defender = Převaha, s níž vítězí obránce
    .hint = Podle českých pravidel 2, podle všech ostatních 1.
option-defender-1 = 1
option-defender-2 = 2
option-costly-reshuffle = Placené míchání
    .hint = Za zamíchání při dobírání zaplať 1 minci, nebo pak odhoď 2 karty.
option-costly-reshuffle-no = Ne
option-costly-reshuffle-yes = Ano
option-louisbourg-fortified = Opevněný Louisbourg
    .hint = Louisbourg je na začátku opevněný.
option-louisbourg-fortified-no = Ne
option-louisbourg-fortified-yes = Ano
option-duquesne-wins = Vítězný Fort Duquesne
    .hint = Francie okamžitě vítězí i tím, že osídlí Fort Duquesne.
option-duquesne-wins-no = Ne
option-duquesne-wins-yes = Ano
option-ambush-in-sieges = Přepadení při obléhání
    .hint = Přepadením lze soupeře připravit i o kartu v obléhání a její sílu.
option-ambush-in-sieges-no = Ne
option-ambush-in-sieges-yes = Ano
option-fewer-infantry = Méně pěchoty
    .hint = 3 britské karty Řadová pěchota zůstanou v krabici.
option-fewer-infantry-no = Ne
option-fewer-infantry-yes = Ano
option-swap-after-siege = Výměna po obléhání
    .hint = Po každém obléhání smí Francie odhodit kartu a dobrat si jinou.
option-swap-after-siege-no = Ne
option-swap-after-siege-yes = Ano
option-locations-in-reserve = Oblasti v rezervě
    .hint = Do rezervy se smí dávat i karty oblastí.
option-locations-in-reserve-no = Ne
option-locations-in-reserve-yes = Ano
option-british-bateaux = Britská Loďka na začátku
    .hint = Britská Loďka je už ve startovním balíku.
option-british-bateaux-no = Ne
option-british-bateaux-yes = Ano
option-free-blocked-ambush = Odražená přepadení zdarma
    .hint = Odražené přepadení nestojí akci.
option-free-blocked-ambush-no = Ne
option-free-blocked-ambush-yes = Ano
option-free-blocked-raid = Odražené nájezdy zdarma
    .hint = Odražený nájezd nestojí akci.
option-free-blocked-raid-no = Ne
option-free-blocked-raid-yes = Ano
option-quebec-fortified = Opevněný Quebec
    .hint = Quebec je na začátku opevněný.
option-quebec-fortified-no = Ne
option-quebec-fortified-yes = Ano
option-sell-furs = Prodej kožešin
    .hint = Kartu oblasti s kožešinami lze volnou akcí zahrát za 1 minci.
option-sell-furs-no = Ne
option-sell-furs-yes = Ano
option-free-discards = Odhazování zdarma
    .hint = Odhodit víc karet stojí akci, ale žádné mince.
option-free-discards-no = Ne
option-free-discards-yes = Ano
option-french-draft = Karta pro Francii
    .hint = Francie si do startovního balíku přidá jednu imperiální kartu.
option-french-draft-no = Ne
option-french-draft-yes = Ano
option-governor-gives-up = Guvernér vyklízí místa
    .hint = Kdo vrátí kartu svého místa, odebere z něj vesnici nebo město.
option-governor-gives-up-no = Ne
option-governor-gives-up-yes = Ano
option-native-besiegers = Indiáni při obléhání
    .hint = Indiáni mají při obléhání sílu 1.
option-native-besiegers-no = Ne
option-native-besiegers-yes = Ano
option-british-wait = Británie vyčkává
    .hint = Británie obléhá až po Francii, nebo jakmile dosáhne 25 bodů.
option-british-wait-no = Ne
option-british-wait-yes = Ano
option-shed-lost-cards = Odkládání ztracených míst
    .hint = Kartu místa, které ti nepatří, lze odhodit volnou akcí.
option-shed-lost-cards-no = Ne
option-shed-lost-cards-yes = Ano
option-governor-spares-start = Guvernér šetří startovní místa
    .hint = Karty startovních míst, která ještě držíš, nelze vrátit.
option-governor-spares-start-no = Ne
option-governor-spares-start-yes = Ano
option-no-governors = Bez guvernérů
    .hint = Oba guvernéři zůstanou v krabici.
option-no-governors-no = Ne
option-no-governors-yes = Ano
option-lost-cards-in-reserve = Ztracená místa v rezervě
    .hint = Do rezervy se smí dávat i karty míst, která ti nepatří.
option-lost-cards-in-reserve-no = Ne
option-lost-cards-in-reserve-yes = Ano
option-bateaux-in-empire = Francouzská Loďka k dispozici
    .hint = Francie si může Loďku vzít, jako v prosinci 2011.
option-bateaux-in-empire-no = Ne
option-bateaux-in-empire-yes = Ano
option-bateaux-in-start = Francouzská Loďka na začátku
    .hint = Loďka je ve francouzském startovním balíku, jako v prvním vydání.
option-bateaux-in-start-no = Ne
option-bateaux-in-start-yes = Ano
option-support-reshuffles = Míchání při Domácí podpoře
    .hint = Odhazovací hromádka se pro ni zamíchá, jako v prvním vydání.
option-support-reshuffles-no = Ne
option-support-reshuffles-yes = Ano
option-short-raids = Krátké nájezdy
    .hint = Každá karta nájezdu má dosah 1 spojnici, jako v prvním vydání.
option-short-raids-no = Ne
option-short-raids-yes = Ano
option-late-reshuffle = Míchání až na konci tahu
    .hint = Odhazovací hromádka se míchá jen při dobírání na konci tahu.
option-late-reshuffle-no = Ne
option-late-reshuffle-yes = Ano

# Místa

place-boston = Boston
place-new-haven = New Haven
place-new-york = New York
place-norfolk = Norfolk
place-pemaquid = Pemaquid
place-philadelphia = Philadelphia
place-st-marys = St. Mary’s
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
place-fort-st-john = Fort St. John
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

# Karty

card-b-bateaux = Loďka
card-b-fortification = Opevnění
card-b-governor = Guvernér
card-b-home-support = Domácí podpora
card-b-indian-leader = Indiánský náčelník
card-b-military-leader = Velitel
card-b-militia = Domobrana
card-b-rangers = Rangeři
card-b-regular-infantry = Řadová pěchota
card-b-settlers = Osadníci
card-b-ships = Lodě
card-b-siege-artillery = Obléhací artilérie
card-b-trader = Kupec
card-f-bateaux = Loďka
card-f-coureurs-de-bois = Coureurs de Bois
card-f-fortification = Opevnění
card-f-governor = Guvernér
card-f-home-support = Domácí podpora
card-f-intendant = Správce
card-f-military-leader = Velitel
card-f-militia = Domobrana
card-f-native-americans = Indiáni
card-f-priest = Kněz
card-f-regular-infantry = Řadová pěchota
card-f-ships = Lodě
card-f-siege-artillery = Obléhací artilérie
card-f-start-infantry = Startovní pěchota
card-f-trader = Kupec
card-n-fortification = Neutrální opevnění
card-n-native-americans = Neutrální indiáni
card-n-settlers = Neutrální osadníci
side-british = Británie
side-french = Francie

# Co říkají karty

card-of = { $card } ({ $owner ->
    [british] Británie
   *[french] Francie
})
says-location = { $owner ->
    [british] Britská
   *[french] Francouzská
} karta oblasti{ $start ->
    [yes] {" "}ze startovního balíku
   *[no] {""}
}. { $leads } { $symbols } { $place } { $links }
says-empire = { $owner ->
    [british] Britská imperiální karta
    [french] Francouzská imperiální karta
   *[neutral] Neutrální karta pro obě strany
}{ $copies ->
    [one] {""}
    [few] {" "}({ $copies } kusy{ $start ->
        [0] {""}
       *[other] , z toho { $start } ve startovním balíku
    })
   *[other] {" "}({ $copies } kusů{ $start ->
        [0] {""}
       *[other] , z toho { $start } ve startovním balíku
    })
}{ $copies ->
    [one] { $start ->
        [0] {""}
       *[other] {" "}ze startovního balíku
    }
   *[other] {""}
}. { $cost ->
    [0] Získat ji nic nestojí.
    [one] Získat ji stojí { $cost } minci.
    [few] Získat ji stojí { $cost } mince.
   *[other] Získat ji stojí { $cost } mincí.
} { $does }
place-points = { $points ->
    [0] Na plánu místo nemá žádné body a nelze je rozvinout v město.
    [one] Na plánu má místo { $points } bod, jako město { $town }.
    [few] Na plánu má místo { $points } body, jako město { $town }.
   *[other] Na plánu má místo { $points } bodů, jako město { $town }.
}
place-settler = K osídlení je třeba osadník.
place-ship = Je to přístav a při jeho obléhání bojují i lodě.
place-port = Je to přístav, ale při jeho obléhání lodě nebojují.
place-defence = Obránce místa je o { $defence } silnější.
leads = Vede { $ways }.
leads-bateaux = loďkou: { $places }
leads-wagon = povozem: { $places }
leads-ship = lodí: { $places }
leads-nowhere = Nevede nikam.
symbols = Symboly: { $symbols }.
symbols-none = Nemá žádné symboly.
symbol-bateaux = loďka
symbol-wagon = povoz
symbol-ship = loď
symbol-settler = osadník
symbol-fur = kožešiny
symbol-military = síla { $strength }
symbol-coins = { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
links = Spojnice { $kinds }.
link-river = po řece: { $places }
link-lake = po jezeře: { $places }
link-road = po cestě: { $places }
link-trail = po indiánské stezce: { $places }
links-none = Jinou spojnici než moře nemá.
does-bateaux = Doprava po řekách a jezerech.
does-ship = Doprava po moři a loď pro obchodníka. Bojuje se silou 1 tam, kde má obležené místo symbol lodě.
does-settler = Osídlí místo se symbolem osadníka, nebo rozvine vesnici v město.
does-governor = Vrať jednu nebo dvě jiné karty z ruky mezi dostupné karty.
does-home-support = Volná akce: dober si { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}, ale nejvýš tolik, kolik jich je v dobíracím balíku.
does-intendant = Zaplať { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
} a vezmi si do ruky libovolnou kartu ze své odhazovací hromádky.
does-military-leader = Posílit jím obléhání je volná akce.
does-takes-natives = Soupeř ti dá z ruky nebo z rezervy kartu Neutrální indiáni, nebo ti ukáže ruku.
does-trader = Zahraj ho s libovolným počtem karet se symbolem kožešin, za každou dostaneš { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
does-extend = Prodlouží nájezd o jednu spojnici, ale sám nájezd nepodnikne.
does-attack = Podniká nájezdy nebo přepadení{ $price ->
    [0] {""}
    [one] , pokaždé za { $price } minci
    [few] , pokaždé za { $price } mince
   *[other] , pokaždé za { $price } mincí
}.
does-fortify = S kartou tvého místa a za { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
} toto místo opevní. Při obléhání bojuje jen za obránce, se silou 1.
does-fight = Při obléhání má sílu { $strength }{ $price ->
    [0] {""}
    [one] , pokaždé za { $price } minci
    [few] , pokaždé za { $price } mince
   *[other] , pokaždé za { $price } mincí
}.
does-block = { $what ->
    [raid] Z ruky odrazí nájezd.
    [ambush] Z ruky odrazí přepadení.
   *[both] Z ruky zdarma odrazí nájezd nebo přepadení.
}
does-risk = Je zranitelná: přepadení ji může vrátit mezi dostupné karty.
does-f-bateaux = V prosinci 2011 je mezi dostupnými kartami, v prvním vydání ve startovním balíku, ve druhém se nepoužívá.
does-f-native-americans = Indiánský náčelník je vzít nemůže.
does-n-native-americans = Kněz a Indiánský náčelník je mohou soupeři vzít.
said-1 = { $a }
said-2 = { $a } { $b }
said-3 = { $a } { $b } { $c }
said-4 = { $a } { $b } { $c } { $d }
chain-1 = { $a }
chain-2 = { $a }; { $b }
chain-3 = { $a }; { $b }; { $c }
list-0 = žádné karty
list-1 = { $a }
list-2 = { $a }, { $b }
list-3 = { $a }, { $b }, { $c }
list-4 = { $a }, { $b }, { $c }, { $d }
list-5 = { $a }, { $b }, { $c }, { $d }, { $e }
list-6 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }
list-7 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g }

# Otázky a odpovědi

ask-turn-action = Co uděláš?
ask-settle-with = Ze které oblasti místo osídlíš?
ask-settle-transport = Kterou kartu zahraješ jako dopravu?
ask-settle-card = Kterou kartu zahraješ jako osadníka?
ask-develop-card = Kterou kartu zahraješ jako osadníka?
ask-fortify-card = Kterou kartu opevnění zahraješ?
ask-besiege-with = Ze které oblasti místo oblehneš?
ask-besiege-transport = Kterou kartu zahraješ jako dopravu?
ask-besiege-card = Která karta bojuje jako první?
ask-siege-settle = Osídlíš dobyté místo?
ask-siege-card = Kterou kartu z obléhání vrátíš?
ask-swap-card = Odhodíš kartu a dobereš si jinou?
ask-raid-card = Která karta jde na nájezd?
ask-raid-more = Přidá se k nájezdu další karta?
ask-raid-block = Odrazíš nájezd?
ask-ambush-answer = Jak odpovíš na přepadení?
ask-natives-give = Odkud vydáš kartu Neutrální indiáni?
ask-merchant-ship = Kterou loď zahraješ?
ask-merchant-coins = Které karty s mincemi zahraješ (nejvýš { $most })?
ask-trader-furs = Které karty s kožešinami zahraješ?
ask-piracy-ship = Kterou loď zahraješ k Louisbourgu?
ask-discard-cards = Které karty odhodíš (nejvýš { $most })?
ask-refill-discard = Které karty odhodíš za zamíchání?
ask-governor-cards = Které karty vrátíš (nejvýš { $most })?
ask-intendant-card = Kterou kartu si vezmeš z odhazovací hromádky?
ask-bid-side = Za kterou stranu chceš hrát?
ask-bid-points = Kolik bodů za ni nabízíš?
ask-french-draft = Kterou kartu si přidáš do startovního balíku?

about-turn = { $actions ->
    [0] Žádná akce nezbývá.
   *[other] Zbývá akcí: { $actions }.
}
about-raiders = Cíl nájezdu: { $place }. Vybráno: { $cards }.{ $more ->
    [0] {""}
   *[other] {" "}Ještě je třeba karet: { $more }.
}
about-raid = { $seat } podniká nájezd na místo { $place }: { $cards }.
about-ambush = { $seat } tě přepadá: { $cards }.
about-natives = { $seat } žádá o kartu Neutrální indiáni: { $cards }.
about-discard = { $free ->
    [0] Jedna karta je zdarma, každá další za 1 minci.
   *[other] Odhazování je zdarma.
}
about-bid = Stranu { $side } chtějí oba hráči. Získá ji vyšší nabídka a nabízené body dostane druhý hráč.

group-settle = Osídlit místo
group-develop = Rozvinout vesnici
group-fortify = Opevnit místo
group-besiege = Oblehnout místo
group-reinforce = Posílit obléhání
group-raid = Podniknout nájezd
group-ambush = Přepadnout
group-money = Vzít peníze
group-trade = Obchodovat
group-draft = Vzít kartu
group-reserve = Dát kartu do rezervy
group-manage = Spravovat karty
group-sell = Prodat kožešiny
group-shed = Odložit ztracené místo
group-block = Odrazit
group-lose = Přijít o kartu

do-settle = Osídlit: { $place } ({ $points ->
    [0] bez bodů
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
})
do-develop = Rozvinout: { $place } (+{ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
})
do-fortify = Opevnit: { $place } ({ $price ->
    [one] { $price } mince
    [few] { $price } mince
   *[other] { $price } mincí
})
do-besiege = Oblehnout: { $place } (obrana { $defence })
do-reinforce = Posílit: { $card } → { $place } (+{ $strength }{ $price ->
    [0] {""}
    [one] , { $price } mince
    [few] , { $price } mince
   *[other] , { $price } mincí
})
do-reinforce-free = Posílit: { $card } → { $place } (+{ $strength }, volná akce)
do-withdraw = Přerušit obléhání: { $place }
do-surrender = Vydat obležené místo: { $place }
do-raid = Nájezd: { $place } ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
})
do-ambush = Přepadnout: { $card }{ $price ->
    [0] {""}
    [one] {" "}({ $price } mince)
    [few] {" "}({ $price } mince)
   *[other] {" "}({ $price } mincí)
}
do-natives = Požádat o indiány: { $card }
do-money = Vzít { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}: { $card }
do-merchant = Obchodník: loď a karty s mincemi
do-trader = Kupec a kožešiny, až { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
do-piracy = Piráti ({ $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
})
do-sell = Prodat kožešiny: { $card }
do-draft = Vzít: { $card } ({ $cost ->
    [0] zdarma
    [one] { $cost } mince
    [few] { $cost } mince
   *[other] { $cost } mincí
}{ $left ->
    [one] {""}
   *[other] , zbývá { $left }
})
do-reserve = Do rezervy: { $card }
do-retrieve = Vybrat rezervu: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
} ({ $price ->
    [one] { $price } mince
    [few] { $price } mince
   *[other] { $price } mincí
})
do-discard = Odhodit karty
do-governor = Guvernér: vrátit karty
do-intendant = Správce: vzít odhozenou kartu ({ $price ->
    [one] { $price } mince
    [few] { $price } mince
   *[other] { $price } mincí
})
do-support = Domácí podpora: dobrat { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}
do-shed = Odhodit: { $card }
block-card = Odrazit: { $card }
hand-card = Z ruky: { $card }
reserve-card = Z rezervy: { $card }
siege-card = Z obléhání: { $card }
give-hand = Z ruky
give-reserve = Z rezervy
choice-go = Už žádná
choice-none = Ne
choice-show = Ukázat ruku
choice-settle = Osídlit
choice-british = Británie
choice-french = Francie
choice-pass = Vynechat akci
choice-end = Ukončit tah

# Trvalé pokyny

order-raid-block = Odrážet nájezdy
    .hint = Když vybereš karty, jiná karta nájezd neodrazí.
order-raid-block-never = Nikdy
order-raid-block-cheapest = Když to jde, nejlevnější kartou
order-own-place = Karta napadeného místa
order-ambush-block = Odrážet přepadení
    .hint = Odráží nejlevnější karta, která může. Jinak přijdeš o kartu podle dalších dvou pokynů, nebo ukážeš ruku.
order-ambush-block-never = Nikdy
order-ambush-block-always = Když to jde
order-ambush-block-at-risk = Jen když hrozí ztráta karty
order-ambush-lose = Co ztratit při přepadení jako první
    .hint = Platí jen spolu s pokynem „{ order-ambush-block }“. Ostatní karty jdou až po vybraných, od nejlevnější.
order-first = Ruka, nebo rezerva
    .hint = Odkud jde ztracená karta nejdřív. Odpoví i na žádost o kartu Neutrální indiáni.
order-first-hand = Nejdřív z ruky
order-first-reserve = Nejdřív z rezervy
order-siege-settle = Osidlovat dobytá místa
    .hint = Když vybereš karty, jiná se jako osadník nezahraje. Kde osadníka není třeba, místo se osídlí.
order-siege-settle-never = Nikdy
order-siege-settle-cheapest = Když to jde, nejlevnějším osadníkem
order-siege-card = Karta vrácená po prohraném obléhání
    .hint = Ostatní karty jdou až po vybraných, od nejlevnější.
order-siege-card-cheapest = Nejlevnější
order-swap = Výměna karty po obléhání
    .hint = Hra se přestane ptát, jestli chceš kartu odhodit a dobrat si jinou.
order-swap-never = Nikdy

# Co se stalo

event-wished-side = { $seat } si přeje stranu { $side }.
event-bid = { $seat } nabízí { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
event-plays-side = { $seat } hraje za stranu { $side }.
event-added-card = { $seat } si přidává do startovního balíku: { $card }.
event-started = { $seat } začíná.
event-settled = { $seat } osidluje místo { $place } ({ $cards }).
event-took-location = { $seat } získává kartu oblasti { $card }.
event-developed = { $seat } rozvíjí vesnici v město: { $place } ({ $cards }).
event-fortified = { $seat } opevňuje místo { $place } za { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
} ({ $cards }).
event-besieged = { $seat } obléhá místo { $place } ({ $cards }). Počáteční převaha obránce: { $strength }.
event-reinforced = { $seat } posiluje obléhání místa { $place }: { $card }{ $price ->
    [0] {""}
    [one] {" "}za { $price } minci
    [few] {" "}za { $price } mince
   *[other] {" "}za { $price } mincí
}. { $ahead ->
    [attacker] Převaha útočníka: { $by }.
    [defender] Převaha obránce: { $by }.
   *[nobody] Síly jsou vyrovnané.
}
event-withdrew = { $seat } přerušuje obléhání místa { $place }.
event-surrendered = { $seat } vydává obležené místo { $place }.
event-won-siege = { $seat } vítězí v obléhání místa { $place } jako { $role ->
    [attacker] útočník
   *[defender] obránce
}.
event-captured = { $seat } získává { $kind ->
    [town] ukořistěné město
   *[village] ukořistěnou vesnici
}: { $place }.
event-left-neutral = { $seat } nechává místo { $place } neutrální.
event-returned-card = { $seat } vrací mezi dostupné karty: { $card }.
event-swapped-card = { $seat } odhazuje kartu { $card } a dobírá si jinou.
event-attacked-raid = { $seat } podniká nájezd na místo { $place }{ $price ->
    [0] {""}
    [one] {" "}za { $price } minci
    [few] {" "}za { $price } mince
   *[other] {" "}za { $price } mincí
} ({ $cards }).
event-attacked-ambush = { $seat } podniká přepadení{ $price ->
    [0] {""}
    [one] {" "}za { $price } minci
    [few] {" "}za { $price } mince
   *[other] {" "}za { $price } mincí
} ({ $cards }).
event-attacked-natives = { $seat } žádá o kartu Neutrální indiáni ({ $cards }).
event-raid-blocked = { $seat } odráží nájezd: { $card }.
event-raided = { $seat } při nájezdu získává { $kind ->
    [town] ukořistěné město
   *[village] ukořistěnou vesnici
}: { $place }. { $left ->
    [village] Na místě zůstává vesnice.
   *[nothing] Místo je teď neutrální.
}
event-ambush-blocked = { $seat } odráží přepadení: { $card }.
event-ambushed = { $seat } přichází o kartu { $card } { $where ->
    [hand] z ruky
    [reserve] z rezervy
   *[siege] z obléhání
}.
event-gave-native = { $seat } vydává kartu Neutrální indiáni { $where ->
    [hand] z ruky
   *[reserve] z rezervy
}.
event-showed-hand = { $seat } ukazuje ruku.
event-hand-seen = { $seat } má v ruce: { $cards }.
event-took-money = { $seat } si bere { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
} ({ $cards }).
event-merchant-traded = { $seat } získává jako obchodník { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
} ({ $cards }).
event-trader-traded = { $seat } prodává kožešiny za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
} ({ $cards }).
event-pirated = { $seat } získává díky pirátům { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
} ({ $cards }).
event-sold-fur = { $seat } volnou akcí prodává kožešiny za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
} ({ $cards }).
event-drafted = { $seat } si bere kartu { $card } { $cost ->
    [0] zdarma
    [one] za { $cost } minci
    [few] za { $cost } mince
   *[other] za { $cost } mincí
}.
event-discarded = { $seat } odhazuje{ $cost ->
    [0] {""}
    [one] {" "}za { $cost } minci
    [few] {" "}za { $cost } mince
   *[other] {" "}za { $cost } mincí
}: { $cards }.
event-reserved = { $seat } dává do rezervy: { $card }.
event-retrieved = { $seat } vybírá rezervu za { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
}: { $cards }.
event-governed = { $seat } hraje kartu Guvernér a vrací: { $cards }.
event-gave-up = { $seat } vyklízí místo { $place }.
event-fetched = { $seat } hraje kartu Správce za { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
} a bere si z odhazovací hromádky: { $card }.
event-supported = { $seat } hraje kartu Domácí podpora.
event-paid-reshuffle = { $seat } platí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
} za zamíchání.
event-reshuffled = { $seat } míchá odhazovací hromádku do nového balíku.
event-drew = { $seat } si dobírá { $number ->
    [one] { $number } kartu
    [few] { $number } karty
   *[other] { $number } karet
}.
event-drew-cards = { $seat } si dobírá: { $cards }.
event-passed = { $seat } vynechává akci.
event-ended = { $by ->
    [capital] { $seat } ovládá domovskou oblast nepřítele a vítězí.
    [duquesne] { $seat } osídlením místa Fort Duquesne vítězí.
    [villages] Všechny vesnice jedné strany jsou umístěné. { $seat } vítězí.
    [towns] Všechna města jedné strany jsou umístěná. { $seat } vítězí.
   *[captured] Jedna strana má dost kořisti. { $seat } vítězí.
}

# Jak to skončilo

outcome-capital = { $side ->
    [british] Británie získala Quebec.
   *[french] Francie získala Boston nebo New York.
}
outcome-duquesne = Francie osídlila Fort Duquesne.
outcome-villages = Všechny vesnice jedné strany byly umístěné. { $side ->
    [british] Británie měla víc bodů.
   *[french] Francie měla aspoň tolik bodů jako Británie.
}
outcome-towns = Všechna města jedné strany byla umístěná. { $side ->
    [british] Británie měla víc bodů.
   *[french] Francie měla aspoň tolik bodů jako Británie.
}
outcome-captured = Jedna strana měla dost kořisti. { $side ->
    [british] Británie měla víc bodů.
   *[french] Francie měla aspoň tolik bodů jako Británie.
}

part-villages = Vesnice
part-towns = Města
part-captured = Kořist
part-auction = Příhoz o strany

# Příkazy

verb-settle = Osídlit místo a získat jeho kartu
    .name = osídlit
verb-settle-place = Místo, které osídlíš
    .name = místo
verb-settle-with = Karta oblasti, která tam vede
    .name = odkud
verb-settle-transport = Karta, kterou zahraješ jako dopravu
    .name = doprava
verb-settle-settler = Karta, kterou zahraješ jako osadníka, i po obléhání
    .name = osadník
verb-develop = Rozvinout vesnici v město
    .name = rozvinout
verb-develop-place = Vesnice, z níž bude město
    .name = místo
verb-develop-settler = Karta, kterou zahraješ jako osadníka
    .name = osadník
verb-fortify = Opevnit místo
    .name = opevnit
verb-fortify-place = Místo, které opevníš
    .name = místo
verb-fortify-card = Karta opevnění, kterou zahraješ
    .name = karta
verb-besiege = Oblehnout nepřátelské místo
    .name = oblehnout
verb-besiege-place = Místo, které oblehneš
    .name = místo
verb-besiege-with = Karta oblasti, která tam vede
    .name = odkud
verb-besiege-transport = Karta, kterou zahraješ jako dopravu
    .name = doprava
verb-besiege-card = Karta, která bojuje jako první
    .name = karta
verb-reinforce = Posílit obléhání, vlastní nebo soupeřovo
    .name = posílit
verb-reinforce-card = Obléhání a karta, kterou do něj zahraješ
    .name = karta
verb-withdraw = Přerušit vlastní obléhání
    .name = přerušit
verb-surrender = Vydat obležené místo
    .name = vydat
verb-raid = Podniknout nájezd na nepřátelské místo
    .name = nájezd
verb-raid-place = Cíl nájezdu
    .name = místo
verb-raid-cards = Karty, které na nájezd jdou
    .name = karty
verb-ambush = Přepadnout soupeře
    .name = přepadnout
verb-ambush-card = Karta, kterou soupeře přepadneš
    .name = karta
verb-natives = Požádat Knězem nebo Indiánským náčelníkem o kartu Neutrální indiáni
    .name = indiáni
verb-money = Vzít si mince za kartu oblasti
    .name = peníze
verb-money-card = Karta, kterou zahraješ
    .name = karta
verb-merchant = Obchodník: zahrát loď a karty s mincemi
    .name = obchodník
verb-merchant-ship = Loď, kterou zahraješ
    .name = loď
verb-merchant-coins = Jedna nebo dvě karty s mincemi
    .name = mince
verb-trader = Kupec: zahrát kupce a karty s kožešinami
    .name = kupec
verb-trader-furs = Karty s kožešinami
    .name = kožešiny
verb-piracy = Piráti: zahrát Louisbourg a další loď
    .name = piráti
verb-piracy-ship = Loď, kterou zahraješ
    .name = loď
verb-draft = Vzít si dostupnou kartu
    .name = vzít
verb-draft-card = Karta, kterou si vezmeš
    .name = karta
verb-discard = Odhodit karty
    .name = odhodit
verb-discard-cards = Karty, které odhodíš
    .name = karty
verb-shed = Odhodit kartu ztraceného místa volnou akcí
    .name = odložit
verb-shed-card = Karta, kterou odhodíš
    .name = karta
verb-reserve = Dát kartu do rezervy
    .name = rezerva
verb-reserve-card = Karta, kterou tam dáš
    .name = karta
verb-retrieve = Vzít si do ruky celou rezervu
    .name = vybrat
verb-governor = Vrátit karty mezi dostupné kartou Guvernér
    .name = guvernér
verb-governor-cards = Karty, které vrátíš
    .name = karty
verb-intendant = Vzít si kartu z odhazovací hromádky kartou Správce
    .name = správce
verb-intendant-card = Karta, kterou si vezmeš
    .name = karta
verb-support = Dobrat karty kartou Domácí podpora
    .name = podpora
verb-pass = Vynechat akci
    .name = vynechat
verb-end = Ukončit tah
    .name = konec
verb-answer = Odpovědět soupeři nebo zvolit, co je třeba před partií
    .name = odpověď
    .refused = Na žádnou takovou odpověď se teď nečeká.
verb-answer-block = Karta, která odrazí nájezd nebo přepadení
    .name = odrazit
verb-answer-lose = Karta, o kterou přijdeš
    .name = ztratit
verb-answer-give = Odkud vydáš indiány
    .name = vydat
verb-answer-side = Strana, za kterou chceš hrát
    .name = strana
verb-answer-points = Body, které za ni nabízíš
    .name = body

# Pravidla

rule-aim = Británie a Francie bojují o Severní Ameriku. Osidluj místa, rozvíjej vesnice v města, obléhej a podnikej nájezdy. Ke všemu potřebuješ karty svého balíku a s každým osídlením i s každou vzatou kartou jich v něm přibude. Británie vítězí okamžitě ziskem Quebecu, Francie ziskem Bostonu nebo New Yorku. Jinak na konci rozhodnou body. Začíná Británie.
    .title = Cíl hry
rule-turn = Na začátku tahu se vyhodnotí obléhání, v nichž vítězíš. Pak proveď 2 akce, v prvním tahu každého hráče jen 1; tutéž smíš provést i dvakrát a akci lze také vynechat. Před nimi, mezi nimi i po nich smíš provádět volné akce: Velitel, Domácí podpora, vybrání rezervy, přerušení obléhání. Nakonec si dober do 5 karet v ruce. Když balík dojde, zamíchej odhazovací hromádku do nového. Kdo má víc než 5 karet, nechá si je.
    .title = Tah
rule-cards = Karty oblastí získáš s místy: ukazují, kam a jakou dopravou vedou, a symboly. Při každém zahrání využiješ jeden symbol karty. Imperiální karty si bereš z dostupných, neutrální jsou pro obě strany. Zahrané karty jdou na odhazovací hromádku a získané také, dobereš si je tedy až po zamíchání. Odhazovací hromádky, rezervy, obléhání a dostupné karty leží odkrytě, ruce a balíky jsou tajné.
    .title = Karty
rule-supply = Kartu oblasti lze zahrát, jen když je její místo tvoje, není obležené a je spojené s hlavním městem, tedy s Bostonem nebo Quebecem. Spojení vede přes tvá vlastní místa, i obležená, po řekách, jezerech, cestách a po moři, které spojuje všechny přístavy. Indiánské stezky se nepočítají. Odhodit nebo guvernérem vrátit smíš i kartu bez spojení. Hlavní město ztracené při nájezdech platí dál, New York jím není nikdy.
    .title = Spojení s hlavním městem
rule-transport = K osídlení i obležení musí karta oblasti vést na dané místo a další karta poskytne dopravu: loďka po řekách a jezerech, povoz po cestách, loď po moři. Platí jen to, co je na kartě oblasti, ať plán ukazuje cokoli. Povoz má jediná Philadelphia. Indiánské stezky na plánu slouží jen nájezdům.
    .title = Doprava
rule-settle = Zvol neutrální místo. Zahraj kartu oblasti, která tam vede, dopravu, a má-li místo symbol osadníka, i kartu osadníka. Polož na místo vesnici a jeho kartu z dostupných karet oblastí na odhazovací hromádku. Některá místa tvá strana na kartách nemá, ta žádnou nepřinesou. Vlastní místo lze osídlit znovu, pokud se jeho karta vrátila mezi dostupné.
    .title = Osídlit oblast
rule-develop = Zahraj kartu své vesnice a další kartu se symbolem osadníka. Z vesnice bude město a vesnice se vrátí do zásoby. Město má dvojnásobek bodů místa, místa bez bodů rozvíjet nelze. Každá strana má 18 vesnic. Británie má 12 měst, Francie 9.
    .title = Rozvinout oblast
rule-fortify = Zahraj kartu svého místa a kartu opevnění a zaplať 3 mince. Na místě může být jediné opevnění, celkem jich je 12. Obránce s ním začíná obléhání o 2 silnější. Na opevněné místo nelze podniknout nájezd a nepřátelské nájezdy přes ně neprojdou. Obležené místo opevnit nelze. Když padne, opevnění se vrátí do zásoby.
    .title = Opevnit oblast
rule-besiege = Zahraj kartu oblasti, která vede na nepřátelské místo, dopravu a kartu, která bojuje; v obléhání zůstává jen ta poslední. Bojují karty s vojenskou silou, a kde má místo symbol lodě, i lodě se silou 1; z karty platí jen jeden symbol. Opevněním obléhání začít nelze. Obránce začíná s 1, opevnění přidá 2 a k tomu se připočte obrana místa. Každá strana vede nejvýš jedno obléhání.
    .title = Oblehnout oblast
rule-reinforce = Zahraj do kteréhokoli obléhání jednu kartu, která bojuje, bez dopravy. Obránce musí mít obležené místo spojené s hlavním městem, útočník spojené místo nebo hlavní město v sousedství. Opevnění bojuje za obránce silou 1. Obléhací artilérie pokaždé stojí 3 mince. Velitel je volná akce. Ukazatel končí pro útočníka na 7, pro Francii v obraně na 5 a pro Británii v obraně na 4; síla navíc propadá.
    .title = Posílit obléhání
rule-siege = V obléhání vítězí, kdo má na začátku svého tahu převahu: útočník aspoň 2, obránce aspoň 1. Vítězný útočník ukořistí vesnici nebo město a smí místo hned osídlit: se symbolem osadníka kartou osadníka, jinak bez karty. Poražený vrátí jednu imperiální nebo neutrální kartu z obléhání, má-li tam nějakou, mezi dostupné; ostatní se odhodí. Útočník smí volnou akcí obléhání přerušit a obránce místo vydat: je to porážka.
    .title = Konec obléhání
rule-raid = Zahraj karty nájezdu. Jedna má dosah 2 spojnice z tvého místa, které není obležené, každá další o 1 víc. Kněz a Indiánský náčelník se přidat mohou, sami nájezd nepodniknou. Spojnice jsou řeky, jezera, cesty a indiánské stezky, moře ne. Doprava ani spojení není třeba. Každá karta indiánů stojí 1 minci. Cílem nesmí být opevněné ani obležené místo. Přes nepřátelské opevnění nájezd neprojde, přes obležené místo jen tehdy, když je obléháš ty.
    .title = Nájezd
rule-raided = Soupeř smí nájezd odrazit jednou kartou z ruky: Indiáni, Rangeři, Coureurs de Bois, francouzská Domobrana, Opevnění, nebo karta samotného místa, pokud ji lze zahrát. Odrazit nájezd nic nestojí. Jinak útočník ukořistí vesnici a místo je neutrální; z města ukořistí město a majiteli na místě zůstane vesnice, pokud mu v zásobě nějaká zbývá. Ukořistěná vesnice má 2 body, město 4.
    .title = Odražení a výsledek nájezdu
rule-ambush = Zahraj kartu, která umí přepadení; karta indiánů stojí 1 minci. Soupeř se smí z ruky a zdarma bránit kartou Indiáni, Rangeři, Coureurs de Bois nebo francouzská Domobrana. Jinak zvolí zranitelnou kartu z ruky nebo z rezervy a vrátí ji mezi své dostupné karty. Když žádnou nemá, ukáže ti ruku.
    .title = Přepadení
rule-natives = Zahraj Kněze nebo Indiánského náčelníka. Soupeř ti musí z ruky nebo z rezervy dát jednu kartu Neutrální indiáni a ty ji položíš na odhazovací hromádku. Když žádnou nemá, ukáže ti ruku. Bránit se tomu nelze. Francouzské karty Indiáni se to netýká.
    .title = Kněz a Indiánský náčelník
rule-money = Vzít peníze: zahraj jednu kartu a vezmi si její mince. Obchodník: zahraj loď a jednu nebo dvě další karty s mincemi. Kupec: zahraj kupce a libovolný počet karet s kožešinami, za každou dostaneš 2 mince. Piráti, jen za Francii: zahraj Louisbourg a další loď a vezmi Británii 2 mince; co nemá, doplatí bank.
    .title = Peníze
rule-managing = Vzít kartu: vezmi si dostupnou imperiální kartu své strany nebo neutrální kartu, zaplať její cenu a polož ji na odhazovací hromádku. Odhodit karty: polož jednu kartu z ruky na odhazovací hromádku zdarma, nebo jich odhoď víc, každou další za 1 minci. Obojí je akce.
    .title = Vzít a odhodit karty
rule-reserve = Akcí polož jednu kartu z ruky lícem nahoru do rezervy, vejde se jich tam 5; karty oblastí tam nesmějí. Volnou akcí si vezmi do ruky celou rezervu, za každou kartu zaplať 1 minci. V ruce pak smíš mít víc než 5 karet. Karty v rezervě jsou vystavené přepadení a nic neodrazí.
    .title = Rezerva
rule-governor = Guvernérem vrať jednu nebo dvě jiné karty z ruky mezi dostupné; místo vrácené karty oblasti ti zůstane. Správce, jen za Francii, stojí 2 mince a vezmeš si jím libovolnou kartu ze své odhazovací hromádky. Domácí podpora je volná akce a dobereš si 3 karty, nebo kolik jich v balíku ještě je.
    .title = Guvernér, správce, domácí podpora
rule-end = Kdo získá Quebec, nebo Boston či New York, vítězí okamžitě, ať obléháním, nebo osídlením po nájezdech. Jinak partie končí na začátku tahu, pokud tehdy neprobíhalo žádné obléhání a hráč na tahu umístil všechny vesnice nebo všechna města, nebo má kořist za 12 bodů. Kořist se nevrací. Body jsou za místa, za město dvojnásobek, dále 2 za ukořistěnou vesnici a 4 za ukořistěné město. Při shodě vítězí Francie.
    .title = Konec hry a body
rule-sides = Strany se losují, jsou dané, nebo se o ně přihazuje. Oba hráči tajně řeknou, kterou stranu chtějí. Pokud tutéž, tajně nabídnou 0 až 20 bodů. Vyšší nabídka stranu získá a druhý hráč dostane její body. O stejných nabídkách rozhodne los.
    .title = Strany
rule-editions = Prosinec 2011: Francie si může Loďku vzít; karty oblastí nesmějí do rezervy; nájezd má dosah o jednu spojnici větší, než je karet; pro Domácí podporu se nemíchá. Druhé vydání: totéž, ale bez francouzské Loďky. První vydání: Loďka je ve francouzském startovním balíku, karty oblastí smějí do rezervy, nájezd má dosah podle počtu karet a pro Domácí podporu se míchá. Co si zvolí stůl, má přednost před vydáním. Pravidla, která si odporují, spolu zvolit nelze.
    .title = Vydání
rule-variants = { option-surrender }: { option-surrender.hint }
    { option-defender }: { option-defender.hint }
    Ostatní volitelná pravidla jsou v dalších tématech. Každé z nich je vypnuté, dokud je nezapne stůl nebo vydání.
    .title = Možnosti stolu
rule-variants-start = { option-louisbourg-fortified }: { option-louisbourg-fortified.hint }
    { option-quebec-fortified }: { option-quebec-fortified.hint }
    { option-fewer-infantry }: { option-fewer-infantry.hint }
    { option-british-bateaux }: { option-british-bateaux.hint }
    { option-french-draft }: { option-french-draft.hint }
    { option-no-governors }: { option-no-governors.hint }
    .title = Možnosti: začátek hry
rule-variants-first = { option-bateaux-in-empire }: { option-bateaux-in-empire.hint }
    { option-bateaux-in-start }: { option-bateaux-in-start.hint }
    { option-locations-in-reserve }: { option-locations-in-reserve.hint }
    { option-support-reshuffles }: { option-support-reshuffles.hint }
    { option-short-raids }: { option-short-raids.hint }
    .title = Možnosti: pravidla vydání
rule-variants-cards = { option-costly-reshuffle }: { option-costly-reshuffle.hint }
    { option-late-reshuffle }: { option-late-reshuffle.hint }
    { option-free-discards }: { option-free-discards.hint }
    { option-sell-furs }: { option-sell-furs.hint }
    { option-swap-after-siege }: { option-swap-after-siege.hint }
    .title = Možnosti: karty a mince
rule-variants-war = { option-british-wait }: { option-british-wait.hint }
    { option-duquesne-wins }: { option-duquesne-wins.hint }
    { option-native-besiegers }: { option-native-besiegers.hint }
    .title = Možnosti: obléhání
rule-variants-places = { option-governor-gives-up }: { option-governor-gives-up.hint }
    { option-governor-spares-start }: { option-governor-spares-start.hint }
    { option-shed-lost-cards }: { option-shed-lost-cards.hint }
    { option-lost-cards-in-reserve }: { option-lost-cards-in-reserve.hint }
    .title = Možnosti: karty míst
rule-variants-attacks = { option-ambush-in-sieges }: { option-ambush-in-sieges.hint }
    { option-free-blocked-ambush }: { option-free-blocked-ambush.hint }
    { option-free-blocked-raid }: { option-free-blocked-raid.hint }
    .title = Možnosti: nájezdy a přepadení

# Proč něco nejde

why-no-actions = V tomto tahu už žádnou akci nemáš. Volné akce ještě provést jde.
why-actions-left = { $actions ->
    [one] Zbývá ti 1 akce: proveď ji, nebo ji vynech.
    [few] Zbývají ti { $actions } akce: proveď je, nebo je vynech.
   *[other] Zbývá ti { $actions } akcí: proveď je, nebo je vynech.
}
why-unusable = Zahrát je teď nejde, protože jejich místo není tvé, je obležené, nebo není spojené s hlavním městem: { $cards }.
why-no-villages = V zásobě ti nezbývá žádná vesnice.
why-no-way = Žádná karta oblasti, kterou můžeš zahrát, nevede na vhodné místo.
why-no-transport = Tvé karty vedou sem: { $places }. Žádná další ale neposkytne potřebnou dopravu.
why-no-settler = { $places }: k tomu je potřeba další karta se symbolem osadníka.
why-no-fighter = { $places }: k tomu je potřeba další karta, která tam bojuje a kterou můžeš zaplatit.
why-own-siege = Jedno obléhání už vedeš a víc jich strana vést nesmí.
why-no-target = Nepřítel nemá žádné místo, které by teď šlo oblehnout.
why-no-towns = V zásobě ti nezbývá žádné město.
why-no-village-card = Nemůžeš zahrát kartu žádné své vesnice, která má body.
why-no-fortifications = V zásobě nezbývá žádné opevnění.
why-no-fortification-card = Nemáš v ruce kartu opevnění.
why-no-place-to-fortify = Nemůžeš zahrát kartu žádného svého místa, které není opevněné.
why-no-siege = Žádné obléhání neprobíhá.
why-cut-off = K obléhání se nedostaneš: obránce potřebuje, aby místo bylo spojené s hlavním městem, útočník potřebuje spojené místo v sousedství.
why-no-reinforcement = Žádná z karet, které můžeš zahrát a zaplatit, v tomto obléhání nebojuje.
why-not-besieging = Žádné obléhání nevedeš.
why-not-besieged = Žádné tvé místo není obležené.
why-no-surrender = U tohoto stolu se obležené místo vydat nesmí.
why-no-raider = Nemáš v ruce kartu, která sama podnikne nájezd.
why-nothing-to-raid = Nájezd nedosáhne na žádné nepřátelské místo: jsou opevněná, obležená nebo odříznutá.
why-too-far-to-raid = Nejblíž je { $place }. Karet nájezdu je na to potřeba { $cards } a tolik takových, na které ti stačí mince (máš { $coins }), nemáš.
why-no-ambusher = Nemáš v ruce kartu, která podnikne přepadení.
why-no-leader = Nemáš v ruce kartu Kněz ani Indiánský náčelník.
why-no-coins = Žádná z karet, které můžeš zahrát, nemá mince.
why-no-ship = Žádná z karet, které můžeš zahrát, nemá symbol lodě.
why-no-coins-beside = Kromě lodě je potřeba další karta s mincemi.
why-no-furs = Žádná z karet, které můžeš zahrát, nemá symbol kožešin.
why-no-louisbourg = Louisbourg zahrát nemůžeš: jeho karta musí být v ruce a místo tvé, spojené a neobležené.
why-no-second-ship = Kromě Louisbourgu je potřeba další loď.
why-other-side = To umí jen druhá strana.
why-too-dear = Mincí to stojí nejméně { $price }, ty máš { $coins }.
why-nothing-to-draft = Žádná dostupná karta nezbývá.
why-empty-hand = Nemáš v ruce žádnou kartu.
why-no-lost-card = Nemáš v ruce kartu ztraceného místa.
why-not-at-this-table = U tohoto stolu se podle tohoto pravidla nehraje.
why-reserve-full = Tvá rezerva je plná: karet se do ní vejde { $cards }.
why-nothing-to-reserve = Nemáš v ruce kartu, která smí do rezervy; karty oblastí tam nesmějí.
why-reserve-empty = Tvá rezerva je prázdná.
why-not-in-hand = Tuto kartu nemáš v ruce: { $card }.
why-nothing-to-remove = Žádnou další kartu z ruky vrátit nejde.
why-no-discards = Tvá odhazovací hromádka je prázdná.

# Průvodce první partií

guide-sides = Británie má víc mincí a lidí, Francie víc kožešin a karet nájezdů. Řekni, kterou stranu chceš: když oba tutéž, přihazují se o ni body.
guide-turn = V tahu máš dvě akce, v prvním jen jednu. Co osídlíš nebo si vezmeš, přibude do balíku: zpočátku pomáhá, později zdržuje. Nejdřív osidluj a ber si mince a karty, potom chystej obléhání nebo nájezdy.
guide-settle = K osídlení je potřeba karta oblasti, která tam vede, doprava, kterou ta karta ukazuje, a často osadník. Karta místa přibude do balíku.
guide-develop = Město má dvojnásobek bodů. Je k němu potřeba karta vesnice a další karta se symbolem osadníka.
guide-siege = Obléhání vyhraješ, když máš na začátku svého tahu převahu 2. Nech si silné karty i na další tahy: soupeř bude odpovídat.
guide-won = Obléhání skončilo. Vítěz smí místo hned osídlit, poražený vrátí jednu z karet mezi dostupné.
guide-raid = Nájezd ukořistí vesnici i bez obléhání. Víc karet dosáhne dál, soupeř ho ale může odrazit.
guide-block = Soupeř na tebe útočí. Některé karty z ruky útok zdarma odrazí. Příkazem `/{ cmd-orders.name }` jde na takové otázky odpovědět předem, aby nikdo nečekal.
guide-deck = Odhozené karty uvolní místo lepším. Jedna je zdarma, každá další stojí minci. Guvernér tě karet zbaví natrvalo.
