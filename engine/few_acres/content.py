"""All that is printed: places, links, cards and numbers, with the rulebook's counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

import msgspec

from engine.core import Content, ContentError
from engine.core.content import load

PlaceId: TypeAlias = str  # "fort-st-john"
CardId: TypeAlias = str  # "b-militia.2": every card is there once
KindId: TypeAlias = str  # "b-militia": cards of a kind are alike
Side: TypeAlias = Literal["british", "french"]
Owner: TypeAlias = Literal["british", "french", "neutral"]
Transport: TypeAlias = Literal["bateaux", "wagon", "ship"]
Symbol: TypeAlias = Literal["bateaux", "wagon", "ship", "settler", "fur"]
Special: TypeAlias = Literal[
    "governor", "home-support", "intendant", "military-leader", "takes-natives", "trader"
]
LinkKind: TypeAlias = Literal["river", "lake", "road", "trail"]
Start: TypeAlias = Literal["british-town", "british-village", "french-town", "french-village"]

SIDES: tuple[Side, Side] = ("british", "french")  # in the order of their turns
TRANSPORTS: tuple[Transport, ...] = ("bateaux", "wagon", "ship")


def foe_of(side: Side) -> Side:
    return "french" if side == "british" else "british"


class Place(Content, frozen=True):
    """A place on the board. Without points it can't be developed."""

    id: PlaceId
    points: int = 0
    settler: bool = False  # whoever settles it plays a settler
    ship: bool = False  # ships count in its sieges
    sea: bool = False  # a port for supply
    defence: int = 0
    start: Start | None = None


class Link(Content, frozen=True):
    kind: LinkKind
    between: tuple[PlaceId, PlaceId]


class Board(Content, frozen=True):
    places: tuple[Place, ...]
    links: tuple[Link, ...]


class Location(Content, frozen=True):
    """What a location card shows."""

    place: PlaceId
    start: bool = False
    military: int = 0
    coins: int = 0
    symbols: tuple[Symbol, ...] = ()
    routes: Mapping[Transport, tuple[PlaceId, ...]] = {}


class Empire(Content, frozen=True):
    """What an empire card shows, or a neutral one."""

    name: str
    copies: int = 1
    start: int = 0  # of the copies, in the start deck
    cost: int = 0
    military: int = 0
    symbols: tuple[Symbol, ...] = ()
    vulnerable: bool = False
    raids: bool = False
    extends_raid: bool = False  # reaches farther, but can't raid alone
    raid_price: int = 0
    ambushes: bool = False
    blocks: tuple[Literal["raid", "ambush"], ...] = ()
    natives: bool = False
    fortifies: bool = False
    siege_price: int = 0
    special: Special | None = None


class CardFile(Content, frozen=True):
    locations: tuple[Location, ...] = ()
    empire: tuple[Empire, ...] = ()


class Card(msgspec.Struct, frozen=True):
    """One card of the box."""

    id: CardId
    kind: KindId
    owner: Owner
    face: Empire
    start: bool = False  # in the start deck
    place: PlaceId | None = None  # of a location card, as the next two
    coins: int = 0
    routes: Mapping[Transport, tuple[PlaceId, ...]] = {}

    def shows(self, symbol: Symbol) -> bool:
        return symbol in self.face.symbols


class Prices(Content, frozen=True):
    """What actions cost or bring."""

    fortify: int
    trader: int
    piracy: int
    intendant: int
    home_support: int  # cards


class Power(Content, frozen=True):
    """What one side begins with."""

    villages: int
    towns: int
    money: int
    capital: PlaceId
    wins_with: tuple[PlaceId, ...]
    track: tuple[int, int]  # of its sieges: spaces for the defender, and for the attacker


class Table(Content, frozen=True):
    hand: int
    actions: int
    reserve: int
    fortifications: int
    silver: int
    gold: int
    captured_to_end: int
    prices: Prices
    british: Power
    french: Power

    @property
    def money(self) -> int:
        return self.silver + 5 * self.gold


def cards_of(owner: Owner, file: CardFile) -> Iterable[Card]:
    """The cards of one side, or the neutral ones: locations first, as they are listed."""
    letter = owner[0]
    for location in file.locations:
        kind = f"{letter}-{location.place}"
        face = Empire(location.place, military=location.military, symbols=location.symbols)
        yield Card(
            kind,
            kind,
            owner,
            face,
            location.start,
            location.place,
            location.coins,
            MappingProxyType(dict(location.routes)),
        )
    for face in file.empire:
        kind = f"{letter}-{face.name}"
        for n in range(1, face.copies + 1):
            yield Card(kind if n == 1 else f"{kind}.{n}", kind, owner, face, n <= face.start)


def check_board(board: Board) -> None:
    """Raise `ContentError` unless the board is the printed one."""
    ids = [place.id for place in board.places]
    _must(len(set(ids)) == len(ids) == 36, f"{len(ids)} places")
    _must(sum(place.points for place in board.places) == 70, "the places' points")
    _must(sum(place.settler for place in board.places) == 22, "settlers' places")
    kinds = Counter(link.kind for link in board.links)
    _must(kinds == {"river": 18, "lake": 7, "road": 2, "trail": 9}, f"links {kinds}")
    for link in board.links:
        _must(set(link.between) <= set(ids), f"a link between {link.between}")


def check_cards(cards: Iterable[Card], places: Iterable[PlaceId]) -> None:
    """Raise `ContentError` unless the cards add up to the printed 110."""
    cards, known = list(cards), set(places)
    _must(len({card.id for card in cards}) == len(cards), "an id is taken")
    piles = Counter((card.owner, card.place is not None, card.start) for card in cards)
    printed = {
        ("british", True, True): 7,
        ("british", True, False): 26,
        ("british", False, False): 21,
        ("french", True, True): 7,
        ("french", True, False): 19,
        ("french", False, True): 2,
        ("french", False, False): 19,
        ("neutral", False, False): 9,
    }
    _must(piles == printed, f"cards {piles}")
    for card in cards:
        reached = {place for places in card.routes.values() for place in places}
        _must(reached <= known, f"{card.id}: where it leads")
        _must(card.place is None or card.place in known, f"{card.id}: its place")


def _must(fits: bool, what: str) -> None:
    if not fits:
        raise ContentError(f"few_acres: {what}")


def _all_cards() -> list[Card]:
    owners: tuple[Owner, ...] = (*SIDES, "neutral")
    return [
        card
        for owner in owners
        for card in cards_of(owner, load(f"few_acres/{owner}.toml", CardFile))
    ]


_BOARD = load("few_acres/board.toml", Board)
check_board(_BOARD)

PLACES = MappingProxyType({place.id: place for place in _BOARD.places})
LINKS = _BOARD.links
CARDS = MappingProxyType({card.id: card for card in _all_cards()})
check_cards(CARDS.values(), PLACES)
KINDS = MappingProxyType({card.kind: card for card in CARDS.values() if card.id == card.kind})
LOCATION_CARDS = MappingProxyType(
    {(card.owner, card.place): card.id for card in CARDS.values() if card.place is not None}
)
TABLE = load("few_acres/table.toml", Table)
POWERS = MappingProxyType[Side, Power]({"british": TABLE.british, "french": TABLE.french})
