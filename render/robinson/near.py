"""The island from nearer, with a key of its signs."""

from __future__ import annotations

from collections.abc import Iterator

from engine.robinson.content import TILES
from engine.robinson.view import View
from render.art import printable, wrap
from render.drawing import Words
from render.frames import HEADER, panel, ribbon
from render.robinson.board import fitted, top
from render.robinson.glyphs import cave
from render.robinson.ground import island_ground
from render.robinson.island import ON_TILE, island, tokens_on
from render.robinson.layout import RIBBON_Y, near_grid
from render.robinson.phrases import LAVA, Phrases
from render.robinson.signs import disc, struck
from render.scene import Icon, Oval, Scene
from render.theme import LINE, MARGIN, SMALL, THEMES, WIDTH, Theme
from render.widgets import Shapes, say

KEY_W = 268
KEY_X, KEY_Y = WIDTH - MARGIN - KEY_W, HEADER + 14
STEP, LINE_STEP = 12, 33
SIGN = 44


def near(view: View, words: Words, theme: str, alt: str) -> Scene:
    """The island large enough for the names of its terrains, and what its signs mean."""
    colors = THEMES[theme]
    phrases = fitted(view, words)
    shapes = island(colors, phrases, near_grid(len(view.island)), {}, words=True)
    shapes += _key(colors, phrases)
    shapes += top(colors, phrases, phrases.say("island"))
    label = phrases.say("terrains")
    shapes += ribbon(colors, RIBBON_Y, label, terrains(phrases), "island")
    return Scene(
        island_ground(theme, len(view.island)), tuple(shapes), alt, f"robinson_island-{theme}"
    )


def terrains(phrases: Phrases) -> str:
    """The terrains that inventions may use."""
    return ", ".join(map(phrases.terrain, phrases.view.terrains))


def signs(phrases: Phrases) -> Iterator[str]:
    """The signs that are explained: those always there, and the tokens that lie on the island."""
    view = phrases.view
    tiles = [TILES[each.tile] for each in view.island if each.tile is not None]
    yield from ("camp", "distance")
    if any(each.exhausted for each in view.island):
        yield "exhausted"
    if any(tile.totem for tile in tiles):
        yield "totem"
    if any(tile.shelter for tile in tiles):
        yield "shelter"
    if any(each.covered for each in view.island):
        yield "covered"
    if any(each.face_down and not set(ON_TILE) & {*each.marks} for each in view.island):
        yield "closed"
    lying = dict.fromkeys(token for n in range(len(view.island)) for token in tokens_on(view, n))
    # One round of lava explains the others.
    rounds = sorted(token for token in lying if token.startswith(LAVA))
    yield from (token for token in lying if token not in rounds[1:])


def meaning(phrases: Phrases, sign: str) -> str:
    known = ("camp", "distance", "exhausted", "totem", "shelter", "covered", "closed")
    return phrases.say("sign", sign=sign) if sign in known else phrases.token(sign)


def _key(theme: Theme, phrases: Phrases) -> Shapes:
    shapes: Shapes = []
    y = KEY_Y + 18
    for sign in signs(phrases):
        lines = wrap(printable(meaning(phrases, sign)), SMALL, KEY_W - 92, 3)
        high = max(SIGN, len(lines) * LINE_STEP)
        shapes += _sign(theme, phrases, sign, KEY_X + 40, y + high // 2)
        for n, line in enumerate(lines):
            middle = y + high / 2 + (n - (len(lines) - 1) / 2) * LINE_STEP
            shapes.append(say(line, KEY_X + 78, middle, SMALL, theme.ink, "lm"))
        y += high + STEP
    return [*panel(theme, KEY_X, KEY_Y, KEY_W, y - KEY_Y + 6, theme.paper), *shapes]


def _sign(theme: Theme, phrases: Phrases, sign: str, x: int, y: int) -> Shapes:
    match sign:
        case "camp":
            ring = Oval(x, y, 24, 24, theme.night, theme.chalk, LINE)
            return [ring, Icon("camp", x, y - 1, 34, theme.chalk)]
        case "distance":
            return [Icon("pawn", x, y, 38, theme.ink)]
        case "exhausted":
            ring = Oval(x, y, 22, 22, theme.paper_low, theme.ink, LINE)
            return [ring, struck(theme, x, y, 22)]
        case "totem":
            return [Icon("totem", x, y, 40, theme.ink)]
        case "shelter":
            return cave(theme, x, y, 21)
        case "covered":
            return [Icon("mountains", x, y, 40, theme.ink), struck(theme, x, y, 28)]
        case "closed":
            return [Icon("cross", x, y, 38, theme.ink)]
        case _:
            return disc(theme, sign, phrases.letter(sign), x, y, 21)
