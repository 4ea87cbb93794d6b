"""What is left to do on Discord some time later: SQL for it, and the part of `Store` for it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Literal, TypeAlias

import msgspec

from bot.records import MatchId, Post
from bot.store import outbox
from bot.store.writer import Run

ChoreKind: TypeAlias = Literal[
    "redraw",  # have a post say what it should say now
    "erase",  # delete a post
    "sweep",  # delete the direct messages in a channel that are nobody's any more
    "rename",  # call the thread of a match after those who play there now
    "archive",  # close the thread of a match that is over
]


NOBODYS = "nobodys"  # the kind of posts that are only still to be deleted


class Chore(msgspec.Struct, frozen=True):
    id: int
    kind: ChoreKind
    match: MatchId
    post: int | None = None  # a row of the outbox
    channel: int | None = None


def add(
    connection: sqlite3.Connection,
    kind: ChoreKind,
    due: float,
    *,
    match: MatchId | str = "",
    post: int | None = None,
    channel: int | None = None,
) -> None:
    connection.execute(
        "INSERT INTO chores (kind, match, post, channel, due) VALUES (?, ?, ?, ?, ?)",
        (kind, match, post, channel, due),
    )


class Chores:
    """Each method is one transaction, as those of `Store` are."""

    def __init__(self, write: Run, read: Run, now: Callable[[], float]) -> None:
        self._write = write
        self._read = read
        self._now = now

    async def due(self, most: int) -> list[Chore]:
        """Those whose time has come, the first *most* of them."""

        def work(db: sqlite3.Connection) -> list[Chore]:
            rows = db.execute(
                """
                SELECT id, kind, match, post, channel FROM chores
                WHERE due <= ? ORDER BY due, id LIMIT ?""",
                (self._now(), most),
            )
            return [Chore(*row) for row in rows]

        return await self._read(work)

    async def next(self) -> float | None:
        """When the first one is due."""
        row = await self._read(lambda db: db.execute("SELECT min(due) FROM chores").fetchone())
        return row[0]  # type: ignore[no-any-return] # a REAL, or NULL where there is none

    async def done(self, chore: Chore) -> None:
        await self._write(lambda db: db.execute("DELETE FROM chores WHERE id = ?", (chore.id,)))

    async def later(self, chore: Chore, seconds: float) -> None:
        """Put one off."""
        at = self._now() + seconds
        await self._write(
            lambda db: db.execute("UPDATE chores SET due = ? WHERE id = ?", (at, chore.id))
        )

    async def post(self, id_: int) -> Post | None:
        """A row of the outbox."""
        return await self._read(lambda db: outbox.by_id(db, id_))

    async def nobodys(self, channel: int) -> list[Post]:
        """The posts in a channel for direct messages that no player's seat belongs to any more."""
        return await self._read(lambda db: outbox.nobodys(db, channel))

    async def forget_post(self, id_: int) -> None:
        """Drop a row of the outbox, whose message is gone."""
        await self._write(lambda db: db.execute("DELETE FROM outbox WHERE id = ?", (id_,)))
