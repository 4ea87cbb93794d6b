"""Edges of the rules where a small slip would go unnoticed elsewhere."""

from __future__ import annotations

import pytest

from engine.core import IllegalAnswer, Number, One
from engine.few_acres.content import SIDES
from engine.few_acres.state import Settlement, State
from tests.engine.few_acres.table import (
    BRITISH,
    FRENCH,
    SEATS,
    Table,
    asked,
    layout,
    offered,
    options_of,
    play,
    started,
    told,
)
from tests.engine.few_acres.test_options import auction

KENNEBEC = {"kennebec": "french village", "fort-halifax": "british village"}


def about(match: Table) -> dict[str, object]:
    [question] = match.pending.values()
    assert isinstance(question, One)
    assert question.about is not None
    return dict(question.about.args)


def test_the_question_for_raiders_says_how_many_more_it_takes() -> None:
    state = layout(
        board=KENNEBEC, french="priest coureurs-de-bois native-americans gaspe", active="french"
    )

    match = play(state, "french raid.new-haven")
    assert (2, "list-0") == (about(match)["more"], about(match)["cards"].id)  # type: ignore[attr-defined]
    play(match, "french f-coureurs-de-bois")
    assert (1, "list-1") == (about(match)["more"], about(match)["cards"].id)  # type: ignore[attr-defined]
    play(match, "french f-priest")
    assert 0 == about(match)["more"]


def test_all_raiders_go_without_a_question_where_all_are_needed() -> None:
    state = layout(
        board={**KENNEBEC, "deerfield": "neutral"},
        french="gaspe priest coureurs-de-bois quebec",
        british="norfolk",
        active="french",
    )

    match = play(state, "french raid.boston")

    assert match.state.attack is not None
    assert ["f-priest", "f-coureurs-de-bois"] == match.state.attack.cards


def test_the_rest_goes_once_no_other_choice_is_left() -> None:
    state = layout(
        options={"short-raids": "yes"},
        board={**KENNEBEC, "deerfield": "neutral"},
        french="priest coureurs-de-bois native-americans militia",
        british="norfolk",
        active="french",
    )

    match = play(state, "french raid.boston")  # three links, three cards

    assert {"british": "raid.block"} == asked(match)
    assert 4 == match.state.players["french"].money


def test_an_ambush_by_natives_may_take_the_last_coin() -> None:
    state = layout(french="native-americans", money={"french": 1}, active="french")

    assert "ambush.f-native-americans" in offered(started(state), "french")


def test_each_answer_to_an_ambush_says_where_the_card_is() -> None:
    state = layout(
        options={"ambush-in-sieges": "yes"},
        british="rangers",
        french="coureurs-de-bois regular-infantry",
        reserves={"french": "siege-artillery"},
        sieges={"french": "pemaquid +1 start-infantry"},
    )

    match = play(state, "british ambush.b-rangers")

    said = {option.text.id for option in options_of(match, "french")}
    assert {"block-card", "hand-card", "reserve-card", "siege-card"} == said


def test_only_a_raid_says_its_place() -> None:
    raid = layout(board=KENNEBEC, british="rangers", french="gaspe")
    ambush = layout(british="rangers", french="gaspe")

    assert "place" in about(play(raid, "british raid.kennebec"))
    assert "place" not in about(play(ambush, "british ambush.b-rangers"))


def test_whoever_pays_for_the_reshuffle_discards_nothing() -> None:
    state = layout(
        options={"costly-reshuffle": "yes"}, british="norfolk", decks={"british": ""},
        money={"british": 1}, actions=0,
    )  # fmt: skip

    match = play(state, "british end")

    assert {"french": "turn.action"} == asked(match)
    assert (0, 5) == (
        match.state.players["british"].money, len(match.state.players["british"].hand)
    )  # fmt: skip


@pytest.mark.parametrize("holder", ["french village", "neutral"])
def test_the_governor_gives_up_no_place_that_is_not_held(holder: str) -> None:
    state = layout(
        options={"governor-gives-up": "yes"}, board={"pemaquid": holder},
        british="governor pemaquid",
    )  # fmt: skip
    board = dict(state.board)

    match = play(state, "british governor", "british b-pemaquid")

    assert board == match.state.board


def test_the_merchant_plays_no_third_coin() -> None:
    match = play(layout(british="ships boston philadelphia new-york"), "british merchant",
                 "british b-ships")  # fmt: skip

    with pytest.raises(IllegalAnswer):
        play(match, "british b-boston,b-philadelphia,b-new-york")


def test_by_default_the_merchant_takes_the_best_coins() -> None:
    match = play(layout(british="ships new-haven boston philadelphia"), "british merchant",
                 "british b-ships")  # fmt: skip

    match.expire([BRITISH])

    assert 12 + 6 == match.state.players["british"].money


def test_settling_with_fewer_than_25_points_frees_no_siege() -> None:
    state = layout(
        options={"british-wait": "yes"},
        board={"halifax": "british village"},
        british="halifax norfolk militia st-marys n-settlers ships",
    )

    match = play(state, "british settle.richmond")

    assert not match.state.british_may_besiege


def test_the_start_is_told_once() -> None:
    first, later = started(layout(turn=1)), started(layout())

    assert ["started"] == [event.id for event in first.opening]
    assert [] == later.opening


def test_a_bid_goes_from_nothing_to_twenty() -> None:
    match = auction("british", "british")

    [one, two] = match.pending.values()
    assert one == two
    assert isinstance(one, Number)
    assert (0, 20, 0) == (one.least, one.most, one.default)


