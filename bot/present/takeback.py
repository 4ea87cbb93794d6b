"""Taking back with everybody's consent: how far, what the table is asked, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.present.ids import Id
from bot.present.limits import TEXT, fit
from bot.present.panel import Panel
from bot.present.rows import button, in_rows, newest, paragraphs
from bot.present.table import Table
from bot.present.turn import post_buttons
from bot.records import Takeback, UserId
from bot.words import Words
from engine.core import Seat

ROOM = 1_500  # characters for what would be taken back


def ways_panel(
    table: Table, words: Words, ways: Sequence[tuple[str, int]], lines: Sequence[str]
) -> Panel:
    """For whoever can't take back alone: how far back the others may be asked to go.

    *ways* are each a `How` with the seq gone back to; *lines* is what the farthest would undo.
    """
    marked = words.markdown
    assert table.seat is not None, "a spectator takes nothing back"
    buttons = [
        button(
            Id("askback", table.match, table.seat, table.seq, f"{how}.{to}"),
            words(f"button-askback-{how}"),
        )
        for how, to in ways
    ]
    text = paragraphs(marked("takeback-how-far"), newest(lines, marked, ROOM))
    return Panel(fit(text, TEXT), rows=in_rows(buttons))


def takeback_panel(
    table: Table,
    words: Words,
    asked: Takeback,
    lines: Sequence[str],
    *,
    agreed: Sequence[Seat],
    call: Sequence[UserId],
    post: int = 0,
) -> Panel:
    """What the table is asked: exactly what would be taken back, with *Agree* and *Refuse*.

    *lines* are public ones; *agreed* are the seats that let it be, *call* whom it waits for.
    *post* is the message's id in the outbox.
    """
    marked = words.markdown
    called = marked.list([f"<@{user}>" for user in call])
    names = marked.list([marked.name(seat) for seat in agreed])
    text = paragraphs(
        marked("takeback-title", name=marked.name(asked.seat), how=asked.how),
        newest(lines, marked, ROOM) or marked("takeback-unseen"),
        marked("takeback-chance"),
        marked("takeback-ask", who=called),
        marked("takeback-agreed", names=names) if agreed else "",
    )
    buttons = [
        button(Id("agree", table.match, since=asked.id), words("button-agree"), "success"),
        button(Id("refuse", table.match, since=asked.id), words("button-refuse")),
        *(post_buttons(table, words, post, "act") if post else ()),
    ]
    return Panel(fit(text, TEXT), rows=in_rows(buttons), mentions=tuple(call))


def ended_panel(table: Table, words: Words, asked: Takeback, name: str, post: int) -> Panel:
    """What came of it, in place of the question. *name* is of whoever ended it, if somebody did."""
    marked = words.markdown
    assert asked.ended is not None, "the question is still open"
    title = marked("takeback-title", name=marked.name(asked.seat), how=asked.how)
    verdict = marked(f"takeback-{asked.ended}", name=marked.foreign(name))
    buttons = post_buttons(table, words, post, "act")
    return Panel(paragraphs(title, verdict), rows=(buttons,), silent=True)
