"""Discord's description is held against both sides, and the bot is waited for."""

from __future__ import annotations

import asyncio

import aiohttp
import discord as client
import pytest

from bot.playground import Player, Standin, pointed_at, settled
from bot.playground.clock import Clock, Snowflakes
from bot.playground.places import Channel
from bot.playground.rest import ROUTES
from bot.playground.routes import Route
from tests.bot.playground.described import description
from tests.bot.playground.sample import Sample

SEND = "/channels/{channel}/messages"


def route(method: str, template: str) -> Route:
    return next(r for r in ROUTES if (r.method, r.template) == (method, template))


def test_every_route_is_described():
    absent = [r.template for r in ROUTES if not description().knows(r)]

    assert [] == absent


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ({"content": 3}, "$.content"),
        ({"content": "a" * 4001}, "$.content"),
        ({"flags": "64"}, "$.flags"),
        ({"components": [{"type": 99}]}, "$.components"),
        ({"components": [{"type": 1, "components": [{"type": 2}]}]}, "style"),
    ],
)
def test_a_malformed_request_is_noted(body: object, fault: str):
    [wrong] = description().request(route("POST", SEND), body)

    assert fault in wrong


def test_ids_in_requests_may_be_numbers():
    opening = route("POST", "/users/@me/channels")

    assert [] == description().request(opening, {"recipient_id": 17})
    assert [] == description().request(opening, {"recipient_id": "17"})


def test_ids_in_answers_may_not():
    wire = Standin().world.bot.wire()
    user = route("GET", "/users/{user}")

    assert [] == description().response(user, 200, wire)
    [wrong] = description().response(user, 200, wire | {"id": 17})
    assert "$.id" in wrong


def test_a_missing_field_of_an_answer_is_noted():
    wire = Standin().world.bot.wire()
    del wire["username"]
    [wrong] = description().response(route("GET", "/users/{user}"), 200, wire)

    assert "username" in wrong


def test_an_answer_that_discord_never_gives_is_noted():
    sending = route("POST", SEND)

    assert ["POST /channels/{channel}/messages never answers 201"] == description().response(
        sending, 201, {}
    )


async def test_a_bot_that_sends_nonsense_fails_its_test():
    async with Standin(checker=description()) as discord, aiohttp.ClientSession() as session:
        channel = discord.channel("games")
        headers = {"Authorization": f"Bot {discord.token}"}
        url = f"{discord.base}/api/v10/channels/{channel.id}/messages"
        body = {"content": "Hi.", "embeds": [{"title": 3}]}
        async with session.post(url, json=body, headers=headers) as response:
            await response.read()

        assert "$.embeds[0].title" in discord.notes.wrongs[0]


# -- waiting -------------------------------------------------------------------------------------


async def test_waiting_lasts_until_the_bot_s_own_work_is_done(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    done = asyncio.Event()

    async def work() -> None:
        await asyncio.sleep(0.02)
        await sample.get_channel(int(games.id)).send("Published.")
        done.set()

    task = asyncio.create_task(work())
    await settled(discord, sample, done.is_set)

    assert ["Published."] == [message.text for message in ann.sees(games)]
    await task


async def test_waiting_gives_up_on_a_bot_that_is_never_done(discord: Standin, sample: Sample):
    with pytest.raises(TimeoutError):
        await settled(discord, sample, lambda: False, seconds=0.02)


async def test_waiting_includes_slow_handlers(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    answer = await ann.slash(games, "wait", seconds=0.03)

    assert "Waited." == answer.text


async def test_a_taken_port_is_said_and_left(discord: Standin):
    with pytest.raises(OSError, match="address already in use"):
        await Standin(port=discord.port).start()


def test_discord_py_is_pointed_back_afterwards():
    before = client.http.Route.BASE
    with pointed_at("http://127.0.0.1:1"):
        assert "http://127.0.0.1:1/api/v10" == client.http.Route.BASE

    assert before == client.http.Route.BASE


# -- time ----------------------------------------------------------------------------------------


def test_ids_rise_even_when_the_clock_stands_still():
    ids = Snowflakes(Clock(lambda: 1_500_000_000.0))
    made = [int(ids.next()) for _ in range(3)]

    assert sorted(set(made)) == made
    assert 1_500_000_000.0 == ((made[0] >> 22) + 1_420_070_400_000) / 1000


def test_the_clock_moves():
    clock = Clock(lambda: 100.0)
    clock.move(20.0)

    assert 120.0 == clock.now()
