"""Does what comes due at tables that haven't started: starts, ready checks, warnings, the end."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable

from bot.alarm import NEVER, Alarm
from bot.lobbies import Lobbies
from bot.records import Lobby, MatchId
from bot.seating import due
from bot.sorry import Sorry
from bot.store import LostRace

log = logging.getLogger("portage.tables")

STEPS = 8  # of which each may make the next one due: an invitation over, the table full, its start


class TableWatch(Alarm):
    """The clocks of all tables. *deal* starts a match, *mark* is told of each table that changes.

    Whatever makes something due is in the store before it is done: a restart goes on from there.
    """

    name = "tables"

    def __init__(
        self,
        lobbies: Lobbies,
        deal: Callable[[Lobby], Awaitable[None]],
        mark: Callable[[MatchId], None],
    ) -> None:
        super().__init__(lobbies.now)
        self.lobbies = lobbies
        self.deal = deal
        self.mark = mark

    async def first(self) -> Iterable[MatchId]:
        """All the tables, which are shown again: the last run may have called nobody."""
        games = self.lobbies.games
        tables = [each.id for each in await self.lobbies.store.lobbies() if each.game in games]
        for lobby_id in tables:
            self.mark(lobby_id)
        return tables

    async def look(self, id: MatchId, *, is_due: bool) -> float:  # noqa: A002
        for _ in range(STEPS):
            lobby = await self.lobbies.store.lobby(id)
            if lobby is None or lobby.game not in self.lobbies.games:
                return NEVER
            coming = due(lobby, self.lobbies.games[lobby.game])
            if not coming or coming[0].at > self.now():
                return coming[0].at if coming else NEVER
            log.info("table %s: %s", id, coming[0].doing)
            if coming[0].doing == "start":
                await self._start(lobby)
            else:
                await self.lobbies.do(lobby, coming[0].doing)
            self.mark(id)
        return self.now()

    async def _start(self, lobby: Lobby) -> None:
        try:
            await self.deal(lobby)
        except LostRace:
            log.info("table %s has changed before its start", lobby.id)
        except Sorry as sorry:
            log.warning("table %s doesn't start by itself: %s", lobby.id, sorry.id)
            await self.lobbies.wait_for_host(lobby)
