"""The answer to one interaction: acknowledged at once, shown when it is ready."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.pictures import Pictures
from bot.present.panel import Modal, Panel
from bot.ui.calls import call, insist
from bot.ui.message import form, rendered, to_send
from bot.wire import Refused, Unclear

log = logging.getLogger("portage.replies")

ACK = 2.5  # seconds that the acknowledgement may take; Discord waits for three


class Reply:
    """What a presser gets to see. Failures are logged and swallowed: a move never depends on it."""

    def __init__(self, interaction: discord.Interaction[Any], pictures: Pictures) -> None:
        self.interaction = interaction
        self.pictures = pictures
        self._in_place = False

    async def acknowledge(self, *, in_place: bool = False, public: bool = False) -> None:
        """Tell Discord that an answer comes, *in_place* of the message pressed or as a new one."""
        self._in_place = in_place
        response = self.interaction.response
        made = response.defer() if in_place else response.defer(ephemeral=not public, thinking=True)
        await self._quietly("acknowledging", call(made, ACK))

    async def show(self, panel: Panel) -> bool:
        """Show the answer where it was announced; whether that went well."""
        parts = await rendered(panel, self.pictures)
        edit = self.interaction.edit_original_response
        return await self._quietly("showing", insist(lambda: edit(**_fresh(parts, panel))))

    async def add(self, panel: Panel) -> bool:
        """Show one more message, to the presser alone."""
        parts = await to_send(panel, self.pictures)
        send = self.interaction.followup.send
        return await self._quietly("adding", call(send(ephemeral=True, **parts)))

    async def form(self, modal: Modal) -> None:
        """Open a form; this must be the first answer."""
        shown = self.interaction.response.send_modal(form(modal))
        await self._quietly("opening a form", call(shown, ACK))

    async def choices(self, choices: list[discord.app_commands.Choice[str]]) -> None:
        await self._quietly(
            "completing", call(self.interaction.response.autocomplete(choices), ACK)
        )

    async def _quietly(self, doing: str, made: Any) -> bool:
        try:
            await made
        except (Refused, Unclear, discord.InteractionResponded) as failure:
            log.info("interaction %d: %s: %s", self.interaction.id, doing, failure)
            return False
        return True


def _fresh(parts: dict[str, Any], panel: Panel) -> dict[str, Any]:
    """The parts for another try: a file that has been read once starts over."""
    for file in parts["attachments"]:
        file.reset(seek=True)
    return parts
