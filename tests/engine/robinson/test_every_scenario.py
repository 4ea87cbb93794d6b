"""Every scenario, played by chance with every number of players."""

from __future__ import annotations

import pytest

from engine.core import Config, Match, Rng
from engine.robinson.content import SHEETS
from tests.engine.robinson.table import GAME, Crusoe
from tests.engine.robinson.test_whole_matches import HARDLY_EVER_ENDS, answer, check_table


def begun(scenario: str, seats: int) -> tuple[Crusoe, Rng]:
    chance = Rng(700 + seats)
    options = {option.id: chance.pick(option.values) for option in GAME.options}
    config = Config(seats, {**options, "scenario": scenario})
    return Match.start(GAME, config, chance.below(1 << 63)), chance


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", SHEETS)
def test_a_match_ends_with_everything_in_its_place_and_can_be_saved(
    scenario: str, seats: int
) -> None:
    match, chance = begun(scenario, seats)
    census = GAME.census(match.state)
    for number in range(HARDLY_EVER_ENDS):
        if match.outcome is not None:
            break
        answer(match, chance)
        check_table(match.state)
        assert census == GAME.census(match.state)
        if number % 20 == 0:
            again: Crusoe = Match.from_json(GAME, match.to_json())
            assert match.pending == again.pending
            assert match.asides == again.asides
            assert match.view(None) == again.view(None)
    assert match.outcome is not None


@pytest.mark.parametrize("scenario", SHEETS)
def test_if_nobody_answers_it_ends_as_well(scenario: str) -> None:
    match, _ = begun(scenario, 2)
    for _ in range(1000):
        if match.outcome is not None:
            break
        match.expire(list(match.pending))
    assert match.outcome is not None


@pytest.mark.parametrize("scenario", SHEETS)
def test_autopilots_end_it_by_themselves(scenario: str) -> None:
    match, chance = begun(scenario, 3)
    for _ in range(3000):
        if match.outcome is not None:
            break
        seat = chance.pick(sorted(match.pending))
        match.answer(seat, GAME.autopilot(match.view(seat), match.pending[seat], chance))
    assert match.outcome is not None


@pytest.mark.parametrize("scenario", SHEETS)
def test_what_lies_face_down_changes_no_view(scenario: str) -> None:
    match, chance = begun(scenario, 4)
    for _ in range(60):
        if match.outcome is not None:
            break
        answer(match, chance)
        trial = match.copy()
        GAME.redeal(trial.state, chance.pick(trial.state.everyone), chance)
        assert match.view(None) == trial.view(None)
        assert GAME.census(match.state) == GAME.census(trial.state)
