"""Texts, buttons and menus cut to Discord's measure: what every panel is put together from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bot.present.ids import Id, Kind
from bot.present.limits import (
    BUTTONS,
    CHOICE,
    CHOICES,
    LABEL,
    PLACEHOLDER,
    TEXT,
    fit,
    length,
)
from bot.present.panel import Button, Choice, Link, Select, Style, UserSelect
from bot.present.table import Table
from bot.words import Words

T = TypeVar("T")
Row = tuple[Button | Link, ...] | Select | UserSelect

BREAK = "\n\n"
PAGE = TEXT - 500  # of a text with pages, which leaves room for what stands around it


def paragraphs(*parts: str) -> str:
    """The parts that aren't empty, one below the other."""
    return BREAK.join(part for part in parts if part)


def fitting(text: str, foot: str = "") -> tuple[str, str]:
    """Both texts of a panel within the limit; what stands below gives way."""
    text = fit(text, TEXT)
    room = TEXT - length(text)
    return text, fit(foot, room) if room > 1 else ""


def button(id: Id, label: str, style: Style = "secondary", disabled: bool = False) -> Button:  # noqa: A002
    return Button(id.text, fit(label, LABEL), style, disabled)


def own(table: Table, kind: Kind, key: str = "") -> Id:
    """An id on the viewer's own panel, good while the question stands."""
    return Id(kind, table.match, table.seat, table.since, key)


def lasting(table: Table, kind: Kind, key: str = "") -> Id:
    """An id that is good for ever and looks the same after every answer."""
    return Id(kind, table.match, table.seat, key=key)


def menu(
    id: Id,  # noqa: A002
    choices: Sequence[Choice],
    placeholder: str,
    least: int = 1,
    most: int = 1,
) -> Select:
    return Select(id.text, tuple(choices), fit(placeholder, PLACEHOLDER), least, most)


def choice(value: str, label: str, description: str = "", chosen: bool = False) -> Choice:
    return Choice(value, fit(label, CHOICE), fit(description, CHOICE), chosen)


def in_rows(buttons: Sequence[Button | Link]) -> tuple[tuple[Button | Link, ...], ...]:
    """Buttons in as few rows as will do, all of one length but for the last."""
    if not buttons:
        return ()
    rows = -(-len(buttons) // BUTTONS)
    return tuple(parts(buttons, -(-len(buttons) // rows)))


def parts(items: Sequence[T], most: int = CHOICES) -> list[tuple[T, ...]]:
    """The items in parts of at most *most*."""
    return [tuple(items[at : at + most]) for at in range(0, len(items), most)]


def pages(lines: Sequence[str], most: int = PAGE) -> list[str]:
    """The lines put together to pages of at most *most* characters; at least one page."""
    full: list[str] = []
    page = ""
    for line in (fit(line, most) for line in lines):
        if page and length(page) + 1 + length(line) > most:
            full.append(page)
            page = line
        else:
            page = f"{page}\n{line}" if page else line
    return [*full, page]


def newest(lines: Sequence[str], words: Words, most: int) -> str:
    """As many of the last lines as fit, with a word about the others."""
    kept: list[str] = []
    left = most - length(words("log-more", n=len(lines))) - 1
    for line in reversed(lines):
        left -= length(line) + 1
        if left < 0:
            break
        kept.insert(0, line)
    dropped = len(lines) - len(kept)
    return "\n".join([words("log-more", n=dropped), *kept] if dropped else kept)
