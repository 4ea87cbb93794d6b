"""Starts the bot, or without a token the playground: `python -m bot`. See `USAGE` for the rest."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from pathlib import Path

from dotenv import dotenv_values

from bot.operation import backup, check, health, restore
from bot.run import play, serve
from bot.settings import Settings, SettingsError, load_settings
from bot.store import StoreError

USAGE = """\
python -m bot               run the bot, or without DISCORD_TOKEN the playground
python -m bot check         look at the settings and the database
python -m bot backup FILE   copy the database while the bot runs
python -m bot restore FILE  put a copy in the place of the database, with the bot stopped
python -m bot health        whether the bot is alive and connected, for Docker"""


def main(words: list[str]) -> int:
    """The process's exit code: 0 if all went well, 1 if not, 2 for a word it doesn't know."""
    try:
        written = {name: value for name, value in dotenv_values(".env").items() if value}
        settings = load_settings({**written, **os.environ})
    except SettingsError as error:
        say("These settings need your attention:", *(f"  · {each}" for each in error.mistakes))
        return 1
    logging.basicConfig(
        level=settings.log.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.root.level))
    logging.getLogger("aiosqlite").setLevel(max(logging.WARNING, logging.root.level))
    try:
        return asyncio.run(_run(words, settings))
    except StoreError as error:
        say(str(error))
        return 1


async def _run(words: list[str], settings: Settings) -> int:
    match words:
        case []:
            return await (serve(settings) if settings.token else play(settings))
        case ["check"]:
            return await check(settings, say)
        case ["health"]:
            return health(settings)
        case ["backup", file]:
            return await backup(settings, Path(file), say)
        case ["restore", file]:
            return await restore(settings, Path(file), say)
        case _:
            say(USAGE)
            return 2


def say(*lines: str) -> None:
    """Print to the host."""
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
