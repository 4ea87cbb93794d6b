"""Actions that are code: the Interpreter, village places, and characters by their numbers."""

from __future__ import annotations

import pytest

from engine.core import Context, Number, Some
from engine.lewis_clark.actions import perform
from engine.lewis_clark.state import State, census
from engine.lewis_clark.turn import stage
from engine.lewis_clark.ways import copyable
from tests.engine.lewis_clark.table import BLUE, ORANGE, YELLOW, act, keys, layout, told

JOURNAL = "hay yellept big-white black-cat little-raven"


def do(state: State, what: str, strength: int, *answers: str) -> list[str]:
    """Perform an action with these answers and say what may be chosen then."""
    state.doing.clear()  # an action left at its question is none any more
    kept = census(state)
    question = act(perform(state, Context(), ORANGE, what, strength), *answers)
    assert kept == census(state)
    return [] if question is None or isinstance(question, Number) else keys(question)


def resources(state: State) -> dict[str, int]:
    return {kind: n for kind, n in state.expeditions[ORANGE].resources.items() if n}


def indians(state: State) -> int:
    return state.expeditions[ORANGE].indians


def test_the_interpreter_gathers_takes_and_renews_with_each_repeat() -> None:
    state = layout(
        village={"hunting": 1, "horse-trade": 2}, journal=JOURNAL, pile="weuche old-toby john-dame"
    )

    do(
        state, "francois-labiche", 2,
        "act.way 4", "act.again 1",
    )  # fmt: skip

    assert (6, 0, 1) == (indians(state), state.powwow, state.newcomers)
    assert ["big-white", "black-cat", "little-raven", "weuche", "old-toby"] == state.journal


def test_one_may_stop_once_the_new_character_shows() -> None:
    state = layout(journal=JOURNAL, pile="weuche")
    left = do(state, "francois-labiche", 2, "act.way 0")
    assert ["2", "1", "0", "stop"] == left
    assert (1, 1) == (state.powwow, state.newcomers)


def test_hay_takes_different_resources_once_for_all_face_up_characters() -> None:
    state = layout(areas={ORANGE: "hay+2 york/seaman"}, goods={ORANGE: ""}, seats=2)

    question = act(perform(state, Context(), ORANGE, "hay", 2))
    assert isinstance(question, Some)
    assert (0, 2) == (question.least, question.most)

    assert [] == do(state, "hay", 2, "act.different wood equipment")
    assert {"wood": 1, "equipment": 1} == resources(state)


def test_hay_takes_four_at_most() -> None:
    area = "hay+1 york+1 william-clark+1 john-b-thompson+1 sacagawea+1"
    state = layout(areas={ORANGE: area}, seats=5)
    question = act(perform(state, Context(), ORANGE, "hay", 1))
    assert isinstance(question, Some)
    assert 4 == question.most


def test_little_raven_takes_one_kind_once() -> None:
    state = layout(areas={ORANGE: "little-raven+3 york/seaman"}, goods={ORANGE: ""})
    assert [] == do(state, "little-raven", 3, "act.way fur", "act.amount 2")
    assert {"fur": 2} == resources(state)


def test_cuscalar_takes_characters_and_the_journal_is_refilled_after_the_last() -> None:
    state = layout(goods={ORANGE: "horse 2"}, journal=JOURNAL, pile="weuche old-toby")

    left = do(state, "cuscalar", 3, "act.way horse-black-cat")
    still = ("hay", "yellept", "big-white", "little-raven")
    assert [*(f"horse-{card}" for card in still), "stop"] == left

    state = layout(goods={ORANGE: "horse 2"}, journal=JOURNAL, pile="weuche old-toby")
    do(
        state, "cuscalar", 3,
        "act.way horse-black-cat", "act.again horse-hay",
    )  # fmt: skip
    assert ["yellept", "big-white", "little-raven", "weuche", "old-toby"] == state.journal
    assert ["black-cat", "hay"] == state.expeditions[ORANGE].hand[-2:]


def test_example_of_farewell_with_two_cards_discarded_and_a_new_journal() -> None:
    pile = "weuche old-toby john-dame cut-nose half-man"
    state = layout(journal=JOURNAL, pile=pile)

    do(
        state, "farewell", 1,
        "act.farewell york", "act.farewell william-clark", "act.farewell none",
    )  # fmt: skip

    assert {"york", "william-clark", *JOURNAL.split()} <= set(state.discard)
    assert pile.split()[::-1] == state.journal


def test_farewell_lets_three_cards_go_at_most() -> None:
    state = layout()
    three = [f"act.farewell {card}" for card in ("york", "william-clark", "joseph-whitehouse")]
    assert [] == do(state, "farewell", 1, *three)
    assert 3 == len(state.expeditions[ORANGE].hand)


def test_example_of_an_upgrade_with_a_boat_for_three_indians() -> None:
    state = layout(goods={ORANGE: "wood 3"})
    do(state, "expedition-upgrade", 1, "act.way wood-3-indians-3")
    assert (["indians-3"], 2, {}) == (
        state.expeditions[ORANGE].tiles,
        indians(state),
        resources(state),
    )


def test_a_boat_for_resources_comes_with_two_of_ones_choice() -> None:
    state = layout(goods={ORANGE: "wood 3"})
    do(
        state, "expedition-upgrade", 1,
        "act.way wood-3-resources-5", "act.take fur-1-equipment-1",
    )  # fmt: skip
    assert {"fur": 1, "equipment": 1} == resources(state)


