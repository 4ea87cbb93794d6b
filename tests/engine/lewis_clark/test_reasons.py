"""Why something can't be done on a turn of Lewis & Clark."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Seat, Text
from engine.lewis_clark.game import LewisClark
from tests.engine.lewis_clark.table import layout

GAME = LewisClark()
ORANGE, NEXT = Seat(0), Seat(1)


def reasons(verb: str, seat: Seat = ORANGE, **laid: Any) -> list[str]:
    return [reason.id for reason in GAME.why_not(GAME.view(layout(**laid), seat), verb)]


@pytest.mark.parametrize(
    ("verb", "laid", "expected"),
    [
        ("play", {}, []),
        ("play", {"acted": True}, ["why-acted"]),
        ("play", {"hands": {0: ""}}, ["why-empty-hand"]),
        ("play", {"hands": {0: "york"}, "indians": {0: 0}}, ["why-no-strength"]),
        ("village", {"acted": True}, ["why-acted"]),
        ("village", {"indians": {0: 0}}, ["why-no-indians"]),
        ("recruit", {"recruited": True}, ["why-recruited"]),
        ("recruit", {"hands": {0: "york"}, "indians": {0: 0}}, ["why-camp-first"]),
        ("recruit", {"goods": {0: "wood 1"}}, ["why-too-dear"]),
        ("camp", {}, []),
        ("camp", {"camped": True}, ["why-camped"]),
        ("end", {}, ["why-action-first"]),
        ("end", {"acted": True}, []),
        ("end", {"hands": {0: "york"}, "indians": {0: 0}}, ["why-camp-first"]),
    ],
)
def test_what_stands_against_it_is_named(
    verb: str, laid: dict[str, Any], expected: list[str]
) -> None:
    assert expected == reasons(verb, **laid)


def test_the_price_of_the_nearest_character_is_told_with_what_there_is() -> None:
    state = layout(journal="rene-jessaume", goods={0: "equipment 1"}, hands={0: "york"})
    [reason] = GAME.why_not(GAME.view(state, ORANGE), "recruit")

    assert Text("card-rene-jessaume") == reason.args["card"]
    assert (1, 0, 1) == tuple(reason.args[name] for name in ("fur", "own_fur", "own_equipment"))


def test_who_is_not_on_turn_hears_nothing_of_it() -> None:
    assert [] == reasons("camp", NEXT, camped=True)
