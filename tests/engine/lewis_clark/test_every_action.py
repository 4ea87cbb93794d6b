"""What holds for every action: short questions, harmless defaults, and what is asked at all."""

from __future__ import annotations

import pytest

from engine.core import Context, One, Question, Rng
from engine.lewis_clark.actions import perform
from engine.lewis_clark.content import CHARACTERS, PLACES
from engine.lewis_clark.effects import RESOURCES
from engine.lewis_clark.state import State, census
from engine.lewis_clark.ways import MOST_WAYS
from tests.engine.lewis_clark.table import (
    BLUE,
    ORANGE,
    YELLOW,
    act,
    by_chance,
    goods_of,
    keys,
    layout,
)

MENU = 25  # options in one menu


def ask(state: State, what: str, strength: int, *answers: str) -> Question | None:
    """Perform an action anew with these answers and return the question left open."""
    state.doing.clear()
    return act(perform(state, Context(), ORANGE, what, strength), *answers)


def scout(state: State) -> int:
    return state.expeditions[ORANGE].scout


def goods(state: State) -> dict[str, int]:
    return {kind: n for kind, n in state.expeditions[ORANGE].resources.items() if n}


def rich(scout_at: int) -> State:
    """Much to pay with, helpers to lengthen every step, and scouts to jump."""
    state = layout(
        5,
        areas={
            ORANGE: "nicholas-jarrot+1 cut-nose+1 f-antoine-larocque+1",
            BLUE: "seaman/hugh-mcneal meriwether-lewis+1",
        },
        scouts={ORANGE: scout_at, BLUE: scout_at + 2, YELLOW: scout_at + 3},
        indians={ORANGE: 6},
        village={"hunting": 1, "gift": 1},
    )
    expedition = state.expeditions[ORANGE]
    expedition.tiles = ["resources-5", "resources-5"]
    state.tiles["resources"] -= 2
    expedition.resources = dict.fromkeys(RESOURCES, 3)
    return state


@pytest.mark.parametrize("what", [*CHARACTERS, *PLACES])
@pytest.mark.parametrize("space", [0, 16, 23, 30])
def test_every_question_of_an_action_fits_one_menu_and_changes_nothing_by_default(
    what: str, space: int
) -> None:
    state = rich(scout_at=space)
    held, kept = dict(state.expeditions[ORANGE].resources), census(state)

    question = ask(state, what, 3)

    if isinstance(question, One):
        assert MENU >= len(question.options)
        if question.id == "act.way":
            assert "stop" == question.default
            ask(state, what, 3, "act.way stop")
            assert (held, space, kept) == (
                state.expeditions[ORANGE].resources, scout(state), census(state),
            )  # fmt: skip
    assert MENU >= MOST_WAYS + len(("again", "stop"))


@pytest.mark.parametrize("what", [*CHARACTERS, *PLACES])
def test_every_action_comes_to_its_end_by_chance_with_nothing_lost(what: str) -> None:
    for seed in range(6):
        state = rich(scout_at=(0, 17, 23)[seed % 3])
        kept = census(state)
        by_chance(perform(state, Context(), ORANGE, what, 3), Rng(seed))
        assert (kept, []) == (census(state), state.doing)
        assert min(state.expeditions[ORANGE].resources.values()) >= 0


def test_a_single_free_thing_is_taken_without_a_question_about_the_way() -> None:
    for what, first in (("hunting", "act.take"), ("york", "act.amount"), ("black-cat", "act.take")):
        state = layout(areas={ORANGE: "york+1"})
        question = ask(state, what, 1)
        assert question is not None
        assert first == question.id


@pytest.mark.parametrize("card", [card.id for card in CHARACTERS.values() if card.lasting])
def test_a_lasting_character_asks_nothing_when_it_is_played(card: str) -> None:
    assert None is ask(layout(areas={ORANGE: f"{card}+3"}), card, 3)


def test_collections_of_several_kinds_are_offered_whole() -> None:
    state = layout(areas={ORANGE: "big-white/james-mackay", BLUE: "hugh-mcneal+1"}, goods={0: ""})
    left = keys(ask(state, "big-white", 2))
    assert ["equipment-2", "wood-1-equipment-1", "wood-2", "fewer", "none"] == left

    assert None is ask(state, "big-white", 2, "act.collect wood-1-equipment-1")

    assert {"wood": 1, "equipment": 1} == goods(state)


def test_a_collection_with_one_kind_only_in_sight_offers_nothing_of_the_other() -> None:
    state = layout(areas={ORANGE: "big-white/james-mackay"}, goods={ORANGE: ""})
    left = keys(ask(state, "big-white", 2))
    assert ["equipment-2", "equipment-1", "fewer", "none"] == left


def test_fewer_of_a_collection_leaves_the_repeats_that_were_not_needed() -> None:
    # Two badges of each kind: three equipment take two repeats, and one is left for wood.
    areas = {ORANGE: "big-white/john-dame", BLUE: "hugh-mcneal/pierre-cruzatte"}
    state = layout(areas=areas, goods={ORANGE: ""})

    assert None is ask(state, "big-white", 3, "act.collect fewer", "act.amount 3", "act.amount 2")
    assert {"wood": 2, "equipment": 3} == goods(state)

    state = layout(areas=areas, goods={ORANGE: ""})
    assert None is ask(state, "big-white", 3, "act.collect fewer", "act.amount 5")
    assert {"equipment": 5} == goods(state)


def test_a_collection_of_strength_one_is_of_one_kind() -> None:
    areas = {ORANGE: "regis-loisel/john-dame", BLUE: "hugh-mcneal/seaman"}
    state = layout(areas=areas, goods={ORANGE: ""})
    left = keys(ask(state, "regis-loisel", 1))
    assert ["equipment-2", "food-1", "wood-1", "fewer", "none"] == left


def test_a_collection_may_be_left_alone_and_is_by_default() -> None:
    state = layout(areas={ORANGE: "big-white/james-mackay"}, goods={ORANGE: "fur 1"})
    question = ask(state, "big-white", 2)
    assert isinstance(question, One)
    assert "none" == question.default
    ask(state, "big-white", 2, "act.collect none")
    assert goods_of("fur 1") == state.expeditions[ORANGE].resources


def test_resources_are_taken_by_default_only_where_they_find_room() -> None:
    for held, default in (("wood 9", "fur-1-food-1"), ("wood 10", "none")):
        question = ask(layout(goods={ORANGE: held}), "hunting", 1)
        assert isinstance(question, One)
        assert default == question.default


def test_farewell_left_alone_renews_nothing() -> None:
    state = layout()
    journal, hand = list(state.journal), list(state.expeditions[ORANGE].hand)
    question = ask(state, "farewell", 1)
    assert isinstance(question, One)
    assert "stop" == question.default

    assert None is ask(state, "farewell", 1, "act.farewell stop")

    assert (journal, hand) == (state.journal, state.expeditions[ORANGE].hand)
