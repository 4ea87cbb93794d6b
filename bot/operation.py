"""What a host does beside running the bot: look whether all is well, back up, restore, export."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec

from bot.app import LOCALES
from bot.export import exported, log_of
from bot.health import ask
from bot.records import MatchId
from bot.settings import Settings
from bot.store import StoreBroken, StoreError, files
from bot.store import check as checks
from bot.store.errors import in_our_words
from bot.store.migrate import check_tables, check_version, steps_in, version_of
from bot.ui.access import check_discord
from bot.words import Catalogue
from engine.core import Config, Match
from engine.registry import GAMES
from render.paint import paint
from render.registry import DRAWINGS

Say = Callable[..., None]


def health(settings: Settings, say: Say) -> int:
    """0 if the running bot says that it is well, else 1."""
    if not settings.health_port:
        say("PORTAGE_HEALTH_PORT isn't set, so the bot doesn't say how it is.")
        return 1
    told = ask(settings)
    if told is None:
        say(f"No bot answers on port {settings.health_port}.")
        return 1
    say(msgspec.json.encode(told).decode())
    return 0 if told.well else 1


async def check(settings: Settings, say: Say) -> int:
    """Look at the settings, the database, what is drawn and said, and Discord.

    0 if all is well. The database is only read, and the bot may be running.
    """
    say("Settings: fine.")
    faults = [
        await asyncio.to_thread(_check_database, settings.database, say),
        await asyncio.to_thread(_check_data, say),
        await check_discord(settings.token, say),
    ]
    return int(any(faults))


def _check_database(path: Path, say: Say) -> bool:
    """Whether something is wrong."""
    if not path.exists():
        say(f"Database: none yet; the first start makes {path}.")
        return False
    try:
        with in_our_words(path), closing(files.connect_to_read(path)) as connection:
            files.check_ours(connection, path)
            check_version(connection, path, len(steps_in()))
            check_tables(connection, path)
            faults = checks.faults(connection)
            old = version_of(connection) < len(steps_in())
    except StoreError as error:
        faults, old = [str(error)], False
    if faults:
        say("Database:", *(f"  · {each}" for each in faults))
        return True
    later = " The next start brings its tables up to date." if old else ""
    say(f"Database: {path} is sound.{later}")
    return False


def _check_data(say: Say) -> bool:
    """Whether words, fonts or icons don't load."""
    try:
        catalogue = Catalogue.load(LOCALES)
        for name, game in GAMES.items():
            match = Match.start(game, Config(game.seats[0]), 1)
            for locale in catalogue.locales:
                words = catalogue.words(locale, name)
                paint(DRAWINGS[name].board(match.view(None), words, {}))
        faults = sorted(map(str, catalogue.missing)) + list(map(str, catalogue.faults))
    except (OSError, ValueError) as error:
        faults = [f"{type(error).__name__}: {error}"]
    if faults:
        say("Words, fonts and icons:", *(f"  · {each}" for each in faults))
        return True
    say(f"Words, fonts and icons: fine, in {', '.join(catalogue.locales)}.")
    return False


async def backup(settings: Settings, target: Path, say: Say) -> int:
    """Copy the database, whole and checked, even while the bot runs. Never overwrites a file."""
    if not settings.database.exists():
        say(f"There is no database {settings.database}.")
        return 1
    await asyncio.to_thread(files.copy_of, settings.database, target)
    say(f"{target} is a whole copy of {settings.database}.")
    return 0


async def restore(settings: Settings, source: Path, say: Say) -> int:
    """Put a copy in the place of the database; what stood there is kept beside it."""
    kept = await asyncio.to_thread(_restore, settings.database, source)
    say(f"{settings.database} is now what {source} holds.")
    if kept is not None:
        say(f"What stood there before is kept as {kept}.")
    return 0


def _restore(database: Path, source: Path) -> Path | None:
    if not source.is_file():
        raise StoreError(f"{source}: there is no such file.")
    if database.exists() and source.samefile(database):
        raise StoreError(f"{source}: this is the database itself. Name a copy of it.")
    held = files.lock(database)
    try:
        _check_source(source)
        arriving = database.with_name(f".{database.name}.arriving")
        arriving.unlink(missing_ok=True)
        files.copy_of(source, arriving)
        kept = _put_aside(database) if database.exists() else None
        arriving.replace(database)
        return kept
    finally:
        os.close(held)


def _check_source(source: Path) -> None:
    """Raise `StoreError` unless this is a whole copy that can take the database's place."""
    try:
        with in_our_words(source), closing(files.connect_to_read(source)) as connection:
            files.check_ours(connection, source)
            check_version(connection, source, len(steps_in()))
            check_tables(connection, source)
    except StoreBroken as error:
        # Its remedy is for a database that is in use.
        reason = str(error).partition(". ")[0]
        raise StoreBroken(f"{reason}. Name a whole copy of Portage's database.") from error


def _put_aside(database: Path) -> Path:
    """Keep the database, whole or damaged, under another name; its own goes on standing.

    Its log goes along: it must not meet the file that comes.
    """
    kept = database.with_name(f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    try:
        kept.hardlink_to(database)
        for extra in ("-wal", "-shm"):
            beside = database.with_name(database.name + extra)
            if beside.exists():
                beside.rename(kept.with_name(kept.name + extra))
    except OSError as error:
        raise StoreError(f"{kept}: it can't be kept there ({error.strerror}).") from error
    return kept


def export(settings: Settings, match: str, flags: frozenset[str], say: Say) -> int:
    """Print a match as JSON, or its log with `--text`; the hands of a running one with `--all`."""
    match_id, everything = MatchId(match.strip().lower()), "--all" in flags
    if "--text" in flags:
        say(*log_of(settings.database, match_id, everything=everything))
    else:
        say(exported(settings.database, match_id, everything=everything).decode().rstrip())
    return 0
