"""What goes wrong between the bot and Discord, by chance, one thing at a time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping

from bot.playground.actors import Player
from bot.playground.faults import CALLBACK, EDIT, SEND, WEBHOOK
from bot.playground.gateway import Op
from engine.core import Rng
from tests.bot.house import House

PATHS = (CALLBACK, WEBHOOK, SEND, EDIT)
MOST = 3  # requests that one fault hits


async def at_once(*_: object, **__: object) -> None:
    """In the place of the five seconds that discord.py waits before it identifies again."""


class Trouble:
    """Makes trouble around a round of presses; *met* counts what there was."""

    def __init__(self, house: House, players: list[Player], chance: Rng) -> None:
        self.house = house
        self.players = players
        self.chance = chance
        self.met: Counter[str] = Counter()
        self._kinds: Mapping[str, Callable[[], Awaitable[None]]] = {
            "peace": self._peace,
            "dropped before": self._dropped_before,
            "dropped after": self._dropped_after,
            "server error": self._server_error,
            "rate limited": self._limited,
            "falsely refused": self._falsely_refused,
            "doubled": self._doubled,
            "line lost": self._line_lost,
            "session lost": self._session_lost,
            "restart": self._restart,
            "direct messages closed": self._closed,
            "direct messages opened": self._opened,
        }

    async def around(self, presses: Callable[[], None]) -> None:
        """Have *presses* begun, with something that goes wrong before or meanwhile."""
        kind = self.chance.pick(tuple(self._kinds))
        self.met[kind] += 1
        faults = self.house.discord.faults
        if kind in ("restart", "line lost", "session lost"):
            presses()
            await self._a_moment()
            await self._kinds[kind]()
        else:
            await self._kinds[kind]()
            presses()
        await self.house.discord.settled()
        faults.clear()

    async def _a_moment(self) -> None:
        """Long enough for the presses to get somewhere, never the same distance."""
        for _ in range(self.chance.below(200)):
            await asyncio.sleep(0)

    async def _peace(self) -> None:
        pass

    def _hit(self) -> tuple[str, int]:
        return self.chance.pick(PATHS), 1 + self.chance.below(MOST)

    async def _dropped_before(self) -> None:
        path, times = self._hit()
        self.house.discord.faults.drop(path, times=times)

    async def _dropped_after(self) -> None:
        path, times = self._hit()
        self.house.discord.faults.drop(path, times=times, carried_out=True)

    async def _server_error(self) -> None:
        path, times = self._hit()
        # discord.py itself tries again after most of these, and takes its time: one is enough.
        quick = bool(self.chance.below(4))
        self.house.discord.faults.fail(path, 503 if quick else 500, times=times if quick else 1)

    async def _limited(self) -> None:
        path, times = self._hit()
        self.house.discord.faults.limit(path, 0.05, times=times)

    async def _falsely_refused(self) -> None:
        faults = self.house.discord.faults
        self.chance.pick((faults.falsely_unknown, faults.falsely_acknowledged))()

    async def _doubled(self) -> None:
        self.house.discord.faults.doubled.add("INTERACTION_CREATE")

    async def _line_lost(self) -> None:
        gateway = self.house.discord.gateway
        self.house.discord.faults.replays_too_much = self.chance.below(4)
        how = self.chance.below(3)
        if how == 0:
            gateway.cut()
        elif how == 1:
            await gateway.drop(4000)
        else:
            await gateway.send_op(Op.RECONNECT)
        await gateway.ready.wait()

    async def _session_lost(self) -> None:
        self.house.bot.before_identify_hook = at_once  # type: ignore[method-assign]
        gateway = self.house.discord.gateway
        await gateway.send_op(Op.INVALID_SESSION, False)
        await gateway.ready.wait()

    async def _restart(self) -> None:
        await self.house.restart()

    async def _closed(self) -> None:
        self.chance.pick(self.players).close_dms()

    async def _opened(self) -> None:
        for player in self.players:
            player.open_dms()
