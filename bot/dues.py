"""What comes due about time: reminders, the question to the others, their decision."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Literal, NamedTuple, TypeAlias
from zoneinfo import ZoneInfo

from bot.pace import after, away_until, deadline, pace_of, past_deadline, stands_of
from bot.records import Clock, Habits, Timing
from bot.verdicts import decision_due
from engine.core import Seat

QUARTER = 4  # a first reminder comes with this part of the time left

Doing: TypeAlias = Literal["remind", "ask", "decide"]


class Due(NamedTuple):
    """What is to be done about a seat at a moment; *key* names which reminder."""

    at: float
    doing: Doing
    seat: Seat
    key: str = ""


# Reminders


def reminders(timing: Timing, seat: Seat, now: float = 0.0) -> list[Due]:
    """Those that are still to come, in order, moved out of the player's quiet hours.

    What is late, as the bot was away when it was due, comes neither in quiet hours nor on a
    holiday.
    """
    clock, end, holder = timing.clocks.get(seat), deadline(timing, seat), timing.holders.get(seat)
    if clock is None or clock.since is None or end is None or clock.absent is not None:
        return []
    if holder is None:
        return []
    habits = timing.habits.get(holder, Habits())
    if clock.hushed or habits.channel == "none":
        return []
    dealt, back = clock.reminded, away_until(timing.away.get(holder, ()), now)
    found: list[Due] = []
    for at, key in reversed(_wanted(timing, seat, clock)):
        moved = out_of_quiet(habits, at, end)
        if moved <= now and (late := out_of_quiet(habits, back or now, end)) > now:
            moved = late
        # One that is put off until the next one leaves it to that one.
        if (dealt is None or at > dealt) and not (found and moved >= found[0].at):
            found.insert(0, Due(moved, "remind", seat, key))
    return found


def _wanted(timing: Timing, seat: Seat, clock: Clock) -> list[tuple[float, str]]:
    assert clock.since is not None
    whole, stands = clock.left + clock.bank, stands_of(timing, seat)
    offsets = {"soon": whole - pace_of(timing).soon}
    if whole / QUARTER > pace_of(timing).soon:
        offsets["quarter"] = whole - whole / QUARTER
    moments = {
        key: at
        for key, offset in offsets.items()
        if offset > 0 and (at := after(clock.since, offset, stands)) is not None
    }
    if clock.snoozed is not None:
        soon = moments.get("soon")
        if moments.get("quarter", clock.snoozed) <= clock.snoozed:
            moments.pop("quarter", None)
        if soon is None or clock.snoozed < soon:
            moments[f"snooze-{clock.snoozed:.0f}"] = clock.snoozed
    return sorted((at, key) for key, at in moments.items())


def out_of_quiet(habits: Habits, at: float, end: float) -> float:
    """*at*, or the end of the quiet hours that it is in, unless *end* comes before."""
    quiet = quiet_end(habits, at)
    return at if quiet is None or quiet >= end else quiet


def quiet_end(habits: Habits, at: float) -> float | None:
    """When the quiet hours end that *at* is in; None where it isn't in any."""
    first, last = habits.quiet_from, habits.quiet_to
    if first is None or last is None or first == last:
        return None
    local = datetime.fromtimestamp(at, ZoneInfo(habits.zone))
    minute = local.hour * 60 + local.minute
    over_night = first > last
    if (minute < first and minute >= last) if over_night else not first <= minute < last:
        return None
    day = local.date() + timedelta(days=over_night and minute >= first)
    ends = datetime(day.year, day.month, day.day, last // 60, last % 60, tzinfo=local.tzinfo)
    if ends.timestamp() <= at:  # the hour that comes twice, when clocks are put back
        ends = ends.replace(fold=1)
    return ends.timestamp()


# After the end


def due(timing: Timing, now: float) -> list[Due]:
    """What is to be done about time in a match, in order; some of it may be late."""
    found: list[Due] = []
    for seat, clock in timing.clocks.items():
        if clock.absent is not None:
            found.append(Due(decision_due(timing, seat, now), "decide", seat))
            continue
        found += reminders(timing, seat, now)
        grace = pace_of(timing).grace
        end = past_deadline(timing, seat, grace)
        if end is not None:
            # Whoever could be reminded only late, as the bot was away, has the grace from then on.
            end = end if clock.reminded is None else max(end, clock.reminded + grace)
            found.append(Due(end, "ask", seat))
    return sorted(each for each in found if each.at != float("inf"))
