"""Seats that the autopilot plays."""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground.actors import Player
from bot.records import MatchId, UserId
from engine.core import Question, Raw, Rng
from engine.go_west.game import GoWest
from tests.bot.house import House


class Broken(GoWest):
    """A game whose autopilot fails, or answers what can't be answered."""

    def __init__(self, answer: Raw | None) -> None:
        self.answer = answer

    def autopilot(self, view: Any, question: Question, rng: Rng) -> Raw:
        if self.answer is None:
            raise RuntimeError("a fault")
        return self.answer


async def sold(house: House, match_id: MatchId, player: Player) -> None:
    """Ann's whole turn."""
    _, match = await house.look(match_id)
    seat = min(match.pending)
    trial = match.copy()
    trial.answer(seat, "sell")
    card = str(trial.pending[seat].default)
    await house.bot.desk.matches.answer(
        match_id,
        seat,
        UserId(player.id),
        [("sell", False), (card, False), ("end", False)],
    )
    await house.discord.settled()


@pytest.mark.parametrize("answer", [None, "nonsense"])
async def test_a_match_goes_on_when_an_autopilot_fails(house: House, answer: Raw | None) -> None:
    house.games = {"go_west": Broken(answer)}
    await house.restart()
    ann = house.discord.user("Ann")
    match_id = await house.match("go_west", ann, autopilots=1)
    record, match = await house.look(match_id)
    turn = match.state.turn

    await sold(house, match_id, ann)

    record, match = await house.look(match_id)
    assert turn + 2 == match.state.turn
    assert [ann.id] == [record.seats[seat].user for seat in match.pending]


async def test_autopilots_alone_are_left_to_themselves_after_a_resignation(house: House) -> None:
    ann, ben, cleo = (house.discord.user(name) for name in ("Ann", "Ben", "Cleo"))
    match_id = await house.match("go_west", ann, ben, cleo)

    await house.bot.desk.matches.resign(match_id, UserId(cleo.id))
    await house.discord.settled()

    record, match = await house.look(match_id)
    assert "running" == record.status
    assert [False, False, True] == [seat.resigned for seat in record.seats]
    assert not any(record.seats[seat].autopilot for seat in match.pending)


async def test_the_last_of_a_group_that_wins_together_plays_on(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben, options="goal=together")

    await house.bot.desk.matches.resign(match_id, UserId(ben.id))
    await house.discord.settled()

    record, match = await house.look(match_id)
    assert "running" == record.status
    assert match.pending
    assert {ann.id} == {record.seats[seat].user for seat in match.pending}


async def test_the_last_against_others_has_won(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben)

    await house.bot.desk.matches.resign(match_id, UserId(ben.id))

    record, _ = await house.look(match_id)
    assert "over" == record.status


async def test_a_group_without_anybody_left_is_called_off(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben, options="goal=together")

    for player in (ann, ben):
        await house.bot.desk.matches.resign(match_id, UserId(player.id))

    record, _ = await house.look(match_id)
    assert "cancelled" == record.status
