"""Records to put into a store, and the smallest way to put them there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from bot.records import (
    Change,
    EventRow,
    Lobby,
    MatchId,
    MatchRecord,
    MoveRow,
    SeatRecord,
    UserId,
)
from bot.store import Store
from engine.core import Seat

ANNA, BEN, CARLA = UserId(10), UserId(20), UserId(2**63 - 1)
ONE, TWO = MatchId("aaaa2"), MatchId("bbbb3")


PAGE = 4096  # SQLite's usual size of a page


class Clock:
    """Time that stands still until it is moved."""

    def __init__(self) -> None:
        self.seconds = 1_000.0

    def __call__(self) -> float:
        return self.seconds


def lobby(id_: MatchId = ONE, **changes: Any) -> Lobby:
    plain = Lobby(id_, "toy", ANNA, guild=1, channel=2, language="en", seats=2, players=(ANNA, BEN))
    return msgspec.structs.replace(plain, **changes)


def record(id_: MatchId = ONE, **changes: Any) -> MatchRecord:
    plain = MatchRecord(
        id=id_,
        game="toy",
        status="running",
        host=ANNA,
        guild=1,
        channel=2,
        thread=None,
        language="cs",
        config=b'{"seats":2}',
        seed=2**64 - 1,
        save=b"save 0",
        seq=0,
        published_seq=-1,
        seats=(SeatRecord(Seat(0), ANNA, "Anna"), SeatRecord(Seat(1), BEN, "Ben")),
    )
    return msgspec.structs.replace(plain, **changes)


def names_in(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def content(path: Path) -> bytes:
    return path.read_bytes()


def fill(path: Path, new: bytes) -> None:
    path.write_bytes(new)


def overwrite(path: Path, start: int) -> None:
    """Damage a file in place, from *start* to its end."""
    with path.open("r+b") as file:
        file.seek(start)
        file.write(b"\xff" * (path.stat().st_size - start))


@asynccontextmanager
async def opened(path: Path, clock: Callable[[], float] | None = None) -> AsyncIterator[Store]:
    """A store that is closed at the end, come what may."""
    store = await Store.open(path, now=clock or Clock())
    try:
        yield store
    finally:
        await store.close()


async def begun(store: Store, id_: MatchId = ONE, **changes: Any) -> MatchRecord:
    """A match as it stands after its start."""
    await store.add_lobby(lobby(id_))
    await store.start_match(record(id_, **changes), [], [], [], interaction=None)
    found = await store.match(id_)
    assert found is not None
    return found


def step(seq: int, id_: MatchId = ONE, **changes: Any) -> Change:
    """The step from *seq* to the next, with one move and one event."""
    plain = Change(
        match=id_,
        seq_before=seq,
        seq=seq + 1,
        save=b"save %d" % (seq + 1),
        moves=(MoveRow(seq + 1, Seat(0), ANNA, "answer", "count", b"1"),),
        events=(EventRow(seq + 1, b'{"id":"counted"}'),),
    )
    return msgspec.structs.replace(plain, **changes)
