"""What one seat, or a spectator, sees of Lewis & Clark: all but foreign hands and the draw pile."""

from __future__ import annotations

import msgspec

from engine.core import Seat
from engine.lewis_clark.boats import boats_of, indians_loading, resources_loading, time_of
from engine.lewis_clark.camping import camp_space, camp_time
from engine.lewis_clark.collecting import all_badges
from engine.lewis_clark.content import CHARACTERS, TABLE, Boat, CardId, Cargo, PlaceId
from engine.lewis_clark.effects import Primary, Resource, Terrain
from engine.lewis_clark.journal import price_of
from engine.lewis_clark.state import Active, Expedition, LastTurn, State


class Back(msgspec.Struct, frozen=True):
    """What the back of a card shows."""

    strength: int
    badge: Primary


class PlayedView(msgspec.Struct, frozen=True):
    """A character face up in a playing area, and what gave it strength."""

    card: CardId
    strength: int  # that activated it; its own isn't used
    indians: int
    back: Back | None  # of the card face down beneath it
    beneath: CardId | None  # which card that is, for its owner alone


class BoatView(msgspec.Struct, frozen=True):
    id: str
    carries: Cargo
    limit: int | None  # None: any number
    carried: int
    time: int  # what it costs in camp, loaded as it is


class CampView(msgspec.Struct, frozen=True):
    """What setting up camp would cost now. The time is hand + resources + indians - saved."""

    time: int
    hand: int
    resources: int
    indians: int  # with those who come back from the cards
    saved: int  # by John Boley
    space: int  # to which the scout would fall back


class ExpeditionView(msgspec.Struct, frozen=True):
    hand_size: int
    resources: dict[Resource, int]  # of every kind, on the boats
    capacity: int  # how many resources the boats hold
    indians: int  # on the boats
    area: tuple[PlayedView, ...]  # the playing area, oldest first
    boats: tuple[BoatView, ...]  # the mini-board's from left to right, then those added
    scout: int  # spaces from St Louis
    camp: int
    camping: CampView
    badges: dict[Primary, int]  # that count for a collection: own, and the neighbours'


class PageView(msgspec.Struct, frozen=True):
    """A page of the journal: its character, and the price without a discard."""

    card: CardId
    printed: int  # fur
    fur: int  # for the view's seat, else for the player on turn: less with Gravelines
    equipment: int


class DoingView(msgspec.Struct, frozen=True):
    """An action being performed."""

    what: CardId | PlaceId
    strength: int
    done: int  # repeats so far


class View(msgspec.Struct, frozen=True):
    seat: Seat | None  # None: a spectator
    turn: int  # counted from 1, over all players
    active: Seat
    acted: bool  # this turn, as the next two
    recruited: bool
    camped: bool
    expeditions: tuple[ExpeditionView, ...]
    hand: tuple[CardId, ...]  # the seat's own
    journal: tuple[PageView, ...]  # from the last page, the cheapest
    draw_pile: int
    discard: tuple[CardId, ...]
    indians: int  # in the stock
    newcomers: int
    powwow: int
    village: dict[PlaceId, int]  # Indians at each place
    tiles: dict[Cargo, int]  # boats left in each stack
    route: tuple[Terrain, ...]  # from the first space, FIRST_SPACE
    mackenzie: int | None  # his space, in the solo game
    doing: tuple[DoingView, ...]  # the action under way, then what it has others do
    used: tuple[CardId, ...]  # lasting effects that have served this turn
    scales: bool  # lasting effects grow with strength
    waiting_costs: bool  # whoever camps on the first space loses everything
    last: LastTurn | None  # this turn so far, else the turn before it
    over: bool


def view_of(state: State, seat: Seat | None) -> View:
    """All that a seat may see."""
    return View(
        seat=seat,
        turn=state.turn,
        active=state.active,
        acted=state.acted,
        recruited=state.recruited,
        camped=state.camped,
        expeditions=tuple(_expedition(state, each, each == seat) for each in state.everyone),
        hand=() if seat is None else tuple(state.expeditions[seat].hand),
        journal=tuple(_page(state, seat, card) for card in state.journal),
        draw_pile=len(state.draw_pile),
        discard=tuple(state.discard),
        indians=state.indians,
        newcomers=state.newcomers,
        powwow=state.powwow,
        village=dict(state.village),
        tiles=dict(state.tiles),
        route=tuple(state.route),
        mackenzie=state.mackenzie,
        doing=tuple(DoingView(each.what, each.strength, each.done) for each in state.doing),
        used=tuple(state.used),
        scales=state.scales,
        waiting_costs=state.waiting_costs,
        last=state.last_turn,
        over=bool(state.ended),
    )


def _expedition(state: State, seat: Seat, own: bool) -> ExpeditionView:
    expedition = state.expeditions[seat]
    time = camp_time(state, seat)
    boats = _boats(expedition)
    return ExpeditionView(
        hand_size=len(expedition.hand),
        resources=dict(expedition.resources),
        capacity=sum(boat.limit or 0 for boat in boats if boat.carries == "resources"),
        indians=expedition.indians,
        area=tuple(_played(active, own) for active in expedition.area),
        boats=boats,
        scout=expedition.scout,
        camp=expedition.camp,
        camping=CampView(
            time.total,
            time.hand,
            time.resources,
            time.indians,
            time.saved,
            camp_space(state, seat, time.total),
        ),
        badges=all_badges(state, seat),
    )


def _played(active: Active, own: bool) -> PlayedView:
    back = None
    if active.beneath:
        hidden = CHARACTERS[active.beneath]
        back = Back(hidden.strength, hidden.badge)
    beneath = active.beneath if own else None
    return PlayedView(active.card, active.strength, active.indians, back, beneath)


def _boats(expedition: Expedition) -> tuple[BoatView, ...]:
    resources = iter(resources_loading(expedition).carried)
    indians = iter(indians_loading(expedition).carried)
    return tuple(
        _boat(boat, next(resources if boat.carries == "resources" else indians))
        for boat in boats_of(expedition)
    )


def _boat(boat: Boat, carried: int) -> BoatView:
    return BoatView(boat.id, boat.carries, boat.limit, carried, time_of(boat, carried))


def _page(state: State, seat: Seat | None, card: CardId) -> PageView:
    price = price_of(state, state.active if seat is None else seat, card)
    printed = TABLE.journal_costs[state.journal.index(card)]
    return PageView(card, printed, price.fur, price.equipment)
