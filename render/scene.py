"""A drawing as data: frozen shapes in the order in which they are painted. No pixels, no files."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Point: TypeAlias = tuple[float, float]
Shadow: TypeAlias = tuple[int, int, str]  # to the right, down, colour
Face: TypeAlias = Literal["display", "label", "strong"]
Anchor: TypeAlias = Literal["ls", "ms", "rs", "lm", "mm", "rm"]  # side; s: baseline, m: middle


class Pattern(msgspec.Struct, frozen=True):
    """Marks laid over a fill, in one colour."""

    name: str
    color: str


class Box(msgspec.Struct, frozen=True):
    """A rectangle, rounded by *radius*; the line lies inside its edge."""

    x: float
    y: float
    w: float
    h: float
    fill: str | None = None
    line: str | None = None
    width: float = 0
    radius: float = 0
    pattern: Pattern | None = None
    shadow: Shadow | None = None


class Oval(msgspec.Struct, frozen=True):
    """An ellipse around (*x*, *y*); the line lies inside its edge."""

    x: float
    y: float
    rx: float
    ry: float
    fill: str | None = None
    line: str | None = None
    width: float = 0
    pattern: Pattern | None = None
    shadow: Shadow | None = None


class Poly(msgspec.Struct, frozen=True):
    """A closed polygon; its line is centred on the edge and has round corners."""

    points: tuple[Point, ...]
    fill: str | None = None
    line: str | None = None
    width: float = 0
    pattern: Pattern | None = None
    shadow: Shadow | None = None


class Path(msgspec.Struct, frozen=True):
    """An open line with round ends; *dash* is (mark, gap), *head* the length of an arrow's head."""

    points: tuple[Point, ...]
    color: str
    width: float
    dash: tuple[float, float] | None = None
    head: float = 0


class Icon(msgspec.Struct, frozen=True):
    """An icon by concept, centred on (*x*, *y*); its longer side is *size*."""

    name: str
    x: float
    y: float
    size: int
    color: str
    halo: str | None = None
    halo_width: int = 3
    flip: bool = False


class Label(msgspec.Struct, frozen=True):
    """One line of words at (*x*, *y*)."""

    words: str
    x: float
    y: float
    face: Face
    size: int
    color: str
    anchor: Anchor = "ls"
    halo: str | None = None
    halo_width: int = 4


Shape: TypeAlias = Box | Oval | Poly | Path | Icon | Label


class Ground(msgspec.Struct, frozen=True):
    """What never changes on a board. The painter keeps its pixels under *key*."""

    key: str
    width: int
    height: int
    color: str
    shapes: tuple[Shape, ...] = ()


class Scene(msgspec.Struct, frozen=True):
    """A whole picture: the ground, what stands on it now, and the words for those who can't see it.

    *palette* names the fixed colours of the picture.
    """

    ground: Ground
    shapes: tuple[Shape, ...]
    alt: str = ""
    palette: str = ""


class Film(msgspec.Struct, frozen=True):
    """A moving picture: scenes of one size, one after the other."""

    frames: tuple[Scene, ...]
