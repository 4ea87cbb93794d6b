"""Goods set aside for planned actions, and things on their way to the players."""

from __future__ import annotations

from engine.robinson.changes import pay_from
from engine.robinson.content import USES
from engine.robinson.prices import price_of
from engine.robinson.state import Goods, Planned, Stash, State


def set_aside(state: State, planned: Planned) -> None:
    """Take the price of an action out of the available goods; it must be there."""
    price = price_of(state, [*state.plan, planned], planned)
    paid = pay_from(state.available, "food", price.food)
    rest = Goods(wood=price.wood, hides=price.hides)
    state.available.take(rest)
    paid.put(rest)
    assert paid.meals == price.food, "food that was planned isn't there"
    planned.paid = paid


def give_back(state: State, planned: Planned) -> None:
    """Give back what was set aside for an action that came to nothing."""
    state.available.put(planned.paid)
    planned.paid = Goods()


def fill(stash: Stash, brought: Stash) -> None:
    """Add things to a stash."""
    stash.goods.put(brought.goods)
    stash.tokens += brought.tokens
    stash.starting += brought.starting
    stash.kept += brought.kept
    stash.items += brought.items


def hand_over(state: State, stash: Stash) -> None:
    """Make things available to all."""
    state.available.put(stash.goods)
    state.found += stash.tokens
    state.starting_uses.update(dict.fromkeys(stash.starting, USES))
    state.kept += stash.kept
