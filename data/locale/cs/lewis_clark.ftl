game-title = Lewis & Clark
game-about = Veď výpravu napříč Severní Amerikou a dostaň tábor k Tichému oceánu jako první.
game-length = 30 minut na hráče

# Co si stůl může zvolit

option-start = Začínající hráč
    .hint = Podle pravidel o začínajícím hráči rozhoduje los.
option-start-lots = Rozhodne los
option-start-first-seat = Kdo se přidá první
option-goods = Počáteční zdroje
    .hint = Každý 1 kožešinu, 1 jídlo a 1 vybavení, nebo tři vylosované ze čtyř od každého základního zdroje.
option-goods-same = Pro všechny stejné
option-goods-drawn = Tři vylosované
option-changes = Změněná políčka trasy
    .hint = Na tolika vylosovaných políčkách se řeka změní na hory, nebo hory na řeku.
option-changes-0 = Žádné
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
option-lasting = Trvalé efekty
    .hint = Gravelines, Boley, Jarrot a Poraněný nos dávají s větší podporou víc, nebo vždy jen vytištěné číslo.
option-lasting-scaling = Rostou s podporou
option-lasting-flat = Jak jsou na kartě
option-waiting = Návrat na první políčko řeky
    .hint = Podle pozdějšího pravidla tam výprava přijde o všechny zdroje, indiány a najaté postavy.
option-waiting-free = Nic nestojí
option-waiting-costly = Stojí všechno
option-mackenzie = Náskok Mackenzieho ve hře pro jednoho
    .hint = O kolik políček před Saint Louis Mackenzie začíná: od 0 (snadná hra) do 7 (pro znalce).
option-mackenzie-0 = 0 políček
option-mackenzie-1 = 1 políčko
option-mackenzie-2 = 2 políčka
option-mackenzie-3 = 3 políčka
option-mackenzie-4 = 4 políčka
option-mackenzie-5 = 5 políček
option-mackenzie-6 = 6 políček
option-mackenzie-7 = 7 políček

# Postavy

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

card-hay = Suchá tráva
card-little-raven = Malý havran
card-buffalo-medicine = Bizoní medicína
card-ebenezer-tuttle = Ebenezer Tuttle
card-rene-jessaume = René Jessaume
card-big-horse = Velký kůň
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
card-big-white = Velká bílá tvář
card-dickson-and-hancock = Dickson & Hancock
card-black-moccasin = Černý mokasin
card-yellept = Yellept
card-p-antoine-tabeau = P. Antoine Tabeau
card-three-eagles = Tři orlové
card-hawks-feather = Jestřábí pero
card-man-crow = Havran
card-cutssahnem = Cutssahnem
card-black-buffalo = Černý bizon
card-half-man = Poloviční muž
card-richard-warfington = Richard Warfington
card-james-mackay = James Mackay
card-weuche = Weuche
card-pierre-dorion = Pierre Dorion
card-the-partisan = Partyzán
card-nicholas-jarrot = Nicholas Jarrot
card-regis-loisel = Régis Loisel
card-hugh-heney = Hugh Heney
card-black-cat = Černý panter
card-twisted-hair = Spletený vlas
card-cameahwait = Cameahwait
card-broken-arm = Zlomená paže
card-comcomly = Comcomly
card-little-thief = Malý zloděj
card-watkuweis = Watkuweis
card-daniel-boone = Daniel Boone
card-old-toby = Starej Toby
card-coboway = Coboway
card-crow-at-rest = Odpočívající havran
card-george-drouillard = George Drouillard
card-tetoharsky = Tetoharsky
card-one-eye = Jedno oko
card-sacagawea = Sacagawea
card-cut-nose = Poraněný nos

role-commander = Velitel
role-interpreter = Tlumočník
role-lumberjack = Dřevorubec
role-hunter = Lovec
role-blacksmith = Kovář
role-fur-trader = Obchodník s kožešinami

# Místa a čluny

place-hunting = Lov
place-craftsmanship = Řemesla
place-gift = Dar
place-farewell = Loučení
place-shamanism = Šaman
place-expedition-upgrade = Rozšíření výpravy
place-canoe-manufacturing = Výroba kánoí
place-horse-trade = Obchod s koňmi

boat-resources-2 = Člun pro 2 zdroje
boat-resources-5 = Člun pro 5 zdrojů, zdržení 1
boat-indians-1 = Člun pro 1 indiána
boat-indians-3 = Člun pro 3 indiány, zdržení 1

# Zdroje

resource-wood = Dřevo
resource-fur = Kožešiny
resource-food = Jídlo
resource-equipment = Vybavení
resource-canoe = Kánoe
resource-horse = Kůň

# Části toho, co karty říkají

