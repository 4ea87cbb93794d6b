"""SQL for matches and their seats, and for what one step changes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.records import (
    TROUBLE,
    Change,
    Former,
    MatchId,
    MatchRecord,
    SeatRecord,
    Status,
    UserId,
)
from bot.store import chores, clocks, guides, history, notes, orders, takebacks
from bot.store.errors import LostRace

_MATCH = """
    SELECT id, game, status, host, guild, channel, thread, language, config, seed, save, seq,
        published_seq, created, changed, result
    FROM matches"""
TALK = 86_400.0  # seconds after its end for which a match's thread stays open

MOST_LISTED = 100  # matches of one server


def add(connection: sqlite3.Connection, record: MatchRecord) -> None:
    connection.execute(
        """
        INSERT INTO matches (id, game, status, host, guild, channel, thread, language, config,
            seed, save, seq, published_seq, created, changed, result)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        (
            record.id,
            record.game,
            record.status,
            record.host,
            record.guild,
            record.channel,
            record.thread,
            record.language,
            record.config,
            str(record.seed),
            record.save,
            record.seq,
            record.published_seq,
            record.created,
            record.changed,
            record.result,
        ),
    )
    _add_seats(connection, record.id, record.seats)
    clocks.add(connection, record.id, record.timing)


def change(connection: sqlite3.Connection, change: Change, at: float) -> None:
    """Write one step. Raises `LostRace` if the match has gone on since it was loaded."""
    takebacks.keep_earlier(connection, change)
    changed = connection.execute(
        """
        UPDATE matches SET seq = ?, save = ?, status = ?, result = ?, changed = ?
        WHERE id = ? AND seq = ?""",
        (
            change.seq,
            change.save,
            change.status,
            change.result,
            at,
            change.match,
            change.seq_before,
        ),
    )
    if not changed.rowcount:
        raise LostRace(f"match {change.match} is not at seq {change.seq_before}")
    takebacks.settle(connection, change)
    if change.back_to is not None:
        history.drop_checkpoints(connection, change.match, change.back_to)
    if change.undone_moves:
        history.mark_undone(connection, change.match, change.undone_moves, change.seq)
    history.add(connection, change.match, change.moves, change.events, change.checkpoints, at)
    _add_former(connection, change)
    if change.seats is not None:
        connection.execute("DELETE FROM seats WHERE match = ?", (change.match,))
        _add_seats(connection, change.match, change.seats)
        orders.drop_strangers(connection, change.match, at)
    clocks.keep(connection, change, at)
    if change.status != "running":
        chores.add(connection, "archive", at + TALK, match=change.match)


def match(connection: sqlite3.Connection, id_: MatchId) -> MatchRecord | None:
    row = connection.execute(f"{_MATCH} WHERE id = ?", (id_,)).fetchone()
    return None if row is None else _record(connection, row)


def matches(connection: sqlite3.Connection, status: Status | None) -> list[MatchRecord]:
    if status is None:
        rows = connection.execute(f"{_MATCH} ORDER BY created, rowid")
    else:
        rows = connection.execute(f"{_MATCH} WHERE status = ? ORDER BY created, rowid", (status,))
    return [_record(connection, row) for row in rows.fetchall()]


def matches_of(
    connection: sqlite3.Connection, user: UserId, status: Status | None
) -> list[MatchRecord]:
    rows = connection.execute(
        f"""{_MATCH}
        WHERE id IN (SELECT match FROM seats WHERE user = :user)
            AND (:status IS NULL OR status = :status)
        ORDER BY created, rowid""",  # noqa: S608 - both parts are constants
        {"user": user, "status": status},
    ).fetchall()
    return [_record(connection, row) for row in rows]


def match_in_thread(connection: sqlite3.Connection, place: int) -> MatchRecord | None:
    row = connection.execute(
        f"""{_MATCH}
        WHERE thread = :place OR (thread IS NULL AND channel = :place)
        ORDER BY status = 'running' DESC, thread IS :place DESC, created DESC, rowid DESC
        LIMIT 1""",
        {"place": place},
    ).fetchone()
    return None if row is None else _record(connection, row)


def behind(connection: sqlite3.Connection) -> list[MatchId]:
    rows = connection.execute(
        """
        SELECT id FROM matches WHERE published_seq < seq
        UNION SELECT match FROM outbox WHERE kind = 'remind' AND state = 'pending'
        ORDER BY id"""
    )
    return [row[0] for row in rows]


