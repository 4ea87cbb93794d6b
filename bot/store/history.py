"""SQL for what is only ever added: moves, events and checkpoints."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterable, Sequence

from bot.records import START, EventRow, MatchId, MoveRow
from engine.core import Checkpoint, Seat

_ALL = 1 << 62  # no match comes so far
_FASTEST = 1  # states are text full of the same words: more effort gains little


def add(
    connection: sqlite3.Connection,
    match: MatchId,
    moves: Iterable[MoveRow],
    events: Iterable[EventRow],
    checkpoints: Iterable[Checkpoint],
    at: float,
) -> None:
    connection.executemany(
        """
        INSERT INTO moves (match, seq, n, seat, user, kind, question, raw, aside, version, at)
        VALUES (?1, ?2, (SELECT count(*) FROM moves WHERE match = ?1 AND seq = ?2),
            ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)""",
        [
            (
                match,
                move.seq,
                move.seat,
                move.user,
                move.kind,
                move.question,
                move.raw,
                move.aside,
                move.version,
                at,
            )
            for move in moves
        ],
    )
    connection.executemany(
        """
        INSERT INTO events (match, seq, n, to_seats, event)
        VALUES (?1, ?2, (SELECT count(*) FROM events WHERE match = ?1 AND seq = ?2), ?3, ?4)""",
        [(match, event.seq, _bits(event.to), event.event) for event in events],
    )
    for checkpoint in checkpoints:
        _add_checkpoint(connection, match, checkpoint)


def mark_undone(
    connection: sqlite3.Connection, match: MatchId, seqs: Sequence[int], by: int
) -> None:
    marks = [(by, match, seq) for seq in seqs]
    connection.executemany(
        "UPDATE moves SET undone_by = ? WHERE match = ? AND seq = ? AND undone_by IS NULL", marks
    )
    connection.executemany(
        "UPDATE events SET undone_by = ? WHERE match = ? AND seq = ? AND undone_by IS NULL", marks
    )


def drop_checkpoints(connection: sqlite3.Connection, match: MatchId, after: int) -> None:
    """Forget the checkpoints after a seq, and the ways back there: all that was taken back."""
    connection.execute("DELETE FROM checkpoints WHERE match = ? AND seq > ?", (match, after))
    connection.execute("DELETE FROM earlier WHERE match = ? AND seq > ?", (match, after))


def moves(
    connection: sqlite3.Connection, match: MatchId, since: int = START, before: int = _ALL
) -> list[MoveRow]:
    """All moves from seq *since* on and before another, those taken back too."""
    rows = connection.execute(
        """
        SELECT seq, seat, user, kind, question, raw, aside, version, undone_by, at
        FROM moves WHERE match = ? AND seq >= ? AND seq < ? ORDER BY seq, n""",
        (match, since, before),
    )
    return [
        MoveRow(seq, seat, user, kind, question, raw, bool(aside), version, undone_by, at)
        for seq, seat, user, kind, question, raw, aside, version, undone_by, at in rows
    ]


def last_turn(connection: sqlite3.Connection, match: MatchId, seat: Seat) -> int | None:
    """The seq of a player's last own answer that somebody else's has followed; None without one.

    What a standing order, the autopilot or an earlier player answered for the seat, its player
    hasn't seen.
    """
    (seq,) = connection.execute(
        """
        SELECT max(seq) FROM moves
        WHERE match = ?1 AND seat = ?2 AND user IS NOT NULL AND kind IN ('answer', 'redo')
            AND seq >= (SELECT since FROM seats WHERE match = ?1 AND seat = ?2)
            AND undone_by IS NULL AND seq < (
                SELECT max(seq) FROM moves
                WHERE match = ?1 AND seat <> ?2 AND kind IN ('answer', 'redo', 'order')
                    AND undone_by IS NULL)""",
        (match, seat),
    ).fetchone()
    return seq  # type: ignore[no-any-return] # max() of a column of whole numbers


def last_act(connection: sqlite3.Connection, match: MatchId, seat: Seat) -> float | None:
    """When a seat's player last did anything in the match; None for never."""
    (at,) = connection.execute(
        "SELECT max(at) FROM moves WHERE match = ? AND seat = ? AND user IS NOT NULL",
        (match, seat),
    ).fetchone()
    return at  # type: ignore[no-any-return] # max() of a column of numbers


def log(
    connection: sqlite3.Connection, match: MatchId, seat: Seat | None, after: int, limit: int
) -> list[EventRow]:
    """What *seat* may know of what stands, oldest first; whole seqs, as many as fit the limit.

    Whoever reads on after the last seq thus misses nothing. A first seq that alone is longer than
    the limit comes whole, too.
    """
    rows = connection.execute(
        """
        SELECT seq, event, to_seats FROM events
        WHERE match = ? AND seq > ? AND undone_by IS NULL
            AND (to_seats IS NULL OR to_seats & ?)
        ORDER BY seq, n""",
        (match, after, 0 if seat is None else 1 << seat),
    )
    found: list[EventRow] = []
    whole = 0
    for seq, event, bits in rows:
        if found and found[-1].seq != seq:
            whole = len(found)
        if len(found) >= limit and whole:
            return found[:whole]
        found.append(EventRow(seq, event, seats_in(bits)))
    return found


def events(connection: sqlite3.Connection, match: MatchId) -> list[EventRow]:
    """All that has happened, whoever may know it, what was taken back too."""
    rows = connection.execute(
        "SELECT seq, event, to_seats, undone_by FROM events WHERE match = ? ORDER BY seq, n",
        (match,),
    )
    return [
        EventRow(seq, event, seats_in(bits), undone_by is not None)
        for seq, event, bits, undone_by in rows
    ]


def checkpoints(connection: sqlite3.Connection, match: MatchId) -> list[Checkpoint]:
    rows = connection.execute(
        "SELECT seq, phase, state FROM checkpoints WHERE match = ? ORDER BY id", (match,)
    )
    return [Checkpoint(seq, phase, zlib.decompress(state)) for seq, phase, state in rows]


def _add_checkpoint(connection: sqlite3.Connection, match: MatchId, checkpoint: Checkpoint) -> None:
    state = zlib.compress(checkpoint.state, _FASTEST)
    last = connection.execute(
        "SELECT id, phase FROM checkpoints WHERE match = ? ORDER BY id DESC LIMIT 1", (match,)
    ).fetchone()
    if last is not None and last[1] == checkpoint.phase:
        connection.execute(
            "UPDATE checkpoints SET seq = ?, state = ? WHERE id = ?",
            (checkpoint.seq, state, last[0]),
        )
        return
    connection.execute(
        "INSERT INTO checkpoints (match, seq, phase, state) VALUES (?, ?, ?, ?)",
        (match, checkpoint.seq, checkpoint.phase, state),
    )


def _bits(seats: Iterable[Seat] | None) -> int | None:
    return None if seats is None else sum(1 << seat for seat in set(seats))


def seats_in(bits: int | None) -> tuple[Seat, ...] | None:
    """The seats that an event is for, as they are stored; None is everybody."""
    if bits is None:
        return None
    return tuple(Seat(seat) for seat in range(bits.bit_length()) if bits >> seat & 1)
