"""The island: its tiles with all that lies on them, on the board and from nearer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engine.robinson.content import TILES, SpaceId, Tile
from engine.robinson.state import space_in
from engine.robinson.view import SpaceView, View
from render.art import printable, shrunk
from render.robinson.glyphs import cave, volcano
from render.robinson.layout import Grid, hexagon
from render.robinson.phrases import Phrases
from render.robinson.signs import TERRAIN, disc, source_icon, struck
from render.scene import Icon, Label, Oval, Path, Pattern, Poly
from render.theme import LINE, Style, Theme
from render.widgets import Shapes, say, spot

CLOSED = Pattern("wide-hatch", "#5E5146")
LAVA, LAVA_GRAIN = "#C9694C", Pattern("waves", "#8E2A17")
COMMON = ("food", "wood", "time", "danger", "reroll", "exhaust")
ON_TILE = ("volcano", "lava")  # marks that fill their space


class Slot(msgspec.Struct, frozen=True):
    """Room for a token on a space, in parts of its radius."""

    row: float  # how far below the middle
    step: float = 0.46  # to the next one
    r: float = 0.2


SLOTS = (Slot(0.55),) * 3
NEAR_SLOTS = (*(Slot(0.48, 0.36, 0.155),) * 4, *(Slot(0.77, 0.36, 0.155),) * 2)


def island(
    theme: Theme, phrases: Phrases, grid: Grid, marks: Mapping[str, str], words: bool = False
) -> Shapes:
    """All spaces, with the numbers of those that may be chosen in black; *words* name terrains."""
    shapes: Shapes = []
    done = last_space(phrases.view)
    for space, here in enumerate(phrases.view.island):
        is_open = str(space) in marks
        shapes += _ground(theme, grid, space, here)
        if space == done:
            shapes += _gold(theme, grid, space)
        if is_open:
            shapes += _outline(theme, grid, space)
        shapes += _space(theme, phrases, grid, space, here, words)
        shapes += _number(theme, phrases, grid, space, _corner(grid, space, words), is_open)
    return shapes


def _ground(theme: Theme, grid: Grid, space: SpaceId, here: SpaceView) -> Shapes:
    """The tile's terrain, or hatches on a space that can't be entered; nothing on others."""
    if "lava" in here.marks:
        fill, grain = LAVA, LAVA_GRAIN
    elif here.face_down:
        fill, grain = theme.stone, CLOSED
    elif here.tile is None:
        return []
    else:
        fill, grain, _ = TERRAIN[TILES[here.tile].terrain]
    return [Poly(hexagon(*grid.centre(space), grid.r - 3), fill, theme.ink, LINE, grain)]


def _outline(theme: Theme, grid: Grid, space: SpaceId) -> Shapes:
    """The dashed outline of a space that may be chosen."""
    corners = hexagon(*grid.centre(space), grid.r - 8)
    around = (*corners, corners[0])
    return [Path(around, theme.black, 9), Path(around, theme.white, 5, (12, 10))]


def _gold(theme: Theme, grid: Grid, space: SpaceId) -> Shapes:
    """The outline of the space where something was done last."""
    corners = hexagon(*grid.centre(space), grid.r - 7)
    around = (*corners, corners[0])
    return [Path(around, theme.ink, 13), Path(around, theme.gold, 8)]


def last_space(view: View) -> SpaceId | None:
    """Where something was done last, if that was on the island."""
    return None if view.last is None else space_in(view.last.target)


def _space(
    theme: Theme, phrases: Phrases, grid: Grid, space: SpaceId, here: SpaceView, words: bool
) -> Shapes:
    x, y = grid.centre(space)
    r = grid.r
    shapes: Shapes = []
    if "volcano" in here.marks:
        shapes += volcano(theme, x, y, r * 0.66)
    elif "lava" in here.marks:
        shapes.append(Icon("fire", x, y - round(r * 0.05), round(r * 0.74), theme.ink, LAVA, 4))
    elif here.face_down:
        shapes.append(Icon("cross", x, y, round(r * 0.7), theme.ink, theme.stone, 4))
    elif here.tile is not None:
        shapes += _tile(theme, phrases, grid, space, here, words)
    else:
        shapes.append(Label("?", x, y - r * 0.1, "display", round(r * 0.7), theme.coast, "mm"))
    if words:
        _, top = _corner(grid, space, words)
        shapes += _far(theme, here, round(x + r * 0.36), round(top))
    slots = NEAR_SLOTS if words else SLOTS
    return shapes + _lower_row(theme, phrases, grid, space, slots)


def _number(
    theme: Theme,
    phrases: Phrases,
    grid: Grid,
    space: SpaceId,
    corner: tuple[float, float],
    is_open: bool,
) -> Shapes:
    """A space's number, white on black where the space may be chosen."""
    where = phrases.space(space)
    if is_open:
        return spot(theme, where, *corner, 24)
    style = Style("strong", max(30, round(grid.r * 0.27)))
    return [say(where, *corner, style, theme.ink, "mm", theme.land)]


