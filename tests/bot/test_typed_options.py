"""Options of commands that take one group of a question, or say how often."""

from __future__ import annotations

import pytest

from bot.playground.actors import Player
from bot.playground.places import Channel
from bot.records import MatchId, UserId
from engine.core import Raw, Seat
from tests.bot.house import House, tap, values
from tests.bot.house import menus as menus_of
from tests.contract.repeating import Repeating


async def begun(house: House) -> tuple[MatchId, dict[Seat, Player], Channel]:
    """A match of two, and who sits where."""
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben)
    record, _ = await house.look(match_id)
    players = {str(player.id): player for player in (ann, ben)}
    seats = {each.seat: players[str(each.user)] for each in record.seats}
    return match_id, seats, await house.thread(match_id)


async def raided(house: House) -> tuple[MatchId, Player, Channel, list[str]]:
    """A raid has been played, and its victim holds blocks, which are named last."""
    for _ in range(12):
        match_id, seats, thread = await begun(house)
        me, foe = Seat(0), Seat(1)
        _, match = await house.look(match_id)
        hands = [match.view(seat).hand for seat in (me, foe)]
        raid = next((card for card in hands[0] if card.startswith("raid")), "")
        blocks = [card for card in hands[1] if card.startswith("block")]
        if raid and blocks:
            given: list[tuple[Seat, Raw]] = [(me, "ready"), (foe, "ready")]
            given += [(me, "raid"), (me, (raid,)), (me, "1")]
            for seat, raw in given:
                user = UserId(seats[seat].id)
                await house.bot.desk.matches.answer(match_id, seat, user, [(raw, False)])
            await house.discord.settled()
            return match_id, seats[foe], thread, blocks
        await seats[me].slash(thread, "match resign")
        await house.bot.desk.matches.cancel(match_id, UserId((await house.look(match_id))[0].host))
        await house.discord.settled()
    raise AssertionError("nobody was dealt what it takes")


async def test_a_group_is_pressed_in_its_menu_and_the_rest_as_a_button(house: House) -> None:
    match_id, victim, thread, blocks = await raided(house)
    panel = await victim.press(house.post(thread), "act:*")

    assert [blocks] == [values(menu) for menu in menus_of(panel.message)]
    assert "Don't block" in panel.buttons
    await tap(victim, panel, blocks[0])

    _, match = await house.look(match_id)
    assert blocks[0] in match.view(None).discard


async def test_an_old_menu_of_a_group_still_answers_after_a_restart(house: House) -> None:
    match_id, victim, thread, blocks = await raided(house)
    panel = await victim.press(house.post(thread), "act:*")
    twin = await victim.press(house.post(thread), "act:*")
    await house.restart()

    await tap(victim, panel, blocks[0])
    late = await tap(victim, twin, blocks[0])

    _, match = await house.look(match_id)
    assert blocks[0] in match.view(None).discard
    assert "no longer open" in late.text


async def test_a_command_offers_and_takes_its_group_alone(house: House) -> None:
    match_id, victim, thread, blocks = await raided(house)
    offered = await victim.complete(thread, "toy block", "card", "")
    before = (await house.look(match_id))[0].seq
    refused = await victim.slash(thread, "toy block", card="none")

    assert blocks == list(offered.values)
    assert "That can't be chosen now. Choose one of: Block" in refused.text
    assert "Don't" not in refused.text.partition("\n")[0]
    assert before == (await house.look(match_id))[0].seq
    await victim.slash(thread, "toy allow")
    assert before < (await house.look(match_id))[0].seq


async def repeating(house: House) -> tuple[MatchId, Player, Channel]:
    house.games = {"toy": Repeating()}
    await house.restart()
    match_id, seats, thread = await begun(house)
    return match_id, seats[Seat(0)], thread


async def test_a_command_says_how_often(house: House) -> None:
    match_id, me, thread = await repeating(house)
    offered = await me.complete(thread, "toy raid", "again", "")
    await me.slash(thread, "toy raid", again="4")

    _, match = await house.look(match_id)
    assert ["1", "2", "3"] == list(offered.values)
    assert 4 == match.seq
    assert "roll.again" == match.pending[Seat(0)].id


@pytest.mark.parametrize("typed", ["0", "10", "often", "2, 3"])
async def test_how_often_is_a_number_up_to_nine(house: House, typed: str) -> None:
    match_id, me, thread = await repeating(house)
    refused = await me.slash(thread, "toy raid", again=typed)

    _, match = await house.look(match_id)
    assert 0 == match.seq
    assert "Type a whole number from 1 to 9." in refused.text
