"""The board of Robinson Crusoe from a view."""

from __future__ import annotations

from collections.abc import Mapping

from engine.robinson.view import View
from render.art import fit, printable, shrunk, width
from render.drawing import Words
from render.frames import HEADER, header, ribbon, ribbon_room
from render.names import players_of
from render.robinson.camp import camp, decks, goods, sky, threats
from render.robinson.goals import goal
from render.robinson.ground import board_ground
from render.robinson.island import island
from render.robinson.layout import RIBBON_Y, board_grid
from render.robinson.lower import plan_row
from render.robinson.news import news, where
from render.robinson.people import strips
from render.robinson.phrases import Phrases
from render.scene import Box, Scene
from render.theme import BODY, MARGIN, SMALL, THEMES, TITLE, WIDTH, Style, Theme
from render.widgets import Shapes, say

PHASE = Style("strong", 34)  # not in the titles' face: its numbers matter
NAME_ROOM = 300  # pixels for a name in a sentence


def board(view: View, words: Words, marks: Mapping[str, str], theme: str, alt: str) -> Scene:
    """The table, with the letter of each space that may be chosen."""
    colors = THEMES[theme]
    players = players_of(words, seats_of(view))
    phrases = fitted(view, words)
    shapes = island(colors, phrases, board_grid(len(view.island)), marks)
    shapes += camp(colors, phrases) + goods(colors, view)
    shapes += sky(colors, phrases) + decks(colors, view) + threats(colors, phrases, players)
    shapes += plan_row(colors, phrases, players) + goal(colors, phrases)
    shapes += strips(colors, phrases, players)
    shapes += top(colors, phrases, phrases.title(), phrases.scenario()) + foot(colors, phrases)
    return Scene(board_ground(theme, len(view.island)), tuple(shapes), alt, f"robinson-{theme}")


def seats_of(view: View) -> int:
    """How many play."""
    return len(view.characters)


def fitted(view: View, words: Words, room: float = NAME_ROOM) -> Phrases:
    """Wordings with the players' names cut to *room*."""
    players = players_of(words, seats_of(view))
    return Phrases(words, view, tuple(fit(player.name, BODY, room) for player in players))


def top(theme: Theme, phrases: Phrases, title: str, *more: str) -> Shapes:
    """The header: a title, the round and *more* as far as it fits, the phase at its right end."""
    said = printable(where(phrases))
    after = phrases.round()
    for each in more:
        longer = printable(f"{after} · {each}")
        # The header's own spaces are 24 and two of 22, and around the phase it is 108.
        taken = width(printable(title), TITLE) + width(longer, SMALL) + width(said, PHASE) + 176
        after = longer if taken <= WIDTH - MARGIN else after
    shapes, x = header(theme, title, after, None)
    room = WIDTH - MARGIN - x - 60
    style = shrunk(said, PHASE, room)
    said = fit(said, style, room)
    w = round(width(said, style)) + 48
    left = WIDTH - MARGIN - w
    shapes.append(
        Box(left, 12, w, HEADER - 24, theme.paper, None, 0, (HEADER - 24) // 2),
    )
    return [*shapes, say(said, left + w / 2, HEADER / 2, style, theme.ink, "mm")]


def foot(theme: Theme, phrases: Phrases) -> Shapes:
    """The ribbon: what matters now."""
    label, icon, said = news(phrases)
    room = ribbon_room(label)
    fits = next((each for each in said if width(printable(each), BODY) <= room), said[-1])
    return ribbon(theme, RIBBON_Y, label, fits, icon)
