"""What a table wants: votes about somebody who is absent, and about pauses."""

from __future__ import annotations

from collections import Counter

from bot.pace import after, away_until, is_paused, voting_time
from bot.records import Clock, Timing, UserId
from engine.core import Seat

ABANDONED = 2  # turns in a row that every player has missed: then nobody plays any more
CHOICES = ("wait", "turn", "back", "substitute", "end")  # about a seat without time, mildest first
UNHELD = ("back", "substitute", "end")  # about one that nobody holds any more


def choices_about(timing: Timing, seat: Seat) -> tuple[str, ...]:
    """What the others may want to be done about a seat, mildest first."""
    return CHOICES if seat in timing.holders else UNHELD


def decision_due(timing: Timing, seat: Seat, now: float) -> float:
    """When an absent seat is decided about at the latest; infinity in a pause.

    What the votes have settled is due since they were asked for.
    """
    asked = timing.clocks[seat].absent
    assert asked is not None
    awaited, votes = voters(timing, now), _votes(timing, seat)
    if set(awaited) <= set(votes) or _most(votes) * 2 > len(awaited):
        return asked
    end = after(asked, voting_time(timing), timing.pauses)
    return float("inf") if end is None else end


def is_gone(clock: Clock) -> bool:
    """Whether a seat's player has let its time run out and not come back since."""
    return clock.absent is not None or bool(clock.stand_in) or clock.missed > 0


def has_missed(clock: Clock) -> bool:
    """The same, but for players who have left their seat to an autopilot of their own accord."""
    return clock.absent is not None or clock.missed > 0


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
    if now < decision_due(timing, seat, now):
        return None
    votes = _votes(timing, seat)
    counts = Counter(votes.values())
    leading = [choice for choice in CHOICES if votes and counts[choice] == _most(votes)]
    if votes.get(host) in leading:
        return votes[host]
    if leading:
        return leading[0]
    return "turn" if seat in timing.holders else "back"


def _most(votes: dict[UserId, str]) -> int:
    """How many votes the choice has that has most."""
    return max(Counter(votes.values()).values(), default=0)


def is_agreed(timing: Timing, about: str, now: float) -> bool:
    """Whether a pause is still proposed, and all who are there want it."""
    wanted = set(said(timing, about))
    return about == open_pause(timing) and set(voters(timing, now)) <= wanted


def is_agreed_by_all(timing: Timing, about: str) -> bool:
    """Whether a pause is still proposed, and all want it who hold a seat, there or not."""
    wanted = set(said(timing, about))
    return about == open_pause(timing) and set(timing.holders.values()) <= wanted


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
