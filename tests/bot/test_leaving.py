"""Players who leave: the server, the bot, or a match in which no clock runs."""

from __future__ import annotations

import pytest

from bot.pace import HOUR, PATIENCE
from bot.playground.actors import Player
from engine.core import Seat
from tests.bot.house import House, custom_ids, text_of
from tests.bot.test_absences import Table

ANN = Seat(0)


async def seated(house: House, names: str = "Ann Ben Cleo", **options: str) -> Table:
    players = [house.discord.user(name) for name in names.split()]
    match_id = await house.match("toy", *players, **options)
    return Table(house, match_id, players)


async def ready(table: Table, *players: Player) -> None:
    for player in players:
        await player.slash(await table.thread(), "toy plan", job="ready")


async def stale(house: House, names: str = "Ann Ben Cleo") -> Table:
    """Without a pace, all but Ann are ready."""
    table = await seated(house, names)
    await ready(table, *table.players[1:])
    return table


async def ask_button(table: Table, player: Player) -> list[str]:
    panel = await player.slash(await table.thread(), "match seat")
    return [each for each in custom_ids(panel.message) if each.endswith(":ask")]


@pytest.mark.parametrize("pace", ["none", "daily"])
async def test_the_table_is_asked_about_whoever_has_left_the_server(
    house: House, pace: str
) -> None:
    table = await seated(house, pace=pace)
    ann, ben, cleo = table.players
    await ready(table, ann)

    ann.leave()
    await ready(table, ben, cleo)

    [question] = await table.questions()
    assert any('"player-left"' in line for line in await table.log())
    assert [True, True] == [question in player.rung for player in (ben, cleo)]


async def test_after_a_vote_the_match_goes_on_without_whoever_has_left(house: House) -> None:
    table = await seated(house)
    ann, ben, cleo = table.players
    await ready(table, ann)
    ann.leave()
    await ready(table, ben, cleo)

    await table.vote(ben, "back")
    await table.vote(cleo, "back")

    assert [] == await table.questions()
    assert ANN not in await table.asked()
    assert "running" == (await house.look(table.match_id))[0].status


async def test_whoever_only_refuses_messages_is_called_in_the_thread(house: House) -> None:
    table = await seated(house)
    ann, ben, cleo = table.players
    await ready(table, ann)

    ann.close_dms()
    await ready(table, ben, cleo)

    assert [] == await table.questions()
    assert ann.rung[-1] in (await table.thread()).messages.values()


async def test_without_a_pace_nobody_is_asked_about_too_early(house: House) -> None:
    table = await stale(house)
    await house.wait(PATIENCE - HOUR)

    early = await ask_button(table, table.players[1])
    panel = await table.players[1].slash(await table.thread(), "match seat")
    answer = await table.players[1].press_old(panel.message, f"seat:{table.match_id}:0:0:ask")

    assert [] == early
    assert "The table can be asked from" in answer.text
    assert [] == await table.questions()


async def test_without_a_pace_the_table_may_be_asked_in_the_end(house: House) -> None:
    table = await stale(house)
    await house.wait(PATIENCE + HOUR)
    [button] = await ask_button(table, table.players[1])
    panel = await table.players[1].slash(await table.thread(), "match seat")

    await table.players[1].press(panel, button)

    [question] = await table.questions()
    assert "Ann has been waited for." in text_of(question)


async def test_without_a_pace_the_vote_counts_like_any_other(house: House) -> None:
    table = await stale(house, "Ann Ben")
    ben = table.players[1]
    await house.wait(PATIENCE + HOUR)
    await ben.press(await ben.slash(await table.thread(), "match seat"), "seat:*:ask")

    await table.vote(ben, "turn")

    _, match = await house.look(table.match_id)
    assert "1.turn.0" == match.state.phase


async def test_a_move_of_the_player_begins_the_wait_anew(house: House) -> None:
    table = await stale(house)
    ann, ben, _ = table.players
    await house.wait(PATIENCE - HOUR)
    await ann.slash(await table.thread(), "toy plan", job="hunt")

    await house.wait(2 * HOUR)

    assert [] == await ask_button(table, ben)


async def test_a_match_with_a_pace_leaves_it_to_the_clock(house: House) -> None:
    table = await seated(house, pace="relaxed")
    ben = table.players[1]
    panel = await ben.slash(await table.thread(), "match seat")

    answer = await ben.press_old(panel.message, f"seat:{table.match_id}:0:0:ask")

    assert "This match has a pace" in answer.text


async def test_without_a_pace_nothing_is_said_of_time(house: House) -> None:
    table = await seated(house)

    await house.wait(100 * 24 * HOUR)

    shown = [*(await table.thread()).messages.values(), *table.players[0].dms]
    assert not any("<t:" in text_of(each) for each in shown)
    assert [] == await table.questions()
