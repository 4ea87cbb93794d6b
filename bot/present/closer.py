"""Closer looks at parts of the table, in place of the whole."""

from __future__ import annotations

from bot.present.panel import Panel
from bot.present.pictures import detail_picture
from bot.present.rows import Row, button, choice, fitting, in_rows, lasting, menu
from bot.present.table import Table
from bot.words import Words

MOST_BUTTONS = 3  # more close-ups than these make a menu
LIST = "~"  # the menu's key, which no close-up has


def closer_rows(table: Table, words: Words, opened: str = "") -> tuple[Row, ...]:
    """The close-ups to choose from; the one *opened* is no button of its own."""
    titles = closer_titles(table, words)
    if len(titles) > MOST_BUTTONS:
        choices = [choice(each, title, chosen=each == opened) for each, title in titles.items()]
        return (menu(lasting(table, "closer", LIST), choices, words("menu-closer")),)
    return in_rows(
        [
            button(lasting(table, "closer", which), words("button-closer", title=title))
            for which, title in titles.items()
            if which != opened
        ]
    )


def closer_titles(table: Table, words: Words) -> dict[str, str]:
    """What each close-up is called that the viewer may look at, by its id."""
    drawing, view = table.drawing, table.view
    return {which: drawing.detail_title(view, which, words) for which in drawing.details(view)}


def closer_panel(table: Table, words: Words, which: str) -> Panel:
    """A close-up in a picture and in words, with the way to the others and back."""
    marked = words.markdown
    title = table.drawing.detail_title(table.view, which, marked)
    text, foot = fitting(
        marked("closer-title", title=title), table.drawing.detail_text(table.view, which, marked)
    )
    back = button(lasting(table, "fresh"), words("button-board"))
    rows = (*closer_rows(table, words, which), (back,))
    return Panel(text, detail_picture(table, which, words), foot, rows)
