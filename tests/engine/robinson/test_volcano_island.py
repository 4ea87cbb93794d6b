"""Scenario 4, Volcano Island."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Config, Context, Match, Rng
from engine.robinson import island
from engine.robinson.asides import Uses
from engine.robinson.camp import camp_sites
from engine.robinson.content import SHEETS, Price
from engine.robinson.plan import pawns_needed
from engine.robinson.prices import prices
from engine.robinson.scenarios import rules
from engine.robinson.scenarios.base import Tally
from engine.robinson.setup import deal
from engine.robinson.state import Planned, State
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

NAME = {"scenario": "volcano-island"}
CROWD = ["cook.1", "cook.2", "explorer.1"]
TREASURES = ("treasure-helmet", "treasure-compass", "treasure-backpack", "treasure-boxes")


def volcano(
    *characters: str, totems: str = "", visited: str = "", lava: int = 0, **changes: Any
) -> State:
    """A table on Volcano Island; totems were found on these spaces, and some explored.

    All that *lava* has taken up to a round is closed.
    """
    state = layout(*(characters or TRIO), options=NAME, **changes)
    for number, space in enumerate(totems.split(), 1):
        state.story[f"totem-{space}"] = number
    for space in visited.split():
        state.story[f"explored-{space}"] = 1
    now, state.camp = state.round, -1
    for number in range(4, lava + 1):
        state.round = number
        settle(rules(state).dawn(state, Context()))
    state.round, state.camp = now, changes.get("camp", 6)
    return state


def dawn(state: State, number: int) -> Context:
    """The start of a round."""
    ctx = Context()
    state.round = number
    settle(rules(state).dawn(state, ctx))
    return ctx


def closed(state: State) -> list[int]:
    return [space for space, here in enumerate(state.island) if here.face_down]


# Set-up and weather


def test_the_camp_begins_beside_the_volcano_with_knife_and_shovel() -> None:
    state = volcano()
    assert (6, 10) == (state.camp, state.island[6].tile)
    assert (8, True) == (state.island[5].tile, state.island[5].face_down)
    assert state.island[3].tile is None
    assert 9 == len(state.tiles)
    assert {"knife", "shovel"} == set(state.built)
    assert not {"knife", "shovel"} & set(state.board)
    assert {"river"} == island.terrains(state)
    assert [2, 9] == island.explorable(state)


def test_what_the_first_tile_shows_is_ignored() -> None:
    state = volcano()
    assert [] == state.found
    assert 22 == len(state.tokens)
    assert ("lava-4",) == rules(state).marks(state, 6)
    assert Tally("totems", 0, 4) == rules(state).goal(state)[1]
    assert [] == [each for each in places(state) if "totem" in each]


def test_eight_rounds_with_rain_from_the_fourth_on() -> None:
    assert 8 == volcano().rounds
    dice = [SHEETS["volcano-island"].dice(number) for number in range(1, 9)]
    assert [()] * 3 + [("rain",)] * 5 == dice
    assert {*SHEETS["volcano-island"].signs} <= set(volcano().tokens)


def test_a_set_up_has_everything_in_its_place() -> None:
    assert GAME.census(volcano()) == GAME.census(layout(*TRIO, options=NAME))
    match = Match.start(GAME, Config(2, {**NAME, "characters": "lots"}), 5)
    assert (6, 1) == (match.state.camp, match.state.weapon)


# The volcano and lava


def test_nothing_can_be_done_on_the_volcano() -> None:
    state = volcano(tiles={2: 6, 9: 9, 1: 7}, goods="wood 9")
    assert [] == [each for each in places(state) if each.endswith("-5")]
    assert [2, 9] == camp_sites(state)
    assert ("volcano",) == rules(state).marks(state, 5)
    # The way around it is longer.
    assert 3 == island.distances(state)[0]


def test_lava_takes_spaces_round_by_round() -> None:
    state = volcano(tiles={2: 6, 9: 9}, camp=3)
    taken = {number: closed(state) for number in range(9) if dawn(state, number) or True}
    assert [5] == taken[3]
    assert [5, 6] == taken[4]
    assert [2, 5, 6, 9] == taken[5]
    assert [1, 2, 5, 6, 8, 9] == taken[6]
    assert [1, 2, 4, 5, 6, 8, 9] == taken[7]
    assert [0, 1, 2, 4, 5, 6, 7, 8, 9] == taken[8]
    assert ("lava",) == rules(state).marks(state, 2)
    assert () == rules(state).marks(state, 3)


def test_every_space_shows_the_round_in_which_lava_comes() -> None:
    state = volcano(tiles={2: 6}, totems="2", round=3)
    assert ("lava-4",) == rules(state).marks(state, 6)
    assert ("lava-5", "totem-1") == rules(state).marks(state, 2)
    assert ("lava-5", "totem-1") == match_of(state).view(None).island[2].marks
    assert () == rules(state).marks(state, 3)


def test_what_lies_on_a_tile_goes_with_it_and_its_terrain_counts_no_more() -> None:
    state = volcano(tiles={2: 9}, camp=2)
    state.island[6].marks += ["food", "ash"]
    dawn(state, 4)
    assert [] == state.island[6].marks
    assert "river" not in island.terrains(state)


def test_an_unexplored_space_is_closed_too() -> None:
    state = volcano(tiles={2: 6}, camp=2)
    assert "explore-at-1" in places(state)
    dawn(state, 6)
    assert "explore-at-1" not in places(state)


def test_the_camp_in_the_lava_loses() -> None:
    state = volcano(round=4, stage="event", threats=[])
    state.weapon = 2
    match = match_of(state)
    assert "loss" == match.state.ended
    assert match.outcome is not None
    assert not match.outcome.won
    assert (35 + 4,) * 3 == match.outcome.scores


def test_the_camp_cannot_move_into_lava() -> None:
    state = volcano(tiles={2: 6, 9: 9, 1: 7}, camp=2)
    dawn(state, 4)
    assert [1] == camp_sites(state)
    dawn(state, 6)
    assert [] == camp_sites(state)


def test_an_event_that_moves_the_camp_nowhere_wounds_all() -> None:
    state = volcano(tiles={2: 6}, camp=2, lava=4, round=4, threats=[])
    take_event(state, "event-landslide")
    state.round = 3
    play(state, "event")
    assert ([1, 1, 1], 2) == (wounds(state), state.camp)


def test_a_tile_that_an_event_turned_down_stays_down_in_lava() -> None:
    state = volcano(tiles={2: 6}, camp=2)
    state.marks["event-precipice"] = ["turn.9", "turn.6"]
    state.island[6].face_down = True
    dawn(state, 4)
    assert ["turn.9"] == state.marks["event-precipice"]


# Ash


def test_the_book_brings_ash_to_two_spaces_but_never_to_the_volcano() -> None:
    state = volcano()
    ctx = Context()
    ctx.asides = Uses(state, ctx)
    left = drive(rules(state).book(state, ctx), "ash.place 6")
    assert left is not None
    options = [option.key for option in left.options]  # type: ignore[union-attr]
    assert ["0", "1", "2", "3", "4", "7", "8", "9"] == options
    assert ["ash"] == state.island[6].marks


def test_ash_takes_a_pawn_more_and_adds_to_a_token_of_time() -> None:
    state = volcano(tiles={2: 6})
    assert 1 == pawns_needed(state, [], Planned("gather", "food-at-2"))
    state.island[2].marks.append("ash")
    assert 2 == pawns_needed(state, [], Planned("gather", "food-at-2"))
    state.island[2].marks.append("time")
    assert 3 == pawns_needed(state, [], Planned("gather", "food-at-2"))
    assert "plains" in island.terrains(state)


def test_ash_without_room_wounds_all() -> None:
    state = volcano()
    for here in state.island[:5] + state.island[6:9]:
        here.marks.append("ash")
    settle(rules(state).book(state, Context()))
    assert ["ash"] == state.island[9].marks
    assert [1, 1, 1] == wounds(state)


# Exploration


def test_all_exploration_takes_a_pawn_more() -> None:
    state = volcano(tiles={2: 6}, has="treasure-treasure-map")
    assert 2 == pawns_needed(state, [], Planned("explore", "at-9"))
    assert 3 == pawns_needed(state, [], Planned("explore", "at-1"))
    assert 2 == pawns_needed(state, [], Planned("explore", "treasure-treasure-map"))
    assert 1 == pawns_needed(state, [], Planned("gather", "food-at-2"))


def test_the_view_says_how_many_pawns_that_makes() -> None:
    state = volcano(tiles={2: 6, 1: 7})
    state.island[9].marks.append("ash")
    state.island[2].marks.append("ash")
    seen = match_of(state).view(None).island
    assert [3, 2, 2, 4] == [seen[space].pawns for space in (9, 2, 1, 0)]
    assert [None, None] == [seen[space].pawns for space in (5, 8)]


def test_ash_and_another_token_of_time_add_up_with_it() -> None:
    state = volcano(fields={"explore": ["time"]})
    state.island[9].marks.append("ash")
    assert 4 == pawns_needed(state, [], Planned("explore", "at-9"))
    second = Planned("explore", "at-2")
    assert 2 == pawns_needed(state, [Planned("explore", "at-9"), second], second)


def test_totems_are_numbered_as_they_are_found() -> None:
    state = volcano()
    for tile, space, pawn in ((6, 2, "carpenter.1"), (4, 9, "carpenter.2")):
        on_top(state.tiles, tile)
        act(state, Planned("explore", f"at-{space}", [*CROWD, pawn]))
    assert ("lava-5", "totem-1") == rules(state).marks(state, 2)
    assert ("lava-5", "totem-2") == rules(state).marks(state, 9)
    assert Tally("tiles", 2, 7) == rules(state).goal(state)[0]
    assert {"explore-totem-at-2", "explore-totem-at-9"} <= set(places(state))


@pytest.mark.parametrize(
    ("number", "pawns_asked", "mysteries"),
    [(1, 2, 3), (2, 2, 4), (3, 3, 4), (4, 3, 5), (5, 3, 5)],
)
def test_a_totem_asks_for_its_pawns_and_mysteries(
    number: int, pawns_asked: int, mysteries: int
) -> None:
    state = volcano(tiles={2: 6}, story={"totem-2": number})
    totem = Planned("explore", "totem-at-2", [*CROWD, "explorer.2"])
    assert pawns_asked == pawns_needed(state, [], totem)
    on_top(state.mysteries, "monster-bite", "trap-blunt-spear", *TREASURES[:3])
    before = len(state.mysteries)
    happened = act(state, totem, *["mystery.next draw"] * (mysteries - 1))
    assert mysteries == before - len(state.mysteries)
    assert "totem-explored" == ids(happened.events)[-1]
    # A bite, and a spear for two.
    assert [3, 0, 0] == wounds(state)
    assert ("lava-5", "totem-explored") == rules(state).marks(state, 2)
    assert "explore-totem-at-2" not in places(state)


def test_whoever_stops_has_to_come_again() -> None:
    state = volcano(tiles={2: 6}, totems="2")
    on_top(state.mysteries, *TREASURES)
    act(state, Planned("explore", "totem-at-2", CROWD), "mystery.next draw", "mystery.next stop")
    assert Tally("totems", 0, 4) == rules(state).goal(state)[1]
    assert "explore-totem-at-2" in places(state)


def test_a_trap_that_ends_the_drawing_ends_it_well() -> None:
    state = volcano(tiles={2: 6}, totems="2")
    on_top(state.mysteries, "trap-collapse")
    act(state, Planned("explore", "totem-at-2", CROWD))
    assert Tally("totems", 1, 4) == rules(state).goal(state)[1]


def test_a_failed_exploration_doesnt_reach_the_totem() -> None:
    state = volcano(tiles={2: 6}, totems="2")
    fix_dice(state, "explore", "")
    act(state, Planned("explore", "totem-at-2", ["cook.1", "explorer.1"]))
    assert "explore-totem-at-2" in places(state)
    assert 2 == state.people["cook"].determination


def test_friday_who_dies_there_has_explored_nothing() -> None:
    state = volcano("cook", "carpenter", tiles={2: 6}, totems="2")
    state.people["friday"].wounds = 3
    on_top(state.mysteries, "monster-bite", *TREASURES)
    planned = Planned("explore", "totem-at-2", ["friday", "dog", "map"])
    act(state, planned, "mystery.next draw", "mystery.next draw")
    assert state.people["friday"].dead
    assert Tally("totems", 0, 3) == rules(state).goal(state)[1]


def test_a_totem_out_of_reach_or_in_lava_cannot_be_explored() -> None:
    state = volcano(tiles={2: 6, 8: 7}, totems="2 8")
    assert [] == [each for each in places(state) if each == "explore-totem-at-8"]
    dawn(state, 5)
    state.camp = 3
    happened = act(state, Planned("explore", "totem-at-2", CROWD))
    assert ["action-impossible"] == ids(happened.events)
    assert () != rules(state).marks(state, 2)


def test_what_was_explored_counts_even_when_lava_has_taken_it() -> None:
    state = volcano(tiles={2: 6, 9: 7, 1: 5}, totems="2 9", visited="2", camp=1, lava=5, round=5)
    assert (Tally("tiles", 3, 7), Tally("totems", 1, 4)) == rules(state).goal(state)[:2]
    assert [2, 5, 6, 9] == closed(state)


def test_the_rope_ladder_helps_with_totems_only() -> None:
    state = volcano(tiles={2: 6}, totems="2", built="rope-ladder")
    assert ["explore-totem-at-2"] == places(state, "rope-ladder")
    state = volcano(tiles={2: 6}, totems="2", built="rope-ladder map")
    assert {"explore-at-9", "explore-totem-at-2"} < set(places(state, "map"))
    assert "build-rope-ladder" not in places(volcano())
    assert "build-rope-ladder" in places(volcano(built="rope"))


# Signs


def test_the_old_map_spares_a_mystery() -> None:
    state = volcano(tiles={2: 6}, totems="2", has="token-old-map")
    on_top(state.mysteries, *TREASURES)
    before = len(state.mysteries)
    planned = Planned("explore", "totem-at-2", CROWD)
    act(state, planned, "mystery.map token-old-map", "mystery.next draw")
    assert 2 == before - len(state.mysteries)
    assert "token-old-map" in state.box
    assert Tally("totems", 1, 4) == rules(state).goal(state)[1]


def test_the_old_map_may_be_kept() -> None:
    state = volcano(tiles={2: 6}, totems="2", has="token-old-map")
    on_top(state.mysteries, *TREASURES)
    planned = Planned("explore", "totem-at-2", CROWD)
    act(state, planned, "mystery.map none", *["mystery.next draw"] * 2)
    assert ["token-old-map"] == state.found


@pytest.mark.parametrize(
    ("token", "card"), [("token-old-diary", "trap-blunt-spear"), ("token-torch", "monster-gorilla")]
)
def test_diary_and_torch_ward_a_mystery_off(token: str, card: str) -> None:
    state = volcano(tiles={2: 6}, totems="2", has="token-old-diary token-torch")
    on_top(state.mysteries, card, *TREASURES)
    planned = Planned("explore", "totem-at-2", CROWD)
    happened = act(state, planned, f"mystery.ward {token}", *["mystery.next draw"] * 2)
    assert "mystery-warded" in ids(happened.events)
    assert [0, 0, 0] == wounds(state)
    assert 1 == len(state.found)
    assert token in state.box
    assert card in state.box
    assert Tally("totems", 1, 4) == rules(state).goal(state)[1]


def test_a_mystery_need_not_be_warded_off() -> None:
    state = volcano(tiles={2: 6}, totems="2", has="token-torch")
    on_top(state.mysteries, "monster-bite", *TREASURES)
    planned = Planned("explore", "totem-at-2", CROWD)
    act(state, planned, "mystery.ward none", *["mystery.next draw"] * 2)
    assert ([1, 0, 0], ["token-torch"]) == (wounds(state), state.found)


def test_the_old_canvas_keeps_off_a_rain_cloud() -> None:
    state = volcano(
        has="token-old-canvas",
        stage="weather",
        fields={"weather": ["rain"]},
        round=3,
        goods="food 2",
    )
    match = match_of(state)
    assert {0: "clouds.go-on"} == asked(match)
    happened = say(match, "0! token-old-canvas")
    assert "token-old-canvas" in match.state.box
    assert "clouds-came" not in ids(happened)
    assert [0, 0, 0] == wounds(match.state)


def test_signs_are_not_used_by_themselves() -> None:
    state = volcano(has="token-old-map token-old-diary token-torch token-old-canvas")
    assert [] == offered(match_of(state))


# Prices


def test_hides_count_as_wood_for_shelter_roof_and_palisade() -> None:
    four = volcano("cook", "carpenter", "explorer", "soldier")
    whole = (Price(wood=4), Price(hides=3))
    mixed = (Price(wood=3, hides=1), Price(wood=2, hides=2))
    for target in ("shelter-at-6", "roof", "palisade", "roof.2"):
        assert whole + mixed == prices(four, "build", target)
    assert (Price(wood=1),) == prices(four, "build", "weapon")
    trio = (Price(wood=3), Price(hides=2), Price(wood=2, hides=1))
    assert trio == prices(volcano(), "build", "roof")
    pair = (Price(wood=2), Price(hides=1))
    assert pair == prices(volcano("cook", "carpenter"), "build", "roof")


def test_a_shelter_may_be_paid_with_both() -> None:
    state = volcano(goods="wood 2 hides 1")
    match = match_of(state)
    say(match, "0: both", "0: build-shelter-at-6")
    [planned] = match.view(None).plan
    assert Price(wood=2, hides=1) == planned.price
    all_say(match, "ready")
    assert match.state.shelter
    assert (0, 0) == (match.state.available.wood, match.state.available.hides)


# How it ends


@pytest.mark.parametrize(
    ("seats", "tiles", "totems"),
    [
        (1, 6, 3),
        (2, 6, 3),
        (3, 7, 4),
        (4, 8, 4),
    ],
)
def test_the_goal_grows_with_the_players(seats: int, tiles: int, totems: int) -> None:
    state = deal(Config(seats, {**NAME, "characters": "lots"}), Rng(3))
    goal = rules(state).goal(state)
    assert (Tally("tiles", 0, tiles), Tally("totems", 0, totems), Tally("boat", 0, 1)) == goal


def explored(visited: str = "0 1 2 4", tiles: int = 7, **changes: Any) -> State:
    """A table where so much has been explored."""
    there = dict(zip((0, 1, 2, 4, 3, 7, 8, 9), (4, 2, 6, 5, 1, 3, 9, 7), strict=True))
    kept = dict(list(there.items())[:tiles])
    return volcano(tiles=kept, totems="0 1 2 4", visited=visited, built="rope", **changes)


def test_the_boat_comes_after_all_the_rest() -> None:
    assert "build-jolly-boat" in places(explored(goods="wood 3"))
    assert "build-jolly-boat" not in places(explored(goods="wood 2"))
    assert "build-jolly-boat" not in places(explored(visited="0 1 2", goods="wood 3"))
    assert "build-jolly-boat" not in places(explored(tiles=6, goods="wood 3"))


def test_the_boat_wins_at_once() -> None:
    state = explored(goods="wood 3", round=3, weapon=2)
    match = match_of(state)
    say(match, "0: both", "0: build-jolly-boat", "1: me", "1: arrange-1")
    happened = all_say(match, "ready")
    assert ["item-made", "match-ended"] == ids(happened)[-2:]
    assert match.outcome is not None
    assert match.outcome.won
    # 35 hearts, weapons, seven tiles, four totems and the boat.
    assert (35 + 4 + 7 + 12 + 5,) * 3 == match.outcome.scores


def to_plan(match: Crusoe, camp: str) -> None:
    """Let the round end, with the camp moved in the night, and the next one come to planning."""
    number = match.state.round
    while (match.state.round, match.state.stage) != (number + 1, "plan"):
        if "night.camp" in asked(match).values():
            all_say(match, camp)
        else:
            match.expire(list(match.pending))


def test_from_the_edge_of_the_lava_to_the_boat() -> None:
    """Three rounds: away from the lava, into the last temple, and off the island."""
    tiles = {2: 6, 9: 7, 1: 5, 8: 3, 4: 9, 0: 4, 3: 1}
    goods = "wood 12 preserved 20"
    state = volcano(tiles=tiles, totems="2 9 1 0", visited="2 9 1", goods=goods, built="rope")
    state.round, state.shelter, state.roof = 3, True, 9
    for card in ("event-frost", "event-culled-area"):
        take_event(state, card)
    on_top(state.mysteries, "treasure-gold", *TREASURES)
    match = match_of(state)
    all_say(match, "ready")
    to_plan(match, "2")
    assert ([5, 6], 2) == (closed(match.state), match.state.camp)
    assert Tally("totems", 3, 4) == match.view(None).goal[1]
    say(match, "0: both", "0: explore-totem-at-0", "1: both", "1: explore-totem-at-0")
    say(match, "2: me", "2: explore-totem-at-0")
    assert 4 == match.view(None).plan[0].needed
    all_say(match, "ready")
    for _ in range(4):
        say(match, "0: draw")
    assert Tally("totems", 4, 4) == match.view(None).goal[1]
    to_plan(match, "1")
    assert ([2, 5, 6, 9], 1) == (closed(match.state), match.state.camp)
    say(match, "1: both", "1: build-jolly-boat")
    all_say(match, "ready")
    assert "goal" == match.state.ended
    assert match.outcome is not None
    assert match.outcome.won


def test_without_a_boat_the_last_night_loses() -> None:
    state = explored(camp=3, lava=8, round=8, stage="night", goods="food 3", shelter=True)
    match = match_of(state)
    assert "time" == match.state.ended
    assert match.outcome is not None
    assert (35 + 7 + 12,) * 3 == match.outcome.scores


def test_a_death_in_a_temple_loses() -> None:
    state = volcano(tiles={2: 6}, totems="2")
    state.people["cook"].wounds = 12
    on_top(state.mysteries, "monster-gorilla")
    state.stage, state.plan = "action", [Planned("explore", "totem-at-2", CROWD)]
    match = match_of(state)
    assert "death" == match.state.ended
    assert Tally("totems", 0, 4) == match.view(None).goal[1]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_match_that_nobody_plays_is_buried(seats: int) -> None:
    match = Match.start(GAME, Config(seats, NAME), 70 + seats)
    census = GAME.census(match.state)
    while match.outcome is None:
        match.expire(list(match.pending))
    assert census == GAME.census(match.state)
    assert (match.state.round, match.state.ended) <= (4, "loss")
