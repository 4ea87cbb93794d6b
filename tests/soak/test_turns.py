"""A few turns with everything that goes wrong, and that the ledger of calls sees what is wrong."""

from __future__ import annotations

import copy
from collections.abc import AsyncIterator

import pytest

from bot.dues import quiet_end
from bot.pace import HOUR
from bot.playground.messages import Message
from bot.records import Clock, Habits, Span, Timing, UserId
from engine.core import Rng, Seat
from tests.bench.play import opened
from tests.bot.house import Blank
from tests.soak.notices import Notices, why_not
from tests.soak.turns import Turns, turns


async def test_nobody_is_called_in_vain_or_twice_or_not_at_all() -> None:
    told = await turns(60, tables=4, seed=1)

    assert ([], [], []) == (told.lost, told.doubled, told.wrong)
    assert told.called > 40
    assert sum(told.trouble.values()) > 3


@pytest.fixture
async def table() -> AsyncIterator[tuple[Turns, Notices]]:
    """One match that has just begun, in which nothing is wrong."""
    async with opened(Blank) as house:
        notices = Notices(house)
        with notices.listening():
            table = Turns(house, Rng(3), notices)
            await table.sit_down(1)
            yield table, notices


def call_of(table: Turns) -> Message:
    """The message that has called somebody."""
    [players] = table.tables.values()
    return next(player.dms[-1] for player in players if player.rung)


async def test_where_all_is_well_nothing_is_found(table: tuple[Turns, Notices]) -> None:
    _, notices = table
    await notices.settle()

    assert notices.called
    assert ([], [], []) == (notices.lost, notices.doubled, notices.wrong)


async def test_a_call_that_doesnt_come_is_lost(table: tuple[Turns, Notices]) -> None:
    _, notices = table
    notices._heard.clear()
    await notices.settle()

    assert "isn't called" in notices.lost[0]


async def test_a_question_that_doesnt_stand_is_lost(table: tuple[Turns, Notices]) -> None:
    played, notices = table
    call = call_of(played)
    del call.channel.messages[call.id]
    await notices.settle()

    assert "has no question" in notices.lost[0]


async def test_a_second_call_is_doubled(table: tuple[Turns, Notices]) -> None:
    _, notices = table
    notices._heard.append(copy.copy(notices._heard[-1]))
    await notices.settle()

    assert "is called 2 times" in notices.doubled[0]


async def test_a_question_that_is_answered_and_stands_is_wrong(
    table: tuple[Turns, Notices],
) -> None:
    played, notices = table
    [match_id] = played.tables
    notices.step(match_id, 1, ())
    await notices.settle()

    assert "keeps" in notices.wrong[0]


def test_reminders_come_neither_at_night_nor_on_holidays() -> None:
    me, user, night = Seat(0), UserId(1), 2 * HOUR
    quiet = Habits("UTC", 0, 6 * 60)
    clock = Clock(bank=0.0, phase="1", left=24 * HOUR, since=0.0)
    timing = Timing("daily", {me: clock}, holders={me: user}, habits={user: quiet})
    away = Timing("daily", {me: clock}, holders={me: user}, away={user: (Span(0.0, 9 * HOUR),)})
    short = Timing(
        "daily", {me: Clock(0.0, "1", 3 * HOUR, 0.0)}, holders={me: user}, habits={user: quiet}
    )

    assert quiet_end(quiet, night) is not None
    assert "in quiet hours" == why_not(timing, user, me, night)
    assert "" == why_not(timing, user, me, 7 * HOUR)
    assert "" == why_not(short, user, me, night)
    assert "on holiday" == why_not(away, user, me, night)
