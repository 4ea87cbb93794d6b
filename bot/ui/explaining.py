"""Help with a question, shown by presses."""

from __future__ import annotations

from typing import Any

import discord

from bot.desk import Desk
from bot.present.explained import explain_panel, why_not_panel
from bot.present.ids import Id
from bot.records import UserId, seats_of
from bot.sorry import Sorry
from bot.ui.replies import Reply
from bot.ui.tables import why_not, words_for
from bot.ui.values import values_of


async def handle_explaining(
    desk: Desk, interaction: discord.Interaction[Any], reply: Reply, pressed: Id
) -> None:
    """Answer a press on one of the kinds in `bot.present.ids.EXPLAINING`."""
    # The first panel is a message of its own; what is pressed there changes it in place.
    await reply.acknowledge(in_place=pressed.kind != "explain" and reply.is_private)
    record, match = await desk.matches.look(pressed.match)
    words = await words_for(desk, interaction, record)
    seat = pressed.seat
    if seat is None or seat not in seats_of(record, UserId(interaction.user.id)):
        raise Sorry(why_not(record, seat, UserId(interaction.user.id)))
    if record.status != "running":
        raise Sorry("match-over")
    table = desk.table(record, match, seat)
    if pressed.kind == "whynot":
        await reply.show(why_not_panel(table, words, next(iter(values_of(interaction)), "")))
    else:
        page = int(pressed.key) if pressed.key.isdecimal() else 0
        await reply.show(explain_panel(table, words, page))
