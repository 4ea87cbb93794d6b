"""What somebody may try who wants to know, to do or to spoil what isn't theirs."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.lobbies import Lobbies
from bot.playground.actors import Player
from bot.playground.permissions import Permission
from bot.playground.places import Channel
from bot.records import Lobby, UserId
from bot.ui.replies import Reply
from tests.bot.faulty import until
from tests.bot.house import House, custom_ids, text_of, two

GONE = "There is no match"
KINDS = ("ans", "done", "typed", "form", "back", "restart", "redo", "fresh", "text", "logs", "go")


def elsewhere(house: House, player: Player) -> Channel:
    """A channel of another server, where *player* may do anything."""
    world = house.discord.world
    guild = world.add_guild("Elsewhere")
    role = world.add_role(guild, "all", Permission.ADMINISTRATOR)
    world.add_member(guild, player.user, roles=[role.id])
    return house.discord.channel("general", guild)


def hidden(house: House, *players: Player) -> Channel:
    """A channel of the first server that only *players* and the bot see."""
    world, channel = house.discord.world, house.discord.channel("hidden")
    world.set_overwrite(channel, house.discord.guild.everyone, deny=Permission.VIEW_CHANNEL)
    for user in (world.bot, *(player.user for player in players)):
        world.set_overwrite(channel, user, allow=Permission.VIEW_CHANNEL)
    return channel


async def opened(house: House, channel: Channel, **options: object) -> Lobby:
    """A table that Ann has opened."""
    options = {"game": "go_west", "seats": 3, **options}
    await house.discord.user("Ann").slash(channel, "match new", **options)
    return (await house.store.lobbies())[-1]


# -- power that somebody has elsewhere -----------------------------------------------------------


async def test_whoever_manages_another_server_ends_no_match_here(house: House) -> None:
    match_id, mover, other, _ = await two(house)
    record, _ = await house.look(match_id)
    guest = other if other.id != record.host else mover

    answer = await guest.slash(elsewhere(house, guest), "match cancel", match=match_id)
    confirmed = await guest.press_old(answer, f"confirm:{match_id}::0:cancel")

    assert "running" == (await house.look(match_id))[0].status
    assert ["Only the host" in each.text for each in (answer, confirmed)] == [True, True]


async def test_whoever_manages_another_channel_ends_no_match_here(house: House) -> None:
    match_id, *_ = await two(house)
    cleo, lounge = house.discord.user("Cleo"), house.discord.channel("lounge")
    manages = Permission.MANAGE_THREADS
    house.discord.world.set_overwrite(lounge, cleo.user, allow=manages)

    refused = await cleo.slash(lounge, "match cancel", match=match_id)
    house.discord.world.set_overwrite(house.discord.channel("games"), cleo.user, allow=manages)
    asked = await cleo.slash(lounge, "match cancel", match=match_id)

    assert "Only the host" in refused.text
    assert "Do you really" in asked.text


async def test_whoever_manages_another_server_closes_no_table_here(house: House) -> None:
    lobby = await opened(house, house.discord.channel("games"))
    cleo = house.discord.user("Cleo")

    answer = await cleo.slash(elsewhere(house, cleo), "match cancel", match=lobby.id)

    assert [lobby] == await house.store.lobbies()
    assert "This table is no longer open." == answer.text


# -- places that somebody doesn't see ------------------------------------------------------------


@pytest.mark.parametrize(
    "command", ["board", "hand", "log", "undo", "redo", "west sell", "match resign", "match cancel"]
)
async def test_a_match_of_a_hidden_place_is_none_for_others(house: House, command: str) -> None:
    ann, cleo = house.discord.user("Ann"), house.discord.user("Cleo")
    lobby = await opened(house, hidden(house, ann), seats=2, autopilots=1)
    await ann.slash(house.discord.channel("hidden"), "match start")

    answers = [
        await cleo.slash(place, command, match=lobby.id)
        for place in (house.discord.channel("games"), elsewhere(house, cleo), cleo.dm)
    ]

    assert [f"{GONE} `{lobby.id}`."] * 3 == [answer.text for answer in answers]


async def test_whoever_plays_finds_the_match_from_anywhere(house: House) -> None:
    match_id, mover, other, thread = await two(house)
    cleo = house.discord.user("Cleo")

    answers = [
        await mover.slash(elsewhere(house, mover), "hand", match=match_id),
        await other.slash(other.dm, "board", match=match_id.upper()),
        await cleo.slash(house.discord.channel("lounge"), "board", match=match_id),
        await cleo.slash(thread, "board", match=match_id),
    ]

    assert [False] * 4 == [GONE in answer.text for answer in answers]


async def test_a_table_of_a_hidden_place_is_none_for_others(house: House) -> None:
    ann, cleo, games = house.discord.user("Ann"), house.discord.user("Cleo"), "games"
    lobby = await opened(house, hidden(house, ann))
    channel = house.discord.channel(games)

    offered = await cleo.complete(channel, "match join", "match", "")
    answers = [
        await cleo.slash(channel, f"match {name}", match=lobby.id)
        for name in ("join", "leave", "start", "cancel")
    ]

    assert [] == offered.choices
    assert ["This table is no longer open."] * 4 == [answer.text for answer in answers]
    assert [lobby] == await house.store.lobbies()


async def test_whoever_is_invited_joins_a_table_of_a_hidden_place(house: House) -> None:
    ann, cleo = house.discord.user("Ann"), house.discord.user("Cleo")
    lobby = await opened(house, hidden(house, ann), player1=cleo.user)
    channel = house.discord.channel("games")

    offered = await cleo.complete(channel, "match join", "match", "")
    await cleo.slash(channel, "match join", match=lobby.id)

    assert [lobby.id] == offered.values
    assert (ann.id, cleo.id) == (await house.store.lobbies())[0].players


async def test_a_command_of_one_game_plays_no_other(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben)
    thread = await house.thread(match_id)

    answer = await ann.slash(thread, "west sell", match=match_id)

    assert f"{GONE} `{match_id}`." == answer.text


async def test_what_is_typed_for_a_match_formats_nothing(house: House) -> None:
    _, mover, other, thread = await two(house)

    answer = await mover.slash(thread, "board", match=f"`{other.mention}`")

    assert f"{GONE} `{other.mention[:20]}`." == answer.text
    assert [] == [each for each in other.rung if each.channel is thread]


# -- at the same moment --------------------------------------------------------------------------


async def test_a_card_shown_late_never_replaces_a_newer_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    await opened(house, house.discord.channel("games"))
    card = house.card(house.discord.channel("games"), ann)
    show, started = Reply.show, asyncio.Event()

    async def show_late(reply: Reply, panel: Any) -> bool:
        await started.wait()
        return await show(reply, panel)

    monkeypatch.setattr(Reply, "show", show_late)
    ben.begin_press(card, "join:*")
    await until(lambda: "Ben" in text_of(card))
    ann.begin_press(card, "start:*")
    await until(lambda: "act:" in str(card.components))
    started.set()
    await house.discord.settled()

    assert "act:" in str(card.components)


async def test_a_table_that_starts_while_it_is_being_closed_says_so(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, games = house.discord.user("Ann"), house.discord.channel("games")
    await opened(house, games, seats=2, autopilots=1)
    card, remove = house.card(games, ann), house.store.remove_lobby

    async def remove_late(*args: Any) -> bool:
        monkeypatch.undo()
        ann.begin_press(card, "start:*")
        await until(lambda: "act:" in str(card.components))
        return await remove(*args)

    monkeypatch.setattr(house.store, "remove_lobby", remove_late)
    answer = await ann.slash(games, "match cancel")

    assert 1 == len(await house.store.matches())
    assert "This table is no longer open." == answer.text


@pytest.mark.parametrize("change", ["join", "autopilots"])
async def test_a_table_that_changes_while_it_starts_starts_as_it_is_then(
    house: House, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    ann, cleo, games = house.discord.user("Ann"), house.discord.user("Cleo"), "games"
    lobby = await opened(house, house.discord.channel(games), seats=4, autopilots=1)
    card, start = house.card(house.discord.channel(games), ann), Lobbies.start
    panel = await ann.press(card, "options:*")

    async def start_late(*args: Any) -> Lobby:
        monkeypatch.undo()
        if change == "join":
            cleo.begin_press(card, "join:*")
        else:
            ann.begin_choose(panel, "2", menu="*=autopilots")
        await until(lambda: f":{lobby.id}::1:" in str(card.components))
        return await start(*args)

    monkeypatch.setattr(Lobbies, "start", start_late)
    await ann.press(card, "start:*")

    record, _ = await house.look(lobby.id)
    there = ["Ann", "Cleo", "Autopilot 1"]
    if change == "autopilots":
        there = ["Ann", "Autopilot 1", "Autopilot 2"]
    assert there == [seat.name for seat in record.seats]


@pytest.mark.parametrize("way", ["button", "command"])
async def test_redo_pressed_twice_at_once_gives_one_answer_again(house: House, way: str) -> None:
    match_id, mover, _, thread = await two(house)
    await mover.slash(thread, "west play")
    _, match = await house.look(match_id)
    seat = min(match.pending)
    await mover.slash(thread, "west play", card=match.pending[seat].default)
    asked = []
    for _ in range(2):
        asked.append((await house.look(match_id))[1].pending[seat].id)
        panel = await mover.slash(thread, "undo")

    for _ in range(2):
        if way == "button":
            mover.begin_press(panel, "redo:*")
        else:
            mover.begin_slash(thread, "redo")
    await house.discord.settled()

    assert asked[1] == (await house.look(match_id))[1].pending[seat].id


async def test_menus_of_a_table_without_a_choice_are_refused(house: House) -> None:
    ann, games = house.discord.user("Ann"), house.discord.channel("games")
    lobby = await opened(house, games)

    answers = [
        await ann.press_old(house.card(games, ann), f"lobbyset:{lobby.id}::0:{key}")
        for key in ("=seats", "=autopilots", "pay", "")
    ]

    assert [False] * 4 == ["wrong" in answer.text for answer in answers]
    assert [lobby] == await house.store.lobbies()


async def test_somebody_invited_twice_takes_one_seat(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")

    lobby = await opened(
        house,
        house.discord.channel("games"),
        seats=None,
        **{f"player{n}": user for n, user in enumerate((ben.user, ann.user, ben.user), 1)},
    )

    assert (2, (ben.id,)) == (lobby.seats, lobby.invited)


async def test_a_question_names_the_match_that_it_is_about(house: House) -> None:
    _, mover, other, _ = await two(house)

    answer = await mover.slash(elsewhere(house, mover), "match resign")

    assert f"**Go West!** with {other.name}" in answer.text


async def test_a_language_chosen_while_a_match_is_published_stays(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, mover, _, thread = await two(house)
    mover_id, begin = UserId(mover.id), house.store.begin_post
    mover.close_dms()
    for message in mover.dms:
        await mover.delete(message)

    async def begin_late(match: Any, kind: str, key: str, channel: Any) -> Any:
        if kind == "notice":
            await house.store.change_user(mover_id, language="cs")
        return await begin(match, kind, key, channel)

    monkeypatch.setattr(house.store, "begin_post", begin_late)
    await mover.slash(thread, "west sell")

    user = await house.store.user(mover_id)
    assert ("cs", True) == (user.language, user.told_no_dm)


# -- places that several matches share -----------------------------------------------------------


async def test_a_table_opened_in_a_matchs_thread_takes_nothing_from_it(house: House) -> None:
    _, mover, _, thread = await two(house)
    cleo = house.discord.user("Cleo")
    await cleo.slash(thread, "match new", game="go_west", seats=2, autopilots=1)
    await cleo.press(house.card(thread, cleo), "start:*")
    record = (await house.store.matches())[-1]

    played = await mover.slash(thread, "west sell")
    hand = await cleo.slash(thread, "hand")
    watched = await house.discord.user("Dan").slash(thread, "board")

    assert "Which card" in played.text
    assert record.id in str(hand.message.components)
    assert f"Waiting for {mover.name}." in watched.text


async def test_of_matches_that_share_a_channel_everybody_plays_the_own(house: House) -> None:
    channel, thread = house.discord.channel("games"), Permission.CREATE_PUBLIC_THREADS
    house.discord.take(thread, channel=channel)
    ann, ben, cleo, dan = (house.discord.user(name) for name in ("Ann", "Ben", "Cleo", "Dan"))
    first = await house.match("go_west", ann, ben)
    await house.match("go_west", cleo, dan)

    hands = [await each.slash(channel, "hand") for each in (ann, cleo)]
    await house.match("go_west", ann, autopilots=1)
    unclear = await ann.slash(channel, "hand")

    assert [True, False] == [str(first) in str(hand.message.components) for hand in hands]
    assert [True, True] == ["**Go West!** with" in hand.text for hand in hands]
    assert "You are in several matches." in unclear.text


async def test_a_host_who_has_resigned_ends_nothing(house: House) -> None:
    ann, ben, cleo = (house.discord.user(name) for name in ("Ann", "Ben", "Cleo"))
    thread = await house.thread(await house.match("go_west", ann, ben, cleo))
    asked = [await ann.slash(thread, f"match {name}") for name in ("cancel", "resign")]
    await ann.press(asked[1], "confirm:*")

    answers = [await ann.press(asked[0], "confirm:*")]
    answers += [await each.slash(thread, "match cancel") for each in (ann, ben, cleo)]

    may = ["Only the host" not in answer.text for answer in answers]
    assert [False, False, True, False] == may


async def test_whoever_has_resigned_plays_and_sees_nothing_more(house: House) -> None:
    ann, ben, cleo = (house.discord.user(name) for name in ("Ann", "Ben", "Cleo"))
    match_id = await house.match("go_west", ann, ben, cleo)
    thread = await house.thread(match_id)
    record, match = await house.look(match_id)
    seat = min(match.pending)
    mover = next(each for each in (ann, ben, cleo) if each.id == record.seats[seat].user)
    panel, asked = [await mover.slash(thread, name) for name in ("hand", "match resign")]
    await mover.press(asked, "confirm:*")
    seq = (await house.look(match_id))[1].seq

    own = [each for each in custom_ids(panel.message) if each.split(":")[2]]
    pressed = [await mover.press(panel, each) for each in own]
    pressed += [await mover.press_old(panel, f"confirm:{match_id}::0:resign")]
    direct = [await mover.press_old(mover.dms[-1], f"{k}:{match_id}:{seat}:0:") for k in KINDS]
    typed = [await mover.slash(thread, name) for name in ("hand", "west sell", "undo")]

    said = {answer.text for answer in (*pressed, *direct, *typed)}
    assert {"You have no seat in this match."} == said
    assert seq == (await house.look(match_id))[1].seq
