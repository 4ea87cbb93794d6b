game-title = Na západ!
game-about = Majitelé půdy těží z tažení osadníků na západ: umisťuj kolečka, posunuj vozy, vyhlašuj hodnocení.
game-length = 45 minut

# Co si stůl může zvolit

option-start = Začínající hráč
    .hint = Podle pravidel začíná nejstarší hráč: ať se přidá první, a zvol „{ option-start-first-seat }“.
option-start-lots = Rozhodne los
option-start-first-seat = Kdo se přidá první
option-pay = Placení vítěznými body
    .hint = Když na cenu nestačí kolečka: libovolný poměr koleček a bodů, nebo nejdřív všechna kolečka.
option-pay-literal = Libovolný poměr
option-pay-short = Nejdřív všechna kolečka
option-placing = Karta na 2 kolečka, zbývá 1
    .hint = Podle pravidel se taková karta zahrát nesmí, v Conradově variantě se umístí jen to jedno.
option-placing-full = Nesmí se zahrát
option-placing-conrad = Umístí se to jedno

# Oblasti

new-england = Nová Anglie
east = Východ
great-plains = Velké pláně
midwest = Středozápad
west = Západ
california = Kalifornie

group-new-england = Nová Anglie
group-east = Východ
group-great-plains = Velké pláně
group-midwest = Středozápad
group-west = Západ
group-no-region = Jen vozy

# Karty

card-one = { $region } 1 · { $wagons ->
    [0] bez vozů
    [one] { $wagons } vůz
    [few] { $wagons } vozy
   *[other] { $wagons } vozů
} · { $price ->
    [0] zdarma
   *[other] cena { $price }
}
card-two = { $region } 2 · { $wagons ->
    [0] bez vozů
    [one] { $wagons } vůz
    [few] { $wagons } vozy
   *[other] { $wagons } vozů
} · { $price ->
    [0] zdarma
   *[other] cena { $price }
}
card-plus = { $region } 1+1 · { $wagons ->
    [0] bez vozů
    [one] { $wagons } vůz
    [few] { $wagons } vozy
   *[other] { $wagons } vozů
} · { $price ->
    [0] zdarma
   *[other] cena { $price }
}
card-wagons = { $wagons ->
    [one] { $wagons } vůz
    [few] { $wagons } vozy
   *[other] { $wagons } vozů
} · { $price ->
    [0] zdarma
   *[other] cena { $price }
}

says-one = { $price ->
    [0] Zdarma.
    [one] Zaplať { $price } kolečko.
    [few] Zaplať { $price } kolečka.
   *[other] Zaplať { $price } koleček.
} Umísti 1 kolečko na { $region }.{ $wagons ->
    [0] {""}
    [one] {" "}Pak proveď { $wagons } pohyb vozu.
    [few] {" "}Pak proveď { $wagons } pohyby vozů.
   *[other] {" "}Pak proveď { $wagons } pohybů vozů.
}
says-two = { $price ->
    [0] Zdarma.
    [one] Zaplať { $price } kolečko.
    [few] Zaplať { $price } kolečka.
   *[other] Zaplať { $price } koleček.
} Umísti 2 kolečka na { $region }.{ $wagons ->
    [0] {""}
    [one] {" "}Pak proveď { $wagons } pohyb vozu.
    [few] {" "}Pak proveď { $wagons } pohyby vozů.
   *[other] {" "}Pak proveď { $wagons } pohybů vozů.
}
says-plus = { $price ->
    [0] Zdarma.
    [one] Zaplať { $price } kolečko.
    [few] Zaplať { $price } kolečka.
   *[other] Zaplať { $price } koleček.
} Umísti 1 kolečko na { $region } a další do jiného ze čtyř regionů.{ $wagons ->
    [0] {""}
    [one] {" "}Pak proveď { $wagons } pohyb vozu.
    [few] {" "}Pak proveď { $wagons } pohyby vozů.
   *[other] {" "}Pak proveď { $wagons } pohybů vozů.
}
says-wagons = { $price ->
    [0] Zdarma.
    [one] Zaplať { $price } kolečko.
    [few] Zaplať { $price } kolečka.
   *[other] Zaplať { $price } koleček.
} { $wagons ->
    [one] Proveď { $wagons } pohyb vozu.
    [few] Proveď { $wagons } pohyby vozů.
   *[other] Proveď { $wagons } pohybů vozů.
}

