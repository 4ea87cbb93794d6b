"""The pace of a match: what a clock shows, when its player is reminded, what follows its end.

Times are seconds since the epoch. A clock has seconds for each turn, and a bank that is used up
after them; it stands while nothing is asked, in a pause, and on its player's holidays.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.records import Clock, Deed, Lobby, Span, Timing
from engine.core import Seat

MINUTE = 60.0
HOUR = 60 * MINUTE
NO_PACE = "none"
SNOOZE = 3 * HOUR
PATIENCE = 72 * HOUR  # without a pace: how long somebody is waited for before the table is asked


class Pace(NamedTuple):
    """How long a turn may take. *soon* before the end comes the last reminder."""

    turn: float
    bank: float
    soon: float
    grace: float  # after the end, before anything happens


PACES = {
    "relaxed": Pace(72 * HOUR, 72 * HOUR, 3 * HOUR, 3 * HOUR),
    "daily": Pace(24 * HOUR, 24 * HOUR, HOUR, 2 * HOUR),
    "brisk": Pace(8 * HOUR, 8 * HOUR, 30 * MINUTE, HOUR),
    "live": Pace(10 * MINUTE, 10 * MINUTE, MINUTE, MINUTE),
}
ENDLESS = Pace(float("inf"), 0.0, 0.0, 0.0)  # of matches without a pace


def pace_of(timing: Timing) -> Pace:
    return PACES.get(timing.pace, ENDLESS)


def has_pace(timing: Timing | None) -> bool:
    """Whether clocks run out in a match."""
    return timing is not None and timing.pace in PACES


def voting_time(timing: Timing) -> float:
    """How many seconds the others have to say what is to be done about somebody."""
    return pace_of(timing).turn if has_pace(timing) else PACES["daily"].turn


# Clocks


def after(start: float, seconds: float, stands: Iterable[Span]) -> float | None:
    """When *seconds* have run from *start* on; None if the clock stands for good."""
    at = start
    for span in sorted(stands, key=lambda each: each.since):
        if span.until is not None and span.until <= at:
            continue
        if span.since > at:
            if at + seconds <= span.since:
                break
            seconds -= span.since - at
        if span.until is None:
            return None
        at = span.until
    return at + seconds


def run_time(start: float, end: float, stands: Iterable[Span]) -> float:
    """How long a clock has run from *start* to *end*."""
    ran, at = 0.0, start
    for span in sorted(stands, key=lambda each: each.since):
        if span.since >= end:
            break
        ran += max(0.0, span.since - at)
        at = max(at, end if span.until is None else min(span.until, end))
    return ran + max(0.0, end - at)


def stands_of(timing: Timing, seat: Seat) -> tuple[Span, ...]:
    """When a seat's clock stands: in pauses, and on its player's holidays."""
    holder = timing.holders.get(seat)
    return (*timing.pauses, *(() if holder is None else timing.away.get(holder, ())))


def deadline(timing: Timing, seat: Seat) -> float | None:
    """When a seat's time is used up; None while its clock doesn't run."""
    return past_deadline(timing, seat, 0.0)


def past_deadline(timing: Timing, seat: Seat, more: float) -> float | None:
    """When *more* seconds than a seat's time have run; None while its clock doesn't run."""
    clock = timing.clocks.get(seat)
    if clock is None or clock.since is None or not has_pace(timing):
        return None
    return after(clock.since, clock.left + clock.bank + more, stands_of(timing, seat))


def is_paused(timing: Timing) -> bool:
    return any(span.until is None for span in timing.pauses)


def away_until(spans: Iterable[Span], now: float) -> float | None:
    """When a holiday ends that has begun; None without one."""
    return max((s.until for s in spans if s.until and s.since <= now < s.until), default=None)


def is_piloted(timing: Timing | None, seat: Seat, phase: str) -> bool:
    """Whether an autopilot stands in for a seat's player in this turn."""
    clock = None if timing is None else timing.clocks.get(seat)
    if clock is None:
        return False
    return clock.stand_in == "back" or (clock.stand_in == "turn" and clock.phase == phase)


# What a step of the match does to clocks


class Step(NamedTuple):
    """What has happened: who is asked now, in which turn, who has acted, what was decided."""

    at: float
    asked: Collection[Seat]
    phase: str
    acted: Collection[Seat] = ()
    deeds: Sequence[tuple[Seat, Deed]] = ()
    seq: int = 0  # the match's after it