face = Síla { $strength }, symbol { $badge ->
    [wood] dřeva
    [fur] kožešin
    [food] jídla
   *[equipment] vybavení
}.
due-wood = { $number ->
    [one] { $number } dřevo
    [few] { $number } dřeva
   *[other] { $number } dřev
}
due-fur = { $number ->
    [one] { $number } kožešinu
    [few] { $number } kožešiny
   *[other] { $number } kožešin
}
due-food = { $number ->
    [one] { $number } jídlo
    [few] { $number } jídla
   *[other] { $number } jídel
}
due-equipment = { $number } vybavení
due-canoe = { $number ->
    [one] { $number } kánoi
    [few] { $number } kánoe
   *[other] { $number } kánoí
}
due-horse = { $number ->
    [one] { $number } koně
    [few] { $number } koně
   *[other] { $number } koní
}
due-indians = { $number ->
    [one] { $number } indiána
    [few] { $number } indiány
   *[other] { $number } indiánů
}
due-resources = { $number ->
    [one] { $number } libovolný zdroj
    [few] { $number } libovolné zdroje
   *[other] { $number } libovolných zdrojů
}
due-different = { $number ->
    [one] { $number } zdroj
    [few] { $number } různé zdroje
   *[other] { $number } různých zdrojů
}
due-primary = { $number ->
    [one] { $number } libovolný základní zdroj
    [few] { $number } libovolné základní zdroje
   *[other] { $number } libovolných základních zdrojů
}
due-spaces = { $number ->
    [one] { $number } políčko
    [few] { $number } políčka
   *[other] { $number } políček
}
due-time = { $number } JČ
and-1 = { $a }
and-2 = { $a } a { $b }
and-3 = { $a }, { $b } a { $c }
and-4 = { $a }, { $b }, { $c } a { $d }
or-1 = { $a }
or-2 = { $a } nebo { $b }
or-3 = { $a }, { $b } nebo { $c }
some-wood = dřevo
some-fur = kožešiny
some-food = jídlo
some-equipment = vybavení

# Co dělají základní postavy

