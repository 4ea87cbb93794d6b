"""What spectators see of a match, and all hands once it has ended."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.present.ask import board_panel
from bot.present.hand import hand_of
from bot.present.ids import Id
from bot.present.limits import TEXT, fit
from bot.present.log import LAST
from bot.present.panel import Button, Link, Panel
from bot.present.rows import button, fitting, in_rows, lasting, paragraphs
from bot.present.table import Table
from bot.words import Words
from engine.core import Seat


def watch_panel(table: Table, words: Words, note: str = "") -> Panel:
    """The public view: the board, whom we wait for, and the ways to see more or to follow.

    *table* is a spectator's, whoever looks. *note* says what came of the last press.
    """
    assert table.seat is None, "who watches sees nobody's hand"
    marked = words.markdown
    board = board_panel(table, words)
    title = marked("watch-title", game=marked("game-title"), players=table.others(marked))
    status = table.drawing.status(table.view, marked)
    text, foot = fitting(paragraphs(title, note, status, board.text), board.foot)
    more: list[Button | Link] = [
        button(lasting(table, "logs", LAST), words("button-log")),
    ]
    if table.running:
        more.insert(0, button(Id("watch", table.match, key="again"), words("button-refresh")))
        more.append(button(Id("follow", table.match), words("button-follow")))
    else:
        more.append(hands_button(table, words))
    if table.link is not None:
        more.append(Link(table.link, words("button-thread")))
    rows = (*board.rows, *in_rows(more))
    return msgspec.structs.replace(board, text=text, foot=foot, rows=rows)


def hands_button(table: Table, words: Words) -> Button:
    """The way to all hands of a match that has ended."""
    return button(Id("hands", table.match), words("button-hands"))


def hands_panel(table: Table, words: Words, views: dict[Seat, Any]) -> Panel:
    """What everybody held when the match ended; *views* are the seats' own."""
    marked = words.markdown
    hands: list[str] = []
    for seat, view in views.items():
        hand = hand_of(msgspec.structs.replace(table, seat=seat, view=view), marked) or marked(
            "hand-none"
        )
        lines = hand.splitlines()
        if marked.name(seat) not in lines[0]:
            lines.insert(0, marked("hands-of", name=marked.name(seat)))
        hands.append("\n".join(lines))
    title = marked("hands-title", game=marked("game-title"))
    return Panel(fit(paragraphs(title, *hands), TEXT))
