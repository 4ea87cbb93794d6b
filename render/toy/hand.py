"""A hand of the toy's cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from engine.core import Seat, Text
from engine.toy.state import View
from render.art import fit, printable, shrunk
from render.drawing import Words
from render.frames import HEADER, Status, header
from render.names import players_of
from render.scene import Box, Ground, Icon, Scene
from render.theme import LINE, NAME, RADIUS_CARD, THEMES, WIDTH, Theme
from render.toy.phrases import Phrases
from render.widgets import Shapes, say

GAP, CARD_W, CARD_H, IN_ROW = 12, 186, 240, 7
NAME_ROOM = 380
PICTURE: Mapping[str, str] = MappingProxyType(
    {"raid": "raid", "block": "defence", "spice": "powwow"}
)


def hand(view: View, seat: Seat, words: Words, theme: str, alt: str) -> Scene:
    """The cards of the view's seat, seven in a row."""
    colors = THEMES[theme]
    players = players_of(words, len(view.gold))
    name = fit(players[seat].name, NAME, NAME_ROOM)
    status = Status(colors.marks[seat], players[seat], name)
    shapes, _ = header(colors, words.say(Text("draw-hand")), "", status)
    phrases = Phrases(words, view, tuple(each.name for each in players))
    for i, card in enumerate(view.hand):
        row, column = divmod(i, IN_ROW)
        x, y = GAP + column * (CARD_W + GAP), HEADER + GAP + row * (CARD_H + GAP)
        kind, _, _ = card.partition(".")
        shapes += face(colors, phrases.card(card), PICTURE.get(kind, "card"), x, y)
    rows = -(-len(view.hand) // IN_ROW)
    return Scene(ground(theme, rows), tuple(shapes), alt, f"toy-{theme}")


@lru_cache(maxsize=8)
def ground(theme: str, rows: int) -> Ground:
    height = HEADER + GAP + rows * (CARD_H + GAP) + 8
    return Ground(f"toy_hand_{rows}-{theme}", WIDTH, height, THEMES[theme].paper_low)


def face(theme: Theme, title: str, icon: str, x: int, y: int) -> Shapes:
    """A card: its picture over its name."""
    style = shrunk(printable(title), NAME, CARD_W - 16)
    shadow = (4, 6, theme.shade)
    return [
        Box(x, y, CARD_W, CARD_H, theme.paper, theme.ink, LINE, RADIUS_CARD, None, shadow),
        Icon(icon, x + CARD_W // 2, y + 88, 104, theme.ink),
        Box(x, y + CARD_H - 76, CARD_W, 48, theme.night),
        say(title, x + CARD_W // 2, y + CARD_H - 52, style, theme.chalk, "mm"),
    ]
