"""SQL for the outbox: the messages that are to stand on Discord."""

from __future__ import annotations

import sqlite3

from bot.records import CLOSED, MatchId, Post

_POST = """
    SELECT id, match, kind, key, nonce, state, channel, message, digest, seq, created, tried
    FROM outbox"""


def post(connection: sqlite3.Connection, match: MatchId, kind: str, key: str) -> Post | None:
    row = connection.execute(
        f"{_POST} WHERE match = ? AND kind = ? AND key = ? ORDER BY id DESC LIMIT 1",
        (match, kind, key),
    ).fetchone()
    return None if row is None else Post(*row)


def by_id(connection: sqlite3.Connection, id_: int) -> Post | None:
    row = connection.execute(f"{_POST} WHERE id = ?", (id_,)).fetchone()
    return None if row is None else Post(*row)


def nobodys(connection: sqlite3.Connection, channel: int) -> list[Post]:
    """The posts in a channel for direct messages whose seat nobody plays any more.

    Their keys begin with the seat.
    """
    rows = connection.execute(
        f"""{_POST}
        WHERE channel = ? AND kind IN ('dm', 'remind') AND NOT EXISTS (
            SELECT 1 FROM seats
            WHERE seats.match = outbox.match AND user IS NOT NULL
                AND seat = CAST(substr(key, 1, instr(key, ' ')) AS INTEGER))
        ORDER BY id""",  # noqa: S608 - a constant
        (channel,),
    )
    return [Post(*row) for row in rows]


def begin(connection: sqlite3.Connection, wanted: Post) -> Post:
    """The post that stands, or is to stand, under this key; *wanted* if there is none yet."""
    there = post(connection, wanted.match, wanted.kind, wanted.key)
    if there is not None and there.state != "gone":
        return there
    added = connection.execute(
        """
        INSERT INTO outbox (match, kind, key, nonce, state, channel, digest, seq, created)
        VALUES (?, ?, ?, '', 'pending', ?, '', -1, ?)""",
        (wanted.match, wanted.kind, wanted.key, wanted.channel, wanted.created),
    )
    assert added.lastrowid is not None
    # Discord takes up to 25 characters, and posts one nonce once within some minutes.
    connection.execute(
        "UPDATE outbox SET nonce = ? WHERE id = ?",
        (f"{wanted.match}-{added.lastrowid}", added.lastrowid),
    )
    row = connection.execute(f"{_POST} WHERE id = ?", (added.lastrowid,)).fetchone()
    return Post(*row)


def sent(
    connection: sqlite3.Connection,
    id_: int,
    message: int,
    digest: str,
    seq: int,
    channel: int | None,
) -> None:
    connection.execute(
        """
        UPDATE outbox SET state = 'sent', message = ?, digest = ?, seq = ?,
            channel = coalesce(?, channel), tried = NULL
        WHERE id = ?""",
        (message, digest, seq, channel, id_),
    )


def edited(connection: sqlite3.Connection, id_: int, digest: str, seq: int) -> None:
    connection.execute("UPDATE outbox SET digest = ?, seq = ? WHERE id = ?", (digest, seq, id_))


def tried(connection: sqlite3.Connection, id_: int, at: float) -> None:
    connection.execute("UPDATE outbox SET tried = ? WHERE id = ?", (at, id_))


def refused(connection: sqlite3.Connection, id_: int) -> None:
    connection.execute("UPDATE outbox SET tried = NULL WHERE id = ?", (id_,))


def gone(connection: sqlite3.Connection, id_: int) -> None:
    connection.execute("UPDATE outbox SET state = 'gone' WHERE id = ?", (id_,))


def stale_cards(connection: sqlite3.Connection) -> list[MatchId]:
    rows = connection.execute(
        """
        SELECT id FROM lobbies WHERE NOT EXISTS (
            SELECT 1 FROM outbox
            WHERE match = lobbies.id AND kind = 'lobby' AND state = 'sent' AND seq = version)
        UNION
        SELECT match FROM outbox
        WHERE kind = 'lobby' AND state = 'sent' AND digest NOT GLOB ?
            AND match NOT IN (SELECT id FROM lobbies)""",
        (f"{CLOSED}*",),
    )
    return [row[0] for row in rows]


def posts(
    connection: sqlite3.Connection, match: MatchId, kind: str | None, state: str | None
) -> list[Post]:
    rows = connection.execute(
        f"""{_POST}
        WHERE match = :match AND (:kind IS NULL OR kind = :kind)
            AND (:state IS NULL OR state = :state)
        ORDER BY id""",
        {"match": match, "kind": kind, "state": state},
    )
    return [Post(*row) for row in rows]
