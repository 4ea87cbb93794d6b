"""What can be taken back, by whom, and that redo brings it back."""

from __future__ import annotations

import pytest

from engine.core import IllegalAnswer
from tests.contract.matches import AnyGame, every_game, paper, position, questions_of


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_undo_and_redo_are_the_identity(game: AnyGame, seed: int) -> None:
    for match, _ in questions_of(game, seed):
        for seat in match.state.everyone:
            undo = match.can_undo(seat)
            if undo and not undo.agree:
                trial = match.copy()
                trial.undo(seat)
                trial = trial.copy()
                assert trial.can_redo(seat)
                trial.redo(seat)
                assert position(match, seat) == position(trial, seat)


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_nobody_undoes_past_a_barrier_alone(game: AnyGame, seed: int) -> None:
    for match, _ in questions_of(game, seed):
        before = paper(match)
        for seat in match.state.everyone:
            undo = match.can_undo(seat)
            if undo and undo.agree:
                for agreed in ((), (seat,), match.state.everyone[1:]):
                    with pytest.raises(IllegalAnswer):
                        match.undo(seat, agreed=agreed)
                assert before == paper(match)
                trial = match.copy()
                trial.undo(seat, agreed=match.state.everyone)
                assert seat in trial.pending or seat in trial.asides
                assert match.state.rng.word != trial.state.rng.word
                assert trial.to_json() == trial.copy().to_json()
