"""Performing actions: rulebook "Action", and what each character's action is."""

from __future__ import annotations

import pytest

from engine.core import Context, IllegalAnswer, Number
from engine.lewis_clark.actions import perform
from engine.lewis_clark.content import CHARACTERS
from engine.lewis_clark.effects import MovePer
from engine.lewis_clark.state import State
from tests.engine.lewis_clark.table import (
    BLUE,
    ORANGE,
    YELLOW,
    act,
    goods_of,
    keys,
    layout,
    told,
)


def do(state: State, what: str, strength: int, *answers: str) -> list[str]:
    """Perform an action with these answers and say what may be chosen then."""
    state.doing.clear()  # an action left at its question is none any more
    question = act(perform(state, Context(), ORANGE, what, strength), *answers)
    return [] if question is None or isinstance(question, Number) else keys(question)


def resources(state: State) -> dict[str, int]:
    return {kind: n for kind, n in state.expeditions[ORANGE].resources.items() if n}


def scout(state: State) -> int:
    return state.expeditions[ORANGE].scout


def test_the_commander_pays_for_each_repeat_what_the_player_likes() -> None:
    state = layout(goods={ORANGE: "food 1 canoe 1"}, scouts={ORANGE: 2})
    food, canoe = ["food-to-4", "food-to-3", "food-stay"], ["canoe-to-6", "canoe-to-5"]
    shorter = ["canoe-to-4", "canoe-to-3", "canoe-stay"]
    assert [*food, *canoe, *shorter, "stop"] == do(state, "william-clark", 3)

    assert [] == do(state, "william-clark", 3, "act.way canoe-to-6", "act.again food-to-8")

    assert (8, {}) == (scout(state), resources(state))


def test_example_of_two_food_and_a_horse_onto_another_scout() -> None:
    state = layout(goods={ORANGE: "food 2 horse 1"}, scouts={ORANGE: 13, BLUE: 19})

    do(
        state, "william-clark", 3,
        "act.way food-to-15", "act.again food-to-17", "act.again horse-to-19",
    )  # fmt: skip

    assert 20 == scout(state)


def test_less_than_the_whole_strength_may_be_used_or_none_of_it() -> None:
    state = layout(goods={ORANGE: "food 3"})
    do(state, "william-clark", 3, "act.way food-to-2", "act.again stop")
    assert (2, {"food": 2}) == (scout(state), resources(state))
    do(state, "william-clark", 3, "act.way stop")
    assert (2, {"food": 2}) == (scout(state), resources(state))


def test_a_scout_may_stop_short_or_stay() -> None:
    state = layout(goods={ORANGE: "canoe 1"}, scouts={ORANGE: 15})
    left = do(state, "william-clark", 1)
    assert ["canoe-to-18", "canoe-to-17", "canoe-to-16", "canoe-stay", "stop"] == left


def test_a_movement_that_the_terrain_forbids_is_paid_and_lost() -> None:
    state = layout(goods={ORANGE: "horse 1"})
    assert ["horse-stay", "stop"] == do(state, "william-clark", 1)
    assert [] == do(state, "william-clark", 1, "act.way horse-stay")
    assert (0, {}) == (scout(state), resources(state))


def test_an_action_that_cannot_be_paid_has_no_effect() -> None:
    state = layout(goods={ORANGE: "wood 1"})
    assert [] == do(state, "william-clark", 3)
    assert {"wood": 1} == resources(state)


def test_what_an_earlier_repeat_brought_pays_for_a_later_one() -> None:
    state = layout(goods={ORANGE: "canoe 1"})
    do(state, "cameahwait", 2, "act.way canoe", "act.again horse")
    assert {"canoe": 1} == resources(state)


def test_twisted_hair_uses_no_canoe_that_he_brought() -> None:
    state = layout(goods={ORANGE: "canoe 1"})
    assert [] == do(state, "twisted-hair", 3, "act.way canoe", "act.take canoe-2")
    assert {"canoe": 2} == resources(state)


