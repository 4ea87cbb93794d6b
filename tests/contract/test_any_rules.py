"""The core on rules made up by chance: all that every game is promised holds for any rules."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis.stateful import run_state_machine_as_test

from engine.core import Match
from tests.contract.made_up import MadeUp
from tests.contract.matches import encode, paper, position, questions_of, views
from tests.contract.secrets import compare
from tests.contract.test_any_order import MACHINE, Play

GAME = MadeUp()


def test_all_of_it_in_any_order_by_any_rules() -> None:
    run_state_machine_as_test(type("Play", (Play,), {"game": GAME}), settings=MACHINE)


@pytest.mark.parametrize("seed", range(30))
def test_any_rules_save_load_and_take_back(seed: int) -> None:
    for match, _ in questions_of(GAME, seed):
        assert paper(match)[0] == Match.from_json(GAME, match.to_json()).to_json()  # type: ignore[index]
        for seat in match.state.everyone:
            first = match.first_free(seat)
            if first is not None:
                trial = match.copy()
                trial.undo(seat, first)
                trial = Match.from_json(GAME, trial.to_json())
                trial.redo(seat)
                assert position(match, seat) == position(trial, seat)
                assert views(match) == views(trial)


@pytest.mark.parametrize("seed", range(10))
def test_any_rules_keep_secrets(seed: int) -> None:
    last = b""
    for match, chance in questions_of(GAME, seed, 100):
        base = encode(msgspec.json.decode(match.to_json())["base"])
        if base != last:
            for seat in match.state.everyone:
                compare(GAME, base, seat, chance)
        last = base
