"""How fast steps are committed, as ratios within one run: prints JSON rows, asserts nothing.

python -m tests.bench.store [ROUNDS] [FOLDER]   (a folder on the disk that is meant)
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from statistics import median

from bot.records import Change, EventRow, MatchId, MoveRow
from bot.store import Store
from engine.core import Rng, Seat
from tests.bench.rows import percentile_99, row
from tests.bot.store.builders import ANNA, begun, step

WRITERS = 32
EACH = 10  # commits of each writer in a round
SYNCS = 100  # in a round
LIMIT = "pwrite 8 KiB + fdatasync"
SAVE = bytes(range(32, 127)) * 22  # about 2 KB


class Disk:
    """The least that any store must do: write a little, and wait until it is on the disk."""

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / "limit", os.O_RDWR | os.O_CREAT)
        self._block = os.urandom(8192)
        self._at = 0

    def sync(self) -> None:
        # As a log is written: on and on, then from the start again.
        os.pwrite(self._file, self._block, self._at)
        os.fdatasync(self._file)
        self._at = (self._at + 8192) % (1 << 22)

    def close(self) -> None:
        os.close(self._file)


class Player:
    """Plays one match on and on."""

    def __init__(self, store: Store, id_: MatchId, interactions: Iterator[int]) -> None:
        self.store = store
        self.id = id_
        self.seq = 0
        self.interactions = interactions  # rising, as Discord's do

    def next_step(self, save: bytes = SAVE) -> Change:
        seq = self.seq
        self.seq += 1
        move = MoveRow(seq + 1, Seat(0), ANNA, "answer", "turn.action", b'"play"')
        event = EventRow(seq + 1, b'{"id":"played","args":{"card":"wagon.2"}}')
        interaction = next(self.interactions)
        return step(
            seq, self.id, save=save, moves=(move,), events=(event,), interaction=interaction
        )


async def bench(rounds: int, folder: Path) -> None:
    store = await Store.open(folder / "bench.db", now=time.time)
    disk = Disk(folder)
    try:
        ids = [MatchId(f"many{letter}") for letter in LETTERS]
        interactions = count(1 << 60)
        players = [Player(store, id_, interactions) for id_ in ids]
        for player in players:
            await begun(store, player.id)
        await alone(players[0], disk, rounds, "step with a save of 2 KB", SAVE, (2.0, 2.5))
        await alone(players[1], disk, rounds, "step with a save of 15 KB", SAVE * 7, (None, None))
        await together(players[:1], disk, rounds // 50, "steps a second, 1 writer", None)
        await together(players, disk, rounds // 50, f"steps a second, {WRITERS} writers", 1.5)
    finally:
        disk.close()
        await store.close()


async def alone(
    player: Player,
    disk: Disk,
    rounds: int,
    name: str,
    save: bytes,
    goals: tuple[float | None, float | None],
) -> None:
    """One step at a time, each beside one write to the disk, in changing order."""
    ours: list[float] = []
    theirs: list[float] = []
    chance = Rng(1)
    for _ in range(rounds):
        order = ["ours", "theirs"]
        chance.shuffle(order)
        change = player.next_step(save)
        for which in order:
            start = time.perf_counter()
            if which == "ours":
                await player.store.commit(change)
            else:
                disk.sync()
            took = (time.perf_counter() - start) * 1000
            (ours if which == "ours" else theirs).append(took)
    for part, of, goal in (("p50", median, goals[0]), ("p99", percentile_99, goals[1])):
        both = of(ours), of(theirs)
        row(f"{name}, {part}", both[0] / both[1], f"its {part}: {LIMIT}", goal, both, rounds)


async def together(
    players: Sequence[Player], disk: Disk, rounds: int, name: str, goal: float | None
) -> None:
    """Steps of several matches at once, against as many writes as fit into the time."""
    ours: list[float] = []
    theirs: list[float] = []

    async def play(store: Store, changes: Sequence[Change]) -> None:
        for change in changes:
            await store.commit(change)

    for _ in range(max(rounds, 3)):
        changes = [[player.next_step() for _ in range(EACH)] for player in players]
        start = time.perf_counter()
        await asyncio.gather(*(play(players[0].store, each) for each in changes))
        ours.append(EACH * len(players) / (time.perf_counter() - start))
        start = time.perf_counter()
        for _ in range(SYNCS):
            disk.sync()
        theirs.append(SYNCS / (time.perf_counter() - start))
    both = median(ours), median(theirs)
    row(name, both[0] / both[1], f"rate of {LIMIT}", goal, both, len(ours))


LETTERS = "abcdefghijklmnopqrstuvwxyz234567"
assert WRITERS == len(LETTERS)


def main(rounds: int = 2_000, folder: str | None = None) -> None:
    with tempfile.TemporaryDirectory(dir=folder) as own:
        asyncio.run(bench(rounds, Path(own)))


if __name__ == "__main__":
    rounds, folder = (*sys.argv[1:], None, None)[:2]
    main(int(rounds or 2_000), folder)
