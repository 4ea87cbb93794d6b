"""Notes to self, written and cleared by presses."""

from __future__ import annotations

from typing import Any

import discord

from bot.desk import Desk
from bot.draft import AnyMatch
from bot.present.ids import Id
from bot.present.note import LONGEST, note_form, note_panel
from bot.present.panel import Panel
from bot.records import MatchRecord, UserId, seats_of
from bot.sorry import Sorry
from bot.ui.replies import Reply
from bot.ui.tables import words_for
from bot.ui.values import values_of
from bot.words import Words
from engine.core import Seat


async def handle_notes(
    desk: Desk, interaction: discord.Interaction[Any], reply: Reply, pressed: Id
) -> None:
    """Answer a press on one of the kinds in `bot.present.ids.NOTES`."""
    record, match = await desk.matches.look(pressed.match)
    words = await words_for(desk, interaction, record)
    user, seat = UserId(interaction.user.id), pressed.seat
    is_own = seat is not None and seat in seats_of(record, user)
    if pressed.kind == "note" and is_own:
        await reply.form(note_form(desk.table(record, match, seat), words))
        return
    await reply.acknowledge()
    if seat is None or not is_own:
        raise Sorry("not-seated")
    text = next(iter(values_of(interaction)), "") if pressed.kind == "noted" else ""
    await reply.show(await noted(desk, record, match, seat, user, text, words))


async def noted(
    desk: Desk,
    record: MatchRecord,
    match: AnyMatch,
    seat: Seat,
    user: UserId,
    text: str,
    words: Words,
) -> Panel:
    """Note *text* down for a seat, or nothing any more; what is noted then."""
    text = text.strip()
    if len(text) > LONGEST:
        raise Sorry("note-too-long", most=LONGEST)
    if not await desk.store.notes.write(record.id, seat, user, text):
        raise Sorry("not-seated")
    desk.matches.changed(record.id)
    record, match = await desk.matches.look(record.id)
    said = words.markdown("note-kept" if text else "note-cleared")
    return note_panel(desk.table(record, match, seat), words, said)
