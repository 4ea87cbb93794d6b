"""The pace of a match: what a clock shows, when its player is reminded, what follows its end.

Times are seconds since the epoch. A clock has seconds for each turn, and a bank that is used up
after them; it stands while nothing is asked, in a pause, and on its player's holidays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Literal, NamedTuple, TypeAlias
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from bot.records import Clock, Deed, Habits, Lobby, Span, Timing, UserId
from engine.core import Seat

MINUTE = 60.0
HOUR = 60 * MINUTE
NO_PACE = "none"
SNOOZE = 3 * HOUR
QUARTER = 4  # a first reminder comes with this part of the time left
ABANDONED = 2  # turns in a row that every player has missed: then nobody plays any more
CHOICES = ("wait", "turn", "back", "end")  # what to do about a seat without time, mildest first


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

Doing: TypeAlias = Literal["remind", "ask", "decide"]


class Due(NamedTuple):
    """What is to be done about a seat at a moment; *key* names which reminder."""

    at: float
    doing: Doing
    seat: Seat
    key: str = ""


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
    return _from_start(timing, seat, 0.0)


def _from_start(timing: Timing, seat: Seat, more: float) -> float | None:
    clock = timing.clocks.get(seat)
    if clock is None or clock.since is None:
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


def timing_of(lobby: Lobby, asked: Collection[Seat], phase: str, now: float) -> Timing | None:
    """The clocks of a table's match as it begins; None without a pace."""
    if lobby.pace == NO_PACE:
        return None
    holders = {Seat(n): user for n, user in enumerate(lobby.players)}
    timing = Timing(lobby.pace, holders=holders)
    return replace(timing, clocks=kept(timing, Step(now, asked, phase)))


def kept(timing: Timing, step: Step) -> dict[Seat, Clock]:
    """The clocks after a step."""
    pace = PACES[timing.pace]
    clocks: dict[Seat, Clock] = {}
    for seat in sorted({*timing.holders, *timing.clocks}):
        clock = timing.clocks.get(seat) or Clock(pace.bank)
        if seat in step.acted:
            clock = _acted(timing, seat, clock, step)
        for deed in (deed for each, deed in step.deeds if each == seat):
            clock = _done(timing, seat, clock, deed, step)
        clocks[seat] = _turned(timing, seat, clock, step)
    return clocks


def _acted(timing: Timing, seat: Seat, clock: Clock, step: Step) -> Clock:
    if clock.absent is not None or clock.stand_in:
        return _done(timing, seat, clock, "return", step)
    clock = replace(clock, missed=0)
    end = deadline(timing, seat)
    if end is None or step.at < end:
        return clock
    # Whoever is late but plays on has the grace anew with each answer.
    return replace(clock, bank=0.0, left=PACES[timing.pace].grace, since=step.at)


def _done(timing: Timing, seat: Seat, clock: Clock, deed: Deed, step: Step) -> Clock:
    if deed == "pause":
        return clock
    clock = stopped(timing, seat, clock, step.at)
    turn = PACES[timing.pace].turn
    anew = replace(clock, left=max(clock.left, turn), absent=None, reminded=None, snoozed=None)
    match deed:
        case "wait":
            return anew
        case "resume":
            return replace(anew, absent=clock.absent)
        case "return":
            return replace(anew, stand_in="", missed=0)
        case "turn" | "back":
            missed = clock.missed + 1
            return replace(clock, stand_in=deed, phase=step.phase, absent=None, missed=missed)


def _turned(timing: Timing, seat: Seat, clock: Clock, step: Step) -> Clock:
    """The clock running if the seat is asked, with new time if that is in another turn."""
    if clock.stand_in == "turn" and clock.phase != step.phase:
        clock = replace(clock, stand_in="")
    runs = seat in step.asked and seat in timing.holders and not clock.stand_in
    if not runs:
        return replace(stopped(timing, seat, clock, step.at), absent=None)
    if clock.phase != step.phase:
        turn = timing.left.get(seat, {}).get(step.phase, PACES[timing.pace].turn)
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


# Reminders


def reminders(timing: Timing, seat: Seat) -> list[Due]:
    """Those that are still to come, in order, moved out of the player's quiet hours."""
    clock, end = timing.clocks.get(seat), deadline(timing, seat)
    if clock is None or clock.since is None or end is None or clock.absent is not None:
        return []
    habits = timing.habits.get(timing.holders[seat], Habits())
    if clock.hushed or habits.channel == "none":
        return []
    dealt = clock.reminded
    found: list[Due] = []
    for at, key in reversed(_wanted(timing, seat, clock)):
        moved = out_of_quiet(habits, at, end)
        # One that is put off until the next one leaves it to that one.
        if (dealt is None or at > dealt) and not (found and moved >= found[0].at):
            found.insert(0, Due(moved, "remind", seat, key))
    return found