def test_nothing_is_paid_for_a_boat_that_nobody_has() -> None:
    state = layout(goods={ORANGE: "wood 3"}, tiles={"resources": 0, "indians": 0})
    assert [] == do(state, "expedition-upgrade", 1)
    assert {"wood": 3} == resources(state)


def test_shamanism_copies_a_character_of_anybody_once() -> None:
    state = layout(
        4, areas={BLUE: "pierre-cruzatte+1", YELLOW: "hay+1"},
        goods={ORANGE: "food 1 wood 1"},
    )  # fmt: skip
    left = do(state, "shamanism", 1)
    assert ["food-pierre-cruzatte", "food-hay", "stop"] == left


def test_a_copied_action_runs_once_whatever_gave_it_strength() -> None:
    state = layout(areas={BLUE: "meriwether-lewis/sacagawea"}, goods={ORANGE: "food 3"})
    left = do(
        state, "shamanism", 1,
        "act.way food-meriwether-lewis", "act.way food-to-2",
    )  # fmt: skip
    assert [] == left
    assert {"food": 1} == resources(state)


def test_a_collector_copied_from_a_neighbour_counts_its_badge_once() -> None:
    state = layout(areas={BLUE: "seaman+1"}, goods={ORANGE: "food 1"})
    question = act(perform(state, Context(), ORANGE, "shamanism", 1), "act.way food-seaman")
    assert isinstance(question, Number)
    assert 1 == question.most


def test_lasting_characters_cannot_be_copied() -> None:
    state = layout(areas={BLUE: "john-boley+1 seaman+1"}, goods={ORANGE: "food 1"})
    assert ["seaman"] == copyable(state)


def test_shamanism_with_nobody_to_copy_takes_no_food() -> None:
    state = layout(areas={BLUE: "john-boley+1"}, goods={ORANGE: "food 1"})
    assert [] == do(state, "shamanism", 1)
    assert {"food": 1} == resources(state)


def test_example_of_an_interpreter_copied_who_gathers_the_indian_on_shamanism() -> None:
    state = layout(areas={BLUE: "pierre-cruzatte+1"}, goods={ORANGE: "food 1"})

    act(
        stage(state, Context()),
        "turn.action shamanism",
        "act.way food-pierre-cruzatte",
        "act.way 2",
    )

    assert (2, 0) == (indians(state), state.village["shamanism"])


def test_the_partisan_copies_two_characters_or_one_twice() -> None:
    state = layout(areas={BLUE: "meriwether-lewis+1"}, goods={ORANGE: "food 4"})
    do(
        state, "the-partisan", 2,
        "act.way food-meriwether-lewis", "act.way food-to-2",
        "act.again food-meriwether-lewis", "act.way food-to-4",
    )  # fmt: skip

    assert 4 == state.expeditions[ORANGE].scout


def test_what_the_partisan_brought_pays_for_none_of_his_repeats() -> None:
    state = layout(areas={BLUE: "seaman+1"}, goods={ORANGE: "food 1"})
    left = do(state, "the-partisan", 2, "act.way food-seaman", "act.amount 1")
    assert [] == left
    assert {"food": 1} == resources(state)


def test_charbonneau_pays_for_the_action_of_an_occupied_place() -> None:
    state = layout(goods={ORANGE: "horse 1"}, village={"gift": 1, "hunting": 1})
    left = do(state, "toussaint-charbonneau", 1)
    assert ["horse-hunting", "horse-gift", "stop"] == left


def test_charbonneau_with_the_village_empty_pays_nothing() -> None:
    state = layout(goods={ORANGE: "horse 1"})
    assert [] == do(state, "toussaint-charbonneau", 2)


def test_sacagawea_acts_at_any_place_and_uses_nothing_that_she_brought() -> None:
    state = layout(goods={ORANGE: "wood 1"})
    wood = "act.take wood-1-equipment-1"
    left = do(
        state, "sacagawea", 3,
        "act.way craftsmanship", wood, "act.again craftsmanship", wood,
        "act.again canoe-manufacturing",
    )  # fmt: skip
    assert [] == left
    assert {"wood": 3, "equipment": 2} == resources(state)


def test_sacagawea_sends_no_indian() -> None:
    state = layout(village={"hunting": 1})
    do(state, "sacagawea", 1, "act.way hunting", "act.take none")
    assert (1, 1) == (indians(state), state.village["hunting"])


def test_copies_of_copies_go_on_while_each_can_be_paid() -> None:
    state = layout(
        areas={ORANGE: "toussaint-charbonneau+1", BLUE: "sacagawea+1"},
        goods={ORANGE: "horse 1 food 1 wood 2"},
        village={"shamanism": 1},
    )
    ctx = Context()

    question = act(
        perform(state, ctx, ORANGE, "toussaint-charbonneau", 1),
        "act.way horse-shamanism",
        "act.way food-sacagawea",
        "act.way canoe-manufacturing",
        "act.way wood-2",
    )

    assert question is None
    assert ({"canoe": 1}, []) == (resources(state), state.doing)
    assert ["paid", "acted-at", "paid", "copied", "acted-at", "paid", "took"] == told(ctx)


@pytest.mark.parametrize("what", ["the-partisan", "shamanism"])
def test_whoever_copies_may_think_better_of_it(what: str) -> None:
    state = layout(areas={BLUE: "seaman+1"}, goods={ORANGE: "food 1"})
    assert [] == do(state, what, 1, "act.way stop")
