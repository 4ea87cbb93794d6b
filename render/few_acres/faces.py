"""Cards with all they show: wide ones for a usual hand, narrow ones where many lie together."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.few_acres.content import CARDS, CardId
from render.art import fit, printable, shrunk, width, wrap
from render.few_acres.phrases import Phrases
from render.few_acres.pieces import mark_of
from render.few_acres.symbols import draw, draw_row, picture_of, row_width, symbols_of
from render.few_acres.symbols import symbol_width as wide
from render.scene import Box, Icon, Pattern
from render.theme import BODY, HAIR, HEADING, LINE, NAME, RADIUS_CARD, SMALL, Style, Theme
from render.widgets import Shapes, coin, free, pill, say

BAND, NARROW_BAND = 66, 48
PICTURE, WAY, NARROW_WAY = 104, 46, 34  # icons
FOOT, NARROW_FOOT = 92, 52  # of the symbols
SIGN, NARROW_SIGN = 44, 38  # a symbol
BAND_SIGN, ROOMY_SIGN, ROOMY = 32, 36, 400  # in the band, and of cards that are so wide
PAD, NARROW_PAD = 16, 12
COIN, NARROW_COIN = 24, 19
WAYS_APART, NARROW_APART = 10, 4
BESIDE = 11  # between an icon and its words
COPIES = Style("strong", 36)
TRUE = 0.95  # letters of odd sizes are rounded to whole pixels, so that words come out wider
MOST_APART = 4  # lines, where each sentence begins a new one


class Part(msgspec.Struct, frozen=True):
    """Some lines of a card, beside an icon."""

    icon: str
    lines: tuple[str, ...]


class Face(msgspec.Struct, frozen=True):
    """A card as it is going to be drawn."""

    card: CardId
    n: int
    w: int
    narrow: bool
    style: Style
    parts: tuple[Part, ...]
    foot: bool  # symbols below the words, not in the band
    price: bool  # what it costs to draft, unless it is a place's
    fault: str  # why it can't be used, in words
    height: int

    @property
    def band_sign(self) -> int:
        """How large a symbol in the band is."""
        return ROOMY_SIGN if self.w > ROOMY else BAND_SIGN

    @property
    def leading(self) -> int:
        return leading_of(self.style, self.narrow)


def leading_of(style: Style, narrow: bool) -> int:
    return style.size + (2 if narrow else 5)


def face_of(
    phrases: Phrases,
    card: CardId,
    w: int,
    *,
    n: int = 1,
    narrow: bool = False,
    style: Style = BODY,
    words: bool = True,
    symbols: bool = True,
    price: bool = True,
    own: bool = False,
) -> Face:
    """A card *w* wide; without *words* its title and symbols only, without *symbols* what fits.

    *own*: tell why the view's own side can't use it now.
    """
    printed = CARDS[card]
    why = phrases.fault(card) if own else ""
    room = w - 2 * (NARROW_PAD if narrow else PAD)
    parts: tuple[Part, ...] = ()
    if words:
        parts = (
            effect(phrases, card, style, room, narrow)
            if printed.place is None
            else ways(phrases, card, style, room, narrow)
        )
    priced = price and printed.place is None
    face = Face(card, n, w, narrow, style, parts, False, priced, why, 0)
    foot = symbols and bool(symbols_of(printed)) and not (narrow and in_band(phrases, face))
    face = msgspec.structs.replace(face, foot=foot or bool(narrow and why))
    return msgspec.structs.replace(face, height=height_of(face))


def ways(
    phrases: Phrases, card: CardId, style: Style, room: float, narrow: bool
) -> tuple[Part, ...]:
    """Where a location card leads."""
    room -= (NARROW_WAY if narrow else WAY) + BESIDE
    found = []
    for transport, places in CARDS[card].routes.items():
        names = [printable(phrases.place(place)) for place in places]
        lines = packed(names, style, room) if narrow else in_order(names, style, room)
        found.append(Part(transport, tuple(lines)))
    if not found:
        found.append(Part("", (printable(phrases.say("leads-nowhere")),)))
    return tuple(found)


def in_order(names: Sequence[str], style: Style, room: float) -> list[str]:
    """Names in lines, as they are listed; none is broken."""
    return wrap(", ".join(name.replace(" ", "\u00a0") for name in names), style, room)


def packed(names: Sequence[str], style: Style, room: float) -> list[str]:
    """Names in as few lines as they need, the longest first."""
    lines: list[str] = []
    for name in sorted(names, key=lambda name: -width(name, style)):
        for n, line in enumerate(lines):
            if width(f"{line}, {name},", style) <= room:
                lines[n] = f"{line}, {name}"
                break
        else:
            lines.append(name)
    return [f"{line}," for line in lines[:-1]] + lines[-1:]


def effect(
    phrases: Phrases, card: CardId, style: Style, room: float, narrow: bool
) -> tuple[Part, ...]:
    """What an empire card does."""
    room -= 0 if narrow else PICTURE + 18
    told = [printable(each) for each in phrases.does(card)]
    lines = wrap(" ".join(told), style, room)
    apart = [line for each in told for line in wrap(each, style, room)]
    if len(apart) <= max(len(lines), 0 if narrow else MOST_APART):
        lines = apart
    return (Part("", tuple(lines)),)


def height_of(face: Face) -> int:
    """How high a card must be for all it shows."""
    apart = NARROW_APART if face.narrow else WAYS_APART
    least = NARROW_WAY if face.narrow else WAY
    body = sum(max(len(part.lines) * face.leading, least if part.icon else 0)
               for part in face.parts)  # fmt: skip
    body += apart * max(0, len(face.parts) - 1)
    if face.narrow:
        return NARROW_BAND + (body + 12 if face.parts else 0) + NARROW_FOOT * face.foot
    if picture_of(CARDS[face.card]):
        body = max(body, PICTURE)
    return BAND + 22 + body + (FOOT + 10 if face.foot else 8)


# The band: title, price, and on narrow cards the symbols


def copies(n: int) -> str:
    """How many there are of a card, where there are several."""
    return f"{n}\N{MULTIPLICATION SIGN}" if n > 1 else ""


def copies_width(n: int) -> float:
    return width(copies(n), COPIES) + 10 if n > 1 else 0


def in_band(phrases: Phrases, face: Face) -> bool:
    """Whether title and symbols fit side by side on a narrow card that can be used."""
    symbols = symbols_of(CARDS[face.card])
    need = copies_width(face.n) + row_width(symbols, face.band_sign) + 12
    need += min(width(name, SMALL) for name in names_of(phrases, face.card))
    return not face.fault and need <= face.w - 2 * NARROW_PAD - coin_room(face)


def copies_low(phrases: Phrases, face: Face) -> bool:
    """Whether the number of copies stands below the band, as there's no room beside the title."""
    least = min(width(name, SMALL) for name in names_of(phrases, face.card))
    room = face.w - 2 * NARROW_PAD - coin_room(face)
    return face.narrow and face.foot and copies_width(face.n) + least > room


