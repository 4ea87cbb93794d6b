"""SQL for the pace of matches: clocks, pauses and votes, and users' habits and holidays."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Any

import msgspec

from bot.dues import Due, due
from bot.pace import Step, kept, stopped
from bot.records import (
    REMIND,
    Change,
    Clock,
    Habits,
    MatchId,
    Post,
    Span,
    Timing,
    UserId,
    Vote,
    reminded_of,
)
from bot.store import outbox
from engine.core import Seat

_CLOCK = """
    SELECT seat, bank, phase, remaining, since, reminded, snoozed, hushed, absent, rounds, missed,
        stand_in, asked
    FROM clocks"""


# Matches


def of(connection: sqlite3.Connection, match: MatchId) -> Timing | None:
    """All about time in a match; None if it has no pace."""
    row = connection.execute("SELECT pace FROM paces WHERE match = ?", (match,)).fetchone()
    if row is None:
        return None
    clocks = connection.execute(f"{_CLOCK} WHERE match = ? ORDER BY seat", (match,)).fetchall()
    holders = {
        Seat(seat): UserId(user)
        for seat, user in connection.execute(
            """
            SELECT seat, user FROM seats
            WHERE match = ? AND user IS NOT NULL AND NOT autopilot ORDER BY seat""",
            (match,),
        )
    }
    pauses = connection.execute(
        "SELECT since, until FROM pauses WHERE match = ? ORDER BY id", (match,)
    )
    votes = connection.execute(
        "SELECT about, user, choice, at FROM votes WHERE match = ? ORDER BY id", (match,)
    )
    users = dict.fromkeys(holders.values())
    return Timing(
        pace=row[0],
        clocks={Seat(clock[0]): _clock(clock[1:]) for clock in clocks},
        pauses=tuple(Span(since, until) for since, until in pauses),
        holders=holders,
        away={user: holidays(connection, user) for user in users},
        habits={user: habits(connection, user) for user in users},
        votes=tuple(Vote(about, UserId(user), choice, at) for about, user, choice, at in votes),
        left=_left(connection, match),
    )


def _left(connection: sqlite3.Connection, match: MatchId) -> dict[Seat, dict[str, float]]:
    found: dict[Seat, dict[str, float]] = {}
    rows = connection.execute(
        "SELECT seat, phase, remaining FROM turns_left WHERE match = ? AND again", (match,)
    )
    for seat, phase, remaining in rows:
        found.setdefault(Seat(seat), {})[phase] = remaining
    return found


def add(connection: sqlite3.Connection, match: MatchId, timing: Timing | None) -> None:
    """Keep the pace of a match that begins."""
    if timing is None:
        return
    connection.execute("INSERT INTO paces (match, pace) VALUES (?, ?)", (match, timing.pace))
    for seat, clock in timing.clocks.items():
        _save(connection, match, seat, clock)


def keep(connection: sqlite3.Connection, change: Change, at: float) -> None:
    """Let clocks run and stand as a step of the match asks for."""
    timing = of(connection, change.match)
    if timing is None:
        return
    asked = change.asked if change.status == "running" else ()
    step = Step(at, asked, change.phase, change.acted, change.deeds, change.seq)
    deeds = {deed for _, deed in change.deeds}
    if "pause" in deeds:
        connection.execute("INSERT INTO pauses (match, since) VALUES (?, ?)", (change.match, at))
    if "resume" in deeds:
        connection.execute(
            "UPDATE pauses SET until = ? WHERE match = ? AND until IS NULL", (at, change.match)
        )
        timing = of(connection, change.match)
        assert timing is not None
    for seat, clock in kept(timing, step).items():
        before = timing.clocks.get(seat)
        if clock != before:
            _save(connection, change.match, seat, clock)
        if before is not None and before.phase not in ("", clock.phase):
            _keep_left(connection, change, seat, stopped(timing, seat, before, at))
            # What was kept of the turn that is played again has been given.
            connection.execute(
                "DELETE FROM turns_left WHERE match = ? AND seat = ? AND phase = ?",
                (change.match, seat, clock.phase),
            )


def _keep_left(connection: sqlite3.Connection, change: Change, seat: Seat, before: Clock) -> None:
    """Keep what is left of a turn whose time no longer counts: it may be played again."""
    connection.execute(
        """
        INSERT OR REPLACE INTO turns_left (match, seat, phase, remaining, seq, again)
        VALUES (?, ?, ?, ?, ?, ?)""",
        (
            change.match,
            seat,
            before.phase,
            before.left,
            change.seq,
            change.takeback is not None,
        ),
    )


def running(connection: sqlite3.Connection, user: UserId | None) -> list[MatchId]:
    """The running matches with a pace, or those of them that *user* plays."""
    rows = connection.execute(
        """
        SELECT id FROM matches JOIN paces ON paces.match = matches.id
        WHERE status = 'running' ORDER BY created, matches.rowid"""
        if user is None
        else """
        SELECT DISTINCT id FROM seats JOIN matches ON matches.id = seats.match
            JOIN paces ON paces.match = matches.id
        WHERE seats.user = ? AND status = 'running' ORDER BY id""",
        () if user is None else (user,),
    )
    return [row[0] for row in rows]


def is_running(connection: sqlite3.Connection, match: MatchId) -> bool:
    row = connection.execute("SELECT status FROM matches WHERE id = ?", (match,)).fetchone()
    return row is not None and row[0] == "running"


def show(connection: sqlite3.Connection, match: MatchId) -> None:
    """Have the match published again: what it says of time has changed."""
    connection.execute(
        "UPDATE matches SET published_seq = min(published_seq, seq - 1) WHERE id = ?", (match,)
    )


def remind(connection: sqlite3.Connection, match: MatchId, seat: Seat, now: float) -> Due | None:
    """The reminder of a seat that is due by now, which is thereby dealt with."""
    timing = of(connection, match)
    if timing is None or not is_running(connection, match):
        return None
    ready = [
        each
        for each in due(timing, now)
        if (each.doing, each.seat) == ("remind", seat) and each.at <= now
    ]
    if not ready:
        return None
    clock, newest = timing.clocks[seat], ready[-1]
    _save(connection, match, seat, msgspec.structs.replace(clock, reminded=now))
    key = f"{reminded_of(seat, clock)}{newest.key}"
    if outbox.post(connection, match, REMIND, key) is not None:
        return None  # it has come before, and the clock has stood since
    outbox.begin(connection, Post(0, match, REMIND, key, "", "pending", created=now))
    show(connection, match)
    return newest


def ask(connection: sqlite3.Connection, match: MatchId, seat: Seat, now: float) -> bool:
    """Have the others asked about a seat whose time is over by now; whether it is."""
    timing = of(connection, match)
    if timing is None or not is_running(connection, match):
        return False
    if not any((d.doing, d.seat) == ("ask", seat) and d.at <= now for d in due(timing, now)):
        return False
    clock = timing.clocks[seat]
    asked = msgspec.structs.replace(clock, absent=now, rounds=clock.rounds + 1)
    _save(connection, match, seat, asked)
    show(connection, match)
    return True


def set_clock(connection: sqlite3.Connection, match: MatchId, seat: Seat, **changes: Any) -> bool:
    """Change what is kept of a clock that runs; whether it does."""
    timing = of(connection, match)
    clock = None if timing is None else timing.clocks.get(seat)
    if clock is None or clock.since is None or not is_running(connection, match):
        return False
    _save(connection, match, seat, msgspec.structs.replace(clock, **changes))
    return True


def vote(connection: sqlite3.Connection, match: MatchId, said: Vote) -> None:
    connection.execute(
        "INSERT INTO votes (match, about, user, choice, at) VALUES (?, ?, ?, ?, ?)",
        (match, said.about, said.user, said.choice, said.at),
    )
    show(connection, match)


def _clock(row: tuple[Any, ...]) -> Clock:
    bank, phase, left, since, reminded, snoozed, hushed, absent, rounds, missed, stand_in, asked = (
        row
    )
    return Clock(
        bank=bank,
        phase=phase,
        left=left,
        since=since,
        reminded=reminded,
        snoozed=snoozed,
        hushed=bool(hushed),
        absent=absent,
        rounds=rounds,
        missed=missed,
        stand_in=stand_in,
        asked=asked,
    )


def _save(connection: sqlite3.Connection, match: MatchId, seat: Seat, clock: Clock) -> None:
    connection.execute(
        """
        INSERT INTO clocks (match, seat, bank, phase, remaining, since, reminded, snoozed, hushed,
            absent, rounds, missed, stand_in, asked)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (match, seat) DO UPDATE SET bank = excluded.bank, phase = excluded.phase,
            remaining = excluded.remaining, since = excluded.since, reminded = excluded.reminded,
            snoozed = excluded.snoozed, hushed = excluded.hushed, absent = excluded.absent,
            rounds = excluded.rounds, missed = excluded.missed, stand_in = excluded.stand_in,
            asked = excluded.asked""",
        (match, seat, *msgspec.structs.astuple(clock)),
    )


# Users


def habits(connection: sqlite3.Connection, user: UserId) -> Habits:
    """When and where a user likes to be reminded; the defaults if nothing is known."""
    row = connection.execute(
        "SELECT zone, quiet_from, quiet_to, channel FROM habits WHERE user = ?", (user,)
    ).fetchone()
    return Habits() if row is None else Habits(*row)


def save_habits(connection: sqlite3.Connection, user: UserId, new: Habits) -> None:
    connection.execute(
        """
        INSERT INTO habits (user, zone, quiet_from, quiet_to, channel) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (user) DO UPDATE SET zone = excluded.zone, quiet_from = excluded.quiet_from,
            quiet_to = excluded.quiet_to, channel = excluded.channel""",
        (user, *msgspec.structs.astuple(new)),
    )


def holidays(connection: sqlite3.Connection, user: UserId) -> tuple[Span, ...]:
    rows = connection.execute(
        "SELECT since, until FROM holidays WHERE user = ? ORDER BY since, id", (user,)
    )
    return tuple(Span(since, until) for since, until in rows)


def set_holiday(
    connection: sqlite3.Connection, user: UserId, now: float, span: Span | None
) -> None:
    """Put *span* in the place of whatever holiday isn't over; None is none.

    What has passed of one stays: clocks that stood then stood.
    """
    connection.execute("DELETE FROM holidays WHERE user = ? AND since >= ?", (user, now))
    connection.execute(
        "UPDATE holidays SET until = ? WHERE user = ? AND until > ?", (now, user, now)
    )
    if span is not None:
        connection.execute(
            "INSERT INTO holidays (user, since, until) VALUES (?, ?, ?)",
            (user, span.since, span.until),
        )


def show_all(connection: sqlite3.Connection, matches: Iterable[MatchId]) -> None:
    for match in matches:
        show(connection, match)
