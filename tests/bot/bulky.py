"""A game with more to choose from than a menu takes. It borrows the toy's words and pictures."""

from __future__ import annotations

from engine.core import Context, Number, Option, Script, Seat, Some, ask
from engine.toy.game import Toy
from engine.toy.state import State, title

MOST = 1000
LEAST_PICKS, MOST_PICKS = 2, 40


class Bulky(Toy):
    """Ask the first seat for a number up to 1,000, then for some of many cards, and so on."""

    def __init__(self, cards: int) -> None:
        options = [Option(f"raid.{n}", title("raid")) for n in range(cards)]
        self.options_offered = tuple(options)

    def script(self, state: State, ctx: Context) -> Script[None]:
        first = Seat(0)
        if state.stage == "dawn":
            amount = yield from ask(ctx, first, lambda: Number("take.amount", 1, MOST, 5))
            state.gold[first] = amount
            state.stage = "night"
        else:
            some = Some(
                "night.drop", self.options_offered, LEAST_PICKS, MOST_PICKS, ("raid.0", "raid.1")
            )
            chosen = yield from ask(ctx, first, lambda: some)
            assert chosen is not None
            state.omen = "+".join(chosen)
            state.round += 1
            state.stage = "dawn"
        state.phase = f"{state.round}.{state.stage}"
