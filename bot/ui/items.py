"""Buttons and menus as discord.py sends them, without its keeping any."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import ui

from bot.present.ids import ANY


class OwnItem(ui.DynamicItem[ui.Item[Any]], template=ANY.pattern):
    """Any button or menu of ours.

    discord.py keeps every plain item that it has sent, for ever; of these it keeps none. It finds
    one again only if the message pressed still shows it, so presses are answered elsewhere:
    `Portage.on_interaction` gets them all.
    """

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]
    ) -> OwnItem:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        pass
