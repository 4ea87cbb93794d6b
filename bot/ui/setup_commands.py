"""`/setup`: what the bot may do in a server, and what those who manage the server settle."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.pace import NO_PACE, PACES
from bot.present.ids import Id
from bot.present.permissions import granted_of
from bot.present.setup import AUTO, Checked, setup_panel
from bot.records import Server
from bot.sorry import Sorry
from bot.ui.command_base import CommandBase
from bot.ui.replies import Reply
from bot.ui.tables import words_for
from bot.ui.values import values_of

OPTIONS = ("channel", "language", "pace")
ANYWHERE = "anywhere"


class SetupCommands(CommandBase):
    """The command and its panel. Both look at the channel they are used in, and at no other."""

    def command(self) -> app_commands.Command[Any, Any, Any]:
        local = self.local
        channels = [
            app_commands.Choice(name=local.value(f"setup-value-{each}"), value=each)
            for each in ("here", ANYWHERE)
        ]
        languages = [
            app_commands.Choice(name=local.value(f"language-{each}"), value=each)
            for each in (AUTO, *self.desk.catalogue.locales)
        ]
        paces = [
            app_commands.Choice(name=local.value(f"pace-{pace}"), value=pace)
            for pace in (NO_PACE, *PACES)
        ]

        @app_commands.describe(**self._described("cmd-setup", OPTIONS))
        @app_commands.rename(**self._renamed("cmd-setup", OPTIONS))
        @app_commands.choices(channel=channels, language=languages, pace=paces)
        @app_commands.guild_only()
        @app_commands.default_permissions(manage_guild=True)
        async def callback(
            interaction: discord.Interaction[Any],
            channel: str | None = None,
            language: str | None = None,
            pace: str | None = None,
        ) -> None:
            given = {"channel": channel, "language": language, "pace": pace}
            chosen = {key: value for key, value in given.items() if value is not None}
            await self._run(interaction, lambda reply: self._checked(reply, chosen))

        return self._plain("setup", callback)

    async def handle(
        self, interaction: discord.Interaction[Any], reply: Reply, pressed: Id
    ) -> None:
        """Answer a press on the panel."""
        await reply.acknowledge(in_place=reply.is_private)
        value = next(iter(values_of(interaction)), "")
        chosen: dict[str, str] = {}
        match pressed.key:
            case "language" | "pace":
                chosen[pressed.key] = value
            case "here" | "anywhere":
                chosen["channel"] = pressed.key
            case _:
                pass  # to look again
        await self._show(reply, chosen)

    async def _checked(self, reply: Reply, chosen: dict[str, str]) -> None:
        await reply.acknowledge()
        await self._show(reply, chosen)

    async def _show(self, reply: Reply, chosen: dict[str, str]) -> None:
        interaction = reply.interaction
        words = await words_for(self.desk, interaction)
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Sorry("server-only")
        if not interaction.permissions.manage_guild:
            raise Sorry("setup-not-allowed")
        changes = self._changes(chosen, _place(interaction))
        servers = self.desk.store.servers
        if changes:
            server = await servers.change(interaction.guild_id, **changes)
        else:
            server = await servers.get(interaction.guild_id)
        note = words.markdown("setup-saved") if changes else ""
        await reply.show(setup_panel(await self._found(interaction, server), words, note))

    def _changes(self, chosen: dict[str, str], place: int) -> dict[str, Any]:
        """What to settle. Raises `Sorry` for what can't be."""
        changes: dict[str, Any] = {}
        for name, value in chosen.items():
            match name:
                case "channel" if value in ("here", ANYWHERE):
                    changes[name] = None if value == ANYWHERE else place
                case "language" if value in (AUTO, *self.desk.catalogue.locales):
                    changes[name] = None if value == AUTO else value
                case "pace" if value in (NO_PACE, *PACES):
                    changes[name] = value
                case _:
                    raise Sorry("unknown-button")
        return changes

    async def _found(self, interaction: discord.Interaction[Any], server: Server) -> Checked:
        granted = interaction.app_permissions
        return Checked(
            server=server,
            place=_place(interaction),
            granted=granted_of(lambda name: bool(getattr(granted, name))),
            languages=self.desk.catalogue.locales,
            language=self.desk.catalogue.match(server.language or locale_of(interaction)),
            refusing=await self.desk.store.people.refusing_dms(server.guild),
        )


def locale_of(interaction: discord.Interaction[Any]) -> str | None:
    """The language that Discord gives for the server."""
    return interaction.guild_locale.value if interaction.guild_locale else None


def _place(interaction: discord.Interaction[Any]) -> int:
    """The channel that a command is used in; of a thread, the channel it belongs to."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return channel.parent_id
    assert interaction.channel_id is not None
    return interaction.channel_id


def check_place(interaction: discord.Interaction[Any], server: Server) -> None:
    """Raise `Sorry` where no table may be opened. A channel that is gone binds nobody."""
    if server.channel is None or server.channel == _place(interaction):
        return
    guild = interaction.guild
    if guild is not None and guild.get_channel(server.channel) is not None:
        raise Sorry("lobby-elsewhere", place=f"<#{server.channel}>")
