"""Scenarios 5 to 7 played through their last rounds, question by question."""

from __future__ import annotations

from typing import Any

from engine.core import Event
from engine.robinson.state import State
from tests.engine.robinson.table import (
    GAME,
    Crusoe,
    all_say,
    asked,
    ids,
    layout,
    match_of,
    say,
    take_event,
    to_board,
)
from tests.engine.robinson.test_phases import wounds

TRIO = ("cook", "carpenter", "explorer")


def table(scenario: str, **changes: Any) -> State:
    """A table that is well supplied, with no threats on the board."""
    state = layout(*TRIO, options={"scenario": scenario}, shelter=True, **changes)
    state.available.preserved = 12
    state.box += state.threats
    state.threats = []
    return state


def let_pass(match: Crusoe) -> list[Event]:
    """Answer by default until the next plan is to be made, or the match is over."""
    happened: list[Event] = []
    while match.outcome is None and set(asked(match).values()) != {"plan.pawn"}:
        seat = min(match.pending)
        happened += match.answer(seat, match.pending[seat].default)
    return happened


def test_a_village_burns_and_then_the_city_of_cannibals() -> None:
    state = table("cannibal-island", round=3, camp=2, tiles={2: 9, 1: 6}, weapon=16)
    state.story["village-6"] = 1
    take_event(state, "event-strong-wind")
    census = GAME.census(state)
    match = match_of(state)

    say(match, "0: both", "0: hunt-village-at-1", "1: ready", "2: ready")
    assert "village-burnt" in ids(say(match, "0: ready"))
    happened = ids(let_pass(match))
    assert 4 == match.state.round
    assert {"city-seen", "cannibals-came"} <= {*happened}
    # Two wounds by the book, less one for the burnt village, and what fleeing spared them.
    assert [2, 2, 2] == wounds(match.state)
    match.state.camp = 2

    say(match, "1: both", "1: hunt-city-at-10", "0: ready", "2: ready")
    all_say(match, "ready")
    assert "goal" == match.state.ended
    # The City has 18 against 16.
    assert [2, 4, 2] == wounds(match.state)
    assert census == GAME.census(match.state)


def test_the_last_invention_and_the_roof_make_a_home() -> None:
    state = table("robinson-family", round=8, tiles={4: 9}, palisade=2, weapon=1, goods="wood 3")
    to_board(state, "basket")
    state.dealt = ["basket", *[item for item in state.dealt if item != "basket"][:8]]
    for item in state.dealt[1:]:
        state.board.remove(item)
        state.built.append(item)
    match = match_of(state)

    say(match, "0: both", "0: build-basket", "1: ready", "2: ready", "0: ready")
    let_pass(match)
    assert (9, "") == (match.state.round, match.state.ended)
    assert "basket" in match.state.built
    match.state.available.wood = 3

    say(match, "1: both", "1: build-roof")
    if "plan.pay" in asked(match).values():
        say(match, "1: 0")
    all_say(match, "ready")
    assert "goal" == match.state.ended
    assert match.outcome is not None
    assert match.outcome.won


def test_the_last_trap_is_laid_the_actress_freed_and_king_kong_caught() -> None:
    state = table(
        "king-kong-island",
        round=5,
        tiles={0: 5, 4: 6, 7: 10, 8: 2},
        built="shovel",
        goods="wood 4",
        weapon=6,
        palisade=9,
        roof=9,
    )
    state.story |= {"lairs": 4, "fourth-lair": 8, "crew-gone": 6, "actress": 1}
    for space in (0, 4):
        state.island[space].marks.append("trap")
    take_event(state, "event-strong-wind")
    match = match_of(state)

    say(match, "0: both", "0: build-trap-at-7", "1: both", "1: explore-actress-at-8")
    say(match, "2: me", "2: explore-actress-at-8", "2: ready", "0: ready")
    happened = [*say(match, "1: ready"), *let_pass(match)]
    assert {"trap-laid", "actress-saved", "crew-died"} <= {*ids(happened)}
    assert (6, "") == (match.state.round, match.state.ended)

    say(match, "2: both", "2: hunt-king-kong")
    all_say(match, "ready")
    assert "goal" == match.state.ended
