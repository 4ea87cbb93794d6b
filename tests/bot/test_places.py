"""What moderators do to the places of a match: it goes on, says what is wrong, and comes back."""

from __future__ import annotations

import pytest

from bot.playground.actors import Player
from bot.playground.messages import Message
from bot.playground.permissions import Permission
from bot.playground.places import Channel
from bot.records import MatchId, UserId
from tests.bot.house import House, tap, text_of, two

NAMES = {
    Permission.VIEW_CHANNEL: "View Channel",
    Permission.SEND_MESSAGES: "Send Messages",
    Permission.ATTACH_FILES: "Attach Files",
    Permission.SEND_MESSAGES_IN_THREADS: "Send Messages in Threads",
    Permission.READ_MESSAGE_HISTORY: "Read Message History",
    Permission.PIN_MESSAGES: "Pin Messages",
}
SILENCING = (
    Permission.VIEW_CHANNEL,
    Permission.ATTACH_FILES,
    Permission.SEND_MESSAGES_IN_THREADS,
)


async def whole_turn(house: House, match_id: MatchId) -> None:
    """A turn of whoever is to move."""
    record, match = await house.look(match_id)
    seat = min(match.pending)
    trial = match.copy()
    trial.answer(seat, "sell")
    card = str(trial.pending[seat].default)
    user = record.seats[seat].user
    assert user is not None
    answers = [("sell", False), (card, False), ("end", False)]
    await house.bot.desk.matches.answer(match_id, seat, UserId(user), answers)
    await house.discord.settled()


def turns(channel: Channel) -> list[Message]:
    return [
        m
        for m in channel.messages.values()
        if "undo:" in str(m.components) and not m.pinned_at and "alt" not in m.content and m.files
    ]


def saying(house: House, text: str, *channels: Channel) -> list[Message]:
    """The messages there that say *text*."""
    return [
        m
        for c in channels
        for m in c.messages.values()
        if text in text_of(m) and not m.is_ephemeral
    ]


def pinned(channel: Channel) -> list[Message]:
    return [m for m in channel.messages.values() if m.pinned_at]


async def shown_again(house: House, match_id: MatchId) -> Channel:
    """The match stands in its place as it is: its turn once, and one card."""
    await house.discord.settled()
    record, match = await house.look(match_id)
    assert record.seq == record.published_seq
    place = house.discord.world.channels[str(record.thread or record.channel)]
    posts = await house.store.posts(match_id, "turn", "sent")
    assert [match.state.phase] == [post.key for post in posts][-1:]
    assert str(posts[-1].message) in place.messages
    cards = await house.store.posts(match_id, "status", "sent")
    assert 1 == len(cards)
    assert str(cards[0].message) in place.messages
    return place


async def plays_on(house: House, match_id: MatchId) -> None:
    """Both players can go on from their direct messages, and by command."""
    before = (await house.look(match_id))[1].seq
    mover = await mover_of(house, match_id)
    await tap(mover, mover.dms[-1], "sell")
    answer = await mover.slash(mover.dm, "undo", match=match_id)
    assert "went wrong" not in answer.text
    assert before + 2 == (await house.look(match_id))[1].seq


async def mover_of(house: House, match_id: MatchId) -> Player:
    record, match = await house.look(match_id)
    user = record.seats[min(match.pending)].user
    return next(p for p in map(house.discord.user, ("Ann", "Ben")) if p.id == user)


# Threads


async def test_an_archived_thread_is_woken_by_the_next_post(house: House) -> None:
    match_id, _, _, thread = await two(house)
    house.discord.archive(thread)
    before = len(turns(thread))

    await whole_turn(house, match_id)

    assert thread.thread is not None
    assert not thread.thread.archived
    assert before + 1 == len(turns(thread))
    await shown_again(house, match_id)


async def test_an_archived_thread_is_woken_by_an_edit_too(house: House) -> None:
    _, mover, _, thread = await two(house)
    house.discord.archive(thread)

    await tap(mover, mover.dms[-1], "double")

    assert thread.thread is not None
    assert not thread.thread.archived
    assert "uses the double-turn token" in text_of(turns(thread)[-1])


