"""Each turn calls its player once, however late Discord hears of it and wherever it takes it."""

from __future__ import annotations

import asyncio

import pytest

from bot.pace import HOUR
from bot.playground.actors import Player
from bot.playground.faults import SEND
from bot.playground.messages import Message
from bot.playground.world import Happening
from bot.records import MatchId
from engine.core import Seat
from tests.bot.house import House, custom_ids, two
from tests.bot.whole import sensible


def calls(house: House, player: Player) -> list[Message]:
    """Fills with what rings a player's telephone from now on, whatever becomes of it."""
    found: list[Message] = []

    def hear(happening: Happening) -> None:
        message = happening.message
        if happening.name == "MESSAGE_CREATE" and message and player.user.id in message.rung:
            found.append(message)

    house.discord.world.listeners.append(hear)
    return found


async def play(house: House, match_id: MatchId) -> None:
    """One answer of whoever is asked, straight into the match, as if from somewhere else."""
    record, match = await house.look(match_id)
    seat = min(match.pending)
    user = record.seats[seat].user
    assert user is not None
    answer, aside = sensible(match, seat)
    await house.bot.desk.matches.answer(match_id, seat, user, [(answer, aside)])


async def play_until(house: House, match_id: MatchId, seat: Seat) -> None:
    """Answers until *seat* is asked, at least one."""
    await play(house, match_id)
    while seat not in (await house.look(match_id))[1].pending:
        await play(house, match_id)


async def mover_seat(house: House, match_id: MatchId) -> Seat:
    return min((await house.look(match_id))[1].pending)


async def test_a_turn_calls_its_player_though_the_one_before_was_never_shown(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id, mover, *_ = await two(house)
    first = await mover_seat(house, match_id)
    rung = calls(house, mover)
    publisher = house.bot.publisher

    # Both turns are played while nothing gets to Discord.
    monkeypatch.setattr(publisher, "mark", lambda _: None)
    await play_until(house, match_id, Seat(1 - first))
    await play_until(house, match_id, first)
    monkeypatch.undo()
    publisher.mark(match_id)
    await house.discord.settled()

    assert 1 == len(rung)
    assert f":{match_id}:{first}:" in str(custom_ids(mover.dms[-1]))


async def test_more_questions_of_a_turn_dont_call_again(house: House) -> None:
    match_id, mover, *_ = await two(house)
    first = await mover_seat(house, match_id)
    rung = calls(house, mover)

    await play(house, match_id)
    await house.wait(2 * HOUR)
    await play(house, match_id)
    await house.discord.settled()

    assert first in (await house.look(match_id))[1].pending
    assert [] == rung


async def called_then_closed(house: House) -> tuple[MatchId, Player, Seat]:
    """A turn whose player was called by direct message and takes none any more."""
    match_id, mover, *_ = await two(house)
    seat = await mover_seat(house, match_id)
    mover.close_dms()
    await house.wait(2 * HOUR)  # so that the message is too old to be edited in passing
    return match_id, mover, seat


async def test_who_was_called_before_refusing_messages_isnt_called_again_in_the_turn(
    house: House,
) -> None:
    match_id, mover, seat = await called_then_closed(house)
    rung = calls(house, mover)

    await play(house, match_id)
    await house.discord.settled()
    await house.restart()

    assert seat in (await house.look(match_id))[1].pending
    assert [] == rung


async def test_an_old_message_asks_for_nothing_that_has_been_answered(house: House) -> None:
    match_id, mover, seat = await called_then_closed(house)

    await play_until(house, match_id, Seat(1 - seat))
    await house.discord.settled()

    kinds = {each.partition(":")[0] for message in mover.dms for each in custom_ids(message)}
    assert not kinds & {"ans", "sel", "num", "done"}


async def test_the_end_takes_the_question_out_of_messages_however_old(house: House) -> None:
    match_id = await house.match("toy", *(players := [house.discord.user(each) for each in "AB"]))
    record, match = await house.look(match_id)
    while record.status == "running":
        if "vote" in match.state.phase:
            await house.wait(2 * HOUR)
        await play(house, match_id)
        await house.discord.settled()
        record, match = await house.look(match_id)

    left = [each for player in players for message in player.dms for each in custom_ids(message)]
    assert [] == [each for each in left if each.partition(":")[0] in ("ans", "back")]
    assert [each for each in left if each.startswith("closer:")]


async def test_the_next_turn_calls_in_the_thread(house: House) -> None:
    match_id, mover, seat = await called_then_closed(house)
    rung = calls(house, mover)

    await play_until(house, match_id, Seat(1 - seat))
    await house.discord.settled()
    await play_until(house, match_id, seat)
    await house.discord.settled()

    assert 1 == len(rung)
    assert (await house.thread(match_id)).id == rung[0].channel.id


async def test_a_call_whose_answer_was_lost_comes_once(house: House) -> None:
    match_id, _, other, _ = await two(house)
    seat = await mover_seat(house, match_id)
    rung = calls(house, other)
    house.discord.faults.drop(SEND, times=2, carried_out=True)

    await play_until(house, match_id, Seat(1 - seat))
    await asyncio.sleep(0)
    await house.restart()

    assert 1 == len(rung)
