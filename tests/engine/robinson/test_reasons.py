"""Why something can't be done on the island."""

from __future__ import annotations

from typing import Any

from engine.core import Seat, Text
from engine.robinson.game import RobinsonCrusoe
from engine.robinson.state import State
from tests.engine.robinson.table import layout

GAME = RobinsonCrusoe()
COOK = Seat(0)


def said(state: State, wish: str, seat: Seat = COOK) -> list[Text]:
    return list(GAME.why_not(GAME.view(state, seat), wish))


def ids(state: State, wish: str) -> list[str]:
    return [reason.id for reason in said(state, wish)]


def wished(state: State) -> set[str]:
    return {option.key for option in GAME.wishes(GAME.view(state, COOK))}


def on_board(item: str, **laid: Any) -> State:
    state = layout(**laid)
    if item not in state.board:
        state.board.append(item)
    return state


def test_an_invention_lacks_what_it_is_made_with() -> None:
    state = on_board("pit", goods="wood 1")

    assert "build.pit" in wished(state)
    assert [Text("why-no-item", {"item": Text("item-shovel")})] == said(state, "build.pit")


def test_an_invention_of_another_character_is_that_ones() -> None:
    state = on_board("snare", built="rope", goods="wood 3")

    assert "why-not-yours" in ids(state, "build.snare")


def test_what_can_be_built_is_nothing_to_ask_about() -> None:
    state = on_board("pit", built="shovel", goods="wood 3")

    assert "build.pit" not in wished(state)
    assert [] == said(state, "build.pit")


def test_without_a_beast_nobody_hunts() -> None:
    state = layout()
    state.hunt = []
    assert ["why-no-beast"] == ids(state, "hunt")

    state.hunt = state.beasts[:1]
    assert [] == ids(state, "hunt")


def test_a_skill_takes_determination_and_serves_once_a_round() -> None:
    state = layout()
    state.people["cook"].determination = 1
    [reason] = said(state, "skill.stone-soup")
    assert Text("why-no-determination", {"price": 3, "determination": 1}) == reason

    state.people["cook"].determination = 3
    state.people["cook"].used = ["stone-soup"]
    assert ["why-skill-used"] == ids(state, "skill.stone-soup")


def test_alone_nobody_proposes() -> None:
    assert ["why-alone"] == ids(layout("cook"), "propose")
    assert [] == ids(layout(), "propose")
