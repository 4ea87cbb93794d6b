"""The Indian village: sending Indians there, gathering them, taking boat tiles."""

from __future__ import annotations

from engine.core import Context, IllegalAnswer, Seat, Text, player
from engine.lewis_clark.content import MOST_STRENGTH, PLACES, SIDES, TILES, PlaceId, SideId
from engine.lewis_clark.state import State
from engine.lewis_clark.texts import place_text


def most_sent(state: State, seat: Seat, place: PlaceId) -> int:
    """How many Indians the seat may send to a place at once; none where it is taken.

    One goes onto an empty circle, and up to three onto a half-circle, occupied or not.
    """
    printed = PLACES[place]
    free = MOST_STRENGTH if printed.half_circle else int(state.village[place] < printed.circles)
    return min(free, state.expeditions[seat].indians)


def open_places(state: State, seat: Seat) -> list[PlaceId]:
    """The places to which the seat may send Indians now."""
    return [place for place in PLACES if most_sent(state, seat, place)]


def occupied_places(state: State) -> list[PlaceId]:
    return [place for place in PLACES if state.village[place]]


def send(state: State, ctx: Context, seat: Seat, place: PlaceId, number: int) -> None:
    """Send Indians from the boats to a place; they belong to nobody from then on."""
    if not 1 <= number <= most_sent(state, seat, place):
        raise IllegalAnswer("so many Indians can't be sent there")
    state.expeditions[seat].indians -= number
    state.village[place] += number
    ctx.tell("sent-indians", seat=player(seat), place=place_text(place), indians=number)


def gather(state: State, ctx: Context) -> None:
    """Gather all Indians of the village in the Powwow, newcomers too; all places become free."""
    state.powwow += sum(state.village.values()) + state.newcomers
    state.village = dict.fromkeys(state.village, 0)
    state.newcomers = 0
    ctx.tell("gathered", indians=state.powwow)


def welcome(state: State, ctx: Context, seat: Seat, number: int) -> None:
    """Take Indians from the Powwow onto the boats."""
    if not 0 <= number <= state.powwow:
        raise IllegalAnswer("there aren't so many Indians in the Powwow")
    state.powwow -= number
    state.expeditions[seat].indians += number
    ctx.tell("welcomed", seat=player(seat), indians=number)


def bring_newcomer(state: State, ctx: Context) -> None:
    """Put an Indian of the stock onto the Newcomer area, if there is one left."""
    if state.indians:
        state.indians -= 1
        state.newcomers += 1
        ctx.tell("newcomer")


def sides_left(state: State) -> list[SideId]:
    """The sides of boat tiles that can still be taken."""
    # RULING: with one stack empty, only tiles of the other kind are left to choose from.
    return [side.id for side in SIDES.values() if state.tiles[side.carries]]


def take_tile(state: State, ctx: Context, seat: Seat, side: SideId) -> int:
    """Add a boat to the expedition, with the Indian that comes with it.

    Returns how many primary resources of the player's choice come with it.
    """
    if side not in sides_left(state):
        raise IllegalAnswer("no such boat is left")
    tile = TILES[SIDES[side].carries]
    state.tiles[tile.id] -= 1
    expedition = state.expeditions[seat]
    expedition.tiles.append(side)
    # RULING: with no Indian in the stock, the tile comes alone.
    indians = min(tile.indians, state.indians)
    state.indians -= indians
    expedition.indians += indians
    ctx.tell("added-boat", seat=player(seat), boat=Text(f"boat-{side}"), indians=indians)
    return tile.primary
