"""Commands: as far as nothing is shown, all or nothing."""

from __future__ import annotations

import pytest

from engine.core import Config, IllegalAnswer, Match, NotAsked
from engine.core.moves import TooEarly, answers_of, completions, play
from engine.toy.game import Toy
from tests.contract.matches import (
    FOE,
    ME,
    AnyGame,
    every_game,
    given_by_chance,
    paper,
    questions_of,
    toy,
)


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_commands_stop_at_the_first_barrier(game: AnyGame, seed: int) -> None:
    fed = 0
    for match, chance in questions_of(game, seed):
        before = paper(match)
        for seat in match.state.everyone:
            for verb in game.verbs:
                given = given_by_chance(match, seat, verb, chance)
                try:
                    answers = answers_of(match, seat, verb, given)
                except IllegalAnswer:
                    continue
                trial = match.copy()
                for n, (raw, aside) in enumerate(answers):
                    assert n == 0 or not trial.revealed
                    trial.answer(seat, raw, aside=aside)
                again = match.copy()
                play(again, seat, verb, given)
                assert paper(trial) == paper(again)
                fed += 1
        assert before == paper(match)
    assert fed > 20


def test_a_command_answers_as_far_as_nothing_is_shown() -> None:
    match = toy(hands=[["raid", "raid.2"], ["block"]])
    draw, raid = (verb for verb in Toy.verbs if verb.name in ("draw", "raid"))

    with pytest.raises(TooEarly):
        play(match, ME, draw, {"drop": "raid"})
    with pytest.raises(NotAsked):
        play(match, ME, raid, {"with": "raid", "at": "1", "again": "keep"})
    assert () == completions(match, ME, draw, {}, "drop")
    assert ["raid.2"] == [o.key for o in completions(match, ME, raid, {"with": "raid"}, "with")]
    assert ["1"] == [o.key for o in completions(match, ME, raid, {"with": "raid, raid.2"}, "at")]

    play(match, ME, raid, {"with": "raid, raid.2", "at": "1"})

    assert [FOE] == list(match.pending)


def test_a_plan_is_edited_by_one_command_across_checkpoints() -> None:
    match = Match.start(Toy(), Config(2), 1)
    since = match.since[FOE]

    play(match, ME, Toy.verbs[0], {"job": "hunt", "place": "hill"})

    assert ["hunt hill", ""] == match.state.plans
    assert since == match.since[FOE]
