"""Opening the file, refusing to, copies, and the check."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store import (
    Store,
    StoreBroken,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreReadOnly,
    StoreTooNew,
    files,
)
from bot.store.errors import in_our_words
from bot.store.migrate import steps_in
from engine.core import Checkpoint
from tests.bot.store.builders import (
    ONE,
    PAGE,
    Clock,
    begun,
    content,
    fill,
    names_in,
    opened,
    record,
    step,
)

ROOT = Path(__file__).parents[3]

HOLDS_THE_LOCK = """
import sys, time
from pathlib import Path
from bot.store import files
files.lock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


async def filled(path: Path) -> None:
    async with opened(path) as store:
        await begun(store)
        for seq in range(30):
            await store.commit(step(seq, checkpoints=(Checkpoint(seq, str(seq), os.urandom(900)),)))


def forbid_writing(path: Path, folder: Path | None = None) -> None:
    path.with_name("portage.db.lock").unlink()
    path.chmod(0o444)
    if folder is not None:
        folder.chmod(0o555)


async def refused(path: Path, error: type[StoreError], match: str) -> None:
    """Opening fails with *error*, and leaves the file as it was."""
    before = content(path)
    with pytest.raises(error, match=match):
        await Store.open(path, now=Clock())
    assert before == content(path)


async def test_what_was_written_is_there_after_closing(path: Path) -> None:
    async with opened(path) as store:
        await begun(store)

    async with opened(path) as store:
        assert record() == await store.match(ONE)
    assert ["portage.db", "portage.db.lock"] == names_in(path.parent)


async def test_a_path_may_be_a_string(path: Path) -> None:
    store = await Store.open(str(path), now=Clock())
    await store.close()
    assert b"SQLite" == content(path)[:6]


async def test_closing_twice_is_no_fault(path: Path) -> None:
    store = await Store.open(path, now=Clock())
    await store.close()
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.meta("x")


async def test_the_file_is_for_its_owner_only(store: Store, path: Path) -> None:
    await begun(store)
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}

    assert {0o600} == set(modes.values())
    assert {"portage.db", "portage.db-wal", "portage.db-shm", "portage.db.lock"} == set(modes)


async def test_the_connections_are_set_up_as_they_must_be(store: Store) -> None:
    def settings(db: sqlite3.Connection) -> dict[str, object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "query_only")
        return {name: db.execute(f"PRAGMA {name}").fetchone()[0] for name in names}

    writing = await store._write(settings)
    assert {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "busy_timeout": 5_000,
        "query_only": 0,
    } == writing
    reading = await store._read(settings)
    assert ("wal", 1) == (reading["journal_mode"], reading["query_only"])


async def test_a_second_store_is_refused(store: Store, path: Path) -> None:
    with pytest.raises(StoreLocked, match=f"another process is using it .*{os.getpid()}"):
        await Store.open(path, now=Clock())
    await store.set_meta("still", "works")
    assert "works" == await store.meta("still")


@contextlib.contextmanager
def holder_of(path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Another process that has locked the store."""
    command = [sys.executable, "-c", HOLDS_THE_LOCK, str(path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, cwd=ROOT) as process:
        assert process.stdout is not None
        assert b"held\n" == process.stdout.readline()
        yield process


async def test_another_process_keeps_us_out_until_it_dies(path: Path) -> None:
    await filled(path)
    with holder_of(path) as other:
        await refused(path, StoreLocked, f"number {other.pid}")
        other.kill()
        other.wait()

    async with opened(path) as store:
        assert [ONE] == await store.running()


async def test_a_newer_version_is_refused(path: Path) -> None:
    await filled(path)
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {len(steps_in()) + 1}")

    await refused(path, StoreTooNew, "newer version of the bot")


async def test_a_text_file_is_refused(path: Path) -> None:
    fill(path, b"Dear diary, " * 500)

    await refused(path, StoreBroken, "not a database")


async def test_another_programs_database_is_refused(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")

    await refused(path, StoreBroken, "another program's")


async def test_an_empty_file_becomes_a_store(path: Path) -> None:
    fill(path, b"")

    async with opened(path) as store:
        assert [] == await store.check()


async def test_a_cut_off_file_is_refused(path: Path) -> None:
    await filled(path)
    fill(path, content(path)[: PAGE * 8])

    await refused(path, StoreBroken, "damaged")


async def test_a_damaged_page_is_refused(path: Path) -> None:
    await filled(path)
    with contextlib.closing(sqlite3.connect(path)) as db:
        root = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'moves'").fetchone()[0]
    whole = content(path)
    fill(path, whole[: PAGE * (root - 1)] + b"\xff" * 64 + whole[PAGE * (root - 1) + 64 :])

    await refused(path, StoreBroken, "damaged")


async def test_in_a_folder_that_is_not_there_nothing_is_made(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="No such file"):
        await Store.open(tmp_path / "nowhere" / "portage.db", now=Clock())
    assert [] == names_in(tmp_path)


@pytest.fixture
def common_folder() -> Iterator[Path]:
    """A folder that every user of this machine can reach, unlike pytest's own."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o777)
    yield folder
    shutil.rmtree(folder)


@contextlib.contextmanager
def without_rights() -> Iterator[None]:
    """For a while we aren't root, whom no file mode stops."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


async def test_a_file_that_cannot_be_written_is_refused(common_folder: Path) -> None:
    path = common_folder / "portage.db"
    await filled(path)
    forbid_writing(path)

    with without_rights():
        await refused(path, StoreReadOnly, "cannot be written")


async def test_a_folder_that_cannot_be_written_is_refused(common_folder: Path) -> None:
    path = common_folder / "portage.db"
    await filled(path)
    forbid_writing(path, common_folder)

    with without_rights():
        await refused(path, StoreReadOnly, "cannot be written")
    assert ["portage.db"] == names_in(common_folder)


async def test_another_programs_transaction_is_waited_for_and_then_named(
    store: Store, path: Path
) -> None:
    await store._write(lambda db: db.execute("SELECT 1").fetchone())
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        raw = store._writer._connection
        await raw.execute("PRAGMA busy_timeout = 10")
        with pytest.raises(StoreLocked, match="another program is writing"):
            await store.set_meta("x", "y")
        other.execute("ROLLBACK")
    await store.set_meta("x", "z")
    assert "z" == await store.meta("x")


def test_faults_of_statements_stay_as_they_are() -> None:
    with pytest.raises(sqlite3.OperationalError, match="syntax"), in_our_words("here"):
        sqlite3.connect(":memory:").execute("SELEC")


@pytest.mark.parametrize("call", ["ftruncate", "open"])
async def test_a_full_disk_is_named_at_the_start(
    path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    def full(*arguments: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, call, full)

    with pytest.raises(StoreFull, match="the disk is full"):
        await Store.open(path, now=Clock())
    monkeypatch.undo()
    async with opened(path) as store:
        assert [] == await store.check()


def test_without_a_write_ahead_log_there_is_no_store(path: Path) -> None:
    with (
        contextlib.closing(sqlite3.connect(":memory:")) as elsewhere,
        pytest.raises(StoreError, match="no write-ahead log"),
    ):
        files.write_ahead(elsewhere, path)
