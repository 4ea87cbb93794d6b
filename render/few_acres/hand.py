"""A hand of A Few Acres of Snow: every card with its symbols, where it leads, what it does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core import Text
from engine.few_acres.content import CardId, Side
from engine.few_acres.state import sorted_cards
from engine.few_acres.view import View
from render.art import fit, width
from render.drawing import Words
from render.few_acres.columns import GAP, Entry, across, draw_columns, height_of, in_columns
from render.few_acres.faces import Face, draw_face, face_of
from render.few_acres.phrases import Phrases, counted
from render.few_acres.pieces import heading
from render.frames import HEADER
from render.names import players_of
from render.scene import Ground, Icon, Label, Scene
from render.theme import BODY, MARGIN, NAME, NUMBER, SMALL, THEMES, WIDTH, Style, Theme
from render.widgets import Shapes

HEIGHT = WIDTH * 3 // 4  # at most
TOP, FOOT = HEADER + 14, 6
WIDE, NARROW = 3, 4  # columns
MOST_WIDE = 9  # cards
NAME_ROOM = 300
STEP = 100  # of a count in the header


def hand(view: View, side: Side, words: Words, theme: str, alt: str) -> Scene:
    """The cards of the view's own side."""
    colors = THEMES[theme]
    phrases = fitted(view, words)
    shapes = top(colors, phrases, side, words.say(Text("draw-hand")))
    laid, height = _laid(colors, phrases, sorted_cards(list(view.hand)))
    return Scene(ground(theme, height), (*shapes, *laid), alt, f"few_acres_hand-{theme}")


@lru_cache(maxsize=64)
def ground(theme: str, height: int) -> Ground:
    """The table under the cards."""
    return Ground(f"few_acres_hand-{theme}-{height}", WIDTH, height, THEMES[theme].paper_low)


def fitted(view: View, words: Words) -> Phrases:
    """Wordings with names that fit the header."""
    players = players_of(words, len(view.players))
    return Phrases(words, view, tuple(fit(each.name, NAME, NAME_ROOM) for each in players))


def top(theme: Theme, phrases: Phrases, side: Side, title: str, after: str = "") -> Shapes:
    """The header: a title, whose cards these are, money, and how many cards are where."""
    each = phrases.view.players[side]
    name, power = phrases.player(side), phrases.power(side)
    whose = name if name == power else f"{name} · {power}"
    counts = (
        ("coin", each.money),
        ("hand", each.hand_size),
        ("deck", each.deck_size),
        ("discard", len(each.discard)),
    )
    shapes, x = heading(theme, title, after, side, whose, STEP * len(counts))
    for icon, number in counts:
        shapes.append(Icon(icon, round(x + 22), HEADER // 2, 38, theme.night_soft))
        shapes.append(
            Label(str(number), x + 47, HEADER // 2, "strong", NUMBER.size, theme.chalk, "lm")
        )
        x += 60 + width(str(number), NUMBER)
    return shapes


def _laid(theme: Theme, phrases: Phrases, cards: Sequence[CardId]) -> tuple[Shapes, int]:
    """The cards as roomy as they fit, and how high the picture comes out."""
    if len(cards) <= MOST_WIDE:
        for style in (BODY, SMALL):
            rows = _rows(phrases, cards, style)
            height = TOP + sum(_high(row) + GAP for row in rows) + FOOT
            if height <= HEIGHT:
                return _draw_rows(theme, phrases, rows), height
    for told in (True, False):
        entries = [Entry(each) for each in _leaves(phrases, cards, told)]
        drawn = narrow(theme, phrases, entries, TOP)
        if drawn is not None:
            return drawn
    entries = [Entry(each) for each in _leaves(phrases, cards, words=False, bare=True)]
    drawn = narrow(theme, phrases, entries, TOP)
    assert drawn is not None, f"no room for {len(cards)} cards"
    return drawn


def _leaves(
    phrases: Phrases, cards: Sequence[CardId], words: bool, bare: bool = False
) -> list[Face]:
    """Narrow cards, *bare* ones no higher than their titles."""
    w = across(NARROW)
    return [
        face_of(
            phrases, card, w, n=n, narrow=True, style=SMALL, words=words, symbols=not bare,
            price=not bare, own=not bare,
        )
        for card, n in counted(cards)
    ]  # fmt: skip


def narrow(
    theme: Theme, phrases: Phrases, entries: Sequence[Entry], start: int
) -> tuple[Shapes, int] | None:
    """Narrow cards in columns and where they end; None where they don't fit."""
    laid = in_columns(entries, NARROW)
    height = start + height_of(laid) + FOOT
    if height > HEIGHT:
        return None
    return draw_columns(theme, phrases, laid, NARROW, start), height


def _rows(phrases: Phrases, cards: Sequence[CardId], style: Style) -> list[list[Face]]:
    w = across(WIDE)
    faces = [face_of(phrases, card, w, style=style, own=True) for card in cards]
    return [faces[n : n + WIDE] for n in range(0, len(faces), WIDE)]


def _high(row: Sequence[Face]) -> int:
    """How high the cards of a row are: all alike."""
    return max(face.height for face in row)


def _draw_rows(theme: Theme, phrases: Phrases, rows: Sequence[Sequence[Face]]) -> Shapes:
    shapes: Shapes = []
    y = TOP
    for row in rows:
        high = _high(row)
        for n, face in enumerate(row):
            x = MARGIN + n * (across(WIDE) + GAP)
            shapes += draw_face(theme, phrases, face, x, y, high)
        y += high + GAP
    return shapes
