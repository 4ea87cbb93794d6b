"""The message that opens a match's thread."""

from __future__ import annotations

import msgspec

from bot.pace import PACES
from bot.present.limits import TEXT, fit
from bot.present.lobby import options_text
from bot.present.panel import Panel
from bot.present.result import fingerprint
from bot.present.rows import paragraphs
from bot.present.table import Table
from bot.present.times import pace_line
from bot.present.turn import post_buttons, seat_name
from bot.records import MatchRecord
from bot.words import Words
from engine.core import Config


def start_post(table: Table, words: Words, record: MatchRecord, post: int = 0) -> Panel:
    """Who plays what, with which options, and the fingerprint of the deal. It rings nobody.

    *post* is the message's id in the outbox.
    """
    marked = words.markdown
    options = msgspec.json.decode(record.config, type=Config).options
    seats = [
        marked("start-seat", n=each.seat + 1, name=seat_name(table, marked, each.seat))
        for each in table.seats
    ]
    times = table.times
    pace = pace_line(times.pace, marked) if times is not None and times.pace in PACES else ""
    text = paragraphs(
        marked("start-title", game=marked("game-title")),
        "\n".join(seats),
        "\n".join(filter(None, (options_text(table.game, marked, options), pace))),
        marked("start-how"),
        marked.small(marked("start-deal", fingerprint=fingerprint(record.seed))),
    )
    return Panel(
        fit(text, TEXT), rows=(post_buttons(table, words, post, "hand", "help"),), silent=True
    )
