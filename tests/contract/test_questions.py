"""The three kinds of question: what is legal, and which questions are a rule's fault."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core import (
    IllegalAnswer,
    Number,
    One,
    Option,
    Question,
    Rng,
    Some,
    Text,
    allows,
    any_answer,
)


def options(*keys: str) -> tuple[Option, ...]:
    return tuple(Option(key, Text("word")) for key in keys)


ONE = One("one", options("a", "b"), "a")
SOME = Some("some", options("a", "b", "c"), 1, 2, ("a",))
NUMBER = Number("number", 1, 3, 1)


@pytest.mark.parametrize(
    ("question", "raw"),
    [(ONE, "b"), (SOME, ("b",)), (SOME, ["c", "a"]), (NUMBER, 1), (NUMBER, 3)],
)
def test_what_is_offered_may_be_answered(question: Question, raw: object) -> None:
    assert allows(question, raw)


@pytest.mark.parametrize(
    ("question", "raw"),
    [
        (ONE, "c"),
        (ONE, ("a",)),
        (ONE, 0),
        (ONE, None),
        (SOME, "a"),
        (SOME, ()),
        (SOME, ("a", "a")),
        (SOME, ("a", "b", "c")),
        (SOME, ("a", "d")),
        (SOME, {"a": "b"}),
        (SOME, ([],)),
        (NUMBER, 0),
        (NUMBER, 4),
        (NUMBER, "1"),
        (NUMBER, 1.0),
        (NUMBER, True),
    ],
)
def test_nothing_else_may_be_answered(question: Question, raw: object) -> None:
    with pytest.raises(IllegalAnswer, match=question.id):
        question.parse(raw)


def test_some_are_answered_in_the_order_of_the_options() -> None:
    assert ("a", "c") == SOME.parse(["c", "a"])


@pytest.mark.parametrize(
    "fault",
    [
        lambda: One("q", (), "a"),
        lambda: One("q", options("a"), "b"),
        lambda: One("q", options("a", "a"), "a"),
        lambda: One("q", options("a" * 41), "a" * 41),
        lambda: One("q", options(""), ""),
        lambda: Some("q", (), 0, 0, ()),
        lambda: Some("q", options("a"), 1, 1, ()),
        lambda: Some("q", options("a"), 1, 2, ("a",)),
        lambda: Some("q", options("a", "b"), 2, 1, ("a",)),
        lambda: Some("q", options("a" * 21), 0, 1, ()),
        lambda: Number("q", 2, 1, 1),
        lambda: Number("q", 1, 3, 4),
    ],
)
def test_a_question_that_cannot_be_answered_is_a_fault(fault: Callable[[], Question]) -> None:
    with pytest.raises(AssertionError, match="q: "):
        fault()


@pytest.mark.parametrize(("question", "answers"), [(ONE, 2), (SOME, 6), (NUMBER, 3)])
def test_chance_gives_every_legal_answer_and_no_other(question: Question, answers: int) -> None:
    chance = Rng(1)
    assert answers == len({question.parse(any_answer(question, chance)) for _ in range(200)})
