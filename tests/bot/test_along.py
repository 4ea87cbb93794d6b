"""Commands that come along with their user, where the bot isn't in the server."""

from __future__ import annotations

import pytest

from bot.playground.actors import Player, Unusable
from bot.playground.places import Channel
from engine.core import Seat
from tests.bot.house import House, custom_ids, tap

ALONG = ("mygames", "next", "hand", "help", "note")


async def abroad(house: House) -> tuple[Player, Channel]:
    """Ann has the app, plays the toy with Ben, and is in a server without the bot."""
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    await house.match("toy", ann, ben)
    other = house.discord.world.add_guild("Elsewhere", with_bot=False)
    house.discord.world.add_member(other, ann.user)
    ann.install()
    return ann, house.discord.channel("general", other)


def group(house: House, ann: Player) -> Channel:
    return house.discord.world.add_group(ann.user, house.discord.user("Cleo").user)


async def test_what_is_ones_own_comes_along_to_another_server(house: House) -> None:
    ann, general = await abroad(house)

    answers = [await ann.slash(general, name) for name in ALONG]

    assert all(answer.ephemeral for answer in answers)
    assert "Waiting for you." in answers[0].text
    assert "All plan at once" in answers[1].text
    assert "Your hand" in answers[2].text


async def test_cards_and_rules_are_looked_up_anywhere(house: House) -> None:
    ann, general = await abroad(house)

    offered = await ann.complete(general, "rules", "topic", "")
    rules = await ann.slash(general, "rules", topic=offered.values[0])
    cards = await ann.complete(general, "card", "card", "")
    card = await ann.slash(general, "card", card=cards.values[0])

    assert rules.ephemeral
    assert card.ephemeral


async def test_a_move_is_made_from_another_server_with_few_messages(house: House) -> None:
    ann, general = await abroad(house)
    panel = await ann.slash(general, "next")

    done = await tap(ann, panel, "ready")

    _, match = await house.look((await house.store.matches())[0].id)
    assert [1, 1] == [len(panel.messages), len(done.messages)]
    assert {Seat(1)} == set(match.pending)


async def test_people_among_themselves_have_them_too(house: House) -> None:
    ann, _ = await abroad(house)
    talk = group(house, ann)

    panel = await ann.slash(talk, "next")
    done = await tap(ann, panel, "ready")

    assert panel.ephemeral
    assert done.message is panel.message
    assert any(each.startswith("note:") for each in custom_ids(done.message))


async def test_tables_stay_where_the_bot_is(house: House) -> None:
    ann, general = await abroad(house)

    with pytest.raises(Unusable, match="doesn't come along"):
        await ann.slash(general, "match new", game="toy", seats=2)
    with pytest.raises(Unusable, match="doesn't come along"):
        await ann.slash(general, "toy plan", job="ready")
    with pytest.raises(LookupError):
        await ann.slash(group(house, ann), "match new", game="toy", seats=2)


async def test_without_the_app_nothing_comes_along(house: House) -> None:
    ann, general = await abroad(house)
    ann.user.has_app = False

    with pytest.raises(Unusable, match="isn't in this guild"):
        await ann.slash(general, "mygames")
