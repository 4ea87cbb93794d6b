"""Scenario 7, King Kong Island."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Config, Context, Match, Rng
from engine.robinson import extra_building
from engine.robinson.asides import Uses
from engine.robinson.content import MYSTERIES
from engine.robinson.forecast import weather_dice
from engine.robinson.marks import make_inaccessible
from engine.robinson.pawns import pawns
from engine.robinson.plan import Survey, pawns_needed, problems, targets
from engine.robinson.prices import prices
from engine.robinson.resolve.actions import perform
from engine.robinson.scenarios import film_crew as crew
from engine.robinson.scenarios import rules
from engine.robinson.scenarios.base import Tally
from engine.robinson.setup import deal
from engine.robinson.state import Planned, State
from tests.engine.robinson.acting import TRIO
from tests.engine.robinson.summary import settle
from tests.engine.robinson.table import (
    GAME,
    all_say,
    asked,
    drive,
    fix_dice,
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

NAME = {"scenario": "king-kong-island"}
LAIRS = {0: 5, 4: 6, 7: 10}  # three totems around the camp
TWO_PAWNS = ["cook.1", "cook.2"]


def kong(*characters: str, story: dict[str, int] | None = None, **changes: Any) -> State:
    """A table on King Kong Island, where the story says *story*."""
    state = layout(*(characters or TRIO), options=NAME, **changes)
    state.story |= story or {}
    return state


def trapped(**changes: Any) -> State:
    """A table where all traps are laid."""
    state = kong(tiles=LAIRS, **changes)
    for space in LAIRS:
        state.island[space].marks.append("trap")
    return state


def acted(state: State, kind: str, target: str, pawns: list[str], *answers: str) -> Context:
    """Perform one action."""
    state.stage = "action"
    state.plan = [Planned(kind, target, pawns)]  # type: ignore[arg-type]
    ctx = Context()
    ctx.asides = Uses(state, ctx)
    drive(perform(state, ctx), *answers)
    return ctx


# Set-up


def test_the_players_begin_with_a_shelter_without_a_roof() -> None:
    state = kong()
    assert (True, 0, 0, 10) == (state.shelter, state.roof, state.palisade, state.rounds)


@pytest.mark.parametrize(("seats", "expected"), [(1, "soldier"), (2, "soldier")])
def test_the_soldier_plays_with_one_and_two(seats: int, expected: str) -> None:
    lots = {**NAME, "characters": "lots"}
    drawn = [deal(Config(seats, lots), Rng(seed)).characters for seed in range(20)]
    assert any(expected in characters for characters in drawn)
    elsewhere = [deal(Config(seats, {"characters": "lots"}), Rng(s)).characters for s in range(20)]
    assert not any(expected in characters for characters in elsewhere)


def test_two_players_may_choose_the_soldier() -> None:
    match = Match.start(GAME, Config(2, NAME), 1)
    assert "soldier" in keys(match)
    assert "soldier" not in keys(Match.start(GAME, Config(2), 1))


# Lairs


def test_every_totem_is_one_more_roll_for_hungry_animals() -> None:
    state = kong()
    assert [] == weather_dice(state)
    for number, (space, tile) in enumerate({0: 5, 4: 6, 7: 10, 8: 2}.items(), 1):
        on_top(state.tiles, tile)
        happened = acted(
            state, "explore", f"at-{space}", [f"{who}.{n}" for who in TRIO for n in (1, 2)][:4]
        )
        assert "lair-found" in ids(happened.events)
        assert ["hungry"] * number == weather_dice(state)
    assert 8 == state.story["fourth-lair"]
    assert ("prison",) == rules(state).marks(state, 8)


def test_each_roll_is_faced_by_itself() -> None:
    state = kong(story={"lairs": 3}, goods="food 5", palisade=9, weapon=9)
    rolled = [each for each in play(state, "weather") if each.id == "weather-rolled"]
    assert 3 == len(rolled)
    state = kong(story={"lairs": 2}, palisade=9, weather=["hungry-palisade", "hungry-palisade"])
    play(state, "weather")
    assert 7 == state.palisade


def test_a_card_adds_no_roll_but_where_there_is_none() -> None:
    state = kong(story={"lairs": 2}, this_round=["hungry"])
    assert 2 == len(weather_dice(state))
    assert 1 == len(weather_dice(kong(this_round=["hungry"])))


def test_a_lair_found_after_the_dice_were_rolled_is_rolled_for_as_well() -> None:
    state = kong(story={"lairs": 2}, goods="food 5", palisade=9, weapon=9)
    state.weather = ["hungry-none"]
    rolled = [each for each in play(state, "weather") if each.id == "weather-rolled"]
    assert 1 == len(rolled)


def test_a_camp_in_a_lair_is_hurt_before_it_produces() -> None:
    state = kong(tiles={4: 6}, camp=4, this_round=["no-production"])
    assert "camp-in-lair" in ids(play(state, "production"))
    assert [1, 1, 1] == wounds(state)
    elsewhere = kong(tiles={4: 6})
    play(elsewhere, "production")
    assert [0, 0, 0] == wounds(elsewhere)


# The crew


def test_the_book_takes_the_leftmost_of_the_crew() -> None:
    state = kong(round=2, threats=[])
    take_event(state, "event-strong-wind")
    happened = play(state, "event")
    assert "crew-died" in ids(happened)
    assert ("cameraman", 8, 2) == (crew.leftmost(state), crew.living(state), state.morale)


def test_the_crew_stands_in_a_row() -> None:
    row = "lights cameraman sound screenwriter make-up actress double actor director"
    assert row == " ".join(crew.CREW)


def test_animals_that_find_no_palisade_take_one_of_the_crew() -> None:
    state = kong(story={"lairs": 1}, weather=["hungry-palisade"])
    play(state, "weather")
    assert ([1, 1, 1], 2, 8) == (wounds(state), state.morale, crew.living(state))


def test_a_palisade_keeps_them_off() -> None:
    state = kong(story={"lairs": 1}, weather=["hungry-palisade"], palisade=1)
    play(state, "weather")
    assert ([0, 0, 0], 3, 9) == (wounds(state), state.morale, crew.living(state))


def test_every_die_may_take_one_of_the_crew() -> None:
    state = kong(story={"lairs": 3}, weather=["hungry-palisade"] * 3, palisade=1)
    play(state, "weather")
    assert (7, [2, 2, 2]) == (crew.living(state), wounds(state))


def test_the_actress_is_captured() -> None:
    state = kong(story={"crew-gone": 5})
    ctx = Context()
    crew.lose(state, ctx)
    assert ["actress-captured"] == ids(ctx.events)
    assert ("double", 4) == (crew.leftmost(state), crew.living(state))
    assert Tally("actress", 1, 2) in rules(state).goal(state)


def test_the_death_of_the_director_loses_the_match() -> None:
    state = kong(round=2, threats=[], stage="event", story={"crew-gone": 8, "actress": 1})
    take_event(state, "event-strong-wind")
    match = match_of(state)
    assert "loss" == match.state.ended
    assert match.outcome is not None
    assert not match.outcome.won
    assert 1 == crew.living(match.state)


@pytest.mark.parametrize(("choice", "expected"), [("usual", 9), ("hungry", 7)])
def test_by_the_harder_rule_hunger_takes_the_crew(choice: str, expected: int) -> None:
    state = layout(*TRIO, options={**NAME, "crew": choice}, goods="food 1")
    play(state, "night", "night.eats explorer")
    assert expected == crew.living(state)
    assert [2, 2, 0] == wounds(state)


def test_the_harder_rule_is_for_this_scenario_only() -> None:
    assert {} == layout(*TRIO, options={"crew": "hungry"}).story


# Traps


def test_traps_are_built_in_lairs_up_to_two_spaces_away() -> None:
    state = kong(tiles={**LAIRS, 1: 2, 5: 9, 2: 7}, built="shovel", goods="wood 4")
    sites = [target for kind, target in targets(state, []) if target.startswith("trap")]
    assert ["trap-at-0", "trap-at-1", "trap-at-4", "trap-at-7"] == sorted(sites)
    needed = [pawns_needed(state, [], Planned("build", f"trap-at-{space}", [])) for space in (4, 1)]
    assert [1, 2] == needed
    [price] = prices(state, "build", "trap-at-4")
    assert 4 == price.wood


def test_a_trap_needs_the_shovel_and_a_tile_without_one() -> None:
    bare = kong(tiles={4: 6}, goods="wood 4")
    assert [] == [target for _, target in targets(bare, []) if target.startswith("trap")]
    laid = kong(tiles={4: 6}, goods="wood 4", built="shovel")
    laid.island[4].marks.append("trap")
    assert [] == [target for _, target in targets(laid, []) if target.startswith("trap")]


def test_two_traps_may_be_built_in_one_round() -> None:
    state = kong(tiles=LAIRS, built="shovel", goods="wood 8")
    census = GAME.census(state)
    match = match_of(state)
    say(match, "0: both", "0: build-trap-at-4", "1: both", "1: build-trap-at-0", "2: ready")
    say(match, "0: ready")
    happened = ids(say(match, "1: ready"))
    assert 2 == happened.count("trap-laid")
    assert ["trap"] == match.state.island[0].marks == match.state.island[4].marks
    assert "trap" in match.state.board
    assert Tally("traps", 2, 3) in match.view(None).goal
    assert ("trap",) == match.view(None).island[4].marks
    assert census == GAME.census(match.state)


def test_a_trap_under_way_can_be_saved() -> None:
    state = kong(tiles=LAIRS, stage="dusk", future_items=["trap-at-4"])
    census = GAME.census(state)
    state.future_items = []
    assert census == GAME.census(state)


def test_a_trap_on_an_inaccessible_tile_is_lost() -> None:
    state = trapped()
    make_inaccessible(state, Context(), 4)
    state.island[4].face_down = False
    assert Tally("traps", 2, 3) in rules(state).goal(state)


def test_a_trap_whose_tile_is_turned_down_before_it_is_laid_is_lost() -> None:
    state = kong(tiles=LAIRS, future_items=["trap-at-4"])
    make_inaccessible(state, Context(), 4)
    assert "trap-laid" not in ids(play(state, "dusk"))


# The hunt


def test_king_kong_is_hunted_with_two_pawns_once_three_traps_are_laid() -> None:
    state = trapped()
    assert ("hunt", "king-kong") in [*targets(state, [])]
    planned = Planned("hunt", "king-kong", list(TWO_PAWNS))
    assert (2, []) == (pawns_needed(state, [], planned), problems(state, [planned], planned))
    assert 2 == Survey(state, []).most_pawns(planned)
    state.island[4].marks.remove("trap")
    assert ["closed"] == [each.what for each in problems(state, [planned], planned)]


def test_he_is_not_hunted_while_he_has_the_actress() -> None:
    state = trapped(story={"crew-gone": 6, "actress": 1})
    assert ("hunt", "king-kong") not in [*targets(state, [])]
    state.story["actress"] = 2
    assert ("hunt", "king-kong") in [*targets(state, [])]


def test_the_hunt_costs_five_weapons_and_wins() -> None:
    match = match_of(trapped(weapon=7))
    say(match, "0: both", "0: hunt-king-kong")
    all_say(match, "ready")
    assert ("goal", 2) == (match.state.ended, match.state.weapon)
    assert match.outcome is not None
    assert match.outcome.won
    assert (0, 0, 0) == match.outcome.scores


def test_missing_weapons_are_wounds_of_the_hunter() -> None:
    state = trapped(weapon=2)
    assert "king-kong-caught" in ids(acted(state, "hunt", "king-kong", list(TWO_PAWNS)).events)
    assert ([3, 0, 0], 0) == (wounds(state), state.weapon)


def test_asleep_he_costs_one_weapon() -> None:
    state = trapped(weapon=2, built="tranquilizer")
    acted(state, "hunt", "king-kong", list(TWO_PAWNS))
    assert ([0, 0, 0], 1) == (wounds(state), state.weapon)
    assert Tally("kong-weapons", 1, 1) in rules(state).goal(state)


def test_a_hunter_who_dies_catches_nobody() -> None:
    state = trapped(weapon=0)
    state.people["cook"].wounds = 8
    acted(state, "hunt", "king-kong", list(TWO_PAWNS))
    assert ("death", False) == (state.ended, rules(state).is_won(state))


def test_friday_must_survive_the_hunt() -> None:
    state = layout("cook", "carpenter", options=NAME, tiles=LAIRS, weapon=1)
    for space in LAIRS:
        state.island[space].marks.append("trap")
    state.has_dog = True
    happened = acted(state, "hunt", "king-kong", ["friday", "dog"])
    assert "king-kong-caught" not in ids(happened.events)
    assert not rules(state).is_won(state)


def test_tranquilizer_needs_hills_plains_and_fire() -> None:
    def may_build(**changes: Any) -> bool:
        return ("build", "tranquilizer") in [*targets(kong(**changes), [])]

    assert may_build(tiles={0: 4, 4: 6}, built="fire")
    assert not may_build(tiles={0: 4}, built="fire")
    assert not may_build(tiles={4: 6}, built="fire")
    assert not may_build(tiles={0: 4, 4: 6})


# The actress


def captured(**changes: Any) -> State:
    """The actress is in the fourth lair, on space 4."""
    story = {"crew-gone": 6, "actress": 1, "fourth-lair": 4, "lairs": 4}
    return kong(tiles=LAIRS, story=story, **changes)


def test_the_actress_is_looked_for_in_the_fourth_lair() -> None:
    state = captured()
    assert ("explore", "actress-at-4") in [*targets(state, [])]
    assert 1 == pawns_needed(state, [], Planned("explore", "actress-at-4", []))
    state.story["actress"] = 2
    assert ("explore", "actress-at-4") not in [*targets(state, [])]
    unfound = kong(tiles=LAIRS, story={"crew-gone": 6, "actress": 1, "lairs": 3})
    assert not [target for _, target in targets(unfound, []) if target.startswith("actress")]


def test_a_monster_is_met_before_she_is_free() -> None:
    state = captured()
    on_top(state.mysteries, "trap-net", "monster-gorilla")
    happened = acted(state, "explore", "actress-at-4", list(TWO_PAWNS))
    assert "actress-saved" in ids(happened.events)
    assert [2, 0, 0] == wounds(state)
    assert "trap-net" in state.mysteries
    assert "monster-gorilla" not in state.mysteries


def test_without_success_she_stays_where_she_is() -> None:
    state = captured()
    fix_dice(state, "explore", "")
    acted(state, "explore", "actress-at-4", ["cook.1"])
    assert crew.is_actress_captured(state)


def test_friday_must_survive_the_monster() -> None:
    story = {"crew-gone": 6, "actress": 1, "fourth-lair": 4, "lairs": 4}
    state = layout("cook", "carpenter", options=NAME, tiles={4: 6}, built="map")
    state.story |= story
    state.people["friday"].wounds = 3
    on_top(state.mysteries, "monster-gorilla")
    acted(state, "explore", "actress-at-4", ["friday", "map"])
    assert crew.is_actress_captured(state)


def test_without_any_monster_left_she_is_free() -> None:
    state = captured()
    state.mysteries = [card for card in state.mysteries if MYSTERIES[card].kind != "monster"]
    acted(state, "explore", "actress-at-4", list(TWO_PAWNS))
    assert not crew.is_actress_captured(state)


def test_once_saved_she_is_not_taken_again() -> None:
    state = kong(story={"crew-gone": 6, "actress": 2})
    crew.lose(state, Context())
    assert (2, "actor", 3) == (state.story["actress"], crew.leftmost(state), crew.living(state))


# Signs


def test_vodka_raises_morale() -> None:
    match = match_of(kong(has="token-vodka"))
    say(match, "0! token-vodka")
    assert 4 == match.state.morale


def test_the_footprint_is_a_pawn_for_one_exploration() -> None:
    state = kong(has="token-giant-footprint")
    pawn = pawns(state)["token-giant-footprint"]
    assert (("explore",), True) == (pawn.kinds, pawn.single)
    assert "token-giant-footprint" not in offered(match_of(state))
    acted(state, "explore", "at-4", ["cook.1", "token-giant-footprint"])
    assert state.found == [] or "token-giant-footprint" not in state.found
    assert "token-giant-footprint" in state.box


def test_the_firecracker_drives_one_die_off() -> None:
    state = kong(story={"lairs": 2}, has="token-firecracker", stage="weather", palisade=2)
    state.weather = ["hungry-palisade", "hungry-beast"]
    match = match_of(state)
    assert {0: "animals.go-on"} == asked(match)
    say(match, "0! token-firecracker")
    assert {0: "firecracker.die", 1: "firecracker.die", 2: "firecracker.die"} == asked(match)
    all_say(match, "hungry-beast")
    assert 1 == match.state.palisade
    assert "token-firecracker" in match.state.box


def test_the_firecracker_waits_for_animals_that_bite() -> None:
    state = kong(story={"lairs": 1}, has="token-firecracker", stage="weather")
    state.weather = ["hungry-none"]
    match = match_of(state)
    assert "weather" != match.state.stage
    assert "token-firecracker" not in offered(match)


def lost_item(who: str, **changes: Any) -> State:
    """The lost item, of one of the crew."""
    story = {"crew-gone": crew.CREW.index(who), "lairs": 2}
    return kong(has="token-lost-item", story=story, **changes)


def test_the_lost_item_of_the_lights_is_a_pawn() -> None:
    state = lost_item("lights")
    assert ("build",) == pawns(state)["token-lost-item"].kinds
    assert "token-lost-item" not in offered(match_of(state))
    assert "token-lost-item" not in pawns(lost_item("cameraman"))


def test_the_lost_items_of_cameraman_actress_and_actor() -> None:
    for who in ("cameraman", "actress", "actor"):
        match = match_of(lost_item(who))
        say(match, "1! token-lost-item")
        state = match.state
        assert (2 if who == "cameraman" else 0) == state.people["carpenter"].determination
        assert (4 if who == "actress" else 3) == state.morale
        assert (2 if who == "actor" else 0) == state.weapon
        assert "token-lost-item" in state.box


def test_the_lost_item_of_sound_rolls_all_dice_before_the_actions() -> None:
    match = match_of(lost_item("sound"))
    say(match, "0! token-lost-item")
    assert 2 == len(match.state.weather)
    assert "token-lost-item" not in offered(match_of(lost_item("sound", weather=["hungry-none"])))


def test_the_lost_item_of_the_screenwriter_shows_the_next_event() -> None:
    match = match_of(lost_item("screenwriter"))
    say(match, "0! token-lost-item")
    assert match.view(None).event_known == match.state.events[-1]


@pytest.mark.parametrize("who", ["make-up", "director"])
def test_the_lost_items_of_make_up_and_director_are_of_no_use(who: str) -> None:
    assert "token-lost-item" not in offered(match_of(lost_item(who)))


def test_the_lost_item_of_the_double_rolls_a_die_again() -> None:
    state = lost_item("double", tiles={4: 9})
    match = match_of(state)
    assert "token-lost-item" not in offered(match)
    say(match, "0: me", "0: gather-food-at-4", "1: ready", "2: ready", "0: ready")
    assert {0: "dice.go-on"} == asked(match)
    say(match, "0! token-lost-item")
    assert ["wound", "success", "adventure"] == keys(match)
    happened = [event for seat in (0, 1, 2) for event in say(match, f"{seat}: success")]
    assert "rolled" in ids(happened)
    assert "token-lost-item" in match.state.box


def test_the_lost_item_of_the_double_rolls_animals_again() -> None:
    state = lost_item("double", stage="weather", goods="food 3")
    state.weather = ["hungry-beast", "hungry-none"]
    match = match_of(state)
    assert {0: "animals.go-on"} == asked(match)
    say(match, "0! token-lost-item")
    assert ["hungry-beast", "hungry-none"] == keys(match)
    happened = [event for seat in (0, 1, 2) for event in say(match, f"{seat}: hungry-beast")]
    assert "animals-rolled-again" in ids(happened)


# The end


def test_after_ten_rounds_it_is_too_late() -> None:
    state = kong(stage="night", round=10, goods="food 3", weapon=5, palisade=3)
    match = match_of(state)
    assert "time" == match.state.ended
    assert match.outcome is not None
    assert (0, 0, 0) == match.outcome.scores


def test_whoever_dies_loses() -> None:
    state = kong(stage="weather", story={"lairs": 1}, weather=["hungry-beast"])
    state.people["cook"].wounds = 10
    assert "death" == match_of(state).state.ended


def test_the_view_tells_how_the_crew_fares() -> None:
    view = match_of(kong(story={"crew-gone": 2, "lairs": 1}, weapon=3)).view(None)
    assert [
        Tally("traps", 0, 3),
        Tally("kong-weapons", 3, 5),
        Tally("crew", 7, 9),
        Tally("leftmost", 3, 9),
        Tally("actress", 0, 2),
        Tally("lairs", 1, 4),
    ] == list(view.goal)
    assert ("hungry",) == view.weather_dice


def test_settling_needs_no_answers_where_nobody_can_help() -> None:
    state = kong(story={"lairs": 1}, palisade=3, weather=["hungry-palisade"])
    ctx = Context()
    settle(rules(state).breached(state, ctx))
    assert ["morale-fell", "crew-died"] == ids(ctx.events)


def test_fast_work_lays_only_traps_that_one_pawn_could() -> None:
    state = kong(tiles={**LAIRS, 1: 2}, built="shovel", goods="wood 4")
    offers = [option.key for option in extra_building.question(state).options]
    assert {"trap-at-0+0", "trap-at-4+0", "trap-at-7+0"} <= {*offers}
    assert "trap-at-1+0" not in offers
