"""What one seat, or a spectator, sees: all but foreign hands and the order of the decks.

Which cards a side owns is known to all, since all that it gains or loses lies open; so what its
hand and its deck hold together is known too.
"""

from __future__ import annotations

import msgspec

from engine.core import Seat
from engine.few_acres.content import POWERS, SIDES, CardId, PlaceId, Side
from engine.few_acres.editions import RuleId
from engine.few_acres.roads import connected
from engine.few_acres.scoring import points, score
from engine.few_acres.state import (
    Attack,
    AttackKind,
    Bid,
    Deed,
    Ending,
    Player,
    Siege,
    Stage,
    State,
    seat_of,
    side_of,
    siege_at,
    sorted_cards,
)


class SettlementView(msgspec.Struct, frozen=True):
    side: Side
    town: bool
    fortified: bool
    connected: bool  # to its capital, so that its card can be used unless it is besieged
    besieged: bool


class SiegeView(msgspec.Struct, frozen=True):
    """A siege under way. The track goes from -defender to attacker."""

    attacker: Side
    place: PlaceId
    marker: int  # above 0 in favour of the attacker
    track: tuple[int, int]  # spaces for the defender, and for the attacker
    cards: dict[Side, tuple[CardId, ...]]


class PlayerView(msgspec.Struct, frozen=True):
    seat: Seat | None  # who plays this side; None until the sides are settled
    money: int
    villages: int  # left in the supply, as the next
    towns: int
    captured_villages: int
    captured_towns: int
    hand_size: int
    deck_size: int
    unseen: tuple[CardId, ...]  # what hand and deck hold together
    discard: tuple[CardId, ...]  # oldest first
    reserve: tuple[CardId, ...]
    locations: tuple[CardId, ...]  # available
    empire: tuple[CardId, ...]  # available
    points: int  # if the match ended now
    handicap: int  # of these, what the auction for the sides brought


class AttackView(msgspec.Struct, frozen=True):
    """What the other side must answer."""

    kind: AttackKind
    side: Side
    cards: tuple[CardId, ...]
    place: PlaceId | None


class View(msgspec.Struct, frozen=True):
    seat: Seat | None  # None: a spectator
    side: Side | None  # what the seat plays
    stage: Stage
    turn: int  # counted from 1, over both players
    active: Side
    actions: int  # left in this turn
    players: dict[Side, PlayerView]
    hand: tuple[CardId, ...]  # the seat's own
    deck: tuple[CardId, ...]  # what the seat's own deck holds, in the box's order
    neutral: tuple[CardId, ...]  # available to both
    board: dict[PlaceId, SettlementView]
    fortifications: int  # left
    sieges: tuple[SiegeView, ...]
    attack: AttackView | None
    rules: tuple[RuleId, ...]  # in force besides those of the second edition
    may_surrender: bool
    defender_needs: int  # in a siege, to win it
    bids: tuple[Bid, ...]  # of the auction for the sides, by seat
    deeds: tuple[Deed, ...]  # of this turn, else of the turn before it
    ended: Ending
    winner: Side | None


def view_of(state: State, seat: Seat | None) -> View:
    """All that a seat may see."""
    side = None if seat is None else side_of(state, seat)
    own = None if side is None else state.players[side]
    return View(
        seat=seat,
        side=side,
        stage=state.stage,
        turn=state.turn,
        active=state.active,
        actions=state.actions,
        players={side: _player(state, side) for side in SIDES},
        hand=() if own is None else tuple(own.hand),
        deck=() if own is None else sorted_cards(own.deck),
        neutral=tuple(state.neutral),
        board=_board(state),
        fortifications=state.fortifications,
        sieges=tuple(_siege(side, siege) for side, siege in sorted(state.sieges.items())),
        attack=None if state.attack is None else _attack(state.attack),
        rules=tuple(state.rules),
        may_surrender=state.may_surrender,
        defender_needs=state.defender_needs,
        bids=tuple(state.bids),
        deeds=tuple(state.deeds or state.before),
        ended=state.ended,
        winner=state.winner,
    )


def _attack(attack: Attack) -> AttackView:
    return AttackView(attack.kind, attack.side, tuple(attack.cards), attack.place)


def _player(state: State, side: Side) -> PlayerView:
    player: Player = state.players[side]
    return PlayerView(
        seat=None if state.british is None else seat_of(state, side),
        money=player.money,
        villages=player.villages,
        towns=player.towns,
        captured_villages=player.captured_villages,
        captured_towns=player.captured_towns,
        hand_size=len(player.hand),
        deck_size=len(player.deck),
        unseen=sorted_cards([*player.hand, *player.deck]),
        discard=tuple(player.discard),
        reserve=tuple(player.reserve),
        locations=tuple(player.locations),
        empire=tuple(player.empire),
        points=score(state, side),
        handicap=score(state, side) - points(state, side),
    )


def _board(state: State) -> dict[PlaceId, SettlementView]:
    supplied = connected(state, "british") | connected(state, "french")
    return {
        place: SettlementView(
            settlement.side,
            settlement.town,
            settlement.fortified,
            place in supplied,
            siege_at(state, place) is not None,
        )
        for place, settlement in state.board.items()
    }


def _siege(attacker: Side, siege: Siege) -> SiegeView:
    cards = {side: tuple(siege.cards[side]) for side in SIDES}
    return SiegeView(attacker, siege.place, siege.marker, POWERS[attacker].track, cards)
