"""The characters in a playing area: face up, with their strength, on the back of what gave it."""

from __future__ import annotations

import msgspec

from engine.core import Seat
from engine.lewis_clark.content import CHARACTERS
from engine.lewis_clark.view import Back, PlayedView, View
from render.art import fit, printable, shrunk, width
from render.lewis_clark.cards import badge, figure, strength
from render.lewis_clark.flow import draw_flow, flow_of
from render.lewis_clark.phrases import Phrases
from render.scene import Box, Icon, Label
from render.theme import LINE, MARGIN, NAME, SMALL, WIDTH, Mark, Style, Theme
from render.widgets import Shapes, say, star

GAP = 12
FACE_H, BACK_H = 122, 46
LOW_FACE_H, LOW_BACK_H = 56, 42
SIDE_W = 96  # of the strength and the Indians
MOST_COLUMNS = 4  # where there is room for actions


class Table(msgspec.Struct, frozen=True):
    """How the characters lie: *low* ones show no action."""

    columns: int
    low: bool
    top: int

    @property
    def w(self) -> int:
        return (WIDTH - 2 * MARGIN - (self.columns - 1) * GAP) // self.columns

    @property
    def h(self) -> int:
        return LOW_FACE_H + LOW_BACK_H if self.low else FACE_H + BACK_H

    def at(self, place: int) -> tuple[int, int]:
        row, column = divmod(place, self.columns)
        return MARGIN + column * (self.w + GAP), self.top + row * (self.h + GAP)

    def height(self, number: int) -> int:
        """How high the whole table comes out."""
        return -(-number // self.columns) * (self.h + GAP)


def table_of(number: int, top: int, bottom: int) -> Table:
    """The roomiest way to lay *number* characters between *top* and *bottom*."""
    for columns in range(3, MOST_COLUMNS + 1):
        table = Table(columns, False, top)
        if table.height(number) <= bottom - top:
            return table
    columns = MOST_COLUMNS + 1
    while Table(columns, True, top).height(number) > bottom - top:
        columns += 1
    return Table(columns, True, top)


def played(
    theme: Theme, mark: Mark, phrases: Phrases, each: PlayedView, table: Table, x: int, y: int
) -> Shapes:
    """A character, and beneath it the back of the card that was laid face down."""
    return (
        _low(theme, mark, phrases, each, table.w, x, y)
        if table.low
        else _full(theme, mark, phrases, each, table.w, x, y)
    )


def is_newest(view: View, seat: Seat, each: PlayedView) -> bool:
    """Whether this is the last move."""
    return view.last is not None and view.last.seat == seat and view.last.what == each.card


def newest(theme: Theme, table: Table, x: int, y: int) -> Shapes:
    """The star of the last move, on a corner of the card."""
    return star(theme, x + table.w - 10, y + 10, 17)


def _full(
    theme: Theme, mark: Mark, phrases: Phrases, each: PlayedView, w: int, x: int, y: int
) -> Shapes:
    shapes: Shapes = []
    if each.back is not None:
        shapes += _back(theme, phrases, each, each.back, x + 12, y + FACE_H, w - 24, BACK_H)
    shapes += _sheet(theme, mark, each, x, y, w, FACE_H)
    shapes += badge(theme, CHARACTERS[each.card].badge, x + 30, y + 29, 19)
    shapes.append(_name(theme, phrases.card(each.card), x + 58, y + 29, w - 58 - 14))
    flow = flow_of(each.card, w - 24 - SIDE_W, 66, 42)
    shapes += draw_flow(theme, flow, x + 16, y + 87)
    side = x + w - SIDE_W + 8
    shapes += strength(theme, each.strength, side, y + (72 if each.indians else 86), 34)
    for n in range(each.indians):
        shapes += figure(theme, side + 13 + n * 28, y + 105, 13)
    return shapes


def _low(
    theme: Theme, mark: Mark, phrases: Phrases, each: PlayedView, w: int, x: int, y: int
) -> Shapes:
    shapes: Shapes = []
    middle = y + LOW_FACE_H + LOW_BACK_H // 2 - 1
    if each.back is not None:
        w_back = w - 24 - 30 * each.indians
        shapes += _back(theme, phrases, each, each.back, x + 12, y + LOW_FACE_H, w_back, LOW_BACK_H)
    shapes += _sheet(theme, mark, each, x, y, w, LOW_FACE_H)
    shapes += badge(theme, CHARACTERS[each.card].badge, x + 26, y + 28, 17)
    number = str(each.strength)
    shapes.append(Label(number, x + w - 14, y + 28, "strong", 38, theme.ink, "rm"))
    room = w - 50 - 30 - width(number, Style("strong", 38))
    shapes.append(_name(theme, phrases.card(each.card), x + 50, y + 28, room))
    for n in range(each.indians):
        shapes += figure(theme, x + w - 26 - n * 30, middle, 14)
    return shapes


def _sheet(theme: Theme, mark: Mark, each: PlayedView, x: int, y: int, w: int, h: int) -> Shapes:
    """The card face up, with a stripe in its player's colour for the first crew."""
    crew = CHARACTERS[each.card].role is not None
    band = mark.pale if crew else theme.paper_low
    inner, corner = w - 2 * LINE, 13
    sheet = Box(x, y, w, h, theme.paper, theme.ink, LINE, 16, None, (3, 4, theme.shade))
    top = min(55, h - LINE)
    strip: Shapes = [Box(x + LINE, y + LINE, inner, top - LINE, band, None, 0, corner)]
    if h > top + LINE:
        strip.append(Box(x + LINE, y + top // 2, inner, top - top // 2, band))
    return [sheet, *strip]


def _back(
    theme: Theme, phrases: Phrases, each: PlayedView, back: Back, x: int, y: int, w: int, h: int
) -> Shapes:
    """The back that looks out beneath a card; its owner also reads which one it is."""
    middle = y + h // 2 - 1
    shapes: Shapes = [
        Box(x, y - 30, w, h + 30, theme.night, theme.ink, LINE, 14, None, (3, 4, theme.shade))
    ]
    left = x + 14
    if h == BACK_H:
        shapes.append(Icon("strength", left + 15, middle, 30, theme.night_soft))
        left += 36
    shapes.append(Label(str(back.strength), left, middle, "strong", 36, theme.chalk, "lm"))
    shapes += badge(theme, back.badge, left + 44, middle, 17)
    if each.beneath is not None:
        words = fit(printable(phrases.card(each.beneath)), SMALL, x + w - 10 - left - 70)
        shapes.append(say(words, left + 70, middle, SMALL, theme.chalk, "lm"))
    return shapes


def _name(theme: Theme, name: str, x: float, y: float, room: float) -> Label:
    name = printable(name)
    style = shrunk(name, NAME, room)
    if width(name, style) > room:
        style = SMALL  # narrower
    return say(fit(name, style, room), x, y, style, theme.ink, "lm")
