"""Keeping up how far players have come in the guides through their first matches."""

from __future__ import annotations

from bot.desk import Desk
from bot.draft import AnyMatch
from bot.matches import Done
from bot.present.table import Table
from bot.records import MatchRecord, UserId


async def learnt(
    desk: Desk, before: Table, user: UserId, done: Done
) -> tuple[MatchRecord, AnyMatch]:
    """Note that a user has answered what *before* gave a hint for; the match as it is then."""
    if not before.guide:
        return done.record, done.match
    await desk.store.guides.see(user, before.game.name, before.guide)
    return await desk.matches.look(done.record.id)
