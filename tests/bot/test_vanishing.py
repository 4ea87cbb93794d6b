"""Whoever vanishes, and whatever was being asked: every match still comes to an end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.absences import Absences
from bot.clock import Watch
from bot.matches import Matches, NoMatch
from bot.pilots import pilot_all
from bot.records import Lobby, MatchId, MatchRecord, UserId
from bot.store import Store
from engine.core import Number, One, Question, Raw, Rng, Seat
from engine.registry import GAMES
from tests.bot.store.builders import Clock

USERS = (UserId(10), UserId(11), UserId(12))
HOUR = 3600.0
PATIENCE = 3_000  # steps after which a match has hung
QUESTIONS = (
    "plan.job",
    "plan.place",
    "turn.action",
    "take.amount",
    "turn.end",
    "draw.drop",
    "raid.cards",
    "raid.target",
    "raid.block",
    "roll.again",
    "night.drop",
    "vote.say",
    "vote.decide",
    "curse.drop",
)


class World:
    """Matches and their clocks, without anything that shows them."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.clock = clock
        self.store = store
        self.matches = Matches(store, GAMES, clock, {})
        self.watch = Watch(store, Absences(self.matches), clock, lambda _: None)
        self.matches.changed = self.watch.wake

    async def start(self, seed: int, seats: int, game: str = "toy", **options: str) -> MatchId:
        lobby = Lobby(
            await self.store.new_match_id(),
            game,
            USERS[0],
            guild=1,
            channel=2,
            language="en",
            seats=seats,
            players=USERS[:seats],
            options=options,
            pace="daily",
        )
        await self.store.add_lobby(lobby)
        await self.matches.start(lobby, ["Ann", "Ben", "Cleo"][:seats], seed, None)
        return lobby.id

    async def look(self, match_id: MatchId) -> tuple[MatchRecord, Any]:
        return await self.matches.look(match_id)

    async def answer(self, match_id: MatchId, seat: Seat, raw: Raw, *, aside: bool = False) -> None:
        record, _ = await self.look(match_id)
        user = record.seats[seat].user
        assert user is not None
        await self.matches.answer(match_id, seat, user, [(raw, aside)])

    async def wait(self, match_id: MatchId, seconds: float) -> None:
        self.clock.seconds += seconds
        await self.watch.do_due()
        try:
            await pilot_all(self.matches, match_id)
        except NoMatch:
            return


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    clock = Clock()
    store = await Store.open(tmp_path / "portage.db", now=clock)
    yield World(store, clock)
    await store.close()


def any_answer(question: Question, chance: Rng) -> Raw:
    match question:
        case One(options=options):
            return chance.pick(options).key
        case Number(least=least, most=most):
            return chance.pick(range(least, most + 1))
        case _:
            keys = [option.key for option in question.options]
            return tuple(keys[: question.least + chance.pick(range(2))][: question.most])


async def reached(world: World, match_id: MatchId, seat: Seat, question: str, chance: Rng) -> bool:
    """Play by chance until *seat* is asked *question*; whether that comes."""
    for _ in range(120):
        record, match = await world.look(match_id)
        if record.status != "running":
            return False
        if seat in match.pending and match.pending[seat].id == question:
            return True
        curse = next(iter(match.asides), None)
        if question == "curse.drop" and curse is not None and curse != seat:
            keys = [option.key for option in match.asides[curse].options]
            if match.asides[curse].id == "curse" and str(seat) in keys:
                await world.answer(match_id, curse, str(seat), aside=True)
                continue
        acting = chance.pick(sorted(match.pending))
        await world.answer(match_id, acting, any_answer(match.pending[acting], chance))
    return False


@pytest.mark.parametrize(
    ("seat", "question"),
    # Only the first player decides where a vote is open.
    [(Seat(n), each) for each in QUESTIONS for n in range(2) if (n, each) != (1, "vote.decide")],
)
async def test_a_match_ends_whoever_vanishes(world: World, seat: Seat, question: str) -> None:
    chance = Rng(7)
    match_id = await world.start(1, 2)
    for seed in range(2, 40):
        if await reached(world, match_id, seat, question, chance):
            break
        match_id = await world.start(seed, 2)
    else:
        pytest.fail(f"seat {seat} is never asked {question}")

    record = await without(world, match_id, {seat}, chance)

    assert "over" == record.status


@pytest.mark.parametrize("goal", ["alone", "together"])
async def test_a_match_that_all_have_left_is_called_off(world: World, goal: str) -> None:
    match_id = await world.start(1, 3, goal=goal)

    record = await without(world, match_id, {Seat(0), Seat(1), Seat(2)}, Rng(7))

    assert "cancelled" == record.status
    log = await world.store.log(match_id, None)
    assert b'"match-abandoned"' in log[-1].event


async def test_whoever_is_left_of_three_plays_to_the_end(world: World) -> None:
    match_id = await world.start(1, 3, goal="together")

    record = await without(world, match_id, {Seat(0), Seat(2)}, Rng(7))

    assert "over" == record.status


async def without(world: World, match_id: MatchId, gone: set[Seat], chance: Rng) -> MatchRecord:
    """Play on without those; time passes whenever only they are waited for."""
    for _ in range(PATIENCE):
        record, match = await world.look(match_id)
        if record.status != "running":
            return record
        there = sorted(set(match.pending) - gone)
        if there:
            await world.answer(match_id, there[0], any_answer(match.pending[there[0]], chance))
        else:
            await world.wait(match_id, 12 * HOUR)
    raise AssertionError("the match hangs")
