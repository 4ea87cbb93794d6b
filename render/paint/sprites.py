"""Shapes as sprites: each flattened into one paste and kept, so that it is drawn once a process."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageColor

from render.paint.masks import (
    box_mask,
    icon_halo_mask,
    icon_mask,
    oval_mask,
    poly_mask,
    stroke_mask,
    words_mask,
)
from render.paint.patterns import pattern_mask
from render.scene import (
    Anchor,
    Box,
    Face,
    Icon,
    Label,
    Oval,
    Path,
    Pattern,
    Point,
    Poly,
    Shadow,
    Shape,
)

Color: TypeAlias = tuple[int, int, int]

LARGE = 40  # from this on the middle of a box is worth a paste of its own


class Layer(NamedTuple):
    """One colour through one mask, the mask's corner at (*x*, *y*) from the sprite's origin."""

    color: str
    mask: Image.Image
    x: int = 0
    y: int = 0


class Piece(NamedTuple):
    """A colour or an image for a rectangle from the sprite's origin; no mask where it is full."""

    source: Color | Image.Image
    mask: Image.Image | None
    left: int
    top: int
    right: int
    bottom: int


Sprite: TypeAlias = tuple[Piece, ...]


def sprite_of(shape: Shape) -> tuple[Sprite, int, int]:
    """What is pasted for a shape, and where its origin lies on the picture."""
    match shape:
        case Box():
            x, y = math.floor(shape.x), math.floor(shape.y)
            within = (round(shape.x - x, 2), round(shape.y - y, 2), shape.w, shape.h)
            return box_sprite(*within, shape.radius, *paint_of(shape)), x, y
        case Oval():
            left, top = shape.x - shape.rx, shape.y - shape.ry
            x, y = math.floor(left), math.floor(top)
            within = (round(left - x, 2), round(top - y, 2), shape.rx, shape.ry)
            return oval_sprite(*within, *paint_of(shape)), x, y
        case Poly():
            x, y, points = settled(shape.points, shape.width)
            return poly_sprite(points, *paint_of(shape)), x, y
        case Path():
            x, y, points = settled(shape.points, max(shape.width, shape.head * 1.4))
            line = path_sprite(points, shape.color, shape.width, shape.dash, shape.head)
            return line, x, y
        case Icon():
            drawing = icon_sprite(
                shape.name, shape.size, shape.color, shape.halo, shape.halo_width, shape.flip
            )
            return drawing, round(shape.x - shape.size / 2), round(shape.y - shape.size / 2)
        case Label():
            letters = (shape.words, shape.face, shape.size, shape.anchor)
            words = words_sprite(*letters, shape.color, shape.halo, shape.halo_width)
            return words, round(shape.x), round(shape.y)


def paint_of(
    shape: Box | Oval | Poly,
) -> tuple[str | None, str | None, float, Pattern | None, Shadow | None]:
    return shape.fill, shape.line, shape.width, shape.pattern, shape.shadow


def settled(points: tuple[Point, ...], width: float) -> tuple[int, int, tuple[Point, ...]]:
    """The points moved to the origin, so that the same figure elsewhere finds its sprite."""
    pad = width / 2 + 1
    x = math.floor(min(p[0] for p in points) - pad)
    y = math.floor(min(p[1] for p in points) - pad)
    return x, y, tuple((round(px - x, 2), round(py - y, 2)) for px, py in points)


# One kept sprite for each kind of shape


@lru_cache(maxsize=1024)
def box_sprite(
    left: float,
    top: float,
    w: float,
    h: float,
    radius: float,
    fill: str | None,
    line: str | None,
    width: float,
    pattern: Pattern | None,
    shadow: Shadow | None,
) -> Sprite:
    outer = box_mask(left, top, w, h, radius, 0)
    inner = box_mask(left, top, w, h, radius, width) if line and width else outer
    sprite = flat(solid(outer, inner, fill, line, pattern, shadow))
    rim = math.ceil(width) + 1 if line else 1
    side = max(math.ceil(radius) + 1, rim)
    if fill and len(fill) == 7 and not pattern and w > 2 * side + LARGE and h > 2 * rim:
        middle = (side, rim, math.floor(w) - side, math.floor(h) - rim)
        return hollow(sprite[0], split(fill)[0], middle)
    return sprite


@lru_cache(maxsize=1024)
def oval_sprite(
    left: float,
    top: float,
    rx: float,
    ry: float,
    fill: str | None,
    line: str | None,
    width: float,
    pattern: Pattern | None,
    shadow: Shadow | None,
) -> Sprite:
    outer = oval_mask(left, top, rx, ry, 0)
    inner = oval_mask(left, top, rx, ry, width) if line and width else outer
    return flat(solid(outer, inner, fill, line, pattern, shadow))


