"""An action's signs in as many lines as a room wants: on cards, where words stand below."""

from __future__ import annotations

import msgspec

from engine.lewis_clark.content import CHARACTERS, CardId
from render.lewis_clark.cards import Row, rows_of
from render.lewis_clark.signs import Sign, draw_row, row_width
from render.theme import Theme
from render.widgets import Shapes

LEAST, LARGEST = 26, 54  # of an icon
LEADING = 1.16
APART = (Sign("space"),)  # between two offers in a line


class Flow(msgspec.Struct, frozen=True):
    """Lines of signs, and how large they are."""

    lines: tuple[Row, ...]
    size: int

    @property
    def height(self) -> float:
        return len(self.lines) * self.size * LEADING


def flow_of(card: CardId, w: float, h: float, largest: int = LARGEST) -> Flow:
    """What a character costs and brings, as large as fits into *w* by *h*."""
    for size in range(largest, LEAST - 1, -1):
        for broken in (False, True):
            flow = Flow(_lines(card, w, size, broken), size)
            if flow.height <= h and all(row_width(line, size) <= w for line in flow.lines):
                return flow
    return Flow(_lines(card, w, LEAST, broken=False), LEAST)


def draw_flow(theme: Theme, flow: Flow, x: float, y: float) -> Shapes:
    """The lines of a flow from the left middle (*x*, *y*) on."""
    step = flow.size * LEADING
    top = y - step * (len(flow.lines) - 1) / 2
    shapes: Shapes = []
    for number, line in enumerate(flow.lines):
        middle = x + row_width(line, flow.size) / 2
        shapes += draw_row(theme, line, middle, round(top + number * step), flow.size)
    return shapes


def _lines(card: CardId, w: float, size: int, broken: bool) -> tuple[Row, ...]:
    """As many offers in a line as fit; *broken*: what one brings begins a line."""
    offers = CHARACTERS[card].offers
    rows = rows_of(card, offers, across=True)
    if broken:
        rows = tuple(part for row in rows for part in _broken(row))
    lines: list[Row] = []
    for row in rows:
        longer = (*lines[-1], *APART, *row) if lines else row
        if lines and not broken and row_width(longer, size) <= w:
            lines[-1] = longer
        else:
            lines.append(row)
    return tuple(lines)


def _broken(row: Row) -> tuple[Row, ...]:
    """A row in two, before the arrow to what it buys."""
    arrows = [number for number, sign in enumerate(row) if sign.kind == "arrow"]
    return (row[: arrows[0]], row[arrows[0] :]) if arrows else (row,)