@pytest.mark.parametrize("archived", [False, True])
async def test_a_locked_thread_is_named_in_the_channel_and_comes_back(
    house: House, archived: bool
) -> None:
    house.discord.take(Permission.MANAGE_THREADS)
    match_id, _, _, thread = await two(house)
    channel = house.discord.channel("games")
    before = len(turns(thread))
    assert thread.thread is not None
    thread.thread.locked = True
    house.discord.world.set_archived(thread, thread.thread, archived=archived)
    await house.discord.settled()

    await whole_turn(house, match_id)
    await whole_turn(house, match_id)
    await plays_on(house, match_id)

    assert before == len(turns(thread))
    assert 1 == len(saying(house, "is locked for me", channel))
    thread.thread.locked = False
    house.discord.world.set_archived(thread, thread.thread, archived=False)
    await shown_again(house, match_id)
    assert before + 1 == len(turns(thread))
    assert [] == saying(house, "is locked for me", channel)


async def test_a_deleted_thread_is_opened_anew(house: House) -> None:
    match_id, _, _, thread = await two(house)
    house.discord.remove(thread)
    await house.discord.settled()

    again = await shown_again(house, match_id)

    assert again is not thread
    assert 1 == len(turns(again))
    assert 1 == len(pinned(again))
    await plays_on(house, match_id)


async def test_a_thread_deleted_while_the_bot_was_away_is_opened_anew(house: House) -> None:
    match_id, _, _, thread = await two(house)
    await house.stop()
    house.discord.remove(thread)
    await house.start()

    await whole_turn(house, match_id)

    again = await shown_again(house, match_id)
    assert again is not thread
    await plays_on(house, match_id)


async def test_a_deleted_channel_leaves_the_direct_messages(house: House) -> None:
    match_id, mover, other, _ = await two(house)
    house.discord.remove(house.discord.channel("games"))
    await house.discord.settled()

    await whole_turn(house, match_id)
    await plays_on(house, match_id)

    for player in (mover, other):
        assert 1 == len(saying(house, "The channel of this match is gone", player.dm))


# Messages


