"""What an interaction brings along: the values of menus and forms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.present.ids import parse


def values_of(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """What a menu or a form has given."""
    data: Any = interaction.data
    if interaction.type is discord.InteractionType.modal_submit:
        return tuple(_typed(data["components"]))
    return tuple(data.get("values", ()))


def _typed(components: Sequence[Any]) -> list[str]:
    found: list[str] = []
    for component in components:
        if "value" in component:
            found.append(str(component["value"]))
        inner = [*component.get("components", ()), component.get("component")]
        found += _typed([each for each in inner if each])
    return found


def menus_of(interaction: discord.Interaction[Any]) -> list[tuple[str, list[str]]]:
    """The menus of kind `pick` in the message pressed, each with what is chosen in it."""
    message = interaction.message
    menus: list[tuple[str, list[str]]] = []
    for row in message.components if message is not None else ():
        for component in getattr(row, "children", ()):
            known = parse(getattr(component, "custom_id", None) or "")
            if known is not None and known.kind == "pick":
                chosen = [option.value for option in component.options if option.default]
                menus.append((component.custom_id, chosen))
    return menus


def chosen_in(interaction: discord.Interaction[Any]) -> list[str]:
    """What the menu used showed as chosen before, in the message as its user saw it."""
    message = interaction.message
    data: Any = interaction.data
    used = data["custom_id"]
    for row in message.components if message is not None else ():
        for component in getattr(row, "children", ()):
            if getattr(component, "custom_id", None) == used:
                return [option.value for option in component.options if option.default]
    return []
