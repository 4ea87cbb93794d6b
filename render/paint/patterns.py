"""Marks laid over fills: stripes, hatch, dots, grids, grass, waves."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from PIL import Image, ImageDraw

from render.paint.masks import OVER

# Name: kind, step, thickness.
PATTERNS: Mapping[str, tuple[str, int, int]] = MappingProxyType(
    {
        "stripes": ("stripes", 12, 5),
        "hatch": ("hatch", 12, 4),
        "dots": ("dots", 12, 3),
        "grid": ("grid", 12, 3),
        "fine-dots": ("dots", 16, 2),
        "grass": ("grass", 30, 2),
        "waves": ("waves", 18, 2),
        "fine-hatch": ("hatch", 8, 2),
        "wide-hatch": ("hatch", 22, 6),
    }
)


@lru_cache(maxsize=128)
def pattern_mask(name: str, w: int, h: int) -> Image.Image:
    """A pattern over *w* by *h* pixels, laid from the middle so that equal shapes look equal."""
    big = Image.new("L", (w * OVER, h * OVER), 0)
    kind, step, thick = PATTERNS[name]
    lay = Marks(big, step * OVER, thick * OVER)
    match kind:
        case "stripes":
            lay.level()
        case "grid":
            lay.level()
            lay.upright()
        case "hatch":
            lay.hatch()
        case "dots":
            lay.dots()
        case "grass":
            lay.grass()
        case _:
            lay.waves()
    return big.reduce(OVER)


class Marks:
    """A pen over an image, and the measures of its pattern."""

    def __init__(self, image: Image.Image, step: int, thick: int) -> None:
        self.pen = ImageDraw.Draw(image)
        self.w, self.h = image.size
        self.step, self.thick = step, thick
        # Through the middle, and one step beyond every edge.
        self.rows = range(self.h // 2 % step - step, self.h + step, step)
        self.columns = range(self.w // 2 % step - step, self.w + step, step)

    def level(self) -> None:
        for y in self.rows:
            self.pen.rectangle((0, y - self.thick // 2, self.w, y + self.thick // 2), fill=255)

    def upright(self) -> None:
        for x in self.columns:
            self.pen.rectangle((x - self.thick // 2, 0, x + self.thick // 2, self.h), fill=255)

    def hatch(self) -> None:
        first = (self.w // 2 - self.h // 2) % self.step - self.h - self.step
        for x in range(first, self.w + self.step, self.step):
            self.pen.line((x, 0, x + self.h, self.h), fill=255, width=int(self.thick * 1.4))

    def dots(self) -> None:
        r = self.thick
        for row, y in enumerate(self.rows):
            for x in self.staggered(row):
                self.pen.ellipse((x - r, y - r, x + r, y + r), fill=255)

    def grass(self) -> None:
        for row, y in enumerate(self.rows):
            for x in self.staggered(row):
                for lean in (-1, 0, 1):
                    blade = (x, y, x + lean * self.step // 6, y - self.step // 3)
                    self.pen.line(blade, fill=255, width=self.thick)

    def waves(self) -> None:
        for y in range(0, self.h + self.step, self.step):
            wave = [(x, y + math.sin(x / OVER / 9) * 3 * OVER) for x in range(0, self.w + 8, 8)]
            self.pen.line(wave, fill=255, width=self.thick)

    def staggered(self, row: int) -> range:
        shift = row % 2 * self.step // 2
        return range(self.columns.start + shift, self.w + self.step, self.step)
