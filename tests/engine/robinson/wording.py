"""What tests of the words of Robinson Crusoe have in common."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.words import Catalogue, Words
from engine.core import Number, Question, Text
from engine.core.content import DATA

LANGUAGES = sorted(each.name for each in (DATA / "locale").iterdir())
LONGEST_LABEL = 80
LONGEST_CHOICE = 100  # of a menu
LONGEST_TEXT = 900
NAMES = ("Ann", "Bob", "Cleo", "Dan")
SPOKEN_OF = ("card-", "item-")  # titles and sayings of cards and items

every_language = pytest.mark.parametrize("language", LANGUAGES)


def words_of(catalogue: Catalogue, language: str) -> Words:
    return catalogue.words(language, "robinson", NAMES)


@cache
def messages(language: str) -> Mapping[str, str]:
    """The text of every message of the game, as it is written in its file."""
    text = (DATA / "locale" / language / "robinson.ftl").read_text("utf-8")
    entries = [each for each in FluentParser().parse(text).body if isinstance(each, ast.Message)]
    return MappingProxyType(
        {each.id.name: FluentSerializer().serialize_entry(each) for each in entries}
    )


def named(language: str, prefix: str) -> set[str]:
    """What follows *prefix* in the messages that begin with it."""
    return {name.removeprefix(prefix) for name in messages(language) if name.startswith(prefix)}


def variables(written: str) -> set[str]:
    """The arguments that a message uses."""
    return set(re.findall(r"\$(\w+)", written))


def every_text(text: Text) -> Iterator[Text]:
    """A text and all those within it."""
    yield text
    for arg in text.args.values():
        if isinstance(arg, Text):
            yield from every_text(arg)


def texts_of(question: Question) -> Iterator[Text]:
    """What a question is about and what its options say."""
    if question.about is not None:
        yield question.about
    if not isinstance(question, Number):
        yield from (option.text for option in question.options)


def assert_complete(catalogue: Catalogue) -> None:
    assert set() == catalogue.missing, catalogue.missing
    assert [] == catalogue.faults, catalogue.faults[:3]
