"""Whole matches of Lewis & Clark on the stand-in, from the lobby to the result."""

from __future__ import annotations

import pytest

from engine.lewis_clark.content import CREWS
from tests.bot.house import House, tap
from tests.bot.whole import answer_by_command, answer_by_taps, play_whole, seated


@pytest.mark.parametrize("names", [("Ann",), ("Ann", "Ben")])
async def test_a_whole_match_is_played_by_taps_alone(house: House, names: tuple[str, ...]) -> None:
    players = tuple(
        house.discord.user(name, locale="cs" if name == "Ben" else "en-US") for name in names
    )
    match_id = await house.match("lewis_clark", *players)

    await play_whole(house, match_id, players, answer_by_taps)


async def test_a_whole_match_is_played_by_commands_alone(house: House) -> None:
    ann, ben = house.discord.user("Ann", locale="cs"), house.discord.user("Ben")
    match_id = await house.match("lewis_clark", ann, ben)

    await play_whole(house, match_id, (ann, ben), answer_by_command)


async def test_an_ordinary_turn_takes_five_taps(house: House) -> None:
    players = (house.discord.user("Ann"), house.discord.user("Ben"))
    match_id = await house.match("lewis_clark", *players)
    _, by_seat = await seated(house, match_id, players)
    _, match = await house.look(match_id)
    [seat] = match.pending
    crew = CREWS[seat].characters

    player = by_seat[seat]
    for key in (crew["hunter"], crew["commander"], "1", "2", "end"):
        await tap(player, player.dms[-1], key)

    _, match = await house.look(match_id)
    assert 2 == match.state.turn
    assert {"fur": 1, "food": 3, "equipment": 1} == {
        kind: number for kind, number in match.state.expeditions[seat].resources.items() if number
    }
