"""What a collection brings (rulebook "Primary Resources Collection")."""

from __future__ import annotations

from engine.core import Seat
from engine.lewis_clark.content import CHARACTERS, PLACES
from engine.lewis_clark.effects import Primary
from engine.lewis_clark.state import State, copied, face_up


def neighbours(seats: int, seat: Seat) -> list[Seat]:
    """Those to the left and right of a seat: one with two players, none in the solo game."""
    around = {(seat + 1) % seats, (seat - 1) % seats} - {seat}
    return [Seat(each) for each in sorted(around)]


def badges(state: State, seat: Seat, kind: Primary) -> int:
    """The badges of a kind that count for a seat.

    They are those of all cards, face up and face down, in its own and its neighbours' playing
    areas; in the solo game also those of the occupied places of the village.
    """
    areas = [seat, *neighbours(state.seats, seat)]
    shown = sum(_shown(state, each, kind) for each in areas)
    return shown + (_occupied(state, kind) if state.seats == 1 else 0)


def collection(state: State, seat: Seat, kind: Primary, strength: int) -> int:
    """The most of a primary resource that an action of that strength may take."""
    return badges(state, seat, kind) * strength


def _shown(state: State, seat: Seat, kind: Primary) -> int:
    elsewhere = copied(state) if seat != state.active else ()
    cards = [card for card in face_up(state, seat) if card not in elsewhere]
    cards += [active.beneath for active in state.expeditions[seat].area if active.beneath]
    return sum(CHARACTERS[card].badge == kind for card in cards)


def _occupied(state: State, kind: Primary) -> int:
    """The solo tokens of the kind on places where an Indian is."""
    return sum(PLACES[place].badge == kind for place, number in state.village.items() if number)
