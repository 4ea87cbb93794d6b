# Vše, co říká sám bot. Jména a texty přicházejí jako argumenty, markdown stojí zde.

# Jména a výčty

seat-unnamed = Hráč { $number }
autopilot-name = Autopilot { $n }
seat-autopilot = { $name } (autopilot)
seat-resigned = { $name } (vzdáno, hraje autopilot)
seat-left = Bývalý hráč
seat-left-one-of = Bývalý hráč ({ $n })
list-and = { $items } a { $last }
page = { $title } ({ $n }/{ $all })
language-en = English
language-cs = Čeština
match-choice = { $game }: { $others } ({ $match })
thread-name = { $game }: { $players }
alt-board = Herní plán.
alt-detail = Pohled zblízka.
alt-hand = Karty v ruce.
alt-whole-text = Vše slovy: tlačítko „{ button-text }“.
alt-whole-step = Vše slovy: tlačítko „{ button-history-text }“.
alt-whole-act = Vše slovy: tlačítko „{ button-act }“, pak „{ button-text }“.
alt-whole-history = Vše slovy: tlačítko „{ button-history }“, pak „{ button-history-text }“.
alt-whole-below = Vše slovy: v textu níže.

# Tlačítka

button-act = Hrát
button-hand = Ruka
button-log = Záznam
button-undo = Vzít zpět
button-help = Nápověda
button-back = Vzít zpět
button-back-what = Vzít zpět: { $what }
button-restart = { $n ->
    [one] Začít tah znovu
    [few] Začít tah znovu ({ $n } odpovědi)
   *[other] Začít tah znovu ({ $n } odpovědí)
}
button-redo = Zopakovat
button-redo-what = Zopakovat: { $what }
button-orders = { $n ->
    [0] Pokyny
   *[other] Pokyny ({ $n })
}
button-orders-off = Zrušit všechny
button-orders-one-off = Zrušit tento pokyn
button-orders-all = Všechny pokyny
button-fresh = Otevřít můj panel
button-closer = Zblízka: { $title }
button-board = Zpět k hernímu plánu
button-text = Herní plán slovy
button-done = { $n ->
    [0] Nic nevybrat
   *[other] Potvrdit { $n }
}
button-none = Nic
button-form = Zapsat číslo
button-earlier = Předchozí
button-later = Další
button-whole-log = Celý záznam
button-older = Starší
button-newer = Novější
button-join = Přidat se
button-leave = Odejít
button-options = Nastavit
button-start = Začít
button-cancel = Zrušit stůl
button-queue-up = Do pořadníku
button-ready = Jsem tu
button-invite = Pozvat
button-accept = Přijmout
button-decline = Odmítnout
button-keep = Nechat otevřený
button-table = Ke stolu
button-rematch = Odveta
button-more-autopilots = Přidat autopilota
button-fewer-autopilots = Odebrat autopilota
button-resign-yes = Vzdát se
button-cancel-yes = Zrušit partii
button-dismiss = Hrát dál

# Nabídky a formuláře

menu-choose = Vyber
menu-part = { $first } … { $last }
menu-group-part = { $group }: { $part }
menu-parts = Vyber jinou část
menu-kept = Vybráno jinde
menu-closer = Zblízka
menu-number = Vyber číslo
menu-topic = Vyber téma
menu-invite = Vyber hráče
option-alike = { $option }, č. { $n }
marked-option = { $letter } · { $option }
form-number = Číslo

# Na co se ptáme

panel-question = **{ $ask }**
panel-choose-exactly = { $n ->
    [one] Vyber jednu možnost.
    [few] Vyber { $n } možnosti.
   *[other] Vyber { $n } možností.
}
panel-choose-up-to = { $n ->
    [one] Vyber jednu možnost, nebo žádnou.
    [few] Vyber nejvýš { $n } možnosti, nebo žádnou.
   *[other] Vyber nejvýš { $n } možností, nebo žádnou.
}
panel-choose-between = Vyber aspoň { $least } a nejvýš { $most }.
panel-number = Od { $least } do { $most }.
panel-waiting = Teď nemáš co rozhodovat. Na řadě: { $names }.
panel-watching = Tuto partii sleduješ. Na řadě: { $names }.
panel-over = Tato partie skončila.
panel-cancelled = Tato partie byla zrušena.

# Zprávy ve vlákně

turn-waiting = Na řadě: { $names }.
start-title = **{ $game }** začíná.
start-seat = { $n }. { $name }
start-how = Až budeš na řadě, klepni u poslední zprávy na „{ button-act }“, nebo použij příkaz. Svou ruku a své možnosti vidíš jen ty.
start-deal = Otisk rozdání: `{ $fingerprint }`. Na konci se ukáže číslo, ze kterého vznikl, a každý si může ověřit, že do rozdání nikdo nezasáhl.
status-title = **{ $game }**
status-seats = U stolu: { $names }.
result-title = **{ $game }** končí.
result-winners = { $n ->
    [one] Vítězí { $names }.
   *[other] O vítězství se dělí { $names }.
}
result-won = Společně vyhráváte.
result-lost = Společně prohráváte.
result-place-alone = { $place }. { $name }
result-place = { $place }. { $name }: { $score }
result-points = Body pro všechny dohromady: { $score }.
result-score = { $name }: { $score }
result-part = { $what } { $points }
result-part-lost = { $what } −{ $points }
result-deal = Rozdání vzniklo z čísla `{ $seed }`. SHA-256 jeho číslic je otisk ze začátku partie: `{ $fingerprint }`.

# Ruka, záznam a plán

closer-title = **{ $title }**
hand-heading = **{ $game }** U stolu s tebou: { $others }
hand-link = [Otevřít stůl]({ $link })
hand-none = V ruce nic nemáš.
log-title = **Záznam: { $game }**
news-title = **Od tvého posledního tahu**
news-none = Od tvého posledního tahu se nic nestalo.
log-empty = Zatím se nic nestalo.
log-more = { $n ->
    [one] Jeden starší řádek je v záznamu.
    [few] { $n } starší řádky jsou v záznamu.
   *[other] { $n } starších řádků je v záznamu.
}
text-page = Strana { $n }/{ $all }.

# Ohlédnutí

button-history = Historie
button-history-first = Na začátek
button-history-back = Zpět
button-history-on = Dál
button-history-last = Na konec
button-history-turn-before = Předchozí tah
button-history-turn-after = Další tah
button-history-text = Text
button-history-picture = Obrázek
button-history-page-before = Předchozí strana
button-history-page-after = Další strana
menu-history-steps = Přejít na
menu-history-eyes = Čí pohled
menu-history-here = Stůl po tomto řádku
history-title = **{ $game }** `{ $match }`: krok { $n }/{ $all }
history-start = Začátek
history-step = { $n }. { $what }
history-eyes-all = Vše odkryto
history-eyes-none = Co vidí všichni
history-eyes-seat = Co vidí { $name }
history-hand = { $name }. { $alt }
history-hands = Pod plánem, shora dolů: { $names }.
history-hand-title = **{ $name }**
history-told = Vidí jen { $names }: { $line }
history-waits = Na řadě: { $names }.
history-inexact = Pravidla se později opravila, takže tento krok nejde ukázat přesně. Níže je stůl krátce před ním.

