"""What stands on the route: scouts, camps, Mackenzie, the last move's way."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from engine.lewis_clark.content import FIRST_SPACE, FORT_CLATSOP, LAST_SPACE, ROUTE, ST_LOUIS
from engine.lewis_clark.state import LastTurn
from engine.lewis_clark.view import View
from render.lewis_clark.ground import CORNER, ROCK, cell
from render.lewis_clark.layout import SPACE, at
from render.names import Player
from render.scene import Box, Icon, Label, Path, Point, Poly
from render.theme import BOLD, LINE, MARGIN, WIDTH, Mark, Theme
from render.widgets import Shapes, mark_shape, ring, spot, star, token

ALONE = 23  # the radius of a piece that has its space for itself
SHORT = 40  # how far the gold arrow ends before the piece
NEAR = 2  # spaces: too short a way for an arrow
# Where several pieces stand on a space, and their radius.
TOGETHER: Mapping[int, tuple[int, tuple[Point, ...]]] = MappingProxyType(
    {
        1: (ALONE, ((0, 0),)),
        2: (18, ((-15, -13), (15, 13))),
        3: (15, ((-16, -14), (16, -14), (0, 15))),
        4: (14, ((-16, -15), (16, -15), (-16, 15), (16, 15))),
        5: (12, ((-17, -17), (17, -17), (0, 0), (-17, 17), (17, 17))),
    }
)
# Spaces that all may share have a plate for three pieces and more: where its middle lies.
PLATES: Mapping[int, int] = MappingProxyType({FIRST_SPACE: 52, ST_LOUIS: 52, LAST_SPACE: -49})
CROWD = 3
NUMBERED = 5  # every fifth space shows its number
# Where the letter of an occupied space lies, by how many pieces stand there.
BESIDE: Mapping[int, Point] = MappingProxyType(
    {1: (-24, -24), 2: (24, -24), 3: (26, 24), 4: (0, -38)}
)
PLATE_H, PLATE_STEP, PLATE_R = 42, 56, 17


class Piece(msgspec.Struct, frozen=True):
    """What one player has on a space: the scout, the camp, or both."""

    mark: Mark
    letter: str
    scout: bool = True
    camp: bool = False
    last: bool = False  # moved last


def rival(theme: Theme) -> Mark:
    """The mark of Alexander Mackenzie in the solo game."""
    return theme.marks[-1]


def route(
    theme: Theme, view: View, players: tuple[Player, ...], mackenzie: str, marks: Mapping[str, str]
) -> Shapes:
    """All that stands on the route, over spaces that aren't as printed."""
    shapes = changes(theme, view)
    if view.last is not None:
        shapes += trail(theme, view.last)
    crowds = pieces(theme, view, players, mackenzie)
    taken = {*crowds, *(head(view.last) if view.last is not None else ())}
    for space in range(FIRST_SPACE, LAST_SPACE + 1, NUMBERED):
        if space not in taken and f"space-{space}" not in marks:
            shapes += number(theme, view, space)
    for space, crowd in sorted(crowds.items()):
        if len(crowd) >= CROWD and space in PLATES:
            shapes += plate(theme, space, crowd)
        else:
            shapes += group(theme, at(space), crowd)
    for space in range(FIRST_SPACE, LAST_SPACE + 1):
        letter = marks.get(f"space-{space}")
        if letter:
            shapes += choice(theme, space, letter, len(crowds.get(space, ())))
    return shapes


def changes(theme: Theme, view: View) -> Shapes:
    """Spaces with another terrain than printed, each as a tile laid upon it."""
    shapes: Shapes = []
    for space, (printed, terrain) in enumerate(zip(ROUTE, view.route, strict=True), FIRST_SPACE):
        if printed != terrain:
            x, y = at(space)
            left, top = x - SPACE // 2, y - SPACE // 2
            shapes += cell(theme, space, terrain)
            shapes.append(
                Box(left + 2, top + 2, SPACE - 4, SPACE - 4, None, theme.chalk, 4, CORNER - 2)
            )
    return shapes


def pieces(
    theme: Theme, view: View, players: tuple[Player, ...], mackenzie: str
) -> dict[int, list[Piece]]:
    """What stands on each space, by seat; a scout in its camp is one piece."""
    found: dict[int, list[Piece]] = {}
    for seat, (each, player) in enumerate(zip(view.expeditions, players, strict=True)):
        mark = theme.marks[seat]
        last = view.last is not None and _moved(view.last) and view.last.seat == seat
        together = each.scout == each.camp
        scout = Piece(mark, player.letter, True, together, last)
        found.setdefault(each.scout, []).append(scout)
        if not together:
            found.setdefault(each.camp, []).append(Piece(mark, player.letter, False, True))
    if view.mackenzie is not None:
        found.setdefault(view.mackenzie, []).append(Piece(rival(theme), mackenzie))
    return found


def _moved(last: LastTurn) -> bool:
    return last.start != last.space or last.camped


