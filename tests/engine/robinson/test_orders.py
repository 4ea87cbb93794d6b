"""Standing orders: what a player lets go on, and votes in which it follows the others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core import Context, One, Ordered, Rng, Script, Seat
from engine.robinson import asking
from engine.robinson.orders import MOMENTS, VOTED, WAITS
from engine.robinson.state import State
from tests.contract.matches import deal, step
from tests.engine.robinson.table import (
    ANNE,
    BEN,
    CARL,
    GAME,
    Crusoe,
    asked,
    layout,
    match_of,
    say,
)

EVERYTHING = {**dict.fromkeys(WAITS.values(), "go-on"), "votes": "follow"}


def ordered(match: Crusoe, seat: Seat, orders: dict[str, str]) -> Ordered | None:
    return GAME.ordered(match.view(seat), match.pending[seat], orders)


def hungry_night() -> Crusoe:
    return match_of(layout(stage="night", goods="food 2", tiles={4: 9}))


def test_each_moment_that_waits_can_be_let_go_on() -> None:
    orders = {order.id: order.values for order in GAME.orders(match_of(layout()).view(ANNE))}

    assert {f"go-on-{moment}": ("go-on",) for moment in MOMENTS} == {
        order: values for order, values in orders.items() if order.startswith("go-on")
    }


def test_the_night_goes_on_without_whoever_could_heal() -> None:
    state = layout(built="pot", goods="food 4", stage="night", tiles={4: 6})
    state.people["carpenter"].wounds = 2
    match = match_of(state)
    assert {0: "night.go-on"} == asked(match)

    given = ordered(match, ANNE, {"go-on-night": "go-on"})

    assert Ordered("go-on", "go-on-night") == given
    assert ordered(match, ANNE, {"go-on-dice": "go-on"}) is None
    match.answer(ANNE, "go-on")
    assert "night.go-on" not in asked(match).values()


def test_votes_follow_what_most_have_said() -> None:
    match = hungry_night()
    assert {0: "night.hungry", 1: "night.hungry", 2: "night.hungry"} == asked(match)
    say(match, "1: explorer")

    assert Ordered("explorer", "votes") == ordered(match, CARL, EVERYTHING)
    say(match, "2: explorer")
    assert Ordered("explorer", "votes") == ordered(match, ANNE, EVERYTHING)


def test_what_the_first_player_settles_is_left_to_the_player() -> None:
    match = hungry_night()
    say(match, "0: cook", "1: explorer", "2: carpenter")
    assert {0: "night.hungry.decide"} == asked(match)

    assert ordered(match, ANNE, EVERYTHING) is None


def test_whoever_plays_alone_has_nobody_to_follow() -> None:
    orders = [order.id for order in GAME.orders(match_of(layout("cook")).view(ANNE))]

    assert "votes" not in orders
    assert "votes" in [order.id for order in GAME.orders(match_of(layout()).view(BEN))]


def test_planning_is_never_ordered() -> None:
    match = match_of(layout())

    assert all(ordered(match, seat, EVERYTHING) is None for seat in (ANNE, BEN, CARL))


def test_what_counts_as_a_vote_waits_for_nobodyd_on_wherever_it_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    voted: set[str] = set()
    settle = asking._settle

    def noting(state: State, ctx: Context, build: Callable[[], One | None]) -> Script[str]:
        question = build()
        voted.update([question.id] if question else [])
        return (yield from settle(state, ctx, build))

    monkeypatch.setattr(asking, "_settle", noting)
    asked_for: set[str] = set()
    for seed in range(5):
        chance = Rng(seed)
        match = deal(GAME, chance, 3)
        while match.outcome is None:
            asked_for |= {question.id for question in match.pending.values()}
            step(match, chance)

    assert {"night.camp", "night.hungry"} <= asked_for & VOTED <= voted
