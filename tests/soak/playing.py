"""One match played to its end, with everything watched that must hold at each step."""

from __future__ import annotations

from time import perf_counter
from typing import Literal, TypeAlias

import msgspec

from engine.core import Match, Rng, any_answer
from engine.registry import GAMES
from tests.contract.matches import AnyMatch, deal
from tests.contract.secrets import compare

Style: TypeAlias = Literal["chance", "autopilot"]
STYLES: tuple[Style, ...] = ("chance", "autopilot")
# Chance alone may take its time; who takes longer than this is lost in a dead end.
MOST: dict[Style, int] = {"chance": 50_000, "autopilot": 5_000}
THOROUGH = 20  # in so many first matches every question is saved and loaded,
SAMPLED = 7  # in the others every seventh
SECRETS_MATCHES = 50  # in every so manieth match what is hidden is dealt anew,
SECRETS_STAGES = 5  # at every so manieth checkpoint


class Task(msgspec.Struct, frozen=True):
    """Which match to play: all that it takes to play it again."""

    game: str
    seats: int
    style: Style
    seed: int


class Result(msgspec.Struct, frozen=True):
    """How a match went. *fault* says what broke, if anything did."""

    task: Task
    answers: int
    reason: str  # the id of the outcome's
    seconds: float  # spent on answers alone
    compared: int  # questions that looked the same when dealt anew
    fault: str | None


def soak(task: Task) -> Result:
    """Play a match and watch it."""
    watch, fault = Watch(task), None
    try:
        watch.play()
    except Exception as error:  # whatever breaks is what we are looking for
        fault = f"after {watch.answers} answers: {type(error).__name__}: {error}"[:400]
    return Result(task, watch.answers, watch.reason, watch.seconds, watch.compared, fault)


class Watch:
    """A match under way, and what has been seen of it."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.game = GAMES[task.game]
        # The seed alone would deal the same to each number of seats and style.
        self.chance = Rng(task.seed).fork(2 * task.seats + STYLES.index(task.style))
        self.answers = self.stages = self.compared = 0
        self.seconds = 0.0
        self.reason = ""

    def play(self) -> None:
        match = deal(self.game, self.chance, self.task.seats)
        census = self.game.census(match.state)
        while match.outcome is None:
            assert self.answers < MOST[self.task.style], "a dead end"
            if self.task.seed < THOROUGH or self.answers % SAMPLED == 0:
                check_saving(match)
            self.answer(match)
            assert census == self.game.census(match.state), "something was lost or made"
            if match.checkpoints:
                self.stages += 1
                self.look_for_secrets(match.checkpoints[-1].state)
                match.checkpoints, match.steps = [], []
        check_saving(match)
        self.reason = match.outcome.reason.id

    def answer(self, match: AnyMatch) -> None:
        by_chance = self.task.style == "chance"
        aside = by_chance and bool(match.asides) and not self.chance.below(6)
        asked = match.asides if aside else match.pending
        seat = self.chance.pick(sorted(asked))
        began = perf_counter()
        if by_chance:
            raw = any_answer(asked[seat], self.chance)
        else:
            raw = self.game.autopilot(match.view(seat), asked[seat], self.chance)
        match.answer(seat, raw, aside=aside)
        self.seconds += perf_counter() - began
        self.answers += 1

    def look_for_secrets(self, base: bytes) -> None:
        state = msgspec.json.decode(base, type=self.game.state_type)
        sampled = self.task.seed % SECRETS_MATCHES == 0 and self.stages % SECRETS_STAGES == 0
        if sampled and self.game.outcome(state) is None:
            for seat in state.everyone:
                self.compared += compare(self.game, base, seat, self.chance)


def check_saving(match: AnyMatch) -> None:
    save = match.to_json()
    again = Match.from_json(match.game, save)
    assert save == again.to_json(), "a loaded match is saved differently"
    assert match.pending == again.pending, "a loaded match asks something else"
    for seat in (*match.state.everyone, None):
        assert match.view(seat) == again.view(seat), "a loaded match looks different"
