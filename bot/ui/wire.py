"""The publisher's way to Discord."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Literal, TypeVar

import discord

from bot.pictures import Pictures
from bot.present.ids import PUBLIC, parse
from bot.present.panel import Panel
from bot.ui.calls import PATIENT, Patience, call
from bot.ui.message import rendered, to_send
from bot.wire import Refused

T = TypeVar("T")

SIGNED = frozenset({*PUBLIC, "join"})  # whose key is the row in the outbox, in every post one
SEARCHED = 50  # messages of a channel among which a lost one is looked for
THREAD_EXISTS = 160004
KEEP_THREAD: Literal[10080] = 10080  # minutes without a message after which Discord hides a thread


class DiscordWire:
    """`bot.wire.Wire` on discord.py. Nothing is cached: channels are known by their ids."""

    def __init__(
        self, client: discord.Client, pictures: Pictures, patience: Patience = PATIENT
    ) -> None:
        self.client = client
        self.pictures = pictures
        self.patience = patience

    async def send(self, channel: int, panel: Panel, nonce: str) -> int:
        parts = await to_send(panel, self.pictures)
        there = self.client.get_partial_messageable(channel)
        sent: discord.Message = await self._call(
            there.send(**parts, nonce=nonce, silent=panel.silent)
        )
        return sent.id

    async def edit(self, channel: int, message: int, panel: Panel) -> None:
        parts = await rendered(panel, self.pictures)
        await self._call(self._message(channel, message).edit(**parts))

    async def delete(self, channel: int, message: int) -> None:
        await self._call(self._message(channel, message).delete())

    async def pin(self, channel: int, message: int) -> None:
        await self._call(self._message(channel, message).pin())

    async def thread(self, guild: int, channel: int, message: int, name: str) -> int:
        there = self.client.get_partial_messageable(channel, guild_id=guild)
        start = there.get_partial_message(message).create_thread(
            name=name, auto_archive_duration=KEEP_THREAD
        )
        try:
            made: discord.Thread = await self._call(start)
        except Refused as refusal:
            if refusal.code == THREAD_EXISTS:
                return message  # a thread has the id of the message that it was started from
            raise
        return made.id

    async def dm(self, user: int) -> int:
        opened: discord.DMChannel = await self._call(self.client.create_dm(discord.Object(user)))
        return opened.id

    async def find(self, channel: int, post: int) -> int | None:
        latest = self.client.get_partial_messageable(channel).history(limit=SEARCHED)
        messages: list[discord.Message] = await self._call(_gathered(latest))
        for message in messages:
            if message.author == self.client.user and _carries(message, post):
                return message.id
        return None

    async def _call(self, made: Awaitable[T]) -> T:
        return await call(made, self.patience.call)

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self.client.get_partial_messageable(channel).get_partial_message(message)


async def _gathered(history: Any) -> list[discord.Message]:
    return [message async for message in history]


def _carries(message: discord.Message, post: int) -> bool:
    for component in _walk(message.components):
        custom_id = getattr(component, "custom_id", None)
        known = parse(custom_id) if custom_id else None
        if known is not None and known.kind in SIGNED and known.key == str(post):
            return True
    return False


def _walk(components: Any) -> Any:
    for component in components:
        yield component
        yield from _walk(getattr(component, "children", ()))
