"""What a game says of itself, and that commands reach everything it asks."""

from __future__ import annotations

import re

from engine.core import One, Verb
from engine.core.moves import targets_of
from engine.registry import GAMES
from tests.contract.matches import AnyGame, every_game, questions_of

WORD = re.compile(r"[a-z][a-z0-9-]*")
VALUE = re.compile("[a-z0-9-]+")  # the end of a message id


def different(names: list[str]) -> bool:
    return len(names) == len(set(names))


def test_games_are_listed_by_their_names() -> None:
    assert list(GAMES) == [game.name for game in GAMES.values()]
    assert different([game.command for game in GAMES.values()])
    assert any(not game.hidden for game in GAMES.values())


@every_game
def test_a_game_can_be_played_by_somebody(game: AnyGame) -> None:
    assert game.version >= 1
    assert 1 <= min(game.seats) <= max(game.seats)


@every_game
def test_what_a_table_may_choose_has_a_default(game: AnyGame) -> None:
    assert different([option.id for option in game.options])
    for option in game.options:
        assert different(list(option.values))
        assert option.default in option.values


@every_game
def test_names_can_be_typed_and_make_message_ids(game: AnyGame) -> None:
    typed = [name for verb in game.verbs for name in (verb.name, *verb.options)]
    chosen = [option.id for option in game.options]
    for name in (game.command, *typed, *chosen, *game.rules, *game.checks):
        assert WORD.fullmatch(name), name
    for value in (value for option in game.options for value in option.values):
        assert VALUE.fullmatch(value), value


@every_game
def test_nothing_is_listed_twice(game: AnyGame) -> None:
    assert different([verb.name for verb in game.verbs])
    assert different([card.id for card in game.cards])
    assert different(list(game.rules))


@every_game
def test_every_move_can_be_made_by_command(game: AnyGame) -> None:
    asked, beside = set[str](), set[str]()
    for seed in range(4):
        for match, _ in questions_of(game, seed):
            asked |= {question.id for question in match.pending.values()}
            beside |= {question.id for question in match.asides.values()}
    # A command that begins with an aside may go on, but answers nothing that is open.
    answers = {question for verb in game.verbs if not verb.aside for question in answered_by(verb)}
    assert set() == asked - answers
    asides = {question for verb in game.verbs if verb.aside for question in answered_by(verb)}
    assert set() == beside - asides


@every_game
def test_every_group_of_options_can_be_named_by_command(game: AnyGame) -> None:
    named = {to for verb in game.verbs for name in verb.options for to in targets_of(verb, name)}
    whole = {to.question for to in named if to.group is None and to.again is None}
    groups = {(to.question, to.group) for to in named}
    fixed = {(question, raw) for verb in game.verbs for question, raw in verb.answers.items()}
    missing = set[tuple[str, str]]()
    for seed in range(4):
        for match, _ in questions_of(game, seed):
            for question in match.pending.values():
                if isinstance(question, One) and question.id not in whole:
                    missing |= {
                        (question.id, option.group or option.key)
                        for option in question.options
                        if (question.id, option.group) not in groups
                        and (question.id, option.key) not in fixed
                    }
    assert set() == missing


def answered_by(verb: Verb) -> set[str]:
    options = {to.question for name in verb.options for to in targets_of(verb, name)}
    return {*verb.answers, *options}
