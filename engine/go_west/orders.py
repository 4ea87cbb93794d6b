"""What a player may settle in advance: that a turn with nothing left to do in it ends by itself."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Ordered, Question, StandingOrder

TURN_END = "turn-end"
ORDERS = (StandingOrder(TURN_END, values=("at-once",)),)


def answered(question: Question, orders: Mapping[str, str]) -> Ordered | None:
    """The confirmation of an action or a turn, which is the only answer to its question."""
    if question.id == "turn.end" and TURN_END in orders:
        return Ordered(question.default, TURN_END)
    return None
