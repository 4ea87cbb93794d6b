"""The turns ahead up to a camp, and how well they go: what the autopilot's next action begins."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import nlargest
from operator import itemgetter
from typing import NamedTuple

from engine.lewis_clark.trying import Plan, Trying
from engine.lewis_clark.worth import WIN, Holding

TURN = 1.3  # what a turn ought to bring, in river spaces
WIDTHS = (6, 4, 3)  # so many lines of turns are followed after the first, the second and so on
UNPLAYED = 0.35  # what a card in hand counts that can still be played before the camp


class Line(NamedTuple):
    """Some turns, one after the other."""

    value: float  # as it promises to go on
    first: int  # which plan it began with
    after: Holding


def judged(trying: Trying, plans: Iterable[Plan]) -> list[Plan]:
    """The plans for this turn, each with the value of the best turns that it begins."""
    firsts = list(plans)
    best = [-WIN] * len(firsts)
    lines = [Line(_promise(trying, plan.after), n, plan.after) for n, plan in enumerate(firsts)]
    for turns, width in enumerate((*WIDTHS, 0), 1):
        last = width == 0
        for line in lines:
            worth = _with_camp(trying, line.after, turns, last)
            best[line.first] = max(best[line.first], worth)
        lines = [
            Line(_promise(trying, plan.after), line.first, plan.after)
            for line in nlargest(width, lines, key=itemgetter(0))
            for plan in trying.plans(line.after)
        ]
    return [plan._replace(value=value) for plan, value in zip(firsts, best, strict=True)]


def _promise(trying: Trying, held: Holding) -> float:
    """How well a line of turns may go on from here."""
    unplayed = len(held.hand)
    return trying.worth.value(held) - trying.worth.camp_time(held) + (1 - UNPLAYED) * unplayed


def _with_camp(trying: Trying, held: Holding, turns: int, last: bool) -> float:
    """What that many turns are worth with a camp after them."""
    unplayed = (1 - UNPLAYED) * len(held.hand) if last else 0.0
    return trying.worth.value(trying.camped(held)) - TURN * turns + unplayed
