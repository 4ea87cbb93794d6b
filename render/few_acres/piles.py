"""Close-ups of the cards still to be had."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.few_acres.content import CardId, Side
from engine.few_acres.state import sorted_cards
from engine.few_acres.view import View
from render.art import printable
from render.drawing import Words
from render.few_acres.columns import Entry, across
from render.few_acres.faces import face_of
from render.few_acres.hand import NARROW, TOP, fitted, ground, narrow, top
from render.few_acres.phrases import Phrases, counted
from render.scene import Label, Scene
from render.theme import BODY, SMALL, THEMES, WIDTH, Theme
from render.widgets import say

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


def heading_of(phrases: Phrases, group: Group) -> str:
    place = phrases.place(group.place) if group.place else ""
    return phrases.say(group.title, place=place)


def draw_piles(
    view: View,
    side: Side,
    groups: Sequence[Group],
    title: tuple[str, str],
    words: Words,
    theme: str,
    alt: str,
) -> Scene:
    """Cards still to be had, each with all it shows, under a *title* and which page it is."""
    colors, phrases = THEMES[theme], fitted(view, words)
    shapes = top(colors, phrases, side, *title)
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
