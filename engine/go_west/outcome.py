"""Who has won (rulebook 7.0)."""

from __future__ import annotations

from engine.core import Outcome, Text
from engine.go_west.state import State


def outcome_of(state: State) -> Outcome:
    """Most points win, then most discs in the supply; whoever is equal in both shares the place."""
    ranks = [(player.score, player.supply) for player in state.players]
    places = tuple(
        tuple(seat for seat in state.everyone if ranks[seat] == rank)
        for rank in sorted(set(ranks), reverse=True)
    )
    scores = tuple(player.score for player in state.players)
    tie = "none"
    if scores.count(max(scores)) > 1:
        tie = "drawn" if len(places[0]) > 1 else "supply"
    return Outcome(places, scores, Text(f"ended-{state.ended}", {"tie": tie}))
