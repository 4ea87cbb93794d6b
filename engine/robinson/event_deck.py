"""The event deck, and what is shuffled into it."""

from __future__ import annotations

from typing import TypeVar

from engine.core import Context, Rng
from engine.robinson.content import BEASTS, CardId
from engine.robinson.state import State
from engine.robinson.texts import card_text

T = TypeVar("T")


def shuffle_in(state: State, ctx: Context, card: CardId) -> None:
    """Shuffle a card into the event deck. A beast that lies in wait stays on top."""
    state.events.insert(0, card)
    shuffle_below(state.events, waiting(state), state.rng)
    state.events_known = 0
    ctx.tell("shuffled-in", card=card_text(card))


def waiting(state: State) -> int:
    """How many beasts lie on top of the event deck."""
    return sum(card in BEASTS for card in state.events)


def shuffle_below(pile: list[T], top: int, rng: Rng) -> None:
    """Shuffle a pile, but for so many cards on its top."""
    below = pile[: len(pile) - top]
    rng.shuffle(below)
    pile[: len(below)] = below
