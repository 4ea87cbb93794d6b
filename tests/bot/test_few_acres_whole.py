"""Whole matches of A Few Acres of Snow on the stand-in, from the lobby to the result."""

from __future__ import annotations

import pytest

from tests.bot.house import House
from tests.bot.whole import Turn, answer_by_command, answer_by_taps, play_whole

every_way = pytest.mark.parametrize("answer", [answer_by_taps, answer_by_command])


@every_way
async def test_a_whole_match_is_played_one_way_alone(house: House, answer: Turn) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben", locale="cs")
    match_id = await house.match("few_acres", ann, ben)

    record, outcome = await play_whole(house, match_id, (ann, ben), answer)

    assert record.status == "over"
    assert outcome.won is None


@every_way
async def test_a_table_may_bid_for_the_sides_and_choose_many_rules(
    house: House, answer: Turn
) -> None:
    ann, ben = house.discord.user("Ann", locale="cs"), house.discord.user("Ben")
    options = "sides=bid, edition=first, french-draft=yes, sell-furs=yes, swap-after-siege=yes"
    match_id = await house.match("few_acres", ann, ben, options=options)

    record, _ = await play_whole(house, match_id, (ann, ben), answer)

    assert record.status == "over"
