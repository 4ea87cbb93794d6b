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


_MEANING: dict[int, tuple[type[StoreError], str]] = {
    sqlite3.SQLITE_FULL: (StoreFull, "the disk is full"),
    sqlite3.SQLITE_READONLY: (StoreReadOnly, "it cannot be written"),
    sqlite3.SQLITE_PERM: (StoreReadOnly, "it cannot be written"),
    sqlite3.SQLITE_CANTOPEN: (StoreReadOnly, "it cannot be opened for writing"),
    sqlite3.SQLITE_CORRUPT: (StoreBroken, "it is damaged"),
    sqlite3.SQLITE_NOTADB: (StoreBroken, "it is not a database"),
    sqlite3.SQLITE_BUSY: (StoreLocked, "another program is writing to it"),
    sqlite3.SQLITE_LOCKED: (StoreLocked, "another program is writing to it"),
    sqlite3.SQLITE_IOERR: (StoreError, "the disk does not answer as it should"),
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
        meant, words = _MEANING[kind]
        raise meant(f"{path}: {words} ({error})") from error
