"""Why the player on turn can't do something, from what that player sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.core import Text
from engine.lewis_clark.content import CHARACTERS
from engine.lewis_clark.texts import card_text
from engine.lewis_clark.view import ExpeditionView, PageView, View


def why_not(view: View, wish: str) -> tuple[Text, ...]:
    """The reasons against a command at the start of a move; none for what can be done."""
    if view.seat is None or view.seat != view.active or view.doing or view.over:
        return ()
    reason = WHY[wish](view, view.expeditions[view.seat]) if wish in WHY else None
    return () if reason is None else (reason,)


def _can_act(own: ExpeditionView) -> bool:
    return own.indians > 0 or own.hand_size > 1


def _must_camp(view: View, own: ExpeditionView) -> bool:
    """Whether camp comes before anything else."""
    return not view.acted and not _can_act(own) and not view.camped


def _play(view: View, own: ExpeditionView) -> Text | None:
    if view.acted:
        return Text("why-acted")
    if not own.hand_size:
        return Text("why-empty-hand")
    if not _can_act(own):
        return Text("why-no-strength")
    return None


def _village(view: View, own: ExpeditionView) -> Text | None:
    if view.acted:
        return Text("why-acted")
    return None if own.indians else Text("why-no-indians")


def _recruit(view: View, own: ExpeditionView) -> Text | None:
    if view.recruited:
        return Text("why-recruited")
    if _must_camp(view, own):
        return Text("why-camp-first")
    spared = max((CHARACTERS[card].strength for card in view.hand), default=0)
    fur, equipment = own.resources["fur"], own.resources["equipment"]

    def missing(page: PageView) -> int:
        """What must still be had for a page, even with the best card discarded for it."""
        return max(0, page.fur - fur) + max(0, page.equipment - spared - equipment)

    if not view.journal:
        return Text("why-empty-journal")
    cheapest = min(view.journal, key=missing)
    if not missing(cheapest):
        return None
    return Text(
        "why-too-dear",
        {
            "card": card_text(cheapest.card),
            "fur": cheapest.fur,
            "equipment": cheapest.equipment,
            "own_fur": fur,
            "own_equipment": equipment,
            "spared": spared,
        },
    )


def _camp(view: View, own: ExpeditionView) -> Text | None:
    return Text("why-camped") if view.camped else None


def _end(view: View, own: ExpeditionView) -> Text | None:
    if view.acted:
        return None
    if _can_act(own):
        return Text("why-action-first")
    return None if view.camped else Text("why-camp-first")


WHY: Mapping[str, Callable[[View, ExpeditionView], Text | None]] = MappingProxyType(
    {"play": _play, "village": _village, "recruit": _recruit, "camp": _camp, "end": _end}
)
