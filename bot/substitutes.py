"""Seats that change hands: offers, those who take them, and autopilots on their players' behalf."""

from __future__ import annotations

from bot.draft import Draft, note_return
from bot.matches import Done, Matches
from bot.pace import PATIENCE, has_pace, run_time, stands_of
from bot.records import (
    Former,
    MatchId,
    MatchRecord,
    MoveRow,
    SeatRecord,
    Timing,
    UserId,
    host_of,
    seats_of,
)
from bot.sorry import Sorry
from bot.verdicts import has_missed, is_gone
from engine.core import Event, Seat, player


class Substitutes:
    """Who sits where while a match goes on. Every method raises `Sorry` where the answer is no."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.store = matches.store

    async def offer(
        self,
        match_id: MatchId,
        seat: Seat,
        user: UserId,
        interaction: int | None,
        *,
        may_manage: bool,
    ) -> Done:
        """Offer a seat to whoever comes first: the own one, or the host one that nobody plays."""

        def act(draft: Draft, record: MatchRecord) -> None:
            held = _seat(record, seat)
            if held.opened is not None:
                raise Sorry("seat-open-already")
            check_may_offer(record, held, user, may_manage=may_manage)
            is_own = seat in seats_of(record, user)
            draft.change_seat(record, seat, opened=draft.match.seq, own_offer=is_own)
            _note(draft, "open", seat, Event("seat-offered", {"seat": player(seat)}))

        return await self.matches.change(match_id, user, interaction, act)

    async def withdraw(
        self,
        match_id: MatchId,
        seat: Seat,
        user: UserId,
        interaction: int | None,
        *,
        may_manage: bool,
    ) -> Done:
        """Offer a seat no longer; its player may, and the host."""

        def act(draft: Draft, record: MatchRecord) -> None:
            if _seat(record, seat).opened is None:
                raise Sorry("seat-not-open")
            if seat not in seats_of(record, user) and not _is_host(record, user, may_manage):
                raise Sorry("seat-not-yours")
            draft.change_seat(record, seat, opened=None)
            _note(draft, "close", seat, Event("seat-withdrawn", {"seat": player(seat)}))

        return await self.matches.change(match_id, user, interaction, act)

    async def take(
        self,
        match_id: MatchId,
        seat: Seat,
        opened: int,
        user: UserId,
        name: str,
        interaction: int | None,
    ) -> Done:
        """Take a seat that was offered at the seq *opened*, with a full clock and no orders.

        Its own player, if only absent, is back with that. Whom the host has kicked takes none.
        """
        kicks = [move for move in await self.store.moves(match_id) if move.kind == "kick"]

        def act(draft: Draft, record: MatchRecord) -> None:
            held = _seat(record, seat)
            if held.opened is None and seat in seats_of(record, user):
                return  # pressed again
            if held.opened != opened:
                raise Sorry("seat-taken")
            if seat in seats_of(record, user) and not held.own_offer:
                note_return(draft, record)
                return
            check_may_take(record, seat, user)
            if any(sat_at(record, kick) == user for kick in kicks):
                raise Sorry("was-kicked")
            now = draft.match.seq
            draft.left.append(Former(seat, held.user, held.name, now))
            draft.change_seat(
                record,
                seat,
                user=user,
                name=name,
                autopilot=False,
                resigned=False,
                opened=None,
                own_offer=False,
                since=now,
            )
            draft.deeds.append((seat, "sit"))
            taken = Event("seat-taken", {"seat": player(seat), "old": held.name})
            _note(draft, "take", seat, taken)

        return await self.matches.change(match_id, user, interaction, act)

    async def hand_over(self, match_id: MatchId, user: UserId, interaction: int | None) -> Done:
        """Leave the own seats to an autopilot until their player is back."""

        def act(draft: Draft, record: MatchRecord) -> None:
            mine, timing = seats_of(record, user), record.timing
            if not mine or timing is None:
                raise Sorry("not-seated")
            mine = [seat for seat in mine if not _is_handed(timing, seat)]
            if not mine:
                raise Sorry("handed-already")
            others = [seat for seat, holder in timing.holders.items() if holder != user]
            if all(_is_handed(timing, seat) for seat in others):
                raise Sorry("last-person")
            for seat in mine:
                draft.deeds.append((seat, "hand"))
                _note(draft, "hand", seat, Event("seat-handed", {"seat": player(seat)}))

        return await self.matches.change(match_id, user, interaction, act)

    async def ask_about(
        self, match_id: MatchId, seat: Seat, user: UserId, interaction: int | None
    ) -> Done:
        """In a match without a pace, ask the others about a seat that has long been waited for."""
        last = await self.store.last_act(match_id, seat)

        def act(draft: Draft, record: MatchRecord) -> None:
            timing = record.timing
            if not seats_of(record, user) or timing is None or seat in seats_of(record, user):
                raise Sorry("not-seated")
            if has_pace(timing):
                raise Sorry("pace-decides")
            at = askable_at(timing, seat, last, self.matches.now())
            if at is None:
                raise Sorry("not-waited-for")
            if self.matches.now() < at:
                raise Sorry("wait-longer", moment=f"<t:{at:.0f}:f>")
            draft.deeds.append((seat, "ask"))
            _note(draft, "ask", seat, Event("table-asked", {"seat": player(seat)}))

        return await self.matches.change(match_id, user, interaction, act)

    async def note_left(self, match_id: MatchId, seat: Seat) -> Done:
        """Ask the others about a seat whose player is no longer in the server."""

        def act(draft: Draft, record: MatchRecord) -> None:
            timing = record.timing
            clock = None if timing is None else timing.clocks.get(seat)
            if clock is None or clock.since is None or is_gone(clock):
                return
            if record.seats[seat].opened is None:
                draft.deeds.append((seat, "ask"))
                _note(draft, "ask", seat, Event("player-left", {"seat": player(seat)}))

        return await self.matches.change(match_id, None, None, act)


def check_may_offer(
    record: MatchRecord, held: SeatRecord, user: UserId, *, may_manage: bool
) -> None:
    """Raises `Sorry` unless the seat is the user's own, or nobody plays it and the user hosts."""
    if held.seat in seats_of(record, user):
        return
    if not _is_host(record, user, may_manage):
        raise Sorry("seat-not-yours")
    clock = None if record.timing is None else record.timing.clocks.get(held.seat)
    if not held.autopilot and (clock is None or not has_missed(clock)):
        raise Sorry("seat-is-played")


