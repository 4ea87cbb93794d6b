"""Positions at every kind of question, and how the bot goes on without whoever is asked there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from bot.draft import AnyGame, AnyMatch, Draft, piloted
from bot.records import Clock, MatchRecord, Timing, UserId
from engine.core import Rng, Seat, any_answer, piloted_aside
from tests.bot.present.samples import record_of
from tests.contract.matches import deal

STEPS = 4_000  # of a whole match
ODD = 4  # of so many moves one is made by chance alone
AT_ONCE = 120  # answers of an autopilot in a row after which it has hung


class Position(NamedTuple):
    """A seat is asked a question of a kind for the first time."""

    seat: Seat
    question: str
    match: AnyMatch


def positions(game: AnyGame, chance: Rng, matches: int) -> Iterator[Position]:
    """Each seat at each kind of question that *matches* come to, played well but for odd moves."""
    seen: set[tuple[Seat, str]] = set()
    for _ in range(matches):
        match = deal(game, chance)
        for _ in range(STEPS):
            if match.outcome is not None:
                break
            for seat, question in match.pending.items():
                if (seat, question.id) not in seen:
                    seen.add((seat, question.id))
                    yield Position(seat, question.id, match.copy())
            seat = chance.pick(sorted(match.pending))
            if chance.below(ODD):
                step(match, seat, chance)
            else:
                match.answer(seat, any_answer(match.pending[seat], chance))


def step(match: AnyMatch, seat: Seat, chance: Rng) -> None:
    """One answer as an autopilot would give it, now and then something beside the question."""
    aside = piloted_aside(match, seat, chance) if chance.below(2) else None
    if aside is not None:
        match.answer(seat, aside, aside=True)
    else:
        raw = match.game.autopilot(match.view(seat), match.pending[seat], chance)
        match.answer(seat, raw)


def without(match: AnyMatch, gone: Seat) -> MatchRecord:
    """The match at a table of persons, with an autopilot in the place of the one who is gone."""
    record = record_of(match)
    seats = tuple(
        msgspec.structs.replace(each, user=UserId(10 + each.seat), autopilot=False)
        for each in record.seats
    )
    holders = {each.seat: UserId(10 + each.seat) for each in seats}
    clocks = {gone: Clock(0.0, stand_in="back")}
    return msgspec.structs.replace(
        record, seats=seats, timing=Timing("daily", clocks=clocks, holders=holders)
    )


def goes_on(position: Position) -> bool:
    """Whether the others are asked, or the match is over, once the bot has done its part."""
    match = position.match.copy()
    draft, record = Draft(match, None), without(match, position.seat)
    for _ in range(AT_ONCE):
        if match.outcome is not None or position.seat not in match.pending:
            return True
        [seat] = piloted(record, match)
        draft.answer_on_autopilot(record, seat)
    return match.state.seats == 1


def ends(position: Position, chance: Rng) -> bool:
    """Whether the match ends when the others play on to its end."""
    match = position.match.copy()
    record = without(match, position.seat)
    for _ in range(STEPS):
        if match.outcome is not None:
            return True
        asked = piloted(record, match)
        if asked:
            Draft(match, None).answer_on_autopilot(record, asked[0])
        else:
            step(match, chance.pick(sorted(match.pending)), chance)
    return False
