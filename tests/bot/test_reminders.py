"""Reminders: once, in time, where and when the player likes them, and never after the move."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.pace import HOUR
from bot.playground.actors import Player
from bot.playground.messages import Message
from bot.records import MatchId, UserId
from engine.core import Seat
from tests.bot.house import House, text_of

DAY = 24 * HOUR


async def planning(house: House, pace: str = "daily") -> tuple[MatchId, Player, Player]:
    """The toy, where both plan and both are asked."""
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    return await house.match("toy", ann, ben, pace=pace), ann, ben


def reminders(player: Player) -> list[Message]:
    """What reminds a player, by direct message."""
    return [m for m in player.dms if "hush:" in str(m.components)]


async def ready(house: House, match_id: MatchId, player: Player) -> None:
    await player.slash(await house.thread(match_id), "toy plan", job="ready")


async def test_a_quarter_before_the_end_a_player_is_reminded_once(house: House) -> None:
    match_id, ann, ben = await planning(house)
    rung = len(ann.rung)

    await house.wait(35 * HOUR)
    early = len(reminders(ann))
    await house.wait(HOUR)
    await house.wait(HOUR)
    await house.restart()

    [message] = reminders(ann)
    assert 0 == early
    assert "the table is waiting for you" in text_of(message)
    assert rung + 1 == len(ann.rung)
    assert 1 == len(reminders(ben))
    assert not [m for m in (await house.thread(match_id)).messages.values() if "hush:" in str(m)]


async def test_shortly_before_the_end_comes_the_last_one(house: House) -> None:
    _, ann, _ = await planning(house)

    await house.wait(36 * HOUR)
    await house.wait(11 * HOUR)

    assert 2 == len(reminders(ann))


async def test_whoever_has_moved_is_reminded_of_nothing(house: House) -> None:
    match_id, ann, ben = await planning(house)
    await ready(house, match_id, ann)

    await house.wait(36 * HOUR)

    assert [] == reminders(ann)
    assert 1 == len(reminders(ben))


async def test_a_reminder_goes_away_with_the_move(house: House) -> None:
    match_id, ann, _ = await planning(house)
    await house.wait(36 * HOUR)
    before = len(reminders(ann))

    await ready(house, match_id, ann)

    assert (1, 0) == (before, len(reminders(ann)))


async def test_a_reminder_that_was_due_before_a_restart_comes_after_it(house: House) -> None:
    _, ann, _ = await planning(house)
    await house.stop()
    house.discord.clock.move(36 * HOUR)

    await house.start()
    await house.restart()

    assert 1 == len(reminders(ann))


@pytest.mark.parametrize("carried_out", [False, True])
async def test_a_reminder_that_was_lost_on_the_way_comes_once(
    house: House, carried_out: bool
) -> None:
    _, ann, _ = await planning(house)
    path = f"/channels/{ann.dm.id}/messages"
    house.discord.faults.drop(path, method="POST", carried_out=carried_out)

    await house.wait(36 * HOUR)

    assert 1 == len(reminders(ann))


async def test_a_reminder_with_its_row_alone_is_sent_after_a_restart(house: House) -> None:
    match_id, ann, ben = await planning(house)
    await house.bot.clock.close()
    house.discord.clock.move(36 * HOUR)
    assert await house.store.times.remind(match_id, Seat(0)) is not None
    await house.store.published(match_id, (await house.look(match_id))[1].seq)

    await house.restart()

    assert (1, 1) == (len(reminders(ann)), len(reminders(ben)))


async def test_what_was_begun_before_the_move_isnt_sent_after_it(house: House) -> None:
    match_id, ann, _ = await planning(house)
    await house.stop()
    house.discord.clock.move(36 * HOUR)
    # The reminder has its row, the bot stops before it is sent, and the move comes first.
    await house.start()
    store = house.store
    posts = await store.posts(match_id, "remind")
    await ready(house, match_id, ann)
    await store.begin_post(match_id, "remind", f"{posts[0].key}-again", None)

    house.bot.publisher.mark(match_id)
    await house.discord.settled()

    assert [] == reminders(ann)
    assert "gone" == (await store.posts(match_id, "remind"))[-1].state


async def test_where_no_direct_message_arrives_the_thread_reminds(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    ann.close_dms()
    match_id = await house.match("toy", ann, ben, pace="daily")
    thread = await house.thread(match_id)

    await house.wait(36 * HOUR)

    [message] = [m for m in thread.messages.values() if "hush:" in str(m.components)]
    assert ann.mention in text_of(message)
    assert message in ann.rung
    assert message not in ben.rung


async def at_night(house: House, hours: float) -> None:
    """Move the time until a quarter of a daily turn's time is left in *hours* after 23:00."""
    zone = ZoneInfo("Europe/Prague")
    now = house.discord.clock.now()
    local = datetime.fromtimestamp(now + 36 * HOUR, zone)
    target = local.replace(hour=23, minute=0, second=0, microsecond=0).timestamp() + DAY
    house.discord.clock.move(target + hours * HOUR - 36 * HOUR - now)