def coin_room(face: Face) -> int:
    """How much of the band the price takes."""
    return 2 * (NARROW_COIN if face.narrow else COIN) + 14 if face.price else 0


def names_of(phrases: Phrases, card: CardId) -> tuple[str, ...]:
    """A card's title; of a neutral card also the short one, as its band says the rest."""
    printed = CARDS[card]
    alike = [
        each.id
        for each in CARDS.values()
        if each.face.name == printed.face.name and each.owner != "neutral"
    ]
    short = alike[:1] if printed.owner == "neutral" else []
    return tuple(printable(phrases.card(each)) for each in (card, *short))


def title_of(phrases: Phrases, card: CardId, style: Style, room: float) -> tuple[str, Style]:
    """A card's title and the style in which it fits: large, smaller, narrower, at worst short."""
    for name in names_of(phrases, card):
        for each in (shrunk(name, style, room * TRUE), SMALL):
            if width(name, each) <= room * (TRUE if each != SMALL else 1):
                return name, each
    return fit(name, SMALL, room), SMALL


def colors_of(theme: Theme, card: CardId) -> tuple[str, str]:
    """The band's fill and its words' colour: its player's for a place, dark or neutral else."""
    printed = CARDS[card]
    if printed.owner == "neutral":
        return theme.paper_low, theme.ink
    if printed.place is None:
        return theme.night, theme.chalk
    return mark_of(theme, printed.owner).pale, theme.ink


