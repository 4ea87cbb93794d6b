"""The posts that ask a table whether somebody may take something back, and say what came of it."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from bot.desk import Desk
from bot.draft import AnyMatch
from bot.looks import lines_since
from bot.outbox import digest_of
from bot.present.panel import Panel
from bot.present.takeback import ended_panel, takeback_panel
from bot.records import MatchRecord, Post, Takeback, UserId
from bot.takebacks import awaited
from bot.wire import Refused
from bot.words import Words
from engine.core import Seat

log = logging.getLogger("portage.takebacks")

TAKEBACK = "takeback"  # the kind of these posts; their key is the question's id
ENDED = "ended|"  # begins the digest of a post that says what came of it


class TakebackPosts:
    """Those of one match on their way to Discord."""

    def __init__(self, desk: Desk, record: MatchRecord, match: AnyMatch, channel: int) -> None:
        self.desk = desk
        self.record = record
        self.match = match
        self.channel = channel
        self.words = desk.words(record.language, record)

    async def publish(self, posts: Sequence[Post]) -> None:
        """Have what is asked stand in the thread, and close what isn't asked any more."""
        asked = await self.desk.store.takebacks.open(self.record.id)
        for post in posts:
            is_open = asked is not None and post.key == str(asked.id)
            if post.kind == TAKEBACK and not is_open:
                await self._close(post)
        if asked is not None:
            await self._keep(asked)

    async def _keep(self, asked: Takeback) -> None:
        store, key = self.desk.store, str(asked.id)
        post = await store.begin_post(self.record.id, TAKEBACK, key, self.channel)
        panel = await question(self.desk, self.record, self.match, asked, self.words, post.id)
        if post.state == "pending":
            await self._send(post, panel)
        elif post.digest != digest_of(panel):
            await self.desk.outbox.edit(post, panel, self.record.seq)

    async def _close(self, post: Post) -> None:
        if post.state == "gone" or post.digest.startswith(ENDED):
            return
        asked = await self.desk.store.takebacks.get(int(post.key))
        if asked is None or asked.ended is None:
            return
        by = "" if asked.by is None else self.record.seats[asked.by].name
        table = self.desk.table(self.record, self.match, None)
        panel = ended_panel(table, self.words, asked, by, post.id)
        if post.state == "pending":
            await self._send(post, panel, ENDED)
        else:
            await self.desk.outbox.edit(post, panel, self.record.seq, ENDED)

    async def _send(self, post: Post, panel: Panel, mark: str = "") -> None:
        """Send one; where Discord doesn't take it, it isn't tried again."""
        try:
            await self.desk.outbox.send(post, self.channel, panel, self.record.seq, mark)
        except Refused as refusal:
            log.warning("match %s: %s refused: %s", self.record.id, post.kind, refusal)
            await self.desk.store.refused(post.id)
            await self.desk.store.post_gone(post.id)


async def question(
    desk: Desk, record: MatchRecord, match: AnyMatch, asked: Takeback, words: Words, post: int = 0
) -> Panel:
    """What the table is asked, as it may be seen by everybody."""
    return takeback_panel(
        desk.table(record, match, None),
        words,
        asked,
        await lines_since(desk, record, None, words, asked.to),
        agreed=_seats(record, asked.agreed),
        call=awaited(record, asked),
        post=post,
    )


def _seats(record: MatchRecord, users: Sequence[UserId]) -> list[Seat]:
    """The first seat of each user."""
    first = {}
    for each in reversed(record.seats):
        first[each.user] = each.seat
    return [first[user] for user in users if user in first]
