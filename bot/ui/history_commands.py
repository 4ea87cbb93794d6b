"""`/match history` and what else looks back on a match."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.draft import AnyMatch
from bot.present.limits import SUGGESTIONS
from bot.present.panel import Panel
from bot.records import MatchRecord, UserId
from bot.ui.command_base import CommandBase
from bot.ui.faults import suggesting
from bot.ui.replies import Reply
from bot.ui.tables import find_match, seat_for, words_for
from bot.ui.verbs import suggestion
from bot.verify import verify_view
from bot.words import Words
from engine.core import Seat

Show = Callable[[Reply, MatchRecord, AnyMatch, Seat | None, Words], Awaitable[Panel]]


class HistoryCommands(CommandBase):
    """Part of the group of commands about matches."""

    def add_to(self, group: app_commands.Group) -> None:
        self._add(group, "history", self._history)
        self._add(group, "animation", self._film)
        self._add(group, "verify", self._verify)
        self._export(group)

    def _add(self, group: app_commands.Group, name: str, show: Show) -> None:
        """A command that shows something of one match, running or over, to the user alone."""
        shown = self._showing(lambda reply, typed: self._shown(reply, typed, show))
        command = self._under("match", name, shown)
        command.autocomplete("match")(suggesting(self._all_matches))
        group.add_command(command)

    async def _shown(self, reply: Reply, typed: str | None, show: Show) -> Panel:
        interaction = reply.interaction
        record, match = await find_match(self.desk, interaction, typed)
        words = await words_for(self.desk, interaction, record)
        seat = seat_for(record, match, interaction.user.id)
        return await show(reply, record, match, seat, words)

    async def _history(
        self, reply: Reply, record: MatchRecord, match: AnyMatch, seat: Seat | None, words: Words
    ) -> Panel:
        return await self.presses.history.histories.view(record, match, seat, words)

    async def _film(
        self, reply: Reply, record: MatchRecord, match: AnyMatch, seat: Seat | None, words: Words
    ) -> Panel:
        return await self.presses.history.films.show(record, match, words)

    async def _verify(
        self, reply: Reply, record: MatchRecord, match: AnyMatch, seat: Seat | None, words: Words
    ) -> Panel:
        return await verify_view(self.desk, record, words)

    def _export(self, group: app_commands.Group) -> None:
        local, names = self.local, ("form", "match")
        described = {"form": "cmd-match-export-form", "match": "cmd-option-match"}
        forms = [
            app_commands.Choice(name=local.value(f"export-form-{form}"), value=form)
            for form in ("text", "json")
        ]

        @group.command(
            name=local.name("export", "cmd-match-export"),
            description=local.description("cmd-match-export"),
        )
        @app_commands.describe(**{each: local.description(described[each]) for each in names})
        @app_commands.rename(**{each: local.name(each, described[each]) for each in names})
        @app_commands.choices(form=forms)
        async def callback(
            interaction: discord.Interaction[Any], form: str = "text", match: str | None = None
        ) -> None:
            async def show(
                _: Reply, record: MatchRecord, __: AnyMatch, seat: Seat | None, words: Words
            ) -> Panel:
                return await self.presses.history.histories.file(record, seat, words, form)

            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                await reply.show(await self._shown(reply, match, show))

            await self._run(interaction, work)

        callback.autocomplete("match")(suggesting(self._all_matches))

    async def _all_matches(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        """The user's matches, those that are over too, the newest first."""
        words = await words_for(self.desk, interaction)
        user = UserId(interaction.user.id)
        found: list[app_commands.Choice[str]] = []
        for record in reversed(await self.desk.store.matches(user, status=None)):
            if record.game not in self.desk.games:
                continue
            titled = self.desk.words(words.locale, record)
            others = titled.list(
                [titled.name(each.seat) for each in record.seats if each.user != user]
            )
            label = titled(
                "match-choice", game=titled("game-title"), others=others, match=record.id
            )
            if current.casefold() in label.casefold():
                found.append(suggestion(label, record.id))
        return found[:SUGGESTIONS]
