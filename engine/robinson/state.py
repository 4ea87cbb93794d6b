"""What lies on the table of Robinson Crusoe."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Literal, TypeAlias

import msgspec

from engine.core import BaseState, Seat
from engine.robinson.content import (
    GOODS,
    CardId,
    HungryFace,
    ItemId,
    PawnId,
    PersonId,
    SkillId,
    SpaceId,
    TileId,
    TokenId,
)
from engine.robinson.effects import ActionKind, Icon, Resource, Source, Token

Stage: TypeAlias = Literal[
    "cast",
    "dawn",
    "event",
    "morale",
    "production",
    "plan",
    "action",
    "dusk",
    "weather",
    "night",
    "end",
]
Reason: TypeAlias = Literal["", "death", "time", "loss", "goal"]
SpaceMark: TypeAlias = Literal[
    "food", "wood", "time", "danger", "reroll", "exhaust", "fog", "ash", "blue", "cross", "trap"
]

Moment: TypeAlias = Literal["", "plan", "dice", "fight", "clouds", "animals", "night"]
Die: TypeAlias = Literal["wound", "success", "adventure"]

SUPPER = "supper"  # among what is worn, once all have eaten
DICE: tuple[Die, ...] = ("wound", "success", "adventure")  # in the order they are resolved


class Goods(msgspec.Struct, forbid_unknown_fields=True):
    """Cubes of each resource."""

    food: int = 0
    preserved: int = 0  # food that doesn't rot
    wood: int = 0
    hides: int = 0

    def of(self, kind: Resource) -> int:
        number: int = getattr(self, kind)
        return number

    def add(self, kind: Resource, number: int) -> None:
        setattr(self, kind, self.of(kind) + number)

    def put(self, other: Goods) -> None:
        for kind in GOODS:
            self.add(kind, other.of(kind))

    def take(self, other: Goods) -> None:
        """Remove *other*, which must be there."""
        for kind in GOODS:
            self.add(kind, -other.of(kind))
            assert self.of(kind) >= 0, f"too few {kind}"

    def has(self, other: Goods) -> bool:
        return all(self.of(kind) >= other.of(kind) for kind in GOODS)

    def copy(self) -> Goods:
        return Goods(self.food, self.preserved, self.wood, self.hides)

    @property
    def meals(self) -> int:
        return self.food + self.preserved

    @property
    def cubes(self) -> int:
        return sum(map(self.of, GOODS))

    @property
    def empty(self) -> bool:
        return self.cubes == 0


class Stash(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody gained in actions and keeps outside the camp until morning."""

    goods: Goods = msgspec.field(default_factory=Goods)
    tokens: list[TokenId] = []
    starting: list[CardId] = []
    kept: list[Kept] = []
    items: list[ItemId] = []  # made, but not brought to the camp yet
    then: list[CardId] = []  # cards that say what the morning brings
    sheltered: bool = False  # on a tile explored today that has a shelter


class Person(msgspec.Struct, forbid_unknown_fields=True):
    """A character. Friday has no seat, nor have those whom a scenario brings."""

    id: PersonId
    seat: Seat | None = None
    wounds: int = 0
    determination: int = 0
    special_wounds: list[str] = []  # "gather-leg": the deck it came from, and where
    used: list[SkillId] = []  # in this round
    covered: list[int] = []  # wounds whose arrows no longer lower morale
    cursed: bool = False  # the Ceremonial Bowl's token
    markers: int = 0  # of the Strange Disease
    outside: Stash | None = None
    dead: bool = False
    away: bool = False  # not with the players yet: nothing on the island reaches them


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """A mystery or adventure that stays in play."""

    card: CardId
    holder: PersonId  # who found it
    round: int  # in which it was found
    uses: int = 0  # left; 0 of one without end


class Space(msgspec.Struct, forbid_unknown_fields=True):
    """A space of the island. *exhausted* and *covered* count black markers."""

    tile: TileId | None = None
    face_down: bool = False  # inaccessible
    exhausted: list[Source] = []
    covered: bool = False  # its terrain counts as unexplored
    marks: list[SpaceMark] = []


