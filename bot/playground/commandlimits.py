"""Discord's limits on one application command."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from bot.playground.refusals import Json, invalid, too_long

MOST_OPTIONS = 25
MOST_CHOICES = 25
LONGEST_NAME = 32
LONGEST_DESCRIPTION = 100
LONGEST_CHOICE = 100
LONGEST_VALUE = 6000
MOST_CHARACTERS = 8000
_SLASH = re.compile(r"[-'\w]{1,32}")
_NUMBERS = (4, 10)
_WITH_CHOICES = (3, *_NUMBERS)

LOCALES = frozenset(
    {
        *("id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu"),
        *("nl", "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru"),
        *("uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko"),
    }
)


def check_command(path: str, command: Json) -> None:
    """Refuse a command that Discord wouldn't take; *path* names its place in the body."""
    kind = int(command.get("type") or 1)
    if kind == 1:
        _check_texts(path, command)
        _check_options(path, command.get("options") or [], depth=0)
    else:
        for name in _in_all_languages(command, "name"):
            if not 1 <= len(name) <= LONGEST_NAME:
                raise too_long(f"{path}.name", LONGEST_NAME, 1)
        if command.get("description") or command.get("options"):
            raise invalid(f"{path}.description", "Context menus have neither text nor options.")
    _check_locales(path, command)
    if characters(command) > MOST_CHARACTERS:
        raise invalid(path, f"Command exceeds maximum size ({MOST_CHARACTERS})")


def characters(command: Json) -> int:
    """How many characters count: of each text the longest of its languages."""
    total = 0
    for node in _nodes(command):
        for key in ("name", "description"):
            total += max((len(text) for text in _in_all_languages(node, key)), default=0)
        if "value" in node:
            total += len(str(node["value"]))
    return total


def _nodes(node: Json) -> Iterator[Json]:
    yield node
    for below in [*(node.get("options") or []), *(node.get("choices") or [])]:
        yield from _nodes(below)


def _in_all_languages(node: Json, key: str) -> list[str]:
    said = [node[key]] if node.get(key) else []
    return said + list((node.get(f"{key}_localizations") or {}).values())


def _check_locales(path: str, node: Json) -> None:
    for below in _nodes(node):
        for key in ("name_localizations", "description_localizations"):
            unknown = set(below.get(key) or ()) - LOCALES
            if unknown:
                raise invalid(f"{path}.{key}", f"Unknown locales {sorted(unknown)}")


def _check_texts(path: str, node: Json) -> None:
    names = _in_all_languages(node, "name")
    if not node.get("name") or not all(_is_name(name) for name in names):
        bad = [name for name in names if not _is_name(name)]
        raise invalid(
            f"{path}.name", f"Command name is invalid: {bad}", "APPLICATION_COMMAND_INVALID_NAME"
        )
    descriptions = _in_all_languages(node, "description")
    if not node.get("description"):
        raise invalid(f"{path}.description", "This field is required", "BASE_TYPE_REQUIRED")
    if not all(1 <= len(text) <= LONGEST_DESCRIPTION for text in descriptions):
        raise too_long(f"{path}.description", LONGEST_DESCRIPTION, 1)


def _is_name(name: str) -> bool:
    return _SLASH.fullmatch(name) is not None and name == name.lower()


def _check_options(path: str, options: Sequence[Json], *, depth: int) -> None:
    if len(options) > MOST_OPTIONS:
        raise too_long(f"{path}.options", MOST_OPTIONS)
    _check_unique(path, options)
    nested = [option["type"] <= 2 for option in options]
    if any(nested) and not all(nested):
        raise invalid(f"{path}.options", "Sub-command and parameters can't stand side by side.")
    seen_optional = False
    for n, option in enumerate(options):
        here = f"{path}.options.{n}"
        _check_texts(here, option)
        if option["type"] <= 2:
            _check_nested(here, option, depth)
            continue
        if option.get("required") and seen_optional:
            raise invalid(
                f"{here}.required",
                "Required options must be placed before non-required options",
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
            )
        seen_optional = seen_optional or not option.get("required")
        _check_values(here, option)


def _check_nested(path: str, option: Json, depth: int) -> None:
    # A group stands right under the command, a subcommand there or in a group.
    if depth > 1 or (option["type"] == 2 and depth > 0):
        raise invalid(f"{path}.type", "Sub-command nested too deeply.")
    below = option.get("options") or []
    if option["type"] == 1 and any(o["type"] <= 2 for o in below):
        raise invalid(f"{path}.options", "A sub-command holds no sub-commands.")
    if option["type"] == 2 and any(o["type"] != 1 for o in below):
        raise invalid(f"{path}.options", "A group holds only sub-commands.")
    _check_options(path, below, depth=depth + 1)


def _check_unique(path: str, options: Sequence[Json]) -> None:
    languages = {None} | {
        language for option in options for language in option.get("name_localizations") or ()
    }
    for language in languages:
        _check_no_double(path, (_name_in(option, language) for option in options))


def _name_in(option: Json, language: str | None) -> str:
    names = option.get("name_localizations") or {}
    return str(names.get(language) or option["name"])


def _check_no_double(path: str, names: Iterable[str]) -> None:
    seen = set()
    for name in names:
        if name in seen:
            raise invalid(
                f"{path}.options",
                f"Option name {name} is used twice",
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
            )
        seen.add(name)


def _check_values(path: str, option: Json) -> None:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        raise invalid(f"{path}.choices", "Choices and autocomplete exclude each other.")
    if (choices or option.get("autocomplete")) and option["type"] not in _WITH_CHOICES:
        raise invalid(f"{path}.choices", "This type takes no choices.")
    if len(choices) > MOST_CHOICES:
        raise too_long(f"{path}.choices", MOST_CHOICES)
    for choice in choices:
        check_choice(f"{path}.choices", choice, option["type"])
    _check_no_double(path, (choice["name"] for choice in choices))
    for key in ("min_length", "max_length"):
        if option.get(key) is not None and not 0 <= option[key] <= LONGEST_VALUE:
            raise too_long(f"{path}.{key}", LONGEST_VALUE)


def check_choice(path: str, choice: Json, option_type: int) -> None:
    """Refuse a choice of an option, or a suggestion of autocomplete, that doesn't fit."""
    for name in _in_all_languages(choice, "name") or [""]:
        if not 1 <= len(name) <= LONGEST_CHOICE:
            raise too_long(f"{path}.name", LONGEST_CHOICE, 1)
    value = choice["value"]
    if option_type in _NUMBERS:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise invalid(f"{path}.value", "Must be a number.")
    elif not isinstance(value, str) or not 1 <= len(value) <= LONGEST_CHOICE:
        raise too_long(f"{path}.value", LONGEST_CHOICE, 1)
