"""What the bot lacks in a place and can't say there publicly: told to each who presses, once."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import discord

from bot.desk import Desk
from bot.present.notices import notice_panel
from bot.present.panel import Panel
from bot.records import TROUBLE, UserId
from bot.troubles import KIND, lacking
from bot.ui.wire import missing_of

REMEMBERED = 1_000  # hints that have been given


class Hints:
    """Names to whoever presses what the bot lacks in that place, unless it stands there already."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._given: OrderedDict[tuple[object, ...], None] = OrderedDict()

    def forget(self, user: UserId) -> None:
        """Keep nothing of a user."""
        for given in [each for each in self._given if each[0] == user]:
            del self._given[given]

    async def hint(self, interaction: discord.Interaction[Any]) -> Panel | None:
        """What the user hasn't been told yet, if anything."""
        if interaction.guild_id is None or interaction.channel_id is None:
            return None
        in_thread = isinstance(interaction.channel, discord.Thread)
        missing = missing_of(interaction.app_permissions, in_thread=in_thread)
        given = (interaction.user.id, interaction.channel_id, missing)
        if not missing or given in self._given:
            return None
        record = await self.desk.store.match_in_thread(interaction.channel_id)
        if record is None or record.status != "running":
            return None
        posts = await self.desk.store.posts(record.id, KIND, "sent")
        if any(post.key.startswith(TROUBLE) for post in posts):
            return None
        self._given[given] = None
        if len(self._given) > REMEMBERED:
            self._given.popitem(last=False)
        # Who has just had everything deleted isn't to be noted down again: this only reads.
        user = await self.desk.store.user(UserId(interaction.user.id))
        words = self.desk.catalogue.words(user.language or interaction.locale.value)
        return notice_panel(
            words, "lacking", **lacking(words, missing, f"<#{interaction.channel_id}>")
        )
