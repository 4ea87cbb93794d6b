from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground.patch import pointed_at
from bot.playground.standin import Standin
from tests.bot.house import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """The bot in a fresh stand-in; what the bot asked for in vain fails the test."""
    async with Standin() as discord:
        with pointed_at(discord.base):
            made = House(tmp_path, discord)
            await made.start()
            yield made
            await made.stop()
        assert [] == discord.notes.unknown_routes
        assert [] == discord.notes.violations
        assert [] == discord.notes.breakdowns
