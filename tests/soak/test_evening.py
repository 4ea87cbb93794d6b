"""A short evening of the whole bot, and that its ledger sees what is wrong."""

from __future__ import annotations

import copy
import sqlite3
from collections.abc import AsyncIterator

import pytest

from bot.playground.messages import Message
from bot.records import MatchId
from engine.core import Rng
from tests.bench.play import opened
from tests.bot.house import Blank
from tests.soak.evening import Evening, evening, stuck


@pytest.fixture
async def table() -> AsyncIterator[Evening]:
    """One match at which one answer has been given."""
    async with opened(Blank) as house:
        table = Evening(house, Rng(3))
        await table.sit_down(1)
        press = await table.ready(match_of(table))
        assert press is not None
        press()
        await house.discord.settled()
        yield table


def match_of(table: Evening) -> MatchId:
    return next(iter(table.tables))


async def turn_post(table: Evening) -> Message:
    return table.house.post(await table.house.thread(match_of(table)))


async def change(table: Evening, sql: str) -> None:
    def work(db: sqlite3.Connection) -> None:
        assert db.execute(sql, (match_of(table),)).rowcount

    await table.house.store._write(work)


async def test_nothing_is_lost_or_doubled_in_a_troubled_evening() -> None:
    told = await evening(matches=4, rounds=16, seed=1)

    assert ([], [], [], []) == (told.lost, told.doubled, told.missing, told.stuck)
    assert told.shown > 20
    assert len(told.trouble) > 5


async def test_where_all_is_well_the_ledger_is_content(table: Evening) -> None:
    await table.ledger.settle()

    assert [True] == [entry.shown for entry in table.ledger.all]
    assert [] == await table.ledger.lost()
    assert [] == await table.ledger.doubled()
    assert [] == await table.ledger.missing(table.tables)
    assert [] == await stuck(table)


async def test_an_answer_that_its_player_saw_and_that_is_gone_is_lost(table: Evening) -> None:
    await change(table, "DELETE FROM interactions WHERE match = ?")
    await table.ledger.settle()

    assert 1 == len(await table.ledger.lost())


async def test_a_move_without_its_row_is_lost(table: Evening) -> None:
    await table.ledger.settle()
    await change(table, "DELETE FROM moves WHERE match = ? AND kind = 'answer'")

    assert ["no move"] == [line.split(": ")[1] for line in await table.ledger.lost()]


async def test_a_move_that_one_press_made_twice_is_doubled(table: Evening) -> None:
    await table.ledger.settle()
    await change(
        table,
        "INSERT INTO moves SELECT match, seq, n + 1, seat, user, kind, question, raw, aside,"
        " undone_by, version, at FROM moves WHERE match = ? AND kind = 'answer'",
    )

    assert ["2 moves of 1 presses"] == [
        line.split(": ")[1] for line in await table.ledger.doubled()
    ]


async def test_a_post_that_stands_twice_is_doubled(table: Evening) -> None:
    await table.ledger.settle()
    post = await turn_post(table)
    again = copy.copy(post)
    again.id = str(int(post.id) + 1)
    post.channel.messages[again.id] = again

    assert any("stands 2 times" in line for line in await table.ledger.doubled())


async def test_a_post_that_doesnt_stand_is_missing(table: Evening) -> None:
    post = await turn_post(table)
    del post.channel.messages[post.id]

    assert 1 == len(await table.ledger.missing(table.tables))


async def test_a_match_that_doesnt_go_on_is_stuck(
    table: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deaf(*_: object, **__: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(table.house.bot.desk.matches, "answer", deaf)

    assert 1 == len(await stuck(table))
