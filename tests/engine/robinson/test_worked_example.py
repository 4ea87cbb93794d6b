"""The rulebook's example of the first two rounds, step by step ("Příklad průběhu hry")."""

from __future__ import annotations

from engine.robinson.island import terrains
from engine.robinson.state import Goods
from tests.engine.robinson.table import (
    Crusoe,
    all_say,
    asked,
    fix_dice,
    give,
    ids,
    layout,
    match_of,
    on_top,
    say,
    take_event,
    to_board,
)

# The cook is Anne, the carpenter Ben, the explorer Carl. Their camp is on space 3.


def begun() -> Crusoe:
    """The table of the example before the first event, with its piles as they come up."""
    state = layout("cook", "carpenter", "explorer")
    state.on_table, state.threats = state.threats, []
    state.stage, state.phase = "event", "1.event"
    for item in [each for each in state.board if each not in ("hatchet", "mast")][9:14]:
        state.board.remove(item)
        state.inventions.append(item)
    for item in ("basket", "spear", "belts", "corral"):
        to_board(state, item)
    for thing in ("start-biscuits", "start-flask-of-rum"):
        give(state, thing)
    on_top(state.tiles, 6, 1, 11, 2, 3)
    on_top(state.tokens, "token-herbs", "token-nourishing-larvae", "token-candles", "token-spices")
    on_top(state.adventures["explore"], "explore-wild-berries")
    on_top(state.adventures["gather"], "gather-surprise-in-the-bushes")
    on_top(state.starting, "start-pistol")
    take_event(state, "event-frost")
    return match_of(state)


def test_the_example_of_two_rounds() -> None:
    match = begun()
    first_morning(match)
    first_plan(match)
    first_actions(match)
    first_evening(match)
    second_morning(match)
    second_plan(match)
    second_actions(match)
    second_evening(match)


def first_morning(match: Crusoe) -> None:
    state = match.state
    assert ["wreck-food-crates"] == state.threats
    assert 0 == state.people["cook"].determination
    assert Goods(food=1, wood=1) == state.available
    assert {0: "plan.pawn", 1: "plan.pawn", 2: "plan.pawn"} == asked(match)


def first_plan(match: Crusoe) -> None:
    say(match, "0: both", "0: explore-at-0")
    say(match, "1: me", "1: explore-at-4", "1: me", "1: explore-at-7")
    say(match, "2: me", "2: threat-wreck-food-crates", "2: me", "2: arrange-1")
    say(match, "0: ready", "1: ready")
    fix_dice(match.state, "explore", "wound success", "wound adventure")


def first_actions(match: Crusoe) -> None:
    happened = ids(say(match, "2: ready"))
    state = match.state
    assert ["action-began"] * 5 == [each for each in happened if each == "action-began"]
    # Expedition for Food: one food, and the wreckage is gone.
    assert [] == state.threats
    # Anne's tile has food, wood and a totem; Ben's first one wood and a beast.
    assert [6, None, 1] == [state.island[space].tile for space in (0, 7, 4)]
    assert 1 == len(state.hunt)
    assert {"beach", "plains"} == terrains(state)
    ben = state.people["carpenter"]
    assert 2 == ben.wounds
    assert 2 == ben.determination
    assert ["explore-belly"] == ben.special_wounds
    assert "explore-wild-berries" in state.events
    # Carl has arranged the camp.
    assert 2 == state.people["explorer"].determination
    assert 4 == state.morale
    # The phase is over: all that was found is available.
    found = ["token-herbs", "token-nourishing-larvae", "token-candles"]
    assert found == state.found
    assert Goods(food=2, wood=1) == state.available
    assert {0: "pile.column", 1: "pile.column", 2: "pile.column"} == asked(match)


def first_evening(match: Crusoe) -> None:
    all_say(match, "none")
    state = match.state
    # No dice yet, no clouds. Three of four food are eaten, and one rots.
    say(match, "0! token-nourishing-larvae")
    assert {0: "night.camp", 1: "night.camp", 2: "night.camp"} == asked(match)
    assert Goods(food=1, wood=1) == state.available


def second_morning(match: Crusoe) -> None:
    take_event(match.state, "event-frost")
    happened = ids(all_say(match, "4"))
    state = match.state
    assert "food-rotted" in happened
    assert 4 == state.camp
    # They slept in the open.
    assert [1, 3, 1] == [state.people[who].wounds for who in state.characters]
    assert 1 == state.first
    # Frost: a token of adventure for gathering, and a cloud of snow.
    assert ["event-frost"] == state.threats
    assert {"gather": ["adventure"], "weather": ["snow"]} == state.fields
    # Morale gives Ben, the first player, a third token of determination.
    assert 3 == state.people["carpenter"].determination
    # The tile of the camp has wood only.
    assert Goods(wood=2) == state.available


def second_plan(match: Crusoe) -> None:
    state = match.state
    say(match, "1! handyman", "1: me", "1: build-basket", "1: handyman", "1: build-basket")
    assert 0 == state.people["carpenter"].determination
    say(match, "1: me", "1: arrange-1")
    say(match, "0: me", "0: gather-food-at-0", "0: me", "0: gather-food-at-3")
    say(match, "2! reconnaissance", "2: 11", "2: both", "2: explore-at-8")
    say(match, "1: ready", "2: ready")
    fix_dice(state, "gather", "success adventure")


def second_actions(match: Crusoe) -> None:
    say(match, "0: ready")
    state = match.state
    # The Basket needed no dice. Anne's first gathering has brought food and an adventure.
    assert ["basket"] == state.future_items
    assert {0: "adventure.choice"} == asked(match)
    assert [] == state.fields["gather"]
    fix_dice(state, "gather", "wound success", shuffled=len(state.events) + 1)
    say(match, "0: 2")
    assert "gather-surprise-in-the-bushes" in state.events
    assert 2 == state.people["cook"].wounds
    # Carl has found the tile that he chose: mountains and a natural shelter.
    assert 11 == state.island[8].tile
    assert 2 == len(state.hunt)
    assert {"beach", "mountains", "plains"} == terrains(state)
    # Ben has arranged the camp, and all is available now.
    assert 2 == state.people["carpenter"].determination
    assert 5 == state.morale
    assert ["basket"] == state.built
    assert {"start-biscuits": 2, "start-flask-of-rum": 2, "start-pistol": 2} == state.starting_uses
    assert "token-spices" in state.found
    assert Goods(food=2, wood=2) == state.available


def second_evening(match: Crusoe) -> None:
    all_say(match, "none")
    state = match.state
    # One cloud of snow: a wood for the cold, and with no roof a wood and a food.
    assert Goods(food=1) == state.available
    say(match, "1! start-biscuits", "1! start-biscuits")
    assert {"start-flask-of-rum": 2, "start-pistol": 2} == state.starting_uses
    assert Goods(food=3) == state.available
    say(match, "1: go-on")
    assert Goods() == state.available
    wounds = [state.people[who].wounds for who in state.characters]
    all_say(match, "8")
    assert 8 == state.camp
    # The natural shelter keeps them dry.
    assert wounds == [state.people[who].wounds for who in state.characters]
    assert 2 == state.first
    assert 3 == state.round
