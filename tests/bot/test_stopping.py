"""SIGTERM and SIGINT at every moment: what has begun is finished, and the process ends with 0."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.playground.actors import Player
from bot.playground.faults import CALLBACK, SEND, WEBHOOK
from bot.playground.messages import Message
from tests.bot.house import custom_ids
from tests.bot.process import Process, begin_tap, is_answered, process_in


@pytest.fixture
async def process(tmp_path: Path) -> AsyncIterator[Process]:
    async with process_in(tmp_path) as started:
        yield started


class Table(NamedTuple):
    match_id: str
    mover: Player
    panel: Message  # the mover's direct message


async def table(process: Process) -> Table:
    """A match of Go West! that has just begun."""
    ann, ben = process.discord.user("Ann"), process.discord.user("Ben")
    channel = process.discord.channel("games")
    await process.answered(ann.begin_slash(channel, "match new", game="go_west", seats=2))
    card = next(m for m in ann.sees(channel) if "join:" in str(m.components))
    await process.answered(ben.begin_press(card, "join:*"))
    await process.answered(ann.begin_press(card, "start:*"))
    (match_id,) = process.match_ids()
    first = process.holder(match_id, min(process.match(match_id).pending))
    mover = ann if ann.id == first else ben
    return Table(match_id, mover, mover.dms[-1])


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_move_that_has_begun_is_finished_and_answered(
    process: Process, number: signal.Signals
) -> None:
    match_id, mover, panel = await table(process)
    before = process.seq(match_id)
    process.discord.faults.delay(CALLBACK, 0.3)

    press = begin_tap(mover, panel, "sell")
    await process.until(lambda: process.discord.rest.busy > 0)
    code = await process.end(number)

    assert 0 == code, process.said
    assert "Traceback" not in process.said
    assert is_answered(press)
    assert f"ans:{match_id}" in str(panel.components) or f"sel:{match_id}" in str(panel.components)
    assert "sell" not in values_in(panel)
    assert before + 1 == process.seq(match_id)
    assert [] == process.rows("SELECT 1 FROM matches WHERE published_seq < seq")


async def test_a_second_signal_ends_it_at_once_and_loses_nothing(process: Process) -> None:
    match_id, mover, panel = await table(process)
    before = process.seq(match_id)
    process.discord.faults.hang(WEBHOOK, times=None)
    process.discord.faults.hang(SEND, times=None)

    begin_tap(mover, panel, "sell")
    await process.until(lambda: process.seq(match_id) == before + 1)
    process.running.send_signal(signal.SIGTERM)
    await process.until(lambda: "stopping" in process.said)
    code = await process.end(signal.SIGTERM)

    assert 0 == code, process.said
    assert before + 1 == process.seq(match_id)


async def test_what_hangs_holds_nothing_up_for_long(process: Process) -> None:
    match_id, mover, panel = await table(process)
    before = process.seq(match_id)
    process.discord.faults.hang(".*", times=None)

    begin_tap(mover, panel, "sell")
    code = await process.end()

    assert 0 == code, process.said
    assert process.seq(match_id) in (before, before + 1)
    process.discord.faults.clear()
    await process.start()
    press = begin_tap(
        mover, mover.dms[-1], "sell" if process.seq(match_id) == before else card(process, match_id)
    )
    await process.answered(press)
    assert process.seq(match_id) > before


def values_in(message: Message) -> list[str]:
    """The keys of what a message offers as buttons."""
    return [each.split(":", 4)[4] for each in custom_ids(message) if each.startswith("ans:")]


def card(process: Process, match_id: str) -> str:
    match = process.match(match_id)
    return str(match.pending[min(match.pending)].default)


async def test_without_a_line_to_discord_it_ends_as_well(process: Process) -> None:
    process.discord.gateway.forget_sessions()
    process.discord.gateway.cut()
    await asyncio.sleep(0.05)

    assert 0 == await process.end(), process.said


async def test_before_it_is_connected_it_ends_as_well(tmp_path: Path) -> None:
    async with process_in(tmp_path) as process:
        assert 0 == await process.end()
        process.discord.faults.hang(".*", times=None)
        asked = len(process.discord.notes.requests)
        process.said = ""
        busy = process.discord.rest.busy
        fault = process.discord.faults.requests[-1]

        await process.spawn()
        await process.until(lambda: fault.hits > 0)
        code = await process.end()

        assert 0 == code, process.said
        assert "Traceback" not in process.said
        assert (asked, busy) == (len(process.discord.notes.requests), process.discord.rest.busy)
