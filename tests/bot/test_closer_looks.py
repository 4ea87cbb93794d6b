"""Closer looks on the stand-in: by button, by command, after restarts, too late and in vain."""

from __future__ import annotations

from typing import NamedTuple

from bot.playground.actors import Player
from bot.playground.messages import Message
from bot.playground.places import Channel
from bot.records import MatchId, UserId
from engine.core import Raw, Seat
from tests.bot.house import House, custom_ids, tap, text_of


class Table(NamedTuple):
    match_id: MatchId
    me: Player  # has the turn
    foe: Player
    thread: Channel


async def discarded(house: House) -> Table:
    """A match of two in which one card lies in the discard."""
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben)
    record, _ = await house.look(match_id)
    players = {seat.seat: ann if seat.user == ann.id else ben for seat in record.seats}
    drop = (await house.look(match_id))[1].view(Seat(0)).hand[0]
    answers: list[tuple[int, Raw]] = [(0, "ready"), (1, "ready"), (0, "draw"), (0, drop)]
    for seat, raw in answers:
        user = UserId(players[Seat(seat)].id)
        await house.bot.desk.matches.answer(match_id, Seat(seat), user, [(raw, False)])
    await house.discord.settled()
    return Table(match_id, players[Seat(0)], players[Seat(1)], await house.thread(match_id))


def pictures(message: Message) -> list[str]:
    return [file.name for file in message.files]


def closer_ids(message: Message) -> list[str]:
    return [each for each in custom_ids(message) if each.startswith("closer:")]


async def test_a_button_opens_it_in_place_and_another_leads_back(house: House) -> None:
    _, me, _, thread = await discarded(house)
    panel = await me.press(house.post(thread), "act:*")
    before = panel.text

    near = await me.press(panel, "closer:*")
    assert near.message is panel.message
    assert near.ephemeral
    assert near.text.startswith("**Discard**")
    assert ["detail.png"] == pictures(near.message)
    back = await me.press(near, "fresh:*")

    assert back.message is panel.message
    assert before == back.text
    await tap(me, back, "end")


async def test_nobody_else_sees_it_and_the_posts_offer_none(house: House) -> None:
    _, me, foe, thread = await discarded(house)
    near = await me.press(await me.press(house.post(thread), "act:*"), "closer:*")

    assert near.message not in foe.sees(thread)
    assert [] == [each for post in thread.messages.values() for each in closer_ids(post)]


async def test_it_works_in_the_direct_message_and_after_a_restart(house: House) -> None:
    match_id, me, _, _ = await discarded(house)
    message = me.dms[-1]

    await me.press(message, "closer:*")
    assert "**Discard**" in text_of(message)
    await house.restart()
    await me.press(message, "fresh:*")

    assert "**Discard**" not in text_of(message)
    await tap(me, message, "end")
    assert Seat(1) in (await house.look(match_id))[1].pending


async def test_an_old_panel_shows_it_as_it_is_now(house: House) -> None:
    match_id, me, foe, thread = await discarded(house)
    panel = await foe.press(house.post(thread), "act:*")
    await me.slash(thread, "toy end")
    _, match = await house.look(match_id)
    await foe.slash(thread, "toy draw")
    await foe.slash(thread, "toy drop", cards=match.view(Seat(1)).hand[0])
    await house.restart()

    near = await foe.press(panel, "closer:*")

    counts = [int(line.rpartition(" ")[2]) for line in near.text.splitlines() if line[:2] == "- "]
    assert 2 == sum(counts)


async def test_spectators_see_it_too(house: House) -> None:
    _, _, _, thread = await discarded(house)
    cleo = house.discord.user("Cleo")
    panel = await cleo.press(house.post(thread), "act:*")

    near = await cleo.press(panel, "closer:*")
    assert "**Discard**" in near.text
    back = await cleo.press(near, "fresh:*")

    assert "You are watching this match." in back.text


async def test_the_command_offers_it_by_its_title(house: House) -> None:
    _, me, _, thread = await discarded(house)
    me.user.locale = "cs"
    offered = await me.complete(thread, "board", "detail", "odh")
    typed = await me.slash(thread, "board", detail="discard")
    titled = await me.slash(thread, "board", detail="ODHOZENÉ ")

    assert [("Odhozené", "discard")] == list(zip(offered.choices, offered.values, strict=True))
    assert typed.text == titled.text
    assert typed.text.startswith("**Odhozené**")
    assert "Zpět k hernímu plánu" in typed.buttons


async def test_the_command_names_another_match(house: House) -> None:
    match_id, me, _, _ = await discarded(house)
    elsewhere = house.discord.channel("elsewhere")
    offered = await me.complete(elsewhere, "board", "detail", "", match=match_id)
    shown = await me.slash(elsewhere, "board", detail="discard", match=match_id)

    assert ["discard"] == list(offered.values)
    assert "**Discard**" in shown.text


async def test_what_cannot_be_looked_at_is_refused(house: House) -> None:
    _, me, _, thread = await discarded(house)

    for typed in ("market", " ", "discard-1", "~", "x" * 300):
        shown = await me.slash(thread, "board", detail=typed)
        assert "nothing of that name" in shown.text, typed


async def test_a_close_up_of_another_panel_is_not_opened(house: House) -> None:
    match_id, me, foe, thread = await discarded(house)
    panel = await me.press(house.post(thread), "act:*")
    [own] = closer_ids(panel.message)

    anothers = await foe.press_old(house.post(thread), own)
    unknown = await me.press_old(house.post(thread), own.replace("discard", "market"))
    gone = await me.press_old(house.post(thread), own.replace(match_id, "zzzzz"))

    assert "another player's button" in anothers.text
    assert "nothing of that name" in unknown.text
    assert "This match is over." in gone.text


async def test_when_there_is_none_none_is_offered(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    thread = await house.thread(await house.match("toy", ann, ben))
    panel = await ann.press(house.post(thread), "act:*")
    offered = await ann.complete(thread, "board", "detail", "")
    refused = await ann.slash(thread, "board", detail="discard")

    assert [] == closer_ids(panel.message)
    assert [] == list(offered.values)
    assert "nothing of that name" in refused.text
