"""Moves by command: each verb with its options."""

from __future__ import annotations

import pytest

from engine.core import IllegalAnswer
from engine.core.moves import TooEarly, completions
from engine.core.moves import play as command
from engine.few_acres.content import Side
from engine.few_acres.verbs import VERBS
from tests.engine.few_acres.table import SEATS, Table, asked, layout, started

VERB = {verb.name: verb for verb in VERBS}
FORT_HALIFAX = {"fort-halifax": "british village"}


def give(match: Table, side: Side, verb: str, **options: str) -> Table:
    named = {name.rstrip("_"): value for name, value in options.items()}
    command(match, SEATS[side], VERB[verb], named)
    return match


def offered(match: Table, side: Side, verb: str, name: str, **given: str) -> list[str]:
    return [o.key for o in completions(match, SEATS[side], VERB[verb], given, name)]


def test_discord_takes_as_many_commands() -> None:
    assert len(VERBS) <= 25


def test_settle_makes_a_whole_move() -> None:
    match = started(layout(british="new-haven st-marys bateaux boston new-york"))

    give(
        match, "british", "settle", place="settle.deerfield", transport="b-st-marys",
        settler="b-new-york",
    )  # fmt: skip

    assert {"b-bateaux", "b-boston"} == set(match.state.players["british"].hand)
    assert "deerfield" in match.state.board


def test_what_settle_is_not_given_is_asked() -> None:
    match = started(layout(british="new-haven st-marys bateaux boston new-york"))

    give(match, "british", "settle", place="settle.deerfield")

    assert {"british": "settle.transport"} == asked(match)


def test_settle_completes_what_the_hand_can_do() -> None:
    match = started(layout(british="new-haven st-marys bateaux boston new-york"))

    assert "settle.deerfield" in offered(match, "british", "settle", "place")
    assert ["b-st-marys", "b-bateaux"] == offered(
        match, "british", "settle", "transport", place="settle.deerfield"
    )


def test_places_of_other_actions_are_refused() -> None:
    match = started(layout(british="pemaquid fortification"))

    with pytest.raises(IllegalAnswer):
        give(match, "british", "settle", place="fortify.pemaquid")
    give(match, "british", "fortify", place="fortify.pemaquid")

    assert match.state.board["pemaquid"].fortified


def test_besiege_and_reinforce() -> None:
    match = started(
        layout(board={"halifax": "british village"},
               british="halifax norfolk siege-artillery regular-infantry military-leader")
    )  # fmt: skip

    give(match, "british", "besiege", place="besiege.louisbourg", card="b-siege-artillery")
    give(match, "british", "reinforce", card="leader.british.b-military-leader")
    give(match, "british", "reinforce", card="reinforce.british.b-regular-infantry")

    assert 4 == match.state.sieges["british"].marker


def test_a_raid_with_two_cards_in_one_command() -> None:
    match = started(
        layout(board=FORT_HALIFAX, british="indian-leader rangers n-native-americans",
               french="gaspe")
    )  # fmt: skip

    give(
        match, "british", "raid", place="raid.trois-rivieres", cards="b-indian-leader,b-rangers,go"
    )

    assert {"french": "raid.block"} == asked(match)


def test_whoever_is_raided_answers_by_command() -> None:
    match = started(layout(board=FORT_HALIFAX, british="rangers", french="militia gaspe"))
    give(match, "british", "raid", place="raid.quebec")

    assert ["f-militia", "none"] == offered(match, "french", "answer", "block")
    give(match, "french", "answer", block="f-militia")

    assert ["f-militia"] == match.state.players["french"].discard


@pytest.mark.parametrize(
    ("french", "option", "answer"),
    [
        ("coureurs-de-bois", "block", "block.f-coureurs-de-bois"),
        ("regular-infantry", "lose", "hand.f-regular-infantry"),
        ("gaspe", "lose", "show"),
    ],
)
def test_whoever_is_ambushed_answers_by_command(french: str, option: str, answer: str) -> None:
    match = started(layout(british="rangers", french=french))
    give(match, "british", "ambush", card="ambush.b-rangers")

    assert [answer] == offered(match, "french", "answer", option)
    give(match, "french", "answer", **{option: answer})

    assert {"british": "turn.action"} == asked(match)


def test_an_ambush_cannot_be_answered_in_advance() -> None:
    match = started(layout(british="home-support", decks={"british": "boston norfolk pemaquid"}))

    with pytest.raises((TooEarly, IllegalAnswer)):
        give(match, "british", "money", card="money.b-boston")


def test_natives_are_given_by_command() -> None:
    match = started(layout(british="indian-leader", french="n-native-americans"))
    give(match, "british", "natives")

    give(match, "french", "answer", give_="hand")

    assert "n-native-americans" in match.state.players["british"].discard


def test_trade_by_command() -> None:
    match = started(layout(british="ships boston philadelphia trader pemaquid"))

    give(match, "british", "merchant", ship="b-ships", coins="b-boston,b-philadelphia")
    give(match, "british", "trader")

    assert 12 + 6 + 2 == match.state.players["british"].money


def test_cards_are_managed_by_command() -> None:
    match = started(
        layout(french="governor gaspe quebec militia", reserves={"french": "priest"},
               active="french", actions=4)
    )  # fmt: skip

    give(match, "french", "governor", cards="f-gaspe,f-militia")
    give(match, "french", "retrieve")
    give(match, "french", "reserve", card="reserve.f-priest")
    give(match, "french", "discard", cards="f-quebec")
    give(match, "french", "draft", card="draft.f-intendant")

    player = match.state.players["french"]
    assert ([], ["f-priest"]) == (player.hand, player.reserve)
    assert ["f-governor", "f-quebec", "f-intendant"] == player.discard


def test_a_turn_is_passed_and_ended_by_command() -> None:
    match = started(layout(actions=1))

    give(match, "british", "pass")
    give(match, "british", "end")

    assert {"french": "turn.action"} == asked(match)


def test_a_won_siege_is_answered_by_command() -> None:
    match = started(
        layout(sieges={"british": "louisbourg +3 siege-artillery french:f-militia "
                                  "french:start-infantry"},
               british="new-york", stage="siege")
    )  # fmt: skip

    give(match, "british", "settle", settler="b-new-york")
    give(match, "french", "answer", lose="f-militia")

    assert "f-militia" in match.state.players["french"].empire
    assert "british" == match.state.board["louisbourg"].side
