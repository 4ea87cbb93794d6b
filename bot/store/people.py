"""SQL about one person: all that is kept of a user, letting go of it, and what is kept no longer.

A user is found in every table by the value of its columns of numbers, those of tables to come too:
Discord's ids are like no other number here.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

import msgspec

from bot.records import DAYS_KEPT, MatchId, UserId
from bot.store import chores, clocks
from bot.store.writer import Run
from engine.core import Event, Text

DAY = 86_400.0
# Where a row outlives its user, what stands there instead. Elsewhere the row goes.
NOBODY: dict[tuple[str, str], int | None] = {
    ("former_holders", "user"): None,
    ("interactions", "user"): None,
    ("lobbies", "host"): 0,
    ("matches", "host"): 0,
    ("moves", "user"): None,
    ("seats", "user"): None,
    ("takebacks", "user"): None,
}
NAMELESS = frozenset({"events", "checkpoints", "chores", "servers"})  # that hold no user
SECRET = frozenset({"save", "seed", "config", "result"})  # of a match: others' hands are in it
GONE = Text("seat-left")
FORGET = "forget "  # before a user's id, the key of the bot's note while its data are deleted
AGAIN = 120.0  # seconds after which what was being sent meanwhile stands, and can be swept
REOPENED = 60.0  # seconds for which the thread of a match that is over stays open for a change
# The posts that name players. Of turns only the newest one of a running match is written anew.
NAMING = """
    SELECT id FROM outbox WHERE match = :match AND state = 'sent' AND (
        kind IN ('start', 'lobby', 'result') OR :running AND id = (
            SELECT max(id) FROM outbox WHERE match = :match AND kind = 'turn'))"""
# Those that ring somebody, with the seat in the key.
RINGING = """
    SELECT id FROM outbox WHERE match = :match AND state = 'sent'
        AND (kind = 'notice' AND key GLOB :turn OR kind = 'remind' AND key GLOB :seat
            OR kind = 'takeback')"""

# What is kept no longer, by what it is for: older than :presses and so on, which are moments. Of
# the posts of a match those stay that show how it ended, or that a player's deletion must find.
STALE = {
    "presses": "DELETE FROM interactions WHERE at < :presses",
    "posts": """
        DELETE FROM outbox WHERE kind NOT IN ('start', 'lobby', 'status', 'result')
            AND NOT (kind = 'dm' AND state = 'sent') AND match IN (
                SELECT id FROM matches WHERE status <> 'running' AND changed < :posts)
            OR created < :posts AND match NOT IN (SELECT id FROM matches)
            AND match NOT IN (SELECT id FROM lobbies)""",
    "orders": """
        DELETE FROM orders WHERE match IN (
            SELECT id FROM matches WHERE status <> 'running' AND changed < :orders)""",
    "notes": """
        DELETE FROM notes WHERE match IN (
            SELECT id FROM matches WHERE status <> 'running' AND changed < :orders)""",
    "votes": """
        DELETE FROM votes WHERE match IN (
            SELECT id FROM matches WHERE status <> 'running' AND changed < :orders)""",
    "holidays": "DELETE FROM holidays WHERE until < :holidays",
    "guides": """
        DELETE FROM guides WHERE user NOT IN (SELECT user FROM seats WHERE user IS NOT NULL)""",
    "queues": "DELETE FROM queues WHERE since < :queues",
    # Whoever has only looked on, and has chosen no language.
    "users": """
        DELETE FROM users WHERE language IS NULL
            AND id NOT IN (SELECT user FROM seats WHERE user IS NOT NULL)
            AND id NOT IN (SELECT user FROM former_holders WHERE user IS NOT NULL)
            AND id NOT IN (SELECT user FROM lobby_users)
            AND id NOT IN (SELECT user FROM queues)
            AND id NOT IN (SELECT host FROM lobbies)
            AND id NOT IN (SELECT user FROM queues)
            AND id NOT IN (SELECT user FROM habits)
            AND id NOT IN (SELECT user FROM holidays)""",
}

Row = dict[str, Any]


def columns(connection: sqlite3.Connection) -> Iterator[tuple[str, list[str], list[str]]]:
    """Every table that may hold a user: its name, its columns of numbers, all its columns."""
    names = connection.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*'"
    ).fetchall()
    for (name,) in sorted(names):
        if name not in NAMELESS:
            described = connection.execute(f'PRAGMA table_info("{name}")').fetchall()
            numbers = [each[1] for each in described if each[2] == "INTEGER"]
            if numbers:
                yield name, numbers, [each[1] for each in described]


def kept_of(connection: sqlite3.Connection, user: UserId) -> dict[str, list[Row]]:
    """All rows that name a user, by table, without what is others' secret."""
    found: dict[str, list[Row]] = {}
    for table, numbers, every in columns(connection):
        told = [each for each in every if table != "matches" or each not in SECRET]
        listed = ", ".join(f'"{each}"' for each in told)
        naming = " OR ".join(f'"{each}" = :user' for each in numbers)
        rows = connection.execute(
            f'SELECT {listed} FROM "{table}" WHERE {naming}',  # noqa: S608 - names of columns
            {"user": user},
        )
        if plain := [dict(zip(told, map(_plain, row), strict=True)) for row in rows]:
            found[table] = plain
    if posts := [_named(row) for row in _direct_messages(connection, user)]:
        found["outbox"] = posts
    return found


