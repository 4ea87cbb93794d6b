"""Knowing when the bot is done, without sleeping for luck."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import discord

    from bot.playground.standin import Standin

REACTIONS = ("discord.py: ", "discord-ui-", "CommandTree-invoker")
LOOKS = 3  # empty ones in a row: what is under way between two looks has landed
SPINS = 200  # looks before it takes breath between them


async def settled(
    standin: Standin,
    bot: discord.Client | None = None,
    idle: Callable[[], bool] | None = None,
    *,
    seconds: float = 60.0,
) -> None:
    """Return once nothing that the bot does in reaction is under way.

    Everything dispatched has reached it, none of its handlers runs, no request is open, and
    *idle*, which speaks for its own background work, says yes. Raises TimeoutError.
    """
    bot = standin.bot if bot is None else bot
    idle = standin.idle if idle is None else idle
    looks = empty = 0
    async with asyncio.timeout(seconds):
        while empty < LOOKS:
            empty = 0 if _busy(standin, bot) or not (idle is None or idle()) else empty + 1
            looks += 1
            await asyncio.sleep(0 if looks < SPINS else 0.001)


def _busy(standin: Standin, bot: discord.Client | None) -> bool:
    if standin.rest.busy or not standin.gateway.idle:
        return True
    if bot is not None and not bot.is_closed():
        session = standin.gateway.session
        socket = bot.ws
        if session is None or session.line is None or socket is None:
            return True
        # Parsed up to the last dispatch.
        if socket.sequence != session.seq:
            return True
    return any(task.get_name().startswith(REACTIONS) for task in asyncio.all_tasks())
