"""In every game, each seat vanishes at each kind of question, and the match goes on to its end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from bot.records import MatchRecord
from bot.store import Store
from engine.core import Rng, Seat
from engine.registry import GAMES
from tests.bot.store.builders import Clock
from tests.bot.test_vanishing import HOUR, PATIENCE, World
from tests.bot.vanished import Position, ends, goes_on, positions
from tests.contract.matches import AnyGame, every_game

# Matches that are played to find positions, and of those the ones that are played to their end.
MATCHES = {"toy": 4, "go_west": 2, "lewis_clark": 1, "few_acres": 4, "robinson": 10}
# Expeditions that odd moves have ruined may take for ever to arrive, so Lewis & Clark isn't here.
ENDS = {"toy": 3, "go_west": 2, "few_acres": 2, "robinson": 2}
KINDS = {"toy": 10, "go_west": 5, "lewis_clark": 9, "few_acres": 16, "robinson": 25}  # at least
PLAYED = ("go_west", "lewis_clark", "few_acres", "robinson")


@cache
def found_in(game: str) -> tuple[Position, ...]:
    """The positions of a game, looked for once."""
    return tuple(positions(GAMES[game], Rng(7), MATCHES[game]))


@every_game
def test_no_question_to_somebody_who_vanished_holds_up_the_others(game: AnyGame) -> None:
    found = found_in(game.name)

    stuck = [(each.seat, each.question) for each in found if not goes_on(each)]

    assert [] == stuck
    assert KINDS[game.name] <= len({each.question for each in found})


@pytest.mark.parametrize(("game", "number"), ENDS.items())
def test_a_match_ends_without_one_of_its_players(game: str, number: int) -> None:
    found = found_in(game)
    chosen = found[:: -max(1, len(found) // number)][:number]

    assert [True] * len(chosen) == [ends(each, Rng(9)) for each in chosen]


@pytest.mark.parametrize("game", PLAYED)
async def test_the_clock_brings_a_match_to_its_end(game: str, tmp_path: Path) -> None:
    clock = Clock()
    store = await Store.open(tmp_path / "portage.db", now=clock)
    try:
        record = await played_without(World(store, clock), game, Seat(1))
    finally:
        await store.close()

    assert "over" == record.status


async def played_without(world: World, game: str, gone: Seat) -> MatchRecord:
    """The host plays on; time passes whenever only the one who is gone is waited for."""
    match_id = await world.start(1, 2, game)
    for turn in range(PATIENCE):
        record, match = await world.look(match_id)
        if record.status != "running":
            return record
        there = sorted(set(match.pending) - {gone})
        if not there:
            await world.wait(match_id, 12 * HOUR)
            continue
        seat = there[0]
        raw = GAMES[game].autopilot(match.view(seat), match.pending[seat], Rng(turn))
        await world.answer(match_id, seat, raw)
    raise AssertionError("the match hangs")
