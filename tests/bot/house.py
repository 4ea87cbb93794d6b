"""The real bot on the stand-in for Discord, and players who tap their way through a match."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bot.app import LOCALES, create_bot
from bot.draft import AnyGame, AnyMatch
from bot.pictures import Pictures
from bot.playground.actors import Answer, Player
from bot.playground.messages import Message
from bot.playground.places import Channel
from bot.playground.standin import Standin
from bot.present.panel import Picture
from bot.records import MatchId, MatchRecord
from bot.store import Store
from bot.ui.client import Portage
from bot.words import Catalogue
from engine.registry import GAMES
from render.scene import Scene

CATALOGUE = Catalogue.load(LOCALES)
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c49444154789c63f8ffff3f0005fe02fe0def46b80000000049454e44ae426082"
)


class Blank(Pictures):
    """Pictures of one pixel, for tests that look at something else."""

    async def png(self, picture: Picture) -> bytes:
        return PIXEL

    async def warm(self, scenes: Sequence[Scene]) -> None:
        pass


class House:
    """A stand-in with the bot in it, which can be stopped and started again."""

    def __init__(self, folder: Path, discord: Standin) -> None:
        self.folder = folder
        self.discord = discord
        self.pictures: type[Pictures] = Blank
        self.games: Mapping[str, AnyGame] = GAMES
        self.client: dict[str, Any] = {}  # more arguments for the client
        self.bot: Portage
        self.store: Store
        self._task: asyncio.Task[None]

    def now(self) -> float:
        return self.discord.clock.now()

    async def start(self) -> None:
        self.store = await Store.open(self.folder / "portage.sqlite3", now=self.now)
        self.bot = create_bot(
            self.store,
            catalogue=CATALOGUE,
            games=self.games,
            now=self.now,
            pictures=self.pictures(),
            pauses=(0.0, 0.0, 0.0),
            guild_ready_timeout=0.01,
            **self.client,
        )
        self._task = asyncio.create_task(self.bot.start(self.discord.token))
        ready = asyncio.create_task(self.bot.caught_up.wait())
        await asyncio.wait([self._task, ready], return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        if self._task.done():
            self._task.result()
        bot = self.bot
        self.discord.watch(
            bot,
            lambda: (
                bot.publisher.idle
                and not bot.at_work
                and bot.clock.idle
                and bot.tables.idle
                and bot.caretaker.idle
            ),
        )
        await self.discord.settled()

    async def stop(self) -> None:
        await self.bot.close()
        await self._task
        await self.store.close()

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    async def wait(self, seconds: float) -> None:
        """Let *seconds* pass at once, and everything happen that comes due by then."""
        self.discord.clock.move(seconds)
        self.bot.clock.wake()
        self.bot.tables.wake()
        self.bot.caretaker.wake()
        await self.discord.settled()

    # -- matches ---------------------------------------------------------------------------------

    async def match(self, game: str, *players: Player, autopilots: int = 0, **more: str) -> MatchId:
        """A match that has just begun in #games, opened by the first player.

        What else `/match new` takes stands in *more*.
        """
        channel = self.discord.channel("games")
        host, *guests = players
        seats = len(players) + autopilots
        await host.slash(
            channel, "match new", game=game, seats=seats, autopilots=autopilots, **more
        )
        card = self.card(channel, host)
        for guest in guests:
            await guest.press(card, "join:*")
        await host.press(card, "start:*")
        return (await self.store.matches())[-1].id

    def card(self, channel: Channel, player: Player) -> Message:
        """The newest lobby card."""
        return [m for m in player.sees(channel) if "join:" in str(m.components)][-1]

    async def look(self, match_id: MatchId) -> tuple[MatchRecord, AnyMatch]:
        return await self.bot.desk.matches.look(match_id)

    async def thread(self, match_id: MatchId) -> Channel:
        record, _ = await self.look(match_id)
        return self.discord.world.channels[str(record.thread)]

    def post(self, thread: Channel, kind: str = "undo:") -> Message:
        """The newest post of a turn."""
        return [m for m in thread.messages.values() if kind in str(m.components)][-1]


class Two(NamedTuple):
    """A match of Go West! that has just begun, and who is to move."""

    match_id: MatchId
    mover: Player
    other: Player
    thread: Channel


async def two(house: House) -> Two:
    """Ann and Ben at a table of their own."""
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("go_west", ann, ben)
    record, match = await house.look(match_id)
    first = record.seats[min(match.pending)].user
    mover, other = (ann, ben) if ann.id == first else (ben, ann)
    return Two(match_id, mover, other, await house.thread(match_id))


def custom_ids(message: Message) -> list[str]:
    """The custom ids of everything on a message that can be pressed."""
    found: list[str] = []

    def walk(components: list[Any]) -> None:
        for component in components:
            if component.get("custom_id") and not component.get("disabled"):
                found.append(component["custom_id"])
            walk(component.get("components", []))

    walk(message.components)
    return found


def text_of(message: Message) -> str:
    """Everything a message says, its alternative texts left out."""
    said: list[str] = [message.content]

    def walk(components: list[Any]) -> None:
        for component in components:
            if component["type"] == 10:
                said.append(component["content"])
            walk(component.get("components", []))

    walk(message.components)
    return "\n".join(part for part in said if part)


async def tap(player: Player, shown: Message | Answer, *keys: str) -> Answer:
    """Answer with these options, by whatever taps the panel takes: a button, a menu, a page."""
    message = shown.message if isinstance(shown, Answer) else shown
    if not keys:
        return await player.press(message, "done:*")
    if len(keys) > 1:
        return await player.choose(message, *keys, menu="sel:*")
    return await _tap_one(player, message, keys[0])


async def _tap_one(player: Player, message: Message, key: str) -> Answer:
    for custom_id in custom_ids(message):
        if custom_id.startswith("ans:") and custom_id.split(":", 4)[4] == key:
            return await player.press(message, custom_id)
    for menu in menus(message):
        kind = menu["custom_id"].partition(":")[0]
        if kind in ("sel", "num") and key in values(menu):
            return await player.choose(message, key, menu=menu["custom_id"])
    for menu in menus(message):
        if menu["custom_id"].startswith("go:"):
            for value in values(menu):
                opened = await player.choose(message, value, menu=menu["custom_id"])
                for inner in menus(opened.message):
                    if inner["custom_id"].startswith("sel:") and key in values(inner):
                        return await player.choose(opened, key, menu=inner["custom_id"])
    raise AssertionError(f"{key!r} can't be tapped among {custom_ids(message)}")


async def tap_aside(player: Player, shown: Message | Answer, key: str) -> Answer:
    """Do something beside the question, by a button or out of a menu."""
    message = shown.message if isinstance(shown, Answer) else shown
    for custom_id in custom_ids(message):
        if custom_id.startswith("aside:") and custom_id.split(":", 4)[4] == key:
            return await player.press(message, custom_id)
    for menu in menus(message):
        if menu["custom_id"].startswith("aside:") and key in values(menu):
            return await player.choose(message, key, menu=menu["custom_id"])
    raise AssertionError(f"{key!r} can't be used among {custom_ids(message)}")


def menus(message: Message) -> list[Any]:
    found: list[Any] = []

    def walk(components: list[Any]) -> None:
        for component in components:
            if component["type"] == 3:
                found.append(component)
            walk(component.get("components", []))

    walk(message.components)
    return found


def values(menu: Any) -> list[str]:
    return [option["value"] for option in menu["options"]]
