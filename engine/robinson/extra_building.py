"""One more building action, which Fast Work gives to whoever has just built."""

from __future__ import annotations

from engine.core import One, Option
from engine.robinson.content import PersonId
from engine.robinson.plan import pawns_needed, problems, targets
from engine.robinson.prices import affordable, prices
from engine.robinson.purse import set_aside
from engine.robinson.state import Planned, State
from engine.robinson.texts import choice, target_text

NONE = "none"


def question(state: State) -> One:
    """What may be built, each in the ways in which it can be paid; or nothing."""
    found = list(_possible(state))
    options = [
        Option(f"{each.target}+{each.way}", target_text("build", each.target)) for each in found
    ]
    return One("build.more", (*options, choice(NONE)), NONE)


def plan(state: State, who: PersonId, key: str) -> None:
    """Put the chosen building before all that is still planned, and set its price aside."""
    target, _, way = key.rpartition("+")
    extra = Planned("build", target, way=int(way), extra=True, by=who)
    set_aside(state, extra)
    state.plan.insert(0, extra)


def _possible(state: State) -> list[Planned]:
    # RULING: only what stands near enough for one pawn, and isn't planned already.
    planned = {each.target for each in state.plan}
    found = []
    for kind, target in targets(state, state.plan):
        if kind != "build" or target in planned:
            continue
        for way in range(len(prices(state, "build", target))):
            each = Planned("build", target, way=way, extra=True)
            if affordable(state, [], each) and _is_near(state, each):
                found.append(each)
    return found


def _is_near(state: State, each: Planned) -> bool:
    there = {problem.what for problem in problems(state, [each], each)}
    alike = Planned("build", each.target)
    return there <= {"leader"} and pawns_needed(state, [alike], alike) == 1
