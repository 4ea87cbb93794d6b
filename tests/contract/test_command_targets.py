"""Options of commands that answer one group of a question, or say how often something is done."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from engine.core import (
    Config,
    Context,
    IllegalAnswer,
    Match,
    NotAsked,
    One,
    Option,
    Rng,
    Script,
    Verb,
    ask,
)
from engine.core.moves import NotTimes, Target, answers_of, completions, play, targets_of
from engine.toy.game import Toy
from engine.toy.state import State, cards, words
from tests.contract.matches import FOE, ME, AnyGame, AnyMatch, every_game, questions_of, toy
from tests.contract.repeating import RAID, Repeating

BLOCK, ALLOW = (verb for verb in Toy.verbs if verb.name in ("block", "allow"))
DEAL = Verb("deal", {}, {"keep": ("deal#raid",), "give": ("deal#spice", "deal#block")})


class Dealing(Toy):
    """A card of the hand is chosen, by its kind."""

    def script(self, state: State, ctx: Context) -> Script[None]:
        options = (*(grouped(card) for card in state.hands[ME]), *words("none"))
        chosen = yield from ask(ctx, ME, lambda: One("deal", options, "none"))
        if chosen != "none":
            state.hands[ME].remove(chosen)
        yield from ask(ctx, ME, lambda: One("end", words("end"), "end"))


def grouped(card: str) -> Option:
    [option] = cards(card)
    return msgspec.structs.replace(option, group=option.kind)


def start(game: AnyGame, *hand: str) -> AnyMatch:
    state = game.setup(Config(2), Rng(1))
    state.hands[ME], state.gold[ME] = list(hand), 0
    return Match.resume(game, state)


def repeating(limit: int = 12, shows: int = 0) -> AnyMatch:
    game = Repeating()
    game.limit, game.shows = limit, shows
    return start(game, "raid", "spice")


def answers(match: AnyMatch, verb: Verb, given: Mapping[str, str]) -> list[object]:
    return [raw for raw, _ in answers_of(match, ME, verb, given)]


def offered(match: AnyMatch, verb: Verb, given: Mapping[str, str], name: str) -> list[str]:
    return [option.key for option in completions(match, ME, verb, given, name)]


# One group


def test_a_target_is_written_in_three_ways() -> None:
    assert Target("turn.action") == Target.of("turn.action")
    assert Target("turn.action", group="play") == Target.of("turn.action#play")
    assert Target("act.again", again="again") == Target.of("act.again=again")


def raided(*hand: str) -> AnyMatch:
    match = toy(hands=[["raid"], list(hand)])
    match.move(ME, [("raid", False), (("raid",), False), ("1", False)])
    return match


def test_an_option_is_offered_its_group_alone() -> None:
    match = raided("block", "block.2", "spice")

    assert ["block", "block.2"] == [o.key for o in completions(match, FOE, BLOCK, {}, "card")]
    assert [] == [o.key for o in completions(raided("spice"), FOE, BLOCK, {}, "card")]


def test_an_option_takes_its_group_alone() -> None:
    match = raided("block", "spice")

    with pytest.raises(IllegalAnswer, match=r"^raid\.block$"):
        play(match, FOE, BLOCK, {"card": "none"})
    assert [("block", False)] == answers_of(match, FOE, BLOCK, {"card": "block"})
    assert [("none", False)] == answers_of(match, FOE, ALLOW, {})


def test_options_of_a_verb_share_a_question_by_its_groups() -> None:
    match = start(Dealing(), "raid", "spice", "block")

    assert ["raid"] == offered(match, DEAL, {}, "keep")
    assert ["spice", "block"] == offered(match, DEAL, {}, "give")
    assert ["raid"] == answers(match, DEAL, {"keep": "raid"})
    assert ["block"] == answers(match, DEAL, {"give": "block"})
    for given in ({"keep": "block"}, {"give": "raid"}, {"give": "none"}):
        with pytest.raises(IllegalAnswer, match=r"^deal$"):
            answers_of(match, ME, DEAL, given)
    with pytest.raises(NotAsked, match=r"^give$"):
        answers_of(match, ME, DEAL, {"keep": "raid", "give": "block"})


# How often


@pytest.mark.parametrize("n", [1, 2, 5, 9])
def test_the_first_time_needs_no_answer_and_the_others_one_each(n: int) -> None:
    assert ["raid", *["again"] * (n - 1)] == answers(repeating(), RAID, {"again": str(n)})


def test_after_the_last_time_the_player_is_asked() -> None:
    match = repeating()
    play(match, ME, RAID, {"again": " 3 "})

    assert 3 == match.state.gold[ME]
    assert "roll.again" == match.pending[ME].id


def test_what_is_typed_is_the_most() -> None:
    match = repeating(limit=2)

    assert ["raid", "again", "spice"] == answers(match, RAID, {"again": "9", "with": "spice"})


def test_what_is_shown_stops_it() -> None:
    match = repeating(shows=3)
    play(match, ME, RAID, {"again": "9"})

    assert 3 == match.state.gold[ME]
    assert match.revealed


def test_where_the_answer_is_not_offered_nothing_is_said() -> None:
    match = repeating()
    verb = Verb("raid", {"turn.action": "raid"}, {"again": ("roll.again=onward",)})

    assert ["raid"] == answers(match, verb, {"again": "4"})


@pytest.mark.parametrize("typed", ["0", "10", "-1", "1.5", "two", "2, 3", "²", "٣"])
def test_anything_but_a_whole_number_from_1_to_9_is_refused(typed: str) -> None:
    match = repeating()
    with pytest.raises(NotTimes, match=r"^again$"):
        play(match, ME, RAID, {"again": typed})

    assert 0 == match.seq
    assert [] == offered(match, RAID, {"again": typed}, "with")


def test_three_numbers_are_offered() -> None:
    match = repeating()

    assert ["1", "2", "3"] == offered(match, RAID, {}, "again")
    assert [] == offered(match, RAID, {"again": "1"}, "again")


def test_what_comes_after_is_offered_as_far_as_it_is_reached() -> None:
    assert ["raid", "spice"] == offered(repeating(limit=2), RAID, {"again": "2"}, "with")
    assert [] == offered(repeating(), RAID, {"again": "2"}, "with")


# In every game


@every_game
def test_an_option_is_offered_what_it_may_answer_alone(game: AnyGame) -> None:
    offered = 0
    for match, _ in questions_of(game, 3):
        for seat, question in match.pending.items():
            if not isinstance(question, One):
                continue
            for verb in game.verbs:
                for name, targets in grouped_options(verb, question.id):
                    offers = completions(match, seat, verb, {}, name)
                    assert {each.group for each in offers} <= {to.group for to in targets}
                    assert all(each in question.options for each in offers)
                    offered += len(offers)
    assert offered or not any("#" in each for verb in game.verbs for each in written(verb))


@every_game
def test_an_option_that_says_how_often_does_nothing_else(game: AnyGame) -> None:
    for verb in game.verbs:
        for name in verb.options:
            says_times = [to.again is not None for to in targets_of(verb, name)]
            assert all(says_times) or not any(says_times)


def written(verb: Verb) -> list[str]:
    return [each for ids in verb.options.values() for each in ids]


def grouped_options(verb: Verb, question: str) -> list[tuple[str, list[Target]]]:
    """The options of a verb that answer groups of a question, each with those groups."""
    if verb.aside or question in verb.answers:
        return []
    found = [
        (name, [to for to in targets_of(verb, name) if to.question == question])
        for name in verb.options
    ]
    return [(name, to) for name, to in found if to and all(each.group for each in to)]
