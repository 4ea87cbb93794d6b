"""A hand of Lewis & Clark: every card with its name, strength, badge and action."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from engine.core import Seat, Text
from engine.lewis_clark.content import CHARACTERS, CardId
from engine.lewis_clark.effects import RESOURCES
from engine.lewis_clark.view import View
from render.art import fit, printable, shrunk, width, wrap
from render.drawing import Words
from render.frames import HEADER, Status, header
from render.lewis_clark.cards import badge, figure, strength
from render.lewis_clark.flow import draw_flow, flow_of
from render.lewis_clark.phrases import Phrases
from render.names import players_of
from render.scene import Box, Ground, Icon, Label, Scene
from render.theme import (
    BODY,
    LINE,
    MARGIN,
    NAME,
    RADIUS_CARD,
    SMALL,
    THEMES,
    WIDTH,
    Mark,
    Style,
    Theme,
)
from render.widgets import Shapes, say

HEIGHT = WIDTH * 3 // 4  # at most
GAP, TOP, FOOT = 12, HEADER + 14, 6
BAND_H, RAIL_W, PAD = 50, 82, 10
LEAST_H, MOST_H = 170, 190  # of a card without words
STEP, LOAD_W = 88, 110  # of goods in the header, and of how full the boats are
NAME_ROOM = 300


class Grid(msgspec.Struct, frozen=True):
    """How the cards of a hand lie."""

    columns: int
    w: int
    h: int
    style: Style | None = SMALL  # of the words below the signs, if there is room for any
    signs: bool = True  # room for more than names

    def at(self, place: int) -> tuple[int, int]:
        """The upper left corner of a card."""
        row, column = divmod(place, self.columns)
        return MARGIN + column * (self.w + GAP), TOP + row * (self.h + GAP)


def hand(view: View, seat: Seat, words: Words, theme: str, alt: str) -> Scene:
    """The cards of the view's seat, and what its boats hold."""
    colors = THEMES[theme]
    players = players_of(words, len(view.expeditions))
    names = tuple(fit(each.name, NAME, NAME_ROOM) for each in players)
    phrases = Phrases(words, view, names)
    status = Status(colors.marks[seat], players[seat], names[seat])
    shapes, x = header(
        colors, words.say(Text("draw-hand")), "", status, STEP * (len(RESOURCES) + 1) + LOAD_W
    )
    shapes += hold(colors, view, seat, x + 4)
    grid = grid_of(len(view.hand))
    for place, card in enumerate(view.hand):
        shapes += face(colors, colors.marks[seat], phrases, card, grid, *grid.at(place))
    rows = -(-len(view.hand) // grid.columns)
    height = TOP + rows * (grid.h + GAP) + FOOT
    return Scene(ground(theme, height), tuple(shapes), alt, f"lewis_clark_hand-{theme}")


@lru_cache(maxsize=16)
def ground(theme: str, height: int) -> Ground:
    """The table under the cards."""
    return Ground(f"lewis_clark_hand-{theme}-{height}", WIDTH, height, THEMES[theme].paper_low)


def grid_of(number: int) -> Grid:
    """The roomiest way to lay *number* cards."""
    for columns, h, style in ((3, 290, BODY), (4, 298, SMALL), (4, 224, SMALL)):
        if high(number, columns) >= h:
            return Grid(columns, across(columns), h, style)
    for columns in (5, 6):
        if high(number, columns) >= LEAST_H:
            h = min(MOST_H, high(number, columns))
            return Grid(columns, across(columns), h, None)
    return Grid(5, across(5), high(number, 5), None, signs=False)


def high(number: int, columns: int) -> int:
    """How high a card may be where *number* lie in so many columns."""
    return (HEIGHT - TOP - FOOT) // -(-number // columns) - GAP


def across(columns: int) -> int:
    """How wide a card is where so many lie side by side."""
    return (WIDTH - 2 * MARGIN - (columns - 1) * GAP) // columns


def hold(theme: Theme, view: View, seat: Seat, x: float) -> Shapes:
    """In the header: the goods and Indians on the seat's boats, and how full these are."""
    each, y = view.expeditions[seat], HEADER // 2
    shapes: Shapes = []
    for kind in RESOURCES:
        number = each.resources[kind]
        color = theme.chalk if number else theme.night_soft + "70"
        shapes.append(Icon(kind, round(x + 18), y, 36, color))
        shapes.append(Label(str(number), x + 41, y, "strong", 38, color, "lm"))
        x += STEP
    full = f"{sum(each.resources.values())}/{each.capacity}"
    shapes.append(Label(full, x + 4, y, "strong", 34, theme.night_soft, "lm"))
    x += LOAD_W
    shapes += figure(theme, x + 18, y, 19)
    shapes.append(Label(str(each.indians), x + 44, y, "strong", 38, theme.chalk, "lm"))
    return shapes


def face(
    theme: Theme, mark: Mark, phrases: Phrases, card: CardId, grid: Grid, x: int, y: int
) -> Shapes:
    """A card: its name on a band, strength and badge beside it, its action in signs and words."""
    crew = CHARACTERS[card].role is not None
    fill, color = (mark.pale, theme.ink) if crew else (theme.night, theme.chalk)
    sheet = Box(
        x, y, grid.w, grid.h, theme.paper, theme.ink, LINE, RADIUS_CARD, None, (4, 6, theme.shade)
    )
    name = printable(phrases.card(card))
    if not grid.signs:
        whole = msgspec.structs.replace(sheet, fill=fill)
        return [whole, *bare(theme, card, name, color, grid, x, y)]
    shapes: Shapes = [sheet, *band(theme, name, fill, color, grid, x, y)]
    top, h = y + BAND_H, grid.h - BAND_H - 8
    if grid.style is None:
        shapes += row(theme, card, x + PAD, top + 25, grid.w - 2 * PAD)
        flow = flow_of(card, grid.w - 2 * PAD + 4, h - 44)
        return shapes + draw_flow(theme, flow, x + PAD, top + 46 + (h - 44) // 2)
    shapes += rail(theme, card, x + PAD, top, h)
    left = x + PAD + RAIL_W + 6
    return shapes + action(
        theme, phrases, card, grid.style, left, top + 4, x + grid.w - 8 - left, h
    )


def band(theme: Theme, name: str, fill: str, color: str, grid: Grid, x: int, y: int) -> Shapes:
    """The name, on the player's colour for the first crew, on night for those encountered."""
    w, corner = grid.w - 2 * LINE, RADIUS_CARD - LINE
    room = grid.w - 28
    style = shrunk(name, NAME, room)
    if width(name, style) > room:
        style = SMALL  # narrower
    return [
        Box(x + LINE, y + LINE, w, BAND_H - LINE, fill, None, 0, corner),
        Box(x + LINE, y + BAND_H // 2, w, BAND_H // 2, fill),
        Box(x + LINE, y + BAND_H - LINE, w, LINE, theme.ink),
        say(fit(name, style, room), x + 14, y + BAND_H // 2 + 1, style, color, "lm"),
    ]


def bare(theme: Theme, card: CardId, name: str, color: str, grid: Grid, x: int, y: int) -> Shapes:
    """A card that has room only for its strength, name and badge."""
    character, middle = CHARACTERS[card], y + grid.h // 2
    lines = wrap(name, SMALL, grid.w - 94, 2)
    return [
        Label(str(character.strength), x + 14, middle, "strong", 40, color, "lm"),
        *badge(theme, character.badge, x + grid.w - 29, middle, 21),
        *(
            say(line, x + 42, round(middle + (n - (len(lines) - 1) / 2) * 29), SMALL, color, "lm")
            for n, line in enumerate(lines)
        ),
    ]


def rail(theme: Theme, card: CardId, x: int, top: int, h: int) -> Shapes:
    """Strength over badge, on the left."""
    character = CHARACTERS[card]
    return [
        *strength(theme, character.strength, x, top + 8 + h // 2 - 46, 38),
        *badge(theme, character.badge, x + 39, top + 8 + h // 2 + 42, 27),
    ]


def row(theme: Theme, card: CardId, x: int, y: int, w: int) -> Shapes:
    """Strength and badge side by side."""
    character = CHARACTERS[card]
    return [
        *strength(theme, character.strength, x + 2, y, 36),
        *badge(theme, character.badge, x + w - 26, y, 21),
    ]


def action(
    theme: Theme, phrases: Phrases, card: CardId, style: Style, x: int, y: int, w: int, h: int
) -> Shapes:
    """What a character does: signs, and as many words as there is room for below."""
    leading = style.size + 3
    role = printable(phrases.role(card))
    lines: list[str] = []
    flow = flow_of(card, w, h)
    for wording in wordings(role, phrases.effects(card)):
        lines = [line for part in wording for line in wrap(spelt(part), style, w)]
        flow = flow_of(card, w, h - len(lines) * leading - 6)
        if flow.height + len(lines) * leading + 4 <= h:
            break
    taken = flow.height + len(lines) * leading
    gap = min(14, h - taken)
    top = y + (h - taken - gap) / 2
    shapes = draw_flow(theme, flow, x, round(top + flow.height / 2))
    top += flow.height + gap
    said = len(wrap(role, style, w)) if role else 0
    for number, line in enumerate(lines):
        color = theme.ink_soft if number < said else theme.ink
        shapes.append(say(line, x, round(top + (number + 0.5) * leading), style, color, "lm"))
    return shapes


def wordings(role: str, effects: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """What may be said of a card, from most to least."""
    return ((role, *effects), (role,), ()) if role else (effects, ())


def spelt(words: str) -> str:
    """*words* as the fonts have them, which lack the arrow."""
    return printable(words.replace(" \N{RIGHTWARDS ARROW}", ":"))
