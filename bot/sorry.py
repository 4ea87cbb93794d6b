"""What a player is told instead of getting what was asked for."""

from __future__ import annotations

from engine.core import Text


class Sorry(Exception):
    """A polite no: the message to show, in the user's language. Nothing has changed."""

    def __init__(self, id: str, /, **args: str | int | Text) -> None:  # noqa: A002 - as in Fluent
        super().__init__(id)
        self.id = id
        self.said: dict[str, str | int | Text] = args
