"""The bot's line to Discord breaks in every way, and afterwards nothing is missing or doubled."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.playground.gateway import Op
from bot.playground.patch import pointed_at
from bot.playground.standin import Standin
from tests.bot.house import House, tap, two
from tests.bot.playground.described import description


async def on_again(house: House) -> None:
    """The bot hears Discord again, and has done what it heard."""
    await house.discord.gateway.ready.wait()
    await house.discord.settled()


async def closed(house: House) -> None:
    await house.discord.gateway.drop(1001)


async def closed_oddly(house: House) -> None:
    await house.discord.gateway.drop(4000)


async def reset(house: House) -> None:
    house.discord.gateway.cut()


async def told_to_reconnect(house: House) -> None:
    await house.discord.gateway.send_op(Op.RECONNECT)


async def invalid_but_resumable(house: House) -> None:
    await house.discord.gateway.send_op(Op.INVALID_SESSION, True)


async def invalid(house: House) -> None:
    await house.discord.gateway.send_op(Op.INVALID_SESSION, False)


async def forgotten(house: House) -> None:
    house.discord.gateway.forget_sessions()
    await house.discord.gateway.drop(4000)


RESUMED = (closed, closed_oddly, reset, told_to_reconnect, invalid_but_resumable)
ANEW = (invalid, forgotten)
Break = Callable[[House], Awaitable[None]]


async def at_once(*_: object, **__: object) -> None:
    """In the place of the five seconds that discord.py waits before it identifies again."""


def standing(house: House) -> list[str]:
    """Every message that stands anywhere, private answers left out."""
    channels = house.discord.world.channels.values()
    return [m.id for c in channels for m in c.messages.values() if not m.is_ephemeral]


@pytest.mark.parametrize("broken", [*RESUMED, *ANEW])
async def test_after_a_break_all_works_and_nothing_is_doubled(house: House, broken: Break) -> None:
    house.bot.before_identify_hook = at_once
    match_id, mover, _, thread = await two(house)
    before, (_, match) = standing(house), await house.look(match_id)

    await broken(house)
    await on_again(house)
    assert before == standing(house)

    answer = await tap(mover, await mover.press(house.post(thread), "act:*"), "sell")

    _, after = await house.look(match_id)
    assert not answer.failed
    assert match.seq + 1 == after.seq
    assert before == standing(house)
    assert (1 + (broken in ANEW), int(broken in RESUMED)) == (
        house.discord.gateway.identifies,
        house.discord.gateway.resumes,
    )


@pytest.mark.parametrize("broken", RESUMED)
async def test_what_is_pressed_during_a_break_is_played_once(house: House, broken: Break) -> None:
    match_id, mover, _, thread = await two(house)
    panel = await mover.press(house.post(thread), "act:*")
    _, match = await house.look(match_id)

    await broken(house)
    answer = await tap(mover, panel, "sell")
    await on_again(house)

    _, after = await house.look(match_id)
    assert not answer.failed
    assert match.seq + 1 == after.seq


async def test_what_comes_again_with_a_resume_is_neither_played_nor_answered_again(
    house: House,
) -> None:
    match_id, mover, other, thread = await two(house)
    await tap(mover, await mover.press(house.post(thread), "act:*"), "sell")
    await other.slash(thread, "board")
    await other.slash(house.discord.channel("games"), "match new", game="toy", seats=2)
    _, match = await house.look(match_id)
    before, asked = standing(house), len(house.discord.notes.requests)
    session = house.discord.gateway.session
    assert session is not None
    house.discord.faults.replays_too_much = session.seq - 2  # all but READY and the server
    resumed = asyncio.Event()
    house.bot.on_resumed = setter(resumed)

    await closed(house)
    await resumed.wait()
    await on_again(house)

    _, after = await house.look(match_id)
    assert match.seq == after.seq
    assert before == standing(house)
    assert 1 == len(await house.store.lobbies())
    assert asked == len(house.discord.notes.requests)


async def test_what_is_delivered_twice_is_played_once(house: House) -> None:
    house.discord.faults.doubled.add("INTERACTION_CREATE")

    match_id, mover, _, thread = await two(house)
    _, match = await house.look(match_id)
    answer = await tap(mover, await mover.press(house.post(thread), "act:*"), "sell")

    _, after = await house.look(match_id)
    assert [] == answer.codes
    assert match.seq + 1 == after.seq
    assert [match_id] == [record.id for record in await house.store.matches()]
    assert [] == await house.store.lobbies()


async def test_what_was_pressed_while_no_session_stood_is_lost_and_can_be_pressed_again(
    house: House,
) -> None:
    """By protocol: Discord tells the new session nothing of what the old one missed."""
    house.bot.before_identify_hook = at_once
    match_id, mover, _, thread = await two(house)
    panel = await mover.press(house.post(thread), "act:*")

    house.discord.gateway.forget_sessions()
    house.discord.gateway.cut()
    await asyncio.sleep(0)
    lost = await tap(mover, panel, "sell")
    _, match = await house.look(match_id)
    found = await tap(mover, panel, "sell")

    _, after = await house.look(match_id)
    assert (True, False) == (lost.failed, found.failed)
    assert match.seq + 1 == after.seq


async def test_a_line_without_heartbeats_is_given_up_and_resumed(tmp_path: Path) -> None:
    async with Standin(checker=description()) as discord:
        discord.world.limits.seconds_to_answer = 60.0
        discord.gateway.heartbeat_interval = 40
        with pointed_at(discord.base):
            house = House(tmp_path, discord)
            house.client = {"heartbeat_timeout": 0.3}
            resumed = asyncio.Event()
            await house.start()
            house.bot.on_resumed = setter(resumed)
            _, mover, _, thread = await two(house)
            before = standing(house)

            discord.faults.answers_heartbeats = False
            await resumed.wait()
            discord.faults.answers_heartbeats = True
            await on_again(house)

            await tap(mover, await mover.press(house.post(thread), "act:*"), "sell")
            assert before == standing(house)
            assert 1 == discord.gateway.identifies
            await house.stop()


def setter(event: asyncio.Event) -> Any:
    async def heard() -> None:
        event.set()

    return heard


async def test_a_line_that_breaks_again_and_again_does_no_harm(house: House) -> None:
    match_id, mover, _, thread = await two(house)
    before, (_, match) = standing(house), await house.look(match_id)

    for broken in RESUMED * 2:
        await broken(house)
        await house.discord.gateway.ready.wait()
    await on_again(house)
    await tap(mover, await mover.press(house.post(thread), "act:*"), "sell")

    _, after = await house.look(match_id)
    assert match.seq + 1 == after.seq
    assert before == standing(house)
