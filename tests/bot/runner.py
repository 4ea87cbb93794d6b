"""The bot as a process of its own, sent to a stand-in instead of Discord."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.__main__ import logs
from bot.playground.patch import pointed_at
from bot.run import serve
from bot.settings import Settings


def main(base: str, token: str, database: str, health_port: str) -> int:
    logs("info")
    settings = Settings(token, Path(database), health_port=int(health_port))
    with pointed_at(base):
        return asyncio.run(serve(settings))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
