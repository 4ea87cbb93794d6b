"""Scorings: what each scoring block pays (rulebook 5.2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat

SCORING_PRICES = (1, 3, 6, 10, 15, 16)


def scoring_price(called: int) -> int | None:
    """The price of the next scoring after *called* ones, or None after the sixth."""
    return SCORING_PRICES[called] if called < len(SCORING_PRICES) else None


def block_gains(discs: Sequence[Seat], wagons: int, seats: int) -> tuple[int, ...]:
    """Victory points by seat from one block, its discs oldest first, with so many wagons there.

    Whoever has most discs is paid first, one point a disc, until the wagons run out.
    """
    counts = [0] * seats
    for owner in discs:
        counts[owner] += 1
    if wagons >= len(discs):
        return tuple(counts)
    gains, left = [0] * seats, wagons
    for rank in sorted(set(counts) - {0}, reverse=True):
        tied = [seat for seat in range(seats) if counts[seat] == rank]
        if left < rank * len(tied):
            # Too little for all of this rank: their discs are paid one by one, the oldest first.
            for owner in [disc for disc in discs if disc in tied][:left]:
                gains[owner] += 1
            break
        for seat in tied:
            gains[seat] = rank
        left -= rank * len(tied)
    return tuple(gains)


def scoring_gains(
    blocks: Sequence[Sequence[Seat]], wagons: Sequence[int], seats: int
) -> tuple[tuple[int, ...], ...]:
    """Victory points by region, from the East, and by seat. *wagons* counts all six areas."""
    return tuple(
        block_gains(discs, there, seats) for discs, there in zip(blocks, wagons[1:5], strict=True)
    )


def totals(gains: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Victory points by seat over all regions."""
    return tuple(map(sum, zip(*gains, strict=True)))
