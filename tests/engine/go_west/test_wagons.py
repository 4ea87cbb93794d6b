"""Moving wagons: rulebook 5.1.3."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import IllegalAnswer
from engine.go_west.wagons import all_crossings, crossings_key, easternmost, move_wagons
from tests.engine.go_west.table import ids, offered, play, table


def keys(wagons: tuple[int, ...], moves: int) -> list[str]:
    return [crossings_key(way) for way in all_crossings(wagons, moves)]


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("n3", [17, 3, 0, 0, 0, 0]),  # three wagons into the neighbouring region
        ("n1e1g1", [19, 0, 0, 1, 0, 0]),  # one wagon through three regions
        ("n2e1", [18, 1, 1, 0, 0, 0]),  # one wagon two regions and another one
    ],
)
def test_moves_are_shared_out_at_will__example_of_three_moves(
    answer: str, expected: list[int]
) -> None:
    match = table(hands={0: "T03"})

    play(match, f"0: play T03 {answer}")

    assert expected == match.state.wagons


def test_all_ways_of_three_moves_from_new_england_are_on_offer() -> None:
    match = table(hands={0: "T03"})

    play(match, "0: play T03")

    assert ["n3", "n2e1", "n1e1g1"] == offered(match)


def test_ways_are_counted_by_the_borders_that_are_crossed() -> None:
    assert ["n2", "n1e1", "n1g1", "e2", "e1g1", "g2", "g1m1"] == keys((2, 2, 2, 0, 0, 0), 2)


def test_four_moves_with_wagons_everywhere_can_be_made_in_70_ways() -> None:
    assert 70 == len(keys((4, 4, 4, 4, 4, 0), 4))


def test_a_wagon_may_go_on_in_the_same_move() -> None:
    assert ["n1e1g1m1"] == keys((1, 0, 0, 0, 0, 19), 4)
    assert "e1g1m1w1" in keys((0, 1, 1, 0, 0, 18), 4)


def test_wagons_never_move_east() -> None:
    assert ["w1"] == keys((0, 0, 0, 0, 1, 19), 1)


def test_wagons_in_california_are_out_of_the_game() -> None:
    assert [] == keys((0, 0, 0, 0, 0, 20), 1)
    assert [] == keys((0, 0, 0, 0, 1, 19), 2)


def test_a_wagon_may_be_driven_into_california() -> None:
    match = table(wagons=(18, 0, 0, 0, 2, 0), hands={0: "T02"})

    play(match, "0: play T02 w2")

    assert [18, 0, 0, 0, 0, 2] == match.state.wagons


def test_a_single_way_is_taken_without_a_question() -> None:
    match = table(hands={0: "T01"})

    events = play(match, "0: play T01")

    assert ["played", "moved-wagons"] == ids(events)
    assert [19, 1, 0, 0, 0, 0] == match.state.wagons
    assert ["end"] == offered(match)


@pytest.mark.parametrize("answer", ["n1", "n2", "n4", "e3", "n3e0", "w1", ""])
def test_moving_fewer_or_other_wagons_than_the_card_says_is_refused(answer: str) -> None:
    match = table(hands={0: "T03"})
    play(match, "0: play T03")

    with pytest.raises(IllegalAnswer):
        match.answer(0, answer)  # type: ignore[arg-type]


@given(st.lists(st.integers(0, 4), min_size=6, max_size=6), st.integers(1, 4))
def test_the_ways_are_those_that_single_moves_can_lead_to(wagons: list[int], moves: int) -> None:
    reached = {tuple(wagons)}
    for _ in range(moves):
        reached = {after for before in reached for after in single_moves(before)}
    led_to = []
    for way in all_crossings(wagons, moves):
        after = list(wagons)
        move_wagons(after, way)
        led_to.append(tuple(after))

    assert sorted(reached) == sorted(led_to)


def single_moves(wagons: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for area in range(5):
        if wagons[area]:
            after = list(wagons)
            after[area] -= 1
            after[area + 1] += 1
            yield tuple(after)


def test_ways_are_grouped_by_the_easternmost_border() -> None:
    match = table(wagons=(16, 2, 2, 0, 0, 0), hands={0: "T02"})

    play(match, "0: play T02")
    groups = {option.key: option.group for option in match.pending[0].options}  # type: ignore[index,union-attr]

    assert "new-england" == groups["n1g1"]
    assert "east" == groups["e1g1"]
    assert "great-plains" == groups["g2"]
    assert 1 == easternmost((0, 1, 1, 0, 0))
