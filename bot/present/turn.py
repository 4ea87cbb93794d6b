"""The public post of a turn in the match's thread."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.present.called import has_left
from bot.present.ids import PUBLIC, Id, PublicKind
from bot.present.limits import TEXT, fit, length
from bot.present.panel import Button, Panel
from bot.present.pictures import board_picture
from bot.present.rows import BREAK, button, newest, paragraphs
from bot.present.table import Table
from bot.present.times import waiting_times
from bot.records import UserId
from bot.words import Words
from engine.core import Seat

LOG_ROOM = 1_500  # characters that the last log lines may take of a post


def turn_post(
    table: Table, words: Words, lines: Sequence[str], post: int, mentions: Sequence[UserId] = ()
) -> Panel:
    """The board, the last log lines and whom we wait for, with the five buttons.

    *table* is a spectator's; *post* is the post's id in the outbox; *mentions* are the users of
    those we wait for whom it may ring. The lines are markdown, oldest first.
    """
    marked = words.markdown
    drawing, view = table.drawing, table.view
    live = drawing.live_text(view, marked) if table.running else ""
    text = fit(paragraphs(drawing.status(view, marked), live), TEXT // 2)
    clocks = waiting_times(table.times, table.waiting, marked) if table.running else ""
    waits = "\n".join(filter(None, (waiting_line(table, marked, mentions), clocks)))
    room = min(LOG_ROOM, TEXT - length(text) - length(waits) - len(BREAK))
    return Panel(
        text,
        board_picture(table, words, way="act"),
        paragraphs(newest(lines, marked, room), waits),
        (post_buttons(table, words, post, *PUBLIC), *_back_row(table, words)),
        _rung(table, mentions),
        silent=not _rung(table, mentions),
    )


def _back_row(table: Table, words: Words) -> tuple[tuple[Button, ...], ...]:
    """The way back for those for whom an autopilot stands in."""
    times = table.times
    if times is None or not any(time.stand_in for time in times.seats.values()):
        return ()
    return ((back_button(table, words),),)


def back_button(table: Table, words: Words) -> Button:
    """With this whoever was absent is there again."""
    return button(Id("imback", table.match), words("button-imback"), "success")


def post_buttons(table: Table, words: Words, post: int, *kinds: PublicKind) -> tuple[Button, ...]:
    """Some of Act · Hand · Log · Undo · Help, the same for everyone. They work for ever.

    Their key is *post*, the message's id in the outbox, by which the message can be found.
    """
    return tuple(
        button(
            Id(kind, table.match, key=str(post)),
            words(f"button-{kind}"),
            "primary" if kind == "act" else "secondary",
        )
        for kind in kinds
    )


def waiting_line(table: Table, words: Words, mentions: Collection[UserId] = ()) -> str:
    """Whom the match waits for, by mention where it may ring."""
    if table.status == "cancelled":
        return words("panel-cancelled")
    if not table.running:
        return words("panel-over")
    called = [_called(table, words, seat, mentions) for seat in table.waiting]
    return words("turn-waiting", names=words.list(called))


def seat_name(table: Table, words: Words, seat: Seat) -> str:
    """The seat's name, and whether an autopilot plays it."""
    record = next((each for each in table.seats if each.seat == seat), None)
    name = words.name(seat)
    if record is not None and has_left(record):
        return words("seat-autopilot", name=name) if table.running else name
    if record is not None and record.resigned:
        return words("seat-resigned", name=name)
    stands_in = table.times is not None and table.times.of(seat).stand_in != ""
    # A seat that never had a user is called after its autopilot.
    if record is not None and (record.autopilot or stands_in) and record.user is not None:
        return words("seat-autopilot", name=name)
    return name


def _called(table: Table, words: Words, seat: Seat, mentions: Collection[UserId]) -> str:
    user = next((each.user for each in table.seats if each.seat == seat), None)
    return f"<@{user}>" if user is not None and user in mentions else words.name(seat)


def _rung(table: Table, mentions: Sequence[UserId]) -> tuple[int, ...]:
    waiting = {each.user for each in table.seats if each.seat in table.waiting}
    return tuple(user for user in dict.fromkeys(mentions) if table.running and user in waiting)
