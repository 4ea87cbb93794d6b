"""Which seat of a match somebody means who names a player in a command."""

from __future__ import annotations

from bot.records import MatchRecord
from bot.sorry import Sorry
from bot.words import Words
from engine.core import Seat

MARK = "#"  # a marked number is a seat before it is anybody's name


def seat_choices(record: MatchRecord, words: Words, current: str) -> list[tuple[str, str]]:
    """What is suggested, with the value that means this seat alone."""
    wanted = current.strip().casefold()
    labels = {
        each.seat: words("seat-numbered", number=each.seat + 1, name=words.name(each.seat))
        for each in record.seats
    }
    return [
        (label, f"{MARK}{seat + 1}") for seat, label in labels.items() if wanted in label.casefold()
    ]


def seat_meant(record: MatchRecord, words: Words, typed: str) -> Seat:
    """The seat of a suggestion, of a name, or of a number counted from 1.

    Raises `Sorry` where that is nobody, or fits several.
    """
    meant = typed.strip().casefold()
    marked = {f"{MARK}{each.seat + 1}": each.seat for each in record.seats}
    if meant in marked:
        return marked[meant]
    fitting = [
        each.seat
        for each in record.seats
        if meant in (str(each.seat + 1), words.name(each.seat).casefold())
    ]
    if not fitting:
        raise Sorry("no-such-player")
    if len(fitting) > 1:
        raise Sorry("which-player")
    return fitting[0]
