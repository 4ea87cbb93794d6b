"""Small drawings of the symbols on cards, each of a known width.

for symbol in symbols_of(CARDS["f-militia"]):   # military 1, blocks raid, blocks ambush
    shapes += draw(theme, symbol, x, y, 48)
draw_row(theme, symbols_of(card), x, y, 40)     # all in a row around (x, y)
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal, TypeAlias

import msgspec

from engine.few_acres.content import Card
from render.art import width
from render.scene import Icon, Label, Oval, Path, Poly
from render.theme import HAIR, LINE, Style, Theme
from render.widgets import Shapes, coin, star_fort

Kind: TypeAlias = Literal[
    "ambush",
    "bateaux",
    "blocks-ambush",
    "blocks-raid",
    "coins",  # how many the card brings
    "farther",  # lengthens a raid
    "fortification",
    "fur",
    "military",
    "price",  # what the card costs in an attack
    "raid",
    "settler",
    "ship",
    "vulnerable",  # may be lost in an ambush
    "wagon",
]
SHIELD: Mapping[Kind, str] = MappingProxyType({"blocks-raid": "raid", "blocks-ambush": "ambush"})
# What an empire card, or a neutral one, has for a picture: the name of an icon by its own name.
PICTURES: Mapping[str, str] = MappingProxyType(
    {
        "bateaux": "bateaux",
        "coureurs-de-bois": "coureurs",
        "fortification": "fort",
        "governor": "governor",
        "home-support": "support",
        "indian-leader": "indian-leader",
        "intendant": "intendant",
        "military-leader": "leader",
        "militia": "militia",
        "native-americans": "natives",
        "priest": "priest",
        "rangers": "rangers",
        "regular-infantry": "infantry",
        "settlers": "settler",
        "ships": "ship",
        "siege-artillery": "artillery",
        "start-infantry": "infantry",
        "trader": "trader",
    }
)


class Symbol(msgspec.Struct, frozen=True):
    """One symbol, with a number where that isn't 0."""

    kind: Kind
    number: int = 0


def picture_of(card: Card) -> str:
    """The icon that stands for an empire card, or a neutral one; "" for a place's."""
    return "" if card.place is not None else PICTURES[card.face.name]


def symbols_of(card: Card) -> tuple[Symbol, ...]:
    """Everything that a card shows, but where it leads, its price and what is special of it."""
    face = card.face
    found = [Symbol(symbol) for symbol in face.symbols]
    if face.military:
        found.append(Symbol("military", face.military))
    if face.fortifies:
        found.append(Symbol("fortification"))
    if face.raids:
        found.append(Symbol("raid"))
    if face.extends_raid:
        found.append(Symbol("farther"))
    if face.ambushes:
        found.append(Symbol("ambush"))
    if face.raid_price or face.siege_price:
        found.append(Symbol("price", face.raid_price or face.siege_price))
    found += [Symbol("blocks-raid" if what == "raid" else "blocks-ambush") for what in face.blocks]
    if face.vulnerable:
        found.append(Symbol("vulnerable"))
    if card.coins:
        found.append(Symbol("coins", card.coins))
    return tuple(found)


def symbol_width(symbol: Symbol, size: float) -> float:
    """How wide a symbol *size* high comes out."""
    if symbol.kind == "military":
        return size * 1.12 + width(str(symbol.number), Style("strong", _figure(size)))
    if symbol.kind == "farther":
        return size * 1.06 + width("+1", Style("strong", _figure(size)))
    return size


def row_width(symbols: Sequence[Symbol], size: float) -> float:
    """How wide a row of symbols comes out."""
    return sum(symbol_width(each, size) for each in symbols) + _gap(size) * (len(symbols) - 1)


def draw_row(
    theme: Theme, symbols: Sequence[Symbol], x: float, y: float, size: float, color: str = ""
) -> Shapes:
    """A row of symbols around (*x*, *y*), in ink or in *color*."""
    left = x - row_width(symbols, size) / 2
    shapes: Shapes = []
    for each in symbols:
        wide = symbol_width(each, size)
        shapes += draw(theme, each, left + wide / 2, y, size, color)
        left += wide + _gap(size)
    return shapes


def draw(theme: Theme, symbol: Symbol, x: float, y: float, size: float, color: str = "") -> Shapes:
    """One symbol around (*x*, *y*), in ink or in *color*; coins and forts have their own."""
    color = color or theme.ink
    match symbol.kind:
        case "coins":
            return coin(theme, x, y, size * 0.52, str(symbol.number))
        case "price":
            return price(theme, x, y, size * 0.5, symbol.number)
        case "fortification":
            return [star_fort(theme, x, y, size * 0.52)]
        case "vulnerable":
            return crosshair(x, y, size, color)
        case "military":
            return _numbered("military", str(symbol.number), symbol, x, y, size, color)
        case "farther":
            return _numbered("raid", "+1", symbol, x, y, size, color)
        case "blocks-raid" | "blocks-ambush":
            return shield(theme, SHIELD[symbol.kind], x, y, size, color)
        case _:
            return [Icon(symbol.kind, round(x), round(y), round(size), color)]


def _numbered(
    icon: str, words: str, symbol: Symbol, x: float, y: float, size: float, color: str
) -> Shapes:
    wide = symbol_width(symbol, size)
    return [
        Icon(icon, round(x - wide / 2 + size / 2), round(y), round(size), color),
        Label(words, x + wide / 2, y, "strong", _figure(size), color, "rm"),
    ]


def _figure(size: float) -> int:
    return max(30, round(size * 0.9))


def _gap(size: float) -> float:
    return round(size * 0.3)


def shield(theme: Theme, against: str, x: float, y: float, size: float, color: str) -> Shapes:
    """What stops a raid or an ambush: a shield with its icon on it."""
    inner = theme.chalk if color == theme.ink else theme.ink
    return [
        Icon("defence", round(x), round(y), round(size * 1.08), color),
        Icon(against, round(x), round(y - size * 0.04), round(size * 0.54), inner),
    ]


def crosshair(x: float, y: float, size: float, color: str) -> Shapes:
    """What an ambush may take: aimed at."""
    r, weight = size * 0.36, max(HAIR, round(size * 0.09))
    shapes: Shapes = [Oval(x, y, r, r, None, color, weight), Oval(x, y, r * 0.2, r * 0.2, color)]
    for turn in range(4):
        dx, dy = math.sin(math.pi * turn / 2), math.cos(math.pi * turn / 2)
        ends = ((x + dx * r * 0.55, y + dy * r * 0.55), (x + dx * r * 1.36, y + dy * r * 1.36))
        shapes.append(Path(ends, color, weight))
    return shapes


def price(theme: Theme, x: float, y: float, r: float, number: int) -> Shapes:
    """What must be paid: a coin with a minus before its number."""
    words = f"\N{MINUS SIGN}{number}"
    return [
        Oval(x, y, r, r, theme.paper, theme.coin_line, LINE),
        Label(words, x, y, "strong", max(26, round(r * 1.3)), theme.ink, "mm"),
    ]


def arrow(theme: Theme, x: float, y: float, size: float, color: str = "") -> Shapes:
    """From what is played to what it brings; to the right."""
    half = size / 2
    points = (
        (x - half * 0.6, y - half * 0.7),
        (x + half * 0.6, y),
        (x - half * 0.6, y + half * 0.7),
    )
    return [Poly(points, color or theme.ink)]
