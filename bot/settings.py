"""What the host has set, read once from the environment and `.env`, and checked."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from engine.core.content import ContentError
from engine.registry import GAMES

TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+")
LOG_LEVELS = ("debug", "info", "warning", "error")


class SettingsError(ValueError):
    """What is wrong with the settings: one line a mistake, each with its remedy."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("\n".join(mistakes))
        self.mistakes = mistakes


@dataclass(frozen=True)
class Settings:
    token: str | None = field(default=None, repr=False)
    database: Path = Path("portage.sqlite3")
    port: int = 8099  # of the playground, on loopback
    health_port: int = 0  # of the page that says how the bot is, on loopback; 0: there is none
    log: str = "info"
    content: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # game: name: text


def load_settings(given: Mapping[str, str]) -> Settings:
    """Settings from environment variables. Raises `SettingsError` naming every mistake."""
    mistakes: list[str] = []
    token = given.get("DISCORD_TOKEN", "").strip().strip("\"'") or None
    if token is not None and (len(token) < 50 or not TOKEN.fullmatch(token)):
        mistakes.append(
            "DISCORD_TOKEN doesn't look like a bot's token (three parts with dots between). "
            "Copy it again from the page “Bot” of your application at Discord."
        )
    database = Path(given.get("PORTAGE_DATABASE", "").strip() or Settings.database)
    # These, unlike the methods of Path, say no where a folder may not be looked into.
    if not os.path.isdir(database.absolute().parent):  # noqa: PTH112
        mistakes.append(
            f"PORTAGE_DATABASE: there is no folder {database.absolute().parent}. "
            "Make it, or name another."
        )
    elif os.path.isdir(database):  # noqa: PTH112
        mistakes.append(f"PORTAGE_DATABASE: {database} is a folder. Name a file in it.")
    log = given.get("PORTAGE_LOG", "").strip().lower() or Settings.log
    if log not in LOG_LEVELS:
        mistakes.append(f"PORTAGE_LOG: {log!r} is none of {', '.join(LOG_LEVELS)}.")
    port = _port(given, "PORTAGE_PORT", Settings.port, mistakes)
    health_port = _port(given, "PORTAGE_HEALTH_PORT", Settings.health_port, mistakes)
    content = _content(given.get("PORTAGE_CONTENT", "").strip(), mistakes)
    if mistakes:
        raise SettingsError(mistakes)
    return Settings(token, database, port, health_port, log, content)


def _port(given: Mapping[str, str], name: str, otherwise: int, mistakes: list[str]) -> int:
    typed = given.get(name, "").strip()
    if not typed:
        return otherwise
    if typed.isdecimal() and 1024 <= int(typed) <= 65535:
        return int(typed)
    mistakes.append(f"{name}: {typed!r} is no port. Choose a number from 1024 to 65535.")
    return otherwise


def _content(folder: str, mistakes: list[str]) -> dict[str, dict[str, str]]:
    """The host's own content, each file checked by the game it is for."""
    if not folder:
        return {}
    if not os.path.isdir(folder):  # noqa: PTH112
        mistakes.append(
            f"PORTAGE_CONTENT: there is no folder {folder}. Make it, or remove the line."
        )
        return {}
    found: dict[str, dict[str, str]] = {}
    for path in sorted(Path(folder).glob("*/*.toml")):
        game = GAMES.get(path.parent.name)
        check = game.checks.get(path.stem) if game else None
        if check is None:
            mistakes.append(
                f"PORTAGE_CONTENT: no game asks for {path}. "
                "Files are named <game>/<name>.toml; see the README for the names."
            )
            continue
        try:
            text = path.read_text(encoding="utf-8")
            check(text)
        except (ContentError, UnicodeDecodeError, OSError) as error:
            mistakes.append(f"PORTAGE_CONTENT: {path}: {error}")
        else:
            found.setdefault(path.parent.name, {})[path.stem] = text
    if not found and not mistakes:
        mistakes.append(
            f"PORTAGE_CONTENT: nothing in {folder} is named <game>/<name>.toml. "
            "Name the folder that holds the games' folders, or remove the line."
        )
    return found
