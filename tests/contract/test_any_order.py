"""Everything that can be done to a match, in any order."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine.core import IllegalAnswer, Match, Rng, Seat
from engine.core.moves import play
from tests.contract.matches import (
    AnyGame,
    AnyMatch,
    deal,
    every_game,
    given_by_chance,
    paper,
    position,
    step,
    views,
)


class Play(RuleBasedStateMachine):
    """Answers, asides, commands, saves, undo, time-outs and cheating, mixed."""

    game: AnyGame
    match: AnyMatch

    @initialize(seed=st.integers(0, 2**64 - 1), played=st.integers(0, 60))
    def start(self, seed: int, played: int) -> None:
        chance = Rng(seed)
        self.match = deal(self.game, chance)
        self.conserved = self.kept()
        for _ in range(played):
            if not self.over():
                step(self.match, chance)

    def kept(self) -> object:
        return self.game.census(self.match.state)

    def over(self) -> bool:
        return self.match.outcome is not None

    def seat(self, pick: int) -> Seat:
        return Seat(pick % self.match.state.seats)

    @precondition(lambda self: not self.over())
    @rule(salt=st.integers(0, 2**20), n=st.integers(1, 4))
    def answers(self, salt: int, n: int) -> None:
        chance = Rng(salt)
        for _ in range(n):
            before = self.match.seq
            if not self.over():
                step(self.match, chance)
                assert before + 1 == self.match.seq

    @rule()
    def reload(self) -> None:
        before = self.match.to_json(), position(self.match)
        self.match = Match.from_json(self.game, self.match.to_json())
        assert before == (self.match.to_json(), position(self.match))

    @precondition(lambda self: any(map(self.match.can_undo, self.match.state.everyone)))
    @rule(pick=st.integers(0, 3), together=st.booleans(), n=st.integers(0, 5))
    def undo(self, pick: int, together: bool, n: int) -> None:
        able = [seat for seat in self.match.state.everyone if self.match.can_undo(seat)]
        seat = able[pick % len(able)]
        own = self.match.own_answers(seat)
        to = own[n % len(own)].seq
        undo = self.match.can_undo(seat, to)
        assert undo is not None
        if together:
            self.match.undo(seat, to, agreed=self.match.state.everyone)
        elif undo.agree:
            with pytest.raises(IllegalAnswer):
                self.match.undo(seat, to)
        else:
            before, seen = position(self.match, seat), views(self.match)
            self.match.undo(seat, to)
            self.match.redo(seat)
            assert before == position(self.match, seat)
            assert seen == views(self.match)
            self.match.undo(seat, self.match.can_undo(seat).to)  # type: ignore[union-attr]

    @precondition(lambda self: any(map(self.match.can_redo, self.match.state.everyone)))
    @rule(pick=st.integers(0, 3))
    def redo(self, pick: int) -> None:
        seat, before = self.seat(pick), paper(self.match)
        try:
            self.match.redo(seat)
        except IllegalAnswer:
            assert before == paper(self.match)

    @rule(pick=st.integers(0, 15))
    def expire(self, pick: int) -> None:
        seats = [seat for seat in self.match.pending if pick >> seat & 1]
        before = self.match.seq
        self.match.expire(seats)
        assert bool(seats) == (self.match.seq > before)

    @rule(pick=st.integers(0, 3), salt=st.integers(0, 2**20))
    def command(self, pick: int, salt: int) -> None:
        seat, chance, before = self.seat(pick), Rng(salt), paper(self.match)
        verb = chance.pick(self.game.verbs)
        given = given_by_chance(self.match, seat, verb, chance)
        assert before == paper(self.match)
        try:
            play(self.match, seat, verb, given)
        except IllegalAnswer:
            assert before == paper(self.match)

    @rule(pick=st.integers(0, 3), raw=st.sampled_from(["nonsense", -1, ["x"], ["x", "x"], True]))
    def cheat(self, pick: int, raw: object) -> None:
        before = paper(self.match)
        with pytest.raises(IllegalAnswer):
            self.match.answer(Seat(pick), raw)
        defaults = [(question.default, False) for question in self.match.pending.values()]
        with pytest.raises(IllegalAnswer):
            self.match.move(self.seat(pick), [*defaults, ("", True)])
        assert before == paper(self.match)

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "match"):
            assert self.conserved == self.kept()
            assert bool(self.match.pending) != self.over()
            assert set(self.match.since) == {*self.match.pending, *self.match.asides}
            phases = [checkpoint.phase for checkpoint in self.match.checkpoints]
            assert all(a != b for a, b in pairwise(phases))


MACHINE = settings(
    max_examples=150,
    stateful_step_count=50,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


@every_game
def test_all_of_it_in_any_order(game: AnyGame) -> None:
    run_state_machine_as_test(type("Play", (Play,), {"game": game}), settings=MACHINE)
