"""Boats: rulebook "The Expedition Mini-Board" and "Time Costs of the Expedition Boats"."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import IllegalAnswer
from engine.lewis_clark.boats import (
    boats_of,
    can_pay,
    capacity,
    cheapest,
    held,
    indians_loading,
    most_taken,
    must_throw,
    pay,
    resources_loading,
    room,
    take_aboard,
)
from engine.lewis_clark.content import SIDES, Boat, SideId
from engine.lewis_clark.state import Expedition
from tests.engine.lewis_clark.table import goods_of


def expedition(goods: str = "", indians: int = 0, *tiles: SideId) -> Expedition:
    return Expedition([], goods_of(goods), indians, tiles=list(tiles))


@pytest.mark.parametrize(
    ("number", "time", "carried"),
    [
        (0, 0, (0, 0, 0)),
        (3, 0, (3, 0, 0)),  # the first boat costs nothing
        (4, 1, (3, 1, 0)),  # one time for the second, however full it is
        (6, 1, (3, 3, 0)),
        (7, 2, (3, 3, 1)),  # one time for each resource on the third
        (11, 6, (3, 3, 5)),
    ],
)
def test_resources_cost_time_by_the_boats_they_need(
    number: int, time: int, carried: tuple[int, ...]
) -> None:
    loading = resources_loading(expedition(f"wood {number}"))
    assert (time, carried) == (loading.time, loading.carried)


@pytest.mark.parametrize(("number", "time"), [(0, 0), (1, 0), (2, 1), (3, 2), (18, 17)])
def test_the_first_indian_costs_nothing_and_each_other_one_time(number: int, time: int) -> None:
    assert time == indians_loading(expedition(indians=number)).time


def test_indians_who_come_aboard_from_cards_count_too() -> None:
    assert 2 == indians_loading(expedition(indians=1), extra=2).time


def test_kinds_of_resources_do_not_matter_for_time() -> None:
    assert 1 == resources_loading(expedition("wood 2 horse 1 canoe 1")).time


def test_a_small_boat_added_is_loaded_before_any_that_costs_time() -> None:
    loading = resources_loading(expedition("wood 5", 0, "resources-2"))
    assert (0, (3, 0, 0, 2)) == (loading.time, loading.carried)


def test_a_large_boat_added_is_dearer_than_none_and_cheaper_than_the_third() -> None:
    loading = resources_loading(expedition("wood 8", 0, "resources-5"))
    assert (1, (3, 0, 0, 5)) == (loading.time, loading.carried)


def test_a_large_boat_of_indians_costs_one_time_however_full_it_is() -> None:
    assert [0, 1, 1, 1, 2] == [
        indians_loading(expedition("", number, "indians-3")).time for number in range(1, 6)
    ]


def test_two_indians_travel_free_with_a_small_boat_of_indians() -> None:
    assert [0, 1] == [indians_loading(expedition("", n, "indians-1")).time for n in (2, 3)]


def test_example_of_camping_three_resources_on_one_boat_two_on_another_and_an_indian() -> None:
    # With the boats that cost nothing filled first: 3 + 3 + 2 resources, 1 + 1 Indians.
    loaded = expedition("wood 3 fur 3 food 2", 2)
    assert (3, 1) == (resources_loading(loaded).time, indians_loading(loaded).time)


BOATS = st.builds(
    Boat,
    id=st.just("made-up"),
    carries=st.just("resources"),
    limit=st.integers(0, 4),
    time=st.integers(0, 2),
    time_each=st.integers(0, 2),
)


@settings(max_examples=60)
@given(st.lists(BOATS, max_size=4), st.data())
def test_no_other_loading_is_cheaper(boats: list[Boat], data: st.DataObject) -> None:
    carried = [data.draw(st.integers(0, boat.limit or 0)) for boat in boats]
    time = sum(
        boat.time * (n > 0) + boat.time_each * n for boat, n in zip(boats, carried, strict=True)
    )

    loading = cheapest(boats, sum(carried))

    assert loading.time <= time
    assert sum(carried) == sum(loading.carried)
    assert all(n <= (boat.limit or 0) for n, boat in zip(loading.carried, boats, strict=True))


def test_the_mini_board_holds_eleven_resources() -> None:
    assert 11 == capacity(expedition())


@pytest.mark.parametrize(
    ("side", "more"), [("resources-2", 2), ("resources-5", 5), ("indians-1", 0), ("indians-3", 0)]
)
def test_boats_added_hold_more_resources(side: SideId, more: int) -> None:
    assert 11 + more == capacity(expedition("", 0, side))


def test_boats_added_lie_after_the_mini_board() -> None:
    tiles: tuple[SideId, ...] = ("indians-3", "resources-5", "resources-2")
    boats = boats_of(expedition("", 0, *tiles), "resources")
    assert ["first", "second", "third", "resources-5", "resources-2"] == [boat.id for boat in boats]
    assert set(tiles) <= set(SIDES)


def test_room_is_what_is_left() -> None:
    assert (8, 3) == (room(expedition("wood 3")), held(expedition("wood 3")))


def test_nothing_is_thrown_away_while_there_is_room() -> None:
    assert [0, 0, 1, 3] == [must_throw(expedition("wood 8"), n) for n in (1, 3, 4, 6)]


def test_only_so_much_is_taken_as_the_boats_hold_in_all() -> None:
    assert [2, 11, 11] == [most_taken(expedition("wood 8"), n) for n in (2, 11, 14)]


def test_what_is_taken_lies_with_what_is_held() -> None:
    loaded = expedition("wood 1 horse 1")

    take_aboard(loaded, {"wood": 2, "canoe": 1})

    assert goods_of("wood 3 horse 1 canoe 1") == loaded.resources


def test_full_boats_let_held_resources_go_for_new_ones() -> None:
    loaded = expedition("wood 4 fur 6")

    take_aboard(loaded, {"food": 3}, {"wood": 1, "fur": 1})

    assert goods_of("wood 3 fur 5 food 3") == loaded.resources


@pytest.mark.parametrize(
    "thrown",
    [
        {"wood": 1},  # one too few
        {"wood": 2, "fur": 1},  # one too many
        {"horse": 2},  # none of these is held
    ],
)
def test_throwing_away_more_or_less_than_needed_is_refused(thrown: dict[str, int]) -> None:
    loaded = expedition("wood 4 fur 6")
    with pytest.raises(IllegalAnswer):
        take_aboard(loaded, {"food": 3}, thrown)  # type: ignore[arg-type]
    assert goods_of("wood 4 fur 6") == loaded.resources


def test_throwing_away_with_room_left_is_refused() -> None:
    with pytest.raises(IllegalAnswer):
        take_aboard(expedition("wood 4"), {"food": 1}, {"wood": 1})


def test_paying_puts_resources_back() -> None:
    loaded = expedition("wood 2 food 1")

    pay(loaded, {"wood": 2})

    assert goods_of("food 1") == loaded.resources


def test_nobody_pays_what_they_lack() -> None:
    loaded = expedition("wood 2")
    assert not can_pay(loaded, {"wood": 2, "food": 1})
    with pytest.raises(IllegalAnswer):
        pay(loaded, {"wood": 2, "food": 1})
    assert goods_of("wood 2") == loaded.resources
