"""What matches that are over say of their players: how often, how well, how quickly they play."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence, Set
from statistics import quantiles

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from bot.records import MatchId, UserId
from engine.core import Outcome, Seat

MINUTE, HOUR, DAY = 60, 3600, 86400
# Waiting times are told by these steps alone, so that they tell nothing of anybody's day.
STEPS = (MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR,
         12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY)  # fmt: skip
ENOUGH_WAITS = 8  # turns, below which nothing is said of how quickly somebody answers
ENOUGH_RATED = 3  # matches, below which a rating says nothing
ALPHA, TARGET = 40, 1000  # what turns openskill's scale into figures that people like to read


class Sitter(msgspec.Struct, frozen=True):
    """Who held a seat at the end; without a user, an autopilot."""

    seat: Seat
    user: UserId | None
    autopilot: bool = False
    resigned: bool = False


class Over(msgspec.Struct, frozen=True):
    """A match that was played to its end. Times are seconds since the epoch."""

    id: MatchId
    game: str
    guild: int
    created: float
    ended: float
    outcome: Outcome
    sitters: tuple[Sitter, ...]

    @property
    def is_shared(self) -> bool:
        """Whether it was won or lost together."""
        return self.outcome.won is not None

    @property
    def people(self) -> frozenset[UserId]:
        return frozenset(each.user for each in self.sitters if each.user is not None)

    def has_won(self, user: UserId) -> bool:
        """Whether *user* was among the best, or of those who won together."""
        if self.outcome.won is False:
            return False
        best = self.outcome.places[0]
        return any(
            each.seat in best and each.user == user and not each.resigned for each in self.sitters
        )

    def has_stayed(self, user: UserId) -> bool:
        """Whether *user* held a seat to the end."""
        return any(each.user == user and not each.resigned for each in self.sitters)


class Record(msgspec.Struct, frozen=True):
    """How somebody has played a game."""

    matches: int
    stayed: int  # in how many of them to the end
    won: int
    shared: int  # how many of them were played together
    alone: int  # and how many without other people
    waits: tuple[float, float] | None = None  # seconds between which half of the answers came
    rating: int | None = None


class Line(msgspec.Struct, frozen=True):
    """Somebody's line in the table of a server."""

    user: UserId
    matches: int
    won: int
    rating: int | None = None


def record_of(user: UserId, matches: Sequence[Over], waits: Sequence[float] = ()) -> Record:
    """What *matches* of one game, in which *user* had a seat, say."""
    return Record(
        matches=len(matches),
        stayed=sum(match.has_stayed(user) for match in matches),
        won=sum(match.has_won(user) for match in matches),
        shared=sum(match.is_shared for match in matches),
        alone=sum(match.people == {user} for match in matches),
        waits=usual(waits),
    )


def usual(waits: Sequence[float]) -> tuple[float, float] | None:
    """Between which of the steps the middle half of *waits* lies; None for too few."""
    if len(waits) < ENOUGH_WAITS:
        return None
    first, _, last = quantiles(waits, n=4, method="inclusive")
    least = STEPS[max(bisect_right(STEPS, first) - 1, 0)] if first >= STEPS[0] else 0
    return least, STEPS[min(bisect_left(STEPS, last), len(STEPS) - 1)]


def table_of(matches: Sequence[Over], hidden: Set[UserId], rated: bool) -> list[Line]:
    """The players of a server in a game, the best first, without those who don't want to be shown.

    Matches against autopilots alone don't count, and for whoever left one neither does that.
    """
    met = [match for match in matches if len(match.people) > 1]
    ratings = ratings_of(met) if rated else {}
    lines = []
    for user in {user for match in met for user in match.people} - hidden:
        stayed = [match for match in met if match.has_stayed(user)]
        if stayed:
            won = sum(match.has_won(user) for match in stayed)
            lines.append(Line(user, len(stayed), won, ratings.get(user)))
    return sorted(
        lines,
        key=lambda line: (-(line.rating or 0), -line.won, line.matches, line.user),
    )


def ratings_of(matches: Iterable[Over]) -> dict[UserId, int]:
    """Ratings by what came of *matches*, oldest first, among people who played against each other.

    Whoever has left a match is last in it; what was played together rates nobody.
    """
    model = PlackettLuce()
    ratings: dict[UserId, PlackettLuceRating] = {}
    played: dict[UserId, int] = {}
    for match in matches:
        ranks = {} if match.is_shared else _ranks(match)
        if len(ranks) < 2:
            continue
        teams = [[ratings.get(user) or model.rating()] for user in ranks]
        for user, [new] in zip(ranks, model.rate(teams, ranks=list(ranks.values())), strict=True):
            ratings[user] = new
            played[user] = played.get(user, 0) + 1
    return {
        user: round(rating.ordinal(alpha=ALPHA, target=TARGET))
        for user, rating in ratings.items()
        if played[user] >= ENOUGH_RATED
    }


def _ranks(match: Over) -> dict[UserId, float]:
    """The place of each person who played, 1 for the best; of two seats the better one."""
    places = {seat: n for n, seats in enumerate(match.outcome.places, 1) for seat in seats}
    last = len(match.sitters) + 1.0
    ranks: dict[UserId, float] = {}
    for each in match.sitters:
        if each.user is not None:
            rank = last if each.resigned else float(places.get(each.seat, last))
            ranks[each.user] = min(rank, ranks.get(each.user, last))
    return ranks
