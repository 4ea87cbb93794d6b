"""What a player may settle in advance: to recruit without discarding a card of the journal."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import One, Ordered, Question, StandingOrder
from engine.lewis_clark.texts import NONE

RECRUIT_DISCARD = "recruit-discard"
ORDERS = (StandingOrder(RECRUIT_DISCARD, values=("never",)),)


def answered(question: Question, orders: Mapping[str, str]) -> Ordered | None:
    """What the orders answer; where a card must be discarded they leave it to the player."""
    match question:
        case One(id="recruit.discard", options=options) if RECRUIT_DISCARD in orders:
            kept = any(option.key == NONE for option in options)
            return Ordered(NONE, RECRUIT_DISCARD) if kept else None
        case _:
            return None
