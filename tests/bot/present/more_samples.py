"""Panels beside the play: notes, takebacks, watching, hosts, setup, privacy, statistics."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module

import msgspec

import bot.present
from bot.present.dm import dm_panel
from bot.present.hand import hand_panel
from bot.present.hosts import deed_panel
from bot.present.ids import Id
from bot.present.log import News, log_panel, news_panel
from bot.present.lookups import next_panel
from bot.present.note import LONGEST, note_form, note_panel
from bot.present.notices import notice_panel, refusal_panel
from bot.present.panel import Modal, Panel
from bot.present.permissions import WANTED
from bot.present.privacy import GROUPS, confirm_forgetting, privacy_panel
from bot.present.privacy import export_panel as exported_panel
from bot.present.queues import queues_panel
from bot.present.setup import Checked, setup_panel
from bot.present.statistics import own_statistics, server_statistics
from bot.present.table import Table
from bot.present.takeback import ended_panel, takeback_panel, ways_panel
from bot.present.watch import hands_panel, watch_panel
from bot.records import Server, Takeback, UserId, Wish
from bot.statistics import DAY, Line, Record
from bot.words import Words
from engine.registry import GAMES
from tests.bot.present.samples import MATCH, USERS, catalogue, table, timed, words_of
from tests.contract.matches import ME, AnyMatch

MANY = 2**53  # as large as any number may get
LONG_LINE = "**W**" * 60


def beside_panels(
    match: AnyMatch, locale: str, names: tuple[str, ...]
) -> Iterator[tuple[str, Panel | Modal]]:
    """Those of a match that no sample in `samples` shows."""
    public = timed(table(match, None, names))
    words = words_of(public, locale)
    views = {seat: match.view(seat) for seat in match.state.everyone}
    for n in (0, 120):
        yield from takeback_panels(match, public, words, [LONG_LINE] * n)
    yield "watch", watch_panel(public, words, LONG_LINE)
    yield "hands", hands_panel(public, words, views)
    yield (
        "log",
        log_panel(public, words, [LONG_LINE] * 60, None, [(n, LONG_LINE) for n in range(60)]),
    )
    for deed in ("kick", "pause", "back", "rebuild", "show", "pilot"):
        asked = Id("host", MATCH, ME, 3, f"{deed} 1")
        counts = dict.fromkeys(views, MANY)
        yield deed, deed_panel(LONG_LINE, words, asked, seat=ME, answers=counts)
    for seat in views:
        yield from noted_panels(table(match, seat, names), words)


def takeback_panels(
    match: AnyMatch, public: Table, words: Words, lines: list[str]
) -> Iterator[tuple[str, Panel]]:
    shown = table(match, ME, tuple(words.names))
    yield "ways", ways_panel(shown, words, [("answer", MANY), ("turn", 0)], lines)
    for how in ("answer", "turn"):
        asked = Takeback(9, MATCH, ME, USERS[0], 3, how)  # type: ignore[arg-type]
        yield (
            "takeback",
            takeback_panel(
                shown, words, asked, lines, agreed=list(match.state.everyone), call=USERS, post=12
            ),
        )
        for end in ("done", "refused", "withdrawn", "overtaken"):
            over = msgspec.structs.replace(asked, ended=end)
            yield end, ended_panel(shown, words, over, shown.names[0], 12)


def noted_panels(shown: Table, words: Words) -> Iterator[tuple[str, Panel | Modal]]:
    """All that shows a note of the greatest length, in letters that markdown takes for its own."""
    for note in ("", "*" * LONGEST, "漢" * LONGEST, "\n".join("_" * (LONGEST // 2))):
        noted = msgspec.structs.replace(shown, note=note, times=None)
        news = News([LONG_LINE] * 80, since_turn=True)
        yield "note", note_panel(noted, words, LONG_LINE)
        yield "note form", note_form(noted, words)
        yield "noted news", news_panel(noted, words, news)
        yield "noted hand", hand_panel(noted, words)
        yield "noted dm", dm_panel(noted, words, news)


def server_panels(locale: str, names: tuple[str, ...]) -> Iterator[tuple[str, Panel]]:
    """Those that belong to a server or a person, and to no match."""
    words = catalogue().words(locale)
    for granted in (True, False):
        there = dict.fromkeys(WANTED, granted)
        for server in (Server(1), Server(1, 2, "cs", "relaxed")):
            found = Checked(server, 2, there, catalogue().locales, locale, MANY)
            yield "setup", setup_panel(found, words, LONG_LINE)
    tables = [each for group in GROUPS.values() for each in group]
    for counts in ({}, dict.fromkeys([*tables, "another"], MANY)):
        yield "privacy", privacy_panel(counts, words)
    yield "exported", exported_panel(b"{}", words)
    yield "forgetting", confirm_forgetting(words)
    yield "next", next_panel(words)
    wishes = [Wish(1, game, user) for game in titles_of(words) for user in USERS]
    wishes += [Wish(1, game, user, "relaxed", 5) for game in titles_of(words) for user in USERS]
    for waiting in ([], wishes):
        yield "queues", queues_panel(waiting, GAMES, dict(zip(USERS, names, strict=True)), words)
    yield "refusal", refusal_panel(words, "which-player", {})
    yield "called", notice_panel(words, "no-dm", mentions=USERS, who=f"<@{MANY}>")
    record = Record(MANY, MANY, MANY, MANY, MANY, (30.0, 14.0 * DAY), 9999)
    titles = titles_of(words)
    yield "mine", own_statistics(words, {}, listed=False)
    for listed in (True, False):
        records = {name: (title, record) for name, title in titles.items()}
        yield "mine", own_statistics(words, records, listed=listed)
    users = [UserId(n) for n in range(100)]
    lines = [Line(user, MANY, MANY, 9999) for user in users]
    called = {user: names[n % len(names)] for n, user in enumerate(users)}
    for shown in ([], lines):
        yield "server", server_statistics(words, titles["robinson"], shown, called, users[-1])


def titles_of(words: Words) -> dict[str, str]:
    return {name: words.of(name)("game-title") for name in GAMES}


def makers() -> set[str]:
    """The names of the functions that make panels and forms."""
    modules = [
        import_module(each.name)
        for each in pkgutil.iter_modules(bot.present.__path__, "bot.present.")
    ]
    return {
        name
        for module in modules
        for name, made in vars(module).items()
        if inspect.isfunction(made)
        and made.__module__ == module.__name__
        and not name.startswith("_")
        and made.__annotations__.get("return") in ("Panel", "Modal")
    }
