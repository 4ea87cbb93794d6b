"""What a player may settle in advance: what to let go on, and to follow the others in votes."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.core import Ordered, Question, StandingOrder
from engine.robinson.view import View

GO_ON = "go-on"
VOTES = "votes"
FOLLOW = "follow"
MOMENTS = ("dice", "fight", "clouds", "animals", "night")
WAITS: Mapping[str, str] = MappingProxyType(
    {f"{moment}.go-on": f"{GO_ON}-{moment}" for moment in MOMENTS}
)
# What all decide together wherever it is asked; what else may be one person's own to choose.
VOTED = frozenset(
    {"arrow.cover", "ash.place", "camp.move", "cannibals.come", "corral.space", "double.die",
     "firecracker.die", "fog.clear", "fog.place", "helmet.whom", "night.camp", "night.eats",
     "night.hungry", "pile.column", "plow.marker", "production.half", "shortcut.source",
     "shortcut.space"}
)  # fmt: skip


def orders_of(view: View) -> tuple[StandingOrder, ...]:
    """The waits that a player may let pass, and votes where there are others to follow."""
    passing = tuple(StandingOrder(order, (GO_ON,)) for order in WAITS.values())
    return (*passing, StandingOrder(VOTES, (FOLLOW,))) if len(view.characters) > 1 else passing


def answered(question: Question, orders: Mapping[str, str]) -> Ordered | None:
    """What the orders answer. What the first player settles after a vote is left to the player."""
    order = VOTES if question.id in VOTED else WAITS.get(question.id, "")
    # A wait has one answer. In a vote the default is what most have said so far.
    return Ordered(question.default, order) if order in orders else None
