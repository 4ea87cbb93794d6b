"""Why something can't be done on a turn of Go West!."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Seat
from engine.go_west.game import GoWest
from tests.engine.go_west.table import layout

GAME = GoWest()


def reasons(verb: str, score: int = 10, **laid: Any) -> list[str]:
    state = layout(**laid)
    state.players[0].score = score
    return [reason.id for reason in GAME.why_not(GAME.view(state, Seat(0)), verb)]


@pytest.mark.parametrize(
    ("verb", "score", "laid", "expected"),
    [
        ("play", 10, {}, []),
        ("play", 0, {"supply": {0: 0}, "hands": {0: "E22 E23 G22 G23 M22 M23 W22"}},
         ["why-price"]),
        ("end", 10, {}, ["why-action-first"]),
        ("double", 10, {}, []),
    ],
)  # fmt: skip
def test_what_stands_against_it_is_named(
    verb: str, score: int, laid: dict[str, Any], expected: list[str]
) -> None:
    assert expected == reasons(verb, score, **laid)


@pytest.mark.parametrize(
    ("scorings", "supply", "expected"),
    [(0, 0, ["why-price"]), (0, 1, []), (6, 30, ["why-no-scoring"])],
)
def test_a_scoring_is_to_be_had_and_paid(scorings: int, supply: int, expected: list[str]) -> None:
    state = layout(supply={0: supply})
    state.players[0].score, state.players[0].scorings = 0, scorings

    said = GAME.why_not(GAME.view(state, Seat(0)), "score")
    assert expected == [reason.id for reason in said]


def test_a_token_that_is_used_doubles_nothing() -> None:
    state = layout()
    state.players[0].double = False

    [reason] = GAME.why_not(GAME.view(state, Seat(0)), "double")
    assert "why-no-token" == reason.id
