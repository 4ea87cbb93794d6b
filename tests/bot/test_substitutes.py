"""Seats that change hands: the advert, whoever takes over, and what the old player keeps."""

from __future__ import annotations

import msgspec
import pytest

from bot.pace import HOUR
from bot.playground.actors import Player
from bot.playground.messages import Message
from bot.records import Former, SeatRecord, UserId, names_at
from engine.core import Config, Match, Seat
from engine.registry import GAMES
from tests.bot.house import House, custom_ids, text_of
from tests.bot.present.samples import record_of
from tests.bot.test_absences import ANN, DAY, Table, absent


async def open_seat(house: House, **options: str) -> Table:
    """Ann is absent, and Ben and Cleo want a substitute."""
    table = await absent(house, **options)
    _, ben, cleo = table.players
    await table.vote(ben, "substitute")
    await table.vote(cleo, "substitute")
    return table


def advert(house: House, reader: Player) -> Message:
    """The one advert of the channel, as it stands there."""
    shown = reader.sees(house.discord.channel("games"))
    return next(m for m in shown if "takeover:" in str(m.components))


async def taken(house: House) -> tuple[Table, Player]:
    """Dora has taken Ann's seat over."""
    table = await open_seat(house)
    dora = house.discord.user("Dora")
    await dora.press(advert(house, dora), "takeover:*")
    return table, dora


async def seat(table: Table, which: Seat = ANN) -> SeatRecord:
    record, _ = await table.house.look(table.match_id)
    return record.seats[which]


async def test_an_open_seat_is_advertised_in_the_channel(house: House) -> None:
    table = await open_seat(house)

    shown = text_of(advert(house, house.discord.user("Dora")))

    assert "who plays on for Ann?" in shown
    assert "With Ben and Cleo." in shown
    assert "Pace: **daily" in shown
    assert str((await table.thread()).id) in shown
    assert (await seat(table)).opened is not None


async def test_meanwhile_the_match_waits_for_one_period(house: House) -> None:
    table = await open_seat(house)

    clock = await table.clock()

    assert (None, DAY, "") == (clock.absent, clock.left, clock.stand_in)
    assert {ANN} == await table.asked()


async def test_then_an_autopilot_plays_and_the_seat_stays_open(house: House) -> None:
    table = await open_seat(house)

    await house.wait(23 * HOUR)
    await house.wait(3 * HOUR + 60)

    assert "back" == (await table.clock()).stand_in
    assert [] == await table.questions()
    assert (await seat(table)).opened is not None


async def test_a_substitute_gets_the_seat_with_a_full_clock(house: House) -> None:
    table, dora = await taken(house)

    held, clock = await seat(table), await table.clock()

    assert (UserId(dora.id), "Dora", False) == (held.user, held.name, held.autopilot)
    assert (DAY, DAY, 0) == (clock.left, clock.bank, clock.missed)
    assert any('"seat-taken"' in line for line in await table.log())


async def test_a_substitute_is_briefed_in_private_and_rung(house: House) -> None:
    _, dora = await taken(house)

    [message] = dora.dms

    assert "You play on for Ann." in text_of(message)
    assert "ans:" in str(message.components) or "sel:" in str(message.components)
    assert message in dora.rung


async def test_with_direct_messages_closed_the_press_itself_briefs(house: House) -> None:
    await open_seat(house)
    dora = house.discord.user("Dora")
    dora.close_dms()

    answer = await dora.press(advert(house, dora), "takeover:*")

    assert answer.ephemeral
    assert "You play on for Ann." in answer.text
    assert "ans:" in str(answer.message.components) or "sel:" in str(answer.message.components)


async def test_the_advert_says_who_has_taken_the_seat(house: House) -> None:
    table = await open_seat(house)
    dora = house.discord.user("Dora")
    shown = advert(house, dora)

    await dora.press(shown, "takeover:*")

    assert "Dora has taken the open seat." in text_of(shown)
    assert [] == custom_ids(shown)
    assert "running" == (await house.look(table.match_id))[0].status


async def test_the_advert_of_a_match_that_is_over_says_so(house: House) -> None:
    table = await open_seat(house)
    ben = table.players[1]
    shown = advert(house, ben)

    await house.bot.desk.matches.cancel(table.match_id, UserId(ben.id))
    await house.discord.settled()

    assert "this match is over" in text_of(shown)


