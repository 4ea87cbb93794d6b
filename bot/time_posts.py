"""The messages of one match that are about time: reminders, questions to the table, pauses.

Reminders have their row in the outbox as soon as they are due; they go where their player wants
them, and away once they have nothing to say any more.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence

import msgspec

from bot.desk import Desk
from bot.draft import AnyMatch
from bot.outbox import digest_of
from bot.pace import SNOOZE, deadline, is_paused
from bot.present.absent import absence_panel, pause_panel, paused_panel, reminder_panel
from bot.present.panel import Panel
from bot.present.table import Table
from bot.records import (
    REMIND,
    Habits,
    MatchRecord,
    Post,
    Timing,
    User,
    UserId,
    reminded_of,
)
from bot.verdicts import about_absence, choices_about, decision_due, open_pause, said, voters
from bot.wire import Refused
from engine.core import Seat

log = logging.getLogger("portage.time")

ABSENT = "absent"  # kinds of posts
PAUSE = "pause"


class TimePosts:
    """Those of one match on their way to Discord."""

    def __init__(
        self,
        desk: Desk,
        record: MatchRecord,
        match: AnyMatch,
        users: Mapping[UserId, User],
        channel: int,
    ) -> None:
        self.desk = desk
        self.record = record
        self.match = match
        self.users = users
        self.channel = channel
        self.words = desk.words(record.language, record)
        self.table: Table = desk.table(record, match, None)

    async def publish(self, posts: Sequence[Post]) -> None:
        """Send what is new, and take away what is no longer so."""
        timing = self.record.timing
        if timing is None:
            return
        mine = [post for post in posts if post.kind in (REMIND, ABSENT, PAUSE)]
        standing = [post for post in mine if post.state != "gone"]
        wanted = self._wanted(timing) if self.record.status == "running" else {}
        for post in standing:
            if post.kind == REMIND and (seat := self._reminded(timing, post)) is not None:
                if post.state == "pending":
                    await self._remind(timing, post, seat)
            elif (post.kind, post.key) not in wanted:
                await self._drop(post)
        for (kind, key), seat in wanted.items():
            await self._keep(timing, kind, key, seat)

    def _wanted(self, timing: Timing) -> dict[tuple[str, str], Seat | None]:
        """The questions to the table that are open, by kind and key."""
        if is_paused(timing):
            return {(PAUSE, f"on {len(timing.pauses)}"): None}
        wanted: dict[tuple[str, str], Seat | None] = {
            (ABSENT, about_absence(timing, seat)): seat
            for seat, clock in timing.clocks.items()
            if clock.absent is not None
        }
        if (about := open_pause(timing)) is not None:
            wanted[PAUSE, about] = None
        return wanted

    # Reminders

    def _reminded(self, timing: Timing, post: Post) -> Seat | None:
        """Whom a reminder is for, as long as it has something to say."""
        seat = Seat(int(post.key.split()[0]))
        clock = timing.clocks.get(seat)
        if clock is None or clock.since is None or clock.absent is not None:
            return None
        is_now = post.key.startswith(reminded_of(seat, clock)) and seat in self.match.pending
        return seat if is_now and deadline(timing, seat) is not None else None

    async def _remind(self, timing: Timing, post: Post, seat: Seat) -> None:
        user = timing.holders[seat]
        habits = timing.habits.get(user, Habits())
        if habits.channel == "dm" and await self._reminded_privately(timing, post, seat, user):
            return
        panel = reminder_panel(
            self.table,
            self.words,
            seat,
            post.id,
            call=user,
            can_snooze=self._can_snooze(timing, seat),
        )
        await self._send(post, panel)

    async def _reminded_privately(
        self, timing: Timing, post: Post, seat: Seat, user: UserId
    ) -> bool:
        holder = self.users[user]
        words = self.desk.words(holder.language or holder.locale, self.record)
        table = self.desk.table(self.record, self.match, seat)
        snooze = self._can_snooze(timing, seat)
        panel = reminder_panel(table, words, seat, post.id, call=None, can_snooze=snooze)
        try:
            channel = await self.desk.wire.dm(user)
            await self.desk.outbox.send(post, channel, panel, self.record.seq)
        except Refused as refusal:
            log.info("match %s: reminder refused: %s", self.record.id, refusal)
            await self.desk.store.refused(post.id)
            return False
        return True

    def _can_snooze(self, timing: Timing, seat: Seat) -> bool:
        end = deadline(timing, seat)
        return end is not None and self.desk.now() + SNOOZE < end

    # What the table is asked

    async def _keep(self, timing: Timing, kind: str, key: str, seat: Seat | None) -> None:
        """Have a question stand in the thread, as it is now."""
        post = await self.desk.store.begin_post(self.record.id, kind, key, self.channel)
        panel = self._panel(timing, key, seat, post.id)
        if post.state == "pending":
            await self._send(post, panel)
        elif post.digest != digest_of(panel):
            await self.desk.outbox.edit(post, panel, self.record.seq)

    def _panel(self, timing: Timing, key: str, seat: Seat | None, post: int) -> Panel:
        now, table, words = self.desk.now(), self.table, self.words
        if seat is not None:
            return absence_panel(
                table,
                words,
                seat,
                timing.clocks[seat].rounds,
                post,
                choices=choices_about(timing, seat),
                votes=self._by_seat(timing, key),
                until=decision_due(timing, seat, now),
                call=voters(timing, now),
            )
        if is_paused(timing):
            return paused_panel(table, words, post)
        agreed = self._by_seat(timing, key)
        call = [user for user in voters(timing, now) if user not in said(timing, key)]
        number = int(key.split()[1])
        return pause_panel(table, words, number, post, agreed=tuple(agreed), call=call)

    def _by_seat(self, timing: Timing, about: str) -> dict[Seat, str]:
        """What has been said, by the first seat of whoever has said it."""
        first: dict[UserId, Seat] = {}
        for seat in sorted(timing.holders):
            first.setdefault(timing.holders[seat], seat)
        votes = said(timing, about)
        return {seat: votes[user] for user, seat in first.items() if user in votes}

    # Sending

    async def _send(self, post: Post, panel: Panel) -> None:
        """Send a public one; where Discord doesn't take it, it isn't tried again."""
        try:
            await self.desk.outbox.send(post, self.channel, panel, self.record.seq)
        except Refused as refusal:
            log.warning("match %s: %s refused: %s", self.record.id, post.kind, refusal)
            await self.desk.store.refused(post.id)
            await self.desk.store.post_gone(post.id)

    async def _drop(self, post: Post) -> None:
        """Take a message away, even one of which it isn't known whether it stands."""
        if post.state == "pending" and post.channel is not None:
            message = await self.desk.outbox.found(post.channel, post)
            if message is not None:
                post = msgspec.structs.replace(post, state="sent", message=message)
        if post.state == "sent":
            await self.desk.outbox.remove(post)
        else:
            await self.desk.store.post_gone(post.id)
