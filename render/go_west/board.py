"""The board of Go West! from a view."""

from __future__ import annotations

import math
from collections.abc import Mapping

from engine.core import Text
from engine.go_west.view import AREAS, REGIONS, Area, BlockView, LastMove, Region, View
from render.art import fit, printable, width
from render.drawing import Words
from render.frames import HEADER, RIBBON, Status, header, ribbon, ribbon_room
from render.go_west.ground import ground
from render.go_west.layout import (
    DISC_R,
    HEIGHT,
    LEFT,
    PREVIEW_Y,
    RIM,
    RING_Y,
    TRACK_Y,
    WAGONS_Y,
    border,
    circle,
    middle,
    outward,
    turn_of,
)
from render.go_west.phrases import Phrases
from render.go_west.strips import strips
from render.names import Player, players_of
from render.scene import Box, Icon, Label, Oval, Poly, Scene
from render.theme import BODY, LINE, NAME, THEMES, Theme
from render.widgets import Shapes, piece, ring, spot, star, target, token, trace

NAME_ROOM, BRIEF_ROOM = 360, 150  # pixels for a name in a sentence, and where all are named
PILE_W = 110  # of the draw pile's count in the header


def board(view: View, words: Words, marks: Mapping[str, str], theme: str, alt: str) -> Scene:
    """The table, with the letter of each region that may be chosen."""
    colors = THEMES[theme]
    players = players_of(words, len(view.players))
    phrases = Phrases(words, view, tuple(fit(each.name, NAME, NAME_ROOM) for each in players))
    shapes = top(colors, phrases, players)
    for area, n in zip(AREAS, view.wagons, strict=True):
        shapes += count(colors, area, n) + wagons(colors, area, n)
    chosen = [area for area in AREAS if area in marks]
    for area in chosen:
        shapes += target(colors, middle(area), RING_Y, reach(area))
    for region, block in zip(REGIONS, view.blocks, strict=True):
        shapes += discs(colors, players, region, block, view.last)
    for region, gains in zip(REGIONS, view.preview, strict=False):
        if not view.over:
            shapes += preview(colors, region, gains)
    if view.last is not None:
        shapes += crossings(colors, view.last)
    for area in chosen:
        shapes += choice(colors, area, marks[area])
    shapes += strips(colors, phrases, players) + foot(colors, phrases)
    base = ground(theme, words.locale, phrases.areas(), len(players))
    return Scene(base, tuple(shapes), alt, f"go_west-{theme}")


def top(theme: Theme, phrases: Phrases, players: tuple[Player, ...]) -> Shapes:
    """The header: title, turn, the draw pile, whose turn it is."""
    seat = phrases.leader()
    status = Status(theme.marks[seat], players[seat], phrases.status())
    shapes, x = header(theme, phrases.title(), phrases.turn(), status, PILE_W)
    pile = Label(str(phrases.view.draw_pile), x + 44, HEADER / 2, "strong", 38, theme.chalk, "lm")
    return [*shapes, Icon("deck", round(x + 18), HEADER / 2, 36, theme.night_soft), pile]


def foot(theme: Theme, phrases: Phrases) -> Shapes:
    """The ribbon: the card being played, else the last move."""
    view, y = phrases.view, HEIGHT - RIBBON
    if view.on_table is not None:
        label = phrases.words.say(Text("draw-on-table"))
        return ribbon(theme, y, label, phrases.on_table(view.on_table), "card")
    label = phrases.words.say(Text("draw-last"))
    if view.last is None:
        return ribbon(theme, y, label, phrases.words.say(Text("draw-begins")))
    room = ribbon_room(label)
    brief = tuple(fit(name, BODY, BRIEF_ROOM) for name in phrases.names)
    briefer = Phrases(phrases.words, view, phrases.names, brief)
    wordings = phrases.last_in_brief(view.last) + briefer.last_in_brief(view.last)
    said = next((each for each in wordings if width(printable(each), BODY) <= room), wordings[-1])
    return ribbon(theme, y, label, said)


# Wagons


def count(theme: Theme, area: Area, n: int) -> Shapes:
    """How many wagons an area has: what a scoring pays there at most."""
    cx = middle(area)
    return [
        Icon("wagon", cx, RING_Y - 24, 44, theme.ink, None, 0, True),
        Label(str(n), cx, RING_Y + 20, "strong", 54, theme.ink, "mm"),
    ]


