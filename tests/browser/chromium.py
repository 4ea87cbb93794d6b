"""Finding a Chromium, and starting it."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

from playwright.async_api import Browser, Playwright, async_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
# The sandbox doesn't start as root; the rest keeps the browser from asking the world for things.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NONE = "No Chromium was found. On Debian and Ubuntu: apt install chromium"


def on_the_path() -> str | None:
    """The machine's own Chromium."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


async def executable() -> str | None:
    """A Chromium to start: the machine's own, or the one that Playwright has installed."""
    own = on_the_path()
    if own is not None:
        return own
    async with async_playwright() as playwright:
        installed = playwright.chromium.executable_path
    return installed if await asyncio.to_thread(Path(installed).exists) else None


async def launch(playwright: Playwright, path: str) -> Browser:
    return await playwright.chromium.launch(executable_path=path, args=list(FLAGS))
