"""What players note down for themselves: the part of `Store` for it, and its SQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from bot.records import MatchId, UserId
from bot.store import clocks
from bot.store.writer import Run
from engine.core import Seat


class Notes:
    """Each method is one transaction, as those of `Store` are. Notes come with their matches."""

    def __init__(self, write: Run, now: Callable[[], float]) -> None:
        self._write = write
        self._now = now

    async def write(self, match: MatchId, seat: Seat, user: UserId, text: str) -> bool:
        """Put *text* in the place of a player's note; whether *user* holds the seat."""
        return await self._write(lambda db: write(db, match, seat, user, text, self._now()))


def of(connection: sqlite3.Connection, match: MatchId) -> dict[Seat, str]:
    """The notes of those who hold a seat now, by seat."""
    rows = connection.execute(
        """
        SELECT notes.seat, text FROM notes JOIN seats
            ON seats.match = notes.match AND seats.seat = notes.seat AND seats.user = notes.user
        WHERE notes.match = ? AND NOT autopilot""",
        (match,),
    )
    return {Seat(seat): text for seat, text in rows}


def write(
    connection: sqlite3.Connection, match: MatchId, seat: Seat, user: UserId, text: str, at: float
) -> bool:
    """Put *text* in the place of a player's note, "" for none; whether *user* holds the seat.

    The player's own messages show it, so the match is to be published again.
    """
    holds = connection.execute(
        "SELECT 1 FROM seats WHERE match = ? AND seat = ? AND user = ? AND NOT autopilot",
        (match, seat, user),
    ).fetchone()
    if holds is None:
        return False
    connection.execute(
        "DELETE FROM notes WHERE match = ? AND seat = ? AND user = ?", (match, seat, user)
    )
    if text:
        connection.execute(
            "INSERT INTO notes (match, seat, user, text, at) VALUES (?, ?, ?, ?, ?)",
            (match, seat, user, text, at),
        )
    clocks.show(connection, match)
    return True
