"""What the buttons about taking back do, beside those of a seat's own panel."""

from __future__ import annotations

from typing import Any

import discord

from bot.desk import Desk
from bot.draft import AnyMatch
from bot.looks import lines_since
from bot.matches import Done
from bot.present.ask import ask_panel
from bot.present.ids import Id
from bot.present.notices import notice_panel
from bot.present.panel import Panel
from bot.present.takeback import ways_panel
from bot.records import MatchRecord, UserId, seats_of
from bot.sorry import Sorry
from bot.takeback_posts import question
from bot.takebacks import Takebacks, Way
from bot.ui.replies import Reply
from bot.ui.tables import words_for
from bot.words import Words
from engine.core import IllegalAnswer, Seat

RECEIPT = 6  # lines about the presser's own move


class TakebackPresses:
    """Takes back at once what is free, and asks the others about the rest."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.takebacks = Takebacks(desk.matches)

    async def handle(
        self, interaction: discord.Interaction[Any], reply: Reply, pressed: Id
    ) -> None:
        """Answer a press on one of the kinds in `bot.present.ids.TAKEBACKS`."""
        await reply.acknowledge()
        words = await words_for(self.desk, interaction)
        user = UserId(interaction.user.id)
        if pressed.kind == "askback":
            done = await self._ask(pressed, user)
            notice = "takeback-done" if done else "takeback-asked"
        elif pressed.kind == "agree":
            done = await self.takebacks.agree(pressed.match, pressed.since, user)
            notice = "takeback-done" if done else "takeback-agreed"
        else:
            own = await self.takebacks.refuse(pressed.match, pressed.since, user)
            notice = "takeback-withdrawn" if own else "takeback-refused"
        await reply.show(notice_panel(words, notice))

    async def _ask(self, pressed: Id, user: UserId) -> bool:
        how, _, to = pressed.key.partition(".")
        if pressed.seat is None or how not in ("answer", "turn") or not to.isdecimal():
            raise Sorry("unknown-button")
        way = Way("turn" if how == "turn" else "answer", int(to))
        return await self.takebacks.ask(pressed.match, pressed.seat, user, way, pressed.since)

    async def undo(
        self,
        interaction: discord.Interaction[Any],
        record: MatchRecord,
        match: AnyMatch,
        words: Words,
        *,
        again: bool = True,
    ) -> Panel:
        """Take back the user's last answer where that is free; else how the others may be asked.

        Unless *again*, nothing is taken back right after something was: whoever presses a button
        twice, that says not what it takes back, means it once.
        """
        seat = seat_to_undo(record, match, interaction.user.id)
        undo = match.can_undo(seat)
        if undo is None or undo.agree:
            return await self._not_free(record, match, interaction.user.id, words)
        if not again and await self.takebacks.was_undone(record, seat):
            table = self.desk.table(record, match, seat)
            return ask_panel(table, words, note=words.markdown("notice-undone-already"))
        try:
            done = await self.desk.matches.undo(
                record.id,
                seat,
                UserId(interaction.user.id),
                to=undo.to,
                since=match.since.get(seat, match.seq),
                interaction=interaction.id,
            )
        except IllegalAnswer:  # somebody was quicker
            raise Sorry("undo-not-free") from None
        table = self.desk.table(done.record, done.match, seat)
        return ask_panel(table, words, note=receipt(done, seat, words))

    async def _not_free(
        self, record: MatchRecord, match: AnyMatch, user: int, words: Words
    ) -> Panel:
        asked = await self.desk.store.takebacks.open(record.id)
        if asked is not None:
            return await question(self.desk, record, match, asked, words)
        ways: dict[Seat, list[Way]] = {}
        for seat in seats_of(record, UserId(user)):
            if found := await self.takebacks.ways(record, match, seat):
                ways[seat] = found
        if not ways:
            raise Sorry("nothing-to-undo")
        seat = max(ways, key=lambda each: ways[each][0].to)
        lines = await lines_since(self.desk, record, seat, words, ways[seat][-1].to)
        shown = [(way.how, way.to) for way in ways[seat]]
        return ways_panel(self.desk.table(record, match, seat), words, shown, lines)


def seat_to_undo(record: MatchRecord, match: AnyMatch, user: int) -> Seat:
    """Of the user's seats the one that has answered last. Raises `Sorry`."""
    if record.status != "running":
        raise Sorry("match-over")
    seats = seats_of(record, UserId(user))
    if not seats:
        raise Sorry("not-seated")
    undos = {seat: match.can_undo(seat) for seat in seats}
    return max(seats, key=lambda seat: undo.to if (undo := undos[seat]) else -1)


def receipt(done: Done, seat: Seat, words: Words) -> str:
    """What a move did, as its player may see it."""
    if done.repeated:
        return ""
    mine = [event for event in done.events if event.to is None or seat in event.to]
    return "\n".join(words.markdown.event(event) for event in mine[-RECEIPT:])
