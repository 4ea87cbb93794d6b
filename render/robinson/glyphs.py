"""Signs of Robinson Crusoe for which there is no icon, drawn from shapes."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from render.scene import Icon, Label, Oval, Path, Point, Poly
from render.theme import LINE, Theme
from render.widgets import Shapes

Glyph: TypeAlias = "Callable[[Theme, float, float, float], Shapes]"

LAVA, TOTEM = "lava-", "totem-"  # and a round, or which of the totems
EXPLORED = "totem-explored"
FOG_LINES = (-0.42, 0.0, 0.42)
ROCK = (
    (-0.95, 0.7),
    (-0.84, 0.1),
    (-0.5, -0.48),
    (-0.1, -0.74),
    (0.34, -0.6),
    (0.76, 0),
    (0.95, 0.7),
)
HOLLOW = (
    (-0.4, 0.7),
    (-0.38, 0.2),
    (-0.2, -0.1),
    (0.04, -0.18),
    (0.28, -0.04),
    (0.4, 0.26),
    (0.42, 0.7),
)
ASH_DOTS = ((-0.4, -0.3), (0.1, -0.48), (0.46, -0.12), (-0.08, 0.02), (-0.46, 0.3), (0.2, 0.42))


def fog(theme: Theme, x: float, y: float, r: float) -> Shapes:
    """Three waves."""
    return [Path(_wave(x, y + r * low, r * 0.66), theme.ink, _thick(r)) for low in FOG_LINES]


def _wave(x: float, y: float, half: float) -> tuple[Point, ...]:
    steps = 8
    return tuple(
        (
            round(x - half + 2 * half * n / steps, 1),
            round(y + half * 0.16 * math.sin(2 * math.pi * n * 1.5 / steps), 1),
        )
        for n in range(steps + 1)
    )


def _thick(r: float) -> float:
    return max(3, round(r * 0.14))


def ash(theme: Theme, x: float, y: float, r: float) -> Shapes:
    """Flakes."""
    size = max(2.5, r * 0.13)
    return [
        Oval(round(x + r * a, 1), round(y + r * b, 1), size, size, theme.ink) for a, b in ASH_DOTS
    ]


def marker(theme: Theme, x: float, y: float, r: float) -> Shapes:
    """A lozenge: a marker of no other meaning."""
    far = r * 0.58
    corners = ((x, y - far), (x + far, y), (x, y + far), (x - far, y))
    return [Poly(corners, theme.marks[1].color, theme.ink, 2)]


def trap(theme: Theme, x: float, y: float, r: float) -> Shapes:
    """Two jaws with their teeth."""
    shapes: Shapes = []
    for up in (-1, 1):
        base, tip = y + up * r * 0.62, y + up * r * 0.06
        points: list[Point] = [(x - r * 0.66, base)]
        for n in range(4):
            left = x - r * 0.66 + n * r * 0.33
            points += [(left + r * 0.165, tip), (left + r * 0.33, base - up * r * 0.2)]
        points[-1] = (x + r * 0.66, base)
        shapes.append(Poly(tuple(points), theme.ink))
    return shapes


def prison(theme: Theme, x: float, y: float, r: float) -> Shapes:
    """Somebody behind bars."""
    shapes: Shapes = [Icon("person", round(x), round(y), round(r * 1.3), theme.ink)]
    for at in (-0.42, 0.0, 0.42):
        line = ((x + r * at, y - r * 0.66), (x + r * at, y + r * 0.66))
        shapes.append(Path(line, theme.alarm, _thick(r)))
    return shapes


def cave(theme: Theme, x: float, y: float, r: float) -> Shapes:
    """A hollow in a rock, where nature gives a shelter."""
    return [
        Poly(tuple((x + r * a, y + r * b) for a, b in ROCK), theme.ink),
        Poly(tuple((x + r * a, y + r * b) for a, b in HOLLOW), theme.paper),
    ]


def volcano(theme: Theme, x: float, y: float, r: float) -> Shapes:
    """A cone with fire in its mouth."""
    cone = (
        (x - r * 0.8, y + r * 0.6),
        (x - r * 0.26, y - r * 0.34),
        (x + r * 0.26, y - r * 0.34),
        (x + r * 0.8, y + r * 0.6),
    )
    flow = (
        (x - r * 0.26, y - r * 0.34),
        (x + r * 0.26, y - r * 0.34),
        (x + r * 0.4, y - r * 0.06),
        (x + r * 0.12, y + r * 0.04),
        (x, y + r * 0.26),
        (x - r * 0.12, y),
        (x - r * 0.38, y - r * 0.06),
    )
    smoke = [
        Oval(x + r * a, y - r * b, r * c, r * c, theme.stone, theme.ink, 2)
        for a, b, c in ((0.22, 0.78, 0.16), (-0.02, 0.58, 0.2))
    ]
    return [*smoke, Poly(cone, theme.ink), Poly(flow, theme.alarm, theme.ink, 2)]


# Discs that need no paper.


def numbered(theme: Theme, name: str, x: float, y: float, r: float) -> Shapes:
    """A round of lava, or a totem: its number, or a tick once it has been explored."""
    fill = theme.alarm if name.startswith(LAVA) else theme.night
    size = max(26, round(r * 1.36))
    ground: Shapes = [Oval(x, y, r, r, fill, theme.ink, LINE)]
    if name == EXPLORED:
        half = r * 0.56
        tick = ((x - half, y), (x - half / 4, y + half * 0.72), (x + half, y - half * 0.8))
        return [*ground, Path(tick, theme.chalk, max(4, round(r * 0.24)))]
    number = name.rpartition("-")[2]
    return [*ground, Label(number, x, y, "strong", size, theme.chalk, "mm")]


def is_numbered(name: str) -> bool:
    return name == EXPLORED or (
        name.startswith((LAVA, TOTEM)) and name.rpartition("-")[2].isdecimal()
    )


GLYPHS: Mapping[str, Glyph] = MappingProxyType(
    {
        "fog": fog,
        "ash": ash,
        "blue": marker,
        "trap": trap,
        "prison": prison,
        "volcano": volcano,
    }
)
