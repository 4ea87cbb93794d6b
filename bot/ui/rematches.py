"""Playing a match once more, by a press on its result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.cards import publish_card
from bot.desk import Desk
from bot.lobbies import Lobbies
from bot.present.notices import notice_panel
from bot.present.panel import Link, Panel
from bot.records import Lobby, MatchId, UserId
from bot.rematches import rematch_of
from bot.sorry import Sorry
from bot.ui.replies import Reply
from bot.ui.tables import words_for
from bot.wire import Refused, Unclear
from bot.words import Words

PLACE = "https://discord.com/channels"


class Rematches:
    """The press for it. *changed* is told of each table that changes."""

    def __init__(self, desk: Desk, lobbies: Lobbies, changed: Callable[[Lobby], Lobby]) -> None:
        self.desk = desk
        self.lobbies = lobbies
        self.changed = changed

    async def handle(
        self, interaction: discord.Interaction[Any], reply: Reply, match_id: MatchId
    ) -> None:
        words = await words_for(self.desk, interaction)
        record, _ = await self.desk.matches.look(match_id)
        user = UserId(interaction.user.id)
        opened, is_new = await rematch_of(self.lobbies, record, user)
        lobby = await self.desk.store.lobby(opened)
        if lobby is not None and is_new:
            await self._publish(lobby, words)
            self.changed(lobby)
        kind = "rematch-opened" if is_new else "rematch-there"
        await reply.show(await self._leading(opened, kind, words))

    async def _publish(self, lobby: Lobby, words: Words) -> None:
        """Have the new card stand, so that the answer can lead to it."""
        try:
            await publish_card(self.desk, lobby.id)
        except Refused as refusal:
            await self.desk.store.remove_lobby(lobby.id)
            raise Sorry("no-permission", permission=words("permission-send-messages")) from refusal
        except Unclear:
            pass  # the publisher tries again

    async def _leading(self, opened: MatchId, kind: str, words: Words) -> Panel:
        """Leads to the table, or to the match that it has become."""
        cards = await self.desk.store.posts(opened, "lobby", "sent")
        record = await self.desk.store.match(opened)
        panel = notice_panel(words, kind)
        if record is not None and record.thread is not None:
            place = f"{record.guild}/{record.thread}"
        elif cards:
            guild = record.guild if record is not None else None
            lobby = await self.desk.store.lobby(opened)
            guild = guild if lobby is None else lobby.guild
            place = f"{guild}/{cards[-1].channel}/{cards[-1].message}"
        else:
            return panel
        return Panel(panel.text, rows=((Link(f"{PLACE}/{place}", words("button-table")),),))
