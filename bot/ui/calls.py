"""Every call to Discord goes through here: with a time limit, and failures as three kinds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

import aiohttp
import discord

from bot.wire import DMS_TOO_FAST, TOO_OLD_TO_EDIT, Busy, Refused, Unclear

log = logging.getLogger("portage.calls")

T = TypeVar("T")


@dataclass(frozen=True)
class Patience:
    """How long Discord is waited for, in seconds."""

    call: float = 15.0  # one call, discord.py's own retries included
    pauses: tuple[float, ...] = (0.3, 1.0)  # before it is made again
    # An interaction's first answer has three seconds in all. discord.py alone would retry too late.
    first: float = 0.8
    first_pauses: tuple[float, ...] = (0.1, 0.1)


PATIENT = Patience()


async def call(made: Awaitable[T], seconds: float = PATIENT.call) -> T:
    """What a call to Discord gives.

    Raises `Refused` for a no, `Busy` for "not now", `Unclear` where nobody knows.
    """
    try:
        async with asyncio.timeout(seconds):
            return await made
    except discord.RateLimited as limited:
        raise Busy(f"rate limited for {limited.retry_after:.0f} s") from limited
    except discord.HTTPException as error:
        if error.code == DMS_TOO_FAST or (error.status == 429 and error.code != TOO_OLD_TO_EDIT):
            raise Busy(f"status {error.status}") from error
        if error.status >= 500:
            raise Unclear(f"status {error.status}") from error
        raise Refused(error.code, error.text[:200]) from error
    except (aiohttp.ClientError, OSError) as error:
        raise Unclear(type(error).__name__) from error


async def insist(
    make: Callable[[], Awaitable[T]],
    seconds: float = PATIENT.call,
    pauses: tuple[float, ...] = PATIENT.pauses,
    again: type[Unclear] = Unclear,
) -> T:
    """The same, tried again where it fails with *again*: only `Busy` where twice would be wrong."""
    for pause in pauses:
        try:
            return await call(make(), seconds)
        except again as failure:
            log.info("trying again: %s", failure)
            await asyncio.sleep(pause)
    return await call(make(), seconds)
