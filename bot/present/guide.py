"""The guide through a player's first match of a game: a hint above each new kind of question."""

from __future__ import annotations

from bot.present.ids import Id
from bot.present.panel import Button
from bot.present.rows import button, lasting
from bot.present.table import Table
from bot.words import Words


def hint_text(table: Table, words: Words) -> str:
    """What to know about the question, for who meets it for the first time; else ""."""
    return words("first-match-hint", hint=words(f"guide-{table.guide}")) if table.guide else ""


def guide_button(table: Table, words: Words) -> list[Button]:
    """The way to be rid of the guide, where it shows."""
    if not table.guide or not table.running:
        return []
    return [button(lasting(table, "unguide"), words("button-guide-away"))]


def back_button(game: str, words: Words) -> Button:
    """The way to have the guide through a game again."""
    return button(Id("reguide", key=game), words("button-guide-back"))
