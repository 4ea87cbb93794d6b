"""What tests of the words of Robinson Crusoe have in common."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.words import Catalogue, Words
from engine.core import Number, Question, Text
from tests.engine.wording import messages_of, named_in

GAME = "robinson"
LONGEST_TEXT = 900
NAMES = ("Ann", "Bob", "Cleo", "Dan")
SPOKEN_OF = ("card-", "item-")  # titles and sayings of cards and items


def words_of(catalogue: Catalogue, language: str) -> Words:
    return catalogue.words(language, GAME, NAMES)


def messages(language: str) -> Mapping[str, str]:
    """The text of every message of the game, as it is written in its file."""
    return messages_of(GAME, language)


def named(language: str, prefix: str) -> set[str]:
    """What follows *prefix* in the messages that begin with it."""
    return named_in(messages(language), prefix)


def texts_of(question: Question) -> Iterator[Text]:
    """What a question is about and what its options say."""
    if question.about is not None:
        yield question.about
    if not isinstance(question, Number):
        yield from (option.text for option in question.options)
