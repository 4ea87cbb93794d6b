"""How a match ended (rulebook "Game End", "Solo Variant")."""

from __future__ import annotations

from engine.core import Outcome, Text
from engine.lewis_clark.state import State


def outcome_of(state: State) -> Outcome | None:
    """The winner, or None while the match goes on; scores are the spaces of the camps."""
    if not state.ended:
        return None
    scores = tuple(each.camp for each in state.expeditions)
    reason = Text(f"outcome-{state.ended}")
    if state.seats == 1:
        return Outcome((tuple(state.everyone),), scores, reason, state.ended == "camp")
    # RULING: there is a winner and nothing else; the others share the second place.
    others = tuple(seat for seat in state.everyone if seat != state.active)
    return Outcome(((state.active,), others), scores, reason)
