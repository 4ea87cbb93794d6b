"""The close-up of all that a side holds: hand, deck, discards, reserve, cards in sieges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

import msgspec

from engine.few_acres.content import TABLE, Side
from engine.few_acres.view import View
from render.art import printable, shrunk, width
from render.drawing import Words
from render.few_acres.columns import DOWN, GAP, across
from render.few_acres.faces import NARROW_BAND, TRUE, Face, draw_face, face_of
from render.few_acres.hand import FOOT, HEIGHT, TOP, fitted, ground, top
from render.few_acres.phrases import Phrases, counted
from render.few_acres.piles import Group, heading_of
from render.scene import Icon, Label, Scene
from render.theme import MARGIN, NAME, NUMBER, THEMES, Theme
from render.widgets import Shapes, say

TITLE = 46  # the height of a group's title
ICON = 38
ICONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "discard-pile": ("discard",),
        "hand-and-deck": ("hand", "deck"),
        "in-attack": ("raid",),
        "in-deck": ("deck",),
        "in-hand": ("hand",),
        "in-siege": ("siege",),
        "reserve-cards": ("reserve",),
    }
)


class Title(msgspec.Struct, frozen=True):
    """What stands over the cards of a group, or in a line with them where room is short."""

    group: Group
    alone: bool

    @property
    def height(self) -> int:
        return TITLE if self.alone else NARROW_BAND


Cell: TypeAlias = Title | Face


class Layout(msgspec.Struct, frozen=True):
    """Cards and titles in rows of equal cells."""

    w: int
    rows: tuple[tuple[Cell, ...], ...]

    @property
    def height(self) -> int:
        return TOP + sum(high(row) + below(row) for row in self.rows) + FOOT


def held_groups(view: View, side: Side) -> tuple[Group, ...]:
    """A side's cards wherever they are; of a foreign hand, what it is together with its deck."""
    each = view.players[side]
    if side == view.side:
        unseen = [Group("in-hand", view.hand), Group("in-deck", view.deck)]
    else:
        count = f"{each.hand_size} + {each.deck_size}"
        unseen = [Group("hand-and-deck", each.unseen, count=count)]
    lying = [
        Group("discard-pile", each.discard),
        Group("reserve-cards", each.reserve, count=f"{len(each.reserve)}/{TABLE.reserve}"),
    ]
    lying += [Group("in-siege", siege.cards[side], place=siege.place) for siege in view.sieges]
    if view.attack is not None and view.attack.side == side:
        lying.append(Group("in-attack", view.attack.cards))
    return (*unseen, *lying)


def draw_held(view: View, side: Side, words: Words, theme: str, alt: str) -> Scene:
    """What a side holds, group by group, each card with its title and symbols."""
    colors, phrases = THEMES[theme], fitted(view, words)
    shapes = top(colors, phrases, side, phrases.say("title", what="cards", page=0))
    laid = layout_of(phrases, held_groups(view, side))
    y = TOP
    for row in laid.rows:
        for n, cell in enumerate(row):
            x = MARGIN + n * (laid.w + GAP)
            if isinstance(cell, Face):
                shapes += draw_face(colors, phrases, cell, x, y, high(row))
            else:
                shapes += title(colors, phrases, cell, laid.w, x, y)
        y += high(row) + below(row)
    return Scene(ground(theme, laid.height), tuple(shapes), alt, f"few_acres_hand-{theme}")


def layout_of(phrases: Phrases, groups: Sequence[Group]) -> Layout:
    """The roomiest way to lay the cards that fits a picture."""
    for columns, apart, symbols in ((3, True, True), (4, True, True), (4, False, True)):
        laid = _laid(phrases, groups, columns, apart, symbols)
        if laid.height <= HEIGHT:
            return laid
    return _laid(phrases, groups, 4, apart=False, symbols=False)


def _laid(
    phrases: Phrases, groups: Sequence[Group], columns: int, apart: bool, symbols: bool
) -> Layout:
    """*apart*: each group begins a line, with its title above; else all follow one another."""
    w = across(columns)
    rows: list[tuple[Cell, ...]] = []
    flow: list[Cell] = []
    for group in groups:
        faces = _faces(phrases, group, w, symbols)
        if apart:
            rows += [(Title(group, alone=True),), *_in_rows(faces, columns)]
        else:
            flow += [Title(group, alone=False), *faces]
    return Layout(w, (*rows, *_in_rows(flow, columns)))


def _faces(phrases: Phrases, group: Group, w: int, symbols: bool) -> list[Cell]:
    return [
        face_of(phrases, card, w, n=n, narrow=True, words=False, symbols=symbols, price=False)
        for card, n in counted(group.cards)
    ]


def _in_rows(cells: Sequence[Cell], columns: int) -> list[tuple[Cell, ...]]:
    return [tuple(cells[n : n + columns]) for n in range(0, len(cells), columns)]


def high(row: Sequence[Cell]) -> int:
    return max(cell.height for cell in row)


def below(row: Sequence[Cell]) -> int:
    """The gap under a row: none between a group's title and its cards."""
    first = row[0]
    return 0 if isinstance(first, Title) and first.alone else DOWN


def title(theme: Theme, phrases: Phrases, cell: Title, room: int, x: int, y: int) -> Shapes:
    """Where the cards of a group are: icons, words where there's room, and how many cards."""
    group, middle = cell.group, y + cell.height // 2 - (3 if cell.alone else 0)
    shapes: Shapes = []
    at: float = x + 2
    for icon in ICONS[group.title]:
        shapes.append(Icon(icon, round(at + ICON / 2), middle, ICON, theme.ink_soft))
        at += ICON + 12
    count = group.count or str(len(group.cards))
    words = heading_of(phrases, group) if cell.alone else ""
    if group.place and not cell.alone:
        words = phrases.place(group.place)
    if words:
        words = printable(words)
        left = room - (at - x) - width(count, NUMBER) - 16
        style = NAME if cell.alone else shrunk(words, NAME, left)
        shapes.append(say(words, at, middle, style, theme.ink, "lm"))
        at += width(words, style) / TRUE + 12
    shapes.append(Label(count, at, middle, "strong", NUMBER.size, theme.ink_soft, "lm"))
    return shapes
