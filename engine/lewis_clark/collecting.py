"""What a collection brings (rulebook "Primary Resources Collection")."""

from __future__ import annotations

from engine.core import Seat
from engine.lewis_clark.content import CHARACTERS, PLACES, CardId
from engine.lewis_clark.effects import PRIMARIES, Primary
from engine.lewis_clark.state import State, copied
from engine.lewis_clark.village import occupied_places


def neighbours(seats: int, seat: Seat) -> list[Seat]:
    """Those to the left and right of a seat: one with two players, none in the solo game."""
    around = {(seat + 1) % seats, (seat - 1) % seats} - {seat}
    return [Seat(each) for each in sorted(around)]


def badges(state: State, seat: Seat, kind: Primary) -> int:
    """The badges of a kind that count for a seat."""
    return all_badges(state, seat)[kind]


def all_badges(state: State, seat: Seat) -> dict[Primary, int]:
    """The badges of each kind that count for a seat.

    They are those of all cards, face up and face down, in its own and its neighbours' playing
    areas; in the solo game also those of the occupied places of the village.
    """
    numbers = dict.fromkeys(PRIMARIES, 0)
    for each in (seat, *neighbours(state.seats, seat)):
        for card in _shown(state, each):
            numbers[CHARACTERS[card].badge] += 1
    if state.seats == 1:
        for place in occupied_places(state):
            numbers[PLACES[place].badge] += 1
    return numbers


def collection(state: State, seat: Seat, kind: Primary, strength: int) -> int:
    """The most of a primary resource that an action of that strength may take."""
    return badges(state, seat, kind) * strength


def _shown(state: State, seat: Seat) -> list[CardId]:
    """The cards in a playing area. One whose action is copied lies with the copier meanwhile."""
    cards = state.expeditions[seat].played
    if not state.doing:
        return cards
    copies = copied(state)
    if seat == state.active:
        return cards + copies
    return [card for card in cards if card not in copies]
