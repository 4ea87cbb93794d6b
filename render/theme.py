"""One visual language for all games: colours, players' marks, type, lines and spaces."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

import msgspec

from render.scene import Face

MarkShape: TypeAlias = Literal["disc", "square", "triangle", "diamond", "cross"]


class Mark(msgspec.Struct, frozen=True):
    """A player's mark. Shape and pattern tell players apart; the colour only helps."""

    name: str
    shape: MarkShape
    pattern: str
    color: str
    tint: str  # the colour of the pattern's marks
    letter: str  # the colour of the letter on it
    pale: str  # the ground of the player's panel


class Theme(msgspec.Struct, frozen=True):
    """Colours by what they stand for."""

    name: str
    marks: tuple[Mark, ...]  # by seat
    # Paper and ink.
    paper: str
    paper_low: str  # wells, empty places, the table
    ink_soft: str  # the second voice
    rule: str = "#C4B08A"  # hairlines on paper
    ink: str = "#2B221D"
    night: str = "#22343A"  # header and ribbon
    night_soft: str = "#C9D6D2"  # the second voice on night
    chalk: str = "#FBF5E6"  # words on night and on dark fills
    # Maps.
    land: str = "#E9DBB4"
    land_low: str = "#DCCB9C"
    coast: str = "#7A6647"
    water: str = "#A8CBCF"
    water_low: str = "#8DB9C0"  # rings along the coast
    river: str = "#3A7C95"
    road: str = "#7C5230"
    trail: str = "#8E3B2B"
    # Signals.
    gold: str = "#FFC01E"  # the last move, and nothing else
    alarm: str = "#C8351B"
    good: str = "#2F7D5B"
    coin: str = "#E9B949"
    coin_line: str = "#7A5511"
    stone: str = "#D8D3C6"
    black: str = "#111111"  # with white: what may be chosen
    white: str = "#FFFFFF"
    shade: str = "#2B221D38"


LIGHT = Theme(
    name="light",
    paper="#F6EDD8",
    paper_low="#EADDBF",
    ink_soft="#665648",
    marks=(
        Mark("red", "disc", "solid", "#B23A28", "#B23A28", "#FFFFFF", "#F0D9CB"),
        Mark("blue", "square", "stripes", "#2355A8", "#4A7BCB", "#FFFFFF", "#D6DFEC"),
        Mark("yellow", "triangle", "dots", "#F5C448", "#D99A16", "#2B221D", "#F8E7B4"),
        Mark("green", "diamond", "hatch", "#4DA899", "#7CC6B8", "#2B221D", "#D3E6DA"),
        Mark("plum", "cross", "grid", "#43244A", "#6F4A77", "#FFFFFF", "#E2D5DF"),
    ),
)
# Wider apart in lightness, stronger in pattern; water much darker than land.
CLEAR = Theme(
    name="clear",
    paper="#FBF8F0",
    paper_low="#E6E0D2",
    ink_soft="#4C4037",
    land="#F3EAD0",
    land_low="#E3D6B0",
    water="#86B4C6",
    water_low="#6BA0B6",
    river="#0F5A85",
    trail="#7A1F10",
    gold="#FFD400",
    marks=(
        Mark("red", "disc", "solid", "#A82A10", "#A82A10", "#FFFFFF", "#F3D9CE"),
        Mark("blue", "square", "stripes", "#0F4AA8", "#5C93E6", "#FFFFFF", "#D3E0F3"),
        Mark("yellow", "triangle", "dots", "#FFD23F", "#B87900", "#2B221D", "#FFEFB8"),
        Mark("green", "diamond", "hatch", "#6CC5B4", "#2C8474", "#2B221D", "#D5EFE9"),
        Mark("plum", "cross", "grid", "#241029", "#8B6A93", "#FFFFFF", "#E2D9E4"),
    ),
)
THEMES: Mapping[str, Theme] = MappingProxyType({theme.name: theme for theme in (LIGHT, CLEAR)})


class Style(msgspec.Struct, frozen=True):
    """A face at a size."""

    face: Face
    size: int


# Pictures are 1400 wide and shown about 400 wide: 30 px here are 8.6 px there, the least for words.
TITLE = Style("display", 52)
HEADING = Style("display", 42)
NAME = Style("display", 36)
BODY = Style("label", 34)
SMALL = Style("label", 30)
NUMBER = Style("strong", 38)
NUMBER_LARGE = Style("strong", 54)
STYLES = (TITLE, HEADING, NAME, BODY, SMALL, NUMBER, NUMBER_LARGE)

WIDTH = 1400
MARGIN = 16
HAIR, LINE, BOLD, HEAVY = 2, 3, 5, 7
RADIUS, RADIUS_CARD = 12, 20
