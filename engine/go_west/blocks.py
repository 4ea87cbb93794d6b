"""Placing discs in the scoring blocks (rulebook 5.1.2)."""

from __future__ import annotations

from engine.core import Seat
from engine.go_west.state import BLOCK_SIZE, CIRCLES, State, block_of
from engine.go_west.view import Card, Region


def place_disc(state: State, me: Seat, region: Region) -> tuple[int, Seat | None]:
    """Place a disc from the supply; return its circle and whom it pushed out.

    A full block loses its oldest disc, which goes back to its owner's supply.
    """
    block, pushed = block_of(state, region), None
    if len(block.discs) == BLOCK_SIZE:
        pushed = block.discs.pop(0)
        block.divider = (block.divider + 1) % CIRCLES
        state.players[pushed].supply += 1
    state.players[me].supply -= 1
    block.discs.append(me)
    return (block.divider + len(block.discs)) % CIRCLES, pushed


def may_place(state: State, me: Seat, card: Card, supply: int) -> bool:
    """Whether the placing of a card can be done as its rules want with *supply* discs.

    Without any disc the placing is left out, which is fine; done by half it is not.
    """
    # RULING: one disc for a card that shows two is too few, unless the table plays Conrad's variant
    return supply == 0 or state.conrad or discs_placed(state, me, card, supply) == card.discs


def discs_placed(state: State, me: Seat, card: Card, supply: int) -> int:
    """How many discs a card places that is played with *supply* of them."""
    if supply and supply < card.discs and gets_one_back(state, me, card):
        return card.discs
    return min(supply, card.discs)


def gets_one_back(state: State, me: Seat, card: Card) -> bool:
    """Whether the first disc placed would push out one's own, to be used again at once."""
    # RULING: of the two discs of "+1" the one in the highlighted region is placed first.
    assert card.region is not None
    discs = block_of(state, card.region).discs
    return len(discs) == BLOCK_SIZE and discs[0] == me
