"""Cards in columns, as many as it takes, each as high as it needs."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from render.art import fit, printable
from render.few_acres.faces import Face, draw_face
from render.few_acres.phrases import Phrases
from render.theme import MARGIN, NAME, WIDTH, Theme
from render.widgets import Shapes, say

GAP, DOWN = 12, 10  # between cards, across and down
TITLE = 46  # of what stands over a group of cards


class Entry(msgspec.Struct, frozen=True):
    """A card, and what stands above it if it is the first of its group."""

    face: Face
    title: str = ""

    @property
    def height(self) -> int:
        return (TITLE if self.title else 0) + self.face.height + DOWN


def across(columns: int) -> int:
    """How wide a card is where so many lie side by side."""
    return (WIDTH - 2 * MARGIN - (columns - 1) * GAP) // columns


def in_columns(entries: Sequence[Entry], columns: int) -> list[list[Entry]]:
    """The entries in order, in columns that are as low as they can be."""
    least = max((entry.height for entry in entries), default=0)
    while True:
        laid = _filled(entries, least)
        if len(laid) <= columns:
            return laid
        least += 4


def _filled(entries: Sequence[Entry], most: int) -> list[list[Entry]]:
    """Columns that are at most so high."""
    laid: list[list[Entry]] = [[]]
    high = 0
    for entry in entries:
        if laid[-1] and high + entry.height > most:
            laid.append([])
            high = 0
        laid[-1].append(entry)
        high += entry.height
    return laid


def height_of(laid: Sequence[Sequence[Entry]]) -> int:
    return max((sum(entry.height for entry in column) for column in laid), default=0)


def draw_columns(
    theme: Theme, phrases: Phrases, laid: Sequence[Sequence[Entry]], columns: int, top: int
) -> Shapes:
    """Everything in its column, from *top* down."""
    shapes: Shapes = []
    w = across(columns)
    for number, column in enumerate(laid):
        x, y = MARGIN + number * (w + GAP), top
        for entry in column:
            if entry.title:
                words = fit(printable(entry.title), NAME, w)
                shapes.append(say(words, x + 2, y + TITLE // 2 - 4, NAME, theme.ink, "lm"))
                y += TITLE
            shapes += draw_face(theme, phrases, entry.face, x, y)
            y += entry.face.height + DOWN
    return shapes
