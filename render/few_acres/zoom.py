"""Shapes seen from nearer: cut to a window, then enlarged. Data to data, without pixels."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import repeat

import msgspec

from render.scene import Box, Icon, Label, Oval, Path, Point, Poly, Shadow, Shape
from render.widgets import Shapes

REACH = 400  # of words and boxes from where they begin
EDGE = 30  # how far a shape may reach; a polygon is cut there, so that its cut isn't seen


class Window(msgspec.Struct, frozen=True):
    """A part of a picture, *scale* times as large, its upper left corner at (*left*, *top*)."""

    x: float
    y: float
    w: float
    h: float
    scale: float
    left: float = 0
    top: float = 0

    def at(self, x: float, y: float) -> Point:
        across, down = (x - self.x) * self.scale, (y - self.y) * self.scale
        return round(across + self.left, 1), round(down + self.top, 1)

    def holds(self, left: float, top: float, right: float, bottom: float) -> bool:
        """Whether a rectangle lies whole within the window."""
        # A pixel more, for what is rounded.
        across = self.x - 1 <= left and right <= self.x + self.w + 1
        return across and self.y - 1 <= top and bottom <= self.y + self.h + 1


def enlarged(shapes: Iterable[Shape], window: Window) -> Shapes:
    """The shapes as the window shows them; those wholly outside of it are left out."""
    cut = map(_cut, shapes, repeat(window))
    return [_near(shape, window) for shape in cut if shape is not None]


def _cut(shape: Shape, window: Window) -> Shape | None:
    """What can be seen of a shape; painting the whole of a polygon would take far too long."""
    if isinstance(shape, Poly):
        points = clipped(shape.points, window)
        return msgspec.structs.replace(shape, points=points) if len(points) > 2 else None
    return shape if _is_near(shape, window) else None


def _is_near(shape: Shape, window: Window) -> bool:
    """Whether a shape might reach into the window."""
    points: tuple[Point, ...]
    points = shape.points if isinstance(shape, Path | Poly) else ((shape.x, shape.y),)
    lefts, tops = [x for x, _ in points], [y for _, y in points]
    far = REACH if isinstance(shape, Box | Label) else EDGE
    across = min(lefts) - far < window.x + window.w and window.x < max(lefts) + far
    return across and min(tops) - far < window.y + window.h and window.y < max(tops) + far


def clipped(points: tuple[Point, ...], window: Window) -> tuple[Point, ...]:
    """A polygon cut at the window's four sides, a little outside of them."""
    left, right = window.x - EDGE, window.x + window.w + EDGE
    top, bottom = window.y - EDGE, window.y + window.h + EDGE
    for axis, bound, sign in ((0, left, 1), (0, right, -1), (1, top, 1), (1, bottom, -1)):
        points = _half(points, lambda p, a=axis, b=bound, s=sign: s * (p[a] - b))  # type: ignore[misc]
    return points


def _half(points: tuple[Point, ...], depth: Callable[[Point], float]) -> tuple[Point, ...]:
    """What lies on the inner side of a line; *depth* is how far inside a point is."""
    kept: list[Point] = []
    for before, after in zip((*points[-1:], *points[:-1]), points, strict=True):
        a, b = depth(before), depth(after)
        if (a < 0) != (b < 0):
            part = a / (a - b)
            x = before[0] + (after[0] - before[0]) * part
            kept.append((x, before[1] + (after[1] - before[1]) * part))
        if b >= 0:
            kept.append(after)
    return tuple(kept)


def _near(shape: Shape, window: Window) -> Shape:
    k, replace = window.scale, msgspec.structs.replace
    match shape:
        case Box():
            x, y = window.at(shape.x, shape.y)
            w, h = round(shape.w * k, 1), round(shape.h * k, 1)
            line, shadow = round(shape.width * k, 1), _shadow(shape.shadow, k)
            corner = round(shape.radius * k, 1)
            return replace(shape, x=x, y=y, w=w, h=h, width=line, radius=corner, shadow=shadow)
        case Oval():
            x, y = window.at(shape.x, shape.y)
            rx, ry = round(shape.rx * k, 1), round(shape.ry * k, 1)
            line, shadow = round(shape.width * k, 1), _shadow(shape.shadow, k)
            return replace(shape, x=x, y=y, rx=rx, ry=ry, width=line, shadow=shadow)
        case Poly():
            points = tuple(window.at(*point) for point in shape.points)
            line, shadow = round(shape.width * k, 1), _shadow(shape.shadow, k)
            return replace(shape, points=points, width=line, shadow=shadow)
        case Path():
            points = tuple(window.at(*point) for point in shape.points)
            dash = None if shape.dash is None else (shape.dash[0] * k, shape.dash[1] * k)
            line, head = round(shape.width * k, 1), round(shape.head * k, 1)
            return replace(shape, points=points, width=line, dash=dash, head=head)
        case Icon() | Label():
            x, y = window.at(shape.x, shape.y)
            halo = round(shape.halo_width * k)
            return replace(shape, x=x, y=y, size=round(shape.size * k), halo_width=halo)


def _shadow(shadow: Shadow | None, k: float) -> Shadow | None:
    return None if shadow is None else (round(shadow[0] * k), round(shadow[1] * k), shadow[2])
