"""One wrapper around everything a user can set off: a polite answer for every fault."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands

from bot.desk import Desk
from bot.matches import NoMatch, NotYours
from bot.present.notices import notice_panel, refusal_panel
from bot.present.panel import Panel
from bot.sorry import Sorry
from bot.ui.replies import Reply
from bot.ui.tables import words_for
from bot.wire import Refused
from engine.core import IllegalAnswer

if TYPE_CHECKING:
    from bot.ui.client import Portage

log = logging.getLogger("portage.faults")

Completer: TypeAlias = Callable[
    [discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]
]


async def guarded(
    desk: Desk, interaction: discord.Interaction[Any], reply: Reply, work: Awaitable[None]
) -> None:
    """Do *work*; whatever goes wrong, the user is told, and the match is as it was."""
    client: Portage = interaction.client
    try:
        with client.working():
            await work
            hint = await client.hints.hint(interaction)
            if hint is not None:
                await reply.add(hint)
    except Exception as error:
        panel = await _told(desk, interaction, error)
        with suppress(Refused):
            await reply.tell(panel)


def suggesting(complete: Completer) -> Completer:
    """*complete*, which suggests nothing where it fails, so that typing goes on."""

    async def safely(
        interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        try:
            return await complete(interaction, current)
        except Sorry:
            return []
        except Exception:
            log.exception("suggesting failed")
            return []

    return safely


async def _told(desk: Desk, interaction: discord.Interaction[Any], error: Exception) -> Panel:
    try:
        words = await words_for(desk, interaction)
    except Exception:  # most likely the one that this is about
        words = desk.catalogue.words(interaction.locale.value)
    match error:
        case Sorry():
            spoken = words if error.of_game is None else words.of(error.of_game)
            return refusal_panel(spoken, error.id, error.said)
        case NotYours():
            return notice_panel(words, "not-yours")
        case NoMatch():
            return notice_panel(words, "match-over")
        case IllegalAnswer():
            return notice_panel(words, "illegal")
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return notice_panel(words, "unknown-command")
        case _:
            code = secrets.token_hex(3)
            log.error("error %s in interaction %d", code, interaction.id, exc_info=error)
            counts = await _may_count(desk, interaction)
            return notice_panel(words, "internal-after" if counts else "internal", code=code)


async def _may_count(desk: Desk, interaction: discord.Interaction[Any]) -> bool:
    """Whether what was asked for may have been done, so that only the answer to it has failed."""
    try:
        return await desk.store.played(interaction.id)
    except Exception:  # most likely the one that this is about
        return True
