"""Players' names and letters as the fonts can show them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

import msgspec

from engine.core import Seat, Text
from render.art import printable
from render.drawing import Words


class Player(msgspec.Struct, frozen=True):
    """How a seat is called on a picture: its name, and the letter on its pieces."""

    name: str
    letter: str


def players_of(words: Words, seats: int) -> tuple[Player, ...]:
    """The seats' names and letters; a name of which nothing can be shown becomes a number."""
    given = [shown(words.name(Seat(seat))) for seat in range(seats)]
    names = [name or words.say(Text("draw-seat", {"n": n})) for n, name in enumerate(given, 1)]
    return tuple(map(Player, names, letters(given)))


def shown(name: str) -> str:
    """What can be shown of *name*; nothing where only dots and dashes would be left of it."""
    words = printable(name)
    return words if any(map(str.isalnum, words)) else ""


def letters(names: Iterable[str]) -> tuple[str, ...]:
    """A letter for each name: its first one that no earlier name has, else the seat's number."""
    given: list[str] = []
    taken: set[str] = set()
    for number, name in enumerate(names, 1):
        free = (letter for letter in capitals(name) if plain(letter) not in taken)
        letter = next(free, str(number))
        taken.add(plain(letter))
        given.append(letter)
    return tuple(given)


def capitals(name: str) -> list[str]:
    """The letters of *name* in capitals that the fonts have."""
    large = (letter.upper() for letter in name if letter.isalpha())
    return [letter for letter in large if len(letter) == 1 and printable(letter) == letter]


def plain(letter: str) -> str:
    """*letter* without its accent: S and Š are too alike to tell two players apart."""
    return unicodedata.normalize("NFD", letter)[0]
