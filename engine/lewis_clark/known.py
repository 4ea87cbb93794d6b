"""The table as one seat knows it: a state with nothing in foreign hands or on the draw pile."""

from __future__ import annotations

from types import MappingProxyType

from engine.core import Rng
from engine.lewis_clark.content import CHARACTERS, MINI_BOARD, SIDES, CardId
from engine.lewis_clark.state import Active, Doing, Expedition, State
from engine.lewis_clark.view import Back, ExpeditionView, PlayedView, View

# One card for each back that there is.
WITH_BACK = MappingProxyType(
    {Back(each.strength, each.badge): each.id for each in CHARACTERS.values()}
)


def known_state(view: View) -> State:
    """A state that looks like the view, on which the rules can be asked what is possible.

    Of a card face down that the seat can't name, another one with the same back lies there. What
    an action under way may not use is unknown.
    """
    return State(
        rng=Rng(0),
        seats=len(view.expeditions),
        expeditions=[
            _expedition(each, list(view.hand) if seat == view.seat else [])
            for seat, each in enumerate(view.expeditions)
        ],
        draw_pile=[],
        journal=[page.card for page in view.journal],
        indians=view.indians,
        newcomers=view.newcomers,
        village=dict(view.village),
        tiles=dict(view.tiles),
        route=list(view.route),
        active=view.active,
        powwow=view.powwow,
        doing=[Doing(each.what, each.strength, each.done) for each in view.doing],
        turn=view.turn,
        acted=view.acted,
        recruited=view.recruited,
        camped=view.camped,
        used=list(view.used),
        mackenzie=view.mackenzie,
        scales=view.scales,
        waiting_costs=view.waiting_costs,
    )


def _expedition(seen: ExpeditionView, hand: list[CardId]) -> Expedition:
    return Expedition(
        hand=hand,
        resources=dict(seen.resources),
        indians=seen.indians,
        area=[_active(each) for each in seen.area],
        tiles=[side for boat in seen.boats[len(MINI_BOARD) :] for side in SIDES if side == boat.id],
        scout=seen.scout,
        camp=seen.camp,
    )


def _active(seen: PlayedView) -> Active:
    beneath = seen.beneath
    if beneath is None and seen.back is not None:
        beneath = WITH_BACK[seen.back]
    return Active(seen.card, beneath, seen.indians)
