"""Tables that fill and start themselves: waiting lists, ready checks, tables that nobody minds."""

from __future__ import annotations

from typing import Any

import pytest

from bot.pace import HOUR, MINUTE
from bot.playground.messages import Message
from bot.records import Lobby
from tests.bot.house import House, custom_ids, text_of

DAY = 24 * HOUR


class Table:
    """A table in #games, as its players see it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.channel = house.discord.channel("games")
        self.ann, self.ben, self.cleo = (house.discord.user(n) for n in ("Ann", "Ben", "Cleo"))

    async def open(self, game: str = "toy", **options: Any) -> None:
        await self.ann.slash(self.channel, "match new", game=game, **options)

    @property
    def card(self) -> Message:
        return self.house.card(self.channel, self.ann)

    async def lobby(self) -> Lobby:
        return (await self.house.store.lobbies())[0]

    def calls(self, kind: str) -> list[Message]:
        """The messages in the channel with a button of this kind, the card left out."""
        return [
            message
            for message in self.channel.messages.values()
            if any(each.startswith(f"{kind}:") for each in custom_ids(message))
            and not any(each.startswith("options:") for each in custom_ids(message))
        ]


def rung(message: Message) -> set[int]:
    """Whom a message has called."""
    return set(map(int, message.rung))


@pytest.fixture
def table(house: House) -> Table:
    return Table(house)


# The waiting list


async def test_whoever_joins_a_full_table_is_on_the_waiting_list(table: Table) -> None:
    await table.open(seats=2)
    await table.ben.press(table.card, "join:*")

    answer = await table.cleo.press(table.card, "join:*")

    assert "number 1" in answer.text
    assert answer.ephemeral
    assert "Waiting list: Cleo." in text_of(table.card)
    assert (table.ann.id, table.ben.id) == (await table.lobby()).players


async def test_who_leaves_is_replaced_by_the_first_on_the_list_who_is_called(table: Table) -> None:
    dave = table.house.discord.user("Dave")
    await table.open(seats=2)
    for player in (table.ben, table.cleo, dave):
        await player.press(table.card, "join:*")

    await table.ann.press(table.card, "leave:*")

    lobby = await table.lobby()
    assert (table.ben.id, table.cleo.id) == lobby.players
    assert (dave.id,) == lobby.waiting
    (call,) = table.calls("leave")
    assert "a seat has become free" in text_of(call)
    assert {table.cleo.id} == rung(call)


async def test_who_waits_may_leave_the_list(table: Table) -> None:
    await table.open(seats=2)
    for player in (table.ben, table.cleo):
        await player.press(table.card, "join:*")

    await table.cleo.press(table.card, "leave:*")
    twice = await table.cleo.press(table.card, "leave:*")

    assert "Waiting list" not in text_of(table.card)
    assert "You haven't joined." in twice.text


async def test_waiting_twice_changes_nothing(table: Table) -> None:
    await table.open(seats=2)
    for player in (table.ben, table.cleo):
        await player.press(table.card, "join:*")

    answer = await table.cleo.slash(table.channel, "match join")

    assert "on the waiting list, number 1" in answer.text
    assert (table.cleo.id,) == (await table.lobby()).waiting


async def test_another_seat_is_taken_by_the_waiting_list(table: Table) -> None:
    await table.open(seats=2)
    for player in (table.ben, table.cleo):
        await player.press(table.card, "join:*")
    panel = await table.ann.press(table.card, "options:*")

    await table.ann.choose(panel, "3", menu="lobbyset:*:=seats")

    assert (table.ann.id, table.ben.id, table.cleo.id) == (await table.lobby()).players


# Starting by itself


async def test_a_table_starts_itself_when_it_is_full(table: Table) -> None:
    await table.open(seats=2, start="full")
    said = text_of(table.card)

    await table.ben.press(table.card, "join:*")

    assert "It starts by itself once all seats are taken." in said
    (record,) = await table.house.store.matches()
    assert ["Ann", "Ben"] == [seat.name for seat in record.seats]


async def test_a_full_table_starts_after_a_restart(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.open(seats=2, start="full")
    monkeypatch.setattr(table.house.bot.tables, "wake", lambda *_: None)  # the bot dies here
    await table.ben.press(table.card, "join:*")
    assert [] == await table.house.store.matches()

    await table.house.restart()

    assert 1 == len(await table.house.store.matches())


async def test_how_a_table_starts_is_set_with_its_options(table: Table) -> None:
    await table.open(seats=2)
    panel = await table.ann.press(table.card, "options:*")

    panel = await table.ann.choose(panel, "full", menu="lobbyset:*:=starts")
    await table.ann.choose(panel, "yes", menu="lobbyset:*:=check")

    said = text_of(table.card)
    assert "Start: **as soon as all seats are taken and everyone is ready**" in said


async def test_a_host_who_may_not_see_that_all_are_here_is_called(table: Table) -> None:
    await table.open(seats=2)
    await table.ben.press(table.card, "join:*")
    at_once = table.calls("start")
    await table.ben.press(table.card, "leave:*")
    await table.house.wait(HOUR)

    await table.ben.press(table.card, "join:*")

    assert [] == at_once
    (call,) = table.calls("start")
    assert {table.ann.id} == rung(call)
    await table.ann.press(call, "start:*")
    assert 1 == len(await table.house.store.matches())
    assert [] == table.calls("start")


# The ready check


async def checking(table: Table, **options: str) -> None:
    """Ben fills a table of two that starts when all are ready."""
    await table.open(seats=2, start="full", check="yes", **options)
    await table.ben.press(table.card, "join:*")


async def test_everyone_is_asked_before_the_start_but_who_has_just_come(table: Table) -> None:
    await checking(table)

    (call,) = table.calls("ready")
    assert {table.ann.id} == rung(call)
    assert "Still to answer: Ann." in text_of(table.card)
    assert "2. Ben, ready" in text_of(table.card)
    assert [] == await table.house.store.matches()

    await table.ann.press(call, "ready:*")

    assert 1 == len(await table.house.store.matches())
    assert [] == table.calls("ready")


async def test_the_hosts_start_asks_everyone(table: Table) -> None:
    await table.open(seats=3, check="yes")
    await table.ben.press(table.card, "join:*")

    await table.ann.press(table.card, "start:*")
    again = await table.ann.slash(table.channel, "match start")

    (call,) = table.calls("ready")
    assert {table.ben.id} == rung(call)
    assert "already said" in again.text
    await table.ben.press(table.card, "ready:*")
    (record,) = await table.house.store.matches()
    assert ["Ann", "Ben"] == [seat.name for seat in record.seats]


async def test_who_is_not_ready_in_time_loses_the_seat_to_the_waiting_list(table: Table) -> None:
    await checking(table)
    await table.cleo.press(table.card, "join:*")

    await table.house.wait(DAY + MINUTE)

    lobby = await table.lobby()
    assert (table.ben.id, table.cleo.id) == lobby.players
    assert table.ben.id == lobby.host
    (call,) = table.calls("ready")
    assert {table.cleo.id} == rung(call)
    await table.cleo.press(call, "ready:*")
    (record,) = await table.house.store.matches()
    assert ["Ben", "Cleo"] == [seat.name for seat in record.seats]


async def test_without_a_waiting_list_the_seat_is_free_again(table: Table) -> None:
    await checking(table)

    await table.house.wait(DAY + MINUTE)

    lobby = await table.lobby()
    assert (table.ben.id,) == lobby.players
    assert lobby.checking is None
    assert [] == table.calls("ready")
    assert "One seat is free." in text_of(table.card)


async def test_a_table_where_nobody_is_ready_is_closed(table: Table) -> None:
    await table.open(seats=2, start="full", check="yes")
    for player in (table.ben, table.cleo):
        await player.press(table.card, "join:*")
    await table.ben.press(table.card, "leave:*")  # Cleo comes from the waiting list

    await table.house.wait(DAY + MINUTE)

    assert [] == await table.house.store.lobbies()
    assert [] == table.calls("ready")


async def test_at_a_live_pace_there_are_ten_minutes(table: Table) -> None:
    await checking(table, pace="live")

    await table.house.wait(9 * MINUTE)
    before = (await table.lobby()).players
    await table.house.wait(2 * MINUTE)

    assert (table.ann.id, table.ben.id) == before
    assert (table.ben.id,) == (await table.lobby()).players


async def test_what_a_table_wants_of_somebody_stands_among_the_own_matches(table: Table) -> None:
    await table.open(seats=2, player1=table.ben, start="full", check="yes")
    await table.cleo.press(table.card, "join:*")
    invited = await table.ben.slash(table.channel, "mygames")
    await table.ben.press(table.card, "join:*")

    asked = await table.ann.slash(table.channel, "mygames")
    listed = await table.cleo.slash(table.channel, "mygames")

    assert "You are invited. You have until" in invited.text
    assert "One is waiting for you." in asked.text
    assert "You are asked whether you are ready. You have until" in asked.text
    assert "You are on the waiting list." in listed.text


async def test_a_check_is_over_when_somebody_leaves(table: Table) -> None:
    await checking(table)
    call = table.calls("ready")[0]
    ready = next(each for each in custom_ids(call) if each.startswith("ready:"))

    await table.ben.press(call, "leave:*")
    answer = await table.ann.press_old(table.card, ready)

    assert "no ready check" in answer.text
    assert [] == table.calls("ready")


async def test_other_options_end_a_check(table: Table) -> None:
    await checking(table)
    panel = await table.ann.press(table.card, "options:*")

    await table.ann.choose(panel, "host", menu="lobbyset:*:=starts")

    lobby = await table.lobby()
    assert (None, ()) == (lobby.checking, lobby.ready)


async def test_a_stranger_is_not_asked(table: Table) -> None:
    await checking(table)

    answer = await table.cleo.press(table.calls("ready")[0], "ready:*")

    assert "You haven't joined." in answer.text


async def test_a_check_outlives_a_restart_and_calls_once(table: Table) -> None:
    await checking(table)

    await table.house.restart()
    await table.house.wait(HOUR)

    assert 1 == len(table.calls("ready"))
    await table.ann.press(table.card, "ready:*")
    assert 1 == len(await table.house.store.matches())


async def test_a_check_that_ends_while_the_bot_is_down_has_ended(table: Table) -> None:
    await checking(table)
    await table.house.stop()
    table.house.discord.clock.move(2 * DAY)

    await table.house.start()

    assert (table.ben.id,) == (await table.lobby()).players


# Tables that nobody minds


async def test_a_table_without_change_is_warned_once_and_closed(table: Table) -> None:
    await table.open(seats=3)
    await table.ben.press(table.card, "join:*")

    await table.house.wait(7 * DAY + MINUTE)
    (call,) = table.calls("keep")
    await table.house.wait(DAY)
    await table.house.restart()

    assert {table.ann.id, table.ben.id} == rung(call)
    assert [call] == table.calls("keep")
    await table.house.wait(2 * DAY)
    assert [] == await table.house.store.lobbies()
    assert [] == table.calls("keep")
    said = [text_of(message) for message in table.channel.messages.values()]
    assert "The table was closed, because nobody was heard of for so long." in said


async def test_a_press_keeps_a_table_open(table: Table) -> None:
    await table.open(seats=3)
    await table.house.wait(8 * DAY)
    call = table.calls("keep")[0]

    refused = await table.ben.press(call, "keep:*")
    await table.ann.press(call, "keep:*")
    await table.house.wait(6 * DAY)

    assert "You haven't joined." in refused.text
    assert [] == table.calls("keep")
    assert (await table.lobby()).warned is None


# Closing and the rest


async def test_an_empty_table_closes_in_the_language_of_its_server(table: Table) -> None:
    table.house.discord.guild.locale = "cs"
    await table.open(seats=3)
    card = table.card

    await table.ann.press(card, "leave:*")

    assert "Stůl je zrušen." in text_of(card)


async def test_nobody_has_more_than_three_open_tables(table: Table) -> None:
    for _ in range(3):
        await table.open()

    refused = await table.ann.slash(table.channel, "match new", game="toy")
    other = await table.ben.slash(table.channel, "match new", game="toy")

    assert "You already have 3 open tables here." in refused.text
    assert "The table is open." in other.text


async def test_an_option_given_twice_is_refused(table: Table) -> None:
    answers = [
        await table.ann.slash(table.channel, "match new", game="go_west", options=typed)
        for typed in ("pay=short, pay=literal", "pay=short, pay=short")
    ]

    assert "is given twice" in answers[0].text
    assert "The table is open." in answers[1].text


async def test_an_old_menu_changes_only_what_is_changed_in_it(table: Table) -> None:
    await table.open(game="few_acres")
    old = await table.ann.press(table.card, "options:*")
    new = await table.ann.press(table.card, "options:*")
    switches = [
        option["value"]
        for row in new.message.components
        for menu in row.get("components", [])
        if "=switches/0" in menu.get("custom_id", "")
        for option in menu["options"]
    ]
    await table.ann.choose(new, switches[0], menu="*=switches/0")

    await table.ann.choose(old, switches[1], menu="*=switches/0")

    options = (await table.lobby()).options
    assert ["yes", "yes", "no"] == [options[switch] for switch in switches[:3]]