scoring-card = { $number }. hodnocení
scoring-card-says = Zaplať { $price ->
    [one] { $price } kolečko
    [few] { $price } kolečka
   *[other] { $price } koleček
} a vyhlas své { $number }. hodnocení: hodnotí se všechny čtyři regiony, body mohou získat všichni hráči.
double-token = Kámen dvojitého tahu
double-token-says = Nasaď ho na začátku tahu a proveď dvě akce místo jedné. Až ho použijí všichni, dostanou ho zpátky.

# Seznamy a části

list-1 = { $a }
list-2 = { $a }, { $b }
list-3 = { $a }, { $b }, { $c }
list-4 = { $a }, { $b }, { $c }, { $d }
regions-1 = { $a }
regions-2 = { $a }; { $b }
regions-3 = { $a }; { $b }; { $c }
regions-4 = { $a }; { $b }; { $c }; { $d }

gain = { $seat } +{ $points }
gains-none = bez bodů
region-gains = { $region } ({ $gains })
scoring = { $regions }; celkem { $total }
preview = Hodnocení teď: { $scoring }.
discs-of = { $discs ->
    [one] { $discs } kolečko
    [few] { $discs } kolečka
   *[other] { $discs } koleček
} ({ $seat })
discs-in = { $discs ->
    [one] { $discs } kolečko
    [few] { $discs } kolečka
   *[other] { $discs } koleček
} na { $region ->
    [east] Východ
    [great-plains] Velké pláně
    [midwest] Středozápad
   *[west] Západ
}
leave = { $wagons } { $area ->
    [new-england] z Nové Anglie
    [east] z Východu
    [great-plains] z Velkých plání
    [midwest] ze Středozápadu
   *[west] ze Západu
}
pay-discs = { $discs ->
    [0] žádná
    [one] { $discs } kolečko
    [few] { $discs } kolečka
   *[other] { $discs } koleček
}
pay-points = { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}
pay-both = { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
} a { $discs ->
    [one] { $discs } kolečko
    [few] { $discs } kolečka
   *[other] { $discs } koleček
}

# Otázky a odpovědi

ask-turn-action = Co uděláš?
ask-turn-end = Má to tak být?
ask-play-card = Kterou kartu zahraješ?
ask-play-pay = Jak zaplatíš?
ask-play-elsewhere = Kam umístíš druhé kolečko?
ask-play-wagons = Které vozy posuneš?
ask-score-pay = Jak zaplatíš?
ask-sell-card = Kterou kartu prodáš?

do-play = Zahrát kartu
do-score = Vyhlásit hodnocení za { $price }: { $gains }
do-sell = Prodat kartu
do-double = Nasadit kámen dvojitého tahu
do-end = Ukončit tah bez druhé akce
sale = { $card } → { $discs ->
    [0] žádné kolečko
    [one] { $discs } kolečko
    [few] { $discs } kolečka
   *[other] { $discs } koleček
}
end-draw = Ukončit tah a líznout kartu
end-turn = Ukončit tah
end-match = Ukončit partii
next-draw = Líznout kartu a přejít ke druhé akci
next-action = Přejít ke druhé akci

# Co se stalo

event-started = { $seat } začíná.
event-played = { $seat } hraje kartu { $card }. Platba: { $paid }.
event-placed = { $seat } umisťuje { $discs }.
event-placed-pushing = { $seat } umisťuje { $discs } a vytlačuje { $pushed }.
event-skipped-placing = { $seat } už nemá v zásobě žádné kolečko a nic neumisťuje.
event-moved-wagons = { $seat } posunuje vozy: { $crossings }.
event-drew = { $seat } líže kartu.
event-drew-card = Tvá nová karta: { $card }.
event-reshuffled = Lízací balíček došel. Ze zahraných a prodaných karet se zamíchal nový: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}.
event-called-scoring = { $seat } vyhlašuje své { $number }. hodnocení. Platba: { $paid }.
event-scored = Hodnocení: { $scoring }.
event-last-scored = Poslední hodnocení: { $scoring }.
event-sold = { $seat } prodává kartu { $card } a z krabice { $discs ->
    [0] nebere nic
    [one] bere { $discs } kolečko
    [few] bere { $discs } kolečka
   *[other] bere { $discs } koleček
}.
event-doubled = { $seat } nasazuje kámen dvojitého tahu.
event-waived = { $seat } vynechává druhou akci.
event-tokens-returned = Všichni už použili kámen dvojitého tahu a dostávají ho zpátky.
event-ended = { $reason }

# Jak to skončilo