async def test_none_comes_in_quiet_hours(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    night = {"zone": "Europe/Prague", "quiet_from": 22 * 60, "quiet_to": 7 * 60}
    await house.store.times.change_habits(UserId(ann.id), **night)
    await at_night(house, 0)
    await house.match("toy", ann, ben, pace="daily")

    await house.wait(36 * HOUR + 60)
    asleep = len(reminders(ann)), len(reminders(ben))
    await house.wait(8 * HOUR)

    assert (0, 1) == asleep
    assert 1 == len(reminders(ann))


async def test_in_quiet_hours_one_comes_if_the_clock_ends_in_them(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    zone = ZoneInfo("Europe/Prague")
    local = datetime.fromtimestamp(house.discord.clock.now(), zone)
    quiet = {"quiet_from": (local.hour - 1) % 24 * 60, "quiet_to": (local.hour + 5) % 24 * 60}
    await house.store.times.change_habits(UserId(ann.id), zone="Europe/Prague", **quiet)
    await house.match("toy", ann, ben, pace="live")

    await house.wait(15 * 60 + 1)

    assert 1 == len(reminders(ann))


async def test_a_snooze_reminds_again_in_three_hours(house: House) -> None:
    _, ann, _ = await planning(house)
    await house.wait(36 * HOUR)

    answer = await ann.press(reminders(ann)[-1], "snooze:*")
    await house.wait(2 * HOUR)
    early = len(reminders(ann))
    await house.wait(HOUR + 60)

    assert "I'll remind you again" in answer.text
    assert (1, 2) == (early, len(reminders(ann)))


async def test_reminders_can_be_off_for_a_turn(house: House) -> None:
    _, ann, ben = await planning(house)
    await house.wait(36 * HOUR)

    answer = await ann.press(reminders(ann)[-1], "hush:*")
    await house.wait(11 * HOUR)

    assert "No more reminders" in answer.text
    assert (1, 2) == (len(reminders(ann)), len(reminders(ben)))


async def test_the_last_one_offers_no_snooze_beyond_the_end(house: House) -> None:
    _, ann, _ = await planning(house)
    await house.wait(36 * HOUR)
    old = reminders(ann)[-1]
    await house.wait(11 * HOUR)

    answer = await ann.press(old, "snooze:*")

    assert "snooze:" not in str(reminders(ann)[-1].components)
    assert "Your time is over by then" in answer.text


async def test_nobody_turns_off_anothers_reminders(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    ann.close_dms()
    match_id = await house.match("toy", ann, ben, pace="daily")
    await house.wait(36 * HOUR)
    thread = await house.thread(match_id)
    [message] = [m for m in thread.messages.values() if "hush:" in str(m.components)]

    answer = await ben.press(message, "hush:*")

    assert "another player's button" in answer.text
    record, _ = await house.look(match_id)
    assert record.timing is not None
    assert not any(clock.hushed for clock in record.timing.clocks.values())
