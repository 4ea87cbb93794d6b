"""What tests of the words of Lewis & Clark have in common."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words import Catalogue, Words
from tests.engine.wording import messages_of

GAME = "lewis_clark"
NAMES = ("Ann", "Bob", "Cyril", "Dora", "Eva")


def words_of(catalogue: Catalogue, language: str) -> Words:
    return catalogue.words(language, GAME, NAMES)


def messages(language: str) -> Mapping[str, str]:
    """The text of every message of the game, as it is written in its file."""
    return messages_of(GAME, language)