def test_yellept_pays_with_what_was_held_before() -> None:
    state = layout(goods={ORANGE: "horse 1 food 1"})
    left = do(state, "yellept", 3, "act.way horse", "act.take wood-2")
    assert ["food", "stop"] == left


def test_a_hunter_collects_for_the_whole_strength_at_once() -> None:
    state = layout(areas={ORANGE: "york+3"}, goods={ORANGE: "wood 5"})
    script = perform(state, Context(), ORANGE, "york", 3)
    question = act(script)
    assert isinstance(question, Number)
    assert (0, 3, 3) == (question.least, question.most, question.default)


def test_nobody_must_take_all_that_they_collect() -> None:
    state = layout(areas={ORANGE: "york+3"}, goods={ORANGE: ""})
    do(state, "york", 3, "act.amount 1")
    assert {"food": 1} == resources(state)


def test_john_hay_collects_one_or_the_other_with_each_repeat() -> None:
    areas = {0: "john-hay/john-b-thompson"}
    state = layout(areas=areas, goods={ORANGE: ""})
    left = do(state, "john-hay", 3)
    assert ["fur-3", "wood-1-fur-2", "wood-2-fur-1", "wood-3", "fewer", "none"] == left

    do(state, "john-hay", 3, "act.collect fewer", "act.amount 1", "act.amount 1")

    assert {"wood": 1, "fur": 1} == resources(state)


def test_with_full_boats_each_resource_taken_needs_one_thrown_away() -> None:
    state = layout(areas={ORANGE: "york+3"}, goods={ORANGE: "wood 9 fur 1"})

    left = do(state, "york", 3, "act.amount 3")
    assert ["wood", "fur", "none"] == left
    assert {"wood": 9, "fur": 1, "food": 1} == resources(state)


def test_what_is_thrown_away_makes_room_for_as_much() -> None:
    state = layout(areas={ORANGE: "york+3"}, goods={ORANGE: "wood 9 fur 1"})
    ctx = Context()

    question = act(
        perform(state, ctx, ORANGE, "york", 3), "act.amount 3", "act.throw fur", "act.throw none"
    )

    assert question is None
    assert {"wood": 9, "food": 2} == resources(state)
    assert ["took", "swapped"] == told(ctx)


def test_hunting_may_bring_less_than_it_could() -> None:
    left = do(layout(), "hunting", 1)
    assert ["fur-1-food-1", "food-1", "fur-1", "none"] == left


def test_a_gift_is_fur_or_wood() -> None:
    state = layout(goods={ORANGE: ""})
    assert ["nothing", "nothing.2", "stop"] == do(state, "gift", 1)
    do(state, "gift", 1, "act.way nothing.2", "act.take wood-2")
    assert {"wood": 2} == resources(state)


def test_example_of_two_canoes_for_four_wood() -> None:
    state = layout(goods={ORANGE: "wood 4"})
    do(state, "canoe-manufacturing", 2, "act.way wood-4", "act.take canoe-2")
    assert {"canoe": 2} == resources(state)


def test_mackay_moves_each_repeat_on_one_terrain_of_the_players_choice() -> None:
    state = layout(goods={ORANGE: "horse 2"}, scouts={ORANGE: 16})
    left = do(state, "james-mackay", 2)
    one = ["horse-to-18", "horse-to-17", "horse-stay"]
    assert [*one, "horse-2-to-21", "stop"] == left

    state = layout(goods={ORANGE: "horse 2"}, scouts={ORANGE: 17})
    left = do(state, "james-mackay", 2)
    one = ["horse-to-20", "horse-to-19", "horse-to-18", "horse-stay"]
    assert [*one, "horse-2-to-23", "stop"] == left


def test_half_man_moves_a_space_for_each_scout_ahead() -> None:
    state = layout(goods={ORANGE: "wood 1"}, scouts={BLUE: 4, YELLOW: -2})
    assert ["wood-to-2", "wood-to-1", "wood-stay", "stop"] == do(state, "half-man", 1)


