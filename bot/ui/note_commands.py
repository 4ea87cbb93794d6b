"""`/note`: a player's note to self, shown or written."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.present.note import LONGEST, note_panel
from bot.present.panel import Panel
from bot.records import UserId
from bot.sorry import Sorry
from bot.ui.command_base import CommandBase
from bot.ui.faults import suggesting
from bot.ui.notes import noted
from bot.ui.replies import Reply
from bot.ui.tables import find_match, seat_for, words_for


class NoteCommands(CommandBase):
    """The command that shows a player's note, or writes it."""

    def command(self) -> app_commands.Command[Any, Any, Any]:
        ids = {"text": "cmd-note-text", "match": "cmd-option-match"}

        @app_commands.describe(**{name: self.local.description(id_) for name, id_ in ids.items()})
        @app_commands.rename(**{name: self.local.name(name, id_) for name, id_ in ids.items()})
        async def callback(
            interaction: discord.Interaction[Any],
            text: app_commands.Range[str, 1, LONGEST] | None = None,
            match: str | None = None,
        ) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                await reply.show(await self._shown(interaction, text, match))

            await self._run(interaction, work)

        command = self._plain("note", callback)
        command.autocomplete("match")(suggesting(self._match_choices))
        return command

    async def _shown(
        self, interaction: discord.Interaction[Any], text: str | None, typed: str | None
    ) -> Panel:
        record, match = await find_match(self.desk, interaction, typed)
        words = await words_for(self.desk, interaction, record)
        user = UserId(interaction.user.id)
        seat = seat_for(record, match, user)
        if seat is None:
            raise Sorry("not-seated")
        if text is None:
            return note_panel(self.desk.table(record, match, seat), words)
        return await noted(self.desk, record, match, seat, user, text, words)
