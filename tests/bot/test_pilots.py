"""Autopilots in seats: how they come in, how long they think, and what others see of it."""

from __future__ import annotations

import pytest

from bot.pilots import MOST, pilot_all
from bot.records import MatchId, UserId
from engine.core import Seat
from tests.bot.house import House, custom_ids, text_of
from tests.bot.test_autopilot import sold

THINKING = 4.0


@pytest.fixture
async def slow(house: House) -> House:
    """A bot whose autopilots think for some seconds."""
    house.client["thinking"] = THINKING
    await house.restart()
    return house


async def waited_for(house: House, match_id: MatchId) -> list[int | None]:
    record, match = await house.look(match_id)
    return [record.seats[seat].user for seat in match.pending]


async def to_pilot(house: House) -> MatchId:
    """Ann has had her turn, and an autopilot is asked."""
    ann = house.discord.user("Ann")
    match_id = await house.match("go_west", ann, autopilots=1)
    if None in await waited_for(house, match_id):
        await house.wait(THINKING)
    await sold(house, match_id, ann)
    return match_id


async def test_an_autopilot_thinks_before_it_plays(slow: House) -> None:
    match_id = await to_pilot(slow)

    await slow.wait(THINKING - 1)
    before = await waited_for(slow, match_id)
    await slow.wait(1)

    assert [None] == before
    assert [slow.discord.user("Ann").id] == await waited_for(slow, match_id)


async def test_a_restart_while_an_autopilot_thinks_loses_nothing(slow: House) -> None:
    match_id = await to_pilot(slow)

    await slow.restart()
    before = await waited_for(slow, match_id)
    await slow.wait(THINKING)

    assert [None] == before
    assert [slow.discord.user("Ann").id] == await waited_for(slow, match_id)


async def test_an_autopilot_without_end_keeps_nobody_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    answered = []

    async def answer(match_id: MatchId) -> bool:
        answered.append(match_id)
        return True

    monkeypatch.setattr(house.bot.desk.matches, "pilot", answer)
    await pilot_all(house.bot.desk.matches, MatchId("abcde"))

    assert ["abcde"] * MOST == answered
    assert "match abcde: its autopilots come to no end" in caplog.text


async def test_an_autopilots_turn_has_no_post_of_its_own(slow: House) -> None:
    match_id = await to_pilot(slow)
    thread = await slow.thread(match_id)
    before = len(thread.messages)

    await slow.wait(THINKING)

    added = list(thread.messages.values())[before:]
    assert 1 == len(added)
    assert "Autopilot 1" in text_of(added[0])


async def test_without_thinking_an_autopilot_plays_at_once(house: House) -> None:
    match_id = await to_pilot(house)

    assert [house.discord.user("Ann").id] == await waited_for(house, match_id)


async def test_an_autopilot_has_no_clock(house: House) -> None:
    ann = house.discord.user("Ann")

    match_id = await house.match("go_west", ann, autopilots=1, pace="daily")

    record, _ = await house.look(match_id)
    assert record.timing is not None
    pilots = [each.seat for each in record.seats if each.autopilot]
    assert not {*pilots} & {*record.timing.clocks}


async def test_the_host_adds_and_removes_autopilots_on_the_card(house: House) -> None:
    ann = house.discord.user("Ann")
    games = house.discord.channel("games")
    await ann.slash(games, "match new", game="go_west", seats=3)
    card = house.card(games, ann)

    await ann.press(card, "pilots:*:+")
    await ann.press(card, "pilots:*:+")
    full = custom_ids(card)
    await ann.press(card, "pilots:*:-")

    assert not any(each.endswith(":+") for each in full if each.startswith("pilots:"))
    assert 1 == (await house.store.lobbies())[0].autopilots
    assert 1 == text_of(card).count("Autopilot")


async def test_only_the_host_adds_autopilots(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    games = house.discord.channel("games")
    await ann.slash(games, "match new", game="go_west", seats=3)

    answer = await ben.press(house.card(games, ben), "pilots:*:+")

    assert "Only the host may do that." in answer.text
    assert 0 == (await house.store.lobbies())[0].autopilots


async def test_a_command_sets_the_number_of_autopilots(house: House) -> None:
    ann = house.discord.user("Ann")
    games = house.discord.channel("games")
    await ann.slash(games, "match new", game="go_west", seats=3)

    answer = await ann.slash(games, "match autopilots", number=2)

    assert "Autopilots at this table: 2." in answer.text
    assert 2 == (await house.store.lobbies())[0].autopilots


async def test_a_player_leaves_the_seat_to_an_autopilot_and_comes_back(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben)
    thread = await house.thread(match_id)

    panel = await ann.slash(thread, "match seat")
    await ann.press(panel, "seat:*:hand")
    during = await waited_for(house, match_id)
    await ann.press(ann.dms[-1], "imback:*")

    record, _ = await house.look(match_id)
    assert [ben.id] == during
    assert record.timing is not None
    assert "" == record.timing.clocks[Seat(0)].stand_in
    assert any(b'"seat-handed"' in row.event for row in await house.store.log(match_id, None))


async def test_the_last_one_there_cant_leave_it_to_autopilots(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben)
    thread = await house.thread(match_id)
    panel = await ann.slash(thread, "match seat")
    await ann.press(panel, "seat:*:hand")

    panel = await ben.slash(thread, "match seat")
    answer = await ben.press(panel, "seat:*:hand")

    record, _ = await house.look(match_id)
    assert "autopilots alone don't play on" in answer.text
    assert record.timing is not None
    assert "" == record.timing.clocks[Seat(1)].stand_in


async def test_an_autopilot_is_called_so_in_both_languages(house: House) -> None:
    ann = house.discord.user("Ann")
    await ann.slash(house.discord.channel("games"), "settings language", language="cs")

    match_id = await house.match("go_west", ann, autopilots=1)

    record, _ = await house.look(match_id)
    assert "Autopilot 1" in [seat.name for seat in record.seats]
    assert UserId(ann.id) in [seat.user for seat in record.seats]
    assert "Autopilot 1" in text_of(ann.dms[-1])
