"""Moving pieces, money and cards: what several actions do, without asking anybody."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Context
from engine.few_acres.content import CardId, PlaceId, Side, foe_of
from engine.few_acres.scoring import points, wins_by_settling, wins_with
from engine.few_acres.state import (
    Deed,
    Settlement,
    State,
    holds,
    in_force,
    location_card,
    pile_of,
)
from engine.few_acres.texts import place_text, side_player

BRITISH_MAY_BESIEGE = 25  # points, under *british-wait*


def pay(state: State, side: Side, coins: int) -> None:
    """Pay the bank; rules only offer what a side can pay."""
    assert state.players[side].money >= coins, f"{side} can't pay {coins}"
    state.players[side].money -= coins
    state.bank += coins


def earn(state: State, side: Side, coins: int) -> None:
    state.players[side].money += coins
    state.bank -= coins


def play(state: State, side: Side, cards: Iterable[CardId]) -> None:
    """Lay cards from the hand onto the discard pile."""
    player = state.players[side]
    for card in cards:
        player.hand.remove(card)
        player.discard.append(card)


def give_back(state: State, side: Side, card: CardId) -> None:
    """Put a card, already out of where it was, back among the available ones."""
    pile_of(state, side, card).append(card)


def did(state: State, what: str, side: Side, place: PlaceId | None = None) -> None:
    """Note what the picture marks."""
    state.deeds = [*state.deeds, Deed(what, side, place)]


def may_settle_again(state: State, side: Side, place: PlaceId) -> bool:
    """Whether a place is the side's own, with its card among the available ones."""
    card = location_card(side, place)
    return holds(state, side, place) and card in state.players[side].locations


def settle(state: State, ctx: Context, side: Side, place: PlaceId) -> None:
    """Take a place, unless it is the side's own already, and its card if that is available."""
    player = state.players[side]
    # RULING: a place settled again for its card needs and places no cube.
    if not holds(state, side, place):
        player.villages -= 1
        state.board[place] = Settlement(side)
    card = location_card(side, place)
    if card in player.locations:
        player.locations.remove(card)
        player.discard.append(card)
        ctx.tell("took-location", seat=side_player(state, side), card=place_text(place))
    ending = wins_by_settling(state, side, place)
    if ending:
        state.ended, state.winner = ending, side
    note_british_points(state)


def capture(state: State, ctx: Context, side: Side, place: PlaceId) -> None:
    """Take the enemy's piece off a besieged place, and its fortification."""
    settlement = state.board.pop(place)
    assert settlement.side == foe_of(side), "a side besieges its own place"
    state.fortifications += settlement.fortified
    _keep(state, side, settlement.town)
    kind = "town" if settlement.town else "village"
    seat = side_player(state, side)
    ctx.tell("captured", seat=seat, place=place_text(place), kind=kind)
    ending = wins_with(state, side, place)
    if ending:
        state.ended, state.winner = ending, side


def raid(state: State, ctx: Context, side: Side, place: PlaceId) -> None:
    """Take a cube, or a disc that its owner replaces by a cube if there is one left."""
    settlement = state.board.pop(place)
    _keep(state, side, settlement.town)
    foe = state.players[settlement.side]
    left = "nothing"
    if settlement.town and foe.villages:
        foe.villages -= 1
        state.board[place] = Settlement(settlement.side)
        left = "village"
    kind = "town" if settlement.town else "village"
    ctx.tell("raided", seat=side_player(state, side), place=place_text(place), kind=kind, left=left)


def _keep(state: State, side: Side, town: bool) -> None:
    player = state.players[side]
    player.captured_towns += town
    player.captured_villages += not town
    note_british_points(state)


def note_british_points(state: State) -> None:
    """Under *british-wait*, remember once the British have reached the points they wait for."""
    if in_force(state, "british-wait") and points(state, "british") >= BRITISH_MAY_BESIEGE:
        state.british_may_besiege = True
