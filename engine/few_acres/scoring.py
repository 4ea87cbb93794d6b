"""Points, and how a match ends (rulebook "Konec hry")."""

from __future__ import annotations

from engine.few_acres.content import PLACES, POWERS, TABLE, PlaceId, Side
from engine.few_acres.state import Ending, State, in_force


def points_on_board(state: State, side: Side) -> int:
    """The points of a side's places: a town counts twice."""
    return points_of_villages(state, side) + points_of_towns(state, side)


def points_of_villages(state: State, side: Side) -> int:
    return sum(PLACES[place].points for place in _settled(state, side, town=False))


def points_of_towns(state: State, side: Side) -> int:
    return sum(2 * PLACES[place].points for place in _settled(state, side, town=True))


def _settled(state: State, side: Side, *, town: bool) -> list[PlaceId]:
    return [
        place
        for place, settlement in state.board.items()
        if settlement.side == side and settlement.town == town
    ]


def points(state: State, side: Side) -> int:
    """What a side would score now, without what the auction for the sides brought."""
    return points_on_board(state, side) + state.players[side].captured_points


def score(state: State, side: Side) -> int:
    """What a side scores, with what the auction for the sides brought."""
    return points(state, side) + state.handicap.get(side, 0)


def wins_with(state: State, side: Side, place: PlaceId) -> Ending:
    """How taking a place in a siege, or settling it, ends the match at once; "" if it doesn't."""
    if place in POWERS[side].wins_with:
        return "capital"
    return ""


def wins_by_settling(state: State, side: Side, place: PlaceId) -> Ending:
    """How settling a place ends the match at once; "" if it doesn't."""
    if side == "french" and place == "fort-duquesne" and in_force(state, "duquesne-wins"):
        return "duquesne"
    return wins_with(state, side, place)


def ending_at_start(state: State, side: Side) -> Ending:
    """How the match ends at the start of a side's turn; "" if it goes on."""
    # RULING: pieces that the enemy has captured don't come back, so they count as placed.
    player = state.players[side]
    if state.sieges:
        return ""
    if not player.villages:
        return "villages"
    if not player.towns:
        return "towns"
    return "captured" if player.captured_points >= TABLE.captured_to_end else ""


def leader(state: State) -> Side:
    """Who has more points; the French where both have the same."""
    return "british" if score(state, "british") > score(state, "french") else "french"
