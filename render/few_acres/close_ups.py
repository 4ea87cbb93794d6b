"""Which close-ups of cards there are, by id: picture, text and title of each."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.few_acres.content import SIDES, Side, foe_of
from engine.few_acres.view import View
from render.drawing import Words
from render.few_acres.held import draw_held, held_groups
from render.few_acres.phrases import said
from render.few_acres.piles import Group, draw_piles, empire_groups, location_pages
from render.few_acres.piles_text import groups_alt, groups_text
from render.few_acres.text import phrases_of
from render.scene import Scene


class CloseUp(msgspec.Struct, frozen=True):
    """Cards of one side: those held ("cards"), to be drafted ("piles"), or won ("locations")."""

    what: str
    side: Side
    groups: tuple[Group, ...]
    page: int = 1
    pages: int = 1

    @property
    def id(self) -> str:
        page = f"-{self.page}" if self.page > 1 else ""
        return f"{self.what}-{self.side}{page}"


def close_ups(view: View) -> tuple[CloseUp, ...]:
    """The close-ups of cards, those of the view's own side first."""
    own = view.side or SIDES[0]
    return tuple(each for side in (own, foe_of(own)) for each in _of_side(view, side))


def _of_side(view: View, side: Side) -> Iterable[CloseUp]:
    yield CloseUp("cards", side, held_groups(view, side))
    yield CloseUp("piles", side, empire_groups(view, side))
    pages = location_pages(view, side)
    for number, groups in enumerate(pages, 1):
        yield CloseUp("locations", side, groups, number, len(pages))


def find(view: View, which: str) -> CloseUp:
    """The close-up of an id. Raises LookupError for what isn't one."""
    for each in close_ups(view):
        if each.id == which:
            return each
    raise LookupError(which)


def draw_close_up(view: View, each: CloseUp, words: Words, theme: str) -> Scene:
    alt = groups_alt(view, each.groups, title(view, each, words), words)
    if each.what == "cards":
        return draw_held(view, each.side, words, theme, alt)
    heading = phrases_of(view, words).say("title", what=each.what, page=0)
    page = f"{each.page}/{each.pages}" if each.pages > 1 else ""
    return draw_piles(view, each.side, each.groups, (heading, page), words, theme, alt)


def close_up_text(view: View, each: CloseUp, words: Words) -> str:
    name, prices = title(view, each, words), each.what == "piles"
    return groups_text(view, each.side, each.groups, name, words, prices)


def title(view: View, each: CloseUp, words: Words) -> str:
    """What a close-up is called: whose cards they are too."""
    phrases = phrases_of(view, words)
    page = each.page if each.pages > 1 else 0
    name = said("title", what=each.what, page=page)
    return phrases.say("title-of", title=name, side=each.side)
