"""What stays in memory: matches that nobody plays now, and what many interactions leave behind.

python -m tests.bench.memory [INTERACTIONS]
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from functools import lru_cache
from itertools import count
from pathlib import Path

import msgspec

from bot import matches
from bot.matches import Matches
from bot.ui import client
from engine.registry import GAMES
from tests.bench.filled import fill, id_of, stored
from tests.bench.play import opened, played, refill, tables
from tests.bench.rows import row
from tests.bot.house import CATALOGUE, Blank, House

IDLE = 1_000  # matches
TABLES = 8
SENTENCES = 500  # kept, in place of the thousands


async def idle_memory(folder: Path) -> None:
    """What a thousand matches take that have all been looked at, against trees of dicts."""
    async with stored(folder / "idle.db") as store:
        await fill(store, IDLE)
        saves = [record.save for record in await store.matches()]
        trees = traced(lambda: [msgspec.json.decode(save) for save in saves])
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        play = Matches(store, GAMES, time.time, {})
        for n in range(IDLE):
            await play.look(id_of(n))
        gc.collect()
        kept = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
    megabytes = kept / 1e6, trees / 1e6
    name = f"memory of {IDLE} idle matches, MB"
    row(name, kept / trees, f"{IDLE} states as trees of dicts", 0.06, megabytes, 1)


def traced(make: Callable[[], object]) -> int:
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    made = make()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert made
    return after - before


async def left_behind(interactions: int) -> None:
    """What a tenfold of interactions adds once their matches are over and Discord is empty."""
    # What is kept for speed has its bound, but takes long to get there: it is full from the start.
    CATALOGUE.said = lru_cache(SENTENCES)(CATALOGUE._said)
    matches.KEPT = client.REMEMBERED = TABLES
    async with opened(Blank) as house:
        tracemalloc.start()
        await play(house, interactions // 10)
        before = await held(house)
        await play(house, interactions - interactions // 10)
        after = await held(house)
        tracemalloc.stop()
    name = f"growth of memory, {interactions // 10} to {interactions} interactions, MB"
    row(name, (after - before) / 1e6, "itself", 0.2, (before / 1e6, after / 1e6), 1)


async def play(house: House, interactions: int) -> None:
    """So many presses at several tables at once; then every match is called off."""
    seats, made = await tables(house, TABLES), 0
    while made < interactions:
        begun = count(made)
        made += len(await played(house, seats, lambda begun=begun: next(begun) < interactions))
        await refill(house, seats)
    for record in await house.store.matches():
        await house.bot.desk.matches.cancel(record.id, record.host)
    await house.discord.settled()


async def held(house: House) -> int:
    """The bytes in use when the stand-in has forgotten all that it can."""
    discord = house.discord
    discord.world.interactions.clear()
    discord.world.sent.clear()
    discord.notes.requests.clear()
    for channel in list(discord.world.channels.values()):
        channel.messages.clear()
        if channel.thread is not None:
            del discord.world.channels[channel.id]
    assert discord.gateway.session is not None
    discord.gateway.session.told.clear()
    for _ in range(3):
        gc.collect()
        await asyncio.sleep(0.1)
    return tracemalloc.get_traced_memory()[0]


async def bench(interactions: int, folder: Path) -> None:
    await idle_memory(folder)
    await left_behind(interactions)


def main(interactions: int = 1_200) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(bench(interactions, Path(folder)))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
