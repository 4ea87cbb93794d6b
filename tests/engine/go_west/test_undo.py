"""What can be taken back: everything up to the draw."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import IllegalAnswer, Seat
from tests.engine.go_west.table import GoWestMatch, asked, play, supplies, table

ME, FOE = Seat(0), Seat(1)
HANDS = {0: "EP2 T01 T02", 1: "G10"}


def is_free(match: GoWestMatch, to: int | None = None) -> bool:
    undo = match.can_undo(ME, to)
    return undo is not None and not undo.agree


def test_a_whole_card_can_be_taken_back_before_the_turn_is_ended() -> None:
    match = table(hands=HANDS)
    before = msgspec.json.encode(match.state)

    play(match, "0: play EP2 midwest n2")
    assert is_free(match, to=0)
    match.undo(ME, to=0)

    assert before == msgspec.json.encode(match.state)
    assert "turn.action" == asked(match).id


def test_each_choice_can_be_taken_back_alone() -> None:
    match = table(hands=HANDS)
    questions = []
    play(match, "0: play EP2 midwest n2")
    while match.can_undo(ME):
        assert is_free(match)
        match.undo(ME)
        questions.append(asked(match).id)

    assert ["play.wagons", "play.elsewhere", "play.card", "turn.action"] == questions


def test_a_sale_a_scoring_and_a_declared_double_turn_can_be_taken_back() -> None:
    for line in ("sell T01", "score", "double", "double score", "double sell T01"):
        match = table(hands=HANDS)
        before = supplies(match), match.view(ME)

        play(match, f"0: {line}")
        assert is_free(match, to=0)
        match.undo(ME, to=0)

        assert before == (supplies(match), match.view(ME))


def test_after_the_draw_nothing_can_be_taken_back() -> None:
    match = table(hands=HANDS)

    play(match, "0: play T01 end")

    assert match.can_undo(ME) is None
    with pytest.raises(IllegalAnswer):
        match.undo(ME)


def test_between_the_actions_of_a_double_turn_the_first_stands() -> None:
    for first in ("sell T01", "score"):
        match = table(hands=HANDS)
        play(match, f"0: double {first} end")
        assert match.can_undo(ME) is None
        play(match, "0: play")
        assert is_free(match)


def test_what_was_taken_back_can_be_given_again() -> None:
    match = table(hands=HANDS)
    play(match, "0: play EP2 midwest n2")
    view = match.view(FOE)

    match.undo(ME, to=0)
    match.redo(ME)

    assert view == match.view(FOE)


def test_a_save_in_the_middle_of_a_turn_goes_on_where_it_was() -> None:
    match = table(hands=HANDS)

    play(match, "0: double play EP2 midwest")
    again = match.copy()

    assert match.pending == again.pending
    play(again, "0: n1e1 end sell T02 end")
    assert [FOE] == list(again.pending)
