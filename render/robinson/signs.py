"""What the signs of Robinson Crusoe look like: terrain, goods, tokens, people, pawns."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.robinson.content import (
    ADVENTURES,
    BEASTS,
    EVENTS,
    MYSTERIES,
    STARTING,
    TOKENS,
    WRECKAGE,
    Tile,
    face,
)
from engine.robinson.effects import ActionKind
from engine.robinson.view import PersonView, View
from render.art import SHEET
from render.names import Player
from render.robinson.glyphs import GLYPHS, is_numbered, numbered
from render.scene import Icon, Label, Oval, Path, Pattern
from render.theme import LINE, Theme
from render.widgets import Shapes, token

TERRAIN: Mapping[str, tuple[str, Pattern, str]] = MappingProxyType(
    {
        "beach": ("#E9CF92", Pattern("fine-dots", "#D9B870"), "beach"),
        "hills": ("#C9B98C", Pattern("hatch", "#BDAC7E"), "hills"),
        "mountains": ("#B6AEA4", Pattern("wide-hatch", "#A79E92"), "mountains"),
        "plains": ("#C5CC8B", Pattern("grass", "#AEB873"), "plains"),
        "river": ("#A8CBCF", Pattern("waves", "#86B4BC"), "water"),
    }
)
SPECIAL = "shovel"  # a scenario's own kind of actions: so far it is always digging
SKY = "#DCE6E8"  # the ground of the weather
GOODS: Mapping[str, str] = MappingProxyType(
    {"food": "food", "preserved": "tinned", "wood": "wood", "hides": "hide"}
)
LEVELS: Mapping[str, str] = MappingProxyType(
    {"shelter": "shelter", "roof": "roof", "palisade": "palisade", "weapon": "weapon"}
)
# Tokens and markers by the icon on them. The others have glyphs, numbers, or a letter.
TOKEN: Mapping[str, str] = MappingProxyType(
    {
        "rain": "rain",
        "snow": "snow",
        "storm": "storm",
        "reroll": "dice",
        "time": "time",
        "danger": "threat",
        "wood": "wood",
        "food": "food",
        "bear": "beast",
        "exhaust": "cross",
        "shortcut": "double-turn",
        "cross": "priest",
        "temple": "shaman",
        "village": "village",
        "city": "fort",
        "burnt": "powwow",
        "lava": "fire",
    }
)
DICE: Mapping[str, str] = MappingProxyType({"rain": "rain", "winter": "snow", "hungry": "hungry"})
EXTRA: Mapping[str, str] = MappingProxyType(
    {
        "friday": "person",
        "dog": "hungry",
        "handyman": "build",
        "map": "map",
        "raft": "boat",
        "lantern": "fire",
        "shield": "defence",
        "token-candles": "fire",
        "token-altar-candles": "fire",
        "rope-ladder": "totem",
        "jenny": "person",
        "treasure-candles": "fire",
        "treasure-compass": "compass",
        "start-hammer-and-nails": "build",
    }
)
PEOPLE = ("carpenter", "cook", "explorer", "soldier")


def person_icon(who: str) -> str:
    return who if who in PEOPLE else "person"


def card_icon(card: str) -> str:
    """What kind of card this is, as an icon."""
    name = face(card)
    if name in EVENTS or name in WRECKAGE:
        return "threat"
    if name in ADVENTURES:
        return ADVENTURES[name].deck
    if name in MYSTERIES:
        return "mystery" if MYSTERIES[name].kind == "treasure" else "beast"
    if name in BEASTS:
        return "beast"
    if name in TOKENS:
        return "discovery"
    return "reserve" if name in STARTING else item_icon(name)


def item_icon(item: str) -> str:
    """An item's own icon where there is one."""
    return EXTRA.get(item) or (item if item in SHEET.concepts else "invention")


def source_icon(tile: Tile, source: str) -> str:
    return tile.food or "food" if source == "food" else "wood"


def kind_icon(kind: ActionKind) -> str:
    """What stands for a kind of actions."""
    return SPECIAL if kind == "special" else kind


def disc(theme: Theme, name: str, letter: str, x: float, y: float, r: float) -> Shapes:
    """A token or marker: its sign on paper, or *letter* where it has none."""
    if is_numbered(name):
        return numbered(theme, name, x, y, r)
    icon = TOKEN.get(name)
    shapes: Shapes = [Oval(x, y, r, r, theme.paper, theme.ink, LINE)]
    if name in GLYPHS:
        return [*shapes, *GLYPHS[name](theme, x, y, r)]
    if icon is None:
        size = max(26, round(r * 1.3))
        return [*shapes, Label(letter, x, y, "strong", size, theme.ink, "mm")]
    return [*shapes, Icon(icon, round(x), round(y), round(r * 1.3), theme.ink)]


def struck(theme: Theme, x: float, y: float, r: float) -> Path:
    """A line through what is used up."""
    far = round(r * 0.72, 1)
    return Path(((x - far, y + far), (x + far, y - far)), theme.alarm, 6)


def check(theme: Theme, x: float, y: float, size: float) -> Path:
    """A tick: done, or ready."""
    points = ((x - size / 2, y), (x - size / 8, y + size * 0.36), (x + size / 2, y - size * 0.4))
    return Path(points, theme.good, 8)


def person_mark(
    theme: Theme, person: PersonView, players: tuple[Player, ...], x: float, y: float, r: float
) -> Shapes:
    """Whose this is: a player's token, or for Friday a figure on a disc."""
    if person.seat is not None:
        return token(theme, theme.marks[person.seat], players[person.seat].letter, x, y, r)
    return extra_mark(theme, person.id, x, y, r)


def extra_mark(theme: Theme, source: str, x: float, y: float, r: float) -> Shapes:
    """A pawn that is no player's."""
    icon = EXTRA.get(face(source), "pawn")
    return [
        Oval(x, y, r, r, theme.stone, theme.ink, LINE, None, (3, 4, theme.shade)),
        Icon(icon, round(x), round(y), round(r * 1.36), theme.ink),
    ]


def pawn_mark(
    theme: Theme, view: View, players: tuple[Player, ...], pawn: str, x: float, y: float, r: float
) -> Shapes:
    """A pawn on an action."""
    who = face(pawn)
    if who in view.characters:
        seat = view.characters.index(who)
        return token(theme, theme.marks[seat], players[seat].letter, x, y, r)
    return extra_mark(theme, who, x, y, r)
