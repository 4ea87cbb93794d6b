"""What the autopilot begins for each scenario's goal, in positions laid out for it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import One, Option, Rng, Text
from engine.robinson.aims.registry import AIMS, aims_for
from engine.robinson.content import SHEETS
from engine.robinson.group_plan import crews_for
from engine.robinson.outlook import Outlook
from engine.robinson.proposer import asks_for_all
from engine.robinson.sites import Sites
from engine.robinson.state import Doing, Planned, State
from engine.robinson.viewing import view_of
from tests.engine.robinson.table import GAME, Crusoe, layout, match_of, to_board

DUO = ("cook", "carpenter")


def island(scenario: str, *characters: str, **changes: Any) -> State:
    """A table of a scenario, in planning."""
    return layout(*(characters or DUO), options={"scenario": scenario}, **changes)


def planned(state: State) -> list[str]:
    """The actions that a group on autopilot plans."""
    match: Crusoe = match_of(state)
    chance = Rng(1)
    plan: list[str] = []
    while match.state.stage == "plan":
        plan = [each.id for each in match.state.plan]
        seat = chance.pick(sorted(match.pending))
        match.answer(seat, GAME.autopilot(match.view(seat), match.pending[seat], chance))
    return plan


def gain(state: State, kind: str, target: str, space: int | None = None) -> float:
    """What an action is worth for the goal."""
    return aims_for(view_of(state, None)).gain(kind, target, space)


def answer(state: State, question: str, *keys: str) -> str | None:
    """What the aims answer to a question."""
    options = tuple(Option(key, Text("go-on")) for key in keys)
    return aims_for(view_of(state, None)).answer(One(question, options, keys[0]))


def test_every_scenario_has_aims() -> None:
    assert {*SHEETS} == {*AIMS}


# Tokens with signs


def aside(state: State) -> str | None:
    """What the autopilot does beside its question."""
    match: Crusoe = match_of(state)
    where = match.state.everyone[0]
    found = GAME.autopilot_aside(match.view(where), match.asides[where], Rng(1))
    return None if found is None else str(found)


def test_what_a_sign_gives_is_taken_at_once() -> None:
    assert "token-machete" == aside(island("cannibal-island", has="token-machete"))
    assert "token-vodka" == aside(island("king-kong-island", has="token-vodka"))


def test_what_heals_waits_for_wounds() -> None:
    state = island("cannibal-island", tiles={4: 9}, has="token-ointment", stage="night")
    state.people["cook"].wounds = 1
    assert aside(state) is None
    state.people["cook"].wounds = 9
    assert "token-ointment" == aside(state)


def test_the_plow_serves_where_a_marker_lies() -> None:
    state = island("robinson-family", tiles={4: 5}, has="token-plow")
    state.island[4].covered = True
    assert "token-plow" == aside(state)


# Cursed Island


def test_a_cross_is_begun_when_there_is_wood_for_it() -> None:
    state = island("cursed-island", tiles={4: 9}, goods="wood 2 food 2", shelter=True, roof=3)
    assert any(each.startswith("build-cross-at-") for each in planned(state))


def test_no_cross_is_begun_without_wood() -> None:
    state = island("cursed-island", tiles={4: 9}, goods="food 2", shelter=True, roof=3)
    assert not any(each.startswith("build-cross-at-") for each in planned(state))


def test_a_tile_with_a_cross_gets_no_other() -> None:
    state = island("cursed-island", tiles={4: 9})
    state.island[4].marks.append("cross")
    assert (3,) == aims_for(view_of(state, None)).places("cross")


def test_fog_goes_where_it_does_least() -> None:
    state = island("cursed-island", tiles={4: 9, 0: 3})
    state.island[4].marks.append("cross")
    assert "4" == answer(state, "fog.place", "3", "4", "0")
    assert "3" == answer(state, "fog.clear", "3", "4", "0")


# Jenny Needs Help


def test_the_raft_is_built_and_then_leads_to_jenny() -> None:
    state = island("jenny", tiles={4: 9}, goods="wood 2 food 2", built="rope", shelter=True)
    assert "build-rescue-raft" in planned(state)
    state = island("jenny", tiles={4: 9}, goods="food 2", built="rope rescue-raft", shelter=True)
    assert "explore-rescue-raft" in planned(state)


def test_the_longer_jenny_waits_the_more_she_is_worth() -> None:
    state = island("jenny")
    early = gain(state, "explore", "rescue-raft")
    state.people["jenny"].wounds = 8
    assert early < gain(state, "explore", "rescue-raft")


def test_the_lifeboat_is_built_as_soon_as_it_can_be() -> None:
    state = island("jenny", tiles={4: 9}, goods="wood 6 hides 4", built="rope knife rescue-raft")
    state.people["jenny"].away = False
    state.guests.append("jenny")
    assert "build-lifeboat" in planned(state)


def test_jenny_eats_in_the_camp() -> None:
    state = island("jenny")
    assert 2 == Outlook(view_of(state, None)).mouths
    state.people["jenny"].away = False
    state.guests.append("jenny")
    assert 3 == Outlook(view_of(state, None)).mouths


# Volcano Island


def volcano(**changes: Any) -> State:
    state = island("volcano-island", tiles={2: 6, 9: 3}, goods="food 2", shelter=True, **changes)
    state.story["totem-2"] = 1
    return state


def test_a_temple_is_entered_while_it_can_be() -> None:
    assert "explore-totem-at-2" in planned(volcano(round=2))


def test_exploring_takes_a_pawn_more_there() -> None:
    sites = {site.id: site for site in Sites(Outlook(view_of(volcano(), None))).all()}
    assert 2 == sites["explore-totem-at-2"].needed
    assert 3 == sites["explore-at-1"].needed


@pytest.mark.parametrize(("wounds", "said"), [(4, "draw"), (11, "stop")])
def test_mysteries_are_drawn_as_long_as_that_can_be_borne(wounds: int, said: str) -> None:
    state = volcano(stage="action")
    state.people["cook"].wounds = wounds
    state.doing = Doing(Planned("explore", "totem-at-2", ["cook.1", "cook.2"]), "cook")
    assert said == answer(state, "mystery.next", "draw", "stop")


def test_a_way_out_is_worth_most_when_there_is_none() -> None:
    state = island("volcano-island", round=3)
    lost = gain(state, "explore", "at-2", 2)
    assert lost > gain(volcano(round=3), "explore", "at-1", 1)


# Cannibal Island


def city(weapon: int, **changes: Any) -> State:
    """The City in sight, next to the camp."""
    state = island("cannibal-island", tiles={2: 9}, goods="food 3", weapon=weapon, **changes)
    state.camp, state.round = 2, 5
    state.island[10].face_down = False
    state.story["village-4"] = 1
    return state


def test_the_city_is_attacked_as_soon_as_somebody_would_survive_it() -> None:
    assert "hunt-city-at-10" in planned(city(15))


def test_the_city_is_left_alone_while_it_would_kill() -> None:
    assert "hunt-city-at-10" not in planned(city(4))


def test_weapons_are_worth_more_as_long_as_the_city_is_too_strong() -> None:
    assert gain(city(18), "build", "weapon") < gain(city(2), "build", "weapon")
    assert gain(city(2), "build", "weapon") < gain(city(2), "build", "sling")


def test_nobody_settles_in_the_city() -> None:
    state = city(4)
    state.available.wood = 2
    sites = {site.id for site in Sites(Outlook(view_of(state, None))).all()}
    assert "build-shelter-at-2" in sites
    assert "build-shelter-at-10" not in sites
    state.story["village-4"] = 2
    sites = {site.id for site in Sites(Outlook(view_of(state, None))).all()}
    assert "build-shelter-at-10" in sites


def test_a_tile_beyond_the_board_can_be_weighed() -> None:
    outlook = Outlook(view_of(city(4), None))
    assert outlook.comfort(10) > 0


def test_cannibals_are_fled_from_towards_the_city() -> None:
    state = island("cannibal-island", tiles={4: 9, 7: 3})
    assert "move-4" == answer(state, "cannibals.come", "move-4", "move-7", "two-wounds")


# Robinson Family


def test_what_was_dealt_is_built_first() -> None:
    state = island("robinson-family", tiles={4: 9}, shelter=True)
    dealt, other = state.dealt[0], next(item for item in state.board if item == "cure")
    assert gain(state, "build", other) < gain(state, "build", dealt)


def test_a_terrain_under_a_marker_is_reclaimed_where_something_needs_it() -> None:
    state = island("robinson-family", tiles={4: 5})
    to_board(state, "spear")
    state.island[4].covered = True
    assert 0 < gain(state, "special", "reclaim-terrain-at-4", 4)
    state.built += ["knife", "fire", "spear"]
    assert gain(state, "special", "reclaim-terrain-at-4", 4) == 0


def test_a_home_is_built_where_nature_gives_a_shelter_too() -> None:
    state = island("robinson-family", tiles={4: 2}, camp=4, goods="food 3 wood 4")
    assert view_of(state, None).natural_shelter
    assert "build-shelter-at-4" in planned(state)


def test_children_are_fed_before_anything_else() -> None:
    outlook = Outlook(view_of(island("robinson-family", round=9, roof=4), None))
    assert 4 == outlook.mouths
    assert outlook.night(3, 9) - outlook.night(4, 9) < outlook.night(1, 9) - outlook.night(2, 9)


# King Kong Island


def test_a_trap_is_laid_in_a_lair_when_there_is_wood_for_it() -> None:
    state = island("king-kong-island", tiles={4: 6}, goods="wood 4 food 2", built="shovel")
    state.story["lairs"] = 1
    assert "build-trap-at-4" in planned(state)


def test_the_hunt_begins_once_three_traps_are_laid() -> None:
    state = island("king-kong-island", tiles={4: 6, 0: 5, 7: 7}, goods="food 2", weapon=5)
    for space in (4, 0, 7):
        state.island[space].marks.append("trap")
    assert "hunt-king-kong" in planned(state)


def test_no_more_lairs_are_looked_for_than_there_are_traps_for() -> None:
    state = island("king-kong-island", tiles={4: 9})
    wanted = gain(state, "explore", "at-0", 0)
    state.story["lairs"] = 3
    assert gain(state, "explore", "at-0", 0) < 0 < wanted


def test_a_second_lair_waits_until_there_is_wood_for_its_trap() -> None:
    poor = island("king-kong-island", tiles={4: 6, 0: 1}, goods="wood 2")
    rich = island("king-kong-island", tiles={4: 6, 0: 1}, goods="wood 5")
    poor.story["lairs"] = rich.story["lairs"] = 1
    assert gain(poor, "explore", "at-7", 7) < 0 < gain(rich, "explore", "at-7", 7)


def test_a_second_lair_is_risked_where_wood_is_lacking() -> None:
    state = island("king-kong-island", tiles={4: 6}, goods="wood 2")
    state.story["lairs"] = 1
    assert 0 == gain(state, "explore", "at-7", 7)


def test_weapons_against_the_animals_of_the_lairs_come_before_more_for_the_hunt() -> None:
    worth = [gain(island("king-kong-island", weapon=n), "build", "weapon") for n in (0, 3, 5)]
    assert worth[0] > worth[1] > worth[2] == 0


def test_no_wood_is_saved_for_lairs_that_are_not_in_sight() -> None:
    state = island("king-kong-island", goods="wood 4")
    assert aims_for(view_of(state, None)).wood_price == 0
    state.story["lairs"] = 2
    assert aims_for(view_of(state, None)).wood_price > 0


# Actions that take the pawns of several players


def test_players_meet_on_an_action_that_nobody_has_pawns_enough_for() -> None:
    state = island("volcano-island", "cook", "carpenter", "explorer", tiles={2: 6, 9: 3})
    state.story["totem-2"] = 3
    match: Crusoe = match_of(state)
    chance = Rng(1)
    there: list[str] = []
    while match.state.stage == "plan":
        if match.state.proposal is not None:
            plan = match.state.proposal.plan
            there = next(each.pawns for each in plan if each.id == "explore-totem-at-2")
        seat = chance.pick(sorted(match.pending))
        match.answer(seat, GAME.autopilot(match.view(seat), match.pending[seat], chance))
    assert 3 <= len(there)
    assert 2 <= len({pawn.partition(".")[0] for pawn in there})
    assert match.state.proposal is None


def test_nothing_is_proposed_when_somebody_is_ready() -> None:
    state = island("volcano-island", "cook", "carpenter", "explorer", tiles={2: 6, 9: 3})
    state.story["totem-2"] = 3
    assert asks_for_all(view_of(state, state.everyone[0]))
    state.ready[1] = True
    assert not asks_for_all(view_of(state, state.everyone[0]))


def test_a_dangerous_temple_is_led_by_whoever_bears_most() -> None:
    state = volcano()
    state.people["cook"].wounds = 8
    assert {"carpenter"} == {
        crew.leader
        for crew in crews_for(view_of(state, None))
        if crew.site.id == "explore-totem-at-2"
    }
