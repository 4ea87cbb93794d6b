"""Pieces and signals that all boards share: tokens, coins, the last move, spots."""

from __future__ import annotations

import math
from typing import TypeAlias

from render.art import printable, width
from render.scene import Anchor, Box, Icon, Label, Oval, Path, Pattern, Point, Poly, Shadow, Shape
from render.theme import LINE, Mark, MarkShape, Style, Theme

Shapes: TypeAlias = list[Shape]

# The size of the letter on a token, in radii.
LETTER: dict[MarkShape, float] = {
    "disc": 1.3,
    "square": 1.3,
    "triangle": 1.16,
    "diamond": 1.24,
    "cross": 1.24,
}
STAR = 17  # the radius of the badge of the last move


def say(
    words: str,
    x: float,
    y: float,
    style: Style,
    color: str,
    anchor: Anchor = "ls",
    halo: str | None = None,
) -> Label:
    """*words* in one line, less what the fonts can't show."""
    return Label(printable(words), x, y, style.face, style.size, color, anchor, halo)


# Players' marks


def silhouette(shape: MarkShape, x: float, y: float, r: float) -> tuple[Point, ...]:
    """The corners of a mark's shape, of about the area of a disc of radius *r*."""
    match shape:
        case "triangle":
            reach, low = 1.42 * r, y + 0.22 * r
            corners = (0.0, 2 * math.pi / 3, 4 * math.pi / 3)
            return tuple((x + reach * math.sin(a), low - reach * math.cos(a)) for a in corners)
        case "diamond":
            reach = 1.25 * r
            return ((x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y))
        case "cross":
            a, b = 1.06 * r, 0.56 * r
            right = ((b, -a), (b, -b), (a, -b), (a, b), (b, b), (b, a))
            left = tuple((-p, -q) for p, q in right)
            return tuple((x + p, y + q) for p, q in (*right, *left))
        case "disc" | "square":
            raise AssertionError(f"a {shape} has no corners")


def mark_shape(
    mark: Mark,
    x: float,
    y: float,
    r: float,
    fill: str,
    line: tuple[str, float] | None,
    pattern: bool = True,
    shadow: Shadow | None = None,
) -> Shape:
    """The outline of a player's mark in any fill; *line* is a colour and its width."""
    color, thick = line or (None, 0.0)
    marks = Pattern(mark.pattern, mark.tint) if pattern and mark.pattern != "solid" else None
    if mark.shape == "disc":
        return Oval(x, y, r, r, fill, color, thick, marks, shadow)
    if mark.shape == "square":
        half = round(0.92 * r)
        corner = round(r * 0.26)
        return Box(
            x - half, y - half, 2 * half, 2 * half, fill, color, thick, corner, marks, shadow
        )
    corners = silhouette(mark.shape, x, y, r - thick / 2)
    return Poly(corners, fill, color, thick, marks, shadow)


def piece(
    theme: Theme, mark: Mark, x: float, y: float, r: float, shadow: Shadow | None = None
) -> Shape:
    """A player's mark without a letter: a disc in a row of counts, or on a card."""
    return mark_shape(mark, x, y, r, mark.color, (theme.ink, LINE), True, shadow)


def token(theme: Theme, mark: Mark, letter: str, x: float, y: float, r: float) -> Shapes:
    """A player's piece with its letter."""
    rim = (theme.ink, max(LINE, round(r * 0.11, 2)))
    shape = mark_shape(mark, x, y, r, mark.color, rim, True, (3, 4, theme.shade))
    size = max(20, round(r * LETTER[mark.shape]))
    drop = r * 0.26 if mark.shape == "triangle" else 0
    halo = mark.color if mark.pattern != "solid" else None
    label = Label(
        letter, x, y + drop, "strong", size, mark.letter, "mm", halo, max(2, round(r / 8))
    )
    return [shape, label]


def double_token(theme: Theme, mark: Mark, letter: str, x: float, y: float, r: float) -> Shapes:
    """A player's piece of the second level, such as a town: on a larger frame of its shape."""
    frame = mark_shape(
        mark, x, y, r + 9, theme.paper, (theme.ink, LINE), False, (3, 4, theme.shade)
    )
    return [frame, *token(theme, mark, letter, x, y, r)]


# Small things


