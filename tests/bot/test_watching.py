"""Watching a match: the public view, following it, and all hands at the end."""

from __future__ import annotations

from bot.playground.actors import Player
from bot.playground.permissions import Permission
from bot.playground.places import Channel
from bot.records import MatchId
from engine.core import Seat
from tests.bot.house import House, custom_ids


class Watched:
    """Ann and Ben play the toy, Cleo doesn't."""

    def __init__(self, house: House, match_id: MatchId, players: list[Player], thread: Channel):
        self.house, self.match_id, self.thread = house, match_id, thread
        self.ann, self.ben, self.cleo = players
        self.channel = house.discord.channel("games")

    async def hands(self) -> list[str]:
        record, match = await self.house.look(self.match_id)
        words = self.house.bot.desk.words("en", record).markdown
        drawing = self.house.bot.desk.drawings["toy"]
        return [drawing.hand_text(match.view(seat), words) for seat in (Seat(0), Seat(1))]


async def watched(house: House) -> Watched:
    players = [house.discord.user(name) for name in ("Ann", "Ben", "Cleo")]
    match_id = await house.match("toy", *players[:2])
    return Watched(house, match_id, players, await house.thread(match_id))


async def test_whoever_watches_sees_the_board_and_nobodys_hand(house: House) -> None:
    table = await watched(house)

    shown = await table.cleo.slash(table.channel, "watch")

    assert shown.ephemeral
    assert "watching this match" in shown.text
    assert "Ann" in shown.text
    assert not any(hand in shown.text for hand in await table.hands())
    assert not any(
        each.startswith(("ans:", "aside:", "note:")) for each in custom_ids(shown.message)
    )


async def test_a_player_who_watches_sees_no_hand_either(house: House) -> None:
    table = await watched(house)

    shown = await table.ann.slash(table.channel, "watch", match=table.match_id)

    assert not any(hand in shown.text for hand in await table.hands())


async def test_the_card_of_the_table_leads_to_the_public_view(house: House) -> None:
    table = await watched(house)
    card = [m for m in table.cleo.sees(table.channel) if "watch:" in str(m.components)][-1]

    shown = await table.cleo.press(card, "watch:*")
    again = await table.cleo.press(shown, "watch:*")

    assert "watching this match" in shown.text
    assert again.message is shown.message


async def test_whoever_watches_reads_the_public_log(house: House) -> None:
    table = await watched(house)
    await table.ann.slash(table.thread, "toy plan", job="ready")
    shown = await table.cleo.slash(table.channel, "watch")

    log = await table.cleo.press(shown, "logs:*")

    assert "Log: The Toy" in log.text


async def test_following_brings_one_into_the_thread_without_a_ring(house: House) -> None:
    table = await watched(house)
    shown = await table.cleo.slash(table.channel, "watch")

    answer = await table.cleo.press(shown, "follow:*")

    assert "in the thread" in answer.text
    assert table.thread.thread is not None
    assert table.cleo.user.id in table.thread.thread.members
    assert [] == table.cleo.rung


async def test_where_the_bot_may_not_it_shows_the_way(house: House) -> None:
    table = await watched(house)
    shown = await table.cleo.slash(table.channel, "watch")
    house.discord.take(Permission.SEND_MESSAGES_IN_THREADS)

    answer = await table.cleo.press(shown, "follow:*")

    assert any("can't bring you there" in message.text for message in answer.messages)


async def test_several_matches_have_to_be_told_apart(house: House) -> None:
    table = await watched(house)
    await house.match("toy", table.ann, table.ben)
    general = house.discord.channel("general")

    which = await table.cleo.slash(general, "watch")
    offered = await table.cleo.complete(general, "watch", "match", "")

    assert "Several matches" in which.text
    assert 2 == len(offered.values)
    assert table.match_id in offered.values


async def test_a_match_that_one_cant_see_cant_be_watched(house: House) -> None:
    table = await watched(house)
    everyone = house.discord.guild.everyone
    house.discord.world.set_overwrite(table.channel, everyone, deny=Permission.VIEW_CHANNEL)
    general = house.discord.channel("general")

    shown = await table.cleo.slash(general, "watch", match=table.match_id)
    offered = await table.cleo.complete(general, "watch", "match", "")

    assert "no match" in shown.text
    assert [] == offered.values


async def test_hands_stay_hidden_while_a_match_runs(house: House) -> None:
    table = await watched(house)
    old = house.post(table.thread)

    answer = await table.cleo.press_old(old, f"hands:{table.match_id}::0:")

    assert "when the match has ended" in answer.text


async def test_all_hands_are_shown_at_the_end(house: House) -> None:
    table = await watched(house)
    await table.ann.press(await table.ann.slash(table.thread, "match cancel"), "confirm:*")
    await house.restart()

    shown = await table.cleo.press(house.post(table.thread, "hands:"), "hands:*")
    watching = await table.cleo.slash(table.channel, "watch", match=table.match_id)

    assert shown.ephemeral
    for name, hand in zip(("Ann", "Ben"), await table.hands(), strict=True):
        assert hand.replace("Your hand", f"Hand of {name}") in shown.text
    assert "Your hand" not in shown.text
    assert "All hands" in watching.buttons
    assert "Follow" not in watching.buttons
