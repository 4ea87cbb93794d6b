"""The public card of a table, before it starts and after."""

from __future__ import annotations

from bot.desk import Desk
from bot.present.ids import Id
from bot.present.lobby import lobby_card
from bot.present.notices import notice_panel
from bot.present.panel import Button, Panel
from bot.records import Lobby, MatchId, MatchRecord, Post, UserId
from bot.words import Words


async def publish_card(desk: Desk, lobby_id: MatchId) -> None:
    """Have a table's card stand in its channel and say what is so now.

    Raises `Refused` where Discord doesn't take a new one, `Unclear` where it has to be tried again.
    """
    posts = await desk.store.posts(lobby_id, "lobby")
    last = posts[-1] if posts else None
    lobby = await desk.store.lobby(lobby_id)
    if lobby is None:
        if last is not None and last.state == "sent":
            await _close(desk, last)
        return
    panel = await card_of(desk, lobby)
    if last is not None and last.state == "sent":
        shows = await desk.outbox.refresh(last, panel, lobby.version)
        if shows:
            return
    if last is None or last.state != "pending":
        key = f"card {last.id if last else 0}"
        last = await desk.store.begin_post(lobby_id, "lobby", key, lobby.channel)
    await desk.outbox.send(last, lobby.channel, panel, lobby.version)
    for old in posts:
        if old.id != last.id:
            await desk.outbox.remove(old)


async def card_of(desk: Desk, lobby: Lobby) -> Panel:
    """The card of an open table, in the table's language."""
    names = await names_of(desk, (*lobby.players, *lobby.invited))
    words = desk.catalogue.words(lobby.language, lobby.game)
    return lobby_card(lobby, desk.games[lobby.game], words, names)


async def names_of(desk: Desk, users: tuple[UserId, ...]) -> dict[UserId, str]:
    return {user: (await desk.store.user(user)).name for user in users}


async def _close(desk: Desk, card: Post) -> None:
    """Say on a card that its match has started, or that the table is no more."""
    record = await desk.store.match(card.match)
    mark = "ended|" if record is None else "started|"
    if card.digest.startswith(mark):
        return
    if record is None:
        panel = notice_panel(desk.catalogue.words(None), "lobby-cancelled")
    else:
        words = desk.words(record.language, record)
        act = Button(Id("act", record.id).text, words("button-act"), "primary")
        panel = started_panel(record, words, (act,))
    if not await desk.outbox.edit(card, panel, card.seq, mark):
        await desk.store.edited(card.id, mark, card.seq)


def started_panel(record: MatchRecord, words: Words, buttons: tuple[Button, ...]) -> Panel:
    """What is left of the card once the match has begun: the game, who plays, the way in."""
    marked = words.markdown
    names = marked.list([marked.name(seat.seat) for seat in record.seats])
    return notice_panel(
        words, "lobby-started", game=marked("game-title"), names=names, buttons=buttons
    )
