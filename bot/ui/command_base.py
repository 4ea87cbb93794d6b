"""What the commands have in common."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.desk import Desk
from bot.pictures import Pictures
from bot.present.panel import Panel
from bot.ui.faults import guarded
from bot.ui.lobby import LobbyPresses
from bot.ui.presses import Presses
from bot.ui.replies import Reply
from bot.ui.translator import Localized
from bot.ui.verbs import match_choices
from bot.ui.where import ALONG, ANYWHERE, AT_TABLES


class CommandBase:
    """Makes commands in every language, and runs each in the wrapper that answers all faults."""

    def __init__(
        self, desk: Desk, presses: Presses, lobby: LobbyPresses, pictures: Pictures
    ) -> None:
        self.desk = desk
        self.presses = presses
        self.lobby = lobby
        self.pictures = pictures
        self.local = Localized(desk.catalogue.words("en"))

    def _plain(self, name: str, callback: Any) -> app_commands.Command[Any, Any, Any]:
        return app_commands.Command(
            name=self.local.name(name, f"cmd-{name}"),
            description=self.local.description(f"cmd-{name}"),
            callback=callback,
            **(ANYWHERE if name in ALONG else AT_TABLES),
        )

    def _under(self, group: str, name: str, callback: Any) -> app_commands.Command[Any, Any, Any]:
        """The command *name* of a group."""
        id_ = f"cmd-{group}-{name}"
        return app_commands.Command(
            name=self.local.name(name, id_),
            description=self.local.description(id_),
            callback=callback,
        )

    def _game_choices(self, most: int = 1) -> list[app_commands.Choice[str]]:
        """The games that *most* players or more can play, by their titles."""
        return [
            app_commands.Choice(
                name=Localized(self.desk.catalogue.words("en", name)).value("game-title"),
                value=name,
            )
            for name, game in self.desk.games.items()
            if game.seats[-1] >= most
        ]

    def _described(self, command: str, names: Sequence[str]) -> dict[str, app_commands.locale_str]:
        return {name: self.local.description(f"{command}-{name}") for name in names}

    def _renamed(self, command: str, names: Sequence[str]) -> dict[str, app_commands.locale_str]:
        return {name: self.local.name(name, f"{command}-{name}") for name in names}

    def _showing(self, show: Callable[[Reply, str | None], Awaitable[Panel]]) -> Any:
        """What runs a command that shows the user something of the match typed, or of the usual."""
        local = self.local

        @app_commands.describe(match=local.description("cmd-option-match"))
        @app_commands.rename(match=local.name("match", "cmd-option-match"))
        async def callback(interaction: discord.Interaction[Any], match: str | None = None) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                await reply.show(await show(reply, match))

            await self._run(interaction, work)

        return callback

    async def _run(
        self, interaction: discord.Interaction[Any], work: Callable[[Reply], Awaitable[None]]
    ) -> None:
        reply = Reply(interaction, self.pictures)
        await guarded(self.desk, interaction, reply, work(reply))

    async def _match_choices(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return await match_choices(self.desk, interaction, current)