def _plain(value: object) -> object:
    """A value as JSON can hold it."""
    if not isinstance(value, bytes):
        return value
    try:
        msgspec.json.decode(value)
    except msgspec.DecodeError:
        return None
    return msgspec.Raw(value)


def _direct_messages(connection: sqlite3.Connection, user: UserId) -> list[tuple[Any, ...]]:
    return connection.execute(
        """
        SELECT match, kind, channel, message, created FROM outbox
        WHERE kind IN ('dm', 'remind') AND channel IN (
            SELECT channel FROM outbox WHERE kind = 'dm' AND key GLOB ?)
        ORDER BY id""",
        (_hand_of(user),),
    ).fetchall()


def _hand_of(user: UserId) -> str:
    """What the keys of the direct messages with somebody's hands look like."""
    return f"* {user}"


def _named(row: tuple[Any, ...]) -> Row:
    return dict(zip(("match", "kind", "channel", "message", "created"), row, strict=True))


# Letting go


def begin(connection: sqlite3.Connection, user: UserId, channel: int | None) -> None:
    """Note that a user's data are to be deleted, and where the direct messages are.

    From now on no queue makes a table with that user.
    """
    connection.execute("DELETE FROM queues WHERE user = ?", (user,))
    known = connection.execute(
        """
        SELECT DISTINCT channel FROM outbox
        WHERE kind = 'dm' AND key GLOB ? AND channel IS NOT NULL""",
        (_hand_of(user),),
    )
    places = sorted({place for (place,) in known} | ({channel} if channel else set()))
    connection.execute(
        "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING",
        (f"{FORGET}{user}", msgspec.json.encode(places).decode()),
    )


def unfinished(connection: sqlite3.Connection) -> list[UserId]:
    """Whose data are being deleted."""
    rows = connection.execute("SELECT key FROM meta WHERE key GLOB ?", (f"{FORGET}*",))
    return [UserId(int(key.removeprefix(FORGET))) for (key,) in rows]


def finish(connection: sqlite3.Connection, user: UserId, now: float) -> list[MatchId]:
    """Delete or strip every row that names a user; the matches that show another name now."""
    matches = connection.execute(
        """
        SELECT matches.id, seat, status = 'running', name FROM matches JOIN (
            SELECT match, seat, name FROM seats WHERE user = :user
            UNION SELECT match, seat, name FROM former_holders WHERE user = :user) AS held
            ON held.match = matches.id
        ORDER BY matches.created, matches.id""",
        {"user": user},
    ).fetchall()
    known = connection.execute("SELECT name FROM users WHERE id = ?", (user,)).fetchone()
    for match, seat, running, name in matches:
        _have_renamed(connection, match, seat, running, now)
        _unname(connection, match, {name, *(known or ())} - {""})
    _sweep(connection, user, now)
    _take_back(connection, user, now)
    connection.execute(
        "UPDATE seats SET name = '', autopilot = 1 WHERE user = ?",
        (user,),
    )
    connection.execute("UPDATE former_holders SET name = '' WHERE user = ?", (user,))
    for table, numbers, _ in columns(connection):
        _let_go(connection, table, numbers, user)
    connection.execute("DELETE FROM meta WHERE key = ?", (f"{FORGET}{user}",))
    touched = list(dict.fromkeys(MatchId(match) for match, _, _, _ in matches))
    clocks.show_all(connection, touched)
    return touched


def _let_go(
    connection: sqlite3.Connection, table: str, numbers: Sequence[str], user: UserId
) -> None:
    looked_at = ", ".join(f'max("{column}" = :user)' for column in numbers)
    found = connection.execute(
        f'SELECT {looked_at} FROM "{table}"',  # noqa: S608 - names of columns
        {"user": user},
    ).fetchone()
    for column in (each for each, there in zip(numbers, found, strict=True) if there):
        if (table, column) in NOBODY:
            connection.execute(
                f'UPDATE "{table}" SET "{column}" = ? WHERE "{column}" = ?',  # noqa: S608
                (NOBODY[table, column], user),
            )
        else:
            connection.execute(f'DELETE FROM "{table}" WHERE "{column}" = ?', (user,))  # noqa: S608


