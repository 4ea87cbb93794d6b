from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TypeAlias

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from bot.playground.patch import pointed_at
from bot.playground.standin import Standin
from tests.bot.house import House
from tests.browser.chromium import NONE, executable, launch
from tests.browser.visitor import Visitor

Visit: TypeAlias = Callable[..., Awaitable[Visitor]]
PATIENCE = 15_000  # milliseconds for anything to show: the machine may be busy

expect.set_options(timeout=PATIENCE)


@pytest_asyncio.fixture(loop_scope="session")
async def discord() -> AsyncIterator[Standin]:
    """The stand-in with Ann and Ben, and with #games."""
    async with Standin() as standin:
        # The machine's pace decides nothing; the test about the limit sets its own.
        standin.world.limits.seconds_to_answer = 60.0
        standin.user("Ann")
        standin.user("Ben")
        standin.channel("games")
        with pointed_at(standin.base):
            yield standin
        assert [] == standin.notes.wrongs


@pytest_asyncio.fixture(loop_scope="session")
async def house(tmp_path: Path, discord: Standin) -> AsyncIterator[House]:
    """The real bot in the stand-in."""
    made = House(tmp_path, discord)
    await made.start()
    yield made
    await made.stop()


# Starting a browser takes longer than most tests, so all of them share one, and its loop.
@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    path = await executable()
    if path is None:
        assert not os.environ.get("CI"), NONE
        pytest.skip(NONE)
    async with async_playwright() as playwright:
        started = await launch(playwright, path)
        yield started
        await started.close()


@pytest_asyncio.fixture(loop_scope="session")
async def visit(browser: Browser, discord: Standin) -> AsyncIterator[Visit]:
    """Opens the page; what its scripts complain about fails the test."""
    visitors: list[Visitor] = []
    async with AsyncExitStack() as contexts:

        async def open_page(
            width: int = 1400, height: int = 900, language: str = "en-US"
        ) -> Visitor:
            context = await browser.new_context(
                viewport={"width": width, "height": height},
                locale=language,
                reduced_motion="reduce",
            )
            contexts.push_async_callback(context.close)
            context.set_default_timeout(PATIENCE)
            visitor = Visitor(await context.new_page())
            visitor.page.on("pageerror", lambda error: visitor.faults.append(str(error)))
            visitor.page.on(
                "console",
                lambda said: visitor.faults.append(said.text) if said.type == "error" else None,
            )
            await visitor.page.goto(discord.base)
            await visitor.page.locator(".pane").first.wait_for()
            visitors.append(visitor)
            return visitor

        yield open_page
    for visitor in visitors:
        assert [] == visitor.faults
