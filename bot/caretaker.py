"""Does what is left to do on Discord later, and once a day deletes what is kept no longer."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress

from bot.alarm import LONGEST, NEVER, Alarm
from bot.desk import Desk
from bot.matches import NoMatch
from bot.posts import Posts, mark_of, thread_name
from bot.records import CLOSED, MatchId, MatchRecord, Post
from bot.store.chores import NOBODYS, Chore
from bot.wire import UNKNOWN_CHANNEL, Refused, Unclear

log = logging.getLogger("portage.caretaker")

PRUNED = "pruned"  # the bot's note of when it last deleted what is kept no longer
DAY = 86_400.0
AT_ONCE = 5  # chores at a time
PRIVATE = (NOBODYS, "dm", "remind")  # kinds of posts
EVERYTHING = MatchId("")
AGAIN = 60.0  # seconds after which a chore is tried again that Discord was out of order for


class Caretaker(Alarm):
    """Has one thing to look at, everything: what there is to do stands in the store."""

    name = "caretaker"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.now)
        self.desk = desk

    async def first(self) -> Iterable[MatchId]:
        return [EVERYTHING]

    async def look(self, id: MatchId, *, is_due: bool) -> float:  # noqa: A002
        """Do some of what is due; when to look again, for there may be more by then."""
        for chore in await self.desk.store.chores.due(AT_ONCE):
            await self._do(chore)
        pruned = await self._prune()
        due = await self.desk.store.chores.next()
        if due is not None and due <= self.now():
            self.wake(EVERYTHING)
        return min(self.now() + LONGEST, pruned + DAY, NEVER if due is None else due)

    async def _prune(self) -> float:
        """Delete what is kept no longer, unless that was done today; when it was."""
        now = self.desk.now()
        last = await self.desk.store.meta(PRUNED)
        if last is not None and float(last) <= now < float(last) + DAY:
            return float(last)
        counts = await self.desk.store.people.prune()
        await self.desk.store.set_meta(PRUNED, repr(now))
        log.info("kept no longer: %s", counts or "nothing")
        return now

    async def _do(self, chore: Chore) -> None:
        try:
            await self._done(chore)
        except Refused as refusal:
            log.info("match %s: %s refused: %s", chore.match, chore.kind, refusal)
        except Unclear as unclear:
            log.info("match %s: %s later: %s", chore.match, chore.kind, unclear)
            await self.desk.store.chores.later(chore, AGAIN)
            return
        except Exception:
            # One match that can't be looked at keeps nothing else from being done.
            log.exception("match %s: %s", chore.match, chore.kind)
        await self.desk.store.chores.done(chore)

    async def _done(self, chore: Chore) -> None:
        match chore.kind:
            case "redraw" | "erase":
                assert chore.post is not None
                post = await self.desk.store.chores.post(chore.post)
                if post is not None:
                    await (self._redraw(post) if chore.kind == "redraw" else self._erase(post))
            case "sweep":
                assert chore.channel is not None
                for post in await self.desk.store.chores.nobodys(chore.channel):
                    await self._erase(post)
            case "rename" | "archive":
                record = await self.desk.store.match(chore.match)
                if record is not None and record.thread is not None:
                    await self._about_thread(chore, record, record.thread)

    async def _redraw(self, post: Post) -> None:
        if post.state != "sent":
            return
        with suppress(NoMatch):
            record, match = await self.desk.matches.look(post.match)
            panel = await (await Posts.of(self.desk, record, match)).again(post)
            if panel is not None:
                mark = CLOSED if post.kind == "lobby" else mark_of(post)
                await self.desk.outbox.edit(post, panel, post.seq, mark)

    async def _erase(self, post: Post) -> None:
        """Delete a message; of a private one its row goes, too."""
        await self.desk.outbox.remove(post)
        if post.kind in PRIVATE:
            await self.desk.store.chores.forget_post(post.id)

    async def _about_thread(self, chore: Chore, record: MatchRecord, thread: int) -> None:
        try:
            if chore.kind == "rename":
                words = self.desk.words(record.language, record)
                await self.desk.wire.rename(thread, thread_name(record, words))
            elif record.status != "running":
                await self.desk.wire.archive(thread)
        except Refused as refusal:
            if refusal.code != UNKNOWN_CHANNEL:
                raise
            await self.desk.store.thread_gone(thread)
