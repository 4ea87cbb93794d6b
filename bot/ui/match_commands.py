"""`/match`: opening, joining, starting and ending."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, cast, get_args

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.cards import publish_new, started_panel
from bot.draft import AnyMatch
from bot.pace import NO_PACE, PACES
from bot.present.hand import heading
from bot.present.ids import Id
from bot.present.lobby import confirm_panel
from bot.present.notices import notice_panel
from bot.present.panel import Panel
from bot.present.permissions import NEEDED, missing_of
from bot.present.rows import button, paragraphs
from bot.records import MatchId, MatchRecord, Starts, UserId
from bot.sorry import Sorry
from bot.ui.faults import suggesting
from bot.ui.invitations import guest_of, remember
from bot.ui.presses import check_may_cancel
from bot.ui.replies import Reply
from bot.ui.setup_commands import check_place, locale_of
from bot.ui.table_commands import TableCommands
from bot.ui.tables import find_match, may_close, seat_for, seat_of, words_for
from bot.ui.wanted import Wanted, option_choices, options_in
from bot.ui.where import AT_TABLES
from bot.words import Words
from engine.core import Seat

NEW_OPTIONS = (
    "game",
    "seats",
    "autopilots",
    "options",
    "pace",
    "start",
    "check",
    "player1",
    "player2",
    "player3",
    "player4",
)


class MatchCommands(TableCommands):
    """The group of commands about tables and the life of a match."""

    def group(self) -> app_commands.Group:
        local = self.local
        group = app_commands.Group(
            name=local.name("match", "cmd-match"),
            description=local.description("cmd-match"),
            **AT_TABLES,
        )
        paces = [
            app_commands.Choice(name=local.value(f"pace-{pace}"), value=pace)
            for pace in (NO_PACE, *PACES)
        ]

        starts = [
            app_commands.Choice(name=local.value(f"options-starts-{how}"), value=how)
            for how in get_args(Starts)
        ]
        checks = [
            app_commands.Choice(name=local.value(f"options-checks-{value}"), value=value)
            for value in ("no", "yes")
        ]

        @group.command(
            name=local.name("new", "cmd-match-new"), description=local.description("cmd-match-new")
        )
        @app_commands.describe(**self._described("cmd-match-new", NEW_OPTIONS))
        @app_commands.rename(**self._renamed("cmd-match-new", NEW_OPTIONS))
        @app_commands.choices(game=self._game_choices(), pace=paces, start=starts, check=checks)
        @app_commands.guild_only()
        async def new(
            interaction: discord.Interaction[Any],
            game: str,
            seats: app_commands.Range[int, 1, 5] | None = None,
            autopilots: app_commands.Range[int, 0, 4] | None = None,
            options: str | None = None,
            pace: str | None = None,
            start: str = "host",
            check: str = "no",
            player1: discord.User | None = None,
            player2: discord.User | None = None,
            player3: discord.User | None = None,
            player4: discord.User | None = None,
        ) -> None:
            named = {who.id: who for who in (player1, player2, player3, player4) if who is not None}
            named.pop(interaction.user.id, None)
            invited = [who for who in named.values() if not who.bot]
            wanted = Wanted(
                self.desk.games[game],
                seats,
                autopilots or 0,
                options or "",
                pace,
                invited,
                cast(Starts, start),
                check == "yes",
            )
            await self._run(interaction, lambda reply: self._new(reply, wanted))

        @new.autocomplete("options")
        @suggesting
        async def complete(
            interaction: discord.Interaction[Any], current: str
        ) -> list[app_commands.Choice[str]]:
            game = self.desk.games.get(str(interaction.namespace.game))
            if game is None:
                return []
            words = (await words_for(self.desk, interaction)).of(game.name)
            return option_choices(game, current, words)

        self._lobby_command(group, "join", self._join)
        self._lobby_command(group, "leave", self._leave)
        self._lobby_command(group, "start", self._start)
        self._lobby_command(group, "cancel", self._cancel)
        self._lobby_command(group, "resign", self._resign)
        self._lobby_command(group, "seat", self._seat)
        group.add_command(self._autopilots())
        self._lobby_command(group, "pause", self._pause)
        self._lobby_command(group, "resume", self._resume)
        return group

    def _lobby_command(
        self,
        group: app_commands.Group,
        name: str,
        work: Callable[[Reply, str | None], Awaitable[None]],
    ) -> None:
        local = self.local

        @app_commands.describe(match=local.description("cmd-option-match"))
        @app_commands.rename(match=local.name("match", "cmd-option-match"))
        async def callback(interaction: discord.Interaction[Any], match: str | None = None) -> None:
            await self._run(interaction, lambda reply: work(reply, match))

        command = self._under("match", name, callback)
        choices = self._lobby_choices if name in ("join", "leave", "start") else self._match_choices
        command.autocomplete("match")(suggesting(choices))
        group.add_command(command)

    async def _new(self, reply: Reply, wanted: Wanted) -> None:
        interaction = reply.interaction
        await reply.acknowledge()
        words = await words_for(self.desk, interaction)
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Sorry("server-only")
        check_permissions(interaction, words)
        server = await self.desk.store.servers.get(interaction.guild_id)
        check_place(interaction, server)
        options = options_in(wanted.options, wanted.game)
        language = self.desk.catalogue.match(server.language or locale_of(interaction))
        for who in wanted.invited:
            await remember(self.desk, guest_of(who), language)
        lobby = await self.lobby.lobbies.open(
            wanted.game,
            UserId(interaction.user.id),
            interaction.guild_id,
            interaction.channel_id,
            language,
            seats=wanted.at_least if wanted.seats is None else wanted.seats,
            autopilots=wanted.autopilots,
            invited=[UserId(who.id) for who in wanted.invited],
            options=options,
            pace=wanted.pace or server.pace,
            starts=wanted.starts,
            checks=wanted.checks,
        )
        await publish_new(self.desk, lobby, words)
        self.lobby.changed(lobby)
        await reply.show(notice_panel(words, "lobby-opened", match=str(lobby.id)))

    async def _join(self, reply: Reply, typed: str | None) -> None:
        await reply.acknowledge()
        lobby = await self._lobby_meant(reply.interaction, typed)
        lobby = await self.lobby.join(reply.interaction, lobby.id)
        if reply.interaction.user.id in lobby.waiting:
            await reply.show(await self.lobby.waits(reply.interaction, lobby))
            return
        await reply.show(
            notice_panel(await words_for(self.desk, reply.interaction), "lobby-joined")
        )

    async def _leave(self, reply: Reply, typed: str | None) -> None:
        await reply.acknowledge()
        lobby = await self._lobby_meant(reply.interaction, typed, joined=True)
        await self.lobby.leave(reply.interaction, lobby.id)
        await reply.show(notice_panel(await words_for(self.desk, reply.interaction), "lobby-left"))

    async def _start(self, reply: Reply, typed: str | None) -> None:
        await reply.acknowledge()
        lobby = await self._lobby_meant(reply.interaction, typed, joined=True)
        words = await words_for(self.desk, reply.interaction)
        if not await self.lobby.start(reply.interaction, lobby.id):
            await reply.show(notice_panel(words, "lobby-check-begun"))
            return
        record, _ = await self.desk.matches.look(lobby.id)
        await reply.show(started_panel(record, self.desk.words(words.locale, record), ()))

    async def _cancel(self, reply: Reply, typed: str | None) -> None:
        """Close a table at once; ask before a match is called off."""
        interaction = reply.interaction
        await reply.acknowledge()
        words = await words_for(self.desk, interaction)
        if typed and await self.desk.store.lobby(MatchId(typed.strip().lower())) is not None:
            lobby = await self._lobby_meant(interaction, typed)
            await self.lobby.cancel(interaction, lobby.id)
            await reply.show(notice_panel(words, "lobby-cancelled"))
            return
        try:
            record, match = await find_match(self.desk, interaction, typed)
        except Sorry:
            if typed:
                raise
            lobby = await self._lobby_meant(interaction, None, joined=True)
            await self.lobby.cancel(interaction, lobby.id)
            await reply.show(notice_panel(words, "lobby-cancelled"))
            return
        if record.status != "running":
            raise Sorry("match-over")
        check_may_cancel(interaction, record)
        seat = seat_for(record, match, interaction.user.id)
        await reply.show(await self._asked(interaction, record, match, seat, "cancel"))

    async def _resign(self, reply: Reply, typed: str | None) -> None:
        interaction = reply.interaction
        await reply.acknowledge()
        record, match = await find_match(self.desk, interaction, typed)
        seat = seat_of(record, match, interaction.user.id)
        await reply.show(await self._asked(interaction, record, match, seat, "resign"))

    async def _pause(self, reply: Reply, typed: str | None) -> None:
        """Propose a pause, or agree to one."""
        interaction = reply.interaction
        await reply.acknowledge()
        record, _ = await find_match(self.desk, interaction, typed)
        words = await words_for(self.desk, interaction)
        # Who may close the match may as well pause it at once.
        at_once = button(
            Id("host", record.id, since=record.seq, key="pause"), words("button-host-pause")
        )
        buttons = (at_once,) if may_close(interaction, record) else ()
        try:
            begun = await self.presses.times.absences.want_pause(
                record.id, UserId(interaction.user.id), interaction.id
            )
        except Sorry as sorry:
            if sorry.id != "not-seated" or not buttons:
                raise
            await reply.show(notice_panel(words, "pause-by-host", buttons=buttons))
            return
        if begun:
            await reply.show(notice_panel(words, "pause-begun"))
        else:
            await reply.show(notice_panel(words, "pause-wanted", buttons=buttons))

    async def _resume(self, reply: Reply, typed: str | None) -> None:
        interaction = reply.interaction
        await reply.acknowledge()
        record, _ = await find_match(self.desk, interaction, typed)
        words = await words_for(self.desk, interaction)
        await self.presses.times.absences.resume(
            record.id, UserId(interaction.user.id), interaction.id
        )
        await reply.show(notice_panel(words, "resumed"))

    async def _asked(
        self,
        interaction: discord.Interaction[Any],
        record: MatchRecord,
        match: AnyMatch,
        seat: Seat | None,
        what: str,
    ) -> Panel:
        """Asks once more, naming the match."""
        words = await words_for(self.desk, interaction, record)
        panel = confirm_panel(words, what, Id("confirm", record.id, key=what))
        which = heading(self.desk.table(record, match, seat), words.markdown)
        return replace(panel, text=paragraphs(which, panel.text))


def check_permissions(interaction: discord.Interaction[Any], words: Words) -> None:
    """Raises `Sorry` naming the first permission without which no match can be played here."""
    granted = interaction.app_permissions
    for name in missing_of(lambda name: bool(getattr(granted, name)), NEEDED):
        raise Sorry("no-permission", permission=words(f"permission-{name}"))
