"""What the buttons, menus and forms of a match do."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from typing import Any, TypeAlias

import discord

from bot.desk import Desk
from bot.dms import dm_digest
from bot.draft import AnyMatch
from bot.guides import learnt
from bot.looks import closer_view, hand_view, lines_since, log_view, news, news_view, text_view
from bot.matches import Done, NotYours
from bot.next import others_waiting
from bot.present.answers import number_form, picked_after, raw_of
from bot.present.ask import ask_panel
from bot.present.dm import dm_panel
from bot.present.hand import heading
from bot.present.ids import (
    EXPLAINING,
    HISTORY,
    NOTES,
    ORDERS,
    PUBLIC,
    SEATS,
    TAKEBACKS,
    TIMES,
    WATCHING,
    Id,
    Kind,
    parse,
)
from bot.present.lookups import help_panel, rules_panel
from bot.present.notices import illegal_panel, notice_panel, stale_panel
from bot.present.panel import Panel
from bot.present.rows import paragraphs
from bot.publisher import Publisher
from bot.records import MatchRecord, Post, UserId, seats_of
from bot.sorry import Sorry
from bot.ui.explaining import handle_explaining
from bot.ui.faults import guarded
from bot.ui.history import HistoryPresses
from bot.ui.lobby import LOBBY, LobbyPresses
from bot.ui.next import handle_next
from bot.ui.notes import handle_notes
from bot.ui.orders import handle_orders
from bot.ui.replies import Reply
from bot.ui.seat_presses import handle_seats
from bot.ui.tables import may_close, seat_for, why_not, words_for
from bot.ui.takeback_presses import TakebackPresses, receipt
from bot.ui.time_presses import TimePresses
from bot.ui.values import menus_of, values_of
from bot.ui.watching import handle_watching
from bot.words import Words
from engine.core import IllegalAnswer, Number, One, Question, Seat, Some, StaleAnswer

log = logging.getLogger("portage.presses")

Handler: TypeAlias = Callable[[discord.Interaction[Any], Reply, Id], Awaitable[None]]

ANSWERS = frozenset({"ans", "sel", "num", "done", "typed", "aside"})


class Presses:
    """Handles what is pressed, chosen or typed, by the custom id alone."""

    def __init__(
        self,
        desk: Desk,
        publisher: Publisher,
        lobby: LobbyPresses,
        times: TimePresses,
        history: HistoryPresses,
        pictures: Any,
    ) -> None:
        self.desk = desk
        self.publisher = publisher
        self.lobby = lobby
        self.times = times
        self.takebacks = TakebackPresses(desk)
        self.history = history
        self.pictures = pictures
        self._parts: tuple[tuple[Collection[str], Handler], ...] = (
            (LOBBY, lobby.handle),
            (("topic",), self._topic),
            (("guide",), self._guide),
            (("confirm", "dismiss"), self._confirmed),
            (ORDERS, partial(handle_orders, desk)),
            (("nextmatch",), partial(handle_next, desk)),
            (WATCHING, partial(handle_watching, desk)),
            (NOTES, partial(handle_notes, desk)),
            (EXPLAINING, partial(handle_explaining, desk)),
            (("reguide",), self._guide_again),
            (SEATS, partial(handle_seats, desk)),
            (TAKEBACKS, self.takebacks.handle),
        )
        # Who handles presses of other kinds; whoever makes this adds more.
        self.others: dict[Kind, Handler] = dict.fromkeys(TIMES, times.handle)
        self.others |= dict.fromkeys(HISTORY, history.handle)

    async def handle(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press of anything that has a custom id."""
        reply = Reply(interaction, self.pictures)
        data: Any = interaction.data
        pressed = parse(data["custom_id"])
        await guarded(self.desk, interaction, reply, self._handle(interaction, reply, pressed))

    async def _handle(
        self, interaction: discord.Interaction[Any], reply: Reply, pressed: Id | None
    ) -> None:
        if pressed is None:
            await reply.acknowledge()
            raise Sorry("unknown-button")
        for kinds, handle in self._parts:
            if pressed.kind in kinds:
                await handle(interaction, reply, pressed)
                return
        if (handler := self.others.get(pressed.kind)) is not None:
            await handler(interaction, reply, pressed)
        elif pressed.kind in PUBLIC:
            await reply.acknowledge()
            await reply.show(await self._public(interaction, pressed))
        else:
            await _Own(self, interaction, reply, pressed).handle()

    async def _public(self, interaction: discord.Interaction[Any], pressed: Id) -> Panel:
        """One of the five buttons under a turn's post, the same for everybody."""
        record, match = await self.desk.matches.look(pressed.match)
        words = await words_for(self.desk, interaction, record)
        seat = seat_for(record, match, interaction.user.id)
        match pressed.kind:
            case "act":
                return ask_panel(self.desk.table(record, match, seat), words)
            case "hand":
                return hand_view(self.desk, record, match, seat, words)
            case "log":
                return await news_view(self.desk, record, match, seat, words)
            case "undo":
                return await self.takebacks.undo(interaction, record, match, words, again=False)
            case _:
                return help_panel(words, match.game)

    async def _topic(
        self, interaction: discord.Interaction[Any], reply: Reply, pressed: Id
    ) -> None:
        await reply.acknowledge(in_place=reply.is_private)
        game = self.desk.games.get(pressed.key.partition("/")[0])
        if game is None:
            raise Sorry("unknown-button")
        words = (await words_for(self.desk, interaction)).of(game.name)
        await reply.show(rules_panel(game, words, next(iter(values_of(interaction)), None)))

    async def _guide(
        self, interaction: discord.Interaction[Any], reply: Reply, pressed: Id
    ) -> None:
        await reply.acknowledge(in_place=reply.is_private)
        name, _, page = pressed.key.partition("/")
        game = self.desk.games.get(name)
        words = (await words_for(self.desk, interaction)).of(name if game else None)
        await reply.show(help_panel(words, game, int(page) if page.isdecimal() else 0))

    async def _guide_again(
        self, interaction: discord.Interaction[Any], reply: Reply, pressed: Id
    ) -> None:
        await reply.acknowledge()
        game = self.desk.games.get(pressed.key)
        if game is None:
            raise Sorry("unknown-button")
        await self.desk.store.guides.want(UserId(interaction.user.id), game.name, True)
        words = (await words_for(self.desk, interaction)).of(game.name)
        await reply.show(notice_panel(words, "guide-back", game=words("game-title")))

    async def _confirmed(
        self, interaction: discord.Interaction[Any], reply: Reply, pressed: Id
    ) -> None:
        """The answer to "Are you sure?"."""
        await reply.acknowledge(in_place=reply.is_private)
        words = await words_for(self.desk, interaction)
        user = UserId(interaction.user.id)
        if pressed.kind == "dismiss":
            await reply.show(notice_panel(words, "dismissed"))
        elif pressed.key == "resign":
            try:
                done = await self.desk.matches.resign(
                    pressed.match, user, interaction=interaction.id
                )
            except NotYours:
                raise Sorry("not-seated") from None
            plays_on = done.record.status == "running"
            await reply.show(notice_panel(words, "resigned" if plays_on else "resigned-over"))
        elif pressed.key != "cancel":
            raise Sorry("unknown-button")
        else:
            record, _ = await self.desk.matches.look(pressed.match)
            check_may_cancel(interaction, record)
            await self.desk.matches.cancel(pressed.match, user, interaction=interaction.id)
            await reply.show(notice_panel(words, "cancelled"))


