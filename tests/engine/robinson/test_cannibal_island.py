"""Scenario 5, Cannibal Island."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Config, Context, Match, Rng
from engine.robinson import island
from engine.robinson.asides import Uses
from engine.robinson.camp import camp_sites
from engine.robinson.marks import make_inaccessible
from engine.robinson.plan import Survey, pawns_needed, problems
from engine.robinson.resolve.actions import perform
from engine.robinson.scenarios import rules
from engine.robinson.scenarios.base import Tally
from engine.robinson.setup import deal
from engine.robinson.state import Goods, Planned, State
from tests.engine.robinson.acting import TRIO
from tests.engine.robinson.summary import settle
from tests.engine.robinson.table import (
    GAME,
    all_say,
    asked,
    drive,
    ids,
    keys,
    layout,
    match_of,
    offered,
    on_top,
    say,
    take_event,
)
from tests.engine.robinson.test_phases import play, wounds

NAME = {"scenario": "cannibal-island"}


def cannibals(*characters: str, villages: dict[int, int] | None = None, **changes: Any) -> State:
    """A table on Cannibal Island; *villages* are tiles with what the story says of them."""
    state = layout(*(characters or TRIO), options=NAME, **changes)
    for tile, standing in (villages or {}).items():
        state.story[f"village-{tile}"] = standing
    return state


def explore(state: State, tile: int, *answers: str) -> Context:
    """Let the cook explore space 4 with two pawns."""
    on_top(state.tiles, tile)
    state.stage, state.plan = "action", [Planned("explore", "at-4", ["cook.1", "cook.2"])]
    ctx = Context()
    drive(perform(state, ctx), *answers)
    return ctx


def attack(state: State, target: str, *pawns: str) -> Context:
    """Attack a village or the City."""
    state.stage, state.plan = "action", [Planned("hunt", target, list(pawns))]
    ctx = Context()
    settle(perform(state, ctx))
    return ctx


def booked(state: State, *answers: str) -> Context:
    """Resolve the book."""
    ctx = Context()
    ctx.asides = Uses(state, ctx)
    drive(rules(state).book(state, ctx), *answers)
    return ctx


# Set-up and the City


def test_the_city_lies_face_down_beyond_the_board() -> None:
    state = cannibals()
    assert 11 == len(state.island)
    assert (4, True) == (state.island[10].tile, state.island[10].face_down)
    assert 4 not in state.tiles
    assert 9 == len(state.tiles)
    assert [2, 6] == island.next_to(10, 11)
    assert [1, 5, 6, 10] == island.next_to(2, 11)
    assert [1, 5, 6] == island.next_to(2, 10)
    assert 9 == state.rounds


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        ("0", []),
        ("1", ["start-flask-of-rum"]),
        ("2", ["start-flask-of-rum", "start-pipe-and-tobacco"]),
    ],
)
def test_rum_and_pipe_come_before_other_starting_items(number: str, expected: list[str]) -> None:
    state = deal(Config(3, {**NAME, "items": number}), Rng(4))
    assert expected == list(state.starting_uses)
    assert 8 == len(state.starting) + len(state.starting_uses)


def test_the_city_comes_in_sight_in_the_fourth_round() -> None:
    third, fourth = cannibals(round=3), cannibals(round=4)
    for state in (third, fourth):
        settle(rules(state).dawn(state, Context()))
    assert third.island[10].face_down
    assert not fourth.island[10].face_down
    assert ("city",) == rules(fourth).marks(fourth, 10)
    assert "hills" in island.terrains(fourth)
    assert [] == fourth.found


# Villages


def test_the_first_village_wounds_its_explorer() -> None:
    state = cannibals(goods="food 1 wood 1")
    assert "village-found" in ids(explore(state, 6).events)
    assert [1, 0, 0] == wounds(state)
    assert Goods(food=1, wood=1) == state.available
    assert ("village",) == rules(state).marks(state, 4)


def test_a_tile_without_a_totem_holds_no_village() -> None:
    state = cannibals()
    explore(state, 9)
    assert [0, 0, 0] == wounds(state)
    assert () == rules(state).marks(state, 4)


def test_the_second_and_third_village_take_wood_or_food() -> None:
    for before in ({5: 1}, {5: 1, 7: 1}):
        state = cannibals(goods="food 1 wood 1", villages=before)
        explore(state, 6, "cannibals.tribute food")
        assert [1, 0, 0] == wounds(state)
        assert Goods(wood=1) == state.available


def test_whoever_has_nothing_leaves_nothing() -> None:
    state = cannibals(villages={5: 1})
    explore(state, 6)
    assert [1, 0, 0] == wounds(state)


def test_the_fourth_village_is_venomous_and_so_is_the_fifth() -> None:
    for before in ({2: 1, 5: 1, 7: 1}, {2: 1, 5: 2, 7: 1, 10: 1}):
        bare = cannibals(goods="wood 1", villages=before)
        explore(bare, 6, "cannibals.tribute wood")
        assert ([3, 0, 0], 0) == (wounds(bare), bare.available.wood)
        cured = cannibals(goods="wood 1", villages=before, built="cure")
        explore(cured, 6, "cannibals.tribute wood")
        assert ([1, 0, 0], 0) == (wounds(cured), cured.available.wood)


def test_a_village_is_as_strong_as_the_totems_in_sight() -> None:
    state = cannibals(tiles={4: 6, 7: 10}, villages={6: 1, 10: 1})
    assert Tally("village-strength", 6, 0) in rules(state).goal(state)
    state.story["village-10"] = 2
    assert Tally("village-strength", 5, 0) in rules(state).goal(state)
    state.island[10].face_down = False
    assert Tally("village-strength", 6, 0) in rules(state).goal(state)


def test_the_city_is_weaker_by_three_for_each_burnt_village() -> None:
    state = cannibals(villages={6: 1, 10: 2, 2: 2}, weapon=3)
    goal = rules(state).goal(state)
    assert Tally("city-strength", 15, 3) in goal
    assert Tally("villages", 2, 5) in goal


def test_a_village_can_be_attacked_with_two_pawns_as_in_a_hunt() -> None:
    state = cannibals(tiles={4: 6}, villages={6: 1})
    assert ("hunt", "village-at-4") in [*rules(state).targets(state, [])]
    planned = Planned("hunt", "village-at-4", ["cook.1", "cook.2"])
    assert 2 == pawns_needed(state, [], planned)
    assert [] == problems(state, [planned], planned)
    assert 2 == Survey(state, []).most_pawns(planned)


def test_a_distant_village_takes_more_pawns() -> None:
    state = cannibals(tiles={4: 9, 5: 6}, villages={6: 1})
    assert 3 == pawns_needed(state, [], Planned("hunt", "village-at-5", []))
    state.island[5].marks.append("time")
    assert 4 == pawns_needed(state, [], Planned("hunt", "village-at-5", []))


def test_a_village_without_a_way_or_burnt_cannot_be_attacked() -> None:
    far = cannibals(tiles={5: 6}, villages={6: 1})
    assert [] == [*rules(far).targets(far, [])]
    burnt = cannibals(tiles={4: 6}, villages={6: 2})
    assert [] == [*rules(burnt).targets(burnt, [])]
    planned = Planned("hunt", "village-at-4", ["cook.1", "cook.2"])
    assert ["closed"] == [each.what for each in problems(burnt, [planned], planned)]


def test_an_attack_burns_the_village_and_costs_a_wound_for_each_missing_weapon() -> None:
    state = cannibals(tiles={4: 6}, villages={6: 1}, weapon=3)
    happened = attack(state, "village-at-4", "cook.1", "cook.2")
    assert "village-burnt" in ids(happened.events)
    assert [2, 0, 0] == wounds(state)
    assert 3 == state.weapon
    assert ("burnt",) == rules(state).marks(state, 4)


def test_an_attack_is_planned_and_played_like_any_action() -> None:
    match = match_of(cannibals(tiles={4: 6}, villages={6: 1}, weapon=5))
    say(match, "0: both", "0: village-at-4".replace("village", "hunt-village"))
    all_say(match, "ready")
    assert 2 == match.state.story["village-6"]


def test_friday_must_survive_the_attack() -> None:
    state = cannibals("cook", "carpenter", tiles={4: 6}, villages={6: 1}, has_dog=True)
    happened = attack(state, "village-at-4", "friday", "dog")
    assert "village-burnt" not in ids(happened.events)
    assert 1 == state.story["village-6"]
    strong = cannibals("cook", "carpenter", tiles={4: 6}, villages={6: 1}, weapon=5)
    strong.has_dog = True
    attack(strong, "village-at-4", "friday", "dog")
    assert 2 == strong.story["village-6"]


def test_an_attack_on_what_is_gone_comes_to_nothing() -> None:
    state = cannibals(tiles={4: 6}, villages={6: 2})
    assert ["action-impossible"] == ids(attack(state, "village-at-4", "cook.1", "cook.2").events)


def test_a_village_is_still_there_when_its_tile_is_turned_up_again() -> None:
    state = cannibals(tiles={4: 6}, villages={6: 1})
    make_inaccessible(state, Context(), 4)
    assert () == rules(state).marks(state, 4)
    state.island[4].face_down = False
    assert ("village",) == rules(state).marks(state, 4)


def test_gathering_where_cannibals_live_takes_a_pawn_more() -> None:
    state = cannibals(tiles={4: 6}, villages={6: 1})
    assert 2 == pawns_needed(state, [], Planned("gather", "food-at-4", []))
    state.story["village-6"] = 2
    assert 1 == pawns_needed(state, [], Planned("gather", "food-at-4", []))
    city = cannibals(tiles={4: 9, 5: 1, 2: 11}, villages={4: 1}, camp=2)
    city.island[10].face_down = False
    assert 2 == pawns_needed(city, [], Planned("gather", "food-at-10", []))


def test_the_camp_cannot_be_where_cannibals_live() -> None:
    state = cannibals(tiles={0: 5, 4: 6, 7: 10}, villages={5: 1, 6: 2, 10: 1}, goods="wood 3")
    assert [4] == camp_sites(state)
    shelters = [target for _, target in Survey(state, [])._targets if "shelter" in target]
    assert ["shelter-at-3", "shelter-at-4"] == shelters


# The book


def test_the_book_wounds_less_with_every_burnt_village() -> None:
    for burnt, expected in ((0, 3), (1, 2), (2, 1), (3, 0), (4, 0)):
        tiles = dict.fromkeys([2, 5, 7, 10][:burnt], 2)
        state = cannibals(tiles={4: 6}, villages={6: 2, **tiles} if burnt else {})
        state.story.pop("village-6", None)
        booked(state, "cannibals.come move-4")
        assert [expected] * 3 == wounds(state)
        assert 4 == state.camp


def test_the_book_may_cost_the_shelter() -> None:
    state = cannibals(tiles={4: 6}, shelter=True, roof=2, palisade=3)
    assert "shelter-lost" in ids(booked(state, "cannibals.come lose-shelter").events)
    assert (False, 0, 0, 3) == (state.shelter, state.roof, state.palisade, state.camp)
    assert [3, 3, 3] == wounds(state)


def test_the_book_may_cost_two_more_wounds() -> None:
    state = cannibals(tiles={4: 6}, shelter=True, roof=2, palisade=3)
    booked(state, "cannibals.come two-wounds")
    assert ([5, 5, 5], True, 3) == (wounds(state), state.shelter, state.camp)


def test_moving_before_the_cannibals_halves_the_levels() -> None:
    state = cannibals(tiles={4: 6}, shelter=True, roof=3, palisade=2)
    booked(state, "cannibals.come move-4")
    assert (2, 1) == (state.roof, state.palisade)


def test_without_a_shelter_or_a_way_out_the_book_costs_five_wounds() -> None:
    state = cannibals()
    booked(state)
    assert [5, 5, 5] == wounds(state)


def test_the_book_comes_with_its_event() -> None:
    state = cannibals(round=2, threats=[], tiles={4: 9})
    take_event(state, "event-strong-wind")
    state.stage = "event"
    match = match_of(state)
    assert {0: "cannibals.come", 1: "cannibals.come", 2: "cannibals.come"} == asked(match)
    assert ["move-4", "two-wounds"] == keys(match)
    all_say(match, "move-4")
    assert 4 == match.state.camp


# Items and signs


def test_the_ballista_raises_palisade_and_weapons() -> None:
    state = cannibals(stage="dusk", shelter=True, future_items=["ballista"])
    state.board.remove("ballista")
    play(state, "dusk")
    assert (2, 1) == (state.palisade, state.weapon)


def test_the_canoe_lets_one_of_two_tiles_be_chosen() -> None:
    state = cannibals(built="canoe")
    on_top(state.tiles, 9, 1)
    explore(state, 9, "tile.next 1")
    assert 1 == state.island[4].tile
    assert 8 == len(state.tiles)
    assert 9 in state.tiles
    assert 0 == state.tiles_known


def test_the_canoe_is_of_no_use_for_the_last_tile() -> None:
    state = cannibals(built="canoe")
    state.tiles = [9]
    explore(state, 9)
    assert 9 == state.island[4].tile


def test_the_blowpipe_serves_in_one_fight() -> None:
    state = cannibals(tiles={4: 6}, villages={6: 1}, weapon=3, has="token-blowpipe")
    state.available.food = 2  # so that the night waits for a vote
    match = match_of(state)
    assert "token-blowpipe" not in offered(match)
    say(match, "0: both", "0: hunt-village-at-4", "1: ready", "2: ready", "0: ready")
    assert {0: "fight.go-on"} == asked(match)
    say(match, "0! token-blowpipe")
    assert [0, 0, 0] == wounds(match.state)
    assert (3, 0) == (match.state.weapon, match.state.bonus)
    assert "token-blowpipe" in match.state.box


def test_the_ointment_heals_at_night() -> None:
    state = cannibals(stage="night", has="token-ointment", goods="food 3", tiles={4: 9})
    state.people["cook"].wounds = 2
    match = match_of(state)
    assert {0: "night.go-on"} == asked(match)
    say(match, "0! token-ointment")
    assert 1 == match.state.people["cook"].wounds


def test_the_machete_and_the_map() -> None:
    state = cannibals(has="token-machete token-map")
    on_top(state.tiles, 1, 3, 9)
    match = match_of(state)
    say(match, "0! token-machete")
    assert 1 == match.state.weapon
    say(match, "0! token-map", "0: 9", "0: 1")
    assert (9, 1, 3) == match.view(None).tiles_known


# The end


def test_the_burnt_city_wins_at_once() -> None:
    state = cannibals(tiles={2: 9, 4: 1, 5: 3}, villages={4: 1, 6: 2, 10: 2}, weapon=15, camp=2)
    state.island[10].face_down = False
    match = match_of(state)
    assert "goal" not in match.state.ended
    say(match, "0: both", "0: hunt-city-at-10")
    all_say(match, "ready")
    assert match.outcome is not None
    assert match.outcome.won
    # 35 hearts, weapons of 15, two villages and the City.
    assert (35 + 45 + 6 + 5,) * 3 == match.outcome.scores
    assert match.outcome.reason is not None
    assert "cannibal-island" == match.outcome.reason.args["scenario"]


def test_whoever_dies_before_the_city_loses() -> None:
    state = cannibals(tiles={2: 9}, villages={4: 1}, weapon=1, camp=2)
    state.island[10].face_down = False
    match = match_of(state)
    say(match, "0: both", "0: hunt-city-at-10")
    all_say(match, "ready")
    assert ("death", 1) == (match.state.ended, match.state.story["village-4"])


def test_after_nine_rounds_it_is_too_late() -> None:
    state = cannibals(stage="night", round=9, goods="food 3", shelter=True, palisade=2, weapon=1)
    match = match_of(state)
    assert "time" == match.state.ended
    assert match.outcome is not None
    assert not match.outcome.won
    assert (35 + 3 + 6,) * 3 == match.outcome.scores


def test_the_cannibals_may_kill() -> None:
    state = cannibals(round=2, threats=[], stage="event")
    state.people["carpenter"].wounds = 10
    take_event(state, "event-strong-wind")
    assert "death" == match_of(state).state.ended


def test_the_view_shows_villages_and_the_goal() -> None:
    view = match_of(cannibals(tiles={4: 6, 7: 10}, villages={6: 2, 10: 1})).view(None)
    assert ("burnt",) == view.island[4].marks
    assert ("village",) == view.island[7].marks
    assert ["villages", "village-strength", "city-strength"] == [each.id for each in view.goal]


def test_there_is_no_weather() -> None:
    state = cannibals()
    assert [()] * 9 == [rules(state).sheet.dice(number) for number in range(1, 10)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_match_begins(seats: int) -> None:
    match = Match.start(GAME, Config(seats, {**NAME, "characters": "lots"}), 7)
    assert 1 == match.state.round
    assert 11 == len(match.view(None).island)
