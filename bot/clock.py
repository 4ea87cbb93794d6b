"""Does what comes due about time: reminders, and what follows the end of a player's time."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from contextlib import suppress

from bot.absences import Absences
from bot.alarm import NEVER, Alarm
from bot.dues import Due, due
from bot.matches import NoMatch
from bot.records import MatchId, Timing
from bot.store import Store
from bot.verdicts import is_agreed_by_all, is_asking, open_pause

log = logging.getLogger("portage.clock")

STEPS = 5  # of which each may make the next one due: time over, nobody to ask, an autopilot


class Watch(Alarm):
    """The clocks of all matches. *mark* is told of each match that has something new to show."""

    name = "clock"

    def __init__(
        self,
        store: Store,
        absences: Absences,
        now: Callable[[], float],
        mark: Callable[[MatchId], None],
    ) -> None:
        super().__init__(now)
        self._later: dict[MatchId, float] = {}
        self._unlooked: set[MatchId] = set()  # since the start
        self.store = store
        self.absences = absences
        self.mark = mark

    def mark_at(self, match_id: MatchId, at: float) -> None:
        """Have a match marked at a moment, as its autopilots answer then."""
        self._later[match_id] = at
        self.wake(match_id)

    async def first(self) -> Iterable[MatchId]:
        """All the matches that have a pace."""
        self._unlooked = set(await self.store.times.running())
        return self._unlooked

    async def look(self, id: MatchId, *, is_due: bool) -> float:  # noqa: A002
        # Whose moment has come has something to show, if only a holiday that is over.
        now, at = self.now(), NEVER
        if self._later.get(id, NEVER) <= now:
            del self._later[id]
            self.mark(id)
        for _ in range(STEPS):
            timing = await self.store.times.timing(id)
            if timing is None:
                return NEVER
            if id in self._unlooked and is_asking(timing):
                self.mark(id)  # the last run may have ended before that was shown
            self._unlooked.discard(id)
            about = open_pause(timing)
            if about is not None and is_agreed_by_all(timing, about):
                # The last vote was given just before a crash, or whoever hadn't voted is gone.
                with suppress(NoMatch):
                    await self.absences.pause_if_agreed(id, about)
                is_due = True
                continue
            at = _next_of(timing, now)
            ready = [each for each in due(timing, now) if each.at <= now]
            for each in ready:
                await self._do(id, each)
            is_due = is_due or bool(ready)
            if not ready:
                break
        if is_due:
            self.mark(id)
        return min(at, self._later.get(id, NEVER))

    async def _do(self, match_id: MatchId, what: Due) -> None:
        match what.doing:
            case "remind":
                await self.store.times.remind(match_id, what.seat)
            case "ask":
                if await self.absences.time_over(match_id, what.seat):
                    log.info("match %s: the time of seat %d is over", match_id, what.seat)
            case _:
                await self.absences.decide(match_id, what.seat)


def _next_of(timing: Timing, now: float) -> float:
    """When to look again: something is due, or a holiday begins or ends, which shows."""
    holidays = [
        at
        for spans in timing.away.values()
        for span in spans
        for at in (span.since, span.until)
        if at is not None and at > now
    ]
    return min([each.at for each in due(timing, now)] + holidays, default=NEVER)
