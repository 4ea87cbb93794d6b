"""The way on to the user's next match, by press and by `/next`."""

from __future__ import annotations

from typing import Any

import discord

from bot.desk import Desk
from bot.next import waiting
from bot.present.ask import ask_panel
from bot.present.hand import heading
from bot.present.ids import Id
from bot.present.lookups import next_panel
from bot.present.panel import Panel
from bot.records import MatchId, UserId
from bot.ui.replies import Reply
from bot.ui.tables import words_for


async def handle_next(
    desk: Desk, interaction: discord.Interaction[Any], reply: Reply, pressed: Id
) -> None:
    """Answer a press of *Next match*; a direct message stays as it is."""
    in_place = reply.is_private and interaction.guild_id is not None
    await reply.acknowledge(in_place=in_place)
    await reply.show(await next_view(desk, interaction, pressed.match or None))


async def next_view(
    desk: Desk, interaction: discord.Interaction[Any], besides: MatchId | None = None
) -> Panel:
    """The user's own panel of the match that wants them most, or that there is none."""
    user = UserId(interaction.user.id)
    found = await waiting(desk, user, besides=besides)
    if not found:
        return next_panel(await words_for(desk, interaction))
    first = found[0]
    words = await words_for(desk, interaction, first.record)
    table = desk.table(first.record, first.match, first.seat)
    more = len(found) - 1
    return ask_panel(table, words, note=heading(table, words.markdown), more=more)
