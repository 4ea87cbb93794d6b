"""What tests of the words of every game have in common."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.words import Catalogue
from engine.core import Text
from engine.core.content import DATA

LANGUAGES = sorted(each.name for each in (DATA / "locale").iterdir())
LONGEST_LABEL = 80
LONGEST_CHOICE = 100  # of a menu

every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def messages_of(game: str, language: str) -> Mapping[str, str]:
    """The text of every message of a game, as it is written in its file."""
    text = (DATA / "locale" / language / f"{game}.ftl").read_text("utf-8")
    entries = [each for each in FluentParser().parse(text).body if isinstance(each, ast.Message)]
    return MappingProxyType(
        {each.id.name: FluentSerializer().serialize_entry(each) for each in entries}
    )


def named_in(written: Mapping[str, str], prefix: str) -> set[str]:
    """What follows *prefix* in the messages that begin with it."""
    return {name.removeprefix(prefix) for name in written if name.startswith(prefix)}


def variables(written: str) -> set[str]:
    """The arguments that a message uses."""
    return set(re.findall(r"\$(\w+)", written))


def numbers(said: str) -> list[int]:
    return sorted(map(int, re.findall(r"\d+", said)))


def every_text(text: Text) -> Iterator[Text]:
    """A text and all those within it."""
    yield text
    for arg in text.args.values():
        if isinstance(arg, Text):
            yield from every_text(arg)


def assert_complete(catalogue: Catalogue) -> None:
    assert set() == catalogue.missing, catalogue.missing
    assert [] == catalogue.faults, catalogue.faults[:3]
