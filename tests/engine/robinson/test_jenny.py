"""Scenario 3, Jenny Needs Help."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Config, Context, Match, Rng
from engine.robinson.content import SHEETS, copies_of
from engine.robinson.healing import wounded
from engine.robinson.pawns import pawns
from engine.robinson.plan import pawns_needed
from engine.robinson.prices import prices
from engine.robinson.scenarios import rules
from engine.robinson.scenarios.base import Tally
from engine.robinson.setup import deal
from engine.robinson.state import Goods, Person, Planned, State
from tests.engine.robinson.acting import TRIO, act, places
from tests.engine.robinson.summary import settle
from tests.engine.robinson.table import (
    GAME,
    all_say,
    asked,
    event,
    fix_dice,
    ids,
    keys,
    later,
    layout,
    match_of,
    mystery,
    on_top,
    say,
    take_event,
)
from tests.engine.robinson.test_phases import play, wounds

NAME = {"scenario": "jenny"}
BOTH = ["cook.1", "cook.2"]


def wreck(*characters: str, **changes: Any) -> State:
    """A table with Jenny on the wreck."""
    return layout(*(characters or TRIO), options=NAME, **changes)


def rescued(*characters: str, hurt: int = 0, **changes: Any) -> State:
    """A table with Jenny in the camp."""
    state = wreck(*characters, **changes)
    state.people["jenny"] = Person("jenny", wounds=hurt)
    state.guests = ["jenny"]
    return state


def jenny(state: State) -> int:
    return state.people["jenny"].wounds


# Set-up and rounds


def test_eight_rounds_with_hungry_animals_from_the_fifth_on() -> None:
    state = wreck()
    assert 8 == state.rounds
    dice = [SHEETS["jenny"].dice(number) for number in range(1, 9)]
    assert [()] * 4 + [("hungry",)] * 4 == dice
    assert {"rescue-raft", "lifeboat"} <= set(state.board)
    assert {*SHEETS["jenny"].signs} <= set(state.tokens)


@pytest.mark.parametrize("seed", range(6))
def test_the_storm_glass_is_out_of_the_game_and_replaced(seed: int) -> None:
    state = deal(Config(1, {**NAME, "items": "4"}), Rng(seed))
    assert "start-storm-glass" in state.box
    assert "start-storm-glass" not in [*state.starting, *state.starting_uses]
    assert (4, 3) == (len(state.starting_uses), len(state.starting))


def test_jenny_waits_on_the_wreck_and_is_nobodys() -> None:
    state = wreck()
    assert state.people["jenny"].away
    assert "jenny" not in pawns(state)
    assert "jenny" not in state.players
    [seen] = [each for each in match_of(state).view(None).people if each.id == "jenny"]
    assert (10, 0, None, True) == (seen.hearts, seen.wounds, seen.seat, seen.away)


# Before the rescue


def test_on_the_wreck_jenny_takes_two_wounds_each_night() -> None:
    state = wreck(shelter=True, goods="food 3")
    play(state, "night")
    assert ([0, 0, 0], 2) == (wounds(state), jenny(state))


def test_five_nights_can_be_survived_and_the_sixth_cannot() -> None:
    state = wreck(shelter=True, goods="food 3", round=5)
    state.people["jenny"].wounds = 8
    play(state, "night")
    assert ("", 10) == (state.ended, jenny(state))
    state.available.food = 3
    play(state, "night")
    assert "death" == state.ended


def test_nothing_else_reaches_jenny_on_the_wreck() -> None:
    state = wreck(round=5)
    event(state, "event-jaguar")
    settle(rules(state).book(state, Context()))
    assert ([2, 2, 2], 0) == (wounds(state), jenny(state))
    state.people["jenny"].wounds = 2
    assert "jenny" not in wounded(state)
    play(state, "weather")
    assert 2 == jenny(state)


# The rescue


def test_the_raft_needs_rope_and_two_wood_and_leads_nowhere_until_it_is_built() -> None:
    state = wreck(built="rope", goods="wood 2")
    assert "build-rescue-raft" in places(state)
    assert "explore-rescue-raft" not in places(state)
    state.future_items = ["rescue-raft"]
    assert "explore-rescue-raft" not in places(state)
    state.board.remove("rescue-raft")
    play(state, "dusk")
    state.stage = "plan"
    assert "explore-rescue-raft" in places(state)
    assert 1 == pawns_needed(state, [], Planned("explore", "rescue-raft"))


def test_a_successful_exploration_brings_jenny_to_the_camp() -> None:
    state = wreck(built="rescue-raft")
    happened = act(state, Planned("explore", "rescue-raft", BOTH))
    assert ["action-began", "jenny-rescued"] == ids(happened.events)
    assert ["jenny"] == state.guests
    assert not state.people["jenny"].away
    assert "explore-rescue-raft" not in places(state)


def test_a_failed_one_does_not() -> None:
    state = wreck(built="rescue-raft")
    fix_dice(state, "explore", "")
    act(state, Planned("explore", "rescue-raft", ["cook.1"]))
    assert [] == state.guests
    assert 2 == state.people["cook"].determination


@pytest.mark.parametrize("cause", ["die", "token"])
def test_on_the_raft_an_adventure_is_a_wound(cause: str) -> None:
    state = wreck(built="rescue-raft")
    shown = "success adventure" if cause == "die" else "success"
    if cause == "token":
        state.fields["explore"] = ["adventure"]
    fix_dice(state, "explore", shown)
    decks = [len(pile) for pile in state.adventures.values()]
    act(state, Planned("explore", "rescue-raft", ["cook.1"]))
    assert [1, 0, 0] == wounds(state)
    assert decks == [len(pile) for pile in state.adventures.values()]
    assert [] == state.fields.get("explore", [])
    assert ["jenny"] == state.guests


def test_elsewhere_an_adventure_is_a_card() -> None:
    state = wreck(fields={"explore": ["adventure"]})
    on_top(state.tiles, 9)
    on_top(state.adventures["explore"], "explore-lost-in-the-woods")
    happened = act(state, Planned("explore", "at-4", BOTH))
    assert "adventure-began" in ids(happened.events)


def test_the_raft_cannot_be_used_while_items_are_unusable() -> None:
    state = wreck(built="rescue-raft", this_round=["items-unusable"])
    assert "explore-rescue-raft" not in places(state)
    happened = act(state, Planned("explore", "rescue-raft", BOTH))
    assert ["action-impossible"] == ids(happened.events)


# Jenny in the camp


def test_jenny_may_only_rest() -> None:
    state = rescued(tiles={4: 6}, goods="wood 9", hurt=3)
    assert ("rest",) == pawns(state)["jenny"].kinds
    assert ["rest-1"] == places(state, "jenny")
    match = match_of(state)
    say(match, "1: jenny", "1: rest-1")
    [planned] = match.view(None).plan
    assert ("jenny", ()) == (planned.leader, planned.problems)
    happened = all_say(match, "ready")
    assert "healed" in ids(happened)


def test_neither_bed_nor_hammock_helps_her() -> None:
    state = rescued(built="bed", has="treasure-hammock", round=3, hurt=3)
    act(state, Planned("rest", "1", ["jenny"]))
    assert 2 == jenny(state)
    assert 0 == state.people["jenny"].determination
    state.people["cook"].wounds = 3
    act(state, Planned("rest", "1", ["cook.1"]))
    assert (1, 2) == (state.people["cook"].wounds, state.people["cook"].determination)


def test_events_that_strike_all_strike_jenny() -> None:
    state = rescued()
    event(state, "event-jaguar")
    assert ([1, 1, 1], 1) == (wounds(state), jenny(state))
    later(state, "explore-carcass")
    assert ([2, 2, 2], 2) == (wounds(state), jenny(state))


def test_unmet_demands_wound_jenny() -> None:
    state = rescued()
    settle(rules(state).book(state, Context()))
    assert ([1, 1, 1], 1) == (wounds(state), jenny(state))
    later(state, "gather-mushrooms")
    assert ([2, 2, 2], 2) == (wounds(state), jenny(state))


def test_determination_that_all_must_discard_is_a_wound_for_jenny() -> None:
    state = rescued()
    for who in state.players:
        state.people[who].determination = 1
    later(state, "build-unmotivated")
    assert ([0, 0, 0], 1) == (wounds(state), jenny(state))


def test_what_gives_all_determination_gives_jenny_none() -> None:
    state = rescued()
    mystery(state, "treasure-old-map")
    gained = [state.people[who].determination for who in (*state.players, "jenny")]
    assert [1, 1, 1, 0] == gained


def test_the_weather_hits_jenny() -> None:
    state = rescued(shelter=True, fields={"weather": ["snow"]})
    play(state, "weather")
    # One wood for the winter cloud; one wood and one food since there is no roof.
    assert ([3, 3, 3], 3) == (wounds(state), jenny(state))


def test_hungry_animals_hit_jenny() -> None:
    state = rescued(weather=["hungry-beast"], weapon=1, round=5)
    play(state, "weather")
    assert ([2, 2, 2], 2) == (wounds(state), jenny(state))


def test_jenny_eats_and_sleeps_with_the_others() -> None:
    state = rescued(goods="food 4")
    play(state, "night")
    assert (0, [1, 1, 1], 1) == (state.available.food, wounds(state), jenny(state))


def test_jenny_may_be_the_one_who_goes_hungry() -> None:
    state = rescued(goods="food 3", shelter=True, stage="night", hurt=1, round=8)
    match = match_of(state)
    assert ["cook", "carpenter", "explorer", "jenny"] == keys(match)
    uncovered = rescued(goods="food 1")
    assert 3 == match_of(uncovered).view(None).uncovered.food  # type: ignore[union-attr]
    all_say(match, "jenny")
    assert ([0, 0, 0], 3) == (wounds(match.state), jenny(match.state))


def test_one_more_meal_is_asked_of_jenny_too() -> None:
    state = rescued(goods="food 5", shelter=True, tonight=["extra-food"], first=1)
    play(state, "night", *["night.more eat"])
    assert ([1, 0, 1], 1) == (wounds(state), jenny(state))


def test_others_can_heal_jenny() -> None:
    state = rescued(built="pot", goods="food 5", stage="night", hurt=2, round=8, shelter=True)
    match = match_of(state)
    say(match, "0! pot")
    assert 1 == jenny(match.state)


def test_jenny_is_never_first_player_and_makes_nothing_dearer() -> None:
    state = rescued(goods="food 4", shelter=True, first=2)
    play(state, "night")
    assert "cook" == state.leader
    assert ["cook", "carpenter", "explorer"] == state.players
    assert prices(wreck(), "build", "shelter") == prices(state, "build", "shelter")


def test_what_one_player_suffers_does_not_reach_jenny() -> None:
    state = rescued()
    act(state, Planned("threat", "wreck-food-crates", ["cook.1"]))
    assert 0 == jenny(state)
    later(state, "gather-viper")
    assert ([3, 0, 0], 0) == (wounds(state), jenny(state))


# Totems, book, signs


def explored(state: State, number: int) -> Context:
    """The cook finds the totem of this number."""
    ctx = Context()
    settle(rules(state).totem(state, ctx, "cook", 4, number))
    return ctx


def test_the_first_totem_wounds_and_the_second_saddens() -> None:
    state = wreck()
    explored(state, 1)
    assert ([2, 0, 0], 3) == (wounds(state), state.morale)
    explored(state, 2)
    assert ([2, 0, 0], 1) == (wounds(state), state.morale)


def test_the_third_totem_brings_the_rope() -> None:
    state = wreck()
    explored(state, 3)
    assert (["rope"], []) == (state.future_items, state.built)
    play(state, "dusk")
    assert ["rope"] == state.built
    assert "rope" not in state.board
    again = wreck(built="rope")
    assert [] == explored(again, 3).events


def test_the_fourth_totem_brings_two_hides_and_others_nothing() -> None:
    state = wreck()
    explored(state, 4)
    assert Goods(hides=2) == state.available
    for number in (5, 6):
        assert [] == explored(state, number).events


def test_the_book_lowers_the_palisade() -> None:
    state = wreck(shelter=True, palisade=1)
    settle(rules(state).book(state, Context()))
    assert (0, [0, 0, 0]) == (state.palisade, wounds(state))
    settle(rules(state).book(state, Context()))
    assert [1, 1, 1] == wounds(state)


def test_the_signs() -> None:
    state = wreck(has="token-ruined-hut token-vines", shelter=True)
    match = match_of(state)
    say(match, "0! token-ruined-hut", "0! token-vines")
    assert (2, 1) == (match.state.available.wood, match.state.palisade)
    state = wreck(has="token-healing-herbs", stage="night", goods="food 3", round=8)
    state.shelter, state.people["cook"].wounds = True, 1
    match = match_of(state)
    say(match, "0! token-healing-herbs")
    assert [0, 0, 0] == wounds(match.state)


def test_the_pistol_serves_in_one_fight() -> None:
    state = wreck(has="token-lost-pistol", hunt=["beast-wild-pig"])
    state.beasts.remove("beast-wild-pig")
    match = match_of(state)
    say(match, "0: both", "0: hunt-1")
    all_say(match, "ready")
    assert {0: "fight.go-on"} == asked(match)
    happened = say(match, "0! token-lost-pistol")
    assert "brought" in ids(happened)
    assert "token-lost-pistol" in match.state.box


# How it ends


def test_the_lifeboat_is_built_once_jenny_is_there() -> None:
    built, goods = "rope knife", "wood 6 hides 4"
    assert "build-lifeboat" not in places(wreck(built=built, goods=goods))
    assert "build-lifeboat" in places(rescued(built=built, goods=goods))
    assert "build-lifeboat" not in places(rescued(built="rope", goods=goods))
    assert "build-lifeboat" not in places(rescued(built=built, goods="wood 5 hides 4"))
    assert "build-lifeboat" not in places(rescued(built=built, goods="wood 6 hides 3"))


def test_the_view_says_whether_the_lifeboat_may_be_built() -> None:
    for state, is_open in ((wreck(built="rope knife"), False), (rescued(built="rope knife"), True)):
        [lifeboat] = [
            each for each in match_of(state).view(None).inventions if each.id == "lifeboat"
        ]
        assert is_open == lifeboat.open


def test_with_jenny_the_lifeboat_wins_at_once() -> None:
    state = rescued(built="rope knife rescue-raft", goods="wood 6 hides 4", hurt=4, round=7)
    state.shelter, state.roof, state.palisade, state.weapon = True, 1, 2, 3
    match = match_of(state)
    say(match, "0: both", "0: build-lifeboat", "1: me", "1: arrange-1")
    happened = all_say(match, "ready")
    assert ["item-made", "match-ended"] == ids(happened)[-2:]
    assert match.outcome is not None
    assert match.outcome.won
    # 35 hearts, without Jenny's; weapons, roof, palisade; Jenny and the lifeboat.
    assert (35 + 6 + 4 + 6 + 5 + 5,) * 3 == match.outcome.scores
    goal = match.view(None).goal
    assert (Tally("raft", 1, 1), Tally("jenny", 1, 1), Tally("lifeboat", 1, 1)) == goal[:3]
    assert Tally("jenny-hearts", 6, 10) == goal[3]


def test_jennys_death_in_the_camp_loses() -> None:
    state = rescued(stage="event", round=2, threats=[], hurt=10)
    take_event(state, "event-jaguar")
    match = match_of(state)
    assert "death" == match.state.ended
    assert match.outcome is not None
    assert not match.outcome.won
    assert (32,) * 3 == match.outcome.scores


def test_jennys_death_on_the_wreck_loses() -> None:
    state = wreck(stage="night", goods="food 3", shelter=True, round=6)
    state.people["jenny"].wounds = 10
    match = match_of(state)
    assert "death" == match.state.ended


def test_a_players_death_loses() -> None:
    state = rescued(stage="event", round=2, threats=[])
    state.people["explorer"].wounds = 11
    take_event(state, "event-jaguar")
    assert "death" == match_of(state).state.ended


def test_without_a_lifeboat_the_last_night_loses() -> None:
    match = match_of(rescued(stage="night", goods="food 4", shelter=True, round=8))
    assert "time" == match.state.ended
    assert match.outcome is not None
    assert (35 + 5,) * 3 == match.outcome.scores


def test_from_the_rope_to_the_open_sea() -> None:
    """The whole rescue: raft, Jenny, knife and lifeboat, in three rounds."""
    state = wreck(tiles={4: 6, 0: 5}, built="rope", goods="wood 8 hides 4 preserved 12")
    state.shelter, state.roof = True, 9
    for card in copies_of("event-cold-rain", 2):
        take_event(state, card)
    match = match_of(state)
    say(match, "0: both", "0: build-rescue-raft", "1: both", "1: build-knife")
    all_say(match, "ready")
    while match.state.stage != "plan":
        match.expire(list(match.pending))
    assert (2, 1) == (match.state.round, match.state.weapon)
    assert 2 == jenny(match.state)
    say(match, "1: both", "1: explore-rescue-raft")
    all_say(match, "ready")
    while match.state.stage != "plan":
        match.expire(list(match.pending))
    assert 2 == jenny(match.state)
    say(match, "2: both", "2: build-lifeboat")
    all_say(match, "ready")
    assert "goal" == match.state.ended


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_match_that_nobody_plays_ends(seats: int) -> None:
    match = Match.start(GAME, Config(seats, NAME), 70 + seats)
    census = GAME.census(match.state)
    while match.outcome is None:
        match.expire(list(match.pending))
    assert census == GAME.census(match.state)


@pytest.mark.parametrize(("wounds", "expected"), [(8, ()), (9, ("jenny",))])
def test_the_plan_warns_of_the_night_in_which_jenny_dies(
    wounds: int, expected: tuple[str, ...]
) -> None:
    state = wreck()
    state.people["jenny"].wounds = wounds
    uncovered = match_of(state).view(None).uncovered
    assert uncovered is not None
    assert expected == uncovered.dying


def test_a_plan_that_fetches_jenny_gives_no_warning() -> None:
    state = wreck()
    state.people["jenny"].wounds = 9
    state.plan = [Planned("explore", "rescue-raft", ["cook.1"])]
    uncovered = match_of(state).view(None).uncovered
    assert uncovered is not None
    assert () == uncovered.dying
