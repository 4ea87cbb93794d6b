"""Nobody else's page gets at the playground, and the page loads nothing from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import aiohttp
import pytest

from bot.playground import page
from bot.playground.standin import Standin
from tests.browser.conftest import Visit

FILES = sorted(page.FOLDER.iterdir())


@pytest.mark.asyncio(loop_scope="session")
async def test_a_hostile_page_gets_no_socket(discord: Standin, visit: Visit) -> None:
    visitor = await visit()
    hostile = await visitor.page.context.new_page()
    await hostile.route("http://hostile.test/", lambda route: route.fulfill(body="<p>Hello.</p>"))
    await hostile.goto("http://hostile.test/")
    address = discord.base.replace("http:", "ws:") + "/page/ws"

    opened = await hostile.evaluate(
        """(address) => new Promise((resolve) => {
            const socket = new WebSocket(address);
            socket.onopen = () => resolve("open");
            socket.onerror = () => resolve("refused");
        })""",
        address,
    )

    assert "refused" == opened


@pytest.mark.parametrize("origin", ["http://hostile.test", "null", None])
@pytest.mark.asyncio(loop_scope="session")
async def test_a_hostile_origin_is_refused(discord: Standin, origin: str | None) -> None:
    headers = {} if origin is None else {"Origin": origin}
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(f"{discord.base}/page/ws", headers=headers)
    assert 403 == refused.value.status


@pytest.mark.asyncio(loop_scope="session")
async def test_the_policy_stops_a_script_in_the_page(visit: Visit) -> None:
    visitor = await visit()
    added = """() => {
        const script = document.createElement("script");
        script.textContent = "window.ran = true";
        document.body.append(script);
        return window.ran === true;
    }"""

    ran = await visitor.page.evaluate(added)

    assert not ran
    assert any("Content Security Policy" in fault for fault in visitor.faults)
    visitor.faults.clear()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_file_of_the_page_makes_no_markup_and_loads_nothing(file: Path) -> None:
    text = file.read_text()
    forbidden = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function"
    loads = r"""(?:src|href)=["']https?:|url\(["']?https?:|from ["']https?:|@import"""
    assert [] == re.findall(forbidden, text)
    assert [] == re.findall(loads, text)
