"""Short messages to one person: receipts, refusals, and what a press of an old button gets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.present.ask import ask_panel
from bot.present.limits import TEXT, fit
from bot.present.panel import Button, Link, Panel
from bot.present.rows import in_rows, newest, paragraphs
from bot.present.table import Table
from bot.words import Argument, Words
from engine.core import Number, Option

SINCE_ROOM = 1_200  # characters for what happened since a stale press
MOST_OFFERED = 25  # options that a refusal lists


def notice_panel(
    words: Words,
    id: str,  # noqa: A002 - a message's id, without "notice-"
    /,
    *,
    mentions: Sequence[int] = (),
    buttons: Sequence[Button | Link] = (),
    **args: Argument,
) -> Panel:
    """A sentence or two. It is silent unless it rings the *mentions*, named in its arguments.

    A `name` among the arguments comes as it is.
    """
    rung = tuple(mentions)
    return Panel(_said(words, id, args), rows=in_rows(buttons), mentions=rung, silent=not rung)


def refusal_panel(words: Words, id: str, said: Mapping[str, Argument]) -> Panel:  # noqa: A002
    """A polite no, with all that it says as it comes."""
    return Panel(fit(words.markdown(f"notice-{id}", **said), TEXT), silent=True)


def stale_panel(table: Table, words: Words, lines: Sequence[str] = ()) -> Panel:
    """For a press that came too late: what happened since, and what is asked now."""
    marked = words.markdown
    note = paragraphs(marked("notice-stale"), newest(lines, marked, SINCE_ROOM) if lines else "")
    return ask_panel(table, words, note=note)


def illegal_panel(table: Table, words: Words, options: Sequence[Option] = ()) -> Panel:
    """For an answer that isn't among the options: what they are, and the question again."""
    match table.question:
        case Number(least=least, most=most):
            note = words("notice-not-a-number", least=least, most=most)
        case _:
            note = illegal_text(words, options)
    return ask_panel(table, words, note=note)


def illegal_text(words: Words, options: Sequence[Option] = ()) -> str:
    """Choose one of these."""
    marked = words.markdown
    if not options:
        return marked("notice-illegal")
    offered = [marked.say(option.text) for option in options[:MOST_OFFERED]]
    return marked("notice-choose-one-of", options=fit(", ".join(offered), SINCE_ROOM))


def _said(words: Words, id: str, args: dict[str, Argument]) -> str:  # noqa: A002
    marked = words.markdown
    name = args.get("name")
    fitted: dict[str, Argument] = {"name": marked.foreign(name)} if isinstance(name, str) else {}
    return fit(marked(f"notice-{id}", **args | fitted), TEXT)
