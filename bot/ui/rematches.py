"""Playing a match once more, by a press on its result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from msgspec.structs import replace

from bot.cards import publish_new
from bot.desk import Desk
from bot.lobbies import Lobbies
from bot.present.links import link_to
from bot.present.notices import notice_panel
from bot.present.panel import Link, Panel
from bot.records import Lobby, MatchId, UserId
from bot.rematches import rematch_of
from bot.ui.replies import Reply
from bot.ui.tables import words_for
from bot.words import Words


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
            await publish_new(self.desk, lobby, words)  # so that the answer can lead to it
            self.changed(lobby)
        kind = "rematch-opened" if is_new else "rematch-there"
        await reply.show(await self._leading(opened, kind, words))

    async def _leading(self, opened: MatchId, kind: str, words: Words) -> Panel:
        """Leads to the table, or to the match that it has become."""
        cards = await self.desk.store.posts(opened, "lobby", "sent")
        record = await self.desk.store.match(opened)
        panel = notice_panel(words, kind)
        place = record if record is not None else await self.desk.store.lobby(opened)
        if record is not None and record.thread is not None:
            link = link_to(record.guild, record.thread)
        elif place is not None and cards and cards[-1].channel is not None:
            link = link_to(place.guild, cards[-1].channel, cards[-1].message)
        else:
            return panel
        return replace(panel, rows=((Link(link, words("button-table")),),))
