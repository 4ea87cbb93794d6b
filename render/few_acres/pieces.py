"""Villages and towns of both sides, and the header with whose turn it is.

A piece carries its side's emblem instead of a letter, so that no letter of what may be chosen can
be taken for a player. The shapes differ as well: the British have the disc, the French the square.
"""

from __future__ import annotations

import math

from engine.few_acres.content import SIDES, Side
from render.art import fit, printable, width
from render.frames import HEADER, header
from render.scene import Box, Oval, Path, Point, Poly
from render.theme import LINE, MARGIN, NAME, WIDTH, Mark, Theme
from render.widgets import Shapes, mark_shape, say

# A fleur-de-lis in a square from -1 to 1: its right half from the top down, mirrored when drawn.
PETAL: tuple[Point, ...] = (
    (0, -1), (0.24, -0.66), (0.29, -0.42), (0.2, -0.1), (0.13, 0.2), (0, 0.2),
)  # fmt: skip
WING: tuple[Point, ...] = (
    (0.19, 0.2), (0.3, -0.18), (0.48, -0.42), (0.72, -0.46), (0.92, -0.26), (0.92, 0.02),
    (0.74, 0.16), (0.56, 0.1), (0.62, -0.06), (0.54, -0.14), (0.46, 0), (0.42, 0.2),
)  # fmt: skip
BAND: tuple[Point, ...] = ((0, 0.26), (0.46, 0.26), (0.46, 0.44), (0, 0.44))
FOOT: tuple[Point, ...] = (
    (0, 0.5), (0.36, 0.5), (0.56, 0.72), (0.36, 0.86), (0.2, 0.66), (0.12, 0.78), (0, 1),
)  # fmt: skip


def mark_of(theme: Theme, side: Side) -> Mark:
    """A side's mark: the British have the disc, the French the square."""
    return theme.marks[SIDES.index(side)]


def village(theme: Theme, side: Side, x: float, y: float, r: float, shadow: bool = True) -> Shapes:
    """A village, or a side's sign where a name stands."""
    mark = mark_of(theme, side)
    rim = (theme.ink, max(LINE, round(r * 0.11, 2)))
    under = (3, 4, theme.shade) if shadow else None
    return [
        mark_shape(mark, x, y, r, mark.color, rim, r >= 20, under),
        *emblem(theme, side, x, y, r),
    ]


def town(theme: Theme, side: Side, x: float, y: float, r: float, shadow: bool = True) -> Shapes:
    """A town: the village on a larger frame of its shape; *r* is the village's."""
    under = (3, 4, theme.shade) if shadow else None
    wide = r + max(6, round(r / 3))
    frame = mark_shape(
        mark_of(theme, side), x, y, wide, theme.paper, (theme.ink, LINE), False, under
    )
    return [frame, *village(theme, side, x, y, r)]


def emblem(theme: Theme, side: Side, x: float, y: float, r: float) -> Shapes:
    """The crosses of the British, the lily of the French."""
    return crosses(theme, x, y, r) if side == "british" else lily(theme, x, y, r * 0.68)


def crosses(theme: Theme, x: float, y: float, r: float) -> Shapes:
    """The crosses of St George and St Andrew, out to the rim of a disc of radius *r*."""
    shapes: Shapes = []
    for turn, weight in ((1, 0.17), (3, 0.17), (0, 0.3), (2, 0.3)):
        wide = max(2, round(r * weight))
        reach = r * 0.84 - wide / 2
        dx, dy = reach * math.sin(math.pi * turn / 4), reach * math.cos(math.pi * turn / 4)
        ends = ((round(x - dx, 1), round(y - dy, 1)), (round(x + dx, 1), round(y + dy, 1)))
        shapes.append(Path(ends, theme.white, wide))
    return shapes


def lily(theme: Theme, x: float, y: float, r: float) -> Shapes:
    """A fleur-de-lis that reaches *r* up and down."""
    return [
        Poly(tuple((round(x + r * a, 1), round(y + r * b, 1)) for a, b in part), theme.white)
        for part in (*map(_whole, (PETAL, BAND, FOOT)), WING, _mirrored(WING))
    ]


def _mirrored(half: tuple[Point, ...]) -> tuple[Point, ...]:
    return tuple((-a, b) for a, b in half)


def _whole(half: tuple[Point, ...]) -> tuple[Point, ...]:
    return (*half, *_mirrored(half[::-1]))


def cut_off(theme: Theme, x: float, y: float) -> Shapes:
    """No way leads to the capital: a struck out link."""
    return [
        Oval(x, y, 15, 15, theme.chalk, theme.alarm, LINE),
        Path(((x - 9, y + 5), (x - 3, y - 1)), theme.ink, 4),
        Path(((x + 3, y + 1), (x + 9, y - 5)), theme.ink, 4),
        Path(((x - 5, y - 7), (x + 5, y + 7)), theme.alarm, 3),
    ]


def heading(
    theme: Theme, title: str, after: str, side: Side | None, status: str, reserved: int = 0
) -> tuple[Shapes, float]:
    """The dark bar on top, with *status* on the pale colour of *side*, and where its middle begins.

    Without a side, the status stands on paper.
    """
    shapes, x = header(theme, title, after, None, reserved)
    before = 92 if side is not None else 56
    words = fit(printable(status), NAME, WIDTH - MARGIN - x - reserved - before)
    w, y = round(width(words, NAME)) + before, HEADER / 2
    left = WIDTH - MARGIN - w
    fill = theme.paper if side is None else mark_of(theme, side).pale
    shapes.append(Box(left, 10, w, HEADER - 20, fill, None, 0, (HEADER - 20) // 2))
    if side is not None:
        shapes += village(theme, side, left + 36, y, 22)
    shapes.append(say(words, left + (28 if side is None else 70), y, NAME, theme.ink, "lm"))
    return shapes, x
