"""Transactions: in groups, one thread, and nothing left open."""

from __future__ import annotations

import asyncio
import inspect
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import aiosqlite
import pytest

import bot.store
from bot.records import MatchId
from bot.store import LostRace, Store, StoreError
from bot.store.writer import on_its_thread
from tests.bot.store.builders import ONE, begun, opened, step


class Gate:
    """Holds the writing thread until it is opened, so that others queue up behind."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.open = threading.Event()

    def __call__(self, db: sqlite3.Connection) -> int:
        self.reached.set()
        assert self.open.wait(30)
        return note("gate")(db)

    async def until_reached(self) -> None:
        assert await asyncio.to_thread(self.reached.wait, 30)


def note(key: str, fails: Exception | None = None) -> Callable[[sqlite3.Connection], int]:
    def work(db: sqlite3.Connection) -> int:
        db.execute("INSERT INTO meta VALUES (?, '')", (key,))
        if fails is not None:
            raise fails
        return len(key)

    return work


async def keys(store: Store) -> list[str]:
    rows = await store._read(lambda db: db.execute("SELECT key FROM meta ORDER BY key").fetchall())
    return [key for (key,) in rows]


async def behind_gate(
    store: Store, *works: Callable[[sqlite3.Connection], int]
) -> list[int | BaseException]:
    """How *works* end that have queued up together while another transaction ran."""
    gate = Gate()
    first = asyncio.create_task(store._write(gate))
    await gate.until_reached()
    others = [asyncio.create_task(store._write(work)) for work in works]
    await asyncio.sleep(0)  # all of them are in the queue now
    gate.open.set()
    await first
    return await asyncio.gather(*others, return_exceptions=True)


@pytest.fixture
async def commits(store: Store) -> list[str]:
    """The transactions' beginnings and ends, as the writing connection runs them."""
    seen: list[str] = []

    def trace(statement: str) -> None:
        if statement in {"BEGIN IMMEDIATE", "COMMIT", "ROLLBACK"}:
            seen.append(statement)

    await on_its_thread(store._writer._connection, lambda db: db.set_trace_callback(trace))
    return seen


async def test_writes_that_queue_up_share_a_transaction(store: Store, commits: list[str]) -> None:
    ends = await behind_gate(store, note("a"), note("bb"), note("ccc"))

    assert [1, 2, 3] == ends
    assert ["BEGIN IMMEDIATE", "COMMIT"] * 2 == commits
    assert ["a", "bb", "ccc", "gate"] == await keys(store)


async def test_those_who_write_on_after_a_group_share_the_next_too(
    store: Store, commits: list[str]
) -> None:
    async def write_three(letter: str) -> None:
        for n in range(3):
            await store._write(note(f"{letter}{n}"))

    gate = Gate()
    writes = [asyncio.create_task(store._write(gate))]
    await gate.until_reached()
    writers = [asyncio.create_task(write_three(letter)) for letter in "abcd"]
    await asyncio.sleep(0)
    gate.open.set()
    await asyncio.gather(*writes, *writers)

    assert 13 == len(await keys(store))
    assert 1 + 3 == commits.count("COMMIT")


async def test_in_a_group_only_what_fails_is_taken_back(store: Store, commits: list[str]) -> None:
    lost = LostRace("b")
    ends = await behind_gate(store, note("a"), note("b", lost), note("a"), note("c"))

    assert [1, lost, 1] == [ends[0], ends[1], ends[3]]
    assert isinstance(ends[2], sqlite3.IntegrityError)
    assert ["a", "c", "gate"] == await keys(store)
    assert ["BEGIN IMMEDIATE", "COMMIT"] * 2 == commits


