"""The messages about one table beside its card: invitations, ready checks, warnings.

Each has its row in the outbox before it is sent, rings once, and goes when it has nothing to say.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from bot.desk import Desk
from bot.outbox import digest_of
from bot.present.links import link_to
from bot.present.lobby_calls import (
    answered,
    full_call,
    invitation,
    moved_call,
    ready_call,
    stale_call,
)
from bot.present.panel import Panel
from bot.records import CLOSED, Lobby, MatchId, Post, User, UserId
from bot.seating import kept, waits_for_host
from bot.wire import Refused
from bot.words import Words

log = logging.getLogger("portage.tables")

INVITE = "invite"  # kinds of posts
CALL = "call"
REFUSED = "refused"  # the digest of one that nobody takes


class LobbyPosts:
    """Those of one table on their way to Discord."""

    def __init__(self, desk: Desk, lobby_id: MatchId, posts: Sequence[Post]) -> None:
        self.desk = desk
        self.lobby_id = lobby_id
        self.calls = [post for post in posts if post.kind == CALL and post.state != "gone"]
        self.invites = [post for post in posts if post.kind == INVITE]
        self.cards = [post for post in posts if post.kind == "lobby" and post.state == "sent"]

    async def publish(self, lobby: Lobby) -> None:
        """Send what is new, and take away what is no longer so. Raises `Unclear`."""
        link = self.link(lobby)
        words = self.desk.catalogue.words(lobby.language, lobby.game)
        wanted = _wanted(lobby, words, link)
        for post in self.calls:
            if post.key not in wanted:
                await self._drop(post)
        for key, panel in wanted.items():
            post = await self.desk.store.begin_post(lobby.id, CALL, key, lobby.channel)
            if post.state == "pending":
                await self._send(post, lobby.channel, panel(post.id), lobby.version)
        for post in self._standing():
            user = _invited_by(post)
            if user not in kept(lobby):
                await self._end_invitation(post, lobby, _answer_of(lobby, user), link)
        for user in kept(lobby):
            await self._invite(lobby, user, link)

    async def end(self) -> None:
        """Take all of them away: the table has started or is no more. Raises `Unclear`."""
        for post in self.calls:
            await self._drop(post)
        for post in self._standing():
            await self._end_invitation(post, None, "over", "")

    def link(self, lobby: Lobby) -> str:
        """The address of the table's card."""
        message = self.cards[-1].message if self.cards else None
        return link_to(lobby.guild, lobby.channel, message)

    # Invitations

    def _standing(self) -> list[Post]:
        """The invitations that nobody has answered."""
        return [
            post
            for post in self.invites
            if post.state != "gone" and not post.digest.startswith(CLOSED)
        ]

    async def _invite(self, lobby: Lobby, user: UserId, link: str) -> None:
        """Ask somebody once: by direct message or, where that isn't taken, in the channel."""
        before = [post for post in self.invites if _invited_by(post) == user]
        if any(post.state == "sent" and post in self._standing() for post in before):
            return
        if any(post.digest == REFUSED and post.created >= lobby.invited_at for post in before):
            return  # the card alone must do
        over = sum(1 for post in before if post not in self._standing())
        key = f"{user} {over}"
        post = await self.desk.store.begin_post(lobby.id, INVITE, key, None)
        host = (await self.desk.store.user(lobby.host)).name
        guest = await self.desk.store.user(user)
        try:
            channel = await self.desk.wire.dm(user)
            panel = invitation(lobby, self._words(guest, lobby.game), post.id, host, link)
            await self.desk.outbox.send(post, channel, panel, lobby.version)
        except Refused as refusal:
            log.info("table %s: invitation refused: %s", lobby.id, refusal)
            await self.desk.store.refused(post.id)
            words = self.desk.catalogue.words(lobby.language, lobby.game)
            panel = invitation(lobby, words, post.id, host, link, call=user)
            await self._send(replace(post, tried=None), lobby.channel, panel, lobby.version)

    async def _end_invitation(self, post: Post, lobby: Lobby | None, what: str, link: str) -> None:
        """Have an invitation say what came of it; in the channel it just goes."""
        if post.state == "pending" or post.channel in {card.channel for card in self.cards}:
            await self._drop(post)
            return
        user = await self.desk.store.user(_invited_by(post))
        game = await self._game() if lobby is None else lobby.game
        panel = answered(self._words(user, game), what, link)
        if not await self.desk.outbox.edit(post, panel, post.seq, CLOSED):
            await self.desk.store.edited(post.id, CLOSED + digest_of(panel), post.seq)

    async def _game(self) -> str | None:
        record = await self.desk.store.match(self.lobby_id)
        if record is not None:
            return record.game
        closed = await self.desk.store.tables.closed(self.lobby_id)
        return None if closed is None else closed.game

    def _words(self, user: User, game: str | None) -> Words:
        return self.desk.catalogue.words(user.language or user.locale, game)

    # Sending

    async def _send(self, post: Post, channel: int, panel: Panel, seq: int) -> None:
        """Send one in the channel; where Discord doesn't take it, it isn't tried again."""
        try:
            await self.desk.outbox.send(post, channel, panel, seq)
        except Refused as refusal:
            log.warning("table %s: %s refused: %s", self.lobby_id, post.kind, refusal)
            await self.desk.store.refused(post.id)
            await self.desk.store.edited(post.id, REFUSED, seq)
            await self.desk.store.post_gone(post.id)

    async def _drop(self, post: Post) -> None:
        """Take a message away, even one of which it isn't known whether it stands."""
        if post.state == "pending" and post.channel is not None:
            message = await self.desk.outbox.found(post.channel, post)
            if message is not None:
                post = replace(post, state="sent", message=message)
        if post.state == "sent":
            await self.desk.outbox.remove(post)
        else:
            await self.desk.store.post_gone(post.id)


def _wanted(lobby: Lobby, words: Words, link: str) -> dict[str, Callable[[int], Panel]]:
    """What the table is told now, by the key of the post."""
    wanted: dict[str, Callable[[int], Panel]] = {}
    if lobby.checking is not None:
        late = [user for user in lobby.players if user not in lobby.ready]
        if late:
            wanted[f"ready {lobby.checking}"] = lambda post: ready_call(
                lobby, words, post, late, link
            )
    else:
        if waits_for_host(lobby):
            wanted["full"] = lambda post: full_call(lobby, words, post, link)
        for user in lobby.moved:
            wanted[f"moved {user}"] = lambda post, user=user: moved_call(  # type: ignore[misc]
                lobby, words, post, user, link
            )
    if lobby.warned is not None:
        wanted[f"stale {lobby.warned}"] = lambda post: stale_call(lobby, words, post, link)
    return wanted


def _invited_by(post: Post) -> UserId:
    """Whom an invitation is for."""
    return UserId(int(post.key.split()[0]))


def _answer_of(lobby: Lobby, user: UserId) -> str:
    if user in lobby.players:
        return "accepted"
    if user in lobby.waiting:
        return "waiting"
    return "declined" if user in lobby.declined else "over"
