"""How fast pictures come out, as ratios within one run: prints JSON rows, asserts nothing.

python -m tests.bench.render [ROUNDS]
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from statistics import median
from typing import Any

import msgspec
from isal import isal_zlib
from PIL import Image

from engine.core import Rng
from render.paint import indexed, paint, picture
from render.paint.png import png_of
from render.registry import DRAWINGS
from render.scene import Box, Ground, Icon, Label, Oval, Path, Poly, Scene, Shape
from tests.render.samples import views, words

Timed = Callable[[], object]


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
    for name, goal in goals.items():
        row(
            f"go west board, {name}",
            "memcpy + isal-1 of the RGB frame",
            goal,
            took[name],
            took["limit"],
        )
    row(
        "go west board, scene, paint",
        "cached 2x + LANCZOS + Pillow default",
        0.06,
        took["scene, paint"],
        took["usual"],
    )
    for name, figure, against, goal in (
        ("go west board, bytes", size, "bytes", 200_000),
        ("go west board, bytes to Pillow's", round(size / plain, 3), "Pillow default", 0.85),
    ):
        emit({"name": name, "figure": figure, "against": against, "goal": goal})
    lags = sorted(asyncio.run(loop_lags(scene, rounds * 20)))
    emit(
        {
            "name": "loop lag p99 with two pictures being painted",
            "figure": round(lags[len(lags) * 99 // 100], 2),
            "against": "ms",
            "goal": 7,
            "raw_medians": [round(median(lags), 2)],
            "rounds": len(lags),
        }
    )


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


def interleaved(timed: dict[str, Timed], rounds: int) -> dict[str, list[float]]:
    """Milliseconds of each, in rounds of changing order, so that noise hits all alike."""
    took: dict[str, list[float]] = {name: [] for name in timed}
    chance, names = Rng(1), list(timed)
    for _ in range(rounds):
        chance.shuffle(names)
        for name in names:
            start = time.perf_counter()
            timed[name]()
            took[name].append((time.perf_counter() - start) * 1000)
    return took


def row(
    name: str, against: str, goal: float | None, ours: list[float], theirs: list[float]
) -> None:
    figure = median(a / b for a, b in zip(ours, theirs, strict=True))
    emit(
        {
            "name": name,
            "figure": round(figure, 3),
            "against": against,
            "goal": goal,
            "raw_medians": [round(median(ours), 2), round(median(theirs), 2)],
            "rounds": len(ours),
        }
    )


def emit(fields: dict[str, Any]) -> None:
    sys.stdout.write(msgspec.json.encode(fields).decode() + "\n")


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
