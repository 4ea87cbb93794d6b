"""Who has won (rulebook 7.0)."""

from __future__ import annotations

from engine.core import Outcome, Part, Text
from engine.go_west.scoring import totals
from engine.go_west.state import State, gains_now
from engine.go_west.view import AREAS


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
    reason = Text(f"ended-{state.ended}", {"tie": tie})
    return Outcome(places, scores, reason, parts=parts_of(state))


def parts_of(state: State) -> tuple[tuple[Part, ...], ...]:
    """By seat, what the last scoring brought in each region, after what there was before it."""
    gains = gains_now(state)  # nothing has moved since the last scoring
    before = [
        player.score - gained for player, gained in zip(state.players, totals(gains), strict=True)
    ]
    return tuple(
        (
            Part(Text("part-before"), before[seat]),
            *(
                Part(Text(region), by_seat[seat])
                for region, by_seat in zip(AREAS[1:5], gains, strict=True)
            ),
        )
        for seat in state.everyone
    )
