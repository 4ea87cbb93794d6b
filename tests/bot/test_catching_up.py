"""A start goes on with what the last run left undone, and leaves alone what stands."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from bot.publisher import AT_ONCE, RULES
from bot.records import MatchId, UserId
from tests.bot.house import House, tap, text_of, two


def asked_of_discord(house: House) -> list[str]:
    """What the bot has asked for since the notes were cleared, logging in left out."""
    paths = [f"{r.method} {r.path}" for r in house.discord.notes.requests]
    return [path for path in paths if "/channels" in path]


async def test_a_start_asks_nothing_of_discord_where_all_stands(house: House) -> None:
    _, mover, _, thread = await two(house)
    await tap(mover, await mover.press(house.post(thread), "act:*"), "sell")
    house.discord.notes.requests.clear()

    await house.restart()

    assert [] == asked_of_discord(house)
    assert [] == await house.store.behind()


async def test_what_was_not_published_is_published_at_the_start(house: House) -> None:
    match_id, mover, _, _ = await two(house)
    record, match = await house.look(match_id)
    house.bot.desk.matches.changed = lambda _: None  # the bot dies before it gets there
    seat = min(match.pending)
    await house.bot.desk.matches.answer(match_id, seat, UserId(mover.id), [("sell", False)])
    assert [match_id] == await house.store.behind()

    await house.restart()

    assert [] == await house.store.behind()
    assert f":{match_id}:{seat}:{record.seq + 1}:" in str(mover.dms[-1].components)


async def test_a_direct_message_held_back_when_the_bot_dies_comes_at_the_start(
    house: House,
) -> None:
    match_id, mover, _, _ = await two(house)
    record, match = await house.look(match_id)
    seat = min(match.pending)
    with house.bot.publisher.holding(match_id, seat):
        await house.bot.desk.matches.answer(match_id, seat, UserId(mover.id), [("sell", False)])
        await house.bot.publisher.rest()
        assert [match_id] == await house.store.behind()
        await house.bot.publisher.close()

    await house.restart()

    assert f":{match_id}:{seat}:{record.seq + 1}:" in str(mover.dms[-1].components)
    assert [] == await house.store.behind()


async def test_new_rules_have_every_match_looked_at(house: House) -> None:
    match_id, *_ = await two(house)
    looked: list[str] = []
    await house.stop()
    await house.start()
    assert "go_west:" in str(await house.store.meta(RULES))
    await house.store.set_meta(RULES, "go_west:0")
    house.bot.publisher.mark = looked.append  # type: ignore[method-assign, assignment]

    await house.bot.publisher.catch_up()
    await house.bot.publisher.catch_up()

    assert [match_id] == looked


async def test_a_start_goes_on_with_some_matches_at_a_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    publisher, many = house.bot.publisher, [MatchId(f"m{n:04}") for n in range(3 * AT_ONCE)]
    under_way: set[str] = set()
    done: list[str] = []
    most = 0

    async def behind() -> list[MatchId]:
        return many

    async def attempt(match_id: MatchId) -> None:
        nonlocal most
        under_way.add(match_id)
        most = max(most, len(under_way))
        await asyncio.sleep(0)
        under_way.remove(match_id)
        done.append(match_id)

    monkeypatch.setattr(house.store, "behind", behind)
    monkeypatch.setattr(publisher, "_attempt", attempt)

    await publisher.catch_up()
    await publisher.rest()

    assert AT_ONCE == most
    assert sorted(many) == sorted(done)


async def test_the_card_of_a_table_that_is_no_more_is_closed_at_the_start(house: House) -> None:
    ann, channel = house.discord.user("Ann"), house.discord.channel("games")
    await ann.slash(channel, "match new", game="go_west", seats=2)
    lobby = (await house.store.lobbies())[0]
    await house.store.remove_lobby(lobby.id)  # the bot dies before it says so

    await house.restart()

    card = list(channel.messages.values())[-1]
    assert "join:" not in str(card.components)
    assert [] == await house.store.stale_cards()


async def test_the_card_of_a_table_that_has_changed_is_brought_up_to_date(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    channel = house.discord.channel("games")
    await ann.slash(channel, "match new", game="go_west", seats=2)
    lobby = (await house.store.lobbies())[0]
    await ben.slash(channel, "help")
    await house.store.save_lobby(replace(lobby, players=(UserId(ann.id), UserId(ben.id))))
    assert [lobby.id] == await house.store.stale_cards()

    await house.restart()

    assert "Ben" in text_of(house.card(channel, ann))
    assert [] == await house.store.stale_cards()
