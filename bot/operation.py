"""What a host does beside running the bot: look whether all is well, back up, restore."""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bot.settings import Settings
from bot.store import Store, StoreError, files

Say = Callable[..., None]

PULSE = 10.0  # seconds between two signs of life
STALE = 45.0  # seconds after which their absence is a fault


def sign_of_life(settings: Settings) -> Path:
    """The file where the running bot notes that it is connected."""
    return settings.database.with_name(settings.database.name + ".alive")


def health(settings: Settings) -> int:
    """0 if the running bot has given a sign of life lately, else 1."""
    try:
        return 0 if time.time() - float(sign_of_life(settings).read_text()) < STALE else 1
    except (OSError, ValueError):
        return 1


async def check(settings: Settings, say: Say) -> int:
    """Look at the settings and, while the bot is stopped, at the database."""
    say(
        "The settings are fine."
        if settings.token
        else "DISCORD_TOKEN isn't set: no bot, but the playground works."
    )
    if not settings.database.exists():
        say(f"There is no database yet; the first start makes {settings.database}.")
        return 0
    store = await Store.open(settings.database, now=time.time)
    try:
        faults = await store.check()
    finally:
        await store.close()
    say(*(faults or [f"The database {settings.database} is sound."]))
    return 1 if faults else 0


async def backup(settings: Settings, target: Path, say: Say) -> int:
    """Copy the database, whole and checked, even while the bot runs. Never overwrites a file."""
    if not settings.database.exists():
        say(f"There is no database {settings.database}.")
        return 1
    await asyncio.to_thread(_copy, settings.database, target)
    say(f"{target} is a whole copy of {settings.database}.")
    return 0


async def restore(settings: Settings, source: Path, say: Say) -> int:
    """Put a copy in the place of the database; what stood there is kept beside it."""
    kept = await asyncio.to_thread(_restore, settings.database, source)
    say(f"{settings.database} is now what {source} holds.")
    if kept is not None:
        say(f"What stood there before is kept as {kept}.")
    return 0


def _copy(database: Path, target: Path) -> None:
    with closing(files.connect_to_read(database)) as connection:
        files.copy(connection, target)


def _restore(database: Path, source: Path) -> Path | None:
    if not source.is_file():
        raise StoreError(f"{source}: there is no such file")
    held = files.lock(database)
    try:
        with closing(files.connect_to_read(source)) as connection:
            files.check_ours(connection, source)
        kept = None
        if database.exists():
            kept = database.with_name(f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
            _copy(database, kept)
        arriving = database.with_name(f".{database.name}.arriving")
        arriving.unlink(missing_ok=True)
        _copy(source, arriving)
        for extra in ("-wal", "-shm"):
            database.with_name(database.name + extra).unlink(missing_ok=True)
        shutil.move(arriving, database)
        return kept
    finally:
        os.close(held)
