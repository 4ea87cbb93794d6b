"""How often hungry animals will come, as far as the dice of the rounds to come are known."""

from __future__ import annotations

from engine.robinson.content import SHEETS
from engine.robinson.view import View

LATER = 0.9  # what dice count for each round that they are away: one can still arm against them


def hungry_dice(view: View, number: int) -> int:
    """How many dice of hungry animals are rolled in a round."""
    if number == view.round:
        return view.weather_dice.count("hungry")
    return SHEETS[view.scenario].dice(number).count("hungry")


def dice_left(view: View) -> int:
    """How many of them are still to be rolled before the last round."""
    return sum(hungry_dice(view, number) for number in range(view.round, view.rounds))


def dice_ahead(view: View, rounds: int) -> float:
    """How many are rolled in so many rounds, the later ones counting less and less."""
    return sum(hungry_dice(view, view.round + n) * LATER**n for n in range(rounds))
