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
from bot.playground.actors import Player
from bot.present.panel import Picture
from bot.records import MatchId
from engine.core import Rng
from render.paint import picture as drawn
from render.scene import Scene
from tests.bench.play import Loop, Press, opened, tables
from tests.bench.rows import paired, percentile_99, row
from tests.bot.house import PIXEL, House

SECONDS = 3.0  # of each way in a round
WINDOW = 3.0  # seconds in which Discord wants an acknowledgement

Table = tuple[MatchId, list[Player]]


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
    ways = await played(rounds, users)
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


async def played(rounds: int, users: int) -> Ways:
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
                presses = await a_while(house, seats)
                n, way = len(presses), pictures.way
                told.by_clock[way].append(n / (time.perf_counter() - clock))
                told.by_processor[way].append(n / (time.process_time() - processor))
                told.presses += presses if way == "ours" else []
    return told


async def a_while(house: House, seats: list[Table]) -> list[Press]:
    """Every table plays on without a pause, until Discord shows all of it."""
    loop, start = Loop(house), time.perf_counter()

    async def play(n: int) -> None:
        while time.perf_counter() - start < SECONDS:
            match_id, players = seats[n]
            if await loop.answer(match_id, players) is None:
                seats[n] = await house.match("go_west", *players), players

    await asyncio.gather(*map(play, range(len(seats))))
    await house.discord.settled()
    loop.close()
    return loop.presses


def main(rounds: int = 6, users: int = 8) -> None:
    asyncio.run(bench(rounds, users))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
