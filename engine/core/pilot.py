"""Seats on autopilot: an answer to the open question, or something beside it."""

from __future__ import annotations

from typing import TypeVar

from engine.core.game import BaseState
from engine.core.match import Match
from engine.core.question import One, Raw, Seat
from engine.core.rng import Rng

S = TypeVar("S", bound=BaseState)
V = TypeVar("V")


class QuietAutopilot:
    """For games in which a seat on autopilot does nothing beside its questions."""

    def autopilot_aside(self, view: object, aside: One, rng: Rng) -> Raw | None:
        return None


def piloted_aside(match: Match[S, V], seat: Seat, rng: Rng) -> Raw | None:
    """What the autopilot does beside the open question of a seat; None for nothing."""
    aside = match.asides.get(seat)
    return None if aside is None else match.game.autopilot_aside(match.view(seat), aside, rng)


def piloted(match: Match[S, V], seat: Seat, rng: Rng) -> tuple[Raw, bool]:
    """What the autopilot does for a seat that is asked, and whether that is an aside."""
    view = match.view(seat)
    offer = match.asides.get(seat)
    aside = None if offer is None else match.game.autopilot_aside(view, offer, rng)
    if aside is not None:
        return aside, True
    return match.game.autopilot(view, match.pending[seat], rng), False
