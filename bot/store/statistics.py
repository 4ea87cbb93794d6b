"""What the store knows of matches that are over, for statistics."""

from __future__ import annotations

import sqlite3
from typing import TypeVar

import msgspec

from bot.records import MatchId, UserId
from bot.statistics import Over, Sitter
from bot.store.writer import Run
from engine.core import Outcome, Seat

T = TypeVar("T")
MOST_ANSWERS = 1000  # the newest ones say how quickly somebody answers now


class Statistics:
    """Each method is one transaction, as those of `Store` are."""

    def __init__(self, write: Run, read: Run) -> None:
        self._write = write
        self._read = read

    async def of_user(self, user: UserId) -> list[Over]:
        """The matches that are over in which *user* had a seat, oldest first."""
        where = "status = 'over' AND id IN (SELECT match FROM seats WHERE user = ?)"
        return await self._read(lambda db: _over(db, where, user))

    async def of_server(self, guild: int, game: str) -> list[Over]:
        """The matches of a game that are over on a server, oldest first."""
        where = "status = 'over' AND guild = ? AND game = ?"
        return await self._read(lambda db: _over(db, where, guild, game))

    async def waits(self, user: UserId) -> dict[str, list[float]]:
        """By game, for how many seconds others waited for the first answer of *user*'s turns."""
        return await self._read(lambda db: _waits(db, user))

    async def unlisted(self) -> frozenset[UserId]:
        """Who doesn't want to stand in servers' tables."""
        found = "SELECT user FROM unlisted"
        return await self._read(lambda db: frozenset(UserId(row[0]) for row in db.execute(found)))

    async def list_user(self, user: UserId, listed: bool) -> None:
        """Have a user stand in servers' tables, or not."""
        word = "DELETE FROM unlisted WHERE user = ?"
        if not listed:
            word = "INSERT OR IGNORE INTO unlisted (user) VALUES (?)"
        await self._write(lambda db: _done(db.execute(word, (user,))))

    async def is_rated(self, guild: int) -> bool:
        """Whether a server shows ratings."""
        found = "SELECT 1 FROM rated WHERE guild = ?"
        return await self._read(lambda db: db.execute(found, (guild,)).fetchone() is not None)

    async def rate(self, guild: int, rated: bool) -> None:
        """Have a server show ratings, or not."""
        word = "DELETE FROM rated WHERE guild = ?"
        if rated:
            word = "INSERT OR IGNORE INTO rated (guild) VALUES (?)"
        await self._write(lambda db: _done(db.execute(word, (guild,))))


def _done(_: sqlite3.Cursor) -> None:
    """A cursor must not leave its thread."""


def _over(connection: sqlite3.Connection, where: str, *values: int | str) -> list[Over]:
    rows = connection.execute(
        f"""
        SELECT id, game, guild, created, changed, result FROM matches
        WHERE result IS NOT NULL AND {where} ORDER BY changed, rowid""",  # noqa: S608 - constants
        values,
    ).fetchall()
    return [
        Over(
            MatchId(id_),
            game,
            guild,
            created,
            ended,
            msgspec.json.decode(result, type=Outcome),
            _sitters(connection, id_),
        )
        for id_, game, guild, created, ended, result in rows
    ]


def _sitters(connection: sqlite3.Connection, match: str) -> tuple[Sitter, ...]:
    rows = connection.execute(
        "SELECT seat, user, autopilot, resigned FROM seats WHERE match = ? ORDER BY seat", (match,)
    )
    return tuple(
        Sitter(Seat(seat), None if user is None else UserId(user), bool(autopilot), bool(resigned))
        for seat, user, autopilot, resigned in rows
    )


def _waits(connection: sqlite3.Connection, user: UserId) -> dict[str, list[float]]:
    rows = connection.execute(
        """
        SELECT game, waited FROM (
            SELECT match, user, kind, at, at - lag(at) OVER rows_before AS waited,
                lag(user) OVER rows_before AS before
            FROM moves WHERE match IN (SELECT match FROM seats WHERE user = ?1)
            WINDOW rows_before AS (PARTITION BY match ORDER BY seq, n)
        ) JOIN matches ON matches.id = match
        WHERE user = ?1 AND before IS NOT ?1 AND kind = 'answer' AND waited IS NOT NULL
        ORDER BY at DESC LIMIT ?2""",
        (user, MOST_ANSWERS),
    )
    found: dict[str, list[float]] = {}
    for game, waited in rows:
        found.setdefault(game, []).append(waited)
    return found
