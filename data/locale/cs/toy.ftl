game-title = Hračka
game-about = Malá hra o plánech, nájezdech a kletbách, do které se vešlo všechno nepohodlné.
game-length = 10 minut

# Co si stůl může zvolit

option-goal = Cíl
    .hint = Zda hraje každý za sebe, nebo všichni společně vyhrají či prohrají.
option-goal-alone = Každý za sebe
option-goal-together = Všichni společně

# Karty

card-raid = Nájezd
card-raid-says = Zahraj ve svém tahu jednu nebo více a oloupíš jiného hráče: každá přidá 1 zlaťák k hodu kostkou.
card-block = Obrana
card-block-says = Odhoď ji, když na tebe míří nájezd: nájezd nic nevynese.
card-spice = Koření
card-spice-says = V ruce k ničemu není. Jako znamení zdvojnásobí výnos hostiny.

# Odpovědi

choice-hunt = Lovit
choice-build = Stavět
choice-ready = Hotovo
choice-unready = Plánovat dál
choice-hill = Na kopci
choice-wood = V lese
choice-back = Jiná práce
choice-raid = Nájezd
choice-take = Vzít zlato
choice-draw = Líznout karty
choice-end = Ukončit tah
choice-none = Nebránit se
choice-keep = Nechat kostku
choice-again = Hodit znovu
choice-feast = Hostina
choice-fast = Půst
choice-abstain = Zdržet se
choice-unsay = Rozmyslet si to

group-block = Bránit se

# Otázky

ask-plan-job = Jakou práci plánuješ?
ask-plan-place = Kde?
ask-plan-unready = Potřebuješ víc času?
ask-turn-action = Co uděláš?
ask-turn-end = Je tvůj tah u konce?
ask-take-amount = Kolik zlata si bereš?
ask-draw-drop = Kterou kartu odhodíš?
ask-raid-cards = Které nájezdy zahraješ?
ask-raid-target = Na koho podnikneš nájezd?
ask-raid-block = Ubráníš se nájezdu?
ask-roll-again = Nechat kostku, nebo hodit znovu?
ask-night-drop = Které karty odhodíš?
ask-vote-say = Hostina, nebo půst?
ask-vote-unsay = Chceš změnit hlas?
ask-vote-decide = Rozhodni: hostina, nebo půst?
ask-curse = Koho za 2 zlaťáky prokleješ?
ask-curse-drop = O kterou kartu tě kletba připraví?

about-raid = { $seat } na tebe útočí { $cards ->
    [one] jednou kartou
    [few] { $cards } kartami
   *[other] { $cards } kartami
}.
about-die = Na kostce je { $die }.
about-omen = Znamení: { $card }.

# Trvalé pokyny

order-raid-block = Bránit se nájezdům
    .hint = Nájezd na tebe se odrazí, nebo proběhne, aniž by se tě hra ptala.
order-raid-block-never = Nikdy
order-raid-block-always = Když to jde
order-curse-drop = Odhozená karta při kletbě
    .hint = Které karty jdou první; z ostatních ta, která je v ruce nejdéle.

# Co se stalo

event-dawned = Začíná { $round }. kolo.
event-planned = { $seat } plánuje: { $job }, { $place }.
event-unreadied = { $seat } potřebuje víc času.
event-took = { $seat } bere { $amount ->
    [one] { $amount } zlaťák
    [few] { $amount } zlaťáky
   *[other] { $amount } zlaťáků
}.
event-drew = { $seat } { $n ->
    [0] nemá co líznout
    [one] líže jednu kartu
    [few] líže { $n } karty
   *[other] líže { $n } karet
}.
event-drew-card = Tvá nová karta: { $card }.
event-raid-off = { $seat } už nemá s čím podniknout nájezd.
event-raid-blocked = { $foe } odráží nájezd (útočí { $seat }).
event-rolled = Na kostce je { $die }.
event-raided = { $seat } získává nájezdem { $loot ->
    [one] { $loot } zlaťák
    [few] { $loot } zlaťáky
   *[other] { $loot } zlaťáků
}. Oběť: { $foe }.
event-cursed = { $seat } sesílá kletbu. { $foe } odhazuje kartu { $card }.
event-night-fell = Přichází noc { $round }. kola.
event-omen-appeared = Objevuje se znamení: { $card }.
event-unsaid = { $seat } si to rozmýšlí.
event-voted = Hlasování končí: { $choice ->
    [feast] hostina
   *[fast] půst
}.

# Jak to skončilo