def coin(theme: Theme, x: float, y: float, r: float, number: str) -> Shapes:
    """A price, or victory points."""
    size = round(r * (1.58 if len(number) == 1 else 1.42))
    return [
        Oval(x, y, r, r, theme.coin, theme.coin_line, LINE),
        Label(number, x, y, "strong", size, theme.ink, "mm"),
    ]


def free(theme: Theme, x: float, y: float, r: float) -> Shapes:
    """The price of what costs nothing: an empty coin."""
    return [
        Oval(x, y, r, r, theme.paper, theme.rule, LINE),
        Label("0", x, y, "strong", round(r * 1.45), theme.ink_soft, "mm"),
    ]


def star_fort(theme: Theme, x: float, y: float, r: float, corners: int = 8) -> Shape:
    """A fortification under a token: the plan of a star fort."""
    points = []
    for i in range(2 * corners):
        angle, reach = math.pi * i / corners, (r if i % 2 == 0 else r * 0.76)
        points.append((x + reach * math.sin(angle), y - reach * math.cos(angle)))
    return Poly(tuple(points), theme.stone, theme.ink, LINE, None, (3, 4, theme.shade))


def stone(theme: Theme, x: float, y: float, r: float, words: str) -> Shapes:
    """Where a track stands now: a white stone with a heavy rim."""
    return [
        Oval(x, y, r, r, theme.white, theme.ink, 6, None, (3, 4, theme.shade)),
        Label(words, x, y, "strong", round(r * 1.4), theme.ink, "mm"),
    ]


def stat(
    theme: Theme,
    icon: str,
    value: str,
    x: float,
    y: float,
    size: int = 36,
    number: int = 38,
    color: str | None = None,
) -> Shapes:
    """An icon and its number, in ink unless a *color* is given; (*x*, *y*) is the left middle."""
    return [
        Icon(icon, round(x + size / 2), y, size, theme.ink),
        Label(value, x + size + 8, y, "strong", number, color or theme.ink, "lm"),
    ]


def pill(words: str, x: float, y: float, style: Style, fill: str, color: str) -> Shapes:
    """Words on a rounded bar; (*x*, *y*) is its middle."""
    w, h = round(width(printable(words), style)) + 28, style.size + 12
    return [
        Box(round(x - w / 2), round(y - h / 2), w, h, fill, None, 0, h // 2),
        say(words, x, y, style, color, "mm"),
    ]


# Signals


def ring(theme: Theme, x: float, y: float, r: float) -> Shapes:
    """The last move, a place: a thick gold ring between two of ink."""
    return [
        Oval(x, y, r + 14, r + 14, None, theme.ink, 17),
        Oval(x, y, r + 10, r + 10, None, theme.gold, 10),
    ]


def star(theme: Theme, x: float, y: float, r: float = STAR) -> Shapes:
    """The badge of the last move, which works without colour."""
    return [
        Oval(x, y, r, r, theme.gold, theme.ink, LINE),
        Icon("star", round(x), round(y), round(r * 1.45), theme.ink),
    ]


def trace(theme: Theme, start: Point, end: Point, weight: float = 10) -> Shapes:
    """The last move, a way: a gold arrow cased in ink."""
    far = math.dist(start, end) or 1
    tip = (end[0] - (end[0] - start[0]) / far * 4, end[1] - (end[1] - start[1]) / far * 4)
    return [
        Path((start, end), theme.ink, weight + 6, None, weight * 3.6),
        Path((start, tip), theme.gold, weight, None, weight * 2.7),
    ]


def spot(theme: Theme, letter: str, x: float, y: float, r: float = 23) -> Shapes:
    """What may be chosen: black and white, as nothing else on a board."""
    return [
        Oval(x, y, r + 4, r + 4, theme.ink),
        Oval(x, y, r + 2, r + 2, theme.white),
        Oval(x, y, r - 2, r - 2, theme.black),
        Label(letter, x, y, "strong", round(r * 1.42), theme.white, "mm"),
    ]


def target(theme: Theme, x: float, y: float, r: float) -> Shapes:
    """The dashed white ring around a place that may be chosen."""
    circle = round_path(x, y, r)
    return [Path(circle, theme.black, 9), Path(circle, theme.white, 5, (12, 10))]


def round_path(x: float, y: float, r: float, steps: int = 40) -> tuple[Point, ...]:
    """A circle as a closed line, for dashes."""
    turns = (2 * math.pi * i / steps for i in range(steps + 1))
    return tuple((round(x + r * math.sin(a), 2), round(y - r * math.cos(a), 2)) for a in turns)
