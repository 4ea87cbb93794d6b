"""Robinson Crusoe as pictures and as text."""

from __future__ import annotations

from collections.abc import Mapping

from engine.robinson.view import PersonView, View
from render.drawing import Words
from render.robinson import close_ups, text
from render.robinson.board import board
from render.robinson.sheet import sheet
from render.scene import Scene


class Robinson:
    """The pictures of Robinson Crusoe and their equivalents in text."""

    places_named = True
    board_first = True

    def board(
        self, view: View, words: Words, marks: Mapping[str, str], theme: str = "light"
    ) -> Scene:
        return board(view, words, marks, theme, text.board_alt(view, words))

    def hand(self, view: View, words: Words, theme: str = "light") -> Scene | None:
        """The sheet of the seat's character, which is no secret."""
        person = own(view)
        if person is None:
            return None
        return sheet(view, person, words, theme, text.person_alt(view, person, words))

    def board_text(self, view: View, words: Words) -> str:
        return text.board_text(view, words)

    def hand_text(self, view: View, words: Words) -> str:
        person = own(view)
        return "" if person is None else text.person_text(view, person, words)

    def hand_brief(self, view: View, words: Words) -> str:
        person = own(view)
        return "" if person is None else text.person_brief(view, person, words)

    def status(self, view: View, words: Words) -> str:
        return text.status(view, words)

    def live_text(self, view: View, words: Words) -> str:
        """The plan and the proposal while all plan; later the card, the action or the fight."""
        return text.live_text(view, words)

    def details(self, view: View) -> tuple[str, ...]:
        """The plan and proposals, cards, island, camp, inventions, and everybody's sheet."""
        return tuple(each.id for each in close_ups.close_ups(view))

    def detail(self, view: View, which: str, words: Words, theme: str = "light") -> Scene:
        return close_ups.draw(view, close_ups.find(view, which), words, theme)

    def detail_text(self, view: View, which: str, words: Words) -> str:
        return close_ups.told(view, close_ups.find(view, which), words)

    def detail_title(self, view: View, which: str, words: Words) -> str:
        return close_ups.title(view, close_ups.find(view, which), words)


def own(view: View) -> PersonView | None:
    """The character of the view's seat, once it has one."""
    if view.seat is None:
        return None
    return next((each for each in view.people if each.seat == view.seat), None)
