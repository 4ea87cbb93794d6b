"""Turns, the refill, and all ends (rulebook pages 4 and 11)."""

from __future__ import annotations

import pytest

from engine.core import Config, Match
from engine.few_acres.outcome import outcome_of
from engine.few_acres.scoring import points
from tests.engine.few_acres.table import GAME, asked, layout, offered, play, started, told


def begun(**options: str) -> Match:  # type: ignore[type-arg]
    return Match.start(GAME, Config(2, {"sides": "first-british", **options}), 1)


def test_the_british_begin_and_both_first_turns_have_one_action() -> None:
    match = begun()

    actions = []
    for side in ("british", "french", "british", "french"):
        assert {side: "turn.action"} == asked(match)
        actions.append(match.state.actions)
        for _ in range(match.state.actions):
            play(match, f"{side} pass")
        play(match, f"{side} end")

    assert [1, 1, 2, 2] == actions


def test_a_turn_ends_only_when_its_actions_are_used() -> None:
    match = started(layout())
    assert "end" not in offered(match, "british")

    play(match, "british pass", "british pass")

    assert "pass" not in offered(match, "british")
    assert "end" in offered(match, "british")


def test_the_same_action_may_be_done_twice() -> None:
    match = play(layout(british="boston new-york"), "british money.b-boston")

    play(match, "british money.b-new-york")

    assert 18 == match.state.players["british"].money


def test_the_hand_is_filled_up_to_five() -> None:
    state = layout(british="norfolk", decks={"british": "boston militia rangers ships trader"},
                   actions=0)  # fmt: skip

    match = play(state, "british end")

    player = match.state.players["british"]
    assert ["b-norfolk", "b-boston", "b-militia", "b-rangers", "b-ships"] == player.hand
    assert ["b-trader"] == player.deck


def test_whoever_holds_more_than_five_keeps_them_and_draws_nothing() -> None:
    hand = "norfolk boston militia rangers ships trader"
    state = layout(british=hand, actions=0)

    match = play(state, "british end")

    assert 6 == len(match.state.players["british"].hand)
    assert [] == told(match, "drew")


def test_the_discard_pile_is_shuffled_once_the_deck_runs_out() -> None:
    state = layout(british="norfolk", decks={"british": "boston"}, actions=0)
    discarded = set(state.players["british"].discard)

    match = play(state, "british end")

    player = match.state.players["british"]
    assert ["b-norfolk", "b-boston"] == player.hand[:2]
    assert 5 == len(player.hand)
    assert discarded == {*player.hand[2:], *player.deck}
    assert [] == player.discard
    assert 1 == len(told(match, "reshuffled"))


def test_an_exactly_empty_deck_is_not_shuffled_yet() -> None:
    state = layout(british="norfolk", decks={"british": "boston militia rangers ships"}, actions=0)

    match = play(state, "british end")

    assert [] == match.state.players["british"].deck
    assert [] == told(match, "reshuffled")


def test_who_has_no_cards_left_to_draw_plays_on_with_fewer() -> None:
    state = layout(british="norfolk", decks={"british": "boston"}, discards={"british": ""},
                   actions=0)  # fmt: skip
    player = state.players["british"]
    player.empire += player.discard
    player.discard = []

    match = play(state, "british end")

    assert ["b-norfolk", "b-boston"] == match.state.players["british"].hand


def test_passing_changes_nothing_but_the_actions_left() -> None:
    match = play(layout(british="boston"), "british pass")

    assert ["b-boston"] == match.state.players["british"].hand
    assert 1 == match.state.actions


def test_an_action_can_be_taken_back_until_the_turn_ends() -> None:
    match = play(layout(british="boston new-york"), "british money.b-boston", "british pass")

    match.undo(0, match.first_free(0))  # type: ignore[arg-type]

    assert (12, 2) == (match.state.players["british"].money, match.state.actions)


def test_nobody_takes_back_what_the_other_side_has_answered() -> None:
    match = play(
        layout(board={"fort-halifax": "british village"}, british="rangers norfolk"),
        "british ambush.b-rangers",
    )
    question = match.pending[1]  # type: ignore[index]
    play(match, f"french {question.default}")

    undo = match.can_undo(0)  # type: ignore[arg-type]

    assert undo is not None
    assert (0, 1) == undo.agree


