"""A match played once more, by one press on its result."""

from __future__ import annotations

from typing import Any

import pytest

from bot.pace import HOUR
from bot.playground.messages import Message
from bot.records import MatchId
from tests.bot.house import House, text_of
from tests.bot.test_tables import Table


@pytest.fixture
def table(house: House) -> Table:
    return Table(house)


async def ended(table: Table, **more: Any) -> tuple[MatchId, Message]:
    """A match of Ann and Ben that Ben has resigned, and the post of its result."""
    match_id = await table.house.match("go_west", table.ann, table.ben, **more)
    thread = await table.house.thread(match_id)
    asked = await table.ben.slash(thread, "match resign")
    await table.ben.press(asked, "confirm:*")
    return match_id, table.house.post(thread, "rematch:")


async def test_a_rematch_has_the_same_options_pace_and_players(table: Table) -> None:
    _, result = await ended(table, options="pay=short", pace="brisk")

    answer = await table.ann.press(result, "rematch:*")

    lobby = await table.lobby()
    assert "the others are invited" in answer.text
    assert ("go_west", "short", "brisk") == (lobby.game, lobby.options["pay"], lobby.pace)
    assert ((table.ann.id,), (table.ben.id,)) == (lobby.players, lobby.invited)
    assert "invites you" in text_of(table.ben.sees(table.ben.dm)[-1])


async def test_the_seats_are_rotated_and_it_starts_when_all_have_come(table: Table) -> None:
    _, result = await ended(table)
    await table.ann.press(result, "rematch:*")

    await table.ben.press(table.ben.sees(table.ben.dm)[-1], "accept:*")

    (record,) = await table.house.store.matches()
    assert ["Ben", "Ann"] == [seat.name for seat in record.seats]


async def test_a_second_press_leads_to_the_rematch(table: Table) -> None:
    _, result = await ended(table)
    await table.ann.press(result, "rematch:*")

    at_the_table = await table.ben.press(result, "rematch:*")
    await table.ben.press(table.card, "join:*")
    in_the_match = await table.cleo.press(result, "rematch:*")

    (record,) = await table.house.store.matches()
    assert ["There is a rematch already."] * 2 == [at_the_table.text, in_the_match.text]
    assert f"/{record.thread}" in str(in_the_match.message.components)
    assert [] == await table.house.store.lobbies()


async def test_a_stranger_opens_no_rematch(table: Table) -> None:
    _, result = await ended(table)

    answer = await table.cleo.press(result, "rematch:*")

    assert "Only those who played" in answer.text
    assert [] == await table.house.store.lobbies()


async def test_whom_the_host_took_out_neither_opens_a_rematch_nor_is_invited(table: Table) -> None:
    match_id = await table.house.match("go_west", table.ann, table.ben, table.cleo)
    thread = await table.house.thread(match_id)
    asked = await table.ann.slash(thread, "match kick", player="Cleo")
    await table.ann.press(asked, "host:*")
    asked = await table.ann.slash(thread, "match cancel")
    await table.ann.press(asked, "confirm:*")
    result = table.house.post(thread, "rematch:")

    refused = await table.cleo.press(result, "rematch:*")
    assert "so the others decide on a rematch" in refused.text
    await table.ann.press(result, "rematch:*")

    lobby = await table.lobby()
    assert ((table.ann.id,), (table.ben.id,)) == (lobby.players, lobby.invited)
    assert (3, 1) == (lobby.seats, lobby.autopilots)


async def test_after_a_rematch_that_was_closed_there_may_be_another(table: Table) -> None:
    _, result = await ended(table)
    await table.ann.press(result, "rematch:*")
    await table.ann.press(table.card, "cancel:*")

    answer = await table.ben.press(result, "rematch:*")

    assert "The table for the rematch is open" in answer.text
    assert table.ben.id == (await table.lobby()).host


async def test_a_rematch_counts_among_the_open_tables(table: Table) -> None:
    _, result = await ended(table)
    for _ in range(3):
        await table.open()

    answer = await table.ann.press(result, "rematch:*")

    assert "You already have 3 open tables here." in answer.text


async def test_the_card_says_how_long_such_matches_take_here(table: Table) -> None:
    await table.open(game="go_west", seats=2, pace="brisk")
    guessed = text_of(table.card)
    await table.ann.press(table.card, "cancel:*")
    for _ in range(3):
        match_id = await table.house.match("go_west", table.ann, table.ben, pace="brisk")
        await table.house.wait(2 * HOUR)
        asked = await table.ben.slash(await table.house.thread(match_id), "match resign")
        await table.ben.press(asked, "confirm:*")

    await table.open(game="go_west", seats=2, pace="brisk")

    assert "Length: 45 minutes at one sitting, here about 4 days." in guessed
    assert "Length: 45 minutes at one sitting, here about 2 hours." in text_of(table.card)
