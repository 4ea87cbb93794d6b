"""Setting up camp: rulebook "Encampment", "The Camp", "Game End"."""

from __future__ import annotations

import pytest

from engine.core import Context
from engine.lewis_clark.camping import CampTime, camp_time, can_act, set_up_camp
from engine.lewis_clark.content import FIRST_SPACE, FORT_CLATSOP, SideId
from engine.lewis_clark.state import State, census, no_resources
from tests.engine.lewis_clark.table import BLUE, ORANGE, YELLOW, event, layout, told

CREW = "york john-b-thompson william-clark francois-labiche"


def camp(state: State) -> Context:
    ctx = Context()
    kept = census(state)
    set_up_camp(state, ctx, ORANGE)
    assert kept == census(state)
    return ctx


def example() -> State:
    """The rulebook's example: one card in hand, eight resources, two Indians on cards."""
    return layout(
        hands={ORANGE: "joseph-whitehouse"},
        areas={ORANGE: "york+1 john-b-thompson+1"},
        goods={ORANGE: "wood 6 food 2"},
        indians={ORANGE: 0},
        scouts={ORANGE: 12},
        camps={ORANGE: 4},
    )


def test_example_of_a_camp_of_five_time() -> None:
    assert CampTime(hand=1, resources=3, indians=1, saved=0) == camp_time(example(), ORANGE)
    assert 5 == camp_time(example(), ORANGE).total


def test_example_of_a_camp_scout_back_camp_up_and_cards_taken() -> None:
    state = example()

    ctx = camp(state)

    expedition = state.expeditions[ORANGE]
    assert (7, 7, 2) == (expedition.scout, expedition.camp, expedition.indians)
    assert ["joseph-whitehouse", "york", "john-b-thompson"] == expedition.hand
    assert [] == expedition.area
    assert ["camped", "fell-back", "camp-moved"] == told(ctx)
    assert 5 == event(ctx, "camped").args["time"]


def test_cards_face_down_come_back_too() -> None:
    state = layout(hands={ORANGE: ""}, areas={ORANGE: "york/sacagawea"}, goods={ORANGE: ""})

    camp(state)

    assert {"york", "sacagawea"} == set(state.expeditions[ORANGE].hand)


def test_an_unused_character_costs_one_time_whatever_its_strength() -> None:
    state = layout(hands={ORANGE: "sacagawea york"}, goods={ORANGE: ""}, indians={ORANGE: 0})
    assert 2 == camp_time(state, ORANGE).total


def test_a_camp_never_moves_backwards() -> None:
    state = layout(hands={ORANGE: CREW}, scouts={ORANGE: 6}, camps={ORANGE: 5})

    ctx = camp(state)

    assert (2, 5) == (state.expeditions[ORANGE].scout, state.expeditions[ORANGE].camp)
    assert "camp-moved" not in told(ctx)


def test_several_camps_may_be_on_a_space_and_scouts_of_others_with_them() -> None:
    state = layout(
        hands={ORANGE: ""},
        goods={ORANGE: ""},
        scouts={ORANGE: 6, BLUE: 9},
        camps={BLUE: 6, YELLOW: 6},
    )

    camp(state)

    assert (6, 6) == (state.expeditions[ORANGE].scout, state.expeditions[ORANGE].camp)


def test_a_scout_that_camps_gives_way_to_others_behind_it() -> None:
    state = layout(
        hands={ORANGE: "york"}, goods={ORANGE: ""}, scouts={ORANGE: 9, BLUE: 8, YELLOW: 7}
    )

    camp(state)

    assert (6, 6) == (state.expeditions[ORANGE].scout, state.expeditions[ORANGE].camp)


def test_a_camp_without_time_brings_the_camp_up_to_the_scout() -> None:
    state = layout(hands={ORANGE: ""}, goods={ORANGE: "wood 3"}, scouts={ORANGE: 9})

    ctx = camp(state)

    assert (9, 9) == (state.expeditions[ORANGE].scout, state.expeditions[ORANGE].camp)
    assert ["camped", "camp-moved"] == told(ctx)


def test_a_camp_is_set_up_once_a_turn() -> None:
    state = layout()
    camp(state)
    assert state.camped


@pytest.mark.parametrize(
    ("tiles", "time"), [([], 5), (["resources-2"], 3), (["resources-5", "indians-3"], 2)]
)
def test_boats_added_save_time(tiles: list[SideId], time: int) -> None:
    state = layout(
        hands={ORANGE: ""}, goods={ORANGE: "wood 8"}, indians={ORANGE: 3}, areas={ORANGE: ""}
    )
    state.expeditions[ORANGE].tiles = tiles
    assert time == camp_time(state, ORANGE).total


