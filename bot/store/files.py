"""The store's files: the lock beside the database, opening it, and whole copies."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import secrets
import sqlite3
from pathlib import Path

from bot.store.errors import (
    RESTORE,
    StoreBroken,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreReadOnly,
    in_our_words,
)

APPLICATION = int.from_bytes(b"Port", "big")  # what the first migration writes into the header
_THERE = "it exists already, and is not overwritten. Name another file."
SETTINGS = (
    "PRAGMA foreign_keys = ON",
    "PRAGMA synchronous = FULL",
    # What is deleted is gone from the file, too: players may ask for that.
    "PRAGMA secure_delete = ON",
    # The same few pages are written again and again: the longer the log may grow before it is
    # brought into the database (16 MB here), the fewer of them are written twice.
    "PRAGMA wal_autocheckpoint = 4000",
)
_PATIENCE = 5.0  # seconds to wait while another program reads or copies the file


def lock(path: Path) -> int:
    """Take the lock file beside *path*; it is held until the descriptor is closed.

    The file stays when the lock goes: removing it would let two processes lock two files.
    """
    beside = path.with_name(path.name + ".lock")
    try:
        held = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise _meaning(error, beside) from error
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        who = os.pread(held, 20, 0).decode("ascii", "replace").strip() or "unknown"
        os.close(held)
        raise StoreLocked(
            f"{path}: another process is using it (number {who}). Stop that one first."
        ) from error
    try:
        os.ftruncate(held, 0)
        os.pwrite(held, f"{os.getpid()}\n".encode(), 0)
    except OSError as error:
        os.close(held)
        raise _meaning(error, beside) from error
    return held


def create(path: Path) -> None:
    """Make an empty file if there is none, for its owner's eyes: it holds what players hide."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    except OSError as error:
        raise _meaning(error, path) from error


def connect(path: Path) -> sqlite3.Connection:
    """Open the one connection that writes, without changing anything yet."""
    return _connect(path, "rw", *SETTINGS)


def connect_to_read(path: Path) -> sqlite3.Connection:
    """Open a connection that cannot write, nor bring the log into the database."""
    return _connect(path, "ro", "PRAGMA query_only = ON")


def check_ours(connection: sqlite3.Connection, path: Path) -> None:
    """Raise `StoreBroken` if the file is damaged or another program's. An empty one is ours."""
    tables = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    if tables and application != APPLICATION:
        raise StoreBroken(
            f"{path}: this is another program's database. Name another file with PORTAGE_DATABASE."
        )
    faults = [row[0] for row in connection.execute("PRAGMA quick_check(1)")]
    if faults != ["ok"]:
        raise StoreBroken(f"{path}: it is damaged ({faults[0]}). {RESTORE}")


def write_ahead(connection: sqlite3.Connection, path: Path) -> None:
    """Switch to the write-ahead log, where readers and the writer don't wait for one another."""
    mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise StoreError(
            f"{path}: its folder allows no write-ahead log. Keep it on a disk of this machine."
        )


def copy(connection: sqlite3.Connection, target: Path) -> None:
    """Write a whole, checked copy of the database to *target*, which must not exist.

    The copy is consistent while others write. It appears under its name only when all of it is
    on the disk.
    """
    if target.exists():
        raise StoreError(f"{target}: {_THERE}")
    if not target.absolute().parent.is_dir():
        raise StoreError(f"{target}: there is no such folder. Make it, or name another.")
    unfinished = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        create(unfinished)
        connection.execute("VACUUM INTO ?", (str(unfinished),))
        _check_copy(unfinished)
        _flush(unfinished)
        # A link, unlike a rename, never replaces what has come to stand there meanwhile.
        os.link(unfinished, target)
    except OSError as error:
        raise _meaning(error, target) from error
    finally:
        unfinished.unlink(missing_ok=True)
        with contextlib.suppress(OSError):
            _flush(target.parent)


def copy_of(path: Path, target: Path) -> None:
    """Write a whole, checked copy of the store at *path* to *target*, while others write to it."""
    with in_our_words(path), contextlib.closing(connect_to_read(path)) as connection:
        check_ours(connection, path)
        with in_our_words(target):
            # The file itself is open for reading only; this forbids writing the copy, too.
            connection.execute("PRAGMA query_only = OFF")
            copy(connection, target)


def _connect(path: Path, mode: str, *settings: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=_PATIENCE,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        for setting in settings:
            connection.execute(setting)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _check_copy(path: Path) -> None:
    with contextlib.closing(connect_to_read(path)) as connection:
        faults = [row[0] for row in connection.execute("PRAGMA quick_check(1)")]
    if faults != ["ok"]:
        raise StoreBroken(f"{path}: the copy is damaged ({faults[0]})")


def _flush(path: Path) -> None:
    """See to it that a file, or a folder's names, are on the disk."""
    opened = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _meaning(error: OSError, path: Path) -> StoreError:
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return StoreReadOnly(
            f"{path}: it cannot be written. Let the user who runs the bot write it and its folder."
        )
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return StoreFull(f"{path}: the disk is full. Make room; nothing is lost.")
    if error.errno == errno.EEXIST:
        return StoreError(f"{path}: {_THERE}")
    return StoreError(f"{path}: {error.strerror}")
