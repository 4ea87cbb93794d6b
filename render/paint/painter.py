"""Scene to picture: one copy of the kept ground, a paste for each shape, a fixed palette."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from threading import Lock

from PIL import Image

from render.paint.masks import font, icon_sheet
from render.paint.palette import palette
from render.paint.png import png_of
from render.paint.sprites import sprite_of
from render.scene import Ground, Scene, Shape
from render.theme import STYLES


def paint(scene: Scene) -> bytes:
    """*scene* as a PNG of at most 256 colours; the same scene gives the same bytes."""
    return png_of(indexed(scene))


def indexed(scene: Scene) -> Image.Image:
    """*scene* in the colours of its palette."""
    return picture(scene).quantize(palette=palette(scene.palette), dither=Image.Dither.NONE)


def picture(scene: Scene) -> Image.Image:
    """*scene* in full colour."""
    image = GROUNDS.pixels(scene.ground).copy()
    draw(image, scene.shapes)
    return image


def warm(scenes: Iterable[Scene] = ()) -> None:
    """Read fonts, icons and palettes, and paint *scenes* once, so that nobody waits later.

    Best called at start-up with the opening board of each game, in each language.
    """
    icon_sheet()
    for style in STYLES:
        font(style.face, style.size)
    for scene in scenes:
        paint(scene)


class Grounds:
    """Grounds as pixels, by key; the one that was least lately used goes first.

    Two threads may draw the same ground at once; they draw the same.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[str, tuple[Ground, Image.Image]] = OrderedDict()
        self._lock = Lock()

    def pixels(self, ground: Ground) -> Image.Image:
        with self._lock:
            kept = self._kept.get(ground.key)
            if kept is not None and (kept[0] is ground or kept[0] == ground):
                self._kept.move_to_end(ground.key)
                return kept[1]
        image = Image.new("RGB", (ground.width, ground.height), ground.color)
        draw(image, ground.shapes)
        with self._lock:
            self._kept[ground.key] = (ground, image)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return image


GROUNDS = Grounds(12)  # 4 MB each: both languages and themes of the boards in use


def draw(image: Image.Image, shapes: Iterable[Shape]) -> None:
    # Pillow's core pastes in a quarter of the time that Image.paste needs for a small sprite.
    paste = image.im.paste
    for shape in shapes:
        sprite, x, y = sprite_of(shape)
        for source, mask, left, top, right, bottom in sprite:
            area = (x + left, y + top, x + right, y + bottom)
            ink = source.im if isinstance(source, Image.Image) else source
            if mask is None:
                paste(ink, area)
            else:
                paste(ink, area, mask.im)
