"""What seats on autopilot do beside their questions."""

from __future__ import annotations

import pytest

from engine.core import One, Option, QuietAutopilot, Rng, Text, piloted, piloted_aside
from tests.contract.matches import (
    FOE,
    ME,
    AnyGame,
    autopilot,
    deal,
    every_game,
    paper,
    questions_of,
    toy,
)

IN_A_ROW = 8  # more than that and it would never come to its question


def test_a_quiet_autopilot_does_nothing() -> None:
    aside = One("aside", (Option("use", Text("word")),), "use")

    assert QuietAutopilot().autopilot_aside(None, aside, Rng(1)) is None


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_what_it_does_can_be_done_and_depends_on_its_view_alone(game: AnyGame, seed: int) -> None:
    for match, _ in questions_of(game, seed, 200):
        before = paper(match)
        for seat, aside in match.asides.items():
            view = match.view(seat)
            first = game.autopilot_aside(view, aside, Rng(seed))
            assert first == game.autopilot_aside(view, aside, Rng(seed))
            if first is not None:
                match.copy().answer(seat, first, aside=True)
        assert before == paper(match)


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_it_comes_to_an_end(game: AnyGame, seed: int) -> None:
    chance = Rng(seed)
    match = deal(game, chance)
    for _ in range(300):
        if match.outcome is not None:
            return
        seat = chance.pick(sorted(match.pending))
        trial = match.copy()
        asides = 0
        while seat in trial.pending and (raw := piloted_aside(trial, seat, chance)) is not None:
            trial.answer(seat, raw, aside=True)
            asides += 1
            assert asides <= IN_A_ROW
        autopilot(match, seat, chance)


# The toy


def test_the_poorer_curses_the_richest() -> None:
    match = toy(3, gold=[4, 5, 9])
    assert ("2", True) == piloted(match, ME, Rng(1))


@pytest.mark.parametrize("gold", [[3, 9], [9, 4]])
def test_it_keeps_gold_that_it_needs_or_that_wins(gold: list[int]) -> None:
    match = toy(gold=gold)
    assert piloted_aside(match, ME, Rng(1)) is None


def test_nobody_curses_a_friend() -> None:
    assert piloted_aside(toy(gold=[5, 9], together=True), ME, Rng(1)) is None


def test_it_does_not_think_again() -> None:
    match = toy(stage="plan", ready=[False, True])
    assert "plan.unready" == match.asides[FOE].id
    assert piloted_aside(match, FOE, Rng(1)) is None
