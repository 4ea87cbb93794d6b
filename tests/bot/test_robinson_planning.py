"""Planning together in Robinson Crusoe: commands, two at once, stale presses, a restart."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import pytest

from bot.draft import AnyMatch
from bot.playground.actors import Player
from bot.playground.messages import Message
from bot.playground.places import Channel
from bot.records import MatchId
from engine.core import Seat
from tests.bot.house import House, custom_ids, tap, tap_aside, text_of
from tests.bot.whole import answer_by_taps, seated


class Camp(NamedTuple):
    """A match in its first planning. Ann, Ben and Cleo sit in this order."""

    house: House
    match_id: MatchId
    players: tuple[Player, Player, Player]
    thread: Channel

    async def match(self) -> AnyMatch:
        return (await self.house.look(self.match_id))[1]

    async def plan(self) -> dict[str, int]:
        """How many pawns are on each action."""
        return {each.id: len(each.pawns) for each in (await self.match()).state.plan}

    async def ready(self) -> list[bool]:
        return list((await self.match()).state.ready)


@pytest.fixture
async def camp(house: House) -> Camp:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben", locale="cs")
    cleo = house.discord.user("Cleo")
    match_id = await house.match("robinson", ann, ben, cleo, options="scenario=castaways")
    _, by_seat = await seated(house, match_id, (ann, ben, cleo))
    while (await house.look(match_id))[1].state.stage != "plan":
        await answer_by_taps(house, match_id, by_seat)
    first, second, third = (by_seat[Seat(n)] for n in range(3))
    return Camp(house, match_id, (first, second, third), await house.thread(match_id))


def panel(player: Player) -> Message:
    return player.dms[-1]


async def place(player: Player, pawn: str, action: str) -> None:
    await tap(player, panel(player), pawn)
    await tap(player, panel(player), action)


async def test_a_command_leaves_what_was_half_chosen(camp: Camp) -> None:
    ann, ben, _ = camp.players
    await tap(ann, panel(ann), "me")
    await ann.slash(camp.thread, "crusoe place", pawn="both", action="explore-at-4")
    await tap(ben, panel(ben), "both")
    await ben.slash(camp.thread, "crusoe ready")

    assert {"explore-at-4": 2} == await camp.plan()
    assert [False, True, False] == await camp.ready()


async def test_half_a_command_goes_on_with_the_next(camp: Camp) -> None:
    ann, *_ = camp.players
    await ann.slash(camp.thread, "crusoe place", pawn="me")
    await ann.slash(camp.thread, "crusoe place", action="explore-at-4")

    assert {"explore-at-4": 1} == await camp.plan()


async def test_a_refused_command_says_when_it_serves(camp: Camp) -> None:
    _, ben, cleo = camp.players
    await cleo.slash(camp.thread, "crusoe propose")
    refused = await cleo.slash(camp.thread, "crusoe ready")
    assert "put it forward or drop it first." in text_of(refused.message)

    refused = await ben.slash(camp.thread, "crusoe accept")
    assert "Žádný návrh teď nečeká na tvou odpověď." in text_of(refused.message)


async def test_two_who_take_the_last_place_at_once_do_not_both_get_it(camp: Camp) -> None:
    ann, ben, _ = camp.players
    await tap(ann, panel(ann), "both")
    await tap(ben, panel(ben), "both")
    await asyncio.gather(*(tap(each, panel(each), "explore-at-4") for each in (ann, ben)))

    assert {"explore-at-4": 2} == await camp.plan()


async def test_a_proposal_is_seen_by_its_maker_and_accepted_with_one_tap(camp: Camp) -> None:
    ann, ben, cleo = camp.players
    await tap(ann, panel(ann), "propose")
    await place(ann, "both", "explore-at-4")
    other = next(id_ for id_ in custom_ids(panel(ann)) if ":both." in id_)
    await place(ann, other.rpartition(":")[2], "explore-at-0")
    drafted = text_of(panel(ann))
    assert "**Explore 5**: Ann (2" in drafted
    assert "**Explore 1**:" in drafted
    assert {} == await camp.plan()

    await tap(ann, panel(ann), "put-forward")
    assert "**Průzkum pole 5**: Ann (2" in text_of(panel(ben))
    await tap(ben, panel(ben), "accept")
    await tap(cleo, panel(cleo), "accept")

    assert "plan" != (await camp.match()).state.stage


async def test_a_press_on_an_old_panel_changes_nothing(camp: Camp) -> None:
    ann, ben, cleo = camp.players
    opened = await ann.press(camp.house.post(camp.thread), "act:*")
    await tap(ann, panel(ann), "both")
    await tap(ann, panel(ann), "explore-at-4")
    for each in (ann, ben):
        await tap(each, panel(each), "ready")
    await camp.house.wait(40 * 86_400)
    before = await camp.match()
    late = await ann.press(opened.message, "ans:*:ready")

    assert before.seq == (await camp.match()).seq
    assert "Cleo" in text_of(late.message)
    assert cleo.dms


async def test_a_change_rings_for_those_it_makes_think_again(camp: Camp) -> None:
    ann, ben, _ = camp.players
    await place(ann, "me", "explore-at-4")
    await tap(ann, panel(ann), "ready")
    assert "You have nothing to decide now." in text_of(panel(ann))
    await place(ben, "me", "explore-at-4")

    assert [False, False, False] == await camp.ready()
    assert "Ann thinks again." in text_of(panel(ann))
    assert "**What do you plan?**" in text_of(panel(ann))


async def test_whoever_is_ready_thinks_again_from_the_message(camp: Camp) -> None:
    ann, *_ = camp.players
    await tap(ann, panel(ann), "ready")
    await tap_aside(ann, panel(ann), "unready")

    assert [False, False, False] == await camp.ready()


async def test_a_plan_outlives_a_restart_half_chosen_pawns_too(camp: Camp) -> None:
    ann, ben, _ = camp.players
    await place(ann, "both", "explore-at-4")
    await tap(ann, panel(ann), "ready")
    await tap(ben, panel(ben), "me")
    await camp.house.restart()
    await tap(ben, panel(ben), "explore-at-0")

    assert {"explore-at-4": 2, "explore-at-0": 1} == await camp.plan()
    assert [True, False, False] == await camp.ready()
