"""Killed at any moment, the store keeps every step that it has acknowledged."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from bot.records import MatchId
from tests.bot.store.builders import begun, opened

IDS = [MatchId(f"many{n}") for n in range(2, 8)]

# Writes steps of several matches at once, and says which ones are committed.
PLAYS = """
import asyncio, os, sys, time
from bot.store import Store
from tests.bot.store.builders import step

async def play(store, id_):
    seq = (await store.match(id_)).seq
    while True:
        interaction = 1_000_000 * int(id_[-1]) + seq
        await store.commit(step(seq, id_, save=b"save %d" % (seq + 1), interaction=interaction))
        seq += 1
        os.write(1, f"{id_} {seq}\\n".encode())

async def main():
    store = await Store.open(sys.argv[1], now=time.time)
    os.write(1, b"open\\n")
    await asyncio.gather(*(play(store, id_) for id_ in sys.argv[2:]))

asyncio.run(main())
"""

ROOT = Path(__file__).parents[3]


def acknowledged_until_killed(path: Path, ids: list[MatchId], lines: int) -> dict[str, int]:
    """The last step of each match that the process said was committed, before it was killed."""
    with subprocess.Popen(
        [sys.executable, "-c", PLAYS, str(path), *ids], stdout=subprocess.PIPE, cwd=ROOT
    ) as process:
        assert process.stdout is not None
        assert b"open\n" == process.stdout.readline()
        said = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        said += process.stdout.readlines()
    # The last line may be cut off.
    pairs = (line.split() for line in said if line.endswith(b"\n"))
    return {id_.decode(): int(seq) for id_, seq in pairs}


@pytest.mark.parametrize("count", [1, len(IDS)])
async def test_killed_at_random_moments_no_acknowledged_step_is_lost(
    path: Path, count: int
) -> None:
    ids = IDS[:count]
    async with opened(path) as store:
        for id_ in ids:
            await begun(store, id_)
    chance = random.Random(count)

    for _ in range(6):
        acknowledged = acknowledged_until_killed(path, ids, chance.randrange(1, 120))

        async with opened(path) as store:
            for id_ in ids:
                match = await store.match(id_)
                assert match is not None
                assert acknowledged.get(id_, 0) <= match.seq
                # Each step is there whole: the save, its move, its event and its interaction.
                assert f"save {match.seq}".encode() == match.save
                steps = list(range(1, match.seq + 1))
                assert steps == [move.seq for move in await store.moves(id_)]
                assert steps == [row.seq for row in await store.log(id_, None, limit=10**6)]
                last = 1_000_000 * int(id_[-1]) + match.seq - 1
                assert [match.seq > 0, False] == [
                    await store.played(last),
                    await store.played(last + 1),
                ]
            assert [] == await store.check()
