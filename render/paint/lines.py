"""Geometry of lines: dashes and arrows."""

from __future__ import annotations

import math
from itertools import pairwise

from render.scene import Point

Points = tuple[Point, ...]


def shortened(points: Points, by: float) -> tuple[Points, Point]:
    """The line less its last *by* pixels, and its old end."""
    tip, line = points[-1], list(points)
    while len(line) > 1:
        start, end = line[-2], line[-1]
        far = math.dist(start, end)
        if far > by or len(line) == 2:
            line[-1] = between(start, end, max(0.02, (far - by) / far) if far else 0)
            break
        by -= far
        line.pop()
    return tuple(line), tip


def arrow_head(base: Point, tip: Point, head: float) -> Points:
    """The triangle at the end of an arrow."""
    far = math.dist(base, tip) or 1
    ux, uy = (tip[0] - base[0]) / far, (tip[1] - base[1]) / far
    x, y, half = tip[0] - ux * head, tip[1] - uy * head, head * 0.62
    return (tip, (x - uy * half, y + ux * half), (x + uy * half, y - ux * half))


def dashes(points: Points, dash: tuple[float, float]) -> list[Points]:
    """The marks of a dashed line; mark and gap stretch so that both ends are marks."""
    mark, gap = dash
    length = sum(math.dist(a, b) for a, b in pairwise(points))
    count = max(1, round((length + gap) / (mark + gap)))
    scale = length / (count * (mark + gap) - gap)
    step, mark = (mark + gap) * scale, mark * scale
    return [stretch(points, i * step, i * step + mark) for i in range(count)]


def stretch(points: Points, start: float, end: float) -> Points:
    """The part of the line between two distances from its beginning."""
    part: list[Point] = []
    run = 0.0
    for a, b in pairwise(points):
        far = math.dist(a, b)
        low, high = max(start, run), min(end, run + far)
        if far and low <= high:
            for at in (low, high):
                point = between(a, b, (at - run) / far)
                if not part or part[-1] != point:
                    part.append(point)
        run += far
    return tuple(part) if len(part) > 1 else (points[0], points[0])


def between(a: Point, b: Point, share: float) -> Point:
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
