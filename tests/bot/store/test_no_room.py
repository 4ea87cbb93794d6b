"""When nothing more can be written, nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store import Store, StoreError, StoreFull
from bot.store.writer import on_its_thread
from tests.bot.store.builders import ONE, TWO, begun, opened, step


async def limit_pages(store: Store, more: int) -> None:
    def limit(db: sqlite3.Connection) -> None:
        pages = db.execute("PRAGMA page_count").fetchone()[0]
        db.execute(f"PRAGMA max_page_count = {pages + more}")

    await on_its_thread(store._writer._connection, limit)


async def test_when_the_disk_is_full_nothing_is_lost(store: Store) -> None:
    await begun(store)
    await store.commit(step(0))
    await limit_pages(store, 1)

    with pytest.raises(StoreFull, match="full"):
        await store.commit(step(1, save=b"x" * 100_000, interaction=3))

    match = await store.match(ONE)
    assert match is not None
    assert (1, b"save 1") == (match.seq, match.save)
    assert not await store.played(3)
    assert [] == await store.check()
    await limit_pages(store, 100)
    await store.commit(step(1, save=b"x" * 100_000, interaction=3))
    assert await store.played(3)


async def test_when_the_disk_is_full_small_writes_beside_a_big_one_succeed(store: Store) -> None:
    await begun(store, ONE)
    await begun(store, TWO)
    await limit_pages(store, 2)

    ends = await asyncio.gather(
        store.set_meta("before", ""),
        store.commit(step(0, ONE, save=b"x" * 100_000)),
        store.commit(step(0, TWO)),
        return_exceptions=True,
    )

    assert [type(None), StoreFull, type(None)] == [type(end) for end in ends]
    assert [] == await store.moves(ONE)
    assert 1 == len(await store.moves(TWO))
    assert "" == await store.meta("before")


@contextlib.contextmanager
def files_no_longer_than(size: int) -> Iterator[None]:
    """For a while the system refuses to write further than this into any file."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_when_the_system_refuses_to_write_nothing_is_lost(store: Store, path: Path) -> None:
    await begun(store, ONE)
    await begun(store, TWO)
    await store.commit(step(0))
    log_size = path.with_name("portage.db-wal").stat().st_size

    with files_no_longer_than(log_size + 10_000):
        ends = await asyncio.gather(
            *(store.commit(step(1, save=b"x" * 100_000, interaction=n)) for n in (3, 4)),
            store.commit(step(0, TWO, save=b"y" * 100_000)),
            return_exceptions=True,
        )

    assert [StoreError] * 3 == [type(end) for end in ends]
    match = await store.match(ONE)
    assert match is not None
    assert (1, b"save 1") == (match.seq, match.save)
    await store.commit(step(1, save=b"x" * 100_000, interaction=3))
    async with closed_and_opened(store, path) as again:
        match = await again.match(ONE)
        assert match is not None
        assert (2, 100_000) == (match.seq, len(match.save))
        assert [] == await again.check()


@contextlib.asynccontextmanager
async def closed_and_opened(store: Store, path: Path) -> AsyncIterator[Store]:
    await store.close()
    async with opened(path) as again:
        yield again
