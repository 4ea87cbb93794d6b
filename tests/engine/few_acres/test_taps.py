"""However an action goes on, its player answers at most five times."""

from __future__ import annotations

import pytest

from engine.core import Rng, any_answer
from engine.few_acres.game import FewAcres
from tests.contract.matches import deal

MOST = 5


@pytest.mark.parametrize("seed", range(8))
def test_an_action_takes_at_most_five_answers(seed: int) -> None:
    game, chance = FewAcres(), Rng(seed)
    match = deal(game, chance)
    acting, answers, most = None, 0, 0
    while match.outcome is None:
        seat = min(match.pending)
        question = match.pending[seat]
        if question.id == "turn.action":
            acting, answers = seat, 0
        answers += seat == acting
        most = max(most, answers)
        by_chance = chance.below(2)
        match.answer(
            seat,
            any_answer(question, chance)
            if by_chance
            else game.autopilot(match.view(seat), question, chance),
        )

    assert 2 <= most <= MOST
