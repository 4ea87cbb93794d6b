"""Every question has a topic of the rules, and what can't be done has a reason that is true."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import (
    IllegalAnswer,
    NoReasons,
    One,
    Option,
    Rng,
    Seat,
    Text,
    Verb,
    beginnings,
    begins,
    topic_of,
    topic_of_verb,
)
from engine.core.moves import answers_of, completions, targets_of
from tests.contract.matches import AnyGame, AnyMatch, encode, every_game, questions_of
from tests.contract.secrets import redeal

SEEDS = 3


def option(key: str, group: str | None = None) -> Option:
    return Option(key, Text("word"), group=group)


@every_game
def test_every_question_has_a_topic_that_exists(game: AnyGame) -> None:
    assert set() == set(game.topics.values()) - set(game.rules)
    untold = set[str]()
    for seed in range(SEEDS):
        for match, _ in questions_of(game, seed):
            for asked in (match.pending, match.asides):
                untold |= {q.id for q in asked.values() if topic_of(game.topics, q.id) is None}
    assert set() == untold


@every_game
def test_every_command_has_a_topic_and_questions_to_begin_with(game: AnyGame) -> None:
    assert {} == {
        verb.name: beginnings(verb)
        for verb in game.verbs
        if not beginnings(verb) or topic_of_verb(game.topics, verb) is None
    }
    named = {topic.removeprefix("/") for topic in game.topics if topic.startswith("/")}
    assert set() == named - {verb.name for verb in game.verbs}


@every_game
def test_a_topic_is_named_for_what_can_be_asked(game: AnyGame) -> None:
    asked = {question for verb in game.verbs for question in verb.answers}
    asked |= {
        target.question
        for verb in game.verbs
        for name in verb.options
        for target in targets_of(verb, name)
    }
    named = {topic for topic in game.topics if not topic.startswith("/")}
    assert set() == {
        topic
        for topic in named
        if not any(question == topic or question.startswith(f"{topic}.") for question in asked)
    }


@every_game
def test_a_command_that_can_begin_can_be_given(game: AnyGame) -> None:
    begun = 0
    for seed in range(SEEDS):
        for match, chance in questions_of(game, seed, 100):
            seat = chance.pick(match.state.everyone)
            verb = chance.pick(game.verbs)
            if begins(verb, match.pending.get(seat), match.asides.get(seat)):
                assert can_be_given(match, seat, verb), (verb.name, match.pending.get(seat))
                begun += 1
    assert begun > 5


def can_be_given(match: AnyMatch, seat: Seat, verb: Verb) -> bool:
    try:
        answers_of(match, seat, verb, {})
    except IllegalAnswer:
        return any(completions(match, seat, verb, {}, name) for name in verb.options)
    return True


@every_game
@pytest.mark.parametrize("seed", range(SEEDS))
def test_what_can_be_done_has_no_reason_against_it(game: AnyGame, seed: int) -> None:
    for match, _ in questions_of(game, seed, 250):
        for seat in match.pending:
            asked, aside = match.pending.get(seat), match.asides.get(seat)
            view = match.view(seat)
            for verb in game.verbs:
                if begins(verb, asked, aside):
                    assert () == game.why_not(view, verb.name), (seed, match.seq, verb.name)


@every_game
def test_reasons_tell_nothing_of_what_is_hidden(game: AnyGame) -> None:
    compared = 0
    for match, chance in questions_of(game, 1, 120):
        base = bytes(msgspec.json.decode(match.to_json(), type=dict[str, msgspec.Raw])["base"])
        seat = chance.pick(match.state.everyone)
        one, two = (msgspec.json.decode(base, type=game.state_type) for _ in range(2))
        redeal(game, two, seat, Rng(chance.below(1 << 64)))
        assert reasons(game, one, seat) == reasons(game, two, seat)
        compared += 1
    assert compared > 20


def reasons(game: AnyGame, state: object, seat: Seat) -> bytes:
    view = game.view(state, seat)
    wished = game.wishes(view)
    names = [*(verb.name for verb in game.verbs), *(option.key for option in wished)]
    return encode([wished, [game.why_not(view, name) for name in names]])


@every_game
def test_every_wish_has_a_reason_against_it_and_no_commands_name(game: AnyGame) -> None:
    for match, _ in questions_of(game, 2, 120):
        for seat in match.state.everyone:
            view = match.view(seat)
            wished = game.wishes(view)
            assert [] == [option.key for option in wished if not game.why_not(view, option.key)]
            keys = [option.key for option in wished]
            assert len(keys) == len({*keys} - {verb.name for verb in game.verbs})


def test_a_topic_stands_for_all_that_begins_so() -> None:
    topics = {"plan": "planning", "plan.pay": "paying"}

    assert "planning" == topic_of(topics, "plan.pawn.decide")
    assert "paying" == topic_of(topics, "plan.pay")
    assert topic_of(topics, "planning") is None


def test_a_command_has_its_own_topic_or_that_of_its_question() -> None:
    verb = Verb("camp", {"turn.action": "camp"})

    assert "camping" == topic_of_verb({"turn": "turn", "/camp": "camping"}, verb)
    assert "turn" == topic_of_verb({"turn": "turn"}, verb)
    assert topic_of_verb({}, verb) is None


FIXED = Verb("camp", {"turn": "camp"}, {"with": ("camp.with",)})
GROUPED = Verb("play", {}, {"card": ("turn#play",), "again": ("act=more",), "at": ("act",)})
ANY = Verb("act", {}, {"again": ("act=more",), "at": ("act",), "with": ("camp.with",)})
BESIDE = Verb("curse", {}, {"whom": ("curse",)}, aside=True)


@pytest.mark.parametrize(
    ("verb", "key", "group", "question", "expected"),
    [
        (FIXED, "camp", None, "turn", True),
        (FIXED, "end", None, "turn", False),
        (FIXED, "x", None, "camp.with", False),
        (GROUPED, "x", "play", "turn", True),
        (GROUPED, "x", "recruit", "turn", False),
        (GROUPED, "x", None, "act", False),
        (ANY, "x", None, "act", True),
        (ANY, "x", None, "camp.with", True),
        (ANY, "x", None, "turn", False),
        (BESIDE, "x", None, "curse", False),
    ],
)
def test_a_command_begins_where_its_first_answer_is_offered(
    verb: Verb, key: str, group: str | None, question: str, expected: bool
) -> None:
    asked = One(question, (option(key, group),), key)

    assert expected is begins(verb, asked, None)


def test_what_is_beside_a_question_begins_with_an_aside() -> None:
    aside = One("curse", (option("1"),), "1")

    assert begins(BESIDE, None, aside)
    assert not begins(ANY, None, aside)


def test_a_game_may_know_no_reasons() -> None:
    assert () == NoReasons().why_not(None, "camp")
