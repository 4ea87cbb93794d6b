"""A whole match of two in players' words.

Each line of `whole_match.txt` is an action with all its answers, then what the table shows after
it: the scores, the supplies, and the wagons from New England to California.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.core import Config, Match, Seat
from tests.engine.go_west.table import GO_WEST, GoWestMatch, ids, play, scores, supplies

SCRIPT = (Path(__file__).parent / "whole_match.txt").read_text("utf-8")
SEED = 157


def start() -> GoWestMatch:
    return Match.start(GO_WEST, Config(2, {"start": "first-seat"}), SEED)


def lines() -> Iterator[tuple[str, str]]:
    for line in SCRIPT.splitlines():
        action, _, shown = line.partition(" | ")
        yield action.rstrip(), shown


def shown_by(match: GoWestMatch) -> str:
    counts = scores(match), supplies(match), match.state.wagons
    return " | ".join(" ".join(map(str, each)) for each in counts)


def test_a_whole_match_goes_as_it_was_written_down() -> None:
    match = start()
    told = set()
    for action, shown in lines():
        told.update(ids(play(match, action)))
        assert f"{action} | {shown}" == f"{action} | {shown_by(match)}"

    assert match.outcome is not None
    assert ("ended-wagons", (40, 52)) == (match.outcome.reason.id, match.outcome.scores)
    assert ((Seat(1),), (Seat(0),)) == match.outcome.places
    assert {"placed-pushing", "skipped-placing", "tokens-returned", "reshuffled", "sold"} <= told


def test_it_goes_the_same_way_when_it_is_saved_and_loaded_before_every_answer() -> None:
    match, whole = start(), start()
    for action, _ in lines():
        play(whole, action)
        seat, answers = action.split(":")
        for answer in answers.split():
            match = Match.from_json(GO_WEST, match.to_json())
            match.answer(Seat(int(seat)), answer)

    assert whole.state == match.state
    assert whole.outcome == match.outcome


def test_every_save_of_it_is_short() -> None:
    match = start()
    longest = 0
    for action, _ in lines():
        seat, answers = action.split(":")
        for answer in answers.split():
            match.answer(Seat(int(seat)), answer)
            longest = max(longest, len(match._run.log))

    assert longest <= 5


def test_its_history_has_one_checkpoint_for_each_turn() -> None:
    match = start()
    for action, _ in lines():
        play(match, action)

    turns = [f"{turn}.turn.{(turn - 1) % 2}" for turn in range(1, match.state.turn + 1)]
    assert [*turns, "end"] == [checkpoint.phase for checkpoint in match.checkpoints]
