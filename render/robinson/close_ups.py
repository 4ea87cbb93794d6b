"""Which close-ups there are, by id: picture, text and title of each.

How many pages something has never depends on words: a seat's menu is made before its language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

import msgspec

from engine.core import Seat
from engine.robinson.content import ADVENTURES, EVENTS, face
from engine.robinson.view import PersonView, View
from render.drawing import Words
from render.robinson import text
from render.robinson.board import fitted, top
from render.robinson.contents import camp_leaves, invention_leaves, table_leaves
from render.robinson.ground import table_ground
from render.robinson.leaves import FOOT, TOP, Leaf, draw_page, height_of, pages
from render.robinson.near import near
from render.robinson.phrases import Phrases
from render.robinson.plan import Sheet, draft_sheet, draw_plan, plan_sheet, proposal_sheet, split
from render.robinson.sheet import sheet
from render.scene import Scene
from render.theme import THEMES

SHEET = "sheet-"  # and whose
LEAVES: Mapping[str, Callable[[Phrases], list[Leaf]]] = MappingProxyType(
    {"table": table_leaves, "camp": camp_leaves, "inventions": invention_leaves}
)
PLANS = ("plan", "proposal", "draft")
# How high leaves usually are, and how much of a page they may fill.
EVENT_H, ADVENTURE_H, CARD_H, FACT_H, THING_H, ITEM_H, PAGE_H = 640, 520, 330, 280, 200, 310, 2300
RULE_H = 90


class CloseUp(msgspec.Struct, frozen=True):
    """What is shown: "plan", "island", "sheet-cook" …, and which page of it."""

    what: str
    page: int = 1
    pages: int = 1

    @property
    def id(self) -> str:
        return f"{self.what}-{self.page}" if self.page > 1 else self.what


def close_ups(view: View) -> tuple[CloseUp, ...]:
    """All close-ups that the view's seat may look at, in the order of the menu."""
    return tuple(
        CloseUp(what, page, number) for what, number in _all(view) for page in range(1, number + 1)
    )


def _all(view: View) -> Iterator[tuple[str, int]]:
    """What there is, and on how many pages."""
    if view.people:
        yield "plan", len(_plans(view, "plan"))
    if view.proposal is not None:
        yield "proposal", len(_plans(view, "proposal"))
    if view.seat is not None and view.proposing[view.seat] is not None:
        yield "draft", len(_plans(view, "draft"))
    yield "table", _pages(_high(view))
    yield "island", 1
    things = len(view.found) + len(view.starting) + len(view.kept)
    yield "camp", _pages(5 * FACT_H + things * THING_H)
    items = len(view.inventions) + len(view.built) + len(view.future_items)
    yield "inventions", _pages(items * ITEM_H)
    for person in sorted(view.people, key=lambda each: (each.seat != view.seat, each.seat is None)):
        yield f"{SHEET}{person.id}", 1


def _pages(height: int) -> int:
    return max(1, -(-height // PAGE_H))


def _high(view: View) -> int:
    """How high the leaves of the table come out, about."""
    known = [each for each in (view.event_known, view.hunt_known) if each is not None]
    cards = [*view.on_table, *view.threats, *known]
    heights = [
        EVENT_H if face(card) in EVENTS else ADVENTURE_H if face(card) in ADVENTURES else CARD_H
        for card in cards
    ]
    facts = 1 + len(view.tiles_known) + (view.doing is not None) + (view.fighting is not None)
    rules = len({*view.set_by.values()}) + len(view.this_round) + len(view.tonight)
    return sum(heights) + facts * THING_H + rules * RULE_H


def _plans(view: View, what: str, phrases: Phrases | None = None) -> list[Sheet]:
    """The pages of a plan; without *phrases* only their number means something."""
    wording = phrases or Phrases(_Mute(), view, ("",) * len(view.characters))
    if what == "plan":
        return split(plan_sheet(wording))
    if what == "proposal":
        return split(proposal_sheet(wording))
    assert view.seat is not None
    return split(draft_sheet(wording, Seat(view.seat)))


class _Mute:
    """Words that say nothing, to count pages with."""

    locale = "en"

    def say(self, text: object) -> str:
        return "-"

    def name(self, seat: Seat) -> str:
        return "-"


def find(view: View, which: str) -> CloseUp:
    """The close-up of an id. Raises LookupError for what isn't one."""
    for each in close_ups(view):
        if each.id == which:
            return each
    raise LookupError(which)


def _person(view: View, what: str) -> PersonView:
    who = what.removeprefix(SHEET)
    return next(each for each in view.people if each.id == who)


def draw(view: View, each: CloseUp, words: Words, theme: str) -> Scene:
    """The picture of a close-up."""
    name = title(view, each, words)
    if each.what == "island":
        return near(view, words, theme, text.alt(name, ()))
    if each.what in PLANS:
        phrases = fitted(view, words, 420)
        sheet_of = _plans(view, each.what, phrases)[each.page - 1]
        said = [phrases.action(planned) for planned in sheet_of.plan]
        return draw_plan(view, sheet_of, words, theme, text.alt(name, said))
    if each.what in LEAVES:
        return _draw_leaves(view, each, words, theme)
    person = _person(view, each.what)
    return sheet(view, person, words, theme, text.person_alt(view, person, words))


def _draw_leaves(view: View, each: CloseUp, words: Words, theme: str) -> Scene:
    colors = THEMES[theme]
    phrases = fitted(view, words)
    page = pages(LEAVES[each.what](phrases), each.pages)[each.page - 1]
    name = title(view, each, words)
    shapes = top(colors, phrases, name) + draw_page(colors, page, TOP)
    height = TOP + height_of(page) + FOOT
    alt = text.alt(name, [leaf.title for leaf in page.leaves])
    return Scene(table_ground(theme, height), tuple(shapes), alt, f"robinson_table-{theme}")


def told(view: View, each: CloseUp, words: Words) -> str:
    """Everything the close-up shows, in markdown."""
    phrases = text.phrases_of(view, words)
    if each.what == "island":
        return text.island_text(view, words)
    if each.what in PLANS:
        return text.sheet_text(phrases, _plans(view, each.what, phrases)[each.page - 1])
    if each.what in LEAVES:
        page = pages(LEAVES[each.what](phrases), each.pages)[each.page - 1]
        name = f"**{title(view, each, words)}**"
        return text.cut([name, *text.leaf_lines(page.leaves)])
    return text.person_text(view, _person(view, each.what), words)


def title(view: View, each: CloseUp, words: Words) -> str:
    """What a close-up is called: whose sheet it is, and its page."""
    phrases = text.phrases_of(view, words)
    if each.what.startswith(SHEET):
        return phrases.person(_person(view, each.what).id)
    name = phrases.say("title", what=each.what)
    return f"{name} {each.page}/{each.pages}" if each.pages > 1 else name
