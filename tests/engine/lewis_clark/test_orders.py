"""The standing order to recruit without discarding."""

from __future__ import annotations

import pytest

from engine.core import Match, Ordered
from engine.lewis_clark.game import LewisClark
from tests.engine.lewis_clark.table import ORANGE, layout, play

JOURNAL = "hay yellept big-white black-cat sacagawea"
GAME = LewisClark()


@pytest.mark.parametrize(
    ("goods", "given"),
    [("fur 3 equipment 3", Ordered("none", "recruit-discard")), ("fur 1 equipment 0", None)],
)
def test_nothing_is_discarded_where_that_can_be_paid(goods: str, given: Ordered | None) -> None:
    pile = "old-toby weuche john-dame"
    state = layout(journal=JOURNAL, pile=pile, goods={ORANGE: goods}, active=ORANGE)
    match = Match.resume(GAME, state)
    play(match, "turn.action hay")
    question = match.pending[ORANGE]
    assert "recruit.discard" == question.id

    assert given == GAME.ordered(match.view(ORANGE), question, {"recruit-discard": "never"})
    assert GAME.ordered(match.view(ORANGE), question, {}) is None
