"""The village: rulebook "Indian Village Actions", "The Interpreter", "Expedition Upgrade"."""

from __future__ import annotations

import pytest

from engine.core import Context, IllegalAnswer
from engine.lewis_clark.content import PLACES, SideId
from engine.lewis_clark.state import State, census
from engine.lewis_clark.village import (
    bring_newcomer,
    gather,
    most_sent,
    occupied_places,
    open_places,
    send,
    sides_left,
    take_tile,
    welcome,
)
from tests.engine.lewis_clark.table import BLUE, ORANGE, event, layout, told


def kept(state: State) -> object:
    return census(state)


@pytest.mark.parametrize(
    ("place", "there", "indians", "most"),
    [
        ("hunting", 0, 3, 1),  # one Indian for an empty circle
        ("hunting", 1, 3, 0),
        ("expedition-upgrade", 0, 3, 1),
        ("expedition-upgrade", 1, 3, 1),  # the second of two circles
        ("expedition-upgrade", 2, 3, 0),
        ("canoe-manufacturing", 0, 5, 3),  # one to three for a half-circle
        ("canoe-manufacturing", 3, 5, 3),  # occupied or not
        ("horse-trade", 4, 2, 2),
        ("horse-trade", 0, 0, 0),
    ],
)
def test_circles_take_one_indian_each_and_half_circles_up_to_three_at_a_time(
    place: str, there: int, indians: int, most: int
) -> None:
    state = layout(indians={ORANGE: indians}, village={place: there})
    assert most == most_sent(state, ORANGE, place)


def test_an_occupied_circle_is_closed_to_everyone() -> None:
    state = layout(village={"hunting": 1})
    assert [place for place in PLACES if place != "hunting"] == open_places(state, BLUE)
    assert ["hunting"] == occupied_places(state)


def test_example_of_two_indians_sent_where_three_are() -> None:
    state = layout(indians={ORANGE: 2}, village={"canoe-manufacturing": 3})
    before, ctx = kept(state), Context()

    send(state, ctx, ORANGE, "canoe-manufacturing", 2)

    assert (5, 0) == (state.village["canoe-manufacturing"], state.expeditions[ORANGE].indians)
    assert before == kept(state)
    assert 2 == event(ctx, "sent-indians").args["indians"]


@pytest.mark.parametrize(("place", "number"), [("hunting", 2), ("gift", 1), ("horse-trade", 0)])
def test_sending_more_than_a_place_takes_is_refused(place: str, number: int) -> None:
    state = layout(indians={ORANGE: 3}, village={"gift": 1})
    with pytest.raises(IllegalAnswer):
        send(state, Context(), ORANGE, place, number)
    assert 3 == state.expeditions[ORANGE].indians


def test_example_of_an_interpreter_who_gathers_four_and_takes_them_all() -> None:
    state = layout(village={"hunting": 1, "horse-trade": 2}, indians={ORANGE: 1})
    before, ctx = kept(state), Context()

    gather(state, ctx)
    assert (4, 0) == (state.powwow, state.newcomers)
    assert [] == occupied_places(state)
    welcome(state, ctx, ORANGE, 4)
    bring_newcomer(state, ctx)

    assert (0, 1) == (state.powwow, state.newcomers)
    assert 5 == state.expeditions[ORANGE].indians
    assert before == kept(state)
    assert ["gathered", "welcomed", "newcomer"] == told(ctx)


def test_indians_nobody_takes_stay_in_the_powwow() -> None:
    state = layout(village={"gift": 1})
    gather(state, Context())

    welcome(state, Context(), ORANGE, 0)
    gather(state, Context())

    assert 2 == state.powwow


def test_no_more_indians_are_taken_than_the_powwow_has() -> None:
    state = layout(powwow=2)
    with pytest.raises(IllegalAnswer):
        welcome(state, Context(), ORANGE, 3)


def test_no_newcomer_comes_from_an_empty_stock() -> None:
    state = layout(indians={ORANGE: 1 + layout().indians})
    ctx = Context()

    bring_newcomer(state, ctx)

    assert (0, 1) == (state.indians, state.newcomers)
    assert [] == told(ctx)


@pytest.mark.parametrize(
    ("side", "primary", "indians"),
    [("resources-2", 2, 0), ("resources-5", 2, 0), ("indians-1", 0, 1), ("indians-3", 0, 1)],
)
def test_a_boat_comes_with_two_resources_or_an_indian(
    side: SideId, primary: int, indians: int
) -> None:
    state = layout()
    before = kept(state)

    assert primary == take_tile(state, Context(), ORANGE, side)

    assert [side] == state.expeditions[ORANGE].tiles
    assert 1 + indians == state.expeditions[ORANGE].indians
    assert before == kept(state)


def test_with_no_indian_in_the_stock_the_boat_comes_alone() -> None:
    state = layout(indians={ORANGE: 1 + layout().indians})
    ctx = Context()

    take_tile(state, ctx, ORANGE, "indians-3")

    assert ["indians-3"] == state.expeditions[ORANGE].tiles
    assert 0 == event(ctx, "added-boat").args["indians"]


def test_with_one_stack_empty_only_the_other_kind_is_left() -> None:
    state = layout()
    state.tiles["resources"] = 0

    assert ["indians-1", "indians-3"] == sides_left(state)
    with pytest.raises(IllegalAnswer):
        take_tile(state, Context(), ORANGE, "resources-5")
