"""What those are called who hold the seats of a match, and those who have left."""

from __future__ import annotations

from collections.abc import Sequence

from bot.records import SeatRecord
from bot.words import Words


def has_left(seat: SeatRecord) -> bool:
    """Whether its player has left and had the name deleted."""
    return seat.autopilot and not seat.name


def names_now(seats: Sequence[SeatRecord], words: Words) -> list[str]:
    """The names by seat; those who have left are numbered where there are several."""
    left = [seat.seat for seat in seats if has_left(seat)]

    def name(seat: SeatRecord) -> str:
        if seat.seat not in left:
            return seat.name
        if len(left) == 1:
            return words("seat-left")
        return words("seat-left-one-of", n=left.index(seat.seat) + 1)

    return [name(seat) for seat in seats]
