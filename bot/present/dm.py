"""The direct message to a player."""

from __future__ import annotations

import msgspec

from bot.present.ask import ask_panel, foot_of
from bot.present.hand import heading
from bot.present.ids import PublicKind
from bot.present.log import NOTHING, News, news_text
from bot.present.note import note_button, note_text
from bot.present.panel import Panel
from bot.present.rows import paragraphs
from bot.present.table import Table
from bot.present.turn import back_button, post_buttons
from bot.words import Words

NEWS_ROOM = 1_200  # characters for what happened


def dm_panel(table: Table, words: Words, news: News = NOTHING, post: int = 0) -> Panel:
    """Which match it is, what happened, the hand, and what the seat is asked if it must act.

    *post* is the message's id in the outbox. It is silent unless the seat must act.
    """
    assert table.seat is not None, "a spectator gets no direct messages"
    marked = words.markdown
    told = news_text(news, marked, NEWS_ROOM)
    brief = _briefing(table, marked, news)
    note = paragraphs(heading(table, marked), brief, told, note_text(table, marked))
    asked = ask_panel(table, words, note=note)
    silent = table.question is None or not table.running
    time = None if table.times is None else table.times.of(table.seat)
    is_gone = table.running and time is not None and (time.is_absent or time.stand_in != "")
    back = (back_button(table, words),) if is_gone else ()
    # What is free to take back has its own button above.
    may_ask = table.running and table.free_undo is None
    kinds: tuple[PublicKind, ...] = ("undo", "log", "help") if may_ask else ("log", "help")
    # Who has nothing to decide has this one above, too.
    noting = (note_button(table, words),) if table.running and table.question is not None else ()
    rows = (*asked.rows, (*back, *post_buttons(table, words, post, *kinds), *noting))
    foot = foot_of(asked, table, words)
    return msgspec.structs.replace(asked, foot=foot, rows=rows, silent=silent)


def _briefing(table: Table, words: Words, news: News) -> str:
    """For whoever has taken a seat over and not yet had a turn: what this is about."""
    if not table.taken_from or news.since_turn or not table.running:
        return ""
    old = words.foreign(table.taken_from)
    return words("briefing", old=old, about=words("game-about"))
