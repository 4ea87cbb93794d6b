"""Whole matches of Robinson Crusoe on the stand-in: a group that wins or loses together."""

from __future__ import annotations

import pytest

from bot.playground.actors import Player
from bot.records import MatchId
from tests.bot.house import House, tap, text_of
from tests.bot.whole import Turn, answer_by_command, answer_by_taps, play_whole, seated

every_way = pytest.mark.parametrize("answer", [answer_by_taps, answer_by_command])


def castaways(house: House) -> tuple[Player, Player, Player]:
    """Ann, Ben who reads Czech and takes no direct messages, and Cleo."""
    ann, cleo = house.discord.user("Ann"), house.discord.user("Cleo")
    ben = house.discord.user("Ben", locale="cs")
    ben.close_dms()
    return ann, ben, cleo


@every_way
async def test_a_whole_match_is_played_one_way_alone(house: House, answer: Turn) -> None:
    players = castaways(house)
    match_id = await house.match("robinson", *players, options="scenario=castaways")

    record, outcome = await play_whole(house, match_id, players, answer)

    assert "over" == record.status
    assert outcome.won is not None
    assert (tuple(seat.seat for seat in record.seats),) == outcome.places


async def until_planning(house: House, match_id: MatchId, players: tuple[Player, ...]) -> None:
    _, by_seat = await seated(house, match_id, players)
    while (await house.look(match_id))[1].state.stage != "plan":
        await answer_by_taps(house, match_id, by_seat)


@every_way
async def test_the_others_play_on_without_one_who_vanishes_while_all_plan(
    house: House, answer: Turn
) -> None:
    *_, cleo = players = castaways(house)
    match_id = await house.match("robinson", *players)
    await until_planning(house, match_id, players)
    _, by_seat = await seated(house, match_id, players)
    gone = next(seat for seat, player in by_seat.items() if player is cleo)
    left = {seat: player for seat, player in by_seat.items() if seat != gone}

    await tap(cleo, cleo.dms[-1], "me")  # and chooses no place for that pawn any more
    while {gone} != (await house.look(match_id))[1].pending.keys():
        await answer(house, match_id, left)
    thread = await house.thread(match_id)
    assert "Waiting for Cleo." in text_of(house.post(thread))
    asked = await cleo.slash(thread, "match resign")
    await cleo.press(asked.message, "confirm:*")

    record, match = await house.look(match_id)
    while record.status == "running" and match.state.round == 1:
        await answer(house, match_id, left)
        record, match = await house.look(match_id)

    assert [False, False, True] == [seat.resigned for seat in record.seats]
    assert gone not in match.pending
    assert match.state.round == 2 or record.status == "over"
