"""Buttons and menus that are known by their custom ids alone, so that they work after a restart."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.present.ids import ANY

if TYPE_CHECKING:
    from bot.ui.client import Portage


class OwnItem(ui.DynamicItem[ui.Item[Any]], template=ANY.pattern):
    """Any button or menu of ours: discord.py keeps none of them, and finds this class for all."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]
    ) -> OwnItem:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        client: Portage = interaction.client
        await client.presses.handle(interaction)
