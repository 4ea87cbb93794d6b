"""Lewis & Clark as pictures and as text."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Seat
from engine.lewis_clark.view import View
from render.drawing import NothingLive, Words
from render.lewis_clark import area_text, text
from render.lewis_clark.area import area
from render.lewis_clark.board import board
from render.lewis_clark.hand import hand
from render.scene import Scene

AREA = "area-"  # and the number of a seat


class LewisClark(NothingLive):
    """The pictures of Lewis & Clark and their equivalents in text; a close-up for each player."""

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

    def details(self, view: View) -> tuple[str, ...]:
        """Every expedition, the view's own seat first."""
        seats = range(len(view.expeditions))
        return tuple(f"{AREA}{seat}" for seat in sorted(seats, key=lambda seat: seat != view.seat))

    def detail(self, view: View, which: str, words: Words, theme: str = "light") -> Scene:
        seat = _seat(view, which)
        return area(view, seat, words, theme, area_text.area_alt(view, seat, words))

    def detail_text(self, view: View, which: str, words: Words) -> str:
        return area_text.area_text(view, _seat(view, which), words)

    def detail_title(self, view: View, which: str, words: Words) -> str:
        return area_text.area_title(view, _seat(view, which), words)


def _seat(view: View, which: str) -> Seat:
    """Whose expedition *which* is. Raises LookupError for what isn't one of the close-ups."""
    number = which.removeprefix(AREA)
    seats = {str(seat): Seat(seat) for seat in range(len(view.expeditions))}
    if not which.startswith(AREA) or number not in seats:
        raise LookupError(which)
    return seats[number]
