"""That the soak sees a match which somebody who vanished holds up."""

from __future__ import annotations

import pytest

from engine.core import Outcome
from engine.toy.game import Toy
from engine.toy.state import State
from tests.bot import vanished
from tests.soak.vanishing import main
from tests.soak.vanishing import vanished as vanish


class NeverEnds(Toy):
    def outcome(self, state: State) -> Outcome | None:
        return None


def test_a_match_that_never_ends_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vanished, "STEPS", 200)

    assert vanish(NeverEnds(), 1).stuck


def test_where_every_match_ends_nothing_is_stuck(
    capsysbinary: pytest.CaptureFixture[bytes],
) -> None:
    assert 0 == main(20, [Toy()])
    assert b'"stuck": []' in capsysbinary.readouterr().out
