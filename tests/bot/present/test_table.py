"""A table holds what its viewer may see, and nothing else."""

from __future__ import annotations

import pytest

from bot.present.table import Given
from engine.core import Number, One, Option, Some, Text
from tests.bot.present.samples import NAMES, USERS, record_of, table, words_of
from tests.contract.matches import FOE, ME, THIRD, rolling, toy


def test_a_spectator_is_asked_nothing_and_takes_nothing_back() -> None:
    match = toy(hands=[["raid"], ["block"]])
    match.answer(ME, "raid")
    shown = table(match, None)

    assert (None, None, None, None, None, False) == (
        shown.question,
        shown.aside,
        shown.undo,
        shown.last,
        shown.restart,
        shown.can_redo,
    )
    assert () == shown.view.hand
    assert (ME,) == shown.waiting


def test_a_seat_has_its_own_question_and_not_another_ones() -> None:
    match = rolling(3)

    for seat in (ME, FOE, THIRD):
        shown = table(match, seat)
        assert match.pending[seat] == shown.question
        assert match.since[seat] == shown.since
        assert tuple(match.state.hands[seat]) == shown.view.hand


def test_the_last_answer_comes_with_its_question() -> None:
    match = toy(hands=[["raid", "raid.2"], ["block"]])
    question = match.pending[ME]
    match.answer(ME, "raid")
    shown = table(match, ME)

    assert Given(question, "raid") == shown.last
    assert shown.restart is None
    assert shown.free_undo is not None
    assert shown.free_undo == shown.undo


def test_the_last_aside_comes_with_its_question_too() -> None:
    match = toy(3, hands=[["raid"], ["block"], ["spice"]])
    aside = match.asides[THIRD]
    match.answer(THIRD, "0", aside=True)
    shown = table(match, THIRD)

    assert Given(aside, "0") == shown.last


def test_a_move_of_several_answers_can_be_restarted() -> None:
    match = toy(hands=[["raid", "raid.2"], ["block"]])
    before = match.to_json()
    match.answer(ME, "raid")
    match.answer(ME, ("raid",))
    shown = table(match, ME)

    assert 0 == shown.restart
    match.undo(ME, shown.restart)
    assert "turn.action" == match.pending[ME].id
    assert before != match.to_json()


def test_what_needs_consent_is_no_free_undo() -> None:
    match = toy(hands=[["raid", "raid.2"], ["block"]])
    match.answer(ME, "draw")
    shown = table(match, ME)

    assert shown.undo is not None
    assert (ME, FOE) == shown.undo.agree
    assert (None, None, None) == (shown.free_undo, shown.last, shown.restart)


def test_the_hash_over_what_others_were_asked_is_left_out() -> None:
    match = toy(hands=[["raid", "raid.2"], ["block"]])
    match.answer(ME, "raid")
    undo = match.can_undo(ME)
    shown = table(match, ME)

    assert undo is not None
    assert undo.answers[0].check
    assert shown.undo is not None
    assert [""] == [entry.check for entry in shown.undo.answers]


def test_looking_changes_nothing() -> None:
    match = toy(hands=[["raid", "raid.2"], ["block"]])
    match.answer(ME, "raid")
    before = match.to_json()
    for seat in (None, ME, FOE):
        table(match, seat)

    assert before == match.to_json()


@pytest.mark.parametrize(
    ("given", "ids"),
    [
        (Given(One("a", (Option("x", Text("tx")), Option("y", Text("ty"))), "x"), "y"), ["ty"]),
        (
            Given(
                Some("a", (Option("x", Text("tx")), Option("y", Text("ty"))), 0, 2, ()), ("y", "x")
            ),
            ["ty", "tx"],
        ),
        (Given(Some("a", (Option("x", Text("tx")),), 0, 1, ()), ()), []),
        (Given(Number("a", 1, 9, 1), 7), ["number"]),
    ],
)
def test_an_answer_is_put_into_texts(given: Given, ids: list[str]) -> None:
    assert ids == [text.id for text in given.texts]


def test_a_match_that_is_over_waits_for_nobody() -> None:
    match = toy()

    assert table(match, ME).running
    assert not table(match, ME, status="over").running
    assert not table(match, ME, status="cancelled").running


def test_the_link_leads_to_the_thread() -> None:
    match = toy()

    assert "https://discord.com/channels/1/3" == table(match, ME).link
    assert table(match, ME, thread=None).link is None


def test_the_others_are_named() -> None:
    shown = table(toy(3), FOE)

    assert "Anna and Čeněk" == shown.others(words_of(shown))
    assert NAMES[:3] == shown.names


def test_records_hold_a_user_for_each_seat() -> None:
    assert [*USERS[:2]] == [seat.user for seat in record_of(toy()).seats]