outcome-richest = Vyhrává, kdo má nejvíc zlata.
outcome-feast = Zlata je dost pro všechny.
outcome-famine = Zlata je málo pro všechny.

# Příkazy

verb-plan = Naplánovat si práci na toto kolo
    .name = plán
verb-plan-job = Lovit nebo stavět, případně hotovo
    .name = práce
verb-plan-place = Kde to bude
    .name = místo
verb-take = Vzít si ve svém tahu zlato
    .name = zlato
verb-take-amount = Kolik, od 1 do 3
    .name = kolik
verb-draw = Líznout si ve svém tahu dvě karty a jednu odhodit
    .name = líznout
verb-draw-drop = Karta, kterou odhodíš
    .name = odhodit
verb-raid = Oloupit ve svém tahu jiného hráče
    .name = nájezd
verb-raid-with = Karty nájezdů, které zahraješ, oddělené čárkami
    .name = čím
verb-raid-at = Hráč, kterého oloupíš
    .name = koho
verb-raid-again = Zda si kostku necháš, nebo chceš nový hod
    .name = znovu
verb-curse = Zaplatit 2 zlaťáky, aby jiný hráč odhodil kartu
    .name = kletba
verb-curse-who = Hráč, kterého prokleješ
    .name = koho
verb-end = Ukončit svůj tah
    .name = konec
verb-block = Ubránit se nájezdu
    .name = obrana
verb-block-card = Obrana, kterou odhodíš
    .name = karta
verb-allow = Nechat nájezd projít
    .name = nebránit
verb-roll = Nechat kostku, nebo chtít nový hod
    .name = kostka
verb-roll-again = Zda si kostku necháš, nebo chceš nový hod
    .name = znovu
verb-drop = Odhodit karty, když je to třeba
    .name = odhodit
verb-drop-cards = Karty, které odhodíš, oddělené čárkami
    .name = karty
verb-vote = Říct, zda hostina, nebo půst
    .name = hlasovat
verb-vote-choice = Hostina, půst, nebo ani jedno
    .name = volba
verb-unready = Říct, že potřebuješ víc času na plán
    .name = čas
verb-unsay = Vzít zpět svůj hlas při hlasování
    .name = rozmyslet

# Pravidla

rule-round = Hračka trvá tři kola. V každém všichni společně plánují, každý odehraje svůj tah, nastane noc a všichni hlasují.
    .title = Kolo
rule-plan = Naplánuj si práci a její místo, kolikrát chceš, a pak řekni, že máš hotovo. Kdo plánuje lovit, dostane 1 zlaťák, až mají hotovo všichni.
    .title = Plánování
rule-turn = Podnikni nájezd, vezmi si 1 až 3 zlaťáky, nebo si lízni dvě karty a jednu odhoď.
    .title = Tvůj tah
rule-raid = Zahraj karty nájezdů a vyber, koho oloupíš. Oběť může odhodit obranu a z nájezdu nic nebude. Jinak hoď kostkou: vezmi si tolik zlaťáků, kolik dává kostka a tvé karty dohromady. Všichni tajně rozhodnou, zda se hodí znovu; stačí, když to chce jeden, a stojí to 1 bod odhodlání. Na začátku jsou jen 2.
    .title = Nájezdy
rule-curse = Kdykoli je v tahu nebo v noci někdo na řadě, můžeš zaplatit 2 zlaťáky: jiný hráč odhodí kartu.
    .title = Kletby
rule-night = Kdo má víc než čtyři karty, ostatní odhodí, všichni najednou.
    .title = Noc
rule-vote = Otočí se znamení a všichni otevřeně říkají hostina, nebo půst, dokud nepromluví každý. Když se neshodnou, rozhodne první hráč. Hostina přinese každému 1 zlaťák, a je-li znamením koření, tak 2. Půst přidá 1 bod odhodlání.
    .title = Hlasování
rule-end = Vyhrává, kdo má nejvíc zlata. Při společné hře vyhrají všichni, pokud je na každého 8 zlaťáků.
    .title = Konec

# Průvodce první partií

guide-plan = Tady plánují všichni naráz. Zvol práci a místo, klidně několikrát, a pak klepni na „{ choice-ready }“.
guide-turn = V tahu uděláš jednu věc: oloupíš někoho, vezmeš si zlato, nebo si lízneš dvě karty a jednu odhodíš.
guide-raid = Někdo na tebe podniká nájezd. Odrazí ho karta Obrana z ruky, bez ní nájezd projde.
guide-vote = Na konci kola všichni veřejně řeknou hostina, nebo půst. Změnit to jde, dokud nepromluví všichni.
