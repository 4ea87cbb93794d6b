"""Setting up camp (rulebook "Encampment", "The Camp", "Game End")."""

from __future__ import annotations

import msgspec

from engine.core import Context, Seat, player
from engine.lewis_clark.boats import indians_loading, resources_loading
from engine.lewis_clark.content import FIRST_SPACE, FORT_CLATSOP
from engine.lewis_clark.lasting import amount_in_force
from engine.lewis_clark.movement import fall_back, space_behind
from engine.lewis_clark.state import Expedition, State, crew_of, no_resources


class CampTime(msgspec.Struct, frozen=True):
    """The time that a camp takes, and what it is made of."""

    hand: int
    resources: int
    indians: int  # with those who come back from the cards
    saved: int  # by John Boley; at most all of it

    @property
    def total(self) -> int:
        return self.hand + self.resources + self.indians - self.saved


def can_act(expedition: Expedition) -> bool:
    """Whether any action could be performed: one needs strength from a card or an Indian.

    An Indian always finds a place in the village, where any number share a half-circle.
    """
    return expedition.indians > 0 or len(expedition.hand) > 1


def camp_time(state: State, seat: Seat) -> CampTime:
    """The time that a camp would take now."""
    expedition = state.expeditions[seat]
    hand = len(expedition.hand)
    resources = resources_loading(expedition).time
    indians = indians_loading(expedition, expedition.indians_on_cards).time
    saved = min(amount_in_force(state, seat, "camp"), hand + resources + indians)
    return CampTime(hand, resources, indians, saved)


def camp_space(state: State, seat: Seat, time: int) -> int:
    """The space to which that much time takes the seat's scout back."""
    scout = state.expeditions[seat].scout
    return space_behind(state, seat, time) if time else scout


def set_up_camp(state: State, ctx: Context, seat: Seat) -> None:
    """Set up camp: Indians back on the boats, the scout back in time, then camp and cards.

    The match ends with a camp on or beyond Fort Clatsop.
    """
    expedition = state.expeditions[seat]
    time = camp_time(state, seat).total
    expedition.indians += expedition.indians_on_cards
    for active in expedition.area:
        active.indians = 0
    ctx.tell("camped", seat=player(seat), time=time)
    fall_back(state, ctx, seat, time)
    if expedition.scout > expedition.camp:
        # RULING: the camp must come up to a scout that is ahead of it.
        expedition.camp = expedition.scout
        ctx.tell("camp-moved", seat=player(seat), space=expedition.camp)
    expedition.hand += expedition.played
    expedition.area = []
    state.camped = True
    if expedition.camp >= FORT_CLATSOP:
        state.ended = "camp"
    elif state.waiting_costs and expedition.scout == FIRST_SPACE:
        _lose_everything(state, ctx, seat)


def _lose_everything(state: State, ctx: Context, seat: Seat) -> None:
    """Go on from the first river space with the first crew alone."""
    # RULING: looked at once the scout has fallen back. Whoever isn't of one's own crew is
    # discarded; those of the crew who were discarded before stay away.
    expedition = state.expeditions[seat]
    recruited = [card for card in expedition.hand if card not in crew_of(seat)]
    expedition.hand = [card for card in expedition.hand if card not in recruited]
    state.discard += recruited
    state.powwow += expedition.indians
    expedition.indians = 0
    expedition.resources = no_resources()
    ctx.tell("lost-everything", seat=player(seat), characters=len(recruited))