def _corner(grid: Grid, space: SpaceId, words: bool) -> tuple[float, float]:
    """Where the number of a space stands."""
    x, y = grid.centre(space)
    return x - grid.r * 0.5, y - grid.r * (0.5 if words else 0.42)


def _tile(
    theme: Theme, phrases: Phrases, grid: Grid, space: SpaceId, here: SpaceView, words: bool
) -> Shapes:
    """A tile face up: terrain, sources, totem, natural shelter."""
    assert here.tile is not None
    x, y = grid.centre(space)
    r, tile = grid.r, TILES[here.tile]
    fill, _, icon = TERRAIN[tile.terrain]
    shapes: Shapes = []
    size = round(r * (0.36 if words else 0.46))
    high = y - r * (0.66 if words else 0.58)
    shapes.append(Icon(icon, x, round(high), size, theme.ink))
    if here.covered or "fog" in here.marks:
        shapes.append(struck(theme, x, high, size * 0.7))
    if words:
        name = printable(phrases.terrain(tile.terrain))
        style = shrunk(name, Style("label", 34), r * 0.8)
        shapes.append(say(name, x, y - r * 0.2, style, theme.ink, "mm", fill))
    return shapes + _sources(theme, grid, (x, y), tile, here, words)


def _sources(
    theme: Theme, grid: Grid, middle: tuple[int, int], tile: Tile, here: SpaceView, words: bool
) -> Shapes:
    x, y = middle
    r = grid.r
    sources = (*here.sources, *here.exhausted)
    there = [each for each in ("food", "wood") if each in sources]
    extras = [name for name, has in (("totem", tile.totem), ("shelter", tile.shelter)) if has]
    across = len(there) + len(extras)
    step, low = r * 0.54, round(y + r * (0.12 if words else 0.02))
    disc_r = r * (0.21 if words else 0.25)
    shapes: Shapes = []
    for n, each in enumerate((*there, *extras)):
        at = round(x + (n - (across - 1) / 2) * step)
        if each == "shelter":
            shapes += cave(theme, at, low, r * 0.2)
            continue
        if each == "totem":
            shapes.append(Icon(each, at, low, round(r * 0.38), theme.ink))
            continue
        used = each not in here.sources
        ground = theme.paper_low if used else theme.paper
        shapes.append(Oval(at, low, disc_r, disc_r, ground, theme.ink, LINE))
        color = theme.ink + "70" if used else theme.ink
        shapes.append(Icon(source_icon(tile, each), at, low, round(disc_r * 1.4), color))
        if used:
            shapes.append(struck(theme, at, low, disc_r))
    return shapes


def tokens_on(view: View, space: SpaceId) -> tuple[str, ...]:
    """What lies on a space besides its tile: tokens, markers, the end of the Shortcut.

    What the scenario lays there comes first.
    """
    marks = sorted(view.island[space].marks, key=lambda mark: mark in COMMON)
    return (*marks, *(("shortcut",) if view.shortcut == space else ()))


def _lower_row(
    theme: Theme, phrases: Phrases, grid: Grid, space: SpaceId, slots: Sequence[Slot]
) -> Shapes:
    """The camp, and tokens; those for which there is no room are counted."""
    x, y = grid.centre(space)
    camp = ["camp"] if phrases.view.camp == space else []
    things = [*camp, *(each for each in tokens_on(phrases.view, space) if each not in ON_TILE)]
    shown = things if len(things) <= len(slots) else things[: len(slots) - 1]
    signs = [*shown, *([f"+{len(things) - len(shown)}"] if len(shown) < len(things) else [])]
    shapes: Shapes = []
    for row in dict.fromkeys(slot.row for slot in slots):
        there = [sign for sign, slot in zip(signs, slots, strict=False) if slot.row == row]
        for n, sign in enumerate(there):
            at = round(x + (n - (len(there) - 1) / 2) * slots[0].step * grid.r)
            low = round(y + row * grid.r)
            shapes += _sign(theme, phrases, sign, at, low, slots[0].r * grid.r)
    return shapes


def _sign(theme: Theme, phrases: Phrases, sign: str, x: int, y: int, r: float) -> Shapes:
    if sign == "camp":
        r *= 1.2
        ground = Oval(x, y, r, r, theme.night, theme.chalk, LINE)
        return [ground, Icon("camp", x, y - 1, round(r * 1.4), theme.chalk)]
    if sign.startswith("+"):
        size = max(28, round(r * 1.4))
        return [Label(sign, x, y, "strong", size, theme.ink, "mm", theme.land)]
    return disc(theme, sign, phrases.letter(sign), x, y, r)


def _far(theme: Theme, here: SpaceView, x: int, y: int) -> Shapes:
    """How many pawns an action there needs."""
    if not here.distance:
        return []
    number = Label(str(here.pawns), x + 22, y, "strong", 38, theme.ink, "lm", theme.land)
    return [Icon("pawn", x, y, 36, theme.ink, theme.land, 3), number]
