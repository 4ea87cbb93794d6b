"""The plan in a row of actions: their pawns and tokens."""

from __future__ import annotations

from engine.robinson.effects import ACTION_KINDS, PLAYERS_KINDS, ActionKind
from engine.robinson.view import View
from render.frames import panel
from render.names import Player
from render.robinson.layout import LOW_Y, PLAN_H, PLAN_W
from render.robinson.phrases import Phrases
from render.robinson.signs import disc, kind_icon, pawn_mark
from render.scene import Box, Icon, Label
from render.theme import HAIR, MARGIN, Theme
from render.widgets import Shapes, star

MOST = 6  # pawns in a cell
DIGGERS = ("robinson-family",)  # the scenarios that have special actions


def kinds_of(view: View) -> tuple[ActionKind, ...]:
    """The kinds of actions that the scenario has."""
    return PLAYERS_KINDS if view.scenario in DIGGERS else ACTION_KINDS


def plan_row(theme: Theme, phrases: Phrases, players: tuple[Player, ...]) -> Shapes:
    """A cell for each kind of action with its pawns and tokens, and one for all other pawns."""
    view = phrases.view
    x, y = MARGIN, LOW_Y
    shapes = panel(theme, x, y, PLAN_W, PLAN_H, theme.paper)
    kinds = kinds_of(view)
    step = (PLAN_W - 12) / (len(kinds) + 1)
    # Pawns begin behind the icon, and end before the next cell.
    room = step - 54
    for n, kind in enumerate(kinds):
        left = round(x + 6 + n * step)
        shapes.append(Box(round(left + step) - HAIR, y + 14, HAIR, PLAN_H - 28, theme.rule))
        shapes.append(Icon(kind_icon(kind), left + 27, y + 40, 44, theme.ink))
        for k, token in enumerate(view.fields.get(kind, ())[:2]):
            letter = phrases.letter(token)
            shapes += disc(theme, token, letter, left + 15 + k * 27, y + 96, 14)
        there = placed_on(view, kind)
        if view.last is not None and view.last.kind == kind:
            shapes += star(theme, left + 46, y + 20, 14)
        shapes += _pawns(theme, phrases, players, there, left + 54, room)
    free = [pawn.id for pawn in view.pawns if not pawn.placed] if view.stage == "plan" else []
    left = round(x + 6 + len(kinds) * step)
    shapes.append(Icon("pawn", left + 27, y + 40, 44, theme.ink_soft))
    return shapes + _pawns(theme, phrases, players, free, left + 54, room)


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
    left: float,
    room: float,
) -> Shapes:
    """Pawns in two columns; those for which there is no room are counted."""
    shown = pawns if len(pawns) <= MOST else pawns[: MOST - 1]
    rows = (len(shown) + (len(shown) < len(pawns)) + 1) // 2
    top = LOW_Y + PLAN_H / 2 - (rows - 1) * 18
    r = min(17, round(room / 4) - 1)
    columns = round(left + r + 1), round(left + room - r - 3)
    shapes: Shapes = []
    for n, pawn in enumerate(shown):
        at = (columns[n % 2], round(top + n // 2 * 36))
        shapes += pawn_mark(theme, phrases.view, players, pawn, *at, r)
    if len(shown) < len(pawns):
        rest = f"+{len(pawns) - len(shown)}"
        low = round(top + 72)
        shapes.append(Label(rest, columns[1], low, "strong", 30, theme.ink, "mm"))
    return shapes
