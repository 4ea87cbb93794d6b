from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground.patch import pointed_at
from bot.playground.standin import Standin
from tests.bot.house import CATALOGUE, House
from tests.bot.playground.described import description


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """The bot in a fresh stand-in; what the bot asked for in vain fails the test."""
    async with Standin(checker=description()) as discord:
        # The machine's pace decides nothing; the tests about the limit set their own.
        discord.world.limits.seconds_to_answer = 60.0
        with pointed_at(discord.base):
            made = House(tmp_path, discord)
            await made.start()
            yield made
            await made.stop()
        assert set() == CATALOGUE.missing
        assert [] == CATALOGUE.faults
        assert [] == discord.notes.wrongs
