"""Whole matches of Go West! on the stand-in, from the lobby to the result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.draft import AnyMatch
from bot.playground.actors import Player
from bot.playground.places import Channel
from bot.records import MatchId, MatchRecord
from engine.core import Question, Rng, Seat
from engine.go_west.game import GoWest
from tests.bot.house import House, tap, text_of

VERBS = {verb.name: verb for verb in GoWest.verbs}


def sensible(match: AnyMatch, seat: Seat) -> str:
    """What the autopilot would answer."""
    question: Question = match.pending[seat]
    return str(match.game.autopilot(match.view(seat), question, Rng(match.seq)))


async def seated(
    house: House, match_id: MatchId, players: tuple[Player, ...]
) -> tuple[MatchRecord, Mapping[Seat, Player]]:
    record, _ = await house.look(match_id)
    by_id = {player.id: player for player in players}
    return record, {seat.seat: by_id[seat.user] for seat in record.seats if seat.user}


async def answer_by_taps(house: House, match_id: MatchId, players: Mapping[Seat, Player]) -> None:
    """One answer of whoever is asked, in the direct message or in a panel from the thread."""
    _, match = await house.look(match_id)
    seat = min(match.pending)
    player, answer, before = players[seat], sensible(match, seat), match.seq
    if match.state.turn % 2:
        await tap(player, player.dms[-1], answer)
    else:
        thread = await house.thread(match_id)
        await tap(player, await player.press(house.post(thread), "act:*"), answer)
    _, after = await house.look(match_id)
    assert before + 1 == after.seq


async def turn_by_commands(house: House, match_id: MatchId, players: Mapping[Seat, Player]) -> None:
    """One action of whoever is asked: a command that does it, and one that confirms it."""
    _, match = await house.look(match_id)
    seat = min(match.pending)
    thread = await house.thread(match_id)
    verb, options = command_for(match, seat)
    before = match.seq
    await players[seat].slash(thread, f"west {verb}", **options)
    _, after = await house.look(match_id)
    assert before < after.seq, (verb, options)


def command_for(match: AnyMatch, seat: Seat) -> tuple[str, dict[str, Any]]:
    """The command that does what the autopilot would do, up to the next confirmation."""
    trial = match.copy()
    answer = sensible(trial, seat)
    if trial.pending[seat].id == "turn.end":
        return "end", {}
    trial.answer(seat, answer)
    verb, options = VERBS[answer], {}
    while seat in trial.pending and trial.pending[seat].id not in ("turn.end", "turn.action"):
        asked = trial.pending[seat].id
        name = next(name for name, ids in verb.options.items() if asked in ids)
        value = sensible(trial, seat)
        options[name] = value
        trial.answer(seat, value)
    return verb.name, options


async def last_post(house: House, match_id: MatchId) -> str:
    thread: Channel = await house.thread(match_id)
    return text_of(list(thread.messages.values())[-1])


@pytest.mark.parametrize("names", [("Ann", "Ben"), ("Ann", "Ben", "Cleo", "David")])
async def test_a_whole_match_is_played_by_taps_alone(house: House, names: tuple[str, ...]) -> None:
    players = tuple(
        house.discord.user(name, locale="cs" if name == "Ben" else "en-US") for name in names
    )
    match_id = await house.match("go_west", *players)
    record, by_seat = await seated(house, match_id, players)

    while record.status == "running":
        await answer_by_taps(house, match_id, by_seat)
        record, match = await house.look(match_id)

    assert match.outcome is not None
    said = await last_post(house, match_id)
    assert record.seats[match.outcome.places[0][0]].name in said
    assert str(record.seed) in said


async def test_a_whole_match_is_played_by_commands_alone(house: House) -> None:
    ann, ben = house.discord.user("Ann", locale="cs"), house.discord.user("Ben")
    channel = house.discord.channel("games")
    opened = await ann.slash(channel, "match new", game="go_west", seats=2)
    assert not opened.failed
    await ben.slash(channel, "match join")
    await ann.slash(channel, "match start")
    match_id = (await house.store.matches())[-1].id
    record, by_seat = await seated(house, match_id, (ann, ben))

    while record.status == "running":
        await turn_by_commands(house, match_id, by_seat)
        record, match = await house.look(match_id)

    assert match.outcome is not None
    assert str(record.seed) in await last_post(house, match_id)
