"""Close-ups of the map: a region near enough to read every name and number at arm's length."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TypeAlias

from engine.core import Text
from engine.few_acres.content import PLACES, PlaceId, foe_of
from engine.few_acres.texts import place_text
from engine.few_acres.view import SiegeView, View
from render.art import printable, width, wrap
from render.drawing import Words
from render.few_acres.board import NAME_ROOM, foot, phrases_of, top
from render.few_acres.ground import country
from render.few_acres.labels import Names, label, names_of, plain
from render.few_acres.layout import HEIGHT, RIBBON_Y, SIEGE_H, SIEGE_W, SITES
from render.few_acres.links import links
from render.few_acres.pieces import village
from render.few_acres.places import badges, piece, rings, spot_of
from render.few_acres.strips import siege_panel
from render.few_acres.zoom import Window, enlarged
from render.frames import HEADER, RIBBON
from render.scene import Box, Ground, Icon, Label, Scene, Shape
from render.theme import MARGIN, SMALL, THEMES, WIDTH, Style, Theme
from render.widgets import Shapes, say

Edges: TypeAlias = tuple[float, float, float, float]  # left, top, right, bottom

# The places of each region, by its id; the map shows more of the neighbours where there is room.
REGIONS: Mapping[str, tuple[PlaceId, ...]] = MappingProxyType(
    {
        "acadia": (
            "gaspe", "louisbourg", "canso", "fort-beausejour", "halifax", "port-royal",
            "tadoussac", "kennebec", "fort-halifax", "pemaquid",
        ),
        "st-lawrence": (
            "tadoussac", "quebec", "trois-rivieres", "montreal", "fort-st-john", "ticonderoga",
            "kennebec",
        ),
        "hudson": (
            "ticonderoga", "fort-william-henry", "albany", "fort-stanwix", "deerfield", "boston",
            "pemaquid", "fort-halifax", "new-haven", "new-york",
        ),
        "lakes": (
            "fort-frontenac", "oswego", "fort-stanwix", "fort-niagara", "fort-presquisle",
            "fort-venango", "detroit", "michillimackinac",
        ),
        "south": (
            "fort-duquesne", "cumberland", "philadelphia", "baltimore", "st-marys", "richmond",
            "norfolk",
        ),
    }
)  # fmt: skip
AROUND = 64  # what a place needs on each side, with its rings and badges
PAD = 6  # from the names to the window's edge
SIEGE_SCALE = 1.25
STRIP = round(SIEGE_H * SIEGE_SCALE) + 28


def region(view: View, which: str, words: Words, theme: str, alt: str) -> Scene:
    """The region *which*, one of REGIONS, with its sieges below the map."""
    colors, names = THEMES[theme], names_of(words)
    besieged = [siege for siege in view.sieges if siege.place in REGIONS[which]]
    window = window_of(which, names, STRIP if besieged else 0)
    shapes = standing(colors, view, names, window)
    low = HEADER + window.h * window.scale
    shapes += strip(colors, view, besieged, words, low) if besieged else []
    base = round(low) + (STRIP if besieged else 0)
    title = words.say(Text("draw-acres-board-region", {"region": which}))
    shapes += top(colors, phrases_of(view, words, NAME_ROOM), title)
    shapes += foot(colors, view, words, base)
    return Scene(
        near_ground(theme, names, window, base + RIBBON), tuple(shapes), alt, f"few_acres-{theme}"
    )


def window_of(which: str, names: Names, below: int) -> Window:
    """The part of the map that holds a region's places whole, as large as the picture allows."""
    bounds = [extent(place, names) for place in REGIONS[which]]
    left, above = min(b[0] for b in bounds) - PAD, min(b[1] for b in bounds) - PAD
    right, bottom = max(b[2] for b in bounds) + PAD, max(b[3] for b in bounds) + PAD
    left, above, right, bottom = within(left, above, right, bottom)
    room = RIBBON_Y - HEADER - below
    scale = round(min(WIDTH / (right - left), room / (bottom - above)), 3)
    w = WIDTH / scale
    x = min(max((left + right - w) / 2, 0), WIDTH - w)
    h = min(room / scale, max(bottom - above, 0))
    return Window(round(x, 1), round(above, 1), w, h, scale, 0, HEADER)


