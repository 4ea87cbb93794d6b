"""The board and the cards as they are printed, written down once more for tests to compare with."""

from __future__ import annotations

from collections.abc import Iterator

from engine.few_acres.content import Card, Link, Place

# Points; settler, ship: the symbols; sea: a port for supply; who starts there.
PLACES = """
    boston 2 settler ship sea defence-1 british-town
    new-haven 2 settler ship sea british-village
    new-york 2 settler ship sea defence-1 british-town
    norfolk 2 settler ship sea british-village
    pemaquid 2 settler ship sea british-village
    philadelphia 2 settler ship sea british-village
    st-marys 1 settler ship sea british-village
    albany 4 settler
    baltimore 2 settler ship sea
    canso 2 settler ship sea
    cumberland 1 settler
    deerfield 4 settler
    detroit 4 settler
    fort-beausejour 0 sea
    fort-duquesne 4
    fort-frontenac 2
    fort-halifax 0
    fort-niagara 2
    fort-presquisle 1
    fort-st-john 0
    fort-stanwix 0
    fort-venango 0
    fort-william-henry 0
    gaspe 1 settler ship sea french-village
    halifax 2 settler ship sea
    kennebec 0
    louisbourg 4 settler ship sea defence-1 french-village
    oswego 2
    port-royal 3 settler ship sea french-village
    richmond 2 settler
    tadoussac 2 settler ship sea french-village
    ticonderoga 0
    trois-rivieres 3 settler sea french-village
    montreal 4 settler defence-1 french-village
    quebec 6 settler ship sea defence-2 french-town
    michillimackinac 2
"""

LINKS = {
    "river": """
        new-haven+deerfield new-york+albany norfolk+richmond pemaquid+fort-halifax
        st-marys+cumberland albany+fort-stanwix albany+fort-william-henry
        fort-stanwix+oswego fort-william-henry+ticonderoga ticonderoga+fort-st-john
        fort-st-john+montreal fort-st-john+trois-rivieres montreal+trois-rivieres
        trois-rivieres+quebec montreal+fort-frontenac quebec+kennebec
        fort-duquesne+fort-venango fort-venango+fort-presquisle
    """,
    "lake": """
        fort-frontenac+fort-niagara fort-frontenac+oswego fort-niagara+oswego
        fort-niagara+fort-presquisle fort-niagara+detroit fort-presquisle+detroit
        detroit+michillimackinac
    """,
    "road": """
        cumberland+fort-duquesne fort-halifax+kennebec
    """,
    "trail": """
        boston+deerfield philadelphia+cumberland baltimore+cumberland richmond+cumberland
        deerfield+fort-halifax deerfield+fort-william-henry fort-beausejour+canso
        fort-beausejour+halifax fort-beausejour+port-royal
    """,
}

