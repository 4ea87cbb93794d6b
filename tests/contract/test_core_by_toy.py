"""What the toy shows of the core."""

from __future__ import annotations

import pytest

from engine.core import Config, Match
from engine.toy.game import Toy
from tests.contract.matches import FOE, ME, THIRD, rolling, toy


def test_an_aside_may_leave_nothing_to_ask() -> None:
    match = toy(hands=[["raid"], ["block"]])
    match.answer(ME, "raid")
    assert "raid.cards" == match.pending[ME].id

    match.answer(FOE, "0", aside=True)
    match.answer(ME, "raid")

    assert {ME: "turn.end"} == {seat: q.id for seat, q in match.pending.items()}


def test_an_aside_with_a_question_keeps_sealed_answers() -> None:
    match = rolling()
    match.answer(ME, "again")
    match.answer(THIRD, "1", aside=True)
    assert {FOE: "curse.drop"} == {seat: q.id for seat, q in match.pending.items()}

    match.answer(FOE, "block")

    assert [FOE, THIRD] == sorted(match.pending)


def test_an_aside_that_leaves_only_sealed_answers_reveals_them() -> None:
    hands = [[f"raid.{n}" for n in range(2, 7)], [f"block.{n}" for n in range(2, 7)]]
    match = toy(hands=hands, stage="night")
    match.answer(ME, ["raid.2"])

    match.answer(ME, "1", aside=True)
    events = match.answer(FOE, "block.2")

    assert ["cursed", "night-fell", "omen-appeared"] == [event.id for event in events]
    assert match.state.stage == "vote"


def test_a_sealed_answer_that_became_illegal_is_asked_again() -> None:
    hands = [[f"raid.{n}" for n in range(2, 8)], [f"block.{n}" for n in range(2, 7)]]
    match = toy(hands=hands, stage="night")
    match.answer(ME, ["raid.2", "raid.3"])
    match.answer(FOE, "0", aside=True)

    match.answer(ME, "raid.2")

    assert [ME, FOE] == sorted(match.pending)
    assert match.seq == match.since[ME]


def test_a_sealed_answer_is_taken_back_alone() -> None:
    match = rolling()
    match.answer(ME, "again")
    match.answer(FOE, "again")

    match.undo(ME)

    assert [ME, THIRD] == sorted(match.pending)


def test_the_last_sealed_answer_has_seen_the_others() -> None:
    match = rolling(2)
    match.answer(ME, "keep")
    match.answer(FOE, "keep")

    undo = match.can_undo(FOE)

    assert undo is not None
    assert (ME, FOE) == undo.agree


def test_what_another_has_taken_back_was_seen_all_the_same() -> None:
    match = toy(hands=[["raid"], ["block"]])
    match.move(ME, [("raid", False), (("raid",), False), ("1", False)])
    match.answer(FOE, "block")
    match.undo(FOE)

    undo = match.can_undo(ME)

    assert undo is not None
    assert (ME, FOE) == undo.agree


def test_an_agreed_undo_rolls_other_dice() -> None:
    dice = set()
    for turn_back in range(6):
        match = rolling(2)
        for _ in range(turn_back):
            match.undo(FOE, agreed=(ME, FOE))
            match.undo(ME)
            match.answer(ME, "1")
            match.answer(FOE, "none")
        dice.add(match.state.die)
    assert len(dice) > 1


def test_a_rule_that_raises_changes_nothing() -> None:
    match = toy()
    match.answer(ME, "take")
    before = match.to_json()
    match.state.gold = "broken"  # type: ignore[assignment]

    with pytest.raises(TypeError):
        match.answer(ME, 2)

    assert before == match.to_json()
    assert [3, 3] == match.state.gold


def test_an_older_save_is_turned_into_todays() -> None:
    class Newer(Toy):
        version = 2

        def upgrade(self, data: dict[str, object], version: int) -> dict[str, object]:
            return {**data, "grit": version + 4}

    match = Match.from_json(Newer(), toy().to_json())

    assert 5 == match.state.grit


def test_history_keeps_the_last_checkpoint_of_a_phase() -> None:
    match = Match.start(Toy(), Config(2), 1)
    for raw in ("hunt", "hill", "build", "wood"):
        match.answer(ME, raw)

    assert ["start", "1.plan.0"] == [checkpoint.phase for checkpoint in match.checkpoints]
    assert 4 == match.checkpoints[-1].seq
