"""Close-ups of cards: those still to be had, and what a side holds, as far as it is known."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.few_acres.content import TABLE, CardId, Side
from engine.few_acres.state import sorted_cards
from engine.few_acres.view import View
from render.art import printable, width
from render.drawing import Words
from render.few_acres.columns import GAP, TITLE, Entry, across
from render.few_acres.faces import Face, draw_face, face_of
from render.few_acres.hand import FOOT, HEIGHT, NARROW, TOP, fitted, ground, narrow, top
from render.few_acres.phrases import Phrases, counted
from render.scene import Label, Scene
from render.theme import BODY, MARGIN, NAME, NUMBER, SMALL, THEMES, WIDTH, Theme
from render.widgets import Shapes, say

PAGE = 20  # location cards in a picture
EMPTY = 60  # the height of the line that there are no cards


class Group(msgspec.Struct, frozen=True):
    """Cards that lie together: a message for their title, with an argument, and how many."""

    title: str
    cards: tuple[CardId, ...]
    place: str = ""  # that is besieged
    count: str = ""  # instead of the number of cards


def empire_groups(view: View, side: Side) -> tuple[Group, ...]:
    """What a side may draft."""
    return (
        Group("empire-cards", view.players[side].empire),
        Group("neutral-cards", view.neutral),
    )


def location_pages(view: View, side: Side) -> tuple[tuple[Group, ...], ...]:
    """The location cards that a side may still win, as many as fit a picture; one page at least."""
    cards = sorted_cards(list(view.players[side].locations))
    pages = max(1, -(-len(cards) // PAGE))
    each = -(-len(cards) // pages)
    return tuple((Group("location-cards", cards[n * each : (n + 1) * each]),) for n in range(pages))


def held_groups(view: View, side: Side) -> tuple[Group, ...]:
    """A side's cards wherever they are; of a foreign hand, what it is together with its deck."""
    each = view.players[side]
    if side == view.side:
        unseen = [Group("in-hand", view.hand), Group("in-deck", view.deck)]
    else:
        count = f"{each.hand_size} + {each.deck_size}"
        unseen = [Group("hand-and-deck", each.unseen, count=count)]
    open_cards = [
        Group("discard-pile", each.discard),
        Group("reserve-cards", each.reserve, count=f"{len(each.reserve)}/{TABLE.reserve}"),
    ]
    open_cards += [Group("in-siege", siege.cards[side], place=siege.place) for siege in view.sieges]
    if view.attack is not None and view.attack.side == side:
        open_cards.append(Group("in-attack", view.attack.cards))
    return (*unseen, *open_cards)


def heading_of(phrases: Phrases, group: Group) -> str:
    place = phrases.place(group.place) if group.place else ""
    return phrases.say(group.title, place=place)


def draw_piles(
    view: View, side: Side, groups: Sequence[Group], title: str, words: Words, theme: str, alt: str
) -> Scene:
    """Cards still to be had, each with all it shows, under a *title*."""
    colors, phrases = THEMES[theme], fitted(view, words)
    shapes = top(colors, phrases, side, title)
    for told in (True, False):
        entries = [entry for group in groups for entry in _entries(phrases, group, told)]
        drawn = narrow(colors, phrases, entries, TOP)
        if drawn is not None:
            break
    else:
        raise AssertionError(f"no room for {len(entries)} cards")
    laid, height = drawn
    if not entries:
        laid, height = [_nothing(colors, phrases, TOP)], TOP + EMPTY
    return Scene(ground(theme, height), (*shapes, *laid), alt, f"few_acres_hand-{theme}")


def _entries(phrases: Phrases, group: Group, words: bool) -> list[Entry]:
    w, several = across(NARROW), group.title != "location-cards"
    faces = [
        face_of(phrases, card, w, n=n, narrow=True, style=SMALL, words=words)
        for card, n in counted(group.cards)
    ]
    titles = [heading_of(phrases, group) if several else "", *[""] * len(faces)]
    return [Entry(face, title) for face, title in zip(faces, titles, strict=False)]


def _nothing(theme: Theme, phrases: Phrases, y: int) -> Label:
    words = printable(phrases.say("no-cards"))
    return say(words, WIDTH // 2, y + EMPTY // 2 - 6, BODY, theme.ink_soft, "mm")


def draw_held(view: View, side: Side, words: Words, theme: str, alt: str) -> Scene:
    """What a side holds, group by group, each card with its title and symbols."""
    colors, phrases = THEMES[theme], fitted(view, words)
    shapes = top(colors, phrases, side, phrases.say("title", what="cards", page=0))
    groups = held_groups(view, side)
    for columns, symbols in ((3, True), (4, True), (4, False)):
        rows = [(group, _rows(phrases, group, columns, symbols)) for group in groups]
        height = TOP + sum(_height(each) for _, each in rows) + FOOT
        if height <= HEIGHT:
            break
    y = TOP
    for group, each in rows:
        shapes += _draw_group(colors, phrases, group, each, y)
        y += _height(each)
    return Scene(ground(theme, height), tuple(shapes), alt, f"few_acres_hand-{theme}")


def _rows(phrases: Phrases, group: Group, columns: int, symbols: bool) -> list[list[Face]]:
    """A group's cards in rows; without *symbols* only as high as their titles."""
    w = across(columns)
    faces = [
        face_of(phrases, card, w, n=n, narrow=True, words=False, symbols=symbols, price=False)
        for card, n in counted(sorted_cards(list(group.cards)))
    ]
    return [faces[n : n + columns] for n in range(0, len(faces), columns)]


def _height(rows: Sequence[Sequence[Face]]) -> int:
    return TITLE + sum(_high(row) + GAP for row in rows) + (4 if rows else 0)


def _high(row: Sequence[Face]) -> int:
    return max(face.height for face in row)


def _draw_group(
    theme: Theme, phrases: Phrases, group: Group, rows: Sequence[Sequence[Face]], y: int
) -> Shapes:
    """A group's title with the number of its cards, and the cards below."""
    words = printable(heading_of(phrases, group))
    middle = y + TITLE // 2 - 3
    count = group.count or str(len(group.cards))
    at = MARGIN + 2 + width(words, NAME) + 14
    shapes: Shapes = [
        say(words, MARGIN + 2, middle, NAME, theme.ink, "lm"),
        Label(count, at, middle, "strong", NUMBER.size, theme.ink_soft, "lm"),
    ]
    y += TITLE
    for row in rows:
        for n, face in enumerate(row):
            x = MARGIN + n * (face.w + GAP)
            shapes += draw_face(theme, phrases, face, x, y, _high(row))
        y += _high(row) + GAP
    return shapes
