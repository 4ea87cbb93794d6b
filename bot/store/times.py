"""What the store keeps about time: the part of `Store` for paces, habits, holidays and votes."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from bot.dues import Due
from bot.pace import SNOOZE, deadline
from bot.records import Habits, MatchId, Span, Timing, UserId, Vote
from bot.store import clocks
from bot.store.writer import Run
from engine.core import Seat

T = TypeVar("T")


class Times:
    """Each method is one transaction, as those of `Store` are."""

    def __init__(self, write: Run, read: Run, now: Callable[[], float]) -> None:
        self._write = write
        self._read = read
        self._now = now

    async def running(self, user: UserId | None = None) -> list[MatchId]:
        """The running matches with a pace, or those of them that *user* plays."""
        return await self._read(lambda db: clocks.running(db, user))

    async def timing(self, match: MatchId) -> Timing | None:
        """All about time in a match; None if it has no pace or doesn't run."""
        return await self._read(
            lambda db: clocks.of(db, match) if clocks.is_running(db, match) else None
        )

    # What comes due

    async def remind(self, match: MatchId, seat: Seat) -> Due | None:
        """The reminder of a seat that is due, which is thereby dealt with."""
        return await self._write(lambda db: clocks.remind(db, match, seat, self._now()))

    async def ask(self, match: MatchId, seat: Seat) -> bool:
        """Have the others asked about a seat whose time is over; whether it is."""
        return await self._write(lambda db: clocks.ask(db, match, seat, self._now()))

    async def show(self, match: MatchId) -> None:
        """Have a match published again."""
        await self._write(lambda db: clocks.show(db, match))

    # What players want

    async def snooze(self, match: MatchId, seat: Seat) -> float | None:
        """Remind a seat again in three hours; when that is, None if its time is over by then."""

        def work(db: sqlite3.Connection) -> float | None:
            at, timing = self._now() + SNOOZE, clocks.of(db, match)
            end = None if timing is None else deadline(timing, seat)
            if end is None or end <= at:
                return None
            return at if clocks.set_clock(db, match, seat, snoozed=at) else None

        return await self._write(work)

    async def hush(self, match: MatchId, seat: Seat) -> bool:
        """No more reminders in this turn; whether there was one to come."""
        return await self._write(lambda db: clocks.set_clock(db, match, seat, hushed=True))

    async def vote(self, match: MatchId, about: str, user: UserId, choice: str) -> None:
        said = Vote(about, user, choice, self._now())
        await self._write(lambda db: clocks.vote(db, match, said))

    # Users

    async def habits(self, user: UserId) -> Habits:
        return await self._read(lambda db: clocks.habits(db, user))

    async def change_habits(self, user: UserId, **changes: Any) -> Habits:
        """Change some of what is known of a user's habits; all of it as it is then."""

        def work(db: sqlite3.Connection) -> Habits:
            changed = msgspec.structs.replace(clocks.habits(db, user), **changes)
            clocks.save_habits(db, user, changed)
            return changed

        return await self._write(work)

    async def holidays(self, user: UserId) -> tuple[Span, ...]:
        return await self._read(lambda db: clocks.holidays(db, user))

    async def set_holiday(self, user: UserId, span: Span | None) -> list[MatchId]:
        """Put a holiday in the place of any that isn't over; the matches where that shows."""

        def work(db: sqlite3.Connection) -> list[MatchId]:
            clocks.set_holiday(db, user, self._now(), span)
            touched = clocks.running(db, user)
            clocks.show_all(db, touched)
            return touched

        return await self._write(work)
