"""How a game is shown: what the bot asks of each game's module in this folder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, TypeVar

from engine.core import Seat, Text
from render.scene import Scene

V_contra = TypeVar("V_contra", contravariant=True)


class Words(Protocol):
    """Puts texts into one language. Drawings get every word from here, players' names too."""

    locale: str

    def say(self, text: Text) -> str: ...
    def name(self, seat: Seat) -> str: ...


class Drawing(Protocol[V_contra]):
    """One game's pictures and their equivalents in text, all made from a view alone."""

    def board(
        self, view: V_contra, words: Words, marks: Mapping[str, str], theme: str = "light"
    ) -> Scene:
        """The table; *marks* gives the letter of each spot that may be chosen."""
        ...

    def hand(self, view: V_contra, words: Words, theme: str = "light") -> Scene | None:
        """The private hand of the view's seat, or None where there is nothing to show."""
        ...

    def board_text(self, view: V_contra, words: Words) -> str:
        """Everything the board picture shows, in markdown, for those who can't see it."""
        ...

    def hand_text(self, view: V_contra, words: Words) -> str:
        """The hand of the view's seat in markdown, empty where there is nothing to show."""
        ...

    def status(self, view: V_contra, words: Words) -> str:
        """One line for the status card: the turn and the scores."""
        ...
