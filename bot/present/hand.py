"""A seat's private hand, shown to whoever asks for the own one."""

from __future__ import annotations

from bot.present.ask import foot_rows
from bot.present.note import note_button, note_text
from bot.present.panel import Panel
from bot.present.pictures import hand_picture
from bot.present.rows import button, fitting, lasting, paragraphs
from bot.present.table import Table
from bot.words import Words
from engine.core import Text, player


def hand_panel(table: Table, words: Words) -> Panel:
    """The hand of the viewer's seat in a picture and in words."""
    assert table.seat is not None, "a spectator has no hand"
    marked = words.markdown
    hand = table.drawing.hand_text(table.view, marked) or marked("hand-none")
    text, foot = fitting(paragraphs(heading(table, marked), note_text(table, marked)), hand)
    act = button(lasting(table, "fresh"), words("button-act"), "primary")
    may_act = table.running and (table.question is not None or table.aside is not None)
    first = (*((act,) if may_act else ()), note_button(table, words))
    rows = (first, *foot_rows(table, words))
    return Panel(text, hand_picture(table, words), foot, rows)


def heading(table: Table, words: Words) -> str:
    """Which match this is: the game, the others, where it is played, the round and the scores."""
    title = words("hand-heading", game=words("game-title"), others=table.others(words))
    where = "" if table.link is None else words("hand-link", link=table.link)
    return paragraphs(f"{title}\n{where}".strip(), table.drawing.status(table.view, words))


def hand_of(table: Table, words: Words) -> str:
    """The hand that a table shows in words for anybody, who is told whose it is."""
    return table.drawing.hand_text(table.view, naming(table, words))


def naming(table: Table, words: Words) -> Words:
    """The words in which a table's hand isn't "yours", but says whose it is."""
    assert table.seat is not None
    return words.instead({"draw-hand": Text("hand-of", {"seat": player(table.seat)})})
