"""What is connected with what: supply, and what a raid can reach (rulebook pages 2, 6 and 9)."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType

from engine.few_acres.content import CARDS, LINKS, PLACES, POWERS, CardId, PlaceId, Side, foe_of
from engine.few_acres.state import State, in_force, siege_at


def _joined(kinds: Iterable[str]) -> MappingProxyType[PlaceId, tuple[PlaceId, ...]]:
    links: dict[PlaceId, list[PlaceId]] = {place: [] for place in PLACES}
    for link in LINKS:
        if link.kind in kinds:
            one, other = link.between
            links[one].append(other)
            links[other].append(one)
    return MappingProxyType({place: tuple(others) for place, others in links.items()})


PORTS = tuple(place.id for place in PLACES.values() if place.sea)
SUPPLY_LINKS = _joined(("river", "lake", "road"))
RAID_LINKS = _joined(("river", "lake", "road", "trail"))


def _supplying(place: PlaceId) -> tuple[PlaceId, ...]:
    if not PLACES[place].sea:
        return SUPPLY_LINKS[place]
    return (*SUPPLY_LINKS[place], *(port for port in PORTS if port != place))


_SUPPLY_NEIGHBOURS = MappingProxyType({place: _supplying(place) for place in PLACES})


def supply_neighbours(place: PlaceId) -> tuple[PlaceId, ...]:
    """What is one link of supply away: by river, lake or road, and all ports of a port."""
    return _SUPPLY_NEIGHBOURS[place]


def connected(state: State, side: Side) -> set[PlaceId]:
    """The places of a side that are connected to its capital through its own places."""
    # RULING: a capital lost to raids still gives supply, and besieged places pass it on.
    own = {place for place, settlement in state.board.items() if settlement.side == side}
    capital = POWERS[side].capital
    left = own - {capital}
    due = [capital]
    while due:
        reached = left.intersection(_SUPPLY_NEIGHBOURS[due.pop()])
        left -= reached
        due += reached
    return own - left


def playable(state: State) -> list[CardId]:
    """What the player on turn can play of the hand, as far as supply goes."""
    return usable(state, state.active, state.me.hand)


def is_usable(state: State, side: Side, card: CardId) -> bool:
    """Whether a card may be played; of a place, if it is held, connected and not besieged."""
    place = CARDS[card].place
    if place is None:
        return True
    # RULING: all three are needed, where the Czech text says "or".
    return siege_at(state, place) is None and place in connected(state, side)


def usable(state: State, side: Side, cards: Iterable[CardId]) -> list[CardId]:
    """Those cards that may be played, as `is_usable` says, looked up at once."""
    supplied = connected(state, side)
    return [
        card
        for card in cards
        if (place := CARDS[card].place) is None
        or (place in supplied and siege_at(state, place) is None)
    ]


def can_reinforce(state: State, side: Side, attacker: Side) -> bool:
    """Whether a side can bring cards to the siege that *attacker* leads.

    The defender needs supply at the place itself, the attacker next to it.
    """
    # RULING: the Military Leader needs it as any other card does.
    place = state.sieges[attacker].place
    supplied = connected(state, side)
    if side != attacker:
        return place in supplied
    sources = {*supplied, POWERS[side].capital}
    return any(neighbour in sources for neighbour in supply_neighbours(place))


def raid_reach(state: State, side: Side) -> dict[PlaceId, int]:
    """The enemy places that a side can raid, each with how many cards that takes at least."""
    distances = _raid_distances(state, side)
    # RULING: any number of links up to it, not just so many.
    first = 1 if in_force(state, "short-raids") else 2  # links that one card reaches
    return {
        place: max(1, distance - first + 1)
        for place, distance in distances.items()
        if _may_be_raided(state, side, place)
    }


def _raid_distances(state: State, side: Side) -> dict[PlaceId, int]:
    """How many links away each place is from where raids of a side may start."""
    starts = [
        place
        for place, settlement in state.board.items()
        if settlement.side == side and siege_at(state, place) is None
    ]
    distances = dict.fromkeys(starts, 0)
    due = starts
    while due:
        reached: list[PlaceId] = []
        for place in due:
            if distances[place] and not _may_pass(state, side, place):
                continue
            for neighbour in RAID_LINKS[place]:
                if neighbour not in distances:
                    distances[neighbour] = distances[place] + 1
                    reached.append(neighbour)
        due = reached
    return distances


def _may_pass(state: State, side: Side, place: PlaceId) -> bool:
    """Whether a raid may go on through a place that isn't its start."""
    # RULING: through a besieged place only if it is the raider who besieges it.
    settlement = state.board.get(place)
    if settlement is not None and settlement.side != side and settlement.fortified:
        return False
    return siege_at(state, place) in (None, side)


def _may_be_raided(state: State, side: Side, place: PlaceId) -> bool:
    settlement = state.board.get(place)
    return (
        settlement is not None
        and settlement.side == foe_of(side)
        and not settlement.fortified
        and siege_at(state, place) is None
    )
