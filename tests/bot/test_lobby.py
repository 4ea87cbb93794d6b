"""Tables: opening, joining, options, starting, closing."""

from __future__ import annotations

from bot.playground.actors import Player
from bot.playground.messages import Message
from bot.playground.permissions import Permission
from tests.bot.house import House, custom_ids, text_of


async def opened(house: House, host: Player, **options: object) -> Message:
    channel = house.discord.channel("games")
    answer = await host.slash(channel, "match new", game="go_west", **options)
    assert answer.ephemeral
    return house.card(channel, host)


async def test_a_table_shows_its_game_and_who_has_joined(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")

    card = await opened(house, ann, seats=3)
    await ben.press(card, "join:*")

    said = text_of(card)
    assert "Go West!" in said
    assert "1. Ann" in said
    assert "2. Ben" in said
    assert "One seat is free." in said


async def test_joining_twice_is_answered_politely_and_changes_nothing(house: House) -> None:
    ann = house.discord.user("Ann")
    card = await opened(house, ann, seats=2)

    answer = await ann.press(card, "join:*")

    assert "You have already joined." in answer.text
    assert 1 == len((await house.store.lobbies())[0].players)


async def test_a_full_table_takes_nobody_else(house: House) -> None:
    ann, ben, cleo = (house.discord.user(name) for name in ("Ann", "Ben", "Cleo"))
    card = await opened(house, ann, seats=2)
    await ben.press(card, "join:*")

    answer = await cleo.slash(house.discord.channel("games"), "match join")

    assert "All seats are taken." in answer.text


async def test_a_seat_is_kept_for_an_invited_player(house: House) -> None:
    ann, ben, cleo = (house.discord.user(name) for name in ("Ann", "Ben", "Cleo"))
    card = await opened(house, ann, seats=2, player1=ben)

    refused = await cleo.press(card, "join:*")
    await ben.press(card, "join:*")

    assert "kept for others" in refused.text
    assert (ann.id, ben.id) == (await house.store.lobbies())[0].players


async def test_the_host_alone_sets_options(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    card = await opened(house, ann, seats=3)

    refused = await ben.press(card, "options:*")
    panel = await ann.press(card, "options:*")
    await ann.choose(panel, "conrad", menu="lobbyset:*:placing")

    assert "Only the host" in refused.text
    assert "conrad" == (await house.store.lobbies())[0].options["placing"]
    assert panel.ephemeral


async def test_the_card_follows_the_options(house: House) -> None:
    ann = house.discord.user("Ann")
    card = await opened(house, ann, seats=3)
    panel = await ann.press(card, "options:*")

    await ann.choose(panel, "4", menu="lobbyset:*:=seats")

    assert 4 == (await house.store.lobbies())[0].seats
    assert "3 seats are free" in text_of(card)


async def test_whoever_leaves_as_host_hands_the_table_on(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    card = await opened(house, ann, seats=3)
    await ben.press(card, "join:*")

    await ann.press(card, "leave:*")

    lobby = (await house.store.lobbies())[0]
    assert (ben.id,) == lobby.players
    assert ben.id == lobby.host


async def test_a_table_without_anybody_is_closed(house: House) -> None:
    ann = house.discord.user("Ann")
    card = await opened(house, ann, seats=3)

    await ann.press(card, "leave:*")

    assert [] == await house.store.lobbies()
    assert "The table was closed." in text_of(card)
    assert [] == custom_ids(card)


async def test_a_match_starts_with_the_seats_that_are_taken(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    card = await opened(house, ann, seats=4)
    await ben.press(card, "join:*")

    await ann.press(card, "start:*")

    record = (await house.store.matches())[0]
    assert ["Ann", "Ben"] == [seat.name for seat in record.seats]
    assert [] == await house.store.lobbies()


async def test_autopilots_fill_the_seats_they_were_given(house: House) -> None:
    ann = house.discord.user("Ann")
    card = await opened(house, ann, seats=3, autopilots=2)

    await ann.press(card, "start:*")

    record, match = await house.look((await house.store.matches())[0].id)
    assert [False, True, True] == [seat.autopilot for seat in record.seats]
    assert [0] == list(match.pending)


async def test_somebody_else_cannot_start(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    card = await opened(house, ann, seats=2)
    await ben.press(card, "join:*")

    answer = await ben.press(card, "start:*")

    assert "Only the host" in answer.text
    assert [] == await house.store.matches()


async def test_a_start_delivered_twice_deals_once(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    card = await opened(house, ann, seats=2)
    await ben.press(card, "join:*")
    house.discord.faults.doubled.add("INTERACTION_CREATE")

    await ann.press(card, "start:*")

    assert 1 == len(await house.store.matches())


async def test_the_host_closes_a_table(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    card = await opened(house, ann, seats=2)

    refused = await ben.press(card, "cancel:*")
    await ann.press(card, "cancel:*")

    assert "Only the host" in refused.text
    assert "The table was closed." in text_of(card)


async def test_a_button_of_a_table_that_is_gone_says_so(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    card = await opened(house, ann, seats=2)
    old = next(each for each in custom_ids(card) if each.startswith("join:"))
    await ann.press(card, "cancel:*")

    answer = await ben.press_old(card, old)

    assert "no longer open" in answer.text


async def test_a_missing_permission_is_named(house: House) -> None:
    ann = house.discord.user("Ann")
    channel = house.discord.channel("games")
    house.discord.take(Permission.SEND_MESSAGES, channel=channel)

    answer = await ann.slash(channel, "match new", game="go_west", seats=2)

    assert "Send Messages" in answer.text
    assert [] == await house.store.lobbies()


async def test_without_threads_the_match_stays_in_the_channel(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    channel = house.discord.channel("games")
    house.discord.take(Permission.CREATE_PUBLIC_THREADS, channel=channel)

    match_id = await house.match("go_west", ann, ben)

    record, _ = await house.look(match_id)
    assert record.thread is None
    assert "undo:" in str(house.post(channel).components)
    said = "\n".join(text_of(message) for message in ann.sees(channel))
    assert "Create Public Threads" in said


async def test_options_can_be_given_with_the_command(house: House) -> None:
    ann = house.discord.user("Ann")
    channel = house.discord.channel("games")

    offered = await ann.complete(channel, "match new", "options", "", game="go_west")
    more = await ann.complete(channel, "match new", "options", "pay=short, ", game="go_west")
    refused = await ann.slash(channel, "match new", game="go_west", options="pay=never")
    await ann.slash(channel, "match new", game="go_west", options="pay=short, placing=conrad")

    assert "pay=short" in offered.values
    assert "pay=short, placing=conrad" in more.values
    assert "pay=short, pay=literal" not in more.values
    assert "no such option" in refused.text
    options = (await house.store.lobbies())[0].options
    assert ("short", "conrad", "lots") == (options["pay"], options["placing"], options["start"])


async def test_a_game_for_two_says_that_it_is_for_two(house: House) -> None:
    ann, games = house.discord.user("Ann"), house.discord.channel("games")

    answers = [
        await ann.slash(games, "match new", game="few_acres", **more)
        for more in ({"seats": 3}, {"autopilots": 4})
    ]

    assert ["This game is for 2 players."] * 2 == [answer.text for answer in answers]
    assert [] == await house.store.lobbies()
