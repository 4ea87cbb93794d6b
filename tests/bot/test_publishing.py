"""What stands on Discord: brought up to date after crashes and refusals, and nothing twice."""

from __future__ import annotations

import pytest

from bot.playground.actors import Player
from bot.playground.messages import Message
from bot.playground.permissions import Permission
from bot.playground.places import Channel
from bot.records import MatchId, UserId
from engine.core import Seat
from tests.bot.house import House, tap, text_of, two


async def sold(house: House, match_id: MatchId, mover: Player) -> None:
    """A whole turn that nobody has published yet."""
    _, match = await house.look(match_id)
    seat = min(match.pending)
    answers: list[tuple[str, bool]] = [("sell", False)]
    trial = match.copy()
    trial.answer(seat, "sell")
    answers += [(str(trial.pending[seat].default), False), ("end", False)]
    await house.bot.desk.matches.answer(match_id, seat, UserId(mover.id), answers)


def turns(thread: Channel) -> list[Message]:
    return [m for m in thread.messages.values() if "undo:" in str(m.components) and not m.pinned_at]


async def test_what_a_crash_left_unpublished_is_published_at_the_next_start(house: House) -> None:
    match_id, mover, other, thread = await two(house)
    await house.bot.publisher.close()  # from now on nothing goes out
    await sold(house, match_id, mover)
    before = len(thread.messages)

    await house.restart()

    record, _ = await house.look(match_id)
    assert before + 1 == len(thread.messages)
    assert record.seq == record.published_seq
    assert 1 == len(other.dms)
    assert [other.dms[-1]] == other.rung


async def test_starting_again_posts_nothing_new(house: House) -> None:
    _, mover, other, thread = await two(house)
    before = [*thread.messages, *(m.id for m in mover.dms), *(m.id for m in other.dms)]

    await house.restart()

    assert before == [*thread.messages, *(m.id for m in mover.dms), *(m.id for m in other.dms)]


@pytest.mark.parametrize("after", [False, True])
async def test_a_post_whose_answer_was_lost_stands_once(house: House, after: bool) -> None:
    match_id, mover, _, thread = await two(house)
    house.discord.faults.drop(f"/channels/{thread.id}/messages", method="POST", carried_out=after)
    before = len(turns(thread))

    await sold(house, match_id, mover)
    await house.discord.settled()

    assert before + 1 == len(turns(thread))


async def test_quick_answers_make_one_post(house: House) -> None:
    match_id, mover, _, thread = await two(house)
    before = len(turns(thread))

    await sold(house, match_id, mover)
    await house.discord.settled()

    assert before + 1 == len(turns(thread))


async def test_a_turns_post_is_edited_while_it_is_young_and_left_alone_when_old(
    house: House,
) -> None:
    _, mover, _, thread = await two(house)
    post = turns(thread)[-1]
    panel = await tap(mover, await mover.press(post, "act:*"), "double")
    young = text_of(post)
    house.discord.clock.move(51 * 60)

    await mover.press(panel, "back:*")

    assert "uses the double-turn token" in young
    assert young == text_of(post)


async def test_what_a_group_plans_stands_in_one_message_however_long_it_takes(
    house: House,
) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben, options="goal=together")
    thread = await house.thread(match_id)
    [first] = turns(thread)
    house.discord.clock.move(51 * 60)

    await tap(ann, await ann.press(first, "act:*"), "ready")

    [second] = turns(thread)
    assert first.id != second.id
    assert "Waiting for Ben." in text_of(second)


async def test_the_card_says_for_whom_a_group_still_waits(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben, options="goal=together")
    thread = await house.thread(match_id)
    [card] = [m for m in thread.messages.values() if m.pinned_at]
    before = text_of(card)

    await tap(ann, await ann.press(turns(thread)[-1], "act:*"), "ready")

    assert "Waiting for Ann and Ben." in before
    assert "Waiting for Ben." in text_of(card)


async def test_a_changed_hand_replaces_an_old_direct_message_silently(house: House) -> None:
    match_id, mover, _, _ = await two(house)
    house.discord.clock.move(24 * 3600)

    await sold(house, match_id, mover)
    await house.discord.settled()

    assert 1 == len(mover.dms)
    assert [] == mover.rung  # the message that rang for the first turn is gone


async def test_the_pinned_card_says_whom_we_wait_for(house: House) -> None:
    match_id, mover, other, thread = await two(house)

    await sold(house, match_id, mover)
    await house.discord.settled()

    pinned = [m for m in thread.messages.values() if m.pinned_at]
    assert 1 == len(pinned)
    assert f"Waiting for {other.name}." in text_of(pinned[0])


async def test_an_old_card_that_cannot_be_edited_is_replaced(house: House) -> None:
    match_id, mover, other, thread = await two(house)
    house.discord.clock.move(48 * 3600)
    house.discord.world.limits.old_edits = 0

    await sold(house, match_id, mover)
    await house.discord.settled()

    pinned = [m for m in thread.messages.values() if m.pinned_at]
    assert 1 == len(pinned)
    assert f"Waiting for {other.name}." in text_of(pinned[0])


async def test_without_the_right_to_pin_the_card_just_stands(house: House) -> None:
    house.discord.take(Permission.PIN_MESSAGES)

    match_id, _, _, thread = await two(house)

    record, _ = await house.look(match_id)
    assert record.seq == record.published_seq
    assert [] == [m for m in thread.messages.values() if m.pinned_at]


async def test_a_deleted_thread_does_not_stop_the_match(house: House) -> None:
    match_id, mover, other, thread = await two(house)
    house.discord.remove(thread)

    await tap(mover, mover.dms[-1], "sell")
    await sold_rest(house, match_id, mover)
    await house.discord.settled()

    record, match = await house.look(match_id)
    assert record.seq == record.published_seq
    assert "What do you do" in text_of(other.dms[-1])
    assert [int(other.id)] == [record.seats[seat].user for seat in match.pending]


async def sold_rest(house: House, match_id: MatchId, mover: Player) -> None:
    _, match = await house.look(match_id)
    seat: Seat = min(match.pending)
    card = str(match.pending[seat].default)
    await house.bot.desk.matches.answer(
        match_id, seat, UserId(mover.id), [(card, False), ("end", False)]
    )


@pytest.mark.parametrize("name", ["@everyone", "**bold** _x_", "<@1234>", "[a](http://b.c)"])
async def test_names_ring_nobody_and_format_nothing(house: House, name: str) -> None:
    ann, odd = house.discord.user("Ann"), house.discord.user(name)

    match_id = await house.match("go_west", ann, odd)

    thread = await house.thread(match_id)
    for channel in (thread, house.discord.channel("games"), ann.dm, odd.dm):
        for message in channel.messages.values():
            assert not message.mentions.everyone
            assert not message.mentions.pinged
            assert name not in text_of(message) or name == name.strip("*_<>[]@")


async def test_autopilots_move_by_themselves(house: House) -> None:
    ann = house.discord.user("Ann")
    match_id = await house.match("go_west", ann, autopilots=2)
    _, match = await house.look(match_id)
    before = match.state.turn

    await sold(house, match_id, ann)
    await house.discord.settled()

    _, match = await house.look(match_id)
    assert before + 3 == match.state.turn
    assert [int(ann.id)] == [
        (await house.look(match_id))[0].seats[seat].user for seat in match.pending
    ]
