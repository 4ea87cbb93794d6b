"""One connection on its own thread: transactions for writing, in groups, and snapshots to read."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import aiosqlite

from bot.store.errors import StoreError

T = TypeVar("T")
Work: TypeAlias = Callable[[sqlite3.Connection], T]


class Run(Protocol):
    """Runs a transaction."""

    async def __call__(self, work: Work[T], /) -> T: ...


async def on_its_thread(connection: aiosqlite.Connection, work: Work[T]) -> T:
    """Return what *work* returns when the connection's thread has run it, whole.

    A transaction in one call leaves nothing open when its caller is cancelled, and costs one change
    of threads instead of one per statement. aiosqlite has no public way to do so: its version is
    pinned, and a test holds this private one.
    """
    raw = connection._conn  # noqa: SLF001
    done: T = await connection._execute(work, raw)  # type: ignore[no-untyped-call]  # noqa: SLF001
    return done


class Failed:
    """How a piece of work ended that raised an error."""

    def __init__(self, error: Exception) -> None:
        self.error = error


class Waiting(Generic[T]):
    """A piece of work whose turn hasn't come, and where its caller waits for the result."""

    def __init__(self, work: Work[T], answer: asyncio.Future[T]) -> None:
        self.work = work
        self.answer = answer


class Writer:
    """Writes one transaction at a time. Those that queue up meanwhile share the next one."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._waiting: list[Waiting[Any]] = []
        self._groups: asyncio.Task[None] | None = None
        self._idle = asyncio.Event()
        self._idle.set()
        self._is_closed = False

    async def write(self, work: Work[T]) -> T:
        """Return what *work* returns, once it is committed.

        What it raises takes back all that it wrote, and nothing of anybody else's. It may be run
        twice, when a transaction shared with others has failed, so it only touches the connection.
        """
        if self._is_closed:
            raise StoreError("the store is closed")
        if not self._idle.is_set():
            answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
            self._waiting.append(Waiting(work, answer))
            return await answer
        self._idle.clear()
        try:
            return await on_its_thread(self._connection, lambda raw: _alone(raw, work))
        finally:
            # Whoever is cancelled here leaves a transaction that the thread ends before the next.
            self._go_on()

    async def close(self) -> None:
        """Finish what is waiting, then close the connection."""
        self._is_closed = True
        await self._idle.wait()
        await self._connection.close()

    def _go_on(self) -> None:
        if self._waiting:
            # A task of its own: whoever is cancelled while waiting takes no one else along.
            self._groups = asyncio.create_task(self._write_groups())
        else:
            self._groups = None
            self._idle.set()

    async def _write_groups(self) -> None:
        group: list[Waiting[Any]] = []
        try:
            while self._waiting:
                group = [each for each in self._waiting if not each.answer.cancelled()]
                self._waiting = []
                await self._write_group(group)
                # Those who have just been answered may have more to write: one group again.
                await asyncio.sleep(0)
        except asyncio.CancelledError:
            # The loop itself ends: nobody shall wait for ever.
            for each in (*group, *self._waiting):
                each.answer.cancel()
            self._waiting = []
            raise
        finally:
            self._go_on()

    async def _write_group(self, group: Sequence[Waiting[Any]]) -> None:
        works = [each.work for each in group]
        outcomes: Sequence[object]
        try:
            outcomes = await on_its_thread(self._connection, lambda raw: written(raw, works))
        except Exception as error:
            outcomes = [Failed(error)] * len(group)
        for each, outcome in zip(group, outcomes, strict=True):
            if each.answer.cancelled():
                continue
            if isinstance(outcome, Failed):
                each.answer.set_exception(outcome.error)
                each.answer.exception()  # no complaint if the caller has gone meanwhile
            else:
                each.answer.set_result(outcome)


def written(connection: sqlite3.Connection, works: Sequence[Work[Any]]) -> list[object]:
    """What each of *works* returns or raises, after all that worked is on the disk.

    If they cannot be written together, for want of room perhaps, each is tried by itself, so that
    only those fail that must.
    """
    if len(works) > 1:
        try:
            return _together(connection, works)
        except sqlite3.Error:
            pass
    return [_ended(connection, work) for work in works]


def snapshot(connection: sqlite3.Connection, work: Work[T]) -> T:
    """What *work* reads, all of it at one moment."""
    connection.execute("BEGIN")
    try:
        return work(connection)
    finally:
        _end(connection)


def _together(connection: sqlite3.Connection, works: Sequence[Work[Any]]) -> list[object]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        outcomes = [_in_savepoint(connection, work) for work in works]
        connection.execute("COMMIT")
    finally:
        _end(connection)
    return outcomes


def _in_savepoint(connection: sqlite3.Connection, work: Work[Any]) -> object:
    connection.execute("SAVEPOINT piece")
    try:
        outcome = work(connection)
    except Exception as error:
        # Some errors make SQLite drop the whole transaction: then there is no going on.
        if not connection.in_transaction:
            raise
        connection.execute("ROLLBACK TO piece")
        outcome = Failed(error)
    connection.execute("RELEASE piece")
    return outcome


def _ended(connection: sqlite3.Connection, work: Work[Any]) -> object:
    try:
        return _alone(connection, work)
    except Exception as error:
        return Failed(error)


def _alone(connection: sqlite3.Connection, work: Work[T]) -> T:
    connection.execute("BEGIN IMMEDIATE")
    try:
        result = work(connection)
        connection.execute("COMMIT")
    finally:
        _end(connection)
    return result


def _end(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")
