"""The answer to one interaction: acknowledged at once, shown when it is ready."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.pictures import Pictures
from bot.present.panel import Modal, Panel
from bot.ui.calls import PATIENT, Patience, insist
from bot.ui.message import form, rendered, to_send
from bot.wire import EMPTY, MALFORMED, TOO_LARGE, Busy, Refused, Unclear

log = logging.getLogger("portage.replies")

OUR_FAULTS = frozenset({MALFORMED, TOO_LARGE, EMPTY})


class Reply:
    """What a presser gets to see. A move never depends on it.

    Failures of Discord's are logged and swallowed. `Refused` is raised only where Discord doesn't
    take what we made, so that the presser is told.
    """

    def __init__(self, interaction: discord.Interaction[Any], pictures: Pictures) -> None:
        self.interaction = interaction
        self.pictures = pictures
        self._patience: Patience = getattr(interaction.client, "patience", PATIENT)
        # What Discord was last told to expect. It counts even where Discord's word for it is
        # missing: an answer that Discord says it doesn't know is often there all the same.
        self._answered: str = ""

    @property
    def is_private(self) -> bool:
        """Whether nobody else sees the message pressed, so that a hand may be shown in it."""
        message = self.interaction.message
        # People among themselves have no server either.
        is_dm = self.interaction.guild_id is None and not self.interaction.context.private_channel
        return message is not None and (is_dm or message.flags.ephemeral)

    async def acknowledge(self, *, in_place: bool = False, public: bool = False) -> None:
        """Tell Discord that an answer comes, *in_place* of the message pressed or as a new one."""
        defer = self.interaction.response.defer
        if in_place:
            await self._first("in place", defer)
        else:
            await self._first("anew", lambda: defer(ephemeral=not public, thinking=True))

    async def form(self, modal: Modal) -> None:
        """Open a form; this must be the first answer."""
        made = form(modal)
        send = self.interaction.response.send_modal
        await self._first("form", lambda: send(made))
        # What is typed is known by its custom id, so discord.py needn't remember the form.
        made.stop()

    async def show(self, panel: Panel) -> bool:
        """Show the answer where it was announced; whether that went well."""
        parts = await rendered(panel, self.pictures)
        edit = self.interaction.edit_original_response
        return await self._quietly(
            "showing",
            insist(
                lambda: edit(**_fresh(parts, "attachments")),
                self._patience.call,
                self._patience.pauses,
            ),
        )

    async def add(self, panel: Panel) -> bool:
        """Show one more message, to the presser alone."""
        parts = await to_send(panel, self.pictures)
        send = self.interaction.followup.send
        return await self._quietly(
            "adding",
            insist(
                lambda: send(ephemeral=True, **_fresh(parts, "files")),
                self._patience.call,
                self._patience.pauses,
                Busy,
            ),
        )

    async def tell(self, panel: Panel) -> bool:
        """Show this in place of an answer, and leave alone the message that was pressed."""
        if not self._answered:
            await self.acknowledge()
        if self._answered == "anew":
            return await self.show(panel)
        return await self.add(panel)

    async def _first(self, how: str, make: Callable[[], Awaitable[object]]) -> None:
        self._answered = how
        patience = self._patience
        try:
            await insist(make, patience.first, patience.first_pauses)
        except (Refused, Unclear, discord.InteractionResponded) as failure:
            log.info("interaction %d: acknowledging: %s", self.interaction.id, failure)

    async def _quietly(self, doing: str, made: Awaitable[object]) -> bool:
        try:
            await made
        except (Refused, Unclear) as failure:
            log.info("interaction %d: %s: %s", self.interaction.id, doing, failure)
            if isinstance(failure, Refused) and failure.code in OUR_FAULTS:
                raise
            return False
        return True


def _fresh(parts: dict[str, Any], files: str) -> dict[str, Any]:
    """The parts for another try: a file that has been read once starts over."""
    for file in parts[files]:
        file.reset(seek=True)
    return parts
