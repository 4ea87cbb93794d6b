"""What the characters count who move a scout by what they find."""

from __future__ import annotations

from typing import assert_never

from engine.core import Seat
from engine.lewis_clark.collecting import badges
from engine.lewis_clark.effects import Counted
from engine.lewis_clark.paying import spendable, spendable_indians
from engine.lewis_clark.state import State, face_up, indians_in_village


def count(state: State, seat: Seat, what: Counted) -> int:
    """How many spaces *what* is good for, as it stands now, for that seat."""
    match what:
        case "equipment-badges":
            return badges(state, seat, "equipment")
        case "food-badges":
            return badges(state, seat, "food")
        case "face-up-characters":
            return len(face_up(state, seat))
        case "indians-in-village":
            return indians_in_village(state)
        case "indians-on-boats":
            return spendable_indians(state, seat)
        case "pairs-of-resources":
            return sum(spendable(state, seat).values()) // 2
        case "threes-of-resources":
            return sum(spendable(state, seat).values()) // 3
        case "scouts-ahead":
            return _scouts_ahead(state, state.expeditions[seat].camp)
    assert_never(what)


def _scouts_ahead(state: State, camp: int) -> int:
    """All scouts on or ahead of a camp, Mackenzie's and its owner's among them."""
    # RULING: one's own scout counts where it stands, so not if it has fallen behind its camp.
    scouts = [each.scout for each in state.expeditions]
    if state.mackenzie is not None:
        scouts.append(state.mackenzie)
    return sum(scout >= camp for scout in scouts)
