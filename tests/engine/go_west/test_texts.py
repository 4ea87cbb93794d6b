"""Every text has its words, in every language."""

from __future__ import annotations

import re

import pytest

from bot.words import Catalogue, Words
from engine.core import Config, Match, One, Rng, any_answer
from engine.core.content import DATA
from tests.engine.go_west.table import GO_WEST

LONGEST_LABEL, LONGEST_DESCRIPTION = 80, 100
NAMES = ("Ann", "Bob", "Cyril", "Dora")
LANGUAGES = sorted(each.name for each in (DATA / "locale").iterdir())


@pytest.fixture
def catalogue() -> Catalogue:
    return Catalogue.load(DATA / "locale")


def words_of(catalogue: Catalogue, language: str) -> Words:
    return catalogue.words(language, "go_west", NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_play_says_has_words(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)
    for seed in range(6):
        chance = Rng(seed)
        options = {option.id: chance.pick(option.values) for option in GO_WEST.options}
        match = Match.start(GO_WEST, Config(2 + seed % 3, options), seed)
        for event in match.opening:
            words.event(event)
        while match.outcome is None:
            [(seat, question)] = match.pending.items()
            assert isinstance(question, One)
            words.ask(question)
            if question.about is not None:
                words.say(question.about)
            for option in question.options:
                assert LONGEST_LABEL >= len(words.say(option.text))
                if option.group is not None:
                    words(f"group-{option.group}")
            for event in match.answer(seat, any_answer(question, chance)):
                assert words.event(event).endswith(".")
        words.say(match.outcome.reason)
    assert (set(), []) == (catalogue.missing, catalogue.faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_looked_up_has_words(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)
    for card in GO_WEST.cards:
        words.say(card.title)
        words.say(card.says)
    for topic in GO_WEST.rules:
        words(f"rule-{topic}")
        words.attr(f"rule-{topic}", "title")
    for option in GO_WEST.options:
        words(f"option-{option.id}")
        words.attr(f"option-{option.id}", "hint")
        for value in option.values:
            words(f"option-{option.id}-{value}")
    for name in ("title", "about", "length"):
        words(f"game-{name}")
    assert (set(), []) == (catalogue.missing, catalogue.faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_described_in_short(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)
    for verb in GO_WEST.verbs:
        for name in (f"verb-{verb.name}", *(f"verb-{verb.name}-{o}" for o in verb.options)):
            assert LONGEST_DESCRIPTION >= len(words(name))
            assert re.fullmatch(r"[\w-]{1,32}", words.attr(name, "name"))
    assert (set(), []) == (catalogue.missing, catalogue.faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_shouted_but_the_title(language: str) -> None:
    text = (DATA / "locale" / language / "go_west.ftl").read_text("utf-8")

    assert 1 == text.count("!")
