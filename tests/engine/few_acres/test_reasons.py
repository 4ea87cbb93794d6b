"""Why something can't be done on a turn: what is said of tables laid out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Text
from tests.engine.few_acres.table import BRITISH, FRENCH, GAME, layout


def reasons(verb: str, **laid: Any) -> list[str]:
    view = GAME.view(layout(**laid), BRITISH)
    return [reason.id for reason in GAME.why_not(view, verb)]


@pytest.mark.parametrize(
    ("verb", "hand", "expected"),
    [
        ("settle", "boston norfolk philadelphia", []),
        ("settle", "militia", ["why-no-way"]),
        ("settle", "new-haven militia", ["why-no-transport"]),
        ("develop", "militia", ["why-no-village-card"]),
        ("develop", "norfolk militia", ["why-no-settler"]),
        ("fortify", "boston", ["why-no-fortification-card"]),
        ("reinforce", "militia", ["why-no-siege"]),
        ("withdraw", "militia", ["why-not-besieging"]),
        ("surrender", "militia", ["why-not-besieged"]),
        ("raid", "militia", ["why-no-raider"]),
        ("ambush", "militia", ["why-no-ambusher"]),
        ("natives", "militia", ["why-no-leader"]),
        ("money", "militia", ["why-no-coins"]),
        ("merchant", "militia", ["why-no-ship"]),
        ("merchant", "boston", ["why-no-coins-beside"]),
        ("trader", "militia", ["why-not-in-hand"]),
        ("piracy", "militia", ["why-other-side"]),
        ("intendant", "militia", ["why-other-side"]),
        ("governor", "militia", ["why-not-in-hand"]),
        ("shed", "militia", ["why-not-at-this-table"]),
        ("reserve", "boston", ["why-nothing-to-reserve"]),
        ("retrieve", "militia", ["why-reserve-empty"]),
        ("discard", "", ["why-empty-hand"]),
        ("end", "militia", ["why-actions-left"]),
    ],
)
def test_what_is_missing_is_named(verb: str, hand: str, expected: list[str]) -> None:
    assert expected == reasons(verb, british=hand)


def test_the_price_is_named_with_what_there_is() -> None:
    state = layout(british="boston fortification", money={"british": 1})
    [reason] = GAME.why_not(GAME.view(state, BRITISH), "fortify")

    assert Text("why-too-dear", {"price": 3, "coins": 1}) == reason


def test_the_place_that_lacks_a_settler_is_named() -> None:
    state = layout(british="norfolk militia")
    [reason] = GAME.why_not(GAME.view(state, BRITISH), "develop")

    assert Text("list-1", {"a": Text("place-norfolk")}) == reason.args["places"]


def test_cards_that_are_cut_off_are_named_too() -> None:
    besieged = layout(british="pemaquid norfolk", sieges={"french": "norfolk"})
    said = GAME.why_not(GAME.view(besieged, BRITISH), "develop")

    assert ["why-no-settler", "why-unusable"] == [reason.id for reason in said]
    assert Text("list-1", {"a": Text("place-norfolk")}) == said[1].args["cards"]


def test_without_actions_only_free_ones_are_left() -> None:
    assert ["why-no-actions"] == reasons("draft", actions=0)
    assert [] == reasons("end", actions=0)
    assert ["why-not-in-hand"] == reasons("support", british="militia", actions=0)


def test_a_side_that_leads_a_siege_begins_no_other() -> None:
    assert ["why-own-siege"] == reasons("besiege", sieges={"british": "louisbourg"})


def test_whoever_is_not_on_turn_hears_nothing_of_it() -> None:
    assert () == GAME.why_not(GAME.view(layout(), FRENCH), "draft")