def wagons(theme: Theme, area: Area, n: int) -> Shapes:
    """Every wagon of an area, in rows; the more there are, the smaller."""
    if area in REGIONS:
        columns, size = (3, 62) if n <= 6 else (4, 50) if n <= 12 else (5, 37)
        shift = 0
    else:
        columns, size = (2, 60) if n <= 4 else (3, 42) if n <= 12 else (4, 34)
        shift = 25 if area == "california" else -25  # off the ocean
    rows = -(-n // columns)
    shapes: Shapes = []
    for i in range(n):
        row, column = divmod(i, columns)
        across = min(columns, n - row * columns)
        x = (
            middle(area)
            + shift
            + (column - (across - 1) / 2) * size * (1.14 if columns < 4 else 1.06)
        )
        y = WAGONS_Y + (row - (rows - 1) / 2) * size * 0.9
        shapes.append(Icon("wagon", round(x), round(y), size, theme.ink, theme.chalk, 3, True))
    return shapes


def crossings(theme: Theme, move: LastMove) -> Shapes:
    """The last move's wagons: an arrow over each border, with their number on it."""
    shapes: Shapes = []
    for number, n in enumerate(move.crossings):
        if n:
            start, end = border(number)
            shapes += trace(theme, (middle(start) - 10, TRACK_Y), (middle(end) + 20, TRACK_Y), 12)
            shapes.append(Oval(LEFT[start], TRACK_Y, 30, 30, theme.gold, theme.ink, 4))
            shapes.append(Label(str(n), LEFT[start], TRACK_Y, "strong", 42, theme.ink, "mm"))
    return shapes


# Scoring blocks


def discs(
    theme: Theme,
    players: tuple[Player, ...],
    region: Region,
    block: BlockView,
    last: LastMove | None,
) -> Shapes:
    """The discs of a block, those of the last move in gold, and its divider."""
    fresh = [at for where, at in last.placed if where == region] if last else []
    fresh = [at for at in fresh if (at - block.divider - 1) % 8 < len(block.discs)]
    shapes: Shapes = []
    for at in fresh:
        shapes += ring(theme, *circle(region, at), DISC_R)
    for k, owner in enumerate(block.discs):
        x, y = circle(region, (block.divider + 1 + k) % 8)
        shapes += token(theme, theme.marks[owner], players[owner].letter, x, y, DISC_R)
    for at in fresh:
        shapes += star(theme, *outward(region, at, 36), 15)
    return [*shapes, divider(theme, region, block.divider)]


def divider(theme: Theme, region: Region, at: int) -> Poly:
    """The black chevron; it points clockwise, to the oldest disc."""
    x, y = circle(region, at)
    ux, uy = math.cos(turn_of(at)), math.sin(turn_of(at))
    outline = ((27, 0), (5, 25), (-23, 25), (-9, 0), (-23, -25), (5, -25))
    points = tuple(
        (x + ux * along - uy * across, y + uy * along + ux * across) for along, across in outline
    )
    return Poly(points, theme.black, theme.chalk, LINE)


def preview(theme: Theme, region: Region, gains: tuple[int, ...]) -> Shapes:
    """What a scoring would pay here now: a sign in the country, for those who would gain."""
    paid = [(seat, n) for seat, n in enumerate(gains) if n]
    if not paid:
        return []
    icon, step = 34, 47
    w = icon + len(paid) * step + 12
    x, h = middle(region) - w // 2, 42
    shapes: Shapes = [
        Box(x, PREVIEW_Y - h // 2, w, h, theme.paper, theme.ink, LINE, h // 2),
        Icon("points", x + 10 + icon // 2, PREVIEW_Y, 28, theme.ink),
    ]
    for i, (seat, n) in enumerate(paid):
        at = x + 10 + icon + i * step
        shapes.append(piece(theme, theme.marks[seat], at + 13, PREVIEW_Y, 11))
        shapes.append(Label(str(n), at + 27, PREVIEW_Y, "strong", 34, theme.ink, "lm"))
    return shapes


def reach(area: Area) -> float:
    """The radius of the dashed ring around an area that may be chosen."""
    return RIM - 2 if area in REGIONS else 66


def choice(theme: Theme, area: Area, letter: str) -> Shapes:
    """The letter of an area that may be chosen, on the ring's upper left."""
    far = (reach(area) + 14) * math.sqrt(0.5)
    return spot(theme, letter, middle(area) - far, RING_Y - far, 26)
