"""Clocks in words: who has time until when, who is away, and that a match is paused.

Moments are written so that Discord shows each reader the own local time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from bot.pace import MINUTE, away_until, deadline, has_pace, is_paused
from bot.records import StandIn, Timing
from bot.words import Words
from engine.core import Seat


class SeatTime(msgspec.Struct, frozen=True):
    """What everybody may know of a seat's time."""

    since: float | None = None  # it is asked since then, and its clock runs
    until: float | None = None  # when its time is over
    away: float | None = None  # until when its player is on holiday
    is_absent: bool = False  # its time is over, and the others decide what to do
    stand_in: StandIn = ""


class Times(msgspec.Struct, frozen=True):
    """What everybody may know of the time in a match."""

    pace: str
    seats: Mapping[Seat, SeatTime] = {}
    is_paused: bool = False

    def of(self, seat: Seat) -> SeatTime:
        return self.seats.get(seat, SeatTime())


def times_of(timing: Timing | None, now: float) -> Times | None:
    """The public part of *timing*."""
    if timing is None:
        return None
    seats = {
        seat: SeatTime(
            since=clock.since if has_pace(timing) else None,
            until=deadline(timing, seat),
            away=away_until(timing.away.get(timing.holders[seat], ()), now),
            is_absent=clock.absent is not None,
            stand_in=clock.stand_in,
        )
        for seat, clock in timing.clocks.items()
        if seat in timing.holders
    }
    return Times(timing.pace, seats, is_paused(timing))


def moment(at: float, style: str = "f") -> str:
    """A moment as Discord shows it in the reader's own time: "f" date and time, "R" from now."""
    return f"<t:{int(at)}:{style}>"


def pace_line(pace: str, words: Words) -> str:
    """How long one may take, for a table's card."""
    return words("lobby-option", option=words("pace"), value=words(f"pace-{pace}"))


def pace_choice(pace: str, words: Words) -> str:
    """The same for a menu, which must say what it is that one chooses there."""
    return words("lobby-option-plain", option=words("pace"), value=words(f"pace-{pace}"))


def own_line(times: Times | None, seat: Seat, words: Words) -> str:
    """Until when the seat itself has time; nothing where its clock doesn't run."""
    if times is None:
        return ""
    if times.is_paused:
        return words("times-paused")
    until = times.of(seat).until
    if until is None:
        return ""
    return words("times-mine", moment=moment(until), left=moment(until, "R"))


def waiting_times(times: Times | None, waiting: Iterable[Seat], words: Words) -> str:
    """Until when those have time who are waited for, a line for each minute that differs."""
    if times is None:
        return ""
    if times.is_paused:
        return words("times-paused")
    ends: dict[int, list[Seat]] = {}
    for seat in waiting:
        until = times.of(seat).until
        if until is not None:
            ends.setdefault(int(until // MINUTE), []).append(seat)
    return "\n".join(_until(times, seats, words) for seats in ends.values())


def _until(times: Times, seats: Sequence[Seat], words: Words) -> str:
    """Until when these have time, to the second for whoever has least of it."""
    at = min(until for seat in seats if (until := times.of(seat).until) is not None)
    names = words.list([words.name(seat) for seat in seats])
    return words("times-until", names=names, n=len(seats), moment=moment(at), left=moment(at, "R"))


def all_times(times: Times | None, waiting: Iterable[Seat], words: Words) -> str:
    """Who is waited for, since when and until when, and who is away."""
    if times is None:
        return ""
    lines = [words("times-paused")] if times.is_paused else []
    for seat in waiting:
        time = times.of(seat)
        if time.since is not None and time.until is not None:
            lines.append(
                words(
                    "times-since-until",
                    name=words.name(seat),
                    since=moment(time.since, "R"),
                    moment=moment(time.until),
                    left=moment(time.until, "R"),
                )
            )
    for seat, time in times.seats.items():
        if time.away is not None:
            lines.append(words("times-away", name=words.name(seat), day=moment(time.away, "D")))
    return "\n".join(lines)
