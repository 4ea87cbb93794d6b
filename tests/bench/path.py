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


async def bench(rounds: int, users: int) -> None:
    async with opened(Switched) as house:
        pictures = house.bot.pictures
        assert isinstance(pictures, Switched)
        seats = await tables(house, users)
        rates: dict[str, list[float]] = {way: [] for way in Switched.WAYS}
        presses: list[Press] = []
        chance, ways = Rng(1), list(Switched.WAYS)
        for _ in range(rounds):
            chance.shuffle(ways)
            for pictures.way in ways:
                made, seconds = await played(house, seats)
                rates[pictures.way].append(len(made) / seconds)
                presses += made if pictures.way == "ours" else []
    name = f"interactions a second, {users} players"
    paired(name, rates["ours"], rates["usual"], "the same path, Pillow's default PNG", 5.5)
    paired(name, rates["ours"], rates["none"], "the same path without pictures", 0.18)
    acks = [press.acknowledged for press in presses]
    late, usual = percentile_99(acks), median(acks)
    limit = f"{WINDOW:.0f} s"
    row("acknowledged p99 under load", late / WINDOW, limit, 0.007, (late, usual), len(acks))
    done = [press.done.result() for press in presses]
    row(
        "answered p99 under load, seconds",
        percentile_99(done),
        "",
        None,
        (median(done),),
        len(acks),
    )


async def played(house: House, seats: list[Table]) -> tuple[list[Press], float]:
    """Every table plays on for a while, each without a pause."""
    loop, start = Loop(house), time.perf_counter()

    async def play(n: int) -> None:
        while time.perf_counter() - start < SECONDS:
            match_id, players = seats[n]
            if await loop.answer(match_id, players) is None:
                seats[n] = await house.match("go_west", *players), players

    await asyncio.gather(*map(play, range(len(seats))))
    seconds = time.perf_counter() - start
    loop.close()
    await house.discord.settled()
    return loop.presses, seconds


def main(rounds: int = 6, users: int = 8) -> None:
    asyncio.run(bench(rounds, users))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
