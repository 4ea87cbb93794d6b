"""Go West! as pictures and as text."""

from __future__ import annotations

from collections.abc import Mapping

from engine.go_west.view import View
from render.drawing import NoDetails, NothingLive, Words
from render.go_west import text
from render.go_west.board import board
from render.go_west.hand import hand
from render.scene import Scene


class GoWest(NoDetails, NothingLive):
    """The pictures of Go West! and their equivalents in text."""

    places_named = False
    board_first = False

    def board(
        self, view: View, words: Words, marks: Mapping[str, str], theme: str = "light"
    ) -> Scene:
        return board(view, words, marks, theme, text.board_alt(view, words))

    def hand(self, view: View, words: Words, theme: str = "light") -> Scene | None:
        if view.seat is None or not view.hand:
            return None
        return hand(view, view.seat, words, theme, text.hand_alt(view, words))

    def board_text(self, view: View, words: Words) -> str:
        return text.board_text(view, words)

    def hand_text(self, view: View, words: Words) -> str:
        if view.seat is None or not view.hand:
            return ""
        return text.hand_text(view, view.seat, words)

    def hand_brief(self, view: View, words: Words) -> str:
        return self.hand_text(view, words)

    def status(self, view: View, words: Words) -> str:
        return text.status(view, words)