button-film = Animace
button-export = Export
button-export-text = Jako text
button-export-json = Jako JSON
button-verify = Ověřit rozdání
film-title = **{ $game }** od prvního tahu do posledního
film-what = Jeden obrázek na tah, u dlouhé partie jen některé tahy.
film-alt = Partie jako pohyblivý obrázek. Počet snímků: { $n }. Na začátku: { $first }. Na konci: { $last }.
film-there = Animace je ve vlákně partie.
film-go = Ukázat animaci
export-title = { $game } ({ $match })
export-so-far = Partie ještě běží. Toto je dosavadní záznam tak, jak ho smíš vidět.
export-deal = Rozdáno z čísla { $seed }, jehož SHA-256 je { $fingerprint }.
export-own = Dosavadní záznam tak, jak ho smíš vidět.
export-whole = Celá partie se vším, co bylo skryté.
export-form-text = text: záznam
export-form-json = JSON: všechno
statistics-days = { $n ->
    [0] Hrálo se jediný den: { $last }.
    [one] Hrálo se od { $first } do { $last }, jeden den.
    [few] Hrálo se od { $first } do { $last }, { $n } dny.
   *[other] Hrálo se od { $first } do { $last }, { $n } dní.
}
statistics-whole = Tahy nebo kola: { $turns }. Odpovědi: { $answers }. Vráceno: { $undos }.
statistics-seat = { $name }: odpovědi { $answers }, vráceno { $undos }
verify-title = **{ $game }** `{ $match }`: ověření rozdání
verify-post-same = Úvodní zpráva partie ukazuje otisk čísla, z něhož se rozdávalo: `{ $fingerprint }`.
verify-post-other = Úvodní zpráva partie neukazuje otisk čísla, z něhož se rozdávalo. Ten je `{ $fingerprint }`.
verify-post-unread = Úvodní zprávu partie nemohu přečíst. Podívej se, zda v ní stojí `{ $fingerprint }`.
verify-post-none = Úvodní zpráva partie už neexistuje, takže není s čím otisk `{ $fingerprint }` porovnat.
verify-unedited = Podle Discordu ji nikdo nikdy neupravil.
verify-edited = Podle Discordu byla upravena, takže dokazuje méně.
verify-secret = Samo číslo zůstává tajné do konce partie. Pak rozdání ověř znovu: celou partii z něj přehraju ještě jednou.
verify-seed = Číslo je `{ $seed }`. SHA-256 jeho číslic si může spočítat každý: `{ $fingerprint }`.
verify-replayed = Z tohoto čísla a ze všech odpovědí ({ $n }) se partie přehrála znovu podle pravidel verze { $version }: vše proběhlo stejně jako v záznamu a stejně i skončilo.
verify-rules = Celou partii znovu přehrát nejde: pravidla se během ní nebo po ní opravila. Nyní mají verzi { $version }.
verify-differs = Při přehrání podle pravidel verze { $version } vychází partie jinak, než je uložená. Změnilo se něco, co se změnit nemělo.
verify-go = Úvodní zpráva

# Trvalé pokyny

orders-title = **Trvalé pokyny: { $game }**
orders-what = Na co tu odpovíš předem, to se za tebe vyřídí, jakmile se na to hra zeptá. Pokyny vidíš jen ty; každý použitý najdeš ve svém záznamu.
orders-line = { $order }: **{ $setting }**
orders-choice = { $order }: { $setting }
orders-ask = Zeptat se mě
orders-cards = Vybrat karty
orders-one = **{ $order }**
orders-card = { $n }. { $card }
orders-pick = Vybírej karty jednu po druhé, nejdřív tu, která má jít první. Každý výběr platí hned.
orders-next = Další karta
orders-open = Na to se hra právě ptá, tak odpověz přímo. Pokyn platí až od příště.
event-order-used = Za tebe odpověděl trvalý pokyn: { $order }.

# Přihlížení

button-watch = Sledovat
button-refresh = Obnovit
button-follow = Přidat do vlákna
button-thread = Otevřít vlákno
button-hands = Všechny ruce
watch-title = **{ $game }** Hrají: { $players }
hands-title = **Všechny ruce: { $game }**
hand-of = Ruka: { $seat }
hands-of = **{ $name }**
notice-followed = Teď jsi ve vlákně partie. Jeho zprávy upozorní jen toho, kdo je na řadě; sledování ukončíš tím, že vlákno opustíš.
notice-not-followed = Přidat tě do vlákna nemohu, ale číst ho můžeš.
notice-hands-hidden = Ruce se ukážou, až partie skončí.
notice-watch-which = Hraje se tu víc partií. Vyber jednu volbou „{ cmd-watch-match.name }“.
notice-watch-none = Není tu žádná partie, ke které máš přístup.

# Poznámky pro sebe

button-note = Poznámka
button-note-clear = Smazat poznámku
note-title = **Tvá poznámka**
note-none = Žádnou poznámku tu nemáš. Poznámku vidíš jen ty: u své ruky a až budeš zase na řadě.
note-form = Poznámka pro sebe
note-label = Vidíš ji jen ty. Prázdná se smaže.
note-kept = Poznámka je uložená.
note-cleared = Poznámka je smazaná.
notice-note-too-long = Poznámka smí mít nejvýš { $most } znaků.

# Co si lze vyhledat

card-title = **{ $title }**
card-of-deck = { $title } ({ $deck })
rules-title = **{ $game }: { $topic }**
rules-none = Pro hru { $game } tu žádná pravidla nejsou.
help-title = **Nápověda**
help-play = Vše jde tlačítky i příkazy. „{ button-act }“ ukáže, o čem rozhoduješ, „{ button-hand }“ tvé karty, „{ button-log }“ to, co se stalo. „{ button-undo }“ vrátí tvou poslední odpověď; když se po ní už něco odhalilo nebo přišla další odpověď, zeptá se ostatních.
help-game = **Příkazy hry { $game }**
help-general = **Příkazy všech her**
help-command = `/{ $command }` { $does }
mygames-title = **Tvé partie**
mygames-waiting = { $n ->
    [0] Žádná na tebe nečeká.
    [one] Jedna čeká na tebe.
    [few] { $n } čekají na tebe.
   *[other] { $n } čeká na tebe.
}
mygames-none = Nehraješ žádnou partii. Založ novou příkazem, nebo se přidej k některé v kanálu.
mygames-line = **{ $game }** `{ $match }` { $others }
mygames-lobby = Čeká na hráče.
mygames-check = Čeká, až potvrdíš, že jsi tu.
mygames-invited = Máš pozvání.
mygames-on-list = Jsi v pořadníku.
mygames-mine = Čeká na tebe.
mygames-more = { $n ->
    [one] Ještě jedna se sem nevešla.
    [few] Ještě { $n } se sem nevešly.
   *[other] Ještě { $n } se sem nevešlo.
}
button-next-match = { $n ->
    [one] Další partie
    [few] Další partie ({ $n })
   *[other] Další partie ({ $n })
}
next-none = Žádná další partie na tebe nečeká.
mygames-go = { $game } { $match }

# Tempo a hodiny

pace = Tempo
    .hint = Kolik má každý času. Co z času na tah zbude, propadá; co chybí, ubývá ze zásoby. Připomínky přijdou včas, a když dojde i zásoba, rozhodne stůl, jak dál.
pace-none = žádné, hodiny neběží
pace-relaxed = volné, 72 hodin na tah a 72 v zásobě
pace-daily = denní, 24 hodin na tah a 24 v zásobě
pace-brisk = svižné, 8 hodin na tah a 8 v zásobě
pace-live = živé, 10 minut na tah a 10 v zásobě
times-mine = Máš čas do { $moment } ({ $left }).
times-until = { $names }: čas do { $moment } ({ $left }).
times-since-until = { $name }: otázka přišla { $since }, čas je do { $moment } ({ $left }).
times-paused = Partie má pauzu a hodiny neběží.
times-away = { $name } má volno do { $day }.

