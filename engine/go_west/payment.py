"""Paying in discs and, where they don't reach, in victory points (rulebook 5.4)."""

from __future__ import annotations

from engine.core import One, Option, Seat
from engine.go_west.blocks import discs_placed, may_place
from engine.go_west.state import State
from engine.go_west.texts import payment
from engine.go_west.view import Card


def splits(state: State, me: Seat, price: int) -> range:
    """How many victory points may go into a price; empty if it is too high."""
    player = state.players[me]
    least = max(0, price - player.supply)
    if least > player.score:
        return range(0)
    # RULING: points only where the discs don't reach, but then in any mixture.
    most = min(price, player.score) if least and state.any_split else least
    return range(least, most + 1)


def splits_for(state: State, me: Seat, card: Card) -> list[int]:
    """The splits of a card's price that leave its placing possible."""
    supply = state.players[me].supply
    return [
        points
        for points in splits(state, me, card.price)
        if may_place(state, me, card, supply - card.price + points)
    ]


def keeping_discs(state: State, me: Seat, card: Card, options: list[int]) -> int:
    """The split preselected: the fewest points with which most discs are placed."""
    left = state.players[me].supply - card.price
    placed = {points: discs_placed(state, me, card, left + points) for points in options}
    return max(options, key=lambda points: (placed[points], -points))


def split_question(question: str, price: int, options: list[int], default: int) -> One:
    return One(
        question,
        tuple(Option(str(points), payment(price - points, points)) for points in options),
        str(default),
    )


def pay(state: State, me: Seat, price: int, points: int) -> None:
    player = state.players[me]
    player.score -= points
    player.supply -= price - points
    player.box += price - points
    assert player.score >= 0, "paid more points than there were"
    assert player.supply >= 0, "paid more discs than there were"
