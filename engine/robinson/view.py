"""What one seat sees. Nothing in hands is hidden between players: only piles lie face down."""

from __future__ import annotations

import msgspec

from engine.core import Seat
from engine.robinson.content import (
    CardId,
    ItemId,
    PawnId,
    PersonId,
    Price,
    SkillId,
    SpaceId,
    TileId,
    TokenId,
    WeatherDie,
)
from engine.robinson.effects import ActionKind, Icon, Source, Terrain, Token
from engine.robinson.plan import Problem
from engine.robinson.scenarios.base import Tally
from engine.robinson.state import Deed, Die, Moment, Reason, Stage


class GoodsView(msgspec.Struct, frozen=True):
    food: int
    preserved: int
    wood: int
    hides: int


class StashView(msgspec.Struct, frozen=True):
    goods: GoodsView
    tokens: tuple[TokenId, ...]
    starting: tuple[CardId, ...]
    kept: tuple[CardId, ...]
    then: tuple[CardId, ...]
    sheltered: bool


class PersonView(msgspec.Struct, frozen=True):
    id: PersonId
    seat: Seat | None
    wounds: int
    hearts: int
    arrows: tuple[int, ...]  # the wounds that lower morale
    determination: int
    special_wounds: tuple[str, ...]
    skills_used: tuple[SkillId, ...]
    cursed: bool
    markers: int
    outside: StashView | None
    dead: bool
    away: bool  # not with the players yet


class KeptView(msgspec.Struct, frozen=True):
    card: CardId
    holder: PersonId
    uses: int


class SpaceView(msgspec.Struct, frozen=True):
    tile: TileId | None
    face_down: bool
    sources: tuple[Source, ...]  # those that aren't exhausted
    exhausted: tuple[Source, ...]
    covered: bool
    marks: tuple[str, ...]  # tokens of the game, and what the scenario lays there
    distance: int | None  # from the camp, where a way leads there
    pawns: int | None  # that exploring there takes, or gathering on a tile


class PawnView(msgspec.Struct, frozen=True):
    id: PawnId
    kinds: tuple[ActionKind, ...]
    owner: PersonId | None
    single: bool
    placed: bool


class PlannedView(msgspec.Struct, frozen=True):
    """An action of the plan. It is complete if it has no problems."""

    id: str
    kind: ActionKind
    target: str
    space: SpaceId | None
    pawns: tuple[PawnId, ...]
    needed: int
    rolls: bool
    leader: PersonId | None
    price: Price
    thrift: bool
    problems: tuple[Problem, ...]


class ProposalView(msgspec.Struct, frozen=True):
    by: Seat
    plan: tuple[PlannedView, ...]
    accepted: tuple[Seat, ...]


class DoingView(msgspec.Struct, frozen=True):
    """The action being resolved."""

    action: PlannedView
    actor: PersonId
    dice: dict[Die, bool]
    succeeded: bool
    gained: GoodsView
    tokens: tuple[TokenId, ...]
    starting: tuple[CardId, ...]
    kept: tuple[CardId, ...]


class FightView(msgspec.Struct, frozen=True):
    card: CardId
    fighter: PersonId
    strength: int
    weapon: int  # with what raises it at the moment


class InventionView(msgspec.Struct, frozen=True):
    """An invention on the board: whether it can be built but for its price."""

    id: ItemId
    owner: PersonId | None
    open: bool
    terrain: tuple[Terrain, ...]
    items: tuple[ItemId, ...]
    cost: tuple[Price, ...]


class Uncovered(msgspec.Struct, frozen=True):
    """What the plan leaves uncovered, as things stand and with nothing gained in actions.

    *dying* are those whom nothing that is planned keeps from dying tonight.
    """

    food: int  # meals lacking for the night, without those of children
    children: int  # meals lacking for children
    weather_food: int  # lacking for what is known of the weather
    weather_wood: int
    palisade: int  # levels lacking for the storm and hungry animals that are known
    threats: tuple[CardId, ...]  # that come true with the next event
    sheltered: bool
    pawns: tuple[PawnId, ...]  # not placed
    dying: tuple[PersonId, ...] = ()


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    scenario: str
    stage: Stage
    moment: Moment
    round: int
    rounds: int
    first: Seat
    characters: tuple[PersonId, ...]  # by seat; empty while they are chosen
    people: tuple[PersonView, ...]
    morale: int
    shelter: bool
    natural_shelter: bool
    roof: int
    palisade: int
    weapon: int
    available: GoodsView
    bags: dict[PersonId, StashView]  # the future things, by who brought them
    island: tuple[SpaceView, ...]
    camp: SpaceId
    shortcut: SpaceId | None
    terrains: tuple[Terrain, ...]
    tiles_left: int
    tiles_known: tuple[TileId, ...]  # on top of the pile, the first one on top
    fields: dict[str, tuple[Token, ...]]
    events_left: int
    event_known: CardId | None
    threats: tuple[CardId, ...]
    on_table: tuple[CardId, ...]
    adventures_left: dict[Icon, int]
    mysteries_left: int
    beasts_left: int
    hunt_left: int
    hunt_known: CardId | None
    inventions: tuple[InventionView, ...]
    inventions_left: int
    invention_discard: tuple[ItemId, ...]
    built: tuple[ItemId, ...]
    future_items: tuple[ItemId, ...]
    worn: tuple[ItemId, ...]
    tokens_left: int
    found: tuple[TokenId, ...]
    starting: dict[CardId, int]
    kept: tuple[KeptView, ...]
    this_round: tuple[str, ...]
    tonight: tuple[str, ...]
    next_round: tuple[str, ...]
    set_by: dict[str, CardId]  # the card that brought a rule into force, where one did
    weather_dice: tuple[WeatherDie, ...]
    weather: tuple[str, ...]
    rain: int
    snow: int
    pawns: tuple[PawnView, ...]
    plan: tuple[PlannedView, ...]
    uncovered: Uncovered | None  # only in planning
    ready: tuple[bool, ...]
    drafts: tuple[str, ...]
    proposing: tuple[tuple[PlannedView, ...] | None, ...]
    proposal: ProposalView | None
    doing: DoingView | None
    last: Deed | None  # the action of this round that was resolved last
    fighting: FightView | None
    passed: tuple[Seat, ...]
    says: tuple[str, ...]
    pile: tuple[int, ...]
    pile_wood: int
    goal: tuple[Tally, ...]
    points: int
    ended: Reason
