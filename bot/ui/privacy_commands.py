"""`/privacy`: what is kept of whoever asks, as a list, as a file, or no more."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.present.ids import Id
from bot.present.notices import notice_panel
from bot.present.panel import Panel
from bot.present.privacy import confirm_forgetting, export_panel, privacy_panel
from bot.privacy import Privacy
from bot.records import UserId
from bot.sorry import Sorry
from bot.ui.command_base import CommandBase
from bot.ui.replies import Reply
from bot.words import Words

Made = Callable[[UserId, Words], Awaitable[Panel]]
LARGEST = 10 * 1024 * 1024 - 4096  # of a file that Discord takes everywhere


class PrivacyCommands(CommandBase):
    """None of them notes down who asks."""

    privacy: Privacy  # set by whoever makes this

    def group(self) -> app_commands.Group:
        group = app_commands.Group(
            name=self.local.name("privacy", "cmd-privacy"),
            description=self.local.description("cmd-privacy"),
        )
        self._add(group, "show", self._show)
        self._add(group, "export", self._export)
        self._add(group, "delete", self._ask)
        return group

    def _add(self, group: app_commands.Group, name: str, made: Made) -> None:
        async def callback(interaction: discord.Interaction[Any]) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                user = UserId(interaction.user.id)
                await reply.show(await made(user, await self._words(interaction)))

            await self._run(interaction, work)

        group.add_command(self._under("privacy", name, callback))

    async def handle(
        self, interaction: discord.Interaction[Any], reply: Reply, pressed: Id
    ) -> None:
        """Answer the press that confirms."""
        await reply.acknowledge(in_place=reply.is_private)
        if pressed.key != "delete":
            raise Sorry("unknown-button")
        words = await self._words(interaction)
        await self.privacy.forget(UserId(interaction.user.id))
        await reply.show(notice_panel(words, "privacy-deleted"))

    async def _words(self, interaction: discord.Interaction[Any]) -> Words:
        user = await self.desk.store.user(UserId(interaction.user.id))
        return self.desk.catalogue.words(user.language or interaction.locale.value)

    async def _show(self, user: UserId, words: Words) -> Panel:
        return privacy_panel(await self.privacy.counts(user), words)

    async def _export(self, user: UserId, words: Words) -> Panel:
        content = await self.privacy.exported(user)
        if len(content) > LARGEST:
            raise Sorry("privacy-too-large")
        return export_panel(content, words)

    async def _ask(self, user: UserId, words: Words) -> Panel:
        return confirm_forgetting(words)
