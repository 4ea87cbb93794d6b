"""Scenario 2, Cursed Island."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Config, Context, Match
from engine.robinson import island
from engine.robinson.asides import Uses
from engine.robinson.content import SHEETS
from engine.robinson.marks import make_inaccessible
from engine.robinson.pawns import pawns
from engine.robinson.plan import pawns_needed, problems
from engine.robinson.resolve.actions import perform
from engine.robinson.scenarios import rules
from engine.robinson.scenarios.base import Tally
from engine.robinson.state import Fighting, Goods, Planned, State
from tests.engine.robinson.acting import TRIO, act, places
from tests.engine.robinson.summary import settle
from tests.engine.robinson.table import (
    GAME,
    Crusoe,
    all_say,
    asked,
    drive,
    fix_dice,
    ids,
    layout,
    match_of,
    offered,
    on_top,
    say,
    take_event,
)
from tests.engine.robinson.test_phases import play, wounds

NAME = {"scenario": "cursed-island"}
BOTH = ["cook.1", "cook.2"]


def cursed(*characters: str, fog: str = "", crosses: str = "", **changes: Any) -> State:
    """A table on the Cursed Island, with fog and crosses on these spaces."""
    state = layout(*(characters or TRIO), options=NAME, **changes)
    for space in map(int, fog.split()):
        state.island[space].marks.append("fog")
    for space in map(int, crosses.split()):
        state.island[space].marks.append("cross")
    return state


def foggy(state: State) -> list[int]:
    return [space for space, here in enumerate(state.island) if "fog" in here.marks]


# Rounds, weather, goal


def test_ten_rounds_with_winter_from_the_sixth_on() -> None:
    state = cursed()
    assert 10 == state.rounds
    dice = [SHEETS["cursed-island"].dice(number) for number in range(1, 11)]
    assert [()] * 5 + [("winter",)] * 5 == dice
    assert {"sacred-bell", "cross"} <= set(state.board)
    assert {*SHEETS["cursed-island"].signs} <= set(state.tokens)
    assert "token-bars" not in state.tokens
    assert 22 == len(state.tokens)


# Fog


def test_the_book_brings_fog_to_two_spaces_of_ones_choice() -> None:
    state = cursed(round=2, threats=[])
    take_event(state, "event-unusually-cold-night")
    play(state, "event", "fog.place 9", "fog.place 3")
    assert [3, 9] == foggy(state)


def test_fog_may_come_to_any_space_that_has_none() -> None:
    state = cursed(tiles={4: 6}, fog="0 4")
    make_inaccessible(state, Context(), 4)
    state.island[7].marks.append("food")
    ctx = Context()
    ctx.asides = Uses(state, ctx)
    left = drive(rules(state).book(state, ctx), "fog.place 4")
    assert left is not None
    assert "fog.place" == left.id
    assert ["1", "2", "3", "5", "6", "7", "8", "9"] == [
        option.key
        for option in left.options  # type: ignore[union-attr]
    ]


def test_fog_comes_far_away_unless_the_players_choose() -> None:
    state, ctx = cursed(), Context()
    settle(rules(state).book(state, ctx))
    assert [8, 9] == foggy(state)


def test_each_marker_without_room_wounds_everybody() -> None:
    state, ctx = cursed(fog="0 1 2 3 4 5 6 7 8"), Context()
    settle(rules(state).book(state, ctx))
    assert [1, 1, 1] == wounds(state)
    assert ["token-put-on-island", "fog-everywhere"] == ids(ctx.events)[:2]
    settle(rules(state).book(state, ctx))
    assert [3, 3, 3] == wounds(state)


def test_fog_takes_a_pawn_more_for_every_action_on_its_tile() -> None:
    state = cursed(tiles={4: 6, 7: 10}, goods="wood 4", fog="3 4 8")
    assert 2 == pawns_needed(state, [], Planned("gather", "food-at-4"))
    assert 1 == pawns_needed(state, [], Planned("gather", "food-at-7"))
    assert 3 == pawns_needed(state, [], Planned("explore", "at-8"))
    assert 2 == pawns_needed(state, [], Planned("build", "cross-at-4"))
    assert 2 == pawns_needed(state, [], Planned("build", "cross-at-3"))
    assert 1 == pawns_needed(state, [], Planned("build", "cross-at-7"))
    assert 2 == pawns_needed(state, [], Planned("build", "shelter-at-3"))


def test_fog_and_a_token_of_time_add_up() -> None:
    state = cursed(tiles={4: 6}, fog="4")
    state.island[4].marks.append("time")
    assert 3 == pawns_needed(state, [], Planned("gather", "food-at-4"))


def test_a_camp_in_fog_produces_nothing() -> None:
    state = cursed(fog="3")
    state.island[3].marks.append("wood")
    play(state, "production")
    assert Goods() == state.available


def test_a_shortcut_into_fog_brings_nothing_and_leaves_the_sources_to_gather() -> None:
    state = cursed(tiles={4: 6}, fog="4", shortcut=4)
    play(state, "production")
    assert Goods(food=1, wood=1) == state.available
    state.stage = "plan"
    assert "gather-food-at-4" in places(state)


def test_terrain_in_fog_counts_as_unexplored_unless_it_lies_elsewhere_too() -> None:
    state = cursed(tiles={4: 6}, fog="4")
    assert "plains" not in island.terrains(state)
    assert "build-rope" not in places(state)
    state = cursed(tiles={4: 6, 7: 9}, fog="4")
    assert "plains" in island.terrains(state)


# Crosses


def test_a_cross_costs_two_wood_and_is_built_where_a_way_leads() -> None:
    state = cursed(tiles={4: 6, 9: 7}, goods="wood 2", crosses="4")
    assert ["build-cross-at-3"] == [each for each in places(state) if "cross" in each]
    state.available.wood = 1
    assert [] == [each for each in places(state) if "cross" in each]


def test_a_cross_is_built_under_the_rules_of_distance() -> None:
    state = cursed(tiles={4: 6, 5: 9}, goods="wood 9")
    assert 1 == pawns_needed(state, [], Planned("build", "cross-at-3"))
    assert 1 == pawns_needed(state, [], Planned("build", "cross-at-4"))
    assert 2 == pawns_needed(state, [], Planned("build", "cross-at-5"))


def test_several_crosses_may_be_built_in_a_round_on_different_tiles() -> None:
    state = cursed(tiles={4: 6}, goods="wood 6")
    plan = [Planned("build", "cross-at-3", ["cook.1"])]
    found = places(state, "cook.2", plan)
    assert "build-cross-at-4" in found
    assert "build-cross-at-3.2" not in found


def test_a_cross_is_open_as_long_as_there_is_a_tile_for_one() -> None:
    for crosses, is_open in (("", True), ("3", False)):
        view = match_of(cursed(crosses=crosses)).view(None)
        [cross] = [each for each in view.inventions if each.id == "cross"]
        assert is_open == cross.open


def test_a_cross_stands_once_the_action_phase_is_over() -> None:
    match = match_of(cursed(goods="wood 2"))
    say(match, "0: both", "0: build-cross-at-3")
    happened = all_say(match, "ready")
    assert "cross" in match.state.island[3].marks
    assert ["cross"] == [each for each in match.state.board if each == "cross"]
    assert [] == match.state.built
    assert "item-made" in ids(happened)


def test_a_tile_turned_down_takes_its_cross_with_it() -> None:
    state = cursed(tiles={4: 6}, crosses="3 4")
    assert Tally("crosses", 2, 5) == rules(state).goal(state)[0]
    make_inaccessible(state, Context(), 4)
    assert Tally("crosses", 1, 5) == rules(state).goal(state)[0]


def test_a_cross_on_a_tile_turned_down_before_dusk_is_lost() -> None:
    state = cursed(tiles={4: 6}, future_items=["cross-at-4"])
    make_inaccessible(state, Context(), 4)
    play(state, "dusk")
    assert [] == state.island[4].marks


def test_a_cross_planned_for_a_tile_turned_down_comes_to_nothing() -> None:
    state = cursed(tiles={4: 6})
    make_inaccessible(state, Context(), 4)
    planned = Planned("build", "cross-at-4", BOTH, paid=Goods(wood=2))
    assert ["action-impossible"] == ids(act(state, planned).events)
    assert 2 == state.available.wood


# The Sacred Bell


def test_the_sacred_bell_clears_three_spaces_of_fog() -> None:
    state = cursed(fog="0 1 4 5 9", future_items=["sacred-bell"], stage="dusk")
    play(state, "dusk", "fog.clear 9", "fog.clear 0", "fog.clear 1")
    assert [4, 5] == foggy(state)
    assert "sacred-bell" in state.board
    assert [] == state.built


def test_the_bell_clears_what_there_is() -> None:
    state = cursed(fog="0 9", future_items=["sacred-bell"], stage="dusk")
    play(state, "dusk", "fog.clear 9")
    assert [] == foggy(state)


def test_the_bell_may_be_built_more_than_once_even_in_a_round() -> None:
    state = cursed(tiles={4: 4}, built="rope")
    plan = [Planned("build", "sacred-bell", BOTH)]
    found = places(state, "explorer.1", plan)
    assert "build-sacred-bell.2" in found
    again = Planned("build", "sacred-bell.2", ["explorer.1"])
    assert [] == problems(state, [*plan, again], again)
    census = GAME.census(state)
    state.stage, state.plan = "action", [*plan]
    settle(perform(state, Context()))
    assert ["sacred-bell"] == state.future_items
    assert census == GAME.census(state)


def test_the_bell_needs_hills_and_rope() -> None:
    assert "build-sacred-bell" not in places(cursed(tiles={4: 4}))
    assert "build-sacred-bell" not in places(cursed(built="rope"))
    assert "build-sacred-bell" not in places(cursed(tiles={4: 4}, built="rope", fog="4"))


# Totems


def explore(state: State, tile: int, space: int) -> Context:
    on_top(state.tiles, tile)
    return act(state, Planned("explore", f"at-{space}", [*BOTH, "explorer.1"]))


def test_the_first_totem_is_a_dark_temple() -> None:
    state = cursed()
    assert "temple-found" in ids(explore(state, 6, 4).events)
    assert ([0, 0, 0], []) == (wounds(state), foggy(state))
    assert ("temple",) == rules(state).marks(state, 4)
    assert "explore-temple-at-4" in places(state)


def test_the_second_totem_wounds_its_finder_twice_and_others_bring_fog() -> None:
    state = cursed()
    explore(state, 6, 4)
    explore(state, 7, 0)
    assert ([2, 0, 0], []) == (wounds(state), foggy(state))
    explore(state, 10, 7)
    assert [7] == foggy(state)
    state.island[8].marks.append("fog")
    on_top(state.tiles, 4)
    act(state, Planned("explore", "at-8", [*BOTH, "explorer.1", "explorer.2"]))
    assert ["fog"] == state.island[8].marks
    assert [2, 0, 0] == wounds(state)


def temple(**changes: Any) -> State:
    return cursed(tiles={4: 6}, story={"temple": 5}, **changes)


def test_the_temple_is_explored_like_a_space_of_its_distance() -> None:
    state = temple(fog="4")
    assert 2 == pawns_needed(state, [], Planned("explore", "temple-at-4"))
    assert "explore-temple-at-4" in places(temple())


def test_in_the_temple_there_are_up_to_three_treasures_and_a_monster() -> None:
    state = temple()
    cards = ("trap-net", "treasure-helmet", "monster-bite", "monster-gorilla", "treasure-compass")
    on_top(state.mysteries, *cards, "treasure-backpack")
    happened = act(state, Planned("explore", "temple-at-4", BOTH), *["mystery.next draw"] * 3)
    assert "temple-entered" in ids(happened.events)
    kept = [each.card for each in state.bags["cook"].kept]
    assert ["treasure-helmet", "treasure-compass", "treasure-backpack"] == kept
    assert [1, 0, 0] == wounds(state)
    assert {"trap-net", "monster-gorilla"} <= set(state.mysteries)


def test_the_temple_is_explored_only_once_even_if_one_stops_early() -> None:
    state = temple()
    on_top(state.mysteries, "treasure-helmet")
    act(state, Planned("explore", "temple-at-4", BOTH), "mystery.next stop")
    assert "explore-temple-at-4" not in places(state)
    assert () == rules(state).marks(state, 4)


def test_a_failed_exploration_leaves_the_temple_closed() -> None:
    state = temple()
    fix_dice(state, "explore", "")
    act(state, Planned("explore", "temple-at-4", ["cook.1"]))
    assert "explore-temple-at-4" in places(state)
    assert 2 == state.people["cook"].determination


def test_the_temple_is_lost_with_its_tile() -> None:
    state = temple()
    make_inaccessible(state, Context(), 4)
    assert "explore-temple-at-4" not in places(state)
    assert () == rules(state).marks(state, 4)
    happened = act(state, Planned("explore", "temple-at-4", BOTH))
    assert ["action-impossible"] == ids(happened.events)


def test_exploring_the_temple_leaves_the_tiles_to_others() -> None:
    state = temple(tiles_known=0)
    state.box += map(str, state.tiles[1:])
    del state.tiles[1:]
    plan = [Planned("explore", "temple-at-4", BOTH)]
    found = places(state, "explorer.1", plan)
    assert "explore-at-0" in found


# Signs


def test_candles_are_a_pawn_for_one_building_action() -> None:
    state = cursed(has="token-altar-candles", goods="wood 2")
    assert ("build",) == pawns(state)["token-altar-candles"].kinds
    match = match_of(state)
    assert [] == offered(match, 1)
    say(match, "0: me", "0: build-cross-at-3", "0: token-altar-candles", "0: build-cross-at-3")
    all_say(match, "ready")
    assert "cross" in match.state.island[3].marks
    assert "token-altar-candles" in match.state.box


def test_vials_are_the_cure() -> None:
    match = match_of(cursed(has="token-vials"))
    say(match, "0! token-vials")
    assert ["cure"] == match.state.built


def test_the_decorated_bell_clears_two_spaces_of_fog() -> None:
    match = match_of(cursed(has="token-decorated-bell", fog="0 4 9"))
    say(match, "1! token-decorated-bell")
    assert {0: "fog.clear", 1: "fog.clear", 2: "fog.clear"} == asked(match)
    all_say(match, "4")
    all_say(match, "9")
    assert [0] == foggy(match.state)
    assert [] == match.state.found


def test_the_decorated_bell_waits_for_fog() -> None:
    assert [] == offered(match_of(cursed(has="token-decorated-bell")))


def hunting() -> Crusoe:
    """The cook about to fight a fox of strength 2, then the carpenter a wild pig of strength 3."""
    state = cursed(
        has="token-sacrificial-dagger",
        hunt=["beast-wild-pig", "beast-fox"],
        goods="food 3 wood 3",
        shelter=True,
        round=10,
    )
    state.roof = 9
    state.beasts = [each for each in state.beasts if each not in state.hunt]
    match = match_of(state)
    say(match, "0: both", "0: hunt-1", "1: both", "1: hunt-2")
    all_say(match, "ready")
    return match


def test_the_dagger_helps_in_a_fight_for_a_wound_and_stays() -> None:
    match = hunting()
    assert {0: "fight.go-on"} == asked(match)
    assert ["token-sacrificial-dagger"] == offered(match)
    assert [] == offered(match, 1)
    say(match, "0! token-sacrificial-dagger")
    assert ["token-sacrificial-dagger"] == match.state.found
    assert 1 == match.state.people["cook"].wounds


def test_the_dagger_is_drawn_only_once_in_a_phase() -> None:
    match = hunting()
    say(match, "0! token-sacrificial-dagger")
    # The pig lowers weapons, too, and nothing helps the carpenter any more.
    assert [1, 4, 0] == wounds(match.state)
    state = match.state
    state.fighting, state.stage, state.moment = Fighting("x", "cook", 3), "weather", "fight"
    sign = "token-sacrificial-dagger"
    assert SHEETS["cursed-island"].signs[sign] == rules(state).sign(state, sign)


# How it ends


def test_the_fifth_cross_wins() -> None:
    state = cursed(tiles={0: 4, 4: 6, 7: 10, 8: 9}, crosses="0 4 7 8", goods="wood 2", fog="1 2")
    state.roof, state.palisade, state.weapon = 1, 2, 3
    match = match_of(state)
    assert (Tally("crosses", 4, 5), Tally("fog", 2, 10)) == match.view(None).goal
    say(match, "0: both", "0: build-cross-at-3")
    happened = all_say(match, "ready")
    assert "match-ended" == ids(happened)[-1]
    assert match.outcome is not None
    assert match.outcome.won
    # 35 hearts, weapons, palisade, roof, crosses, fog.
    assert (35 + 6 + 4 + 3 + 15 - 2,) * 3 == match.outcome.scores
    assert 3 == len(match.outcome.parts)
    assert {
        "part-heart": 35,
        "part-weapon": 6,
        "part-palisade": 4,
        "part-roof": 3,
        "part-cross": 15,
        "part-fog": -2,
    } == {part.what.id: part.points for part in match.outcome.parts[0]}


def test_from_three_crosses_to_five_through_the_fog() -> None:
    """Two rounds: a cross in one, and in the other one where fog has just come."""
    tiles = {0: 4, 4: 6, 7: 10, 8: 9}
    state = cursed(tiles=tiles, crosses="0 3 8", goods="wood 14 preserved 12", round=8)
    state.shelter, state.roof = True, 9
    take_event(state, "event-bad-feelings")
    match = match_of(state)
    say(match, "0: both", "0: build-cross-at-4")
    all_say(match, "ready")
    while {"fog.place"} != set(asked(match).values()):
        match.expire(list(match.pending))
    assert (9, Tally("crosses", 4, 5)) == (match.state.round, match.view(None).goal[0])
    all_say(match, "7")
    all_say(match, "9")
    say(match, "0: me", "0: build-cross-at-7", "1: both", "1: build-cross-at-7")
    [planned] = match.view(None).plan
    assert 2 == planned.needed
    all_say(match, "ready")
    assert "goal" == match.state.ended
    assert {"fog", "cross"} == set(match.state.island[7].marks)


def test_without_five_crosses_the_last_night_loses() -> None:
    match = match_of(cursed(round=10, stage="night", crosses="3", shelter=True, goods="food 3"))
    while match.outcome is None:
        match.expire(list(match.pending))
    assert "time" == match.state.ended
    assert not match.outcome.won
    assert (35 + 3,) * 3 == match.outcome.scores


def test_a_death_in_the_fog_loses() -> None:
    state = cursed(fog="0 1 2 3 4 5 6 7 8 9", round=2, threats=[], stage="event")
    state.people["explorer"].wounds = 11
    take_event(state, "event-unusually-cold-night")
    match = match_of(state)
    assert "death" == match.state.ended
    assert match.outcome is not None
    assert not match.outcome.won


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_match_that_nobody_plays_ends(seats: int) -> None:
    match = Match.start(GAME, Config(seats, NAME), 70 + seats)
    census = GAME.census(match.state)
    while match.outcome is None:
        match.expire(list(match.pending))
    assert census == GAME.census(match.state)