async def test_a_deleted_lobby_card_comes_again_when_somebody_joins(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    channel = house.discord.channel("games")
    await ann.slash(channel, "match new", game="go_west", seats=2)
    house.discord.remove(house.card(channel, ann))

    await ben.slash(channel, "match join")

    assert "Ben" in text_of(house.card(channel, ann))
    await ann.press(house.card(channel, ann), "start:*")
    (record,) = await house.store.matches()
    await shown_again(house, record.id)
    assert record.thread is not None


async def test_without_its_card_a_match_gets_another_for_its_thread(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    channel = house.discord.channel("games")
    await ann.slash(channel, "match new", game="go_west", seats=2)
    card = house.card(channel, ann)
    await ben.press(card, "join:*")
    house.discord.remove(card)

    await ann.slash(channel, "match start")

    (record,) = await house.store.matches()
    record, _ = await house.look(record.id)
    assert record.thread is not None
    await shown_again(house, record.id)
    assert [] == saying(house, "can't open a thread", channel)
    assert 1 == len(saying(house, "begins", channel))


async def test_a_deleted_turns_post_comes_again_with_the_next_change(house: House) -> None:
    match_id, mover, _, thread = await two(house)
    house.discord.remove(turns(thread)[-1])

    await tap(mover, mover.dms[-1], "double")

    assert 1 == len(turns(thread))
    assert "uses the double-turn token" in text_of(turns(thread)[-1])
    await shown_again(house, match_id)


async def test_a_deleted_card_is_pinned_anew_with_the_next_turn(house: House) -> None:
    match_id, _, _, thread = await two(house)
    house.discord.remove(pinned(thread)[0])

    await whole_turn(house, match_id)

    assert 1 == len(pinned(thread))
    await shown_again(house, match_id)


async def test_a_deleted_direct_message_comes_again_with_the_next_change(house: House) -> None:
    _, mover, _, thread = await two(house)
    house.discord.remove(mover.dms[-1])

    await tap(mover, await mover.press(house.post(thread), "act:*"), "double")

    assert 1 == len(mover.dms)
    assert "uses the double-turn token" in text_of(mover.dms[0])


async def test_refused_edits_of_old_messages_stop_nothing(house: House) -> None:
    match_id, _, _, thread = await two(house)
    house.discord.world.limits.old_edits = 0
    for _ in range(3):
        house.discord.clock.move(3 * 3600)
        await whole_turn(house, match_id)

    assert 4 == len(turns(thread))
    assert 1 == len(pinned(thread))
    await shown_again(house, match_id)


# Permissions


@pytest.mark.parametrize("permission", NAMES, ids=str)
async def test_a_permission_that_is_taken_is_named_once_and_missed_no_longer(
    house: House, permission: Permission
) -> None:
    match_id, mover, other, thread = await two(house)
    channel = house.discord.channel("games")
    places = (channel, thread, mover.dm, other.dm)
    before = len(turns(thread))

    house.discord.take(permission)
    await house.discord.settled()
    await whole_turn(house, match_id)
    await whole_turn(house, match_id)
    await plays_on(house, match_id)

    named = saying(house, NAMES[permission], *places)
    if permission is Permission.SEND_MESSAGES:
        assert [] == named  # the thread needs it not
    elif permission is Permission.VIEW_CHANNEL:
        assert {mover.dm, other.dm} == {message.channel for message in named}
        assert 2 == len(named)
    else:
        assert 1 == len(named)
        where = channel if permission is Permission.SEND_MESSAGES_IN_THREADS else thread
        assert named[0].channel is where
    silent = permission in SILENCING
    assert before + (0 if silent else 2) == len(turns(thread))

    house.discord.give(permission)
    await shown_again(house, match_id)
    assert before + (1 if silent else 2) == len(turns(thread))
    assert [] == saying(house, NAMES[permission], *places)
    await plays_on(house, match_id)


async def test_without_threads_a_match_stays_in_its_channel(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    channel = house.discord.channel("games")
    house.discord.take(Permission.CREATE_PUBLIC_THREADS)
    match_id = await house.match("go_west", ann, ben)

    await whole_turn(house, match_id)

    assert channel is await shown_again(house, match_id)
    assert 1 == len(saying(house, "Create Public Threads", channel))


async def test_a_permission_that_came_back_while_the_bot_was_away_is_used(house: House) -> None:
    match_id, _, _, thread = await two(house)
    before = len(turns(thread))
    house.discord.take(Permission.SEND_MESSAGES_IN_THREADS)
    await whole_turn(house, match_id)
    await house.stop()
    house.discord.give(Permission.SEND_MESSAGES_IN_THREADS)

    await house.start()

    await shown_again(house, match_id)
    assert before + 1 == len(turns(thread))
    assert [] == saying(house, "Send Messages in Threads", house.discord.channel("games"))


async def test_who_presses_where_nothing_can_be_shown_is_told_why_once(house: House) -> None:
    _, mover, other, thread = await two(house)
    mover.close_dms()
    other.close_dms()
    post = house.post(thread)
    house.discord.take(Permission.SEND_MESSAGES_IN_THREADS, Permission.SEND_MESSAGES)
    await house.discord.settled()

    first = await mover.press(post, "act:*")
    second = await mover.press(post, "act:*")

    told = [
        [m for m in answer.messages if "Send Messages in Threads" in text_of(m)]
        for answer in (first, second)
    ]
    assert [1, 0] == [len(messages) for messages in told]
    assert first.ephemeral


# The server


async def test_out_of_the_server_a_match_waits_and_goes_on_when_invited_again(
    house: House,
) -> None:
    match_id, mover, other, thread = await two(house)
    before = len(turns(thread))
    house.discord.world.remove_bot(house.discord.guild)
    await house.discord.settled()

    await whole_turn(house, match_id)
    assert before == len(turns(thread))

    house.discord.world.invite_bot(house.discord.guild)
    await shown_again(house, match_id)
    assert before + 1 == len(turns(thread))
    mover = await mover_of(house, match_id)
    await tap(mover, await mover.press(house.post(thread), "act:*"), "sell")
    await whole_rest(house, match_id)
    await shown_again(house, match_id)
    for player in (mover, other):
        assert [] == saying(house, "no longer in the server", player.dm)


async def whole_rest(house: House, match_id: MatchId) -> None:
    record, match = await house.look(match_id)
    seat = min(match.pending)
    user = record.seats[seat].user
    assert user is not None
    answers = [(str(match.pending[seat].default), False), ("end", False)]
    await house.bot.desk.matches.answer(match_id, seat, UserId(user), answers)
    await house.discord.settled()


async def test_a_server_that_discord_cannot_reach_is_no_trouble_of_ours(house: House) -> None:
    match_id, mover, other, _ = await two(house)
    world, guild = house.discord.world, house.discord.guild
    world.tell("GUILD_DELETE", {"id": guild.id, "unavailable": True}, guild=guild)
    await house.discord.settled()

    await whole_turn(house, match_id)

    channels = (mover.dm, other.dm, house.discord.channel("games"), await house.thread(match_id))
    assert [] == saying(house, "by direct message", *channels)
    await shown_again(house, match_id)
