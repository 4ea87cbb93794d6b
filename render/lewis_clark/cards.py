"""Small drawings of a character or place: badge, strength, and what it costs and brings.

`effect` draws an action into a room; `badge`, `strength` and `figure` are what the rest is made of.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeAlias, assert_never

import msgspec

from engine.lewis_clark.content import CHARACTERS, PLACES, CardId, PlaceId
from engine.lewis_clark.effects import (
    Collect,
    Cost,
    Counted,
    Effect,
    Lasting,
    Move,
    MovePer,
    Offer,
    Special,
    Take,
    TakePrimary,
)
from render.lewis_clark.signs import Sign, badge, down_arrow, draw_row, figure, row_width
from render.scene import Icon, Label
from render.theme import Theme
from render.widgets import Shapes

__all__ = ["badge", "effect", "figure", "line", "line_width", "rows_of", "strength"]

Row: TypeAlias = tuple[Sign, ...]

LEAST = 26  # of an icon
ARROW, OR, ANY = Sign("arrow"), Sign("or"), Sign("any")
TIMES = Sign("words", "\N{MULTIPLICATION SIGN}")
INDIAN, CARD, UNLIKE, PRIMARY = Sign("indian"), Sign("card"), Sign("unlike"), Sign("primary")
IN_A_ROW = 3  # signs, before a row is broken

COUNTS: Mapping[Counted, Row] = MappingProxyType(
    {
        "equipment-badges": (Sign("badge", "equipment"),),
        "face-up-characters": (CARD,),
        "food-badges": (Sign("badge", "food"),),
        "indians-in-village": (INDIAN, Sign("icon", "roof")),
        "indians-on-boats": (INDIAN, Sign("icon", "boat")),
        "pairs-of-resources": (Sign("words", "2"), ANY),
        "scouts-ahead": (Sign("icon", "scout"), Sign("icon", "camp")),
        "threes-of-resources": (Sign("words", "3"), ANY),
    }
)
SPECIAL: Mapping[str, tuple[Row, ...]] = MappingProxyType(
    {
        "cuscalar": ((Sign("icon", "journal"), ARROW, Sign("icon", "hand")),),
        "expedition-upgrade": ((Sign("words", "+"), Sign("icon", "boat")),),
        "farewell": ((Sign("icon", "discard"), Sign("icon", "journal")),),
        "hay": ((PRIMARY, UNLIKE, PRIMARY), (TIMES, CARD)),
        "interpreter": (
            (Sign("icon", "powwow"), ARROW, INDIAN),
            (Sign("icon", "discard"), Sign("icon", "journal")),
        ),
        "little-raven": ((PRIMARY, TIMES, CARD),),
        "sacagawea": ((Sign("icon", "roof"), Sign("words", "?")),),
        "shamanism": ((Sign("copy"),),),
        "the-partisan": ((Sign("copy"),),),
        "toussaint-charbonneau": ((Sign("icon", "roof"), INDIAN),),
    }
)


class Drawn(msgspec.Struct, frozen=True):
    """An offer as rows: the price, if there is one, over what it buys."""

    price: tuple[Row, ...]
    gain: tuple[Row, ...]


def strength(theme: Theme, number: int, x: float, y: float, size: int = 38) -> Shapes:
    """A fist and how strong; (*x*, *y*) is the left middle, about twice *size* wide."""
    return [
        Icon("strength", round(x + size / 2), y, size, theme.ink),
        Label(str(number), x + size * 1.14, y, "strong", round(size * 1.16), theme.ink, "lm"),
    ]


def effect(
    theme: Theme,
    what: CardId | PlaceId,
    x: float,
    y: float,
    w: float,
    h: float,
    size: int = 42,
    across: bool = False,
) -> Shapes:
    """What a character's or place's action costs and brings, in a room around (*x*, *y*).

    The price stands over the gain, or beside it where *across*. Icons are *size* large, or smaller
    where the room wants it.
    """
    rows = rows_of(what, _offers(what), across)
    fitting = next((n for n in range(size, LEAST, -1) if _fits(rows, w, h, n)), LEAST)
    shapes: Shapes = []
    top = y - sum(_high(row, fitting) for row in rows) / 2
    for row in rows:
        high = _high(row, fitting)
        if row:
            shapes += draw_row(theme, row, x, round(top + high / 2), fitting)
        else:
            shapes.append(down_arrow(theme, x, round(top + high / 2), fitting))
        top += high
    return shapes


def rows_of(what: str, offers: tuple[Offer, ...], across: bool = False) -> tuple[Row, ...]:
    """The rows that show an action; an empty one stands for the arrow between price and gain."""
    character = CHARACTERS.get(what)
    once = character is not None and character.once
    special = (character.role or what) if character is not None else what
    drawn = [Drawn(_price(each.pay, across), _gain(special, each.gain)) for each in offers]
    limit: tuple[Row, ...] = ((Sign("words", "1\N{MULTIPLICATION SIGN}"),),) if once else ()
    if len(drawn) > 1 and not any(each.price for each in drawn):
        return (_either(drawn),)
    if across or len(drawn) > 1:
        return limit + tuple(row for each in drawn for row in _beside(each))
    [only] = drawn
    between: tuple[Row, ...] = ((),) if only.price else ()
    return limit + _broken(only.price) + between + _broken(only.gain)


def line_width(what: CardId | PlaceId, size: int) -> float:
    """How wide `line` comes out."""
    return row_width(_line(what), size)


def line(theme: Theme, what: CardId | PlaceId, right: float, y: float, size: int) -> Shapes:
    """What an action costs and brings in one line that ends at *right*."""
    row = _line(what)
    return draw_row(theme, row, right - row_width(row, size) / 2, y, size)


def _line(what: CardId | PlaceId) -> Row:
    rows = rows_of(what, _offers(what), across=True)
    apart = Sign("space")
    first, *others = rows
    return (*first, *(sign for row in others for sign in (apart, *row)))


def _offers(what: CardId | PlaceId) -> tuple[Offer, ...]:
    character = CHARACTERS.get(what)
    return PLACES[what].offers if character is None else character.offers


def _fits(rows: tuple[Row, ...], w: float, h: float, size: int) -> bool:
    return (
        all(row_width(row, size) <= w for row in rows if row)
        and sum(_high(row, size) for row in rows) <= h
    )


def _high(row: Row, size: int) -> float:
    return size * (1.14 if row else 0.56)


def _either(drawn: list[Drawn]) -> Row:
    """What may be chosen for nothing, counted."""
    row: list[Sign] = []
    for each in drawn:
        [gain] = each.gain
        row += [OR] * bool(row) + [Sign("words", str(len(gain))), gain[0]]
    return tuple(row)


def _beside(drawn: Drawn) -> tuple[Row, ...]:
    """Price and gain in one row."""
    if not drawn.price:
        return drawn.gain
    [price], [gain, *more] = drawn.price, drawn.gain
    return ((*price, ARROW, *gain), *more)


def _broken(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Rows of no more than three icons."""
    broken: list[Row] = []
    for row in rows:
        only_icons = all(sign.kind == "icon" for sign in row)
        if only_icons and len(row) > IN_A_ROW:
            half = (len(row) + 1) // 2
            broken += [row[:half], row[half:]]
        else:
            broken.append(row)
    return tuple(broken)


