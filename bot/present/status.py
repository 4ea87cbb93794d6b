"""The pinned card: the state of a match at one glance."""

from __future__ import annotations

from bot.present.limits import TEXT, fit
from bot.present.panel import Panel
from bot.present.rows import paragraphs
from bot.present.table import Table
from bot.present.times import all_times
from bot.present.turn import seat_name, waiting_line
from bot.words import Words


def status_card(table: Table, words: Words) -> Panel:
    """The game, whom we wait for and until when, the scores, and who plays. It rings nobody."""
    marked = words.markdown
    seats = [seat_name(table, marked, record.seat) for record in table.seats]
    text = paragraphs(
        marked("status-title", game=marked("game-title")),
        waiting_line(table, marked),
        all_times(table.times, table.waiting, marked) if table.running else "",
        table.drawing.status(table.view, marked),
        marked("status-seats", names=marked.list(seats)),
    )
    return Panel(fit(text, TEXT), silent=True)
