"""Brings Discord up to date with the store: what a crash left undone is done at the next start."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress

from bot.cards import publish_card
from bot.desk import Desk
from bot.draft import AnyGame
from bot.matches import NoMatch
from bot.pilots import pilot_due
from bot.posts import Posts
from bot.records import MatchId
from bot.takebacks import Takebacks
from bot.wire import Refused, Unclear
from engine.core import Seat

log = logging.getLogger("portage.publisher")

RULES = "rules"  # the bot's note of which versions of them it last ran with
AT_ONCE = 50  # matches that a start goes on with at a time, some 100 KB each
PAUSES = (1, 2, 5, 15, 60)  # seconds before trying again, the last one for as long as it takes


class Publisher:
    """One task for each match or table that has changed, until Discord shows it."""

    def __init__(self, desk: Desk, pauses: Sequence[float] = PAUSES, thinking: float = 0.0) -> None:
        self.desk = desk
        self.pauses = pauses
        self.takebacks = Takebacks(desk.matches)
        self.thinking = thinking  # seconds before autopilots answer
        # Told when a match has to be marked again, as its autopilots answer then.
        self.later: Callable[[MatchId, float], None] = lambda _match, _at: None
        self._tasks: dict[MatchId, asyncio.Task[None]] = {}
        self._again: set[MatchId] = set()
        self._held: Counter[tuple[MatchId, Seat]] = Counter()
        self._touching: dict[MatchId, set[Seat]] = {}  # under way, and whose messages it leaves
        self._closed = False

    @property
    def idle(self) -> bool:
        """Whether Discord shows everything."""
        return not self._tasks

    @property
    def backlog(self) -> int:
        """How many matches and lobbies Discord doesn't show yet as they are."""
        return len(self._tasks)

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
        left = {*await store.behind(), *await store.stale_cards()}
        rules = rules_of(self.desk.games)
        if await store.meta(RULES) != rules:
            # Matches that can't go on by the new rules are found now, not at their next move.
            left.update(await store.running())
            await store.set_meta(RULES, rules)
        for match_id in left:
            while len(self._tasks) >= AT_ONCE:
                await asyncio.wait(self._tasks.values(), return_when=asyncio.FIRST_COMPLETED)
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
    def holding(self, match_id: MatchId, seat: Seat) -> Iterator[bool]:
        """Leave a seat's direct message alone while a press in it is being answered.

        Gives whether nobody else is changing it. If somebody is, which change comes last is
        anybody's guess, so what the press has shown there must not be taken for granted.
        """
        is_alone = seat in self._touching.get(match_id, {seat})
        self._held[match_id, seat] += 1
        try:
            yield is_alone
        finally:
            self._held[match_id, seat] -= 1
            if not self._held[match_id, seat]:
                del self._held[match_id, seat]
            self.mark(match_id)

    async def _work(self, match_id: MatchId) -> None:
        failures = 0
        try:
            while True:
                self._again.discard(match_id)
                try:
                    await self._attempt(match_id)
                    failures = 0
                except Unclear as unclear:
                    # Discord is out of order: its players are waiting, however long that takes.
                    failures = min(failures + 1, len(self.pauses))
                    log.warning("match %s: not published yet: %s", match_id, unclear)
                except Exception:
                    failures += 1
                    log.exception("match %s: publishing failed", match_id)
                if failures > len(self.pauses):
                    log.error("match %s: publishing is given up until its next move", match_id)
                    failures = 0
                if failures:
                    await asyncio.sleep(self.pauses[failures - 1])
                elif match_id not in self._again:
                    return
        finally:
            del self._tasks[match_id]

    async def _attempt(self, match_id: MatchId) -> None:
        """Bring one match up to date. Raises `Unclear` where something has to be tried again."""
        late = await self._publish_card(match_id)
        with suppress(NoMatch):
            # Before autopilots play on, which would make an end of the question.
            await self.takebacks.settle(match_id)
            due = await pilot_due(self.desk.matches, match_id, self.thinking)
            if due is not None:
                self.later(match_id, due)
            held = {seat for (match, seat) in self._held if match == match_id}
            self._touching[match_id] = held
            try:
                await Posts.publish(self.desk, match_id, held, is_thinking=due is not None)
            finally:
                del self._touching[match_id]
        if late is not None:
            raise late

    async def _publish_card(self, match_id: MatchId) -> Unclear | None:
        """Bring a table's card up to date; what happened if that has to be tried again."""
        try:
            await publish_card(self.desk, match_id)
        except Unclear as unclear:
            return unclear
        except Refused as refusal:
            log.warning("match %s: its card isn't taken: %s", match_id, refusal)
        return None


def rules_of(games: Mapping[str, AnyGame]) -> str:
    """Which games there are, and which version of their rules."""
    return " ".join(f"{name}:{game.version}" for name, game in games.items())