# Čas: připomínky, nepřítomnost, pauzy

button-snooze = Připomenout za 3 hodiny
button-hush = Tento tah už ne
button-imback = Jsem zpátky
button-pause-yes = Dát pauzu
button-pause-no = Hrát dál
button-resume = Pokračovat
remind-left = { $who }, stůl čeká na tebe. Máš čas do { $moment } ({ $left }).
vote-title = **{ $name }: čas vypršel.** Jak dál?
vote-title-waited = **{ $name }: čeká se už dlouho.** Jak dál?
vote-title-left = **{ $name } už nehraje.** Zatím hraje autopilot. Jak dál?
vote-ask = { $who }: rozhodne nadpoloviční většina. Když se do { $moment } ({ $left }) nikdo neozve, odehraje tento tah autopilot.
vote-ask-left = { $who }: rozhodne nadpoloviční většina. Když se do { $moment } ({ $left }) nikdo neozve, hraje dál autopilot.
vote-said = { $name }: { $choice }
vote-wait = Ještě počkat
vote-turn = Autopilot na tento tah
vote-back = Autopilot do návratu
vote-substitute = Hledat náhradu
vote-end = Ukončit partii
pause-ask = { $who }: dáme v partii pauzu? Začne, jakmile budou všichni pro.
pause-agreed = Pro: { $names }
pause-on = **Partie má pauzu.** Hodiny neběží. Pokračovat může kdokoli z hráčů; kdo je na řadě, bude mít zase čas na celý tah.
notice-snoozed = Připomenu se { $left }.
notice-too-late-to-snooze = To už ti čas vyprší, tak dlouho čekat nemohu.
notice-hushed = V tomto tahu už se připomínat nebudu.
notice-nothing-to-remind = Teď už se tě hra na nic neptá.
notice-voted = Tvůj hlas platí: { $choice }.
notice-vote-over = O tom už je rozhodnuto.
notice-vote-not-yours = Hlasují jen hráči této partie, kterým čas nevypršel.
notice-back = Vítej zpátky.
notice-pause-begun = Partie má pauzu.
notice-pause-wanted = Ptám se ostatních. Pauza začne, jakmile budou všichni pro.
notice-pause-declined = Hraje se dál bez pauzy.
notice-resumed = Hraje se dál.
notice-no-pace = Tato partie nemá žádné tempo, takže hodiny v ní neběží.
notice-not-paused = Tato partie pauzu nemá.
notice-paused-already = Tato partie už pauzu má.

# Vzít zpět se souhlasem všech

button-askback-answer = Zeptat se: poslední odpověď
button-askback-turn = Zeptat se: celý poslední tah
button-agree = Souhlasit
button-refuse = Odmítnout
takeback-how-far = Mezitím se něco odhalilo, nebo přišla další odpověď, takže je potřeba souhlas všech. Jak daleko zpátky chceš jít? Ve vlákně se zeptám ostatních, jestli smíš vzít zpět toto:
takeback-title = { $how ->
    [turn] **{ $name } chce vzít zpět celý poslední tah.**
   *[answer] **{ $name } chce vzít zpět poslední odpověď.**
}
takeback-unseen = Nic z toho nebylo pro ostatní vidět.
takeback-chance = Nic z toho by už neplatilo. Balíčky zůstanou, jak jsou, takže přijde totéž; kostkami se hází a karty se míchají znovu. Čas se nikomu nevrátí.
takeback-ask = { $who }: souhlas? Stane se to, jakmile budou všichni pro. Další tah otázku ukončí.
takeback-agreed = Souhlas: { $names }.
takeback-done = Všichni souhlasí a je to vzato zpět.
takeback-refused = { $name } nesouhlasí, zůstává to tedy, jak to je.
takeback-withdrawn = { $name } bere otázku zpět, zůstává to tedy, jak to je.
takeback-overtaken = Mezitím se hrálo dál, zůstává to tedy, jak to je.
notice-takeback-asked = Ptám se ostatních ve vlákně. Stane se to, jakmile budou všichni pro.
notice-takeback-done = Všichni souhlasí a je to vzato zpět.
notice-takeback-agreed = Tvůj souhlas platí. Stane se to, jakmile budou všichni pro.
notice-takeback-refused = Tvůj nesouhlas platí, zůstává to, jak to je.
notice-takeback-withdrawn = Otázka je stažena.
notice-takeback-own = Souhlasit musí ostatní. Tlačítkem „{ button-refuse }“ otázku stáhneš.
notice-takeback-over = Na to se už nikdo neptá.
notice-takeback-late = Mezitím se hrálo dál. Klepni znovu na „{ button-undo }“ a uvidíš, co jde vzít zpět teď.
notice-takeback-open = Stůl se teď rozhoduje o jiném vzetí zpět.

# Místa, která mění hráče

advert-title = **{ $game }**: kdo bude hrát dál místo hráče { $name }?
advert-others = U stolu: { $names }.
advert-expected = Kdo místo převezme, dostane ho tak, jak je, celý čas na tah a přehled v přímé zprávě. Nesmí to být nikdo, kdo tu hraje nebo už viděl něčí karty z této partie.
advert-taken = **{ $game }**: na volném místě teď hraje { $name }.
advert-withdrawn = **{ $game }**: místo už není volné, hraje { $name }.
advert-over = **{ $game }**: partie skončila, místo už není volné.
button-takeover = Převzít
briefing = **Hraješ dál místo hráče { $old }.** { $about }
    Co máš v ruce a o čem rozhoduješ, je níže. Hru vysvětlí `/{ cmd-rules.name }`.
farewell-taken = Na tvém místě teď hraje { $name }. Díky za hru.
farewell-piloted = Tvé místo je volné pro náhradu a hraje na něm autopilot. Dokud ho nikdo nepřevezme, můžeš si ho vzít zpátky.
seats-title = **{ $game }**: místa u stolu
seats-how = Volné místo se všem nabízí v kanálu partie.
seats-nothing = Teď tu nemáš co měnit.
seat-line = { $n }. { $name }
seat-line-open = { $n }. { $name }, hledá se náhrada
button-seat-offer = { $whose ->
    [own] Hledat za mě náhradu
   *[other] Hledat náhradu: { $name }
}
button-seat-withdraw = { $whose ->
    [own] Už nehledat náhradu
   *[other] Už nehledat: { $name }
}
button-seat-hand = { $whose ->
   *[own] Autopilot, než se vrátím
}
button-seat-ask = { $whose ->
   *[other] Zeptat se stolu: { $name }
}
notice-seat-offered = Místo je volné a nabízí se v kanálu partie.
notice-seat-withdrawn = Místo už není volné.
notice-seat-handed = Hraje za tebe autopilot. Skončí to tlačítkem „{ button-imback }“ nebo kterýmkoli tvým tahem.
notice-table-asked = Ostatní dostali otázku ve vlákně.
notice-seat-open-already = Toto místo už je volné.
notice-seat-not-open = Toto místo není volné.
notice-seat-not-yours = To smí jen ten, kdo na místě hraje, nebo zakladatel.
notice-seat-is-played = Na tomto místě někdo hraje. Uvolnit ho jde, jen když se neozývá.
notice-seat-taken = Toto místo už není volné.
notice-seat-changed = Na tomto místě už hraje někdo jiný.
notice-plays-already = V této partii už hraješ.
notice-has-seen-a-hand = Z této partie už znáš karty někoho jiného, proto tohle místo převzít nemůžeš.
notice-was-kicked = Z této partie tě zakladatel nebo správce vyřadil, proto v ní místo převzít nemůžeš.
notice-handed-already = Autopilot už za tebe hraje.
notice-last-person = Nikdo jiný tu nehraje a samotní autopiloti dál nehrají. Partii můžeš zrušit příkazem `/{ cmd-match.name } { cmd-match-cancel.name }`.
notice-pace-decides = Tato partie má tempo: ostatní dostanou otázku, až čas vyprší.
notice-not-waited-for = Na toto místo se teď nečeká.
notice-wait-longer = Zeptat se stolu půjde od { $moment }.

