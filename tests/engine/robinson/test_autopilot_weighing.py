"""What the autopilot weighs: meals, wood for pile and weather, things that help."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.core import Rng
from engine.robinson.effects import Hungry
from engine.robinson.harm import harm
from engine.robinson.outlook import Outlook
from engine.robinson.state import SUPPER, State
from engine.robinson.worth import Worth
from tests.engine.robinson.table import GAME, layout, match_of


def outlook_of(state: State) -> Outlook:
    return Outlook(match_of(state).view(None))


def answer(state: State, seat: int = 0) -> str:
    """What the autopilot answers for a seat."""
    match = match_of(state)
    where = match.state.everyone[seat]
    return str(GAME.autopilot(match.view(where), match.pending[where], Rng(1)))


def test_each_more_who_goes_hungry_costs_as_much_or_more() -> None:
    state = layout()
    state.people["cook"].wounds = 10
    costs = [outlook_of(state).hunger(number) for number in range(5)]
    more = [after - before for before, after in pairwise(costs)]
    assert 0.0 == costs[0]
    assert sorted(more[:3]) == more[:3]
    assert more[0] < more[2]
    assert costs[3] == costs[4]


def test_wood_due_for_the_pile_is_not_there_for_the_weather() -> None:
    state = layout("cook", round=9, pile=[0, 2, 0, 0, 0], shelter=True, roof=2)
    outlook = outlook_of(state)
    assert 1 == outlook.due
    assert outlook.after_pile(1, 3) == outlook.night(1, 4)


def test_it_leaves_wood_for_the_weather_where_a_column_is_due() -> None:
    snow = {"weather": ["snow", "snow"]}
    state = layout("cook", stage="dusk", round=9, pile=[0, 2, 0, 0, 0], goods="food 3 wood 5",
                   shelter=True, roof=4, fields=snow)  # fmt: skip
    assert "4" == answer(state)
    state.people["cook"].wounds = 10
    assert "0" == answer(state)


def test_it_lays_all_it_has_in_the_last_evening() -> None:
    state = layout("cook", stage="dusk", round=12, pile=[1, 2, 3, 4, 0], goods="wood 5",
                   built="fire", shelter=True, roof=4)  # fmt: skip
    assert "4" == answer(state)


def test_it_keeps_wood_for_snow_that_may_come() -> None:
    state = layout(round=8, shelter=True, roof=4)
    mild = layout(round=2, shelter=True, roof=4)
    assert 0 == outlook_of(mild).reserve
    assert 2 <= outlook_of(state).reserve


@pytest.mark.parametrize(("built", "more"), [("", 0), ("basket", 1), ("basket sack", 2)])
def test_it_counts_on_what_helps_to_carry(built: str, more: int) -> None:
    assert more == outlook_of(layout(built=built)).carried


def test_a_second_token_of_food_at_the_camp_is_worth_nothing() -> None:
    state = layout()
    state.island[state.camp].marks = ["food"]
    measure = Worth(outlook_of(state))
    assert 0.0 == measure.item("snare")
    assert 0.0 < Worth(outlook_of(layout())).item("snare")


def test_what_comes_sooner_counts_more() -> None:
    soon, late = (outlook_of(layout(round=number)).ahead for number in (2, 11))
    assert 1.0 == late
    assert 1.0 < soon < 10


def test_it_calls_for_help_where_something_is_to_be_built() -> None:
    state = layout("carpenter", "cook", goods="wood 3 food 2", tiles={4: 6})
    state.people["carpenter"].determination = 7
    match = match_of(state)
    seat = match.state.everyone[0]
    found = GAME.autopilot_aside(match.view(seat), match.asides[seat], Rng(1))
    assert found is not None
    assert str(found).startswith("handyman")


def test_wood_is_worth_more_the_more_of_it_is_lacking() -> None:
    full, bare = ([1, 2, 3, 4, 4], [0, 0, 0, 0, 0])
    prices = [outlook_of(layout(round=8, pile=pile)).wood_worth for pile in (full, bare)]
    assert prices[0] < prices[1]


def test_weapons_are_worth_more_where_hungry_animals_come() -> None:
    calm, hunted = (
        Worth(outlook_of(layout(options={"scenario": scenario}, round=4))).of_weapon(1)
        for scenario in ("volcano-island", "jenny")
    )
    assert calm < hunted


def test_weapons_beyond_the_strength_of_hungry_animals_are_of_no_use_against_them() -> None:
    weak, strong = (
        Worth(outlook_of(layout(round=8, weapon=level, hunt=[]))).of_weapon(1) for level in (2, 3)
    )
    assert 2 * strong < weak


def test_nobody_is_hungry_after_supper() -> None:
    state = layout(goods="food 1")
    assert 3 == outlook_of(state).mouths
    state.worn.append(SUPPER)
    assert 0 == outlook_of(state).mouths


def test_the_die_of_hungry_animals_is_worse_for_the_unarmed() -> None:
    bare, armed = (harm(outlook_of(layout(weapon=level)), [Hungry()]) for level in (0, 3))
    assert 0.0 < armed < bare


def test_each_more_level_of_palisade_is_worth_less_against_hungry_animals() -> None:
    levels = range(5)
    worth = [
        Worth(outlook_of(layout(round=7, shelter=True, palisade=level))).palisade()
        for level in levels
    ]
    assert sorted(worth, reverse=True) == worth
    assert 2 * worth[-1] < worth[0]


def test_whoever_would_die_of_hunger_eats_before_others_with_as_many_wounds() -> None:
    # The Cook has as many wounds, but the Soldier has fewer hearts left.
    state = layout("cook", "soldier", "explorer", stage="night", goods="food 1", shelter=True)
    state.people["cook"].wounds = state.people["soldier"].wounds = 10
    assert "soldier" == answer(state)
