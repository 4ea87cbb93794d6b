"""The table of the toy: what lies in the middle, and a panel for every player."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.core import Text
from engine.toy.state import View
from render.art import fit, printable, shrunk, width
from render.drawing import Words
from render.frames import HEADER, RIBBON, Status, active_panel, header, panel, ribbon
from render.names import Player, players_of
from render.scene import Box, Ground, Icon, Label, Scene
from render.theme import HAIR, MARGIN, NAME, SMALL, THEMES, WIDTH, Theme
from render.toy.phrases import Phrases
from render.widgets import Shapes, coin, pill, say, spot, stat, token

WELL_Y, WELL_H = HEADER + 16, 164
PANEL_Y, PANEL_H = WELL_Y + WELL_H + 22, 262
HEIGHT = PANEL_Y + PANEL_H + 20 + RIBBON
WELLS = 6
NAME_ROOM = 380


def board(view: View, words: Words, marks: Mapping[str, str], theme: str, alt: str) -> Scene:
    """The table, with the letter of each player who may be chosen."""
    colors = THEMES[theme]
    players = players_of(words, len(view.gold))
    phrases = Phrases(words, view, tuple(fit(each.name, NAME, NAME_ROOM) for each in players))
    turn = view.turn if phrases.stage == "turn" else None
    status = None if turn is None else Status(colors.marks[turn], players[turn], phrases.status())
    shapes, _ = header(colors, phrases.title(), phrases.round(), status)
    shapes += wells(colors, phrases)
    n = len(players)
    w = (WIDTH - MARGIN * (n + 1)) // n
    for seat, player in enumerate(players):
        x = round(MARGIN + seat * (WIDTH - MARGIN) / n)
        shapes += player_panel(colors, phrases, seat, player, (x, w))
        if str(seat) in marks:
            shapes += spot(colors, marks[str(seat)], x + w - 34, PANEL_Y + 36, 24)
    stage = words.say(Text(f"draw-toy-stage-{phrases.stage}"))
    shapes += ribbon(colors, HEIGHT - RIBBON, stage, phrases.now(), "time")
    return Scene(ground(theme), tuple(shapes), alt, f"toy-{theme}")


@lru_cache(maxsize=4)
def ground(theme: str) -> Ground:
    """The bare table."""
    return Ground(f"toy-{theme}", WIDTH, HEIGHT, THEMES[theme].paper_low)


def wells(theme: Theme, phrases: Phrases) -> Shapes:
    """The deck, the discard, grit, the die, what is being played, the omen."""
    view = phrases.view
    played = ", ".join(map(phrases.card, view.on_table))
    filled = (
        ("deck", "deck", str(view.deck_size)),
        ("discard", "discard", str(len(view.discard))),
        ("grit", "determination", str(view.grit)),
        ("die", "dice", str(view.die or "-")),
        ("table", "raid", str(len(view.on_table) or "-") if played else "-"),
        ("omen", "mystery", phrases.card(view.omen) if view.omen else "-"),
    )
    w = (WIDTH - MARGIN * (WELLS + 1)) // WELLS
    shapes: Shapes = []
    for i, (name, icon, value) in enumerate(filled):
        x = MARGIN + i * (w + MARGIN)
        label = phrases.words.say(Text(f"draw-toy-{name}"))
        shapes += panel(theme, x, WELL_Y, w, WELL_H, theme.paper)
        shapes.append(say(label, x + w / 2, WELL_Y + 32, SMALL, theme.ink_soft, "mm"))
        shapes += content(theme, icon, printable(value), x, w)
    return shapes


def content(theme: Theme, icon: str, value: str, x: int, w: int) -> Shapes:
    """A number beside a large icon, or words beside a smaller one."""
    y = WELL_Y + 106
    if len(value) < 4:
        number = Label(value, x + 104, y, "strong", 54, theme.ink, "lm")
        return [Icon(icon, x + 56, y, 64, theme.ink), number]
    room = w - 76
    style = shrunk(value, NAME, room)
    words = say(fit(value, style, room), x + 66, y, style, theme.ink, "lm")
    return [Icon(icon, x + 38, y, 46, theme.ink), words]


def player_panel(
    theme: Theme, phrases: Phrases, seat: int, player: Player, at: tuple[int, int]
) -> Shapes:
    """A player's gold, cards, plan and what the player has said."""
    view, mark, (x, w) = phrases.view, theme.marks[seat], at
    frame = active_panel if phrases.stage == "turn" and view.turn == seat else panel
    shapes = frame(theme, x, PANEL_Y, w, PANEL_H, mark.pale)
    shapes += token(theme, mark, player.letter, x + 44, PANEL_Y + 37, 26)
    name = fit(player.name, NAME, w - 146)  # the corner is left for a spot
    shapes.append(say(name, x + 84, PANEL_Y + 36, NAME, theme.ink, "lm"))
    shapes.append(Box(x + 14, PANEL_Y + 70, w - 28, HAIR, theme.ink + "50"))
    shapes += coin(theme, x + 44, PANEL_Y + 108, 28, str(view.gold[seat]))
    shapes += stat(theme, "hand", str(view.hand_sizes[seat]), x + 92, PANEL_Y + 108, 42, 40)
    plan = printable(phrases.plan(seat)) or "-"
    shapes.append(Icon("map", x + 38, PANEL_Y + 172, 40, theme.ink))
    shapes.append(say(fit(plan, SMALL, w - 86), x + 70, PANEL_Y + 172, SMALL, theme.ink, "lm"))
    said = printable(phrases.said(seat))
    if said:
        middle = x + 16 + (width(said, SMALL) + 28) / 2
        shapes += pill(said, middle, PANEL_Y + 226, SMALL, theme.night, theme.chalk)
    return shapes
