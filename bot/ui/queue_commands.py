"""`/queue`: waiting for a match of a game until enough others do."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.cards import names_of
from bot.draft import AnyGame
from bot.pace import NO_PACE, PACES
from bot.present.notices import notice_panel
from bot.present.panel import Panel
from bot.present.queues import queues_panel
from bot.queues import lobby_of, standing
from bot.records import Lobby, MatchId, UserId, Wish
from bot.sorry import Sorry
from bot.store import LostRace
from bot.ui.command_base import CommandBase
from bot.ui.match_commands import check_permissions
from bot.ui.replies import Reply
from bot.ui.setup_commands import check_place, locale_of
from bot.ui.tables import words_for

ANY = "any"


class QueueCommands(CommandBase):
    """The group of commands about queues."""

    def group(self) -> app_commands.Group:
        group = app_commands.Group(
            name=self.local.name("queue", "cmd-queue"),
            description=self.local.description("cmd-queue"),
            guild_only=True,
        )
        group.add_command(self._join())
        group.add_command(self._leave())
        group.add_command(self._show())
        return group

    def _join(self) -> app_commands.Command[Any, Any, Any]:
        names = ("game", "pace", "players")
        paces = [
            app_commands.Choice(name=self.local.value(id_), value=pace)
            for pace, id_ in [
                (ANY, "queue-any-pace"),
                *((pace, f"pace-{pace}") for pace in (NO_PACE, *PACES)),
            ]
        ]

        @app_commands.describe(**self._described("cmd-queue-join", names))
        @app_commands.rename(**self._renamed("cmd-queue-join", names))
        @app_commands.choices(game=self._game_choices(2), pace=paces)
        async def callback(
            interaction: discord.Interaction[Any],
            game: str,
            pace: str = ANY,
            players: app_commands.Range[int, 2, 5] | None = None,
        ) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                await reply.show(await self._joined(interaction, game, pace, players))

            await self._run(interaction, work)

        return self._under("queue", "join", callback)

    async def _joined(
        self, interaction: discord.Interaction[Any], name: str, pace: str, players: int | None
    ) -> Panel:
        words = await words_for(self.desk, interaction)
        guild, channel = interaction.guild_id, interaction.channel_id
        if guild is None or channel is None:
            raise Sorry("server-only")
        check_permissions(interaction, words)
        game = self.desk.games[name]
        if players is not None and players not in game.seats:
            raise Sorry("queue-no-such-number", n=players)
        wish = Wish(
            guild,
            name,
            UserId(interaction.user.id),
            None if pace == ANY else pace,
            players,
            self.desk.now(),
        )
        lobby = await self._enqueued(interaction, wish, game, channel)
        if lobby is not None:
            self.lobby.changed(lobby)
        if lobby is None or wish.user not in lobby.players:
            return notice_panel(words.of(name), "queued", game=words.of(name)("game-title"))
        return notice_panel(words, "queue-made", match=str(lobby.id))

    async def _enqueued(
        self, interaction: discord.Interaction[Any], wish: Wish, game: AnyGame, channel: int
    ) -> Lobby | None:
        server = await self.desk.store.servers.get(wish.guild)
        check_place(interaction, server)
        language = self.desk.catalogue.match(server.language or locale_of(interaction))
        while True:
            id_ = await self.desk.store.new_match_id()

            def form(wishes: Any, id_: MatchId = id_) -> Lobby | None:
                return lobby_of(
                    wishes,
                    game,
                    id_,
                    channel=channel,
                    language=language,
                    here=wish.user,
                    now=wish.since,
                )

            try:
                return await self.desk.store.tables.enqueue(wish, id_, form, interaction.id)
            except LostRace:
                continue  # the id has been taken meanwhile

    def _leave(self) -> app_commands.Command[Any, Any, Any]:
        @app_commands.describe(**self._described("cmd-queue-leave", ("game",)))
        @app_commands.rename(**self._renamed("cmd-queue-leave", ("game",)))
        @app_commands.choices(game=self._game_choices(2))
        async def callback(interaction: discord.Interaction[Any], game: str | None = None) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                words = await words_for(self.desk, interaction)
                if interaction.guild_id is None:
                    raise Sorry("server-only")
                user = UserId(interaction.user.id)
                if not await self.desk.store.tables.dequeue(interaction.guild_id, game, user):
                    raise Sorry("not-queued")
                await reply.show(notice_panel(words, "dequeued"))

            await self._run(interaction, work)

        return self._under("queue", "leave", callback)

    def _show(self) -> app_commands.Command[Any, Any, Any]:
        async def callback(interaction: discord.Interaction[Any]) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                words = await words_for(self.desk, interaction)
                if interaction.guild_id is None:
                    raise Sorry("server-only")
                wishes = await self.desk.store.tables.queue(interaction.guild_id)
                shown = standing(wishes, self.desk.now())
                names = await names_of(self.desk, tuple(wish.user for wish in shown))
                await reply.show(queues_panel(shown, self.desk.games, names, words))

            await self._run(interaction, work)

        return self._under("queue", "show", callback)
