"""Standing orders at work: what players settled in advance is answered within the same change."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from bot.draft import AnyMatch, Draft
from bot.records import MatchRecord, SeatRecord
from engine.core import Event, Ordered, Seat, Text, settings_of

log = logging.getLogger("portage.orders")

AT_ONCE = 20  # answers in one transaction; what is asked then is left to the players


def answer_by_orders(draft: Draft, record: MatchRecord) -> None:
    """Answer what seats have come to be asked by a change, as far as their orders do.

    To others such an answer looks like any other; only the seat itself is told which order gave
    it. A question that stood before, or that its player has reopened by taking something back, is
    the player's own to answer.
    """
    if draft.undone or draft.status != "running" or not record.orders:
        return
    holders = [seat for seat in record.seats if seat.user is not None and not seat.autopilot]
    passed: set[tuple[Seat, int]] = set()  # questions that orders don't answer
    for _ in range(AT_ONCE):
        if not any(_answered(draft, record, holder, passed) for holder in holders):
            return


def _answered(
    draft: Draft, record: MatchRecord, holder: SeatRecord, passed: set[tuple[Seat, int]]
) -> bool:
    """Whether the orders of a seat have answered what it is asked now."""
    match, seat = draft.match, holder.seat
    since = match.since.get(seat, 0)
    if seat not in match.pending or since <= record.seq or (seat, since) in passed:
        return False
    try:
        ordered = ordered_now(match, seat, record.orders.get(seat, {}))
        if ordered is not None:
            match.answer(seat, ordered.raw)
            draft.tell(match.steps[-1].seq, [order_used(seat, ordered.by)])
            draft.keep_steps("order", holder.user)
            return True
    except Exception:
        # A fault of ours breaks no match: the player is asked, as without an order.
        log.exception("match %s seq %d: orders of seat %d", record.id, match.seq, seat)
    passed.add((seat, since))
    return False


def ordered_now(match: AnyMatch, seat: Seat, given: Mapping[str, str]) -> Ordered | None:
    """What a seat's orders would answer to the question that it is asked now."""
    question = match.pending.get(seat)
    if question is None or not given:
        return None
    view = match.view(seat)
    settings = settings_of(match.game.orders(view), given)
    return match.game.ordered(view, question, settings) if settings else None


def order_used(seat: Seat, order: str) -> Event:
    """For the seat alone: which of its orders has answered."""
    return Event("order-used", {"order": Text(f"order-{order}")}, (seat,))
