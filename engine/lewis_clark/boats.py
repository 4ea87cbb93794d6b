"""The boats of an expedition: how much they hold, and the time they cost in camp."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from engine.core import IllegalAnswer
from engine.lewis_clark.content import MINI_BOARD, SIDES, Boat, Cargo, SideId
from engine.lewis_clark.effects import Resource
from engine.lewis_clark.state import Expedition


class Loading(msgspec.Struct, frozen=True):
    """How many things lie on each boat, in the order of the boats, and the time that costs."""

    time: int
    carried: tuple[int, ...]


def boats_of(expedition: Expedition, cargo: Cargo | None = None) -> tuple[Boat, ...]:
    """The boats, or those for one cargo: the mini-board's from left to right, then those added."""
    return _boats(tuple(expedition.tiles), cargo)


@lru_cache(maxsize=512)
def _boats(tiles: tuple[SideId, ...], cargo: Cargo | None) -> tuple[Boat, ...]:
    added = (SIDES[side] for side in tiles)
    boats = (
        *MINI_BOARD,
        *(Boat(id=each.id, carries=each.carries, limit=each.limit, time=each.time)
          for each in added),
    )  # fmt: skip
    return tuple(boat for boat in boats if cargo in (None, boat.carries))


def cheapest(boats: Sequence[Boat], number: int) -> Loading:
    """The loading that costs the least time; of equal ones, that which fills the first boats.

    Boats may be reorganised at any time, so that no other loading ever needs to be kept.
    """
    found = _loadings(tuple(boats), number)
    assert number < len(found), "more than the boats hold"
    return found[number]


def least_times(boats: Sequence[Boat], most: int) -> list[int]:
    """The time of the cheapest loading of each number of things, up to *most* or a full load."""
    return [loading.time for loading in _loadings(tuple(boats), most)]


@lru_cache(maxsize=512)
def _loadings(boats: tuple[Boat, ...], most: int) -> tuple[Loading, ...]:
    """The cheapest loading of each number of things, up to *most* or as many as the boats hold."""
    best = {0: Loading(0, ())}  # by the number loaded so far
    for boat in boats:
        more: dict[int, Loading] = {}
        for loaded, so_far in best.items():
            limit = most if boat.limit is None else boat.limit
            for carried in range(min(limit, most - loaded) + 1):
                time = so_far.time + time_of(boat, carried)
                here = Loading(time, (*so_far.carried, carried))
                there = more.get(loaded + carried)
                if there is None or _order(here) < _order(there):
                    more[loaded + carried] = here
        best = more
    return tuple(best[number] for number in sorted(best))


def resources_loading(expedition: Expedition) -> Loading:
    return cheapest(boats_of(expedition, "resources"), held(expedition))


def indians_loading(expedition: Expedition, extra: int = 0) -> Loading:
    """The loading of the Indians on the boats, with *extra* ones who come aboard."""
    return cheapest(boats_of(expedition, "indians"), expedition.indians + extra)


def held(expedition: Expedition) -> int:
    """How many resources the expedition has."""
    return sum(expedition.resources.values())


def capacity(expedition: Expedition) -> int:
    """How many resources its boats hold. They hold any number of Indians."""
    return sum(boat.limit or 0 for boat in boats_of(expedition, "resources"))


def room(expedition: Expedition) -> int:
    """How many more resources the boats can take."""
    return capacity(expedition) - held(expedition)


def must_throw(expedition: Expedition, taken: int) -> int:
    """How many held resources go back to the stock if *taken* new ones come aboard.

    It is also how many may: nothing is thrown away while there is room.
    """
    return max(0, taken - room(expedition))


def most_taken(expedition: Expedition, offered: int) -> int:
    """How many of the resources offered can come aboard, if need be for all that is held."""
    return min(offered, capacity(expedition))


def take_aboard(
    expedition: Expedition,
    taken: Mapping[Resource, int],
    thrown: Mapping[Resource, int] | None = None,
) -> None:
    """Load new resources, and throw away just as many held ones as they need room.

    Raises `IllegalAnswer` if more or fewer are thrown away, or some that the expedition lacks.
    """
    thrown = thrown or {}
    if sum(thrown.values()) != must_throw(expedition, sum(taken.values())):
        raise IllegalAnswer("throw away what finds no room, and nothing else")
    pay(expedition, thrown)
    for kind, number in taken.items():
        expedition.resources[kind] += number


def can_pay(expedition: Expedition, price: Mapping[Resource, int]) -> bool:
    return all(number <= expedition.resources[kind] for kind, number in price.items())


def pay(expedition: Expedition, price: Mapping[Resource, int]) -> None:
    """Put resources back into the stock. Raises `IllegalAnswer` if there aren't enough."""
    if not can_pay(expedition, price):
        raise IllegalAnswer("more than the expedition has")
    for kind, number in price.items():
        expedition.resources[kind] -= number


def time_of(boat: Boat, carried: int) -> int:
    """The time that a boat costs in camp with so many things on it."""
    return (boat.time if carried else 0) + boat.time_each * carried


def _order(loading: Loading) -> tuple[int, tuple[int, ...]]:
    return loading.time, tuple(-carried for carried in loading.carried)
