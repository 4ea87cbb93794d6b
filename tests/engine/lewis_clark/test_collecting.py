"""Collecting and counting: rulebook "Primary Resources Collection", the solo variant, the cards."""

from __future__ import annotations

import pytest

from engine.core import Seat
from engine.lewis_clark.collecting import badges, collection, neighbours
from engine.lewis_clark.counting import count
from engine.lewis_clark.state import Doing
from tests.engine.lewis_clark.table import BLUE, GREEN, ORANGE, YELLOW, layout


@pytest.mark.parametrize(
    ("seats", "seat", "expected"),
    [(1, 0, []), (2, 0, [1]), (2, 1, [0]), (3, 1, [0, 2]), (4, 0, [1, 3]), (5, 4, [0, 3])],
)
def test_neighbours_sit_left_and_right(seats: int, seat: int, expected: list[int]) -> None:
    assert expected == neighbours(seats, Seat(seat))


def test_example_of_a_lumberjack_of_strength_two_with_five_badges() -> None:
    # A Lumberjack on a character of strength 2; two wood badges with each neighbour.
    state = layout(
        4,
        areas={
            BLUE: "hugh-mcneal/james-mackay",
            ORANGE: "francois-labiche/john-b-thompson",
            YELLOW: "robert-frazer/thomas-p-howard",
            GREEN: "george-gibson/patrick-gass",
        },
    )

    assert 5 == badges(state, BLUE, "wood")
    assert 10 == collection(state, BLUE, "wood", 2)


def test_cards_face_up_and_face_down_count_alike() -> None:
    state = layout(2, areas={ORANGE: "york/j-baptiste-deschamps", BLUE: "pierre-cruzatte/seaman"})
    assert 3 == badges(state, ORANGE, "food")


def test_cards_in_hand_do_not_count() -> None:
    assert 0 == badges(layout(2), ORANGE, "wood")


def test_who_sits_across_the_table_does_not_count() -> None:
    state = layout(4, areas={YELLOW: "silas-goodrich+1"})
    assert [0, 1, 1, 1] == [badges(state, Seat(seat), "food") for seat in range(4)]


def test_the_village_counts_for_nobody_but_a_player_alone() -> None:
    state = layout(2, areas={ORANGE: "york+1"}, village={"hunting": 1})
    assert 1 == badges(state, ORANGE, "food")


def test_example_of_a_hunter_of_strength_three_in_the_solo_game() -> None:
    state = layout(1, areas={ORANGE: "york/black-cat"}, village={"hunting": 1, "shamanism": 1})

    assert 9 == collection(state, ORANGE, "food", 3)


def test_several_indians_at_a_place_show_its_solo_badge_once() -> None:
    state = layout(1, areas={ORANGE: "york+1"}, village={"canoe-manufacturing": 2})
    assert 1 == badges(state, ORANGE, "wood")


def test_a_copied_character_lies_in_ones_own_playing_area_and_in_no_other() -> None:
    state = layout(4, areas={BLUE: "seaman+1", YELLOW: "silas-goodrich+1"})
    state.doing = [Doing("silas-goodrich", 1)]
    assert (2, 1) == (badges(state, ORANGE, "food"), count(state, ORANGE, "face-up-characters"))

    state.doing = [Doing("seaman", 1)]
    assert (1, 1) == (badges(state, ORANGE, "food"), count(state, ORANGE, "face-up-characters"))


def test_a_character_of_ones_own_that_acts_counts_once() -> None:
    state = layout(areas={ORANGE: "york+1"})
    state.doing = [Doing("york", 1)]
    assert (1, 1) == (badges(state, ORANGE, "food"), count(state, ORANGE, "face-up-characters"))


def test_black_buffalo_and_weuche_count_badges_all_around() -> None:
    state = layout(3, areas={ORANGE: "york/john-dame", BLUE: "seaman/alexander-h-willard"})
    assert [2, 2] == [count(state, ORANGE, "food-badges"), count(state, ORANGE, "equipment-badges")]


def test_watkuweis_counts_face_up_characters_of_ones_own() -> None:
    state = layout(areas={ORANGE: "watkuweis/york william-clark+1", BLUE: "seaman+1"})
    assert 2 == count(state, ORANGE, "face-up-characters")


def test_daniel_boone_counts_the_indians_of_the_whole_village() -> None:
    state = layout(village={"hunting": 1, "horse-trade": 3}, powwow=2)
    assert 1 + 3 + 2 + 1 == count(state, ORANGE, "indians-in-village")


def test_richard_warfington_counts_indians_on_boats_but_not_on_cards() -> None:
    state = layout(indians={ORANGE: 4}, areas={ORANGE: "york+2"})
    assert 4 == count(state, ORANGE, "indians-on-boats")


@pytest.mark.parametrize(("held", "pairs", "threes"), [(1, 0, 0), (5, 2, 1), (6, 3, 2), (7, 3, 2)])
def test_little_thief_and_tetoharsky_count_groups_of_any_resources(
    held: int, pairs: int, threes: int
) -> None:
    state = layout(goods={ORANGE: f"wood {held - 1} canoe 1"})
    found = [count(state, ORANGE, what) for what in ("pairs-of-resources", "threes-of-resources")]
    assert [pairs, threes] == found


@pytest.mark.parametrize(
    ("scouts", "expected"),
    [
        ({ORANGE: 8, BLUE: 8, YELLOW: 3}, 2),
        ({ORANGE: 7, BLUE: 6, YELLOW: 12}, 2),
        ({ORANGE: 6, BLUE: 7, YELLOW: 12}, 2),  # one's own has fallen behind the camp
    ],
)
def test_half_man_and_one_eye_count_scouts_on_or_ahead_of_the_camp(
    scouts: dict[int, int], expected: int
) -> None:
    state = layout(scouts=scouts, camps={ORANGE: 7})
    assert expected == count(state, ORANGE, "scouts-ahead")


@pytest.mark.parametrize(("mackenzie", "expected"), [(6, 1), (7, 2), (20, 2)])
def test_mackenzie_counts_as_a_scout(mackenzie: int, expected: int) -> None:
    state = layout(1, scouts={ORANGE: 9}, camps={ORANGE: 7}, mackenzie=mackenzie)
    assert expected == count(state, ORANGE, "scouts-ahead")
