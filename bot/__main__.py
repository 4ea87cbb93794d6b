"""Starts the bot, or without a token the playground: `python -m bot`. See `USAGE` for the rest."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from pathlib import Path

from dotenv import dotenv_values

from bot.operation import backup, check, export, health, restore
from bot.run import play, serve
from bot.settings import Settings, SettingsError, load_settings
from bot.store import StoreError

USAGE = """\
python -m bot               run the bot, or without DISCORD_TOKEN the playground
python -m bot serve         run the bot, and never the playground
python -m bot check         look at the settings, the database, the data and Discord
python -m bot backup FILE   copy the database, even while the bot runs
python -m bot restore FILE  put a copy in the place of the database, with the bot stopped
python -m bot export MATCH  print a match as JSON, with --text its log;
                            with --all what is hidden in a running one, too
python -m bot health        how the running bot is, if PORTAGE_HEALTH_PORT is set"""


def main(words: list[str]) -> int:
    """The process's exit code: 0 if all went well, 1 if not, 2 for a word it doesn't know."""
    try:
        written = {name: value for name, value in dotenv_values(".env").items() if value}
        settings = load_settings({**written, **os.environ})
        logs(settings.log)
        return asyncio.run(_run(words, settings))
    except SettingsError as error:
        say("These settings need your attention:", *(f"  · {each}" for each in error.mistakes))
    except StoreError as error:
        say(str(error))
    except KeyboardInterrupt:
        say("Stopped.")
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


def logs(level: str) -> None:
    """Have the bot's own log printed from *level* on, and other people's warnings.

    What discord.py and aiosqlite say below that holds tokens, and what players hide.
    """
    logging.basicConfig(
        level=level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    for name in ("discord", "aiosqlite", "asyncio", "aiohttp", "PIL"):
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.root.level))
    # It warns of missing packages for voices.
    logging.getLogger("discord.client").setLevel(logging.ERROR)


async def _run(words: list[str], settings: Settings) -> int:
    match words:
        case []:
            return await (serve(settings) if settings.token else play(settings))
        case ["serve"]:
            if settings.token:
                return await serve(settings)
            say("DISCORD_TOKEN isn't set. Copy it from your application's page “Bot” at Discord.")
            return 1
        case ["check"]:
            return await check(settings, say)
        case ["health"]:
            return health(settings, say)
        case ["backup", file]:
            return await backup(settings, Path(file), say)
        case ["restore", file]:
            return await restore(settings, Path(file), say)
        case ["export", match, *flags] if {*flags} <= {"--all", "--text"}:
            return export(settings, match, frozenset(flags), say)
        case ["--help" | "-h" | "help"]:
            say(USAGE)
            return 0
        case _:
            say(USAGE)
            return 2


def say(*lines: str) -> None:
    """Print to the host."""
    if lines:
        sys.stdout.write("\n".join(lines) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
