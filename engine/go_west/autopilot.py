"""A player that looks one action ahead, at nothing but its view."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from typing import NamedTuple

from engine.core import One, Question, Raw, Rng, Seat
from engine.go_west.scoring import block_gains, totals
from engine.go_west.state import BLOCK_SIZE, WAGONS, WINNING_SCORE
from engine.go_west.view import REGIONS, Card, Region, View
from engine.go_west.wagons import all_crossings, crossings_key, move_wagons

FOES = 0.7  # how much a point of the others' average counts against one's own
FUTURE = 0.3  # how much a block counts as if it were full of wagons, rather than as it stands
SUPPLY = 2.5  # a supply of n discs is worth this much times the root of n
CARD = 1.0  # what it costs to sell a card instead of playing it
SCORING = 1.5  # what a scoring must gain at least, since each player has but six of them
DOUBLE = 5.0  # what a scoring right after the best play must gain to spend the token on it
PUSH = 0.1  # how much a leader wants the wagons gone from the east, and the others don't
END = 1000.0  # what it is worth to win the match now; to lose it costs as much


class Position(NamedTuple):
    """What the table would look like after an action."""

    blocks: tuple[tuple[Seat, ...], ...]
    wagons: tuple[int, ...]
    supply: int  # of the seat that thinks
    score: int


def choose(view: View, question: Question, rng: Rng) -> Raw:
    """A sensible answer for the seat of the view."""
    assert isinstance(question, One), "the rules ask for nothing else"
    assert view.seat is not None, "a spectator is asked nothing"
    judge = Judge(view, view.seat)
    match question.id:
        case "turn.action":
            return _action(judge, question, rng)
        case "play.card":
            cards = {card.id: card for card in view.hand}
            return _best(question, lambda key: judge.after(cards[key]).value, rng)
        case "play.elsewhere":
            return _best(question, judge.of_elsewhere, rng)
        case "play.wagons":
            assert view.on_table is not None
            values = judge.of_crossings(view.on_table.wagons)
            return _best(question, values.__getitem__, rng)
        case _:
            return question.default


def _action(judge: Judge, question: One, rng: Rng) -> Raw:
    offered = [option.key for option in question.options]
    pays_now = judge.of_scoring(judge.now)
    values = {"end": 0.0, "sell": judge.of_sale(), "score": pays_now - SCORING}
    best = judge.best_play() if "play" in offered else None
    if best is not None:
        values["play"] = best.value - judge.value(judge.now)
        pays_then = judge.of_scoring(best.position)
        ends = max(abs(best.value), abs(pays_now)) > END / 2
        if "double" in offered and pays_then > DOUBLE and not ends:
            return "double"
        if judge.view.actions_left == 2 and pays_then > pays_now:
            values["play"] += pays_then
    return _best(question, lambda key: values.get(key, -END * 2), rng)


def _best(question: One, value: Callable[[str], float], rng: Rng) -> str:
    values = {option.key: value(option.key) for option in question.options}
    best = max(values.values())
    return rng.pick([key for key in values if values[key] == best])


class Judged(NamedTuple):
    value: float
    position: Position


class Judge:
    """What positions are worth to one seat."""

    def __init__(self, view: View, me: Seat) -> None:
        self.view, self.me = view, me
        self.seats = len(view.players)
        mine = view.players[me]
        blocks = tuple(block.discs for block in view.blocks)
        self.now = Position(blocks, view.wagons, mine.supply, mine.score)
        self._worth: dict[tuple[tuple[Seat, ...], int], float] = {}

    def value(self, position: Position) -> float:
        """What a position is worth, in victory points."""
        blocks, wagons, supply, score = position
        if wagons[0] == wagons[1] == 0:
            gains = totals(self._gains(position))
            return self._result(score + gains[self.me], supply, gains)
        lead = score - max(p.score for seat, p in enumerate(self.view.players) if seat != self.me)
        gone = 1 - (wagons[0] + wagons[1]) / WAGONS
        worth = sum(map(self._block, blocks, wagons[1:5]))
        return worth + score + SUPPLY * sqrt(supply) + PUSH * lead * gone

    def best_play(self) -> Judged | None:
        """What the best card in hand leads to, as far as that can be told."""
        return max(
            (self.after(card) for card in self.view.hand if self._affords(card)), default=None
        )

    def after(self, card: Card) -> Judged:
        """What a card leads to, played at its best."""
        points = max(0, card.price - self.now.supply)
        paid = self.now._replace(
            supply=self.now.supply - card.price + points, score=self.now.score - points
        )
        return max(
            Judged(self.value(moved), moved)
            for placed in self._placed(paid, card)
            for moved in self._moved(placed, card.wagons)
        )

    def of_elsewhere(self, region: str) -> float:
        """What the second disc of the card on the table is worth in a region."""
        card = self.view.on_table
        assert card is not None
        placed = self._with_disc(self.now, _index(region))
        return max(map(self.value, self._moved(placed, card.wagons)))

    def of_crossings(self, moves: int) -> dict[str, float]:
        """What each way of moving wagons is worth."""
        ways = all_crossings(self.now.wagons, moves)
        positions = self._moved(self.now, moves)
        return {
            crossings_key(way): self.value(position)
            for way, position in zip(ways, positions, strict=True)
        }

    def of_scoring(self, position: Position) -> float:
        """What calling a scoring gains more than it costs; much less than nothing if it can't."""
        price = self.view.players[self.me].price
        if price is None or price > position.supply + position.score:
            return -END
        points = max(0, price - position.supply)
        supply = position.supply - price + points
        gains = totals(self._gains(position))
        scores = self._scores(position.score - points + gains[self.me], gains)
        if max(scores) >= WINNING_SCORE:
            return self._result(scores[self.me], supply, gains)
        return self._relative(gains) - points + SUPPLY * (sqrt(supply) - sqrt(position.supply))

    def of_sale(self) -> float:
        """What the best sale brings."""
        mine = self.view.players[self.me]
        discs = min(mine.box, max(card.price for card in self.view.hand))
        return SUPPLY * (sqrt(mine.supply + discs) - sqrt(mine.supply)) - CARD

    def _affords(self, card: Card) -> bool:
        # Which readings of the rules the table chose can't be seen here, so this is the strictest.
        supply = self.now.supply - card.price
        if -supply > self.now.score:
            return False
        return supply != 1 or card.discs < 2

    def _placed(self, position: Position, card: Card) -> Iterator[Position]:
        if card.region is None or not position.supply:
            yield position
            return
        region = _index(card.region)
        first = self._with_disc(position, region)
        if card.discs == 1 or not first.supply:
            yield first
        elif card.elsewhere:
            for other in range(len(REGIONS)):
                if other != region:
                    yield self._with_disc(first, other)
        else:
            yield self._with_disc(first, region)

    def _with_disc(self, position: Position, region: int) -> Position:
        discs = position.blocks[region]
        pushed = discs[:1] if len(discs) == BLOCK_SIZE else ()
        blocks = list(position.blocks)
        blocks[region] = (*discs[len(pushed) :], self.me)
        supply = position.supply - 1 + pushed.count(self.me)
        return position._replace(blocks=tuple(blocks), supply=supply)

    def _moved(self, position: Position, moves: int) -> Iterator[Position]:
        for crossings in all_crossings(position.wagons, moves):
            wagons = list(position.wagons)
            move_wagons(wagons, crossings)
            yield position._replace(wagons=tuple(wagons))

    def _block(self, discs: tuple[Seat, ...], wagons: int) -> float:
        key = discs, wagons
        if key not in self._worth:
            now = self._relative(block_gains(discs, wagons, self.seats))
            full = self._relative(block_gains(discs, BLOCK_SIZE, self.seats))
            self._worth[key] = (1 - FUTURE) * now + FUTURE * full
        return self._worth[key]

    def _gains(self, position: Position) -> list[tuple[int, ...]]:
        return [
            block_gains(discs, wagons, self.seats)
            for discs, wagons in zip(position.blocks, position.wagons[1:5], strict=True)
        ]

    def _relative(self, gains: tuple[int, ...]) -> float:
        mine = gains[self.me]
        return mine - FOES * (sum(gains) - mine) / (self.seats - 1)

    def _scores(self, mine: int, gains: tuple[int, ...]) -> list[int]:
        players = self.view.players
        scores = [player.score + gain for player, gain in zip(players, gains, strict=True)]
        scores[self.me] = mine
        return scores

    def _result(self, mine: int, supply: int, gains: tuple[int, ...]) -> float:
        """What it is worth if the match ends with these points."""
        scores = self._scores(mine, gains)
        players = self.view.players
        best = max((scores[s], players[s].supply) for s in range(self.seats) if s != self.me)
        lead = scores[self.me] - best[0]
        return lead + (END if (mine, supply) > best else -END if (mine, supply) < best else 0)


def _index(region: Region | str) -> int:
    return next(index for index, each in enumerate(REGIONS) if each == region)
