"""One wrapper around everything a user can set off: a polite answer for every fault."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any

import discord

from bot.desk import Desk
from bot.matches import NoMatch, NotYours
from bot.present.limits import TEXT, fit
from bot.present.notices import notice_panel
from bot.present.panel import Panel
from bot.sorry import Sorry
from bot.store import StoreError
from bot.ui.replies import Reply
from bot.ui.tables import words_for
from engine.core import IllegalAnswer

if TYPE_CHECKING:
    from bot.ui.client import Portage

log = logging.getLogger("portage.faults")


async def guarded(
    desk: Desk, interaction: discord.Interaction[Any], reply: Reply, work: Awaitable[None]
) -> None:
    """Do *work*; whatever goes wrong, the user is told, and the match is as it was."""
    client: Portage = interaction.client
    try:
        with client.working():
            await work
    except Exception as error:
        panel = await _told(desk, interaction, error)
        if not interaction.response.is_done():
            await reply.acknowledge()
            await reply.show(panel)
        elif interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
            await reply.show(panel)
        else:
            await reply.add(panel)


async def _told(desk: Desk, interaction: discord.Interaction[Any], error: Exception) -> Panel:
    try:
        words = await words_for(desk, interaction)
    except StoreError:
        words = desk.catalogue.words(interaction.locale.value)
    match error:
        case Sorry():
            text = words.markdown(f"notice-{error.id}", **error.said)
            return Panel(fit(text, TEXT), silent=True)
        case NotYours():
            return notice_panel(words, "not-yours")
        case NoMatch():
            return notice_panel(words, "match-over")
        case IllegalAnswer():
            return notice_panel(words, "illegal")
        case _:
            code = secrets.token_hex(3)
            log.error("error %s in interaction %d", code, interaction.id, exc_info=error)
            return notice_panel(words, "internal", code=code)
