"""The public card of a table, before it starts and after."""

from __future__ import annotations

import logging

from bot.desk import Desk
from bot.lengths import about_length
from bot.lobby_posts import LobbyPosts
from bot.present.ids import Id
from bot.present.lobby import lobby_card
from bot.present.notices import notice_panel
from bot.present.panel import Button, Panel
from bot.records import CLOSED, ClosedLobby, Lobby, MatchId, MatchRecord, Post, UserId
from bot.sorry import Sorry
from bot.wire import Refused, Unclear
from bot.words import Words

log = logging.getLogger("portage.cards")


async def publish_new(desk: Desk, lobby: Lobby, words: Words) -> None:
    """Have the card of a table that has just been opened stand, if it can at once.

    Raises `Sorry` where it may not stand there; then the table is no more.
    """
    try:
        await publish_card(desk, lobby.id)
    except Refused as refusal:
        await desk.store.remove_lobby(lobby.id)
        raise Sorry("no-permission", permission=words("permission-send-messages")) from refusal
    except Unclear:
        pass  # the publisher tries again


async def publish_card(desk: Desk, lobby_id: MatchId) -> None:
    """Have a table's card stand in its channel and say what is so now.

    Raises `Refused` where Discord doesn't take a new one, `Unclear` where it has to be tried again.
    """
    posts = await desk.store.posts(lobby_id, "lobby")
    last = posts[-1] if posts else None
    if last is not None and last.digest.startswith(CLOSED):
        return
    lobby = await desk.store.lobby(lobby_id)
    if lobby is None:
        await LobbyPosts(desk, lobby_id, await desk.store.posts(lobby_id)).end()
        if last is not None and last.state != "gone":
            await _close(desk, last)
        return
    if last is None or last.state != "sent" or not await _refreshed(desk, last, lobby):
        if last is None or last.state != "pending":
            key = f"card {last.id if last else 0}"
            last = await desk.store.begin_post(lobby_id, "lobby", key, lobby.channel)
        panel = await _card(desk, lobby, last)
        await desk.outbox.send(last, lobby.channel, panel, lobby.version)
    for old in posts:
        if old.id != last.id:
            await desk.outbox.remove(old)
    await LobbyPosts(desk, lobby_id, await desk.store.posts(lobby_id)).publish(lobby)


async def card_of(desk: Desk, lobby: Lobby) -> Panel:
    """The card of an open table as it stands, in the table's language."""
    posts = await desk.store.posts(lobby.id, "lobby")
    return await _card(desk, lobby, posts[-1] if posts else None)


async def _card(desk: Desk, lobby: Lobby, post: Post | None) -> Panel:
    concerned = (*lobby.players, *lobby.invited, *lobby.waiting, *lobby.declined)
    names = await names_of(desk, concerned)
    words = desk.catalogue.words(lobby.language, lobby.game)
    game = desk.games[lobby.game]
    about = await about_length(desk.store, lobby, words)
    return lobby_card(lobby, game, words, names, None if post is None else post.id, about)


async def _refreshed(desk: Desk, post: Post, lobby: Lobby) -> bool:
    return await desk.outbox.refresh(post, await _card(desk, lobby, post), lobby.version)


async def names_of(desk: Desk, users: tuple[UserId, ...]) -> dict[UserId, str]:
    return {user: (await desk.store.user(user)).name for user in users}


async def _close(desk: Desk, card: Post) -> None:
    """Say on a card that its match has started, or that the table is no more."""
    record = await desk.store.match(card.match)
    if record is None:
        closed = await desk.store.tables.closed(card.match)
        closed = closed or ClosedLobby("", "", "lobby-cancelled")
        words = desk.catalogue.words(closed.language, closed.game or None)
        panel = notice_panel(words, closed.reason)
    else:
        panel = closed_card(record, desk.words(record.language, record), card)
    if card.state == "pending":
        await _close_lost(desk, card, panel, is_needed=record is not None)
    elif not await desk.outbox.edit(card, panel, card.seq, CLOSED):
        await desk.store.edited(card.id, CLOSED, card.seq)


async def _close_lost(desk: Desk, card: Post, panel: Panel, *, is_needed: bool) -> None:
    """The same for a card that may not stand at all. A match needs it: its thread hangs there."""
    assert card.channel is not None
    try:
        if is_needed or await desk.outbox.found(card.channel, card) is not None:
            await desk.outbox.send(card, card.channel, panel, card.seq, CLOSED)
            return
    except Refused as refusal:
        log.warning("match %s: its card isn't taken: %s", card.match, refusal)
    await desk.store.post_gone(card.id)


def closed_card(record: MatchRecord, words: Words, card: Post) -> Panel:
    """The card of a table whose match has begun, with the way in."""
    act = Button(Id("act", record.id, key=str(card.id)).text, words("button-act"), "primary")
    watch = Button(Id("watch", record.id).text, words("button-watch"))
    return started_panel(record, words, (act, watch))


def started_panel(record: MatchRecord, words: Words, buttons: tuple[Button, ...]) -> Panel:
    """What is left of the card once the match has begun: the game, who plays, the way in."""
    marked = words.markdown
    names = marked.list([marked.name(seat.seat) for seat in record.seats])
    return notice_panel(
        words, "lobby-started", game=marked("game-title"), names=names, buttons=buttons
    )
