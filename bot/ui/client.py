"""The bot as discord.py runs it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import discord
import msgspec
from discord import app_commands

from bot.absences import Absences
from bot.caretaker import EVERYTHING, Caretaker
from bot.clock import Watch
from bot.desk import Desk
from bot.draft import AnyGame
from bot.hosts import Hosts
from bot.lobbies import Lobbies
from bot.matches import Matches
from bot.outbox import Outbox
from bot.pictures import Pictures
from bot.privacy import Privacy
from bot.publisher import PAUSES, Publisher
from bot.records import MatchId, UserId
from bot.store import Store
from bot.ui.calls import PATIENT, Patience
from bot.ui.faults import guarded
from bot.ui.hints import Hints
from bot.ui.history import HistoryPresses
from bot.ui.history_commands import HistoryCommands
from bot.ui.host_commands import HostCommands
from bot.ui.items import OwnItem
from bot.ui.lobby import LobbyPresses
from bot.ui.look_commands import LookCommands
from bot.ui.match_commands import MatchCommands
from bot.ui.note_commands import NoteCommands
from bot.ui.order_commands import OrderCommands
from bot.ui.presses import Presses
from bot.ui.privacy_commands import PrivacyCommands
from bot.ui.queue_commands import QueueCommands
from bot.ui.replies import Reply
from bot.ui.settings_commands import SettingsCommands
from bot.ui.setup_commands import SetupCommands
from bot.ui.statistics_commands import StatisticsCommands
from bot.ui.time_presses import TimePresses
from bot.ui.translator import Translator
from bot.ui.verbs import VerbCommands
from bot.ui.watch_commands import WatchCommands
from bot.ui.wire import DiscordWire
from bot.words import Catalogue
from engine.core import Config, Match
from render.drawing import Drawing
from render.scene import Scene

log = logging.getLogger("portage.client")

SYNCED = "commands"  # the store's note of the commands that Discord knows
PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)
REMEMBERED = 4_000  # interactions, more than Discord sends again after a lost connection
DRAIN = 6.0  # seconds that what has begun may take when the bot is stopped; Docker waits for ten


class Portage(discord.Client):
    """A client without caches: everything it knows of matches comes from the store."""

    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        games: Mapping[str, AnyGame],
        drawings: Mapping[str, Drawing[Any]],
        *,
        now: Callable[[], float],
        content: Mapping[str, Mapping[str, str]],
        pictures: Pictures | None = None,
        pauses: Sequence[float] = PAUSES,
        patience: Patience = PATIENT,
        thinking: float = 0.0,
        **client_kwargs: Any,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            **client_kwargs,
        )
        self.at_work = 0
        self._lost: float | None = time.monotonic()  # since when Discord hasn't been heard
        self._met: OrderedDict[int, None] = OrderedDict()
        self._resting = asyncio.Event()
        self._resting.set()
        self.caught_up = asyncio.Event()  # connected, and whatever was left undone is under way
        self.pictures = pictures or Pictures()
        self.patience = patience
        wire = DiscordWire(self, self.pictures, patience)
        matches = Matches(store, games, now, content)
        self.desk = Desk(
            store, matches, wire, Outbox(store, wire, now), catalogue, games, drawings, now
        )
        self.publisher = Publisher(self.desk, pauses, thinking)
        self.hints = Hints(self.desk)
        absences = Absences(matches)
        self.clock = Watch(store, absences, now, self.publisher.mark)
        self.publisher.later = self.clock.mark_at
        self.caretaker = Caretaker(self.desk)
        matches.changed = self._changed
        lobbies = Lobbies(store, matches, games, now)
        lobby = LobbyPresses(self.desk, lobbies, self.publisher)
        self.tables = lobby.clock
        self.privacy = Privacy(self.desk, lobbies, self._changed)
        self.privacy.forgotten = self._forgotten
        times = TimePresses(self.desk, absences, self._changed)
        history = HistoryPresses(self.desk)
        self.presses = Presses(self.desk, self.publisher, lobby, times, history, self.pictures)
        self.tree = Tree(self)
        parts = self.desk, self.presses, lobby, self.pictures
        hosting = HostCommands(*parts)
        hosting.hosts = Hosts(matches)
        self.tree.add_command(QueueCommands(*parts).group())
        group = MatchCommands(*parts).group()
        HistoryCommands(*parts).add_to(group)
        hosting.extend(group)
        self.tree.add_command(group)
        for command in LookCommands(*parts).commands():
            self.tree.add_command(command)
        self.tree.add_command(OrderCommands(*parts).command())
        self.tree.add_command(NoteCommands(*parts).command())
        self.tree.add_command(WatchCommands(*parts).command())
        settings = SettingsCommands(*parts)
        self.tree.add_command(settings.settings())
        self.tree.add_command(settings.away())
        setup = SetupCommands(*parts)
        self.tree.add_command(setup.command())
        private = PrivacyCommands(*parts)
        private.privacy = self.privacy
        self.tree.add_command(private.group())
        self.presses.others |= {
            "setup": setup.handle,
            "privacy": private.handle,
            "host": hosting.handle,
        }
        self.tree.add_command(StatisticsCommands(*parts).group())
        verbs = VerbCommands(self.desk, self.pictures)
        for game in games.values():
            self.tree.add_command(verbs.group(game))

    async def setup_hook(self) -> None:
        self.add_dynamic_items(OwnItem)
        self._warming = asyncio.create_task(self.pictures.warm(self._openings()))
        await self.tree.set_translator(Translator(self.desk.catalogue))
        await self._sync()

    def _changed(self, match_id: MatchId) -> None:
        self.publisher.mark(match_id)
        self.clock.wake(match_id)

    def _forgotten(self, user: UserId) -> None:
        """Keep nothing in memory either in which a user's name may be, and see to what is left."""
        self.caretaker.wake(EVERYTHING)
        self.desk.catalogue.said.cache_clear()
        self.pictures.forget()
        self.hints.forget(user)

    @property
    def away(self) -> float:
        """For how many seconds there has been no connection; 0 if there is one."""
        return 0.0 if self._lost is None else max(time.monotonic() - self._lost, 0.001)

    async def on_resumed(self) -> None:
        self._lost = None

    async def on_disconnect(self) -> None:
        if self._lost is None:
            self._lost = time.monotonic()

    async def on_ready(self) -> None:
        log.info("connected as %s, servers: %d", self.user, len(self.guilds))
        await self.publisher.catch_up()
        await self.privacy.go_on()
        await self.clock.start()
        await self.tables.start()
        await self.caretaker.start()
        self.caught_up.set()
        self._lost = None

    # What may let a match show itself again, or keep it from doing so

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._look_again(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._look_again(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._look_again(guild)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        await self._look_again(role.guild)

    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        await self._look_again(member.guild)

    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        await self._look_again(channel.guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._look_again(channel.guild)

    async def on_thread_update(self, _: discord.Thread, thread: discord.Thread) -> None:
        await self._look_again(thread.guild)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        await self._look_again(thread.guild)  # woken, too

    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        match_id = await self.desk.store.thread_gone(gone.thread_id)
        if match_id is not None:
            self.publisher.mark(match_id)

    async def _look_again(self, guild: discord.Guild) -> None:
        for match_id in await self.desk.store.servers.hampered(guild.id):
            self.publisher.mark(match_id)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Every press and every form, known by its custom id alone."""
        if interaction.type in PRESSES and self.is_new(interaction):
            await self.presses.handle(interaction)

    def is_new(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether it comes for the first time: Discord repeats some after a lost connection.

        The store knows those that changed something; this is for what they say and open besides.
        """
        if interaction.id in self._met:
            log.info("interaction %d came again", interaction.id)
            return False
        self._met[interaction.id] = None
        if len(self._met) > REMEMBERED:
            self._met.popitem(last=False)
        return True

    async def drain(self) -> None:
        """Wait until what players have begun is finished, or for a few seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAIN):
                await self._resting.wait()
                await self.publisher.rest()

    @contextmanager
    def working(self) -> Iterator[None]:
        """Count a handler, so that stopping waits for it."""
        self.at_work += 1
        self._resting.clear()
        try:
            yield
        finally:
            self.at_work -= 1
            if not self.at_work:
                self._resting.set()

    async def close(self) -> None:
        """Stop publishing and let go; the store is closed by whoever opened it."""
        await self.clock.close()
        await self.tables.close()
        await self.caretaker.close()
        await self.publisher.close()
        await super().close()
        self.pictures.close()

    def _openings(self) -> list[Scene]:
        """Each game's opening board in each language, as it will be asked for first."""
        return [
            drawing.board(Match.start(game, Config(seats), 1).view(None), words, {})
            for name, game in self.desk.games.items()
            for drawing in (self.desk.drawings[name],)
            for seats in game.seats
            for words in (
                self.desk.catalogue.words(locale, name) for locale in self.desk.catalogue.locales
            )
        ]

    async def _sync(self) -> None:
        """Tell Discord our commands, if they have changed since the last time."""
        payload = await payload_of(self.tree)
        digest = hashlib.sha256(msgspec.json.encode(payload, order="sorted")).hexdigest()
        known = f"{self.application_id} {digest}"
        if await self.desk.store.meta(SYNCED) != known:
            await self.tree.sync()
            await self.desk.store.set_meta(SYNCED, known)
            log.info("%d commands synchronised", len(payload))


class Tree(app_commands.CommandTree[Portage]):
    """Commands whose own wrapper has answered every error; this one is for what comes before."""

    async def interaction_check(self, interaction: discord.Interaction[Portage], /) -> bool:
        return self.client.is_new(interaction)

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        async def fail() -> None:
            raise error

        if interaction.type is discord.InteractionType.autocomplete:
            log.error("autocomplete failed", exc_info=error)
            return
        reply = Reply(interaction, self.client.pictures)
        await guarded(self.client.desk, interaction, reply, fail())


async def payload_of(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """All commands as Discord is sent them, in every language."""
    translator = tree.translator
    assert translator is not None
    return [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]
