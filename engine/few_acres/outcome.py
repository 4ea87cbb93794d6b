"""Who has won, and why."""

from __future__ import annotations

from engine.core import Outcome, Part, Text
from engine.few_acres.content import SIDES, Side, foe_of
from engine.few_acres.scoring import points_of_towns, points_of_villages, score
from engine.few_acres.state import State, seat_of, side_of


def outcome_of(state: State) -> Outcome | None:
    """The result, once the match is over. The French win where both have the same points."""
    if state.winner is None or state.stage != "end":
        return None
    winner, loser = seat_of(state, state.winner), seat_of(state, foe_of(state.winner))
    scores = {seat_of(state, side): score(state, side) for side in SIDES}
    parts = {seat_of(state, side): parts_of(state, side) for side in SIDES}
    return Outcome(
        ((winner,), (loser,)),
        tuple(scores[seat] for seat in state.everyone),
        Text(f"outcome-{state.ended}", {"side": str(side_of(state, winner))}),
        parts=tuple(parts[seat] for seat in state.everyone),
    )


def parts_of(state: State, side: Side) -> tuple[Part, ...]:
    """The points of a side's villages, towns and captured pieces, and of the auction."""
    return (
        Part(Text("part-villages"), points_of_villages(state, side)),
        Part(Text("part-towns"), points_of_towns(state, side)),
        Part(Text("part-captured"), state.players[side].captured_points),
        Part(Text("part-auction"), state.handicap.get(side, 0)),
    )
