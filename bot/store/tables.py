"""What the store keeps about tables beside them: queues, rematches, how long matches take."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from statistics import median
from typing import Protocol, TypeAlias, TypeVar

from bot.records import ClosedLobby, Lobby, MatchId, UserId, Wish
from bot.store import lobbies
from bot.store.writer import Run

T = TypeVar("T")
Form: TypeAlias = Callable[[Sequence[Wish]], Lobby | None]

MOST_COMPARED = 50  # of the latest matches
LEAST_COMPARED = 3


class Note(Protocol):
    """Keeps that an interaction has been played. Raises `AlreadyPlayed` if it has been before."""

    def __call__(
        self,
        db: sqlite3.Connection,
        interaction: int | None,
        match: MatchId,
        user: UserId | None,
        seq: int,
        /,
    ) -> None: ...


class Tables:
    """Each method is one transaction, as those of `Store` are."""

    def __init__(self, write: Run, read: Run, note: Note) -> None:
        self._write = write
        self._read = read
        self._note = note

    async def closed(self, id: MatchId) -> ClosedLobby | None:  # noqa: A002
        """What is left of a table that was closed; None if it wasn't."""
        return await self._read(lambda db: lobbies.closed_lobby(db, id))

    async def hosted(self, user: UserId, guild: int) -> int:
        """How many open tables of a server somebody is the host of."""

        def work(db: sqlite3.Connection) -> int:
            row = db.execute(
                "SELECT count(*) FROM lobbies WHERE host = ? AND guild = ?", (user, guild)
            ).fetchone()
            return int(row[0])

        return await self._read(work)

    # Queues

    async def queue(self, guild: int, game: str | None = None) -> list[Wish]:
        """Who waits on a server, for one game or any, whoever has waited longest first."""
        return await self._read(lambda db: _queue(db, guild, game))

    async def enqueue(self, wish: Wish, id: MatchId, form: Form, interaction: int) -> Lobby | None:  # noqa: A002
        """Add a wish, in place of an older one, and the table that *form* makes of all of them.

        Whoever is seated there leaves the queue. Raises `LostRace` if *id* has been taken
        meanwhile, and `AlreadyPlayed`; then nothing has changed.
        """

        def work(db: sqlite3.Connection) -> Lobby | None:
            self._note(db, interaction, id, wish.user, 0)
            _leave(db, wish.guild, wish.game, wish.user)
            db.execute(
                """
                INSERT INTO queues (guild, game, user, pace, players, since)
                VALUES (?, ?, ?, ?, ?, ?)""",
                (wish.guild, wish.game, wish.user, wish.pace, wish.players, wish.since),
            )
            lobby = form(_queue(db, wish.guild, wish.game))
            if lobby is not None:
                lobbies.add_lobby(db, lobby)
                for user in lobby.players:
                    _leave(db, wish.guild, wish.game, user)
            return lobby

        return await self._write(work)

    async def dequeue(self, guild: int, game: str | None, user: UserId) -> int:
        """Take somebody's wishes back, for one game or all; how many there were."""
        return await self._write(lambda db: _leave(db, guild, game, user))

    # Rematches

    async def rematch(self, match: MatchId) -> MatchId | None:
        """The table or match where a match is played again, if there is one."""
        return await self._read(lambda db: _rematch(db, match))

    async def add_rematch(self, match: MatchId, lobby: Lobby) -> MatchId:
        """Open the table where a match is played again; the one there is already comes first.

        Raises `LostRace` if the lobby's id has been taken meanwhile.
        """

        def work(db: sqlite3.Connection) -> MatchId:
            there = _rematch(db, match)
            if there is not None:
                return there
            lobbies.add_lobby(db, lobby)
            db.execute(
                """
                INSERT INTO rematches (match, next) VALUES (:match, :next)
                ON CONFLICT (match) DO UPDATE SET next = excluded.next""",
                {"match": match, "next": lobby.id},
            )
            return lobby.id

        return await self._write(work)

    # Lengths

    async def usual_length(self, game: str, seats: int, pace: str) -> float | None:
        """How many seconds such matches have taken so far; None while there are too few."""

        def work(db: sqlite3.Connection) -> float | None:
            rows = db.execute(
                """
                SELECT changed - created FROM matches
                WHERE status = 'over' AND game = :game
                    AND (SELECT count(*) FROM seats WHERE match = id) = :seats
                    AND coalesce((SELECT pace FROM paces WHERE match = id), 'none') = :pace
                ORDER BY created DESC LIMIT :most""",
                {"game": game, "seats": seats, "pace": pace, "most": MOST_COMPARED},
            ).fetchall()
            return median(row[0] for row in rows) if len(rows) >= LEAST_COMPARED else None

        return await self._read(work)


def _queue(db: sqlite3.Connection, guild: int, game: str | None) -> list[Wish]:
    rows = db.execute(
        """
        SELECT guild, game, user, pace, players, since FROM queues
        WHERE guild = :guild AND (:game IS NULL OR game = :game) ORDER BY id""",
        {"guild": guild, "game": game},
    )
    return [Wish(*row) for row in rows]


def _leave(db: sqlite3.Connection, guild: int, game: str | None, user: UserId) -> int:
    left = db.execute(
        """
        DELETE FROM queues
        WHERE guild = :guild AND (:game IS NULL OR game = :game) AND user = :user""",
        {"guild": guild, "game": game, "user": user},
    )
    return left.rowcount


def _rematch(db: sqlite3.Connection, match: MatchId) -> MatchId | None:
    row = db.execute(
        """
        SELECT next FROM rematches
        WHERE match = :match AND (EXISTS (SELECT 1 FROM lobbies WHERE id = next)
            OR EXISTS (SELECT 1 FROM matches WHERE id = next))""",
        {"match": match},
    ).fetchone()
    return None if row is None else MatchId(row[0])