def solid(
    outer: Image.Image,
    inner: Image.Image,
    fill: str | None,
    line: str | None,
    pattern: Pattern | None,
    shadow: Shadow | None,
) -> list[Layer]:
    layers = [Layer(shadow[2], outer, shadow[0], shadow[1])] if shadow else []
    if line and inner is not outer:
        layers.append(Layer(line, outer if fill else ImageChops.subtract(outer, inner)))
    if fill:
        layers.append(Layer(fill, inner))
    if pattern:
        layers.append(patterned(pattern, inner))
    return layers


@lru_cache(maxsize=1024)
def poly_sprite(
    points: tuple[Point, ...],
    fill: str | None,
    line: str | None,
    width: float,
    pattern: Pattern | None,
    shadow: Shadow | None,
) -> Sprite:
    inner = poly_mask(points, width)
    edge = stroke_mask((*points, points[0], points[1]), width, None, 0) if line and width else None
    layers: list[Layer] = []
    if shadow:
        outer = ImageChops.lighter(inner, edge) if edge else inner
        layers.append(Layer(shadow[2], outer, shadow[0], shadow[1]))
    if fill:
        layers.append(Layer(fill, inner))
    if pattern:
        layers.append(patterned(pattern, inner))
    if line and edge:
        layers.append(Layer(line, edge))
    return flat(layers)


@lru_cache(maxsize=512)
def path_sprite(
    points: tuple[Point, ...],
    color: str,
    width: float,
    dash: tuple[float, float] | None,
    head: float,
) -> Sprite:
    return flat([Layer(color, stroke_mask(points, width, dash, head))])


@lru_cache(maxsize=512)
def icon_sprite(
    name: str, size: int, color: str, halo: str | None, halo_width: int, flip: bool
) -> Sprite:
    layers = [Layer(color, icon_mask(name, size, flip))]
    if halo:
        grown = icon_halo_mask(name, size, flip, halo_width)
        layers.insert(0, Layer(halo, grown, -halo_width, -halo_width))
    return flat(layers)


@lru_cache(maxsize=4096)
def words_sprite(
    words: str,
    face: Face,
    size: int,
    anchor: Anchor,
    color: str,
    halo: str | None,
    halo_width: int,
) -> Sprite:
    layers = [Layer(color, *words_mask(words, face, size, anchor, 0))]
    if halo:
        layers.insert(0, Layer(halo, *words_mask(words, face, size, anchor, halo_width)))
    return flat(layers)


# Flattening


def patterned(pattern: Pattern, within: Image.Image) -> Layer:
    marks = pattern_mask(pattern.name, *within.size)
    return Layer(pattern.color, ImageChops.multiply(within, marks))


def flat(layers: list[Layer]) -> Sprite:
    """Several layers as one image; a single one stays a colour, which pastes faster."""
    if len(layers) == 1:
        (layer,) = layers
        color, alpha = split(layer.color)
        return (trimmed(color, faded(layer.mask, alpha), layer.x, layer.y),)
    left, top = min(layer.x for layer in layers), min(layer.y for layer in layers)
    right = max(layer.x + layer.mask.width for layer in layers)
    bottom = max(layer.y + layer.mask.height for layer in layers)
    image = Image.new("RGBA", (right - left, bottom - top))
    for layer in layers:
        color, alpha = split(layer.color)
        sheet = Image.new("RGBA", layer.mask.size, color)
        sheet.putalpha(faded(layer.mask, alpha))
        image.alpha_composite(sheet, (layer.x - left, layer.y - top))
    return (trimmed(image.convert("RGB"), image.getchannel("A"), left, top),)


def trimmed(source: Color | Image.Image, mask: Image.Image, x: int, y: int) -> Piece:
    """The part of a sprite in which something is seen."""
    left, top, right, bottom = box = mask.getbbox() or (0, 0, 1, 1)
    part = source.crop(box) if isinstance(source, Image.Image) else source
    return Piece(part, mask.crop(box), x + left, y + top, x + right, y + bottom)


def hollow(sheet: Piece, fill: Color, middle: tuple[int, int, int, int]) -> Sprite:
    """A large sheet as its four edges and a middle of one colour, which needs no mask."""
    left, top, right, bottom = middle
    edges = (
        (sheet.left, sheet.top, sheet.right, top),
        (sheet.left, bottom, sheet.right, sheet.bottom),
        (sheet.left, top, left, bottom),
        (right, top, sheet.right, bottom),
    )
    return (Piece(fill, None, *middle), *(cut(sheet, edge) for edge in edges))


def cut(sheet: Piece, part: tuple[int, int, int, int]) -> Piece:
    left, top, right, bottom = part
    box = (left - sheet.left, top - sheet.top, right - sheet.left, bottom - sheet.top)
    source = sheet.source.crop(box) if isinstance(sheet.source, Image.Image) else sheet.source
    mask = sheet.mask.crop(box) if sheet.mask else None
    return Piece(source, mask, *part)


def split(color: str) -> tuple[Color, int]:
    red, green, blue, *alpha = ImageColor.getrgb(color)
    return (red, green, blue), (alpha or [255])[0]


def faded(mask: Image.Image, alpha: int) -> Image.Image:
    return mask if alpha == 255 else mask.point([v * alpha // 255 for v in range(256)])