BRITISH_LOCATIONS = """
    boston: settler ship military coin-3 | ship: new-york new-haven pemaquid port-royal halifax
    new-haven: ship coin-2 | bateaux: deerfield | ship: new-york boston pemaquid
    new-york: settler ship military coin-3 | bateaux: albany | ship: philadelphia new-haven
        boston
    norfolk: ship coin-2 | bateaux: richmond | ship: st-marys baltimore
    pemaquid: fur | bateaux: fort-halifax | ship: boston new-haven fort-beausejour port-royal
        halifax
    philadelphia: settler wagon coin-3 | ship: new-york new-haven st-marys baltimore
    st-marys: bateaux settler | bateaux: richmond baltimore cumberland | ship: norfolk
        philadelphia
    albany: bateaux fur | bateaux: fort-william-henry fort-stanwix new-york
    baltimore: coin-3 | bateaux: st-marys | ship: norfolk philadelphia
    canso: fur | ship: halifax louisbourg port-royal
    cumberland: | bateaux: st-marys | wagon: fort-duquesne
    deerfield: coin-2 | bateaux: new-haven
    detroit: fur | bateaux: michillimackinac fort-presquisle
    fort-beausejour: | ship: pemaquid port-royal gaspe halifax canso
    fort-duquesne: bateaux fur | bateaux: fort-venango | wagon: cumberland
    fort-frontenac: fur | bateaux: montreal oswego fort-niagara
    fort-halifax: | bateaux: pemaquid | wagon: kennebec
    fort-niagara: fur | bateaux: fort-frontenac oswego fort-presquisle detroit
    fort-presquisle: fur | bateaux: detroit fort-niagara fort-venango
    fort-st-john: fur | bateaux: quebec ticonderoga
    fort-stanwix: bateaux | bateaux: oswego albany
    fort-venango: fur | bateaux: fort-presquisle fort-duquesne
    fort-william-henry: bateaux | bateaux: ticonderoga albany
    gaspe: | ship: tadoussac louisbourg fort-beausejour
    halifax: fur ship | ship: fort-beausejour port-royal canso louisbourg pemaquid
    kennebec:
    louisbourg: | ship: gaspe tadoussac trois-rivieres quebec canso halifax port-royal
        fort-beausejour
    oswego: bateaux fur | bateaux: fort-frontenac fort-niagara fort-stanwix
    port-royal: ship | ship: fort-beausejour halifax canso pemaquid louisbourg
    richmond: coin-2 | bateaux: st-marys norfolk
    tadoussac: | bateaux: quebec | ship: gaspe louisbourg
    ticonderoga: fur | bateaux: fort-st-john fort-william-henry
    trois-rivieres: fur | bateaux: quebec montreal fort-st-john
"""

FRENCH_LOCATIONS = """
    gaspe: fur | ship: fort-beausejour louisbourg tadoussac
    louisbourg: ship | ship: canso fort-beausejour gaspe halifax port-royal tadoussac
        trois-rivieres quebec
    montreal: bateaux fur military coin-1 | bateaux: fort-frontenac fort-st-john trois-rivieres
    quebec: settler ship military coin-2 | bateaux: kennebec tadoussac trois-rivieres | ship:
        gaspe louisbourg
    port-royal: ship coin-1 | ship: pemaquid canso fort-beausejour halifax louisbourg
    tadoussac: bateaux fur | bateaux: quebec | ship: gaspe louisbourg
    trois-rivieres: bateaux fur coin-1 | bateaux: fort-st-john montreal quebec
    albany: bateaux fur | bateaux: new-york fort-stanwix fort-william-henry
    canso: fur | ship: halifax louisbourg port-royal
    detroit: bateaux fur | bateaux: fort-presquisle michillimackinac
    fort-beausejour: fur | ship: pemaquid canso gaspe halifax port-royal
    fort-duquesne: bateaux fur | bateaux: fort-venango
    fort-frontenac: bateaux fur | bateaux: fort-niagara oswego montreal
    fort-halifax: | bateaux: pemaquid
    fort-niagara: bateaux fur | bateaux: detroit fort-frontenac fort-presquisle oswego
    fort-presquisle: bateaux fur | bateaux: detroit fort-niagara fort-venango
    fort-st-john: bateaux fur | bateaux: ticonderoga quebec
    fort-stanwix: | bateaux: albany oswego
    fort-venango: bateaux fur | bateaux: fort-duquesne fort-presquisle
    fort-william-henry: bateaux | bateaux: albany ticonderoga
    halifax: fur ship | ship: pemaquid canso fort-beausejour louisbourg port-royal
    kennebec:
    michillimackinac: fur | bateaux: detroit
    oswego: bateaux fur | bateaux: fort-frontenac fort-niagara fort-stanwix
    pemaquid: fur | bateaux: fort-halifax | ship: boston fort-beausejour halifax port-royal
    ticonderoga: bateaux fur | bateaux: fort-st-john fort-william-henry
"""

