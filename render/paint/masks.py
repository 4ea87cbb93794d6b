"""Smooth shapes as alpha masks: drawn four times too large, reduced, and kept.

Every mask is made for a shape moved to the origin, so that the same disc elsewhere finds it again.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFont

from render.art import FONTS, ICONS, MEASURES, SHEET
from render.paint.lines import arrow_head, dashes, shortened
from render.scene import Anchor, Face, Point

OVER = 4  # times too large

Points = tuple[Point, ...]


@lru_cache(maxsize=2048)
def box_mask(
    left: float, top: float, w: float, h: float, radius: float, inset: float
) -> Image.Image:
    """A rounded rectangle, *left* and *top* into its first pixel, smaller by *inset* all round."""
    size = (math.ceil(left + w), math.ceil(top + h))
    if radius == 0 and all(v == int(v) for v in (left, top, w, h, inset)):
        mask = Image.new("L", size, 0)
        i = int(inset)
        mask.paste(255, (i, i, size[0] - i, size[1] - i))
        return mask
    big = Image.new("L", (size[0] * OVER, size[1] * OVER), 0)
    edge = (
        (left + inset) * OVER,
        (top + inset) * OVER,
        (left + w - inset) * OVER - 1,
        (top + h - inset) * OVER - 1,
    )
    ImageDraw.Draw(big).rounded_rectangle(edge, max(0, radius - inset) * OVER, fill=255)
    return big.reduce(OVER)


@lru_cache(maxsize=2048)
def oval_mask(left: float, top: float, rx: float, ry: float, inset: float) -> Image.Image:
    """An ellipse, *left* and *top* into its first pixel, smaller by *inset* all round."""
    size = (math.ceil(left + 2 * rx), math.ceil(top + 2 * ry))
    big = Image.new("L", (size[0] * OVER, size[1] * OVER), 0)
    edge = (
        (left + inset) * OVER,
        (top + inset) * OVER,
        (left + 2 * rx - inset) * OVER - 1,
        (top + 2 * ry - inset) * OVER - 1,
    )
    ImageDraw.Draw(big).ellipse(edge, fill=255)
    return big.reduce(OVER)


@lru_cache(maxsize=1024)
def poly_mask(points: Points, width: float) -> Image.Image:
    """A polygon with a margin for a line of *width*."""
    big = blank(points, width)
    ImageDraw.Draw(big).polygon([(x * OVER, y * OVER) for x, y in points], fill=255)
    return big.reduce(OVER)


@lru_cache(maxsize=1024)
def stroke_mask(
    points: Points, width: float, dash: tuple[float, float] | None, head: float
) -> Image.Image:
    """A line with round ends, dashed or with an arrow's head."""
    big = blank(points, max(width, head * 1.4))
    pen = ImageDraw.Draw(big)
    if head:
        line, tip = shortened(points, head * 0.8)
        pen.polygon([(x * OVER, y * OVER) for x, y in arrow_head(line[-1], tip, head)], fill=255)
    else:
        line = points
    for part in dashes(line, dash) if dash else (line,):
        scaled = [(x * OVER, y * OVER) for x, y in part]
        pen.line(scaled, fill=255, width=round(width * OVER), joint="curve")
        r = width * OVER / 2
        for x, y in (scaled[0], scaled[-1]):
            pen.ellipse((x - r, y - r, x + r, y + r), fill=255)
    return big.reduce(OVER)


def blank(points: Points, width: float) -> Image.Image:
    pad = width / 2 + 1
    w = math.ceil(max(x for x, _ in points) + pad)
    h = math.ceil(max(y for _, y in points) + pad)
    return Image.new("L", (w * OVER, h * OVER), 0)


# Icons and words


@lru_cache(maxsize=1)
def icon_sheet() -> Image.Image:
    with Image.open(ICONS / "sheet.png") as sheet:
        return sheet.convert("L")


@lru_cache(maxsize=512)
def icon_mask(name: str, size: int, flip: bool) -> Image.Image:
    """The drawing that stands for a concept."""
    i = SHEET.names.index(SHEET.concepts[name])
    x, y = i % SHEET.columns * SHEET.side, i // SHEET.columns * SHEET.side
    mask = icon_sheet().crop((x, y, x + SHEET.side, y + SHEET.side))
    if flip:
        mask = mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return mask.resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(maxsize=256)
def icon_halo_mask(name: str, size: int, flip: bool, width: int) -> Image.Image:
    """An icon grown by *width* all round."""
    base = Image.new("L", (size + 2 * width, size + 2 * width), 0)
    base.paste(icon_mask(name, size, flip), (width, width))
    grown = base.copy()
    for i in range(16):
        dx, dy = round(width * math.cos(i * math.pi / 8)), round(width * math.sin(i * math.pi / 8))
        grown = ImageChops.lighter(grown, ImageChops.offset(base, dx, dy))
    return grown


@lru_cache(maxsize=64)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    # The basic layout needs no other library, so that the same bytes come out everywhere.
    path = FONTS / MEASURES[face].file
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def words_mask(
    words: str, face: Face, size: int, anchor: Anchor, stroke: int
) -> tuple[Image.Image, int, int]:
    """One line of words, and where its mask lies beside the anchor."""
    down = 0
    if anchor[1] == "m":  # by the height of capitals and figures, so that numbers stand level
        down = round(size * 0.345)
    where = anchor[0] + "s"
    letters = font(face, size)
    box = letters.getbbox(words, anchor=where, stroke_width=stroke)
    left, top = math.floor(box[0]) - 1, math.floor(box[1]) - 1
    mask = Image.new("L", (math.ceil(box[2]) - left + 1, math.ceil(box[3]) - top + 1), 0)
    ImageDraw.Draw(mask).text(
        (-left, -top), words, font=letters, fill=255, anchor=where, stroke_width=stroke
    )
    return mask, left, top + down