class _Own:
    """A press on a seat's own panel, in an ephemeral message or in its direct message."""

    def __init__(
        self, presses: Presses, interaction: discord.Interaction[Any], reply: Reply, pressed: Id
    ) -> None:
        self.desk = presses.desk
        self.publisher = presses.publisher
        self.interaction = interaction
        self.reply = reply
        self.pressed = pressed
        self.user = UserId(interaction.user.id)
        self.values = values_of(interaction)
        self.is_alone = False  # nobody else is changing the message pressed

    async def handle(self) -> None:
        kind = self.pressed.kind
        if kind == "form":
            await self._form()
            return
        in_place = kind not in ("text", "logs") or self._is_look()
        await self.reply.acknowledge(in_place=in_place and self.reply.is_private)
        record, match = await self.desk.matches.look(self.pressed.match)
        words = await words_for(self.desk, self.interaction, record)
        seat = self.pressed.seat
        if seat is not None and seat not in seats_of(record, self.user):
            raise Sorry(why_not(record, seat, self.user))
        if kind in ("text", "logs"):
            await self._look(record, match, seat, words)
            return
        if seat is None:  # a panel of somebody who had nothing to decide
            await self._watch(record, match, words)
            return
        with self.publisher.holding(record.id, seat) as self.is_alone:
            if kind in ANSWERS or kind in ("back", "restart", "redo"):
                await self._play(record, match, seat, words)
            elif kind == "closer":
                await self._look_closer(record, match, seat, words)
            elif kind == "unguide":
                await self.desk.store.guides.want(self.user, record.game, False)
                record, match = await self.desk.matches.look(record.id)
                await self._show(record, match, seat, words, words.markdown("first-match-away"))
            else:
                await self._turn_page(record, match, seat, words)

    async def _watch(self, record: MatchRecord, match: AnyMatch, words: Words) -> None:
        if self.pressed.kind == "closer":
            await self._look_closer(record, match, seat_for(record, match, self.user), words)
        else:
            await self.reply.show(ask_panel(self.desk.table(record, match, None), words))

    async def _look_closer(
        self, record: MatchRecord, match: AnyMatch, seat: Seat | None, words: Words
    ) -> None:
        which = next(iter(self.values), self.pressed.key)
        await self.reply.show(closer_view(self.desk, record, match, seat, words, which))

    def _is_look(self) -> bool:
        # A page turned stands in place of the page before; the first one is a message of its own.
        return self.pressed.key != ""

    async def _form(self) -> None:
        record, match = await self.desk.matches.look(self.pressed.match)
        words = await words_for(self.desk, self.interaction, record)
        seat = self.pressed.seat
        if seat is None or seat not in seats_of(record, self.user):
            raise Sorry(why_not(record, seat, self.user))
        table = self.desk.table(record, match, seat)
        if not isinstance(table.question, Number) or self.pressed.since < table.since:
            await self.reply.acknowledge(in_place=self.reply.is_private)
            with self.publisher.holding(record.id, seat) as self.is_alone:
                await self._stale(record, match, seat, words)
            return
        await self.reply.form(number_form(table, words))

    async def _look(
        self, record: MatchRecord, match: AnyMatch, seat: Seat | None, words: Words
    ) -> None:
        key = self.pressed.key
        page = int(key) if key.isdecimal() else None
        if self.pressed.kind == "text":
            panel = text_view(self.desk, record, match, seat, words, page or 0)
        else:
            panel = await log_view(self.desk, record, match, seat, words, page)
        await self.reply.show(panel)

    async def _turn_page(
        self, record: MatchRecord, match: AnyMatch, seat: Seat, words: Words
    ) -> None:
        """Open another part of a long list, note what was picked, or show everything anew."""
        table = self.desk.table(record, match, seat)
        if self.pressed.kind == "fresh" or self.pressed.since < table.since:
            await self._stale(record, match, seat, words)
            return
        path = ""
        if self.pressed.kind == "go":
            path = self.values[0] if self.values else self.pressed.key
        elif self.pressed.kind == "pick":
            path = self.pressed.key
        picked = picked_after(menus_of(self.interaction), self._custom_id(), self.values)
        note = heading(table, words.markdown) if self._in_dm() else ""
        await self.reply.show(ask_panel(table, words, path=path, picked=picked, note=note))

    async def _play(self, record: MatchRecord, match: AnyMatch, seat: Seat, words: Words) -> None:
        before = self.desk.table(record, match, seat)
        try:
            done = await self._made(match, seat)
        except StaleAnswer:
            await self._stale(*await self.desk.matches.look(record.id), seat, words)
        except IllegalAnswer:
            record, match = await self.desk.matches.look(record.id)
            table = self.desk.table(record, match, seat)
            if self.pressed.since < table.since:
                await self._stale(record, match, seat, words)
            else:
                await self.reply.show(illegal_panel(table, words, options_of(table.question)))
        else:
            record, match = await learnt(self.desk, before, self.user, done)
            await self._show(record, match, seat, words, receipt(done, seat, words))

    async def _made(self, match: AnyMatch, seat: Seat) -> Done:
        """Carry out the press. Raises `IllegalAnswer` and its kinds."""
        kind, since = self.pressed.kind, self.pressed.since
        where, who, which = self.pressed.match, self.user, self.interaction.id
        # One of the future is on a post that a restored database knows nothing of.
        if not match.since.get(seat, match.seq) <= since <= match.seq:
            raise StaleAnswer(kind)
        if kind == "redo":
            return await self.desk.matches.redo(where, seat, who, since=since, interaction=which)
        if kind in ("back", "restart"):
            to = int(self.pressed.key) if self.pressed.key.isdecimal() else None
            return await self.desk.matches.undo(
                where, seat, who, to=to, since=since, interaction=which
            )
        aside = kind == "aside"
        question = (match.asides if aside else match.pending).get(seat)
        if question is None:
            raise StaleAnswer(kind)
        values = self.values
        if kind == "done":
            values = picked_after(menus_of(self.interaction))
        answers = [(raw_of(question, self.pressed, values), aside)]
        return await self.desk.matches.answer(
            where, seat, who, answers, since=since, interaction=which
        )

    async def _stale(self, record: MatchRecord, match: AnyMatch, seat: Seat, words: Words) -> None:
        """Show what is asked now and, after a press that came too late, what has happened since."""
        if self.pressed.kind == "fresh" or record.status != "running":
            await self._show(record, match, seat, words, "")
            return
        lines = await lines_since(self.desk, record, seat, words, self.pressed.since)
        table = self.desk.table(record, match, seat)
        await self.reply.show(stale_panel(table, words, lines))

    async def _show(
        self, record: MatchRecord, match: AnyMatch, seat: Seat, words: Words, note: str
    ) -> None:
        """Show the seat's panel as it is now, in place of the one pressed."""
        table = self.desk.table(record, match, seat)
        post = await self._dm_post()
        if post is None:
            note = paragraphs(heading(table, words.markdown), note) if self._in_dm() else note
            more = 0 if self._in_dm() else await others_waiting(self.desk, table, self.user)
            await self.reply.show(ask_panel(table, words, note=note, more=more))
            return
        panel = dm_panel(table, words, await news(self.desk, record, seat, words), post.id)
        if await self.reply.show(panel) and self.is_alone:
            digest = dm_digest(panel, acting=seat in match.pending)
            await self.desk.store.edited(post.id, digest, record.seq)

    async def _dm_post(self) -> Post | None:
        """The outbox's row for the direct message that was pressed, if it stands there still."""
        message = self.interaction.message
        if not self._in_dm() or message is None:
            return None
        posts = await self.desk.store.posts(self.pressed.match, "dm", "sent")
        return next((post for post in posts if post.message == message.id), None)

    def _in_dm(self) -> bool:
        return self.interaction.guild_id is None

    def _custom_id(self) -> str:
        data: Any = self.interaction.data
        return str(data["custom_id"])


def options_of(question: Question | None) -> Sequence[Any]:
    return question.options if isinstance(question, One | Some) else ()


def check_may_cancel(interaction: discord.Interaction[Any], record: MatchRecord) -> None:
    """The host may, and those who manage threads there. Raises `Sorry`."""
    if not may_close(interaction, record):
        raise Sorry("cancel-not-allowed")
