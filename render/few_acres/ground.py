"""What never changes on the map of A Few Acres of Snow: the country, its links, names and signs."""

from __future__ import annotations

from functools import lru_cache

from engine.few_acres.content import PLACES
from render.few_acres.labels import Names, label, legend_of_pieces, legend_of_signs, plain
from render.few_acres.layout import HEIGHT, OUTLINE
from render.few_acres.links import links
from render.scene import Ground, Icon, Path, Point, Poly
from render.theme import LINE, THEMES, WIDTH, Theme
from render.widgets import Shapes

COMPASS = (1190, 594, 104)
PART = 40  # points of an outline that are drawn at once
RIDGES: tuple[Point, ...] = (
    (362, 690), (408, 668), (352, 742), (300, 862), (256, 900), (330, 900), (215, 950),
    (292, 968), (130, 900), (600, 468), (590, 530), (560, 480), (790, 470), (826, 440),
    (800, 520), (770, 430), (450, 700), (490, 676), (1010, 240), (1060, 262), (960, 262),
    (160, 968), (90, 950), (540, 700), (60, 880),
)  # fmt: skip
WOODS: tuple[Point, ...] = (
    (330, 330), (430, 300), (500, 262), (700, 110), (560, 260), (740, 130), (60, 470), (110, 500),
    (60, 700), (110, 730), (60, 850), (380, 560), (400, 620), (430, 590), (1020, 190), (800, 380),
    (760, 340), (980, 330), (800, 300), (60, 1000), (380, 900), (130, 660),
    (60, 790),
)  # fmt: skip
RIDGE: tuple[Point, ...] = ((-20, 9), (-7, -9), (-1, -1), (8, -13), (24, 9))
SPUR: tuple[Point, ...] = ((11, -3), (18, 8))
GROVE: tuple[Point, ...] = ((0, 0), (18, 6), (-17, 8))


@lru_cache(maxsize=8)
def ground(theme: str, names: Names) -> Ground:
    """The map as it is printed, without anything on it."""
    colors = THEMES[theme]
    shapes = printed(colors, names)
    shapes.append(Icon("compass", *COMPASS, colors.water_low))
    shapes += legend_of_signs(colors, names) + legend_of_pieces(colors, names)
    key = f"few_acres-{theme}-{names.locale}"
    return Ground(key, WIDTH, HEIGHT, colors.water, tuple(shapes))


def printed(theme: Theme, names: Names) -> Shapes:
    """The country with its links, names and signs."""
    shapes = country(theme) + links(theme)
    written = [shape for place in PLACES for shape in label(theme, place, names)]
    return shapes + written + plain(written)


def country(theme: Theme) -> Shapes:
    """Sea, land, relief and lakes, in an engraver's manner."""
    shapes: Shapes = []
    for rings, weight in zip(reversed(OUTLINE.shore), (2, 3, 3), strict=True):
        shapes += [part for ring in rings for part in drawn(ring, theme.water_low, weight)]
    shapes += filled(OUTLINE.land, theme.land, theme.coast)
    shapes += relief(theme)
    shapes += filled(OUTLINE.lakes, theme.water, theme.coast)
    for rings in OUTLINE.bank:
        shapes += [part for ring in rings for part in drawn(ring, theme.water_low, 2)]
    return shapes


def filled(rings: tuple[tuple[Point, ...], ...], fill: str, line: str) -> Shapes:
    """Closed rings in a colour, and then their outlines."""
    areas: Shapes = [Poly(ring, fill) for ring in rings]
    return areas + [part for ring in rings for part in drawn(ring, line, LINE)]


def drawn(ring: tuple[Point, ...], color: str, weight: float) -> Shapes:
    """A closed line in short parts: one of a whole coast would need a mask as large as the map."""
    closed = (*ring, ring[0])
    return [
        Path(closed[start : start + PART + 1], color, weight)
        for start in range(0, len(closed) - 1, PART)
    ]


def relief(theme: Theme) -> Shapes:
    """Hills and firs, low in contrast: a grain of the land that never competes with a piece."""
    shapes: Shapes = []
    for x, y in RIDGES:
        for line, weight in ((RIDGE, 4), (SPUR, 3)):
            points = tuple((x + dx, y + dy) for dx, dy in line)
            shapes.append(Path(points, theme.land_low, weight))
    for x, y in WOODS:
        shapes += [Icon("pine", x + dx, y + dy, 26, theme.land_low) for dx, dy in GROVE]
    return shapes
