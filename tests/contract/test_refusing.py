"""What is refused, and that a refusal changes nothing."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import (
    Ask,
    BadSave,
    Context,
    IllegalAnswer,
    Match,
    Number,
    Question,
    Rng,
    RulesChanged,
    Script,
    Seat,
    StaleAnswer,
    any_answer,
)
from engine.toy.game import Toy
from engine.toy.state import State
from tests.contract.matches import (
    FOE,
    ME,
    AnyGame,
    asked,
    encode,
    every_game,
    paper,
    questions_of,
    step,
    toy,
)


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_a_cheating_answer_is_refused_and_changes_nothing(game: AnyGame, seed: int) -> None:
    for match, _ in questions_of(game, seed):
        before = paper(match)
        for seat in map(Seat, range(-1, match.state.seats + 1)):
            cheats: tuple[object, ...] = (
                "nonsense",
                True,
                -(10**9),
                10**9,
                ["x", "x"],
                ["x", 1],
                {},
                None,
                0.5,
            )
            for raw in cheats:
                for aside in (False, True):
                    with pytest.raises(IllegalAnswer):
                        match.answer(seat, raw, aside=aside)
        assert before == paper(match)


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_staleness_is_counted_per_question(game: AnyGame, seed: int) -> None:
    for match, chance in questions_of(game, seed):
        for seat, question in match.pending.items():
            with pytest.raises(StaleAnswer):
                match.answer(seat, any_answer(question, chance), seq=match.since[seat] - 1)
            match.copy().answer(seat, any_answer(question, chance), seq=match.since[seat])
        trial = match.copy()
        actor, _ = step(trial, chance)
        for seat, question in trial.pending.items():
            stands = seat != actor and same_for_the_eye(match.pending.get(seat), question)
            assert (match.since[seat] if stands else trial.seq) == trial.since[seat]


def same_for_the_eye(before: Question | None, now: Question) -> bool:
    """Whether a panel that shows the one shows the other: nobody sees what the default is."""
    shown = [name for name in now.__struct_fields__ if name != "default"]
    return type(before) is type(now) and all(
        getattr(before, name) == getattr(now, name) for name in shown
    )


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_changed_rules_are_noticed_and_the_match_falls_back(game: AnyGame, seed: int) -> None:
    noticed = 0
    for match, chance in questions_of(game, seed, 80):
        save = msgspec.json.decode(match.to_json())
        answers = [item for item in save["log"] if item["type"] == "answer"]
        if not answers:
            continue
        answers[-1]["check"] = "0" * 8
        with pytest.raises(RulesChanged) as caught:
            Match.from_json(game, encode(save))
        back = caught.value.match
        assert len(answers) == len(caught.value.lost)
        assert match.seq < back.seq
        assert encode(save["base"]) == encode(msgspec.json.decode(back.to_json())["base"])
        step(back, chance)
        noticed += 1
    assert noticed


@every_game
@pytest.mark.parametrize("seed", range(2))
def test_a_damaged_save_is_refused(game: AnyGame, seed: int) -> None:
    chance = Rng(seed)
    for match, _ in questions_of(game, seed, 60):
        whole = match.to_json()
        for _ in range(20):
            start = chance.below(len(whole))
            end = start + chance.below(20)
            damaged = whole[:start] + chance.pick((b"", b"{", b"1", b'"x"', b"null")) + whole[end:]
            loads_or_is_refused(game, damaged)


def loads_or_is_refused(game: AnyGame, damaged: bytes) -> None:
    # Damage may go unnoticed, such as another score; what loads must be playable.
    try:
        match = Match.from_json(game, damaged)
    except RulesChanged as changed:
        match = changed.match
    except BadSave:
        return
    assert match.to_json() == match.copy().to_json()


@every_game
@pytest.mark.parametrize(
    "garbage", [b"", b"nonsense", b"[]", b"{}", b"null", b"\xff\xfe", b"[" * 100_000]
)
def test_garbage_is_refused(game: AnyGame, garbage: bytes) -> None:
    with pytest.raises(BadSave):
        Match.from_json(game, garbage)


@every_game
def test_a_save_that_these_rules_cannot_have_made_is_refused(game: AnyGame) -> None:
    match, _ = next(questions_of(game, 1))
    save = msgspec.json.decode(match.to_json())

    wrong: tuple[dict[str, object], ...] = (
        {"game": "no-such-game"},
        {"version": game.version + 1},
        {"undone": [[]]},
        {"base": save["base"] | {"seats": 2**60}},
        {"base": save["base"] | {"no-such-field": 1}},
    )
    for changed in wrong:
        with pytest.raises(BadSave):
            Match.from_json(game, encode(save | changed))


@every_game
def test_answers_that_nobody_could_have_given_are_lost(game: AnyGame) -> None:
    for match, _ in questions_of(game, 2, 80):
        save = msgspec.json.decode(match.to_json())
        answers = [item for item in save["log"] if item["type"] == "answer"]
        for wrong in ({"raw": "nonsense"}, {"seat": 99}, {"question": "no.such"}):
            if answers:
                log = [*save["log"][:-1], save["log"][-1] | wrong]
                with pytest.raises(RulesChanged):
                    Match.from_json(game, encode(save | {"log": log}))


def test_a_changed_rule_is_noticed_though_it_alters_only_what_nobody_sees() -> None:
    class Stacked(Toy):
        def script(self, state: State, ctx: Context) -> Script[None]:
            script = super().script(state, ctx)
            reply = yield next(script)
            state.deck.reverse()
            while True:
                reply = yield script.send(reply)

    match = toy()
    match.answer(ME, "take")

    with pytest.raises(RulesChanged) as caught:
        Match.from_json(Stacked(), match.to_json())

    assert ["turn.action"] == [entry.question for entry in caught.value.lost]
    assert {ME: "turn.action"} == asked(caught.value.match)


def test_rules_that_cannot_open_the_stage_refuse_the_save() -> None:
    class Broken(Toy):
        def script(self, state: State, ctx: Context) -> Script[None]:
            raise KeyError(state.stage)

    with pytest.raises(BadSave, match="can't go on"):
        Match.from_json(Broken(), toy().to_json())


def test_an_opening_that_asks_more_seats_than_it_did_asks_them_anew() -> None:
    class AsksAll(Toy):
        def script(self, state: State, ctx: Context) -> Script[None]:
            yield Ask(dict.fromkeys(state.everyone, Number("how-many", 1, 3, 1)))

    match = Match.from_json(AsksAll(), toy().to_json())

    assert {ME: 0, FOE: 0} == match.since
    match.answer(FOE, 2, seq=0)
    assert 1 == match.seq
