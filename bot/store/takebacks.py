"""What is taken back with everybody's consent: the part of `Store` for it, and its SQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from bot.records import Change, Earlier, How, MatchId, Takeback, UserId
from bot.store import clocks
from bot.store.errors import LostRace
from bot.store.writer import Run
from engine.core import Seat

_TAKEBACK = "SELECT id, match, seat, user, back_to, how, ended, ended_by FROM takebacks"
# A move of these kinds has gone on with the match, so what it was asked is no longer the same.
GONE_ON = frozenset({"answer", "redo", "order", "undo", "return", "repair"})


class Takebacks:
    """Each method is one transaction, as those of `Store` are."""

    def __init__(self, write: Run, read: Run, now: Callable[[], float]) -> None:
        self._write = write
        self._read = read
        self._now = now

    async def begin(self, wanted: Takeback, seq: int) -> Takeback | None:
        """Ask the table; None if it is being asked already, or the match isn't at *seq* any more.

        The id of *wanted* is given here.
        """
        return await self._write(lambda db: begin(db, wanted, seq, self._now()))

    async def agree(self, id_: int, user: UserId) -> bool:
        """Note that a user agrees; whether the question is open."""
        return await self._write(lambda db: agree(db, id_, user, self._now()))

    async def end(self, id_: int, how: str, by: Seat | None = None) -> bool:
        """Close a question without doing it; whether it was open."""
        return await self._write(lambda db: end(db, id_, how, by))

    async def get(self, id_: int) -> Takeback | None:
        return await self._read(lambda db: get(db, id_))

    async def open(self, match: MatchId) -> Takeback | None:
        """What the table is being asked."""
        return await self._read(lambda db: open_one(db, match))

    async def last_done(self, match: MatchId) -> int:
        """The id of what was last taken back with everybody's consent; 0 for nothing."""
        return await self._read(lambda db: last_done(db, match))

    async def earlier(self, match: MatchId, seat: Seat) -> list[Earlier]:
        """How the match stood before a seat's last answer, and before its last turn."""
        return await self._read(lambda db: earlier(db, match, seat))


def begin(connection: sqlite3.Connection, wanted: Takeback, seq: int, at: float) -> Takeback | None:
    is_there = connection.execute(
        "SELECT 1 FROM matches WHERE id = ? AND seq = ? AND status = 'running'",
        (wanted.match, seq),
    ).fetchone()
    if is_there is None or open_one(connection, wanted.match) is not None:
        return None
    cursor = connection.execute(
        "INSERT INTO takebacks (match, seat, user, back_to, how, at) VALUES (?, ?, ?, ?, ?, ?)",
        (wanted.match, wanted.seat, wanted.user, wanted.to, wanted.how, at),
    )
    clocks.show(connection, wanted.match)
    assert cursor.lastrowid is not None
    return get(connection, cursor.lastrowid)


def agree(connection: sqlite3.Connection, id_: int, user: UserId, at: float) -> bool:
    asked = get(connection, id_)
    if asked is None or asked.ended is not None:
        return False
    connection.execute(
        "INSERT OR IGNORE INTO takeback_agreed (takeback, user, at) VALUES (?, ?, ?)",
        (id_, user, at),
    )
    clocks.show(connection, asked.match)
    return True


def end(connection: sqlite3.Connection, id_: int, how: str, by: Seat | None) -> bool:
    ended = connection.execute(
        """
        UPDATE takebacks SET ended = ?, ended_by = ? WHERE id = ? AND ended IS NULL
        RETURNING match""",
        (how, by, id_),
    ).fetchone()
    if ended is not None:
        clocks.show(connection, ended[0])
    return ended is not None


def get(connection: sqlite3.Connection, id_: int) -> Takeback | None:
    row = connection.execute(f"{_TAKEBACK} WHERE id = ?", (id_,)).fetchone()
    if row is None:
        return None
    agreed = connection.execute(
        "SELECT user FROM takeback_agreed WHERE takeback = ? ORDER BY at, user", (id_,)
    )
    users = tuple(UserId(user) for (user,) in agreed)
    id_, match, seat, user, to, how, ended, by = row
    return Takeback(id_, match, Seat(seat), user, to, how, users, ended, by)


def open_one(connection: sqlite3.Connection, match: MatchId) -> Takeback | None:
    row = connection.execute(
        "SELECT id FROM takebacks WHERE match = ? AND ended IS NULL", (match,)
    ).fetchone()
    return None if row is None else get(connection, row[0])


def last_done(connection: sqlite3.Connection, match: MatchId) -> int:
    (id_,) = connection.execute(
        "SELECT max(id) FROM takebacks WHERE match = ? AND ended = 'done'", (match,)
    ).fetchone()
    return id_ or 0


def earlier(connection: sqlite3.Connection, match: MatchId, seat: Seat) -> list[Earlier]:
    rows = connection.execute(
        "SELECT seat, how, seq, phase, save FROM earlier WHERE match = ? AND seat = ? ORDER BY how",
        (match, seat),
    )
    return [Earlier(Seat(seat), how, seq, phase, save) for seat, how, seq, phase, save in rows]


# What one step of a match does


def keep_earlier(connection: sqlite3.Connection, change: Change) -> None:
    """Keep how the match stands before its players' answers; to be called before it is changed."""
    acting = {
        move.seat
        for move in change.moves
        if move.kind in ("answer", "redo") and move.user is not None and move.seat is not None
    }
    for seat in sorted(acting):
        _keep_earlier(connection, change, seat, "answer")
        turn = connection.execute(
            "SELECT phase FROM earlier WHERE match = ? AND seat = ? AND how = 'turn'",
            (change.match, seat),
        ).fetchone()
        if turn is None or turn[0] != change.began:
            _keep_earlier(connection, change, seat, "turn")


def _keep_earlier(connection: sqlite3.Connection, change: Change, seat: Seat, how: How) -> None:
    connection.execute(
        """
        INSERT INTO earlier (match, seat, how, seq, phase, save)
        SELECT id, ?, ?, seq, ?, save FROM matches WHERE id = ? AND seq = ?
        ON CONFLICT (match, seat, how) DO UPDATE
            SET seq = excluded.seq, phase = excluded.phase, save = excluded.save""",
        (seat, how, change.began, change.match, change.seq_before),
    )


def settle(connection: sqlite3.Connection, change: Change) -> None:
    """Do to the table's questions what a step does.

    Raises `LostRace` if what it takes back has been refused meanwhile.
    """
    done = change.takeback
    if done is not None:
        if not end(connection, done.id, "done", None):
            raise LostRace(f"takeback {done.id} is no longer open")
        # What came after the point gone back to is no history any more.
        parts = (change.match, done.to)
        connection.execute("DELETE FROM earlier WHERE match = ? AND seq > ?", parts)
        connection.execute("DELETE FROM checkpoints WHERE match = ? AND seq > ?", parts)
        connection.execute("UPDATE turns_left SET again = 1 WHERE match = ? AND seq >= ?", parts)
    if any(move.kind == "repair" for move in change.moves):
        # What has been kept may be of answers that are lost.
        connection.execute("DELETE FROM earlier WHERE match = ?", (change.match,))
    if change.status != "running":
        connection.execute("DELETE FROM earlier WHERE match = ?", (change.match,))
        connection.execute("DELETE FROM turns_left WHERE match = ?", (change.match,))
    if done is None and (
        change.status != "running" or any(move.kind in GONE_ON for move in change.moves)
    ):
        open_still = open_one(connection, change.match)
        if open_still is not None:
            end(connection, open_still.id, "overtaken", None)
