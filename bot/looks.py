"""What somebody gets who wants to look: at the board, a hand, the log, the own matches."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from bot.desk import Desk
from bot.draft import AnyMatch
from bot.present.ask import board_panel
from bot.present.closer import closer_panel, closer_titles
from bot.present.hand import hand_panel
from bot.present.links import link_to
from bot.present.log import News, board_text_panel, log_panel, news_panel
from bot.present.lookups import MyGame, mygames_panel
from bot.present.panel import Panel
from bot.records import START, EventRow, Lobby, MatchId, MatchRecord, UserId, seats_of
from bot.seating import kept, kept_until, ready_until
from bot.sorry import Sorry
from bot.transcript import told_lines
from bot.words import Words
from engine.core import Seat

log = logging.getLogger("portage.looks")


def said(rows: list[EventRow], words: Words, record: MatchRecord) -> list[str]:
    """Log lines in words, as markdown, with the names of those who played at the time."""
    return told_lines(rows, words.markdown, record)


async def news(desk: Desk, record: MatchRecord, seat: Seat, words: Words) -> News:
    """What has happened since a player's last turn, as the seat may see it."""
    last = await desk.store.last_turn(record.id, seat)
    rows = await _log(desk, record, seat, START - 1 if last is None else last)
    return News(said(rows, words, record), last is not None)


async def _log(desk: Desk, record: MatchRecord, seat: Seat | None, after: int) -> list[EventRow]:
    """The whole log after a seq."""
    rows: list[EventRow] = []
    while part := await desk.store.log(record.id, seat, after=rows[-1].seq if rows else after):
        rows += part
    return rows


async def lines_since(
    desk: Desk,
    record: MatchRecord,
    seat: Seat | None,
    words: Words,
    seq: int,
    most: int | None = None,
) -> list[str]:
    """What has happened from *seq* on, as far as *seat* may see it; the last *most* lines of it."""
    rows = await desk.store.log(record.id, seat, after=seq - 1)
    return said(rows if most is None else rows[-most:], words, record)


async def log_view(
    desk: Desk,
    record: MatchRecord,
    match: AnyMatch,
    seat: Seat | None,
    words: Words,
    page: int | None = None,
) -> Panel:
    """A page of the whole log, as *seat* may see it."""
    rows = await _log(desk, record, seat, START - 1)
    labels = told_lines(rows, words, record)
    steps = [(row.seq, label.replace("**", "")) for row, label in zip(rows, labels, strict=True)]
    lines = said(rows, words, record)
    return log_panel(desk.table(record, match, seat), words, lines, page, steps)


async def news_view(
    desk: Desk, record: MatchRecord, match: AnyMatch, seat: Seat | None, words: Words
) -> Panel:
    """What a player missed, with the way to the whole log, which others get at once."""
    if seat is None or not (told := await news(desk, record, seat, words)).since_turn:
        return await log_view(desk, record, match, seat, words)
    return news_panel(desk.table(record, match, seat), words, told)


def board_view(
    desk: Desk, record: MatchRecord, match: AnyMatch, seat: Seat | None, words: Words
) -> Panel:
    """The board, with what the viewer is asked or whom we wait for."""
    return board_panel(desk.table(record, match, seat), words)


def hand_view(
    desk: Desk, record: MatchRecord, match: AnyMatch, seat: Seat | None, words: Words
) -> Panel:
    if seat is None:
        raise Sorry("not-seated")
    return hand_panel(desk.table(record, match, seat), words)


def closer_view(
    desk: Desk, record: MatchRecord, match: AnyMatch, seat: Seat | None, words: Words, typed: str
) -> Panel:
    """The close-up that was pressed, or typed by its id or its title."""
    table = desk.table(record, match, seat)
    for which, title in closer_titles(table, words).items():
        if typed.strip().casefold() in (which, title.casefold()):
            return closer_panel(table, words, which)
    raise Sorry("no-such-detail")


def text_view(
    desk: Desk,
    record: MatchRecord,
    match: AnyMatch,
    seat: Seat | None,
    words: Words,
    page: int = 0,
) -> Panel:
    """The board and the viewer's hand in words."""
    return board_text_panel(desk.table(record, match, seat), words, page)


async def mygames_view(desk: Desk, user: UserId, words: Words) -> Panel:
    """The user's tables and matches, in every server."""
    games: list[MyGame] = []
    for record in await desk.store.matches(user):
        mine = seats_of(record, user)
        if mine and record.game in desk.games:
            games.append(await _my_game(desk, record, mine, words))
    for lobby in await desk.store.lobbies(user):
        names = [(await desk.store.user(each)).name for each in lobby.players if each != user]
        game = MyGame(
            match=MatchId(lobby.id),
            title=desk.catalogue.words(words.locale, lobby.game)("game-title"),
            others=tuple(names),
            link=link_to(lobby.guild, lobby.channel),
            lobby="lobby",
        )
        games.append(_as_it_concerns(game, lobby, user))
    return mygames_panel(words, games)


def _as_it_concerns(game: MyGame, lobby: Lobby, user: UserId) -> MyGame:
    """A table as its line says what it wants of the user."""
    change = msgspec.structs.replace
    if user in kept(lobby):
        return change(game, lobby="invited", mine=True, until=kept_until(lobby))
    if user in lobby.waiting:
        return change(game, lobby="on-list")
    if lobby.checking is not None and user not in lobby.ready:
        return change(game, lobby="check", mine=True, until=ready_until(lobby))
    return game


async def _my_game(desk: Desk, record: MatchRecord, mine: Sequence[Seat], words: Words) -> MyGame:
    titled = desk.words(words.locale, record)
    place = record.thread or record.channel
    game = MyGame(
        match=record.id,
        title=titled("game-title"),
        others=tuple(titled.name(each.seat) for each in record.seats if each.seat != mine[0]),
        link=link_to(record.guild, place),
    )
    try:
        record, match = await desk.matches.look(record.id)
        table = desk.table(record, match, None)
        status = table.drawing.status(table.view, titled.markdown)
    except Exception:  # one match that can't be opened hides none of the others
        log.exception("match %s seq %d: can't be looked at", record.id, record.seq)
        return game
    seat = next((each for each in mine if each in match.pending), mine[0])
    mine_now = seat in match.pending
    return msgspec.structs.replace(
        game,
        until=table.times.of(seat).until if table.times is not None and mine_now else None,
        others=tuple(titled.name(each.seat) for each in record.seats if each.seat != seat),
        status=status,
        waiting=tuple(titled.name(each) for each in sorted(match.pending)),
        mine=mine_now,
    )