def timing_of(lobby: Lobby, asked: Collection[Seat], phase: str, now: float) -> Timing:
    """The clocks of a table's match as it begins; without a pace they never run out."""
    holders = {Seat(n): user for n, user in enumerate(lobby.players)}
    timing = Timing(lobby.pace, holders=holders)
    return replace(timing, clocks=kept(timing, Step(now, asked, phase)))


def kept(timing: Timing, step: Step) -> dict[Seat, Clock]:
    """The clocks after a step."""
    pace = pace_of(timing)
    clocks: dict[Seat, Clock] = {}
    for seat in sorted({*timing.holders, *timing.clocks}):
        clock = timing.clocks.get(seat) or Clock(pace.bank)
        if seat in step.acted:
            clock = _acted(timing, seat, clock, step)
        for deed in (deed for each, deed in step.deeds if each == seat):
            clock = _done(timing, seat, clock, deed, step)
        clocks[seat] = _asked(seat, _turned(timing, seat, clock, step), step)
    return clocks


def _acted(timing: Timing, seat: Seat, clock: Clock, step: Step) -> Clock:
    if clock.absent is not None or clock.stand_in:
        return _done(timing, seat, clock, "return", step)
    clock = replace(clock, missed=0)
    end = deadline(timing, seat)
    if end is None or step.at < end:
        return clock
    # Whoever is late but plays on has the grace anew with each answer.
    return replace(clock, bank=0.0, left=pace_of(timing).grace, since=step.at)


def _done(timing: Timing, seat: Seat, clock: Clock, deed: Deed, step: Step) -> Clock:
    if deed == "pause":
        return clock
    clock = stopped(timing, seat, clock, step.at)
    turn = pace_of(timing).turn
    anew = replace(clock, left=max(clock.left, turn), absent=None, reminded=None, snoozed=None)
    match deed:
        case "wait":
            return anew
        case "resume":
            return replace(anew, absent=clock.absent)
        case "return":
            # Whoever leaves the seat to an autopilot for a moment gains no time by that.
            was_handed = clock.stand_in == "back" and clock.absent is None and not clock.missed
            return replace(clock if was_handed else anew, stand_in="", missed=0)
        case "ask":
            return replace(clock, absent=step.at, rounds=clock.rounds + 1)
        case "settle":
            return replace(clock, absent=None)
        case "sit":
            # What the seat was reminded of and asked about before is no business of the new player.
            return Clock(pace_of(timing).bank, rounds=clock.rounds + 1)
        case "hand":
            return replace(clock, stand_in="back", phase=step.phase, absent=None)
        case "turn" | "back":
            missed = clock.missed + 1
            return replace(clock, stand_in=deed, phase=step.phase, absent=None, missed=missed)


def _asked(seat: Seat, clock: Clock, step: Step) -> Clock:
    """The clock with the step since which the seat is asked, which its player is called for."""
    if seat not in step.asked:
        return replace(clock, asked=None)
    if clock.asked is not None:
        return clock
    return replace(clock, asked=0 if seat in step.acted else step.seq)


def _turned(timing: Timing, seat: Seat, clock: Clock, step: Step) -> Clock:
    """The clock running if the seat is asked, with new time if that is in another turn."""
    if clock.stand_in == "turn" and clock.phase != step.phase:
        clock = replace(clock, stand_in="")
    runs = seat in step.asked and seat in timing.holders and not clock.stand_in
    if not runs:
        # About a seat that nobody holds the table may be asked whether it is asked or not.
        absent = None if seat in timing.holders else clock.absent
        return replace(stopped(timing, seat, clock, step.at), absent=absent)
    if clock.phase != step.phase:
        turn = timing.left.get(seat, {}).get(step.phase, pace_of(timing).turn)
        clock = stopped(timing, seat, clock, step.at)
        clock = replace(
            clock,
            phase=step.phase,
            left=turn,
            reminded=None,
            snoozed=None,
            hushed=False,
            absent=None,
        )
    return clock if clock.since is not None else replace(clock, since=step.at)


def stopped(timing: Timing, seat: Seat, clock: Clock, now: float) -> Clock:
    """The clock as it stands when it is stopped *now*."""
    if clock.since is None:
        return clock
    ran = run_time(clock.since, now, stands_of(timing, seat))
    beyond = max(0.0, ran - clock.left)
    left, bank = max(0.0, clock.left - ran), max(0.0, clock.bank - beyond)
    return replace(clock, left=left, bank=bank, since=None)
