"""The gateway loses, repeats and refuses, and an unmodified discord.py copes as measured."""

from __future__ import annotations

import asyncio

import discord as client
import pytest

from bot.playground import Permission, Player, Standin, starting, threads
from bot.playground.gateway import Op
from bot.playground.intents import Intent
from bot.playground.places import Channel
from tests.bot.playground.sample import Sample, running

START = {"mode": "classic", "power": "France"}


async def back(standin: Standin) -> None:
    await standin.gateway.ready.wait()
    await standin.settled()


@pytest.mark.parametrize("code", [1001, 4000])
async def test_a_closed_line_is_resumed(discord: Standin, sample: Sample, code: int):
    await discord.gateway.drop(code)
    await back(discord)

    assert ["ready", "resumed"] == sample.heard
    assert (1, 1) == (discord.gateway.identifies, discord.gateway.resumes)


async def test_a_reset_line_is_resumed_and_what_happened_meanwhile_comes(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    discord.gateway.cut()
    await asyncio.sleep(0)

    answer = await ann.slash(games, "later")

    assert "Only you." == answer.text
    assert ["ready", "resumed"] == sample.heard


async def test_the_bot_connects_anew_when_told(discord: Standin, sample: Sample):
    await discord.gateway.send_op(Op.RECONNECT)
    await back(discord)

    assert ["ready", "resumed"] == sample.heard


async def test_an_invalid_session_that_may_be_resumed_is(discord: Standin, sample: Sample):
    await discord.gateway.send_op(Op.INVALID_SESSION, True)
    await back(discord)

    assert ["ready", "resumed"] == sample.heard


async def test_an_invalid_session_is_identified_anew(discord: Standin, sample: Sample):
    await discord.gateway.send_op(Op.INVALID_SESSION, False)
    await sample.readies.get()

    assert 2 == discord.gateway.identifies
    assert ["ready", "ready"] == sample.heard


async def test_what_happens_before_a_new_session_is_lost(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    discord.gateway.forget_sessions()
    discord.gateway.cut()
    await asyncio.sleep(0)

    answer = await ann.slash(games, "later")

    assert answer.failed
    assert 2 == discord.gateway.identifies
    assert "Only you." == (await ann.slash(games, "later")).text


async def test_resuming_may_be_refused(discord: Standin, sample: Sample):
    discord.faults.may_resume = False
    await discord.gateway.drop()
    await sample.readies.get()

    assert ["ready", "ready"] == sample.heard


async def test_a_doubled_dispatch_runs_the_handler_twice(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    start = await ann.slash(games, "game start", **START)
    discord.faults.doubled.add("INTERACTION_CREATE")

    answer = await ann.press(start, "Next")

    assert 2 == sample.turn
    assert [40060] == answer.codes


async def test_a_resume_that_replays_too_much_runs_the_handler_twice(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    start = await ann.slash(games, "game start", **START)
    answer = await ann.press(start, "Next")
    discord.faults.replays_too_much = 1
    await discord.gateway.drop()
    await back(discord)

    assert 2 == sample.turn
    assert [40060] == answer.codes


async def test_what_the_bot_has_seen_is_not_replayed(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    await ann.press(await ann.slash(games, "game start", **START), "Next")
    await discord.gateway.drop()
    await back(discord)

    assert 1 == sample.turn


async def test_what_waits_for_a_line_that_breaks_comes_once(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    start = await ann.slash(games, "game start", **START)
    discord.faults.gateway_delay = 0.02
    presses = [ann.begin_press(start, "Next") for _ in range(3)]
    await asyncio.sleep(0)
    discord.gateway.cut()
    await back(discord)

    assert [True] * 3 == [press.acknowledged for press in presses]
    assert 3 == sample.turn


async def test_a_bot_without_heartbeat_answers_connects_anew(discord: Standin):
    discord.gateway.heartbeat_interval = 20
    async with running(discord, heartbeat_timeout=0.15) as bot:
        discord.faults.answers_heartbeats = False
        await bot.resumed.wait()
        discord.faults.answers_heartbeats = True
        await back(discord)

        assert 1 == discord.gateway.identifies


async def test_a_wrong_token_is_refused(discord: Standin):
    bot = Sample()
    with pytest.raises(client.LoginFailure):
        await bot.start("wrong")
    await bot.close()


async def test_privileged_intents_may_be_disallowed(discord: Standin):
    discord.faults.disallowed_intents = Intent.GUILD_MEMBERS
    bot = Sample(intents=client.Intents(guilds=True, members=True))
    with pytest.raises(client.PrivilegedIntentsRequired):
        await bot.start(discord.token)
    await bot.close()


async def test_messages_come_with_their_intent_and_content_with_its_own(
    discord: Standin, ann: Player, games: Channel
):
    async with running(discord, intents=client.Intents(guilds=True, messages=True)) as bot:
        await ann.say(games, "Secret.")
        await ann.say(games, f"<@{discord.world.bot.id}> listen.")
        await ann.say(ann.dm, "For you.")

    heard = [line for line in bot.heard if line.startswith("message")]
    mention = discord.world.bot.mention
    assert ["message ", f"message {mention} listen.", "message For you."] == heard


async def test_members_come_with_their_intent(discord: Standin, ann: Player, ben: Player):
    async with running(discord, intents=client.Intents(guilds=True, members=True)) as bot:
        [guild] = bot.guilds
        await discord.settled()
        assert {"Portage", "Ann", "Ben", "Owner"} == {m.global_name for m in guild.members}


async def test_without_it_a_guild_has_the_bot_alone(discord: Standin, sample: Sample, ann: Player):
    [guild] = sample.guilds

    assert [int(discord.world.bot.id)] == [member.id for member in guild.members]


async def test_what_only_the_presser_sees_is_never_dispatched(
    discord: Standin, ann: Player, games: Channel
):
    async with running(discord, intents=client.Intents.all()) as bot:
        await ann.slash(games, "whisper", text="Psst.")

        assert [] == [line for line in bot.heard if "Psst" in line]


async def test_the_bot_hears_of_a_private_thread_when_it_comes_in(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    discord.take(Permission.MANAGE_THREADS)
    thread = starting.start_thread(discord.world, games, ann.user, {"name": "duel", "type": 12})
    await discord.settled()
    assert sample.get_channel(int(games.id)).get_thread(int(thread.id)) is None

    threads.add_member(discord.world, thread, ann.user, discord.world.bot)
    await discord.settled()

    assert "joined duel" in sample.heard


async def test_a_guild_that_throws_the_bot_out_is_gone(discord: Standin, sample: Sample):
    other = discord.world.add_guild("Elsewhere")
    await discord.settled()
    assert 2 == len(sample.guilds)

    discord.world.remove_bot(other)
    await discord.settled()

    assert ["Playground"] == [guild.name for guild in sample.guilds]
