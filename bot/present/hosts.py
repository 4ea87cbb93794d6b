"""What a host is asked before a deed that everybody will read of."""

from __future__ import annotations

from collections.abc import Mapping

from bot.present.ids import Id
from bot.present.panel import Panel
from bot.present.rows import button, paragraphs
from bot.words import Words
from engine.core import Seat


def deed_panel(
    which: str,
    words: Words,
    asked: Id,
    *,
    seat: Seat | None = None,
    answers: Mapping[Seat, int] | None = None,
) -> Panel:
    """Says what the deed in the id *asked* will do, and asks once more.

    *which* is the heading of the match; *seat* whom it is about; *answers* how many of whose are
    taken back.
    """
    marked = words.markdown
    deed = asked.key.partition(" ")[0]
    name = "" if seat is None else marked.name(seat)
    whose = [
        marked("host-answers-of", name=marked.name(each), n=n)
        for each, n in (answers or {}).items()
    ]
    text = marked(
        f"confirm-host-{deed}", name=name, n=sum((answers or {}).values()), whose=marked.list(whose)
    )
    buttons = (
        button(asked, words(f"button-host-{deed}"), "danger"),
        button(Id("dismiss"), words("button-host-leave")),
    )
    return Panel(paragraphs(which, text), rows=(buttons,), silent=True)
