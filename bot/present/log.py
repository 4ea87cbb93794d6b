"""What happened, and the board in words: long texts turned page by page."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.present.ids import Kind
from bot.present.limits import length
from bot.present.looking_back import here_menus, history_button
from bot.present.note import note_button, note_text
from bot.present.panel import Button, Panel
from bot.present.rows import button, in_rows, lasting, newest, pages, paragraphs
from bot.present.table import Table
from bot.words import Words

NEWS = 2_000  # characters of what somebody missed
LAST = "last"  # the newest page of the log


class News(msgspec.Struct, frozen=True):
    """Log lines as markdown, oldest first.

    *since_turn*: they begin after the reader's last turn, and not with the match.
    """

    lines: Sequence[str] = ()
    since_turn: bool = False


NOTHING = News()


def news_text(news: News, words: Words, most: int) -> str:
    """The news under their title, the last of them where they are too long; "" without any."""
    lines = [line for line in news.lines if line]
    if not lines:
        return ""
    title = words("news-title") if news.since_turn else ""
    told = newest(lines, words, most - length(title) - 1)
    return f"{title}\n{told}".strip()


def news_panel(table: Table, words: Words, news: News) -> Panel:
    """What the viewer missed, and a button to the whole log."""
    marked = words.markdown
    whole = button(lasting(table, "logs", LAST), words("button-whole-log"))
    note = note_text(table, marked)
    text = news_text(news, marked, NEWS - length(note)) or marked("news-none")
    title = marked("log-title", game=marked("game-title"))
    rows = ((whole, history_button(table, words), note_button(table, words)),)
    return Panel(paragraphs(title, text, note), rows=rows)


def log_panel(
    table: Table,
    words: Words,
    lines: Sequence[str],
    page: int | None = None,
    steps: Sequence[tuple[int, str]] = (),
) -> Panel:
    """A page of the log, oldest line first; without *page* the last one.

    *lines* are all that the viewer may know, as markdown; *steps* give the seq of each and its
    words for a menu, by which one gets to the table as it stood then.
    """
    marked = words.markdown
    steps = [step for step, line in zip(steps, lines, strict=False) if line]
    full = pages([line for line in lines if line])
    at = _within(len(full) - 1 if page is None else page, full)
    title = marked("log-title", game=marked("game-title"))
    if len(full) > 1:
        title = marked("page", title=title, n=at + 1, all=len(full))
    turns = [*_turns(table, words, "logs", at, len(full)), history_button(table, words)]
    before = sum(each.count("\n") + 1 for each in full[:at])
    here = steps[before : before + full[at].count("\n") + 1]
    rows = (*here_menus(table, words, here), *in_rows(turns))
    return Panel(paragraphs(title, full[at] or marked("log-empty")), rows=rows)


def board_text_panel(table: Table, words: Words, page: int = 0) -> Panel:
    """All that the board picture shows and the viewer's hand, in words."""
    marked = words.markdown
    board = table.drawing.board_text(table.view, marked)
    hand = table.drawing.hand_text(table.view, marked)
    full = pages(paragraphs(board, hand).split("\n"))
    at = _within(page, full)
    turns = _turns(table, words, "text", at, len(full))
    number = marked("text-page", n=at + 1, all=len(full)) if len(full) > 1 else ""
    return Panel(paragraphs(full[at], number), rows=in_rows(turns))


def _turns(table: Table, words: Words, kind: Kind, at: int, n: int) -> list[Button]:
    turns = (("button-older", at - 1), ("button-newer", at + 1))
    if kind == "text":
        turns = (("button-earlier", at - 1), ("button-later", at + 1))
    return [
        button(lasting(table, kind, str(to)), words(label)) for label, to in turns if 0 <= to < n
    ]


def _within(page: int, full: Sequence[str]) -> int:
    return min(max(page, 0), len(full) - 1)
