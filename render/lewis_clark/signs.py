"""What actions cost and bring, as rows of signs: small pieces of a known width."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Literal, TypeAlias

import msgspec

from engine.lewis_clark.effects import PRIMARIES, Primary
from render.art import width
from render.scene import Box, Icon, Label, Oval, Path, Point, Poly, Shape
from render.theme import HAIR, LINE, Style, Theme
from render.widgets import Shapes

Kind: TypeAlias = Literal[
    "any",  # a resource of any kind
    "arrow",  # from a price to what it buys
    "badge",  # of the kind *name*
    "card",  # a character face up
    "copy",  # the action of a character face up, once
    "icon",  # the icon *name*
    "indian",
    "jump",  # past other scouts
    "lasting",
    "or",
    "primary",  # a primary resource of one's choice
    "space",
    "unlike",
    "words",  # a number, or a sign that the fonts have
]
TINTS: Mapping[Primary, str] = MappingProxyType(
    {"wood": "#C9975F", "fur": "#EBD9A8", "food": "#E59C88", "equipment": "#A9C0CC"}
)


class Sign(msgspec.Struct, frozen=True):
    """One sign of a row."""

    kind: Kind
    name: str = ""


def badge(theme: Theme, kind: Primary, x: float, y: float, r: float) -> Shapes:
    """The badge of a character: a hexagon with its resource."""
    return [hexagon(theme, TINTS[kind], x, y, r), Icon(kind, x, y, round(r * 1.24), theme.ink)]


def figure(theme: Theme, x: float, y: float, r: float) -> Shapes:
    """An Indian, wherever one stands."""
    return [
        Oval(x, y, r, r, theme.alarm, theme.ink, LINE if r >= 15 else HAIR),
        Icon("indian", x, y, round(r * 1.4), theme.chalk),
    ]


def hexagon(theme: Theme, fill: str, x: float, y: float, r: float) -> Poly:
    """A hexagon with corners on its left and right."""
    turns = (math.pi * i / 3 + math.pi / 6 for i in range(6))
    points = tuple((x + r * math.sin(a), y + r * math.cos(a)) for a in turns)
    return Poly(points, fill, theme.ink, LINE if r >= 20 else HAIR)


def row_width(row: Sequence[Sign], size: float) -> float:
    """How wide a row of signs comes out where its icons are *size* large."""
    return sum(_wide(sign, size) for sign in row) + _gap(size) * (len(row) - 1)


def draw_row(theme: Theme, row: Sequence[Sign], x: float, y: float, size: float) -> Shapes:
    """A row of signs around (*x*, *y*)."""
    left = x - row_width(row, size) / 2
    shapes: Shapes = []
    for sign in row:
        wide = _wide(sign, size)
        shapes += draw(theme, sign, left + wide / 2, y, size)
        left += wide + _gap(size)
    return shapes


def draw(theme: Theme, sign: Sign, x: float, y: float, size: float) -> Shapes:
    """One sign around (*x*, *y*)."""
    match sign.kind:
        case "badge":
            [kind] = (each for each in PRIMARIES if each == sign.name)
            return badge(theme, kind, x, y, size * 0.5)
        case "icon":
            return [Icon(sign.name, x, y, round(size), theme.ink)]
        case "indian":
            return figure(theme, x, y, size * 0.46)
        case "words":
            return [Label(sign.name, x, y, "strong", _type(size), theme.ink, "mm")]
        case _:
            return DRAWN[sign.kind](theme, x, y, size)


def _type(size: float) -> int:
    return max(30, round(size * 0.98))


def _gap(size: float) -> float:
    return round(size * 0.12)


def _wide(sign: Sign, size: float) -> float:
    match sign.kind:
        case "words":
            return width(sign.name, Style("strong", _type(size)))
        case "arrow" | "space" | "unlike":
            return size * 0.42
        case "lasting":
            return size * 0.9
        case "or":
            return size * 0.3
        case "copy":
            return size * 1.1
        case "card":
            return size * 0.74
        case _:
            return size


def _question(theme: Theme, x: float, y: float, size: float) -> Label:
    return Label("?", x, y, "strong", max(26, round(size * 0.74)), theme.ink, "mm")


def _any(theme: Theme, x: float, y: float, size: float) -> Shapes:
    r = size * 0.46
    return [Oval(x, y, r, r, theme.paper, theme.ink, LINE), _question(theme, x, y, size)]


def _or(theme: Theme, x: float, y: float, size: float) -> Shapes:
    a, b = size * 0.09, size * 0.34
    return [Path(((x - a, y + b), (x + a, y - b)), theme.ink, max(3, round(size * 0.09)))]


def _primary(theme: Theme, x: float, y: float, size: float) -> Shapes:
    """A disc in the colours of the four kinds."""
    r = size * 0.46
    shapes: Shapes = [_wedge(x, y, r, quarter) for quarter in range(4)]
    rim = Oval(x, y, r, r, None, theme.ink, LINE)
    question = msgspec.structs.replace(_question(theme, x, y, size), halo=theme.paper, halo_width=3)
    return [*shapes, rim, question]


def _wedge(x: float, y: float, r: float, quarter: int) -> Shape:
    turns = (math.pi / 2 * (quarter + i / 6) for i in range(7))
    rim: tuple[Point, ...] = tuple((x + r * math.sin(a), y - r * math.cos(a)) for a in turns)
    return Poly(((x, y), *rim), TINTS[PRIMARIES[quarter]])


def _space(theme: Theme, x: float, y: float, size: float) -> Shapes:
    return []


def _arrow(theme: Theme, x: float, y: float, size: float) -> Shapes:
    a, b = size * 0.17, size * 0.28
    return [Poly(((x - a, y - b), (x + a, y), (x - a, y + b)), theme.ink)]


def down_arrow(theme: Theme, x: float, y: float, size: float) -> Shape:
    """From a price above to what it buys."""
    a, b = size * 0.3, size * 0.17
    return Poly(((x - a, y - b), (x + a, y - b), (x, y + b)), theme.ink)


def _card(theme: Theme, x: float, y: float, size: float) -> Shapes:
    w, h = round(size * 0.74), round(size * 0.98)
    left, top = round(x - w / 2), round(y - h / 2)
    return [
        Box(left, top, w, h, theme.paper, theme.ink, LINE, round(size * 0.14)),
        Icon("person", round(x), round(y), round(size * 0.66), theme.ink),
    ]


def _copy(theme: Theme, x: float, y: float, size: float) -> Shapes:
    w, h = round(size * 0.66), round(size * 0.84)
    back = Box(
        round(x - size * 0.5),
        round(y - size * 0.5),
        w,
        h,
        theme.stone,
        theme.ink,
        LINE,
        round(size * 0.14),
    )
    return [back, *_card(theme, x + size * 0.16, y + size * 0.04, size * 0.94)]


def _jump(theme: Theme, x: float, y: float, size: float) -> Shapes:
    """A scout, and a leap over it."""
    r = size * 0.44
    turns = (math.pi * (i / 10 - 0.5) for i in range(11))
    leap = tuple((x + r * math.sin(a), y + r * 0.1 - r * math.cos(a)) for a in turns)
    return [
        Icon("scout", round(x), round(y + size * 0.24), round(size * 0.56), theme.ink),
        Path(leap, theme.ink, max(3, round(size * 0.09)), None, size * 0.3),
    ]


def _lasting(theme: Theme, x: float, y: float, size: float) -> Shapes:
    """Without end."""
    turns = (2 * math.pi * i / 40 for i in range(41))
    a, b = size * 0.4, size * 0.34
    loops = tuple(
        (x + a * math.cos(t) / (1 + math.sin(t) ** 2) * 1.0,
         y + 2 * b * math.sin(t) * math.cos(t) / (1 + math.sin(t) ** 2))
        for t in turns
    )  # fmt: skip
    return [Path(loops, theme.ink, max(4, round(size * 0.12)))]


def _unlike(theme: Theme, x: float, y: float, size: float) -> Shapes:
    """Not equal."""
    a, b, thick = size * 0.17, size * 0.11, max(3, round(size * 0.08))
    return [
        Path(((x - a, y - b), (x + a, y - b)), theme.ink, thick),
        Path(((x - a, y + b), (x + a, y + b)), theme.ink, thick),
        Path(((x - a * 0.7, y + 2.4 * b), (x + a * 0.7, y - 2.4 * b)), theme.ink, thick),
    ]


DRAWN: Mapping[Kind, Callable[[Theme, float, float, float], Shapes]] = MappingProxyType(
    {
        "any": _any,
        "arrow": _arrow,
        "card": _card,
        "copy": _copy,
        "jump": _jump,
        "lasting": _lasting,
        "or": _or,
        "primary": _primary,
        "space": _space,
        "unlike": _unlike,
    }
)
