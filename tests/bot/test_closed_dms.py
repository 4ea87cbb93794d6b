"""Players whom no direct message reaches: called in the thread, once, whatever fails besides."""

from __future__ import annotations

import asyncio

import pytest

from bot.playground.actors import Player
from bot.playground.faults import OPEN_DM
from bot.present.panel import Panel
from bot.records import MatchId
from bot.ui.replies import Reply
from tests.bot.faulty import make_impatient, until
from tests.bot.house import House, tap, text_of, two


async def turn(house: House, match_id: MatchId, player: Player) -> None:
    """A whole turn by commands."""
    thread = await house.thread(match_id)
    await player.slash(thread, "west sell")
    _, match = await house.look(match_id)
    card = str(match.pending[min(match.pending)].default)
    await player.slash(thread, "west sell", card=card)
    await player.slash(thread, "west end")


async def test_whoever_is_called_in_the_thread_is_called_once_a_turn(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    ann.close_dms()
    ben.close_dms()
    match_id = await house.match("go_west", ann, ben)
    record, match = await house.look(match_id)
    first = record.seats[min(match.pending)].user
    mover, other = (ann, ben) if ann.id == first else (ben, ann)
    counts = [(len(mover.rung), len(other.rung))]

    for player in (mover, other, mover):
        await turn(house, match_id, player)
        await house.restart()
        counts.append((len(mover.rung), len(other.rung)))

    assert [(1, 0), (1, 1), (2, 1), (2, 2)] == counts


@pytest.mark.parametrize("carried_out", [False, True])
async def test_the_call_survives_a_post_that_was_lost(house: House, carried_out: bool) -> None:
    match_id, mover, other, thread = await two(house)
    other.close_dms()
    path = f"/channels/{thread.id}/messages"
    house.discord.faults.drop(path, method="POST", carried_out=carried_out)

    await turn(house, match_id, mover)

    assert 1 == len(other.rung)
    assert other.mention in text_of(other.rung[0])


async def test_messages_closed_later_and_opened_again_are_noticed(house: House) -> None:
    match_id, mover, other, thread = await two(house)
    other.close_dms()
    await turn(house, match_id, mover)
    in_thread = [m.channel is thread for m in other.rung]
    other.open_dms()
    await turn(house, match_id, other)
    await turn(house, match_id, mover)
    by_message = [m.channel is thread for m in other.rung]
    other.close_dms()
    await turn(house, match_id, other)
    await turn(house, match_id, mover)

    told = [m for m in thread.messages.values() if "can't send you" in text_of(m)]
    assert [True] == in_thread
    assert [True, False] == by_message
    assert [True, True] == [m.channel is thread for m in other.rung if m.channel is thread]
    assert 2 == len(told)


async def test_opening_messages_too_fast_is_no_refusal(house: House) -> None:
    make_impatient(house)
    house.discord.faults.refuse(OPEN_DM, 40003, times=3)

    _, mover, other, thread = await two(house)

    assert [1, 1] == [len(mover.dms), len(other.dms)]
    assert [mover.dms] == [mover.rung]
    assert not [m for m in thread.messages.values() if "can't send you" in text_of(m)]


async def test_a_silent_replacement_that_was_lost_rings_nobody(house: House) -> None:
    make_impatient(house)
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben)
    thread = await house.thread(match_id)
    rung = len(ann.rung)
    house.discord.clock.move(24 * 3600)  # too old to be edited
    house.discord.faults.drop(f"/channels/{ann.dm.id}/messages", method="POST", times=2)

    await ben.slash(thread, "toy plan", job="hunt", place="hill")

    assert 1 == len(ann.dms)
    assert rung - 1 == len(ann.rung)  # what rang has been replaced by what didn't


@pytest.mark.parametrize("is_late", [False, True], ids=["answered first", "answered last"])
async def test_a_direct_message_pressed_while_it_is_edited_shows_the_newest(
    house: House, is_late: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben)
    thread = await house.thread(match_id)
    [dm] = ann.dms
    edits = house.discord.faults.delay(f"/channels/{ann.dm.id}/messages/.*", 0.2, method="PATCH")
    show = Reply.show

    async def show_late(self: Reply, panel: Panel) -> bool:
        shown = await show(self, panel)
        if self.interaction.guild_id is None:
            await asyncio.sleep(0.4)
        return shown

    if is_late:
        monkeypatch.setattr(Reply, "show", show_late)
    ben.begin_slash(thread, "toy plan", job="build", place="wood")
    await until(lambda: edits.hits > 0)
    await tap(ann, dm, "hunt")

    assert "Where" in text_of(dm)
    _, match = await house.look(match_id)
    assert ("hunt", "build wood") == (match.state.drafts[0], match.state.plans[1])
