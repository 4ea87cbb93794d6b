"""Scenes to a moving picture."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

from render.paint.painter import picture
from render.scene import Film

WIDTH = 700  # as wide as Discord shows a picture
LARGEST = 8 * 2**20  # bytes
FRAME, LAST = 700, 5_000  # milliseconds that a frame is shown, and the last one
QUALITY = 75  # of 100: words stay sharp, and a match takes a quarter of what a GIF takes


def film(scenes: Film, largest: int = LARGEST) -> bytes:
    """*scenes* as an animated WebP of at most *largest* bytes, if need be with fewer frames.

    The last frame stands longest, and is always there.
    """
    frames = [_small(picture(scene)) for scene in scenes.frames]
    while len(moving := _webp(frames)) > largest and len(frames) > 1:
        frames = frames[:-1:2] + frames[-1:] if len(frames) > 2 else frames[-1:]
    return moving


def _small(image: Image.Image) -> Image.Image:
    height = round(image.height * WIDTH / image.width)
    return image.resize((WIDTH, height), Image.Resampling.LANCZOS, reducing_gap=2.0)


def _webp(frames: Sequence[Image.Image]) -> bytes:
    first, *others = frames
    file = io.BytesIO()
    first.save(
        file,
        "WEBP",
        save_all=True,
        append_images=others,
        duration=[*[FRAME] * len(others), LAST],
        loop=0,
        quality=QUALITY,
        method=2,
    )
    return file.getvalue()
