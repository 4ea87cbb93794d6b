"""What a seat may settle in advance: the two questions that come up in the turns of others."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import One, Ordered, Question, StandingOrder, rank_in
from engine.toy.state import cards

BLOCK = "raid-block"
DROP = "curse-drop"
ORDERS = (
    StandingOrder(BLOCK, values=("never", "always")),
    StandingOrder(DROP, cards=cards("raid", "block", "spice")),
)


def answered(question: Question, orders: Mapping[str, str]) -> Ordered | None:
    """What the orders answer. The hand decides how, but never whether: else waiting would tell."""
    match question:
        case One(id="raid.block", options=options) if BLOCK in orders:
            # The default, not to block, is offered last.
            blocks = orders[BLOCK] == "always"
            return Ordered(options[0].key if blocks else question.default, BLOCK)
        case One(id="curse.drop", options=options) if DROP in orders:
            wanted = min(options, key=lambda option: rank_in(orders[DROP], option.kind))
            return Ordered(wanted.key, DROP)
        case _:
            return None
