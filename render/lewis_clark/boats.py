"""The boats of an expedition with all that is on them, and what each costs in camp."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.lewis_clark.content import MINI_BOARD, SIDES
from engine.lewis_clark.effects import PRIMARIES, RESOURCES, Resource
from engine.lewis_clark.view import BoatView, ExpeditionView
from render.lewis_clark.cards import figure
from render.lewis_clark.signs import TINTS, Sign, draw, hexagon
from render.scene import Box, Icon, Label, Oval, Pattern, Poly
from render.theme import HAIR, LINE, MARGIN, RADIUS, WIDTH, Theme
from render.widgets import Shapes

PAD, GAP = 18, 16
LARGEST, LEAST = 25, 15  # the radius of a spot
FLAG_H = 40  # above a hull, for its time
IN_A_ROW = 4  # Indians side by side where any number may be


class Moored(msgspec.Struct, frozen=True):
    """Where a boat lies, and what it carries."""

    boat: BoatView
    kinds: tuple[Resource, ...]
    x: float
    row: int


def harbour(each: ExpeditionView, rows: int) -> tuple[tuple[Moored, ...], int]:
    """Every boat in its place in at most so many rows, and the radius of a spot."""
    for r in range(LARGEST, LEAST, -1):
        moored = _moored(each, r)
        if moored[-1].row < rows:
            return moored, r
    return _moored(each, LEAST), LEAST


def harbour_height(moored: tuple[Moored, ...], r: int) -> int:
    return (moored[-1].row + 1) * row_height(r) + PAD


def row_height(r: int) -> int:
    return FLAG_H + hull_height(r) + 10


def hull_height(r: int) -> int:
    return 2 * r + 18


def boats(theme: Theme, moored: tuple[Moored, ...], r: int, y: int) -> Shapes:
    """The water, and every boat on it."""
    grain = Pattern("waves", theme.water_low)
    w, h = WIDTH - 2 * MARGIN, harbour_height(moored, r)
    shapes: Shapes = [Box(MARGIN, y, w, h, theme.water, theme.ink, LINE, RADIUS, grain)]
    for each in moored:
        top = y + 8 + each.row * row_height(r)
        shapes += flag(theme, each.boat, each.x, top + FLAG_H // 2)
        shapes += hull(theme, each, top + FLAG_H, r)
    return shapes


def loads(each: ExpeditionView) -> Iterator[tuple[BoatView, tuple[Resource, ...]]]:
    """Every boat with the goods on it; which ones lie where is of no account."""
    goods = iter([kind for kind in RESOURCES for _ in range(each.resources[kind])])
    for boat in each.boats:
        taken = boat.carried if boat.carries == "resources" else 0
        yield boat, tuple(next(goods) for _ in range(taken))


def printed_time(boat: BoatView) -> tuple[int, int]:
    """What a boat costs in camp if loaded, and for each thing on it."""
    for each in MINI_BOARD:
        if each.id == boat.id:
            return each.time, each.time_each
    return next(side.time for side in SIDES.values() if side.id == boat.id), 0


def flag(theme: Theme, boat: BoatView, x: float, y: float) -> Shapes:
    """What a boat costs in camp as it is loaded; pale where it costs nothing now."""
    once, apiece = printed_time(boat)
    if not once and not apiece:
        return []
    color = theme.ink if boat.time else theme.ink + "70"
    words = str(boat.time) if once else f"{apiece}\N{MULTIPLICATION SIGN}{boat.carried}"
    return [
        Icon("time", round(x + 34), y, 34, color, theme.water, 3),
        Label(words, x + 58, y + 1, "strong", 36, color, "lm", theme.water, 4),
    ]


def hull(theme: Theme, moored: Moored, y: float, r: int) -> Shapes:
    """A boat with a spot for each thing that it may carry."""
    x, w, h = moored.x, _wide(moored.boat, r), hull_height(r)
    bow = min(16, h // 3)
    side = ((x, y), (x + w, y), (x + w - bow, y + h), (x + bow, y + h))
    shapes: Shapes = [Poly(side, theme.land_low, theme.ink, 4, None, (3, 4, theme.shade))]
    middle, step = y + h / 2 - 1, 2 * r + 5
    boat = moored.boat
    if boat.limit is None:
        return shapes + crowd(theme, boat.carried, x + PAD + r, middle, r)
    left = x + (w - (boat.limit - 1) * step) / 2
    for n in range(boat.limit):
        at = left + n * step
        if boat.carries == "indians":
            shapes += berth(theme, n < boat.carried, at, middle, r)
        else:
            shapes += spot(theme, moored.kinds[n] if n < boat.carried else None, at, middle, r)
    return shapes


def spot(theme: Theme, kind: Resource | None, x: float, y: float, r: int) -> Shapes:
    """A hexagon for a resource."""
    if kind is None:
        empty = hexagon(theme, theme.paper_low, x, y, r - 2)
        return [msgspec.structs.replace(empty, line=theme.coast, width=HAIR)]
    fill = next((TINTS[each] for each in PRIMARIES if each == kind), theme.paper)
    return [hexagon(theme, fill, x, y, r), Icon(kind, x, y, round(r * 1.3), theme.ink)]


def berth(theme: Theme, taken: bool, x: float, y: float, r: int) -> Shapes:
    """A circle for an Indian."""
    if taken:
        return figure(theme, x, y, r - 1)
    return [Oval(x, y, r - 3, r - 3, theme.paper_low, theme.coast, HAIR)]


def crowd(theme: Theme, number: int, x: float, y: float, r: int) -> Shapes:
    """Any number of Indians."""
    step = 2 * r + 3
    shapes: Shapes = []
    if number > IN_A_ROW:
        shapes += figure(theme, x, y, r - 1)
        times = f"\N{MULTIPLICATION SIGN}{number}"
        shapes.append(Label(times, x + r + 6, y, "strong", 38, theme.ink, "lm"))
        x += 2 * step
    else:
        for n in range(number):
            shapes += figure(theme, x + n * step, y, r - 1)
        x += number * step
    return [*shapes, *draw(theme, Sign("lasting"), x + 4, y, r * 1.5)]


def _moored(each: ExpeditionView, r: int) -> tuple[Moored, ...]:
    x, row = float(MARGIN + PAD), 0
    end = WIDTH - MARGIN - PAD
    found: list[Moored] = []
    for boat, kinds in loads(each):
        w = _wide(boat, r)
        if found and x + w > end:
            x, row = float(MARGIN + PAD), row + 1
        found.append(Moored(boat, kinds, x, row))
        x += w + GAP
    return tuple(found)


def _wide(boat: BoatView, r: int) -> float:
    step = 2 * r + 5
    if boat.limit is None:
        shown = min(boat.carried, IN_A_ROW) if boat.carried <= IN_A_ROW else 2
        return max(150, 2 * PAD + (shown + 1) * step)
    return max(2 * PAD + boat.limit * step - 5, 110)
