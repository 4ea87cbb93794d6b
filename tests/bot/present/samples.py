"""Tables and panels to look at: every kind there is, from positions out of real play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from bot.present.absent import absence_panel, pause_panel, paused_panel, reminder_panel
from bot.present.answers import number_form
from bot.present.ask import ask_panel, board_panel
from bot.present.closer import closer_panel, closer_titles
from bot.present.dm import dm_panel
from bot.present.explained import explain_panel, why_not_panel
from bot.present.export import export_head, export_panel
from bot.present.film import film_panel, film_there
from bot.present.hand import hand_panel
from bot.present.ids import Id
from bot.present.lobby import confirm_panel, lobby_card, options_panel
from bot.present.lobby_calls import (
    answered,
    full_call,
    invitation,
    invite_panel,
    moved_call,
    ready_call,
    stale_call,
)
from bot.present.log import News, board_text_panel, log_panel, news_panel
from bot.present.looking_back import ALL, SPECTATOR, Place, Shown, Trail, history_panel
from bot.present.lookups import MyGame, card_panel, help_panel, mygames_panel, rules_panel
from bot.present.notices import illegal_panel, stale_panel
from bot.present.orders import orders_panel
from bot.present.panel import Attached, Button, Link, Modal, Panel, Select, UserSelect
from bot.present.result import result_post
from bot.present.seats import (
    ACTIONS,
    advert_panel,
    closed_advert,
    farewell_panel,
    seats_panel,
)
from bot.present.start import start_post
from bot.present.status import status_card
from bot.present.table import Table, table_of
from bot.present.times import SeatTime, Times
from bot.present.turn import turn_post
from bot.present.verified import Commitment, Replay, Verified, verified_panel
from bot.records import START, Figures, Lobby, MatchId, MatchRecord, Post, SeatRecord, UserId
from bot.verdicts import CHOICES, UNHELD
from bot.words import Catalogue, Words
from engine.core import Config, Event, Match, Number, One, Question, Seat, Some
from engine.core.orders import BETWEEN
from engine.registry import GAMES
from render.registry import DRAWINGS
from render.scene import Film
from tests.contract.matches import ME, AnyGame, AnyMatch

LOCALE_FOLDER = Path(__file__).parents[3] / "data" / "locale"
# English first: the others are held against it.
LOCALES = ("en", *sorted({each.name for each in LOCALE_FOLDER.iterdir()} - {"en"}))
MATCH = MatchId("abc23")
NAMES = ("Anna", "Bořek *", "Čeněk", "Dana", "Eva")
# As long as names may be, with what must be escaped in markdown.
LONG_NAMES = tuple(f"{letter}{'_*' * 15}{letter}" for letter in "ABCDE")
# As wide as they may be: each letter counts twice.
WIDE_NAMES = tuple(f"{letter}{'🦬' * 31}" for letter in "ABCDE")
USERS = tuple(UserId(100 + n) for n in range(len(NAMES)))


@cache
def catalogue() -> Catalogue:
    return Catalogue.load(LOCALE_FOLDER)


def record_of(match: AnyMatch, names: tuple[str, ...] = NAMES, **changes: Any) -> MatchRecord:
    seats = match.state.seats
    record = MatchRecord(
        id=MATCH,
        game=match.game.name,
        status="running" if match.outcome is None else "over",
        host=USERS[0],
        guild=1,
        channel=2,
        thread=3,
        language="en",
        config=msgspec.json.encode(Config(seats)),
        seed=2**64 - 1,
        save=b"",
        seq=match.seq,
        published_seq=-1,
        guides=dict.fromkeys(map(Seat, range(seats))),
        seats=tuple(SeatRecord(Seat(n), USERS[n], names[n]) for n in range(seats)),
    )
    return msgspec.structs.replace(record, **changes)


def table(
    match: AnyMatch, seat: Seat | None, names: tuple[str, ...] = NAMES, **changes: Any
) -> Table:
    record = record_of(match, names, **changes)
    return table_of(match, record, seat, match.game, DRAWINGS[match.game.name])


def words_of(shown: Table, locale: str = "en", of: Catalogue | None = None) -> Words:
    return (of or catalogue()).words(locale, shown.game.name, shown.names)


def toy_table(seat: Seat | None = ME, **changes: Any) -> Table:
    """The toy at its start, with these *changes* to the table."""
    match = Match.start(GAMES["toy"], Config(3), 1)
    return msgspec.structs.replace(table(match, seat), **changes)


def asking(question: Question, **changes: Any) -> Table:
    """A table where seat 0 is asked *question*."""
    return toy_table(question=question, since=7, **changes)


def lines_of(events: list[Event], seat: Seat | None, words: Words) -> list[str]:
    return [words.markdown.event(e) for e in events if e.to is None or seat in e.to]


def panels_of(
    match: AnyMatch,
    events: list[Event],
    locale: str,
    names: tuple[str, ...] = NAMES,
    of: Catalogue | None = None,
) -> Iterator[tuple[str, Panel | Modal]]:
    """Every panel that a match may give now, under a name that says which."""
    yield from public_panels(match, events, locale, names, of)
    words = words_of(table(match, None, names), locale, of)
    for seat in match.state.everyone:
        yield from own_panels(table(match, seat, names), words, lines_of(events, seat, words))


def public_panels(
    match: AnyMatch,
    events: list[Event],
    locale: str = "en",
    names: tuple[str, ...] = NAMES,
    of: Catalogue | None = None,
) -> Iterator[tuple[str, Panel]]:
    """Those that everybody may look at."""
    record = record_of(match, names)
    shown = table(match, None, names)
    words = words_of(shown, locale, of)
    lines = lines_of(events, None, words)
    yield "turn", turn_post(shown, words, lines, 12, USERS)
    yield "status", status_card(shown, words)
    yield "start", start_post(shown, words, record)
    yield "watching", ask_panel(shown, words)
    yield "board", board_text_panel(shown, words)
    yield from close_ups(shown, words)
    yield "log", log_panel(shown, words, lines)
    yield from time_panels(shown, words, lines)
    if match.outcome is not None:
        figures = Figures(dict.fromkeys(match.state.everyone, 12), {ME: 1}, ("1.turn", "end"))
        yield "result", result_post(shown, words, record, figures=figures)
        yield from panels_of_the_past(match, shown, words, record, lines)


def panels_of_the_past(
    match: AnyMatch, shown: Table, words: Words, record: MatchRecord, lines: list[str]
) -> Iterator[tuple[str, Panel]]:
    """What a match that is over still gives: its steps with all eyes, and what proves it."""
    names = tuple(each.name for each in record.seats)
    hands = [table(match, seat, names) for seat in match.state.everyone]
    trail = Trail((START, 0, 3), (0, 1), 1)
    labels = dict.fromkeys(range(3), "W" * 150)
    for eyes, seen in ((ALL, hands), (SPECTATOR, []), ("0", hands[:1])):
        for page in (None, 0, 1):
            place = Place(0, eyes, page)
            past = Shown(shown, shown, seen, place, trail, lines, labels, is_exact=page is None)
            yield f"past {eyes} {page}", history_panel(past, words)
    film = Film((shown.drawing.board(shown.view, words, {}),))
    status = shown.drawing.status(shown.view, words)
    yield "film", film_panel(shown, words, film, status, status, 12)
    post = Post(12, MATCH, "film", "film", "n", "sent", 3, 4)
    yield "film there", film_there(words, record, post)
    for running in (False, True):
        kept = record_of(match, names, status="running") if running else record
        yield "export", export_panel(kept, words, Attached("abc23.txt", b"A line."))
        assert all(export_head(kept, words))
    replays = (Replay(9, 2), Replay(9, 2, changed=True, differs_at=3), Replay(9, 2, differs_at=3))
    for found in ("same", "other", "unread", "none"):
        commitment = Commitment(found, "https://discord.com/channels/1/2/3", found == "other")
        for replay in (None, *replays):
            yield "verified", verified_panel(Verified(record, commitment, replay), words)


def timed(shown: Table, *, is_paused: bool = False) -> Table:
    """The same table with clocks, where everybody is on holiday and the first one is gone."""
    time = SeatTime(since=1e9, until=2e9, away=2e9)
    gone = msgspec.structs.replace(time, is_absent=True, stand_in="back")
    seats = {record.seat: gone if record.seat == ME else time for record in shown.seats}
    return msgspec.structs.replace(shown, times=Times("daily", seats, is_paused))


def time_panels(shown: Table, words: Words, lines: list[str]) -> Iterator[tuple[str, Panel]]:
    """Those where clocks show, and those that are about time alone."""
    for is_paused in (False, True):
        with_clocks = timed(shown, is_paused=is_paused)
        yield "timed turn", turn_post(with_clocks, words, lines, 12, USERS)
        yield "timed status", status_card(with_clocks, words)
    clocks, seats = timed(shown), [record.seat for record in shown.seats]
    votes = dict(zip(seats, CHOICES, strict=False))
    yield (
        "absence",
        absence_panel(
            clocks, words, ME, 1, 12, choices=CHOICES, votes=votes, until=2e9, call=USERS
        ),
    )
    yield from seat_panels(clocks, words)
    yield "pause", pause_panel(clocks, words, 1, 12, agreed=seats, call=list(USERS))
    yield "paused", paused_panel(clocks, words, 12)
    yield "reminder", reminder_panel(clocks, words, ME, 12, call=USERS[0], can_snooze=True)


def seat_panels(shown: Table, words: Words) -> Iterator[tuple[str, Panel]]:
    """What is said about seats that change hands."""
    last = shown.seats[-1].seat
    given_up = msgspec.structs.replace(shown.seats[-1], autopilot=True, opened=3)
    changed = msgspec.structs.replace(shown, seats=(*shown.seats[:-1], given_up))
    yield (
        "left",
        absence_panel(changed, words, last, 1, 12, choices=UNHELD, votes={}, until=2e9, call=USERS),
    )
    unpaced = msgspec.structs.replace(shown, times=None)
    yield (
        "waited for",
        absence_panel(
            unpaced, words, last, 1, 12, choices=CHOICES, votes={}, until=2e9, call=USERS
        ),
    )
    yield "advert", advert_panel(shown, words, last, 3, 12)
    over = msgspec.structs.replace(shown, status="over")
    for name, table, taken in (
        ("advert taken", shown, True),
        ("advert withdrawn", shown, False),
        ("advert over", over, False),
    ):
        yield name, closed_advert(table, words, last, taken=taken)
    yield "farewell", farewell_panel(shown, words, last)
    yield "farewell to one who resigned", farewell_panel(changed, words, last)
    everything = [(each.seat, action) for each in shown.seats for action in ACTIONS]
    mine = {each.seat for each in shown.seats}
    yield "seats", seats_panel(changed, words, mine, everything)
    yield "others' seats", seats_panel(changed, words, (), everything)
    yield "seats without choice", seats_panel(shown, words, (), ())


def own_panels(shown: Table, words: Words, lines: list[str]) -> Iterator[tuple[str, Panel | Modal]]:
    """Every panel for one seat."""
    yield "ask", ask_panel(shown, words, note="\n".join(lines))
    yield "board", board_panel(shown, words)
    yield "hand", hand_panel(shown, words)
    yield "news", news_panel(shown, words, News(lines, since_turn=True))
    yield "dm", dm_panel(shown, words, News(lines, since_turn=True))
    step = next(iter(shown.game.guide.values()))
    guided = msgspec.structs.replace(shown, guide=step if shown.question else "")
    yield "guided", ask_panel(guided, words)
    yield "guided dm", dm_panel(guided, words, News(lines, since_turn=True))
    taken = msgspec.structs.replace(shown, taken_from="Dora")
    yield "briefing", dm_panel(taken, words, News(lines))
    yield "timed dm", dm_panel(timed(shown), words, News(lines, since_turn=True))
    assert shown.seat is not None
    private = reminder_panel(timed(shown), words, shown.seat, 12, call=None, can_snooze=True)
    yield "private reminder", private
    yield "stale", stale_panel(shown, words, lines)
    yield "own board", board_text_panel(shown, words)
    yield from close_ups(shown, words)
    yield from order_panels(shown, words)
    yield "explained", explain_panel(shown, words)
    yield "why not", why_not_panel(shown, words, shown.game.verbs[-1].name)
    match shown.question:
        case One(options=options) | Some(options=options):
            yield "illegal", illegal_panel(shown, words, options)
        case Number():
            yield "form", number_form(shown, words)
        case None:
            yield "illegal", illegal_panel(shown, words)


def order_panels(shown: Table, words: Words) -> Iterator[tuple[str, Panel]]:
    """The standing orders: none of them set, all to the last that there is, each one opened."""
    if shown.orders:
        yield "orders", orders_panel(shown, words)
    settings = {
        order.id: BETWEEN.join(card.key for card in order.cards) or order.values[-1]
        for order in shown.orders
    }
    given = msgspec.structs.replace(shown, settings=settings)
    for order in shown.orders:
        for each in (shown, given):
            yield f"order {order.id}", orders_panel(each, words, order.id, words("orders-open"))


def close_ups(shown: Table, words: Words) -> Iterator[tuple[str, Panel]]:
    for which in closer_titles(shown, words):
        yield f"closer {which}", closer_panel(shown, words, which)


def lobby(game: AnyGame, **changes: Any) -> Lobby:
    made = Lobby(
        id=MATCH,
        game=game.name,
        host=USERS[0],
        guild=1,
        channel=2,
        language="en",
        seats=game.seats[-1],
        players=USERS[:1],
        invited=USERS[1:2],
        version=4,
    )
    return msgspec.structs.replace(made, **changes)


def general_panels(
    game: AnyGame, locale: str, names: tuple[str, ...] = NAMES, of: Catalogue | None = None
) -> Iterator[tuple[str, Panel]]:
    """Every panel that needs no match."""
    words = (of or catalogue()).words(locale, game.name)
    named = dict(zip(USERS, names, strict=True))
    tables = [
        lobby(game),
        lobby(game, autopilots=1, players=USERS[:1], invited=()),
        lobby(game, seats=game.seats[0], players=USERS[: game.seats[0]]),
        lobby(
            game,
            seats=game.seats[0],
            players=USERS[: game.seats[0]],
            options={option.id: option.values[-1] for option in game.options},
            waiting=USERS,
            declined=USERS,
            starts="full",
            checks=True,
            checking=2e9,
        ),
    ]
    for each in tables:
        yield "lobby", lobby_card(each, game, words, named)
        yield "options", options_panel(each, game, words)
    yield from calls(game, words, names[0])
    for card in game.cards:
        yield f"card {card.id}", card_panel(card, words)
    for topic in game.rules:
        yield f"rule {topic}", rules_panel(game, words, topic)
    for of_game in (game, None):
        for page in range(3):
            yield "help", help_panel(words, of_game, page)
    for what in ("resign", "cancel"):
        yield what, confirm_panel(words, what, Id("confirm", MATCH, Seat(1), 3, what))
    title = words("game-title")
    mine = MyGame(MATCH, title, names, "", names[:1], True, "https://discord.com/channels/1/2")
    other = msgspec.structs.replace(mine, mine=False, lobby="lobby")
    soon = msgspec.structs.replace(mine, until=2e9)
    at_tables = [
        msgspec.structs.replace(soon, lobby=about) for about in ("check", "invited", "on-list")
    ]
    for many in ([], [mine], at_tables, [soon, mine, other] * 40):
        yield "mygames", mygames_panel(words, many)


def calls(game: AnyGame, words: Words, host: str) -> Iterator[tuple[str, Panel]]:
    """What people are told about a table."""
    link = "https://discord.com/channels/1/2/3"
    full = lobby(game, players=USERS, checking=2e9, warned=2e9)
    yield "call", ready_call(full, words, 7, USERS, link)
    yield "call", full_call(full, words, 7, link)
    yield "call", moved_call(full, words, 7, USERS[0], link)
    yield "call", stale_call(full, words, 7, link)
    for called in (None, USERS[1]):
        yield "invitation", invitation(full, words, 7, host, link, called)
    for what in ("accepted", "waiting", "declined", "over"):
        yield "invitation", answered(words, what, link)
    yield "invite", invite_panel(full, words, 3)


def labels_of(panel: Panel) -> list[str]:
    """What stands on the buttons and in the menus, row by row."""
    labels: list[str] = []
    for row in panel.rows:
        if isinstance(row, Select):
            labels += [row.placeholder, *(choice.label for choice in row.choices)]
        elif isinstance(row, UserSelect):
            labels.append(row.placeholder)
        else:
            labels += [item.label for item in row]
    return labels


def buttons_of(panel: Panel) -> list[Button]:
    rows = [row for row in panel.rows if isinstance(row, tuple)]
    return [item for row in rows for item in row if not isinstance(item, Link)]


def menus_of(panel: Panel) -> list[Select]:
    return [row for row in panel.rows if isinstance(row, Select)]