def test_daniel_boone_moves_a_space_for_each_indian_of_the_village() -> None:
    state = layout(goods={ORANGE: "wood 2"}, village={"hunting": 1, "horse-trade": 2})
    left = do(state, "daniel-boone", 1)
    assert [*(f"wood-2-to-{space}" for space in (4, 3, 2, 1)), "wood-2-stay", "stop"] == left


def test_little_thief_sends_an_indian_and_pays_no_resources() -> None:
    state = layout(goods={ORANGE: "wood 4 canoe 1"})

    do(state, "little-thief", 1, "act.way indians-to-2")

    assert (2, 1) == (scout(state), state.powwow)
    assert {"wood": 4, "canoe": 1} == resources(state)


def test_a_lasting_effect_is_offered_with_the_spaces_it_adds() -> None:
    areas = {0: "nicholas-jarrot+1"}
    state = layout(goods={ORANGE: "food 2"}, areas=areas, scouts={ORANGE: 2})
    left = do(state, "william-clark", 2)
    helped = ["food-to-6.far", "food-to-5.far"]
    alone = ["food-to-4", "food-to-3", "food-stay"]
    assert [*helped, *alone, "food-2-to-8", "stop"] == left

    state = layout(goods={ORANGE: "food 2"}, areas=areas, scouts={ORANGE: 2})
    left = do(state, "william-clark", 2, "act.way food-to-6.far")
    assert ["again", "food-to-8", "food-to-7", "food-stay", "stop"] == left


def test_larocque_is_offered_where_he_gets_further() -> None:
    state = layout(
        goods={ORANGE: "food 1"}, areas={ORANGE: "f-antoine-larocque+1"}, scouts={BLUE: 2}
    )
    left = do(state, "william-clark", 1)
    assert ["food-to-3.jump", "food-to-2", "food-to-1", "food-stay", "stop"] == left


def test_playing_a_lasting_character_does_nothing_by_itself() -> None:
    state = layout(areas={ORANGE: "john-boley+2"})
    assert [] == do(state, "john-boley", 2)
    assert [] == state.doing


def test_other_scouts_matter_only_when_the_whole_action_is_over() -> None:
    state = layout(goods={ORANGE: "food 2"}, scouts={BLUE: 2})
    do(state, "william-clark", 2, "act.way food-to-2", "act.again food-to-4")
    assert 4 == scout(state)

    state = layout(goods={ORANGE: "food 2"}, scouts={BLUE: 2})
    do(state, "william-clark", 2, "act.way food-to-2", "act.again stop")
    assert 3 == scout(state)


EVERYTHING = "wood 3 fur 3 food 2 equipment 2 canoe 1 horse 1"


@pytest.mark.parametrize(
    ("card", "key", "start", "spaces"),
    [
        ("moses-b-reed", "wood-2", 0, 2),
        ("john-robertson", "equipment-2", 0, 3),
        ("joseph-barter", "canoe", 0, 5),
        ("j-baptiste-deschamps", "food-canoe", 0, 6),
        ("john-newman", "food", 0, 1),
        ("john-newman", "food", 19, 1),
        ("charles-mackenzie", "fur-horse", 19, 3),
        ("john-dame", "wood-2", 19, 1),
        ("hawks-feather", "food", 0, 3),
        ("man-crow", "wood-3", 0, 4),
        ("james-mackay", "horse", 0, 3),
        ("james-mackay", "horse", 19, 3),
        ("pierre-dorion", "fur-3", 19, 2),
        ("comcomly", "wood-fur-food-equipment", 0, 7),
        ("old-toby", "canoe-horse", 0, 6),
        ("old-toby", "canoe-horse", 19, 6),
        ("coboway", "wood-fur-food-equipment", 19, 4),
        ("crow-at-rest", "fur-2-equipment-2", 19, 3),
        ("george-drouillard", "wood-indians", 19, 2),
    ],
)
def test_characters_move_a_scout_for_their_price(
    card: str, key: str, start: int, spaces: int
) -> None:
    state = layout(goods={ORANGE: EVERYTHING}, scouts={ORANGE: start})
    do(state, card, 1, f"act.way {key}-to-{start + spaces}")

    assert start + spaces == scout(state)


