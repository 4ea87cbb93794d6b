"""What can go wrong with the store."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager


class StoreError(Exception):
    """The store cannot do its work. The message is for whoever runs the bot."""


class StoreLocked(StoreError):
    """Another process holds the store."""


class StoreTooNew(StoreError):
    """A newer version of the bot has written the store."""


class StoreBroken(StoreError):
    """The file is damaged, or no store."""


class StoreReadOnly(StoreError):
    """The file or its folder cannot be written."""


class StoreFull(StoreError):
    """There is no room left. Nothing was written, and nothing is lost."""


class LostRace(Exception):
    """Somebody else was quicker: load again, and try again if it still makes sense."""


class AlreadyPlayed(Exception):
    """The interaction has been played already. *result* is the JSON noted for it then."""

    def __init__(self, result: bytes) -> None:
        super().__init__(result.decode())
        self.result = result


RESTORE = "Put a backup in its place: python -m bot restore FILE."
_FULL = "the disk is full", "Make room; nothing is lost."
_RIGHTS = "Let the user who runs the bot write it and its folder."
_BUSY = "another program is writing to it", "Close that program, and start again."

_MEANING: dict[int, tuple[type[StoreError], str, str]] = {
    sqlite3.SQLITE_FULL: (StoreFull, *_FULL),
    sqlite3.SQLITE_READONLY: (StoreReadOnly, "it cannot be written", _RIGHTS),
    sqlite3.SQLITE_PERM: (StoreReadOnly, "it cannot be written", _RIGHTS),
    sqlite3.SQLITE_CANTOPEN: (StoreReadOnly, "it cannot be opened for writing", _RIGHTS),
    sqlite3.SQLITE_CORRUPT: (StoreBroken, "it is damaged", RESTORE),
    sqlite3.SQLITE_NOTADB: (
        StoreBroken,
        "it is not a database",
        "Name another file with PORTAGE_DATABASE, or put a backup in its place.",
    ),
    sqlite3.SQLITE_BUSY: (StoreLocked, *_BUSY),
    sqlite3.SQLITE_LOCKED: (StoreLocked, *_BUSY),
    sqlite3.SQLITE_IOERR: (
        StoreError,
        "the disk does not answer as it should",
        "See whether it is full, over a quota or broken.",
    ),
}


@contextmanager
def in_our_words(path: object) -> Iterator[None]:
    """Turn SQLite's errors about the file into ours. Those about statements are our own faults."""
    try:
        yield
    except sqlite3.Error as error:
        # The low byte is the kind of error, the rest says more.
        kind = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if kind not in _MEANING:
            raise
        meant, words, remedy = _MEANING[kind]
        raise meant(f"{path}: {words} ({error}). {remedy}") from error
