"""Seats that change hands at a table while its players are asked whether they are ready."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.pace import HOUR
from bot.records import Lobby, MatchId, UserId
from bot.seating import called
from tests.bot.house import House
from tests.bot.test_invitations import letters
from tests.bot.test_tables import Table, rung

DAY = 24 * HOUR


@pytest.fixture
def table(house: House) -> Table:
    return Table(house)


async def checked(table: Table) -> None:
    """Ann has called for the start, a seat is kept for Ben, Cleo has one and Dora waits."""
    dora = table.house.discord.user("Dora")
    await table.open(seats=3, player1=table.ben, check="yes")
    await table.cleo.press(table.card, "join:*")
    await dora.press(table.card, "join:*")
    await table.ann.press(table.card, "start:*")


async def test_who_comes_from_the_waiting_list_is_asked_too(table: Table) -> None:
    await checked(table)
    dora = table.house.discord.user("Dora")
    [before] = table.calls("ready")

    await table.ben.press(letters(table, table.ben)[0], "decline:*")

    [call] = table.calls("ready")
    assert {table.cleo.id} == rung(before)
    assert {table.cleo.id, dora.id} == rung(call)
    assert (table.ann.id,) == (await table.lobby()).ready


async def test_so_is_who_gets_a_seat_that_is_kept_no_longer(table: Table) -> None:
    await table.open(seats=3, player1=table.ben, check="yes", pace="daily")
    dora = table.house.discord.user("Dora")
    await table.cleo.press(table.card, "join:*")
    await dora.press(table.card, "join:*")
    await table.house.wait(3 * DAY - HOUR)
    await table.ann.press(table.card, "start:*")

    await table.house.wait(2 * HOUR)

    [call] = table.calls("ready")
    assert {table.cleo.id, dora.id} == rung(call)
    assert dora.id in (await table.lobby()).players


async def test_who_is_seated_by_an_invitation_has_not_said_to_be_ready(table: Table) -> None:
    dora = table.house.discord.user("Dora")
    await table.open(seats=3, player1=table.ben, player2=dora, check="yes", pace="daily")
    await table.cleo.press(table.card, "join:*")
    await dora.press(letters(table, dora)[0], "decline:*")
    eve = table.house.discord.user("Eve")
    lobby = await table.lobby()
    assert table.cleo.id in lobby.players
    await eve.press(table.card, "join:*")
    await table.ann.press(table.card, "start:*")

    await table.ben.press(letters(table, table.ben)[0], "decline:*")

    lobby = await table.lobby()
    assert (table.ann.id, table.cleo.id, eve.id) == lobby.players
    assert (table.ann.id,) == lobby.ready


def test_an_invitation_to_one_who_waits_makes_nobody_ready() -> None:
    seats = Lobby(
        MatchId("abcde"),
        "toy",
        host=UserId(1),
        guild=1,
        channel=1,
        language="en",
        seats=3,
        players=(UserId(1), UserId(2)),
        invited=(UserId(3),),
        waiting=(UserId(3),),
    )

    seated = called(seats, UserId(3), 5.0)
    asked = called(replace(seats, checking=1.0, ready=(UserId(1),)), UserId(3), 5.0)

    assert (UserId(3),) == seated.moved
    assert (5.0, (UserId(1),)) == (asked.checking, asked.ready)
