"""How fast pictures come out, as ratios within one run: prints JSON rows, asserts nothing.

python -m tests.bench.render [ROUNDS]
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time
import zlib
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from statistics import median

import msgspec
from isal import isal_zlib
from PIL import Image

from render.paint import indexed, paint, picture
from render.paint.png import png_of
from render.registry import DRAWINGS
from render.scene import Box, Ground, Icon, Label, Oval, Path, Poly, Scene, Shape
from tests.bench.rows import Timed, interleaved, paired, percentile_99, row
from tests.render.samples import views, words


def main(rounds: int = 40) -> None:
    view = views("go_west", 4, 4)["late"]
    spoken = words("en", "go_west")
    drawing = DRAWINGS["go_west"]
    scene = drawing.board(view, spoken, {})
    paint(scene)
    pixels = bytearray(picture(scene).tobytes())
    larger = twice(scene)
    base = picture(Scene(larger.ground, ()))
    timed: dict[str, Timed] = {
        "limit": lambda: isal_zlib.compress(bytes(pixels), 1),
        "usual": lambda: usual(base, larger),
        "scene, paint": lambda: paint(drawing.board(view, spoken, {})),
        "paint": lambda: paint(scene),
        "paint without isal": lambda: png_of(indexed(scene), lambda rows: zlib.compress(rows, 1)),
        "draw only": lambda: picture(scene),
    }
    took = interleaved(timed, rounds)
    size, plain = len(paint(scene)), len(saved(indexed(scene)))
    goals = {"scene, paint": 3.0, "paint": 3.0, "paint without isal": 5.0, "draw only": None}
    limit, larger_first = "memcpy + isal-1 of the RGB frame", "cached 2x + LANCZOS + Pillow default"
    for name, goal in goals.items():
        paired(f"go west board, {name}", took[name], took["limit"], limit, goal)
    whole = took["scene, paint"]
    paired("go west board, scene, paint", whole, took["usual"], larger_first, 0.06)
    row("go west board, bytes", size, "bytes", 200_000, (size,), 1)
    row("go west board, bytes", size / plain, "Pillow default", 0.85, (size, plain), 1)
    lags = asyncio.run(loop_lags(scene, rounds * 20))
    name = "loop lag p99 with two pictures being painted"
    row(name, percentile_99(lags), "ms", 7, (median(lags),), len(lags))


async def loop_lags(scene: Scene, rounds: int) -> list[float]:
    """How many milliseconds late a loop wakes up while two threads paint without a pause."""
    loop, stop = asyncio.get_running_loop(), threading.Event()

    def keep_painting() -> None:
        while not stop.is_set():
            paint(scene)

    with ThreadPoolExecutor(2) as pool:
        painting = [loop.run_in_executor(pool, keep_painting) for _ in range(2)]
        lags = []
        for _ in range(rounds):
            start = time.perf_counter()
            await asyncio.sleep(0.002)
            lags.append((time.perf_counter() - start) * 1000 - 2)
        stop.set()
        await asyncio.gather(*painting)
    return lags


def saved(image: Image.Image) -> bytes:
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def usual(base: Image.Image, larger: Scene) -> bytes:
    """What most bots do: draw twice as large on a kept ground, shrink, save."""
    image = picture(Scene(larger.ground, larger.shapes))
    return saved(image.resize((base.width // 2, base.height // 2), Image.Resampling.LANCZOS))


def twice(scene: Scene) -> Scene:
    ground = scene.ground
    shapes = tuple(map(doubled, ground.shapes))
    large = Ground("bench", ground.width * 2, ground.height * 2, ground.color, shapes)
    return Scene(large, tuple(map(doubled, scene.shapes)), palette=scene.palette)


def doubled(shape: Shape) -> Shape:
    match shape:
        case Box():
            scaled = {
                name: getattr(shape, name) * 2 for name in ("x", "y", "w", "h", "width", "radius")
            }
        case Oval():
            scaled = {name: getattr(shape, name) * 2 for name in ("x", "y", "rx", "ry", "width")}
        case Poly() | Path():
            scaled = {
                "points": tuple((x * 2, y * 2) for x, y in shape.points),
                "width": shape.width * 2,
            }
        case Icon() | Label():
            scaled = {name: getattr(shape, name) * 2 for name in ("x", "y", "size", "halo_width")}
    return msgspec.structs.replace(shape, **scaled)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
