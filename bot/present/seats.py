"""Seats that change hands: the advert of an open one, and what players may do about seats."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bot.pace import NO_PACE
from bot.present.ids import Id
from bot.present.limits import TEXT, fit
from bot.present.panel import Button, Panel, Style
from bot.present.rows import button, in_rows, paragraphs
from bot.present.table import Table
from bot.present.times import pace_line
from bot.present.turn import seat_name, waiting_line
from bot.words import Words
from engine.core import Seat

# What a player may do about a seat, as the keys of buttons of kind `seat`.
ACTIONS = ("offer", "withdraw", "hand", "ask")
STYLES: Mapping[str, Style] = {"offer": "primary", "ask": "danger"}


def advert_panel(table: Table, words: Words, seat: Seat, opened: int, post: int) -> Panel:
    """Says in public which seat is open, how the match stands, and what is expected.

    *table* is a spectator's; *opened* is the match's seq when the seat was offered, *post* the
    message's id in the outbox.
    """
    marked = words.markdown
    pace = NO_PACE if table.times is None else table.times.pace
    text = paragraphs(
        marked("advert-title", game=marked("game-title"), name=marked.name(seat)),
        marked("game-about"),
        table.drawing.status(table.view, marked),
        "\n".join(
            (
                marked("advert-others", names=table.without(seat, marked)),
                waiting_line(table, marked),
                marked("lobby-length", length=marked("game-length")),
                pace_line(pace, marked),
            )
        ),
        marked("advert-expected"),
        "" if table.link is None else marked("hand-link", link=table.link),
    )
    take = Id("takeover", table.match, seat, opened, str(post))
    return Panel(
        fit(text, TEXT), rows=((button(take, words("button-takeover"), "success"),),), silent=True
    )


def closed_advert(table: Table, words: Words, seat: Seat, *, taken: bool) -> Panel:
    """What is left of an advert once the seat isn't open any more."""
    marked = words.markdown
    title = marked("game-title")
    if not table.running:
        said = marked("advert-over", game=title)
    elif taken:
        said = marked("advert-taken", game=title, name=marked.name(seat))
    else:
        said = marked("advert-withdrawn", game=title, name=marked.name(seat))
    return Panel(said, silent=True)


def farewell_panel(table: Table, words: Words, seat: Seat) -> Panel:
    """What a direct message with a hand becomes once its player holds the seat no more.

    *table* is a spectator's.
    """
    marked = words.markdown
    piloted = any(each.seat == seat and each.autopilot for each in table.seats)
    said = marked("farewell-piloted" if piloted else "farewell-taken", name=marked.name(seat))
    title = marked("hand-heading", game=marked("game-title"), others=table.without(seat, marked))
    return Panel(fit(paragraphs(title, said), TEXT), silent=True)


def seats_panel(
    table: Table,
    words: Words,
    mine: Collection[Seat],
    allowed: Sequence[tuple[Seat, str]],
) -> Panel:
    """Who plays where, with what the viewer may do about it: pairs of a seat and an action."""
    marked = words.markdown
    lines = [
        marked(
            "seat-line-open" if each.opened is not None else "seat-line",
            n=each.seat + 1,
            name=seat_name(table, marked, each.seat),
        )
        for each in table.seats
    ]
    buttons = [_seat_button(table, words, seat, action, mine) for seat, action in allowed]
    text = paragraphs(
        marked("seats-title", game=marked("game-title")),
        "\n".join(lines),
        marked("seats-how" if buttons else "seats-nothing"),
    )
    return Panel(fit(text, TEXT), rows=in_rows(buttons))


def _seat_button(
    table: Table, words: Words, seat: Seat, action: str, mine: Collection[Seat]
) -> Button:
    whose = "own" if seat in mine else "other"
    label = words(f"button-seat-{action}", whose=whose, name=words.name(seat))
    return button(Id("seat", table.match, seat, key=action), label, STYLES.get(action, "secondary"))
