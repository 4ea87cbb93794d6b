"""How an action goes on: its price, how often, and what it brings, chosen all at once."""

from __future__ import annotations

import pytest

from engine.core import Context, One, Question
from engine.lewis_clark.actions import perform
from engine.lewis_clark.content import FIRST_SPACE
from engine.lewis_clark.state import State
from tests.engine.lewis_clark.table import (
    BLUE,
    ORANGE,
    YELLOW,
    act,
    keys,
    layout,
    told,
)

JARROT: dict[int, str] = {ORANGE: "nicholas-jarrot+1"}
LAROCQUE: dict[int, str] = {ORANGE: "f-antoine-larocque+1"}


def ask(state: State, what: str, strength: int, *answers: str) -> Question | None:
    """Perform an action anew with these answers and return the question left open."""
    state.doing.clear()
    return act(perform(state, Context(), ORANGE, what, strength), *answers)


def several(state: State, what: str, strength: int) -> list[str]:
    """The ways offered to move the scout with several repeats at once."""
    offered = keys(ask(state, what, strength))
    return [key for key in offered if "-2-to-" in key or "-3-to-" in key]


def scout(state: State) -> int:
    return state.expeditions[ORANGE].scout


def goods(state: State) -> dict[str, int]:
    return {kind: n for kind, n in state.expeditions[ORANGE].resources.items() if n}


# Several uses at once


def test_several_uses_are_offered_as_far_as_they_can_be_paid() -> None:
    state = layout(goods={ORANGE: "food 2"})
    assert ["food-2-to-4"] == several(state, "william-clark", 3)

    state = layout(goods={ORANGE: "food 5"})
    assert ["food-2-to-4", "food-3-to-6"] == several(state, "william-clark", 3)
    assert ["food-2-to-4"] == several(state, "william-clark", 2)
    assert [] == several(state, "william-clark", 1)


def test_several_uses_are_paid_and_moved_in_one_go() -> None:
    state = layout(goods={ORANGE: "food 3 canoe 1"})
    ctx = Context()

    question = act(perform(state, ctx, ORANGE, "william-clark", 3), "act.way food-2-to-4")

    assert (4, {"food": 1, "canoe": 1}) == (scout(state), goods(state))
    assert ["paid", "moved", "moved"] == told(ctx)
    assert "again" == keys(question)[0]
    assert not [key for key in keys(question) if "-2-to-" in key]  # one repeat is left


def test_all_uses_at_once_ask_no_more() -> None:
    state = layout(goods={ORANGE: "food 5"})
    assert None is ask(state, "william-clark", 3, "act.way food-3-to-6")
    assert (6, {"food": 2}) == (scout(state), goods(state))


def test_example_of_two_horses_at_once_with_a_space_lost() -> None:
    # Two horses are good for four spaces, but only three are left that horses can pass.
    state = layout(scouts={ORANGE: 23}, goods={ORANGE: "horse 2"})

    assert None is ask(state, "william-clark", 2, "act.way horse-2-to-26")

    assert (26, {}) == (scout(state), goods(state))


def test_uses_that_would_move_nobody_are_not_offered_together() -> None:
    state = layout(scouts={ORANGE: 24}, goods={ORANGE: "horse 3"})
    assert [] == several(state, "william-clark", 3)  # the first comes to the river already


def test_each_of_several_uses_goes_the_farthest_on_a_terrain_of_its_own() -> None:
    state = layout(scouts={ORANGE: 16}, goods={ORANGE: "food 2"})
    assert ["food-2-to-18"] == several(state, "john-newman", 2)
    state.expeditions[ORANGE].scout = 17
    assert ["food-2-to-19"] == several(state, "john-newman", 2)


def test_of_several_uses_the_first_takes_the_lasting_effect_and_no_other_does() -> None:
    state = layout(areas=JARROT, goods={ORANGE: "food 3"})
    assert ["food-2-to-6", "food-3-to-8"] == several(state, "william-clark", 3)

    assert None is ask(state, "william-clark", 3, "act.way food-3-to-8")

    assert (8, ["nicholas-jarrot"]) == (scout(state), state.used)


def test_a_lasting_effect_used_before_this_turn_lengthens_no_use() -> None:
    state = layout(areas=JARROT, goods={ORANGE: "food 2"}, used=["nicholas-jarrot"])
    assert ["food-2-to-4"] == several(state, "william-clark", 2)


def test_of_several_uses_the_first_one_that_comes_to_a_scout_jumps() -> None:
    state = layout(areas=LAROCQUE, goods={ORANGE: "food 2"}, scouts={BLUE: 3, YELLOW: 4})

    assert None is ask(state, "william-clark", 2, "act.way food-2-to-6")

    assert (6, ["f-antoine-larocque"]) == (scout(state), state.used)