def extent(place: PlaceId, names: Names) -> Edges:
    """The rectangle that a place takes up with its rings, its badges and its name."""
    site = SITES[place]
    edges: list[Edges] = [(site.x - AROUND, site.y - AROUND, site.x + AROUND, site.y + AROUND)]
    edges += [_edges(shape) for shape in label(THEMES["light"], place, names)]
    lefts, tops, rights, bottoms = zip(*edges, strict=True)
    return within(min(lefts), min(tops), max(rights), max(bottoms))


def within(left: float, top: float, right: float, bottom: float) -> Edges:
    """A rectangle as far as it lies on the map."""
    return max(0, left), max(HEADER, top), min(WIDTH, right), min(RIBBON_Y, bottom)


def _edges(shape: Shape) -> Edges:
    """The rectangle of a name or a sign."""
    if isinstance(shape, Icon):
        half = shape.size / 2
        return shape.x - half, shape.y - half, shape.x + half, shape.y + half
    assert isinstance(shape, Label)
    w = width(shape.words, Style(shape.face, shape.size))
    left = shape.x - (w if shape.anchor[0] == "r" else 0)
    up, down = (30, 10) if shape.anchor[1] == "s" else (20, 20)
    return left, shape.y - up, left + w, shape.y + down


@lru_cache(maxsize=32)
def near_ground(theme: str, names: Names, window: Window, height: int) -> Ground:
    """The printed map in a window, with the names that it holds whole."""
    colors = THEMES[theme]
    written: Shapes = []
    for place in PLACES:
        if window.holds(*extent(place, names)):
            written += label(colors, place, names)
    drawn = [*country(colors), *links(colors), *written, *plain(written)]
    key = f"few_acres-{theme}-{names.locale}-{window.x}-{window.y}-{window.scale}"
    shapes = enlarged(drawn, window)
    shapes.append(Box(0, HEADER + window.h * window.scale, WIDTH, HEIGHT, colors.paper_low))
    return Ground(key, WIDTH, height, colors.water, tuple(shapes))


def standing(theme: Theme, view: View, names: Names, window: Window) -> Shapes:
    """What stands in the window; of a place at its edge only the piece."""
    shapes: Shapes = []
    spots = [spot_of(view, {}, place) for place in PLACES]
    for layer in (rings, piece, badges):
        for each in spots:
            x, y = each.site.x, each.site.y
            near = AROUND if layer is not piece else 24
            if window.holds(*within(x - near, y - near, x + near, y + near)):
                shapes += layer(theme, each)
    return enlarged(shapes, window)


def strip(theme: Theme, view: View, besieged: list[SiegeView], words: Words, y: float) -> Shapes:
    """The sieges of a region side by side; of a single one the cards by name."""
    shapes: Shapes = []
    for n, siege in enumerate(besieged):
        x = MARGIN + n * (round(SIEGE_W * SIEGE_SCALE) + 2 * MARGIN)
        near = Window(0, 0, WIDTH, HEIGHT, SIEGE_SCALE, x, round(y) + 12)
        name = words.say(place_text(siege.place))
        drawn = siege_panel(theme, siege, name, view.defender_needs, 0, 0)
        shapes += enlarged(drawn, near)
    if len(besieged) == 1:
        shapes += armies(theme, view, besieged[0], words, round(y) + 12)
    return shapes


def armies(theme: Theme, view: View, siege: SiegeView, words: Words, y: int) -> Shapes:
    """The cards of both sides by name, the defender's first."""
    phrases = phrases_of(view, words, NAME_ROOM)
    left = round(SIEGE_W * SIEGE_SCALE) + 2 * MARGIN
    shapes: Shapes = []
    for n, side in enumerate((foe_of(siege.attacker), siege.attacker)):
        middle = y + 40 + n * 80
        shapes += village(theme, side, left + 22, middle, 20, False)
        told = printable(phrases.cards(siege.cards[side]))
        lines = wrap(told, SMALL, WIDTH - left - 56 - MARGIN, 2)
        for k, line in enumerate(lines):
            low = middle + (k - (len(lines) - 1) / 2) * 34
            shapes.append(say(line, left + 56, low, SMALL, theme.ink, "lm"))
    return shapes