async def test_matches_in_one_group_stay_apart(store: Store) -> None:
    ids = [MatchId(f"many{n}") for n in range(2, 8)]
    for id_ in ids:
        await begun(store, id_)
    changes = [step(seq, id_) for id_ in ids for seq in (0, 3)]

    ends = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)

    assert [type(None), LostRace] * len(ids) == [type(end) for end in ends]
    assert ids == sorted(await store.behind())
    assert [1] * len(ids) == [len(await store.moves(id_)) for id_ in ids]
    assert [] == await store.check()


async def test_a_result_comes_only_after_its_commit(store: Store, path: Path) -> None:
    gate = Gate()
    first = asyncio.create_task(store._write(gate))
    await gate.until_reached()
    second = asyncio.create_task(store._write(note("b")))
    await asyncio.sleep(0)
    assert not first.done()
    assert not second.done()
    gate.open.set()
    await second

    with sqlite3.connect(path) as other:
        assert [("b",), ("gate",)] == other.execute("SELECT key FROM meta").fetchall()
    other.close()
    assert first.done()


async def test_if_the_commit_fails_nobody_is_told_otherwise(store: Store) -> None:
    # A reference to nothing that is looked at only when all is committed.
    def wrong(db: sqlite3.Connection) -> int:
        db.execute("PRAGMA defer_foreign_keys = ON")
        db.execute(
            """
            INSERT INTO seats (match, seat, user, name, autopilot, resigned)
            VALUES ('none2', 0, NULL, '', 0, 0)"""
        )
        return 0

    ends = await behind_gate(store, note("a"), wrong, note("b"))

    assert [1, 1] == [ends[0], ends[2]]
    assert isinstance(ends[1], sqlite3.IntegrityError)
    assert ["a", "b", "gate"] == await keys(store)


async def test_a_cancelled_write_leaves_no_transaction_open(store: Store) -> None:
    gate = Gate()
    cancelled = asyncio.create_task(store._write(gate))
    await gate.until_reached()
    cancelled.cancel()
    with pytest.raises(asyncio.CancelledError):
        await cancelled
    gate.open.set()

    assert 1 == await store._write(note("b"))
    connection = store._writer._connection
    assert not await on_its_thread(connection, lambda db: db.in_transaction)
    assert ["b", "gate"] == await keys(store)


async def test_who_is_cancelled_takes_nobody_along(store: Store) -> None:
    gate = Gate()
    first = asyncio.create_task(store._write(gate))
    await gate.until_reached()
    second, third = (asyncio.create_task(store._write(note(key))) for key in "bc")
    await asyncio.sleep(0)
    first.cancel()
    second.cancel()
    gate.open.set()

    assert 1 == await third
    assert first.cancelled()
    assert second.cancelled()
    # What had begun is finished, what hadn't never begins.
    assert ["c", "gate"] == await keys(store)


async def test_cancelling_at_any_moment_breaks_nothing(store: Store) -> None:
    await begun(store)
    seq = 0
    for ticks in range(40):
        writing = asyncio.create_task(store.commit(step(seq, interaction=ticks)))
        for _ in range(ticks % 8):
            await asyncio.sleep(0)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        await store.set_meta("after", str(ticks))
        match = await store.match(ONE)
        assert match is not None
        assert match.seq == seq + await store.played(ticks)
        seq = match.seq

    assert seq == len(await store.moves(ONE))
    assert [] == await store.check()


async def test_closing_finishes_what_was_begun(path: Path) -> None:
    async with opened(path) as store:
        gate = Gate()
        writes = [asyncio.create_task(store._write(work)) for work in (gate, note("b"))]
        await gate.until_reached()
        writes.append(asyncio.create_task(store._write(note("c"))))
        await asyncio.sleep(0)
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        gate.open.set()
        await closing
        assert [4, 1, 1] == await asyncio.gather(*writes)
        with pytest.raises(StoreError, match="closed"):
            await store.set_meta("d", "")

    async with opened(path) as store:
        assert ["b", "c", "gate"] == await keys(store)