def test_other_scouts_count_only_after_all_uses() -> None:
    state = layout(goods={ORANGE: "food 2"}, scouts={BLUE: 2, YELLOW: 4})
    ask(state, "william-clark", 2, "act.way food-2-to-4")
    assert 5 == scout(state)


def test_several_indians_are_sent_at_once() -> None:
    state = layout(goods={ORANGE: ""}, indians={ORANGE: 5})
    assert ["indians-2", "indians-4", "stop"] == keys(ask(state, "big-horse", 3))

    ask(state, "big-horse", 3, "act.way indians-4", "act.take horse-2")

    assert ({"horse": 2}, 4, 1) == (goods(state), state.powwow, state.expeditions[ORANGE].indians)


def test_what_several_uses_bring_may_be_taken_in_part() -> None:
    state = layout(goods={ORANGE: "wood 6"})
    offered = keys(ask(state, "canoe-manufacturing", 3, "act.way wood-6"))
    assert ["canoe-3", "canoe-2", "canoe-1", "none"] == offered


def test_twisted_hair_takes_several_canoes_to_sea_at_once_if_held_before() -> None:
    state = layout(goods={ORANGE: "canoe 2"})
    assert ["canoe", "canoe-2", "stop"] == keys(ask(state, "twisted-hair", 3))

    assert None is ask(state, "twisted-hair", 3, "act.way canoe-2", "act.take canoe-4")

    assert {"canoe": 4} == goods(state)


def test_a_price_of_ones_choice_is_paid_for_one_use_at_a_time() -> None:
    state = layout(goods={ORANGE: "wood 4"}, indians={ORANGE: 2})
    assert ["wood", "stop"] == keys(ask(state, "yellept", 3))
    state.expeditions[ORANGE].scout = 19
    offered = keys(ask(state, "george-drouillard", 2))
    assert ["wood-indians-to-21", "wood-indians-to-20", "wood-indians-stay", "stop"] == offered
    state = layout(goods={ORANGE: "wood 2 food 2 equipment 2 canoe 2"})
    threes = ["wood-food-equipment", "wood-food-canoe", "wood-equipment-canoe"]
    assert [*threes, "food-equipment-canoe", "stop"] == keys(ask(state, "horse-trade", 2))


def test_what_is_counted_anew_is_chosen_for_one_use_at_a_time() -> None:
    state = layout(goods={ORANGE: "food 2"}, areas={BLUE: "seaman+1"})
    assert ["food-to-1", "food-stay", "stop"] == keys(ask(state, "black-buffalo", 2))


# Once more


def test_again_does_the_same_for_the_same_price_and_moves_farthest() -> None:
    state = layout(goods={ORANGE: "food 2 canoe 1"})

    question = ask(state, "william-clark", 2, "act.way food-to-1")
    assert isinstance(question, One)
    assert ("act.again", "again", "stop") == (question.id, keys(question)[0], question.default)

    state = layout(goods={ORANGE: "food 2 canoe 1"})
    assert None is ask(state, "william-clark", 2, "act.way food-to-1", "act.again again")

    assert (3, {"canoe": 1}) == (scout(state), goods(state))


def test_again_is_not_offered_for_another_price() -> None:
    state = layout(goods={ORANGE: "food 1 canoe 1"})
    assert "again" not in keys(ask(state, "william-clark", 2, "act.way food-to-2"))


def test_again_is_not_offered_where_it_would_move_nobody() -> None:
    state = layout(goods={ORANGE: "horse 2"}, scouts={ORANGE: 24})
    left = keys(ask(state, "william-clark", 2, "act.way horse-to-26"))
    assert ["horse-stay", "stop"] == left


def test_again_after_several_uses_is_one_use_more() -> None:
    state = layout(goods={ORANGE: "food 3"})
    ask(state, "william-clark", 3, "act.way food-2-to-4", "act.again again")
    assert (6, {}) == (scout(state), goods(state))


def test_again_without_the_lasting_effect_that_served_once() -> None:
    state = layout(areas=JARROT, goods={ORANGE: "food 2"})
    ask(state, "william-clark", 2, "act.way food-to-4.far", "act.again again")
    assert (6, ["nicholas-jarrot"]) == (scout(state), state.used)


def test_again_changes_the_same_resources() -> None:
    state = layout(goods={ORANGE: "equipment 2"})
    left = keys(ask(state, "broken-arm", 3, "act.way equipment"))
    assert ["again", "equipment", "stop"] == left

    state = layout(goods={ORANGE: "equipment 2"})
    assert None is ask(state, "broken-arm", 3, "act.way equipment", "act.again again")
    assert {"horse": 2} == goods(state)


def test_again_pays_the_same_resource_of_ones_choice() -> None:
    state = layout(goods={ORANGE: "horse 2 wood 1"})

    ask(
        state, "yellept", 3,
        "act.way horse", "act.take food-2", "act.again again", "act.take none", "act.again stop",
    )  # fmt: skip

    assert {"food": 2, "wood": 1} == goods(state)