def draw_face(theme: Theme, phrases: Phrases, face: Face, x: int, y: int, h: int = 0) -> Shapes:
    """A card at (*x*, *y*), *h* high where that is more than it needs."""
    h = max(h, face.height)
    shadow = (3, 4, theme.shade) if face.narrow else (4, 6, theme.shade)
    radius = 14 if face.narrow else RADIUS_CARD
    shapes: Shapes = [Box(x, y, face.w, h, theme.paper, theme.ink, LINE, radius, None, shadow)]
    shapes += (_narrow_body if face.narrow else _wide_body)(theme, face, x, y, h)
    if face.fault:
        shapes.append(veil(theme, face, x, y, h, radius))
    shapes += band(theme, phrases, face, x, y, h, radius)
    if face.n > 1 and copies_low(phrases, face):
        low = y + h - NARROW_FOOT / 2 - 2
        shapes.append(say(copies(face.n), x + NARROW_PAD, low, COPIES, theme.ink, "lm"))
    if face.fault and face.narrow:
        pill_w = width(printable(face.fault), SMALL) + 28
        at = x + face.w - NARROW_PAD - pill_w / 2
        shapes += pill(face.fault, at, y + h - NARROW_FOOT / 2 - 2, SMALL, theme.alarm, theme.white)
    return shapes


def veil(theme: Theme, face: Face, x: int, y: int, h: int, radius: int) -> Box:
    """Over what can't be used now."""
    marks, fill = Pattern("wide-hatch", theme.ink + "1C"), theme.paper + "A0"
    w, h = face.w - 2 * LINE, h - 2 * LINE
    return Box(x + LINE, y + LINE, w, h, fill, None, 0, radius - LINE, marks)


