"""Matches played by chance, to their end."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import Config, Match, Rng, any_answer
from engine.robinson import changes
from engine.robinson.content import CHARACTERS
from engine.robinson.pawns import pawns
from engine.robinson.scenarios import rules
from engine.robinson.state import State
from tests.engine.robinson.table import GAME, Crusoe

HARDLY_EVER_ENDS = 5000  # answers


def begun(seed: int, seats: int) -> tuple[Crusoe, Rng]:
    chance = Rng(seed)
    options = {option.id: chance.pick(option.values) for option in GAME.options}
    return Match.start(GAME, Config(seats, options), chance.below(1 << 63)), chance


def answer(match: Crusoe, chance: Rng) -> None:
    """Answer one question by chance; whoever has nothing else to do in planning is ready soon."""
    if match.asides and not chance.below(8):
        seat = chance.pick(sorted(match.asides))
        match.answer(seat, any_answer(match.asides[seat], chance), aside=True)
        return
    seat = chance.pick(sorted(match.pending))
    question = match.pending[seat]
    raw = any_answer(question, chance)
    if question.id == "plan.pawn" and not chance.below(4):
        raw = question.default
    match.answer(seat, raw)


def check_table(state: State) -> None:
    """What holds at every question."""
    planned = [pawn for each in state.plan for pawn in each.pawns]
    assert len(planned) == len(set(planned)), "a pawn is in two places"
    if state.stage == "plan":
        assert set(planned) <= set(pawns(state))
    for goods in (state.available, *(bag.goods for bag in state.bags.values())):
        assert min(goods.food, goods.preserved, goods.wood, goods.hides) >= 0
    assert min(state.weapon, state.roof, state.palisade, state.rain, state.snow) >= 0
    assert 0 <= state.morale <= 6
    assert all(person.determination >= 0 for person in state.people.values())
    assert len(state.threats) <= 2
    several = {"exhaust", "food"} if rules(state).stacks_food(state) else {"exhaust"}
    for here in state.island:
        single = [mark for mark in here.marks if mark not in several]
        assert len(single) == len({*single})


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_by_chance_a_match_ends_with_everything_in_its_place(seed: int, seats: int) -> None:
    match, chance = begun(seed, seats)
    census = GAME.census(match.state)
    for _ in range(HARDLY_EVER_ENDS):
        if match.outcome is not None:
            break
        answer(match, chance)
        assert census == GAME.census(match.state)
        check_table(match.state)
    assert match.outcome is not None
    assert seats == len(match.outcome.scores)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_characters_that_cannot_die_play_all_rounds(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    hardy = {who: msgspec.structs.replace(each, hearts=9999) for who, each in CHARACTERS.items()}
    monkeypatch.setattr(changes, "CHARACTERS", hardy)
    match, chance = begun(20 + seats, seats)
    census = GAME.census(match.state)
    while match.outcome is None:
        answer(match, chance)
        check_table(match.state)
    assert census == GAME.census(match.state)
    assert "death" != match.state.ended


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_match_can_be_saved_and_loaded_at_any_question(seats: int) -> None:
    match, chance = begun(40 + seats, seats)
    for i in range(120):
        if match.outcome is not None:
            break
        answer(match, chance)
        if i % 6 == 0:
            again: Crusoe = Match.from_json(GAME, match.to_json())
            assert match.pending == again.pending
            assert match.asides == again.asides
            assert match.view(None) == again.view(None)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_if_nobody_ever_answers_the_match_still_ends(seats: int) -> None:
    match, _ = begun(60 + seats, seats)
    for _round in range(1000):
        if match.outcome is not None:
            break
        match.expire(list(match.pending))
    assert match.outcome is not None


def test_what_lies_face_down_changes_no_view() -> None:
    match, chance = begun(80, 3)
    for _ in range(60):
        answer(match, chance)
        before = match.view(None)
        census = GAME.census(match.state)
        trial = match.copy()
        GAME.redeal(trial.state, chance.pick(trial.state.everyone), chance)
        assert before == trial.view(None)
        assert census == GAME.census(trial.state)
        if match.outcome is not None:
            break
