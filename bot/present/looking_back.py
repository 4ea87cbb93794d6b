"""A match looked back on, step by step, in pictures or in words."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence

import msgspec

from bot.present.hand import naming
from bot.present.ids import Id, Kind
from bot.present.limits import CHOICES, TEXT, fit, length
from bot.present.panel import Button, Choice, Panel, Picture
from bot.present.pictures import board_picture, hand_picture
from bot.present.rows import Row, button, choice, lasting, menu, newest, pages, paragraphs
from bot.present.table import Table
from bot.words import Words
from engine.core import Seat

END = 1 << 50  # stands for the seq of the last step there is
LINES = 1_500  # characters that the lines of a step may take
ALL, SPECTATOR, OWN = "all", "none", ""  # whose eyes, if they aren't a seat's


class Place(msgspec.Struct, frozen=True):
    """Where somebody is in a match's history: after which seq, with whose eyes.

    *page* is that of the text; None shows pictures.
    """

    seq: int = END
    eyes: str = OWN
    page: int | None = None

    def key(self, which: str = "") -> str:
        """As it stands in a custom id; *which* tells apart buttons that lead to one place."""
        return f"{which}/{self.seq}/{self.eyes}/{'' if self.page is None else self.page}"


def place_in(key: str) -> Place:
    """The place in a custom id's key; the newest where there is none."""
    parts = key.split("/")
    if len(parts) != 4:
        return Place()
    _, seq, eyes, page = parts
    known = seq.removeprefix("-").isdecimal()
    return Place(int(seq) if known else END, eyes, int(page) if page.isdecimal() else None)


class Trail(msgspec.Struct, frozen=True):
    """All steps of a match as somebody has seen them, the start first, and where they stand.

    *turns* are the places in *steps* at which a turn or phase begins.
    """

    steps: tuple[int, ...]
    turns: tuple[int, ...]
    at: int

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    @property
    def turn_before(self) -> int:
        """The turn that is under way here, or the one before where it begins here."""
        found = bisect_left(self.turns, self.at)
        return self.turns[found - 1] if found else 0

    @property
    def turn_after(self) -> int:
        found = bisect_right(self.turns, self.at)
        return self.turns[found] if found < len(self.turns) else self.last

    def to_choose(self) -> list[int]:
        """What a menu offers: every step of a short match, else turns evenly chosen."""
        if len(self.steps) <= CHOICES:
            return list(range(len(self.steps)))
        marks = sorted({0, *self.turns, self.last})
        if len(marks) > CHOICES:
            marks = [marks[round(n * (len(marks) - 1) / (CHOICES - 1))] for n in range(CHOICES)]
        return marks


class Shown(msgspec.Struct, frozen=True):
    """What a step shows. *seen* is the table with the chosen eyes, *hands* those beside it.

    *viewer* is the table as it stands now, for whom the buttons are; *lines* are markdown, and
    *labels* plain ones, by place in the trail, for the menu.
    """

    viewer: Table
    seen: Table
    hands: Sequence[Table]
    place: Place
    trail: Trail
    lines: Sequence[str]
    labels: Mapping[int, str]
    is_exact: bool = True


def history_panel(shown: Shown, words: Words) -> Panel:
    """The table at a step, what happened there, and the ways on."""
    marked = words.markdown
    trail, place = shown.trail, shown.place
    title = marked(
        "history-title",
        game=marked("game-title"),
        n=trail.at,
        all=trail.last,
        match=shown.seen.match,
    )
    head = paragraphs(title, _eyes_line(shown, marked), _doubt(shown, marked))
    lines = newest([line for line in shown.lines if line], marked, LINES)
    if place.page is not None:
        return _in_words(shown, words, head, lines)
    status = shown.seen.drawing.status(shown.seen.view, marked)
    live = shown.seen.drawing.live_text(shown.seen.view, marked) if shown.seen.waiting else ""
    foot = paragraphs(lines, _waits(shown, marked), _captions(shown, marked))
    text = fit(paragraphs(head, status, live), TEXT - length(foot) - 1)
    first, *more = pictures_of(shown, words)
    return Panel(text, first, foot, _rows(shown, words), more=tuple(more))


