"""Wounds, morale, levels, and demands that can't be met (rulebook "Další pravidla")."""

from __future__ import annotations

import pytest

from engine.core import Context
from engine.robinson.changes import (
    change_morale,
    demand,
    demand_level,
    heal,
    raise_level,
    take_determination,
    wound,
)
from engine.robinson.state import Goods
from tests.engine.robinson.table import acting, ids, layout


def test_a_wound_that_crosses_an_arrow_lowers_morale() -> None:
    state = layout()
    wound(state, Context(), "cook", 3)
    assert 3 == state.morale
    wound(state, Context(), "cook")
    assert 2 == state.morale


def test_healing_over_an_arrow_changes_nothing_and_crossing_it_again_does() -> None:
    state = layout()
    wound(state, Context(), "cook", 4)
    heal(state, Context(), "cook", 2)
    assert (2, 2) == (state.people["cook"].wounds, state.morale)
    wound(state, Context(), "cook", 2)
    assert 1 == state.morale


@pytest.mark.parametrize(
    ("who", "hearts"), [("carpenter", 12), ("cook", 12), ("explorer", 11), ("soldier", 11)]
)
def test_a_player_dies_of_one_wound_more_than_there_are_hearts(who: str, hearts: int) -> None:
    state = layout("carpenter", "cook", "explorer", "soldier")
    wound(state, Context(), who, hearts)
    assert "" == state.ended
    wound(state, Context(), who)
    assert "death" == state.ended


def test_friday_dies_and_the_others_play_on() -> None:
    state = layout("cook", "carpenter")
    wound(state, Context(), "friday", 4)
    assert state.people["friday"].dead
    assert "" == state.ended


@pytest.mark.parametrize(("start", "by", "end"), [(6, 1, 6), (0, -1, 0), (3, 1, 4), (1, -2, 0)])
def test_morale_stops_at_the_ends_of_its_track(start: int, by: int, end: int) -> None:
    state = layout(morale=start)
    change_morale(state, Context(), by)
    assert end == state.morale
    assert [0, 0, 0] == [state.people[who].wounds for who in state.characters]


def test_each_missing_good_of_a_demand_is_a_wound_for_everybody() -> None:
    state = layout(goods="wood 1")
    demand(state, Context(), state.players, "wood", 3)
    assert Goods() == state.available
    assert [2, 2, 2] == [state.people[who].wounds for who in state.characters]


def test_a_demand_of_one_character_wounds_only_that_one() -> None:
    state = acting(layout(goods="food 1"), "gather", "food-at-0", "carpenter")
    demand(state, Context(), ["carpenter"], "food", 2)
    assert [0, 1, 0] == [state.people[who].wounds for who in state.characters]


def test_what_an_action_brought_pays_first_for_its_actor() -> None:
    state = acting(layout(goods="food 1"), "gather", "food-at-0")
    assert state.doing is not None
    state.doing.gained.food = 1
    demand(state, Context(), ["cook"], "food", 1)
    assert (0, 1) == (state.doing.gained.food, state.available.food)


def test_food_that_rots_is_paid_before_food_that_does_not() -> None:
    state = layout(goods="food 1 preserved 2")
    demand(state, Context(), state.players, "food", 2)
    assert Goods(preserved=1) == state.available


def test_missing_determination_is_wounds() -> None:
    state = layout()
    state.people["cook"].determination = 1
    take_determination(state, Context(), "cook", 3)
    assert (0, 2) == (state.people["cook"].determination, state.people["cook"].wounds)


def test_a_level_that_cannot_fall_further_is_wounds() -> None:
    state = layout(palisade=1)
    demand_level(state, Context(), state.players, "palisade", 2)
    assert 0 == state.palisade
    assert [1, 1, 1] == [state.people[who].wounds for who in state.characters]


def test_roof_and_palisade_without_a_shelter_come_to_nothing() -> None:
    state, ctx = layout(), Context()
    raise_level(state, ctx, "palisade", 1)
    assert 0 == state.palisade
    assert ["level-in-vain"] == ids(ctx.events)


def test_a_natural_shelter_is_enough_for_roof_and_palisade() -> None:
    state = layout(tiles={4: 2}, camp=4)
    raise_level(state, Context(), "roof", 1)
    assert 1 == state.roof


def test_a_covered_arrow_no_longer_lowers_morale() -> None:
    state = layout()
    state.people["cook"].covered = [4]
    wound(state, Context(), "cook", 4)
    assert 3 == state.morale