# Ends


def ending(side: str, **pieces: int) -> Match:  # type: ignore[type-arg]
    """The start of a side's turn when it has so many pieces left."""
    before = "french" if side == "british" else "british"
    state = layout(active=before, actions=0)
    for name, number in pieces.items():
        setattr(state.players[side], name, number)  # type: ignore[index]
    return Match.resume(GAME, state)


@pytest.mark.parametrize(
    ("pieces", "reason"),
    [
        ({"villages": 0}, "villages"),
        ({"towns": 0}, "towns"),
        ({"captured_villages": 6}, "captured"),
        ({"captured_towns": 3}, "captured"),
        ({"captured_villages": 2, "captured_towns": 2}, "captured"),
    ],
)
@pytest.mark.parametrize("side", ["british", "french"])
def test_the_match_ends_at_the_start_of_a_turn(
    side: str, pieces: dict[str, int], reason: str
) -> None:
    match = ending(side, **pieces)

    match.answer(1 if side == "british" else 0, "end")  # type: ignore[arg-type]

    assert match.outcome is not None
    assert f"outcome-{reason}" == match.outcome.reason.id


def test_eleven_captured_points_are_not_enough() -> None:
    match = ending("british", captured_villages=5)

    match.answer(1, "end")  # type: ignore[arg-type]

    assert match.outcome is None


def test_only_the_player_whose_turn_begins_is_looked_at() -> None:
    state = layout(active="british", actions=0)
    state.players["british"].villages = 0

    match = play(state, "british end")

    assert match.outcome is None


@pytest.mark.parametrize("attacker", ["british", "french"])
def test_no_end_while_a_siege_is_in_progress(attacker: str) -> None:
    place = "louisbourg" if attacker == "british" else "pemaquid"
    state = layout(
        sieges={attacker: f"{place} +1 militia"},  # type: ignore[dict-item]
        active="french",
        actions=0,
    )
    if attacker == "french":
        state.sieges["french"].marker = 0
    state.players["british"].villages = 0

    match = play(state, "french end")

    assert match.outcome is None


def test_a_siege_won_as_the_turn_begins_was_still_in_progress() -> None:
    state = layout(sieges={"french": "pemaquid -1 f-militia"}, active="french", actions=0)
    state.players["british"].villages = 0

    match = play(state, "french end")

    assert {} == match.state.sieges
    assert {"british": "turn.action"} == asked(match)


def test_points_count_towns_twice_and_what_was_captured() -> None:
    state = layout(board={"deerfield": "british town", "oswego": "british village",
                          "fort-stanwix": "british village"})  # fmt: skip
    state.players["british"].captured_villages = 2
    state.players["british"].captured_towns = 1

    # 17 at the start, Deerfield 8, Oswego 2, captured 4 and 4.
    assert 17 + 8 + 2 + 4 + 4 == points(state, "british")
    assert 29 == points(state, "french")


def test_the_french_win_a_tie() -> None:
    state = layout(active="french", actions=0)
    state.players["british"].captured_villages = 6

    match = play(state, "french end")

    assert (29, 29) == tuple(points(match.state, side) for side in ("british", "french"))
    assert match.outcome is not None
    assert ((1,), (0,)) == match.outcome.places
    assert (29, 29) == match.outcome.scores
    british, french = [{p.what.id: p.points for p in own} for own in match.outcome.parts]
    ids = ("part-villages", "part-towns", "part-captured", "part-auction")
    assert [dict(zip(ids, (9, 8, 12, 0), strict=True)), 29] == [british, sum(french.values())]


def test_more_points_win() -> None:
    state = layout(active="french", actions=0)
    state.players["british"].captured_villages = 7

    match = play(state, "french end")

    assert match.outcome is not None
    assert ((0,), (1,)) == match.outcome.places


def test_there_is_no_outcome_while_the_match_goes_on() -> None:
    assert outcome_of(layout()) is None
