"""The messages of one match: which ones stand where, and what they show now.

The outbox holds a row for each message before it is sent. What the messages should show is worked
out from the newest view every time, so that quick answers make one post and nothing comes twice.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping, Sequence

import msgspec

from bot.cards import closed_card
from bot.desk import Desk
from bot.draft import AnyMatch
from bot.looks import lines_since, recent_lines
from bot.outbox import digest_of
from bot.present.dm import dm_panel
from bot.present.ids import PUBLIC
from bot.present.limits import THREAD_NAME, fit
from bot.present.notices import notice_panel
from bot.present.panel import Panel
from bot.present.result import result_post
from bot.present.start import start_post
from bot.present.status import status_card
from bot.present.turn import post_buttons, turn_post
from bot.records import CLOSED, MatchId, MatchRecord, Post, User, UserId
from bot.troubles import Troubles
from bot.wire import DM_REFUSED, UNKNOWN_CHANNEL, Refused, Unclear
from engine.core import Seat

log = logging.getLogger("portage.posts")

LINES = 8  # of the log, in a turn's post
REFUSED = "refused"  # the digest of a direct message that its user doesn't take


class ThreadGone(Unclear):
    """Somebody has deleted the thread: the match goes on in another."""


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
        self.posts = list(posts)
        self.words = desk.words(record.language, record)
        self.channel = record.thread or record.channel
        self.troubles = Troubles(desk, record, posts, self._signed)
        # Must act, and no direct message gets to them, each with the seq since when it must.
        self.unreached: dict[Seat, int] = {}

    @classmethod
    async def publish(cls, desk: Desk, match_id: MatchId, held: Collection[Seat]) -> None:
        """Have Discord show a match as it stands. Raises `Unclear` where it has to be tried again.

        The direct messages of the seats *held* are left as they are, and it must be called again.
        """
        try:
            await cls._publish(desk, match_id, held)
        except ThreadGone:
            await cls._publish(desk, match_id, held)

    @classmethod
    async def _publish(cls, desk: Desk, match_id: MatchId, held: Collection[Seat]) -> None:
        record, match = await desk.matches.look(match_id)
        holders = [seat.user for seat in record.seats if seat.user is not None]
        users = await desk.store.users(holders)
        job = cls(desk, record, match, users, await desk.store.posts(match_id))
        await job._thread()
        await job._start()
        await job.troubles.tell()
        late = await job._dms(held)
        await job._status()
        await job._turn()
        await job._notices()
        await job._result()
        if await job.troubles.tell():
            job.posts = list(await desk.store.posts(match_id))
            late = await job._dms(held) or late
        if late is not None:
            raise late
        if not held and not job.troubles.refused and record.published_seq < record.seq:
            await desk.store.published(match_id, record.seq)

    # The public posts

    async def _thread(self) -> None:
        """Open the match's thread under its lobby card, or say why there is none."""
        cards = [post for post in self.posts if post.kind == "lobby"]
        if any(post.state == "pending" for post in cards):
            raise Unclear("the card of the table doesn't stand yet")
        if self.record.thread is not None or not cards or self._of("notice", "no-thread"):
            return
        card = next((post for post in reversed(cards) if post.state == "sent"), None)
        card = card or await self._card(cards[-1])
        if card is None:
            return
        assert card.message is not None
        names = self.words.list([seat.name for seat in self.record.seats])
        title = self.words("thread-name", game=self.words("game-title"), players=names)
        name = fit(title, THREAD_NAME)
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
        self.record = msgspec.structs.replace(self.record, thread=thread)
        self.troubles.record = self.record
        self.channel = thread

    async def _card(self, lost: Post) -> Post | None:
        """A card in the place of one that somebody has deleted, for the thread to hang on."""
        key = f"card {lost.id}"
        card = await self.desk.store.begin_post(self.record.id, "lobby", key, self.record.channel)
        return await self._deliver(card, closed_card(self.record, self.words, card), CLOSED)

    async def _start(self) -> None:
        table = self.desk.table(self.record, self.match, None)
        await self._once(
            "start", "start", lambda post: start_post(table, self.words, self.record, post)
        )

    async def _turn(self) -> None:
        """The post of this turn. It rings those whom no direct message reaches, when it is new."""
        if self.record.status != "running":
            return
        turns = [post for post in self.posts if post.kind == "turn"]
        key = self.match.state.phase
        mine = next((post for post in turns if post.key == key), None)
        before = max((post.seq for post in turns if post.key != key), default=-1)
        lines = await self._lines(before)
        if mine is not None and mine.state == "sent":
            panel = self._turn_panel(mine.id, lines, ())
            if await self.desk.outbox.refresh(mine, panel, self.record.seq, _mark_of(mine)):
                return
            mine = await self.desk.store.post(self.record.id, "turn", key)
            if mine is not None and mine.state == "sent":
                return  # too old to be edited
        post = await self._begin("turn", key)
        rung = self._uncalled()
        mark = " ".join(f"{seat}.{since}" for seat, since in rung.items()) + "|"
        sent = await self._deliver(post, self._turn_panel(post.id, lines, tuple(rung)), mark)
        if sent is not None:
            self.posts.append(sent)

    def _uncalled(self) -> dict[Seat, int]:
        """The unreached whom neither a turn's post nor a notice has called yet."""
        called = {
            call
            for post in self.posts
            if post.kind == "turn"
            for call in _mark_of(post)[:-1].split()
        }
        return {
            seat: since
            for seat, since in sorted(self.unreached.items())
            if f"{seat}.{since}" not in called and not self._of("notice", f"turn {seat} {since}")
        }

    async def _lines(self, since: int) -> list[str]:
        return await lines_since(self.desk, self.record, None, self.words, since, LINES)

    def _turn_panel(self, post: int, lines: Sequence[str], rung: Collection[Seat]) -> Panel:
        table = self.desk.table(self.record, self.match, None)
        users = [self.record.seats[seat].user for seat in rung]
        mentions = [user for user in users if user is not None]
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
        shown = last
        if last is None or last.state != "sent" or not await self._edited(last, panel):
            if last is None or last.state != "pending":
                last = await self._begin("status", f"card {last.id if last else 0}")
            shown = await self._deliver(last, self._signed(panel, last))
        if shown is None:
            return
        if not _mark_of(shown):
            await self.desk.outbox.pin(shown)
        for old in cards:
            if old.id != shown.id:
                await self.desk.outbox.remove(old)
        # The mark comes last: until then all of this is done again.
        digest = mark + digest_of(self._signed(panel, shown))
        await self.desk.store.edited(shown.id, digest, self.record.seq)

    async def _edited(self, card: Post, panel: Panel) -> bool:
        signed = self._signed(panel, card)
        return await self.desk.outbox.edit(card, signed, self.record.seq, _mark_of(card))

    async def _notices(self) -> None:
        """Call in the thread for those whom no direct message reaches."""
        uncalled = self._uncalled()
        for seat, since in self.unreached.items():
            user = self.record.seats[seat].user
            assert user is not None
            rung = (user,) if seat in uncalled else ()
            if not self.users[user].told_no_dm:
                panel = notice_panel(self.words, "no-dm", mentions=rung, who=f"<@{user}>")
            elif rung:
                panel = notice_panel(self.words, "your-turn", mentions=rung, who=f"<@{user}>")
            else:
                continue
            await self._notice(f"turn {seat} {since}", panel)
            if not self.users[user].told_no_dm:
                await self.desk.store.change_user(user, told_no_dm=True)

    async def _notice(self, key: str, panel: Panel) -> None:
        await self._once("notice", key, lambda _: panel)

    async def _result(self) -> None:
        if self.record.status != "running":
            table = self.desk.table(self.record, self.match, None)
            await self._once(
                "result", "result", lambda post: result_post(table, self.words, self.record, post)
            )

    # The private ones

    async def _dms(self, held: Collection[Seat]) -> Unclear | None:
        """Those of everybody; what happened if one has to be tried again."""
        late: Unclear | None = None
        for seat in self.record.seats:
            if seat.user is not None and not seat.autopilot and seat.seat not in held:
                try:
                    await self._dm(seat.seat, seat.user)
                except Unclear as unclear:
                    late = unclear  # one player's trouble holds up nobody else
        return late

    async def _dm(self, seat: Seat, user: UserId) -> None:
        """One message with the seat's hand and what it is asked; it rings when that begins."""
        chain = [post for post in self.posts if post.kind == "dm" and _seat_of(post) == seat]
        last = chain[-1] if chain else None
        # What was tried in vain says nothing about whether the seat has been told.
        told = next((post for post in reversed(chain) if post.state != "pending"), None)
        acting = seat in self.match.pending and self.record.status == "running"
        was_acting = told is not None and told.digest.startswith("1")
        again = last is not None and _is_refused(last) and self.troubles.is_back
        ring = acting and (again or not was_acting)
        if last is None and not acting and self.record.status != "running":
            return
        mark = "1" if acting else "0"
        if last is not None and _is_refused(last) and not ring and not again:
            await self._still_refused(seat, last, mark)
            return
        if last is not None and last.state == "sent":
            panel = await self._dm_panel(seat, user, last, silent=True)
            shows = last.digest == mark + digest_of(panel) or (
                not ring and await self.desk.outbox.refresh(last, panel, self.record.seq, mark)
            )
            if shows:
                await self._remove_others(chain, last)
            if shows or self.record.status != "running":
                return
        if last is None or last.state != "pending":
            key = f"{seat} {last.id if last else 0}"
            channel = await self._dm_channel(user)
            last = await self.desk.store.begin_post(self.record.id, "dm", key, channel)
        if await self._sent_dm(seat, user, last, mark, ring=ring):
            await self._remove_others(chain, last)

    async def _still_refused(self, seat: Seat, last: Post, mark: str) -> None:
        if not last.digest.startswith(mark):
            await self.desk.store.edited(last.id, mark + REFUSED, self.record.seq)
        elif mark == "1":
            self.unreached[seat] = int(last.digest.rpartition(" ")[2])

    async def _remove_others(self, chain: Sequence[Post], stays: Post) -> None:
        for old in chain:
            if old.id != stays.id:
                await self.desk.outbox.remove(old)

    async def _sent_dm(
        self, seat: Seat, user: UserId, post: Post, mark: str, *, ring: bool
    ) -> bool:
        try:
            if post.channel is None:
                raise Refused(DM_REFUSED)
            panel = await self._dm_panel(seat, user, post, silent=not ring)
            await self.desk.outbox.send(post, post.channel, panel, self.record.seq, mark)
        except Refused as refusal:
            log.info("match %s: direct message refused: %s", self.record.id, refusal)
            since = self.match.since.get(seat, self.record.seq)
            digest = f"{mark}{REFUSED} {since}"
            await self.desk.store.edited(post.id, digest, self.record.seq)
            await self.desk.store.post_gone(post.id)
            if mark == "1":
                self.unreached[seat] = since
            return False
        if self.users[user].told_no_dm:
            await self.desk.store.change_user(user, told_no_dm=False)
        return True

    async def _dm_channel(self, user: UserId) -> int | None:
        try:
            return await self.desk.wire.dm(user)
        except Refused:
            return None

    async def _dm_panel(self, seat: Seat, user: UserId, post: Post, *, silent: bool) -> Panel:
        holder = self.users[user]
        words = self.desk.words(holder.language or holder.locale, self.record)
        lines = await recent_lines(self.desk, self.record, seat, words, LINES)
        lines += self.troubles.line(words)
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
        """Send a public post; None where Discord doesn't take it, and it stays to be sent."""
        try:
            sent = await self.desk.outbox.send(post, self.channel, panel, self.record.seq, mark)
        except Refused as refusal:
            log.warning("match %s: post refused: %s", self.record.id, refusal)
            await self.desk.store.refused(post.id)
            self.troubles.refuse(refusal)
            if refusal.code == UNKNOWN_CHANNEL and self.channel == self.record.thread:
                await self.desk.store.thread_gone(self.channel)
                raise ThreadGone(f"thread {self.channel} of match {self.record.id}") from refusal
            return None
        self.troubles.deliver()
        return sent


def dm_digest(panel: Panel, *, acting: bool) -> str:
    """What the outbox notes of a direct message that has been edited by a press in it."""
    return ("1" if acting else "0") + digest_of(panel)


def _mark_of(post: Post) -> str:
    """What stands before the digest of a turn's post or a card: how far it has been dealt with."""
    return post.digest[: post.digest.find("|") + 1]


def _is_refused(post: Post) -> bool:
    return post.state == "gone" and post.digest[1:].startswith(REFUSED)


def _seat_of(post: Post) -> int:
    return int(post.key.split()[0])