def number(theme: Theme, view: View, space: int) -> Shapes:
    """The number of a space on which nothing stands."""
    if space in (FIRST_SPACE, ST_LOUIS):
        return []
    water = theme.water_low if space > FORT_CLATSOP else theme.water
    back = ROCK if view.route[space - FIRST_SPACE] == "mountain" else water
    return [Label(str(space), *at(space), "strong", 34, theme.ink, "mm", back)]


def head(last: LastTurn) -> tuple[int, ...]:
    """The space on which the head of the gold arrow lies, if there is an arrow."""
    if abs(last.space - last.start) < NEAR:
        return ()
    return (last.space + (1 if last.space < last.start else -1),)


def trail(theme: Theme, last: LastTurn) -> Shapes:
    """The way that the scout went last, in gold."""
    if abs(last.space - last.start) < NEAR:
        return []
    step = 1 if last.space > last.start else -1
    points = [at(space) for space in range(last.start, last.space + step, step)]
    (ax, ay), (bx, by) = points[-2:]
    far = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    points[-1] = (bx - (bx - ax) / far * SHORT, by - (by - ay) / far * SHORT)
    x, y = points[-1]
    tip = (x - (bx - ax) / far * 4, y - (by - ay) / far * 4)
    return [
        Path(tuple(points), theme.ink, 14, None, 29),
        Path((*points[:-1], tip), theme.gold, 8, None, 21),
    ]


def group(theme: Theme, middle: Point, crowd: list[Piece]) -> Shapes:
    """Pieces on one space, the one that moved last in gold."""
    r, places = TOGETHER[min(len(crowd), max(TOGETHER))]
    shapes: Shapes = []
    for (dx, dy), piece in zip(places, crowd, strict=False):
        x, y = middle[0] + dx, middle[1] + dy
        if piece.last and len(crowd) == 1:
            shapes += ring(theme, x, y, r - 1)
        shapes += drawn(theme, piece, x, y, r)
        if piece.last and len(crowd) == 1:
            shapes += star(theme, x + r + 5, y - r - 5, 14)
    for (dx, dy), piece in zip(places, crowd, strict=False):
        if piece.last and len(crowd) > 1:
            shapes += star(theme, middle[0] + dx + r - 2, middle[1] + dy - r + 2, 12)
    return shapes


def plate(theme: Theme, space: int, crowd: list[Piece]) -> Shapes:
    """A plate beside a space that holds more than there is room for."""
    x, y = at(space)
    dy = PLATES[space]
    w = len(crowd) * PLATE_STEP + 12
    middle = min(x, WIDTH - MARGIN - w / 2)
    near = -PLATE_H / 2 + 2 if dy > 0 else PLATE_H / 2 - 2
    edge, tip = y + dy + near, y + dy + near * 1.7
    points = ((x, tip), (x - 12, edge), (x + 12, edge))
    shade = (3, 4, theme.shade)
    shapes: Shapes = [
        Box(middle - w / 2, y + dy - PLATE_H / 2, w, PLATE_H, theme.paper, theme.ink, LINE, 22,
            None, shade),
        Poly(points, theme.ink),
    ]  # fmt: skip
    for n, piece in enumerate(crowd):
        cx = middle + (n - (len(crowd) - 1) / 2) * PLATE_STEP
        shapes += drawn(theme, piece, cx, y + dy, PLATE_R)
        if piece.last:
            shapes += star(theme, cx + PLATE_R, y + dy - PLATE_R, 12)
    return shapes


def drawn(theme: Theme, piece: Piece, x: float, y: float, r: float) -> Shapes:
    """A scout's token, a camp's tent in its owner's shape, or the token on that shape."""
    if not piece.camp:
        return token(theme, piece.mark, piece.letter, x, y, r)
    if not piece.scout:
        return tent(theme, piece.mark, x, y, r)
    frame = mark_shape(
        piece.mark, x, y, r + 4, theme.paper, (theme.ink, LINE), False, (3, 4, theme.shade)
    )
    return [frame, *token(theme, piece.mark, piece.letter, x, y, r - 2)]


def tent(theme: Theme, mark: Mark, x: float, y: float, r: float) -> Shapes:
    """A camp."""
    drop = r * 0.2 if mark.shape == "triangle" else 0
    shadow = (2, 3, theme.shade)
    return [
        mark_shape(mark, x, y, r + 1, theme.ink, (theme.ink, LINE), False, shadow),
        mark_shape(mark, x, y, r - 1, theme.paper, (mark.color, BOLD), False),
        Icon("camp", round(x), round(y + drop), round(r * 1.1), theme.ink),
    ]


def choice(theme: Theme, space: int, letter: str, crowd: int) -> Shapes:
    """The letter of a space to which the scout may come, beside the *crowd* that stands there."""
    x, y = at(space)
    if not crowd or (crowd >= CROWD and space in PLATES):
        return spot(theme, letter, x, y, 22)
    dx, dy = BESIDE[min(crowd, max(BESIDE))]
    return spot(theme, letter, x + dx, y + dy, 15)
