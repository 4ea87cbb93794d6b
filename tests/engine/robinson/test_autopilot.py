"""The autopilot: a sensible answer to every question, from the view alone."""

from __future__ import annotations

import pytest

from engine.core import Config, Match, Rng
from tests.engine.robinson.table import GAME, Crusoe, layout, match_of, say


def autopilot(match: Crusoe, seat: int, chance: Rng) -> str:
    """What the autopilot answers for a seat now."""
    where = match.state.everyone[seat]
    return str(GAME.autopilot(match.view(where), match.pending[where], chance))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_autopilots_end_a_match_by_themselves(seats: int) -> None:
    chance = Rng(seats)
    match: Crusoe = Match.start(GAME, Config(seats), seats)
    for _ in range(2000):
        if match.outcome is not None:
            break
        seat = chance.pick(sorted(match.pending))
        match.answer(seat, GAME.autopilot(match.view(seat), match.pending[seat], chance))
    assert match.outcome is not None


def test_it_builds_a_shelter_as_soon_as_there_is_wood() -> None:
    match = match_of(layout(goods="wood 3 food 3"))
    say(match, "0: both")
    assert "build-shelter-at-3" == autopilot(match, 0, Rng(1))


def test_it_gathers_food_where_the_night_needs_it() -> None:
    match = match_of(layout(tiles={4: 6}))
    say(match, "0: both")
    assert "gather-food-at-4" == autopilot(match, 0, Rng(1))


def test_it_rests_when_it_has_few_hearts_left() -> None:
    state = layout(tiles={4: 6}, goods="food 3")
    state.people["cook"].wounds = 9
    match = match_of(state)
    assert "me" == autopilot(match, 0, Rng(1))
    say(match, "0: me")
    assert "rest-1" == autopilot(match, 0, Rng(1))


def test_it_leaves_what_it_has_no_pawns_for() -> None:
    match = match_of(layout(hunt=["beast-fox"]))
    say(match, "0: me", "0: rest-1", "0: me", "0: hunt-1")
    assert "clear" == autopilot(match, 0, Rng(1))


def test_it_accepts_a_proposal() -> None:
    match = match_of(layout())
    say(match, "1: propose", "1: put-forward")
    assert "accept" == autopilot(match, 0, Rng(1))


def test_it_drops_a_proposal_that_is_half_made() -> None:
    match = match_of(layout())
    say(match, "0: propose", "0: me", "0: rest-1")
    assert "drop" == autopilot(match, 0, Rng(1))


def test_it_moves_to_a_natural_shelter() -> None:
    match = match_of(layout(stage="night", goods="food 3", tiles={4: 2}))
    assert "4" == autopilot(match, 0, Rng(1))
    match = match_of(layout(stage="night", goods="food 3", tiles={4: 2}, shelter=True))
    assert "stay" == autopilot(match, 0, Rng(1))


def test_it_lays_wood_where_most_of_it_goes() -> None:
    match = match_of(layout(stage="dusk", round=8, goods="wood 3"))
    assert "2" == autopilot(match, 0, Rng(1))
    match = match_of(layout(stage="dusk", round=2, goods="wood 3"))
    assert "none" == autopilot(match, 0, Rng(1))