def _captions(shown: Shown, words: Words) -> str:
    """Whose the hands in the pictures are, where there are several."""
    if len(shown.hands) < 2:
        return ""
    drawing = shown.seen.drawing
    shown_by = [each for each in shown.hands if drawing.hand_text(each.view, words)]
    names = words.list([_owner(each, words) for each in shown_by])
    return words("history-hands", names=names) if names else ""


def pictures_of(shown: Shown, words: Words) -> list[Picture]:
    """The board, and every hand that the chosen eyes see."""
    found = [board_picture(shown.seen, words, way="step")]
    for n, table in enumerate(shown.hands):
        owner = _owner(table, words)
        hand = hand_picture(table, _naming(shown, table, words), way="step", owner=owner)
        if hand is not None:
            found.append(msgspec.structs.replace(hand, name=f"hand{n}.png"))
    return found


def _naming(shown: Shown, table: Table, words: Words) -> Words:
    """Words for a hand that say whose it is, unless the viewer's own."""
    is_own = table.seat is None or table.seat == shown.viewer.seat
    return words if is_own else naming(table, words)


def _owner(table: Table, words: Words) -> str:
    return "" if table.seat is None else words.name(table.seat)


def _in_words(shown: Shown, words: Words, head: str, lines: str) -> Panel:
    marked = words.markdown
    drawing = shown.seen.drawing
    parts = [drawing.board_text(shown.seen.view, marked)]
    for table in shown.hands:
        hand = table.drawing.hand_text(table.view, _naming(shown, table, marked))
        if hand and len(shown.hands) > 1:
            hand = f"{marked('history-hand-title', name=_owner(table, marked))}\n{hand}"
        parts.append(hand)
    foot = paragraphs(lines, _waits(shown, marked))
    room = TEXT - length(head) - length(foot) - 100
    full = pages(paragraphs(*parts).split("\n"), room)
    at = min(shown.place.page or 0, len(full) - 1)
    number = marked("text-page", n=at + 1, all=len(full)) if len(full) > 1 else ""
    turned = msgspec.structs.replace(shown, place=msgspec.structs.replace(shown.place, page=at))
    return Panel(
        paragraphs(head, full[at], number), foot=foot, rows=_rows(turned, words, len(full))
    )


def _eyes_line(shown: Shown, words: Words) -> str:
    """Whose eyes these are, once there is a choice."""
    return "" if shown.viewer.running else eyes_text(shown.place.eyes, words)


def eyes_text(eyes: str, words: Words) -> str:
    if eyes == ALL:
        return words("history-eyes-all")
    if eyes.isdecimal():
        return words("history-eyes-seat", name=words.name(Seat(int(eyes))))
    return words("history-eyes-none")


def _doubt(shown: Shown, words: Words) -> str:
    return "" if shown.is_exact else words("history-inexact")


def _waits(shown: Shown, words: Words) -> str:
    """Who was asked then."""
    names = [words.name(seat) for seat in shown.seen.waiting]
    return words("history-waits", names=words.list(names)) if names else ""


# The ways on


def _rows(shown: Shown, words: Words, n_pages: int = 0) -> tuple[Row, ...]:
    trail = shown.trail
    at_start, at_end = trail.at == 0, trail.at == trail.last
    # A match that goes on may have come further since.
    is_end = at_end and not shown.viewer.running
    ways = (
        _way(shown, words, "first", 0, disabled=at_start),
        _way(shown, words, "back", max(trail.at - 1, 0), disabled=at_start),
        _way(shown, words, "on", min(trail.at + 1, trail.last), disabled=is_end),
        _way(shown, words, "last", trail.last, disabled=is_end),
    )
    rows: list[Row] = [ways, _turn_row(shown, words, n_pages)]
    rows += [_step_menu(shown, words)] if trail.last > 0 else []
    if not shown.viewer.running:
        rows.append(_eyes_menu(shown, words))
    return tuple(rows)


