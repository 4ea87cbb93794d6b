"""Bringing a database up to today's tables, one numbered step at a time."""

from __future__ import annotations

import glob
import sqlite3
from collections.abc import Sequence
from itertools import count
from pathlib import Path

import msgspec

from bot.store import files
from bot.store.errors import StoreBroken, StoreTooNew

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
    if version > len(steps):
        raise StoreTooNew(
            f"{path}: a newer version of the bot has written it (tables {version}, this bot knows"
            f" {len(steps)}); start that version, or go back to the copy beside the file"
        )
    # What a copy leaves that was killed; nobody else can be copying beside a locked store.
    for unfinished in path.parent.glob(f".{glob.escape(path.name)}.before-*"):
        unfinished.unlink()
    for step in steps[version:]:
        if step.number > 1:
            files.copy(connection, _free_name(path, step))
        _take(connection, path, step)


def _take(connection: sqlite3.Connection, path: Path, step: Step) -> None:
    # A table that is built anew would take along what refers to it; all is checked at the end.
    connection.execute("PRAGMA foreign_keys = OFF")
    try:
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


def _free_name(path: Path, step: Step) -> Path:
    wanted = path.with_name(f"{path.name}.before-{step.name}")
    others = (wanted.with_name(f"{wanted.name}.{n}") for n in count(2))
    return wanted if not wanted.exists() else next(name for name in others if not name.exists())
