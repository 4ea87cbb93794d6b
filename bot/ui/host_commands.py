"""What hosts may do when something has gone wrong: `/match kick`, `/match repair`, and a pause."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.hosts import MOST_BACK, Hosts, counted, let_go
from bot.matches import NoMatch
from bot.present.hosts import deed_panel
from bot.present.ids import Id
from bot.present.limits import SUGGESTIONS
from bot.present.notices import notice_panel
from bot.present.panel import Panel
from bot.present.rows import paragraphs
from bot.records import MatchId, MatchRecord, UserId, host_of
from bot.sorry import Sorry
from bot.ui.command_base import CommandBase
from bot.ui.faults import suggesting
from bot.ui.named_seats import seat_choices, seat_meant
from bot.ui.replies import Reply
from bot.ui.tables import may_close, words_for
from bot.ui.verbs import suggestion
from bot.words import Words
from engine.core import Seat

REPAIRS = ("rebuild", "back", "show", "pilot")
DONE = {
    "kick": "host-kick",
    "pilot": "host-pilot",
    "pause": "host-pause",
    "back": "host-back",
    "rebuild": "host-rebuild",
    "show": "host-show",
}
ABOUT_A_SEAT = ("kick", "pilot")


class HostCommands(CommandBase):
    """Every deed is confirmed by a press that says what will happen."""

    hosts: Hosts  # set by whoever makes this

    def extend(self, group: app_commands.Group) -> None:
        """Add the commands to `/match`."""
        group.add_command(self._kick())
        group.add_command(self._repair())

    def _kick(self) -> app_commands.Command[Any, Any, Any]:
        local = self.local
        named = {"player": "cmd-match-kick-player", "match": "cmd-option-match"}

        @app_commands.describe(**{name: local.description(id_) for name, id_ in named.items()})
        @app_commands.rename(**{name: local.name(name, id_) for name, id_ in named.items()})
        async def callback(
            interaction: discord.Interaction[Any], player: str, match: str | None = None
        ) -> None:
            await self._run(
                interaction, lambda reply: self._asked(reply, match, "kick", player, None)
            )

        command = self._under("match", "kick", callback)
        command.autocomplete("player")(suggesting(self._players))
        command.autocomplete("match")(suggesting(self._match_choices))
        return command

    def _repair(self) -> app_commands.Command[Any, Any, Any]:
        local = self.local
        named = {
            "what": "cmd-match-repair-what",
            "answers": "cmd-match-repair-answers",
            "player": "cmd-match-repair-player",
            "match": "cmd-option-match",
        }
        whats = [
            app_commands.Choice(name=local.value(f"repair-{what}"), value=what) for what in REPAIRS
        ]

        @app_commands.describe(**{name: local.description(id_) for name, id_ in named.items()})
        @app_commands.rename(**{name: local.name(name, id_) for name, id_ in named.items()})
        @app_commands.choices(what=whats)
        async def callback(
            interaction: discord.Interaction[Any],
            what: str,
            answers: app_commands.Range[int, 1, MOST_BACK] | None = None,
            player: str | None = None,
            match: str | None = None,
        ) -> None:
            await self._run(
                interaction, lambda reply: self._asked(reply, match, what, player, answers)
            )

        command = self._under("match", "repair", callback)
        command.autocomplete("player")(suggesting(self._players))
        command.autocomplete("match")(suggesting(self._match_choices))
        return command

    # Asking

    async def _asked(
        self, reply: Reply, typed: str | None, deed: str, player: str | None, answers: int | None
    ) -> None:
        interaction = reply.interaction
        await reply.acknowledge()
        record = await self._record(interaction, typed)
        words = await words_for(self.desk, interaction, record)
        key = deed
        if deed in ABOUT_A_SEAT:
            key = f"{deed} {seat_meant(record, words, player or '')}"
        elif deed == "back":
            key = f"{deed} {answers or 1}"
        await reply.show(await self._question(record, key, words))

    async def _question(self, record: MatchRecord, key: str, words: Words) -> Panel:
        deed, _, number = key.partition(" ")
        seat = Seat(int(number)) if deed in ABOUT_A_SEAT else None
        taken = await self.hosts.last_answers(record.id, int(number)) if deed == "back" else []
        if deed == "back" and not taken:
            raise Sorry("nothing-to-undo")
        marked = words.markdown
        others = marked.list([marked.name(each.seat) for each in record.seats])
        which = marked("hand-heading", game=marked("game-title"), others=others)
        asked = Id("host", record.id, None, record.seq, key)
        return deed_panel(which, words, asked, seat=seat, answers=counted(taken))

    async def _record(
        self, interaction: discord.Interaction[Any], typed: str | None
    ) -> MatchRecord:
        """The match that is meant, even one that can't be loaded. Raises `Sorry`."""
        store, place = self.desk.store, interaction.channel_id
        if typed:
            record = await store.match(MatchId(typed.strip().lower()))
        else:
            record = None if place is None else await store.match_in_thread(place)
            if record is None:
                hosted = [
                    each
                    for each in await store.matches(UserId(interaction.user.id))
                    if host_of(each) == interaction.user.id
                ]
                record = hosted[0] if len(hosted) == 1 else None
        if record is None or record.game not in self.desk.games:
            raise Sorry("no-match-here")
        if not may_close(interaction, record):
            raise Sorry("cancel-not-allowed")
        if record.status != "running":
            raise NoMatch(record.id)
        return record

    async def _players(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        record = await self._record(interaction, interaction.namespace.match)
        words = await words_for(self.desk, interaction, record)
        found = seat_choices(record, words, current)
        return [suggestion(label, value) for label, value in found[:SUGGESTIONS]]

    # Doing

    async def handle(
        self, interaction: discord.Interaction[Any], reply: Reply, pressed: Id
    ) -> None:
        """Answer the press that confirms; where the match has gone on, ask anew."""
        await reply.acknowledge(in_place=reply.is_private)
        record = await self._record(interaction, pressed.match)
        words = await words_for(self.desk, interaction, record)
        if record.seq != pressed.since and not await self.desk.store.played(interaction.id):
            again = await self._question(record, pressed.key, words)
            text = paragraphs(words.markdown("host-stale"), again.text)
            await reply.show(replace(again, text=text))
            return
        told = await self._do(record, pressed.key, UserId(interaction.user.id), interaction.id)
        await reply.show(notice_panel(words, told))

    async def _do(self, record: MatchRecord, key: str, user: UserId, interaction: int) -> str:
        """Carry out a deed; the notice that says so."""
        deed, _, number = key.partition(" ")
        n = int(number) if number.isdecimal() else 0
        match deed:
            case "kick" if n < len(record.seats):
                await self.hosts.kick(record.id, Seat(n), user, interaction)
            case "pilot" if n < len(record.seats):
                await self.hosts.answer_for(record.id, Seat(n), user, interaction)
            case "pause":
                await self.hosts.pause(record.id, user, interaction)
            case "back" if n:
                await self.hosts.take_back(record.id, n, user, interaction)
            case "rebuild":
                if not await self.hosts.rebuild(record.id, user, interaction):
                    return "host-sound"
            case "show":
                await let_go(self.desk, record.id)
                await self.hosts.show_again(record.id)
            case _:
                raise Sorry("unknown-button")
        return DONE[deed]
