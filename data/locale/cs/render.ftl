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
draw-lewis-board-moved = zvěd z { $start } na { $end }
draw-lewis-board-recruited = nábor: { $card }
draw-lewis-board-recruited-one = nábor
draw-lewis-board-camped = tábor, zvěd na { $space }
draw-lewis-board-nothing = bez akce
