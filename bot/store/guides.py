"""How far players have come in the guides through first matches: the part of `Store` for it."""

from __future__ import annotations

import sqlite3

from bot.records import MatchId, UserId
from bot.store.writer import Run
from engine.core import Seat

# A guide is for those who want one, and else for those who have finished no match of the game.
HELD = """
    SELECT seats.seat, coalesce(seen, ''), coalesce(wanted, NOT EXISTS (
        SELECT 1 FROM seats AS other JOIN matches ON matches.id = other.match
        WHERE other.user = seats.user AND matches.game = :game AND matches.status = 'over'))
    FROM seats LEFT JOIN guides ON guides.user = seats.user AND guides.game = :game
    WHERE seats.match = :match AND seats.user IS NOT NULL"""


class Guides:
    """Each method is one transaction. How far a guide has come is read with its matches."""

    def __init__(self, write: Run) -> None:
        self._write = write

    async def see(self, user: UserId, game: str, step: str) -> None:
        """Note that a user has been through a step."""
        await self._write(lambda db: see(db, user, game, step))

    async def want(self, user: UserId, game: str, wanted: bool) -> None:
        """Put a user's guide away, or begin it again."""
        await self._write(lambda db: want(db, user, game, wanted))


def of(
    connection: sqlite3.Connection, match: MatchId, game: str
) -> dict[Seat, frozenset[str] | None]:
    """The steps that players have behind them, and None for those who aren't guided.

    Those at the beginning aren't listed.
    """
    rows = connection.execute(HELD, {"match": match, "game": game})
    return {
        Seat(seat): frozenset(seen.split()) if guided else None
        for seat, seen, guided in rows
        if seen or not guided
    }


def see(connection: sqlite3.Connection, user: UserId, game: str, step: str) -> None:
    """Note that a user has been through a step."""
    connection.execute(
        """
        INSERT INTO guides (user, game, wanted, seen) VALUES (?1, ?2, NULL, ?3)
        ON CONFLICT (user, game) DO UPDATE SET seen = seen || ' ' || ?3
            WHERE instr(' ' || seen || ' ', ' ' || ?3 || ' ') = 0""",
        (user, game, step),
    )


def want(connection: sqlite3.Connection, user: UserId, game: str, wanted: bool) -> None:
    """Put a user's guide away, or begin it again."""
    connection.execute(
        """
        INSERT INTO guides (user, game, wanted, seen) VALUES (?1, ?2, ?3, '')
        ON CONFLICT (user, game) DO UPDATE SET wanted = ?3, seen = ''""",
        (user, game, int(wanted)),
    )
