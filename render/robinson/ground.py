"""What never changes on the pictures of Robinson Crusoe: sea, shore, and the spaces' outlines."""

from __future__ import annotations

from functools import lru_cache

from render.frames import HEADER
from render.robinson.layout import HEIGHT, LOW_Y, SPLIT, Grid, board_grid, hexagon, near_grid
from render.scene import Box, Ground, Pattern, Poly
from render.theme import LINE, THEMES, WIDTH, Theme
from render.widgets import Shapes

# How far rings of water, shore and land reach beyond the hexagons, in parts of their radius.
RINGS = (0.33, 0.29, 0.22, 0.18, 0.12, 0.08)


@lru_cache(maxsize=8)
def board_ground(theme: str, spaces: int) -> Ground:
    """The sea with the unexplored island in it, and the table beside it."""
    colors = THEMES[theme]
    shapes: Shapes = [Box(0, HEADER, SPLIT, LOW_Y - HEADER, colors.water)]
    shapes += shore(colors, board_grid(spaces), spaces)
    shapes.append(Box(0, LOW_Y - 4, WIDTH, HEIGHT - LOW_Y + 4, colors.paper_low))
    return Ground(f"robinson-{theme}-{spaces}", WIDTH, HEIGHT, colors.paper_low, tuple(shapes))


@lru_cache(maxsize=8)
def island_ground(theme: str, spaces: int) -> Ground:
    """The same from nearer, in the sea all around."""
    colors = THEMES[theme]
    shapes = shore(colors, near_grid(spaces), spaces)
    return Ground(f"robinson_island-{theme}-{spaces}", WIDTH, HEIGHT, colors.water, tuple(shapes))


@lru_cache(maxsize=64)
def table_ground(theme: str, height: int) -> Ground:
    """A bare table."""
    return Ground(f"robinson_table-{theme}-{height}", WIDTH, height, THEMES[theme].paper_low)


def shore(theme: Theme, grid: Grid, number: int) -> Shapes:
    """Rings around all spaces, and the spaces as they look unexplored."""
    waters = (theme.water_low, theme.water, theme.water_low, theme.water, theme.coast, theme.land)
    shapes: Shapes = []
    spaces = [grid.centre(space) for space in range(number)]
    for grow, color in zip(RINGS, waters, strict=True):
        reach = grid.r * (1 + grow)
        shapes += [Poly(hexagon(x, y, reach), color, color, 6) for x, y in spaces]
    hatch = Pattern("fine-hatch", theme.coast + "30")
    for x, y in spaces:
        shapes.append(Poly(hexagon(x, y, grid.r - 3), theme.land_low, theme.coast, LINE, hatch))
    return shapes
