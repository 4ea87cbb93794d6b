"""Markers that a book brings to the island: fog, or ash."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from engine.core import Context, One, Script
from engine.robinson import island
from engine.robinson.asking import vote
from engine.robinson.changes import wound_all
from engine.robinson.content import SpaceId
from engine.robinson.marks import mark_space
from engine.robinson.state import State


def lay_markers(
    state: State,
    ctx: Context,
    mark: Literal["fog", "ash"],
    number: int,
    question: Callable[[], One | None],
    tell_everywhere: Callable[[], None],
) -> Script[None]:
    """Lay so many, each where all choose; for each that has no room all take a wound."""
    for _ in range(number):
        space = yield from vote(state, ctx, question)
        if space:
            mark_space(state, ctx, int(space), mark)
        else:
            # RULING: a wound for each player and marker, as the Czech rules say of fog; where
            # there is room a marker has to be laid.
            tell_everywhere()
            wound_all(state, ctx, state.group)


def farthest(state: State, spaces: Sequence[SpaceId]) -> SpaceId:
    """Where a marker goes by default: as far from the camp as can be."""
    reach = island.distances(state)
    return max(spaces, key=lambda space: (reach.get(space, len(state.island)), space))
