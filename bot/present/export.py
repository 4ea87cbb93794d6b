"""A match as a file to take away."""

from __future__ import annotations

import msgspec

from bot.present.ids import Id
from bot.present.panel import Attached, Panel
from bot.present.result import fingerprint, result_text
from bot.present.rows import Row, button
from bot.records import MatchRecord
from bot.words import Words
from engine.core import Outcome


def export_head(record: MatchRecord, words: Words) -> list[str]:
    """What stands above the log in a text file."""
    names = words.list([words.name(each.seat) for each in record.seats])
    lines = [
        words("export-title", game=words("game-title"), match=record.id),
        words("status-seats", names=names),
    ]
    if record.status == "running":
        return [*lines, words("export-so-far")]
    deal = words("export-deal", seed=str(record.seed), fingerprint=fingerprint(record.seed))
    return [*lines, deal]


def export_result(record: MatchRecord, words: Words) -> list[str]:
    """What stands below the log of a match that was played to its end."""
    if record.result is None:
        return []
    outcome = msgspec.json.decode(record.result, type=Outcome)
    return ["", *result_text(outcome, words).splitlines()]


def export_panel(record: MatchRecord, words: Words, file: Attached) -> Panel:
    """The file, and the way to the other form of it."""
    running = record.status == "running"
    is_text = file.name.endswith(".txt")
    key = "json" if is_text else "text"
    other = button(Id("export", record.id, key=key), words(f"button-export-{key}"))
    rows: tuple[Row, ...] = () if running else ((other,),)
    said = words.markdown("export-own" if running else "export-whole")
    return Panel(said, file=file, rows=rows)
