"""Commands about who sits at a table, and how one says which table is meant."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.cards import names_of
from bot.present.limits import SUGGESTIONS
from bot.present.notices import notice_panel
from bot.records import Lobby, MatchId, UserId
from bot.sorry import Sorry
from bot.ui.command_base import CommandBase
from bot.ui.faults import suggesting
from bot.ui.replies import Reply
from bot.ui.seat_presses import seats_view
from bot.ui.tables import find_match, sees, words_for
from bot.ui.verbs import suggestion


class TableCommands(CommandBase):
    """What of `/match` is about seats."""

    async def _seat(self, reply: Reply, typed: str | None) -> None:
        await reply.acknowledge()
        record, match = await find_match(self.desk, reply.interaction, typed)
        if record.status != "running":
            raise Sorry("match-over")
        await reply.show(await seats_view(self.desk, reply.interaction, record, match))

    def _autopilots(self) -> app_commands.Command[Any, Any, Any]:
        name, options = "cmd-match-autopilots", ("number",)

        @app_commands.describe(
            **self._described(name, options), match=self.local.description("cmd-option-match")
        )
        @app_commands.rename(
            **self._renamed(name, options), match=self.local.name("match", "cmd-option-match")
        )
        async def callback(
            interaction: discord.Interaction[Any],
            number: app_commands.Range[int, 0, 4],
            match: str | None = None,
        ) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                lobby = await self._lobby_meant(interaction, match, joined=True)
                await self.lobby.autopilots(interaction, lobby.id, str(number))
                words = await words_for(self.desk, interaction)
                await reply.show(notice_panel(words, "autopilots-set", n=number))

            await self._run(interaction, work)

        command = self._under("match", "autopilots", callback)
        command.autocomplete("match")(suggesting(self._lobby_choices))
        return command

    async def _lobby_meant(
        self, interaction: discord.Interaction[Any], typed: str | None, *, joined: bool = False
    ) -> Lobby:
        """The table typed, or the only one here, or the only one the user has joined."""
        if typed:
            lobby = await self.lobby.lobbies.get(MatchId(typed.strip().lower()))
            if not _knows(interaction, lobby):
                raise Sorry("lobby-gone")
            return lobby
        found = [
            lobby
            for lobby in await self.desk.store.lobbies()
            if (
                interaction.user.id in (*lobby.players, *lobby.waiting)
                if joined
                else lobby.channel == interaction.channel_id
            )
        ]
        here = [lobby for lobby in found if lobby.channel == interaction.channel_id]
        found = here or found
        if not found:
            raise Sorry("lobby-gone")
        if len(found) > 1:
            raise Sorry("which-match")
        return found[0]

    async def _lobby_choices(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        words = await words_for(self.desk, interaction)
        found: list[app_commands.Choice[str]] = []
        for lobby in await self.desk.store.lobbies():
            if lobby.guild != interaction.guild_id or lobby.game not in self.desk.games:
                continue
            if not _knows(interaction, lobby):
                continue
            names = await names_of(self.desk, lobby.players)
            title = words.of(lobby.game)("game-title")
            label = words(
                "match-choice", game=title, others=words.list(list(names.values())), match=lobby.id
            )
            if current.casefold() in label.casefold():
                found.append(suggestion(label, lobby.id))
        return found[:SUGGESTIONS]


def _knows(interaction: discord.Interaction[Any], lobby: Lobby) -> bool:
    """Whether the user is meant to know of a table: it sees it, has joined it or is invited."""
    user = UserId(interaction.user.id)
    return user in (*lobby.players, *lobby.invited, *lobby.waiting) or sees(interaction, lobby)
