"""A player's note to self: shown to nobody else."""

from __future__ import annotations

from bot.names import escaped
from bot.present.ids import Id
from bot.present.limits import MODAL_LABEL, MODAL_TITLE, fit
from bot.present.panel import Button, Modal, Panel
from bot.present.rows import button, in_rows, lasting, paragraphs
from bot.present.table import Table
from bot.words import Words

LONGEST = 500  # characters of a note


def note_text(table: Table, words: Words) -> str:
    """The note under its title, "" without one. *words* are for markdown."""
    if not table.note:
        return ""
    lines = [escaped(line) for line in table.note.splitlines()]
    return "\n".join((words("note-title"), *lines))


def note_button(table: Table, words: Words) -> Button:
    """Opens the form for the note."""
    return button(lasting(table, "note"), words("button-note"))


def note_form(table: Table, words: Words) -> Modal:
    """The form, with what is noted already; empty it clears the note."""
    assert table.seat is not None, "spectators have no notes"
    return Modal(
        Id("noted", table.match, table.seat).text,
        fit(words("note-form"), MODAL_TITLE),
        fit(words("note-label"), MODAL_LABEL),
        value=table.note,
        longest=LONGEST,
        is_long=True,
    )


def note_panel(table: Table, words: Words, note: str = "") -> Panel:
    """The note, and the ways to change it. *note* says what came of the last press."""
    marked = words.markdown
    buttons = [note_button(table, words)]
    if table.note:
        buttons.append(button(lasting(table, "unnote"), words("button-note-clear")))
    shown = note_text(table, marked) or marked("note-none")
    return Panel(paragraphs(note, shown), rows=in_rows(buttons))