def check_may_take(record: MatchRecord, seat: Seat, user: UserId) -> None:
    """Raises `Sorry` for whoever plays, or has seen what another seat holds."""
    if seats_of(record, user):
        raise Sorry("plays-already")
    sat = [*((each.seat, each.user) for each in record.seats)]
    sat += [(each.seat, each.user) for each in record.former]
    if any(who == user and where != seat for where, who in sat):
        raise Sorry("has-seen-a-hand")


def sat_at(record: MatchRecord, move: MoveRow) -> UserId | None:
    """Who held the seat that something was done to."""
    assert move.seat is not None
    after = (each for each in record.former if each.seat == move.seat and each.until > move.seq)
    former = min(after, key=lambda each: each.until, default=None)
    return record.seats[move.seat].user if former is None else former.user


def askable_at(timing: Timing, seat: Seat, last: float | None, now: float) -> float | None:
    """From when on the others may be asked about a seat; None if it isn't waited for."""
    clock = timing.clocks.get(seat)
    if clock is None or clock.since is None or clock.absent is not None:
        return None
    start = max(clock.since, last or clock.since)
    return now + PATIENCE - run_time(start, now, stands_of(timing, seat))


def _seat(record: MatchRecord, seat: Seat) -> SeatRecord:
    if seat >= len(record.seats):
        raise Sorry("unknown-button")
    return record.seats[seat]


def _is_host(record: MatchRecord, user: UserId, may_manage: bool) -> bool:
    return may_manage or host_of(record) == user


def _is_handed(timing: Timing, seat: Seat) -> bool:
    return seat in timing.clocks and timing.clocks[seat].stand_in == "back"


def _note(draft: Draft, kind: str, seat: Seat, event: Event) -> None:
    draft.is_act = False  # whoever settles this doesn't thereby play
    draft.note(kind, seat, draft.match.seq, [event])
