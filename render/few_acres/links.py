"""The links between places, each kind in its own line: rivers, lakes, roads, trails.

The sea has no lines: every port is linked with every other one.
"""

from __future__ import annotations

from engine.few_acres.content import LINKS, Link, LinkKind
from render.few_acres.layout import OUTLINE, at
from render.scene import Path, Point
from render.theme import Theme
from render.widgets import Shapes

COURSES = {frozenset(course.between): course.points for course in OUTLINE.courses}
CASING = 12  # of water: pale beneath the line


def links(theme: Theme) -> Shapes:
    """All of them, the casings below the lines so that no crossing is cut."""
    drawn = [line(theme, link.kind, way(link)) for link in LINKS]
    return [each[0] for each in drawn] + [shape for each in drawn for shape in each[1:]]


def way(link: Link) -> tuple[Point, ...]:
    """How a link runs: a river as it winds, all else straight."""
    start, end = link.between
    return COURSES.get(frozenset(link.between), (at(start), at(end)))


def line(theme: Theme, kind: LinkKind, points: tuple[Point, ...]) -> Shapes:
    """A link: first its casing, then what tells it from the other kinds."""
    if kind == "river":
        return [Path(points, theme.chalk + "B0", CASING), Path(points, theme.river, 7)]
    if kind == "lake":
        return [Path(points, theme.chalk + "B0", CASING), Path(points, theme.river, 7, (16, 14))]
    if kind == "road":
        return [Path(points, theme.road, CASING), Path(points, theme.paper, 5)]
    return [Path(points, theme.chalk + "90", 9), Path(points, theme.trail, 7, (0.1, 16))]
