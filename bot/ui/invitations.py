"""Inviting players to a table, and what they answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import discord

from bot.desk import Desk
from bot.lobbies import Lobbies
from bot.lobby_posts import LobbyPosts
from bot.names import clean
from bot.present.ids import Id
from bot.present.lobby_calls import answered, invite_panel
from bot.present.notices import notice_panel
from bot.present.panel import Panel
from bot.records import Lobby, UserId
from bot.seating import open_seats
from bot.sorry import Sorry
from bot.ui.replies import Reply
from bot.ui.tables import words_for
from bot.words import Words


class Guest(NamedTuple):
    id: UserId
    name: str


class Invitations:
    """The presses about them. *changed* is told of each table that changes."""

    def __init__(self, desk: Desk, lobbies: Lobbies, changed: Callable[[Lobby], Lobby]) -> None:
        self.desk = desk
        self.lobbies = lobbies
        self.changed = changed

    async def handle(
        self, interaction: discord.Interaction[Any], reply: Reply, pressed: Id
    ) -> None:
        match pressed.kind:
            case "invite":
                await reply.acknowledge()
                await reply.show(await self._whom(interaction, pressed))
            case "inviting":
                await reply.acknowledge(in_place=reply.is_private)
                await reply.show(await self._invite(interaction, pressed))
            case _:
                await reply.acknowledge(in_place=True)
                panel = await self._answer(interaction, pressed)
                if reply.is_private:  # in the channel it goes away
                    await reply.show(panel)

    async def _whom(self, interaction: discord.Interaction[Any], pressed: Id) -> Panel:
        lobby = await self.lobbies.get(pressed.match)
        words = await words_for(self.desk, interaction)
        if interaction.user.id != lobby.host:
            raise Sorry("lobby-host-only")
        most = open_seats(lobby)
        if not most:
            raise Sorry("lobby-too-many-invited", n=0)
        return invite_panel(lobby, words, most)

    async def _invite(self, interaction: discord.Interaction[Any], pressed: Id) -> Panel:
        words = await words_for(self.desk, interaction)
        lobby = await self.lobbies.get(pressed.match)
        guests = guests_in(interaction)
        for guest in guests:
            await remember(self.desk, guest, lobby.language)
        chosen = [guest.id for guest in guests]
        host = UserId(interaction.user.id)
        self.changed(await self.lobbies.invite(pressed.match, host, chosen, interaction.id))
        names = words.list([guest.name for guest in guests])
        return notice_panel(words, "lobby-guests", name=names)

    async def _answer(self, interaction: discord.Interaction[Any], pressed: Id) -> Panel:
        """What stands in the place of the invitation then, the same as the publisher puts there."""
        words = await words_for(self.desk, interaction)
        user = UserId(interaction.user.id)
        if pressed.kind == "decline":
            lobby = self.changed(await self.lobbies.decline(pressed.match, user, interaction.id))
            return await self._answered(lobby, words, "declined")
        if user not in (await self.lobbies.get(pressed.match)).invited:
            raise Sorry("lobby-no-invitation")
        lobby = self.changed(await self.lobbies.join(pressed.match, user, interaction.id))
        what = "accepted" if user in lobby.players else "waiting"
        return await self._answered(lobby, words, what)

    async def _answered(self, lobby: Lobby, words: Words, what: str) -> Panel:
        posts = LobbyPosts(self.desk, lobby.id, await self.desk.store.posts(lobby.id))
        return answered(words.of(lobby.game), what, posts.link(lobby))


def guests_in(interaction: discord.Interaction[Any]) -> list[Guest]:
    """Whom a menu of users has given, without bots, by the names that they have there."""
    data: Any = interaction.data
    resolved = data.get("resolved", {})
    found: list[Guest] = []
    for id_ in data.get("values", ()):
        user, member = resolved["users"][id_], resolved.get("members", {}).get(id_, {})
        if not user.get("bot"):
            shown = member.get("nick") or user.get("global_name") or user["username"]
            found.append(Guest(UserId(int(id_)), clean(shown) or clean(user["username"])))
    return found


def guest_of(who: discord.User | discord.Member) -> Guest:
    return Guest(UserId(who.id), clean(who.display_name) or clean(who.name))


async def remember(desk: Desk, guest: Guest, language: str) -> None:
    """Keep the name of somebody who is invited and may never have used the bot.

    Until then they are spoken to in the *language* of the table.
    """
    user = await desk.store.user(guest.id)
    if not user.name:
        await desk.store.change_user(user.id, name=guest.name, locale=language)
    elif guest.name != user.name:
        await desk.store.change_user(user.id, name=guest.name)
