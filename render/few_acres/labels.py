"""Words and signs printed on the map of A Few Acres of Snow: places' names, the legends."""

from __future__ import annotations

import msgspec

from engine.core import Text
from engine.few_acres.content import PLACES, LinkKind, PlaceId
from engine.few_acres.texts import place_text
from render.art import printable, width, wrap
from render.drawing import Words
from render.few_acres.layout import (
    PIECES_AT,
    PIECES_H,
    PIECES_W,
    SIGNS_AT,
    SITES,
    Around,
)
from render.few_acres.links import line
from render.few_acres.pieces import cut_off
from render.scene import Anchor, Box, Icon, Label, Oval, Point
from render.theme import HAIR, LINE, SMALL, Theme
from render.widgets import Shapes, say, star_fort

SIGN, SIGN_STEP = 32, 36
LEADING = 32
GAP = 50  # from a site to its name at the side
UNDER, OVER = 66, -46  # from a site to the line of a name below or above
SIGNS = ("settler", "ship", "anchor", "defence")
CUT_OFF = "cut-off"
FORT_ROW = 2  # of the legend of pieces
KINDS: tuple[LinkKind, ...] = ("river", "lake", "road", "trail")


class Names(msgspec.Struct, frozen=True):
    """The words printed on the map."""

    locale: str
    places: tuple[str, ...]  # in the board's order
    signs: tuple[str, ...]  # as SIGNS, then of a settlement that is cut off
    pieces: tuple[str, ...]  # village, town, fortification
    links: tuple[str, ...]  # as KINDS

    def of(self, place: PlaceId) -> str:
        return self.places[list(PLACES).index(place)]


def names_of(words: Words) -> Names:
    def legend(*ids: str) -> tuple[str, ...]:
        return tuple(printable(words.say(Text(f"draw-acres-board-{each}"))) for each in ids)

    return Names(
        words.locale,
        tuple(printable(words.say(place_text(place))) for place in PLACES),
        legend(*SIGNS, CUT_OFF),
        legend("village", "town", "fort"),
        legend(*KINDS),
    )


def signs_of(place: PlaceId) -> tuple[str, ...]:
    """A place's signs: a settler needed, ships and ports, a shield for each point of defence."""
    printed = PLACES[place]
    found = ["settler"] if printed.settler else []
    if printed.ship:
        found.append("ship")
    elif printed.sea:
        found.append("anchor")
    return (*found, *["defence"] * printed.defence)


def label(theme: Theme, place: PlaceId, names: Names) -> Shapes:
    """The name of a place and its signs, beside its site."""
    site, signs = SITES[place], signs_of(place)
    lines = wrap(names.of(place), SMALL, site.room, 2)
    x, y = site.x + site.right, site.y + site.down
    if site.around in ("right", "left"):
        return _beside(theme, site.around, lines, signs, x, y)
    return _in_line(theme, site.around, lines[0], signs, x, y)


def _beside(
    theme: Theme, around: Around, lines: list[str], signs: tuple[str, ...], x: float, y: float
) -> Shapes:
    """The name's lines, and the signs in a row under them."""
    right = around == "right"
    x += GAP if right else -GAP
    stacked = len(lines) > 1 or bool(signs)
    anchor: Anchor = ("ls" if right else "rs") if stacked else ("lm" if right else "rm")
    top = y - 4 if stacked else y
    shapes: Shapes = [
        say(words, x, top + LEADING * n, SMALL, theme.ink, anchor, theme.land)
        for n, words in enumerate(lines)
    ]
    left = x if right else x - (len(signs) - 1) * SIGN_STEP - SIGN
    return shapes + row(theme, signs, left, y + 21)


def _in_line(
    theme: Theme, around: Around, name: str, signs: tuple[str, ...], x: float, y: float
) -> Shapes:
    """The name, and the signs behind it."""
    wide = width(name, SMALL)
    behind = 6 + (len(signs) - 1) * SIGN_STEP + SIGN if signs else 0
    if around in ("right-line", "left-line"):
        left = x + GAP if around == "right-line" else x - GAP - wide - behind
        base = y + 10
    else:
        left, base = x - (wide + behind) / 2, y + (UNDER if around == "below" else OVER)
    words = say(name, left, base, SMALL, theme.ink, "ls", theme.land)
    return [words, *row(theme, signs, left + wide + 6, base - 11)]


def row(theme: Theme, signs: tuple[str, ...], left: float, y: float) -> Shapes:
    """Signs from *left* on."""
    x = left + SIGN / 2
    return [
        Icon(sign, round(x + n * SIGN_STEP), round(y), SIGN, theme.ink, theme.land)
        for n, sign in enumerate(signs)
    ]


def plain(written: Shapes) -> Shapes:
    """The same without halos, to be laid over them: no halo bites into a neighbour's letters."""
    return [msgspec.structs.replace(s, halo=None) for s in written if isinstance(s, Label | Icon)]


# The legends


def legend_of_signs(theme: Theme, names: Names) -> Shapes:
    """What the signs at the places say, printed on the wilderness."""
    x, y = SIGNS_AT
    shapes: Shapes = []
    for n, (sign, words) in enumerate(zip((*SIGNS, CUT_OFF), names.signs, strict=True)):
        middle = y + 17 + n * 31
        if sign == CUT_OFF:
            shapes += cut_off(theme, x + 18, middle)
        else:
            shapes.append(Icon(sign, x + 18, middle, 30, theme.ink))
        shapes.append(say(words, x + 44, middle, SMALL, theme.ink, "lm"))
    return shapes


def legend_of_pieces(theme: Theme, names: Names) -> Shapes:
    """What pieces and lines there are."""
    left, top = PIECES_AT
    fill = theme.paper + "D8"
    shapes: Shapes = [Box(left, top, PIECES_W, PIECES_H, fill, theme.rule, HAIR, 10)]
    x = left + 28
    for n, words in enumerate((*names.pieces, *names.links)):
        y = _row_y(n)
        shapes.append(say(words, left + 54, y, SMALL, theme.ink, "lm"))
        if n >= len(names.pieces):
            kind = KINDS[n - len(names.pieces)]
            shapes += line(theme, kind, ((x - 18, y), (x + 18, y)))
        elif n == FORT_ROW:
            shapes.append(star_fort(theme, *fort_at(), 20))
        else:
            shapes += _grey(theme, x, y, town=n == 1)
    return shapes


def fort_at() -> Point:
    """Where the legend's fortification is."""
    return PIECES_AT[0] + 28, _row_y(FORT_ROW)


def _row_y(n: int) -> int:
    # The fortification has more room, for the number on it.
    return PIECES_AT[1] + (16, 44, 79, 114, 141, 168, 195)[n]


def _grey(theme: Theme, x: float, y: float, town: bool) -> Shapes:
    """A piece of no side."""
    frame = [Oval(x, y, 14, 14, theme.paper, theme.ink, LINE)] if town else []
    return [*frame, Oval(x, y, 9, 9, theme.ink_soft, theme.ink, LINE)]
