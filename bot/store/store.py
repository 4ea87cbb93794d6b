"""The store: what outlives a restart."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import aiosqlite
import msgspec

from bot.records import (
    START,
    Change,
    EventRow,
    Lobby,
    MatchId,
    MatchRecord,
    MoveRow,
    Post,
    Status,
    User,
    UserId,
)
from bot.store import check, files, guides, history, lobbies, matches, orders, outbox
from bot.store.chores import Chores
from bot.store.errors import LostRace, StoreError, in_our_words
from bot.store.lobbies import Interaction
from bot.store.migrate import check_tables, migrate, steps_in
from bot.store.notes import Notes
from bot.store.past import Looks
from bot.store.people import People
from bot.store.servers import Servers
from bot.store.statistics import Statistics
from bot.store.tables import Tables
from bot.store.takebacks import Takebacks
from bot.store.times import Times
from bot.store.writer import Work, Writer, on_its_thread, snapshot
from engine.core import Checkpoint, Seat

T = TypeVar("T")


class Store:
    """Users, lobbies, matches and their history, and the outbox, in one SQLite file.

    Each method is one transaction, and what it wrote is on the disk when it returns. Every method
    may raise a `StoreError`. Matches and lobbies come oldest first.
    """

    def __init__(
        self,
        path: Path,
        now: Callable[[], float],
        held: int,
        writer: Writer,
        reader: aiosqlite.Connection,
    ) -> None:
        self._path = path
        self._now = now
        self._held: int | None = held
        self._is_closed = False
        self._writer = writer
        self._reader = reader
        self.times = Times(self._write, self._read, now)
        self.takebacks = Takebacks(self._write, self._read, now)
        self.notes = Notes(self._write, now)
        self.guides = guides.Guides(self._write)
        self.people = People(self._write, self._read, now)
        self.chores = Chores(self._write, self._read, now)
        self.servers = Servers(self._write, self._read)
        self.tables = Tables(self._write, self._read, self._note)
        self.statistics = Statistics(self._write, self._read)
        self.past = Looks(self._read)

    @classmethod
    async def open(cls, path: Path | str, *, now: Callable[[], float]) -> Store:
        """Open the file, make it if there is none, and bring its tables up to date.

        *now* gives the seconds since the epoch. Raises `StoreLocked`, `StoreTooNew`, `StoreBroken`
        or `StoreReadOnly`; then the file is as it was.
        """
        path = Path(path)
        held = files.lock(path)
        try:
            with in_our_words(path):
                return await cls._open_held(path, now, held)
        except BaseException:
            os.close(held)
            raise

    @classmethod
    async def _open_held(cls, path: Path, now: Callable[[], float], held: int) -> Store:
        # Opened here, not on aiosqlite's threads: those don't end properly where it fails. Nothing
        # else runs yet, and so nobody can cancel it half-way either.
        async with contextlib.AsyncExitStack() as undo:
            files.create(path)
            writes = undo.enter_context(contextlib.closing(files.connect(path)))
            _prepare(path, writes)
            reads = undo.enter_context(contextlib.closing(files.connect_to_read(path)))
            reader = await aiosqlite.Connection(lambda: reads, iter_chunk_size=64)
            undo.push_async_callback(reader.close)
            writer = await aiosqlite.Connection(lambda: writes, iter_chunk_size=64)
            undo.pop_all()
        return cls(path, now, held, Writer(writer), reader)

    async def close(self) -> None:
        """Finish what is being written, and let go of the file."""
        self._is_closed = True
        try:
            await self._reader.close()
        finally:
            # The writer last: whoever closes last brings the log into the database.
            await self._writer.close()
        # Only now: a connection that is still open must not lose its lock.
        if self._held is not None:
            os.close(self._held)
            self._held = None

    # Users

    async def user(self, id: UserId) -> User:  # noqa: A002 - named as everywhere
        """What is known of a user; the defaults if nothing is."""
        return await self._read(lambda db: lobbies.user(db, id))

    async def users(self, ids: Iterable[UserId]) -> dict[UserId, User]:
        return await self._read(lambda db: {id_: lobbies.user(db, id_) for id_ in ids})

    async def save_user(self, user: User) -> None:
        await self._write(lambda db: lobbies.save_user(db, user))

    async def change_user(self, id: UserId, **changes: str | bool | None) -> User:  # noqa: A002
        """Change some of what is known of a user, and nothing else; the user as it is then."""

        def work(db: sqlite3.Connection) -> User:
            changed = msgspec.structs.replace(lobbies.user(db, id), **changes)
            lobbies.save_user(db, changed)
            return changed

        return await self._write(work)

    async def set_told_no_dm(self, id: UserId, told: bool) -> None:  # noqa: A002
        """Note of a user, if it is known still, whether it was told that no message reaches it."""
        await self._write(lambda db: lobbies.set_told_no_dm(db, id, told))

    # Lobbies

    async def new_match_id(self) -> MatchId:
        """An id that no lobby and no match has."""
        return await self._read(lobbies.new_match_id)

    async def add_lobby(self, lobby: Lobby) -> None:
        """Raises `LostRace` if its id has been taken meanwhile."""
        await self._write(lambda db: lobbies.add_lobby(db, lobby))

    async def lobby(self, id: MatchId) -> Lobby | None:  # noqa: A002
        return await self._read(lambda db: lobbies.lobby(db, id))

    async def lobbies(self, user: UserId | None = None) -> list[Lobby]:
        """All lobbies, or those that *user* hosts, has joined, waits for or is invited to."""
        if user is None:
            return await self._read(lobbies.lobbies)
        return await self._read(lambda db: lobbies.lobbies_of(db, user))

    async def save_lobby(self, lobby: Lobby, *, interaction: int | None = None) -> Lobby:
        """The lobby as it stands now, with its new version.

        Raises `LostRace` if it has changed or gone since it was read, and `AlreadyPlayed`.
        """

        def work(db: sqlite3.Connection) -> Lobby:
            self._note(db, interaction, lobby.id, None, lobby.version + 1)
            return lobbies.save_lobby(db, lobby)

        return await self._write(work)

    async def remove_lobby(
        self,
        id: MatchId,  # noqa: A002
        version: int | None = None,
        reason: str = "lobby-cancelled",
    ) -> bool:
        """Whether it was there; with a *version*, whether it was there unchanged.

        The *reason* is the notice that its card shows then.
        """
        return await self._write(lambda db: lobbies.remove_lobby(db, id, version, reason))

    # Matches

    async def start_match(
        self,
        record: MatchRecord,
        moves: Sequence[MoveRow],
        events: Sequence[EventRow],
        checkpoints: Sequence[Checkpoint],
        *,
        interaction: int | None,
        version: int | None = None,
    ) -> None:
        """Put a match in the place of its lobby.

        Raises `LostRace` if there is no such lobby any more or not in this *version*, and
        `AlreadyPlayed`.
        """

        def work(db: sqlite3.Connection) -> None:
            self._note(db, interaction, record.id, record.host, record.seq)
            if not lobbies.remove_lobby(db, record.id, version):
                raise LostRace(f"there is no lobby {record.id}")
            matches.add(db, record)
            history.add(db, record.id, moves, events, checkpoints, self._now())

        await self._write(work)

    async def match(self, id: MatchId) -> MatchRecord | None:  # noqa: A002
        return await self._read(lambda db: matches.match(db, id))

    async def matches(
        self, user: UserId | None = None, *, status: Status | None = "running"
    ) -> list[MatchRecord]:
        """All matches of this status, or those where *user* holds a seat."""
        if user is None:
            return await self._read(lambda db: matches.matches(db, status))
        return await self._read(lambda db: matches.matches_of(db, user, status))

    async def match_in_thread(self, channel_or_thread: int) -> MatchRecord | None:
        """The match that is played there: a running one first, then the thread's own, the newest.

        A channel counts only for a match without a thread.
        """
        return await self._read(lambda db: matches.match_in_thread(db, channel_or_thread))

    async def behind(self) -> list[MatchId]:
        """Matches, whatever their status, of which Discord doesn't show the newest yet."""
        return await self._read(matches.behind)

    async def stale_cards(self) -> list[MatchId]:
        """Tables whose card isn't known to show them as they are, or that are no more."""
        return await self._read(outbox.stale_cards)

    async def running(self) -> list[MatchId]:
        return await self._read(matches.running)

    async def thread_gone(self, thread: int) -> MatchId | None:
        """Note that a thread stands no more, nor its posts; the match that was played there."""
        return await self._write(lambda db: matches.thread_gone(db, thread))

    async def set_thread(self, match: MatchId, thread: int | None) -> None:
        await self._write(lambda db: matches.set_thread(db, match, thread))

    async def give_orders(
        self, match: MatchId, seat: Seat, user: UserId, settings: Mapping[str, str | None]
    ) -> bool:
        """Set standing orders of a seat, each to a setting or, with None, to nothing.

        Whether *user* may: it holds the seat, and the match is running.
        """
        return await self._write(
            lambda db: orders.give(db, match, seat, user, settings, self._now())
        )

    # What one step does

    async def commit(self, change: Change) -> None:
        """Write one step of a match.

        Raises `LostRace` if the match has gone on since it was loaded, and `AlreadyPlayed` with
        `{"match": …, "seq": …}` if its interaction has been played; then nothing is written.
        """

        def work(db: sqlite3.Connection) -> None:
            self._note(db, change.interaction, change.match, change.user, change.seq)
            matches.change(db, change, self._now())

        await self._write(work)

    async def played(self, interaction: int) -> bool:
        return await self._read(lambda db: lobbies.played(db, interaction))

    # History

    async def log(
        self, match: MatchId, seat: Seat | None, *, after: int = START - 1, limit: int = 200
    ) -> list[EventRow]:
        """What has happened after seq *after*, as *seat* may know it; None is a spectator.

        Oldest first, without what was taken back, in whole seqs: read on after the last one's.
        """
        return await self._read(lambda db: history.log(db, match, seat, after, limit))

    async def last_turn(self, match: MatchId, seat: Seat) -> int | None:
        """The seq of a player's last own answer that somebody else's has followed."""
        return await self._read(lambda db: history.last_turn(db, match, seat))

    async def last_act(self, match: MatchId, seat: Seat) -> float | None:
        """When a seat's player last did anything in the match; None for never."""
        return await self._read(lambda db: history.last_act(db, match, seat))

    async def moves(self, match: MatchId) -> list[MoveRow]:
        """All moves, those taken back too."""
        return await self._read(lambda db: history.moves(db, match))

    async def checkpoints(self, match: MatchId) -> list[Checkpoint]:
        return await self._read(lambda db: history.checkpoints(db, match))

    # Outbox

    async def post(self, match: MatchId, kind: str, key: str) -> Post | None:
        """The newest post under this key, even if it is gone."""
        return await self._read(lambda db: outbox.post(db, match, kind, key))

    async def begin_post(self, match: MatchId, kind: str, key: str, channel: int | None) -> Post:
        """The post that stands or is pending under this key, or else a new pending one.

        A post that is gone gets a successor, with a nonce of its own.
        """
        wanted = Post(0, match, kind, key, "", "pending", channel, created=self._now())
        return await self._write(lambda db: outbox.begin(db, wanted))

    async def sent(
        self, post_id: int, message: int, digest: str, seq: int, *, channel: int | None = None
    ) -> None:
        """Note that the post stands; *channel* where it wasn't known when it was begun."""
        await self._write(lambda db: outbox.sent(db, post_id, message, digest, seq, channel))

    async def edited(self, post_id: int, digest: str, seq: int) -> None:
        await self._write(lambda db: outbox.edited(db, post_id, digest, seq))

    async def tried(self, post_id: int) -> None:
        """Note that from now on it isn't known whether the post stands, until it is sent."""
        await self._write(lambda db: outbox.tried(db, post_id, self._now()))

    async def refused(self, post_id: int) -> None:
        """Note that the post doesn't stand, whatever was tried."""
        await self._write(lambda db: outbox.refused(db, post_id))

    async def post_gone(self, post_id: int) -> None:
        await self._write(lambda db: outbox.gone(db, post_id))

    async def posts(
        self, match: MatchId, kind: str | None = None, state: str | None = None
    ) -> list[Post]:
        """Posts of a match, oldest first."""
        return await self._read(lambda db: outbox.posts(db, match, kind, state))

    async def published(self, match: MatchId, seq: int) -> None:
        """Note that Discord shows the match as of *seq*. An older one changes nothing."""
        await self._write(lambda db: matches.published(db, match, seq))

    # The bot itself

    async def meta(self, key: str) -> str | None:
        return await self._read(lambda db: lobbies.meta(db, key))

    async def set_meta(self, key: str, value: str) -> None:
        await self._write(lambda db: lobbies.set_meta(db, key, value))

    async def backup(self, path: Path | str) -> None:
        """Write a whole, checked copy while matches go on. Never overwrites a file."""
        await asyncio.to_thread(files.copy_of, self._path, Path(path))

    async def check(self) -> list[str]:
        """What is wrong with the store, a line each; empty if all is well."""
        return await self._read(check.faults)

    # Inside

    async def _write(self, work: Work[T]) -> T:
        with in_our_words(self._path):
            return await self._writer.write(work)

    async def _read(self, work: Work[T]) -> T:
        if self._is_closed:
            raise StoreError("the store is closed")
        with in_our_words(self._path):
            return await on_its_thread(self._reader, lambda db: snapshot(db, work))

    def _note(
        self,
        db: sqlite3.Connection,
        interaction: int | None,
        match: MatchId,
        user: UserId | None,
        seq: int,
    ) -> None:
        if interaction is not None:
            result = msgspec.json.encode({"match": match, "seq": seq})
            lobbies.note(db, Interaction(interaction, match, user, self._now(), result))


def _prepare(path: Path, connection: sqlite3.Connection) -> None:
    files.check_ours(connection, path)
    migrate(connection, path, steps_in())
    check_tables(connection, path)
    files.write_ahead(connection, path)
