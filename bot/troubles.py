"""What keeps a match from showing itself, and where its players are told so, once."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from bot.desk import Desk
from bot.present.notices import notice_panel
from bot.present.panel import Panel
from bot.records import TROUBLE, MatchRecord, Post
from bot.wire import LOCKED, NO_CHANNEL, NO_SERVER, SLEEPING, THREAD_LOCKED, Refused
from bot.words import Words

log = logging.getLogger("portage.troubles")

KIND = "notice"  # of the post; its key goes on with what is wrong
NOWHERE = (NO_CHANNEL, NO_SERVER)

Trouble: TypeAlias = tuple[str, ...]  # names of permissions, or one of the words of `bot.wire`


class Troubles:
    """Of one match, while it is published.

    They are told in its thread, else in its channel, else in its direct messages as long as they
    last. What was told in the server goes away with the trouble.
    """

    def __init__(
        self,
        desk: Desk,
        record: MatchRecord,
        posts: Sequence[Post],
        sign: Callable[[Panel, Post], Panel],
    ) -> None:
        self.desk = desk
        self.record = record
        self.sign = sign
        self.posts = [p for p in posts if p.kind == KIND and p.key.startswith(TROUBLE)]
        self.refused = False  # a public post, in this publishing
        self.is_back = False  # in the server, so that its members take direct messages again
        self.untold: Trouble = ()  # what the server hasn't been told
        self._locked_out = any(p.key == TROUBLE + LOCKED and p.state != "gone" for p in self.posts)

    def refuse(self, refusal: Refused) -> None:
        """Note that a public post has been refused."""
        self.refused = True
        self._locked_out = self._locked_out or refusal.code in (SLEEPING, THREAD_LOCKED)

    def deliver(self) -> None:
        """Note that a public post has been sent."""
        self._locked_out = False

    async def tell(self) -> bool:
        """Tell what is wrong now; whether the direct messages have something else to tell."""
        before, now = self.untold, self._now()
        key = TROUBLE + " ".join(now)
        standing = [post for post in self.posts if post.state != "gone"]
        for post in standing:
            if post.key != key:
                await self._end(post)
        self.posts = [post for post in standing if post.key == key]
        self.untold = ()
        if now:
            post = await self.desk.store.begin_post(self.record.id, KIND, key, None)
            if post.state == "pending":
                told = await self._told(post, now)
                post, self.untold = told or post, () if told else now
            self.posts = [post]
        return before != self.untold

    def line(self, words: Words) -> list[str]:
        """What a direct message says of it."""
        return [words.markdown(f"notice-{id_}", **args) for id_, args in self._said(words)]

    def _now(self) -> Trouble:
        record = self.record
        lacking = self.desk.wire.lacking(record.guild, record.channel, record.thread)
        return lacking or ((LOCKED,) if self._locked_out else ())

    async def _told(self, post: Post, now: Trouble) -> Post | None:
        """The notice as it stands in the server; None where Discord takes it nowhere."""
        words = self.desk.words(self.record.language, self.record)
        ((id_, args),) = self._said(words, now)
        panel = self.sign(notice_panel(words, id_, **args), post)
        places = () if now[0] in NOWHERE else (self.record.thread, self.record.channel)
        for channel in places:
            if channel is None:
                continue
            try:
                return await self.desk.outbox.send(post, channel, panel, self.record.seq)
            except Refused as refusal:
                log.info("match %s: trouble not told: %s", self.record.id, refusal)
                await self.desk.store.refused(post.id)
        return None

    async def _end(self, post: Post) -> None:
        self.is_back = self.is_back or post.key == TROUBLE + NO_SERVER
        if post.state == "sent":
            await self.desk.outbox.remove(post)
        else:
            await self.desk.store.post_gone(post.id)

    def _said(
        self, words: Words, trouble: Trouble | None = None
    ) -> list[tuple[str, dict[str, Any]]]:
        trouble = self.untold if trouble is None else trouble
        if not trouble:
            return []
        place = f"<#{self.record.thread or self.record.channel}>"
        if trouble[0] in (*NOWHERE, LOCKED):
            return [(trouble[0], {"place": place})]
        return [("lacking", lacking(words, trouble, place))]


def lacking(words: Words, permissions: Sequence[str], place: str) -> dict[str, Any]:
    """The arguments of the message that names missing permissions."""
    named = [words(f"permission-{name}") for name in permissions]
    return {"place": place, "permissions": words.list(named), "n": len(named)}
