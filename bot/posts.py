"""The messages of one match: which ones stand where, and what they show now.

The outbox holds a row for each message before it is sent. What the messages should show is worked
out from the newest view every time, so that quick answers make one post and nothing comes twice.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping, Sequence

import msgspec

from bot.adverts import publish_adverts
from bot.cards import closed_card
from bot.desk import Desk
from bot.dms import Dms
from bot.draft import AnyMatch
from bot.leavers import ask_about_leavers
from bot.looks import lines_since
from bot.outbox import digest_of
from bot.pilots import is_left_to_pilots
from bot.present.ids import PUBLIC
from bot.present.limits import THREAD_NAME, fit
from bot.present.notices import notice_panel
from bot.present.panel import Panel
from bot.present.result import result_post
from bot.present.start import start_post
from bot.present.status import status_card
from bot.present.turn import post_buttons, turn_post
from bot.records import CLOSED, MatchId, MatchRecord, Post, User, UserId
from bot.takeback_posts import TakebackPosts
from bot.time_posts import TimePosts
from bot.troubles import Troubles
from bot.wire import TOO_MANY_THREADS, UNKNOWN_CHANNEL, Refused, Unclear
from bot.words import Words
from engine.core import Seat

log = logging.getLogger("portage.posts")

LINES = 8  # of the log, in a turn's post
AGAIN = "~"  # after the phase, in the key of a post that stands in for an older one
TURN_AGAIN = "^"  # after the phase, in the key of posts since something was taken back by consent


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
        self.dms = Dms(desk, record, match, users, self.troubles)

    @classmethod
    async def of(cls, desk: Desk, record: MatchRecord, match: AnyMatch) -> Posts:
        """The messages of a match as it stands."""
        holders = [seat.user for seat in record.seats if seat.user is not None]
        users = await desk.store.users(holders)
        return cls(desk, record, match, users, await desk.store.posts(record.id))

    @classmethod
    async def publish(
        cls, desk: Desk, match_id: MatchId, held: Collection[Seat], *, is_thinking: bool = False
    ) -> None:
        """Have Discord show a match as it stands. Raises `Unclear` where it has to be tried again.

        The direct messages of the seats *held* are left as they are, and it must be called again;
        while an autopilot *is_thinking* too. If nobody else is asked, its turn gets no post.
        """
        try:
            await cls._publish(desk, match_id, held, is_thinking)
        except ThreadGone:
            await cls._publish(desk, match_id, held, is_thinking)

    @classmethod
    async def _publish(
        cls, desk: Desk, match_id: MatchId, held: Collection[Seat], is_thinking: bool
    ) -> None:
        record, match = await desk.matches.look(match_id)
        job = await cls.of(desk, record, match)
        await job._bring_up(held, is_thinking=is_thinking)  # noqa: SLF001 - its own

    async def _bring_up(self, held: Collection[Seat], *, is_thinking: bool) -> None:
        desk, match_id = self.desk, self.record.id
        await self._thread()
        await self._start()
        await self.troubles.tell()
        late = await self.dms.publish(self.posts, held)
        if not (is_thinking and is_left_to_pilots(self.record, self.match)):
            await self._status()
            await self._turn()
        await self._notices()
        standing = await desk.store.posts(match_id)
        await TakebackPosts(desk, self.record, self.match, self.channel).publish(standing)
        times = TimePosts(desk, self.record, self.match, self.users, self.channel)
        await times.publish(standing)
        await publish_adverts(desk, self.record, self.match, self.posts)
        await ask_about_leavers(desk, self.record, self.dms.refused)
        await self._result()
        if await self.troubles.tell():
            self.posts = list(await desk.store.posts(match_id))
            late = await self.dms.publish(self.posts, held) or late
        if late is not None:
            raise late
        is_whole = not held and not is_thinking and not self.troubles.refused
        if is_whole and self.record.published_seq < self.record.seq:
            await desk.store.published(match_id, self.record.seq)

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
        name = thread_name(self.record, self.words)
        try:
            thread = await self.desk.wire.thread(
                self.record.guild, self.record.channel, card.message, name
            )
        except Refused as refusal:
            log.info("match %s: no thread: %s", self.record.id, refusal)
            why = "no-room" if refusal.code == TOO_MANY_THREADS else "no-thread"
            await self._notice("no-thread", notice_panel(self.words, why))
            return
        await self.desk.store.set_thread(self.record.id, thread)
        self.record = msgspec.structs.replace(self.record, thread=thread)
        self.troubles.record = self.dms.record = self.record
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
        if done := await self.desk.store.takebacks.last_done(self.record.id):
            key += f"{TURN_AGAIN}{done}"
        mine = next((post for post in reversed(turns) if _phase_of(post) == key), None)
        before = max((post.seq for post in turns if _phase_of(post) != key), default=-1)
        lines = await self._lines(before)
        old: Post | None = None
        if mine is not None and mine.state == "sent":
            panel = self._turn_panel(mine.id, lines, ())
            if await self.desk.outbox.refresh(mine, panel, self.record.seq, mark_of(mine)):
                return
            old = await self._too_old(mine)
            if old is not None:
                if not self.match.game.is_cooperative(self.match.state):
                    return
                # What a group plans together stands in one message that shows it as it is.
                key += f"{AGAIN}{old.id}"
        post = await self._begin("turn", key)
        rung = self._uncalled()
        mark = " ".join(f"{seat}.{since}" for seat, since in rung.items()) + "|"
        sent = await self._deliver(post, self._turn_panel(post.id, lines, tuple(rung)), mark)
        if sent is not None:
            self.posts.append(sent)
            if old is not None:
                await self.desk.outbox.remove(old)

    async def _too_old(self, turn: Post) -> Post | None:
        """A post that couldn't be refreshed, if it still stands."""
        post = await self.desk.store.post(self.record.id, "turn", turn.key)
        return post if post is not None and post.state == "sent" else None

    def _uncalled(self) -> dict[Seat, int]:
        """The unreached whom neither a turn's post nor a notice has called yet."""
        called = {
            call
            for post in self.posts
            if post.kind == "turn"
            for call in mark_of(post)[:-1].split()
        }
        return {
            seat: since
            for seat, since in sorted(self.dms.unreached.items())
            if seat not in self.dms.called
            and f"{seat}.{since}" not in called
            and not self._of("notice", f"turn {seat} {since}")
        }

    async def _lines(self, since: int) -> list[str]:
        return await lines_since(self.desk, self.record, None, self.words, since, LINES)

    def _turn_panel(self, post: int, lines: Sequence[str], rung: Collection[Seat]) -> Panel:
        table = self.desk.table(self.record, self.match, None)
        users = [self.record.seats[seat].user for seat in rung]
        mentions = [user for user in users if user is not None]
        return turn_post(table, self.words, lines, post, mentions)

    async def _status(self) -> None:
        """The pinned card: edited when somebody else is to act, or replaced where it can't be."""
        cards = [post for post in self.posts if post.kind == "status"]
        last = cards[-1] if cards else None
        asked = ",".join(map(str, sorted(self.match.pending)))
        table = self.desk.table(self.record, self.match, None)
        # Clocks that stand or run again, and holidays, show on the card too.
        clocks = "" if table.times is None else f" {msgspec.json.encode(table.times).decode()}"
        mark = f"{self.record.status} {self.match.state.phase} {asked}{clocks}|"
        if last is not None and last.state == "sent" and last.digest.startswith(mark):
            return
        panel = status_card(table, self.words)
        shown = last
        if last is None or last.state != "sent" or not await self._edited(last, panel):
            if last is None or last.state != "pending":
                last = await self._begin("status", f"card {last.id if last else 0}")
            shown = await self._deliver(last, self._signed(panel, last))
        if shown is None:
            return
        if not mark_of(shown):
            await self.desk.outbox.pin(shown)
        for old in cards:
            if old.id != shown.id:
                await self.desk.outbox.remove(old)
        # The mark comes last: until then all of this is done again.
        digest = mark + digest_of(self._signed(panel, shown))
        await self.desk.store.edited(shown.id, digest, self.record.seq)

    async def _edited(self, card: Post, panel: Panel) -> bool:
        signed = self._signed(panel, card)
        return await self.desk.outbox.edit(card, signed, self.record.seq, mark_of(card))

    async def _notices(self) -> None:
        """Call in the thread for those whom no direct message reaches."""
        uncalled = self._uncalled()
        for seat, since in self.dms.unreached.items():
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
                await self.desk.store.set_told_no_dm(user, True)

    async def _notice(self, key: str, panel: Panel) -> None:
        await self._once("notice", key, lambda _: panel)

    async def _result(self) -> None:
        if self.record.status != "running":
            table = self.desk.table(self.record, self.match, None)
            figures = await self.desk.store.past.figures(self.record.id)
            await self._once(
                "result",
                "result",
                lambda post: result_post(table, self.words, self.record, post, figures),
            )

    async def again(self, post: Post) -> Panel | None:
        """What a post should say now that was sent long ago; None if it says nothing of players."""
        table = self.desk.table(self.record, self.match, None)
        match post.kind:
            case "start":
                return self._signed(start_post(table, self.words, self.record, post.id), post)
            case "result":
                return self._signed(result_post(table, self.words, self.record, post.id), post)
            case "lobby":
                return closed_card(self.record, self.words, post)
            case "turn":
                # What the post before it doesn't tell.
                before = [each.seq for each in self.posts if _phase_of(each) != _phase_of(post)]
                lines = await self._lines(max(before, default=-1))
                return self._turn_panel(post.id, lines, ())
            case _:
                return None

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


def thread_name(record: MatchRecord, words: Words) -> str:
    """What the thread of a match is called: its game, and who plays."""
    players = words.list([words.name(seat.seat) for seat in record.seats])
    return fit(words("thread-name", game=words("game-title"), players=players), THREAD_NAME)


def mark_of(post: Post) -> str:
    """What stands before the digest of a turn's post or a card: how far it has been dealt with."""
    return post.digest[: post.digest.find("|") + 1]


def _phase_of(turn: Post) -> str:
    return turn.key.partition(AGAIN)[0]
