"""Whole matches of Go West! on the stand-in, from the lobby to the result."""

from __future__ import annotations

import pytest

from bot.playground.actors import Player
from bot.records import MatchId
from engine.core import Rng, Seat
from tests.bot.house import House, tap, text_of


async def answer_by_taps(house: House, match_id: MatchId, players: dict[Seat, Player]) -> None:
    """One answer of whoever is asked, in the direct message or in a panel from the thread."""
    record, match = await house.look(match_id)
    seat = min(match.pending)
    player = players[seat]
    raw = match.game.autopilot(match.view(seat), match.pending[seat], Rng(match.seq))
    before = match.seq
    if match.state.turn % 2:
        await tap(player, player.dms[-1], str(raw))
    else:
        thread = await house.thread(match_id)
        panel = await player.press(house.post(thread), "act:*")
        await tap(player, panel, str(raw))
    _, after = await house.look(match_id)
    assert before + 1 == after.seq


@pytest.mark.parametrize("names", [("Ann", "Ben"), ("Ann", "Ben", "Cleo", "David")])
async def test_a_whole_match_is_played_by_taps_alone(house: House, names: tuple[str, ...]) -> None:
    players = [
        house.discord.user(name, locale="cs" if name == "Ben" else "en-US") for name in names
    ]
    match_id = await house.match("go_west", *players)
    record, match = await house.look(match_id)
    by_seat = {
        seat.seat: player for seat in record.seats for player in players if player.id == seat.user
    }

    while record.status == "running":
        await answer_by_taps(house, match_id, by_seat)
        record, match = await house.look(match_id)

    assert match.outcome is not None
    thread = await house.thread(match_id)
    result = text_of(list(thread.messages.values())[-1])
    winner = record.seats[match.outcome.places[0][0]].name
    assert winner in result
    assert str(record.seed) in result