def _price(cost: Cost, across: bool) -> tuple[Row, ...]:
    signs = [INDIAN] * cost.indians
    for kind, number in cost.fixed.items():
        counted = across and number >= IN_A_ROW
        icon = Sign("icon", kind)
        signs += [Sign("words", str(number)), icon] if counted else [icon] * number
    signs += [ANY] * cost.resources
    if across and cost.different:
        return ((Sign("words", str(cost.different)), UNLIKE, ANY),)
    for n in range(cost.different):
        signs += [UNLIKE, ANY] if n else [ANY]
    return (tuple(signs),) if signs else ()


def _gain(special: str, gain: Effect) -> tuple[Row, ...]:
    match gain:
        case Collect():
            return _collect(gain)
        case Take():
            return (tuple(Sign("icon", kind) for kind, n in gain.goods.items() for _ in range(n)),)
        case TakePrimary():
            return ((PRIMARY,) * gain.resources,)
        case Move():
            number = Sign("words", str(gain.spaces))
            first, *others = (Sign("icon", on) for on in gain.on)
            either = (part for other in others for part in (OR, other))
            return ((number, first, *either),)
        case MovePer():
            return ((Sign("icon", gain.on), TIMES, *COUNTS[gain.per]),)
        case Lasting():
            return _lasting(gain)
        case Special():
            return SPECIAL[special]
        case _:
            assert_never(gain)


def _collect(gain: Collect) -> tuple[Row, ...]:
    first, *others = (Sign("badge", kind) for kind in gain.kinds)
    row = (first, *(part for other in others for part in (OR, other)))
    return ((Sign("icon", "collect"),), row)


def _lasting(gain: Lasting) -> tuple[Row, ...]:
    amount = gain.amount
    shown: Mapping[str, Row] = {
        "camp": (Sign("words", f"\N{MINUS SIGN}{amount}"), Sign("icon", "time")),
        "jump": (Sign("jump"),),
        "mountain": (Sign("words", f"+{amount}"), Sign("icon", "mountain")),
        "recruit": (Sign("words", f"\N{MINUS SIGN}{amount}"), Sign("icon", "fur")),
        "river": (Sign("words", f"+{amount}"), Sign("icon", "river")),
    }
    return ((Sign("lasting"),), shown[gain.rule])
