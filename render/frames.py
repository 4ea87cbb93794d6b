"""What frames a board: the header, panels, the ribbon. Shapes come back."""

from __future__ import annotations

import msgspec

from render.art import fit, printable, width
from render.names import Player
from render.scene import Box, Icon
from render.theme import (
    BODY,
    HEAVY,
    LINE,
    MARGIN,
    NAME,
    RADIUS,
    SMALL,
    TITLE,
    WIDTH,
    Mark,
    Theme,
)
from render.widgets import Shapes, say, star, token

HEADER, RIBBON = 84, 60
EDGE = 24  # from the picture's edge to the title


class Status(msgspec.Struct, frozen=True):
    """Whose turn it is, for the header's pill."""

    mark: Mark
    player: Player
    words: str


def header(
    theme: Theme, title: str, after: str, status: Status | None, reserved: int = 0
) -> tuple[Shapes, float]:
    """The dark bar on top: the game, the round, whose turn; and where its free middle begins.

    The middle is at least *reserved* wide.
    """
    title = printable(title)
    y = HEADER / 2
    shapes: Shapes = [
        Box(0, 0, WIDTH, HEADER, theme.night),
        say(title, EDGE, y, TITLE, theme.chalk, "lm"),
    ]
    x = EDGE + width(title, TITLE) + 22
    if after:
        shapes.append(say(after, x, y + 4, SMALL, theme.night_soft, "lm"))
        x += width(printable(after), SMALL) + 22
    if status is not None:
        shapes += status_pill(theme, status, WIDTH - MARGIN - x - reserved)
    return shapes, x


def status_pill(theme: Theme, status: Status, room: float) -> Shapes:
    """Whose turn it is, on the player's pale colour at the header's right end."""
    words = fit(printable(status.words), NAME, room - 92)
    w = round(width(words, NAME)) + 92
    x, y = WIDTH - MARGIN - w, HEADER / 2
    return [
        Box(x, 10, w, HEADER - 20, status.mark.pale, None, 0, (HEADER - 20) // 2),
        *token(theme, status.mark, status.player.letter, x + 36, y, 22),
        say(words, x + 70, y, NAME, theme.ink, "lm"),
    ]


def ribbon(theme: Theme, y: float, label: str, words: str, icon: str = "") -> Shapes:
    """The dark bar at the foot: the last move in words, or something else that has an *icon*."""
    label, middle, room = printable(label), y + RIBBON / 2, ribbon_room(label)
    x = WIDTH - MARGIN - room
    badge = [Icon(icon, 46, middle, 42, theme.chalk)] if icon else star(theme, 46, middle, 21)
    color = theme.chalk if icon else theme.gold
    cut = fit(printable(words), BODY, room)
    return [
        Box(0, y, WIDTH, RIBBON, theme.night),
        *badge,
        say(label, 84, middle, NAME, color, "lm"),
        say(cut, x, middle, BODY, theme.chalk, "lm"),
    ]


def ribbon_room(label: str) -> float:
    """How wide the words behind a ribbon's label may be."""
    return WIDTH - MARGIN - (84 + width(printable(label), NAME) + 20)


def panel(theme: Theme, x: float, y: float, w: float, h: float, fill: str) -> Shapes:
    """A sheet of paper that holds a player's things."""
    return [Box(x, y, w, h, fill, theme.ink, LINE, RADIUS, None, (4, 6, theme.shade))]


def active_panel(theme: Theme, x: float, y: float, w: float, h: float, fill: str) -> Shapes:
    """The panel of whoever is to move: a heavy frame inside a rim of chalk."""
    rim = Box(
        x - 6,
        y - 6,
        w + 12,
        h + 12,
        theme.chalk,
        theme.ink,
        LINE,
        RADIUS + 7,
        None,
        (4, 6, theme.shade),
    )
    return [rim, Box(x - 2, y - 2, w + 4, h + 4, fill, theme.ink, HEAVY, RADIUS + 2)]
