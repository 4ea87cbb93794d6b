"""What the toy reads from files: its deck, which a host may replace."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from engine.core.content import Content, ContentError, load, parse

Copies: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=12)]
FEWEST = 20  # so that four can be dealt in


class Deck(Content, frozen=True):
    """How many copies of each card there are."""

    raid: Copies
    block: Copies
    spice: Copies


def deck_of(text: str) -> Deck:
    """The deck that a file describes. Raises `ContentError`."""
    deck = parse(text, Deck, "deck.toml")
    if deck.raid + deck.block + deck.spice < FEWEST:
        raise ContentError(f"deck.toml: fewer than {FEWEST} cards")
    return deck


def check_deck(text: str) -> None:
    """Raise `ContentError` unless a match can be played with this deck."""
    deck_of(text)


PRINTED = load("toy/deck.toml", Deck)
