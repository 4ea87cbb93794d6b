"""Running the bot on Discord, or in the playground, until the process is told to stop."""

from __future__ import annotations

import asyncio
import logging
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import aiohttp
import discord

from bot.app import create_bot
from bot.health import told
from bot.pilots import THINKING
from bot.playground.patch import pointed_at
from bot.playground.permissions import Permission
from bot.playground.standin import Standin
from bot.settings import Settings
from bot.store import Store
from bot.ui.client import Portage

log = logging.getLogger("portage")

FAREWELL = 2.0  # seconds for closing the line to Discord
PLAYERS = ("Ann", "Ben", "Cleo", "David")


async def serve(settings: Settings) -> int:
    """Run the bot on Discord until it is told to stop."""
    assert settings.token is not None
    store = await Store.open(settings.database, now=time.time)
    try:
        bot = create_bot(store, content=settings.content, thinking=THINKING)
        async with told(bot, settings):
            return await _run(bot, settings.token)
    finally:
        await store.close()


async def play(settings: Settings) -> int:
    """Serve the playground with the real bot inside, until it is told to stop. Nothing is kept."""
    with tempfile.TemporaryDirectory(prefix="portage-") as folder:
        store = await Store.open(Path(folder) / "playground.sqlite3", now=time.time)
        standin = Standin(port=settings.port)
        try:
            await standin.start()
        except OSError:
            log.warning("Port %d is taken, so another one is used.", settings.port)
            standin = Standin()
            await standin.start()
        try:
            with pointed_at(standin.base):
                furnish(standin)
                bot = create_bot(store, content=settings.content, thinking=THINKING)
                standin.watch(bot, lambda: bot.publisher.idle)
                log.warning("Portage's playground: open %s/ in your browser.", standin.base)
                async with told(bot, settings):
                    return await _run(bot, standin.token)
        finally:
            await standin.stop()
            await store.close()


def furnish(standin: Standin) -> None:
    """The players whom everybody finds in the playground, the first a host, and their channel."""
    host, *_ = [standin.user(name).user for name in PLAYERS]
    hosts = standin.world.add_role(standin.guild, "hosts", Permission.MANAGE_GUILD)
    standin.world.change_roles(standin.guild, host, [hosts.id])
    standin.channel("games")


async def _run(bot: Portage, token: str) -> int:
    """Run *bot* until SIGTERM or SIGINT, or until Discord won't have it; the exit code.

    What has begun is finished first, within some seconds; a second signal stops at once.
    """
    stopped, hurried = asyncio.Event(), asyncio.Event()
    with _signals(stopped, hurried):
        running = asyncio.create_task(bot.start(token), name="the bot")
        stopping = asyncio.create_task(stopped.wait())
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if not stopped.is_set():
            await bot.close()
            return _ended(running)
        log.info("stopping")
        draining = asyncio.create_task(bot.drain())
        hurrying = asyncio.create_task(hurried.wait())
        await asyncio.wait({draining, hurrying}, return_when=asyncio.FIRST_COMPLETED)
        for task in (draining, hurrying):
            task.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await bot.close()
        running.cancel()
        await asyncio.gather(running, draining, return_exceptions=True)
        log.info("stopped")
        return 0


@contextmanager
def _signals(stopped: asyncio.Event, hurried: asyncio.Event) -> Iterator[None]:
    loop = asyncio.get_running_loop()

    def stop() -> None:
        (hurried if stopped.is_set() else stopped).set()

    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop)
    try:
        yield
    finally:
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.remove_signal_handler(number)


def _ended(running: asyncio.Task[None]) -> int:
    """What a bot is told about that has ended by itself. Whoever supervises it may try again."""
    error = running.exception()
    match error:
        case discord.LoginFailure():
            log.error("Discord doesn't know this DISCORD_TOKEN. Copy it again, or make a new one.")
        case discord.ConnectionClosed(code=code):
            log.error("Discord has ended the connection for good, with code %d.", code)
        case discord.HTTPException(status=status):
            log.error("Discord refuses the bot, with status %d. Try again later.", status)
        case aiohttp.ClientError() | OSError():
            log.error("Discord can't be reached (%s). Look at the network.", type(error).__name__)
        case _:
            log.error("the connection to Discord has ended", exc_info=error)
    return 1
