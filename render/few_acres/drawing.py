"""A Few Acres of Snow as pictures and as text."""

from __future__ import annotations

from collections.abc import Mapping

from engine.few_acres.view import View
from render.drawing import NothingLive, Words
from render.few_acres import text
from render.few_acres.board import board
from render.few_acres.close_ups import close_up_text, close_ups, draw_close_up, find, title
from render.few_acres.hand import hand
from render.few_acres.regions import REGIONS, region
from render.few_acres.regions_text import region_alt, region_text, region_title
from render.scene import Scene


class FewAcres(NothingLive):
    """The pictures of A Few Acres of Snow and their equivalents in text."""

    places_named = False
    board_first = False

    def board(
        self, view: View, words: Words, marks: Mapping[str, str], theme: str = "light"
    ) -> Scene:
        return board(view, words, marks, theme, text.board_alt(view, words))

    def hand(self, view: View, words: Words, theme: str = "light") -> Scene | None:
        if view.side is None or not view.hand:
            return None
        return hand(view, view.side, words, theme, text.hand_alt(view, words))

    def board_text(self, view: View, words: Words) -> str:
        return text.board_text(view, words)

    def hand_text(self, view: View, words: Words) -> str:
        return text.hand_text(view, words) if view.hand else ""

    def hand_brief(self, view: View, words: Words) -> str:
        return self.hand_text(view, words)

    def status(self, view: View, words: Words) -> str:
        return text.status(view, words)

    def details(self, view: View) -> tuple[str, ...]:
        """The cards of the view's own side, the regions of the map, the cards of the other side."""
        cards = close_ups(view)
        own = [each.id for each in cards if each.side == cards[0].side]
        return (*own, *REGIONS, *(each.id for each in cards if each.id not in own))

    def detail(self, view: View, which: str, words: Words, theme: str = "light") -> Scene:
        if which in REGIONS:
            return region(view, which, words, theme, region_alt(view, which, words))
        return draw_close_up(view, find(view, which), words, theme)

    def detail_text(self, view: View, which: str, words: Words) -> str:
        if which in REGIONS:
            return region_text(view, which, words)
        return close_up_text(view, find(view, which), words)

    def detail_title(self, view: View, which: str, words: Words) -> str:
        if which in REGIONS:
            return region_title(which, words)
        return title(view, find(view, which), words)
