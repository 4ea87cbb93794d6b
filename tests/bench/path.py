"""The whole path on the stand-in: press, acknowledgement, rules, commit, picture, answer, posts.

python -m tests.bench.path [ROUNDS] [USERS]
"""

from __future__ import annotations

import asyncio
import sys
import time
from io import BytesIO
from statistics import median

from bot.pictures import Pictures
from bot.present.panel import Picture
from engine.core import Rng
from render.paint import picture as drawn
from render.scene import Scene
from tests.bench.play import Press, opened, played, refill, tables
from tests.bench.rows import paired, percentile_99, row
from tests.bot.house import PIXEL

SECONDS = 3.0  # of each way in a round
WINDOW = 3.0  # seconds in which Discord wants an acknowledgement


class Switched(Pictures):
    """Pictures made in one of three ways: ours, as Pillow saves them, or not at all."""

    WAYS = ("ours", "usual", "none")

    def __init__(self) -> None:
        super().__init__()
        self.way = "ours"
        self.usual = Pictures(saved)

    async def png(self, picture: Picture) -> bytes:
        if self.way == "none":
            return PIXEL
        return await (self.usual.png(picture) if self.way == "usual" else super().png(picture))

    def close(self) -> None:
        self.usual.close()
        super().close()


def saved(scene: Scene) -> bytes:
    out = BytesIO()
    drawn(scene).save(out, "PNG")
    return out.getvalue()


class Ways:
    """What each way has come to, round by round."""

    def __init__(self) -> None:
        self.by_clock: dict[str, list[float]] = {way: [] for way in Switched.WAYS}
        self.by_processor: dict[str, list[float]] = {way: [] for way in Switched.WAYS}
        self.presses: list[Press] = []  # of ours


async def bench(rounds: int, users: int) -> None:
    ways = await measured(rounds, users)
    usual, none = "the same path, Pillow's default PNG", "the same path without pictures"
    for unit, rates in (("second", ways.by_clock), ("processor second", ways.by_processor)):
        name = f"interactions a {unit}, {users} players"
        paired(name, rates["ours"], rates["usual"], usual, 5.5)
        paired(name, rates["ours"], rates["none"], none, 0.18)
    acks = [press.acknowledged for press in ways.presses]
    late, middle = percentile_99(acks), median(acks)
    row("acknowledged p99 under load", late / WINDOW, "3 s", 0.007, (late, middle), len(acks))
    done = [press.done.result() for press in ways.presses]
    late, middle = percentile_99(done), median(done)
    row("answered p99 under load, s", late, "", None, (middle,), len(done))


async def measured(rounds: int, users: int) -> Ways:
    """So many tables play on, a while each way in every round."""
    told, chance, order = Ways(), Rng(1), list(Switched.WAYS)
    async with opened(Switched) as house:
        pictures = house.bot.pictures
        assert isinstance(pictures, Switched)
        seats = await tables(house, users)
        for _ in range(rounds):
            chance.shuffle(order)
            for pictures.way in order:
                clock, processor = time.perf_counter(), time.process_time()
                end = clock + SECONDS
                presses = await played(house, seats, lambda end=end: time.perf_counter() < end)
                n, way = len(presses), pictures.way
                told.by_clock[way].append(n / (time.perf_counter() - clock))
                told.by_processor[way].append(n / (time.process_time() - processor))
                told.presses += presses if way == "ours" else []
                await refill(house, seats)
    return told


def main(rounds: int = 6, users: int = 8) -> None:
    asyncio.run(bench(rounds, users))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