@pytest.mark.parametrize(
    ("card", "price", "gone", "sent"),
    [
        ("moses-b-reed", "wood-2", "wood 2", 0),
        ("john-robertson", "equipment-2", "equipment 2", 0),
        ("joseph-barter", "canoe", "canoe 1", 0),
        ("j-baptiste-deschamps", "food-canoe", "food 1 canoe 1", 0),
        ("john-newman", "food", "food 1", 0),
        ("charles-mackenzie", "fur-horse", "fur 1 horse 1", 0),
        ("john-dame", "wood-2", "wood 2", 0),
        ("hawks-feather", "food", "food 1", 0),
        ("man-crow", "wood-3", "wood 3", 0),
        ("james-mackay", "horse", "horse 1", 0),
        ("pierre-dorion", "fur-3", "fur 3", 0),
        ("comcomly", "wood-fur-food-equipment", "wood 1 fur 1 food 1 equipment 1", 0),
        ("old-toby", "canoe-horse", "canoe 1 horse 1", 0),
        ("coboway", "wood-fur-food-equipment", "wood 1 fur 1 food 1 equipment 1", 0),
        ("crow-at-rest", "fur-2-equipment-2", "fur 2 equipment 2", 0),
        ("george-drouillard", "wood-indians", "wood 1", 1),
    ],
)
def test_a_movement_takes_its_price_and_nothing_else(
    card: str, price: str, gone: str, sent: int
) -> None:
    state = layout(goods={ORANGE: EVERYTHING})
    do(state, card, 1, f"act.way {price}-stay")

    paid = goods_of(gone)
    left = {kind: number - paid[kind] for kind, number in goods_of(EVERYTHING).items()}
    assert left == state.expeditions[ORANGE].resources
    assert sent == state.powwow


def test_cutssahnem_takes_three_different_resources_for_five_spaces() -> None:
    state = layout(goods={ORANGE: EVERYTHING})
    do(state, "cutssahnem", 1, "act.way wood-canoe-horse", "act.move 5")

    assert 5 == scout(state)
    assert goods_of("wood 2 fur 3 food 2 equipment 2") == state.expeditions[ORANGE].resources


@pytest.mark.parametrize(
    ("card", "price", "gain"),
    [
        ("buffalo-medicine", "food 1", "canoe 1"),
        ("ebenezer-tuttle", "wood 1", "canoe 1"),
        ("rene-jessaume", "fur 3", "horse 1"),
        ("three-eagles", "equipment 2", "horse 1"),
        ("broken-arm", "equipment 1", "horse 1"),
        ("canoe-manufacturing", "wood 2", "canoe 1"),
    ],
)
def test_characters_and_places_change_resources(card: str, price: str, gain: str) -> None:
    state = layout(goods={ORANGE: price})
    kind, number = price.split()
    do(state, card, 1, f"act.way {kind if number == '1' else f'{kind}-{number}'}")
    assert goods_of(gain) == state.expeditions[ORANGE].resources


def test_big_horse_sends_two_indians_for_a_horse() -> None:
    state = layout(goods={ORANGE: ""}, indians={ORANGE: 3})
    do(state, "big-horse", 1, "act.way indians-2")
    assert ({"horse": 1}, 2) == (resources(state), state.powwow)


def test_tabeau_brings_two_canoes_or_fewer() -> None:
    state = layout(goods={ORANGE: "wood 1 food 1"})
    left = do(state, "p-antoine-tabeau", 1, "act.way wood-food")
    assert ["canoe-2", "canoe-1", "none"] == left


def test_everything_counted_is_counted_by_some_character() -> None:
    counted = {
        offer.gain.per
        for each in CHARACTERS.values()
        for offer in each.offers
        if isinstance(offer.gain, MovePer)
    }
    assert 8 == len(counted)


def test_nobody_chooses_a_space_out_of_reach() -> None:
    state = layout(goods={ORANGE: "food 1"})
    with pytest.raises(IllegalAnswer):
        do(state, "william-clark", 1, "act.way food-to-3")
