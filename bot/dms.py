"""The direct messages of one match: each player's hand, and the panel where one is to act."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence

import msgspec

from bot.desk import Desk
from bot.draft import AnyMatch
from bot.looks import news
from bot.outbox import digest_of
from bot.present.dm import dm_panel
from bot.present.panel import Panel
from bot.present.seats import farewell_panel
from bot.records import CLOSED, MatchRecord, Post, User, UserId
from bot.troubles import Troubles
from bot.wire import DM_REFUSED, Refused, Unclear
from engine.core import Seat

log = logging.getLogger("portage.dms")

CALLED = " called"  # follows it where the turn's call has come before
REFUSED = "refused"  # the digest of a direct message that its user doesn't take


class Dms:
    """The private messages of a match on their way to Discord."""

    def __init__(
        self,
        desk: Desk,
        record: MatchRecord,
        match: AnyMatch,
        users: Mapping[UserId, User],
        troubles: Troubles,
    ) -> None:
        self.desk = desk
        self.record = record
        self.match = match
        self.users = users
        self.troubles = troubles
        # Must act, and no direct message gets to them, each with the seq since when it must.
        self.unreached: dict[Seat, int] = {}
        self.called: set[Seat] = set()  # those of them whom an earlier message of the turn called
        self.refused: list[Seat] = []  # those of them whose message has been refused just now

    async def publish(self, posts: Sequence[Post], held: Collection[Seat]) -> Unclear | None:
        """Those of everybody but the seats *held*; what happened if one has to be tried again."""
        late: Unclear | None = None
        posts = await self._without_strangers(posts)
        for seat in self.record.seats:
            if seat.user is not None and not seat.autopilot and seat.seat not in held:
                try:
                    await self._dm(posts, seat.seat, seat.user)
                except Unclear as unclear:
                    late = unclear  # one player's trouble holds up nobody else
        return late

    async def _without_strangers(self, posts: Sequence[Post]) -> list[Post]:
        """The posts without direct messages to those who hold their seat no more, which say so."""
        kept: list[Post] = []
        for post in posts:
            if post.kind != "dm" or _is_to(post, self.record):
                kept.append(post)
            elif post.state != "gone":
                await self._farewell(post)
        return kept

    async def _farewell(self, post: Post) -> None:
        """Take a hand out of a direct message whose player holds the seat no more."""
        seat, user = Seat(_seat_of(post)), _user_of(post)
        if post.state == "pending":
            await self.desk.store.post_gone(post.id)
            message = None
            if post.channel is not None:
                message = await self.desk.outbox.found(post.channel, post)
            if message is not None:
                post = msgspec.structs.replace(post, state="sent", message=message)
        if post.state != "sent":
            return
        reader = await self.desk.store.user(user)
        words = self.desk.words(reader.language or reader.locale, self.record)
        panel = farewell_panel(self.desk.table(self.record, self.match, None), words, seat)
        if post.digest == CLOSED + digest_of(panel):
            return
        if not await self.desk.outbox.edit(post, panel, self.record.seq, CLOSED):
            await self.desk.outbox.remove(post)

    async def _dm(self, posts: Sequence[Post], seat: Seat, user: UserId) -> None:
        """One message with the seat's hand and what it is asked; it rings when that begins."""
        chain = [post for post in posts if post.kind == "dm" and _seat_of(post) == seat]
        last = chain[-1] if chain else None
        # What was tried in vain says nothing about whether the seat has been told.
        told = next((post for post in reversed(chain) if post.state != "pending"), None)
        acting = seat in self.match.pending and self.record.status == "running"
        # It may have been told of an earlier turn, if Discord was out of order meanwhile.
        was_acting = (
            told is not None and told.digest.startswith("1") and told.seq >= self._asked(seat)
        )
        again = last is not None and _is_refused(last) and self.troubles.is_back
        ring = acting and (again or not was_acting)
        if last is None and not acting and self.record.status != "running":
            return
        mark = "1" if acting else "0"
        if last is not None and _is_refused(last) and not ring and not again:
            await self._still_refused(seat, last, mark)
            await self._bring_up(chain, seat, user, mark)
            return
        if last is not None and last.state == "sent":
            panel = await self._dm_panel(seat, user, last, silent=True)
            over = self.record.status != "running"
            # The last look at a match is worth an edit however old the message is: no other comes.
            renew = self.desk.outbox.edit if over else self.desk.outbox.refresh
            shows = last.digest == mark + digest_of(panel) or (
                not ring and await renew(last, panel, self.record.seq, mark)
            )
            if shows:
                await self._remove_others(chain, last)
            if shows or over:
                return
        if last is None or last.state != "pending":
            key = f"{seat} {last.id if last else 0} {user}"
            channel = await self._dm_channel(user)
            last = await self.desk.store.begin_post(self.record.id, "dm", key, channel)
        if await self._sent_dm(seat, user, last, mark, ring=ring):
            await self._remove_others(chain, last)
        else:
            await self._bring_up(chain, seat, user, mark)

    async def _bring_up(self, chain: Sequence[Post], seat: Seat, user: UserId, mark: str) -> None:
        """Where no new message is taken: an older one asks for nothing that has been answered."""
        for old in chain:
            if old.state != "sent":
                continue
            panel = await self._dm_panel(seat, user, old, silent=True)
            if old.digest == mark + digest_of(panel):
                continue
            if not await self.desk.outbox.edit(old, panel, self.record.seq, mark):
                await self.desk.outbox.remove(old)

    def _asked(self, seat: Seat) -> int:
        """Since which step a seat has been asked without a break."""
        clocks = {} if self.record.timing is None else self.record.timing.clocks
        return (clocks[seat].asked or 0) if seat in clocks else 0

    async def _still_refused(self, seat: Seat, last: Post, mark: str) -> None:
        if not last.digest.startswith(mark):
            await self.desk.store.edited(last.id, mark + REFUSED, self.record.seq)
        elif mark == "1":
            since, *called = last.digest.split()[1:]
            self.unreached[seat] = int(since)
            if called:
                self.called.add(seat)

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
            digest = f"{mark}{REFUSED} {since}" + ("" if ring else CALLED)
            await self.desk.store.edited(post.id, digest, self.record.seq)
            await self.desk.store.post_gone(post.id)
            if mark == "1":
                self.unreached[seat] = since
                if not ring:
                    self.called.add(seat)
                self.refused.append(seat)
            return False
        if self.users[user].told_no_dm:
            await self.desk.store.set_told_no_dm(user, False)
        return True

    async def _dm_channel(self, user: UserId) -> int | None:
        try:
            return await self.desk.wire.dm(user)
        except Refused:
            return None

    async def _dm_panel(self, seat: Seat, user: UserId, post: Post, *, silent: bool) -> Panel:
        holder = self.users[user]
        words = self.desk.words(holder.language or holder.locale, self.record)
        told = await news(self.desk, self.record, seat, words)
        told = msgspec.structs.replace(told, lines=[*told.lines, *self.troubles.line(words)])
        panel = dm_panel(self.desk.table(self.record, self.match, seat), words, told, post.id)
        return msgspec.structs.replace(panel, silent=silent)


def dm_digest(panel: Panel, *, acting: bool) -> str:
    """What the outbox notes of a direct message that has been edited by a press in it."""
    return ("1" if acting else "0") + digest_of(panel)


def _is_refused(post: Post) -> bool:
    return post.state == "gone" and post.digest[1:].startswith(REFUSED)


def _seat_of(post: Post) -> int:
    return int(post.key.split()[0])


def _user_of(post: Post) -> UserId:
    return UserId(int(post.key.split()[2]))


def _is_to(post: Post, record: MatchRecord) -> bool:
    """Whether a direct message is to whoever plays its seat now, or still shows that hand."""
    seat = record.seats[_seat_of(post)]
    is_theirs = seat.user == _user_of(post) and not seat.autopilot
    return is_theirs and not post.digest.startswith(CLOSED)
