"""What never changes on the board of Lewis & Clark: the country, the route, the printed village."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from engine.lewis_clark.content import (
    FIRST_SPACE,
    FORT_CLATSOP,
    PLACES,
    ROUTE,
    ST_LOUIS,
    TABLE,
    PlaceId,
)
from engine.lewis_clark.effects import Terrain
from render.art import fit, width, wrap
from render.frames import HEADER, panel
from render.lewis_clark.cards import effect
from render.lewis_clark.layout import (
    HEIGHT,
    JOURNAL_W,
    JOURNAL_X,
    PANEL_H,
    PANEL_Y,
    PLACE_H,
    PLACE_W,
    ROUTE_END,
    SPACE,
    STOCK_X,
    TOP_Y,
    VILLAGE_W,
    VILLAGE_X,
    at,
    page_at,
    place_at,
    way,
)
from render.scene import Box, Ground, Icon, Label, Path, Pattern, Point, Poly
from render.theme import HAIR, LINE, SMALL, THEMES, WIDTH, Theme
from render.widgets import Shapes, say

ROCK, ROCK_LOW = "#CDBB9B", "#A9926C"
CORNER = 12
PRICE_W = 82  # of a page's price
OCEAN_X, OCEAN_W = 84, 140
EFFECT_Y = 62  # from a place's top to the middle of what it does
# The coast of the Pacific, from its north-eastern corner down, and the trees along the way.
COAST: tuple[Point, ...] = (
    (862, HEADER),
    (850, 104),
    (862, 128),
    (852, 158),
    (862, 182),
    (846, 196),
    (700, 200),
    (560, 196),
    (420, 203),
    (250, 198),
    (130, 206),
    (46, 200),
    (0, 208),
    (0, HEADER),
)
TREES: tuple[Point, ...] = (
    (270, 297), (470, 297), (700, 297), (1190, 297), (980, 203), (1150, 203),
    (170, 400), (420, 402), (690, 400), (1100, 402),
)  # fmt: skip
HILLS: tuple[tuple[int, int, int], ...] = (
    (1350, 114, 46), (44, 396, 54), (300, 404, 40), (560, 402, 44),
)  # fmt: skip


class Names(msgspec.Struct, frozen=True):
    """The words printed on the board."""

    locale: str
    st_louis: str
    fort_clatsop: str
    pacific: str
    places: tuple[str, ...]  # in the village's order


@lru_cache(maxsize=8)
def ground(theme: str, names: Names) -> Ground:
    """The board as it is printed, without anything on it."""
    colors = THEMES[theme]
    shapes: Shapes = [Box(0, HEADER, WIDTH, ROUTE_END - HEADER, colors.land)]
    shapes += country(colors, names.pacific)
    shapes += [
        Path(way(), colors.coast + "70", SPACE + 17),
        Path(way(), colors.land_low, SPACE + 12),
    ]
    for space, terrain in enumerate(ROUTE, FIRST_SPACE):
        shapes += cell(colors, space, terrain)
    shapes += landmark(colors, ST_LOUIS, names.st_louis)
    shapes += landmark(colors, FORT_CLATSOP, names.fort_clatsop)
    shapes += village(colors, dict(zip(PLACES, names.places, strict=True)))
    shapes += journal(colors)
    key = f"lewis_clark-{theme}-{names.locale}"
    return Ground(key, WIDTH, HEIGHT, colors.paper_low, tuple(shapes))


def country(theme: Theme, pacific: str) -> Shapes:
    """The land along the way, and the ocean at its end."""
    waves = Pattern("waves", theme.water_low)
    shapes: Shapes = [
        Poly(COAST, theme.water, theme.coast, LINE, waves),
        *(
            say(part, OCEAN_X, TOP_Y + 34 * n - 17, SMALL, theme.ink, "mm", theme.water)
            for n, part in enumerate(wrap(pacific, SMALL, OCEAN_W, 2))
        ),
    ]
    for x, y in TREES:
        shapes += [Icon("pine", x + dx, y + dy, 26, theme.coast + "80") for dx, dy in GROVE]
    shapes += [Icon("hills-mark", x, y, size, theme.coast + "80") for x, y, size in HILLS]
    return shapes


GROVE: tuple[tuple[int, int], ...] = ((-18, 3), (18, 2), (0, -2))


def cell(theme: Theme, space: int, terrain: Terrain) -> Shapes:
    """A space of the route, without its number."""
    x, y = at(space)
    left, top = x - SPACE // 2, y - SPACE // 2
    beyond = space > FORT_CLATSOP
    water, low = (theme.water_low, theme.river + "80") if beyond else (theme.water, theme.water_low)
    if terrain == "mountain":
        shapes: Shapes = [
            Box(left, top, SPACE, SPACE, ROCK, theme.ink, HAIR, CORNER),
            Icon("mountain", x, y + 2, 44, ROCK_LOW),
        ]
    else:
        waves = Pattern("waves", low)
        shapes = [Box(left, top, SPACE, SPACE, water, theme.ink, HAIR, CORNER, waves)]
    if terrain == "mountain-river":
        shapes += both(theme, left, top)
    return shapes


def both(theme: Theme, left: float, top: float) -> Shapes:
    """A peak rising from the river."""
    outline = ((8, 51), (22, 27), (28, 34), (38, 13), (53, 51))
    points = tuple((left + dx, top + dy) for dx, dy in outline)
    snow = tuple((left + dx, top + dy) for dx, dy in ((32, 26), (38, 13), (43, 26), (38, 23)))
    return [Poly(points, ROCK, theme.ink, HAIR), Poly(snow, theme.chalk, theme.ink, HAIR)]


def landmark(theme: Theme, space: int, name: str) -> Shapes:
    """A space with a heavy frame and its name above."""
    x, y = at(space)
    half = SPACE // 2 + 3
    w = round(width(name, SMALL)) + 24
    icon = "flag" if space == ST_LOUIS else "fort-clatsop"
    return [
        Box(x - half, y - half, 2 * half, 2 * half, None, theme.ink, 6, CORNER + 2),
        Icon(icon, x, y, 36, theme.ink + "B0"),
        Box(x - w // 2, y - half - 34, w, 34, theme.night, None, 0, 17),
        say(name, x, y - half - 17, SMALL, theme.chalk, "mm"),
    ]


def village(theme: Theme, names: Mapping[PlaceId, str]) -> Shapes:
    """The eight places, with what they cost and bring."""
    shapes = panel(theme, VILLAGE_X, PANEL_Y, VILLAGE_W, PANEL_H, theme.paper)
    for place, name in names.items():
        x, y = place_at(place)
        middle = x + PLACE_W // 2
        shapes.append(Box(x, y, PLACE_W, PLACE_H, theme.paper_low, theme.rule, HAIR, CORNER))
        cut = fit(name, SMALL, PLACE_W - 12)
        shapes.append(say(cut, middle, y + 21, SMALL, theme.ink, "mm"))
        shapes += effect(theme, place, middle, y + EFFECT_Y, PLACE_W - 12, 44, 38, across=True)
    top = PANEL_Y + 16
    return [*shapes, Box(STOCK_X, top, HAIR, PANEL_H - 32, theme.rule)]


def journal(theme: Theme) -> Shapes:
    """The pages with their prices in fur, the last page lowest."""
    pages = len(TABLE.journal_costs)
    shapes = panel(theme, JOURNAL_X, PANEL_Y, JOURNAL_W, PANEL_H, theme.paper)
    for number, fur in enumerate(TABLE.journal_costs):
        y, h = page_at(number, pages)
        middle = y + h // 2
        shapes += [
            Box(JOURNAL_X + 10, y + 3, PRICE_W, h - 6, theme.night, None, 0, CORNER),
            Icon("fur", JOURNAL_X + 33, middle, 36, theme.coin),
            Label(str(fur), JOURNAL_X + 69, middle, "strong", 42, theme.chalk, "mm"),
        ]
        if number:
            shapes.append(Box(JOURNAL_X + 102, y + h - 1, JOURNAL_W - 114, HAIR, theme.rule))
    return shapes
