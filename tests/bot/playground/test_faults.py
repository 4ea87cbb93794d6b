"""REST goes wrong in every way, and an unmodified discord.py does what was measured."""

from __future__ import annotations

import asyncio

import aiohttp
import discord as client
import pytest

from bot.playground import Player, Standin
from bot.playground.faults import CALLBACK, EDIT, OPEN_DM, SEND
from bot.playground.places import Channel
from tests.bot.playground.sample import Sample


class Hurried:
    """The module asyncio, but that nobody sleeps for long."""

    def __getattr__(self, name: str) -> object:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.005))


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let discord.py's pauses between tries pass at once."""
    monkeypatch.setattr("discord.http.asyncio", Hurried())
    monkeypatch.setattr("discord.webhook.async_.asyncio", Hurried())


def tries(discord: Standin, fragment: str) -> list[int]:
    return [r.status for r in discord.notes.requests if fragment in r.path]


async def test_a_limited_answer_is_tried_again(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    discord.faults.limit(CALLBACK)

    answer = await ann.slash(games, "later")

    assert "Only you." == answer.text
    assert [429, 200] == tries(discord, "/callback")


async def test_a_ban_is_not_tried_again(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    discord.faults.limit(CALLBACK, via=False)

    answer = await ann.slash(games, "later")

    assert answer.failed
    [error] = sample.errors
    assert 429 == error.status
    assert 1 == discord.notes.unwelcome


async def test_a_limit_over_everything_holds_all_requests(
    discord: Standin, sample: Sample, games: Channel
):
    discord.faults.limit(SEND, everywhere=True)
    channel = sample.get_channel(int(games.id))

    await asyncio.gather(channel.send("One."), channel.typing())

    assert [429, 200] == tries(discord, "/messages")


@pytest.mark.parametrize("status", [500, 502, 504])
async def test_an_outage_is_tried_again(
    discord: Standin, sample: Sample, games: Channel, status: int
):
    discord.faults.fail(SEND, status, times=2)

    await sample.get_channel(int(games.id)).send("One.")

    assert [status, status, 200] == tries(discord, "/messages")
    assert ["One."] == [message.text for message in games.messages.values()]


async def test_unavailable_is_not_tried_again(discord: Standin, sample: Sample, games: Channel):
    discord.faults.fail(SEND, 503)

    with pytest.raises(client.DiscordServerError):
        await sample.get_channel(int(games.id)).send("One.")

    assert [503] == tries(discord, "/messages")


async def test_an_outage_without_end_loses_the_interaction(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    discord.faults.fail(CALLBACK, 502, times=None)

    answer = await ann.slash(games, "later")

    assert answer.failed
    assert [502] * 5 == tries(discord, "/callback")


@pytest.mark.parametrize("carried_out", [False, True])
async def test_a_dropped_line_is_no_http_error(
    discord: Standin, sample: Sample, ann: Player, games: Channel, carried_out: bool
):
    discord.faults.drop(CALLBACK, carried_out=carried_out)

    answer = await ann.slash(games, "later")

    [error] = sample.errors
    assert isinstance(error, aiohttp.ServerDisconnectedError)
    # Afterwards Discord has the answer although the bot doesn't know.
    assert carried_out is not answer.failed
    assert [0] == tries(discord, "/callback")


async def test_a_line_may_hang_for_ever(discord: Standin, sample: Sample, games: Channel):
    discord.faults.hang(SEND, carried_out=True)
    carried_out = asyncio.Event()
    discord.world.listeners.append(lambda _: carried_out.set())

    sending = asyncio.create_task(sample.get_channel(int(games.id)).send("One."))
    await carried_out.wait()
    await discord.settled()

    assert not sending.done()
    assert ["One."] == [message.text for message in games.messages.values()]
    sending.cancel()


async def test_an_answer_may_be_called_unknown_although_it_is_shown(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    discord.faults.falsely_unknown()

    answer = await ann.slash(games, "later")

    assert (False, [10062]) == (answer.failed, answer.codes)
    assert "First." == answer.text
    [error] = sample.errors
    assert isinstance(error, client.NotFound)


async def test_an_answer_may_be_called_a_second_one(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    discord.faults.falsely_acknowledged()

    answer = await ann.slash(games, "later")

    assert (False, [40060]) == (answer.failed, answer.codes)


@pytest.mark.parametrize(
    ("code", "kind"),
    [(50007, client.Forbidden), (50013, client.Forbidden), (10008, client.NotFound)],
)
async def test_a_refusal_carries_its_code(
    discord: Standin, sample: Sample, games: Channel, code: int, kind: type[Exception]
):
    discord.faults.refuse(SEND, code)

    with pytest.raises(kind) as caught:
        await sample.get_channel(int(games.id)).send("One.")

    assert code == caught.value.code


async def test_opening_too_many_direct_messages_is_refused(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    discord.faults.refuse(OPEN_DM, 40003)

    answer = await ann.slash(games, "dm", user=ann)

    assert "Refused: 40003." == answer.text


async def test_a_fault_may_spare_the_first_requests(
    discord: Standin, sample: Sample, games: Channel
):
    discord.faults.drop(SEND, skip=1)
    channel = sample.get_channel(int(games.id))

    await channel.send("One.")
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await channel.send("Two.")
    await channel.send("Three.")

    assert ["One.", "Three."] == [message.text for message in games.messages.values()]


async def test_a_fault_may_hold_for_a_block_alone(discord: Standin, sample: Sample, games: Channel):
    sent = await sample.get_channel(int(games.id)).send("One.")
    fault = discord.faults.refuse(EDIT, 10008, method="PATCH", times=None)
    discord.faults.clear()
    with discord.faults.of(fault), pytest.raises(client.NotFound):
        await sent.edit(content="Two.")

    await sent.edit(content="Three.")

    assert ["Three."] == [message.text for message in games.messages.values()]


async def test_a_delayed_answer_comes_too_late(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    discord.world.limits.seconds_to_answer = 0.02
    discord.faults.delay(CALLBACK, 0.05)

    answer = await ann.slash(games, "later")

    assert (True, [10062]) == (answer.failed, answer.codes)


async def test_a_slow_gateway_still_delivers(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    discord.faults.gateway_delay = 0.02

    assert "Only you." == (await ann.slash(games, "later")).text


async def test_an_unknown_route_is_noted():
    async with Standin() as discord, aiohttp.ClientSession() as session:
        headers = {"Authorization": f"Bot {discord.token}"}
        async with session.get(f"{discord.base}/api/v10/stickers/1", headers=headers) as response:
            assert 501 == response.status

        assert ["unknown route: GET /stickers/1"] == discord.notes.wrongs


async def test_a_fault_of_the_stand_in_is_noted(monkeypatch: pytest.MonkeyPatch):
    async with Standin() as discord, aiohttp.ClientSession() as session:
        monkeypatch.setattr(discord.world, "bot", None)
        headers = {"Authorization": f"Bot {discord.token}"}
        async with session.get(f"{discord.base}/api/v10/users/@me", headers=headers) as response:
            assert 500 == response.status

        [wrong] = discord.notes.wrongs
        assert "AttributeError" in wrong


async def test_a_wrong_token_is_refused():
    async with Standin() as discord, aiohttp.ClientSession() as session:
        headers = {"Authorization": "Bot wrong"}
        async with session.get(f"{discord.base}/api/v10/users/@me", headers=headers) as response:
            assert 401 == response.status


def test_only_this_machine_is_served():
    with pytest.raises(ValueError, match="this machine only"):
        Standin(host="0.0.0.0")
