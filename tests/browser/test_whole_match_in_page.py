"""A match of Go West! on the page, by clicks alone, from the command to the result."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

import pytest
from playwright.async_api import expect

from bot.playground.actors import Player
from bot.playground.messages import Message
from bot.playground.places import Channel
from bot.records import MatchId
from engine.core import Rng, Seat
from tests.bot.house import House, custom_ids, menus, values
from tests.browser.conftest import Visit
from tests.browser.visitor import Pane

pytestmark = pytest.mark.asyncio(loop_scope="session")

A_MINUTE = 60.0


async def open_table(ann: Pane) -> None:
    """Ann types the command, and chooses the game from what it offers."""
    await ann.type_command("match new")
    await ann.chip("game").press_sequentially("go")
    await expect(ann.option("Go West!")).to_be_visible()
    await ann.chip("game").press("Enter")
    await ann.button("Add seats").click()
    seats = ann.shown.get_by_role("textbox", name="seats")
    await seats.fill("2")
    await seats.press("Enter")


@dataclass
class Seated:
    """A player's pane, and how that player's newest panel is found in the stand-in."""

    house: House
    pane: Pane
    newest: Callable[[], Message]

    async def tap(self, key: str) -> None:
        """Answer with the option *key*: by its button, from a menu, or from another part of it."""
        asked = self.newest()
        for custom_id in custom_ids(asked):
            if custom_id.startswith("ans:") and custom_id.split(":", 4)[4] == key:
                return await self.pane.custom(custom_id).click()
        if not await self._choose(asked, key):
            await self._turn_to(asked, key)
        return None

    async def _choose(self, asked: Message, key: str) -> bool:
        for menu in menus(asked):
            if menu["custom_id"].startswith("sel:") and key in values(menu):
                await self._take(menu["custom_id"], key)
                return True
        return False

    async def _turn_to(self, asked: Message, key: str) -> None:
        (parts,) = [menu for menu in menus(asked) if menu["custom_id"].startswith("go:")]
        for part in values(parts):
            turned = partial(self._is_later, self._form())
            await self._take(parts["custom_id"], part)
            await until(self.house, turned)
            if await self._choose(self.newest(), key):
                return
        raise AssertionError(f"{key!r} is in no part")

    def _form(self) -> tuple[str, float | None]:
        shown = self.newest()
        return shown.id, shown.edited

    async def _is_later(self, form: tuple[str, float | None]) -> bool:
        return form != self._form()

    async def _take(self, custom_id: str, value: str) -> None:
        await self.pane.custom(custom_id).click()
        await self.pane.page.locator(f'[role=option][data-value="{value}"]').click()


async def answer(house: House, match: MatchId, seated: dict[Seat, Seated]) -> None:
    """What the autopilot of the seat that is asked would answer, by a click or two."""
    _, before = await house.look(match)
    seat = min(before.pending)
    raw = before.game.autopilot(before.view(seat), before.pending[seat], Rng(before.seq))
    await seated[seat].tap(str(raw))
    await until(house, partial(goes_on, house, match, before.seq))
    # The next panel is looked up in the stand-in, which must have it by then.
    await house.discord.settled()


async def goes_on(house: House, match: MatchId, seq: int) -> bool:
    _, now = await house.look(match)
    return seq != now.seq


async def until(house: House, holds: Callable[[], Awaitable[bool]]) -> None:
    """Wait until that holds, looking whenever something happens in the stand-in."""
    news = asyncio.Event()
    listeners = house.discord.world.listeners
    listeners.append(lambda _: news.set())
    async with asyncio.timeout(A_MINUTE):
        while not await holds():
            await news.wait()
            news.clear()
    del listeners[-1]


def last(player: Player, channel: Channel) -> Message:
    return player.sees(channel)[-1]


def last_dm(player: Player) -> Message:
    return player.dms[-1]


async def test_two_players_play_a_match_by_clicks_alone(house: House, visit: Visit) -> None:
    visitor = await visit()
    ann, ben = visitor.pane("Ann"), visitor.pane("Ben")

    await open_table(ann)
    await ben.button("Join").click()
    await expect(ann.shown.get_by_text("Everyone is here")).to_be_visible()
    await ann.button("Start").click()
    await ann.shown.locator(".thread").click()
    await ben.shown.locator(".thread").click()

    # The first answer is given in the thread, the others in direct messages.
    match = (await house.store.matches())[-1].id
    record, running = await house.look(match)
    names = {seat.seat: seat.name for seat in record.seats}
    first = names[min(running.pending)]
    pane = {"Ann": ann, "Ben": ben}[first]
    await pane.button("Act").click()
    await expect(pane.shown.locator(".message.private")).to_be_visible()
    await house.discord.settled()
    thread, player = await house.thread(match), house.discord.user(first)
    await answer(
        house, match, {min(running.pending): Seated(house, pane, partial(last, player, thread))}
    )

    await ben.go_to("Portage")
    own = await visitor.add_pane("Ann")
    await own.go_to("Portage")
    direct = {
        seat: Seated(
            house, own if name == "Ann" else ben, partial(last_dm, house.discord.user(name))
        )
        for seat, name in names.items()
    }
    while record.status == "running":
        await answer(house, match, direct)
        record, running = await house.look(match)

    assert running.outcome is not None
    winner = names[running.outcome.places[0][0]]
    await expect(ann.messages.filter(has_text="has ended").last).to_contain_text(winner)
    await expect(ann.messages.filter(has_text="has ended").last).to_contain_text(str(record.seed))
