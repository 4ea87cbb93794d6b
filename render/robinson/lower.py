"""The plan in a row of actions, and the goal of the scenario beside it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.robinson.effects import ACTION_KINDS, ActionKind
from engine.robinson.scenarios.base import Tally
from engine.robinson.view import View
from render.art import fit, printable, shrunk, wrap
from render.frames import panel
from render.names import Player
from render.robinson.layout import GOAL_W, GOAL_X, LOW_Y, PLAN_H, PLAN_W
from render.robinson.phrases import Phrases
from render.robinson.signs import TALLY, check, disc, pawn_mark
from render.scene import Box, Icon, Label
from render.theme import HAIR, MARGIN, NUMBER, SMALL, Theme
from render.widgets import Shapes, say

CASTAWAYS = "castaways"
PAWN = 17
MOST = 6  # pawns in a cell
PLANK_W, PLANK_H = 38, 15  # of a piece of wood in the pile
PILE = 15


def plan_row(theme: Theme, phrases: Phrases, players: tuple[Player, ...]) -> Shapes:
    """A cell for each kind of action with its pawns and tokens, and one for all other pawns."""
    view = phrases.view
    x, y = MARGIN, LOW_Y
    shapes = panel(theme, x, y, PLAN_W, PLAN_H, theme.paper)
    cells = len(ACTION_KINDS) + 1
    step = (PLAN_W - 12) / cells
    for n, kind in enumerate(ACTION_KINDS):
        left = round(x + 6 + n * step)
        shapes.append(Box(round(left + step) - HAIR, y + 14, HAIR, PLAN_H - 28, theme.rule))
        shapes.append(Icon(kind, left + 28, y + 40, 44, theme.ink))
        for k, token in enumerate(view.fields.get(kind, ())[:2]):
            letter = phrases.letter(token)
            shapes += disc(theme, token, letter, left + 15 + k * 27, y + 96, 14)
        shapes += _pawns(theme, phrases, players, placed_on(view, kind), left + 73, y)
    free = [pawn.id for pawn in view.pawns if not pawn.placed] if view.stage == "plan" else []
    left = round(x + 6 + len(ACTION_KINDS) * step)
    shapes.append(Icon("pawn", left + 28, y + 40, 44, theme.ink_soft))
    return shapes + _pawns(theme, phrases, players, free, left + 73, y)


def placed_on(view: View, kind: ActionKind) -> list[str]:
    """The pawns on all actions of a kind, that of the action being resolved too."""
    doing = [] if view.doing is None else [view.doing.action]
    there = {each.id: each for each in (*view.plan, *doing)}
    return [pawn for each in there.values() if each.kind == kind for pawn in each.pawns]


def _pawns(
    theme: Theme,
    phrases: Phrases,
    players: tuple[Player, ...],
    pawns: list[str],
    x: int,
    y: int,
) -> Shapes:
    """Pawns in two columns; those for which there is no room are counted."""
    shown = pawns if len(pawns) <= MOST else pawns[: MOST - 1]
    rows = (len(shown) + (len(shown) < len(pawns)) + 1) // 2
    top = y + PLAN_H / 2 - (rows - 1) * 18
    shapes: Shapes = []
    for n, pawn in enumerate(shown):
        at = (x + n % 2 * 36, round(top + n // 2 * 36))
        shapes += pawn_mark(theme, phrases.view, players, pawn, *at, PAWN)
    if len(shown) < len(pawns):
        rest = f"+{len(pawns) - len(shown)}"
        low = round(top + 72)
        shapes.append(Label(rest, x + 36, low, "strong", 30, theme.ink, "mm"))
    return shapes


# The goal


def goal(theme: Theme, phrases: Phrases) -> Shapes:
    """What the scenario wants, and how far it is done."""
    x, y = GOAL_X, LOW_Y
    shapes = panel(theme, x, y, GOAL_W, PLAN_H, theme.paper)
    view = phrases.view
    if view.scenario == CASTAWAYS:
        return shapes + _pile(theme, view, x, y)
    if view.goal:
        return shapes + _tallies(theme, view.goal, x, y)
    words = printable(phrases.scenario())
    lines = wrap(words, SMALL, GOAL_W - 100, 3)
    shapes.append(Icon("flag", x + 44, y + PLAN_H // 2, 48, theme.ink))
    for n, line in enumerate(lines):
        middle = y + PLAN_H / 2 + (n - (len(lines) - 1) / 2) * 36
        shapes.append(say(fit(line, SMALL, GOAL_W - 100), x + 84, middle, SMALL, theme.ink, "lm"))
    return shapes


def _tallies(theme: Theme, tallies: Sequence[Tally], x: int, y: int) -> Shapes:
    """What the scenario counts: so many of so many, or a tick for what there is one of."""
    columns = 2 if len(tallies) <= 4 else 3
    step, rows = (GOAL_W - 16) // columns, -(-len(tallies) // columns)
    size = 42 if columns == 2 else 34
    shapes: Shapes = []
    for n, tally in enumerate(tallies[: 3 * columns]):
        left = x + 12 + n % columns * step
        middle = round(y + PLAN_H * (n // columns + 0.5) / rows)
        there = tally.number > 0
        faint = tally.of == 1 and not there
        color = theme.ink + "60" if faint else theme.ink
        shapes.append(Icon(TALLY.get(tally.id, "flag"), left + size // 2, middle, size, color))
        at = left + size + 10
        if tally.of == 1:
            sign = Icon("cross", at + 14, middle, 26, theme.alarm)
            shapes.append(check(theme, at + 16, middle, 26) if there else sign)
            continue
        count = f"{tally.number}/{tally.of}"
        style = shrunk(count, NUMBER, step - size - 16, 26)
        shapes.append(Label(count, at, middle, style.face, style.size, theme.ink, "lm"))
    return shapes


def _pile(theme: Theme, view: View, x: int, y: int) -> Shapes:
    """The pile of wood, column by column, its count, and the fire that must burn."""
    shapes: Shapes = []
    foot = y + PLAN_H - 14
    for column, wood in enumerate(view.pile):
        left = x + 14 + column * (PLANK_W + 4)
        for n in range(column + 1):
            laid = n < wood
            fill, line = (theme.road, theme.ink) if laid else (theme.paper_low, theme.rule)
            top = foot - (n + 1) * (PLANK_H + 3)
            shapes.append(Box(left, top, PLANK_W, PLANK_H, fill, line, HAIR, 4))
    count = f"{sum(view.pile)}/{PILE}"
    right = x + GOAL_W - 14
    shapes.append(Label(count, right, y + 34, "strong", 44, theme.ink, "rm"))
    burns = "fire" in view.built
    color = theme.alarm if burns else theme.ink + "48"
    shapes.append(Icon("fire", right - 66, y + 84, 46, color))
    if burns:
        shapes.append(check(theme, right - 18, y + 86, 26))
    else:
        shapes.append(Icon("cross", right - 18, y + 86, 28, theme.alarm))
    return shapes
