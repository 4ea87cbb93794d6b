"""A rule that raises, at whatever point: the match stands as before, and plays on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core import Context, Match, Outcome, Raw, Rng, Script, Seat
from engine.toy.game import Toy
from engine.toy.state import State
from tests.contract.matches import ME, ToyMatch, autopilot, deal, paper, step

NEVER = 10**9


class Fault(Exception):
    """What a faulty rule raises."""


class Faulty(Toy):
    """A toy whose rules raise once, after so many more replies, stages and looks for the end."""

    left = NEVER

    def script(self, state: State, ctx: Context) -> Script[None]:
        self.count()
        script = super().script(state, ctx)
        ask = next(script, None)
        while ask is not None:
            reply = yield ask
            try:
                ask = script.send(reply)
            except StopIteration:
                return
            finally:
                # After the rules have done their worst to the state.
                self.count()

    def outcome(self, state: State) -> Outcome | None:
        self.count()
        return super().outcome(state)

    def count(self) -> None:
        self.left -= 1
        if self.left < 0:
            self.left = NEVER
            raise Fault


def faulty(seed: int) -> tuple[ToyMatch, Faulty, Rng]:
    """A match of a faulty toy, some way in, where somebody may take something back."""
    game, chance = Faulty(), Rng(seed)
    match = deal(game, chance)
    while not any(map(match.can_undo, match.state.everyone)) or chance.below(8):
        if match.outcome is not None:
            match = deal(game, chance)
        step(match, chance)
    return match, game, chance


def answer(match: ToyMatch, chance: Rng) -> None:
    step(match, chance)


def move(match: ToyMatch, chance: Rng) -> None:
    seat = min(match.pending)
    trial = match.copy()
    answers: list[tuple[Raw, bool]] = []
    while seat in trial.pending and len(answers) < 4:
        question = trial.pending[seat]
        answers.append((question.default, False))
        trial.answer(seat, question.default)
    match.move(seat, answers)


def expire(match: ToyMatch, chance: Rng) -> None:
    match.expire(list(match.pending))


def undo(match: ToyMatch, chance: Rng) -> None:
    everyone = match.state.everyone
    seat = next(seat for seat in everyone if match.can_undo(seat))
    match.undo(seat, agreed=everyone)


def redo(match: ToyMatch, chance: Rng) -> None:
    seat = next(seat for seat in match.state.everyone if match.can_redo(seat))
    match.redo(seat)


def take_back_freely(match: ToyMatch) -> None:
    for seat in match.state.everyone:
        first = match.first_free(seat)
        if first is not None:
            match.undo(seat, first)
            return


@pytest.mark.parametrize("act", [answer, move, expire, undo, redo])
@pytest.mark.parametrize("seed", range(12))
def test_a_rule_that_raises_anywhere_changes_nothing(
    act: Callable[[ToyMatch, Rng], None], seed: int
) -> None:
    match, game, chance = faulty(seed)
    if act is redo:
        take_back_freely(match)
        if not any(map(match.can_redo, match.state.everyone)):
            return
    before, steps, word = paper(match), list(match.steps), chance.word
    for after in range(1000):
        chance.word, game.left = word, after
        try:
            act(match, chance)
        except Fault:
            assert before == paper(match)
            assert steps == match.steps
        else:
            break
    game.left = NEVER
    assert after > 0
    assert before != paper(match)
    assert match.to_json() == Match.from_json(game, match.to_json()).to_json()


def test_a_match_goes_on_after_a_fault() -> None:
    match, game, chance = faulty(3)
    while match.outcome is None:
        game.left = chance.below(6)
        try:
            autopilot(match, chance.pick(sorted(match.pending)), chance)
        except Fault:
            continue
        finally:
            game.left = NEVER
    assert match.state.seats == len(match.outcome.scores)


def test_a_script_that_asks_nobody_is_a_fault() -> None:
    class Idle(Toy):
        def script(self, state: State, ctx: Context) -> Script[None]:
            yield from ()

    with pytest.raises(AssertionError, match="without asking"):
        deal(Idle(), Rng(1))


def test_a_wrong_answer_amid_a_move_takes_back_the_others() -> None:
    match, _, _ = faulty(1)
    seat = min(match.pending)
    before = paper(match)

    with pytest.raises(ValueError, match=r"."):
        match.move(seat, [(match.pending[seat].default, False), ("nonsense", False)])

    assert before == paper(match)
    assert ME <= seat < Seat(match.state.seats)