@pytest.mark.parametrize("side", SIDES)
def test_raids_capture_what_stands_on_the_place(side: str) -> None:
    foe = "french" if side == "british" else "british"
    cards = {"british": "rangers", "french": "coureurs-de-bois"}
    state = layout(
        board={"oswego": f"{foe} town", "fort-frontenac": f"{side} village",
               "fort-stanwix": f"{side} village"},
        active=side, **{side: cards[side], foe: "norfolk" if foe == "british" else "gaspe"},
    )  # fmt: skip

    match = play(state, f"{side} raid.oswego", f"{foe} none")

    player = match.state.players[side]  # type: ignore[index]
    assert (0, 1) == (player.captured_villages, player.captured_towns)
    assert Settlement(foe) == match.state.board["oswego"]  # type: ignore[arg-type]


def test_a_raid_tells_what_was_taken_and_what_is_left() -> None:
    state = layout(
        board={**KENNEBEC, "deerfield": "british town"}, french="coureurs-de-bois",
        british="norfolk", active="french",
    )  # fmt: skip

    match = play(state, "french raid.deerfield", "british none")

    [raided] = told(match, "raided")
    assert ("town", "village") == (raided.args["kind"], raided.args["left"])


def test_a_turn_marks_what_was_done_on_the_board() -> None:
    state = layout(
        board={"halifax": "british village"},
        british="halifax norfolk militia militia.2 pemaquid fortification",
        actions=3,
    )

    match = play(
        state, "british besiege.louisbourg", "british reinforce.british.b-militia.2",
        "british fortify.pemaquid",
    )  # fmt: skip

    deeds = [(deed.what, deed.place) for deed in match.view(None).deeds]
    assert [
        ("besiege", "louisbourg"), ("reinforce", "louisbourg"), ("fortify", "pemaquid")
    ] == deeds  # fmt: skip


def held(state: State, side: str) -> int:
    return sum(each.side == side for each in state.board.values())


def test_surrendering_a_place_without_settlers_leaves_it_neutral() -> None:
    state = layout(sieges={"french": "pemaquid +1 f-militia"}, french="gaspe", british="norfolk")
    before = held(state, "british")

    match = play(state, "british surrender")
    assert {"french": "siege.settle"} == asked(match)
    assert ["none"] == offered(match, "french")
    play(match, "french none")

    assert before - 1 == held(match.state, "british")
    assert "pemaquid" not in match.state.board
    assert [FRENCH] != list(match.pending)


def test_seats_swap_with_the_sides() -> None:
    state = layout(options={"sides": "first-french"})

    match = started(state)

    assert [FRENCH] == list(match.pending)  # the second seat is British here
    assert SEATS["british"] == BRITISH
    assert "french" == match.view(BRITISH).side


def test_the_intendant_may_take_the_last_two_coins() -> None:
    state = layout(
        french="intendant", discards={"french": "quebec"}, money={"french": 2}, active="french"
    )

    match = play(state, "french intendant")

    assert 0 == match.state.players["french"].money


def test_a_refill_from_an_exactly_empty_deck_costs_nothing() -> None:
    state = layout(
        options={"costly-reshuffle": "yes"}, british="norfolk",
        decks={"british": "boston militia rangers ships"}, actions=0,
    )  # fmt: skip

    match = play(state, "british end")

    assert 12 == match.state.players["british"].money


def test_the_governor_removes_no_third_card() -> None:
    match = play(layout(british="governor boston militia rangers"), "british governor")

    with pytest.raises(IllegalAnswer):
        play(match, "british b-boston,b-militia,b-rangers")


def test_a_village_given_up_comes_back_to_the_supply() -> None:
    state = layout(options={"governor-gives-up": "yes"}, british="governor pemaquid")
    villages, towns = state.players["british"].villages, state.players["british"].towns

    match = play(state, "british governor", "british b-pemaquid")

    player = match.state.players["british"]
    assert (villages + 1, towns) == (player.villages, player.towns)


def test_the_start_deck_bateaux_replace_those_of_the_edition() -> None:
    state = layout(options={"edition": "december-2011", "bateaux-in-start": "yes"})

    assert ["bateaux-in-start"] == state.rules
    french = state.players["french"]
    assert "f-bateaux" in {*french.hand, *french.deck}


def test_the_first_seat_plays_the_french_where_the_host_says_so() -> None:
    state = layout(options={"sides": "first-french"}, actions=0)
    match = started(state)

    match.answer(FRENCH, "end")

    assert [BRITISH] == list(match.pending)
    assert "french" == match.state.active


@pytest.mark.parametrize(
    ("siege", "role"),
    [("louisbourg +3 militia", "attacker"), ("louisbourg -1 militia", "defender")],
)
def test_it_is_told_whether_the_attacker_or_the_defender_has_won(siege: str, role: str) -> None:
    before = "french" if role == "attacker" else "british"
    state = layout(sieges={"british": siege}, active=before, actions=0, british="new-york")

    match = play(state, f"{before} end")
    if role == "attacker":
        play(match, "british none")

    events = [*match.opening, *told(match, "won-siege")]
    assert [role] == [event.args["role"] for event in events]


@pytest.mark.parametrize("where", ["hand", "reserve", "french"])
def test_it_is_told_from_where_an_ambushed_card_went(where: str) -> None:
    state = layout(
        options={"ambush-in-sieges": "yes"},
        british="rangers",
        french="regular-infantry",
        reserves={"french": "regular-infantry.2"},
        sieges={"french": "pemaquid +1 regular-infantry.3"},
    )
    card = {"hand": "", "reserve": ".2", "french": ".3"}[where]

    match = play(state, "british ambush.b-rangers", f"french {where}.f-regular-infantry{card}")

    [event] = told(match, "ambushed")
    assert ("siege" if where == "french" else where) == event.args["where"]
