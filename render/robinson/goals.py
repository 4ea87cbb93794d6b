"""What each scenario wants, on the board: a small panel for each of the seven."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from engine.robinson.scenarios.base import Tally
from render.art import fit, printable, shrunk, width, wrap
from render.frames import panel
from render.robinson.glyphs import GLYPHS
from render.robinson.layout import GOAL_W, GOAL_X, LOW_Y, PLAN_H
from render.robinson.phrases import Phrases, lava_next
from render.robinson.signs import check
from render.scene import Box, Icon, Label
from render.theme import HAIR, NUMBER, SMALL, Theme
from render.widgets import Shapes, say

Counts: TypeAlias = "Mapping[str, Tally]"

X, MIDDLE = GOAL_X, LOW_Y + PLAN_H // 2
HIGH, LOW = LOW_Y + 34, LOW_Y + 88  # the middles of two rows
FAINT = "48"
PLANK_W, PLANK_H = 38, 15  # of a piece of wood in the pile
PILE = 15
CAPTURED, SAVED = 1, 2  # what has become of the actress


def goal(theme: Theme, phrases: Phrases) -> Shapes:
    """What the scenario wants, and how far it is done."""
    shapes = panel(theme, X, LOW_Y, GOAL_W, PLAN_H, theme.paper)
    view = phrases.view
    counts = {tally.id: tally for tally in view.goal}
    if not counts:
        return shapes + _name(theme, phrases)
    return shapes + PANELS[view.scenario](theme, phrases, counts)


def _name(theme: Theme, phrases: Phrases) -> Shapes:
    """The scenario's name, before anything is counted."""
    lines = wrap(printable(phrases.scenario()), SMALL, GOAL_W - 100, 3)
    shapes: Shapes = [Icon("flag", X + 44, MIDDLE, 48, theme.ink)]
    for n, line in enumerate(lines):
        middle = MIDDLE + (n - (len(lines) - 1) / 2) * 36
        shapes.append(say(fit(line, SMALL, GOAL_W - 100), X + 84, middle, SMALL, theme.ink, "lm"))
    return shapes


# Pieces of panels


def _sign(theme: Theme, name: str, x: int, y: int, size: int, color: str = "") -> Shapes:
    """An icon, or a glyph where there is no icon."""
    if name in GLYPHS:
        return GLYPHS[name](theme, x, y, size * 0.6)
    return [Icon(name, x, y, size, color or theme.ink)]


def _counted(
    theme: Theme, sign: str, words: str, x: int, y: int, room: int, color: str = ""
) -> Shapes:
    """A sign, and how many there are of it."""
    style = shrunk(words, NUMBER, room - 56, 28)
    label = Label(words, x + 50, y, style.face, style.size, color or theme.ink, "lm")
    return [*_sign(theme, sign, x + 22, y, 42), label]


def _step(theme: Theme, icon: str, x: int, y: int, size: int, done: bool) -> Shapes:
    """Something there is one of: ticked, or faint and crossed."""
    mark_x = x + size // 2 + 18
    if done:
        return [Icon(icon, x, y, size, theme.ink), check(theme, mark_x, y, 28)]
    cross = Icon("cross", mark_x, y, 26, theme.alarm)
    return [Icon(icon, x, y, size, theme.ink + FAINT), cross]


def _of(tally: Tally) -> str:
    return f"{tally.number}/{tally.of}"


# The seven panels


def _castaways(theme: Theme, phrases: Phrases, counts: Counts) -> Shapes:
    """The pile of wood, column by column, its count, and the fire that must burn."""
    view = phrases.view
    shapes: Shapes = []
    foot = LOW_Y + PLAN_H - 14
    for column, wood in enumerate(view.pile):
        left = X + 14 + column * (PLANK_W + 4)
        for n in range(column + 1):
            fill, line = (theme.road, theme.ink) if n < wood else (theme.paper_low, theme.rule)
            top = foot - (n + 1) * (PLANK_H + 3)
            shapes.append(Box(left, top, PLANK_W, PLANK_H, fill, line, HAIR, 4))
    right = X + GOAL_W - 14
    count = f"{sum(view.pile)}/{PILE}"
    shapes.append(Label(count, right, LOW_Y + 34, "strong", 38, theme.ink, "rm"))
    if view.pile_wood:
        # Wood that may go nowhere else.
        spare = f"+{view.pile_wood}"
        shapes.append(Label(spare, X + 18, LOW_Y + 30, "strong", 34, theme.good, "lm"))
        shapes.append(Icon("wood", round(X + 44 + width(spare, NUMBER)), LOW_Y + 30, 36, theme.ink))
    burns = counts["fire"].number > 0
    color = theme.alarm if burns else theme.ink + FAINT
    shapes.append(Icon("fire", right - 66, LOW_Y + 84, 46, color))
    if burns:
        shapes.append(check(theme, right - 18, LOW_Y + 86, 26))
    else:
        shapes.append(Icon("cross", right - 18, LOW_Y + 86, 28, theme.alarm))
    return shapes


