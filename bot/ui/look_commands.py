"""The commands that show something: boards, hands, logs, cards, rules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.draft import AnyGame, AnyMatch
from bot.looks import board_view, closer_view, hand_view, log_view, mygames_view
from bot.matches import NoMatch
from bot.present.ask import ask_panel
from bot.present.closer import closer_titles
from bot.present.limits import SUGGESTIONS
from bot.present.lookups import card_labels, card_panel, help_panel, rules_panel
from bot.present.panel import Panel
from bot.records import MatchRecord, UserId, seats_of
from bot.sorry import Sorry
from bot.ui.command_base import CommandBase
from bot.ui.faults import suggesting
from bot.ui.next import next_view
from bot.ui.replies import Reply
from bot.ui.tables import find_match, seat_for, words_for
from bot.ui.takeback_presses import receipt
from bot.ui.verbs import suggestion
from bot.words import Words
from engine.core import Lookup, Seat

Decks: TypeAlias = Mapping[str, Sequence[Lookup]]  # the cards to look up, by game


class LookCommands(CommandBase):
    """The commands that are the same for all games and stand alone."""

    def commands(self) -> list[app_commands.Command[Any, Any, Any] | app_commands.Group]:
        return [
            self._board(),
            self._hand(),
            self._log(),
            self._undo(),
            self._redo(),
            self._mygames(),
            self._next(),
            self._card(),
            self._rules(),
            self._help(),
        ]

    def _board(self) -> app_commands.Command[Any, Any, Any]:
        named = {"detail": "cmd-board-detail", "match": "cmd-option-match"}

        @app_commands.describe(**{name: self.local.description(id_) for name, id_ in named.items()})
        @app_commands.rename(**{name: self.local.name(name, id_) for name, id_ in named.items()})
        async def callback(
            interaction: discord.Interaction[Any],
            detail: str | None = None,
            match: str | None = None,
        ) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                record, played, seat, words = await self._looked_at(interaction, match)
                if detail is None:
                    await reply.show(board_view(self.desk, record, played, seat, words))
                else:
                    await reply.show(closer_view(self.desk, record, played, seat, words, detail))

            await self._run(interaction, work)

        command = self._plain("board", callback)
        command.autocomplete("detail")(suggesting(self._details))
        command.autocomplete("match")(suggesting(self._match_choices))
        return command

    async def _details(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        typed = interaction.namespace.match
        record, match, seat, words = await self._looked_at(interaction, typed)
        titles = closer_titles(self.desk.table(record, match, seat), words)
        found = [
            suggestion(title, which)
            for which, title in titles.items()
            if current.casefold() in title.casefold()
        ]
        return found[:SUGGESTIONS]

    async def _looked_at(
        self, interaction: discord.Interaction[Any], typed: str | None
    ) -> tuple[MatchRecord, AnyMatch, Seat | None, Words]:
        """The match that a look is about, the seat the user looks from, and the words for it."""
        record, match = await find_match(self.desk, interaction, typed)
        words = await words_for(self.desk, interaction, record)
        return record, match, seat_for(record, match, interaction.user.id), words

    def _hand(self) -> app_commands.Command[Any, Any, Any]:
        async def hand(reply: Reply, typed: str | None) -> Panel:
            record, match, seat, words = await self._looked_at(reply.interaction, typed)
            return hand_view(self.desk, record, match, seat, words)

        return self._about_a_match("hand", hand)

    def _log(self) -> app_commands.Command[Any, Any, Any]:
        async def log(reply: Reply, typed: str | None) -> Panel:
            record, match, seat, words = await self._looked_at(reply.interaction, typed)
            return await log_view(self.desk, record, match, seat, words)

        return self._about_a_match("log", log)

    def _undo(self) -> app_commands.Command[Any, Any, Any]:
        async def undo(reply: Reply, typed: str | None) -> Panel:
            record, match = await find_match(self.desk, reply.interaction, typed)
            words = await words_for(self.desk, reply.interaction, record)
            return await self.presses.takebacks.undo(reply.interaction, record, match, words)

        return self._about_a_match("undo", undo)

    def _redo(self) -> app_commands.Command[Any, Any, Any]:
        async def redo(reply: Reply, typed: str | None) -> Panel:
            user = UserId(reply.interaction.user.id)
            record, match = await find_match(self.desk, reply.interaction, typed)
            words = await words_for(self.desk, reply.interaction, record)
            if record.status != "running":
                raise Sorry("match-over")
            mine = seats_of(record, user)
            able = [seat for seat in mine if match.can_redo(seat)]
            if not able:
                raise Sorry("nothing-to-redo" if mine else "not-seated")
            done = await self.desk.matches.redo(
                record.id,
                able[0],
                user,
                since=match.since.get(able[0], match.seq),
                interaction=reply.interaction.id,
            )
            table = self.desk.table(done.record, done.match, able[0])
            return ask_panel(table, words, note=receipt(done, able[0], words))

        return self._about_a_match("redo", redo)

    def _about_a_match(
        self, name: str, show: Callable[[Reply, str | None], Awaitable[Panel]]
    ) -> app_commands.Command[Any, Any, Any]:
        """A command that shows something of one match, to the user alone."""
        command = self._plain(name, self._showing(show))
        command.autocomplete("match")(suggesting(self._match_choices))
        return command

    def _mygames(self) -> app_commands.Command[Any, Any, Any]:
        async def callback(interaction: discord.Interaction[Any]) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                words = await words_for(self.desk, interaction)
                await reply.show(await mygames_view(self.desk, UserId(interaction.user.id), words))

            await self._run(interaction, work)

        return self._plain("mygames", callback)

    def _next(self) -> app_commands.Command[Any, Any, Any]:
        async def callback(interaction: discord.Interaction[Any]) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                await reply.show(await next_view(self.desk, interaction))

            await self._run(interaction, work)

        return self._plain("next", callback)

    # Looking up

    def _card(self) -> app_commands.Command[Any, Any, Any]:
        @app_commands.describe(**self._described("cmd-card", ("card",)))
        @app_commands.rename(**self._renamed("cmd-card", ("card",)))
        async def callback(interaction: discord.Interaction[Any], card: str) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                words = await words_for(self.desk, interaction)
                wanted = card.casefold()
                cards = self._cards(words, await self._decks(interaction))
                for name, entry, titled, label in cards:
                    if wanted in (name, label.casefold(), titled.say(entry.title).casefold()):
                        await reply.show(card_panel(entry, titled))
                        return
                raise Sorry("no-such-card")

            await self._run(interaction, work)

        command = self._plain("card", callback)

        @command.autocomplete("card")
        @suggesting
        async def complete(
            interaction: discord.Interaction[Any], current: str
        ) -> list[app_commands.Choice[str]]:
            words = await words_for(self.desk, interaction)
            found = [
                suggestion(label, name)
                for name, _, _, label in self._cards(words, await self._decks(interaction))
                if current.casefold() in label.casefold()
            ]
            return found[:SUGGESTIONS]

        return command

    async def _decks(self, interaction: discord.Interaction[Any]) -> Decks:
        """All games with their cards; that of the match here first, with the match's own."""
        decks = {game.name: game.cards for game in self.desk.games.values()}
        with suppress(Sorry, NoMatch):
            record, match = await find_match(self.desk, interaction, None)
            decks = {record.game: match.game.cards_of(match.state)} | {
                name: cards for name, cards in decks.items() if name != record.game
            }
        return decks

    async def _games(self, interaction: discord.Interaction[Any]) -> list[AnyGame]:
        """All games, that of the match here first: several have a rule called "Your turn"."""
        return [self.desk.games[name] for name in await self._decks(interaction)]

    def _cards(self, words: Words, decks: Decks) -> Iterator[tuple[str, Lookup, Words, str]]:
        """Every card: its name in a command, itself, the words of its game, and what to call it."""
        for name, cards in decks.items():
            titled = words.of(name)
            for entry, label in card_labels(cards, titled):
                yield f"{name}/{entry.id}".casefold(), entry, titled, label

    def _rules(self) -> app_commands.Command[Any, Any, Any]:
        @app_commands.describe(**self._described("cmd-rules", ("topic",)))
        @app_commands.rename(**self._renamed("cmd-rules", ("topic",)))
        async def callback(interaction: discord.Interaction[Any], topic: str) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                words = await words_for(self.desk, interaction)
                for name, game, id_, titled in self._topics(words, await self._games(interaction)):
                    title = titled.attr(f"rule-{id_}", "title")
                    if topic.casefold() in (name, title.casefold()):
                        await reply.show(rules_panel(game, titled, id_))
                        return
                raise Sorry("no-such-topic")

            await self._run(interaction, work)

        command = self._plain("rules", callback)

        @command.autocomplete("topic")
        @suggesting
        async def complete(
            interaction: discord.Interaction[Any], current: str
        ) -> list[app_commands.Choice[str]]:
            words = await words_for(self.desk, interaction)
            found: list[app_commands.Choice[str]] = []
            for name, _, id_, titled in self._topics(words, await self._games(interaction)):
                label = f"{titled('game-title')}: {titled.attr(f'rule-{id_}', 'title')}"
                if current.casefold() in label.casefold():
                    found.append(suggestion(label, name))
            return found[:SUGGESTIONS]

        return command

    def _topics(
        self, words: Words, games: Sequence[AnyGame]
    ) -> Iterator[tuple[str, AnyGame, str, Words]]:
        for game in games:
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
