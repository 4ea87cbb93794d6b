"""The plan as a picture: each action with its pawns, dice, price and faults, and what it lacks."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core import Seat
from engine.robinson.effects import PLAYERS_KINDS
from engine.robinson.view import PlannedView, View
from render.art import fit, printable, shrunk, width, wrap
from render.drawing import Words
from render.frames import HEADER, panel
from render.names import Player, players_of
from render.robinson.board import fitted, seats_of, top
from render.robinson.ground import table_ground
from render.robinson.layout import HEIGHT
from render.robinson.news import lacking
from render.robinson.phrases import Phrases
from render.robinson.signs import GOODS, check, disc, kind_icon, pawn_mark
from render.scene import Box, Icon, Label, Oval, Scene
from render.theme import (
    BODY,
    LINE,
    MARGIN,
    NAME,
    RADIUS,
    SMALL,
    THEMES,
    WIDTH,
    Theme,
)
from render.widgets import Shapes, pill, say, token

ROLLING = ("build", "gather", "explore")
TOP = HEADER + 14
ROW, SECOND, APART = 66, 50, 8  # of an action, of its faults, between actions
ACTION_W, PAWNS_X, TOKENS_X, DICE_X, PRICE_X = 500, 600, 902, 978, 1196
PAWN_STEP, MOST_PAWNS = 50, 6
FOOT_LINE, FOOT_PAD = 42, 58


class Sheet(msgspec.Struct, frozen=True):
    """A plan to be shown: the one being made, or a proposal."""

    title: str
    plan: tuple[PlannedView, ...]
    said: tuple[str, ...]  # what it lacks, or whose it is
    heading: str
    agreed: tuple[bool, ...]  # by seat: who is ready for it
    agreeing: str = "agreed"  # the message that names them


def plan_sheet(phrases: Phrases) -> Sheet:
    """The plan on the table."""
    view = phrases.view
    missing = [] if view.uncovered is None else lacking(phrases, view.uncovered)
    said = missing or [phrases.say("lacks-nothing" if view.uncovered else "no-planning")]
    agreed = view.ready if view.stage == "plan" else ()
    return Sheet(
        phrases.say("plan"),
        _in_order(view.plan),
        tuple(said),
        phrases.say("lacks"),
        agreed,
        "are-ready",
    )


def proposal_sheet(phrases: Phrases) -> Sheet:
    """The plan that somebody has put forward."""
    proposal = phrases.view.proposal
    assert proposal is not None
    agreed = tuple(Seat(n) in proposal.accepted for n in range(len(phrases.names)))
    by = phrases.say("proposed-by", name=phrases.player(proposal.by))
    return Sheet(
        phrases.say("proposal"), _in_order(proposal.plan), (by,), phrases.say("proposal"), agreed
    )


def draft_sheet(phrases: Phrases, seat: Seat) -> Sheet:
    """The proposal that a seat is still working at."""
    plan = phrases.view.proposing[seat] or ()
    own = seat == phrases.view.seat
    said = phrases.say("draft-own" if own else "drafted-by", name=phrases.player(seat))
    return Sheet(phrases.say("draft"), _in_order(plan), (said,), phrases.say("draft"), ())


def _in_order(plan: Sequence[PlannedView]) -> tuple[PlannedView, ...]:
    return tuple(sorted(plan, key=lambda each: PLAYERS_KINDS.index(each.kind)))


def problems(phrases: Phrases, planned: PlannedView) -> list[str]:
    """What is wrong with an action, each in a few words."""
    return [phrases.say("problem", what=each.what, n=each.n) for each in planned.problems]


def dice(phrases: Phrases, planned: PlannedView) -> str:
    """Whether dice will be rolled; nothing for actions that never do."""
    if planned.kind not in ROLLING or not planned.pawns:
        return ""
    return phrases.say("rolls" if planned.rolls else "sure")


def split(sheet: Sheet) -> list[Sheet]:
    """The sheet on as many pages as it needs."""
    room = HEIGHT - TOP - _foot_height(sheet) - 12
    found: list[list[PlannedView]] = [[]]
    high = 0
    for planned in sheet.plan:
        if found[-1] and high + row_height(planned) > room:
            found.append([])
            high = 0
        found[-1].append(planned)
        high += row_height(planned)
    return [msgspec.structs.replace(sheet, plan=tuple(each)) for each in found]


def row_height(planned: PlannedView) -> int:
    return ROW + (SECOND if planned.problems else 0) + APART


def _foot_height(sheet: Sheet) -> int:
    lines = max(len(sheet.said), len(sheet.agreed), 1)
    return FOOT_PAD + lines * FOOT_LINE + 16


def draw_plan(view: View, sheet: Sheet, words: Words, theme: str, alt: str) -> Scene:
    """One page of a plan."""
    colors = THEMES[theme]
    phrases = fitted(view, words, 420)
    players = players_of(words, seats_of(view))
    shapes = top(colors, phrases, sheet.title)
    y = TOP
    # Tokens apply to the first action of a kind.
    firsts = {each.kind: each.id for each in reversed(view.plan)}.values()
    for planned in sheet.plan:
        tokens = view.fields.get(planned.kind, ()) if planned.id in firsts else ()
        shapes += _row(colors, phrases, players, planned, tokens, y)
        y += row_height(planned)
    if not sheet.plan:
        empty = printable(phrases.say("no-actions"))
        shapes.append(say(empty, MARGIN + 8, y + ROW / 2, BODY, colors.ink_soft, "lm"))
        y += ROW + APART
    shapes += _foot(colors, sheet, players, y + 4)
    height = y + _foot_height(sheet)
    return Scene(table_ground(theme, height), tuple(shapes), alt, f"robinson_table-{theme}")


def _row(
    theme: Theme,
    phrases: Phrases,
    players: tuple[Player, ...],
    planned: PlannedView,
    tokens: Sequence[str],
    y: int,
) -> Shapes:
    """An action: what, who, tokens, dice, price; its faults in a second line."""
    x, w, h = MARGIN, WIDTH - 2 * MARGIN, row_height(planned) - APART
    middle = y + ROW // 2
    shapes: Shapes = [Box(x, y, w, h, theme.paper, theme.ink, LINE, RADIUS)]
    shapes.append(Icon(kind_icon(planned.kind), x + 38, middle, 46, theme.ink))
    words = printable(phrases.action(planned))
    style = shrunk(words, BODY, ACTION_W)
    if width(words, style) <= ACTION_W:
        shapes.append(say(words, x + 74, middle, style, theme.ink, "lm"))
    else:
        for n, line in enumerate(wrap(words, SMALL, ACTION_W, 2)):
            shapes.append(say(line, x + 74, middle - 15 + n * 30, SMALL, theme.ink, "lm"))
    shapes += _pawns(theme, phrases, players, planned, middle)
    for n, name in enumerate(tokens[:2]):
        shapes += disc(theme, name, phrases.letter(name), TOKENS_X + n * 42, middle, 19)
    shapes += _dice(theme, phrases, planned, middle)
    shapes += _price(theme, planned, middle)
    if planned.problems:
        shapes += _faults(theme, phrases, planned, x + 74, y + ROW + SECOND // 2 - 6)
    return shapes


def _pawns(
    theme: Theme, phrases: Phrases, players: tuple[Player, ...], planned: PlannedView, y: int
) -> Shapes:
    """The pawns there, and empty rings for those that are missing."""
    there = planned.pawns
    missing = max(0, planned.needed - len(there))
    shown = there if len(there) + missing <= MOST_PAWNS else there[: MOST_PAWNS - 1]
    shapes: Shapes = []
    at = PAWNS_X + 24
    for pawn in shown:
        shapes += pawn_mark(theme, phrases.view, players, pawn, at, y, 22)
        at += PAWN_STEP
    if len(shown) < len(there):
        rest = f"+{len(there) - len(shown)}"
        return [*shapes, Label(rest, at, y, "strong", 32, theme.ink, "mm")]
    for _ in range(min(missing, MOST_PAWNS - len(shown))):
        shapes.append(Oval(at, y, 20, 20, theme.paper_low, theme.alarm, LINE))
        shapes.append(Label("?", at, y, "strong", 28, theme.alarm, "mm"))
        at += PAWN_STEP
    return shapes


def _dice(theme: Theme, phrases: Phrases, planned: PlannedView, y: int) -> Shapes:
    words = printable(dice(phrases, planned))
    if not words:
        return []
    sign = Icon("dice", DICE_X + 20, y, 40, theme.ink)
    shapes: Shapes = [sign if planned.rolls else check(theme, DICE_X + 20, y, 34)]
    return [*shapes, say(words, DICE_X + 50, y, SMALL, theme.ink, "lm")]


def _price(theme: Theme, planned: PlannedView, y: int) -> Shapes:
    """The goods that the action takes."""
    shapes: Shapes = []
    x = PRICE_X
    for kind, icon in GOODS.items():
        number = getattr(planned.price, kind, 0)
        if number:
            shapes.append(Icon(icon, x + 20, y, 40, theme.ink))
            shapes.append(Label(str(number), x + 46, y, "strong", 38, theme.ink, "lm"))
            x += 92
    return shapes


def _faults(theme: Theme, phrases: Phrases, planned: PlannedView, x: int, y: int) -> Shapes:
    shapes: Shapes = []
    left = float(x)
    for words in map(printable, problems(phrases, planned)):
        wide = width(words, SMALL) + 28
        shapes += pill(words, left + wide / 2, y, SMALL, theme.alarm, theme.white)
        left += wide + 10
    return shapes


def _foot(theme: Theme, sheet: Sheet, players: tuple[Player, ...], y: int) -> Shapes:
    """What is lacking on the left, who agrees on the right."""
    h = _foot_height(sheet) - 16
    right_w = 470 if sheet.agreed else 0
    w = WIDTH - 2 * MARGIN - (right_w + 14 if right_w else 0)
    shapes = panel(theme, MARGIN, y, w, h, theme.paper)
    shapes.append(
        say(fit(printable(sheet.heading), NAME, w - 40), MARGIN + 20, y + 28, NAME, theme.ink, "lm")
    )
    for n, line in enumerate(sheet.said):
        base = y + FOOT_PAD + n * FOOT_LINE + FOOT_LINE / 2 - 6
        style = shrunk(printable(line), BODY, w - 70)
        shapes.append(Oval(MARGIN + 30, base, 6, 6, theme.alarm))
        shapes.append(
            say(fit(printable(line), style, w - 70), MARGIN + 50, base, style, theme.ink, "lm")
        )
    if not right_w:
        return shapes
    x = WIDTH - MARGIN - right_w
    shapes += panel(theme, x, y, right_w, h, theme.paper)
    for seat, agrees in enumerate(sheet.agreed):
        row = y + 32 + seat * FOOT_LINE
        shapes += token(theme, theme.marks[seat], players[seat].letter, x + 34, row, 17)
        name = printable(players[seat].name)
        style = shrunk(name, NAME, right_w - 130)
        shapes.append(say(fit(name, style, right_w - 130), x + 66, row, style, theme.ink, "lm"))
        sign = check(theme, x + right_w - 36, row, 30)
        shapes.append(sign if agrees else Icon("time", x + right_w - 36, row, 30, theme.ink_soft))
    return shapes
