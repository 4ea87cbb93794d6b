"""Somebody in front of the page: what is seen in a pane, and pressed there."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from playwright.async_api import Locator, Page, expect

AT_FIRST = ("Ann", "Ben")  # whose panes the page opens with


@dataclass
class Visitor:
    """The open page. *faults* are what the page's scripts complained about."""

    page: Page
    faults: list[str] = field(default_factory=list)

    def pane(self, player: str) -> Pane:
        """The pane that shows that player's Discord when the page opens."""
        return Pane(self.page, self.page.locator(".pane").nth(AT_FIRST.index(player)))

    async def add_pane(self, player: str) -> Pane:
        """Open a pane more, for *player*."""
        panes = self.page.locator(".pane")
        pane = Pane(self.page, panes.nth(await panes.count()))
        await self.page.get_by_role("button", name="Add a pane").click()
        await pane.become(player)
        return pane


@dataclass
class Pane:
    """A pane, and what its player does in it."""

    page: Page
    shown: Locator

    def button(self, name: str) -> Locator:
        """The newest button of that name."""
        return self.shown.get_by_role("button", name=name, exact=True).last

    def custom(self, custom_id: str) -> Locator:
        """The newest control with that custom id, or one that begins so where it ends in a *."""
        sign, wanted = ("^=", custom_id[:-1]) if custom_id.endswith("*") else ("=", custom_id)
        quoted = wanted.replace("\\", "\\\\").replace('"', '\\"')
        return self.shown.locator(f'[data-custom-id{sign}"{quoted}"]').last

    @property
    def messages(self) -> Locator:
        return self.shown.locator(".message")

    @property
    def box(self) -> Locator:
        return self.shown.locator(".box")

    def chip(self, option: str) -> Locator:
        """The box of an option of the command that is being filled in."""
        return self.shown.get_by_role("combobox", name=re.compile(rf"^{option}( \(|$)"))

    def option(self, name: str) -> Locator:
        """What the list that is open offers under that name."""
        return self.page.get_by_role("option", name=name)

    async def become(self, player: str) -> None:
        await self.shown.locator(".who").click()
        await self.option(player).click()
        await expect(self.shown.locator(".who")).to_contain_text(player)

    async def go_to(self, place: str) -> None:
        await self.shown.locator(".where").click()
        await self.option(place).click()
        await expect(self.shown.locator(".where")).to_contain_text(place)

    async def type_command(self, name: str) -> None:
        """Begin the command *name* in the box."""
        await self.box.press_sequentially(f"/{name} ")
        await expect(self.shown.locator(".command-name")).to_have_text(f"/{name}")

    async def say(self, text: str) -> None:
        await self.box.fill(text)
        await self.box.press("Enter")

    async def choose(self, menu: Locator, *names: str) -> None:
        """Take what *names* says from a menu of one or of several."""
        await menu.click()
        for name in names:
            await self.option(name).click()
        if len(names) > 1:
            await self.page.get_by_role("button", name="Confirm").click()
