"""How the running bot is: a page of JSON on this machine's loopback, for whoever watches it."""

from __future__ import annotations

import asyncio
import http.client
import math
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from aiohttp import web

from bot.settings import Settings, SettingsError
from bot.store import StoreError
from bot.ui.client import Portage

VERSION = "0.1.0"
HOST = "127.0.0.1"
GRACE = 90.0  # seconds without Discord after which the bot isn't well
TICK = 1.0  # seconds between two looks at the event loop
LOOKS = 60  # of which the longest delay is told
PATIENCE = 4.0  # seconds for an answer


class Health(msgspec.Struct, frozen=True):
    """What the page says."""

    well: bool  # connected, or not for long without
    version: str
    uptime: int  # seconds
    connected: bool
    latency: float | None  # milliseconds to the gateway and back
    lag: float  # milliseconds that the event loop was late, at most, in the last minute
    matches: int  # running
    lobbies: int
    working: int  # presses and commands being answered
    backlog: int  # matches and lobbies that Discord doesn't show as they are yet


@asynccontextmanager
async def told(bot: Portage, settings: Settings) -> AsyncIterator[None]:
    """Serve the page as long as the block lasts, if the host wants it."""
    if not settings.health_port:
        yield
        return
    watch = _Watch(bot)
    application = web.Application()
    application.router.add_get("/", watch.answer)
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    looking = asyncio.create_task(watch.look())
    try:
        try:
            await web.TCPSite(runner, HOST, settings.health_port).start()
        except OSError as error:
            taken = f"PORTAGE_HEALTH_PORT: {settings.health_port} can't be used"
            raise SettingsError(
                [f"{taken} ({error.strerror}). Choose another, or remove the line."]
            ) from error
        yield
    finally:
        looking.cancel()
        await runner.cleanup()


def ask(settings: Settings) -> Health | None:
    """What the running bot says of itself; None if it doesn't answer."""
    connection = http.client.HTTPConnection(HOST, settings.health_port, timeout=PATIENCE)
    try:
        connection.request("GET", "/")
        return msgspec.json.decode(connection.getresponse().read(), type=Health)
    except (OSError, http.client.HTTPException, msgspec.DecodeError):
        return None
    finally:
        connection.close()


class _Watch:
    def __init__(self, bot: Portage) -> None:
        self.bot = bot
        self.began = time.monotonic()
        self.delays: deque[float] = deque([0.0], maxlen=LOOKS)

    async def look(self) -> None:
        """Note how late the event loop is, again and again."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(TICK)
            self.delays.append(max(0.0, time.monotonic() - before - TICK))

    async def answer(self, _: web.Request) -> web.Response:
        try:
            health = await self._health()
        except StoreError as error:
            return web.Response(status=503, text=str(error))
        body = msgspec.json.format(msgspec.json.encode(health)) + b"\n"
        return web.Response(
            status=200 if health.well else 503, body=body, content_type="application/json"
        )

    async def _health(self) -> Health:
        store, latency, away = self.bot.desk.store, self.bot.latency, self.bot.away
        return Health(
            well=away < GRACE,
            version=VERSION,
            uptime=round(time.monotonic() - self.began),
            connected=away == 0.0,
            latency=round(latency * 1000, 1) if math.isfinite(latency) else None,
            lag=round(max(self.delays) * 1000, 1),
            matches=len(await store.running()),
            lobbies=len(await store.lobbies()),
            working=self.bot.at_work,
            backlog=self.bot.publisher.backlog,
        )