ended-fifty = Po hodnocení má někdo 50 nebo více vítězných bodů.{ $tie ->
    [supply] {" "}Při shodě bodů rozhoduje větší zásoba koleček.
    [drawn] {" "}Shodné body i zásoby: remíza.
   *[none] {""}
}
ended-wagons = Nová Anglie a Východ jsou bez vozů.{ $tie ->
    [supply] {" "}Při shodě bodů rozhoduje větší zásoba koleček.
    [drawn] {" "}Shodné body i zásoby: remíza.
   *[none] {""}
}
ended-limit = Po 500 tazích partii uzavírá poslední hodnocení.{ $tie ->
    [supply] {" "}Při shodě bodů rozhoduje větší zásoba koleček.
    [drawn] {" "}Shodné body i zásoby: remíza.
   *[none] {""}
}

part-before = Před posledním hodnocením

# Příkazy

verb-play = Zahrát akční kartu (zaplatit, umístit kolečka, posunout vozy)
    .name = zahrát
verb-play-card = Karta, kterou zahraješ
    .name = karta
verb-play-pay = Kolik vítězných bodů zaplatíš, když nestačí kolečka
    .name = platba
verb-play-elsewhere = Region pro druhé kolečko karty 1+1
    .name = jinam
verb-play-wagons = Kolik vozů odkud: n2e1 znamená 2 z Nové Anglie a 1 z Východu
    .name = vozy
verb-score = Vyhlásit hodnocení
    .name = hodnocení
verb-score-pay = Kolik vítězných bodů zaplatíš, když nestačí kolečka
    .name = platba
verb-sell = Prodat akční kartu za kolečka z krabice
    .name = prodat
verb-sell-card = Karta, kterou prodáš
    .name = karta
verb-double = Na začátku tahu nasadit kámen dvojitého tahu
    .name = dvojitý-tah
verb-end = Potvrdit svou akci, nebo vynechat druhou
    .name = konec

# Pravidla

rule-aim = Z Nové Anglie vyráží na západ dvacet vozů. Čtyři regiony na jejich cestě, Východ, Velké pláně, Středozápad a Západ, mají každý svůj hodnotící blok, kam se umisťují kolečka. Při hodnocení přinášejí kolečka vítězné body, v každém regionu nejvýš tolik, kolik je v něm vozů. Na začátku má každý 10 vítězných bodů, 30 koleček v zásobě a 7 karet. Vyhrává, kdo má nejvíc vítězných bodů.
    .title = Cíl hry
rule-turn = Ve svém tahu proveď jednu ze tří akcí: zahraj akční kartu, vyhlas hodnocení, nebo akční kartu prodej. Po zahrání i po prodeji si lízni kartu, ať jich máš zase 7. Když lízací balíček dojde, vznikne nový ze zahraných a prodaných karet.
    .title = Tvůj tah
rule-cards = Nejdřív zaplať cenu karty: tolik koleček vrať do krabice. Pak umísti kolečka: 1 znamená jedno kolečko do regionu z karty, 2 znamená dvě do něj, 1+1 jedno do něj a jedno do jiného. Nakonec proveď všechny pohyby vozů. Kartu, kterou nejde splnit celou, zahrát nesmíš. Jen když ti po zaplacení nezbude žádné kolečko, umístění se vynechá.
    .title = Zahrání karty
rule-blocks = Hodnotící blok má 8 kruhů a dělící kámen, takže se do něj vejde 7 koleček. Umisťují se za dělící kámen, jedno za druhým po směru hodinových ručiček. Přijde-li kolečko do plného bloku, dělící kámen se posune o kruh dál a nejstarší kolečko se vrátí do zásoby svého majitele. Hned se smí použít znovu, i jako druhé kolečko téže karty.
    .title = Hodnotící bloky
rule-wagons = Jeden pohyb posune jeden vůz o jednu oblast dál na západ, nikdy na východ. Pohyby z karty si rozděl, jak chceš: několik vozů o jednu oblast, nebo jeden vůz o několik oblastí. Provést musíš všechny. Vůz v Kalifornii je mimo hru.
    .title = Pohyb vozů
rule-scoring = Zaplať své další hodnocení: postupně 1, 3, 6, 10, 15 a 16 koleček, každé jen jednou. Body pak dostávají všichni ze všech čtyř regionů. Je-li v regionu vozů aspoň tolik jako koleček, přináší každé kolečko 1 bod. Je-li vozů méně, rozdělí se jen tolik bodů, kolik je vozů: nejdřív bere hráč s nejvíce kolečky, za každé 1 bod, pak druhý a tak dál. Má-li jich víc hráčů stejně a body nestačí, dostávají jejich kolečka po 1 bodu od nejstaršího, dokud body nedojdou.
    .title = Hodnocení
