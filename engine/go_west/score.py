"""Calling a scoring, and the last scoring of a match (rulebook 5.2 and 7.0)."""

from __future__ import annotations

from engine.core import Context, One, Script, Seat, ask, player
from engine.go_west.payment import pay, split_question, splits
from engine.go_west.scoring import SCORING_PRICES, scoring_price, totals
from engine.go_west.state import State, gains_now
from engine.go_west.texts import payment, scoring_text
from engine.go_west.view import LastMove
from engine.go_west.wagons import NO_CROSSINGS


def may_score(state: State, me: Seat) -> bool:
    """Whether a scoring card is left and its price can be paid."""
    price = scoring_price(state.players[me].scorings)
    return price is not None and bool(splits(state, me, price))


def score(state: State, ctx: Context, me: Seat) -> Script[None]:
    """Call a scoring with the lowest card left: one pays, everybody gains."""
    caller = state.players[me]
    price = SCORING_PRICES[caller.scorings]
    options = list(splits(state, me, price))
    points = options[0]
    if len(options) > 1:
        question = pay_question(price, options)
        points = int((yield from ask(ctx, me, lambda: question)))
    pay(state, me, price, points)
    caller.scorings += 1
    paid = payment(price - points, points)
    ctx.tell("called-scoring", seat=player(me), number=caller.scorings, paid=paid)
    gains = pay_out(state, ctx, "scored")
    state.last = LastMove(me, "score", None, (), NO_CROSSINGS, gains)


def pay_question(price: int, options: list[int]) -> One:
    return split_question("score.pay", price, options, options[0])


def pay_out(state: State, ctx: Context, event: str) -> tuple[int, ...]:
    """Give everybody the points of all regions, and return them by seat."""
    gains = gains_now(state)
    sums = totals(gains)
    for each, points in zip(state.players, sums, strict=True):
        each.score += points
    ctx.tell(event, scoring=scoring_text(gains, sums))
    return sums
