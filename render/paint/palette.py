"""Fixed palettes, one for each board and theme: 256 colours make small files and equal bytes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image

from render.art import PALETTES
from render.theme import Theme


@lru_cache(maxsize=64)
def palette(name: str) -> Image.Image:
    """A palette as the picture that Pillow wants."""
    holder = Image.new("P", (1, 1))
    holder.putpalette((PALETTES / f"{name}.bin").read_bytes())
    return holder


def choose_palette(pictures: Iterable[Image.Image], exact: Iterable[str]) -> bytes:
    """256 colours: those of *exact*, and the commonest others of sample pictures."""
    chosen = [bytes.fromhex(color[1:7]) for color in dict.fromkeys(exact)]
    images = list(pictures)
    strip = Image.new("RGB", (max(i.width for i in images), sum(i.height for i in images)))
    y = 0
    for image in images:
        strip.paste(image, (0, y))
        y += image.height
    few = strip.quantize(
        256 - len(chosen), Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE
    )
    return (b"".join(chosen) + bytes(few.getpalette() or ())).ljust(768, b"\0")[:768]


def theme_colors(theme: Theme) -> list[str]:
    """Every colour of a theme, which its palettes keep exactly."""
    fields = (getattr(theme, name) for name in theme.__struct_fields__)
    plain = [value for value in fields if isinstance(value, str) and value.startswith("#")]
    marks = [color for mark in theme.marks for color in (mark.color, mark.tint, mark.pale)]
    return [color for color in (*plain, *marks) if len(color) == 7]
