"""Matches by chance, under any options: nothing gets lost, and every save loads."""

from __future__ import annotations

import pytest

from engine.core import Config, Match, One, Option, Question, Rng, any_answer
from engine.few_acres.editions import CONTRADICTIONS, RULES
from engine.few_acres.setup import OPTIONS
from tests.engine.few_acres.table import GAME, Table

ANSWERS = 250
MENU = 25  # options in one menu
LOOSE = 8  # options without a group, which become buttons


def by_chance(seed: int) -> tuple[Table, Rng]:
    """A match with options by chance, but none that contradict each other."""
    chance = Rng(seed)
    chosen = {option.id: chance.pick(option.values) for option in OPTIONS}
    for rule in RULES:
        if chance.below(3):
            chosen[rule] = "no"
    for one, other in CONTRADICTIONS:
        if chosen[one] == chosen[other] == "yes":
            chosen[other] = "no"
    return Match.start(GAME, Config(2, chosen), seed), chance


@pytest.mark.parametrize("seed", range(10))
def test_nothing_gets_lost(seed: int) -> None:
    match, chance = by_chance(seed)
    kept = GAME.census(match.state)

    for n in range(ANSWERS):
        if match.outcome is not None:
            break
        seat = chance.pick(sorted(match.pending))
        match.answer(seat, any_answer(match.pending[seat], chance))
        assert kept == GAME.census(match.state)
        if n % 10 == 0:
            assert match.pending == Match.from_json(GAME, match.to_json()).pending


@pytest.mark.parametrize("seed", range(6))
def test_questions_fit_a_phone(seed: int) -> None:
    match, chance = by_chance(seed)

    for _ in range(ANSWERS):
        if match.outcome is not None:
            break
        for question in match.pending.values():
            assert [] == too_long(question)
        seat = chance.pick(sorted(match.pending))
        match.answer(seat, any_answer(match.pending[seat], chance))


def too_long(question: Question) -> list[str | None]:
    """The groups of a question that need more than one menu, or too many buttons."""
    if not isinstance(question, One) or question.id == "intendant.card":
        return []  # a whole discard pile may need several menus
    groups: dict[str | None, list[Option]] = {}
    for option in question.options:
        groups.setdefault(option.group, []).append(option)
    loose = groups.pop(None, [])
    long = [group for group, options in groups.items() if len(options) > MENU]
    return [*long, *([None] if groups and len(loose) > LOOSE else [])]


@pytest.mark.parametrize("seed", range(4))
def test_time_outs_alone_never_get_stuck(seed: int) -> None:
    match, _ = by_chance(seed)

    for _ in range(ANSWERS):
        if match.outcome is not None:
            break
        match.expire(list(match.pending))

    assert match.outcome is not None or match.state.turn > 20
