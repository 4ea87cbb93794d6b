"""Seats that the autopilot plays."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

from bot.draft import Draft
from bot.playground.actors import Player
from bot.records import MatchId, UserId
from engine.core import Config, Match, One, Question, Raw, Rng, Seat
from engine.go_west.game import GoWest
from engine.registry import GAMES
from engine.toy.game import Toy
from tests.bot.house import House
from tests.bot.present.samples import record_of
from tests.contract.made_up import MadeUp, State


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


class Cursing(Toy):
    """A toy whose autopilot always wants to curse, even with no gold or nobody to curse."""

    def __init__(self, curse: Raw | None) -> None:
        self.curse = curse

    def autopilot_aside(self, view: Any, aside: One, rng: Rng) -> Raw | None:
        if self.curse is None:
            raise RuntimeError("a fault")
        return self.curse


async def turns(house: House, ann: Player) -> MatchId:
    """Ann plans alone with an autopilot until its first turn is over."""
    match_id = await house.match("toy", ann, autopilots=1)
    while True:
        record, match = await house.look(match_id)
        seats = [seat for seat in match.pending if record.seats[seat].user == ann.id]
        if match.state.round > 1 or not seats:
            return match_id
        raw = GAMES["toy"].autopilot(match.view(seats[0]), match.pending[seats[0]], Rng(match.seq))
        await house.bot.desk.matches.answer(match_id, seats[0], UserId(ann.id), [(raw, False)])
        await house.discord.settled()


async def kinds_of(house: House, match_id: MatchId) -> list[tuple[int | None, bool]]:
    return [(move.seat, move.aside) for move in await house.store.moves(match_id)]


async def test_an_autopilot_does_things_beside_its_questions(house: House) -> None:
    house.games = {"toy": Cursing("0")}
    await house.restart()
    ann = house.discord.user("Ann")

    match_id = await turns(house, ann)

    record, _ = await house.look(match_id)
    pilot = next(seat.seat for seat in record.seats if seat.autopilot)
    asides = [seat for seat, aside in await kinds_of(house, match_id) if aside]
    assert {pilot} == {*asides}


@pytest.mark.parametrize("curse", [None, "nonsense"])
async def test_a_match_goes_on_when_an_aside_of_an_autopilot_fails(
    house: House, curse: Raw | None, caplog: pytest.LogCaptureFixture
) -> None:
    house.games = {"toy": Cursing(curse)}
    await house.restart()

    match_id = await turns(house, house.discord.user("Ann"))

    _, match = await house.look(match_id)
    assert match.state.round > 1
    assert f"match {match_id} seq " in caplog.text
    assert "aside of autopilot of seat " in caplog.text


class Restless(MadeUp):
    """Rules by chance, where seats ask favours as long as anybody lets them."""

    def setup(self, config: Config, rng: Rng) -> State:
        state = super().setup(config, rng)
        state.points = [1000] * config.seats
        return state

    def autopilot_aside(self, view: Any, aside: One, rng: Rng) -> Raw | None:
        return aside.default


def test_an_autopilot_comes_to_its_question_at_last() -> None:
    match = next(
        match for seed in range(99) if (match := Match.start(Restless(), Config(2), seed)).asides
    )
    draft = Draft(match, None)
    record = record_of(match)

    for _ in range(40):
        [*_, seat] = match.pending
        draft.answer_on_autopilot(record, seat)

    rows = [
        len(list(steps))
        for seat in (Seat(0), Seat(1))
        for is_aside, steps in groupby(step.aside for step in match.steps if step.seat == seat)
        if is_aside
    ]
    assert 8 == max(rows)