def _cursed_island(theme: Theme, phrases: Phrases, counts: Counts) -> Shapes:
    """Five crosses, and how much fog there is."""
    crosses = counts["crosses"]
    step = (GOAL_W - 28) // crosses.of
    shapes: Shapes = [
        Icon("priest", X + 14 + step // 2 + n * step, HIGH + 4, 50, theme.ink)
        if n < crosses.number
        else Icon("priest", X + 14 + step // 2 + n * step, HIGH + 4, 50, theme.ink + "30")
        for n in range(crosses.of)
    ]
    return shapes + _counted(theme, "fog", _of(counts["fog"]), X + 98, LOW + 4, 180)


def _jenny(theme: Theme, phrases: Phrases, counts: Counts) -> Shapes:
    """The raft, then Jenny, then the lifeboat; and the hearts she has left."""
    shapes: Shapes = []
    for n, (what, icon) in enumerate(
        (("raft", "canoe"), ("jenny", "person"), ("lifeboat", "ship"))
    ):
        x = X + 40 + n * 108
        shapes += _step(theme, icon, x, HIGH + 2, 46, counts[what].number > 0)
    hearts = counts["jenny-hearts"]
    color = theme.alarm if hearts.number <= 2 else theme.ink
    return shapes + _counted(theme, "life", _of(hearts), X + 92, LOW + 4, 190, color)


def _volcano_island(theme: Theme, phrases: Phrases, counts: Counts) -> Shapes:
    """Tiles and totems explored, the boat, and where lava comes next."""
    shapes = _counted(theme, "explore", _of(counts["tiles"]), X + 10, HIGH, 118)
    shapes += _counted(theme, "totem", _of(counts["totems"]), X + 122, HIGH, 118)
    shapes += _step(theme, "boat", X + 262, HIGH, 42, counts["boat"].number > 0)
    number, _ = lava_next(phrases.view)
    shapes.append(Icon("fire", X + 32, LOW, 40, theme.alarm if number else theme.ink + FAINT))
    words = printable(phrases.lava())
    style = shrunk(words, SMALL, GOAL_W - 72, 30)
    return [*shapes, say(fit(words, style, GOAL_W - 72), X + 60, LOW, style, theme.ink, "lm")]


def _cannibal_island(theme: Theme, phrases: Phrases, counts: Counts) -> Shapes:
    """Villages burnt, the weapons there are, and the strength that has to be met."""
    weapon = phrases.view.weapon
    shapes = _counted(theme, "powwow", _of(counts["villages"]), X + 14, HIGH, 150)
    shapes += _counted(theme, "weapon", str(weapon), X + 176, HIGH, 150)
    for n, (what, icon) in enumerate((("village-strength", "village"), ("city-strength", "fort"))):
        x, strength = X + 14 + n * 162, counts[what].number
        shapes += _counted(theme, icon, str(strength), x, LOW, 108)
        at = x + 68 + width(str(strength), NUMBER)
        shapes.append(
            check(theme, at, LOW, 26)
            if weapon >= strength
            else Icon("cross", round(at), LOW, 24, theme.alarm)
        )
    return shapes


def _robinson_family(theme: Theme, phrases: Phrases, counts: Counts) -> Shapes:
    """What the home has, the inventions built, and the children who must eat."""
    shapes: Shapes = []
    for n, what in enumerate(("shelter", "roof", "palisade", "weapon")):
        shapes += _step(theme, what, X + 28 + n * 79, HIGH, 38, counts[what].number > 0)
    shapes += _counted(theme, "invention", _of(counts["inventions"]), X + 8, LOW, 130)
    children = counts["children"]
    shapes.append(Icon("settler", X + 168, LOW, 40, theme.ink))
    for n in range(children.of):
        born = n < children.number
        color = theme.ink if born else theme.ink + "30"
        shapes.append(Icon("person", X + 212 + n * 40, LOW + 2, 38, color))
    return shapes


def _king_kong_island(theme: Theme, phrases: Phrases, counts: Counts) -> Shapes:
    """How many of the film crew live, and who is next; traps, what the hunt costs, lairs."""
    weapons, fate = counts["kong-weapons"], counts["actress"].number
    shapes = _counted(theme, "person", _of(counts["crew"]), X + 4, HIGH, 118)
    # The actress stands behind bars, or is back.
    right = X + GOAL_W - 12
    if fate == CAPTURED:
        shapes += GLYPHS["prison"](theme, right - 22, HIGH, 28)
    elif fate == SAVED:
        shapes.append(Icon("person", right - 40, HIGH, 40, theme.ink))
        shapes.append(check(theme, right - 14, HIGH + 4, 24))
    room = right - (54 if fate else 0) - (X + 118)
    words = printable(phrases.leftmost())
    style = shrunk(words, SMALL, room, 30)
    shapes.append(say(fit(words, style, room), X + 118, HIGH, style, theme.ink, "lm"))
    color = theme.good if weapons.number >= weapons.of else theme.ink
    shapes += _counted(theme, "trap", _of(counts["traps"]), X + 4, LOW, 118)
    shapes += _counted(theme, "weapon", _of(weapons), X + 118, LOW, 126, color)
    return shapes + _counted(theme, "totem", str(counts["lairs"].number), X + 242, LOW, 90)


Panel: TypeAlias = "Callable[[Theme, Phrases, Counts], Shapes]"
PANELS: Mapping[str, Panel] = MappingProxyType(
    {
        "castaways": _castaways,
        "cursed-island": _cursed_island,
        "jenny": _jenny,
        "volcano-island": _volcano_island,
        "cannibal-island": _cannibal_island,
        "robinson-family": _robinson_family,
        "king-kong-island": _king_kong_island,
    }
)
