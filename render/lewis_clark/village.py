"""The Indians in the village, and the characters of the journal."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Text
from engine.lewis_clark.content import CHARACTERS, PLACES, TABLE, CardId, PlaceId
from engine.lewis_clark.view import View
from render.art import printable, shrunk, width, wrap
from render.drawing import Words
from render.lewis_clark.cards import badge, figure, line, line_width, strength
from render.lewis_clark.layout import (
    JOURNAL_W,
    JOURNAL_X,
    PANEL_H,
    PANEL_Y,
    PLACE_H,
    PLACE_W,
    STOCK_X,
    page_at,
    place_at,
)
from render.lewis_clark.signs import Sign, draw, draw_row
from render.scene import Box, Icon, Label, Oval, Path, Point
from render.theme import BODY, HAIR, SMALL, Style, Theme
from render.widgets import Shapes, say, spot, star

CIRCLE_R, CIRCLE_STEP, CIRCLE_Y = 17, 42, 109
MOST_SHOWN = 3  # Indians side by side; more of them are counted
EFFECT_SIZE, EFFECT_WANTED, EFFECT_LEAST = 38, 30, 22
APART, LINE_STEP = 12, 25
FOOT_W = 142  # of a page's badge and strength
STOCK_STEP = 55


def village(theme: Theme, view: View, marks: Mapping[str, str]) -> Shapes:
    """What stands in the village, at its places and beside them."""
    shapes: Shapes = []
    for place, here in view.village.items():
        x, y = place_at(place)
        low = y + CIRCLE_Y
        if view.mackenzie is None:
            shapes += indians(theme, place, here, x + PLACE_W // 2, low)
        else:
            shapes += indians(theme, place, here, x + PLACE_W // 2 - 20, low, 2)
            shapes += badge(theme, PLACES[place].badge, x + PLACE_W - 24, low, 18)
        last = view.last is not None and view.last.what == place
        shapes += last_place(theme, x, y) if last else []
        shapes += choice(theme, x, y, marks[place]) if place in marks else []
        shapes += star(theme, x + PLACE_W - 6, y + 4, 14) if last else []
    return shapes + stock(theme, view)


def indians(
    theme: Theme, place: PlaceId, here: int, middle: int, low: int, room: int = MOST_SHOWN
) -> Shapes:
    """A place's circles or its half-circle, and the Indians there.

    More than *room* of them in a half-circle are counted.
    """
    printed = PLACES[place]
    if not printed.half_circle:
        shapes: Shapes = []
        for n in range(printed.circles):
            cx = middle + (n - (printed.circles - 1) / 2) * CIRCLE_STEP
            r = CIRCLE_R
            shapes.append(Oval(cx, low, r, r, theme.paper, theme.ink_soft, HAIR))
            shapes += figure(theme, cx, low, r) if n < here else []
        return shapes
    h = 2 * CIRCLE_R + 2
    w = (room - 1) * 37 + h + 6
    shapes = [Box(middle - w // 2, low - h // 2, w, h, theme.paper, theme.ink_soft, HAIR, h // 2)]
    if here > room:
        shapes += figure(theme, middle - 24, low, CIRCLE_R - 1)
        return [*shapes, Label(str(here), middle + 2, low, "strong", 38, theme.ink, "lm")]
    for n in range(here):
        shapes += figure(theme, middle + round((n - (room - 1) / 2) * 37), low, CIRCLE_R - 2)
    return shapes


def last_place(theme: Theme, x: float, y: float) -> Shapes:
    """The place of the last move."""
    return [
        Box(x - 7, y - 7, PLACE_W + 14, PLACE_H + 14, None, theme.ink, 11, 16),
        Box(x - 5, y - 5, PLACE_W + 10, PLACE_H + 10, None, theme.gold, 7, 14),
    ]


def choice(theme: Theme, x: float, y: float, letter: str) -> Shapes:
    """The frame and letter of a place that may be chosen."""
    left, top, right, bottom = x + 2, y + 2, x + PLACE_W - 2, y + PLACE_H - 2
    frame: tuple[Point, ...] = (
        (left, top),
        (right, top),
        (right, bottom),
        (left, bottom),
        (left, top),
    )
    return [
        Path(frame, theme.black, 8),
        Path(frame, theme.white, 4, (12, 10)),
        *spot(theme, letter, x - 2, y - 2, 19),
    ]


def stock(theme: Theme, view: View) -> Shapes:
    """Beside the places: Powwow, newcomers, the stock, and the boats that are left."""
    tile = view.tiles
    counts = (view.powwow, view.newcomers, view.indians, tile["resources"], tile["indians"])
    x, top = STOCK_X + 35, PANEL_Y + (PANEL_H - 4 * STOCK_STEP) // 2
    y0, y1, y2, y3, y4 = (top + n * STOCK_STEP for n in range(5))
    shapes: Shapes = [
        Icon("powwow", x, y0, 46, theme.ink),
        *draw_row(theme, (Sign("arrow"), Sign("indian")), x, y1, 36),
        Icon("reserve", x - 4, y2 - 2, 42, theme.ink),
        *figure(theme, x + 15, y2 + 11, 13),
        Icon("boat", x - 4, y3 - 2, 44, theme.ink),
        *draw(theme, Sign("any"), x + 15, y3 + 11, 28),
        Icon("boat", x - 4, y4 - 2, 44, theme.ink),
        *figure(theme, x + 15, y4 + 11, 13),
    ]
    for n, count in enumerate(counts):
        y = top + n * STOCK_STEP
        shapes.append(Label(str(count), x + 30, y, "strong", 40, theme.ink, "lm"))
        if n:
            shapes.append(Box(STOCK_X + 10, y - STOCK_STEP // 2, 86, HAIR, theme.rule))
    return shapes


def journal(theme: Theme, view: View, words: Words, marks: Mapping[str, str]) -> Shapes:
    """The characters that can be recruited, the last page lowest."""
    shapes: Shapes = []
    for number, page in enumerate(view.journal):
        y, h = page_at(number, len(TABLE.journal_costs))
        shapes += character(theme, page.card, words, y + h // 2)
        if page.card in marks:
            shapes += spot(theme, marks[page.card], JOURNAL_X + 14, y + 12, 18)
    return shapes


def character(theme: Theme, card: CardId, words: Words, y: int) -> Shapes:
    """A page of the journal: who it is, what the action does, badge and strength."""
    printed = CHARACTERS[card]
    left, right = JOURNAL_X + 104, JOURNAL_X + JOURNAL_W - FOOT_W
    name = printable(words.say(Text(f"card-{card}")))
    size, style, parts = set_name(card, name, right - left - APART)
    shapes = line(theme, card, right, y, size)
    for n, part in enumerate(parts):
        low = round(y + (n - (len(parts) - 1) / 2) * LINE_STEP)
        shapes.append(say(part, left, low, style, theme.ink, "lm"))
    return [
        *shapes,
        *badge(theme, printed.badge, right + 36, y, 22),
        *strength(theme, printed.strength, right + 68, y, 34),
    ]


def set_name(card: CardId, name: str, room: float) -> tuple[int, Style, list[str]]:
    """How large a page's icons are beside a name, its type, and its one line or two."""
    for size in range(EFFECT_SIZE, EFFECT_WANTED - 1, -1):
        left = room - line_width(card, size)
        if width(name, SMALL) <= left:
            return size, shrunk(name, BODY, left), [name]
    longest = max(width(word, SMALL) for word in name.split())
    sizes = range(EFFECT_SIZE, EFFECT_LEAST, -1)
    size = next((n for n in sizes if line_width(card, n) + longest <= room), EFFECT_LEAST)
    return size, SMALL, wrap(name, SMALL, room - line_width(card, size), 2)
