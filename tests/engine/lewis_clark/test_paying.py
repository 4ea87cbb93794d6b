"""Paying: rulebook glossary, and the cards whose gains may not be used again at once."""

from __future__ import annotations

import pytest

from engine.core import IllegalAnswer
from engine.lewis_clark.content import CHARACTERS, PLACES
from engine.lewis_clark.counting import count
from engine.lewis_clark.effects import RESOURCES, Cost
from engine.lewis_clark.paying import (
    Payment,
    begin,
    gain,
    spend,
    spendable,
    spendable_indians,
    ways_to_pay,
)
from engine.lewis_clark.state import State, census
from tests.engine.lewis_clark.table import ORANGE, goods_of, layout

EVERYTHING = " ".join(f"{kind} 3" for kind in RESOURCES)


def ways(cost: Cost, goods: str, indians: int = 0) -> list[str]:
    state = layout(goods={ORANGE: goods}, indians={ORANGE: indians})
    return [payment.key for payment in ways_to_pay(state, ORANGE, cost)]


def pays(state: State, cost: Cost) -> None:
    [payment] = ways_to_pay(state, ORANGE, cost)
    spend(state, ORANGE, payment)


def test_a_fixed_price_can_be_paid_in_one_way() -> None:
    assert ["wood-food"] == ways(Cost(wood=1, food=1), "wood 2 food 1")


def test_a_price_that_is_more_than_one_has_cannot_be_paid() -> None:
    assert [] == ways(Cost(fur=3), "fur 2 wood 5")


def test_what_costs_nothing_can_be_paid_in_one_way() -> None:
    assert ["nothing"] == ways(Cost(), "")


def test_any_resources_may_be_canoes_and_horses_too() -> None:
    assert ["wood", "canoe", "horse"] == ways(Cost(resources=1), "wood 2 canoe 1 horse 1")


def test_two_of_any_kinds_may_be_alike() -> None:
    assert ["wood-2", "wood-food"] == ways(Cost(resources=2), "wood 2 food 1")


def test_horse_trade_takes_three_different_resources() -> None:
    cost = PLACES["horse-trade"].offers[0].pay
    assert ["wood-food-horse"] == ways(cost, "wood 4 food 1 horse 1")
    assert [] == ways(cost, "wood 4 food 2")


def test_example_of_a_horse_for_a_wood_a_food_and_an_equipment() -> None:
    cost = PLACES["horse-trade"].offers[0].pay
    assert ["wood-food-equipment"] == ways(cost, "wood 1 food 1 equipment 1")


def test_no_price_can_be_paid_in_more_ways_than_a_menu_holds() -> None:
    offers = [offer for each in CHARACTERS.values() for offer in each.offers]
    offers += [offer for place in PLACES.values() for offer in place.offers]
    assert 21 == max(len(ways(offer.pay, EVERYTHING, indians=2)) for offer in offers)


def test_indians_paid_go_from_the_boats_to_the_powwow() -> None:
    state = layout(goods={ORANGE: "canoe 1"}, indians={ORANGE: 2})
    before = census(state)

    pays(state, Cost(indians=1, resources=1))

    assert (1, 1) == (state.expeditions[ORANGE].indians, state.powwow)
    assert goods_of("") == state.expeditions[ORANGE].resources
    assert before == census(state)


def test_indians_on_cards_cannot_be_paid() -> None:
    state = layout(indians={ORANGE: 1}, areas={ORANGE: "york+2"})
    assert [] == ways_to_pay(state, ORANGE, Cost(indians=2))


@pytest.mark.parametrize("payment", [Payment((("wood", 2),)), Payment((), 2)])
def test_paying_what_one_lacks_is_refused(payment: Payment) -> None:
    state = layout(goods={ORANGE: "wood 1"}, indians={ORANGE: 1})
    with pytest.raises(IllegalAnswer):
        spend(state, ORANGE, payment)
    assert goods_of("wood 1") == state.expeditions[ORANGE].resources


def test_twisted_hair_pays_with_canoes_held_before_only() -> None:
    state = layout(goods={ORANGE: "canoe 1"})
    begin(state, ORANGE, "twisted-hair", 3, apart=True)
    pays(state, Cost(canoe=1))
    gain(state, ORANGE, {"canoe": 2})

    assert 0 == spendable(state, ORANGE)["canoe"]
    assert [] == ways_to_pay(state, ORANGE, Cost(canoe=1))


def test_other_characters_may_use_at_once_what_they_brought() -> None:
    state = layout(goods={ORANGE: "canoe 1"})
    begin(state, ORANGE, "cameahwait", 2, apart=False)
    pays(state, Cost(canoe=1))
    gain(state, ORANGE, {"horse": 1})

    assert ["horse"] == [way.key for way in ways_to_pay(state, ORANGE, Cost(horse=1))]


def test_example_of_sacagawea_whose_wood_from_craftsmanship_makes_no_canoe() -> None:
    state = layout(goods={ORANGE: "wood 1"})
    begin(state, ORANGE, "sacagawea", 3, apart=True)
    for _ in range(2):
        gain(state, ORANGE, {"wood": 1, "equipment": 1})

    assert [] == ways_to_pay(state, ORANGE, Cost(wood=2))


def test_what_was_brought_is_neither_counted() -> None:
    state = layout(goods={ORANGE: "wood 2"}, indians={ORANGE: 1})
    begin(state, ORANGE, "the-partisan", 2, apart=True)
    gain(state, ORANGE, {"food": 4})
    state.expeditions[ORANGE].indians += 2

    assert 1 == count(state, ORANGE, "pairs-of-resources")
    assert 0 == count(state, ORANGE, "threes-of-resources")
    assert 1 == count(state, ORANGE, "indians-on-boats")


def test_what_is_thrown_away_is_first_what_the_action_brought() -> None:
    state = layout(goods={ORANGE: "wood 2 fur 7"})
    begin(state, ORANGE, "toussaint-charbonneau", 3, apart=True)

    gain(state, ORANGE, {"wood": 2})
    gain(state, ORANGE, {"food": 1}, {"wood": 1})
    assert 2 == spendable(state, ORANGE)["wood"]
    gain(state, ORANGE, {"food": 2}, {"wood": 2})
    gain(state, ORANGE, {"wood": 2}, {"food": 2})

    assert 3 == state.expeditions[ORANGE].resources["wood"]
    assert 1 == spendable(state, ORANGE)["wood"]


def test_an_action_within_another_keeps_to_what_both_allow() -> None:
    state = layout(goods={ORANGE: "food 1"}, indians={ORANGE: 1})
    begin(state, ORANGE, "the-partisan", 2, apart=True)
    gain(state, ORANGE, {"food": 2})
    state.expeditions[ORANGE].indians += 1
    begin(state, ORANGE, "yellept", 1, apart=True)

    assert (1, 1) == (spendable(state, ORANGE)["food"], spendable_indians(state, ORANGE))
    pays(state, Cost(food=1, indians=1))
    assert (0, 0) == (spendable(state, ORANGE)["food"], spendable_indians(state, ORANGE))
    state.doing.clear()
    assert (2, 1) == (spendable(state, ORANGE)["food"], spendable_indians(state, ORANGE))
