"""A seat's private hand, as an ephemeral answer or in a DM."""

from __future__ import annotations

from bot.present.ask import ask_panel, foot_rows
from bot.present.panel import Panel
from bot.present.pictures import hand_picture
from bot.present.rows import button, fitting, own, paragraphs
from bot.present.table import Table
from bot.words import Words


def hand_panel(table: Table, words: Words) -> Panel:
    """The hand of the viewer's seat in a picture and in words."""
    assert table.seat is not None, "a spectator has no hand"
    marked = words.markdown
    hand = table.drawing.hand_text(table.view, marked) or marked("hand-none")
    text, foot = fitting(heading(table, marked), hand)
    act = button(own(table, "fresh"), words("button-act"), "primary")
    may_act = table.running and (table.question is not None or table.aside is not None)
    rows = (*(((act,),) if may_act else ()), *foot_rows(table, words))
    return Panel(text, hand_picture(table, words), foot, rows)


def dm_panel(table: Table, words: Words, lines: str = "") -> Panel:
    """The direct message to a player: which match, the hand, and what the seat is asked.

    *lines* is what happened since the last one, as markdown. It rings when the seat must act.
    """
    assert table.seat is not None, "a spectator gets no direct messages"
    marked = words.markdown
    asked = ask_panel(table, words, note=paragraphs(heading(table, marked), lines))
    hand = table.drawing.hand_text(table.view, marked)
    text, foot = fitting(asked.text, hand)
    silent = table.question is None or not table.running
    return Panel(text, asked.picture, foot, asked.rows, silent=silent)


def heading(table: Table, words: Words) -> str:
    """Which match this is: the game, the others, where it is played, the round and the scores."""
    title = words("hand-heading", game=words("game-title"), others=table.others(words))
    where = "" if table.link is None else words("hand-link", link=table.link)
    return paragraphs(f"{title}\n{where}".strip(), table.drawing.status(table.view, words))
