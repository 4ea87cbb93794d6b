"""How long a match takes by chat: by those played here or, until there are some, by guess."""

from __future__ import annotations

from bot.pace import HOUR, MINUTE, NO_PACE
from bot.records import Lobby
from bot.seating import DAY
from bot.store import Store
from bot.words import Words

WEEK = 7 * DAY
MONTH = 30 * DAY

# How often in a match somebody is waited for, by the number of players; counted in matches that
# autopilots have played.
WAITS = {
    "toy": {2: 20, 3: 25, 4: 35},
    "go_west": {2: 50, 3: 55, 4: 55},
    "few_acres": {2: 70},
    "lewis_clark": {2: 70, 3: 90, 4: 110, 5: 130},
    "robinson": {2: 40, 3: 45, 4: 55},
}
# How long one is waited for, as far as people go: they don't use up the time they have.
USUAL_WAIT = {
    NO_PACE: 6 * HOUR,
    "relaxed": 12 * HOUR,
    "daily": 6 * HOUR,
    "brisk": 2 * HOUR,
    "live": 2.5 * MINUTE,
}


async def about_length(store: Store, lobby: Lobby, words: Words) -> str:
    """How long a match of such a table takes, in round words; nothing where nobody knows."""
    seats = lobby.seats
    known = await store.tables.usual_length(lobby.game, seats, lobby.pace)
    return in_words(known or guessed(lobby.game, seats, lobby.pace), words)


def guessed(game: str, seats: int, pace: str) -> float | None:
    """How many seconds a match may take; None for a game that nobody has counted."""
    waits = WAITS.get(game, {}).get(seats)
    return None if waits is None else waits * USUAL_WAIT[pace]


def in_words(seconds: float | None, words: Words) -> str:
    """A length of time as one says it, in the largest unit of which there is more than one."""
    if seconds is None:
        return ""
    for unit, length in (
        ("months", MONTH),
        ("weeks", WEEK),
        ("days", DAY),
        ("hours", HOUR),
        ("minutes", 10 * MINUTE),
    ):
        if (n := round(seconds / length)) > 1 or unit == "minutes":
            n = max(1, n)
            return words(f"about-{unit}", n=10 * n if unit == "minutes" else n)
    return ""
