"""The pace of a match, chosen at the table, and its clocks where everybody sees them."""

from __future__ import annotations

import re

from bot.pace import HOUR, has_pace
from bot.playground.messages import Message
from bot.playground.places import Channel
from bot.records import Timing
from engine.core import Seat
from tests.bot.house import House, tap, text_of

ANN, BEN = Seat(0), Seat(1)
DAY = 24 * HOUR


async def timing(house: House, match_id: str) -> Timing:
    record = (await house.store.matches(status=None))[-1]
    assert match_id == record.id
    assert record.timing is not None
    return record.timing


def stamps(message: Message) -> list[int]:
    """The moments that a message names."""
    return [int(stamp) for stamp in re.findall(r"<t:(\d+):R>", text_of(message))]


def card_of(thread: Channel) -> Message:
    return [m for m in thread.messages.values() if m.pinned_at is not None][-1]


async def test_a_table_says_its_pace_in_words(house: House) -> None:
    ann = house.discord.user("Ann")
    channel = house.discord.channel("games")
    await ann.slash(channel, "match new", game="toy", pace="daily")
    card = house.card(channel, ann)
    first = text_of(card)

    panel = await ann.press(card, "options:*")
    await ann.choose(panel, "live", menu="*=pace")

    assert "Pace: **daily, 24 hours a turn and 24 in reserve**" in first
    assert "Pace: **live, 10 minutes a turn and 10 in reserve**" in text_of(card)
    assert "live" == (await house.store.lobbies())[0].pace


async def test_without_a_pace_no_clock_runs(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")

    match_id = await house.match("toy", ann, ben)

    record, _ = await house.look(match_id)
    assert record.timing is not None
    assert not has_pace(record.timing)
    assert not any(stamps(each) for each in (await house.thread(match_id)).messages.values())


async def test_a_deadline_is_shown_wherever_a_player_looks(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben, pace="daily")
    thread = await house.thread(match_id)

    clock = (await timing(house, match_id)).clocks[ANN]
    assert clock.since is not None
    end = int(clock.since + 2 * DAY)
    assert [end] == stamps(ann.dms[-1])
    assert [end] == stamps(house.post(thread))
    assert [int(clock.since), end] * 2 == stamps(card_of(thread))
    assert [end] == stamps((await ann.press(house.post(thread), "act:*")).message)


async def test_ones_matches_come_by_how_soon_the_time_is_over(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    codes = [await house.match("toy", ann, ben, pace=pace) for pace in ("daily", "live")]

    answer = await ann.slash(house.discord.channel("games"), "mygames")

    assert answer.text.index(codes[1]) < answer.text.index(codes[0])
    assert 2 == len(stamps(answer.message))


async def test_the_clock_of_whoever_has_answered_stands(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben, pace="daily")
    thread = await house.thread(match_id)
    house.discord.clock.move(30 * HOUR)

    await ann.slash(thread, "toy plan", job="ready")

    clocks = (await timing(house, match_id)).clocks
    assert clocks[ANN].since is None
    assert 18 == round(clocks[ANN].bank / HOUR)
    assert clocks[BEN].since is not None
    assert 1 == len(stamps(card_of(thread))) // 2


async def test_taking_back_gives_no_time(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("go_west", ann, ben, pace="daily")
    _, match = await house.look(match_id)
    mover = (ann, ben)[min(match.pending)]
    house.discord.clock.move(5 * HOUR)
    panel = await mover.press(house.post(await house.thread(match_id)), "act:*")
    before = stamps(panel.message)

    panel = await tap(mover, panel, "sell")
    house.discord.clock.move(HOUR)
    panel = await mover.press(panel, "back:*")

    assert before == stamps(panel.message)


async def test_clocks_outlive_a_restart(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben, pace="brisk")
    before = await timing(house, match_id)

    await house.restart()

    assert before == await timing(house, match_id)


async def test_the_deadline_is_said_in_czech_too(house: House) -> None:
    ann = house.discord.user("Ann", locale="cs")
    match_id = await house.match("toy", ann, house.discord.user("Ben"), pace="live")

    assert "Máš čas do <t:" in text_of(ann.dms[-1])
    assert (await timing(house, match_id)).pace == "live"
