"""The guide through a first match: short steps, each with a question that it comes with."""

from __future__ import annotations

import re

import pytest

from bot.app import LOCALES
from bot.words import Catalogue
from engine.core import topic_of
from tests.contract.matches import AnyGame, every_game, questions_of

LONGEST = 250


@every_game
def test_a_guide_has_a_few_steps_for_what_can_be_asked(game: AnyGame) -> None:
    assert 4 <= len(set(game.guide.values())) <= 9
    assert {} == {q: step for q, step in game.guide.items() if topic_of(game.topics, q) is None}


@every_game
@pytest.mark.parametrize("locale", ["en", "cs"])
def test_no_step_is_told_that_never_comes(game: AnyGame, locale: str) -> None:
    written = (LOCALES / locale / f"{game.name}.ftl").read_text("utf-8")
    told = set(re.findall(r"^guide-([a-z-]+) =", written, re.MULTILINE))

    assert set(game.guide.values()) == told


@every_game
def test_a_guide_begins_with_the_first_question(game: AnyGame) -> None:
    for seed in range(5):
        match, _ = next(questions_of(game, seed))
        for question in match.pending.values():
            if question.id != "french.draft":  # an option for those who know the game
                assert topic_of(game.guide, question.id) is not None, question.id


@every_game
@pytest.mark.parametrize("locale", ["en", "cs"])
def test_every_step_is_told_in_short(game: AnyGame, locale: str) -> None:
    words = Catalogue.load(LOCALES).words(locale, game.name)
    told = {step: words(f"guide-{step}") for step in game.guide.values()}

    assert set() == words.catalogue.missing
    assert {} == {step: len(text) for step, text in told.items() if len(text) > LONGEST}
