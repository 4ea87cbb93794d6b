"""Seats kept for those who are invited: how they are told, and what they answer."""

from __future__ import annotations

import pytest

from bot.pace import HOUR
from bot.playground.actors import Player
from bot.playground.messages import Message
from tests.bot.house import House, custom_ids, text_of
from tests.bot.test_tables import Table, rung

DAY = 24 * HOUR


@pytest.fixture
def table(house: House) -> Table:
    return Table(house)


def letters(table: Table, player: Player) -> list[Message]:
    """The direct messages of a player."""
    return player.sees(player.dm)


async def test_who_is_invited_is_told_once_by_direct_message(table: Table) -> None:
    await table.open(seats=3, player1=table.ben, pace="daily")
    await table.cleo.press(table.card, "join:*")
    await table.house.restart()

    (letter,) = letters(table, table.ben)
    said = text_of(letter)
    assert "Ann invites you to play." in said
    assert "daily, 24 hours a turn" in said
    assert "Seats are kept for Ben" in text_of(table.card)


async def test_accepting_takes_the_seat(table: Table) -> None:
    await table.open(seats=2, player1=table.ben)
    (letter,) = letters(table, table.ben)

    await table.ben.press(letter, "accept:*")

    assert (table.ann.id, table.ben.id) == (await table.lobby()).players
    assert "you have accepted the invitation" in text_of(letter)
    assert [] == custom_ids(letter)


async def test_declining_frees_the_seat_for_the_waiting_list(table: Table) -> None:
    await table.open(seats=2, player1=table.ben)
    kept = await table.cleo.press(table.card, "join:*")
    (letter,) = letters(table, table.ben)

    await table.ben.press(letter, "decline:*")

    assert "kept for others" in kept.text
    lobby = await table.lobby()
    assert (table.ann.id, table.cleo.id) == lobby.players
    assert "Can't come: Ben." in text_of(table.card)
    assert "declined" in text_of(letter)


async def test_who_takes_no_direct_messages_is_called_in_the_channel(table: Table) -> None:
    table.ben.close_dms()
    await table.open(seats=2, player1=table.ben)

    (call,) = table.calls("accept")
    other = await table.cleo.press(call, "accept:*")
    await table.ben.press(call, "accept:*")

    assert {table.ben.id} == rung(call)
    assert "No seat is kept for you" in other.text
    assert (table.ann.id, table.ben.id) == (await table.lobby()).players
    assert [] == table.calls("accept")


async def test_the_host_invites_from_the_card(table: Table) -> None:
    await table.open(seats=3)

    refused = await table.ben.press(table.card, "invite:*")
    panel = await table.ann.press(table.card, "invite:*")
    done = await table.ann.choose(panel, table.ben, table.cleo, menu="inviting:*")

    assert "Only the host" in refused.text
    assert "Invited: Ben and Cleo." in done.text
    assert (table.ben.id, table.cleo.id) == (await table.lobby()).invited
    assert 1 == len(letters(table, table.cleo))


async def test_no_more_are_invited_than_seats_are_free(table: Table) -> None:
    await table.open(seats=3)
    panel = await table.ann.press(table.card, "invite:*")
    await table.ben.press(table.card, "join:*")
    dave = table.house.discord.user("Dave")

    refused = await table.ann.choose(panel, table.cleo, dave, menu="inviting:*")
    here = await table.ann.choose(panel, table.ben, menu="inviting:*")

    assert "Only one seat is free that can be kept." in refused.text
    assert "are here or invited already" in here.text
    assert () == (await table.lobby()).invited


async def test_a_seat_is_not_kept_for_ever(table: Table) -> None:
    await table.open(seats=2, player1=table.ben)
    await table.cleo.press(table.card, "join:*")
    (letter,) = letters(table, table.ben)

    await table.house.wait(3 * DAY + HOUR)

    assert (table.ann.id, table.cleo.id) == (await table.lobby()).players
    assert "this invitation is over" in text_of(letter)


async def test_the_invitations_of_a_table_that_is_gone_say_so(table: Table) -> None:
    await table.open(seats=2, player1=table.ben)
    (letter,) = letters(table, table.ben)
    accept = next(each for each in custom_ids(letter) if each.startswith("accept:"))

    await table.ann.press(table.card, "cancel:*")
    late = await table.ben.press_old(letter, accept)

    assert "this invitation is over" in text_of(letter)
    assert "no longer open" in late.text


async def test_who_has_declined_may_be_invited_again(table: Table) -> None:
    await table.open(seats=2, player1=table.ben)
    await table.ben.press(letters(table, table.ben)[0], "decline:*")
    panel = await table.ann.press(table.card, "invite:*")

    await table.ann.choose(panel, table.ben, menu="inviting:*")

    assert ["accept" in str(custom_ids(each)) for each in letters(table, table.ben)] == [
        False,
        True,
    ]


async def test_a_newcomer_is_invited_in_the_language_of_the_table(table: Table) -> None:
    table.house.discord.guild.locale = "cs"

    await table.open(seats=2, player1=table.ben)

    assert "tě zve ke hře" in text_of(letters(table, table.ben)[0])


@pytest.mark.parametrize("carried_out", [True, False])
async def test_an_invitation_without_an_answer_is_sent_once(
    table: Table, carried_out: bool
) -> None:
    path = f"/channels/{table.ben.dm.id}/messages"
    table.house.discord.faults.drop(path, method="POST", carried_out=carried_out)

    await table.open(seats=3, player1=table.ben)

    assert 1 == len(letters(table, table.ben))
