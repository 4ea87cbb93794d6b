"""Where everything of Go West! lies. New England is on the right, as on a map."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType

from engine.go_west.view import AREAS, REGIONS, Area, Region
from render.frames import RIBBON
from render.scene import Point
from render.theme import MARGIN, WIDTH

SIDE, MIDDLE = 204, 248  # widths of the outer two columns and of the middle four
LEFT: Mapping[Area, int] = MappingProxyType(
    {
        "california": 0,
        "west": SIDE,
        "midwest": SIDE + MIDDLE,
        "great-plains": SIDE + 2 * MIDDLE,
        "east": SIDE + 3 * MIDDLE,
        "new-england": SIDE + 4 * MIDDLE,
    }
)
RING_Y, RING_R, CIRCLE_R, DISC_R = 216, 86, 30, 24
RIM = RING_R + CIRCLE_R + 8
NAME_Y = 371
SKYLINE, GROUND_END = 440, 706
PREVIEW_Y = 503
WAGONS_Y = 592
TRACK_Y = 672
STRIP_Y, STRIP_H = 722, 174
RULE_Y = STRIP_Y + 68
HEIGHT = STRIP_Y + STRIP_H + 16 + RIBBON


def wide(area: Area) -> int:
    """The width of an area's column."""
    return MIDDLE if area in REGIONS else SIDE


def middle(area: Area) -> int:
    """The middle of an area's column."""
    return LEFT[area] + wide(area) // 2


def circle(region: Region, number: int) -> Point:
    """A circle of a scoring block: number 0 is the top left one, they run clockwise."""
    angle = turn_of(number)
    x = middle(region) + RING_R * math.sin(angle)
    return round(x), round(RING_Y - RING_R * math.cos(angle))


def turn_of(number: int) -> float:
    """How far a circle lies from the top, clockwise."""
    return math.radians(-22.5 + 45 * number)


def outward(region: Region, number: int, by: float) -> Point:
    """A point *by* further out than the middle of a circle."""
    angle, far = turn_of(number), RING_R + by
    return middle(region) + far * math.sin(angle), RING_Y - far * math.cos(angle)


def strip_at(seat: int, seats: int) -> tuple[int, int]:
    """The left edge and the width of a player's strip."""
    return round(MARGIN + seat * (WIDTH - MARGIN) / seats), (WIDTH - MARGIN) // seats - MARGIN


def border(number: int) -> tuple[Area, Area]:
    """The areas a wagon leaves and enters across a border, counted from the east."""
    return AREAS[number], AREAS[number + 1]
