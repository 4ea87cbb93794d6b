"""What happens to matches and tables in the weeks that they last, when nobody expects it."""

from __future__ import annotations

import logging

import pytest

from bot.pace import HOUR, is_paused
from bot.playground.permissions import Permission
from bot.records import DAYS_KEPT, UserId, host_of
from bot.verdicts import about_absence
from tests.bot.house import House, custom_ids
from tests.bot.test_absences import ANN, LAST_REMINDER, absent
from tests.bot.test_absences import Table as Late
from tests.bot.test_privacy import DAY, attached, forget, rows
from tests.bot.test_substitutes import advert, open_seat, seat, taken
from tests.bot.test_tables import Table


async def kicked(house: House) -> Late:
    """Ben has been kicked, and the others want a substitute."""
    players = [house.discord.user(name) for name in ("Ann", "Ben", "Cleo")]
    table = Late(house, await house.match("toy", *players, pace="daily"), players)
    ann, _, cleo = players
    asked = await ann.slash(await table.thread(), "match kick", player="Ben")
    await ann.press(asked, "host:*")
    for player in (ann, cleo):
        await table.vote(player, "substitute")
    return table


async def test_whoever_was_kicked_does_not_come_back_by_the_advert(house: House) -> None:
    table = await kicked(house)
    ben, dora = table.players[1], house.discord.user("Dora")

    refused = await ben.press(advert(house, ben), "takeover:*")
    await dora.press(advert(house, dora), "takeover:*")
    panel = await dora.slash(await table.thread(), "match seat")
    await dora.press(panel, "seat:*:1:*:offer")
    again = await ben.press(advert(house, ben), "takeover:*")

    assert ["You were taken out of this match, so you can't take a seat in it."] * 2 == [
        refused.text,
        again.text,
    ]
    record, _ = await house.look(table.match_id)
    assert dora.id == record.seats[1].user


async def test_a_substitute_of_the_host_is_not_the_host(house: House) -> None:
    table, dora = await taken(house)
    ben = table.players[1]
    thread = await table.thread()

    answers = [await each.slash(thread, "match cancel") for each in (dora, ben)]

    assert ["Only the host" in answer.text for answer in answers] == [True, False]
    assert ben.id == host_of((await house.look(table.match_id))[0])


async def test_taking_a_seat_twice_shows_it_twice(house: House) -> None:
    await open_seat(house)
    dora = house.discord.user("Dora")
    shown = advert(house, dora)
    [button] = custom_ids(shown)

    answers = [await dora.press_old(shown, button) for _ in range(2)]

    assert all("You play on for Ann." in answer.text for answer in answers)


async def test_a_polite_no_is_no_error_in_the_log(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await open_seat(house)
    ben = table.players[1]

    answer = await ben.press(advert(house, ben), "takeover:*")

    assert "play" in answer.text
    assert [] == [each for each in caplog.records if each.levelno >= logging.ERROR]


# What is kept, and of whom


async def test_whoever_waits_in_a_queue_is_not_forgotten_there(house: House) -> None:
    table = Table(house)
    await table.ben.slash(table.channel, "queue join", game="toy")

    await house.wait(2 * DAY)
    shown = await table.cleo.slash(table.channel, "queue show")

    assert "Ben" in shown.text


async def test_a_wish_that_is_too_old_is_kept_no_longer(house: House) -> None:
    table = Table(house)
    await table.ben.slash(table.channel, "queue join", game="toy")

    await house.wait((DAYS_KEPT["queues"] + 1) * DAY)

    assert 0 == await rows(house, "queues")


async def test_no_table_is_made_with_somebody_who_is_being_forgotten(house: House) -> None:
    table = Table(house)
    await table.ben.slash(table.channel, "queue join", game="toy")

    await house.store.people.begin_to_forget(UserId(table.ben.id), None)
    await table.cleo.slash(table.channel, "queue join", game="toy")

    assert [] == await house.store.lobbies()


async def test_a_substitute_is_told_nothing_of_the_messages_to_the_one_before(
    house: House,
) -> None:
    _, dora = await taken(house)

    answer = await dora.slash(house.discord.channel("games"), "privacy export")

    posts = attached(answer)["kept"]["outbox"]
    assert {int(dora.dm.id)} == {post["channel"] for post in posts}


async def test_what_the_one_before_keeps_stays_when_the_substitute_is_forgotten(
    house: House,
) -> None:
    table, dora = await taken(house)
    before = len(table.players[0].dms)

    await forget(dora)
    await house.wait(200)

    assert before == len(table.players[0].dms)
    assert (await seat(table, ANN)).user is None


# Invitations that nobody takes


async def test_an_invitation_that_is_refused_everywhere_is_not_sent_again_and_again(
    house: House,
) -> None:
    table = Table(house)
    table.ben.close_dms()
    await table.open(seats=4)
    house.discord.take(Permission.SEND_MESSAGES, channel=table.channel)
    panel = await table.ann.press(table.card, "invite:*")
    await table.ann.choose(panel, table.ben, menu="inviting:*")

    for player in (table.cleo, house.discord.user("Dora")):
        await player.press(table.card, "join:*")
    lobby = await table.lobby()
    posts = await house.store.posts(lobby.id, "invite")
    house.discord.give(Permission.SEND_MESSAGES, channel=table.channel)
    panel = await table.ann.press(table.card, "invite:*")

    assert 1 == len(posts)
    assert (table.ben.id,) == lobby.invited


# A crash between what is said and what follows


@pytest.mark.parametrize("choice", ["back", "substitute"])
async def test_a_majority_given_just_before_a_crash_decides_after_it(
    house: House, choice: str
) -> None:
    table = await absent(house, "Ann Ben Cleo Dora")
    timing = (await house.look(table.match_id))[0].timing
    assert timing is not None
    for player in table.players[1:3]:
        await house.store.times.vote(
            table.match_id, about_absence(timing, ANN), UserId(player.id), choice
        )

    await house.restart()

    assert [] == await table.questions()
    assert any(f'"absent-{choice}"' in line for line in await table.log())


async def test_a_pause_that_all_wanted_just_before_a_crash_begins_after_it(house: House) -> None:
    players = [house.discord.user(name) for name in ("Ann", "Ben")]
    match_id = await house.match("toy", *players, pace="daily")
    for player in players:
        await house.store.times.vote(match_id, "pause 1", UserId(player.id), "yes")

    await house.restart()

    timing = (await house.look(match_id))[0].timing
    assert timing is not None
    assert is_paused(timing)


async def test_an_old_wish_for_a_pause_does_not_begin_when_somebody_is_absent(
    house: House,
) -> None:
    players = [house.discord.user(name) for name in ("Ann", "Ben", "Cleo")]
    match_id = await house.match("toy", *players, pace="daily")
    thread = await house.thread(match_id)
    for player in players[1:]:
        await player.slash(thread, "toy plan", job="ready")
        await player.slash(thread, "match pause")

    await house.wait(LAST_REMINDER)
    await house.wait(4 * HOUR)

    timing = (await house.look(match_id))[0].timing
    assert timing is not None
    assert not is_paused(timing)
    assert timing.clocks[ANN].absent is not None