async def test_the_old_player_keeps_no_hand_and_no_working_button(house: House) -> None:
    table = await open_seat(house)
    ann = table.players[0]
    dora = house.discord.user("Dora")
    [message] = [m for m in ann.dms if "ans:" in str(m.components) or "sel:" in str(m.components)]
    old = next(each for each in custom_ids(message) if each.partition(":")[0] in ("ans", "sel"))

    await dora.press(advert(house, dora), "takeover:*")
    answer = await ann.press_old(message, old)

    assert "Dora plays on in your seat." in text_of(message)
    assert [] == custom_ids(message)
    assert "Somebody else plays this seat now." in answer.text


async def test_the_old_player_may_come_back_as_long_as_the_seat_is_open(house: House) -> None:
    table = await open_seat(house)
    ann = table.players[0]
    shown = advert(house, ann)

    await ann.press(shown, "takeover:*")

    held = await seat(table)
    assert (ann.id, None) == (held.user, held.opened)
    assert any('"player-back"' in line for line in await table.log())
    assert "isn't open any more" in text_of(shown)


async def test_a_move_of_the_old_player_closes_the_offer(house: House) -> None:
    table = await open_seat(house)

    await table.players[0].slash(await table.thread(), "toy plan", job="ready")

    assert (await seat(table)).opened is None


async def test_once_taken_the_seat_is_gone_for_the_old_player(house: House) -> None:
    table = await open_seat(house)
    ann, dora = table.players[0], house.discord.user("Dora")
    shown = advert(house, ann)
    button = next(each for each in custom_ids(shown) if each.startswith("takeover:"))
    await dora.press(shown, "takeover:*")

    answer = await ann.press_old(shown, button)

    assert "This seat isn't open any more." in answer.text
    assert dora.id == (await seat(table)).user


async def test_nobody_takes_two_seats(house: House) -> None:
    table = await open_seat(house)
    ben = table.players[1]

    answer = await ben.press(advert(house, ben), "takeover:*")

    assert "You play in this match already." in answer.text
    assert table.players[0].id == (await seat(table)).user


async def test_whoever_has_seen_another_hand_takes_no_seat(house: House) -> None:
    table = await open_seat(house)
    cleo = table.players[2]
    panel = await cleo.slash(await table.thread(), "match resign")
    await cleo.press(panel, "confirm:*")

    answer = await cleo.press(advert(house, cleo), "takeover:*")

    assert "You have seen another hand of this match" in answer.text


async def test_a_resigned_seat_may_be_opened_and_taken(house: House) -> None:
    players = [house.discord.user(name) for name in ("Ann", "Ben", "Cleo")]
    match_id = await house.match("toy", *players)
    table = Table(house, match_id, players)
    panel = await players[0].slash(await table.thread(), "match resign")
    await players[0].press(panel, "confirm:*")
    [question] = await table.questions()
    for player in players[1:]:
        await player.press(question, "vote:*:substitute")
    dora = house.discord.user("Dora")

    await dora.press(advert(house, dora), "takeover:*")

    held = await seat(table)
    assert (dora.id, False, False) == (held.user, held.autopilot, held.resigned)
    assert "Dora plays on in your seat." in text_of(players[0].dms[-1])


async def test_the_host_opens_an_autopilots_seat(house: House) -> None:
    ann, dora = house.discord.user("Ann"), house.discord.user("Dora")
    match_id = await house.match("go_west", ann, autopilots=1)
    table = Table(house, match_id, [ann])
    record, _ = await house.look(match_id)
    pilot = next(each.seat for each in record.seats if each.autopilot)

    panel = await ann.slash(await table.thread(), "match seat")
    await ann.press(panel, f"seat:{match_id}:{pilot}:0:offer")
    await dora.press(advert(house, dora), "takeover:*")

    assert dora.id == (await seat(table, pilot)).user
    assert 1 == len(dora.dms)