class Planned(msgspec.Struct, forbid_unknown_fields=True):
    """An action in the plan; its first pawn of a player, or Friday, leads it."""

    kind: ActionKind
    target: str
    pawns: list[PawnId] = []
    way: int = 0  # which of its prices is paid
    thrift: bool = False  # one wood less, by Economical Construction
    paid: Goods = msgspec.field(default_factory=Goods)  # set aside once planning is over
    far: int = 0  # from the camp when the planning ended; 0 before that
    extra: bool = False  # the building action of Fast Work, which has no pawns
    by: PersonId = ""  # who performs that one

    @property
    def id(self) -> str:
        return f"{self.kind}-{self.target}"

    @property
    def space(self) -> SpaceId | None:
        """Where on the island it takes place, if its target says so."""
        return space_in(self.target)

    @property
    def lays_tile(self) -> bool:
        """Whether it explores a space, rather than something that is there already."""
        return self.kind == "explore" and self.target.startswith("at-")


class Proposal(msgspec.Struct, forbid_unknown_fields=True):
    """A whole plan, put forward for all to accept."""

    by: Seat
    plan: list[Planned]
    accepted: list[Seat]


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action that has been resolved."""

    kind: ActionKind
    target: str
    actor: PersonId
    succeeded: bool
    pawns: tuple[PawnId, ...] = ()


class Fighting(msgspec.Struct, forbid_unknown_fields=True):
    """A fight with a beast that is about to be decided."""

    card: CardId
    fighter: PersonId
    strength: int
    all_bleed: bool = False  # the die of hungry animals
    sabre: bool = False  # drawn in this fight
    helmet: bool = False  # still wards off a wound of it
    weapon: int = 0
    food: int = 0
    hides: int = 0
    palisade: int = 0


class Doing(msgspec.Struct, forbid_unknown_fields=True):
    """The action being resolved."""

    planned: Planned
    actor: PersonId
    rolls: bool = False
    dice: dict[Die, bool] = {}  # whether each shows what it is for
    rerolled: bool = False  # by a token, which does it once
    succeeded: bool = False
    gained: Goods = msgspec.field(default_factory=Goods)
    tokens: list[TokenId] = []
    starting: list[CardId] = []
    kept: list[Kept] = []
    stopped: bool = False  # drawing mysteries, by one of them
    gave_up: bool = False  # drawing mysteries, before all were resolved


class State(BaseState):
    scenario: str = "castaways"
    stage: Stage = "cast"
    round: int = 1
    rounds: int = 12
    first: Seat = Seat(0)
    characters: list[PersonId] = []  # by seat
    people: dict[PersonId, Person] = {}
    guests: list[PersonId] = []  # with the players, but played by nobody
    has_dog: bool = False
    morale: int = 3  # the space on its track, from the bottom
    shelter: bool = False
    roof: int = 0
    palisade: int = 0
    weapon: int = 0
    bonus: int = 0  # on the weapon level, for one action or fight
    available: Goods = msgspec.field(default_factory=Goods)
    bags: dict[PersonId, Stash] = {}  # the future things, by who brought them in this phase

    island: list[Space] = []
    camp: SpaceId = 0
    tiles: list[TileId] = []
    tiles_known: int = 0  # how many on top of them lie face up
    fields: dict[str, list[Token]] = {}  # tokens by where they lie: an action, a price, the weather
    coming: list[tuple[Token, SpaceId]] = []  # tokens that come to the island at dusk

    events: list[CardId] = []  # with what was shuffled in
    events_known: int = 0  # how many on top of it all have seen
    threats: list[CardId] = []  # on the board, the left one first
    marks: dict[CardId, list[str]] = {}  # what a card covered or turned, until it is undone
    on_table: list[CardId] = []  # cards being resolved
    adventures: dict[Icon, list[CardId]] = {}
    adventure_discard: dict[Icon, list[CardId]] = {}
    mysteries: list[CardId] = []
    beasts: list[CardId] = []
    hunt: list[CardId] = []
    hunt_known: int = 0  # how many on top of it all have seen
    box: list[str] = []  # cards and tokens out of the game

    inventions: list[ItemId] = []  # the pile
    invention_discard: list[ItemId] = []
    board: list[ItemId] = []  # inventions that may be built, personal ones too
    future_items: list[ItemId] = []
    makers: dict[ItemId, PersonId] = {}  # of the future items
    built: list[ItemId] = []
    item_marks: list[ItemId] = []  # of Tools Inspection
    worn: list[ItemId] = []  # items and skills that serve once a round, and have served
    corral: SpaceId | None = None  # whose food the Corral covers
    shortcut: SpaceId | None = None
    shortcut_source: Source | None = None  # what it gave in this round

    tokens: list[TokenId] = []  # the pile
    found: list[TokenId] = []  # available
    starting: list[CardId] = []  # the pile
    starting_uses: dict[CardId, int] = {}  # of those the players have
    kept: list[Kept] = []

    this_round: list[str] = []  # rules in force, by name
    tonight: list[str] = []
    next_round: list[str] = []
    set_by: dict[str, CardId] = {}  # the card that brought a rule into force, where one did
    extra_pawns: list[PawnId] = []  # for this round: "handyman"
    weather: list[str] = []  # dice rolled: "rain-1-0", "hungry-beast"
    rain: int = 0  # clouds to be faced
    snow: int = 0
    hungry: list[HungryFace] = []

    plan: list[Planned] = []
    ready: list[bool] = []
    drafts: list[str] = []  # by seat: what is half chosen in planning
    proposing: list[list[Planned] | None] = []  # by seat: a plan not yet put forward
    proposal: Proposal | None = None
    doing: Doing | None = None
    last: Deed | None = None  # the action of this round that was resolved last
    fighting: Fighting | None = None
    moment: Moment = ""  # what skills and items may change now
    passed: list[Seat] = []  # who lets it go on
    says: list[str] = []  # by seat, in a vote; else nothing

    pile: list[int] = []  # the castaways': wood in each column
    pile_wood: int = 0  # that may go nowhere else
    story: dict[str, int] = {}  # what a scenario counts and remembers, by names of its own
    dealt: list[ItemId] = []  # the inventions dealt at the start
    ended: Reason = ""

    def person(self, seat: Seat) -> Person:
        return self.people[self.characters[seat]]

    @property
    def players(self) -> list[PersonId]:
        """The characters of players, the first player's first."""
        return self.characters[self.first :] + self.characters[: self.first]

    @property
    def leader(self) -> PersonId:
        """The first player's character."""
        return self.characters[self.first]

    @property
    def group(self) -> list[PersonId]:
        """Whom it strikes when something strikes all: the players' characters, then guests."""
        return [*self.players, *self.guests]

    @property
    def in_camp(self) -> list[PersonId]:
        """Those of the group that don't spend the night outside."""
        return [who for who in self.group if self.people[who].outside is None]

    def is_player(self, who: PersonId) -> bool:
        return self.people[who].seat is not None

    def speaker(self, who: PersonId) -> Seat:
        """Who decides for a character: its player, or the first player for Friday."""
        seat = self.people[who].seat
        return self.first if seat is None else seat

    def has(self, item: ItemId) -> bool:
        """Whether an item is built and can be used."""
        return item in self.built and "items-unusable" not in self.this_round

    def in_force(self, rule: str) -> bool:
        return rule in self.this_round


