"""What others have settled stays so while an autopilot plays for somebody who is absent."""

from __future__ import annotations

import msgspec
import pytest

from bot.draft import Draft, ready_in
from bot.records import MatchRecord
from engine.core import Config, Match, Rng, Seat
from engine.registry import GAMES
from tests.bot.present.samples import record_of
from tests.contract.matches import AnyMatch

THERE, ABSENT = Seat(0), Seat(1)
PLANS = 2
STEPS = 200


def at_a_table(match: AnyMatch) -> MatchRecord:
    """Two persons play."""
    record = record_of(match)
    seats = (msgspec.structs.replace(each, autopilot=False) for each in record.seats)
    return msgspec.structs.replace(record, seats=tuple(seats))


@pytest.mark.parametrize("seed", range(3))
def test_the_groups_plan_stands_when_the_absent_are_played_for(seed: int) -> None:
    game = GAMES["robinson"]
    match = Match.start(game, Config(2), seed)
    draft, record = Draft(match, None), at_a_table(match)
    reopened, plans = [], 0

    for step in range(STEPS):
        phase, settled = match.state.phase, set(ready_in(match))
        seat = min(match.pending)
        if seat == ABSENT:
            draft.answer_on_autopilot(record, seat)
        else:
            match.answer(seat, game.autopilot(match.view(seat), match.pending[seat], Rng(step)))
        if match.state.phase == phase:
            reopened += [seat for seat in settled if seat in match.pending]
        elif phase.endswith(".plan"):
            plans += 1
        if plans == PLANS:
            break

    assert PLANS == plans
    assert [] == reopened
