"""What grows with the number of matches: the store, a step, a start.

python -m tests.bench.growth [ROUNDS] [MOST]
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from statistics import median

from bot.matches import Matches
from bot.playground.patch import pointed_at
from bot.playground.standin import Standin
from bot.store import Store
from engine.core import Rng
from engine.registry import GAMES
from tests.bench.filled import GAME, fill, id_of, stored
from tests.bench.play import PATIENCE
from tests.bench.rows import paired, row
from tests.bot.house import House

SIZES = (10, 100, 1_000, 10_000)
STEPS = 10  # of each size in a round


# A step in a store with many matches


class Play:
    """What the store and the rules do for one press, in a store of a certain size."""

    def __init__(self, store: Store, interactions: count[int]) -> None:
        self.store = store
        self.matches = Matches(store, GAMES, time.time, {})
        self.interactions = interactions
        self.n = 0

    async def steps(self) -> None:
        """Some answers at the same ten tables, each with what is read and written around it."""
        for _ in range(STEPS):
            self.n += 1
            match_id = id_of(self.n % 10)
            record, match = await self.matches.look(match_id)
            seat = min(match.pending)
            user = record.seats[seat].user
            assert user is not None
            raw = GAME.autopilot(match.view(seat), match.pending[seat], Rng(match.seq))
            await self.store.users([user])
            await self.store.match_in_thread(record.thread or 0)
            await self.store.matches(user)
            done = await self.matches.answer(
                match_id, seat, user, [(raw, False)], interaction=next(self.interactions)
            )
            posts = await self.store.posts(match_id)
            await self.store.log(match_id, None, after=done.record.seq - 60)
            await self.store.edited(posts[-1].id, "1", done.record.seq)
            await self.store.published(match_id, done.record.seq)
            await self.store.behind()
            if done.match.outcome is not None:
                raise AssertionError("too many rounds for one match")


async def growth_of_steps(folder: Path, rounds: int, most: int) -> None:
    sizes = [size for size in SIZES if size <= most]
    async with AsyncExitStack() as stack:
        plays: dict[int, Play] = {}
        for size in sizes:
            store = await stack.enter_async_context(stored(folder / f"{size}.db"))
            await fill(store, size)
            plays[size] = Play(store, count(1))
        took: dict[int, list[float]] = {size: [] for size in sizes}
        chance, order = Rng(1), list(sizes)
        for _ in range(rounds):
            chance.shuffle(order)
            for size in order:
                start = time.perf_counter()
                await plays[size].steps()
                took[size].append((time.perf_counter() - start) * 1000 / STEPS)
        for size in sizes[1:]:
            name = f"a step with {size} matches, ms"
            paired(name, took[size], took[sizes[0]], f"with {sizes[0]}", 1.2)


# Starting with many matches


async def starts(folder: Path, most: int) -> None:
    """From opening the store until Discord shows everything, where nothing was left undone."""
    took: dict[int, list[float]] = {10: [], most: []}
    for size in took:
        (folder / str(size)).mkdir()
        async with stored(folder / str(size) / "portage.sqlite3") as store:
            await fill(store, size)
    for _ in range(3):
        for size, seconds in took.items():
            async with Standin() as discord:
                discord.world.limits.seconds_to_answer = PATIENCE
                with pointed_at(discord.base):
                    house = House(folder / str(size), discord)
                    start = time.perf_counter()
                    await house.start()
                    seconds.append(time.perf_counter() - start)
                    await house.stop()
    # The first start of each notes what commands Discord knows.
    paired(f"a start with {most} running matches, s", took[most], took[10], "with 10", None)


# Sizes


async def sizes(folder: Path) -> None:
    async with stored(folder / "sizes.db") as store:
        before = await size_of(store)
        await fill(store, 1_000)
        after = await size_of(store)
        each = (after - before) / 1_000
        row("size of the store per running match, bytes", each, "", None, (each,), 1_000)
        play, grown = Matches(store, GAMES, time.time, {}), []
        for n in range(5):
            before = await size_of(store)
            await play_out(play, n)
            grown.append(await size_of(store) - before)
        name = "what a whole match of two adds to the store, bytes"
        row(name, median(grown), "", None, (median(grown),), len(grown))


async def play_out(play: Matches, n: int) -> None:
    while True:
        record, match = await play.look(id_of(n))
        if record.status != "running":
            return
        seat = min(match.pending)
        raw = GAME.autopilot(match.view(seat), match.pending[seat], Rng(match.seq))
        user = record.seats[seat].user
        assert user is not None
        await play.answer(record.id, seat, user, [(raw, False)])


async def size_of(store: Store) -> int:
    def used(db: sqlite3.Connection) -> int:
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
        return int(pages * size)

    return await store._read(used)


async def bench(rounds: int, most: int, folder: Path) -> None:
    await sizes(folder)
    await growth_of_steps(folder, rounds, most)
    await starts(folder, most)


def main(rounds: int = 40, most: int = 10_000) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(bench(rounds, most, Path(folder)))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