async def test_if_the_connection_is_lost_nobody_waits_for_ever(path: Path) -> None:
    async with opened(path) as store:
        await store._writer._connection.close()
        writes = (store._write(note(key)) for key in "abc")
        ends = await asyncio.gather(*writes, return_exceptions=True)

    assert [ValueError] * 3 == [type(end) for end in ends]


async def test_when_the_loop_ends_nobody_waits_for_ever(path: Path) -> None:
    async with opened(path) as store:
        gate = Gate()
        writes = [asyncio.create_task(store._write(gate))]
        await gate.until_reached()
        writes.append(asyncio.create_task(store._write(note("b"))))
        await asyncio.sleep(0)
        gate.open.set()
        await writes[0]
        groups = store._writer._groups
        assert groups is not None
        second = Gate()
        writes.append(asyncio.create_task(store._write(second)))
        groups.cancel()
        ends = await asyncio.gather(*writes, return_exceptions=True)
        second.open.set()
        assert 1 == await store._write(note("d"))

    assert [int, asyncio.CancelledError, asyncio.CancelledError] == [type(end) for end in ends]
    async with opened(path) as store:
        assert "d" in await keys(store)


async def test_who_is_cancelled_while_a_group_is_written_spoils_nothing(store: Store) -> None:
    first, second = Gate(), Gate()
    writes = [asyncio.create_task(store._write(first))]
    await first.until_reached()

    def slow(db: sqlite3.Connection) -> int:
        second.reached.set()
        assert second.open.wait(30)
        return note("second")(db)

    writes += [asyncio.create_task(store._write(work)) for work in (note("a"), slow, note("b"))]
    await asyncio.sleep(0)
    first.open.set()
    await second.until_reached()
    writes[1].cancel()
    writes[2].cancel()
    second.open.set()

    assert 1 == await writes[3]
    assert ["a", "b", "gate", "second"] == await keys(store)


async def test_a_reader_sees_one_moment(store: Store) -> None:
    await begun(store)
    gate = Gate()

    def twice(db: sqlite3.Connection) -> tuple[int, int]:
        first = db.execute("SELECT seq FROM matches").fetchone()[0]
        gate.reached.set()
        assert gate.open.wait(30)
        return first, db.execute("SELECT seq FROM matches").fetchone()[0]

    reading = asyncio.create_task(store._read(twice))
    await gate.until_reached()
    await store.commit(step(0))
    gate.open.set()

    assert (0, 0) == await reading
    assert (1, 1) == await store._read(twice)


async def test_the_private_call_of_aiosqlite_does_what_we_need(tmp_path: Path) -> None:
    """`_execute` runs a function whole on one other thread, in order, and hands on its end."""
    async with aiosqlite.connect(tmp_path / "any.db") as connection:
        order: list[int] = []

        def work(n: int) -> Callable[[sqlite3.Connection], int]:
            def run(db: sqlite3.Connection) -> int:
                assert isinstance(db, sqlite3.Connection)
                order.append(n)
                return threading.get_ident()

            return run

        def fails(db: sqlite3.Connection) -> int:
            raise LostRace("there")

        threads = await asyncio.gather(*(on_its_thread(connection, work(n)) for n in range(5)))
        assert list(range(5)) == order
        assert 1 == len(set(threads))
        assert threading.get_ident() not in threads
        with pytest.raises(LostRace):
            await on_its_thread(connection, fails)

        cancelled = asyncio.ensure_future(on_its_thread(connection, work(5)))
        await asyncio.sleep(0)
        cancelled.cancel()
        await on_its_thread(connection, work(6))
        assert [5, 6] == order[-2:]


def test_the_private_call_stands_in_one_place() -> None:
    assert "0.22.1" == aiosqlite.__version__
    root = Path(inspect.getfile(bot.store)).parent.parent
    calls = [
        file.name
        for file in root.rglob("*.py")
        for _ in range(file.read_text().count("._execute("))
    ]
    assert ["writer.py"] == calls
