"""What the buttons do that look back on a match."""

from __future__ import annotations

from typing import Any

import discord

from bot.desk import Desk
from bot.films import Films
from bot.histories import Histories
from bot.present.ids import Id
from bot.present.looking_back import place_in
from bot.records import UserId, seats_of
from bot.sorry import Sorry
from bot.ui.replies import Reply
from bot.ui.tables import seat_for, why_not, words_for
from bot.ui.values import values_of
from bot.verify import verify_view


class HistoryPresses:
    """The commands use the same parts."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.histories = Histories(desk)
        self.films = Films(desk)

    async def handle(
        self, interaction: discord.Interaction[Any], reply: Reply, pressed: Id
    ) -> None:
        await reply.acknowledge(in_place=pressed.kind == "past" and reply.is_private)
        record, match = await self.desk.matches.look(pressed.match)
        words = await words_for(self.desk, interaction, record)
        user = UserId(interaction.user.id)
        seat = pressed.seat
        if record.status != "running" or seat is None:
            seat = seat_for(record, match, user)
        elif seat not in seats_of(record, user):
            raise Sorry(why_not(record, seat, user))
        match pressed.kind:
            case "film":
                panel = await self.films.show(record, match, words)
            case "export":
                panel = await self.histories.file(record, seat, words, pressed.key)
            case "verify":
                panel = await verify_view(self.desk, record, words)
            case _:
                key = next(iter(values_of(interaction)), pressed.key)
                place = place_in(key) if key else None
                panel = await self.histories.view(record, match, seat, words, place)
        await reply.show(panel)
