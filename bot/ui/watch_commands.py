"""`/watch`: a match of this server as spectators see it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.present.limits import SUGGESTIONS
from bot.ui.command_base import CommandBase
from bot.ui.faults import suggesting
from bot.ui.replies import Reply
from bot.ui.tables import words_for
from bot.ui.verbs import suggestion
from bot.ui.watching import match_to_watch, matches_to_watch, watch_view


class WatchCommands(CommandBase):
    """The command that shows a match to whoever sees its channel."""

    def command(self) -> app_commands.Command[Any, Any, Any]:
        local = self.local

        @app_commands.describe(match=local.description("cmd-watch-match"))
        @app_commands.rename(match=local.name("match", "cmd-watch-match"))
        async def callback(interaction: discord.Interaction[Any], match: str | None = None) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                record = await match_to_watch(self.desk, interaction, match)
                words = await words_for(self.desk, interaction, record)
                await reply.show(await watch_view(self.desk, record.id, words))

            await self._run(interaction, work)

        command = self._plain("watch", callback)
        command.autocomplete("match")(suggesting(self._choices))
        return command

    async def _choices(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        words = await words_for(self.desk, interaction)
        found: list[app_commands.Choice[str]] = []
        for record in await matches_to_watch(self.desk, interaction):
            titled = self.desk.words(words.locale, record)
            names = titled.list([seat.name for seat in record.seats])
            label = titled("match-choice", game=titled("game-title"), others=names, match=record.id)
            if current.casefold() in label.casefold():
                found.append(suggestion(label, record.id))
        return found[:SUGGESTIONS]
