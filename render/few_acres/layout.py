"""Where everything lies on the map of A Few Acres of Snow.

The outline of the land was bent so that the real coast runs through these sites: a site moved by
more than a few pixels leaves its river, and a test says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Literal, TypeAlias

import msgspec

from engine.few_acres.content import PlaceId
from render.art import DATA
from render.frames import HEADER, RIBBON
from render.scene import Point
from render.theme import MARGIN, WIDTH

HEIGHT = 1050
RIBBON_Y = HEIGHT - RIBBON

# From the site to where its name stands: right, left, below or above. At the sides the signs stand
# under the name, else behind it; the lines have them behind it too.
Around: TypeAlias = Literal["right", "left", "below", "above", "right-line", "left-line"]

PANEL_W, PANEL_H = 360, 178
FRENCH_AT = (MARGIN, HEADER + 14)
BRITISH_AT = (WIDTH - MARGIN - PANEL_W, RIBBON_Y - 14 - PANEL_H)
SIEGE_W, SIEGE_H, SIEGE_GAP = 348, 126, 9
PIECES_AT = (834, 764)  # of the legend of pieces and links
PIECES_W, PIECES_H = 178, 212
SIGNS_AT = (400, 96)  # of the legend of signs


class Site(msgspec.Struct, frozen=True):
    """Where a place is, where its name stands, and by how much the name is moved from there."""

    x: int
    y: int
    around: Around
    right: int = 0
    down: int = 0
    room: int = 260  # for a line of the name


class Course(msgspec.Struct, frozen=True):
    """How a river runs between two places."""

    between: tuple[PlaceId, PlaceId]
    points: tuple[Point, ...]


class Outline(msgspec.Struct, frozen=True):
    """The coast and the lakes as closed rings, and lines along them, the nearest first."""

    land: tuple[tuple[Point, ...], ...]
    shore: tuple[tuple[tuple[Point, ...], ...], ...]
    lakes: tuple[tuple[Point, ...], ...]
    bank: tuple[tuple[tuple[Point, ...], ...], ...]
    courses: tuple[Course, ...]


def _read(file: Path) -> Outline:
    return msgspec.json.decode(file.read_bytes(), type=Outline, strict=True)


OUTLINE = _read(DATA / "few_acres" / "outline.json")

SITES: Mapping[PlaceId, Site] = MappingProxyType(
    {
        "albany": Site(650, 610, "below", -34),
        "baltimore": Site(476, 818, "below", -10),
        "boston": Site(868, 600, "right"),
        "canso": Site(1336, 326, "below", -34),
        "cumberland": Site(336, 776, "below", -30),
        "deerfield": Site(764, 588, "below", 0, 4),
        "detroit": Site(92, 596, "below"),
        "fort-beausejour": Site(1176, 326, "above", -14),
        "fort-duquesne": Site(160, 812, "below"),
        "fort-frontenac": Site(510, 420, "left"),
        "fort-halifax": Site(936, 402, "right", 0, -10),
        "fort-niagara": Site(318, 504, "below", -8),
        "fort-presquisle": Site(226, 626, "right", -6),
        "fort-st-john": Site(682, 370, "right", -2),
        "fort-stanwix": Site(502, 608, "below", -48),
        "fort-venango": Site(206, 708, "right", -6),
        "fort-william-henry": Site(656, 530, "right", 0, -16, 150),
        "gaspe": Site(1172, 148, "right"),
        "halifax": Site(1280, 450, "below"),
        "kennebec": Site(896, 310, "right", -6),
        "louisbourg": Site(1344, 216, "left"),
        "michillimackinac": Site(118, 372, "below"),
        "montreal": Site(560, 340, "left"),
        "new-haven": Site(836, 720, "right"),
        "new-york": Site(664, 732, "left", 0, -16),
        "norfolk": Site(594, 946, "right-line"),
        "oswego": Site(462, 510, "below"),
        "pemaquid": Site(900, 506, "right"),
        "philadelphia": Site(624, 808, "right"),
        "port-royal": Site(1192, 446, "left-line"),
        "quebec": Site(850, 190, "left", -8),
        "richmond": Site(416, 940, "left"),
        "st-marys": Site(644, 888, "right"),
        "tadoussac": Site(936, 142, "right"),
        "ticonderoga": Site(664, 450, "right", 4, -10),
        "trois-rivieres": Site(690, 281, "left-line", 8),
    }
)


def at(place: PlaceId) -> Point:
    """The middle of a place."""
    site = SITES[place]
    return site.x, site.y


def siege_at(number: int) -> tuple[int, int]:
    """The upper left corner of a siege's panel: over that of the British, then over the first."""
    x, y = WIDTH - MARGIN - SIEGE_W, BRITISH_AT[1]
    return x, y - (number + 1) * (SIEGE_H + SIEGE_GAP)
