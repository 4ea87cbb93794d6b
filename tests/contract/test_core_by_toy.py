"""What the toy shows of the core."""

from __future__ import annotations

from itertools import chain

import pytest

from engine.core import (
    Config,
    Context,
    Event,
    IllegalAnswer,
    Match,
    NotAsked,
    Number,
    Script,
    StaleAnswer,
    ask,
)
from engine.toy.game import Toy
from engine.toy.state import State
from tests.contract.matches import FOE, ME, THIRD, asked, rolling, toy


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


class WakesUp(Toy):
    """A toy where the night's stage goes on with a question."""

    def script(self, state: State, ctx: Context) -> Script[None]:
        yield from super().script(state, ctx)
        yield from ask(ctx, ME, lambda: Number("dreams", 1, 3, 1))


def test_whoever_makes_sealed_answers_known_by_an_aside_has_seen_them() -> None:
    hands = [[f"raid.{n}" for n in range(2, 7)], [f"block.{n}" for n in range(2, 7)]]
    night = toy(hands=hands, stage="night", deck=[], discard=[])
    match = Match.resume(WakesUp(), night.state)
    match.answer(ME, ["raid.2"])
    match.answer(ME, "1", aside=True)

    match.answer(FOE, "block.2")

    assert {ME: "dreams"} == asked(match)
    undo = match.can_undo(FOE)
    assert undo is not None
    assert (ME, FOE) == undo.agree


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
        version = Toy.version + 1

        def upgrade(self, data: dict[str, object], version: int) -> dict[str, object]:
            return {**data, "grit": version + 3}

    match = Match.from_json(Newer(), toy().to_json())

    assert 5 == match.state.grit


def test_history_keeps_the_last_checkpoint_of_a_phase() -> None:
    match = Match.start(Toy(), Config(2), 1)
    for raw in ("hunt", "hill", "build", "wood"):
        match.answer(ME, raw)

    assert ["start", "1.plan.0"] == [checkpoint.phase for checkpoint in match.checkpoints]
    assert 4 == match.checkpoints[-1].seq


def test_what_the_first_stage_opens_with_is_told() -> None:
    match = Match.start(Toy(), Config(2), 1)

    assert [Event("dawned", {"round": 1})] == match.opening
    assert [] == Match.from_json(Toy(), match.to_json()).opening


def test_the_order_in_which_some_are_named_does_not_matter() -> None:
    papers = []
    for chosen in (("raid", "raid.2"), ("raid.2", "raid")):
        match = toy(hands=[["raid", "raid.2"], ["block"]])
        match.move(ME, [("raid", False), (chosen, False)])
        papers.append(match.to_json())

    assert papers[0] == papers[1]


def test_a_seat_knows_what_it_may_take_back_alone() -> None:
    match = toy(hands=[["raid", "spice"], ["block", "spice.2"]])
    match.move(ME, [("draw", False)])
    drawn = match.seq
    match.answer(ME, "raid")
    ended = match.seq

    assert ["turn.action", "draw.drop"] == [entry.question for entry in match.own_answers(ME)]
    assert drawn == match.first_free(ME)
    match.undo(ME, match.first_free(ME))
    assert match.first_free(ME) is None
    assert () == match.own_answers(FOE)
    assert ended < match.seq


def test_a_whole_turn_without_a_barrier_starts_again_at_its_first_answer() -> None:
    match = toy()
    match.move(ME, [("take", False), (2, False)])

    match.undo(ME, match.first_free(ME))

    assert {ME: "turn.action"} == asked(match)
    assert [3, 3] == match.state.gold


def test_all_else_stands_when_a_sealed_answer_is_taken_back_from_amid_the_log() -> None:
    match = rolling()
    match.answer(ME, "again")
    match.answer(FOE, "keep")
    match.undo(ME)

    again = Match.from_json(Toy(), match.to_json())

    assert [ME, THIRD] == sorted(again.pending)
    again.redo(ME)
    assert [THIRD] == sorted(again.pending)


def test_a_sealed_answer_given_again_is_revealed_with_the_others() -> None:
    match = rolling()
    match.answer(ME, "again")
    match.answer(FOE, "keep")
    match.undo(ME)
    match.redo(ME)

    match.answer(THIRD, "keep")

    assert 1 == match.state.grit


def test_nobody_takes_back_alone_what_lies_before_an_unfinished_curse() -> None:
    match = rolling()
    match.answer(ME, "again")
    match.answer(THIRD, "1", aside=True)

    undo = match.can_undo(ME)

    assert undo is not None
    assert (ME, FOE, THIRD) == undo.agree
    assert match.first_free(ME) is None


def test_time_answers_only_what_stood_open_when_it_ran_out() -> None:
    match = Match.start(Toy(), Config(3), 1)
    match.answer(ME, "hunt")

    match.expire([ME, FOE])

    assert ["", "", ""] == match.state.drafts
    assert [False, True, False] == match.state.ready
    assert {ME: "plan.job", THIRD: "plan.job"} == asked(match)


def test_time_may_end_a_question_to_whoever_is_quickest() -> None:
    match = toy(3, stage="vote")

    match.expire([ME, FOE, THIRD])

    assert {ME: "vote.decide"} == asked(match)
    assert match.seq == match.since[ME]


def test_two_equal_answers_are_two_answers() -> None:
    match = rolling(2)
    seq = match.since[ME]
    match.answer(ME, "again", seq=seq)

    with pytest.raises(NotAsked):
        match.answer(ME, "again", seq=seq)
    match.answer(FOE, "again")

    with pytest.raises(StaleAnswer):
        match.answer(ME, "again", seq=seq)


def test_a_command_may_begin_with_what_becomes_impossible() -> None:
    match = toy(hands=[["raid"], ["block"]], gold=[2, 2])
    match.answer(ME, "raid")
    before = match.to_json()

    with pytest.raises(IllegalAnswer):
        match.move(ME, [("1", True), ("1", True)])

    assert before == match.to_json()


def test_the_steps_since_the_start_are_kept_for_the_store() -> None:
    match = toy()
    match.move(ME, [("take", False), (2, False)])
    match.undo(ME)

    assert ["turn.action", "take.amount"] == [step.question for step in match.steps]
    assert ["took"] == [event.id for event in match.steps[1].events]


@pytest.mark.parametrize("seed", [-1, 2**64, 2**70])
def test_any_number_deals_a_match(seed: int) -> None:
    match = Match.start(Toy(), Config(2), seed)

    assert match.to_json() == Match.from_json(Toy(), match.to_json()).to_json()


def test_a_host_may_replace_the_deck() -> None:
    chosen = {"deck": "raid = 12\nblock = 0\nspice = 8\n"}

    match = Match.start(Toy(), Config(2, host_choices=chosen), 1)

    cards = chain(match.state.deck, *match.state.hands)
    assert ["raid"] * 12 + ["spice"] * 8 == sorted(card.partition(".")[0] for card in cards)
