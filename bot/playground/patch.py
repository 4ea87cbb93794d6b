"""Pointing an unmodified discord.py at the stand-in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.playground.rest import PREFIX


@contextmanager
def pointed_at(base: str) -> Iterator[None]:
    """Let discord.py talk to *base* ("http://127.0.0.1:PORT") for the length of a block.

    REST, interaction callbacks and webhooks follow the first address, the gateway the second,
    avatars the third; attachments carry full addresses.
    """
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    Route.BASE = base + PREFIX
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws", 1) + "/gateway")
    Asset.BASE = base + "/cdn"
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before
