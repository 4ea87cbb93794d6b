"""The bot in a process that can be killed, against a stand-in in this one."""

from __future__ import annotations

import asyncio
import signal
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from bot.health import ask
from bot.playground.actors import Answer, Player
from bot.playground.interactions import Interaction
from bot.playground.messages import Message
from bot.playground.patch import pointed_at
from bot.playground.places import Channel
from bot.playground.standin import Standin
from bot.playground.usage import use_component
from bot.settings import Settings
from engine.core import Match
from engine.registry import GAMES
from tests.bot.house import values
from tests.bot.playground.described import description

ROOT = Path(__file__).parents[2]
LONGEST = 60.0  # seconds: far more than anything takes on a busy machine
LOOK = 0.005  # seconds between two looks


class Process:
    """Starts the bot, and looks at what it has stored and shown."""

    def __init__(self, folder: Path, discord: Standin) -> None:
        self.database = folder / "portage.sqlite3"
        self.settings = Settings(health_port=free_port())
        self.discord = discord
        self.running: asyncio.subprocess.Process
        self.said = ""

    # -- the process -----------------------------------------------------------------------------

    async def start(self) -> None:
        before = self.discord.gateway.identifies
        await self.spawn()
        await self.until(lambda: self.discord.gateway.identifies > before)
        await self.quiet()

    async def spawn(self) -> None:
        """Start the process, and wait for nothing."""
        arguments = (
            self.discord.base,
            self.discord.token,
            str(self.database),
            str(self.settings.health_port),
        )
        self.running = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "tests.bot.runner", *arguments),
            cwd=ROOT,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self.running.stdout is not None
        async for line in self.running.stdout:
            self.said += line.decode()

    async def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal, and the exit code."""
        self.running.send_signal(number)
        return await self.ended()

    async def ended(self) -> int:
        async with asyncio.timeout(LONGEST):
            code = await self.running.wait()
            await self._reading
            await self.until(lambda: self._is_cut_off)
        return code

    async def kill(self) -> None:
        await self.end(signal.SIGKILL)
        # What the process had asked for before is carried out, as at Discord.
        await self.until(lambda: not self.discord.rest.busy)

    @property
    def _is_cut_off(self) -> bool:
        session = self.discord.gateway.session
        return session is None or session.line is None

    # -- waiting ---------------------------------------------------------------------------------

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(LONGEST):
            while not true():  # noqa: ASYNC110
                await asyncio.sleep(LOOK)

    async def quiet(self) -> None:
        """Wait until the bot has answered everything and Discord shows all that is stored."""
        async with asyncio.timeout(LONGEST):
            while not (await self._is_quiet() and await self._is_quiet()):  # noqa: ASYNC110
                await asyncio.sleep(LOOK)

    async def _is_quiet(self) -> bool:
        if self.discord.rest.busy or not self.discord.gateway.idle:
            return False
        told = await asyncio.to_thread(ask, self.settings)
        return told is not None and told.connected and not told.working and not told.backlog

    async def answered(self, interaction: Interaction) -> Answer:
        """Wait for the answer to something that a player has begun."""
        await self.until(lambda: interaction.acknowledged)
        await self.quiet()
        return Answer(interaction)

    # -- looking ---------------------------------------------------------------------------------

    def rows(self, query: str, *given: object) -> list[Any]:
        """What the database says, the log of a killed process included."""
        if not self.database.exists():
            return []
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as db:
            return db.execute(query, given).fetchall()

    def match_ids(self) -> list[str]:
        return [id_ for (id_,) in self.rows("SELECT id FROM matches ORDER BY created, rowid")]

    def seq(self, match_id: str) -> int:
        found: int = self.rows("SELECT seq FROM matches WHERE id = ?", match_id)[0][0]
        return found

    def match(self, match_id: str) -> Any:
        game, save = self.rows("SELECT game, save FROM matches WHERE id = ?", match_id)[0]
        return Match.from_json(GAMES[game], save)

    def holder(self, match_id: str, seat: int) -> int:
        rows = self.rows("SELECT user FROM seats WHERE match = ? AND seat = ?", match_id, seat)
        found: int = rows[0][0]
        return found

    def thread(self, match_id: str) -> Channel:
        rows = self.rows("SELECT thread FROM matches WHERE id = ?", match_id)
        return self.discord.world.channels[str(rows[0][0])]

    def standing(self) -> dict[str, Message]:
        """Every message of the bot that all can see, or that stands in a DM, by its id."""
        return {
            message.id: message
            for channel in self.discord.world.channels.values()
            for message in channel.messages.values()
            if message.author is self.discord.world.bot
            and not message.is_ephemeral
            and message.type in (0, 19, 20)
        }

    def posts(self) -> list[tuple[str, str, str, str]]:
        """Match, kind, key and message id of every post that stands."""
        query = "SELECT match, kind, key, message FROM outbox WHERE state = 'sent'"
        return [(m, kind, key, str(message)) for m, kind, key, message in self.rows(query)]


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def is_answered(interaction: Interaction) -> bool:
    """Whether the player sees more than that the bot thinks."""
    original = interaction.original
    return original is not None and not original.is_loading


def begin_tap(player: Player, message: Message, key: str) -> Interaction:
    """Press the button or choose from the menu that answers *key*, and wait for nothing."""
    for component in _walk(message.components):
        custom_id = component.get("custom_id", "")
        if custom_id.startswith("ans:") and custom_id.split(":", 4)[4] == key:
            return player.begin_press(message, custom_id)
        if component["type"] == 3 and custom_id.startswith("sel:") and key in values(component):
            return use_component(player.standin.world, player.user, message, component, [key])
    raise AssertionError(f"{key!r} can't be tapped")


def _walk(components: list[Any]) -> list[Any]:
    found: list[Any] = []
    for component in components:
        found += [component, *_walk(component.get("components", []))]
    return found


@asynccontextmanager
async def process_in(folder: Path) -> AsyncIterator[Process]:
    """A process that has been started, and is gone at the end."""
    async with Standin(checker=description()) as discord:
        discord.world.limits.seconds_to_answer = LONGEST
        with pointed_at(discord.base):
            process = Process(folder, discord)
            await process.start()
            try:
                yield process
            finally:
                if process.running.returncode is None:
                    await process.end(signal.SIGKILL)
        assert [] == discord.notes.wrongs
