"""Tables that haven't started, on Discord: their card and its buttons."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord

from bot.cards import card_of
from bot.desk import Desk
from bot.lobbies import Lobbies
from bot.lobby_clock import TableWatch
from bot.present.ids import Id
from bot.present.lobby import AUTOPILOTS, options_panel, settings_of
from bot.present.notices import notice_panel
from bot.present.panel import Panel
from bot.publisher import Publisher
from bot.records import Lobby, MatchId, UserId
from bot.seating import seats_left
from bot.sorry import Sorry
from bot.store import LostRace
from bot.ui.invitations import Invitations
from bot.ui.rematches import Rematches
from bot.ui.replies import Reply
from bot.ui.tables import may_close, words_for
from bot.ui.values import chosen_in

LOBBY = frozenset(
    {
        "join",
        "leave",
        "options",
        "start",
        "lobbyset",
        "cancel",
        "ready",
        "invite",
        "inviting",
        "accept",
        "decline",
        "keep",
        "rematch",
        "pilots",
    }
)


class LobbyPresses:
    """What the buttons of a lobby card do; the commands use the same methods."""

    def __init__(self, desk: Desk, lobbies: Lobbies, publisher: Publisher) -> None:
        self.desk = desk
        self.lobbies = lobbies
        self.publisher = publisher
        self.clock = TableWatch(lobbies, self.deal, publisher.mark)
        self.invitations = Invitations(desk, lobbies, self.changed)
        self.rematches = Rematches(desk, lobbies, self.changed)

    def mark(self, lobby_id: MatchId) -> None:
        self.publisher.mark(lobby_id)
        self.clock.wake(lobby_id)

    async def handle(
        self, interaction: discord.Interaction[Any], reply: Reply, pressed: Id
    ) -> None:
        match pressed.kind:
            case "join" | "leave" | "start" | "pilots" | "ready" | "keep" | "cancel":
                await reply.acknowledge(in_place=True)
                await self._press(interaction, reply, pressed)
            case "options":
                await reply.acknowledge(in_place=pressed.key != "" and reply.is_private)
                page = int(pressed.key) if pressed.key.isdecimal() else 0
                await reply.show(await self._options(interaction, pressed.match, page))
            case "lobbyset":
                await reply.acknowledge(in_place=reply.is_private)
                await reply.show(await self._set(interaction, pressed))
            case "invite" | "inviting" | "accept" | "decline":
                await self.invitations.handle(interaction, reply, pressed)
            case _:
                await reply.acknowledge()
                await self.rematches.handle(interaction, reply, pressed.match)

    async def _press(
        self, interaction: discord.Interaction[Any], reply: Reply, pressed: Id
    ) -> None:
        """One of the card's own buttons: what it does shows on the card."""
        user = UserId(interaction.user.id)
        match pressed.kind:
            case "join":
                lobby = await self.join(interaction, pressed.match)
                await self._seen(reply, lobby)
                if user in lobby.waiting:
                    await reply.add(await self.waits(interaction, lobby))
            case "leave":
                await self._seen(reply, await self.leave(interaction, pressed.match))
            case "start":
                await self.start(interaction, pressed.match)
            case "pilots":
                lobby = await self.autopilots(interaction, pressed.match, pressed.key)
                await self._seen(reply, lobby)
            case "ready":
                self.changed(await self.lobbies.ready(pressed.match, user, interaction.id))
            case "keep":
                self.changed(await self.lobbies.keep(pressed.match, user, interaction.id))
            case _:
                await self.cancel(interaction, pressed.match)

    async def _seen(self, reply: Reply, lobby: Lobby | None) -> None:
        """Show the card in place of the one pressed where the publisher can't.

        Anywhere else that would be an edit too many: should it come late, it would stay.
        """
        if lobby is not None and not reply.interaction.app_permissions.view_channel:
            await reply.show(await card_of(self.desk, lobby))

    def changed(self, lobby: Lobby) -> Lobby:
        """Have a table shown that has changed, and whatever is due there done."""
        self.mark(lobby.id)
        return lobby

    async def waits(self, interaction: discord.Interaction[Any], lobby: Lobby) -> Panel:
        """Which place on the waiting list the user has, and why."""
        words = await words_for(self.desk, interaction)
        place = lobby.waiting.index(UserId(interaction.user.id)) + 1
        kind = "lobby-waiting-kept" if seats_left(lobby) else "lobby-waiting"
        return notice_panel(words, kind, place=place)

    async def join(self, interaction: discord.Interaction[Any], lobby_id: MatchId) -> Lobby:
        """Sit down at a table, or go on its waiting list."""
        await words_for(self.desk, interaction)  # the card shows the name that Discord gives now
        user = UserId(interaction.user.id)
        return self.changed(await self.lobbies.join(lobby_id, user, interaction.id))

    async def leave(self, interaction: discord.Interaction[Any], lobby_id: MatchId) -> Lobby | None:
        """Get up from a table; None where nobody is left at it."""
        lobby = await self.lobbies.leave(lobby_id, UserId(interaction.user.id), interaction.id)
        self.mark(lobby_id)
        return lobby

    async def autopilots(
        self, interaction: discord.Interaction[Any], lobby_id: MatchId, number: str
    ) -> Lobby:
        """Have so many autopilots at a table, or one more or fewer."""
        lobby = await self.lobbies.set(
            lobby_id, UserId(interaction.user.id), {AUTOPILOTS: number}, interaction.id
        )
        self.changed(lobby)
        return lobby

    async def start(self, interaction: discord.Interaction[Any], lobby_id: MatchId) -> bool:
        """Deal the match, if nobody need be asked before; whether it begins. The rest follows."""
        await words_for(self.desk, interaction)
        user = UserId(interaction.user.id)
        while True:
            lobby = await self.lobbies.call(lobby_id, user, interaction.id)
            if lobby.checking is not None:
                self.changed(lobby)
                return False
            with suppress(LostRace):  # somebody has joined or left meanwhile, or started it
                await self.deal(lobby, interaction.id)
                return True

    async def deal(self, lobby: Lobby, interaction: int | None = None) -> None:
        """Begin the match of a table. Raises `LostRace` where it has changed meanwhile."""
        names = {user: (await self.desk.store.user(user)).name for user in lobby.players}
        words = self.desk.catalogue.words(lobby.language)
        pilots = [words("autopilot-name", n=n + 1) for n in range(lobby.autopilots)]
        await self.lobbies.start(lobby, names, pilots, interaction)

    async def cancel(self, interaction: discord.Interaction[Any], lobby_id: MatchId) -> None:
        """Take the table away."""
        may = may_close(interaction, await self.lobbies.get(lobby_id))
        await self.lobbies.cancel(lobby_id, UserId(interaction.user.id), may_manage=may)
        self.mark(lobby_id)

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
        values = tuple(map(str, data.get("values", ())))
        settings = settings_of(game, pressed.key, values, chosen_in(interaction))
        if not settings and pressed.key:
            raise Sorry("lobby-unchanged")
        lobby = await self.lobbies.set(
            pressed.match, UserId(interaction.user.id), settings, interaction.id
        )
        self.changed(lobby)
        words = (await words_for(self.desk, interaction)).of(lobby.game)
        return options_panel(lobby, self.desk.games[lobby.game], words)
