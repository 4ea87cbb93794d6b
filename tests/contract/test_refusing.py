"""What is refused, and that a refusal changes nothing."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import IllegalAnswer, Match, RulesChanged, Seat, StaleAnswer, any_answer
from tests.contract.matches import AnyGame, encode, every_game, paper, questions_of, step


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_a_cheating_answer_is_refused_and_changes_nothing(game: AnyGame, seed: int) -> None:
    for match, _ in questions_of(game, seed):
        before = paper(match)
        for seat in map(Seat, range(-1, match.state.seats + 1)):
            cheats: tuple[object, ...] = (
                "nonsense",
                True,
                -(10**9),
                10**9,
                ["x", "x"],
                ["x", 1],
                {},
                None,
                0.5,
            )
            for raw in cheats:
                for aside in (False, True):
                    with pytest.raises(IllegalAnswer):
                        match.answer(seat, raw, aside=aside)
        assert before == paper(match)


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_staleness_is_counted_per_question(game: AnyGame, seed: int) -> None:
    for match, chance in questions_of(game, seed):
        for seat, question in match.pending.items():
            with pytest.raises(StaleAnswer):
                match.answer(seat, any_answer(question, chance), seq=match.since[seat] - 1)
            match.copy().answer(seat, any_answer(question, chance), seq=match.since[seat])
        trial = match.copy()
        actor, _ = step(trial, chance)
        for seat, question in trial.pending.items():
            stands = seat != actor and match.pending.get(seat) == question
            assert (match.since[seat] if stands else trial.seq) == trial.since[seat]


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_changed_rules_are_noticed_and_the_match_falls_back(game: AnyGame, seed: int) -> None:
    noticed = 0
    for match, chance in questions_of(game, seed, 80):
        save = msgspec.json.decode(match.to_json())
        answers = [item for item in save["log"] if item["type"] == "answer"]
        if not answers:
            continue
        answers[-1]["check"] = "0" * 8
        with pytest.raises(RulesChanged) as caught:
            Match.from_json(game, encode(save))
        back = caught.value.match
        assert len(answers) == len(caught.value.lost)
        assert match.seq < back.seq
        assert encode(save["base"]) == encode(msgspec.json.decode(back.to_json())["base"])
        step(back, chance)
        noticed += 1
    assert noticed
