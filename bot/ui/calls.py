"""Every call to Discord goes through here: with a time limit, and failures as two kinds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp
import discord

from bot.wire import TOO_OLD_TO_EDIT, Refused, Unclear

log = logging.getLogger("portage.calls")

T = TypeVar("T")

PATIENCE = 15.0  # seconds for one call, discord.py's own retries included


async def call(made: Awaitable[T], patience: float = PATIENCE) -> T:
    """What a call to Discord gives. Raises `Refused` for a no, `Unclear` where nobody knows."""
    try:
        async with asyncio.timeout(patience):
            return await made
    except discord.RateLimited as limited:
        raise Unclear(f"rate limited for {limited.retry_after:.0f} s") from limited
    except discord.HTTPException as error:
        passing = error.status == 429 or error.status >= 500
        if passing and error.code != TOO_OLD_TO_EDIT:
            raise Unclear(f"status {error.status}") from error
        raise Refused(error.code, error.text[:200]) from error
    except (aiohttp.ClientError, OSError) as error:
        raise Unclear(type(error).__name__) from error


async def insist(make: Callable[[], Awaitable[T]], pauses: tuple[float, ...] = (0.3, 1.0)) -> T:
    """The same, tried again where the outcome is unclear: for calls that may be repeated."""
    for pause in pauses:
        try:
            return await call(make())
        except Unclear as unclear:
            log.info("trying again: %s", unclear)
            await asyncio.sleep(pause)
    return await call(make())
