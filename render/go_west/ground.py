"""What never changes on the board of Go West!: rings, plates, the country from ocean to ocean."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from engine.go_west.view import AREAS, REGIONS, Area
from render.art import shrunk, width
from render.frames import panel
from render.go_west.layout import (
    CIRCLE_R,
    GROUND_END,
    HEIGHT,
    LEFT,
    NAME_Y,
    RIM,
    RING_R,
    RING_Y,
    RULE_Y,
    SKYLINE,
    STRIP_H,
    STRIP_Y,
    TRACK_Y,
    circle,
    middle,
    strip_at,
    wide,
)
from render.scene import Box, Ground, Icon, Oval, Path, Pattern, Point, Poly
from render.theme import HAIR, LINE, NAME, THEMES, WIDTH, Theme
from render.widgets import Shapes, say

COUNTRY: Mapping[Area, str] = MappingProxyType(
    {
        "california": "#E7CB8F",
        "west": "#B9AE9C",
        "midwest": "#DFC06A",
        "great-plains": "#BCC586",
        "east": "#8FB089",
        "new-england": "#CDBB92",
    }
)
# Printed boards are blamed for countries that look alike: each has its own grain as well.
GRAIN: Mapping[Area, Pattern] = MappingProxyType(
    {
        "california": Pattern("fine-dots", "#D9B870"),
        "west": Pattern("wide-hatch", "#AC9F8B"),
        "midwest": Pattern("stripes", "#D6B45A"),
        "great-plains": Pattern("grass", "#A9B56F"),
        "east": Pattern("dots", "#7DA277"),
        "new-england": Pattern("hatch", "#C3AF83"),
    }
)
# Hills as (share of the column, pixels below the skyline), from west to east.
HILLS: Mapping[Area, tuple[Point, ...]] = MappingProxyType(
    {
        "california": ((0, 60), (0.2, 52), (0.45, 58), (0.7, 40), (1, 34)),
        "west": (
            (0, 34),
            (0.14, 2),
            (0.24, 20),
            (0.40, -6),
            (0.54, 22),
            (0.68, 0),
            (0.82, 26),
            (1, 40),
        ),
        "midwest": ((0, 40), (0.2, 30), (0.42, 36), (0.62, 26), (0.85, 34), (1, 36)),
        "great-plains": ((0, 36), (0.3, 42), (0.6, 40), (1, 38)),
        "east": ((0, 38), (0.2, 26), (0.45, 20), (0.7, 26), (1, 34)),
        "new-england": ((0, 34), (0.3, 38), (0.6, 46), (1, 56)),
    }
)
# What grows there: icon, size, and where, by column and skyline.
GROWTH: tuple[tuple[Area, str, int, tuple[Point, ...]], ...] = (
    ("california", "palm-mark", 60, ((92, 30), (126, 20))),
    ("midwest", "wheat-mark", 42, ((40, 14), (84, 16), (128, 12))),
    ("great-plains", "bison-mark", 50, ((150, 22), (206, 26))),
    ("great-plains", "grass-mark", 28, ((40, 28), (82, 30))),
    ("east", "pine", 54, ((34, 8), (72, 2), (190, 2), (222, 8))),
    ("new-england", "lighthouse-mark", 62, ((138, 18),)),
)
PEAKS: tuple[Point, ...] = ((0.14, 2), (0.40, -6), (0.68, 0))
SNOW: tuple[Point, ...] = ((0, 1), (13, 13), (5, 11), (0, 17), (-5, 10), (-12, 13))


@lru_cache(maxsize=8)
def ground(theme: str, locale: str, names: tuple[str, ...], seats: int) -> Ground:
    """The board without a piece; *names* are the areas', from New England."""
    colors = THEMES[theme]
    shapes: Shapes = [Box(0, GROUND_END, WIDTH, HEIGHT - GROUND_END, colors.paper_low)]
    for area in AREAS:
        shapes += country(colors, area)
    shapes += tracks(colors) + oceans(colors) + growth(colors)
    for area, name in zip(AREAS, names, strict=True):
        shapes += plate(colors, area, name) + well(colors, area)
    for seat in range(seats):
        x, w = strip_at(seat, seats)
        shapes += panel(colors, x, STRIP_Y, w, STRIP_H, colors.marks[seat].pale)
        shapes.append(strip_rule(colors, x, w))
    return Ground(f"go_west-{theme}-{locale}-{seats}", WIDTH, HEIGHT, colors.paper, tuple(shapes))


