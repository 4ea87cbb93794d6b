"""What is settled for whole servers: SQL for it, and the part of `Store` for it."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from bot.records import MatchId, MatchRecord, Server
from bot.store import matches
from bot.store.writer import Run


def server(connection: sqlite3.Connection, guild: int) -> Server:
    row = connection.execute(
        "SELECT guild, channel, language, pace FROM servers WHERE guild = ?", (guild,)
    ).fetchone()
    return Server(guild) if row is None else Server(*row)


def save(connection: sqlite3.Connection, new: Server) -> None:
    connection.execute(
        """
        INSERT INTO servers (guild, channel, language, pace) VALUES (?, ?, ?, ?)
        ON CONFLICT (guild) DO UPDATE SET channel = excluded.channel,
            language = excluded.language, pace = excluded.pace""",
        msgspec.structs.astuple(new),
    )


class Servers:
    """Each method is one transaction, as those of `Store` are."""

    def __init__(self, write: Run, read: Run) -> None:
        self._write = write
        self._read = read

    async def get(self, guild: int) -> Server:
        """What is settled for a server; the defaults if nothing is."""
        return await self._read(lambda db: server(db, guild))

    async def running_in(self, guild: int) -> list[MatchRecord]:
        """The running matches of a server, those first where something has happened lately."""
        return await self._read(lambda db: matches.running_in(db, guild))

    async def hampered(self, guild: int) -> list[MatchId]:
        """The lobbies of a server, and its matches that something may keep from being shown."""
        return await self._read(lambda db: matches.hampered(db, guild))

    async def change(self, guild: int, **changes: Any) -> Server:
        """Settle some of it anew; all of it as it is then."""

        def work(db: sqlite3.Connection) -> Server:
            changed = msgspec.structs.replace(server(db, guild), **changes)
            save(db, changed)
            return changed

        return await self._write(work)
