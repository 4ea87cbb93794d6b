"""What lies ahead on the route, as the autopilot judges by it."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate, dropwhile, pairwise, takewhile
from typing import TypeAlias

from engine.lewis_clark.content import FIRST_SPACE, FORT_CLATSOP, LAST_SPACE
from engine.lewis_clark.effects import Going, Terrain
from engine.lewis_clark.movement import passes

Route: TypeAlias = tuple[Terrain, ...]

GOINGS: tuple[Going, ...] = ("river", "mountain")
BEYOND = 0.5  # a space beyond Fort Clatsop, where a scout only makes room to fall back
BLOCKED = 0.5  # what goods are worth, of that, if they don't serve on the next space
AHEAD = 12  # spaces looked at for how long a movement goes on
STRETCH = 6  # so many spaces of a terrain are looked at


@lru_cache(maxsize=128)
def ways(route: Route, mountain: float) -> tuple[float, ...]:
    """How far each space is on the way, in river spaces; a mountain space is *mountain* of them."""
    steps = [0.0]
    for space in range(FIRST_SPACE + 1, LAST_SPACE + 1):
        here = mountain if route[space - FIRST_SPACE] == "mountain" else 1.0
        steps.append(here if space <= FORT_CLATSOP else BEYOND)
    return tuple(accumulate(steps))


@lru_cache(maxsize=512)
def nearness(route: Route, scout: int, on: Going, far: float) -> float:
    """1 where the next spaces are of that terrain, less the farther it is, 0 if it's behind.

    Each space of another terrain before one leaves *far* of its weight.
    """
    spaces = range(scout + 1, min(FORT_CLATSOP + 3, LAST_SPACE) + 1)
    fitting = [space for space in spaces if passes(route[space - FIRST_SPACE], on)]
    weights = [float(far ** (space - scout - n - 1)) for n, space in enumerate(fitting)]
    whole = sum(weights[:STRETCH]) / STRETCH
    at_once = sum(space == scout + n for n, space in enumerate(fitting, 1))
    # However short it is, there is no other way on.
    return max(whole, min(1.0, at_once / 2)) if at_once else whole * BLOCKED


@lru_cache(maxsize=512)
def mean_run(route: Route, scout: int, on: Going) -> float:
    """How many such spaces lie one behind the other on the next part of the way."""
    spaces = range(scout + 1, min(scout + AHEAD, LAST_SPACE) + 1)
    fits = [False, *(passes(route[space - FIRST_SPACE], on) for space in spaces)]
    runs = sum(here and not before for before, here in pairwise(fits))
    return sum(fits) / runs if runs else 0.0


@lru_cache(maxsize=512)
def spaces_left(route: Route, scout: int, on: Going) -> int:
    """How many spaces of that terrain alone are ahead."""
    spaces = range(scout + 1, FORT_CLATSOP + 1)
    return sum(route[space - FIRST_SPACE] == on for space in spaces)


@lru_cache(maxsize=512)
def next_stretch(route: Route, scout: int, on: Going) -> int:
    """How many spaces the next stretch of that terrain has, here or farther ahead."""
    terrains = (route[space - FIRST_SPACE] for space in range(scout + 1, FORT_CLATSOP + 3))
    behind = dropwhile(lambda terrain: not passes(terrain, on), terrains)
    return sum(1 for _ in takewhile(lambda terrain: passes(terrain, on), behind))
