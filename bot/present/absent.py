"""Messages about time: reminders, what the table is asked, and pauses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.pace import PACES
from bot.present.hand import heading
from bot.present.ids import Id
from bot.present.panel import Button, Panel
from bot.present.rows import button, in_rows, paragraphs
from bot.present.table import Table
from bot.present.times import moment
from bot.present.turn import back_button, post_buttons
from bot.records import UserId
from bot.words import Words
from engine.core import Seat


def reminder_panel(
    table: Table, words: Words, seat: Seat, post: int, *, call: UserId | None, can_snooze: bool
) -> Panel:
    """Reminds a seat of its time. In the thread it names and rings *call*; else it is private.

    *post* is the message's id in the outbox.
    """
    marked = words.markdown
    until = None if table.times is None else table.times.of(seat).until
    assert until is not None, "only a clock that runs reminds"
    who = marked.name(seat) if call is None else f"<@{call}>"
    left = marked("remind-left", who=who, moment=moment(until), left=moment(until, "R"))
    text = left if call is not None else paragraphs(heading(table, marked), left)
    buttons: list[Button] = [*post_buttons(table, words, post, "act")]
    if can_snooze:
        buttons.append(button(Id("snooze", table.match, seat), words("button-snooze")))
    buttons.append(button(Id("hush", table.match, seat), words("button-hush")))
    return Panel(text, rows=in_rows(buttons), mentions=() if call is None else (call,))


def absence_panel(
    table: Table,
    words: Words,
    seat: Seat,
    rounds: int,
    post: int,
    *,
    choices: Sequence[str],
    votes: Mapping[Seat, str],
    until: float,
    call: Sequence[UserId],
) -> Panel:
    """Asks the others what to do about a seat whose player is absent or gone, and rings them.

    *choices* are what they may want, *votes* is what each has said so far; *until* is when it is
    decided without them.
    """
    marked = words.markdown
    lines = [
        marked("vote-said", name=marked.name(each), choice=marked(f"vote-{choice}"))
        for each, choice in votes.items()
    ]
    called = marked.list([f"<@{user}>" for user in call])
    is_held = not any(each.seat == seat and each.autopilot for each in table.seats)
    is_late = is_held and table.times is not None and table.times.pace in PACES
    title = "vote-title" if is_late else "vote-title-waited" if is_held else "vote-title-left"
    text = paragraphs(
        marked(title, name=marked.name(seat)),
        marked(
            "vote-ask" if is_held else "vote-ask-left",
            who=called,
            moment=moment(until),
            left=moment(until, "R"),
        ),
        "\n".join(lines),
    )
    buttons = [
        button(
            Id("vote", table.match, seat, rounds, choice),
            words(f"vote-{choice}"),
            "danger" if choice == "end" else "secondary",
        )
        for choice in choices
    ]
    back = [back_button(table, words)] if is_held else []
    foot = [*back, *post_buttons(table, words, post, "act")]
    return Panel(text, rows=(*in_rows(buttons), *in_rows(foot)), mentions=tuple(call))


def pause_panel(
    table: Table, words: Words, about: int, post: int, *, agreed: Sequence[Seat], call: list[UserId]
) -> Panel:
    """Asks all who play whether they want a pause; *agreed* are those who do already."""
    marked = words.markdown
    names = marked.list([marked.name(seat) for seat in agreed])
    called = marked.list([f"<@{user}>" for user in call])
    text = paragraphs(marked("pause-ask", who=called), marked("pause-agreed", names=names))
    buttons = [
        button(Id("pause", table.match, None, about, "yes"), words("button-pause-yes"), "success"),
        button(Id("pause", table.match, None, about, "no"), words("button-pause-no")),
        *post_buttons(table, words, post, "act"),
    ]
    return Panel(text, rows=in_rows(buttons), mentions=tuple(call))


def paused_panel(table: Table, words: Words, post: int) -> Panel:
    """Says that the match is paused, with the way to go on. It rings nobody."""
    buttons = [
        button(Id("resume", table.match), words("button-resume"), "primary"),
        *post_buttons(table, words, post, "act"),
    ]
    return Panel(words.markdown("pause-on"), rows=in_rows(buttons), silent=True)
