"""Does what comes due about time: reminders, and what follows the end of a player's time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot.absences import Absences
from bot.pace import Due, due, is_asking
from bot.records import MatchId, Timing
from bot.store import Store

log = logging.getLogger("portage.clock")

LONGEST = 60.0  # seconds without a look at the time, which somebody may set
NEVER = float("inf")
STEPS = 5  # of which each may make the next one due: time over, nobody to ask, an autopilot


class Watch:
    """One task for all matches, which sleeps until the next moment when something is due.

    What that is, the store says: after a restart it is reckoned again. *mark* is told of each match
    that has something new to show.
    """

    def __init__(
        self,
        store: Store,
        absences: Absences,
        now: Callable[[], float],
        mark: Callable[[MatchId], None],
    ) -> None:
        self.store = store
        self.absences = absences
        self.now = now
        self.mark = mark
        self._next: dict[MatchId, float] = {}
        self._changed: set[MatchId] = set()
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._busy = False

    @property
    def idle(self) -> bool:
        """Whether everything has been done that is due by the time of the last look."""
        return self._task is None or not (self._busy or self._woken.is_set())

    def wake(self, match_id: MatchId | None = None) -> None:
        """Look at a match anew, as it has changed, or at the time, as somebody has set it."""
        if match_id is not None:
            self._changed.add(match_id)
        self._woken.set()

    async def start(self) -> None:
        """Begin with all the matches that have a pace. Does nothing if it has begun."""
        if self._task is not None:
            return
        for match_id in await self.store.times.running():
            timing = await self.store.times.timing(match_id)
            if timing is not None and is_asking(timing):
                self.mark(match_id)  # the last run may have ended before that was shown
            self._changed.add(match_id)
        self._woken.set()
        self._task = asyncio.create_task(self._run(), name="clock")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _run(self) -> None:
        while True:
            self._busy = True
            self._woken.clear()
            await self.do_due()
            self._busy = False
            try:
                async with asyncio.timeout(self._pause()):
                    await self._woken.wait()
            except TimeoutError:
                pass

    def _pause(self) -> float:
        first = min(self._next.values(), default=NEVER)
        return max(0.0, min(LONGEST, first - self.now()))

    async def do_due(self) -> None:
        """Do all that is due by now."""
        changed, self._changed = self._changed, set()
        now = self.now()
        ready = changed | {match_id for match_id, at in self._next.items() if at <= now}
        for match_id in sorted(ready):
            try:
                # Whose moment has come has something to show, if only a holiday that is over.
                await self._look(match_id, is_due=match_id not in changed)
            except Exception:
                # Nobody else's clock stops because of one match.
                log.exception("match %s: its clocks", match_id)
                self._next[match_id] = now + LONGEST

    async def _look(self, match_id: MatchId, *, is_due: bool) -> None:
        self._next.pop(match_id, None)
        now = self.now()
        for _ in range(STEPS):
            timing = await self.store.times.timing(match_id)
            if timing is None:
                return
            self._next[match_id] = _next_of(timing, now)
            ready = [each for each in due(timing, now) if each.at <= now]
            for each in ready:
                await self._do(match_id, each)
            is_due = is_due or bool(ready)
            if not ready:
                break
        if is_due:
            self.mark(match_id)

    async def _do(self, match_id: MatchId, what: Due) -> None:
        match what.doing:
            case "remind":
                await self.store.times.remind(match_id, what.seat)
            case "ask":
                if await self.store.times.ask(match_id, what.seat):
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
