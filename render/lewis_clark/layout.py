"""Where everything of Lewis & Clark lies. The route begins in the south-east, as on a map."""

from __future__ import annotations

import math

from engine.lewis_clark.content import FIRST_SPACE, LAST_SPACE, PLACES, PlaceId
from render.frames import HEADER, RIBBON
from render.scene import Point
from render.theme import MARGIN, WIDTH

HEIGHT = 1050

# The route: 18 spaces west, one in the bend, 18 east, one in the bend, 17 west.
REACH = 18
SPACE, STEP, PITCH = 60, 66, 94
TOP_Y = 156
MIDDLE_Y, LOW_Y = TOP_Y + PITCH, TOP_Y + 2 * PITCH
ROUTE_LEFT, ROUTE_RIGHT = 139, 1261
BEND = 70  # how far a bend's space lies beyond the reaches
ROUTE_END = 418

PANEL_Y, PANEL_H = 424, 300
VILLAGE_X, VILLAGE_W = MARGIN, 682
JOURNAL_X = VILLAGE_X + VILLAGE_W + 14
JOURNAL_W = WIDTH - MARGIN - JOURNAL_X
PLACE_COLUMNS = 4
PLACE_W, PLACE_H, PLACE_GAP = 132, 135, 7
STOCK_X = VILLAGE_X + 14 + PLACE_COLUMNS * (PLACE_W + PLACE_GAP)
STOCK_W = VILLAGE_X + VILLAGE_W - 12 - STOCK_X

STRIP_Y, STRIP_H = 738, 244
RIBBON_Y = HEIGHT - RIBBON
MACKENZIE_W = 380


def at(space: int) -> Point:
    """The middle of a space of the route."""
    i = space - FIRST_SPACE
    if i < REACH:
        return ROUTE_RIGHT - i * STEP, LOW_Y
    if i == REACH:
        return ROUTE_LEFT - BEND, (LOW_Y + MIDDLE_Y) // 2
    if i <= 2 * REACH:
        return ROUTE_LEFT + (i - REACH - 1) * STEP, MIDDLE_Y
    if i == 2 * REACH + 1:
        return ROUTE_RIGHT + BEND, (MIDDLE_Y + TOP_Y) // 2
    return ROUTE_RIGHT - (i - 2 * REACH - 2) * STEP, TOP_Y


def way() -> tuple[Point, ...]:
    """The middle line of the whole route."""
    r = PITCH / 2

    def bend(x: float, y: float, out: int) -> list[Point]:
        turns = (math.pi * i / 16 for i in range(17))
        return [(x + out * BEND * math.sin(a), y + r * math.cos(a)) for a in turns]

    return (
        (ROUTE_RIGHT, LOW_Y),
        *bend(ROUTE_LEFT, LOW_Y - r, -1),
        *bend(ROUTE_RIGHT, MIDDLE_Y - r, 1),
        at(LAST_SPACE),
    )


def place_at(place: PlaceId) -> tuple[int, int]:
    """The upper left corner of a place in the village."""
    row, column = divmod(list(PLACES).index(place), PLACE_COLUMNS)
    x = VILLAGE_X + 12 + column * (PLACE_W + PLACE_GAP)
    return x, PANEL_Y + 12 + row * (PLACE_H + PLACE_GAP)


def page_at(number: int, pages: int) -> tuple[int, int]:
    """The top of a page's row in the journal and its height; the last page lies lowest."""
    h = (PANEL_H - 20) // pages
    return PANEL_Y + 10 + (pages - 1 - number) * h, h


def strip_at(seat: int, seats: int) -> tuple[int, int]:
    """The left edge and the width of a player's strip; Mackenzie has one beside a single one."""
    if seats == 1:
        return MARGIN, WIDTH - 3 * MARGIN - MACKENZIE_W
    return round(MARGIN + seat * (WIDTH - MARGIN) / seats), (WIDTH - MARGIN) // seats - MARGIN


def crest_at() -> tuple[int, int]:
    """Where Mackenzie's strip begins, and how wide it is."""
    return WIDTH - MARGIN - MACKENZIE_W, MACKENZIE_W


assert HEADER < TOP_Y - SPACE // 2, "the route runs into the header"
assert STRIP_Y + STRIP_H < RIBBON_Y, "the strips run into the ribbon"
