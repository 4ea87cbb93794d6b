"""Time zones, quiet hours, holidays and pauses."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.pace import HOUR, deadline
from bot.playground.actors import Player
from bot.playground.messages import Message
from bot.records import Habits, MatchId, Span, Timing, UserId
from bot.sorry import Sorry
from bot.ui.settings_commands import holiday, minutes_typed, zone_typed, zones_like
from engine.core import Seat
from tests.bot.house import House, text_of

DAY = 24 * HOUR
ANN, BEN = Seat(0), Seat(1)


async def timing(house: House, match_id: MatchId) -> Timing:
    record, _ = await house.look(match_id)
    assert record.timing is not None
    return record.timing


async def begun(house: House) -> tuple[MatchId, Player, Player]:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    return await house.match("toy", ann, ben, pace="daily"), ann, ben


async def card_of(house: House, match_id: MatchId) -> str:
    thread = await house.thread(match_id)
    return text_of([m for m in thread.messages.values() if m.pinned_at is not None][-1])


# Settings


async def test_a_zone_is_found_by_its_city_and_kept(house: House) -> None:
    ann, channel = house.discord.user("Ann"), house.discord.channel("games")

    offered = await ann.complete(channel, "settings zone", "zone", "new y")
    answer = await ann.slash(channel, "settings zone", zone="prague")

    assert ["America/New_York", "America/North_Dakota/New_Salem"][:1] == offered.values[:1]
    assert "Europe/Prague" in answer.text
    assert "Europe/Prague" == (await house.store.times.habits(UserId(ann.id))).zone


async def test_a_zone_that_isnt_one_is_refused(house: House) -> None:
    ann, channel = house.discord.user("Ann"), house.discord.channel("games")

    answer = await ann.slash(channel, "settings zone", zone="Atlantis")

    assert "I don't know such a time zone" in answer.text


def test_what_may_be_meant_by_several_zones_is_refused() -> None:
    with pytest.raises(Sorry, match="no-such-zone"):
        zone_typed("europe")
    assert "Europe/Prague" == zone_typed("EUROPE/prague")
    assert "Europe/Prague" == zones_like("")[0]


async def test_quiet_hours_are_set_and_taken_away(house: House) -> None:
    ann, channel = house.discord.user("Ann"), house.discord.channel("games")

    answer = await ann.slash(channel, "settings quiet", **{"from": "22", "to": "7:30"})
    kept = await house.store.times.habits(UserId(ann.id))
    await ann.slash(channel, "settings quiet")

    assert "from 22:00 to 07:30 (UTC)" in answer.text
    assert (22 * 60, 7 * 60 + 30) == (kept.quiet_from, kept.quiet_to)
    assert Habits() == await house.store.times.habits(UserId(ann.id))


@pytest.mark.parametrize("typed", ["24:00", "7:60", "soon", "", None, "-1", "7:3"])
def test_what_is_no_time_is_refused(typed: str | None) -> None:
    with pytest.raises(Sorry, match="bad-time"):
        minutes_typed(typed)


@pytest.mark.parametrize(("where", "said"), [("dm", "by direct"), ("none", "of anything")])
async def test_where_reminders_come_is_chosen(house: House, where: str, said: str) -> None:
    ann, channel = house.discord.user("Ann"), house.discord.channel("games")

    answer = await ann.slash(channel, "settings reminders", where=where)

    assert said in answer.text
    assert where == (await house.store.times.habits(UserId(ann.id))).channel


def reminding(messages: list[Message]) -> int:
    return sum("hush:" in str(m.components) for m in messages)


async def test_who_wants_reminders_in_the_thread_has_them_there(house: House) -> None:
    match_id, ann, ben = await begun(house)
    thread = await house.thread(match_id)
    await ann.slash(thread, "settings reminders", where="thread")
    await ben.slash(thread, "settings reminders", where="none")

    await house.wait(36 * HOUR)

    in_thread = reminding(list(thread.messages.values()))
    assert (1, 0, 0) == (in_thread, reminding(ann.dms), reminding(ben.dms))


# Holidays


def day(house: House, days: int) -> str:
    return f"{datetime.fromtimestamp(house.now(), UTC).date() + timedelta(days=days)}"


async def test_a_holiday_stops_its_players_clock_and_others_see_until_when(house: House) -> None:
    match_id, ann, _ = await begun(house)
    thread = await house.thread(match_id)
    before = await timing(house, match_id)

    answer = await ann.slash(thread, "away", to=day(house, 9))

    after = await timing(house, match_id)
    [span] = after.away[UserId(ann.id)]
    assert span.until is not None
    assert deadline(before, BEN) == deadline(after, BEN)
    assert span.until < (deadline(after, ANN) or 0)
    assert f"<t:{int(span.until)}:f>" in answer.text
    assert f"Ann is away until <t:{int(span.until)}:D>" in await card_of(house, match_id)


async def test_nobody_is_asked_about_a_player_on_holiday(house: House) -> None:
    match_id, ann, ben = await begun(house)
    thread = await house.thread(match_id)
    await ben.slash(thread, "toy plan", job="ready")
    await ann.slash(thread, "away", to=day(house, 9))

    await house.wait(8 * DAY)
    meanwhile = [m for m in thread.messages.values() if "vote:" in str(m.components)]
    reminded = reminding(ann.dms)
    await house.wait(5 * DAY)
    await house.wait(3 * HOUR)

    assert ([], 0) == (meanwhile, reminded)
    assert 1 == sum("vote:" in str(m.components) for m in thread.messages.values())


async def test_a_holiday_that_is_over_is_no_longer_shown(house: House) -> None:
    match_id, ann, _ = await begun(house)
    await ann.slash(await house.thread(match_id), "away", to=day(house, 1))

    await house.wait(2 * DAY + HOUR)

    assert "away until" not in await card_of(house, match_id)


async def test_a_holiday_may_end_early(house: House) -> None:
    match_id, ann, _ = await begun(house)
    thread = await house.thread(match_id)
    await ann.slash(thread, "away", to=day(house, 9))
    await house.wait(DAY)

    answer = await ann.slash(thread, "away")

    end = deadline(await timing(house, match_id), ANN)
    assert "your clocks run" in answer.text
    assert end is not None
    assert 47 < (end - house.now()) / HOUR <= 48
    assert "away until" not in await card_of(house, match_id)


NOON = datetime(2026, 12, 24, 12, tzinfo=UTC).timestamp()
PRAGUE = Habits("Europe/Prague")


def test_a_holiday_is_in_whole_days_of_the_players_zone() -> None:
    span = holiday(PRAGUE, NOON, "25.12.", "2.1.")

    assert Span(NOON + 11 * HOUR, NOON + 11 * HOUR + 9 * DAY) == span


def test_a_holiday_from_today_on_begins_now() -> None:
    assert Span(NOON, NOON + 11 * HOUR) == holiday(PRAGUE, NOON, None, "2026-12-24")
    assert NOON == holiday(PRAGUE, NOON, "20.12.2026", "24.12.2026").since


@pytest.mark.parametrize(
    ("first", "last", "why"),
    [
        ("2026-12-26", "2026-12-25", "away-backwards"),
        (None, "2026-12-23", "away-backwards"),
        (None, "2027-02-22", "away-too-long"),
        ("2028-01-01", "2028-01-02", "away-too-long"),
        (None, "31.2.", "bad-day"),
        ("tomorrow", "2026-12-25", "bad-day"),
    ],
)
def test_what_is_no_holiday_is_refused(first: str | None, last: str, why: str) -> None:
    with pytest.raises(Sorry, match=why):
        holiday(PRAGUE, NOON, first, last)


async def test_days_are_suggested(house: House) -> None:
    ann, channel = house.discord.user("Ann"), house.discord.channel("games")

    offered = await ann.complete(channel, "away", "to", "")

    assert day(house, 0) == offered.values[0]
    assert 25 == len(offered.values)


# Pauses


async def test_a_pause_begins_when_all_agree(house: House) -> None:
    match_id, ann, ben = await begun(house)
    thread = await house.thread(match_id)

    first = await ann.slash(thread, "match pause")
    running = deadline(await timing(house, match_id), ANN)
    proposal = house.post(thread, "pause:")
    rung = [proposal in player.rung for player in (ann, ben)]
    second = await ben.press(proposal, "pause:*:yes")

    assert "The others are asked" in first.text
    assert running is not None
    assert [False, True] == rung
    assert "The match is paused." in second.text
    assert deadline(await timing(house, match_id), ANN) is None
    assert "no clock runs" in await card_of(house, match_id)
    assert proposal.deleted


async def test_in_a_pause_nothing_comes_due(house: House) -> None:
    match_id, ann, ben = await begun(house)
    thread = await house.thread(match_id)
    for player in (ann, ben):
        await player.slash(thread, "match pause")

    await house.wait(30 * DAY)

    assert (0, 0) == (reminding(ann.dms), reminding(ben.dms))
    assert not any("vote:" in str(m.components) for m in thread.messages.values())


async def test_anybody_resumes_and_all_have_a_whole_turn(house: House) -> None:
    match_id, ann, ben = await begun(house)
    thread = await house.thread(match_id)
    await house.wait(40 * HOUR)
    for player in (ann, ben):
        await player.slash(thread, "match pause")
    await house.wait(30 * DAY)

    answer = await ben.press(house.post(thread, "resume:"), "resume:*")

    end = deadline(await timing(house, match_id), ANN)
    assert end is not None
    assert "The match goes on." in answer.text
    assert 32 == round((end - house.now()) / HOUR)
    assert not any("resume:" in str(m.components) for m in thread.messages.values())


async def test_a_pause_may_be_declined_and_proposed_again(house: House) -> None:
    match_id, ann, ben = await begun(house)
    thread = await house.thread(match_id)
    await ann.slash(thread, "match pause")

    await ben.press(house.post(thread, "pause:"), "pause:*:no")
    left = [m for m in thread.messages.values() if "pause:" in str(m.components)]
    again = await ann.slash(thread, "match pause")

    assert [] == left
    assert "The others are asked" in again.text
    assert deadline(await timing(house, match_id), ANN) is not None


async def test_whoever_plays_alone_pauses_at_once(house: House) -> None:
    ann = house.discord.user("Ann")
    match_id = await house.match("toy", ann, autopilots=1, pace="daily")

    answer = await ann.slash(await house.thread(match_id), "match pause")

    assert "The match is paused." in answer.text


async def test_without_a_pace_there_is_no_pause(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben)

    answers = [
        await ann.slash(await house.thread(match_id), f"match {what}")
        for what in ("pause", "resume")
    ]

    assert all("no pace" in answer.text for answer in answers)


async def test_whoever_doesnt_play_pauses_nothing(house: House) -> None:
    match_id, _, _ = await begun(house)
    cleo = house.discord.user("Cleo")

    answer = await cleo.slash(await house.thread(match_id), "match pause")

    assert "You have no seat" in answer.text


async def test_a_pause_outlives_a_restart(house: House) -> None:
    match_id, ann, ben = await begun(house)
    thread = await house.thread(match_id)
    for player in (ann, ben):
        await player.slash(thread, "match pause")

    await house.restart()

    assert 1 == sum("resume:" in str(m.components) for m in thread.messages.values())
    answer = await ann.slash(thread, "match pause")
    assert "paused already" in answer.text


async def test_holidays_of_a_year_are_used_up(house: House) -> None:
    ann, channel = house.discord.user("Ann"), house.discord.channel("games")

    def in_days(days: int) -> str:
        return f"{datetime.fromtimestamp(house.now() + days * DAY, UTC):%Y-%m-%d}"

    async def away(days: int) -> str:
        return (await ann.slash(channel, "away", to=in_days(days))).text

    assert "You are away" in await away(50)
    await house.wait(45 * DAY)

    assert "90 days in a year" in await away(50)
    assert "You are away" in await away(40)
    await house.wait(330 * DAY)
    assert "You are away" in await away(50)
