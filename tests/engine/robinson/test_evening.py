"""What planning says is missing for the weather and the night."""

from __future__ import annotations

from typing import Any

from engine.core import Context
from engine.robinson.evening import lacking
from engine.robinson.forecast import weather_dice
from engine.robinson.resolve.actions import perform
from engine.robinson.scenarios.robinson_family import children
from engine.robinson.state import Deed, Kept, Planned, State
from engine.robinson.view import Uncovered
from engine.robinson.viewing import view_of
from tests.engine.robinson.summary import settle
from tests.engine.robinson.table import event, layout, mystery
from tests.engine.robinson.test_phases import play

DUO = ("cook", "explorer")


def table(scenario: str = "castaways", **changes: Any) -> State:
    return layout(*DUO, options={"scenario": scenario, "friday": "without"}, **changes)


def missing(state: State) -> tuple[int, int, int, int, int]:
    """Food for the night and for children, food and wood for the weather, and palisade."""
    told: Uncovered = lacking(state)
    return told.food, told.children, told.weather_food, told.weather_wood, told.palisade


def test_everybody_in_the_camp_eats() -> None:
    assert (2, 0, 0, 0, 0) == missing(table())
    assert (0, 0, 0, 0, 0) == missing(table(goods="food 1 preserved 1"))


def test_what_the_weather_takes_cannot_be_eaten() -> None:
    state = table(goods="food 2 wood 5", fields={"weather": ["rain"]})
    assert (1, 0, 0, 0, 0) == missing(state)
    state.available.food = 0
    assert (2, 0, 1, 0, 0) == missing(state)


def test_winter_clouds_ask_for_wood_twice_where_no_roof_keeps_them_off() -> None:
    state = table(goods="food 9 wood 1", fields={"weather": ["snow", "rain"]})
    assert (0, 0, 0, 2, 0) == missing(state)
    state.roof = 2
    assert (0, 0, 0, 0, 0) == missing(state)


def test_clouds_that_are_ignored_ask_for_nothing() -> None:
    state = table(goods="food 9", fields={"weather": ["snow"]}, built="furnace")
    assert (0, 0, 0, 0, 0) == missing(state)
    warm = table(goods="food 9", fields={"weather": ["snow"]})
    warm.kept = [Kept("treasure-old-clothes", "cook", 1)]
    assert (0, 0, 0, 1, 0) == missing(warm)


def test_what_the_plan_costs_is_gone() -> None:
    state = table(goods="food 9 wood 2", fields={"weather": ["snow"]}, roof=1)
    assert 0 == lacking(state).weather_wood
    state.plan = [Planned("build", "weapon", ["cook.1"]), Planned("build", "weapon", ["cook.2"])]
    assert 1 == lacking(state).weather_wood


def test_a_storm_and_hungry_animals_that_are_known_ask_for_a_palisade() -> None:
    state = table(goods="food 9 wood 9", fields={"weather": ["storm"]}, weather=["hungry-palisade"])
    assert 2 == lacking(state).palisade
    state.palisade = 1
    assert 1 == lacking(state).palisade


def test_hungry_animals_that_are_known_eat() -> None:
    assert (2, 0, 1, 0, 0) == missing(table(weather=["hungry-food"]))


def test_one_more_meal_tonight_is_counted() -> None:
    assert (2, 0, 0, 0, 0) == missing(table(goods="food 2", tonight=["extra-food"]))


def test_children_eat_first() -> None:
    state = table("robinson-family", round=9, goods="food 1")
    assert (2, 1, 0, 0, 0) == missing(state)
    state.available.food = 3
    assert (1, 0, 0, 0, 0) == missing(state)


def test_children_go_hungry_through_the_weather_too() -> None:
    state = table("robinson-family", round=9, goods="food 2 wood 9", fields={"weather": ["rain"]})
    assert (2, 1, 0, 0, 0) == missing(state)


def test_as_much_is_missing_at_night_as_was_said_before_the_weather() -> None:
    state = table("robinson-family", round=9, goods="food 3 wood 9", shelter=True)
    state.weather = [
        "hungry-food" if die == "hungry" else f"{die}-1-0" for die in weather_dice(state)
    ]
    told = lacking(state)
    play(state, "weather")
    assert told.food + told.children == len(DUO) + children(state) - state.available.meals


# The last action, and where rules come from


def test_the_last_action_is_public_until_the_night_is_over() -> None:
    state = table(goods="food 9 wood 9", shelter=True)
    state.stage, state.plan = "action", [Planned("rest", "1", ["cook.1"])]
    settle(perform(state, Context()))
    assert Deed("rest", "1", "cook", True, ("cook.1",)) == view_of(state, None).last
    play(state, "night")
    assert state.last is None


def test_a_rule_in_force_knows_its_card() -> None:
    state = layout(*DUO)
    event(state, "event-cataclysm")
    event(state, "event-chronic-tiredness")
    assert (["items-unusable"], ["extra-food"]) == (state.this_round, state.tonight)
    cards = {"items-unusable": "event-cataclysm", "extra-food": "event-chronic-tiredness"}
    assert cards == view_of(state, None).set_by


def test_a_rule_of_the_next_round_keeps_its_card() -> None:
    state = table(goods="food 9 wood 9", shelter=True)
    mystery(state, "trap-blowgun")
    event(state, "event-chronic-tiredness")
    play(state, "night", *["night.more eat"] * len(DUO))
    assert {"one-pawn.cook": "trap-blowgun"} == state.set_by
    assert ("one-pawn.cook",) == view_of(state, None).next_round