@pytest.mark.parametrize(
    ("area", "hand", "options", "saved"),
    [
        ("john-boley+1", CREW, {}, 1),
        ("john-boley+3", CREW, {}, 3),
        ("john-boley+3", CREW, {"lasting": "flat"}, 1),
        ("john-boley/sacagawea", "york", {}, 1),  # a camp time is never negative
        ("joseph-whitehouse/john-boley", CREW, {}, 0),
    ],
)
def test_john_boley_saves_time(area: str, hand: str, options: dict[str, str], saved: int) -> None:
    state = layout(
        hands={ORANGE: hand},
        areas={ORANGE: area},
        goods={ORANGE: ""},
        indians={ORANGE: 0},
        options=options,
    )
    state.expeditions[ORANGE].tiles = ["indians-1", "indians-1"]
    hand_time = len(hand.split())

    assert saved == camp_time(state, ORANGE).saved
    assert hand_time - saved == camp_time(state, ORANGE).total


@pytest.mark.parametrize(
    ("scout", "hand", "ended"),
    [
        (FORT_CLATSOP, "", "camp"),
        (FORT_CLATSOP + 2, "york", "camp"),
        (FORT_CLATSOP, "york", ""),
        (FORT_CLATSOP - 1, "", ""),
    ],
)
def test_a_camp_on_or_beyond_fort_clatsop_ends_the_match(scout: int, hand: str, ended: str) -> None:
    state = layout(hands={ORANGE: hand}, goods={ORANGE: ""}, scouts={ORANGE: scout})

    camp(state)

    assert ended == state.ended


@pytest.mark.parametrize(
    ("hand", "indians", "expected"),
    [("", 0, False), ("york", 0, False), ("york william-clark", 0, True), ("", 1, True)],
)
def test_an_action_needs_an_indian_or_a_card_beside_the_one_played(
    hand: str, indians: int, expected: bool
) -> None:
    state = layout(hands={ORANGE: hand}, indians={ORANGE: indians})
    assert expected == can_act(state.expeditions[ORANGE])


def stranded(waiting: str) -> State:
    """Orange about to camp so long that the scout ends on the first river space."""
    state = layout(
        options={"waiting": waiting},
        hands={ORANGE: f"{CREW} sacagawea hay"},
        areas={ORANGE: "joseph-whitehouse/black-cat+2"},
        goods={ORANGE: "wood 3 horse 1"},
    )
    state.expeditions[ORANGE].tiles.append("resources-2")
    state.tiles["resources"] -= 1
    return state


def test_camping_on_the_first_space_costs_nothing_more() -> None:
    state = stranded("free")

    camp(state)

    expedition = state.expeditions[ORANGE]
    assert (FIRST_SPACE, 8, 3) == (expedition.scout, len(expedition.hand), expedition.indians)


def test_camping_on_the_first_space_costs_everything_if_the_table_says_so() -> None:
    state = stranded("costly")
    discarded = set(state.discard)

    ctx = camp(state)

    expedition = state.expeditions[ORANGE]
    assert [*CREW.split(), "joseph-whitehouse"] == expedition.hand
    assert (no_resources(), 0, 3) == (expedition.resources, expedition.indians, state.powwow)
    assert {"sacagawea", "hay", "black-cat"} == set(state.discard) - discarded
    assert ["resources-2"] == expedition.tiles
    assert 3 == event(ctx, "lost-everything").args["characters"]


def test_characters_of_other_crews_are_lost_as_recruited_ones() -> None:
    state = layout(options={"waiting": "costly"}, areas={ORANGE: "york+1"}, scouts={ORANGE: -4})
    state.expeditions[BLUE].hand.remove("seaman")
    state.expeditions[ORANGE].hand.append("seaman")

    camp(state)

    assert "seaman" in state.discard
    assert 6 == len(state.expeditions[ORANGE].hand)


def test_camping_just_above_the_first_space_costs_nothing_more() -> None:
    state = layout(options={"waiting": "costly"}, hands={ORANGE: CREW}, goods={ORANGE: "wood 1"})

    camp(state)

    assert (-4, 1) == (state.expeditions[ORANGE].scout, state.expeditions[ORANGE].indians)


def test_who_has_nowhere_to_fall_back_is_not_said_to() -> None:
    state, ctx = layout(scouts={ORANGE: FIRST_SPACE}), Context()
    set_up_camp(state, ctx, ORANGE)
    assert "camped" in told(ctx)
    assert "fell-back" not in told(ctx)
