"""Sending, editing and deleting posts so that each stands on Discord once, whatever fails."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable

import msgspec

from bot.present.panel import Panel
from bot.records import Post
from bot.store import Store
from bot.wire import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, Refused, Wire

log = logging.getLogger("portage.outbox")

YOUNG = 50 * 60  # seconds within which a message is edited; Discord limits older ones


class Outbox:
    """Every post has its row before it is sent; *mark* goes before the digest kept in it."""

    def __init__(self, store: Store, wire: Wire, now: Callable[[], float]) -> None:
        self.store = store
        self.wire = wire
        self.now = now

    async def send(self, post: Post, channel: int, panel: Panel, seq: int, mark: str = "") -> Post:
        """Have *panel* stand as a message for *post*, sent once however often this is called.

        Raises `Refused`, or `Unclear` where it has to be called again.
        """
        message = await self.found(channel, post)
        if message is None:
            await self.store.tried(post.id)
            message = await self.wire.send(channel, panel, post.nonce)
        if post.tried is not None:
            # It may show what it showed when it was first tried.
            await self.wire.edit(channel, message, panel)
        digest = mark + digest_of(panel)
        await self.store.sent(post.id, message, digest, seq, channel=channel)
        return msgspec.structs.replace(
            post, state="sent", channel=channel, message=message, digest=digest
        )

    async def found(self, channel: int, post: Post) -> int | None:
        """The message of a post of which only its row tells, if it can be found."""
        if post.tried is None:
            return None
        try:
            return await self.wire.find(channel, post.id)
        except Refused:
            return None  # the nonce alone must do

    async def refresh(self, post: Post, panel: Panel, seq: int, mark: str = "") -> bool:
        """Edit a post while it is young; whether it shows *panel* now."""
        if post.digest == mark + digest_of(panel):
            return True
        if self.now() - post.created > YOUNG:
            return False
        return await self.edit(post, panel, seq, mark)

    async def edit(self, post: Post, panel: Panel, seq: int, mark: str = "") -> bool:
        """Edit a post however old it is; whether Discord took it."""
        assert post.channel is not None
        assert post.message is not None
        try:
            await self.wire.edit(post.channel, post.message, panel)
        except Refused as refusal:
            log.info("post %d of match %s: edit refused: %s", post.id, post.match, refusal)
            if refusal.code in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
                await self.store.post_gone(post.id)
            return False
        await self.store.edited(post.id, mark + digest_of(panel), seq)
        return True

    async def remove(self, post: Post) -> None:
        """Delete a post's message, if it stands; where Discord refuses, it stays."""
        if post.state != "sent" or post.channel is None or post.message is None:
            return
        try:
            await self.wire.delete(post.channel, post.message)
        except Refused as refusal:
            log.info("post %d of match %s: not deleted: %s", post.id, post.match, refusal)
        await self.store.post_gone(post.id)

    async def pin(self, post: Post) -> None:
        """Pin a post's message; where Discord refuses, it just stays in the thread."""
        assert post.channel is not None
        assert post.message is not None
        try:
            await self.wire.pin(post.channel, post.message)
        except Refused as refusal:
            log.info("post %d of match %s: not pinned: %s", post.id, post.match, refusal)


def digest_of(panel: Panel) -> str:
    """A short name for what a panel shows, the same in every run. Whether it rings is left out."""
    # The key of a picture names what is painted; the scene itself is long.
    picture = panel.picture and msgspec.structs.replace(panel.picture, scene=None)
    more = tuple(msgspec.structs.replace(each, scene=None) for each in panel.more)
    shown = msgspec.structs.replace(panel, picture=picture, more=more, silent=False, mentions=())
    return hashlib.blake2b(repr(shown).encode(), digest_size=12).hexdigest()
