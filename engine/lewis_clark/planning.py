"""The turns ahead up to a camp, and how well they go: what the autopilot's next action begins."""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter
from typing import NamedTuple

from engine.lewis_clark.trying import Plan, Trying
from engine.lewis_clark.worth import WIN, Holding

TURN = 0.8  # what a turn ought to bring, in river spaces
WIDTHS = (5, 4, 3, 2)  # so many lines of turns are followed after the first, the second and so on
KEPT = 1.2  # what a boat's time counts beside, for what is left on it after a camp
UNPLAYED = 0.5  # what a card in hand counts that can still be played before the camp


class Line(NamedTuple):
    """Some turns, one after the other."""

    promise: float  # how well it may go on
    first: int  # which plan it began with
    last: str  # what was done at last
    after: Holding


def judged(trying: Trying, plans: Iterable[Plan]) -> list[Plan]:
    """The plans for this turn, each with the value of the best turns that it begins."""
    firsts = list(plans)
    best = [-WIN] * len(firsts)
    lines = [_line(trying, n, plan) for n, plan in enumerate(firsts)]
    for turns, width in enumerate((*WIDTHS, 0), 1):
        last = width == 0
        for line in lines:
            worth = _with_camp(trying, line.after, turns, last)
            best[line.first] = max(best[line.first], worth)
        lines = [
            _line(trying, line.first, plan)
            for line in _most_promising(lines, width)
            for plan in trying.plans(line.after)
        ]
    return [plan._replace(value=value) for plan, value in zip(firsts, best, strict=True)]


def _most_promising(lines: list[Line], width: int) -> list[Line]:
    """The lines that are followed: no two that come to the same, or nearly so."""
    found: list[Line] = []
    seen: set[tuple[object, ...]] = set()
    if not width:
        return found
    for line in sorted(lines, key=itemgetter(0), reverse=True):
        after = line.after
        key = after.goods, after.scout, len(after.hand), after.indians
        if key in seen or sum(each.last == line.last for each in found) > 1:
            continue
        seen.add(key)
        found.append(line)
        if len(found) == width:
            break
    return found


def _line(trying: Trying, first: int, plan: Plan) -> Line:
    return Line(plan.value - UNPLAYED * len(plan.after.hand), first, plan.what, plan.after)


def _with_camp(trying: Trying, held: Holding, turns: int, last: bool) -> float:
    """What that many turns are worth with a camp after them."""
    unplayed = (1 - UNPLAYED) * len(held.hand) if last else 0.0
    camped = trying.camped(held)
    kept = KEPT * trying.worth.load(camped)
    return trying.worth.value(camped) - TURN * turns + unplayed - kept
