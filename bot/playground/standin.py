"""The stand-in as one thing: a server on loopback, its world, and the players in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Self

from aiohttp import web

from bot.playground import posting
from bot.playground.actors import Player
from bot.playground.buckets import Buckets, Rate
from bot.playground.clock import Clock
from bot.playground.faults import Faults
from bot.playground.gateway import Gateway
from bot.playground.messages import Message
from bot.playground.page import Page
from bot.playground.permissions import Permission
from bot.playground.places import Channel, Guild
from bot.playground.rest import PREFIX, Checker, Notes, Rest
from bot.playground.settling import settled
from bot.playground.world import World

if TYPE_CHECKING:
    import discord

TOKEN = "stand-in.token"  # noqa: S105  # opens nothing but the stand-in
LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})
LARGEST_BODY = 64 * 1024 * 1024  # more than Discord takes, so that its refusal can be played


class Standin:
    """Discord, as far as a bot can see.

    `async with Standin() as discord:` serves it; `pointed_at(discord.base)` sends the bot there,
    and *token* lets it in. Players act through `user`; `world`, `faults`, `clock` and `notes` are
    there for arranging and for asserting.
    """

    def __init__(
        self,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        checker: Checker | None = None,
        rates: Mapping[str, Rate] | None = None,
        clock: Clock | None = None,
    ) -> None:
        if host not in LOOPBACK:
            raise ValueError(f"the stand-in serves this machine only, not {host}")
        self.host, self.port, self.token = host, port, TOKEN
        self.world = World(clock=clock or Clock())
        self.faults = Faults()
        self.gateway = Gateway(self.world, self.token, self.faults)
        buckets = Buckets(self.world.clock, dict(rates or {}))
        self.rest = Rest(self.world, self.token, self.faults, buckets, checker)
        self.page = Page(self)
        self.guild = self.world.add_guild("Playground")
        self.bot: discord.Client | None = None
        self.idle: Callable[[], bool] | None = None
        self._runner: web.AppRunner | None = None

    # -- serving ---------------------------------------------------------------------------------

    @property
    def base(self) -> str:
        return f"http://{self.host}:{self.port}"

    async def start(self) -> None:
        """Serve from now on; without a port a free one is taken. Raises OSError where it can't."""
        application = web.Application(client_max_size=LARGEST_BODY)
        application.router.add_get("/gateway", self.gateway.connect)
        application.router.add_get("/gateway/", self.gateway.connect)
        application.router.add_route("*", PREFIX + "/{rest:.*}", self.rest.handle)
        self.page.add_routes(application)
        self._runner = web.AppRunner(
            application, access_log=None, handler_cancellation=False, shutdown_timeout=0.1
        )
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self.host, self.port).start()
        except OSError:
            await self._runner.cleanup()
            raise
        self.port = self._runner.addresses[0][1]
        self.world.base = self.base
        self.gateway.address = self.rest.gateway = f"ws://{self.host}:{self.port}/gateway"

    async def stop(self) -> None:
        self.rest.close()
        await self.page.close()
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    # -- arranging -------------------------------------------------------------------------------

    @property
    def clock(self) -> Clock:
        return self.world.clock

    @property
    def notes(self) -> Notes:
        """What the bot asked for, and what must not happen."""
        return self.rest.notes

    def watch(self, bot: discord.Client, idle: Callable[[], bool] | None = None) -> None:
        """From now on players wait until *bot* is done; *idle* speaks for its background work."""
        self.bot, self.idle = bot, idle

    async def settled(self) -> None:
        """Wait until the watched bot is done."""
        await settled(self)

    def user(self, name: str, *, locale: str = "en-US", guild: Guild | None = None) -> Player:
        """The player of that name; a new one comes into *guild* or, without it, into the first."""
        known = self.world.users_named(name)
        user = known[0] if known else self.world.add_user(name, locale=locale)
        place = guild or self.guild
        if user.id not in place.members and (guild is not None or not known):
            self.world.add_member(place, user)
        return Player(self, user)

    def stranger(self, name: str, *, locale: str = "en-US") -> Player:
        """A new player who shares no guild with the bot."""
        return Player(self, self.world.add_user(name, locale=locale))

    def channel(self, name: str, guild: Guild | None = None) -> Channel:
        """The text channel of that name, made if need be."""
        place = guild or self.guild
        for channel in self.world.channels.values():
            if channel.guild is place and channel.name == name and channel.thread is None:
                return channel
        return self.world.add_channel(place, name)

    def thread(self, name: str) -> Channel:
        """The thread of that name; raises LookupError."""
        for channel in self.world.channels.values():
            if channel.thread is not None and channel.name == name:
                return channel
        raise LookupError(f"there is no thread {name!r}")

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """A moderator closes *thread*, perhaps for good."""
        assert thread.thread is not None
        thread.thread.locked = locked
        self.world.set_archived(thread, thread.thread, archived=True)

    def remove(self, gone: Channel | Message) -> None:
        """A moderator deletes a channel, a thread or a message."""
        if isinstance(gone, Message):
            posting.delete(self.world, gone)
        else:
            self.world.delete_channel(gone)

    def take(self, *permissions: Permission, channel: Channel | None = None) -> None:
        """The bot loses *permissions*: in one channel, or everywhere in the first guild."""
        if channel is None:
            self._change_role(permissions, given=False)
        for place in self._places(channel):
            self._change_overwrite(place, permissions, given=False)

    def give(self, *permissions: Permission, channel: Channel | None = None) -> None:
        """The bot has *permissions*: in one channel, or everywhere in the first guild."""
        if channel is None:
            self._change_role(permissions, given=True)
        for place in self._places(channel):
            self._change_overwrite(place, permissions, given=True)

    def _places(self, channel: Channel | None) -> list[Channel]:
        # A thread has its parent's permissions.
        if channel is not None:
            return [channel.parent or channel]
        channels = self.world.channels.values()
        return [c for c in channels if c.guild is self.guild and c.thread is None]

    def _change_role(self, permissions: tuple[Permission, ...], *, given: bool) -> None:
        role = self.world.bot_role(self.guild)
        changed = role.permissions
        for permission in permissions:
            changed = changed | permission if given else changed & ~permission
        self.world.set_permissions(role, self.guild, changed)

    def _change_overwrite(
        self, channel: Channel, permissions: tuple[Permission, ...], *, given: bool
    ) -> None:
        # What everybody has can be denied to the bot only in the channel.
        old = channel.overwrites.get(self.world.bot.id)
        allow, deny = (old.allow, old.deny) if old else (Permission(0), Permission(0))
        for permission in permissions:
            allow = allow | permission if given else allow & ~permission
            deny = deny & ~permission if given else deny | permission
        self.world.set_overwrite(channel, self.world.bot, allow=allow, deny=deny)


async def serve(standin: Standin) -> None:
    """Serve *standin* until cancelled."""
    async with standin:
        await asyncio.Event().wait()
