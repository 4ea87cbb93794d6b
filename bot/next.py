"""Which of a user's matches wants them most, beside the one that they are in."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from bot.desk import Desk
from bot.draft import AnyMatch
from bot.pace import deadline
from bot.present.table import Table
from bot.records import MatchId, MatchRecord, UserId, seats_of
from engine.core import Seat

log = logging.getLogger("portage.next")


class Waiting(msgspec.Struct, frozen=True):
    """A match that waits for the user's seat; *until* is when the time is over, if it runs."""

    record: MatchRecord
    match: AnyMatch
    seat: Seat
    until: float | None

    @property
    def urgency(self) -> tuple[bool, float, float]:
        """Smaller for what is more urgent: by what time is left, then by how long it has waited."""
        return self.until is None, self.until or 0.0, self.record.changed


async def waiting(desk: Desk, user: UserId, *, besides: MatchId | None = None) -> list[Waiting]:
    """The matches that wait for *user*, the most urgent first."""
    found: list[Waiting] = []
    for record in await desk.store.matches(user):
        if record.id != besides and record.game in desk.games and seats_of(record, user):
            found += await _waiting(desk, record.id, user)
    return sorted(found, key=lambda each: each.urgency)


async def _waiting(desk: Desk, match_id: MatchId, user: UserId) -> Sequence[Waiting]:
    try:
        record, match = await desk.matches.look(match_id)
    except Exception:  # one match that can't be opened hides none of the others
        log.exception("match %s: can't be looked at", match_id)
        return ()
    mine = [seat for seat in seats_of(record, user) if seat in match.pending]
    if not mine or record.status != "running":
        return ()
    timing = record.timing
    ends = {seat: None if timing is None else deadline(timing, seat) for seat in mine}
    seat = min(mine, key=lambda each: ends[each] or float("inf"))
    return (Waiting(record, match, seat, ends[seat]),)


async def others_waiting(desk: Desk, table: Table, user: UserId) -> int:
    """How many other matches wait for the user, who has nothing to decide at this table; else 0."""
    if table.question is not None:
        return 0
    return len(await waiting(desk, user, besides=table.match))
