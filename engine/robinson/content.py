"""All that is printed: cards, tiles, tokens, dice and characters, with the rulebook's counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from types import MappingProxyType
from typing import Literal, Protocol, TypeAlias, TypeVar

from engine.core import Content, ContentError
from engine.core.content import load
from engine.robinson.effects import ActionKind, Effects, Field, Icon, Mystery, Resource, Terrain

CardId: TypeAlias = str  # "event-frost", "gather-end-of-source.2": copies end in .2, .3 …
ItemId: TypeAlias = str  # an invention card, and the item it becomes: "shovel"
TokenId: TypeAlias = str  # a discovery token: "token-goat.2"
TileId: TypeAlias = int
SpaceId: TypeAlias = int
PersonId: TypeAlias = str  # a character: "cook", "friday"
SkillId: TypeAlias = str
PawnId: TypeAlias = str  # "cook.1", "friday", "dog", "map": what an extra pawn comes from
WeatherDie: TypeAlias = Literal["rain", "winter", "hungry"]
HungryFace: TypeAlias = Literal["beast", "food", "palisade", "none"]

FRIDAY = "friday"
DOG = "dog"
FACES = 6
USES = 2  # of each starting item


class Need(Content, frozen=True):
    """What a threat action needs besides pawns; goods are discarded, the rest is only had."""

    wood: int = 0
    food: int = 0
    hides: int = 0
    item: ItemId | None = None
    weapon: int = 0
    two_players: bool = False


class EventCard(Content, frozen=True):
    id: CardId
    icon: Icon | Literal["book"]
    event: Effects
    reward: Effects
    threat: Effects
    copies: int = 1
    pawns: int = 1
    needs: tuple[Need, ...] = (Need(),)


class Wreckage(Content, frozen=True):
    id: CardId
    reward: Effects
    two_pawns: Effects


class EventFile(Content, frozen=True):
    events: tuple[EventCard, ...]
    wreckage: tuple[Wreckage, ...]


class Adventure(Content, frozen=True):
    """An adventure card. With a *choice* only its second part shuffles the card."""

    id: CardId
    deck: Icon
    copies: int = 1
    now: Effects = ()
    choice: tuple[Effects, ...] = ()
    shuffle: bool = False
    later: Effects = ()


class AdventureFile(Content, frozen=True):
    adventures: tuple[Adventure, ...]


class MysteryCard(Content, frozen=True):
    id: CardId
    kind: Mystery
    effect: Effects
    kept: bool = False
    uses: int = 0  # of a kept one; 0 is without end
    later: Effects = ()


class MysteryFile(Content, frozen=True):
    mysteries: tuple[MysteryCard, ...]


class Beast(Content, frozen=True):
    id: CardId
    strength: int
    weapon: int = 0
    food: int = 0
    hides: int = 0
    palisade: int = 0
    after: Effects = ()


class BeastFile(Content, frozen=True):
    beasts: tuple[Beast, ...]


class Price(Content, frozen=True):
    wood: int = 0
    hides: int = 0
    food: int = 0


class Item(Content, frozen=True):
    """An invention, and the item that it becomes."""

    id: ItemId
    group: Literal["default", "personal", "random", "scenario"]
    character: PersonId | None = None
    terrain: tuple[Terrain, ...] = ()
    items: tuple[ItemId, ...] = ()
    cost: tuple[Price, ...] = (Price(),)
    gives: Effects = ()
    lost: Literal["if-possible", "demand"] = "if-possible"
    pawn: tuple[Field, ...] = ()
    pawn_for: str = ""  # how the only targets begin that its pawn serves for
    repeat: bool = False  # may be built again and again


class ItemFile(Content, frozen=True):
    items: tuple[Item, ...]


class Tile(Content, frozen=True):
    id: TileId
    terrain: Terrain
    food: Literal["fish", "parrot"] | None = None
    wood: bool = False
    totem: bool = False
    beast: bool = False
    shelter: bool = False
    tokens: int = 0


class IslandFile(Content, frozen=True):
    start: SpaceId
    first_tile: TileId
    next_to: tuple[tuple[SpaceId, ...], ...]
    beyond: tuple[tuple[SpaceId, ...], ...]
    tiles: tuple[Tile, ...]


class Prices(Content, frozen=True):
    """Of a shelter and of a level, by the number of players."""

    wood: tuple[int, ...]
    hides: tuple[int, ...]


class ActionDice(Content, frozen=True):
    success: int
    wound: int
    adventure: int


class Clouds(Content, frozen=True):
    rain: int = 0
    snow: int = 0


class WeatherDice(Content, frozen=True):
    rain: tuple[Clouds, ...]
    winter: tuple[Clouds, ...]
    hungry: tuple[HungryFace, ...]


class Character(Content, frozen=True):
    id: PersonId
    hearts: int
    drops: tuple[int, ...] = ()
    skills: dict[SkillId, int] = {}
    item: ItemId | None = None
    acts: tuple[ActionKind, ...] = ()  # what somebody can do whom nobody plays


class DiscoveryToken(Content, frozen=True):
    id: TokenId
    copies: int = 1
    pot: bool = False
    effect: Effects = ()
    pawn: tuple[Field, ...] = ()
    sign: bool = False


class StartingItem(Content, frozen=True):
    id: CardId
    effect: Effects = ()
    pawn: tuple[Field, ...] = ()


class Table(Content, frozen=True):
    morale: tuple[int, ...]
    morale_start: int
    starting_items: int
    prices: Prices
    dice: dict[Icon, ActionDice]
    weather: WeatherDice
    characters: tuple[Character, ...]
    tokens: tuple[DiscoveryToken, ...]
    starting: tuple[StartingItem, ...]


class Forecast(Content, frozen=True):
    """Which weather dice are rolled from a round on."""

    since: int
    dice: tuple[WeatherDie, ...]


class ScenarioSheet(Content, frozen=True):
    """What is printed on the sheet of a scenario, but for its rules."""

    id: str
    rounds: int
    weather: tuple[Forecast, ...]
    signs: dict[TokenId, Effects]  # dashes, bow tie, saltire, bars
    points: dict[str, int] = {}
    items: tuple[Item, ...] = ()
    inventions: int = 5  # dealt at the start
    starting: tuple[CardId, ...] = ()  # starting items taken before any others
    soldier: bool = False  # whether he plays in every number
    extra_spaces: int = 0  # of those beyond the board that are in use
    people: tuple[Character, ...] = ()  # whom nobody plays
    options: tuple[str, ...] = ()  # of the table, that change something here alone

    def dice(self, number: int) -> tuple[WeatherDie, ...]:
        """The weather dice of a round."""
        return [each.dice for each in self.weather if each.since <= number][-1]


class _Printed(Protocol):
    @property
    def id(self) -> str: ...


P = TypeVar("P", bound=_Printed)


def face(card: str) -> str:
    """A card without the number of its copy: what is printed on it."""
    return card.partition(".")[0]


def copies_of(card: str, copies: int) -> list[str]:
    """A card and its copies: "a", "a.2", "a.3"."""
    return [card if n == 1 else f"{card}.{n}" for n in range(1, copies + 1)]


def by_id(cards: Iterable[P]) -> MappingProxyType[str, P]:
    """Cards by their ids. Raises `ContentError` if an id is there twice."""
    printed = tuple(cards)
    found = {card.id: card for card in printed}
    must(len(found) == len(printed), "an id is there twice")
    return MappingProxyType(found)


def must(fits: bool, what: str) -> None:
    """Raise `ContentError` unless *fits*."""
    if not fits:
        raise ContentError(f"robinson: {what}")


def check_events(events: Iterable[EventCard], wreckage: Iterable[Wreckage]) -> None:
    """Raise `ContentError` unless these are the printed 73 events and 3 cards of wreckage."""
    icons: Counter[str] = Counter()
    for card in events:
        icons[card.icon] += card.copies
        must(card.pawns in (1, 2), f"{card.id}: pawns")
        must(bool(card.needs), f"{card.id}: needs")
    must(icons == {"book": 39, "build": 9, "gather": 13, "explore": 12}, f"icons {icons}")
    must(len(list(wreckage)) == 3, "wreckage")


def check_adventures(adventures: Iterable[Adventure]) -> None:
    """Raise `ContentError` unless there are thirty adventures of each kind, as printed."""
    decks: Counter[str] = Counter()
    shuffled: Counter[str] = Counter()
    for card in adventures:
        decks[card.deck] += card.copies
        must(len(card.choice) in (0, 2), f"{card.id}: choices")
        must(not (card.choice and (card.now or card.shuffle)), f"{card.id}: choice and more")
        must(card.shuffle or bool(card.choice) or not card.later, f"{card.id}: never shuffled")
        shuffled[
            f"{card.deck} {'always' if card.shuffle else 'chosen' if card.choice else ''}"
        ] += card.copies
    must(decks == {"build": 30, "gather": 30, "explore": 30}, f"decks {decks}")
    must(shuffled["build always"] == 18, f"shuffled {shuffled}")
    must(shuffled["gather always"] == 13, f"shuffled {shuffled}")
    must(shuffled["explore always"] == 11, f"shuffled {shuffled}")
    must(shuffled["build chosen"] == 5, f"shuffled {shuffled}")
    must(shuffled["gather chosen"] == 7, f"shuffled {shuffled}")
    must(shuffled["explore chosen"] == 10, f"shuffled {shuffled}")


def check_items(items: Iterable[Item], characters: Iterable[Character]) -> None:
    """Raise `ContentError` unless there are thirty inventions that fit together."""
    printed = {item.id: item for item in items}
    groups = Counter(item.group for item in printed.values())
    must(groups == {"default": 9, "personal": 4, "random": 17}, f"items {groups}")
    for item in printed.values():
        must(set(item.items) <= printed.keys(), f"{item.id}: items")
        must(bool(item.cost), f"{item.id}: cost")
    for character in characters:
        own = character.item
        must(own is None or printed[own].character == character.id, f"{character.id}: {own}")


def check_island(file: IslandFile) -> None:
    """Raise `ContentError` unless the board and its tiles hold together."""
    terrains = Counter(tile.terrain for tile in file.tiles)
    printed = {"plains": 3, "mountains": 3, "hills": 2, "river": 2, "beach": 1}
    must(terrains == printed, f"terrains {terrains}")
    must(sum(tile.totem for tile in file.tiles) == 6, "totems")
    must(sum(tile.beast for tile in file.tiles) == 6, "beasts")
    must(sum(tile.shelter for tile in file.tiles) == 2, "shelters")
    must(sum(tile.tokens for tile in file.tiles) == 16, "discoveries")
    must(len(file.next_to) == 10, "spaces")
    must(all(max(others) < 10 for others in file.beyond), "spaces beyond the board")
    for space, others in enumerate(file.next_to):
        must(all(space in file.next_to[other] for other in others), f"space {space}")


def check_table(table: Table) -> None:
    """Raise `ContentError` unless the small parts add up to what is printed."""
    must(sum(token.copies for token in table.tokens) == 22, "22 discovery tokens")
    must(sum(token.sign for token in table.tokens) == 4, "four signs")
    must(len(table.starting) == 8, "eight starting items")
    must(len(table.morale) == 7, "seven spaces of morale")
    for faces in (table.weather.rain, table.weather.winter, table.weather.hungry):
        must(len(faces) == FACES, "six faces")
    for die in table.dice.values():
        must(max(die.success, die.wound, die.adventure) < FACES, "faces of a die")
    must(len(table.prices.wood) == len(table.prices.hides) == 4, "prices for one to four")


_EVENT_FILE = load("robinson/events.toml", EventFile)
_ADVENTURES = load("robinson/adventures.toml", AdventureFile).adventures
_MYSTERIES = load("robinson/mysteries.toml", MysteryFile).mysteries
_ITEMS = load("robinson/items.toml", ItemFile).items
ISLAND = load("robinson/island.toml", IslandFile)
TABLE = load("robinson/table.toml", Table)

EVENTS = by_id(_EVENT_FILE.events)
WRECKAGE = by_id(_EVENT_FILE.wreckage)
ADVENTURES = by_id(_ADVENTURES)
MYSTERIES = by_id(_MYSTERIES)
BEASTS = by_id(load("robinson/beasts.toml", BeastFile).beasts)
ITEMS = by_id(_ITEMS)
TILES = MappingProxyType({tile.id: tile for tile in ISLAND.tiles})
SHEETS = by_id(
    load(f"robinson/{scenario}.toml", ScenarioSheet)
    for scenario in (
        "castaways",
        "cursed-island",
        "jenny",
        "volcano-island",
        "cannibal-island",
        "robinson-family",
        "king-kong-island",
    )
)
CHARACTERS = by_id([*TABLE.characters, *(who for each in SHEETS.values() for who in each.people)])
SIGNS = tuple(token.id for token in TABLE.tokens if token.sign)  # as the castaways know them
_OWN_SIGNS = {token for each in SHEETS.values() for token in each.signs if token not in SIGNS}
TOKENS = by_id([*TABLE.tokens, *(DiscoveryToken(token, sign=True) for token in sorted(_OWN_SIGNS))])
STARTING = by_id(TABLE.starting)
SKILLS: MappingProxyType[SkillId, PersonId] = MappingProxyType(
    {skill: each.id for each in TABLE.characters for skill in each.skills}
)
ICONS: tuple[Icon, ...] = ("build", "gather", "explore")
GOODS: tuple[Resource, ...] = ("food", "preserved", "wood", "hides")

check_events(EVENTS.values(), WRECKAGE.values())
check_adventures(ADVENTURES.values())
check_items(ITEMS.values(), CHARACTERS.values())
check_island(ISLAND)
check_table(TABLE)
must(all(len(each.signs) == len(SIGNS) for each in SHEETS.values()), "four signs on every sheet")
_KINDS = Counter(card.kind for card in MYSTERIES.values())
must(_KINDS == {"treasure": 26, "trap": 13, "monster": 13}, f"mysteries {_KINDS}")
must(len(BEASTS) == 16, "16 beasts")
must(len(TILES) == 11, "11 tiles")
