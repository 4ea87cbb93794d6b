"""Running the bot on Discord, or in the playground, until the process is told to stop."""

from __future__ import annotations

import asyncio
import logging
import signal
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord

from bot.app import create_bot
from bot.operation import PULSE, sign_of_life
from bot.playground.patch import pointed_at
from bot.playground.standin import Standin
from bot.settings import Settings
from bot.store import Store
from bot.ui.client import Portage

log = logging.getLogger("portage")

PLAYERS = ("Ann", "Ben", "Cleo", "David")


async def serve(settings: Settings) -> int:
    """Run the bot on Discord until it is told to stop."""
    assert settings.token is not None
    store = await Store.open(settings.database, now=time.time)
    try:
        async with _stopping(create_bot(store, content=settings.content)) as bot:
            pulse = asyncio.create_task(_pulse(bot, settings))
            try:
                await bot.start(settings.token)
            except discord.LoginFailure:
                log.error(
                    "Discord doesn't know this DISCORD_TOKEN. Copy it again, or make a new one."
                )
                return 1
            finally:
                pulse.cancel()
    finally:
        await store.close()
        sign_of_life(settings).unlink(missing_ok=True)
    return 0


async def play(settings: Settings) -> int:
    """Serve the playground with the real bot inside, until it is told to stop. Nothing is kept."""
    with tempfile.TemporaryDirectory(prefix="portage-") as folder:
        store = await Store.open(Path(folder) / "playground.sqlite3", now=time.time)
        standin = Standin(port=settings.port)
        try:
            await standin.start()
        except OSError:
            standin = Standin()
            await standin.start()
        try:
            with pointed_at(standin.base):
                for name in PLAYERS:
                    standin.user(name)
                standin.channel("games")
                async with _stopping(create_bot(store, content=settings.content)) as bot:
                    standin.watch(bot, lambda: bot.publisher.idle)
                    log.warning("Portage's playground: open %s/ in your browser.", standin.base)
                    await bot.start(standin.token)
        finally:
            await standin.stop()
            await store.close()
    return 0


@asynccontextmanager
async def _stopping(bot: Portage) -> AsyncIterator[Portage]:
    """The bot, which SIGTERM and SIGINT stop cleanly: what has begun is finished first."""
    loop = asyncio.get_running_loop()
    stops: set[asyncio.Task[None]] = set()

    def stop() -> None:
        if not stops:
            log.info("stopping")
            stops.add(asyncio.create_task(bot.stop()))

    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop)
    try:
        async with bot:
            yield bot
    finally:
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.remove_signal_handler(number)
        await asyncio.gather(*stops)


async def _pulse(bot: Portage, settings: Settings) -> None:
    while True:
        if bot.is_ready() and not bot.is_closed():
            sign_of_life(settings).write_text(f"{time.time():.0f}\n")
        await asyncio.sleep(PULSE)
