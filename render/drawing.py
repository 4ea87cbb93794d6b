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

    @property
    def places_named(self) -> bool:
        """Whether places bear on the board what options call them, so that they need no letters."""
        ...

    @property
    def board_first(self) -> bool:
        """Whether the board helps whatever is asked, as where all look at it and hide nothing.

        What is asked then stands below the picture, next to what is pressed.
        """
        ...

    def board(
        self, view: V_contra, words: Words, marks: Mapping[str, str], theme: str = "light"
    ) -> Scene:
        """The table; *marks* gives the letter of each spot that may be chosen, "" if named."""
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

    def hand_brief(self, view: V_contra, words: Words) -> str:
        """The same in short, for where something is asked: what may be of use just now."""
        ...

    def status(self, view: V_contra, words: Words) -> str:
        """One line for the status card: the turn and the scores."""
        ...

    def live_text(self, view: V_contra, words: Words) -> str:
        """What everybody works at or waits for just now, in markdown: a shared plan, dice rolled.

        It stands in the posts beside the picture; empty where the board says it all, as in games
        that take `NothingLive`.
        """
        ...

    def details(self, view: V_contra) -> tuple[str, ...]:
        """The close-ups that the view's seat may look at, by stable ids such as "area-2".

        At most 25, in the order of the menu; seats and spectators may have different ones. An id
        is up to 40 characters of a-z, 0-9 and dashes. A game without close-ups takes `NoDetails`.
        """
        ...

    def detail(self, view: V_contra, which: str, words: Words, theme: str = "light") -> Scene:
        """The close-up *which*, one of `details`, without letters of what may be chosen."""
        ...

    def detail_text(self, view: V_contra, which: str, words: Words) -> str:
        """Everything the close-up shows, in markdown, for those who can't see it."""
        ...

    def detail_title(self, view: V_contra, which: str, words: Words) -> str:
        """What the close-up is called on a button or in a menu: short, without markdown."""
        ...


class NothingLive:
    """What a drawing inherits whose players make nothing together."""

    def live_text(self, view: object, words: Words) -> str:
        return ""


class NoDetails:
    """What a drawing without close-ups inherits."""

    def details(self, view: object) -> tuple[str, ...]:
        return ()

    def detail(self, view: object, which: str, words: Words, theme: str = "light") -> Scene:
        raise LookupError(which)

    def detail_text(self, view: object, which: str, words: Words) -> str:
        raise LookupError(which)

    def detail_title(self, view: object, which: str, words: Words) -> str:
        raise LookupError(which)
