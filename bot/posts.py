"""The messages of one match: which ones stand where, and what they show now.

The outbox holds a row for each message before it is sent. What the messages should show is worked
out from the newest view every time, so that quick answers make one post and nothing comes twice.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping, Sequence

import msgspec

from bot.desk import Desk
from bot.draft import AnyMatch
from bot.looks import recent_lines, said
from bot.outbox import digest_of
from bot.present.dm import dm_panel
from bot.present.ids import PUBLIC
from bot.present.notices import notice_panel
from bot.present.panel import Panel
from bot.present.result import result_post
from bot.present.start import start_post
from bot.present.status import status_card
from bot.present.turn import post_buttons, turn_post
from bot.records import MatchId, MatchRecord, Post, User, UserId
from bot.wire import DM_REFUSED, UNKNOWN_CHANNEL, Refused
from engine.core import Seat

log = logging.getLogger("portage.posts")

LINES = 8  # of the log, in a turn's post
REFUSED = "refused"  # the digest of a direct message that its user doesn't take


class Posts:
    """One match on its way to Discord."""

    def __init__(
        self,
        desk: Desk,
        record: MatchRecord,
        match: AnyMatch,
        users: Mapping[UserId, User],
        posts: Sequence[Post],
    ) -> None:
        self.desk = desk
        self.record = record
        self.match = match
        self.users = users
        self.posts = posts
        self.words = desk.words(record.language, record)
        self.channel = record.thread or record.channel
        self.unreached: set[Seat] = set()  # must act, and no direct message gets to them

    @classmethod
    async def publish(cls, desk: Desk, match_id: MatchId, held: Collection[Seat]) -> None:
        """Have Discord show a match as it stands. Raises `Unclear` where it has to be tried again.

        The direct messages of the seats *held* are left as they are.
        """
        record, match = await desk.matches.look(match_id)
        holders = {seat.user for seat in record.seats if seat.user is not None}
        users = {user: await desk.store.user(user) for user in holders}
        job = cls(desk, record, match, users, await desk.store.posts(match_id))
        await job._thread()
        await job._start()
        for seat in record.seats:
            if seat.user is not None and not seat.autopilot and seat.seat not in held:
                await job._dm(seat.seat, seat.user)
        fresh = await job._turn()
        await job._status()
        await job._notices(fresh)
        await job._result()
        await desk.store.published(match_id, record.seq)

    # The public posts

    async def _thread(self) -> None:
        """Open the match's thread under its lobby card, or say why there is none."""
        card = next((post for post in self.posts if post.kind == "lobby" and post.message), None)
        if self.record.thread is not None or card is None or self._of("notice", "no-thread"):
            return
        assert card.message is not None
        names = self.words.list([seat.name for seat in self.record.seats])
        name = self.words("thread-name", game=self.words("game-title"), players=names)[:100]
        try:
            thread = await self.desk.wire.thread(
                self.record.guild, self.record.channel, card.message, name
            )
        except Refused as refusal:
            log.info("match %s: no thread: %s", self.record.id, refusal)
            panel = notice_panel(self.words, "no-thread")
            await self._notice("no-thread", panel)
            return
        await self.desk.store.set_thread(self.record.id, thread)
        self.channel = thread

    async def _start(self) -> None:
        table = self.desk.table(self.record, self.match, None)
        await self._once(
            "start", "start", lambda post: start_post(table, self.words, self.record, post)
        )

    async def _turn(self) -> bool:
        """The post of this turn; whether it is new."""
        if self.record.status != "running":
            return False
        turns = [post for post in self.posts if post.kind == "turn"]
        key = self.match.state.phase
        mine = next((post for post in turns if post.key == key), None)
        if mine is not None and mine.state == "gone":
            return False
        before = max((post.seq for post in turns if post.key != key), default=-1)
        lines = await self._lines(before)
        if mine is not None and mine.state == "sent":
            panel = self._turn_panel(mine.id, lines, ring=False)
            await self.desk.outbox.refresh(mine, panel, self.record.seq)
            return False
        post = mine or await self._begin("turn", key)
        sent = await self._deliver(post, self._turn_panel(post.id, lines, ring=True))
        return sent is not None

    async def _lines(self, since: int) -> list[str]:
        rows = await self.desk.store.log(self.record.id, None, after=since - 1)
        return said(rows[-LINES:], self.words)

    def _turn_panel(self, post: int, lines: Sequence[str], *, ring: bool) -> Panel:
        table = self.desk.table(self.record, self.match, None)
        mentions = [
            seat.user
            for seat in self.record.seats
            if ring and seat.seat in self.unreached and seat.user is not None
        ]
        return turn_post(table, self.words, lines, post, mentions)

    async def _status(self) -> None:
        """The pinned card: edited once a turn, and replaced where an old one can't be edited."""
        cards = [post for post in self.posts if post.kind == "status"]
        last = cards[-1] if cards else None
        mark = f"{self.record.status} {self.match.state.phase}|"
        if last is not None and last.state == "sent" and last.digest.startswith(mark):
            return
        table = self.desk.table(self.record, self.match, None)
        panel = status_card(table, self.words)
        if last is not None and last.state == "sent":
            signed = self._signed(panel, last)
            if await self.desk.outbox.edit(last, signed, self.record.seq, mark):
                return
        if last is None or last.state != "pending":
            last = await self._begin("status", f"card {last.id if last else 0}")
        sent = await self._deliver(last, self._signed(panel, last), mark)
        if sent is None:
            return
        await self.desk.outbox.pin(sent)
        for old in cards[:-1] if last in cards else cards:
            await self.desk.outbox.remove(old)

    async def _notices(self, fresh: bool) -> None:
        """Call in the thread for those whom no direct message reaches."""
        for seat in sorted(self.unreached):
            user = self.record.seats[seat].user
            assert user is not None
            if not self.users[user].told_no_dm:
                told = msgspec.structs.replace(self.users[user], told_no_dm=True)
                panel = notice_panel(self.words, "no-dm", mentions=(user,), who=f"<@{user}>")
                await self._notice(f"no-dm {user}", panel)
                await self.desk.store.save_user(told)
            elif not fresh:
                panel = notice_panel(self.words, "your-turn", mentions=(user,), who=f"<@{user}>")
                await self._notice(f"turn {seat} {self.match.since[seat]}", panel)

    async def _notice(self, key: str, panel: Panel) -> None:
        await self._once("notice", key, lambda _: panel)

    async def _result(self) -> None:
        if self.record.status != "running":
            table = self.desk.table(self.record, self.match, None)
            await self._once(
                "result", "result", lambda post: result_post(table, self.words, self.record, post)
            )

    # The private ones

    async def _dm(self, seat: Seat, user: UserId) -> None:
        """One message with the seat's hand and what it is asked; it rings when that begins."""
        chain = [post for post in self.posts if post.kind == "dm" and _seat_of(post) == seat]
        last = chain[-1] if chain else None
        acting = seat in self.match.pending and self.record.status == "running"
        was_acting = last is not None and last.digest.startswith("1")
        ring = acting and not was_acting
        if last is None and not acting and self.record.status != "running":
            return
        mark = "1" if acting else "0"
        if last is not None and last.state == "gone":
            if not ring:
                if not last.digest.startswith(mark):
                    await self.desk.store.edited(last.id, mark + REFUSED, self.record.seq)
                return
        elif last is not None and last.state == "sent":
            panel = await self._dm_panel(seat, user, last, silent=True)
            if last.digest == mark + digest_of(panel):
                return
            if not ring and await self.desk.outbox.refresh(last, panel, self.record.seq, mark):
                return
            if self.record.status != "running":
                return
        if last is None or last.state != "pending":
            key = f"{seat} {last.id if last else 0}"
            channel = await self._dm_channel(user)
            last = await self.desk.store.begin_post(self.record.id, "dm", key, channel)
        await self._send_dm(seat, user, last, mark, ring=ring)

    async def _send_dm(
        self, seat: Seat, user: UserId, post: Post, mark: str, *, ring: bool
    ) -> None:
        try:
            if post.channel is None:
                raise Refused(DM_REFUSED)
            panel = await self._dm_panel(seat, user, post, silent=not ring)
            await self.desk.outbox.send(post, post.channel, panel, self.record.seq, mark)
        except Refused as refusal:
            log.info("match %s: direct message refused: %s", self.record.id, refusal)
            await self.desk.store.edited(post.id, mark + REFUSED, self.record.seq)
            await self.desk.store.post_gone(post.id)
            if ring:
                self.unreached.add(seat)
            return
        if self.users[user].told_no_dm:
            await self.desk.store.save_user(
                msgspec.structs.replace(self.users[user], told_no_dm=False)
            )
        for old in (post for post in self.posts if post.kind == "dm" and _seat_of(post) == seat):
            if old.id != post.id:
                await self.desk.outbox.remove(old)

    async def _dm_channel(self, user: UserId) -> int | None:
        try:
            return await self.desk.wire.dm(user)
        except Refused:
            return None

    async def _dm_panel(self, seat: Seat, user: UserId, post: Post, *, silent: bool) -> Panel:
        holder = self.users[user]
        words = self.desk.words(holder.language or holder.locale, self.record)
        lines = await recent_lines(self.desk, self.record, seat, words, LINES)
        panel = dm_panel(self.desk.table(self.record, self.match, seat), words, lines, post.id)
        return msgspec.structs.replace(panel, silent=silent)

    # Sending

    def _of(self, kind: str, key: str) -> Post | None:
        return next(
            (p for p in self.posts if (p.kind, p.key) == (kind, key) and p.state != "pending"), None
        )

    async def _begin(self, kind: str, key: str) -> Post:
        return await self.desk.store.begin_post(self.record.id, kind, key, self.channel)

    async def _once(self, kind: str, key: str, panel: Callable[[int], Panel]) -> None:
        """Send a post that is never edited, unless it has been sent."""
        if self._of(kind, key):
            return
        post = await self._begin(kind, key)
        if post.state == "pending":
            await self._deliver(post, self._signed(panel(post.id), post))

    def _signed(self, panel: Panel, post: Post) -> Panel:
        """The panel with the five buttons, by which the message is known again."""
        if panel.rows:
            return panel
        table = self.desk.table(self.record, self.match, None)
        return msgspec.structs.replace(
            panel, rows=(post_buttons(table, self.words, post.id, *PUBLIC),)
        )

    async def _deliver(self, post: Post, panel: Panel, mark: str = "") -> Post | None:
        """Send a public post; None where Discord doesn't take it, and then it isn't tried again."""
        try:
            return await self.desk.outbox.send(post, self.channel, panel, self.record.seq, mark)
        except Refused as refusal:
            log.warning("match %s: post refused: %s", self.record.id, refusal)
            await self.desk.store.post_gone(post.id)
            if refusal.code == UNKNOWN_CHANNEL and self.channel != self.record.channel:
                self.channel = self.record.channel
            return None


def dm_digest(panel: Panel, *, acting: bool) -> str:
    """What the outbox notes of a direct message that has been edited by a press in it."""
    return ("1" if acting else "0") + digest_of(panel)


def _seat_of(post: Post) -> int:
    return int(post.key.split()[0])
