"""What is kept of somebody, and letting go of all of it, in the middle of matches too."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress

import msgspec

from bot.desk import Desk
from bot.draft import Draft
from bot.lobbies import Lobbies
from bot.matches import NoMatch
from bot.records import MatchId, MatchRecord, UserId
from bot.sorry import Sorry
from bot.wire import Refused, Unclear
from engine.core import Event

log = logging.getLogger("portage.privacy")


class Privacy:
    """Shows, hands out and deletes what is kept of a user.

    *forgotten* is told of whoever is forgotten, so that nothing stays in memory either.
    """

    def __init__(self, desk: Desk, lobbies: Lobbies, changed: Callable[[MatchId], None]) -> None:
        self.desk = desk
        self.lobbies = lobbies
        self.changed = changed
        self.forgotten: Callable[[UserId], None] = lambda _: None

    async def counts(self, user: UserId) -> dict[str, int]:
        """How many rows there are of a user, by table."""
        kept = await self.desk.store.people.kept_of(user)
        return {table: len(rows) for table, rows in kept.items()}

    async def exported(self, user: UserId) -> bytes:
        """All that is kept of a user, as JSON."""
        kept = await self.desk.store.people.kept_of(user)
        plain = {"user": str(user), "at": self.desk.now(), "kept": kept}
        return msgspec.json.format(msgspec.json.encode(plain)) + b"\n"

    async def forget(self, user: UserId) -> None:
        """Delete all that is kept of a user. Seats in running matches go to autopilots, nameless.

        What is interrupted goes on at the next start.
        """
        channel: int | None = None
        with suppress(Refused, Unclear):
            channel = await self.desk.wire.dm(user)
        await self.desk.store.people.begin_to_forget(user, channel)
        await self._forget(user)

    async def go_on(self) -> None:
        """Finish what the last run of the bot left undone."""
        for user in await self.desk.store.people.unfinished():
            await self._forget(user)

    async def _forget(self, user: UserId) -> None:
        await self._leave_tables(user)
        for record in await self.desk.store.matches(user):
            try:
                await self._leave_match(record.id, user)
            except Exception:  # a match that can't be played on stops nobody from leaving it
                log.exception("match %s seq %d: leaving it", record.id, record.seq)
        touched = await self.desk.store.people.forget(user)
        self.forgotten(user)
        for match_id in touched:
            self.changed(match_id)
        log.info("the data of a user are deleted")

    async def _leave_tables(self, user: UserId) -> None:
        for lobby in await self.desk.store.lobbies():
            if user in (*lobby.players, *lobby.waiting, *lobby.invited):
                with suppress(Sorry):
                    await self.lobbies.leave(lobby.id, user, None)
            elif user == lobby.host:
                with suppress(Sorry):
                    await self.lobbies.cancel(lobby.id, user, may_manage=True)
            else:
                continue
            self.changed(lobby.id)

    async def _leave_match(self, match_id: MatchId, user: UserId) -> None:
        def act(draft: Draft, record: MatchRecord) -> None:
            leave(draft, record, user)

        with suppress(NoMatch):
            await self.desk.matches.change(match_id, None, None, act)


def leave(draft: Draft, record: MatchRecord, user: UserId) -> None:
    """Hand a user's seats to the autopilot, without their name, and call off what nobody plays.

    The user's id goes with the rest of what is kept of it.
    """
    mine = [seat for seat in record.seats if seat.user == user]
    seq = draft.match.seq
    for seat in mine:
        draft.change_seat(
            record, seat.seat, name="", autopilot=True, resigned=True, opened=None, own_offer=False
        )
        events = [] if seat.autopilot else [Event("left-for-good")]
        draft.note("left", seat.seat, seq, events)
    if draft.seats is not None and all(seat.autopilot for seat in draft.seats):
        draft.status = "cancelled"
    else:
        # The others are asked whether somebody else is to take them.
        draft.deeds += [(seat.seat, "ask") for seat in mine if not seat.autopilot]
