"""What tests of several scenarios do at their tables."""

from __future__ import annotations

from engine.core import Context
from engine.robinson.asides import Uses
from engine.robinson.pawns import pawns
from engine.robinson.plan import Plan, Survey
from engine.robinson.resolve.actions import perform
from engine.robinson.state import Planned, State
from tests.engine.robinson.table import drive

TRIO = ("cook", "carpenter", "explorer")


def places(state: State, pawn: str = "cook.1", plan: Plan = ()) -> list[str]:
    """What a pawn may be placed on, next to what is planned."""
    return [each.id for each in Survey(state, plan).places(pawns(state)[pawn], 1)]


def act(state: State, planned: Planned, *answers: str) -> Context:
    """Resolve one action."""
    state.stage, state.plan = "action", [planned]
    ctx = Context()
    ctx.asides = Uses(state, ctx)
    assert drive(perform(state, ctx), *answers) is None
    return ctx
