"""`/stats`: one's own figures, and the tables of a server."""

from __future__ import annotations

from typing import Any

import discord
import msgspec
from discord import app_commands

from bot.present.notices import notice_panel
from bot.present.panel import Panel
from bot.present.statistics import own_statistics, server_statistics
from bot.records import UserId
from bot.sorry import Sorry
from bot.statistics import Over, Record, ratings_of, record_of, table_of
from bot.ui.command_base import CommandBase
from bot.ui.replies import Reply
from bot.ui.tables import known, words_for


class StatisticsCommands(CommandBase):
    """The group of statistics."""

    def group(self) -> app_commands.Group:
        group = app_commands.Group(
            name=self.local.name("stats", "cmd-stats"),
            description=self.local.description("cmd-stats"),
        )
        for command in (self._mine(), self._server(), self._listed(), self._rating()):
            group.add_command(command)
        return group

    def _mine(self) -> app_commands.Command[Any, Any, Any]:
        async def callback(interaction: discord.Interaction[Any]) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                await reply.show(await self._own(interaction))

            await self._run(interaction, work)

        return self._under("stats", "mine", callback)

    def _server(self) -> app_commands.Command[Any, Any, Any]:
        @app_commands.describe(**self._described("cmd-stats-server", ("game",)))
        @app_commands.rename(**self._renamed("cmd-stats-server", ("game",)))
        @app_commands.choices(game=self._game_choices())
        async def callback(interaction: discord.Interaction[Any], game: str) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                await reply.show(await self._of_server(interaction, game))

            await self._run(interaction, work)

        return self._under("stats", "server", callback)

    def _listed(self) -> app_commands.Command[Any, Any, Any]:
        @app_commands.describe(**self._described("cmd-stats-listed", ("listed",)))
        @app_commands.rename(**self._renamed("cmd-stats-listed", ("listed",)))
        async def callback(interaction: discord.Interaction[Any], listed: bool) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                user = await known(self.desk, interaction)
                await self.desk.store.statistics.list_user(user.id, listed)
                words = await words_for(self.desk, interaction)
                await reply.show(notice_panel(words, "stats-on" if listed else "stats-off"))

            await self._run(interaction, work)

        return self._under("stats", "listed", callback)

    def _rating(self) -> app_commands.Command[Any, Any, Any]:
        @app_commands.describe(**self._described("cmd-stats-rating", ("shown",)))
        @app_commands.rename(**self._renamed("cmd-stats-rating", ("shown",)))
        async def callback(interaction: discord.Interaction[Any], shown: bool) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                guild = _server_of(interaction)
                if not interaction.permissions.manage_guild:
                    raise Sorry("stats-not-yours")
                await self.desk.store.statistics.rate(guild, shown)
                words = await words_for(self.desk, interaction)
                await reply.show(notice_panel(words, "stats-rated" if shown else "stats-unrated"))

            await self._run(interaction, work)

        return self._under("stats", "rating", callback)

    async def _own(self, interaction: discord.Interaction[Any]) -> Panel:
        """The own figures from all servers; ratings are those of this one, if it shows any."""
        user, store = UserId(interaction.user.id), self.desk.store.statistics
        words = await words_for(self.desk, interaction)
        waits = await store.waits(user)
        by_game: dict[str, list[Over]] = {}
        for match in await store.of_user(user):
            by_game.setdefault(match.game, []).append(match)
        guild = interaction.guild_id
        rated = guild is not None and await store.is_rated(guild)
        records: dict[str, tuple[str, Record]] = {}
        for game in self.desk.games:
            if game in by_game:
                record = record_of(user, by_game[game], waits.get(game, ()))
                if guild is not None and rated:
                    ratings = ratings_of(await store.of_server(guild, game))
                    record = msgspec.structs.replace(record, rating=ratings.get(user))
                records[game] = words.of(game)("game-title"), record
        return own_statistics(words, records, user not in await store.unlisted())

    async def _of_server(self, interaction: discord.Interaction[Any], game: str) -> Panel:
        guild, store = _server_of(interaction), self.desk.store.statistics
        words = await words_for(self.desk, interaction)
        matches = await store.of_server(guild, game)
        lines = table_of(matches, await store.unlisted(), await store.is_rated(guild))
        users = await self.desk.store.users([line.user for line in lines])
        names = {id_: user.name for id_, user in users.items()}
        title = words.of(game)("game-title")
        return server_statistics(words, title, lines, names, UserId(interaction.user.id))


def _server_of(interaction: discord.Interaction[Any]) -> int:
    """The server that a command is typed on. Raises `Sorry`."""
    if interaction.guild_id is None:
        raise Sorry("server-only")
    return interaction.guild_id