rule-selling = Odlož akční kartu a vezmi si z krabice tolik svých koleček, kolik karta stojí. Co v krabici chybí, propadá. Pak si lízni kartu.
    .title = Prodej karty
rule-paying = Když ti na kartu nebo hodnocení nestačí kolečka, smíš platit i vítěznými body, 1 bod za 1 kolečko, dokud nějaké máš. Poměr pak volíš libovolně, takže si můžeš nechat kolečka k umístění. Stůl si může zvolit, že se nejdřív platí všechna kolečka.
    .title = Placení vítěznými body
rule-double = Na začátku tahu můžeš nasadit kámen dvojitého tahu a provést dvě akce, třeba dvakrát tutéž. Druhá se smí vynechat. Karta se líže po každé jako obvykle. Až kámen použijí všichni, na konci toho tahu ho dostanou zpátky.
    .title = Dvojitý tah
rule-end = Partie končí hned, jakmile má po hodnocení někdo 50 nebo více vítězných bodů. Končí také, když po zahrané kartě nezůstane žádný vůz v Nové Anglii ani na Východě: následuje poslední hodnocení, zdarma. Vyhrává, kdo má nejvíc bodů, při shodě kdo má větší zásobu koleček, jinak je to remíza. Poslední hodnocení přijde i po 500 tazích.
    .title = Konec hry
rule-variants = Conradova varianta: zbude-li ti po zaplacení jediné kolečko, smíš zahrát i kartu s 2 nebo 1+1 a umístíš jen to jedno, do regionu z karty. Placení: stůl si může zvolit, že se před vítěznými body platí všechna kolečka. Začátek: rozhodne los, nebo začíná, kdo se přidá první. Složení akčních karet je naše vlastní, protože tištěné neznáme. Zakladatel může vložit jiný balíček.
    .title = Varianty

# Pokyny předem

order-turn-end = Potvrzení toho, co uděláš
    .hint = S tímto pokynem akce platí, jakmile na ní vybereš to poslední, a vrátit ji pak nejde.
order-turn-end-at-once = Bez ptaní

# Proč něco nejde

why-price = I to nejlevnější stojí { $price }. V zásobě máš { $discs ->
    [one] 1 kolečko
    [few] { $discs } kolečka
   *[other] { $discs } koleček
} a k tomu { $points ->
    [one] 1 vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}.
why-wagons = Karty, které můžeš zaplatit, chtějí víc pohybů vozů, než jich ještě jde provést. { $moves ->
    [one] Zbývá 1 pohyb
    [few] Zbývají { $moves } pohyby
   *[other] Zbývá { $moves } pohybů
}.
why-no-scoring = Všechna svá hodnocení už máš za sebou.
why-no-token = Tvůj kámen dvojitého tahu je použitý. Dostaneš ho zpátky, až ho použijí všichni.
why-action-first = Nejdřív v tahu proveď akci. Vynechat jde jen druhou akci dvojitého tahu.

# Průvodce první partií

guide-turn = Tah je jedna akce: zahraj kartu, která umístí kolečka a posune vozy, nebo vyhlas hodnocení, které přinese body všem, nebo kartu prodej. Kolečka nesou body jen tam, kde jsou vozy, tak sleduj plán a náhled výše.
guide-card = Karta umístí kolečka do svého regionu a posune vozy na západ. Doveď vozy ke svým kolečkům, nebo dej kolečka tam, kam vozy dojedou. Zaplacená kolečka jdou do krabice.
guide-pay = Málo koleček? Co chybí, doplatíš vítěznými body. Každé kolečko, které si necháš, půjde ještě umístit.
guide-discs = Druhé kolečko patří do jiného regionu. Kde je blok plný, vytlačí nejstarší kolečko, třeba soupeřovo.
guide-wagons = Vozy jedou jen na západ. Region, kam přijedou, nese víc bodů a ten za nimi míň. Hlídej, kde mají ostatní víc koleček než ty.
guide-sell = Za prodanou kartu si vezmeš z krabice tolik koleček, kolik karta stojí. Prodávej, když zásoba dochází.
guide-end = Až sem jde všechno vzít zpět. Po tomto klepnutí si lízneš kartu a na řadě je další hráč.
