"""The publisher's way to Discord."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal, TypeVar

import discord

from bot.pictures import Pictures
from bot.present.ids import PUBLIC, parse
from bot.present.panel import Panel
from bot.ui.calls import PATIENT, Patience, call
from bot.ui.message import rendered, to_send
from bot.wire import (
    LOCKED,
    NO_CHANNEL,
    NO_SERVER,
    SLEEPING,
    UNKNOWN_CHANNEL,
    UNKNOWN_MEMBER,
    UNKNOWN_MESSAGE,
    UNKNOWN_USER,
    Refused,
    Standing,
)

T = TypeVar("T")

# Whose key is the row in the outbox, in every post one.
SIGNED = frozenset({*PUBLIC, "join", "start", "ready", "leave", "accept", "keep", "takeover"})
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
        async def edited() -> None:
            parts = await rendered(panel, self.pictures)
            await self._message(channel, message).edit(**parts)

        await self._awake(channel, edited)

    async def delete(self, channel: int, message: int) -> None:
        await self._awake(channel, self._message(channel, message).delete)

    async def pin(self, channel: int, message: int) -> None:
        await self._awake(channel, self._message(channel, message).pin)

    async def read(self, channel: int, message: int) -> Standing | None:
        try:
            found = await self._call(self._message(channel, message).fetch())
        except Refused as refusal:
            if refusal.code in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
                return None
            raise
        texts = [str(getattr(part, "content", "")) for part in _walk(found.components)]
        return Standing("\n".join([found.content, *texts]), found.edited_at is not None)

    def lacking(self, guild: int, channel: int, thread: int | None) -> tuple[str, ...]:
        server = self.client.get_guild(guild)
        if server is None:
            return (NO_SERVER,)
        if server.unavailable:
            return ()  # Discord itself is out of order there, and says nothing of it
        place = server.get_channel(channel)
        if place is None:
            return (NO_CHANNEL,)
        granted = place.permissions_for(server.me)
        missing = missing_of(granted, in_thread=thread is not None)
        known = None if thread is None else server.get_thread(thread)
        if not missing and known is not None and known.locked and not granted.manage_threads:
            return (LOCKED,)
        return missing

    async def thread(self, guild: int, channel: int, message: int, name: str) -> int:
        there = self.client.get_partial_messageable(channel, guild_id=guild)
        start = there.get_partial_message(message).create_thread(
            name=name, auto_archive_duration=KEEP_THREAD
        )
        try:
            made: discord.Thread = await self._call(start)
        except Refused as refusal:
            if refusal.code != THREAD_EXISTS:
                raise
            # A thread has the id of the message that it was started from; it may be deleted.
            await self._call(self.client.http.get_channel(message))
            return message
        return made.id

    async def join(self, thread: int, user: int) -> None:
        async def joined() -> None:
            await self.client.http.add_user_to_thread(thread, user)

        await self._awake(thread, joined)

    async def rename(self, thread: int, name: str) -> None:
        async def renamed() -> None:
            await self.client.http.edit_channel(thread, name=name)

        await self._awake(thread, renamed)

    async def archive(self, thread: int) -> None:
        await self._call(self.client.http.edit_channel(thread, archived=True))

    async def dm(self, user: int) -> int:
        opened: discord.DMChannel = await self._call(self.client.create_dm(discord.Object(user)))
        return opened.id

    async def has_left(self, guild: int, user: int) -> bool:
        try:
            await self._call(self.client.http.get_member(guild, user))
        except Refused as refusal:
            # Anything else says that it isn't for the bot to know.
            return refusal.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        return False

    async def find(self, channel: int, post: int) -> int | None:
        latest = self.client.get_partial_messageable(channel).history(limit=SEARCHED)
        messages: list[discord.Message] = await self._call(_gathered(latest))
        for message in messages:
            if message.author == self.client.user and _carries(message, post):
                return message.id
        return None

    async def _awake(self, channel: int, make: Callable[[], Awaitable[None]]) -> None:
        """Make a call about a message; a thread that Discord has put to sleep is woken first."""
        try:
            await self._call(make())
        except Refused as refusal:
            if refusal.code != SLEEPING:
                raise
            await self._call(self.client.http.edit_channel(channel, archived=False))
            await self._call(make())

    async def _call(self, made: Awaitable[T]) -> T:
        return await call(made, self.patience.call)

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self.client.get_partial_messageable(channel).get_partial_message(message)


def missing_of(granted: discord.Permissions, *, in_thread: bool) -> tuple[str, ...]:
    """The names of what the bot needs where a match is played and hasn't been granted."""
    send = "send_messages_in_threads" if in_thread else "send_messages"
    if not granted.view_channel:
        return ("view-channel",)
    needed = (send, "attach_files", "read_message_history", "pin_messages")
    return tuple(name.replace("_", "-") for name in needed if not getattr(granted, name))


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