def band(theme: Theme, phrases: Phrases, face: Face, x: int, y: int, h: int, radius: int) -> Shapes:
    """The title on its owner's colour, the price right."""
    fill, color = colors_of(theme, face.card)
    high = NARROW_BAND if face.narrow else BAND
    w, corner = face.w - 2 * LINE, radius - LINE
    shapes: Shapes = [Box(x + LINE, y + LINE, w, high - LINE, fill, None, 0, corner)]
    if h > high + LINE:
        shapes.append(Box(x + LINE, y + high // 2, w, high - high // 2, fill))
        shapes.append(Box(x + LINE, y + high, w, LINE, theme.ink))
    else:
        shapes[0] = Box(x + LINE, y + LINE, w, h - 2 * LINE, fill, None, 0, corner)
    pad, middle = (NARROW_PAD if face.narrow else PAD + 2), y + high // 2 + 1
    right = x + face.w - pad
    if face.price:
        shapes += price_of(theme, face, right, middle)
        right -= coin_room(face)
    symbols = symbols_of(CARDS[face.card])
    if face.narrow and symbols and not face.foot and in_band(phrases, face):
        across = row_width(symbols, face.band_sign)
        shapes += draw_row(theme, symbols, right - across / 2, middle, face.band_sign, color)
        right -= round(across + 12)
    elif face.narrow and not symbols and not face.parts and picture_of(CARDS[face.card]):
        icon = picture_of(CARDS[face.card])
        shapes.append(Icon(icon, right - face.band_sign // 2, middle, face.band_sign, color))
        right -= face.band_sign + 12
    if face.fault and not face.narrow:
        across = width(printable(face.fault), SMALL) + 28
        shapes += pill(face.fault, right - across / 2, middle, SMALL, theme.alarm, theme.white)
        right -= round(across + 12)
    left = x + pad
    if face.n > 1 and not copies_low(phrases, face):
        shapes.append(say(copies(face.n), left, middle, COPIES, color, "lm"))
        left += round(copies_width(face.n))
    large = NAME if face.narrow else HEADING
    words, style = title_of(phrases, face.card, large, right - left)
    shapes.append(say(words, left, middle, style, color, "lm"))
    return shapes


def price_of(theme: Theme, face: Face, right: int, y: int) -> Shapes:
    """What the card costs to draft, left of *right*."""
    r, cost = (NARROW_COIN if face.narrow else COIN), CARDS[face.card].face.cost
    return coin(theme, right - r, y, r, str(cost)) if cost else free(theme, right - r, y, r)


# Below the band


def _wide_body(theme: Theme, face: Face, x: int, y: int, h: int) -> Shapes:
    printed = CARDS[face.card]
    bottom = y + h - (FOOT + 6 if face.foot else 8)
    top = y + BAND + LINE
    shapes: Shapes = []
    picture = picture_of(printed)
    if picture:
        middle = round((top + bottom) / 2)
        shapes.append(Icon(picture, x + PAD + PICTURE // 2, middle, PICTURE, theme.ink))
        [part] = face.parts
        at = middle - (len(part.lines) - 1) * face.leading / 2
        left = x + PAD + PICTURE + 18
        for n, line in enumerate(part.lines):
            where = round(at + n * face.leading)
            shapes.append(say(line, left, where, face.style, theme.ink, "lm"))
    else:
        shapes += _ways(theme, face, x + PAD, top + 10, WAY, WAYS_APART)
    return shapes + (wells(theme, face, x, y + h - FOOT) if face.foot else [])


def _narrow_body(theme: Theme, face: Face, x: int, y: int, h: int) -> Shapes:
    shapes = _ways(theme, face, x + NARROW_PAD, y + NARROW_BAND + LINE + 2, NARROW_WAY,
                   NARROW_APART)  # fmt: skip
    if not face.foot:
        return shapes
    symbols = symbols_of(CARDS[face.card])
    across = row_width(symbols, NARROW_SIGN) if symbols else 0
    at = x + face.w / 2
    if face.fault:
        at = x + NARROW_PAD + across / 2
    elif face.n > 1:  # whose number may stand left of the symbols
        at = max(at, x + NARROW_PAD + copies_width(face.n) + across / 2)
    return shapes + draw_row(theme, symbols, at, y + h - NARROW_FOOT / 2 - 2, NARROW_SIGN)


def _ways(theme: Theme, face: Face, x: int, top: float, size: int, apart: int) -> Shapes:
    """Lines of words, each part beside its icon."""
    shapes: Shapes = []
    for part in face.parts:
        left = x
        if part.icon:
            middle = round(top + max(face.leading, size) / 2)
            shapes.append(Icon(part.icon, x + size // 2, middle, size, theme.ink))
            left += size + BESIDE
            top += max(0, size - face.leading) / 2 if len(part.lines) == 1 else 0
        for n, line in enumerate(part.lines):
            middle = round(top + (n + 0.5) * face.leading)
            shapes.append(say(line, left, middle, face.style, theme.ink, "lm"))
        high = len(part.lines) * face.leading
        if part.icon and len(part.lines) == 1:
            high += max(0, size - face.leading) // 2
        top += max(high, 0) + apart
    return shapes


def wells(theme: Theme, face: Face, x: int, y: int) -> Shapes:
    """The symbols at the foot, each on a well of its own: one play uses one of them."""
    symbols = symbols_of(CARDS[face.card])
    gap = 10 if len(symbols) < 5 else 6
    room = face.w - 2 * PAD - gap * (len(symbols) - 1)
    widths = [max(84, wide(each, SIGN) + 28) for each in symbols]
    if sum(widths) > room:
        spare = (room - sum(wide(each, SIGN) for each in symbols)) / len(symbols)
        widths = [wide(each, SIGN) + spare for each in symbols]
    shapes: Shapes = [Box(x + PAD, y - 1, face.w - 2 * PAD, HAIR, theme.rule)]
    left = x + (face.w - sum(widths) - gap * (len(symbols) - 1)) / 2
    for symbol, across in zip(symbols, widths, strict=True):
        fill = theme.paper_low
        shapes.append(Box(round(left), y + 10, round(across), 68, fill, theme.rule, HAIR, 14))
        shapes += draw(theme, symbol, round(left + across / 2), y + 44, SIGN)
        left += across + gap
    return shapes
