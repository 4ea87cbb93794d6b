"""The commands that are the same for all games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.cards import names_of, publish_card, started_panel
from bot.desk import Desk
from bot.looks import board_view, hand_view, log_view, mygames_view
from bot.matches import AnyGame, seats_of
from bot.names import clean
from bot.pictures import Pictures
from bot.present.ask import ask_panel
from bot.present.ids import Id
from bot.present.lobby import confirm_panel
from bot.present.lookups import card_panel, help_panel, rules_panel
from bot.present.notices import notice_panel
from bot.present.panel import Panel
from bot.records import Lobby, MatchId, UserId
from bot.sorry import Sorry
from bot.ui.faults import guarded
from bot.ui.lobby import LobbyPresses
from bot.ui.presses import Presses, check_may_cancel, receipt
from bot.ui.replies import Reply
from bot.ui.tables import find_match, known, seat_for, seat_of, words_for
from bot.ui.translator import Localized
from bot.ui.verbs import SUGGESTIONS, match_choices
from bot.wire import Refused, Unclear
from bot.words import Words
from engine.core import Lookup

# What the bot can't do without where a match is played.
NEEDED = ("view_channel", "send_messages", "attach_files")
NEW_OPTIONS = ("game", "seats", "autopilots", "player1", "player2", "player3", "player4")


class Commands:
    """Adds the general commands to a tree."""

    def __init__(
        self, desk: Desk, presses: Presses, lobby: LobbyPresses, pictures: Pictures
    ) -> None:
        self.desk = desk
        self.presses = presses
        self.lobby = lobby
        self.pictures = pictures
        self.local = Localized(desk.catalogue.words("en"))

    def add_to(self, tree: app_commands.CommandTree[Any]) -> None:
        tree.add_command(self._match_group())
        tree.add_command(self._settings_group())
        for command in (
            self._board(),
            self._hand(),
            self._log(),
            self._undo(),
            self._redo(),
            self._mygames(),
            self._card(),
            self._rules(),
            self._help(),
        ):
            tree.add_command(command)

    # Tables

    def _match_group(self) -> app_commands.Group:
        local = self.local
        group = app_commands.Group(
            name=local.name("match", "cmd-match"), description=local.description("cmd-match")
        )
        titles = {
            game.name: self.desk.catalogue.words("en", game.name)
            for game in self.desk.games.values()
        }
        games = [
            app_commands.Choice(name=Localized(words).value("game-title"), value=name)
            for name, words in titles.items()
        ]

        @group.command(
            name=local.name("new", "cmd-match-new"), description=local.description("cmd-match-new")
        )
        @app_commands.describe(**self._described("cmd-match-new", NEW_OPTIONS))
        @app_commands.rename(**self._renamed("cmd-match-new", NEW_OPTIONS))
        @app_commands.choices(game=games)
        @app_commands.guild_only()
        async def new(
            interaction: discord.Interaction[Any],
            game: str,
            seats: app_commands.Range[int, 1, 5] | None = None,
            autopilots: app_commands.Range[int, 0, 4] | None = None,
            player1: discord.User | None = None,
            player2: discord.User | None = None,
            player3: discord.User | None = None,
            player4: discord.User | None = None,
        ) -> None:
            invited = [who for who in (player1, player2, player3, player4) if who is not None]
            await self._run(
                interaction,
                lambda reply: self._new(
                    reply, self.desk.games[game], seats, autopilots or 0, invited
                ),
            )

        self._lobby_command(group, "join", self._join)
        self._lobby_command(group, "leave", self._leave)
        self._lobby_command(group, "start", self._start)
        self._lobby_command(group, "cancel", self._cancel)
        self._lobby_command(group, "resign", self._resign)
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

        command: app_commands.Command[Any, Any, Any] = app_commands.Command(
            name=local.name(name, f"cmd-match-{name}"),
            description=local.description(f"cmd-match-{name}"),
            callback=callback,
        )
        command.autocomplete("match")(
            self._lobby_choices if name in ("join", "leave", "start") else self._match_choices
        )
        group.add_command(command)

    async def _new(
        self,
        reply: Reply,
        game: AnyGame,
        seats: int | None,
        autopilots: int,
        invited: Sequence[discord.User | discord.Member],
    ) -> None:
        interaction = reply.interaction
        await reply.acknowledge()
        words = await words_for(self.desk, interaction)
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Sorry("server-only")
        check_permissions(interaction, words)
        for who in invited:
            await self._remember(who)
        wanted = len(invited) + 1 + autopilots
        lobby = await self.lobby.lobbies.open(
            game,
            UserId(interaction.user.id),
            interaction.guild_id,
            interaction.channel_id,
            self.desk.catalogue.match(
                interaction.guild_locale.value if interaction.guild_locale else None
            ),
            seats=seats if seats is not None else max(min(game.seats), wanted),
            autopilots=autopilots,
            invited=[UserId(who.id) for who in invited if not who.bot],
        )
        try:
            await publish_card(self.desk, lobby.id)
        except Refused as refusal:
            await self.desk.store.remove_lobby(lobby.id)
            raise Sorry("no-permission", permission=words("permission-send-messages")) from refusal
        except Unclear:
            self.lobby.publisher.mark(lobby.id)
        await reply.show(notice_panel(words, "lobby-opened", match=str(lobby.id)))

    async def _join(self, reply: Reply, typed: str | None) -> None:
        await reply.acknowledge()
        lobby = await self._lobby_meant(reply.interaction, typed)
        await self.lobby.join(reply.interaction, lobby.id)
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
        await self.lobby.start(reply.interaction, lobby.id)
        words = await words_for(self.desk, reply.interaction)
        record, _ = await self.desk.matches.look(lobby.id)
        await reply.show(started_panel(record, self.desk.words(words.locale, record), ()))

    async def _cancel(self, reply: Reply, typed: str | None) -> None:
        """Close a table at once; ask before a match is called off."""
        interaction = reply.interaction
        await reply.acknowledge()
        words = await words_for(self.desk, interaction)
        if typed and await self.desk.store.lobby(MatchId(typed.strip().lower())) is not None:
            await self.lobby.cancel(interaction, MatchId(typed.strip().lower()))
            await reply.show(notice_panel(words, "lobby-cancelled"))
            return
        try:
            record, _ = await find_match(self.desk, interaction, typed)
        except Sorry:
            if typed:
                raise
            lobby = await self._lobby_meant(interaction, None, joined=True)
            await self.lobby.cancel(interaction, lobby.id)
            await reply.show(notice_panel(words, "lobby-cancelled"))
            return
        if record.status != "running":
            raise Sorry("match-over")
        check_may_cancel(interaction, record.host)
        await reply.show(confirm_panel(words, "cancel", Id("confirm", record.id, key="cancel")))

    async def _resign(self, reply: Reply, typed: str | None) -> None:
        interaction = reply.interaction
        await reply.acknowledge()
        record, match = await find_match(self.desk, interaction, typed)
        seat_of(record, match, interaction.user.id)
        words = await words_for(self.desk, interaction)
        await reply.show(confirm_panel(words, "resign", Id("confirm", record.id, key="resign")))

    async def _lobby_meant(
        self, interaction: discord.Interaction[Any], typed: str | None, *, joined: bool = False
    ) -> Lobby:
        """The table typed, or the only one here, or the only one the user has joined."""
        if typed:
            return await self.lobby.lobbies.get(MatchId(typed.strip().lower()))
        found = [
            lobby
            for lobby in await self.desk.store.lobbies()
            if (
                interaction.user.id in lobby.players
                if joined
                else lobby.channel == interaction.channel_id
            )
        ]
        here = [lobby for lobby in found if lobby.channel == interaction.channel_id]
        found = here or found
        if not found:
            raise Sorry("lobby-gone")
        if len(found) > 1:
            raise Sorry("which-match")
        return found[0]

    # Looking

    def _board(self) -> app_commands.Command[Any, Any, Any]:
        async def board(reply: Reply, typed: str | None) -> Panel:
            record, match = await find_match(self.desk, reply.interaction, typed)
            words = await words_for(self.desk, reply.interaction, record)
            seat = seat_for(record, match, reply.interaction.user.id)
            return board_view(self.desk, record, match, seat, words)

        return self._about_a_match("board", board)

    def _hand(self) -> app_commands.Command[Any, Any, Any]:
        async def hand(reply: Reply, typed: str | None) -> Panel:
            record, match = await find_match(self.desk, reply.interaction, typed)
            words = await words_for(self.desk, reply.interaction, record)
            seat = seat_for(record, match, reply.interaction.user.id)
            return hand_view(self.desk, record, match, seat, words)

        return self._about_a_match("hand", hand)

    def _log(self) -> app_commands.Command[Any, Any, Any]:
        async def log(reply: Reply, typed: str | None) -> Panel:
            record, match = await find_match(self.desk, reply.interaction, typed)
            words = await words_for(self.desk, reply.interaction, record)
            seat = seat_for(record, match, reply.interaction.user.id)
            return await log_view(self.desk, record, match, seat, words)

        return self._about_a_match("log", log)

    def _undo(self) -> app_commands.Command[Any, Any, Any]:
        async def undo(reply: Reply, typed: str | None) -> Panel:
            record, match = await find_match(self.desk, reply.interaction, typed)
            words = await words_for(self.desk, reply.interaction, record)
            return await self.presses.undo(reply.interaction, record, match, words)

        return self._about_a_match("undo", undo)

    def _redo(self) -> app_commands.Command[Any, Any, Any]:
        async def redo(reply: Reply, typed: str | None) -> Panel:
            user = UserId(reply.interaction.user.id)
            record, match = await find_match(self.desk, reply.interaction, typed)
            words = await words_for(self.desk, reply.interaction, record)
            if record.status != "running":
                raise Sorry("match-over")
            able = [seat for seat in seats_of(record, user) if match.can_redo(seat)]
            if not able:
                raise Sorry("nothing-to-redo")
            done = await self.desk.matches.redo(
                record.id, able[0], user, interaction=reply.interaction.id
            )
            table = self.desk.table(done.record, done.match, able[0])
            return ask_panel(table, words, note=receipt(done, able[0], words))

        return self._about_a_match("redo", redo)

    def _about_a_match(
        self, name: str, show: Callable[[Reply, str | None], Awaitable[Panel]]
    ) -> app_commands.Command[Any, Any, Any]:
        """A command that shows something of one match, to the user alone."""
        local = self.local

        @app_commands.describe(match=local.description("cmd-option-match"))
        @app_commands.rename(match=local.name("match", "cmd-option-match"))
        async def callback(interaction: discord.Interaction[Any], match: str | None = None) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                await reply.show(await show(reply, match))

            await self._run(interaction, work)

        command: app_commands.Command[Any, Any, Any] = app_commands.Command(
            name=local.name(name, f"cmd-{name}"),
            description=local.description(f"cmd-{name}"),
            callback=callback,
        )
        command.autocomplete("match")(self._match_choices)
        return command

    def _mygames(self) -> app_commands.Command[Any, Any, Any]:
        async def callback(interaction: discord.Interaction[Any]) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                words = await words_for(self.desk, interaction)
                await reply.show(await mygames_view(self.desk, UserId(interaction.user.id), words))

            await self._run(interaction, work)

        return self._plain("mygames", callback)

    # Looking up

    def _card(self) -> app_commands.Command[Any, Any, Any]:
        @app_commands.describe(**self._described("cmd-card", ("card",)))
        @app_commands.rename(**self._renamed("cmd-card", ("card",)))
        async def callback(interaction: discord.Interaction[Any], card: str) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                words = await words_for(self.desk, interaction)
                for name, entry, titled in self._cards(words):
                    if card.casefold() in (name, titled.say(entry.title).casefold()):
                        await reply.show(card_panel(entry, titled))
                        return
                raise Sorry("no-such-card")

            await self._run(interaction, work)

        command = self._plain("card", callback)

        @command.autocomplete("card")
        async def complete(
            interaction: discord.Interaction[Any], current: str
        ) -> list[app_commands.Choice[str]]:
            words = await words_for(self.desk, interaction)
            found = [
                app_commands.Choice(name=titled.say(entry.title)[:100], value=name)
                for name, entry, titled in self._cards(words)
                if current.casefold() in titled.say(entry.title).casefold()
            ]
            return found[:SUGGESTIONS]

        return command

    def _cards(self, words: Words) -> Iterator[tuple[str, Lookup, Words]]:
        for game in self.desk.games.values():
            titled = words.of(game.name)
            for entry in game.cards:
                yield f"{game.name}/{entry.id}".casefold(), entry, titled

    def _rules(self) -> app_commands.Command[Any, Any, Any]:
        @app_commands.describe(**self._described("cmd-rules", ("topic",)))
        @app_commands.rename(**self._renamed("cmd-rules", ("topic",)))
        async def callback(interaction: discord.Interaction[Any], topic: str) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                words = await words_for(self.desk, interaction)
                for name, game, id_, titled in self._topics(words):
                    title = titled.attr(f"rule-{id_}", "title")
                    if topic.casefold() in (name, title.casefold()):
                        await reply.show(rules_panel(game, titled, id_))
                        return
                raise Sorry("no-such-topic")

            await self._run(interaction, work)

        command = self._plain("rules", callback)

        @command.autocomplete("topic")
        async def complete(
            interaction: discord.Interaction[Any], current: str
        ) -> list[app_commands.Choice[str]]:
            words = await words_for(self.desk, interaction)
            found: list[app_commands.Choice[str]] = []
            for name, _, id_, titled in self._topics(words):
                label = f"{titled('game-title')}: {titled.attr(f'rule-{id_}', 'title')}"
                if current.casefold() in label.casefold():
                    found.append(app_commands.Choice(name=label[:100], value=name))
            return found[:SUGGESTIONS]

        return command

    def _topics(self, words: Words) -> Iterator[tuple[str, AnyGame, str, Words]]:
        for game in self.desk.games.values():
            titled = words.of(game.name)
            for topic in game.rules:
                yield f"{game.name}/{topic}", game, topic, titled

    def _help(self) -> app_commands.Command[Any, Any, Any]:
        async def callback(interaction: discord.Interaction[Any]) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                words = await words_for(self.desk, interaction)
                try:
                    record, match = await find_match(self.desk, interaction, None)
                except Sorry:
                    game = (
                        next(iter(self.desk.games.values())) if len(self.desk.games) == 1 else None
                    )
                    await reply.show(help_panel(words.of(game.name) if game else words, game))
                else:
                    await reply.show(help_panel(words.of(record.game), match.game))

            await self._run(interaction, work)

        return self._plain("help", callback)

    # Settings

    def _settings_group(self) -> app_commands.Group:
        local = self.local
        group = app_commands.Group(
            name=local.name("settings", "cmd-settings"),
            description=local.description("cmd-settings"),
        )
        languages = [
            app_commands.Choice(name=local.value("language-auto"), value="auto"),
            *(
                app_commands.Choice(name=local.value(f"language-{each}"), value=each)
                for each in self.desk.catalogue.locales
            ),
        ]

        @group.command(
            name=local.name("language", "cmd-settings-language"),
            description=local.description("cmd-settings-language"),
        )
        @app_commands.describe(**self._described("cmd-settings-language", ("language",)))
        @app_commands.rename(**self._renamed("cmd-settings-language", ("language",)))
        @app_commands.choices(language=languages)
        async def language(interaction: discord.Interaction[Any], language: str) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                user = await known(self.desk, interaction)
                chosen = None if language == "auto" else language
                await self.desk.store.save_user(replace(user, language=chosen))
                words = self.desk.catalogue.words(chosen or user.locale)
                told = "language-set" if chosen else "language-auto"
                await reply.show(notice_panel(words, told))

            await self._run(interaction, work)

        return group

    # Shared

    def _plain(self, name: str, callback: Any) -> app_commands.Command[Any, Any, Any]:
        return app_commands.Command(
            name=self.local.name(name, f"cmd-{name}"),
            description=self.local.description(f"cmd-{name}"),
            callback=callback,
        )

    def _described(self, command: str, names: Sequence[str]) -> dict[str, app_commands.locale_str]:
        return {name: self.local.description(f"{command}-{name}") for name in names}

    def _renamed(self, command: str, names: Sequence[str]) -> dict[str, app_commands.locale_str]:
        return {name: self.local.name(name, f"{command}-{name}") for name in names}

    async def _run(
        self, interaction: discord.Interaction[Any], work: Callable[[Reply], Awaitable[None]]
    ) -> None:
        reply = Reply(interaction, self.pictures)
        await guarded(self.desk, interaction, reply, work(reply))

    async def _remember(self, who: discord.User | discord.Member) -> None:
        """Keep the name of somebody who is invited and may never have used the bot."""
        user = await self.desk.store.user(UserId(who.id))
        named = replace(user, name=clean(who.display_name) or clean(who.name))
        if named != user:
            await self.desk.store.save_user(named)

    async def _match_choices(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return await match_choices(self.desk, interaction, current)

    async def _lobby_choices(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        words = await words_for(self.desk, interaction)
        found: list[app_commands.Choice[str]] = []
        for lobby in await self.desk.store.lobbies():
            if lobby.guild != interaction.guild_id or lobby.game not in self.desk.games:
                continue
            names = await names_of(self.desk, lobby.players)
            title = words.of(lobby.game)("game-title")
            label = words(
                "match-choice", game=title, others=words.list(list(names.values())), match=lobby.id
            )
            if current.casefold() in label.casefold():
                found.append(app_commands.Choice(name=label[:100], value=str(lobby.id)))
        return found[:SUGGESTIONS]


def check_permissions(interaction: discord.Interaction[Any], words: Words) -> None:
    """Raises `Sorry` naming the first permission without which no match can be played here."""
    granted = interaction.app_permissions
    for name in NEEDED:
        if not getattr(granted, name):
            raise Sorry("no-permission", permission=words(f"permission-{name.replace('_', '-')}"))
