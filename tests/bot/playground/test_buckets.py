"""Rate limits by route, announced in headers."""

from __future__ import annotations

import asyncio

import pytest

from bot.playground import Standin, pointed_at
from bot.playground.buckets import Buckets, Rate
from bot.playground.clock import Clock
from bot.playground.refusals import Refused
from tests.bot.playground.described import description
from tests.bot.playground.sample import running

SEND = "/channels/{channel}/messages"


async def test_buckets_announce_themselves_so_that_the_bot_waits():
    rates = {"POST /channels/{channel}/messages": Rate(5, 0.2)}
    async with Standin(checker=description(), rates=rates) as discord:
        with pointed_at(discord.base):
            async with running(discord) as bot:
                channel = bot.get_channel(int(discord.channel("general").id))
                await asyncio.gather(*(channel.send(str(n)) for n in range(7)))

                assert 429 not in [request.status for request in discord.notes.requests]
                assert 7 == len(discord.channel("general").messages)


def test_too_much_is_refused_until_time_has_passed():
    clock = Clock(lambda: 1000.0)
    buckets = Buckets(clock, {f"POST {SEND}": Rate(2, 5.0)})
    headers = [buckets.spend("POST", SEND, {"channel": "1"}) for _ in range(2)]
    with pytest.raises(Refused) as caught:
        buckets.spend("POST", SEND, {"channel": "1"})
    buckets.spend("POST", SEND, {"channel": "2"})
    clock.move(5.0)
    buckets.spend("POST", SEND, {"channel": "1"})

    assert ["1", "0"] == [h["X-RateLimit-Remaining"] for h in headers]
    assert (429, 5.0, False) == (
        caught.value.status,
        caught.value.body["retry_after"],
        caught.value.body["global"],
    )
    assert "Via" in caught.value.headers


def test_the_limit_over_everything_spares_answers_to_interactions():
    buckets = Buckets(Clock(lambda: 1000.0), {"*": Rate(1, 1.0)})
    buckets.spend("POST", SEND, {"channel": "1"})
    buckets.spend("POST", "/interactions/{interaction}/{token}/callback", {})
    with pytest.raises(Refused) as caught:
        buckets.spend("GET", "/channels/{channel}", {"channel": "2"})

    assert caught.value.body["global"]