async def test_a_seat_that_somebody_plays_is_opened_by_nobody_else(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("go_west", ann, ben)
    thread = await house.thread(match_id)
    record, _ = await house.look(match_id)
    of_ben = next(each.seat for each in record.seats if each.user == ben.id)

    panel = await ann.slash(thread, "match seat")
    answer = await ann.press_old(panel.message, f"seat:{match_id}:{of_ben}:0:offer")

    assert f":{of_ben}:0:offer" not in str(panel.message.components)
    assert "Somebody plays this seat." in answer.text


async def test_a_player_who_looks_for_somebody_plays_on_meanwhile(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben)
    table = Table(house, match_id, [ann, ben])
    panel = await ann.slash(await table.thread(), "match seat")
    await ann.press(panel, "seat:*:offer")

    await ann.slash(await table.thread(), "toy plan", job="ready")

    assert (await seat(table)).opened is not None
    panel = await ann.slash(await table.thread(), "match seat")
    await ann.press(panel, "seat:*:withdraw")
    assert (await seat(table)).opened is None


async def test_reminders_of_the_old_player_go_and_the_new_one_gets_the_own(house: House) -> None:
    table = await open_seat(house)
    ann = table.players[0]
    await house.wait(18 * HOUR + 60)
    old = [m for m in ann.dms if "hush:" in str(m.components)]
    dora = house.discord.user("Dora")

    await dora.press(advert(house, dora), "takeover:*")
    left = [m for m in ann.dms if "hush:" in str(m.components)]
    await house.wait(36 * HOUR + 60)

    assert (1, []) == (len(old), left)
    assert 1 == len([m for m in dora.dms if "hush:" in str(m.components)])


async def test_a_seat_left_to_an_autopilot_for_a_while_is_offered_by_nobody(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben)
    thread = await house.thread(match_id)
    panel = await ben.slash(thread, "match seat")
    await ben.press(panel, "seat:*:hand")

    panel = await ann.slash(thread, "match seat")
    answer = await ann.press_old(panel.message, f"seat:{match_id}:1:0:offer")

    assert "Somebody plays this seat." in answer.text
    assert ":1:0:offer" not in str(panel.message.components)


async def test_the_old_players_orders_are_cancelled(house: House) -> None:
    ann, ben, dora = (house.discord.user(name) for name in ("Ann", "Ben", "Dora"))
    match_id = await house.match("few_acres", ann, ben)
    record, match = await house.look(match_id)
    mine = next(each.seat for each in record.seats if each.user == ann.id)
    order = next(each for each in match.game.orders(match.view(mine)) if each.values)
    given = {order.id: order.values[0]}
    await house.store.give_orders(match_id, mine, UserId(ann.id), given)
    panel = await ann.slash(await house.thread(match_id), "match seat")
    await ann.press(panel, "seat:*:offer")
    before = (await house.look(match_id))[0].orders

    await dora.press(advert(house, dora), "takeover:*")

    assert {mine: given} == before
    assert {} == (await house.look(match_id))[0].orders


async def test_a_restart_in_between_loses_no_advert(house: House) -> None:
    table = await open_seat(house)
    ann, dora = table.players[0], house.discord.user("Dora")
    await house.restart()
    shown = advert(house, dora)

    await dora.press(shown, "takeover:*")
    await house.restart()

    assert "Dora has taken the open seat." in text_of(shown)
    assert 1 == len(dora.dms)
    assert "Dora plays on in your seat." in text_of(ann.dms[-1])


async def test_two_who_press_at_once_dont_both_get_the_seat(house: House) -> None:
    table = await open_seat(house)
    dora, ed = house.discord.user("Dora"), house.discord.user("Ed")
    shown = advert(house, dora)
    button = next(each for each in custom_ids(shown) if each.startswith("takeover:"))

    await dora.press(shown, button)
    late = await ed.press_old(shown, button)

    assert dora.id == (await seat(table)).user
    assert "This seat isn't open any more." in late.text
    assert [] == ed.dms


@pytest.mark.parametrize(("seq", "name"), [(3, "Ann"), (7, "Dora"), (9, "Ed")])
def test_the_log_names_those_who_played_at_the_time(seq: int, name: str) -> None:
    record = record_of(Match.start(GAMES["toy"], Config(2), 1))
    seats = (SeatRecord(ANN, UserId(9), "Ed"), *record.seats[1:])
    left = (Former(ANN, UserId(1), "Ann", 5), Former(ANN, UserId(4), "Dora", 8))

    names = names_at(msgspec.structs.replace(record, seats=seats, former=left), seq)

    assert name == names[ANN]
