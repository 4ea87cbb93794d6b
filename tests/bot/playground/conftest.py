from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.playground import Player, Standin, pointed_at
from bot.playground.places import Channel
from bot.playground.world import World
from tests.bot.playground.described import description
from tests.bot.playground.sample import Sample, running

A_MINUTE = 60.0


@pytest.fixture
async def discord() -> AsyncIterator[Standin]:
    """A stand-in that discord.py is pointed at; a wrong of either side fails the test."""
    async with Standin(checker=description()) as standin:
        # The machine's pace decides nothing; the tests about the limit set their own.
        standin.world.limits.seconds_to_answer = A_MINUTE
        with pointed_at(standin.base):
            yield standin
        assert [] == standin.notes.wrongs


@pytest.fixture
async def sample(
    discord: Standin, ann: Player, ben: Player, games: Channel
) -> AsyncIterator[Sample]:
    """The sample bot in it, once everything is there."""
    async with running(discord) as bot:
        yield bot


@pytest.fixture
def ann(discord: Standin) -> Player:
    return discord.user("Ann", locale="cs")


@pytest.fixture
def ben(discord: Standin) -> Player:
    return discord.user("Ben")


@pytest.fixture
def games(discord: Standin) -> Channel:
    return discord.channel("games")


@pytest.fixture
def world() -> World:
    """A world without a server, with a guild."""
    made = World()
    made.add_guild("Playground")
    return made
