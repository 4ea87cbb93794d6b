"""Bringing a database up to today's tables, one numbered step at a time."""

from __future__ import annotations

import contextlib
import glob
import sqlite3
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

import msgspec

from bot.store import files
from bot.store.errors import RESTORE, StoreBroken, StoreTooNew

MIGRATIONS = Path(__file__).parent.parent / "migrations"


class Step(msgspec.Struct, frozen=True):
    """What leads from version *number* - 1 to *number*."""

    number: int
    name: str
    script: str


def steps_in(folder: Path = MIGRATIONS) -> tuple[Step, ...]:
    """The steps of a folder of files like `0001_start.sql`, in order and without a gap."""
    steps = tuple(
        Step(int(file.name[:4]), file.stem, file.read_text(encoding="utf-8"))
        for file in sorted(folder.glob("[0-9][0-9][0-9][0-9]_*.sql"))
    )
    numbers = [step.number for step in steps]
    assert numbers == list(range(1, len(steps) + 1)), f"migrations are {numbers}"
    return steps


def version_of(connection: sqlite3.Connection) -> int:
    """Which step the database has reached; 0 is a new one."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def migrate(connection: sqlite3.Connection, path: Path, steps: Sequence[Step]) -> None:
    """Take the steps that are missing, each whole or not at all.

    Before each a copy of what there was is put beside the file, as `store.db.before-0002_name`.
    """
    version = version_of(connection)
    check_version(connection, path, len(steps))
    # What a copy leaves that was killed; nobody else can be copying beside a locked store.
    for unfinished in path.parent.glob(f".{glob.escape(path.name)}.before-*"):
        unfinished.unlink()
    for step in steps[version:]:
        if version:  # a new file has nothing to lose
            files.copy(connection, _free_name(path, step))
        _take(connection, path, step)


def check_version(connection: sqlite3.Connection, path: Path, known: int) -> None:
    """Raise `StoreTooNew` if a bot has written the file that knows more tables than this one."""
    version = version_of(connection)
    if version > known:
        raise StoreTooNew(
            f"{path}: a newer version of the bot has written it (tables {version}, this bot knows"
            f" {known}). Start that version, or go back to the copy beside the file."
        )


def check_tables(connection: sqlite3.Connection, path: Path) -> None:
    """Raise `StoreBroken` if the tables aren't those that its version has."""
    version = version_of(connection)
    with contextlib.closing(sqlite3.connect(":memory:")) as model:
        for step in steps_in()[:version]:
            model.executescript(step.script)
        missing = _tables(model) - _tables(connection)
    if missing:
        raise StoreBroken(
            f"{path}: its tables are not those of version {version}"
            f" ({sorted(missing)[0][0]} is missing or another). {RESTORE}"
        )


def _tables(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """The names of the tables and indexes, and how they were made."""
    return set(connection.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL"))


def _take(connection: sqlite3.Connection, path: Path, step: Step) -> None:
    # A table that is built anew would take along what refers to it; all is checked at the end.
    connection.execute("PRAGMA foreign_keys = OFF")
    try:
        with _fitting(path, step):
            connection.executescript(f"BEGIN IMMEDIATE;\n{step.script}")
        wrong = connection.execute("PRAGMA foreign_key_check").fetchone()
        if wrong is not None:
            raise StoreBroken(f"{path}: {step.name} leaves a row of {wrong[0]} that refers nowhere")
        connection.execute(f"PRAGMA user_version = {step.number}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        connection.execute("PRAGMA foreign_keys = ON")


@contextlib.contextmanager
def _fitting(path: Path, step: Step) -> Iterator[None]:
    """What a step asks for and the tables don't have: somebody else has been at them."""
    try:
        yield
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_ERROR:
            raise
        raise StoreBroken(
            f"{path}: its tables are not those before {step.name} ({error}). {RESTORE}"
        ) from error


def _free_name(path: Path, step: Step) -> Path:
    wanted = path.with_name(f"{path.name}.before-{step.name}")
    others = (wanted.with_name(f"{wanted.name}.{n}") for n in count(2))
    return wanted if not wanted.exists() else next(name for name in others if not name.exists())
