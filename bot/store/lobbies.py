"""SQL for users, lobbies, the bot's own notes, and the interactions that changed something."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.records import ClosedLobby, Lobby, MatchId, User, UserId
from bot.store.errors import AlreadyPlayed, LostRace

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without those that are taken for one another
ID_LENGTH = 5

# Columns that are called as the attributes of a `Lobby` are, and may change.
_CHANGING = (
    "game",
    "host",
    "guild",
    "channel",
    "language",
    "seats",
    "autopilots",
    "pace",
    "message",
    "starts",
    "checks",
    "checking",
    "invited_at",
    "changed",
    "warned",
)
_COLUMNS = ("id", "created", "version", *_CHANGING, "options")
_LOBBY = f"SELECT {', '.join(_COLUMNS)} FROM lobbies"  # noqa: S608 - made of constants
# The attributes of a `Lobby` that list users, by their role in the database.
_ROLES = {
    "joined": "players",
    "invited": "invited",
    "waiting": "waiting",
    "moved": "moved",
    "ready": "ready",
    "declined": "declined",
    "order": "order",
}


# Users


def user(connection: sqlite3.Connection, id_: UserId) -> User:
    row = connection.execute(
        "SELECT id, language, locale, name, told_no_dm FROM users WHERE id = ?", (id_,)
    ).fetchone()
    if row is None:
        return User(id_)
    return User(UserId(row[0]), row[1], row[2], row[3], bool(row[4]))


def save_user(connection: sqlite3.Connection, user: User) -> None:
    connection.execute(
        """
        INSERT INTO users (id, language, locale, name, told_no_dm) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET language = excluded.language, locale = excluded.locale,
            name = excluded.name, told_no_dm = excluded.told_no_dm""",
        (user.id, user.language, user.locale, user.name, user.told_no_dm),
    )


def set_told_no_dm(connection: sqlite3.Connection, id_: UserId, told: bool) -> None:
    connection.execute("UPDATE users SET told_no_dm = ? WHERE id = ?", (told, id_))


# Lobbies


def new_match_id(connection: sqlite3.Connection) -> MatchId:
    while True:
        id_ = "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
        taken = connection.execute(
            """
            SELECT EXISTS (SELECT 1 FROM lobbies WHERE id = :id)
                OR EXISTS (SELECT 1 FROM matches WHERE id = :id)""",
            {"id": id_},
        ).fetchone()[0]
        if not taken:
            return MatchId(id_)


def add_lobby(connection: sqlite3.Connection, lobby: Lobby) -> None:
    taken = connection.execute("SELECT 1 FROM matches WHERE id = ?", (lobby.id,)).fetchone()
    added = connection.execute(
        f"""
        INSERT INTO lobbies ({", ".join(_COLUMNS)}) VALUES ({", ".join("?" * len(_COLUMNS))})
        ON CONFLICT (id) DO NOTHING""",  # noqa: S608 - made of constants
        (lobby.id, lobby.created, lobby.version, *_values(lobby)),
    )
    if taken or not added.rowcount:
        raise LostRace(f"{lobby.id} is taken")
    _add_users(connection, lobby)


def lobby(connection: sqlite3.Connection, id_: MatchId) -> Lobby | None:
    row = connection.execute(f"{_LOBBY} WHERE id = ?", (id_,)).fetchone()
    return None if row is None else _lobby(connection, row)


def lobbies(connection: sqlite3.Connection) -> list[Lobby]:
    rows = connection.execute(f"{_LOBBY} ORDER BY created, id").fetchall()
    return [_lobby(connection, row) for row in rows]


def lobbies_of(connection: sqlite3.Connection, user: UserId) -> list[Lobby]:
    rows = connection.execute(
        f"""{_LOBBY}
        WHERE id IN (
            SELECT id FROM lobbies WHERE host = :user
            UNION SELECT lobby FROM lobby_users
                WHERE user = :user AND role IN ('joined', 'waiting', 'invited'))
        ORDER BY created, id""",  # noqa: S608 - both parts are constants
        {"user": user},
    ).fetchall()
    return [_lobby(connection, row) for row in rows]


def save_lobby(connection: sqlite3.Connection, lobby: Lobby) -> Lobby:
    settings = ", ".join(f"{column} = ?" for column in (*_CHANGING, "options"))
    saved = connection.execute(
        f"UPDATE lobbies SET {settings}, version = version + 1 WHERE id = ? AND version = ?",  # noqa: S608 - made of constants
        (*_values(lobby), lobby.id, lobby.version),
    )
    if not saved.rowcount:
        raise LostRace(f"lobby {lobby.id} is not at version {lobby.version}")
    connection.execute("DELETE FROM lobby_users WHERE lobby = ?", (lobby.id,))
    _add_users(connection, lobby)
    return msgspec.structs.replace(lobby, version=lobby.version + 1)


def remove_lobby(
    connection: sqlite3.Connection, id_: MatchId, version: int | None, reason: str | None = None
) -> bool:
    """Whether it was there; with a *version*, whether it was there unchanged.

    With a *reason* it is kept what the table's card needs to say so.
    """
    if reason is not None:
        connection.execute(
            """
            INSERT OR REPLACE INTO closed_lobbies (id, game, language, reason)
            SELECT id, game, language, :reason FROM lobbies
            WHERE id = :id AND version = coalesce(:version, version)""",
            {"id": id_, "version": version, "reason": reason},
        )
    removed = connection.execute(
        "DELETE FROM lobbies WHERE id = :id AND version = coalesce(:version, version)",
        {"id": id_, "version": version},
    )
    return bool(removed.rowcount)


def closed_lobby(connection: sqlite3.Connection, id_: MatchId) -> ClosedLobby | None:
    row = connection.execute(
        "SELECT game, language, reason FROM closed_lobbies WHERE id = ?", (id_,)
    ).fetchone()
    return None if row is None else ClosedLobby(*row)


def _values(lobby: Lobby) -> tuple[object, ...]:
    """What may change of a lobby, in the order of `_CHANGING`, and its options."""
    options = msgspec.json.encode(lobby.options).decode()
    return (*(getattr(lobby, column) for column in _CHANGING), options)


def _add_users(connection: sqlite3.Connection, lobby: Lobby) -> None:
    connection.executemany(
        "INSERT INTO lobby_users (lobby, role, n, user) VALUES (?, ?, ?, ?)",
        [
            (lobby.id, role, n, user)
            for role, attribute in _ROLES.items()
            for n, user in enumerate(getattr(lobby, attribute))
        ],
    )


def _lobby(connection: sqlite3.Connection, row: Sequence[Any]) -> Lobby:
    found = dict(zip(_COLUMNS, row, strict=True))
    users: dict[str, Any] = dict.fromkeys(_ROLES.values(), ())
    for role, user in connection.execute(
        "SELECT role, user FROM lobby_users WHERE lobby = ? ORDER BY role, n", (found["id"],)
    ):
        users[_ROLES[role]] = (*users[_ROLES[role]], user)
    found["options"] = msgspec.json.decode(found["options"], type=dict[str, str])
    found["checks"] = bool(found["checks"])
    return Lobby(**found, **users)


# The bot's own notes


def meta(connection: sqlite3.Connection, key: str) -> str | None:
    row = connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
    return None if row is None else row[0]


def set_meta(connection: sqlite3.Connection, key: str, value: str) -> None:
    connection.execute(
        """
        INSERT INTO meta (key, value) VALUES (?, ?)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value""",
        (key, value),
    )


# Interactions


class Interaction(msgspec.Struct, frozen=True):
    """What Discord calls a press or a command, and what came of it, as JSON."""

    id: int
    match: MatchId
    user: UserId | None
    at: float
    result: bytes


def note(connection: sqlite3.Connection, interaction: Interaction) -> None:
    """Keep that this one has been played. Raises `AlreadyPlayed` if it has been before."""
    noted = connection.execute(
        """
        INSERT INTO interactions (id, match, user, at, result) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (id) DO NOTHING""",
        msgspec.structs.astuple(interaction),
    )
    if not noted.rowcount:
        row = connection.execute(
            "SELECT result FROM interactions WHERE id = ?", (interaction.id,)
        ).fetchone()
        raise AlreadyPlayed(row[0])


def played(connection: sqlite3.Connection, id_: int) -> bool:
    row = connection.execute("SELECT 1 FROM interactions WHERE id = ?", (id_,)).fetchone()
    return row is not None
