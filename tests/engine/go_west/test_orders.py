"""The standing order that confirms actions by itself."""

from __future__ import annotations

from engine.core import Ordered, Seat
from engine.go_west.game import GoWest
from tests.engine.go_west.table import GoWestMatch, play, table

ME, FOE = Seat(0), Seat(1)
GAME = GoWest()


def ordered(match: GoWestMatch, orders: dict[str, str]) -> Ordered | None:
    return GAME.ordered(match.view(ME), match.pending[ME], orders)


def test_what_was_done_is_confirmed_at_once() -> None:
    match = table(hands={0: "EP2 T01 T02", 1: "G10"})
    play(match, "0: play EP2 midwest n2")

    given = ordered(match, {"turn-end": "at-once"})

    assert Ordered("end", "turn-end") == given
    assert given is not None
    match.answer(ME, given.raw)
    assert match.can_undo(ME) is None


def test_an_action_is_never_chosen() -> None:
    match = table(hands={0: "EP2 T01 T02", 1: "G10"})

    assert ordered(match, {"turn-end": "at-once"}) is None
    assert [("turn-end", ("at-once",))] == [
        (order.id, order.values) for order in GAME.orders(match.view(ME))
    ]
