"""`/setup`: what the bot may do where, and what is settled for a server; and threads' ends."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.playground.actors import Player, Unusable
from bot.playground.permissions import Permission
from bot.present.permissions import NEEDED, WANTED
from bot.run import furnish
from bot.ui.access import PERMISSIONS
from tests.bot.house import CATALOGUE, House, two
from tests.bot.test_places import saying, turns, whole_turn

DAY = 86_400.0
README = Path(__file__).parents[2] / "README.md"


def owner(house: House) -> Player:
    """Who may manage the server."""
    return house.discord.user("Owner")


# The doctor


async def test_every_permission_is_there_with_what_it_is_for(house: House) -> None:
    answer = await owner(house).slash(house.discord.channel("games"), "setup")

    words = CATALOGUE.words("en")
    assert answer.ephemeral
    assert "every permission that I want" in answer.text
    for id_ in WANTED:
        assert f"✓ **{words(f'permission-{id_}')}**" in answer.text


async def test_a_missing_permission_is_named_with_what_fails_without(house: House) -> None:
    games = house.discord.channel("games")
    words = CATALOGUE.words("en")
    shown = await owner(house).slash(games, "setup")

    for id_ in WANTED[1:]:  # where the bot sees nothing, nobody sees its commands
        permission = Permission[id_.replace("-", "_").upper()]
        house.discord.take(permission, channel=games)
        shown = await owner(house).press(shown, "setup:*look")
        house.discord.give(permission, channel=games)

        assert 1 == shown.text.count("✗")
        assert f"✗ **{words(f'permission-{id_}')}**" in shown.text
        assert words.attr(f"permission-{id_}", "without") in shown.text
        assert ("no match can be played" in shown.text) == (id_ in NEEDED)


async def test_it_looks_at_this_channel_alone(house: House) -> None:
    games, other = house.discord.channel("games"), house.discord.channel("other")
    house.discord.take(Permission.ATTACH_FILES, channel=other)

    fine = await owner(house).slash(games, "setup")
    lacking = await owner(house).slash(other, "setup")

    assert "✗" not in fine.text
    assert "✗ **Attach Files**" in lacking.text
    assert [] == [m for m in other.messages.values() if not m.is_ephemeral]


async def test_in_the_playground_the_first_player_may(house: House) -> None:
    furnish(house.discord)
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    games = house.discord.channel("games")

    assert "every permission" in (await ann.slash(games, "setup")).text
    with pytest.raises(Unusable):
        await ben.slash(games, "setup")


async def test_only_those_who_manage_the_server_may(house: House) -> None:
    games = house.discord.channel("games")
    shown = await owner(house).slash(games, "setup")
    ann = house.discord.user("Ann")

    with pytest.raises(Unusable):
        await ann.slash(games, "setup")
    card = (await two(house)).thread
    answer = await ann.press_old(house.post(card), "setup:::0:here")

    assert shown.ephemeral
    assert "Only those who may manage this server" in answer.text
    assert None is (await house.store.servers.get(int(house.discord.guild.id))).channel


async def test_it_says_how_many_players_refuse_direct_messages(house: House) -> None:
    match = await two(house)
    match.mover.close_dms()
    match.other.close_dms()
    await whole_turn(house, match.match_id)

    answer = await owner(house).slash(house.discord.channel("games"), "setup")

    assert "one who plays here now is known to refuse them" in answer.text


async def test_it_speaks_czech_to_czechs(house: House) -> None:
    house.discord.world.owner.locale = "cs"

    answer = await owner(house).slash(house.discord.channel("games"), "setup")

    assert "✓ **Zobrazit kanál**" in answer.text


def test_the_readme_lists_the_same_permissions() -> None:
    words = CATALOGUE.words("en")
    rows = re.findall(r"^\| (.+?) \| (.+?) \| (.+?) \|$", README.read_text("utf-8"), re.M)
    listed = [row for row in rows if row[0] in {words(f"permission-{id_}") for id_ in WANTED}]

    assert [
        (
            words(f"permission-{id_}"),
            words.attr(f"permission-{id_}", "what"),
            words.attr(f"permission-{id_}", "without"),
        )
        for id_ in WANTED
    ] == listed


def test_the_check_from_outside_asks_for_the_same() -> None:
    assert list(WANTED) == [name.replace("_", "-") for name in PERMISSIONS]


# What is settled


async def test_tables_are_opened_where_the_server_wants_them(house: House) -> None:
    games, other = house.discord.channel("games"), house.discord.channel("other")
    ann = house.discord.user("Ann")
    shown = await owner(house).slash(games, "setup")

    told = await owner(house).press(shown, "setup:*:here")
    refused = await ann.slash(other, "match new", game="go_west")
    queued = await ann.slash(other, "queue join", game="go_west")
    opened = await ann.slash(games, "match new", game="go_west")
    await owner(house).slash(games, "setup", channel="anywhere")
    anywhere = await ann.slash(other, "match new", game="go_west")

    assert f"<#{games.id}> only" in told.text
    assert f"tables are opened in <#{games.id}> only" in refused.text
    assert refused.text == queued.text
    assert "The table is open" in opened.text
    assert "The table is open" in anywhere.text


async def test_a_channel_that_is_gone_binds_nobody(house: House) -> None:
    games, other = house.discord.channel("games"), house.discord.channel("other")
    await owner(house).slash(other, "setup", channel="here")
    house.discord.remove(other)
    await house.discord.settled()

    opened = await house.discord.user("Ann").slash(games, "match new", game="go_west")

    assert "The table is open" in opened.text


async def test_language_and_pace_hold_for_new_tables_after_a_restart_too(house: House) -> None:
    games = house.discord.channel("games")
    shown = await owner(house).slash(games, "setup")
    assert {"Language: As in Discord", "Pace: none, no clock runs"} <= {*shown.options}
    await owner(house).choose(shown, "cs", menu="setup:*language")
    await owner(house).choose(shown, "daily", menu="setup:*pace")
    await house.restart()

    ann = house.discord.user("Ann")
    await ann.slash(games, "match new", game="go_west")
    await ann.slash(games, "match new", game="go_west", pace="brisk")

    assert [("cs", "daily"), ("cs", "brisk")] == [
        (lobby.language, lobby.pace) for lobby in await house.store.lobbies()
    ]


# Threads


async def test_a_thread_closes_a_day_after_the_end_and_opens_for_talk(house: House) -> None:
    match_id, mover, other, thread = await two(house)
    assert thread.thread is not None
    assert 10_080 == thread.thread.archive_after  # the longest there is
    asked = await mover.slash(thread, "match resign")
    await mover.press(asked, "confirm:*")

    await house.wait(DAY - 60)
    assert not thread.thread.archived
    await house.wait(120)

    assert thread.thread.archived
    assert 1 == len(saying(house, "has ended", thread))
    await other.say(thread, "Well played")
    await house.wait(DAY)
    assert not thread.thread.archived
    assert "over" == (await house.look(match_id))[0].status


async def test_a_running_match_keeps_its_thread(house: House) -> None:
    match_id, _, _, thread = await two(house)
    await house.wait(3 * DAY)
    before = len(turns(thread))

    await whole_turn(house, match_id)

    assert thread.thread is not None
    assert not thread.thread.archived
    assert before + 1 == len(turns(thread))


async def test_in_a_server_full_of_threads_a_match_stays_in_its_channel(house: House) -> None:
    house.discord.world.limits.active_threads = 0
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("go_west", ann, ben)
    channel = house.discord.channel("games")

    await whole_turn(house, match_id)

    assert None is (await house.look(match_id))[0].thread
    assert 1 == len(saying(house, "as many open threads as Discord allows", channel))
    assert 1 <= sum("undo:" in str(m.components) for m in turns(channel))
    assert [] == saying(house, "I can't open a thread here", channel)