# Stůl před začátkem

lobby-title = **{ $game }**: kdo hraje?
lobby-length = Délka: { $length }.
lobby-length-here = Délka: na jedno posezení { $length }, tady { $about }.
about-minutes = asi { $n } minut
about-hours = { $n ->
    [few] asi { $n } hodiny
   *[other] asi { $n } hodin
}
about-days = { $n ->
    [few] asi { $n } dny
   *[other] asi { $n } dní
}
about-weeks = { $n ->
    [few] asi { $n } týdny
   *[other] asi { $n } týdnů
}
about-months = { $n ->
    [few] asi { $n } měsíce
   *[other] asi { $n } měsíců
}
lobby-other = **Jinak než obvykle**
lobby-usual = Jako obvykle: { $options }.
lobby-starts-host-checked = Začátek: **na pokyn zakladatele, až všichni potvrdí, že jsou tu**
lobby-starts-full = Začátek: **hned, jak se obsadí všechna místa**
lobby-starts-full-checked = Začátek: **jakmile se obsadí všechna místa a všichni potvrdí, že jsou tu**
lobby-said-ready = { $seat }, je tu
lobby-waiting = Pořadník: { $names }.
lobby-declined = Nehrají: { $names }.
lobby-starts-later = Partie začne sama, jakmile se obsadí všechna místa.
lobby-checking = **Jsou tu všichni?** Na odpověď čekám do { $moment } ({ $left }). Chybí: { $who }.
lobby-seat = { $n }. { $name }
lobby-host = { $n }. { $name } (zakládá)
lobby-autopilot = { $n }. Autopilot
lobby-left = { $n ->
    [one] Jedno místo je volné.
    [few] { $n } místa jsou volná.
   *[other] { $n } míst je volných.
}
lobby-invited = Rezervace do { $moment }: { $names }.
lobby-someone = někdo
lobby-option = { $option }: **{ $value }**
lobby-option-plain = { $option }: { $value }
lobby-switches = Volitelná pravidla
lobby-switches-none = žádná
lobby-too-few = Nejmenší počet hráčů: { $n }.
lobby-may-start = Zakladatel může začít hned a volná místa vynechat, nebo počkat.
lobby-ready = Všechna místa jsou obsazená. Zakladatel může začít.
options-title = **Nastavení hry { $game }**
options-switches = { $menus ->
    [1] Volitelná pravidla
   *[other] Volitelná pravidla ({ $n }/{ $menus })
}
options-seats = Počet hráčů
options-seats-value = { $n ->
    [one] Jeden hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
options-autopilots = Počet autopilotů
options-autopilots-value = { $n ->
    [0] Žádný autopilot
    [one] Jeden autopilot
    [few] { $n } autopiloti
   *[other] { $n } autopilotů
}

options-starts = Začátek
options-starts-host = Na pokyn zakladatele
options-starts-full = Jakmile je stůl plný
options-checks = Potvrzení před začátkem
options-checks-no = Bez potvrzení
options-checks-yes = Před začátkem všichni potvrdí, že jsou tu

# Co se hráči dozvědí o stole

call-ready = **{ $game }**: { $who }, můžeme začít? Kdo je tu, klepne na „{ button-ready }“ do { $moment } ({ $left }), jinak se jeho místo zase uvolní.
call-full = **{ $game }**: { $who }, všichni jsou u stolu, můžeš začít.
call-moved = **{ $game }**: { $who }, uvolnilo se místo a patří tobě.
call-stale = **{ $game }**: { $who }, u tohoto stolu se týden nic nestalo. Pokud ho nikdo nenechá otevřený, zavře se { $left }.
invitation = **{ $game }**: { $host } tě zve ke hře.
invitation-call = **{ $game }**: { $who }, { $host } tě zve ke hře.
invitation-until = Místo ti držím do { $moment } ({ $left }).
invitation-accepted = **{ $game }**: pozvání přijato.
invitation-waiting = **{ $game }**: všechna místa jsou obsazená, a tak tě mám v pořadníku.
invitation-declined = **{ $game }**: pozvání odmítnuto.
invitation-over = **{ $game }**: toto pozvání už neplatí.
invite-whom = { $n ->
    [one] Koho pozveš? Podržet lze jedno místo.
    [few] Koho pozveš? Podržet lze { $n } místa.
   *[other] Koho pozveš? Podržet lze { $n } míst.
}

# Fronty

queue-title = **{ $game }**
queue-line = { $name }: { $n ->
    [0] libovolný počet hráčů
    [one] jeden hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}, tempo: { $pace }
queue-any-pace = libovolné
queue-empty = Nikdo tu na hru nečeká.
notice-queued = Jsi ve frontě. Jakmile se na hru { $game } sejde dost hráčů, vznikne stůl a zavolám tě k němu.
notice-queue-made = Sešlo se dost hráčů. Kód tvého stolu je `{ $match }`.
notice-dequeued = Už nečekáš.
notice-not-queued = Na tohle tu nečekáš.
notice-queue-no-such-number = V počtu { $n } se tato hra hrát nedá.

# Před tím, co nejde vzít zpět

confirm-resign = Opravdu se vzdáváš? Do konce za tebe bude hrát autopilot, pokud tvé místo někdo nepřevezme. Příkazem `/{ cmd-match.name } { cmd-match-seat.name }` ho necháš hrát jen do svého návratu.
confirm-cancel = Opravdu chceš zrušit partii pro všechny? Nikdo ji nevyhraje.

# Odmítnutí

notice-stale = Ta otázka už neplatí. Níže vidíš, co se mezitím stalo a co je na řadě teď.
notice-unknown-button = Toto tlačítko je příliš staré. Klepni u poslední zprávy na „{ button-act }“, nebo použij příkaz.
notice-unknown-command = Tento příkaz už neplatí. Spusť Discord znovu a pak ho napiš ještě jednou.
notice-not-yours = To je tlačítko jiného hráče.
notice-not-seated = V této partii nehraješ.
notice-match-over = Tato partie skončila.
notice-cancel-not-allowed = To smí jen zakladatel, nebo kdo tu spravuje vlákna.
notice-illegal = To teď vybrat nejde.
notice-choose-one-of = To teď vybrat nejde. Vyber z těchto možností: { $options }.
notice-not-a-number = Zapiš celé číslo od { $least } do { $most }.
notice-too-early = Volbu „{ $option }“ zadej až potom: předtím se něco odhalí.
notice-not-asked = Volba „{ $option }“ tu teď není potřeba.
notice-nothing-to-undo = Není co vzít zpět.
notice-undo-not-free = Někdo byl rychlejší. Podívej se, jak na tom partie je teď.
notice-undone-already = Tvá poslední odpověď je právě vzatá zpět. Tlačítko níže, které vrátí ještě jednu, říká kterou.
notice-nothing-to-redo = Není co zopakovat.
notice-which-match = Hraješ víc partií. Vyber jednu volbou „{ cmd-option-match.name }“.
notice-no-match-here = Tady žádnou partii nehraješ. Založ novou příkazem, nebo nějakou vyber volbou „{ cmd-option-match.name }“.
notice-no-such-match = Partie `{ $match }` neexistuje.
notice-no-such-card = Taková karta neexistuje.
notice-no-such-detail = Nic takového si teď zblízka prohlédnout nejde.
notice-no-such-topic = Takové téma neexistuje.
notice-no-orders = Trvalé pokyny tato hra nemá, nebo je teď nelze zadat.
notice-no-such-order = Takový pokyn tu není.
notice-no-such-setting = Pokyn „{ $order }“ takhle nastavit nejde.
notice-film-running = Animace bude, až partie skončí.
notice-export-running = Běžící partii lze uložit jen jako text.
notice-server-only = Tento příkaz použij na serveru.
notice-internal = Něco se pokazilo a nic se nezměnilo. Zkus to znovu. Když to nepomůže, pošli správci bota kód `{ $code }`.
notice-internal-after = Něco se pokazilo při odpovídání. Než to zkusíš znovu, podívej se, jak na tom partie je. Když to nepomůže, pošli správci bota kód `{ $code }`.
notice-no-permission = To tady nesmím. Chybí mi oprávnění „{ $permission }“.
notice-no-thread = Nemohu tu založit vlákno, partie proto zůstává v tomto kanálu. Potřebuji oprávnění „{ permission-create-public-threads }“ a „{ permission-send-messages-in-threads }“.
notice-lacking = { $n ->
    [one] V { $place } mi chybí oprávnění: { $permissions }
   *[other] V { $place } mi chybějí oprávnění: { $permissions }
}. Partii tam proto nelze ukázat celou. Pokračuje v přímých zprávách a příkazy.
notice-locked = { $place } je pro mě zamčené, partii tam proto nelze ukázat. Pokračuje v přímých zprávách a příkazy.
notice-no-channel = Kanál této partie už neexistuje. Partie pokračuje v přímých zprávách a příkazy.
notice-no-server = Na serveru této partie už nejsem. Partie pokračuje v přímých zprávách.
notice-no-dm = { $who }, nemohu ti posílat přímé zprávy. Karty ti ukáže tlačítko „{ button-hand }“, nebo povol zprávy od členů tohoto serveru.
notice-your-turn = { $who }, jsi na řadě. Klepni na „{ button-act }“.
notice-rules-changed = { $n ->
    [one] Pravidla byla opravena a jedna odpověď už neplatí. Zadej ji znovu.
    [few] Pravidla byla opravena a { $n } odpovědi už neplatí. Zadej je znovu.
   *[other] Pravidla byla opravena a { $n } odpovědí už neplatí. Zadej je znovu.
}

notice-no-room = Tento server má tolik otevřených vláken, kolik Discord dovoluje, partie proto zůstává v tomto kanálu.

# Odmítnutí u stolu

notice-lobby-gone = Tento stůl už není otevřený.
notice-lobby-already-in = U tohoto stolu už jsi.
notice-lobby-not-in = U tohoto stolu nejsi.
notice-lobby-host-only = To smí jen zakladatel.
notice-lobby-too-few = { $least ->
    [one] Je potřeba aspoň jeden hráč.
    [few] Jsou potřeba aspoň { $least } hráči.
   *[other] Je potřeba aspoň { $least } hráčů.
}
notice-lobby-bad-seats = Tato hra je pro { $least } až { $most ->
    [few] { $most } hráče
   *[other] { $most } hráčů
}.
notice-lobby-exact-seats = { $seats ->
    [one] Tato hra je pro jednoho hráče.
    [few] Tato hra je pro { $seats } hráče.
   *[other] Tato hra je pro { $seats } hráčů.
}
notice-lobby-too-many = { $seats ->
    [one] Je tu jen jedno místo.
    [few] Jsou tu jen { $seats } místa.
   *[other] Je tu jen { $seats } míst.
}
notice-lobby-seats-taken = Obsazených míst je už víc.
notice-lobby-no-such-option = Taková volba neexistuje.
notice-lobby-option-twice = „{ $option }“ tu stojí dvakrát. Vyber jen jednu hodnotu.
notice-lobby-unchanged = Nic se nezměnilo. Jak je stůl nastavený, uvidíš znovu pod „{ button-options }“.
notice-lobby-too-many-open = { $n ->
    [one] Jeden otevřený stůl už tu máš. Nejdřív ho začni, nebo zruš.
    [few] Otevřené stoly už tu máš { $n }. Nejdřív některý začni, nebo zruš.
   *[other] Otevřených stolů už tu máš { $n }. Nejdřív některý začni, nebo zruš.
}
notice-lobby-too-many-invited = { $n ->
    [0] Není tu volné místo, které by šlo podržet.
    [one] Podržet lze jen jedno volné místo.
    [few] Podržet lze jen { $n } volná místa.
   *[other] Podržet lze jen { $n } volných míst.
}
notice-lobby-nobody-new = Nikoho z nich pozvat nejde: už tu jsou, pozvání mají, nebo jsou to boti.
notice-lobby-no-invitation = U tohoto stolu pro tebe místo nedržím.
notice-lobby-no-check = Teď se nikdo neptá, kdo je tu.
notice-lobby-ready-already = Tvé potvrzení už mám. Partie začne, jakmile potvrdí všichni.
notice-lobby-already-waiting = V pořadníku už jsi, na { $place }. místě.
notice-rematch-too-early = Tato partie ještě neskončila.
notice-rematch-kicked = Z této partie tě zakladatel nebo správce vyřadil, o odvetě proto rozhodnou ostatní.
notice-rematch-not-yours = Odvetu mohou založit jen ti, kdo hráli. Zatím žádná není.
notice-lobby-contradiction = Tohle nemůže platit zároveň: { $one } a { $other }. Nic se nezměnilo.

# Servery

setup-title = **Jak jsem tu na tom**
setup-all-granted = V { $place } mám všechna oprávnění, která potřebuji.
setup-some-missing = V { $place } se hrát dá, ale něco chybí.
setup-not-playable = V { $place } se hrát nedá, dokud mi chybějí nezbytná oprávnění.
setup-granted = ✓ **{ $permission }**: { $what }
setup-missing = ✗ **{ $permission }**: { $what } Bez něj: { $without }
setup-settled = **Co na tomto serveru platí**
setup-anywhere = Stoly lze otevírat v každém kanálu, kam smím psát.
setup-only-in = Stoly lze otevírat jen v { $place }.
setup-language = Jazyk zpráv pro všechny: { $language }.
setup-language-auto = Jazyk zpráv pro všechny je ten, který Discord uvádí u tohoto serveru: { $language }.
setup-pace = Obvyklé tempo: { $pace }
setup-dms = { $n ->
    [0] To, zda členové přijímají mé přímé zprávy, se ukáže, až nějakou pošlu. O nikom, kdo tu teď hraje, nevím, že by je odmítal.
    [one] To, zda členové přijímají mé přímé zprávy, se ukáže, až nějakou pošlu. Jeden z těch, kdo tu teď hrají, je odmítá a hraje z vlákna.
    [few] To, zda členové přijímají mé přímé zprávy, se ukáže, až nějakou pošlu. { $n } z těch, kdo tu teď hrají, je odmítají a hrají z vlákna.
   *[other] To, zda členové přijímají mé přímé zprávy, se ukáže, až nějakou pošlu. { $n } z těch, kdo tu teď hrají, je odmítá a hraje z vlákna.
}
setup-saved = Hotovo. Platí to pro stoly otevřené odteď.
setup-tongue = Jazyk
setup-menu-language = Jazyk zpráv pro všechny
setup-menu-pace = Obvyklé tempo
setup-value-here = Jen v tomto kanálu
setup-value-anywhere = V každém kanálu
button-setup-here = Stoly jen tady
button-setup-anywhere = Stoly všude
button-setup-look = Znovu ověřit
notice-setup-not-allowed = To smí jen ten, kdo spravuje tento server.
notice-lobby-elsewhere = Na tomto serveru se stoly otevírají jen v { $place }.

# Co smí zakladatel

confirm-host-kick = Za tohoto hráče bude natrvalo hrát autopilot: { $name }. Všichni se to dočtou a ostatní dostanou otázku, jestli má místo převzít někdo jiný.
confirm-host-pause = Partie dostane pauzu hned a bez ptaní. Všichni se to dočtou a pokračovat může kdokoli z hráčů.
confirm-host-back = Bez ptaní se vrátí tyto odpovědi: { $whose }. Všichni se to dočtou. Náhoda pak přinese něco jiného než předtím.
confirm-host-rebuild = Pokud partie nesouhlasí s odpověďmi, které v ní padly, složí se z nich znovu. Odpovědi, které zadat nepůjde, se ztratí. Všichni se to dočtou; když je vše v pořádku, nestane se nic.
confirm-host-show = Karta, zpráva o tahu a ruce se pošlou znovu místo těch, které tam stojí. V partii se nezmění nic.
confirm-host-pilot = Na to, na co se hra právě ptá, odpoví jednou autopilot za tohoto hráče: { $name }. Všichni se to dočtou a odpověď si vybrat nejde.
host-answers-of = { $name } ({ $n })
host-stale = Partie se mezitím posunula. Než klepneš, podívej se znovu.
button-host-kick = Předat autopilotovi
button-host-pause = Pauza hned
button-host-back = Vzít zpět
button-host-rebuild = Složit znovu
button-host-show = Poslat znovu
button-host-pilot = Ať odpoví
button-host-leave = Nechat být
notice-host-kick = Na tom místě teď hraje autopilot.
notice-host-pause = Partie má pauzu.
notice-host-back = Odpovědi jsou vzaté zpět a všichni se to dočtou.
notice-host-rebuild = Partie je znovu složená a všichni se to dočtou.
notice-host-sound = Partie se svými odpověďmi souhlasí. Nic se nezměnilo.
notice-host-show = Vše se posílá znovu.
notice-host-pilot = Autopilot odpověděl a všichni se to dočtou.
notice-pause-by-host = Nehraješ tu, a tak pauzu navrhnout nemůžeš. Můžeš ji ale dát hned a všichni se to dočtou.
notice-kick-nobody = Na tomto místě nikdo nehraje.
seat-numbered = { $number }. { $name }
notice-which-player = Tomu odpovídá víc hráčů. Vyber jednoho z nabídky.
notice-no-such-player = Nikdo takový v této partii nesedí.
notice-beyond-repair = Tuto partii složit nejde. Zruš ji, nebo se obrať na správce bota.
repair-rebuild = Složit partii znovu z odpovědí
repair-back = Vzít zpět poslední odpovědi
repair-show = Poslat znovu kartu, tah a ruce
repair-pilot = Nechat jednou odpovědět autopilota za hráče

# Soukromí

privacy-title = **Co o tobě uchovávám**
privacy-user = Tvé jméno, jazyk a číslo tvého účtu.
privacy-seats = { $n ->
    [one] Jedno místo v partii, nebo role zakladatele.
    [few] Místa v partiích a role zakladatele: { $n } záznamy.
   *[other] Místa v partiích a role zakladatele: { $n } záznamů.
}
privacy-moves = { $n ->
    [one] Jedna tvá odpověď v partii.
    [few] { $n } tvé odpovědi v partiích.
   *[other] { $n } tvých odpovědí v partiích.
}
privacy-lobbies = Stoly, u kterých se ještě nezačalo hrát a kde máš místo.
privacy-orders = { $n ->
    [one] Jeden trvalý pokyn.
    [few] { $n } trvalé pokyny včetně změněných.
   *[other] { $n } trvalých pokynů včetně změněných.
}
privacy-habits = Tvé časové pásmo, hodiny klidu, připomínky a volno.
privacy-votes = { $n ->
    [one] Jeden hlas o nepřítomném hráči nebo o pauze.
    [few] { $n } hlasy o nepřítomných hráčích a pauzách.
   *[other] { $n } hlasů o nepřítomných hráčích a pauzách.
}
privacy-presses = { $n ->
    [one] Číslo jednoho klepnutí, aby neplatilo dvakrát.
    [few] Čísla { $n } klepnutí, aby žádné neplatilo dvakrát.
   *[other] Čísla { $n } klepnutí, aby žádné neplatilo dvakrát.
}
privacy-messages = { $n ->
    [one] Kde je jedna přímá zpráva pro tebe.
    [few] Kde jsou { $n } přímé zprávy pro tebe.
   *[other] Kde je { $n } přímých zpráv pro tebe.
}
privacy-others = { $n ->
    [one] Ještě jeden záznam, najdeš ho v souboru.
    [few] Ještě { $n } záznamy, najdeš je v souboru.
   *[other] Ještě { $n } záznamů, najdeš je v souboru.
}
privacy-nothing = Nic.
privacy-never = Nikdy neuchovávám, co ty nebo ostatní píšete, a nikomu nic nepředávám.
privacy-how-long = Partie zůstávají, aby se k nim dalo vracet. Čísla klepnutí zmizí po { $presses } dnech, čekání ve frontě po { $queues } dnech, pokyny, poznámky a hlasy { $orders } dní po konci partie, údaje o tom, kde jsou zprávy o tazích, { $posts } dní po jejím konci a volno { $holidays } dní po tom, co skončí. Kdo se jen díval, na toho do dne zapomenu.
privacy-ways = `/{ cmd-privacy.name } { cmd-privacy-export.name }` ti to všechno dá jako soubor. `/{ cmd-privacy.name } { cmd-privacy-delete.name }` to hned smaže, i uprostřed partií. Podrobnosti najdeš v souboru `data/PRIVACY.md` u zdrojového kódu bota.
privacy-exported = Tohle je vše, co o tobě uchovávám. Vidíš to jen ty.
privacy-confirm = Opravdu chceš, aby se vše o tobě smazalo? Odejdeš od všech stolů. V rozehraných partiích za tebe bude hrát autopilot beze jména a vrátit se do nich nepůjde. Tahy zůstanou v záznamech bez tebe. Mé přímé zprávy pro tebe se smažou a z nejnovějších zpráv tvé jméno zmizí; starší zprávy ve vláknech zůstanou, jak jsou. Když si pak zase zahraješ, začneš jako někdo nový.
button-privacy-delete = Smazat vše
button-privacy-keep = Nechat být
notice-privacy-deleted = Vše o tobě je smazáno. Zprávy na Discordu, ve kterých je ještě tvé jméno, se právě mění. Ať se daří i na dalších cestách.
notice-privacy-too-large = To se do souboru tady nevejde. Řekni si o to správci bota.

# Potvrzení

notice-lobby-opened = Stůl je otevřený. Jeho kód je `{ $match }`.
notice-lobby-joined = Jsi u stolu.
notice-autopilots-set = Autopiloti u tohoto stolu: { $n }.
notice-lobby-left = Už nejsi u stolu.
notice-lobby-waiting = Všechna místa jsou obsazená. V pořadníku jsi na { $place }. místě.
notice-lobby-waiting-kept = Volná místa jsou rezervovaná pro jiné hráče. V pořadníku jsi na { $place }. místě.
notice-lobby-guests = Pozvání: { $name }.
notice-lobby-check-begun = Ptám se všech, jestli můžeme začít. Partie začne, jakmile to všichni potvrdí.
notice-rematch-opened = Stůl pro odvetu je otevřený a ostatní mají pozvání.
notice-rematch-there = Odveta už je založená.
notice-lobby-started = **{ $game }** začíná. U stolu: { $names }.
notice-lobby-cancelled = Stůl je zrušen.
notice-lobby-forgotten = Stůl je zrušen, protože se u něj dlouho nikdo neozval.
notice-resigned = Vzdáváš se. Dál za tebe hraje autopilot.
notice-resigned-over = Vzdáváš se. Partie tím skončila.
notice-cancelled = Partie je zrušena.
notice-dismissed = Nic se nezměnilo.
notice-language-set = Odteď s tebou mluvím česky.
notice-language-auto = Odteď s tebou mluvím jazykem tvého Discordu.

notice-zone-set = Tvé časové pásmo je { $zone }, teď je tam { $time }.
notice-quiet-set = Od { $first } do { $last } ({ $zone }) se připomínat nebudu, ledaže by ti čas vypršel dřív, než klid skončí.
notice-quiet-off = Nemáš žádné hodiny klidu.
notice-reminders-dm = Budu se připomínat v přímých zprávách.
notice-reminders-thread = Budu se připomínat ve vlákně partie.
notice-reminders-none = Připomínat se nebudu.
notice-away-set = Máš volno od { $first } do { $last }. Tvé hodiny zatím stojí a ostatní vidí, do kdy ho máš.
notice-away-off = Žádné volno teď nemáš a tvé hodiny běží.
notice-away-until-when = Napiš ještě, do kdy.
notice-away-backwards = Poslední den nemůže být před prvním ani před dneškem.
notice-away-too-long = Volno smí trvat nejvýš { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
} a začít do roka.
notice-away-used-up = Za rok můžeš být pryč { $days } dní a tohle by bylo víc.
notice-bad-time = Zapiš čas třeba jako 22:00, pro začátek i konec.
notice-bad-day = Zapiš den třeba jako 24.12.
notice-no-such-zone = Takové časové pásmo neznám. Vyber jedno z těch, která se nabízejí při psaní.

# Oprávnění

permission-view-channel = Zobrazit kanál
    .what = Kanál vidím.
    .without = v tomto kanálu se hrát nedá.
permission-send-messages = Posílat zprávy
    .what = Karta stolu a partie bez vlákna.
    .without = v tomto kanálu se hrát nedá.
permission-send-messages-in-threads = Posílat zprávy ve vláknech
    .what = Partie ve svém vlákně.
    .without = partie tam mlčí.
permission-create-public-threads = Vytvářet veřejná vlákna
    .what = Vlákno pro každou partii.
    .without = partie zůstane v kanálu.
permission-attach-files = Přikládat soubory
    .what = Obrázky.
    .without = v tomto kanálu se hrát nedá.
permission-read-message-history = Číst historii zpráv
    .what = Zprávu najdu i po výpadku spojení.
    .without = zpráva pak může přijít dvakrát.
permission-pin-messages = Připínat zprávy
    .what = Karta, která říká, na koho se čeká.
    .without = karta není připnutá.

# Příkazy. Hodnota je popis (nejvýš 100 znaků), .name to, co se píše.

cmd-match = Založ partii, přidej se k ní, nebo ji ukonči
    .name = partie
cmd-match-new = Otevři stůl pro novou partii
    .name = nová
cmd-match-new-game = Která hra
    .name = hra
cmd-match-new-seats = Počet hráčů včetně autopilotů
    .name = místa
cmd-match-new-autopilots = Kolik z nich jsou autopiloti
    .name = autopiloti
cmd-match-new-options = Jiné možnosti než obvyklé, třeba pay=short
    .name = možnosti
cmd-match-new-pace = Kolik má každý času
    .name = tempo
cmd-match-new-start = Kdy partie začne: na pokyn zakladatele, nebo jakmile je stůl plný
    .name = začátek
cmd-match-new-check = Jestli před začátkem všichni potvrdí, že jsou tu
    .name = potvrzení
cmd-match-new-player1 = Rezervuj místo pro tohoto hráče
    .name = hráč1
cmd-match-new-player2 = Rezervuj místo pro tohoto hráče
    .name = hráč2
cmd-match-new-player3 = Rezervuj místo pro tohoto hráče
    .name = hráč3
cmd-match-new-player4 = Rezervuj místo pro tohoto hráče
    .name = hráč4
cmd-match-join = Přidej se k otevřenému stolu
    .name = přidat-se
cmd-match-leave = Odejdi od stolu, než partie začne
    .name = odejít
cmd-match-start = Začni partii u svého stolu
    .name = začít
cmd-match-cancel = Zruš svůj stůl, nebo rozehranou partii pro všechny
    .name = zrušit
cmd-match-autopilots = Zvol, kolik autopilotů hraje u tvého stolu
    .name = autopiloti
cmd-match-autopilots-number = Kolik
    .name = počet
cmd-match-seat = Kdo kde hraje; hledej náhradu, nebo nech hrát autopilota
    .name = místo
cmd-match-resign = Vzdej partii, dál za tebe hraje autopilot
    .name = vzdát-se
cmd-match-pause = Navrhni pauzu, nebo s ní souhlas; hodiny při ní neběží
    .name = pauza
cmd-match-resume = Ukonči pauzu v partii
    .name = pokračovat
cmd-queue = Počkej na partii, až se sejde dost hráčů
    .name = fronta
cmd-queue-join = Počkej na partii; stůl vznikne, jakmile vás bude dost
    .name = čekat
cmd-queue-join-game = Která hra
    .name = hra
cmd-queue-join-pace = Jaké tempo; bez volby libovolné
    .name = tempo
cmd-queue-join-players = S kolika hráči; bez volby s libovolným počtem
    .name = hráči
cmd-queue-leave = Přestaň čekat na jednu hru, nebo na všechny
    .name = nečekat
cmd-queue-leave-game = Která hra; bez volby všechny
    .name = hra
cmd-queue-show = Ukaž, kdo tu na co čeká
    .name = ukázat
cmd-match-history = Projdi partii krok za krokem
    .name = historie
cmd-match-animation = Vlož skončenou partii do jejího vlákna jako animaci
    .name = animace
cmd-match-export = Odnes si partii jako soubor
    .name = export
cmd-match-export-form = Text, nebo po skončení partie všechno jako JSON
    .name = podoba
cmd-match-verify = Ověř, že nikdo nesáhl na rozdání ani na výsledek
    .name = ověřit
cmd-board = Ukaž herní plán
    .name = plán
cmd-board-detail = Část herního plánu, kterou chceš vidět zblízka
    .name = zblízka
cmd-hand = Ukaž svou ruku, vidíš ji jen ty
    .name = ruka
cmd-log = Ukaž, co se stalo
    .name = záznam
cmd-watch = Sleduj partii, kterou tu hrají jiní
    .name = sledovat
cmd-watch-match = Která partie
    .name = partie
cmd-undo = Vezmi zpět svou poslední odpověď
    .name = zpět
cmd-redo = Zopakuj odpověď vzatou zpět
    .name = zopakovat
cmd-orders = Odpověz předem na to, na co se hra zeptá, když tu nebudeš
    .name = pokyny
cmd-orders-order = Který pokyn
    .name = pokyn
cmd-orders-setting = Co v něm platí; víc karet odděl čárkami
    .name = volba
cmd-note = Poznamenej si něco k partii, nebo si svou poznámku přečti
    .name = poznámka
cmd-note-text = Co si chceš poznamenat; bez textu uvidíš svou poznámku
    .name = text
cmd-mygames = Vypiš své partie, nejdřív ty, které na tebe čekají
    .name = moje-partie
cmd-next = Přejdi ke své nejnaléhavější partii, která na tebe čeká
    .name = další
cmd-card = Vyhledej kartu
    .name = karta
cmd-card-card = Která karta
    .name = karta
cmd-rules = Přečti si stručná pravidla
    .name = pravidla
cmd-rules-topic = Které téma
    .name = téma
cmd-help = Vypiš příkazy
    .name = nápověda
cmd-settings = Tvá nastavení
    .name = nastavení
cmd-settings-language = Vyber, jakým jazykem s tebou mluvit
    .name = jazyk
cmd-settings-language-language = Který jazyk
    .name = jazyk
cmd-settings-zone = Vyber si časové pásmo pro klid a volno
    .name = pásmo
cmd-settings-zone-zone = Město nebo název pásma, třeba Europe/Prague
    .name = pásmo
cmd-settings-quiet = Nastav hodiny bez připomínek; bez časů žádné nebudou
    .name = klid
cmd-settings-quiet-from = Kdy začínají, třeba 22:00
    .name = od
cmd-settings-quiet-to = Kdy končí, třeba 7:30
    .name = do
cmd-settings-reminders = Vyber, kde se mám připomínat
    .name = připomínky
cmd-settings-reminders-where = Kde
    .name = kde
cmd-away = Oznam volno, po které tvé hodiny stojí; bez dnů volno končí
    .name = volno
cmd-away-from = První den, třeba 24.12.; bez něj dnešek
    .name = od
cmd-away-to = Poslední den, třeba 31.12.
    .name = do
cmd-stats = Statistika tvých partií a tohoto serveru
    .name = statistika
cmd-stats-mine = Ukaž, kolik, jak úspěšně a jak rychle hraješ; vidíš to jen ty
    .name = moje
cmd-stats-server = Ukaž tabulku tohoto serveru v jedné hře
    .name = server
cmd-stats-server-game = Která hra
    .name = hra
cmd-stats-listed = Zvol, zda má být tvé jméno v tabulkách serverů
    .name = zobrazení
cmd-stats-listed-listed = Zda tam má být
    .name = zobrazit
cmd-stats-rating = Zvol, zda tento server ukazuje rating; jen pro ty, kdo ho spravují
    .name = rating
cmd-stats-rating-shown = Zda ho ukazuje
    .name = ukazovat
cmd-match-kick = Předej místo hráče autopilotovi; smí zakladatel, nebo kdo tu spravuje vlákna
    .name = vyloučit
cmd-match-kick-player = Čí místo
    .name = hráč
cmd-match-repair = Oprav partii tak, aby se to všichni dočetli; smí zakladatel nebo správce vláken
    .name = opravit
cmd-match-repair-what = Co se má udělat
    .name = co
cmd-match-repair-answers = Kolik odpovědí vzít zpět, pokud nějaké
    .name = odpovědi
cmd-match-repair-player = Za koho má odpovědět autopilot, pokud za někoho
    .name = hráč
cmd-setup = Ověř, co tu smím, a nastav tento server
    .name = správa
cmd-setup-channel = Kde lze otevírat stoly
    .name = kanál
cmd-setup-language = Jazyk zpráv, které čtou všichni
    .name = jazyk
cmd-setup-pace = Tempo stolů, které si žádné nevyberou
    .name = tempo
cmd-privacy = Co o tobě uchovávám
    .name = soukromí
cmd-privacy-show = Ukaž, co o tobě uchovávám a jak dlouho
    .name = ukázat
cmd-privacy-export = Získej vše, co o tobě uchovávám, jako soubor
    .name = stáhnout
cmd-privacy-delete = Nech smazat vše o sobě, i uprostřed partií
    .name = smazat
cmd-option-match = Která partie, když to není jasné
    .name = partie
reminders-dm = V přímých zprávách
reminders-thread = Ve vlákně partie
reminders-none = Nikde
language-auto = Jako v Discordu

# Statistika

stats-title = **Tvé partie**
stats-none = Žádná tvá partie ještě neskončila.
stats-game = **{ $game }**
stats-played = Ukončené partie: { $n }, z toho s tebou až do konce: { $stayed }.
stats-won = Výhry: { $n }.
stats-won-together = Společné výhry: { $n }.
stats-alone = Bez dalších lidí: { $n }.
stats-waits = Ostatní na tebe obvykle čekají od { $least } do { $most }.
stats-rating = Rating na tomto serveru: { $n }.
stats-listed = Tvé jméno je v tabulkách tvých serverů. Změní to `/{ cmd-stats.name } { cmd-stats-listed.name }`.
stats-unlisted = Tvé jméno není v žádné tabulce. Změní to `/{ cmd-stats.name } { cmd-stats-listed.name }`.
span-at-once = nuly
span-minutes = { $n ->
    [one] minuty
   *[other] { $n } minut
}
span-hours = { $n ->
    [one] hodiny
   *[other] { $n } hodin
}
span-days = { $n ->
    [one] dne
   *[other] { $n } dní
}
stats-server-title = **{ $game } na tomto serveru**
stats-server-none = { $game }: s ostatními tu tuto hru ještě nikdo nedohrál.
stats-line = { $place }. { $name }: partie { $n }, výhry { $won }
stats-line-rated = { $line }, rating { $rating }
stats-more = Další hráči: { $n }.
stats-somebody = Někdo
notice-stats-on = Tvé jméno je v tabulkách tvých serverů.
notice-stats-off = Tvé jméno už není v žádné tabulce.
notice-stats-rated = Tento server ukazuje rating. Počítá se z partií, které tu lidé hráli proti sobě.
notice-stats-unrated = Tento server rating neukazuje.
notice-stats-not-yours = To mění jen ti, kdo smějí tento server spravovat.

# Pomoc s otázkou

button-explain = Vysvětlit
button-explain-options = Co je v nabídce
button-commands = Příkazy
menu-why-not = { $menus ->
    [1] Proč nemůžu …?
   *[other] Proč nemůžu …? ({ $n }/{ $menus })
}
explain-title = **Co to dělá?**
explain-option = **{ $option }:** { $does }.
why-not-title = **Proč nejde „{ $what }“?**
why-not-possible = To teď jde: vyber takovou možnost, nebo napiš `/{ $command }`.
why-not-turn = Nejsi na řadě. Na řadě: { $names }.
why-not-first = Nejdřív odpověz na jinou otázku: { $ask }

# Průvodce první partií

button-guide-away = Schovat průvodce
button-guide-back = Ukázat průvodce
first-match-hint = **První partie:** { $hint }
first-match-away = Průvodce je schovaný. Vrátíš ho příkazem `/{ cmd-help.name }`.
notice-guide-back = Průvodce je zpátky. Objeví se u tvých dalších otázek ve hře { $game }.
privacy-guides = Jak daleko jsi v průvodcích prvními partiemi.