def _wanted(timing: Timing, seat: Seat, clock: Clock) -> list[tuple[float, str]]:
    assert clock.since is not None
    whole, stands = clock.left + clock.bank, stands_of(timing, seat)
    offsets = {"soon": whole - PACES[timing.pace].soon}
    if whole / QUARTER > PACES[timing.pace].soon:
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
    return ends.timestamp()


# After the end


def due(timing: Timing, now: float) -> list[Due]:
    """What is to be done about time in a match, in order; some of it may be late."""
    found: list[Due] = []
    for seat, clock in timing.clocks.items():
        if clock.absent is not None:
            found.append(Due(decision_due(timing, seat, now), "decide", seat))
            continue
        found += reminders(timing, seat)
        grace = PACES[timing.pace].grace
        end = _from_start(timing, seat, grace)
        if end is not None:
            # Whoever could be reminded only late, as the bot was away, has the grace from then on.
            end = end if clock.reminded is None else max(end, clock.reminded + grace)
            found.append(Due(end, "ask", seat))
    return sorted(each for each in found if each.at != float("inf"))


def decision_due(timing: Timing, seat: Seat, now: float) -> float:
    """When an absent seat is decided about at the latest; infinity in a pause."""
    asked = timing.clocks[seat].absent
    assert asked is not None
    if set(voters(timing, now)) <= set(_votes(timing, seat)):
        return asked
    end = after(asked, PACES[timing.pace].turn, timing.pauses)
    return float("inf") if end is None else end


def is_gone(clock: Clock) -> bool:
    """Whether a seat's player has let its time run out and not come back since."""
    return clock.absent is not None or bool(clock.stand_in) or clock.missed > 0


def voters(timing: Timing, now: float) -> list[UserId]:
    """Whose votes are waited for: everybody who is there, in the order of seats."""
    gone = {timing.holders[seat] for seat, clock in timing.clocks.items() if _is_out(timing, seat)}
    return [
        user
        for user in dict.fromkeys(timing.holders[seat] for seat in sorted(timing.holders))
        if user not in gone and away_until(timing.away.get(user, ()), now) is None
    ]


def _is_out(timing: Timing, seat: Seat) -> bool:
    return seat in timing.holders and is_gone(timing.clocks[seat])


def about_absence(timing: Timing, seat: Seat) -> str:
    """What votes about a seat's absence are kept under."""
    return f"absent {seat}.{timing.clocks[seat].rounds}"


def said(timing: Timing, about: str) -> dict[UserId, str]:
    """What each has said last."""
    return {vote.user: vote.choice for vote in timing.votes if vote.about == about}


def _votes(timing: Timing, seat: Seat) -> dict[UserId, str]:
    """What the others who play say about an absent seat."""
    others = {user for user in timing.holders.values() if user != timing.holders.get(seat)}
    votes = said(timing, about_absence(timing, seat))
    return {user: choice for user, choice in votes.items() if user in others}


def decision(timing: Timing, seat: Seat, host: UserId, now: float) -> str | None:
    """What the table wants done about an absent seat; None while that is open.

    More than half decide at once; in a tie the host does, or else the mildest wins.
    """
    awaited = voters(timing, now)
    votes = _votes(timing, seat)
    counts = Counter(votes.values())
    most = max(counts.values(), default=0)
    leading = [choice for choice in CHOICES if most and counts[choice] == most]
    is_over = now >= decision_due(timing, seat, now) or set(awaited) <= set(votes)
    if not is_over and most * 2 <= len(awaited):
        return None
    if votes.get(host) in leading:
        return votes[host]
    return leading[0] if leading else "turn"


def pause_said(timing: Timing) -> list[str]:
    """What votes about pauses are kept under, in order."""
    return list(dict.fromkeys(v.about for v in timing.votes if v.about.startswith("pause ")))


def open_pause(timing: Timing) -> str | None:
    """The pause that has been proposed and neither declined nor begun."""
    last = pause_said(timing)[-1:]
    began = max((span.since for span in timing.pauses), default=float("-inf"))
    votes = [vote for vote in timing.votes if last and vote.about == last[0]]
    is_open = votes and all(vote.choice == "yes" and vote.at > began for vote in votes)
    return last[0] if is_open else None


def is_asking(timing: Timing) -> bool:
    """Whether the table is asked about somebody or about a pause, or told that there is one."""
    gone = any(clock.absent is not None for clock in timing.clocks.values())
    return gone or is_paused(timing) or open_pause(timing) is not None


def next_pause(timing: Timing) -> str:
    """What the next proposal of a pause is kept under."""
    return f"pause {len(pause_said(timing)) + 1}"


def is_abandoned(timing: Timing, seat: Seat) -> bool:
    """Whether nobody plays any more once *seat* misses one more turn."""
    missed = {each: timing.clocks[each].missed + (each == seat) for each in timing.clocks}
    return all(
        missed.get(each, 0) >= ABANDONED
        or (each in timing.clocks and timing.clocks[each].stand_in == "back")
        for each in timing.holders
    )
