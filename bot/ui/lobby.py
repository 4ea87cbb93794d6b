"""Tables that haven't started, on Discord: their card and its buttons."""

from __future__ import annotations

from typing import Any

import discord

from bot.cards import card_of
from bot.desk import Desk
from bot.lobbies import Lobbies
from bot.present.ids import Id
from bot.present.lobby import options_panel, settings_of
from bot.present.panel import Panel
from bot.publisher import Publisher
from bot.records import Lobby, MatchId, UserId
from bot.sorry import Sorry
from bot.store import LostRace
from bot.ui.replies import Reply
from bot.ui.tables import may_close, words_for

LOBBY = frozenset({"join", "leave", "options", "start", "lobbyset", "cancel"})


class LobbyPresses:
    """What the buttons of a lobby card do; the commands use the same methods."""

    def __init__(self, desk: Desk, lobbies: Lobbies, publisher: Publisher) -> None:
        self.desk = desk
        self.lobbies = lobbies
        self.publisher = publisher

    async def handle(
        self, interaction: discord.Interaction[Any], reply: Reply, pressed: Id
    ) -> None:
        match pressed.kind:
            case "join":
                await reply.acknowledge(in_place=True)
                await self._seen(reply, await self.join(interaction, pressed.match))
            case "leave":
                await reply.acknowledge(in_place=True)
                await self._seen(reply, await self.leave(interaction, pressed.match))
            case "options":
                await reply.acknowledge(in_place=pressed.key != "" and reply.is_private)
                page = int(pressed.key) if pressed.key.isdecimal() else 0
                await reply.show(await self._options(interaction, pressed.match, page))
            case "lobbyset":
                await reply.acknowledge(in_place=reply.is_private)
                await reply.show(await self._set(interaction, pressed))
            case "start":
                await reply.acknowledge(in_place=True)
                await self.start(interaction, pressed.match)
            case _:
                await reply.acknowledge(in_place=True)
                await self.cancel(interaction, pressed.match)

    async def _seen(self, reply: Reply, lobby: Lobby | None) -> None:
        """Show the card in place of the one pressed where the publisher can't.

        Anywhere else that would be an edit too many: should it come late, it would stay.
        """
        if lobby is not None and not reply.interaction.app_permissions.view_channel:
            await reply.show(await card_of(self.desk, lobby))

    async def join(self, interaction: discord.Interaction[Any], lobby_id: MatchId) -> Lobby:
        await words_for(self.desk, interaction)  # the card shows the name that Discord gives now
        lobby = await self.lobbies.join(lobby_id, UserId(interaction.user.id), interaction.id)
        self.publisher.mark(lobby_id)
        return lobby

    async def leave(self, interaction: discord.Interaction[Any], lobby_id: MatchId) -> Lobby | None:
        """Get up from a table; None where nobody is left at it."""
        lobby = await self.lobbies.leave(lobby_id, UserId(interaction.user.id), interaction.id)
        self.publisher.mark(lobby_id)
        return lobby

    async def start(self, interaction: discord.Interaction[Any], lobby_id: MatchId) -> None:
        """Deal the match; the publisher does the rest."""
        await words_for(self.desk, interaction)
        while True:
            try:
                return await self._start(interaction, lobby_id)
            except LostRace:
                continue  # somebody has joined or left meanwhile, or started it

    async def _start(self, interaction: discord.Interaction[Any], lobby_id: MatchId) -> None:
        lobby = await self.lobbies.get(lobby_id)
        names = {user: (await self.desk.store.user(user)).name for user in lobby.players}
        words = self.desk.catalogue.words(lobby.language)
        pilots = [words("autopilot-name", n=n + 1) for n in range(lobby.autopilots)]
        await self.lobbies.start(
            lobby_id, UserId(interaction.user.id), names, pilots, interaction.id
        )

    async def cancel(self, interaction: discord.Interaction[Any], lobby_id: MatchId) -> None:
        """Take the table away."""
        may = may_close(interaction, await self.lobbies.get(lobby_id))
        await self.lobbies.cancel(lobby_id, UserId(interaction.user.id), may_manage=may)
        self.publisher.mark(lobby_id)

    async def _options(
        self, interaction: discord.Interaction[Any], lobby_id: MatchId, page: int
    ) -> Panel:
        lobby = await self.lobbies.get(lobby_id)
        words = (await words_for(self.desk, interaction)).of(lobby.game)
        if interaction.user.id != lobby.host:
            raise Sorry("lobby-host-only")
        return options_panel(lobby, self.desk.games[lobby.game], words, page)

    async def _set(self, interaction: discord.Interaction[Any], pressed: Id) -> Panel:
        data: Any = interaction.data
        game = self.desk.games[(await self.lobbies.get(pressed.match)).game]
        settings = settings_of(game, pressed.key, tuple(map(str, data.get("values", ()))))
        lobby = await self.lobbies.set(
            pressed.match, UserId(interaction.user.id), settings, interaction.id
        )
        self.publisher.mark(lobby.id)
        words = (await words_for(self.desk, interaction)).of(lobby.game)
        return options_panel(lobby, self.desk.games[lobby.game], words)
