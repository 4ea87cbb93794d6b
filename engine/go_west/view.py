"""What one seat, or a spectator, sees of Go West!."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from engine.core import Seat
from engine.go_west.scoring import scoring_gains, scoring_price

if TYPE_CHECKING:
    from engine.go_west.state import Player, State

Area: TypeAlias = Literal["new-england", "east", "great-plains", "midwest", "west", "california"]
Region: TypeAlias = Literal["east", "great-plains", "midwest", "west"]

AREAS: tuple[Area, ...] = (
    "new-england",
    "east",
    "great-plains",
    "midwest",
    "west",
    "california",
)
REGIONS: tuple[Region, ...] = ("east", "great-plains", "midwest", "west")


class Card(msgspec.Struct, frozen=True):
    """An action card. *discs* is 0 where it allows no placing."""

    id: str
    region: Region | None
    discs: Literal[0, 1, 2]
    elsewhere: bool  # "+1": the second disc goes to another region
    wagons: int
    price: int


class BlockView(msgspec.Struct, frozen=True):
    """A scoring block: at most 7 discs, oldest first. Disc k lies on circle divider + 1 + k."""

    discs: tuple[Seat, ...]
    divider: int  # 0 to 7; circle 0 is the top left one, they run clockwise


class PlayerView(msgspec.Struct, frozen=True):
    score: int
    supply: int
    box: int
    hand_size: int
    scorings: int  # called so far, 0 to 6
    price: int | None  # of the next scoring, None after the sixth
    double: bool  # the double-turn token is still to be had


class LastMove(msgspec.Struct, frozen=True):
    """The latest action, for marks on the picture. *crossings* counts wagons by border."""

    seat: Seat
    action: Literal["play", "score", "sell", "double", "end"]
    card: Card | None
    placed: tuple[tuple[Region, int], ...]  # region and circle of each disc, in order
    crossings: tuple[int, int, int, int, int]
    gains: tuple[int, ...]  # victory points by seat, of a scoring


class View(msgspec.Struct, frozen=True):
    seat: Seat | None  # None: a spectator
    turn: int  # counted from 1, over all players
    active: Seat
    actions_left: int  # of this turn, the one under way included
    wagons: tuple[int, int, int, int, int, int]  # by area, from New England
    blocks: tuple[BlockView, BlockView, BlockView, BlockView]  # by region, from the East
    players: tuple[PlayerView, ...]
    hand: tuple[Card, ...]  # the seat's own
    draw_pile: int
    discard: tuple[Card, ...]
    on_table: Card | None  # the card being played
    paid: tuple[int, int]  # discs and victory points paid for it
    last: LastMove | None
    preview: tuple[tuple[int, ...], ...]  # by region, by seat: what a scoring would pay now
    over: bool


def view_of(state: State, seat: Seat | None) -> View:
    """All that a seat may see: everything but the others' hands and the order of the pile."""
    cards = state.deck
    blocks = [BlockView(tuple(block.discs), block.divider) for block in state.blocks]
    wagons = state.wagons
    return View(
        seat=seat,
        turn=state.turn,
        active=state.active,
        actions_left=state.actions_left,
        wagons=(wagons[0], wagons[1], wagons[2], wagons[3], wagons[4], wagons[5]),
        blocks=(blocks[0], blocks[1], blocks[2], blocks[3]),
        players=tuple(map(_player, state.players)),
        hand=() if seat is None else tuple(cards[card] for card in state.players[seat].hand),
        draw_pile=len(state.draw_pile),
        discard=tuple(cards[card] for card in state.discard),
        on_table=None if state.on_table is None else cards[state.on_table],
        paid=state.paid,
        last=state.last,
        preview=scoring_gains([block.discs for block in blocks], wagons, state.seats),
        over=bool(state.ended),
    )


def _player(player: Player) -> PlayerView:
    return PlayerView(
        score=player.score,
        supply=player.supply,
        box=player.box,
        hand_size=len(player.hand),
        scorings=player.scorings,
        price=scoring_price(player.scorings),
        double=player.double,
    )
