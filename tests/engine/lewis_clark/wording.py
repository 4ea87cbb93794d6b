"""What tests of the words of Lewis & Clark have in common."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.words import Catalogue, Words
from engine.core.content import DATA

LANGUAGES = sorted(each.name for each in (DATA / "locale").iterdir())
LONGEST_LABEL = 80
NAMES = ("Ann", "Bob", "Cyril", "Dora", "Eva")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def words_of(catalogue: Catalogue, language: str) -> Words:
    return catalogue.words(language, "lewis_clark", NAMES)


def messages(language: str) -> dict[str, str]:
    """The text of every message of the game, as it is written in its file."""
    text = (DATA / "locale" / language / "lewis_clark.ftl").read_text("utf-8")
    entries = [each for each in FluentParser().parse(text).body if isinstance(each, ast.Message)]
    return {each.id.name: FluentSerializer().serialize_entry(each) for each in entries}


def assert_complete(catalogue: Catalogue) -> None:
    assert (set(), []) == (catalogue.missing, catalogue.faults)
