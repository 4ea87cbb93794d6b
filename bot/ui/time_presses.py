"""What the buttons about time do: reminders, votes about absences, the way back, pauses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.absences import Absences
from bot.desk import Desk
from bot.matches import NotYours
from bot.pace import deadline
from bot.present.ids import Id
from bot.present.notices import notice_panel
from bot.present.panel import Panel
from bot.present.times import moment
from bot.records import MatchId, UserId, seats_of
from bot.sorry import Sorry
from bot.ui.replies import Reply
from bot.ui.tables import why_not, words_for
from bot.words import Words


class TimePresses:
    """Every answer is for the presser alone; what others see, the publisher brings up to date."""

    def __init__(self, desk: Desk, absences: Absences, changed: Callable[[MatchId], None]) -> None:
        self.desk = desk
        self.absences = absences
        self.changed = changed

    async def handle(
        self, interaction: discord.Interaction[Any], reply: Reply, pressed: Id
    ) -> None:
        """Answer a press on one of the kinds in `bot.present.ids.TIMES`."""
        await reply.acknowledge()
        words = await words_for(self.desk, interaction)
        user = UserId(interaction.user.id)
        match pressed.kind:
            case "snooze" | "hush":
                panel = await self._reminder(pressed, user, words)
            case "vote":
                panel = await self._vote(pressed, user, words)
            case "imback":
                panel = await self._back(interaction, pressed, user, words)
            case "pause":
                panel = await self._pause(interaction, pressed, user, words)
            case _:
                await self.absences.resume(pressed.match, user, interaction.id)
                panel = notice_panel(words, "resumed")
        await reply.show(panel)

    async def _reminder(self, pressed: Id, user: UserId, words: Words) -> Panel:
        record, _ = await self.desk.matches.look(pressed.match)
        seat = pressed.seat
        if seat is None or seat not in seats_of(record, user) or record.status != "running":
            raise Sorry(why_not(record, seat, user))
        if pressed.kind == "hush":
            if not await self.desk.store.times.hush(record.id, seat):
                raise Sorry("nothing-to-remind")
            panel = notice_panel(words, "hushed")
        else:
            at = await self.desk.store.times.snooze(record.id, seat)
            if at is None:
                end = None if record.timing is None else deadline(record.timing, seat)
                raise Sorry("nothing-to-remind" if end is None else "too-late-to-snooze")
            panel = notice_panel(words, "snoozed", left=moment(at, "R"))
        self.changed(record.id)
        return panel

    async def _vote(self, pressed: Id, user: UserId, words: Words) -> Panel:
        if pressed.seat is None:
            raise Sorry("unknown-button")
        await self.absences.vote(pressed.match, pressed.seat, pressed.since, user, pressed.key)
        return notice_panel(words, "voted", choice=words.markdown(f"vote-{pressed.key}"))

    async def _back(
        self, interaction: discord.Interaction[Any], pressed: Id, user: UserId, words: Words
    ) -> Panel:
        try:
            await self.absences.come_back(pressed.match, user, interaction.id)
        except NotYours:
            raise Sorry("not-seated") from None
        return notice_panel(words, "back")

    async def _pause(
        self, interaction: discord.Interaction[Any], pressed: Id, user: UserId, words: Words
    ) -> Panel:
        about = f"pause {pressed.since}"
        if pressed.key != "yes":
            await self.absences.decline(pressed.match, about, user)
            return notice_panel(words, "pause-declined")
        begun = await self.absences.agree(pressed.match, about, user, interaction.id)
        return notice_panel(words, "pause-begun" if begun else "pause-wanted")