def running(connection: sqlite3.Connection) -> list[MatchId]:
    rows = connection.execute(
        "SELECT id FROM matches WHERE status = 'running' ORDER BY created, rowid"
    )
    return [row[0] for row in rows]


def running_in(connection: sqlite3.Connection, guild: int) -> list[MatchRecord]:
    rows = connection.execute(
        f"{_MATCH} WHERE guild = ? AND status = 'running' ORDER BY changed DESC LIMIT ?",
        (guild, MOST_LISTED),
    )
    return [_record(connection, row) for row in rows.fetchall()]


def published(connection: sqlite3.Connection, id_: MatchId, seq: int) -> None:
    connection.execute(
        "UPDATE matches SET published_seq = :seq WHERE id = :id AND published_seq < :seq",
        {"id": id_, "seq": seq},
    )


def hampered(connection: sqlite3.Connection, guild: int) -> list[MatchId]:
    rows = connection.execute(
        """
        SELECT id FROM matches WHERE published_seq < seq AND guild = :guild
        UNION SELECT id FROM lobbies WHERE guild = :guild
        UNION SELECT id FROM matches
            WHERE status = 'running' AND guild = :guild AND EXISTS (
                SELECT 1 FROM outbox WHERE match = matches.id AND kind = 'notice'
                    AND key GLOB :trouble AND state <> 'gone')
        ORDER BY id""",
        {"guild": guild, "trouble": f"{TROUBLE}*"},
    )
    return [row[0] for row in rows]


def thread_gone(connection: sqlite3.Connection, thread: int) -> MatchId | None:
    row = connection.execute("SELECT id FROM matches WHERE thread = ?", (thread,)).fetchone()
    if row is None:
        return None
    connection.execute("UPDATE matches SET thread = NULL WHERE id = ?", row)
    connection.execute(
        "UPDATE outbox SET state = 'gone' WHERE match = ? AND channel = ?", (row[0], thread)
    )
    match_id: MatchId = row[0]
    return match_id


def set_thread(connection: sqlite3.Connection, id_: MatchId, thread: int | None) -> None:
    connection.execute("UPDATE matches SET thread = ? WHERE id = ?", (thread, id_))


def _add_seats(connection: sqlite3.Connection, match: MatchId, seats: Iterable[SeatRecord]) -> None:
    connection.executemany(
        """
        INSERT INTO seats (match, seat, user, name, autopilot, resigned, opened, own_offer,
            since)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        [(match, *msgspec.structs.astuple(each)) for each in seats],
    )


def _add_former(connection: sqlite3.Connection, change: Change) -> None:
    connection.executemany(
        "INSERT INTO former_holders (match, seat, user, name, until) VALUES (?, ?, ?, ?, ?)",
        [(change.match, *msgspec.structs.astuple(each)) for each in change.left],
    )


def _former(connection: sqlite3.Connection, match: MatchId) -> tuple[Former, ...]:
    rows = connection.execute(
        "SELECT seat, user, name, until FROM former_holders WHERE match = ? ORDER BY id", (match,)
    )
    return tuple(Former(*row) for row in rows)


def _record(connection: sqlite3.Connection, row: Sequence[Any]) -> MatchRecord:
    seats = connection.execute(
        """
        SELECT seat, user, name, autopilot, resigned, opened, own_offer, since
        FROM seats WHERE match = ? ORDER BY seat""",
        (row[0],),
    )
    return MatchRecord(
        id=row[0],
        game=row[1],
        status=row[2],
        host=row[3],
        guild=row[4],
        channel=row[5],
        thread=row[6],
        language=row[7],
        config=row[8],
        seed=int(row[9]),
        save=row[10],
        seq=row[11],
        published_seq=row[12],
        seats=tuple(
            SeatRecord(
                seat, user, name, bool(autopilot), bool(resigned), opened, bool(own_offer), since
            )
            for seat, user, name, autopilot, resigned, opened, own_offer, since in seats
        ),
        created=row[13],
        changed=row[14],
        result=row[15],
        orders=orders.of(connection, row[0]),
        notes=notes.of(connection, row[0]),
        guides=guides.of(connection, row[0], row[1]) if row[2] == "running" else {},
        timing=clocks.of(connection, row[0]),
        former=_former(connection, row[0]),
    )
