"""The pictures of a panel, each with its alt text and the name of its bytes."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from itertools import count
from typing import Literal, TypeAlias

import msgspec

from bot.present.limits import ALT, fit, length
from bot.present.panel import Picture
from bot.present.table import Table
from bot.words import Words
from engine.core import Number, Question
from render.names import plain, players_of
from render.scene import Scene

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

# Where all that a picture shows is to be read: by a button beside it, in a step of the history
# too, by one that *Act* or the history leads to, or below it.
Way: TypeAlias = Literal["text", "step", "act", "history", "below"]


def board_picture(
    table: Table,
    words: Words,
    marks: Mapping[str, str] | None = None,
    theme: str = "light",
    way: Way = "text",
) -> Picture:
    """The table as the viewer sees it; *marks* are the letters of the viewer's own options."""
    scene = table.drawing.board(table.view, words, marks or {}, theme)
    return _picture("board", scene, words, theme, way)


def hand_picture(
    table: Table, words: Words, theme: str = "light", way: Way = "text", owner: str = ""
) -> Picture | None:
    """The viewer's own hand, or None where there is none; *owner* is whose, beside others."""
    scene = table.drawing.hand(table.view, words, theme)
    return None if scene is None else _picture("hand", scene, words, theme, way, owner)


def detail_picture(table: Table, which: str, words: Words, theme: str = "light") -> Picture:
    """A close-up of the table as the viewer sees it, without letters."""
    scene = table.drawing.detail(table.view, which, words, theme)
    return _picture("detail", scene, words, theme, "below")


def is_about_the_hand(table: Table, question: Question, words: Words) -> bool:
    """Whether the hand helps more than the board: for its cards, and where a move begins.

    It never does where all look at the board.
    """
    if table.drawing.board_first:
        return False
    begins = table.free_undo is None
    if isinstance(question, Number):
        return begins
    if any(option.kind and option.spot is None for option in question.options):
        return True
    return begins and not any(option.spot for option in question.options)


def marks_of(table: Table, question: Question, words: Words) -> dict[str, str]:
    """A letter for every place that an option names, in their order; none beside a hand.

    Where the board names its places, each has "": it is marked, but not called otherwise.
    The letters on the players' tokens are left out: A on a place would be taken for Ann.
    """
    if isinstance(question, Number) or is_about_the_hand(table, question, words):
        return {}
    options = question.options
    spots = list(dict.fromkeys(option.spot for option in options if option.spot is not None))
    if table.drawing.places_named:
        return dict.fromkeys(spots, "")
    taken = {plain(player.letter) for player in players_of(words, len(words.names))}
    free = (letter for letter in map(_letters, count()) if letter not in taken)
    return dict(zip(spots, free, strict=False))


def _letters(n: int) -> str:
    rest, last = divmod(n, len(LETTERS))
    return (LETTERS[rest - 1] if rest else "") + LETTERS[last]


def _picture(
    name: str, scene: Scene, words: Words, theme: str, way: Way, owner: str = ""
) -> Picture:
    alt = scene.alt or words(f"alt-{name}")
    alt = with_way(words("history-hand", name=owner, alt=alt) if owner else alt, words, way)
    seen = scene.ground.key, scene.shapes, scene.palette, theme
    key = blake2b(msgspec.json.encode(seen), digest_size=12).hexdigest()
    return Picture(f"{name}.png", alt, scene, key)


def with_way(alt: str, words: Words, way: Way) -> str:
    """An alt text, in short, with the way to all of it in words."""
    whole = words(f"alt-whole-{way}")
    return f"{fit(alt, ALT - length(whole) - 1)} {whole}"
