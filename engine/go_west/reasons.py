"""Why the player on turn can't do something in Go West!, from what that player sees."""

from __future__ import annotations

from engine.core import Text
from engine.go_west.view import AREAS, View


def why_not(view: View, wish: str) -> tuple[Text, ...]:
    """The reasons against a command; none for what can be done."""
    if view.seat is None or view.seat != view.active or view.over:
        return ()
    reasons = {"play": _not_play, "score": _not_score, "double": _not_double, "end": _not_end}
    reason = reasons[wish](view) if wish in reasons else None
    return () if reason is None else (reason,)


def _not_play(view: View) -> Text | None:
    """No card can be paid and carried out as a whole."""
    assert view.seat is not None
    me = view.players[view.seat]
    most = me.supply + me.score
    cheapest = min((card.price for card in view.hand), default=0)
    if most < cheapest:
        return Text("why-price", {"price": cheapest, "discs": me.supply, "points": me.score})
    left = sum(n * (len(AREAS) - 1 - area) for area, n in enumerate(view.wagons))
    able = [card for card in view.hand if card.price <= most]
    if all(card.wagons > left for card in able):
        return Text("why-wagons", {"moves": left})
    return None


def _not_score(view: View) -> Text | None:
    assert view.seat is not None
    me = view.players[view.seat]
    if me.price is None:
        return Text("why-no-scoring")
    if me.price > me.supply + me.score:
        return Text("why-price", {"price": me.price, "discs": me.supply, "points": me.score})
    return None


def _not_double(view: View) -> Text | None:
    assert view.seat is not None
    if not view.players[view.seat].double:
        return Text("why-no-token")
    return None


def _not_end(view: View) -> Text | None:
    """Only the second action of a double turn may be skipped."""
    last = view.last
    is_first = last is None or last.seat != view.seat or last.action == "double"
    return Text("why-action-first") if is_first else None