# Copies; how many of them in the start deck; what each costs, shows and can do.
EMPIRE = """
    b-bateaux: bateaux
    b-fortification: fortifies blocks-raid
    b-governor: governor
    b-home-support: cost-5 home-support
    b-indian-leader: cost-2 lengthens-raid takes-natives
    b-military-leader: cost-5 strength-1 military-leader
    b-militia: copies-3 cost-2 strength-1 vulnerable
    b-rangers: cost-5 strength-1 raids ambushes blocks-raid blocks-ambush
    b-regular-infantry: copies-6 cost-7 strength-2 vulnerable
    b-settlers: cost-5 settler
    b-ships: copies-2 cost-6 ship
    b-siege-artillery: cost-8 strength-3 siege-price-3 vulnerable
    b-trader: trader
    f-bateaux: bateaux
    f-coureurs-de-bois: strength-1 raids ambushes blocks-raid blocks-ambush
    f-fortification: fortifies blocks-raid
    f-governor: governor
    f-home-support: cost-5 home-support
    f-intendant: intendant
    f-military-leader: cost-5 strength-1 military-leader
    f-militia: copies-3 cost-2 strength-1 blocks-raid blocks-ambush
    f-native-americans: native raids ambushes raid-price-1 blocks-raid blocks-ambush
    f-priest: copies-2 cost-2 lengthens-raid takes-natives
    f-regular-infantry: copies-3 cost-7 strength-2 vulnerable
    f-ships: cost-6 ship
    f-siege-artillery: cost-8 strength-3 siege-price-3 vulnerable
    f-start-infantry: start-1 strength-2 vulnerable
    f-trader: copies-2 start-1 trader
    n-fortification: copies-2 cost-3 fortifies blocks-raid
    n-native-americans: copies-5 native raids ambushes raid-price-1 blocks-raid blocks-ambush
    n-settlers: copies-2 cost-7 settler
"""


def rows(table: str) -> dict[str, set[str]]:
    """The words of each row of a table by its first word; deeper lines go on with the last row."""
    found: dict[str, set[str]] = {}
    row: set[str] = set()
    for line in table.strip("\n").splitlines():
        words = line.split()
        if not line.startswith("     "):
            row = found[words.pop(0).rstrip(":")] = set()
        row.update(words)
    return found


def routes(table: str) -> dict[str, tuple[set[str], dict[str, set[str]]]]:
    """What each location card shows, and where it leads by what."""
    lines = table.replace("\n        ", " ").strip().splitlines()
    found: dict[str, tuple[set[str], dict[str, set[str]]]] = {}
    for line in lines:
        shown, *ways = line.split(" | ")
        place, *symbols = shown.split()
        leads = {way.split(": ")[0]: set(way.split(": ")[1].split()) for way in ways}
        found[place.rstrip(":")] = (set(symbols), leads)
    return found


def place_words(place: Place) -> Iterator[str]:
    """What the board shows of a place, in the words of `PLACES`."""
    yield str(place.points)
    yield from (word for word in ("settler", "ship", "sea") if getattr(place, word))
    if place.defence:
        yield f"defence-{place.defence}"
    if place.start:
        yield place.start


def link_word(link: Link) -> str:
    return "+".join(link.between)


def location_words(card: Card) -> Iterator[str]:
    """What a location card shows, in the words of the tables of locations."""
    yield from card.face.symbols
    if card.face.military:
        yield "military"
    if card.coins:
        yield f"coin-{card.coins}"


def empire_words(card: Card, copies: int, start: int) -> Iterator[str]:
    """What a kind of empire or neutral cards is, in the words of `EMPIRE`."""
    face = card.face
    numbers = {"copies": copies * (copies > 1), "start": start, "cost": face.cost}
    numbers |= {"strength": face.military, "siege-price": face.siege_price}
    numbers |= {"raid-price": face.raid_price}
    yield from (f"{word}-{number}" for word, number in numbers.items() if number)
    yield from face.symbols
    yield from (f"blocks-{what}" for what in face.blocks)
    flags = {"vulnerable": face.vulnerable, "raids": face.raids, "ambushes": face.ambushes}
    flags |= {"lengthens-raid": face.extends_raid, "native": face.natives}
    flags |= {"fortifies": face.fortifies}
    yield from (word for word, is_so in flags.items() if is_so)
    if face.special:
        yield face.special
