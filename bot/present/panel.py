"""What a message shows, as plain data: tested without Discord, sent by `bot.ui`."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]


class Button(msgspec.Struct, frozen=True):
    """A press. *id* is its custom id."""

    id: str
    label: str
    style: Style = "secondary"
    disabled: bool = False


class Link(msgspec.Struct, frozen=True):
    """A press that opens an address."""

    url: str
    label: str


class Choice(msgspec.Struct, frozen=True):
    value: str
    label: str
    description: str = ""
    chosen: bool = False


class Select(msgspec.Struct, frozen=True):
    """A menu, a row of its own."""

    id: str
    choices: tuple[Choice, ...]
    placeholder: str
    least: int = 1
    most: int = 1


class UserSelect(msgspec.Struct, frozen=True):
    """A menu of everybody in the server, a row of its own. Its values are users' ids."""

    id: str
    placeholder: str
    least: int = 1
    most: int = 1


class Picture(msgspec.Struct, frozen=True):
    """A picture that is painted when the panel is sent. *key* names its bytes for the cache."""

    name: str  # of the file: "board.png"
    alt: str
    scene: object  # a render.scene.Scene or, of a moving picture, a render.scene.Film
    key: str = ""


class Attached(msgspec.Struct, frozen=True):
    """A file to take away."""

    name: str
    content: bytes


class Panel(msgspec.Struct, frozen=True):
    """A message: text above, pictures, text below, a file, then rows of buttons and menus.

    *mentions* names the users that it may ring; nobody else is ever pinged.
    """

    text: str
    picture: Picture | None = None
    foot: str = ""
    rows: tuple[tuple[Button | Link, ...] | Select | UserSelect, ...] = ()
    mentions: tuple[int, ...] = ()
    silent: bool = False
    more: tuple[Picture, ...] = ()  # shown below the first picture
    file: Attached | None = None

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """All of them, from the top."""
        return self.more if self.picture is None else (self.picture, *self.more)


class Modal(msgspec.Struct, frozen=True):
    """A form with one field."""

    id: str
    title: str
    label: str
    placeholder: str = ""
    value: str = ""
    longest: int = 100
    is_long: bool = False  # several lines, or none at all
