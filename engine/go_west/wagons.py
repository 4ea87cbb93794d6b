"""Moving wagons (rulebook 5.1.3).

Wagons are all alike, so moves are counted by the border they cross: a move of one wagon through
two areas crosses two borders. *Crossings* are five counts, the border of New England first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

Crossings = tuple[int, int, int, int, int]

BORDERS = 5
NO_CROSSINGS: Crossings = (0, 0, 0, 0, 0)
_LETTERS = "negmw"  # of the areas that wagons leave


def all_crossings(wagons: Sequence[int], moves: int) -> list[Crossings]:
    """Every way to make so many moves, those in the east first. Empty if there are too few."""
    return [(c[0], c[1], c[2], c[3], c[4]) for c in _ways(tuple(wagons[:BORDERS]), moves, 0)]


def move_wagons(wagons: list[int], crossings: Crossings) -> None:
    for area, crossing in enumerate(crossings):
        wagons[area] -= crossing
        wagons[area + 1] += crossing
    assert min(wagons) >= 0, "more wagons left an area than were there"


def crossings_key(crossings: Crossings) -> str:
    """How commands write it: "n2e1" moves two wagons out of New England and one out of the East."""
    return "".join(
        f"{letter}{count}" for letter, count in zip(_LETTERS, crossings, strict=True) if count
    )


def easternmost(crossings: Crossings) -> int:
    """The first border that is crossed."""
    return next(border for border, count in enumerate(crossings) if count)


def _ways(wagons: tuple[int, ...], moves: int, arriving: int) -> Iterator[tuple[int, ...]]:
    # What arrives from the east may go on at once, so the borders are taken from east to west.
    there = wagons[0] + arriving
    if len(wagons) == 1:
        if moves <= there:
            yield (moves,)
        return
    for crossing in range(min(moves, there), -1, -1):
        for rest in _ways(wagons[1:], moves - crossing, crossing):
            yield (crossing, *rest)
