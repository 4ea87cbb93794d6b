"""What a player is told instead of getting what was asked for."""

from __future__ import annotations

from engine.core import Text


class Sorry(Exception):
    """A polite no: the message to show, in the user's language. Nothing has changed.

    Where it speaks of what only one game has words for, *of_game* names that game.
    """

    def __init__(
        self,
        id: str,  # noqa: A002 - as in Fluent
        /,
        of_game: str | None = None,
        **args: str | int | Text,
    ) -> None:
        super().__init__(id)
        self.id = id
        self.of_game = of_game
        self.said: dict[str, str | int | Text] = args
