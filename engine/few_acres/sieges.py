"""The arithmetic of sieges (rulebook "Oblehnout oblast", "Posílit obléhání")."""

from __future__ import annotations

from collections.abc import Iterable

from engine.few_acres.content import CARDS, PLACES, POWERS, SIDES, CardId, PlaceId, Side, foe_of
from engine.few_acres.roads import can_reinforce
from engine.few_acres.state import Siege, State, in_force, siege_at

ATTACKER_NEEDS = 2  # RULING: and the defender 1, unless the table chose 2
FORTIFICATION = 2


def start_of(state: State, place: PlaceId) -> int:
    """Where the marker of a siege of *place* starts: below 0, for the defender."""
    fortified = FORTIFICATION * state.board[place].fortified
    return -(1 + fortified + PLACES[place].defence)


def value_in_siege(state: State, card: CardId, place: PlaceId, defends: bool) -> int:
    """How far a card moves the marker in the siege of *place*; 0 if it can't be played there."""
    face = CARDS[card].face
    value = face.military
    if face.fortifies and defends:
        value = 1
    if face.natives and in_force(state, "native-besiegers"):
        value = 1
    if PLACES[place].ship and "ship" in face.symbols:
        value = max(value, 1)  # one symbol of a card, never both
    return value


def fighters(
    state: State, side: Side, cards: Iterable[CardId], place: PlaceId, defends: bool
) -> list[CardId]:
    """Those of the usable *cards* that a side can pay for and that count in a siege."""
    money = state.players[side].money
    return [
        card
        for card in cards
        if value_in_siege(state, card, place, defends) and CARDS[card].face.siege_price <= money
    ]


def reinforcements(state: State, side: Side, cards: list[CardId]) -> list[tuple[Side, CardId]]:
    """Which of the usable *cards* a side can play into the sieges: each with whose siege it is."""
    return [
        (attacker, card)
        for attacker, siege in sorted(state.sieges.items())
        if can_reinforce(state, side, attacker)
        for card in fighters(state, side, cards, siege.place, defends=attacker != side)
    ]


def targets(state: State, side: Side) -> list[PlaceId]:
    """The places that a side might besiege, if it had the cards."""
    if side in state.sieges:
        return []
    if side == "british" and in_force(state, "british-wait") and not state.british_may_besiege:
        return []
    return [
        place
        for place, settlement in state.board.items()
        if settlement.side == foe_of(side) and siege_at(state, place) is None
    ]


def open_siege(state: State, side: Side, place: PlaceId) -> None:
    """Begin a siege, before the first card is in it."""
    marker = start_of(state, place)
    state.sieges[side] = Siege(place, marker, {each: [] for each in SIDES})
    if side == "french":
        state.british_may_besiege = True


def add_card(state: State, attacker: Side, side: Side, card: CardId) -> None:
    """Lay a card from a side's hand into a siege and move the marker."""
    siege = state.sieges[attacker]
    state.players[side].hand.remove(card)
    siege.cards[side].append(card)
    value = value_in_siege(state, card, siege.place, defends=side != attacker)
    shift(state, attacker, value if side == attacker else -value)


def shift(state: State, attacker: Side, by: int) -> None:
    """Move the marker of a siege."""
    # RULING: it stops at the ends of its track.
    defender_end, attacker_end = POWERS[attacker].track
    siege = state.sieges[attacker]
    siege.marker = max(-defender_end, min(attacker_end, siege.marker + by))


def won_by(state: State, side: Side) -> list[Side]:
    """The sieges, by attacker, that a side has won at the start of its turn."""
    return [attacker for attacker in sorted(state.sieges) if _is_won(state, attacker, side)]


def _is_won(state: State, attacker: Side, side: Side) -> bool:
    marker = state.sieges[attacker].marker
    return marker >= ATTACKER_NEEDS if side == attacker else -marker >= state.defender_needs


def losable(state: State, attacker: Side, side: Side) -> list[CardId]:
    """The cards that a side may have to give back when it loses a siege: no locations."""
    return [card for card in state.sieges[attacker].cards[side] if CARDS[card].place is None]
