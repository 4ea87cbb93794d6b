"""A Few Acres of Snow as pictures and as text."""

from __future__ import annotations

from collections.abc import Mapping

from engine.few_acres.view import View
from render.drawing import Words
from render.few_acres import text
from render.few_acres.board import board
from render.few_acres.close_ups import close_up_text, close_ups, draw_close_up, find, title
from render.few_acres.hand import hand
from render.scene import Scene


class FewAcres:
    """The pictures of A Few Acres of Snow and their equivalents in text."""

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

    def status(self, view: View, words: Words) -> str:
        return text.status(view, words)

    def details(self, view: View) -> tuple[str, ...]:
        """The cards of both sides, the view's own first."""
        return tuple(each.id for each in close_ups(view))

    def detail(self, view: View, which: str, words: Words, theme: str = "light") -> Scene:
        return draw_close_up(view, find(view, which), words, theme)

    def detail_text(self, view: View, which: str, words: Words) -> str:
        return close_up_text(view, find(view, which), words)

    def detail_title(self, view: View, which: str, words: Words) -> str:
        return title(view, find(view, which), words)
