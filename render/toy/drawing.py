"""The toy as pictures and as text."""

from __future__ import annotations

from collections.abc import Mapping

from engine.toy.state import View
from render.drawing import NothingLive, Words
from render.scene import Scene
from render.toy import text
from render.toy.board import board
from render.toy.discard import discard, discard_text, title
from render.toy.hand import hand


class Toy(NothingLive):
    """The pictures of the toy and their equivalents in text."""

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
        return text.hand_text(view, words)

    def hand_brief(self, view: View, words: Words) -> str:
        return self.hand_text(view, words)

    def status(self, view: View, words: Words) -> str:
        return text.status(view, words)

    def details(self, view: View) -> tuple[str, ...]:
        return ("discard",) if view.discard else ()

    def detail(self, view: View, which: str, words: Words, theme: str = "light") -> Scene:
        return discard(view, words, theme)

    def detail_text(self, view: View, which: str, words: Words) -> str:
        return discard_text(view, words)

    def detail_title(self, view: View, which: str, words: Words) -> str:
        return title(words)
