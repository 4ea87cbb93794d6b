"""One task that sleeps until the next moment when something is due, and does it."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable

from bot.records import MatchId

log = logging.getLogger("portage.clock")

LONGEST = 60.0  # seconds without a look at the time, which somebody may set
NEVER = float("inf")


class Alarm(ABC):
    """For all matches, or all tables; when to look at each again, the store says.

    After a restart that is reckoned again.
    """

    name: str

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self._next: dict[MatchId, float] = {}
        self._changed: set[MatchId] = set()
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._busy = False

    @abstractmethod
    async def first(self) -> Iterable[MatchId]:
        """Those to begin with."""

    @abstractmethod
    async def look(self, id: MatchId, *, is_due: bool) -> float:  # noqa: A002
        """Do what is due; when to look again. *is_due*: its moment has come, nobody changed it."""

    @property
    def idle(self) -> bool:
        """Whether everything has been done that is due by the time of the last look."""
        return self._task is None or not (self._busy or self._woken.is_set())

    def wake(self, id: MatchId | None = None) -> None:  # noqa: A002
        """Look at one anew, as it has changed, or at the time, as somebody has set it."""
        if id is not None:
            self._changed.add(id)
        self._woken.set()

    async def start(self) -> None:
        """Begin with all there are. Does nothing if it has begun."""
        if self._task is not None:
            return
        self._changed.update(await self.first())
        self._woken.set()
        self._task = asyncio.create_task(self._run(), name=self.name)

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
        ready = changed | {id_ for id_, at in self._next.items() if at <= now}
        for id_ in sorted(ready):
            self._next.pop(id_, None)
            try:
                at = await self.look(id_, is_due=id_ not in changed)
            except Exception:
                # Nothing else stops because of one match.
                log.exception("%s: %s", id_, self.name)
                at = now + LONGEST
            if at < NEVER:
                self._next[id_] = at
