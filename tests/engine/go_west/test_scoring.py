"""What a region pays: rulebook 5.2."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import Seat
from engine.go_west.scoring import block_gains, scoring_gains, scoring_price, totals
from tests.engine.go_west.table import seats_of


def gains(colours: str, wagons: int) -> dict[str, int]:
    points = block_gains(seats_of(colours), wagons, 4)
    return {colour: n for colour, n in zip("RGBY", points, strict=True) if n}


@pytest.mark.parametrize("wagons", [5, 6, 20])
def test_with_enough_wagons_every_disc_pays__example_of_the_east(wagons: int) -> None:
    assert {"R": 3, "G": 1, "B": 1} == gains("RGRBR", wagons)


def test_with_too_few_wagons_most_discs_come_first__example_1_great_plains() -> None:
    assert {"G": 3, "R": 1} == gains("RRGGGB", 4)


def test_a_tie_is_paid_disc_by_disc_from_the_divider__example_2_midwest() -> None:
    assert {"R": 3, "G": 2} == gains("GBRRRGG", 5)


@pytest.mark.parametrize(
    ("discs", "wagons", "expected"),
    [
        ("RGRBR", 5, {"R": 3, "G": 1, "B": 1}),
        ("RGRBR", 6, {"R": 3, "G": 1, "B": 1}),
        ("RRGGGB", 4, {"G": 3, "R": 1}),
        ("GBRRRGG", 5, {"R": 3, "G": 2}),
        ("RGBBGRR", 4, {"R": 3, "G": 1}),
        ("RRGGBB", 3, {"R": 2, "G": 1}),
        ("RGGRB", 3, {"G": 2, "R": 1}),
        ("RRRGBBG", 6, {"R": 3, "B": 2, "G": 1}),
        ("RRRGBBG", 5, {"R": 3, "G": 1, "B": 1}),
    ],
)
def test_a_region_pays_as_worked_out_by_hand(
    discs: str, wagons: int, expected: dict[str, int]
) -> None:
    assert expected == gains(discs, wagons)


def test_a_tie_with_enough_for_all_of_it_pays_all_of_it() -> None:
    assert {"R": 2, "G": 2} == gains("RGRGB", 4)


def test_a_tie_of_three_is_walked_through_as_one() -> None:
    assert {"B": 2, "R": 1, "G": 1} == gains("BRBGRG", 4)


def test_a_tie_lower_in_the_ranking_is_walked_by_its_own_discs_alone() -> None:
    assert {"Y": 3, "G": 1} == gains("GYRYY", 4)


def test_of_a_single_player_no_more_discs_pay_than_there_are_wagons() -> None:
    assert {"R": 2} == gains("RRRRG", 2)


@pytest.mark.parametrize("discs", ["", "R", "RGRBR", "RRRRRRR"])
def test_without_wagons_nothing_is_paid(discs: str) -> None:
    assert {} == gains(discs, 0)


def test_without_discs_nothing_is_paid() -> None:
    assert {} == gains("", 9)


@given(st.lists(st.integers(0, 3), max_size=7), st.integers(0, 9))
def test_a_region_pays_as_many_points_as_wagons_and_discs_allow(discs: list[int], w: int) -> None:
    points = block_gains([Seat(disc) for disc in discs], w, 4)
    counts = [discs.count(seat) for seat in range(4)]

    assert min(w, len(discs)) == sum(points)
    assert all(paid <= count for paid, count in zip(points, counts, strict=True))
    # Nobody is paid before whoever has more discs has been paid in full.
    for more, less in permutations(range(4), 2):
        if counts[more] > counts[less] and points[less]:
            assert counts[more] == points[more]


def test_new_england_and_california_never_pay() -> None:
    blocks = [seats_of("R")] * 4

    assert ((0, 0),) * 4 == scoring_gains(blocks, [10, 0, 0, 0, 0, 10], 2)


def test_regions_are_paid_by_the_wagons_that_stand_in_them() -> None:
    blocks = [seats_of(colours) for colours in ("RG", "RR", "G", "GGR")]

    paid = scoring_gains(blocks, [5, 2, 1, 0, 2, 10], 2)

    assert ((1, 1), (1, 0), (0, 0), (0, 2)) == paid
    assert (2, 3) == totals(paid)


def test_scorings_cost_1_3_6_10_15_and_16() -> None:
    assert [1, 3, 6, 10, 15, 16, None] == [scoring_price(called) for called in range(7)]