says-commander = { $role } { $colour ->
    [orange] oranžové
    [blue] modré
    [yellow] žluté
    [green] zelené
   *[purple] fialové
} výpravy. { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda o { $gain } dopředu po řece, nebo { $price2 } a posuň ho o { $gain2 } po řece, nebo { $price3 } a posuň ho o { $gain3 } v horách.
says-interpreter = { $role } { $colour ->
    [orange] oranžové
    [blue] modré
    [yellow] žluté
    [green] zelené
   *[purple] fialové
} výpravy. { $face } Za každou jednotku podpory: Shromáždi všechny indiány z vesnice i s nově příchozími v Powwow. Vezmi si z nich na čluny, kolik chceš. Odhoď poslední kartu z nabídky setkání, nabídka se doplní. Pak přijde do vesnice jeden indián ze zásoby, pokud v ní nějaký zbývá.
says-lumberjack = { $role } { $colour ->
    [orange] oranžové
    [blue] modré
    [yellow] žluté
    [green] zelené
   *[purple] fialové
} výpravy. { $face } Za každou jednotku podpory získej { $kinds }: tolik, kolik příslušných symbolů je na kartách vyložených před tebou a před tvými sousedy, i na těch právě zahraných.
says-hunter = { $role } { $colour ->
    [orange] oranžové
    [blue] modré
    [yellow] žluté
    [green] zelené
   *[purple] fialové
} výpravy. { $face } Za každou jednotku podpory získej { $kinds }: tolik, kolik příslušných symbolů je na kartách vyložených před tebou a před tvými sousedy, i na těch právě zahraných.
says-blacksmith = { $role } { $colour ->
    [orange] oranžové
    [blue] modré
    [yellow] žluté
    [green] zelené
   *[purple] fialové
} výpravy. { $face } Za každou jednotku podpory získej { $kinds }: tolik, kolik příslušných symbolů je na kartách vyložených před tebou a před tvými sousedy, i na těch právě zahraných.
says-fur-trader = { $role } { $colour ->
    [orange] oranžové
    [blue] modré
    [yellow] žluté
    [green] zelené
   *[purple] fialové
} výpravy. { $face } Za každou jednotku podpory získej { $kinds }: tolik, kolik příslušných symbolů je na kartách vyložených před tebou a před tvými sousedy, i na těch právě zahraných.

# Co dělají další postavy

says-hay = Hay. { $face } Vezmi si tolik různých základních zdrojů, kolik postav máš vyloženo lícem nahoru, včetně Suché trávy; druhy jsou čtyři. Provádí se jen jednou: větší podpora nemá smysl.
says-little-raven = Little Raven. { $face } Zvol jeden základní zdroj a vezmi si ho tolik, kolik postav máš vyloženo lícem nahoru, včetně Malého havrana. Provádí se jen jednou: větší podpora nemá smysl.
says-buffalo-medicine = Buffalo Medicine. { $face } Za každou jednotku podpory zaplať { $price } a vezmi si { $gain }.
says-ebenezer-tuttle = { $face } Za každou jednotku podpory zaplať { $price } a vezmi si { $gain }.
says-rene-jessaume = { $face } Za každou jednotku podpory zaplať { $price } a vezmi si { $gain }.
says-big-horse = Big Horse. { $face } Za každou jednotku podpory přemísti { $indians } ze svých člunů do Powwow a vezmi si { $gain }.
says-moses-b-reed = { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda o { $gain } dopředu po řece.
says-john-robertson = { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda o { $gain } dopředu po řece.
says-joseph-barter = { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda o { $gain } dopředu po řece.
says-j-baptiste-deschamps = { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda o { $gain } dopředu po řece.
says-john-newman = { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda o { $gain } dopředu, po řece nebo v horách.
says-charles-mackenzie = { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda o { $gain } dopředu v horách.
says-john-dame = { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda o { $gain } dopředu v horách.
says-cuscalar = { $face } Za každou jednotku podpory zaplať { $price } a vezmi si do ruky jednu postavu z nabídky setkání. Nabídka se doplní až po posledním provedení. Není to najímání: jednu postavu smíš v témž tahu ještě najmout.
says-toussaint-charbonneau = { $face } Za každou jednotku podpory zaplať { $price } a proveď akci místa ve vesnici, kde je aspoň jeden indián. Zaplať i to, co stojí akce sama. Pokaždé smíš zvolit jiné místo, nebo totéž. Zdroje a indiáni z předchozího provedení se při dalším nepočítají a nelze jimi platit.
says-f-antoine-larocque = { $face } Při zahrání nic nedělá. Dokud leží vyložený lícem nahoru, smí tvůj zvěd přeskakovat cizí zvědy: jejich políčka se nepočítají, ať je na nich jakýkoli terén. Pomůže jen jednomu pohybu za tah (jednomu provedení akce) a větší podpora nemá smysl. Nelze ho kopírovat.
says-joseph-gravelines = { $face } Při zahrání nic nedělá. Dokud leží vyložený lícem nahoru, stojí tě postavy z nabídky setkání o { $gain } méně, s podporou 2 o { $twice }, s podporou 3 o { $thrice }. Nevyužitá sleva propadá. Nelze ho kopírovat.
says-john-boley = { $face } Při zahrání nic nedělá. Dokud leží vyložený lícem nahoru, je zdržení při přesunu tábora o { $gain } menší, s podporou 2 o { $twice }, s podporou 3 o { $thrice }. Pod nulu neklesne. Nelze ho kopírovat.
says-john-hay = { $face } Za každou jednotku podpory získej { $kinds } (pokaždé můžeš volit znovu): tolik, kolik příslušných symbolů je na kartách vyložených před tebou a před tvými sousedy.
says-big-white = Big White. { $face } Za každou jednotku podpory získej { $kinds } (pokaždé můžeš volit znovu): tolik, kolik příslušných symbolů je na kartách vyložených před tebou a před tvými sousedy.
says-dickson-and-hancock = { $face } Za každou jednotku podpory získej { $kinds } (pokaždé můžeš volit znovu): tolik, kolik příslušných symbolů je na kartách vyložených před tebou a před tvými sousedy.
says-black-moccasin = Black Moccasin. { $face } Za každou jednotku podpory získej { $kinds } (pokaždé můžeš volit znovu): tolik, kolik příslušných symbolů je na kartách vyložených před tebou a před tvými sousedy.
says-yellept = { $face } Za každou jednotku podpory zaplať { $price } a vezmi si { $gain }, stejné, nebo různé. Zdroji z předchozího provedení nelze při dalším platit.
says-p-antoine-tabeau = { $face } Za každou jednotku podpory zaplať { $price } a vezmi si { $gain }.
says-three-eagles = Three Eagles. { $face } Za každou jednotku podpory zaplať { $price } a vezmi si { $gain }.
says-hawks-feather = Hawk’s Feather. { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda o { $gain } dopředu po řece.
says-man-crow = Man Crow. { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda o { $gain } dopředu po řece.
says-cutssahnem = { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda o { $gain } dopředu po řece. Kánoe a koně jsou také druhy zdrojů.
says-black-buffalo = Black Buffalo. { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda dopředu po řece: o políčko za každý symbol jídla na kartách vyložených před tebou a před tvými sousedy. Ve hře pro jednoho se místo sousedů počítají symboly obsazených míst ve vesnici.
says-half-man = Half Man. { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda dopředu po řece: o políčko za každého zvěda na políčku tvého tábora nebo před ním. Počítá se i tvůj, pokud nestojí za táborem, a ve hře pro jednoho také Alexander Mackenzie.
says-richard-warfington = { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda dopředu po řece: o políčko za každého indiána na tvých člunech. Indiáni na kartách se nepočítají.
says-james-mackay = { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda o { $gain } dopředu, celý pohyb po řece, nebo celý v horách. Při každém provedení volíš znovu.
says-weuche = { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda dopředu v horách: o políčko za každý symbol vybavení na kartách vyložených před tebou a před tvými sousedy. Ve hře pro jednoho se místo sousedů počítají symboly obsazených míst ve vesnici.
says-pierre-dorion = { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda o { $gain } dopředu v horách.
says-the-partisan = The Partisan. { $face } Za každou jednotku podpory zaplať { $price } a proveď akci postavy vyložené před kterýmkoli hráčem, s podporou 1 a jako by ležela před tebou. Zaplať i to, co stojí akce sama. Pokaždé smíš zvolit jinou postavu, nebo tutéž. Trvalé efekty kopírovat nelze. Zdroje a indiáni z předchozího provedení se při dalším nepočítají a nelze jimi platit.
says-nicholas-jarrot = { $face } Při zahrání nic nedělá. Dokud leží vyložený lícem nahoru, přidej v každém tahu k jednomu pohybu po řece { $gain }, pokud tento pohyb i bez něj posune zvěda aspoň o jedno políčko. S podporou 2 přidej { $twice }, s podporou 3 přidej { $thrice }. Nelze ho kopírovat.
says-regis-loisel = { $face } Za každou jednotku podpory získej { $kinds } (pokaždé můžeš volit znovu): tolik, kolik příslušných symbolů je na kartách vyložených před tebou a před tvými sousedy.
says-hugh-heney = { $face } Za každou jednotku podpory získej { $kinds } (pokaždé můžeš volit znovu): tolik, kolik příslušných symbolů je na kartách vyložených před tebou a před tvými sousedy.
says-black-cat = Black Cat. { $face } Za každou jednotku podpory si vezmi { $gain }, stejné, nebo různé.
says-twisted-hair = Twisted Hair. { $face } Za každou jednotku podpory zaplať { $price } a vezmi si { $gain }. Kánoemi z předchozího provedení nelze při dalším platit.
says-cameahwait = { $face } Za každou jednotku podpory zaplať { $price } a vezmi si { $gain }, nebo zaplať { $price2 } a vezmi si { $gain2 }.
says-broken-arm = Broken Arm. { $face } Za každou jednotku podpory zaplať { $price } a vezmi si { $gain }.
says-comcomly = { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda o { $gain } dopředu po řece.
says-little-thief = Little Thief. { $face } Za každou jednotku podpory přemísti { $indians } ze svých člunů do Powwow a posuň zvěda dopředu po řece: o políčko za každou dvojici zdrojů na tvých člunech. Zdroje nemusí být stejné a zůstanou ti.
says-watkuweis = { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda dopředu po řece: o políčko za každou postavu, kterou máš vyloženou lícem nahoru, včetně Watkuweis.
says-daniel-boone = { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda dopředu po řece: o políčko za každého indiána ve vesnici, ať stojí na některém místě, v Powwow, nebo mezi nově příchozími.
says-old-toby = Old Toby. { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda o { $gain } dopředu, celý pohyb po řece, nebo celý v horách. Při každém provedení volíš znovu.
says-coboway = { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda o { $gain } dopředu v horách.
says-crow-at-rest = Crow at Rest. { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda o { $gain } dopředu v horách.
says-george-drouillard = { $face } Za každou jednotku podpory přemísti { $indians } ze svých člunů do Powwow, zaplať { $price } a posuň zvěda o { $gain } dopředu v horách.
says-tetoharsky = { $face } Za každou jednotku podpory přemísti { $indians } ze svých člunů do Powwow a posuň zvěda dopředu v horách: o políčko za každou trojici zdrojů na tvých člunech. Zdroje nemusí být stejné a zůstanou ti.
says-one-eye = One Eye. { $face } Za každou jednotku podpory zaplať { $price } a posuň zvěda dopředu v horách: o políčko za každého zvěda na políčku tvého tábora nebo před ním. Počítá se i tvůj, pokud nestojí za táborem, a ve hře pro jednoho také Alexander Mackenzie.
says-sacagawea = { $face } Za každou jednotku podpory proveď akci kteréhokoli místa ve vesnici, ať je obsazené, nebo ne. Zaplať, co tato akce stojí. Pokaždé smíš zvolit jiné místo, nebo totéž. Zdroje a indiáni z předchozího provedení se při dalším nepočítají a nelze jimi platit.
says-cut-nose = Cut Nose. { $face } Při zahrání nic nedělá. Dokud leží vyložený lícem nahoru, přidej v každém tahu k jednomu pohybu v horách { $gain }, pokud tento pohyb i bez něj posune zvěda aspoň o jedno políčko. S podporou 2 přidej { $twice }, s podporou 3 přidej { $thrice }. Nelze ho kopírovat.

# Co se dělá ve vesnici

place-room = { $circles ->
    [0] Pošli najednou jednoho až tři indiány, ať je místo obsazené, nebo ne.
    [one] Pošli jednoho indiána, pokud je místo volné.
   *[other] Pošli jednoho indiána, pokud je některý ze { $circles } kruhů volný.
}
place-badge = Hra pro jednoho: obsazené místo dává symbol { $badge ->
    [wood] dřeva
    [fur] kožešin
    [food] jídla
   *[equipment] vybavení
}.
says-hunting = { $room } Vezmi si { $gain }. { $solo }
says-craftsmanship = { $room } Vezmi si { $gain }. { $solo }
says-gift = { $room } Vezmi si { $gain }, nebo { $gain2 }. { $solo }
says-farewell = { $room } Odhoď až tři karty z ruky. Pak se odhodí celá nabídka setkání a vyloží se pět nových postav. { $solo }
says-shamanism = { $room } Zaplať { $price } a proveď akci postavy vyložené před kterýmkoli hráčem, s podporou 1 a jako by ležela před tebou. Zaplať i to, co stojí akce sama. Trvalé efekty kopírovat nelze. { $solo }
says-expedition-upgrade = { $room } Zaplať { $price } a připoj člun: buď nákladní, k němuž dostaneš { $primary }, nebo osobní, k němuž dostaneš { $indians } ze zásoby, pokud v ní nějaký zbývá. Zvol jeho stranu, později ji změnit nelze. { $solo }
says-canoe-manufacturing = { $room } Za každého poslaného indiána zaplať { $price } a vezmi si { $gain }. { $solo }
says-horse-trade = { $room } Za každého poslaného indiána zaplať { $price } a vezmi si { $gain }. Kánoe a koně jsou také druhy zdrojů. { $solo }

says-boat-resources = Nákladní člun. Uveze { $limit ->
    [one] { $limit } zdroj
    [few] { $limit } zdroje
   *[other] { $limit } zdrojů
} a při přesunu tábora { $time ->
    [0] nezdržuje
   *[other] zdrží o { $time } JČ, pokud není prázdný
}. Dostaneš k němu { $brings }. Připojíš ho akcí Rozšíření výpravy.
says-boat-indians = Osobní člun. Uveze { $limit ->
    [one] { $limit } indiána
    [few] { $limit } indiány
   *[other] { $limit } indiánů
} a při přesunu tábora { $time ->
    [0] nezdržuje
   *[other] zdrží o { $time } JČ, pokud není prázdný
}. Dostaneš k němu { $brings } ze zásoby, pokud v ní nějaký zbývá. Připojíš ho akcí Rozšíření výpravy.

# Zdroje a seznamy

of-wood = { $number ->
    [one] { $number } dřevo
    [few] { $number } dřeva
   *[other] { $number } dřev
}
of-fur = { $number ->
    [one] { $number } kožešina
    [few] { $number } kožešiny
   *[other] { $number } kožešin
}
of-food = { $number ->
    [one] { $number } jídlo
    [few] { $number } jídla
   *[other] { $number } jídel
}
of-equipment = { $number } vybavení
of-canoe = { $number ->
    [one] { $number } kánoe
    [few] { $number } kánoe
   *[other] { $number } kánoí
}
of-horse = { $number ->
    [one] { $number } kůň
    [few] { $number } koně
   *[other] { $number } koní
}
of-indians = { $number ->
    [one] { $number } indián
    [few] { $number } indiáni
   *[other] { $number } indiánů
}
of-any = { $number ->
    [one] { $number } libovolný zdroj
    [few] { $number } libovolné zdroje
   *[other] { $number } libovolných zdrojů
}
of-different = { $number ->
    [one] { $number } zdroj
    [few] { $number } různé zdroje
   *[other] { $number } různých zdrojů
}
list-0 = zdarma
list-1 = { $a }
list-2 = { $a }, { $b }
list-3 = { $a }, { $b }, { $c }
list-4 = { $a }, { $b }, { $c }, { $d }
list-5 = { $a }, { $b }, { $c }, { $d }, { $e }
list-6 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }
list-7 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g }

# Otázky a odpovědi

ask-turn-action = Co uděláš?
ask-play-beneath = Která karta poskytne podporu?
ask-play-indians = Kolik indiánů poskytne podporu?
ask-village-indians = Kolik indiánů pošleš?
ask-recruit-discard = Kterou kartu za ni odhodíš?
ask-act-way = Jak akci využiješ?
ask-act-again = Jak budeš pokračovat?
ask-act-choice = Co zvolíš?
ask-act-move = Kam zvěda posuneš?
ask-act-collect = Co získáš?
ask-act-different = Které zdroje si vezmeš? Nejvýš { $most }.
ask-act-take = Co si vezmeš?
ask-act-amount = Kolik si vezmeš?
ask-act-throw = Co za to zahodíš?
ask-act-farewell = Kterou kartu odhodíš, než se obnoví nabídka setkání?

group-play = Zahrát postavu
group-village = Poslat indiány do vesnice
group-recruit = Najmout postavu

can-play = { $card }: { $does }
can-go = { $place }: { $does }
can-recruit = Najmout: { $card } ({ $price })
can-camp = Přesunout tábor: { $time ->
    [0] bez zdržení
   *[other] zdržení { $time }, zpět na políčko { $space }
}
does-collect = { $goods }
with-discard = Odhodit: { $card } ({ $price })
without-discard = Nic neodhodit ({ $price })
beneath = { $card } ({ $gives })
with-indians = { $number ->
    [0] Žádný indián
    [one] { $number } indián
    [few] { $number } indiáni
   *[other] { $number } indiánů
} ({ $gives })
with-strength = podpora { $strength }: { $brings }
brings-goods = { $goods }{ $strength ->
    [one] {""}
   *[other] {" "}× { $strength }
}
brings-uses = { $uses ->
    [one] jednou
   *[other] až { $uses }krát
}
brings-camp = zdržení −{ $number }
brings-jump = přeskakování zvědů
brings-mountain = hory +{ $number }
brings-recruit = najímání −{ $number } { $number ->
    [one] kožešina
    [few] kožešiny
   *[other] kožešin
}
brings-river = řeka +{ $number }

way = { $price } → { $gain }
again = Znovu: { $way }
gain-take = { $goods }
gain-collect = { $goods }
gain-primary = { $number ->
    [one] { $number } základní zdroj
    [few] { $number } základní zdroje
   *[other] { $number } základních zdrojů
}
gain-river = řeka +{ $spaces }
gain-mountain = hory +{ $spaces }
gain-either = řeka nebo hory +{ $spaces }
gain-stay = zůstat stát
gain-lasting-camp = menší zdržení tábora
gain-lasting-jump = přeskakování zvědů
gain-lasting-mountain = dál v horách
gain-lasting-recruit = levnější najímání
gain-lasting-river = dál po řece
gain-cuscalar = postava z nabídky setkání
gain-expedition-upgrade = člun
gain-farewell = odhození karet, nová nabídka setkání
gain-hay = různé základní zdroje
gain-interpreter = indiáni z vesnice
gain-little-raven = jeden základní zdroj
gain-sacagawea = kterákoli akce ve vesnici
gain-shamanism = akce vyložené postavy
gain-the-partisan = akce vyložené postavy
gain-toussaint-charbonneau = akce ve vesnici, kde jsou indiáni
choose-cuscalar = { $choice }
choose-expedition-upgrade = { $choice }
choose-little-raven = { $choice }: { $number }
choose-sacagawea = { $choice }
choose-shamanism = { $choice }
choose-the-partisan = { $choice }
choose-toussaint-charbonneau = { $choice }
welcome = { $number ->
    [0] Nepřibrat žádné indiány
    [one] Přibrat { $number } indiána
    [few] Přibrat { $number } indiány
   *[other] Přibrat { $number } indiánů
}
helper-jump = Larocque
helper-river = Jarrot
helper-mountain = Poraněný nos
to-space-0 = { $spaces ->
    [one] { $spaces } políčko
    [few] { $spaces } políčka
   *[other] { $spaces } políček
}, na { $space }
to-space-1 = +{ $spaces }, na { $space } (pomůže { $a })
to-space-2 = +{ $spaces }, na { $space } (pomohou { $a } a { $b })
to-space-3 = +{ $spaces }, na { $space } (pomohou { $a }, { $b } a { $c })
choice-end = Ukončit tah
choice-fewer = Méně
beneath-none = Jen indiáni
farewell-none = Žádnou další, obnovit nabídku
choice-none = Nic
choice-stay = Zůstat stát
choice-stop = Skončit akci

# Co se stalo

event-started = { $seat } začíná.
event-played = { $seat } hraje kartu { $card } s podporou { $strength }.
event-laid-beneath = Rubem nahoru přikládáš kartu { $card }.
event-sent-indians = { $seat } posílá do vesnice { $indians ->
    [one] { $indians } indiána
    [few] { $indians } indiány
   *[other] { $indians } indiánů
}: { $place }.
event-copied = { $seat } kopíruje kartu { $card }.
event-acted-at = { $seat } provádí akci ve vesnici: { $place }.
event-paid = { $seat } platí: { $price }.
event-took = { $seat } získává: { $goods }.
event-swapped = { $seat } získává: { $taken }. Zahozeno: { $thrown }.
event-gathered = Všichni indiáni z vesnice se scházejí v Powwow. Celkem: { $indians }.
event-welcomed = { $seat } { $indians ->
    [0] nepřibírá žádné indiány
    [one] přibírá { $indians } indiána
    [few] přibírá { $indians } indiány
   *[other] přibírá { $indians } indiánů
}.
event-newcomer = Do vesnice přichází nový indián.
event-added-boat = { $seat } rozšiřuje výpravu: { $boat }.{ $indians ->
    [0] {""}
    [one] {" "}Přibírá { $indians } indiána.
    [few] {" "}Přibírá { $indians } indiány.
   *[other] {" "}Přibírá { $indians } indiánů.
}
event-recruited = { $seat } najímá novou postavu: { $card }. Platba: { $fur ->
    [0] { $equipment ->
        [0] nic
       *[other] { $equipment } vybavení
    }
    [one] { $equipment ->
        [0] { $fur } kožešina
       *[other] { $fur } kožešina, { $equipment } vybavení
    }
    [few] { $equipment ->
        [0] { $fur } kožešiny
       *[other] { $fur } kožešiny, { $equipment } vybavení
    }
   *[other] { $equipment ->
        [0] { $fur } kožešin
       *[other] { $fur } kožešin, { $equipment } vybavení
    }
}.
event-discarded = { $seat } odhazuje kartu { $card }.
event-took-character = { $seat } si bere z nabídky setkání kartu { $card }.
event-encountered = V nabídce setkání je nová postava: { $card }.
event-left-the-journal = Z nabídky setkání se odhazuje karta { $card }.
event-renewed-the-journal = Celá nabídka setkání se odhazuje a vykládá se nová.
event-moved = { $seat } posouvá zvěda o { $spaces ->
    [one] { $spaces } políčko
    [few] { $spaces } políčka
   *[other] { $spaces } políček
} na políčko { $space }.
event-went-on = Políčko je obsazené. { $seat } posouvá zvěda dál na políčko { $space }.
event-camped = { $seat } přesunuje tábor. Zdržení: { $time }.
event-fell-back = { $seat } vrací zvěda na políčko { $space }.
event-camp-moved = { $seat } má nyní tábor na políčku { $space }.
event-lost-everything = { $seat } na prvním políčku řeky přichází o všechny zdroje a indiány.{ $characters ->
    [0] {""}
    [one] {" "}Odchází { $characters } najatá postava.
    [few] {" "}Odcházejí { $characters } najaté postavy.
   *[other] {" "}Odchází { $characters } najatých postav.
}
event-mackenzie-moved = Alexander Mackenzie postupuje na políčko { $space }.
event-ended = { $by ->
    [mackenzie] Alexander Mackenzie dosahuje políčka Fort Clatsop jako první.
   *[camp] Tábor stojí na políčku Fort Clatsop nebo za ním.
}

# Jak to skončilo

outcome-camp = Tábor stojí na políčku Fort Clatsop nebo za ním a na ničem jiném nezáleží. Číslo říká, kolik políček je tábor od Saint Louis.
outcome-mackenzie = Alexander Mackenzie dosáhl políčka Fort Clatsop dřív a na ničem jiném nezáleží. Číslo říká, kolik políček je tvůj tábor od Saint Louis.

# Příkazy

verb-play = Zahrát postavu z ruky, poskytnout jí podporu a provést její akci
    .name = zahrát
verb-play-card = Postava, kterou zahraješ
    .name = karta
verb-play-strength = Karta, kterou k ní přiložíš rubem nahoru
    .name = podpora
verb-play-indians = Kolik indiánů poskytne podporu
    .name = indiáni
verb-play-uses = Kolikrát se totéž provede znovu
    .name = opakování
verb-play-way = Co zaplatíš a co za to získáš
    .name = způsob
verb-play-to = Políčko, kam posuneš zvěda
    .name = kam
verb-play-choose = Co při akci zvolíš: postavy, místa, zdroje, čluny
    .name = volba
verb-play-take = Co si vezmeš, nebo kolik
    .name = vzít
verb-play-throw = Co zahodíš, když jsou čluny plné
    .name = zahodit
verb-village = Poslat indiány na místo ve vesnici a provést jeho akci
    .name = vesnice
verb-village-place = Místo ve vesnici
    .name = místo
verb-village-indians = Kolik indiánů pošleš
    .name = indiáni
verb-village-uses = Kolikrát se totéž provede znovu
    .name = opakování
verb-village-way = Co zaplatíš a co za to získáš
    .name = způsob
verb-village-to = Políčko, kam posuneš zvěda
    .name = kam
verb-village-choose = Co při akci zvolíš: postavy, místa, zdroje, čluny
    .name = volba
verb-village-take = Co si vezmeš, nebo kolik
    .name = vzít
verb-village-throw = Co zahodíš, když jsou čluny plné
    .name = zahodit
verb-recruit = Najmout postavu z nabídky setkání
    .name = najmout
verb-recruit-card = Postava, kterou najmeš
    .name = karta
verb-recruit-discard = Karta, kterou odhodíš místo vybavení
    .name = odhodit
verb-camp = Přesunout tábor
    .name = tábor
verb-end = Ukončit tah
    .name = konec
verb-act = Pokračovat v rozehrané akci
    .name = akce
    .refused = Žádná akce není rozehraná.
verb-act-uses = Kolikrát se totéž provede znovu
    .name = opakování
verb-act-way = Co zaplatíš a co za to získáš
    .name = způsob
verb-act-to = Políčko, kam posuneš zvěda
    .name = kam
verb-act-choose = Co při akci zvolíš: postavy, místa, zdroje, čluny
    .name = volba
verb-act-take = Co si vezmeš, nebo kolik
    .name = vzít
verb-act-throw = Co zahodíš, když jsou čluny plné
    .name = zahodit

# Pravidla

rule-aim = Veď svou výpravu ze Saint Louis proti proudu Missouri, přes Skalisté hory a dolů k Tichému oceánu. Zvěd jde po trase napřed a tábor za ním přesouváš. Kdo první přesune tábor na políčko Fort Clatsop, 39 políček od Saint Louis, nebo za ně, hned vítězí. Na začátku má každý šest základních postav, 1 indiána, 1 kožešinu, 1 jídlo a 1 vybavení.
    .title = Cíl hry
rule-turn = Ve svém tahu musíš provést jednu akci: zahraj postavu z ruky, nebo pošli indiány na některé místo ve vesnici. Před akcí nebo po ní smíš jednou najmout postavu a jednou přesunout tábor. Když na začátku tahu nemůžeš provést žádnou akci, přesuň nejdřív tábor. Akci smíš vždy provést i jen zčásti, nebo úplně bez efektu.
    .title = Tvůj tah
rule-strength = Zahraná postava leží před tebou lícem nahoru a potřebuje indiánskou podporu, vlastní síla se jí nepočítá: přilož k ní další kartu z ruky rubem nahoru, polož na ni jednoho až tři indiány ze svých člunů, nebo obojí, dohromady nejvýš 3. Její akce se provede tolikrát, jak velká je podpora. Před každým provedením smíš akci ukončit. Indiáni na kartách jsou dál tvoji. Ve vesnici je každý poslaný indián jednou jednotkou podpory a zůstane tam.
    .title = Indiánská podpora
rule-collecting = Když získáváš zdroj, spočítej jeho symboly na všech kartách vyložených před tebou a před tvými sousedy, lícem i rubem nahoru a včetně právě zahraných. Za každou jednotku podpory si smíš vzít až tolik kusů. Co se na čluny nevejde, nech v zásobě, nebo uvolni místo zahozením dřívějších zdrojů. Dokud je na člunech místo, nesmíš zahodit nic. Kde se píše „vezmi si“, symboly se nepočítají.
    .title = Získávání zdrojů
rule-indians = Tlumočník shromáždí všechny indiány z vesnice v Powwow a uvolní tím všechna místa. Vezmi si z nich na čluny, kolik chceš. Pak se odhodí poslední karta z nabídky setkání a ze zásoby přijde nový indián, pokud v ní nějaký zbývá. Indián, kterým platíš, jde z tvých člunů do Powwow.
    .title = Indiáni
rule-village = Pošli indiány ze svých člunů na jedno místo a proveď jeho akci. Kruh pojme jednoho indiána, a jen když je prázdný. Na polokruh pošli najednou jednoho až tři, ať už tam někdo je, nebo ne. Poslaní indiáni ti už nepatří. Zůstanou na místě, dokud je něčí tlumočník neshromáždí.
    .title = Vesnice
rule-movement = Pohyb vede jen po políčkách svého terénu; kde terén končí, zbytek pohybu propadá. Dvě políčka horské řeky jsou zároveň řeka i hory. Zvědové se smějí míjet. Kdyby tvůj zvěd po skončení celé akce stál na obsazeném políčku, jde dál na první volné, ať je jakékoli; při přesunu tábora naopak dál zpět. Saint Louis, první políčko řeky a poslední políčko Tichého oceánu mohou sdílet všichni.
    .title = Pohyb zvěda
rule-boats = Tvé čluny uvezou 3 zdroje bez zdržení, další 3 se zdržením 1 JČ (jednotka času) a dalších 5 se zdržením 1 JČ za každý. Jeden indián cestuje bez zdržení, každý další za 1 JČ. Zdržení se počítá jen při přesunu tábora. Zdrojů nikdy nemůžeš mít víc, než se vejde na čluny. Naloženo je vždy tak, aby zdržení bylo co nejmenší. Čluny přidáš akcí Rozšíření výpravy.
    .title = Čluny
rule-recruiting = Jednou za tah smíš najmout postavu z nabídky setkání. Zaplať kožešiny podle její pozice, dole 1 až nahoře 5, a tolik vybavení, kolik činí její síla. Místo vybavení smíš odhodit jednu kartu z ruky: ušetříš tolik, kolik činí její síla, a přebytek propadá. Najatou postavu si hned vezmi do ruky, ostatní se posunou dolů a nahoru přijde nová. Když dojde dobírací balíček, zamíchá se odhazovací.
    .title = Najímání postav
rule-camp = Jednou za tah smíš přesunout tábor. Indiáni z tvých karet se vrátí na čluny. Zdržení je 1 JČ (jednotka času) za každou kartu, která ti zbyla v ruce, plus zdržení naložených člunů. O tolik políček se zvěd vrátí, nejdál na první políčko řeky, pět pod Saint Louis. Stojí-li i potom před táborem, tábor se přesune k němu; zpátky se tábor nikdy nevrací. Nakonec si vezmi všechny vyložené karty do ruky.
    .title = Přesun tábora
rule-lasting = Larocque, Gravelines, Boley, Jarrot a Poraněný nos při zahrání nic nedělají. Jejich efekt trvá, dokud leží vyložení lícem nahoru, tedy do přesunu tábora; Boley pomůže ještě při něm. Všechny efekty kromě Larocqueova rostou s podporou, se kterou byla karta zahrána, pokud stůl nehraje podle čísel na kartách. Jarrot, Poraněný nos i Larocque pomohou každý jednomu pohybu za tah.
    .title = Trvalé efekty
rule-copying = Šaman a Partyzán provedou jednou akci postavy vyložené lícem nahoru před kterýmkoli hráčem, jako by ležela před tebou a před nikým jiným. Sacagawea a Charbonneau provedou akci místa ve vesnici. Zaplať, co tato akce stojí. I kopírovaná akce smí kopírovat, dokud lze každou zaplatit. Trvalé efekty kopírovat nelze.
    .title = Kopírování
rule-end = Partie končí, jakmile něčí tábor stojí na políčku Fort Clatsop nebo za ním. Jeho hráč vítězí, ostatní se dělí o druhé místo.
    .title = Konec hry
rule-solo = Ve hře pro jednoho závodíš s Alexandrem Mackenziem. Jeho zvěd začíná až o 7 políček vpředu a po každém tvém tahu postoupí o jedno; z obsazeného políčka jde jako každý zvěd na první volné. Vítězíš, když tvůj tábor stojí na políčku Fort Clatsop nebo za ním dřív, než tam dorazí. Sousedy nemáš, a tak počítáš symboly míst ve vesnici, na nichž jsou indiáni: každé má jeden.
    .title = Hra pro jednoho
rule-variants = Stůl si může zvolit tři vylosované počáteční zdroje pro každého, až deset změněných políček trasy, nebo trvalé efekty podle čísel na kartách. Podle pozdějšího pravidla ten, kdo se při přesunu tábora vrátí na první políčko řeky, přijde o všechny zdroje, všechny indiány a všechny najaté postavy. Ve hře pro jednoho lze zvolit Mackenzieho náskok. Zakladatel smí změněná políčka určit souborem.
    .title = Varianty

# Pokyny předem

order-recruit-discard = Odhodit kartu při najímání
    .hint = Když bez odhozené karty nezaplatíš, hra se zeptá i tak.
order-recruit-discard-never = Nikdy

# Proč něco nejde

why-acted = Svou akci už máš v tomto tahu za sebou.
why-empty-hand = Nemáš v ruce žádnou kartu. Zahrané karty se vrátí, když přesuneš tábor.
why-no-strength = Postava potřebuje podporu: další kartu z ruky, nebo indiána z člunů. Nemáš ani jedno.
why-no-indians = Na člunech nemáš žádného indiána, kterého by šlo poslat. Nové přivede tlumočník, ti na kartách se vrátí, když přesuneš tábor.
why-recruited = Najímání už máš v tomto tahu za sebou.
why-camp-first = Žádnou akci teď provést nejde, takže nejdřív přesuň tábor.
why-empty-journal = V nabídce setkání nikdo nezbývá.
why-too-dear = Nejmíň ti chybí na tuto kartu: { $card }. Stojí kožešiny { $fur }, vybavení { $equipment }. Máš kožešiny { $own_fur }, vybavení { $own_equipment } a karta odhozená z ruky ušetří nejvýš { $spared } vybavení.
why-camped = Přesun tábora už máš v tomto tahu za sebou.
why-action-first = Nejdřív v tahu proveď akci: zahraj postavu, nebo pošli indiány do vesnice.

# Průvodce první partií

guide-turn = Proveď jednu akci: zahraj postavu, nebo pošli indiány do vesnice. Jednou za tah smíš i najmout postavu a přesunout tábor. Sbírej, co zvěd potřebuje, a přesouvej za ním tábor: o vítězství rozhoduje tábor. Karty v ruce a náklad ho zdrží.
guide-strength = Postava provede akci tolikrát, jakou má podporu, nejvýš třikrát. Přilož k ní kartu z ruky rubem nahoru, nebo na ni dej indiány. Přiložená karta teď hrát nebude, tak obětuj tu nejméně potřebnou.
guide-village = Každý poslaný indián je jedno provedení akce navíc. Ve vesnici zůstanou, dokud je něčí tlumočník neshromáždí.
guide-action = Každé provedení stojí jednotku podpory a to, co akce žádá. Skončit můžeš kdykoli.
guide-collect = Za každou jednotku podpory získáš jeden zdroj za každý jeho symbol vyložený u tebe a u sousedů. Podívej se, co mají sousedé zahrané.
guide-goods = Čluny uvezou jen něco a plné tábor zdrží. Ber si to, co brzy utratíš.
guide-move = Políčko jiného terénu zvěda zastaví. Dva zvědové na jednom políčku nestojí: kdo by tam skončil, jde dál na první volné.
guide-recruit = Kožešiny platíš podle pozice v nabídce, vybavení podle síly postavy. Karta odhozená z ruky ušetří tolik vybavení, jakou má sílu; tak se zbavíš i slabých karet.
