"""Moves by command: each verb with its options."""

from __future__ import annotations

import pytest

from engine.core import IllegalAnswer, NotAsked, Seat
from engine.core.moves import TooEarly, answers_of, completions
from engine.core.moves import play as command
from engine.go_west.verbs import VERBS
from tests.engine.go_west.table import GoWestMatch, asked, block, play, supplies, table

ME, FOE = Seat(0), Seat(1)
VERB = {verb.name: verb for verb in VERBS}
HANDS = {0: "EP2 T01 T02 E20", 1: "G10"}


def give(match: GoWestMatch, name: str, **options: str) -> None:
    command(match, ME, VERB[name], options)


def test_play_makes_a_whole_move_and_leaves_its_end_to_be_confirmed() -> None:
    match = table(hands=HANDS)

    give(match, "play", card="EP2", elsewhere="west", wagons="n1e1")

    assert "turn.end" == asked(match).id
    assert ("R", "R") == (block(match, "east"), block(match, "west"))


def test_play_leaves_what_is_not_given_to_be_asked() -> None:
    match = table(hands=HANDS)

    give(match, "play", card="EP2")
    assert "play.elsewhere" == asked(match).id
    give(match, "play", elsewhere="west", wagons="n2")

    assert "turn.end" == asked(match).id


def test_play_takes_the_points_to_pay() -> None:
    match = table(hands=HANDS, supply={0: 2})

    give(match, "play", card="E20", pay="3")

    assert 0 == supplies(match)[ME]
    assert "RR" == block(match, "east")


def test_an_option_that_nothing_asks_for_is_refused() -> None:
    match = table(hands=HANDS)

    with pytest.raises(NotAsked):
        give(match, "play", card="T01", elsewhere="west")
    with pytest.raises(NotAsked):
        give(match, "play", card="T01", wagons="n1")
    assert "turn.action" == asked(match).id


def test_score_and_sell() -> None:
    match = table(hands=HANDS, supply={0: 1}, scorings=[1])
    give(match, "score", pay="3")
    assert 7 == match.state.players[ME].score

    match = table(hands=HANDS)
    give(match, "sell", card="EP2")
    assert ["EP2"] == match.state.discard


def test_double_then_play() -> None:
    match = table(hands=HANDS)

    give(match, "double")
    give(match, "play", card="T01")

    assert 2 == match.state.actions_left


def test_end_confirms_a_turn() -> None:
    match = table(hands=HANDS)
    give(match, "sell", card="EP2")

    give(match, "end")

    assert [FOE] == list(match.pending)


@pytest.mark.parametrize("first", ["sell", "score"])
def test_end_goes_on_to_the_second_action_and_not_past_it(first: str) -> None:
    match = table(hands=HANDS)
    give(match, "double")
    give(match, first, **({"card": "T01"} if first == "sell" else {}))

    give(match, "end")
    assert ("turn.action", [ME]) == (asked(match).id, list(match.pending))
    give(match, "end")

    assert [FOE] == list(match.pending)


def test_end_ends_nothing_that_has_not_begun() -> None:
    match = table(hands=HANDS)

    with pytest.raises(IllegalAnswer):
        give(match, "end")
    assert [ME] == list(match.pending)


def test_a_command_offers_what_its_question_offers() -> None:
    match = table(hands=HANDS)
    given = {"card": "EP2", "elsewhere": "west"}

    def keys(name: str, **options: str) -> list[str]:
        return [o.key for o in completions(match, ME, VERB["play"], options, name)]

    assert "EP2" in keys("card")
    assert ["great-plains", "midwest", "west"] == keys("elsewhere", card="EP2")
    assert ["n2", "n1e1"] == keys("wagons", **given)
    assert [] == keys("pay", card="EP2")


def test_no_command_reaches_past_the_draw() -> None:
    match = table(hands=HANDS)
    play(match, "0: double sell T01")

    answers = answers_of(match, ME, VERB["end"], {})

    assert [("end", False)] == answers
    assert not issubclass(NotAsked, TooEarly)


def test_the_others_cannot_move_for_one() -> None:
    match = table(hands=HANDS)

    with pytest.raises(IllegalAnswer):
        command(match, FOE, VERB["play"], {"card": "G10"})