def strip_rule(theme: Theme, x: int, w: int) -> Box:
    """The hairline under a name."""
    return Box(x + 14, RULE_Y, w - 28, HAIR, theme.ink + "50")


def plate(theme: Theme, area: Area, name: str) -> Shapes:
    """An area's name on a dark plate."""
    room, cx = wide(area) - 12, middle(area)
    style = shrunk(name, NAME, room - 20)
    w = round(min(width(name, style) + 28, room))
    return [
        Box(cx - w // 2, NAME_Y - 23, w, 46, theme.night, None, 0, 23),
        say(name, cx, NAME_Y, style, theme.chalk, "mm"),
    ]


def well(theme: Theme, area: Area) -> Shapes:
    """Where wagons are counted, and around it the circles of a scoring block."""
    cx = middle(area)
    if area not in REGIONS:
        return [Oval(cx, RING_Y, 62, 62, theme.paper, theme.ink, LINE)]
    inside = RING_R - CIRCLE_R - 6
    shapes: Shapes = [
        Oval(cx, RING_Y, RIM, RIM, COUNTRY[area], theme.ink, LINE),
        Oval(cx, RING_Y, inside, inside, theme.paper, theme.ink, HAIR),
    ]
    for number in range(8):
        x, y = circle(area, number)
        r = CIRCLE_R - 1
        shapes.append(Oval(x, y, r, r, theme.paper_low, theme.ink_soft, HAIR))
    return shapes


def country(theme: Theme, area: Area) -> Shapes:
    """One of six kinds of country, told apart by its outline and its grain."""
    x, w = LEFT[area], wide(area)
    top = ((x + share * w, SKYLINE + low) for share, low in HILLS[area])
    points = ((x, GROUND_END), *top, (x + w, GROUND_END))
    return [Poly(points, COUNTRY[area], theme.ink, LINE, GRAIN[area])]


def tracks(theme: Theme) -> Shapes:
    """The ruts of the wagons through all the country."""
    return [
        Path(((66, y), (WIDTH - 60, y)), theme.ink + "40", 5, (22, 9))
        for y in (TRACK_Y - 9, TRACK_Y + 9)
    ]


def oceans(theme: Theme) -> Shapes:
    waves = Pattern("waves", theme.water_low)
    pacific = ((0, 74), (52, 82), (70, 150), (40, 220), (58, 266), (0, 266))
    atlantic = ((0, 70), (-40, 84), (-58, 160), (-30, 220), (-52, 266), (0, 266))
    return [
        Poly(tuple((x + dx, SKYLINE + dy) for dx, dy in shore), theme.water, theme.ink, LINE, waves)
        for x, shore in ((0, pacific), (WIDTH, atlantic))
    ]


def growth(theme: Theme) -> Shapes:
    """Snow on the peaks, and what grows on the skyline."""
    peaks = [(LEFT["west"] + share * wide("west"), SKYLINE + low) for share, low in PEAKS]
    shapes: Shapes = [
        Poly(tuple((x + dx, y + dy) for dx, dy in SNOW), theme.chalk, theme.ink, HAIR)
        for x, y in peaks
    ]
    for area, icon, size, places in GROWTH:
        shapes += [Icon(icon, LEFT[area] + dx, SKYLINE + dy, size, theme.ink) for dx, dy in places]
    return shapes