def _have_renamed(
    connection: sqlite3.Connection, match: MatchId, seat: int, running: bool, now: float
) -> None:
    """Have what stands on Discord about a match name its player no more."""
    turn, any_ = f"turn {seat} *", f"{seat} *"
    ringing = connection.execute(RINGING, {"match": match, "turn": turn, "seat": any_})
    for (post,) in ringing.fetchall():
        chores.add(connection, "erase", now, match=match, post=post)
    naming = connection.execute(NAMING, {"match": match, "running": running})
    for (post,) in naming.fetchall():
        chores.add(connection, "redraw", now, match=match, post=post)
    chores.add(connection, "rename", now, match=match)
    if not running:
        chores.add(connection, "archive", now + REOPENED, match=match)
    # The card is shown anew with the next publishing, which its mark asks for.
    connection.execute(
        "UPDATE outbox SET digest = '|' WHERE match = ? AND kind = 'status' AND state = 'sent'",
        (match,),
    )


def _unname(connection: sqlite3.Connection, match: MatchId, names: Collection[str]) -> None:
    """Put a word in the place of names where events tell them as they were."""
    rows = connection.execute(
        "SELECT seq, n, event FROM events WHERE match = ?", (match,)
    ).fetchall()
    for seq, n, told in rows:
        event = msgspec.json.decode(told, type=Event)
        args = {k: GONE if isinstance(v, str) and v in names else v for k, v in event.args.items()}
        if args != event.args:
            nameless = msgspec.json.encode(msgspec.structs.replace(event, args=args))
            connection.execute(
                "UPDATE events SET event = ? WHERE match = ? AND seq = ? AND n = ?",
                (nameless, match, seq, n),
            )


def _sweep(connection: sqlite3.Connection, user: UserId, now: float) -> None:
    """Have the direct messages deleted, those too that are being sent just now."""
    (places,) = connection.execute(
        "SELECT value FROM meta WHERE key = ?", (f"{FORGET}{user}",)
    ).fetchone() or ("[]",)
    for channel in msgspec.json.decode(places, type=list[int]):
        for due in (now, now + AGAIN):
            chores.add(connection, "sweep", due, channel=channel)


def _take_back(connection: sqlite3.Connection, user: UserId, now: float) -> None:
    """Have the posts deleted whose keys name a user: hands, invitations, and calls to a table."""
    posts = connection.execute(
        "SELECT id, state FROM outbox WHERE ' ' || key || ' ' GLOB ?", (f"* {user} *",)
    )
    for post, state in posts.fetchall():
        # One that is being sent just now can be deleted only once it stands.
        chores.add(connection, "erase", now + AGAIN * (state == "pending"), post=post)
        connection.execute(
            "UPDATE outbox SET kind = ?, key = id WHERE id = ?", (chores.NOBODYS, post)
        )


def prune(connection: sqlite3.Connection, now: float) -> dict[str, int]:
    """Delete what is kept no longer; how many rows of each kind that were."""
    moments = {what: now - days * DAY for what, days in DAYS_KEPT.items()}
    counts = {
        what: connection.execute(statement, moments).rowcount for what, statement in STALE.items()
    }
    return {what: n for what, n in counts.items() if n}


class People:
    """Each method is one transaction, as those of `Store` are."""

    def __init__(self, write: Run, read: Run, now: Callable[[], float]) -> None:
        self._write = write
        self._read = read
        self._now = now

    async def kept_of(self, user: UserId) -> dict[str, list[Row]]:
        """All rows that name a user, by table, without what is others' secret."""
        return await self._read(lambda db: kept_of(db, user))

    async def begin_to_forget(self, user: UserId, channel: int | None) -> None:
        """Note that a user's data are to be deleted; *channel* is for direct messages."""
        await self._write(lambda db: begin(db, user, channel))

    async def unfinished(self) -> list[UserId]:
        """Whose data are being deleted, as far as the last run of the bot came with it."""
        return await self._read(unfinished)

    async def forget(self, user: UserId) -> list[MatchId]:
        """Delete or strip every row that names a user; the matches that show another name now."""
        return await self._write(lambda db: finish(db, user, self._now()))

    async def prune(self) -> dict[str, int]:
        """Delete what is kept no longer; how many rows of each kind that were."""
        return await self._write(lambda db: prune(db, self._now()))

    async def refusing_dms(self, guild: int) -> int:
        """How many who play in a server are known to take no direct messages."""
        (n,) = await self._read(
            lambda db: db.execute(
                """
                SELECT count(DISTINCT users.id) FROM matches
                    JOIN seats ON seats.match = matches.id JOIN users ON users.id = seats.user
                WHERE guild = ? AND status = 'running' AND told_no_dm""",
                (guild,),
            ).fetchone()
        )
        return int(n)
