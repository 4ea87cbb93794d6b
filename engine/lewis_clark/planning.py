"""The turns ahead up to a camp, and how well they go: what the autopilot's next action begins."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter

import msgspec
from msgspec.structs import replace

from engine.lewis_clark.content import FORT_CLATSOP
from engine.lewis_clark.trying import Plan, Trying
from engine.lewis_clark.worth import WIN, Holding

TURN = 0.8  # what a turn ought to bring, in river spaces
WIDTHS = (7, 5, 4, 3)  # so many lines of turns are followed after the first, the second and so on
ALONE = (12, 10, 8, 8, 6, 6)  # and against Mackenzie, whom only a good race beats
UNPLAYED = 0.5  # what a card in hand counts that can still be played before the camp


class Line(msgspec.Struct, frozen=True, gc=False):
    """Some turns, one after the other."""

    promise: float  # how well it may go on
    first: int  # which plan it began with
    last: str  # what was done at last
    after: Holding


def judged(trying: Trying, plans: Iterable[Plan]) -> list[Plan]:
    """The plans for this turn, each with the value of the best turns that it begins."""
    firsts = list(plans)
    best = [-WIN] * len(firsts)
    lines = [_line(n, plan) for n, plan in enumerate(firsts)]
    widths = ALONE if trying.state.seats == 1 else WIDTHS
    for turns, width in enumerate((*widths, 0), 1):
        last = width == 0
        for line in lines:
            worth = _with_camp(trying, line.after, turns, last)
            best[line.first] = max(best[line.first], worth)
        lines = [
            _line(line.first, plan)
            for line in _most_promising(lines, width)
            for plan in trying.plans(line.after)
        ]
    return [replace(plan, value=value) for plan, value in zip(firsts, best, strict=True)]


def _most_promising(lines: list[Line], width: int) -> list[Line]:
    """The lines that are followed: no two that come to the same, or nearly so."""
    found: list[Line] = []
    seen: set[tuple[object, ...]] = set()
    if not width:
        return found
    for line in sorted(lines, key=attrgetter("promise"), reverse=True):
        after = line.after
        key = after.goods, after.scout, len(after.hand), after.indians
        if key in seen or sum(each.last == line.last for each in found) > 1:
            continue
        seen.add(key)
        found.append(line)
        if len(found) == width:
            break
    return found


def _line(first: int, plan: Plan) -> Line:
    return Line(plan.value - UNPLAYED * len(plan.after.hand), first, plan.what, plan.after)


def _with_camp(trying: Trying, held: Holding, turns: int, last: bool) -> float:
    """What that many turns are worth with a camp after them."""
    unplayed = (1 - UNPLAYED) * len(held.hand) if last else 0.0
    if held.scout >= FORT_CLATSOP and held.camp < FORT_CLATSOP:
        left = trying.worth.turns_to_win(held)
        if left is not None:
            return WIN - TURN * (turns + left)
    rested = trying.worth.resting(held, trying.fallen_back(held))
    return rested - TURN * turns + unplayed
