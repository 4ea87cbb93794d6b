"""Players who have left the server: Discord tells nobody so, but for a message that it refuses."""

from __future__ import annotations

import logging
from collections.abc import Collection
from contextlib import suppress

from bot.desk import Desk
from bot.matches import NoMatch
from bot.records import MatchRecord
from bot.substitutes import Substitutes
from bot.wire import Refused, Unclear
from engine.core import Seat

log = logging.getLogger("portage.leavers")


async def ask_about_leavers(desk: Desk, record: MatchRecord, refused: Collection[Seat]) -> None:
    """Have the others asked about those who are no longer in the server.

    *refused* are seats that are to act and whose direct message has been refused. Whoever only
    refuses messages is called in the thread and has the same time as everybody.
    """
    for seat in refused:
        user = record.seats[seat].user
        if user is not None and await _has_left(desk, record.guild, user):
            log.info("match %s: the player of seat %d has left the server", record.id, seat)
            with suppress(NoMatch):
                await Substitutes(desk.matches).note_left(record.id, seat)


async def _has_left(desk: Desk, guild: int, user: int) -> bool:
    try:
        return await desk.wire.has_left(guild, user)
    except (Refused, Unclear) as failure:
        # The clock, or the others, will find out.
        log.info("who is in server %d: %s", guild, failure)
        return False
