"""What a scene can be asked without painting it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from render.art import width
from render.scene import Box, Icon, Label, Oval, Path, Poly, Scene, Shape
from render.theme import Style


class Bounds(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Bounds, by: float = 0) -> bool:
        """Whether the two overlap by more than *by* pixels both ways."""
        return (
            min(self.right, other.right) - max(self.left, other.left) > by
            and min(self.bottom, other.bottom) - max(self.top, other.top) > by
        )


def labels(scene: Scene) -> list[Label]:
    shapes = (*scene.ground.shapes, *scene.shapes)
    return [shape for shape in shapes if isinstance(shape, Label) and shape.words]


def bounds(shape: Shape) -> Bounds:
    match shape:
        case Label():
            return label_bounds(shape)
        case Icon():
            half = shape.size / 2
            return Bounds(shape.x - half, shape.y - half, shape.x + half, shape.y + half)
        case Box():
            return Bounds(shape.x, shape.y, shape.x + shape.w, shape.y + shape.h)
        case Oval():
            return Bounds(
                shape.x - shape.rx, shape.y - shape.ry, shape.x + shape.rx, shape.y + shape.ry
            )
        case Poly() | Path():
            across, down = zip(*shape.points, strict=True)
            return Bounds(min(across), min(down), max(across), max(down))


def label_bounds(label: Label) -> Bounds:
    """Where capitals and figures stand; tails below the line are left out."""
    w = width(label.words, Style(label.face, label.size))
    left = label.x - {"l": 0.0, "m": w / 2, "r": w}[label.anchor[0]]
    base = label.y + (label.size * 0.345 if label.anchor[1] == "m" else 0)
    return Bounds(left, base - label.size * 0.72, left + w, base + label.size * 0.04)


def is_word(label: Label) -> bool:
    return any(map(str.isalpha, label.words)) and len(label.words) > 1


def assert_inside(scene: Scene) -> None:
    """Fail unless all words of a picture stay inside it."""
    for label in labels(scene):
        left, top, right, bottom = bounds(label)
        assert left >= 4, label
        assert top >= 0, label
        assert right <= scene.ground.width - 4, label
        assert bottom <= scene.ground.height, label


def overlapping(scene: Scene) -> Iterator[tuple[str, str]]:
    """Pairs of labels that run into each other. A word painted twice in one place is one."""
    found = list({(each.words, each.x, each.y): each for each in labels(scene)}.values())
    for number, one in enumerate(found):
        for other in found[number + 1 :]:
            if bounds(one).meets(bounds(other), 1):
                yield one.words, other.words
