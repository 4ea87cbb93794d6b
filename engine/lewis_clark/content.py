"""All that is printed: characters, village, route, boats and goods, with the rulebook's counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from types import MappingProxyType
from typing import Literal, TypeAlias

import msgspec

from engine.core import Content, ContentError
from engine.core.content import load
from engine.lewis_clark.effects import (
    PRIMARIES,
    Lasting,
    Offer,
    Primary,
    Resource,
    Special,
    Terrain,
)

CardId: TypeAlias = str  # "york", "black-cat": every character is there once
PlaceId: TypeAlias = str  # "hunting"
Role: TypeAlias = Literal[
    "commander", "interpreter", "lumberjack", "hunter", "blacksmith", "fur-trader"
]
Colour: TypeAlias = Literal["orange", "blue", "yellow", "green", "purple"]
Cargo: TypeAlias = Literal["resources", "indians"]
SideId: TypeAlias = Literal["resources-2", "resources-5", "indians-1", "indians-3"]

ROLES: tuple[Role, ...] = (
    "commander", "interpreter", "lumberjack", "hunter", "blacksmith", "fur-trader",
)  # fmt: skip
MOST_STRENGTH = 3
MOST_PLAYERS = 5
ENCOUNTERED = 54
JOURNAL_PAGES = 5

# Characters, by role where they have one, and places whose action is code.
SPECIALS = frozenset({
    "cuscalar",
    "expedition-upgrade",
    "farewell",
    "hay",
    "interpreter",
    "little-raven",
    "sacagawea",
    "shamanism",
    "the-partisan",
    "toussaint-charbonneau",
})  # fmt: skip


class Face(Content, frozen=True):
    """What a character's card shows."""

    strength: int
    badge: Primary
    offers: tuple[Offer, ...]
    once: bool = False
    apart: bool = False


class EncounteredFace(Face, frozen=True, kw_only=True):
    number: int
    id: CardId


class Crew(Content, frozen=True):
    colour: Colour
    characters: dict[Role, CardId]


class CharacterFile(Content, frozen=True):
    roles: dict[Role, Face]
    crews: tuple[Crew, ...]
    encountered: tuple[EncounteredFace, ...]


class Character(msgspec.Struct, frozen=True):
    """A character card. Those that players start with have a *role*, and no *number*."""

    id: CardId
    strength: int
    badge: Primary
    offers: tuple[Offer, ...]
    once: bool
    apart: bool
    number: int = 0
    role: Role | None = None

    @property
    def lasting(self) -> Lasting | None:
        """The rule that is in force while this character lies face up, if there is one."""
        gain = self.offers[0].gain
        return gain if isinstance(gain, Lasting) else None


class Place(Content, frozen=True):
    """A place of the village. *badge* counts only in the solo game."""

    id: PlaceId
    badge: Primary
    offers: tuple[Offer, ...]
    circles: int = 0
    half_circle: bool = False


class VillageFile(Content, frozen=True):
    places: tuple[Place, ...]


class Part(Content, frozen=True):
    terrain: Terrain
    spaces: int


class RouteFile(Content, frozen=True):
    first: int
    st_louis: int
    fort_clatsop: int
    parts: tuple[Part, ...]


class Boat(Content, frozen=True):
    """A boat. Without a limit it carries any number."""

    id: str
    carries: Cargo
    limit: int | None = None
    time: int = 0  # if it carries anything
    time_each: int = 0  # for each thing on it


class Side(Content, frozen=True):
    id: SideId
    carries: Cargo
    limit: int
    time: int = 0


class Tile(Content, frozen=True):
    """A kind of boat tile, and what comes with it."""

    id: Cargo
    copies: int
    sides: tuple[Side, Side]
    primary: int = 0
    indians: int = 0


class Multipliers(Content, frozen=True):
    markers: int
    worth: int


class Start(Content, frozen=True):
    same: dict[Resource, int]
    pool: dict[Resource, int]
    drawn: int


class Table(Content, frozen=True):
    journal_costs: tuple[int, ...]  # fur, from the last page
    route_changes: int
    indians: tuple[int, ...]  # by the number of players
    indians_each: int
    newcomers: int
    goods: dict[Resource, int]
    multipliers: Multipliers
    start: Start
    boats: tuple[Boat, ...]
    tiles: tuple[Tile, ...]


