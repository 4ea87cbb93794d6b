"""Who has won, and why."""

from __future__ import annotations

from engine.core import Outcome, Text
from engine.few_acres.content import SIDES, foe_of
from engine.few_acres.scoring import score
from engine.few_acres.state import State, seat_of, side_of


def outcome_of(state: State) -> Outcome | None:
    """The result, once the match is over. The French win where both have the same points."""
    if state.winner is None or state.stage != "end":
        return None
    winner, loser = seat_of(state, state.winner), seat_of(state, foe_of(state.winner))
    scores = {seat_of(state, side): score(state, side) for side in SIDES}
    return Outcome(
        ((winner,), (loser,)),
        tuple(scores[seat] for seat in state.everyone),
        Text(f"outcome-{state.ended}", {"side": str(side_of(state, winner))}),
    )
