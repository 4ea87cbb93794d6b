"""Brings Discord up to date with the store: what a crash left undone is done at the next start."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from bot.cards import publish_card
from bot.desk import Desk
from bot.matches import NoMatch
from bot.posts import Posts
from bot.records import MatchId
from bot.wire import Refused, Unclear
from engine.core import Seat

log = logging.getLogger("portage.publisher")

PAUSES = (1, 2, 5, 15, 60)  # seconds before trying again


class Publisher:
    """One task for each match or table that has changed, until Discord shows it."""

    def __init__(self, desk: Desk, pauses: Sequence[float] = PAUSES) -> None:
        self.desk = desk
        self.pauses = pauses
        self._tasks: dict[MatchId, asyncio.Task[None]] = {}
        self._again: set[MatchId] = set()
        self._held: Counter[tuple[MatchId, Seat]] = Counter()
        self._closed = False

    @property
    def idle(self) -> bool:
        """Whether Discord shows everything."""
        return not self._tasks

    def mark(self, match_id: MatchId) -> None:
        """Say that a match has changed."""
        if self._closed:
            return
        if match_id in self._tasks:
            self._again.add(match_id)
        else:
            task = asyncio.create_task(self._work(match_id), name=f"publish {match_id}")
            self._tasks[match_id] = task

    async def catch_up(self) -> None:
        """Go on with what the last run of the bot left undone."""
        store = self.desk.store
        tables = [lobby.id for lobby in await store.lobbies()]
        for match_id in {*await store.behind(), *await store.running(), *tables}:
            self.mark(match_id)

    async def rest(self) -> None:
        """Wait until Discord shows everything."""
        while tasks := list(self._tasks.values()):
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Stop at once; the next start goes on from here."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @contextmanager
    def holding(self, match_id: MatchId, seat: Seat) -> Iterator[None]:
        """Leave a seat's direct message alone while a press in it is being answered."""
        self._held[match_id, seat] += 1
        try:
            yield
        finally:
            self._held[match_id, seat] -= 1
            self.mark(match_id)

    async def _work(self, match_id: MatchId) -> None:
        failures = 0
        try:
            while True:
                self._again.discard(match_id)
                failures = 0 if await self._attempt(match_id) else failures + 1
                if failures > len(self.pauses):
                    log.error("match %s: publishing is given up until its next move", match_id)
                    return
                if failures:
                    await asyncio.sleep(self.pauses[failures - 1])
                elif match_id not in self._again:
                    return
        finally:
            del self._tasks[match_id]

    async def _attempt(self, match_id: MatchId) -> bool:
        """Bring one match up to date; whether that went well."""
        try:
            await self._publish_card(match_id)
            await self.desk.matches.pilot(match_id)
            held = {seat for (match, seat), n in self._held.items() if n and match == match_id}
            await Posts.publish(self.desk, match_id, held)
        except NoMatch:
            return True
        except Unclear as unclear:
            log.warning("match %s: not published yet: %s", match_id, unclear)
            return False
        except Exception:
            log.exception("match %s: publishing failed", match_id)
            return False
        return True

    async def _publish_card(self, match_id: MatchId) -> None:
        try:
            await publish_card(self.desk, match_id)
        except Refused as refusal:
            log.warning("match %s: its card isn't taken: %s", match_id, refusal)
