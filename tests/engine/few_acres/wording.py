"""What tests of the words of A Few Acres of Snow have in common."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words import Catalogue, Words
from tests.engine.wording import messages_of, named_in

GAME = "few_acres"
LONGEST_TEXT = 600
NAMES = ("Ann", "Bob")


def words_of(catalogue: Catalogue, language: str) -> Words:
    return catalogue.words(language, GAME, NAMES)


def messages(language: str) -> Mapping[str, str]:
    """The text of every message of the game, as it is written in its file."""
    return messages_of(GAME, language)


def named(language: str, prefix: str) -> set[str]:
    """What follows *prefix* in the messages that begin with it."""
    return named_in(messages(language), prefix)
