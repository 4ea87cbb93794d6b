"""Scenario 6, Robinson Family."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Context
from engine.robinson import island
from engine.robinson.asides import Uses
from engine.robinson.camp import move_camp
from engine.robinson.content import ITEMS
from engine.robinson.items import add_food_token
from engine.robinson.pawns import pawns
from engine.robinson.plan import Survey, pawns_needed, problems
from engine.robinson.resolve.actions import perform
from engine.robinson.scenarios import rules
from engine.robinson.scenarios.base import Tally
from engine.robinson.state import Goods, Planned, State
from tests.engine.robinson.acting import TRIO, places
from tests.engine.robinson.summary import settle
from tests.engine.robinson.table import (
    all_say,
    asked,
    drive,
    give,
    ids,
    keys,
    layout,
    match_of,
    offered,
    on_top,
    say,
    take_event,
    to_board,
)
from tests.engine.robinson.test_phases import play, wounds

NAME = {"scenario": "robinson-family"}
TWO_PAWNS = ["cook.1", "cook.2"]


def family(*characters: str, **changes: Any) -> State:
    """A table of Robinson Family."""
    return layout(*(characters or TRIO), options=NAME, **changes)


def explore(state: State, tile: int) -> None:
    on_top(state.tiles, tile)
    state.stage, state.plan = "action", [Planned("explore", "at-4", list(TWO_PAWNS))]
    settle(perform(state, Context()))


def at_home(**changes: Any) -> State:
    """A family that has all it needs."""
    state = family(shelter=True, roof=1, palisade=1, weapon=1, tiles={4: 9}, **changes)
    for item in state.dealt:
        state.board.remove(item)
        state.built.append(item)
    return state


# Set-up


def test_nine_inventions_are_dealt() -> None:
    state = family()
    assert 9 == len(state.dealt)
    assert all(item in state.board for item in state.dealt)
    assert {"random", "personal"} >= {ITEMS[item].group for item in state.dealt}
    assert 5 == len(layout().dealt)
    assert 12 == state.rounds


def test_the_weather_of_each_round() -> None:
    sheet = rules(family()).sheet
    rain, winter, hungry = "rain", "winter", "hungry"
    assert [
        *[()] * 2,
        *[(rain,)] * 2,
        *[(winter,)] * 2,
        *[(rain, hungry)] * 2,
        *[(winter, hungry)] * 2,
        *[(rain, hungry)] * 2,
    ] == [sheet.dice(number) for number in range(1, 13)]


# Book, totems, Reclamation


def test_the_book_halves_the_production_of_its_round() -> None:
    state = family(round=2, threats=[], tiles={4: 6})
    take_event(state, "event-strong-wind")
    assert "land-exhausted" in ids(play(state, "event"))
    assert ["half-production"] == state.this_round
    state.island[state.camp].marks.append("food")
    play(state, "production", "production.half food")
    assert Goods(food=1) == state.available


def test_a_totem_on_a_new_terrain_leaves_it_unexplored() -> None:
    state = family()
    explore(state, 6)
    assert state.island[4].covered
    assert {"beach"} == island.terrains(state)


def test_a_totem_on_a_known_terrain_covers_nothing() -> None:
    state = family(tiles={0: 9})
    explore(state, 6)
    assert not state.island[4].covered


def test_a_terrain_known_from_a_covered_tile_is_not_new() -> None:
    state = family(tiles={0: 9})
    state.island[0].covered = True
    explore(state, 6)
    assert not state.island[4].covered


def test_a_new_terrain_without_a_totem_is_explored() -> None:
    state = family()
    explore(state, 9)
    assert {"beach", "plains"} == island.terrains(state)


def marked() -> State:
    """Plains next to the camp with all kinds of black markers."""
    state = family(tiles={4: 6, 5: 9})
    state.island[4].exhausted = ["food", "wood"]
    state.island[4].covered = True
    state.island[3].exhausted = ["wood"]
    return state


def test_every_black_marker_in_reach_can_be_reclaimed() -> None:
    state = marked()
    assert [
        ("special", "reclaim-wood-at-3"),
        ("special", "reclaim-food-at-4"),
        ("special", "reclaim-wood-at-4"),
        ("special", "reclaim-terrain-at-4"),
    ] == [*rules(state).targets(state, [])]


def test_what_the_corral_covers_is_no_marker() -> None:
    state = marked()
    state.corral = 4
    assert "reclaim-food-at-4" not in [target for _, target in rules(state).targets(state, [])]


@pytest.mark.parametrize("what", ["food", "wood", "terrain"])
def test_reclamation_removes_one_marker(what: str) -> None:
    state = marked()
    state.stage = "action"
    state.plan = [Planned("special", f"reclaim-{what}-at-4", list(TWO_PAWNS))]
    settle(perform(state, Context()))
    left = [*state.island[4].exhausted, *(["terrain"] if state.island[4].covered else [])]
    assert sorted({"food", "wood", "terrain"} - {what}) == sorted(left)


def test_reclamation_takes_two_pawns_and_one_more_for_each_space_farther() -> None:
    state = marked()
    state.island[5].exhausted = ["food"]
    needed = [
        pawns_needed(state, [], Planned("special", f"reclaim-{each}", []))
        for each in ("wood-at-3", "food-at-4", "food-at-5")
    ]
    assert [2, 2, 3] == needed
    planned = Planned("special", "reclaim-food-at-4", ["cook.1"])
    assert ["pawns"] == [each.what for each in problems(state, [planned], planned)]
    assert 2 == Survey(state, []).most_pawns(planned)


def test_only_players_reclaim() -> None:
    state = layout(
        "cook", "carpenter", options=NAME, tiles={4: 6}, built="belts map raft", has_dog=True
    )
    state.island[4].exhausted = ["food"]
    may = {pawn for pawn in pawns(state) if "special-reclaim-food-at-4" in places(state, pawn)}
    assert {"cook.1", "cook.2", "carpenter.1", "carpenter.2"} == may


def test_two_players_may_reclaim_together() -> None:
    match = match_of(marked())
    for seat in (0, 1):
        say(match, f"{seat}: me", f"{seat}: special-reclaim-terrain-at-4")
    all_say(match, "ready")
    assert not match.state.island[4].covered


def test_reclaiming_what_is_reclaimed_comes_to_nothing() -> None:
    state = family(tiles={4: 6}, stage="action")
    state.plan = [Planned("special", "reclaim-food-at-4", list(TWO_PAWNS))]
    ctx = Context()
    settle(perform(state, ctx))
    assert ["action-impossible"] == ids(ctx.events)


def test_special_actions_are_resolved_last() -> None:
    match = match_of(marked())
    say(match, "0: both", "0: special-reclaim-food-at-4", "1: me", "1: rest-1", "2: ready")
    say(match, "0: ready")
    told = say(match, "1: ready")
    begun = [str(each.args["action"].id) for each in told if each.id == "action-began"]
    assert ["do-rest", "own-reclaim-food"] == begun


# Food tokens


def test_several_tokens_of_food_lie_at_the_camp_and_go_along_with_it() -> None:
    state = family(tiles={4: 9})
    ctx = Context()
    for _ in range(2):
        add_food_token(state, ctx)
    assert ["food", "food"] == state.island[3].marks
    play(state, "production")
    assert Goods(food=3, wood=1) == state.available
    state.island[4].marks.append("food")
    move_camp(state, ctx, 4)
    assert (["food"] * 3, []) == (state.island[4].marks, state.island[3].marks)


def test_elsewhere_one_token_of_food_is_enough() -> None:
    state = layout(tiles={4: 9})
    for _ in range(2):
        add_food_token(state, Context())
    assert ["food"] == state.island[3].marks


# The children


@pytest.mark.parametrize(
    ("number", "expected"),
    [*((n, 0) for n in range(1, 7)), *zip(range(7, 13), (1, 1, 2, 2, 3, 3), strict=True)],
)
def test_children_are_born_in_rounds_seven_nine_and_eleven(number: int, expected: int) -> None:
    state = family(round=number)
    ctx = Context()
    settle(rules(state).dawn(state, ctx))
    assert (["child-born"] if number in (7, 9, 11) else []) == ids(ctx.events)
    assert expected == rules(state).extra_mouths(state)
    assert Tally("children", expected, 3) in rules(state).goal(state)


def test_children_eat_first_and_the_others_after_them() -> None:
    state = family(round=9, goods="food 2 preserved 2", shelter=True, tiles={4: 9})
    play(state, "night", "night.hungry cook", "night.camp stay")
    assert [2, 0, 0] == wounds(state)
    assert Goods() == state.available
    assert "" == state.ended


def test_a_child_without_food_loses_the_match() -> None:
    state = family(round=9, goods="food 1", shelter=True, stage="night")
    match = match_of(state)
    assert "loss" == match.state.ended
    assert match.outcome is not None
    assert not match.outcome.won
    assert "outcome-loss" == match.outcome.reason.id if match.outcome.reason else False
    assert [0, 0, 0] == wounds(match.state)


def test_the_night_waits_for_what_feeds_a_child() -> None:
    state = family(round=7, goods="food 3", stage="night", has="start-biscuits", shelter=True)
    match = match_of(state)
    assert {0: "night.go-on"} == asked(match)
    happened = ids(say(match, "0! start-biscuits"))
    assert "children-ate" in happened
    assert "went-hungry" not in happened


def test_the_plan_is_warned_of_hungry_children() -> None:
    uncovered = match_of(family(round=11, goods="food 4")).view(None).uncovered
    assert uncovered is not None
    assert 2 == uncovered.food


# Items and signs


def test_fence_and_garden() -> None:
    state = family(shelter=True)
    for item in ("fence", "garden"):
        state.board.remove(item)
        state.future_items.append(item)
    play(state, "dusk")
    assert (1, Goods(food=4)) == (state.palisade, state.available)
    assert {"fence", "garden"} <= {*state.built}


def test_old_tools_build_a_rope_a_pot_or_a_knife() -> None:
    match = match_of(family(has="token-old-tools"))
    say(match, "0! token-old-tools")
    assert {0: "item.free"} == asked(match)
    assert ["rope", "pot", "knife"] == keys(match)
    say(match, "0: pot")
    assert ["pot"] == match.state.built


def test_the_plow_removes_a_marker_anywhere() -> None:
    state = marked()
    give(state, "token-plow")
    match = match_of(state)
    say(match, "1! token-plow")
    assert {0: "plow.marker", 1: "plow.marker", 2: "plow.marker"} == asked(match)
    all_say(match, "reclaim-terrain-at-4")
    assert not match.state.island[4].covered
    assert "token-plow" in match.state.box


def test_the_plow_is_kept_while_there_is_no_marker() -> None:
    assert "token-plow" not in offered(match_of(family(has="token-plow")))


def test_the_powder_rolls_the_hungry_animals_again() -> None:
    state = family(round=7, has="token-powder", stage="weather", goods="food 9 wood 9")
    state.weather = ["hungry-beast", "rain-1-0"]
    state.roof = 2
    match = match_of(state)
    assert {0: "animals.go-on"} == asked(match)
    happened = say(match, "0! token-powder")
    assert "animals-rolled-again" in ids(happened)
    assert "token-powder" in match.state.box


def test_nobody_waits_for_the_powder_while_the_animals_stay_away() -> None:
    state = family(round=7, has="token-powder", stage="weather", goods="food 9 wood 9", roof=2)
    state.weather = ["hungry-none", "rain-1-0"]
    assert "weather" != match_of(state).state.stage
    assert "token-powder" not in offered(match_of(family(has="token-powder")))


def test_seeds_are_food_that_keeps() -> None:
    match = match_of(family(has="token-seeds"))
    say(match, "0! token-seeds")
    assert Goods(preserved=1) == match.state.available


# The end


def test_a_home_with_everything_wins_at_once() -> None:
    match = match_of(at_home(stage="morale"))
    assert "goal" == match.state.ended
    assert match.outcome is not None
    # 35 hearts, weapons 2, roof 3, palisade 3, nine items.
    assert (35 + 2 + 3 + 3 + 18,) * 3 == match.outcome.scores


@pytest.mark.parametrize("lacking", ["shelter", "roof", "palisade", "weapon"])
def test_without_one_of_its_parts_it_is_no_home(lacking: str) -> None:
    state = at_home()
    assert rules(state).is_won(state)
    setattr(state, lacking, 0)
    assert not rules(state).is_won(state)


def test_every_invention_dealt_must_be_built() -> None:
    state = at_home()
    for item in [each for each in ("raft", "sack", "bed") if each not in state.dealt]:
        to_board(state, item)
    missing = state.dealt[0]
    state.built.remove(missing)
    state.board.append(missing)
    assert not rules(state).is_won(state)
    assert Tally("inventions", 8, 9) in rules(state).goal(state)


def test_default_inventions_and_those_drawn_later_need_not_be_built() -> None:
    state = at_home()
    later = state.inventions.pop()
    state.board.append(later)
    assert rules(state).is_won(state)


def test_a_natural_shelter_is_no_home() -> None:
    state = at_home()
    state.shelter = False
    state.tiles.remove(11)
    state.island[0].tile, state.camp = 11, 0
    assert not rules(state).is_won(state)


def test_after_twelve_rounds_it_is_too_late() -> None:
    state = family(round=12, stage="night", goods="food 6", shelter=True)
    assert "time" == match_of(state).state.ended


def test_whoever_dies_loses() -> None:
    state = family(round=2, stage="night", goods="food 3")
    state.people["cook"].wounds = 12
    assert "death" == match_of(state).state.ended


def test_the_view_counts_what_the_home_has() -> None:
    view = match_of(family(weapon=3)).view(None)
    assert {
        "shelter": 0,
        "roof": 0,
        "palisade": 0,
        "weapon": 1,
        "inventions": 0,
        "children": 0,
    } == {each.id: each.number for each in view.goal}


def test_a_book_in_the_action_phase_changes_nothing_any_more() -> None:
    state = family()
    ctx = Context()
    ctx.asides = Uses(state, ctx)
    drive(rules(state).book(state, ctx))
    assert Goods() == state.available
    play(state, "dusk")
    assert Goods() == state.available
