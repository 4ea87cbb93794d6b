"""What lies on the table of Go West! (rulebook 2 and 3)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from engine.core import BaseState, Seat
from engine.go_west.scoring import scoring_gains
from engine.go_west.view import AREAS, Card, LastMove, Region

CardId: TypeAlias = str  # "E22"; copies of a card end in .2, .3 …
Ending = Literal["", "fifty", "wagons", "limit"]

WAGONS = 20
DISCS = 30
FIRST_SCORE = 10
HAND_SIZE = 7
CIRCLES = 8
BLOCK_SIZE = CIRCLES - 1  # the divider takes one of the circles
WINNING_SCORE = 50
# RULING: players who only sell would never end; after this many turns there is a last scoring.
TURN_LIMIT = 500


class Block(msgspec.Struct, forbid_unknown_fields=True):
    """A scoring block. Disc k lies on circle divider + 1 + k; circle 0 is the top left one."""

    discs: list[Seat] = []  # oldest first
    divider: int = 0


class Player(msgspec.Struct, forbid_unknown_fields=True):
    hand: list[CardId]
    score: int = FIRST_SCORE
    supply: int = DISCS
    box: int = 0
    scorings: int = 0  # called so far
    double: bool = True  # the double-turn token is still to be had


class State(BaseState):
    deck: dict[CardId, Card]  # a host may have replaced it, so each match keeps its own
    players: list[Player]
    draw_pile: list[CardId]  # its top is its end
    active: Seat
    wagons: list[int]  # by area
    discard: list[CardId] = []
    blocks: list[Block] = []  # by region, from the East
    turn: int = 1  # over all players
    actions_left: int = 1  # of this turn, the one under way included
    doubled: bool = False  # the token was used this turn
    on_table: CardId | None = None
    paid: tuple[int, int] = (0, 0)  # discs and victory points, for the card on the table
    last: LastMove | None = None
    any_split: bool = True  # whoever has too few discs may pay any part of a price in points
    conrad: bool = False
    ended: Ending = ""


def block_of(state: State, region: Region) -> Block:
    return state.blocks[AREAS.index(region) - 1]


def gains_now(state: State) -> tuple[tuple[int, ...], ...]:
    """What a scoring would pay now, by region and by seat."""
    return scoring_gains([block.discs for block in state.blocks], state.wagons, state.seats)


def census(state: State) -> object:
    """Count what no move may ever change: each player's discs, the wagons and the cards."""
    hands = [card for player in state.players for card in player.hand]
    on_table = [state.on_table] if state.on_table else []
    on_blocks = [disc for block in state.blocks for disc in block.discs]
    return (
        [player.supply + player.box + on_blocks.count(seat)
         for seat, player in zip(state.everyone, state.players, strict=True)],
        sum(state.wagons),
        sorted([*hands, *on_table, *state.draw_pile, *state.discard]),
    )  # fmt: skip
