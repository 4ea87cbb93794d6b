"""Setting up: rulebook "Set Up", and "Set Up" of the solo variant."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from engine.core import Config, ContentError, Rng
from engine.lewis_clark.content import CHARACTERS, FIRST_SPACE, ROUTE
from engine.lewis_clark.setup import (
    CHANGEABLE,
    check_route,
    deal,
    first_journal,
    read_changes,
)
from engine.lewis_clark.state import State, census, indians_in_village, terrain_at
from tests.engine.lewis_clark.table import ORANGE, goods_of, layout

every_number = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])


def start(seats: int = 3, seed: int = 1, **options: str) -> State:
    return deal(Config(seats, options), Rng(seed))


def changed(state: State) -> list[int]:
    return [
        FIRST_SPACE + place
        for place, (now, printed) in enumerate(zip(state.route, ROUTE, strict=True))
        if now != printed
    ]


@every_number
def test_everyone_starts_with_a_crew_of_six_and_an_indian_at_st_louis(seats: int) -> None:
    for each in start(seats).expeditions:
        roles = ["commander", "interpreter", "lumberjack", "hunter", "blacksmith", "fur-trader"]
        assert roles == [CHARACTERS[card].role for card in each.hand]
        assert (1, 0, 0, [], []) == (each.indians, each.scout, each.camp, each.area, each.tiles)


def test_everyone_starts_with_a_fur_a_food_and_an_equipment() -> None:
    expected = goods_of("fur 1 food 1 equipment 1")
    assert [expected] * 3 == [each.resources for each in start(3).expeditions]


@pytest.mark.parametrize("seed", range(5))
def test_drawn_goods_are_three_each_from_four_of_each_primary_resource(seed: int) -> None:
    state = start(5, seed, goods="drawn")

    drawn = [Counter(each.resources) for each in state.expeditions]
    assert [3] * 5 == [goods.total() for goods in drawn]
    total = sum(drawn, Counter[str]())
    assert max(total.values()) <= 4
    assert {"wood", "fur", "food", "equipment"} >= set(total)


def test_drawn_goods_differ_from_match_to_match() -> None:
    hands = {str(start(2, seed, goods="drawn").expeditions[0].resources) for seed in range(10)}
    assert len(hands) > 1


@pytest.mark.parametrize(("seats", "stock"), [(1, 6), (2, 9), (3, 12), (4, 15), (5, 18)])
def test_the_stock_of_indians_goes_by_the_number_of_players(seats: int, stock: int) -> None:
    state = start(seats)

    assert stock - 1 - seats == state.indians
    assert (1, 0, 1) == (state.newcomers, state.powwow, indians_in_village(state))


def test_there_are_six_boat_tiles_of_each_kind() -> None:
    assert {"resources": 6, "indians": 6} == start().tiles


@every_number
def test_the_deck_holds_the_54_encountered_characters_and_no_crew(seats: int) -> None:
    state = start(seats)

    cards = [*state.draw_pile, *state.journal]
    assert (49, 5) == (len(state.draw_pile), len(state.journal))
    assert [*range(1, 55)] == sorted(CHARACTERS[card].number for card in cards)


@pytest.mark.parametrize("seed", range(5))
def test_the_first_journal_is_sorted_by_strength_the_weakest_on_the_last_page(seed: int) -> None:
    strengths = [CHARACTERS[card].strength for card in start(2, seed).journal]
    assert sorted(strengths) == strengths


def test_equal_strengths_lie_in_the_order_drawn() -> None:
    drawn = ["black-cat", "john-newman", "yellept", "hay", "sacagawea"]
    expected = ["john-newman", "hay", "yellept", "black-cat", "sacagawea"]
    assert expected == first_journal(drawn)


def test_lots_are_drawn_for_the_first_turn() -> None:
    assert {0, 1, 2} == {start(3, seed).active for seed in range(20)}


def test_the_first_seat_begins_if_the_table_says_so() -> None:
    assert {0} == {start(3, seed, start="first-seat").active for seed in range(20)}


def test_the_phase_names_the_first_turn() -> None:
    state = start(3)
    assert f"1.turn.{state.active}" == state.phase


def test_the_route_is_the_printed_one() -> None:
    assert [] == changed(start())


@pytest.mark.parametrize("number", range(11))
def test_as_many_spaces_change_at_random_as_the_table_wants(number: int) -> None:
    spaces = changed(start(changes=str(number)))

    assert number == len(spaces)
    assert set(CHANGEABLE) >= set(spaces)


def test_random_changes_differ_from_match_to_match() -> None:
    assert len({str(changed(start(2, seed, changes="3"))) for seed in range(10)}) > 1


def test_neither_st_louis_nor_the_fort_nor_what_is_both_ever_changes() -> None:
    assert {*range(1, 39)} - {18, 26} == set(CHANGEABLE)


def test_a_host_may_choose_what_changes_instead_of_chance() -> None:
    config = Config(3, {"changes": "5"}, {"route": "changed = [1, 20]"})

    state = deal(config, Rng(1))

    assert [1, 20] == changed(state)
    assert ("mountain", "river") == (terrain_at(state, 1), terrain_at(state, 20))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("changed = [0]", "space 0 can't be changed"),
        ("changed = [1, 18]", r"changed\[1\]: space 18 can't be changed"),
        ("changed = [39]", "space 39 can't be changed"),
        ("changed = [-2]", "space -2 can't be changed"),
        ("changed = [4, 5, 4]", r"changed\[2\]: space 4 is there twice"),
        ("changed = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]", "more than 10 spaces"),
        ("swapped = [1]", "unknown field"),
        ("changed = [", "route.toml"),
    ],
)
def test_a_route_that_cannot_be_laid_is_refused(text: str, fault: str) -> None:
    with pytest.raises(ContentError, match=fault):
        check_route(text)


def test_ten_changes_may_be_laid() -> None:
    assert 10 == len(read_changes("changed = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]"))


def test_mackenzie_starts_three_spaces_ahead_in_the_solo_game() -> None:
    assert 3 == start(1).mackenzie


@pytest.mark.parametrize("spaces", range(8))
def test_mackenzie_starts_as_far_ahead_as_the_table_wants(spaces: int) -> None:
    assert spaces == start(1, mackenzie=str(spaces)).mackenzie


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_mackenzie_is_not_there_with_more_players(seats: int) -> None:
    assert start(seats).mackenzie is None


def test_lasting_effects_scale_and_waiting_is_free_unless_the_table_says_otherwise() -> None:
    state = start()
    assert (True, False) == (state.scales, state.waiting_costs)

    state = start(lasting="flat", waiting="costly")
    assert (False, True) == (state.scales, state.waiting_costs)


@every_number
def test_a_state_survives_saving(seats: int) -> None:
    state = start(seats, changes="4", goods="drawn")
    state.expeditions[0].tiles.append("indians-3")

    assert state == msgspec.json.decode(msgspec.json.encode(state), type=State)


def test_the_same_seed_deals_the_same_match() -> None:
    assert start(4, 7, changes="4") == start(4, 7, changes="4")
    assert start(4, 7).draw_pile != start(4, 8).draw_pile


def test_the_census_finds_every_card_and_indian_wherever_they_lie() -> None:
    dealt = start(3)
    laid = layout(
        areas={ORANGE: "york/sacagawea+2 william-clark"},
        village={"hunting": 1, "horse-trade": 2},
        indians={ORANGE: 3},
    )
    laid.expeditions[ORANGE].tiles.append("indians-3")
    laid.tiles["indians"] -= 1

    assert census(dealt) == census(laid)


def test_the_strength_of_a_character_comes_from_what_activated_it() -> None:
    state = layout(areas={ORANGE: "york/sacagawea william-clark/joseph-whitehouse+2"})
    assert [3, 3] == [active.strength for active in state.expeditions[ORANGE].area]
