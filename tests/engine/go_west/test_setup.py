"""Setting up: rulebook 3.4."""

from __future__ import annotations

import pytest

from engine.core import Config, Match, Seat
from engine.go_west.content import BUNDLED
from engine.go_west.state import census
from tests.engine.go_west.table import GO_WEST, GoWestMatch


def start(seats: int = 2, seed: int = 1, **options: str) -> GoWestMatch:
    return Match.start(GO_WEST, Config(seats, options), seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_10_points_30_discs_7_cards_and_a_token(seats: int) -> None:
    view = start(seats).view(None)

    assert seats == len(view.players)
    for player in view.players:
        assert (10, 30, 0, 7, 0, 1, True) == (
            player.score,
            player.supply,
            player.box,
            player.hand_size,
            player.scorings,
            player.price,
            player.double,
        )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_20_wagons_start_in_new_england_and_the_blocks_are_empty(seats: int) -> None:
    view = start(seats).view(None)

    assert (20, 0, 0, 0, 0, 0) == view.wagons
    assert [((), 0)] * 4 == [(block.discs, block.divider) for block in view.blocks]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_56_cards_are_used_whatever_the_number_of_players(seats: int) -> None:
    match = start(seats)

    assert 56 - 7 * seats == match.view(None).draw_pile
    assert ([30] * seats, 20, sorted(BUNDLED)) == census(match.state)


def test_the_cards_are_shuffled_by_the_seed() -> None:
    assert start(seed=1).state.draw_pile == start(seed=1).state.draw_pile
    assert start(seed=1).state.draw_pile != start(seed=2).state.draw_pile


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lots_may_fall_on_any_seat(seats: int) -> None:
    starters = {start(seats, seed).state.active for seed in range(40)}

    assert set(range(seats)) == starters


def test_the_first_to_join_starts_if_the_table_says_so() -> None:
    assert {0} == {start(3, seed, start="first-seat").state.active for seed in range(12)}


def test_turns_go_round_from_whoever_starts() -> None:
    seed = next(seed for seed in range(40) if start(3, seed).state.active == 2)
    match = start(3, seed)
    assert "1.turn.2" == match.state.phase

    match.move(Seat(2), [("sell", False), (match.state.players[2].hand[0], False)])
    match.answer(Seat(2), "end")

    assert [0] == list(match.pending)
    assert "2.turn.0" == match.state.phase


def test_who_starts_is_told_first() -> None:
    match = start(start="first-seat")

    assert ["started"] == [event.id for event in match.opening]


def test_not_for_one_and_not_for_five() -> None:
    assert [2, 3, 4] == list(GO_WEST.seats)
