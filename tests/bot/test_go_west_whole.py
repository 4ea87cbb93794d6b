"""Whole matches of Go West! on the stand-in, from the lobby to the result."""

from __future__ import annotations

from tests.bot.house import House
from tests.bot.whole import answer_by_command, answer_by_taps, last_post, play_whole


async def test_a_whole_match_is_played_by_taps_alone(house: House) -> None:
    players = tuple(
        house.discord.user(name, locale="cs" if name == "Ben" else "en-US")
        for name in ("Ann", "Ben", "Cleo", "David")
    )
    match_id = await house.match("go_west", *players)

    record, outcome = await play_whole(house, match_id, players, answer_by_taps)

    winner = record.seats[outcome.places[0][0]].name
    assert winner in await last_post(house, match_id)


async def test_a_whole_match_is_played_by_commands_alone(house: House) -> None:
    ann, ben = house.discord.user("Ann", locale="cs"), house.discord.user("Ben")
    channel = house.discord.channel("games")
    opened = await ann.slash(channel, "match new", game="go_west", seats=2)
    assert not opened.failed
    await ben.slash(channel, "match join")
    await ann.slash(channel, "match start")
    match_id = (await house.store.matches())[-1].id

    await play_whole(house, match_id, (ann, ben), answer_by_command)