def space_in(target: str) -> SpaceId | None:
    """The space that a target names, as in "wood-at-4"."""
    _, at, space = f"-{target}".rpartition("-at-")
    return int(space) if at else None


def census(state: State) -> object:
    """All cards, tiles and tokens, wherever they are."""
    doing = [] if state.doing is None else [state.doing]
    stashes = [person.outside for person in state.people.values() if person.outside]
    places: list[Doing | Stash] = [*doing, *stashes, *state.bags.values()]
    cards = sorted(
        chain(
            state.events,
            state.threats,
            state.on_table,
            *state.adventures.values(),
            *state.adventure_discard.values(),
            state.mysteries,
            state.beasts,
            state.hunt,
            state.box,
            state.inventions,
            state.invention_discard,
            state.board,
            # What may be built again and again stays on the board.
            (item for item in state.future_items if item.partition("-at-")[0] not in state.board),
            (item for item in state.built if item not in state.board),
            state.tokens,
            state.found,
            state.starting,
            state.starting_uses,
            *(place.tokens for place in places),
            *(place.starting for place in places),
            *(stash.then for stash in stashes),
            *(stash.items for stash in stashes),
            _cards_of(chain(state.kept, *(place.kept for place in places))),
        )
    )
    tiles = sorted([*state.tiles, *(each.tile for each in state.island if each.tile is not None)])
    return cards, tiles


def _cards_of(kept: Iterable[Kept]) -> list[CardId]:
    return [each.card for each in kept]