def _turn_row(shown: Shown, words: Words, n_pages: int) -> tuple[Button, ...]:
    trail, place = shown.trail, shown.place
    found: list[Button] = []
    if len(trail.turns) > 1:
        before, after = trail.turn_before, trail.turn_after
        found += [
            _way(shown, words, "turn-before", before, disabled=trail.at == 0),
            _way(shown, words, "turn-after", after, disabled=trail.at == trail.last),
        ]
    page = place.page
    if page is None:
        return (*found, _to_page(shown, words, "text", 0))
    found.append(_to_page(shown, words, "picture", None))
    if page > 0:
        found.append(_to_page(shown, words, "page-before", page - 1))
    if page < n_pages - 1:
        found.append(_to_page(shown, words, "page-after", page + 1))
    return tuple(found)


def _way(shown: Shown, words: Words, which: str, to: int, *, disabled: bool) -> Button:
    """To another step, with the same eyes; a text begins on its first page."""
    place = shown.place
    seq = END if to == shown.trail.last and which in ("on", "last") else shown.trail.steps[to]
    page = None if place.page is None else 0
    there = msgspec.structs.replace(place, seq=seq, page=page)
    id_ = lasting(shown.viewer, "past", there.key(which))
    return button(id_, words(f"button-history-{which}"), disabled=disabled)


def _to_page(shown: Shown, words: Words, which: str, page: int | None) -> Button:
    there = msgspec.structs.replace(shown.place, page=page)
    return button(lasting(shown.viewer, "past", there.key(which)), words(f"button-history-{which}"))


def _step_menu(shown: Shown, words: Words) -> Row:
    """Every step or turn by what happened there."""
    trail, place = shown.trail, shown.place
    choices: list[Choice] = []
    for n in trail.to_choose():
        there = msgspec.structs.replace(
            place, seq=trail.steps[n], page=None if place.page is None else 0
        )
        label = words("history-start") if n == 0 else shown.labels.get(n, "")
        numbered = words("history-step", n=n, what=label)
        choices.append(choice(there.key(), numbered, chosen=n == trail.at))
    return menu(lasting(shown.viewer, "past", "steps"), choices, words("menu-history-steps"))


def _eyes_menu(shown: Shown, words: Words) -> Row:
    """With whose eyes to look; only a match that is over lets one choose."""
    seats = [str(record.seat) for record in shown.viewer.seats]
    choices = [
        choice(
            msgspec.structs.replace(shown.place, eyes=eyes, page=_first(shown.place.page)).key(),
            eyes_text(eyes, words),
            chosen=eyes == shown.place.eyes,
        )
        for eyes in (ALL, SPECTATOR, *seats)
    ]
    return menu(lasting(shown.viewer, "past", "eyes"), choices, words("menu-history-eyes"))


def _first(page: int | None) -> int | None:
    return None if page is None else 0


# Ways in


def history_button(table: Table, words: Words, place: Place | None = None) -> Button:
    """To the match's history, in a message of its own."""
    id_ = Id("history", table.match, table.seat, key="" if place is None else place.key())
    return button(id_, words("button-history"))


def here_menus(table: Table, words: Words, steps: Sequence[tuple[int, str]]) -> tuple[Row, ...]:
    """Menus to look at the table as it stood after a line of the log; *steps* are seqs and labels.

    Of several lines of one step the first one stands for all.
    """
    named: dict[int, str] = {}
    for seq, label in steps:
        named.setdefault(seq, label)
    newest_first = list(named.items())[-2 * CHOICES :]
    parts = [newest_first[at : at + CHOICES] for at in range(0, len(newest_first), CHOICES)]
    kind: Kind = "history"
    return tuple(
        menu(
            lasting(table, kind, f"here{n}"),
            [choice(Place(seq).key(), label or words("history-start")) for seq, label in part],
            words("menu-history-here"),
        )
        for n, part in enumerate(parts)
    )