def characters_of(file: CharacterFile) -> dict[CardId, Character]:
    """All characters by id: the crews in their order, then those encountered by their numbers.

    Raises `ContentError` unless they add up to the printed cards.
    """
    _must(len(file.crews) == MOST_PLAYERS, f"{len(file.crews)} crews")
    _must(set(file.roles) == set(ROLES), "not all roles")
    _must([each.number for each in file.encountered] == [*range(1, ENCOUNTERED + 1)], "numbers")
    for strength in range(1, MOST_STRENGTH + 1):
        number = sum(each.strength == strength for each in file.encountered)
        _must(number == ENCOUNTERED // MOST_STRENGTH, f"{number} of strength {strength}")
    badges = Counter(each.badge for each in file.encountered)
    _must(badges == {"wood": 17, "fur": 17, "food": 10, "equipment": 10}, f"badges {badges}")
    characters = [*_starting(file), *map(_encountered, file.encountered)]
    for character in characters:
        _must(1 <= character.strength <= MOST_STRENGTH, f"{character.id}: strength")
        _must(bool(character.offers), f"{character.id}: no offers")
    _must(len({each.id for each in characters}) == len(characters), "an id is taken")
    return {each.id: each for each in characters}


def _starting(file: CharacterFile) -> Iterable[Character]:
    for crew in file.crews:
        _must(tuple(crew.characters) == ROLES, f"the {crew.colour} crew")
        for role, card in crew.characters.items():
            face = file.roles[role]
            yield Character(
                card, face.strength, face.badge, face.offers, face.once, face.apart, role=role
            )


def _encountered(face: EncounteredFace) -> Character:
    return Character(
        face.id, face.strength, face.badge, face.offers, face.once, face.apart, face.number
    )


def places_of(file: VillageFile) -> dict[PlaceId, Place]:
    """The places of the village by id. Raises `ContentError` unless they are the printed eight."""
    circles = Counter(place.circles for place in file.places)
    _must(circles == {1: 5, 2: 1, 0: 2}, "five single places, a double one and two half-circles")
    for place in file.places:
        _must(place.half_circle == (place.circles == 0), f"{place.id}: circles or a half-circle")
        _must(bool(place.offers), f"{place.id}: no offers")
    badges = Counter(place.badge for place in file.places)
    _must(set(badges.values()) == {2}, f"badges {badges}")
    return {place.id: place for place in file.places}


def route_of(file: RouteFile) -> tuple[Terrain, ...]:
    """The terrain of every space, from the first river space to the last one of the Pacific."""
    route = tuple(part.terrain for part in file.parts for _ in range(part.spaces))
    terrains: Counter[Terrain] = Counter(route)
    printed = {"river": 43, "mountain": 10, "mountain-river": 2}
    _must(terrains == printed, f"spaces {terrains}")
    for space in (file.first, file.st_louis, file.fort_clatsop):
        _must(route[space - file.first] == "river", f"space {space} isn't river")
    return route


def check_table(table: Table) -> None:
    """Raise `ContentError` unless the boards hold together."""
    _must(len(table.journal_costs) == JOURNAL_PAGES, "a cost for each page of the journal")
    _must(len(table.indians) == MOST_PLAYERS, "Indians for each number of players")
    _must(sum(table.goods.values()) == 100, "100 hexagons")
    _must(table.start.pool.keys() == set(PRIMARIES), "a pool of the primary resources")
    _must(table.start.same.keys() <= set(PRIMARIES), "primary resources to start with")
    _must([tile.id for tile in table.tiles] == ["resources", "indians"], "two kinds of tiles")
    _must(sum(tile.copies for tile in table.tiles) == 12, "12 tiles")
    for tile in table.tiles:
        _must({side.carries for side in tile.sides} == {tile.id}, f"sides of {tile.id}")
    for players in range(1, MOST_PLAYERS + 1):
        due = table.newcomers + players * table.indians_each
        _must(due <= table.indians[players - 1], f"too few Indians for {players}")


def check_specials(characters: Iterable[Character], places: Iterable[Place]) -> None:
    """Raise `ContentError` unless the special actions are those that the rules know."""
    special = {each.role or each.id for each in characters if _is_special(each.offers)}
    special |= {place.id for place in places if _is_special(place.offers)}
    _must(special == SPECIALS, f"special or not: {sorted(special ^ SPECIALS)}")


def _is_special(offers: tuple[Offer, ...]) -> bool:
    return any(isinstance(offer.gain, Special) for offer in offers)


def _must(fits: bool, what: str) -> None:
    if not fits:
        raise ContentError(f"lewis_clark: {what}")


_CHARACTER_FILE = load("lewis_clark/characters.toml", CharacterFile)
_ROUTE_FILE = load("lewis_clark/route.toml", RouteFile)

CHARACTERS = MappingProxyType(characters_of(_CHARACTER_FILE))
CREWS = _CHARACTER_FILE.crews
PLACES = MappingProxyType(places_of(load("lewis_clark/village.toml", VillageFile)))
ROUTE = route_of(_ROUTE_FILE)
FIRST_SPACE = _ROUTE_FILE.first
ST_LOUIS = _ROUTE_FILE.st_louis
FORT_CLATSOP = _ROUTE_FILE.fort_clatsop
LAST_SPACE = FIRST_SPACE + len(ROUTE) - 1
TABLE = load("lewis_clark/table.toml", Table)
MINI_BOARD = TABLE.boats
SIDES = MappingProxyType({side.id: side for tile in TABLE.tiles for side in tile.sides})
TILES = MappingProxyType({tile.id: tile for tile in TABLE.tiles})
check_table(TABLE)
check_specials(CHARACTERS.values(), PLACES.values())