@pytest.mark.parametrize(
    ("what", "first"), [("interpreter", "1"), ("sacagawea", "hunting"), ("cuscalar", "horse-hay")]
)
def test_what_is_chosen_anew_each_time_is_never_offered_again(what: str, first: str) -> None:
    state = layout(goods={ORANGE: "horse 2"}, journal="hay yellept big-white black-cat old-toby")
    card = "francois-labiche" if what == "interpreter" else what
    taken = ("act.take none",) if what == "sacagawea" else ()

    question = ask(state, card, 2, f"act.way {first}", *taken)

    assert isinstance(question, One)
    assert "act.again" == question.id
    assert "again" not in keys(question)


# More ways than a menu holds


def test_too_many_ways_ask_for_the_price_first_and_for_the_space_afterwards() -> None:
    state = layout(
        goods={ORANGE: "wood 1 fur 1 food 1 equipment 1 canoe 1 horse 1"},
        scouts={BLUE: 4, YELLOW: 5},
    )
    kinds = ["wood", "fur", "food", "equipment", "canoe", "horse"]
    assert [*kinds, "stop"] == keys(ask(state, "half-man", 1))

    left = ask(state, "half-man", 1, "act.way canoe")
    assert isinstance(left, One)
    assert ("act.move", "3") == (left.id, left.default)
    assert ["3", "2", "1", "stay"] == keys(left)
    assert 0 == state.expeditions[ORANGE].resources["canoe"]


def test_with_one_kind_fewer_the_price_and_the_space_are_one_question() -> None:
    state = layout(
        goods={ORANGE: "wood 1 fur 1 food 1 equipment 1 canoe 1"}, scouts={BLUE: 4, YELLOW: 5}
    )
    offered = keys(ask(state, "half-man", 1))
    assert 5 * 4 + 1 == len(offered)
    assert "canoe-to-3" in offered


def test_a_scout_may_stay_where_it_is_after_its_price_is_paid() -> None:
    state = layout(goods={ORANGE: "wood 1 fur 1 food 1 equipment 1 canoe 1 horse 1"})
    assert None is ask(state, "cutssahnem", 1, "act.way wood-fur-food", "act.move stay")
    assert (0, {"equipment": 1, "canoe": 1, "horse": 1}) == (scout(state), goods(state))


def test_whoever_is_away_moves_without_help() -> None:
    state = layout(goods={ORANGE: "wood 2 fur 2 food 2 equipment 2 canoe 2 horse 2"}, areas=JARROT)
    left = ask(state, "cutssahnem", 1, "act.way wood-fur-food")
    assert isinstance(left, One)
    assert "7.far" == keys(left)[0]
    assert "5" == left.default


def test_where_only_help_moves_the_scout_whoever_is_away_stays() -> None:
    state = layout(
        goods={ORANGE: "wood 2 fur 2 food 2 equipment 2 canoe 2 horse 2"},
        areas=LAROCQUE, scouts={ORANGE: 1, BLUE: 2},
    )  # fmt: skip
    state.route[2 - FIRST_SPACE] = "mountain"  # a jumped space may be of any terrain

    left = ask(state, "cutssahnem", 1, "act.way wood-fur-food")

    assert isinstance(left, One)
    assert (["7.jump", "6.jump", "5.jump", "4.jump", "3.jump", "stay"], "stay") == (
        keys(left),
        left.default,
    )


def crowded() -> State:
    """Six ways to pay for one of four places."""
    village = {"hunting": 1, "gift": 1, "craftsmanship": 1, "horse-trade": 1}
    goods = "wood 1 fur 1 food 1 equipment 1 canoe 1 horse 1"
    return layout(goods={ORANGE: goods}, village=village)


def test_too_many_ways_ask_for_the_price_first_and_for_the_place_afterwards() -> None:
    left = ask(crowded(), "toussaint-charbonneau", 1, "act.way canoe")

    assert isinstance(left, One)
    assert ("act.choice", "none") == (left.id, left.default)
    assert ["hunting", "craftsmanship", "gift", "horse-trade", "none"] == keys(left)

    state = crowded()
    answers = ("act.way horse", "act.choice gift", "act.way nothing", "act.take fur-2")
    assert None is ask(state, "toussaint-charbonneau", 1, *answers)
    assert {"wood": 1, "fur": 3, "food": 1, "equipment": 1, "canoe": 1} == goods(state)


def test_the_choice_may_be_none_after_its_price_is_paid() -> None:
    state = crowded()
    assert None is ask(state, "toussaint-charbonneau", 1, "act.way canoe", "act.choice none")
    assert 0 == state.expeditions[ORANGE].resources["canoe"]
