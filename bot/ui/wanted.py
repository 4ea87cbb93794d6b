"""The table that `/match new` asks for, and its options as they are typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord
from discord import app_commands

from bot.draft import AnyGame
from bot.present.limits import SUGGESTION, SUGGESTIONS
from bot.records import Starts
from bot.sorry import Sorry
from bot.ui.verbs import suggestion
from bot.words import Words
from engine.core import Text


class Wanted(NamedTuple):
    """The table that somebody asks for."""

    game: AnyGame
    seats: int | None
    autopilots: int
    options: str  # as typed
    pace: str | None  # None: what is usual in the server
    invited: Sequence[discord.User | discord.Member]
    starts: Starts
    checks: bool

    @property
    def at_least(self) -> int:
        """The fewest seats that will do."""
        return max(min(self.game.seats), len(self.invited) + 1 + self.autopilots)


def options_in(typed: str, game: AnyGame) -> dict[str, str]:
    """The options of a table in "pay=short, placing=conrad". Raises `Sorry`."""
    chosen: dict[str, str] = {}
    values = {option.id: option.values for option in game.options}
    for item in filter(None, (item.strip() for item in typed.split(","))):
        name, _, value = (part.strip() for part in item.partition("="))
        if value not in values.get(name, ()):
            raise Sorry("lobby-no-such-option")
        if chosen.get(name, value) != value:
            raise Sorry("lobby-option-twice", game.name, option=Text(f"option-{name}"))
        chosen[name] = value
    return chosen


def option_choices(game: AnyGame, current: str, words: Words) -> list[app_commands.Choice[str]]:
    """What can be typed next: an option that isn't there yet, with each of its values."""
    before, _, last = current.rpartition(",")
    items = [item.strip() for item in before.split(",") if item.strip()]
    found: list[app_commands.Choice[str]] = []
    for option in game.options:
        if any(item.startswith(f"{option.id}=") for item in items):
            continue
        for value in option.values:
            label = words(
                "lobby-option-plain",
                option=words(f"option-{option.id}"),
                value=words(f"option-{option.id}-{value}"),
            )
            typed = ", ".join([*items, f"{option.id}={value}"])
            fits = last.strip().casefold() in f"{option.id}={value} {label}".casefold()
            if fits and len(typed) <= SUGGESTION:
                found.append(suggestion(label, typed))
    return found[:SUGGESTIONS]
