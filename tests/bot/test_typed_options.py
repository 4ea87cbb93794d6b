"""Options of commands that take one group of a question, or say how often."""

from __future__ import annotations

import pytest

from bot.playground.actors import Player
from bot.playground.places import Channel
from bot.records import MatchId, UserId
from bot.ui.verbs import key_meant
from engine.core import Option, Raw, Seat, Text
from tests.bot.house import CATALOGUE, House, tap, values
from tests.bot.house import menus as menus_of
from tests.bot.test_orders import Raid, acres
from tests.bot.test_orders import begun as orders_begun
from tests.contract.matches import FOE, ME
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


# What things are called


@pytest.fixture
async def acres_raid(house: House, monkeypatch: pytest.MonkeyPatch) -> Raid:
    """Ann may raid Quebec, with Rangers and Norfolk in her hand."""
    return await orders_begun(house, monkeypatch, acres("militia gaspe"), "few_acres")


@pytest.mark.parametrize("typed", ["quebec", " Quebec ", "raid quebec (1 card)", "raid.quebec"])
async def test_a_place_may_be_named_alone(acres_raid: Raid, typed: str) -> None:
    await acres_raid.ann.slash(acres_raid.thread, "acres raid", place=typed)

    assert {FOE: "raid.block"} == await acres_raid.asked()


async def test_several_cards_are_named_between_commas(acres_raid: Raid) -> None:
    cards = " norfolk,, Rangers, "
    await acres_raid.ann.slash(acres_raid.thread, "acres discard", cards=cards)

    match = await acres_raid.match()
    assert () == match.view(ME).hand
    assert {"b-norfolk", "b-rangers"} <= {*match.view(None).players["british"].discard}


async def test_what_no_card_is_called_is_refused_whole(acres_raid: Raid) -> None:
    answer = await acres_raid.ann.slash(acres_raid.thread, "acres discard", cards="Rangers, Boots")

    assert "Choose one of: Rangers, Norfolk." in answer.text
    assert ["start"] == await acres_raid.kinds()


async def test_after_a_name_the_others_are_offered(acres_raid: Raid) -> None:
    offered = await acres_raid.ann.complete(
        acres_raid.thread, "acres discard", "cards", "Rangers, "
    )

    assert ["Rangers, b-norfolk"] == offered.values


def raids(*places: str) -> list[Option]:
    return [
        Option(f"{n}.{place}", Text("do-raid", {"place": Text(f"place-{place}"), "cards": 1}))
        for n, place in enumerate(places)
    ]


@pytest.mark.parametrize(
    ("typed", "key"), [("gaspé", "1.gaspe"), ("QUEBEC", None), ("1", None), ("", None), (" ", None)]
)
def test_only_a_name_that_one_option_bears_is_enough(typed: str, key: str | None) -> None:
    words = CATALOGUE.words("cs" if typed == "gaspé" else "en", "few_acres")

    assert key == key_meant(typed, raids("quebec", "gaspe", "quebec"), words)
