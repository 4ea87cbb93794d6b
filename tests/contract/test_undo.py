"""What can be taken back, by whom, and that redo brings it back."""

from __future__ import annotations

import pytest

from engine.core import IllegalAnswer, NotAsked, Seat
from tests.contract.matches import (
    AnyGame,
    AnyMatch,
    every_game,
    paper,
    position,
    questions_of,
)


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
                short = ((), (seat,), match.state.everyone[1:])
                for agreed in (some for some in short if len(some) < match.state.seats):
                    with pytest.raises(IllegalAnswer):
                        match.undo(seat, agreed=agreed)
                assert before == paper(match)
                trial = match.copy()
                trial.undo(seat, agreed=match.state.everyone)
                assert seat in trial.pending or seat in trial.asides
                assert match.state.rng.word != trial.state.rng.word
                assert trial.to_json() == trial.copy().to_json()


@every_game
def test_nothing_is_taken_back_or_given_again_where_there_is_nothing(game: AnyGame) -> None:
    match, _ = next(questions_of(game, 1))
    before = paper(match)
    for seat in match.state.everyone:
        assert match.can_undo(seat) is None
        assert match.first_free(seat) is None
        assert not match.can_redo(seat)
        with pytest.raises(NotAsked):
            match.undo(seat)
        with pytest.raises(NotAsked):
            match.undo(seat, 0, agreed=match.state.everyone)
        with pytest.raises(NotAsked):
            match.redo(seat)
    assert before == paper(match)


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_a_seat_goes_back_as_far_as_it_may_alone(game: AnyGame, seed: int) -> None:
    gone_back = 0
    for match, _ in questions_of(game, seed):
        for seat in match.state.everyone:
            first = match.first_free(seat)
            own = [entry.seq for entry in match.own_answers(seat)]
            free = [seq for seq in own if not is_agreed(match, seat, seq)]
            assert first == min(free, default=None)
            if first is not None:
                trial = match.copy()
                trial.undo(seat, first)
                # A sealed answer goes alone, so that others before it may go next.
                assert first not in [entry.seq for entry in trial.own_answers(seat)]
                gone_back += 1
    assert gone_back


@every_game
@pytest.mark.parametrize("seed", range(2))
def test_a_match_returns_to_any_save_of_it(game: AnyGame, seed: int) -> None:
    *passed, last = [match.copy() for match, _ in questions_of(game, seed)]
    for match in passed[:: max(1, len(passed) // 8)]:
        trial = last.copy()
        if match.state.seats > 1:
            with pytest.raises(IllegalAnswer):
                trial.return_to(match.to_json(), agreed=match.state.everyone[1:])
            assert paper(last) == paper(trial)
        trial.return_to(match.to_json(), agreed=match.state.everyone)
        for seat in (None, *match.state.everyone):
            assert match.view(seat) == trial.view(seat)
        assert match.pending == trial.pending
        assert match.state.rng.word != trial.state.rng.word
        assert last.seq + 1 == trial.seq
        assert dict.fromkeys(trial.since, trial.seq) == trial.since
        assert not any(trial.can_redo(seat) for seat in trial.state.everyone)
        assert trial.to_json() == trial.from_json(game, trial.to_json()).to_json()


def is_agreed(match: AnyMatch, seat: Seat, seq: int) -> bool:
    undo = match.can_undo(seat, seq)
    assert undo is not None
    assert seq == undo.to
    return bool(undo.agree)
