"""The names and descriptions of commands, in every language we have."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.present.limits import DESCRIPTION, fit
from bot.words import Catalogue, Words

# Discord's locales that each of our languages serves.
LOCALES = {
    "en": (discord.Locale.american_english, discord.Locale.british_english),
    "cs": (discord.Locale.czech,),
}


class Localized:
    """Makes texts that `Translator` finds again, by their message ids."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def name(self, english: str, id: str) -> app_commands.locale_str:  # noqa: A002
        """A command's or an option's name; elsewhere the attribute `name` of the message."""
        return app_commands.locale_str(english, id=id, game=self.words.game, attribute="name")

    def description(self, id: str) -> app_commands.locale_str:  # noqa: A002
        text = fit(self.words(id), DESCRIPTION)
        return app_commands.locale_str(text, id=id, game=self.words.game, attribute=None)

    def value(self, id: str) -> app_commands.locale_str:  # noqa: A002
        """What a choice is called."""
        return self.description(id)


class Translator(app_commands.Translator):
    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        language = next((ours for ours, theirs in LOCALES.items() if locale in theirs), None)
        if language is None or "id" not in string.extras:
            return None
        words = self.catalogue.words(language, string.extras["game"])
        attribute = string.extras["attribute"]
        if attribute is None:
            return fit(words(string.extras["id"]), DESCRIPTION)
        if language == "en" or not words.has(string.extras["id"], attribute):
            return None
        return words.attr(string.extras["id"], attribute)
