"""Discord's own description of its interface, read once for all tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bot.playground.schema import Schema


@cache
def description() -> Schema:
    return Schema.load(Path(__file__).parent / "discord_openapi.json.gz")
