"""SQL for standing orders. Only what the newest row of a name says holds."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

from bot.records import MatchId, UserId
from engine.core import Seat

_HOLDING = """
    SELECT max(id) FROM orders WHERE match = :match GROUP BY match, seat, name"""


def of(connection: sqlite3.Connection, match: MatchId) -> dict[Seat, dict[str, str]]:
    """What holds in a match, by seat: each order's name with its setting."""
    rows = connection.execute(
        f"""
        SELECT seat, name, setting FROM orders
        WHERE id IN ({_HOLDING}) AND setting IS NOT NULL ORDER BY id""",  # noqa: S608 - a constant
        {"match": match},
    )
    found: dict[Seat, dict[str, str]] = {}
    for seat, name, setting in rows:
        found.setdefault(Seat(seat), {})[name] = setting
    return found


def give(
    connection: sqlite3.Connection,
    match: MatchId,
    seat: Seat,
    user: UserId,
    settings: Mapping[str, str | None],
    at: float,
) -> bool:
    """Set orders, or cancel them with None; whether *user* may: it holds the seat in a match.

    The player's own messages show how many there are, so the match is to be published again.
    """
    holds = connection.execute(
        """
        SELECT 1 FROM seats JOIN matches ON matches.id = seats.match
        WHERE match = ? AND seat = ? AND user = ? AND NOT autopilot AND status = 'running'""",
        (match, seat, user),
    ).fetchone()
    if holds is None:
        return False
    connection.executemany(
        "INSERT INTO orders (match, seat, user, name, setting, at) VALUES (?, ?, ?, ?, ?, ?)",
        [(match, seat, user, name, setting, at) for name, setting in settings.items()],
    )
    connection.execute(
        "UPDATE matches SET published_seq = min(published_seq, seq - 1) WHERE id = ?", (match,)
    )
    return True


def drop_strangers(connection: sqlite3.Connection, match: MatchId, at: float) -> None:
    """Cancel the orders of seats that whoever gave them holds no more."""
    connection.execute(
        f"""
        INSERT INTO orders (match, seat, user, name, setting, at)
        SELECT orders.match, orders.seat, orders.user, orders.name, NULL, :at
        FROM orders JOIN seats ON seats.match = orders.match AND seats.seat = orders.seat
        WHERE orders.id IN ({_HOLDING}) AND setting IS NOT NULL
            AND (seats.user IS NOT orders.user OR autopilot)""",  # noqa: S608 - a constant
        {"match": match, "at": at},
    )
