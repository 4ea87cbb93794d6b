"""Every match can be played to its end, saved, and left to time."""

from __future__ import annotations

import pytest

from engine.core import Config, ContentError, Match, Number, One, Question, Rng, Some
from tests.contract.matches import (
    AnyGame,
    autopilot,
    deal,
    every_game,
    paper,
    position,
    questions_of,
    views,
)


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_autopilots_end_every_match(game: AnyGame, seed: int) -> None:
    chance = Rng(seed)
    match = deal(game, chance)
    for _ in range(3000):
        if match.outcome is not None:
            break
        autopilot(match, chance.pick(sorted(match.pending)), chance)
    assert match.outcome is not None
    assert {} == match.pending == match.asides
    assert match.state.everyone == sorted(s for place in match.outcome.places for s in place)
    assert match.state.seats == len(match.outcome.scores)
    if match.outcome.parts:
        summed = [sum(part.points for part in own) for own in match.outcome.parts]
        assert summed == list(match.outcome.scores)


@every_game
def test_the_same_seed_and_answers_play_the_same_match(game: AnyGame) -> None:
    twice = zip(questions_of(game, 1, 60), questions_of(game, 1, 60), strict=True)
    for (one, _), (two, _) in twice:
        assert paper(one) == paper(two)


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_a_match_can_be_saved_and_loaded_at_every_question(game: AnyGame, seed: int) -> None:
    for match, _ in questions_of(game, seed):
        for again in (Match.from_json(game, match.to_json()), match.copy()):
            everyone = match.state.everyone
            assert position(match, *everyone) == position(again, *everyone)
            assert match.since == again.since
            assert match.to_json() == again.to_json()
            assert views(match) == views(again)
            assert [] == again.opening
            assert [] == again.checkpoints


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_time_outs_end_any_wait(game: AnyGame, seed: int) -> None:
    for i, (match, _) in enumerate(questions_of(game, seed)):
        if i % 20 == 0:
            left = match.copy()
            for _round in range(1000):
                left.expire(list(left.pending))
                if left.outcome is not None or len(left.checkpoints) > 2:
                    break
            # Whoever never acts may never win, but holds nobody up.
            assert left.outcome is not None or len(left.checkpoints) > 2


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_what_never_changes_stays(game: AnyGame, seed: int) -> None:
    first: object = None
    for match, _ in questions_of(game, seed):
        first = game.census(match.state) if first is None else first
        assert first == game.census(match.state)


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_questions_can_be_shown_and_typed(game: AnyGame, seed: int) -> None:
    for match, _ in questions_of(game, seed):
        for question in (*match.pending.values(), *match.asides.values()):
            assert typeable(question), question


def typeable(question: Question) -> bool:
    """Whether each answer can be told apart from others in a command and on a button."""
    match question:
        case One(options=options) | Some(options=options):
            return all(o.key == o.key.strip() and not set(o.key) & set(", :") for o in options)
        case Number():
            return question.least <= question.default <= question.most


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_copies_live_apart(game: AnyGame, seed: int) -> None:
    for match, chance in questions_of(game, seed, 60):
        before = paper(match)
        scratch = match.copy()
        for _ in range(3):
            if scratch.outcome is None:
                autopilot(scratch, chance.pick(sorted(scratch.pending)), chance)
        assert before == paper(match)


@every_game
def test_a_table_cannot_choose_what_there_is_not(game: AnyGame) -> None:
    few = min(game.seats)
    wrong = [
        Config(0),
        Config(max(game.seats) + 1),
        Config(few, {"no-such-option": "yes"}),
        *(Config(few, {option.id: "no-such-value"}) for option in game.options),
    ]
    for config in wrong:
        with pytest.raises(ValueError, match=game.name):
            Match.start(game, config, 1)


@every_game
def test_a_host_file_that_cannot_be_played_is_refused(game: AnyGame) -> None:
    for name, check in game.checks.items():
        for text in ("", "[", "no-such-field = 1", "x" * 1000, "[" * 5000):
            with pytest.raises(ContentError):
                check(text)
            with pytest.raises(ContentError):
                Match.start(game, Config(min(game.seats), host_choices={name: text}), 1)
