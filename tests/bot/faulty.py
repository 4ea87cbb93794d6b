"""What the tests of faults share: a bot that waits briefly, and what stands in the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.playground.messages import Message
from bot.playground.places import Channel
from bot.ui.calls import Patience
from bot.ui.wire import DiscordWire
from tests.bot.house import House

IMPATIENT = Patience(call=0.5, pauses=(0.0, 0.0), first=0.5, first_pauses=(0.0, 0.0))


class Hurried:
    """asyncio, whose pauses are over at once."""

    def __getattr__(self, name: str) -> object:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.005))


def make_impatient(house: House) -> None:
    """Let the bot wait for Discord half a second at most."""
    house.bot.patience = IMPATIENT
    wire = house.bot.desk.wire
    assert isinstance(wire, DiscordWire)
    wire.patience = IMPATIENT


def posts(channel: Channel) -> list[Message]:
    """What the bot has posted for everybody there, the system's own lines left out."""
    return [m for m in channel.messages.values() if m.type == 0 and not m.is_ephemeral]


def pinned(channel: Channel) -> list[Message]:
    return [m for m in posts(channel) if m.pinned_at]


def turns(channel: Channel) -> list[Message]:
    return [m for m in posts(channel) if "undo:" in str(m.components) and not m.pinned_at]


async def until(happened: Callable[[], bool]) -> None:
    """Wait until something has happened; a test that waits in vain fails."""
    async with asyncio.timeout(30):
        while not happened():
            await Hurried.sleep(0.005)


def publishing() -> list[str]:
    """The tasks that still publish something."""
    return [t.get_name() for t in asyncio.all_tasks() if t.get_name().startswith("publish ")]
