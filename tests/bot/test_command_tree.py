"""The commands of all games fit what Discord takes, in every language, and so do suggestions."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import create_bot
from bot.playground.commandlimits import characters
from bot.present.limits import (
    CHOICE,
    CHOICES,
    COMMAND,
    COMMAND_NAME,
    COMMAND_OPTIONS,
    COMMANDS,
    DESCRIPTION,
    SUBCOMMANDS,
    SUGGESTION,
    SUGGESTIONS,
    length,
)
from bot.store import Store
from bot.ui.client import Portage, payload_of
from bot.ui.translator import LOCALES, Translator
from bot.ui.verbs import suggestions
from engine.core import Rng
from engine.core.moves import completions
from engine.registry import GAMES
from tests.bot.house import CATALOGUE
from tests.bot.present.samples import LONG_NAMES, catalogue
from tests.contract.matches import AnyGame, deal, every_game, step

NAME = re.compile(rf"[-_'\w]{{1,{COMMAND_NAME}}}")
SUBCOMMAND, GROUP = 1, 2

Node = dict[str, Any]


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Portage]:
    store = await Store.open(tmp_path / "portage.db", now=lambda: 0.0)
    bot = create_bot(store, catalogue=CATALOGUE, games=GAMES)
    await bot.tree.set_translator(Translator(CATALOGUE))
    yield bot
    bot.pictures.close()
    await store.close()


@pytest.fixture
async def commands(bot: Portage) -> list[Node]:
    return await payload_of(bot.tree)


def nodes(node: Node) -> Iterator[Node]:
    """A command with everything below it."""
    yield node
    for below in (*node.get("options", ()), *node.get("choices", ())):
        yield from nodes(below)


def texts(node: Node, key: str) -> list[str]:
    """A text in all its languages."""
    return [node[key], *(node.get(f"{key}_localizations") or {}).values()]


def test_every_game_has_its_commands(commands: list[Node]) -> None:
    assert {game.command for game in GAMES.values()} <= {command["name"] for command in commands}


def test_there_are_not_too_many_commands(commands: list[Node]) -> None:
    assert len(commands) <= COMMANDS


def test_every_language_of_ours_has_names_at_discord() -> None:
    assert set(CATALOGUE.locales) == set(LOCALES)


def test_every_part_is_known_in_every_language_of_ours(commands: list[Node]) -> None:
    theirs = {str(locale) for locales in LOCALES.values() for locale in locales}
    for command in commands:
        for node in nodes(command):
            if "description" in node:
                assert theirs == set(node["description_localizations"]), node["name"]


def test_no_command_has_too_many_parts(commands: list[Node]) -> None:
    for command in commands:
        for node in nodes(command):
            options = node.get("options", ())
            below = [each for each in options if each["type"] in (SUBCOMMAND, GROUP)]
            assert len(below) <= SUBCOMMANDS, node["name"]
            assert len(options) <= COMMAND_OPTIONS, node["name"]
            assert len(node.get("choices", ())) <= CHOICES, node["name"]


def test_names_are_names_in_every_language(commands: list[Node]) -> None:
    for command in commands:
        for node in nodes(command):
            for name in texts(node, "name"):
                if "value" in node:
                    assert 1 <= length(name) <= CHOICE
                else:
                    assert NAME.fullmatch(name), name
                    assert name == name.lower()


def test_names_beside_each_other_differ_in_every_language(commands: list[Node]) -> None:
    for siblings in (commands, *(node.get("options", []) for c in commands for node in nodes(c))):
        for locale in (None, *discord.Locale):
            names = [
                (each.get("name_localizations") or {}).get(str(locale), each["name"])
                for each in siblings
            ]
            assert len(set(names)) == len(names), names


def test_descriptions_fit_uncut_in_every_language(commands: list[Node]) -> None:
    for command in commands:
        for node in nodes(command):
            for text in texts(node, "description") if "description" in node else ():
                assert 1 <= length(text) <= DESCRIPTION, text
                assert not text.endswith("…"), text


def test_no_command_is_too_large_in_its_longest_language(commands: list[Node]) -> None:
    sizes = {command["name"]: characters(command) for command in commands}

    assert {} == {name: size for name, size in sizes.items() if size > COMMAND}
    assert sum(sizes.values()) > 1_000


@every_game
@pytest.mark.parametrize("locale", CATALOGUE.locales)
def test_suggestions_fit_throughout_a_match(game: AnyGame, locale: str) -> None:
    chance, offered = Rng(5), 0
    match = deal(game, chance, game.seats[-1])
    words = catalogue().words(locale, game.name, LONG_NAMES)
    for _ in range(60):
        seat = chance.pick(sorted(match.pending))
        for verb in game.verbs:
            given: dict[str, str] = {}
            for name in verb.options:
                choices = suggestions(match, seat, verb, given, name, "", words)
                offered += len(choices)
                assert len(choices) <= SUGGESTIONS
                for choice in choices:
                    assert 1 <= length(choice.name) <= SUGGESTION
                    assert 1 <= length(str(choice.value)) <= SUGGESTION
                keys = [option.key for option in completions(match, seat, verb, given, name)]
                if keys:
                    given[name] = chance.pick(keys)
        step(match, chance)
        if match.outcome is not None:
            break
    assert offered > 100
