"""Players who press on and on, each as soon as the last press has been answered."""

from __future__ import annotations

import asyncio
import re
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeAlias

from bot.pictures import Pictures
from bot.playground import usage
from bot.playground.actors import Player
from bot.playground.messages import Message
from bot.playground.patch import pointed_at
from bot.playground.rest import Request
from bot.playground.standin import Standin
from bot.records import MatchId
from engine.core import Rng
from tests.bot.house import House, custom_ids

OF_INTERACTION = re.compile(r"/(?:interactions/\d+|webhooks/\d+)/([^/]+)/(callback|messages/.*)")
PATIENCE = 60.0

Table: TypeAlias = "tuple[MatchId, list[Player]]"


class Press:
    """One press: how long it took until it was acknowledged, and until its answer stood."""

    def __init__(self) -> None:
        self.began = time.perf_counter()
        self.acknowledged = 0.0
        self.done: asyncio.Future[float] = asyncio.get_running_loop().create_future()


class Loop:
    """Counts and times what players press, by what the bot asks of the stand-in."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.presses: list[Press] = []
        self._open: dict[str, Press] = {}
        self._waiting: list[asyncio.Event] = []
        house.discord.rest.listeners.append(self._hear)

    def close(self) -> None:
        self.house.discord.rest.listeners.remove(self._hear)

    def _hear(self, request: Request) -> None:
        for waiting in self._waiting:
            waiting.set()
        found = OF_INTERACTION.match(request.path)
        press = self._open.get(found[1]) if found else None
        if found is None or press is None:
            return
        taken = time.perf_counter() - press.began
        if found[2] == "callback":
            press.acknowledged = taken
        elif not press.done.done():
            press.done.set_result(taken)

    async def press(self, player: Player, message: Message, custom_id: str) -> Press:
        """Press a button, and wait for the answer."""
        press = Press()
        button = {"type": 2, "custom_id": custom_id}
        token = usage.use_component(self.house.discord.world, player.user, message, button).token
        self._open[token] = press
        async with asyncio.timeout(PATIENCE):
            await press.done
        del self._open[token]
        self.presses.append(press)
        return press

    async def answer(self, match_id: MatchId, players: Sequence[Player]) -> Press | None:
        """The autopilot's answer, pressed once its player sees it; None when the match is over."""
        record, match = await self.house.look(match_id)
        if record.status != "running":
            return None
        seat = min(match.pending)
        key = str(match.game.autopilot(match.view(seat), match.pending[seat], Rng(match.seq)))
        player = next(each for each in players if each.id == record.seats[seat].user)
        wanted = f":{match_id}:{seat}:{match.since[seat]}:"
        message = await self._shown(player, wanted)
        return await self.press(player, message, f"ans{wanted}{key}")

    async def _shown(self, player: Player, wanted: str) -> Message:
        """The player's newest direct message, once it asks what is *wanted*."""
        news = asyncio.Event()
        self._waiting.append(news)
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    newest = player.dms[-1]
                    if any(wanted in custom_id for custom_id in custom_ids(newest)):
                        return newest
                    news.clear()
                    await news.wait()
        finally:
            self._waiting.remove(news)


@asynccontextmanager
async def opened(pictures: type[Pictures]) -> AsyncIterator[House]:
    """The bot with these pictures, in a stand-in that waits for it however slow the machine is."""
    with tempfile.TemporaryDirectory() as own:
        async with Standin() as discord:
            discord.world.limits.seconds_to_answer = PATIENCE
            with pointed_at(discord.base):
                house = House(Path(own), discord)
                house.pictures = pictures
                await house.start()
                try:
                    yield house
                finally:
                    await house.stop()


async def tables(house: House, number: int) -> list[Table]:
    """So many matches of two, each with players of its own."""
    pairs = [[house.discord.user(f"{name}{n}") for name in ("Ann", "Ben")] for n in range(number)]
    return [(await house.match("go_west", *pair), pair) for pair in pairs]


async def played(house: House, seats: Sequence[Table], goes_on: Callable[[], bool]) -> list[Press]:
    """Every table plays without a pause, to its end at most, until Discord shows all of it."""
    loop = Loop(house)

    async def play(match_id: MatchId, players: Sequence[Player]) -> None:
        while goes_on():
            press = await loop.answer(match_id, players)
            if press is None:
                return

    await asyncio.gather(*(play(*table) for table in seats))
    await house.discord.settled()
    loop.close()
    return loop.presses


async def refill(house: House, seats: list[Table]) -> None:
    """Begin another match wherever one is over."""
    for n, (match_id, players) in enumerate(seats):
        record, _ = await house.look(match_id)
        if record.status != "running":
            seats[n] = await house.match("go_west", *players), players
