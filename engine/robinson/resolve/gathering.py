"""What a successful gathering action brings (rulebook 4.2.4)."""

from __future__ import annotations

from engine.core import Context, One, Script, ask
from engine.robinson.changes import gain
from engine.robinson.island import yield_of
from engine.robinson.state import Doing, Goods, State
from engine.robinson.texts import action_text, card_option, choice

CARRIERS = ("basket", "sack")  # each brings one more, once a round
NONE = "none"


def gather(state: State, ctx: Context, doing: Doing) -> Script[None]:
    """Take what the source gives, and more of it with the Basket and the Sack."""
    planned = doing.planned
    assert planned.space is not None
    source, _, _ = planned.target.partition("-at-")
    is_food = source == "food"
    number = yield_of(state, planned.space, "food" if is_food else "wood")
    if number:
        for carrier in CARRIERS:
            number += yield from _carries(state, ctx, doing, carrier)
    gain(state, ctx, Goods(food=number) if is_food else Goods(wood=number))


def _carries(state: State, ctx: Context, doing: Doing, carrier: str) -> Script[int]:
    """Whether a carrier is used now: it is, unless a later gathering may want it."""
    if not state.has(carrier) or carrier in state.worn:
        return 0
    if any(each.kind == "gather" for each in state.plan):
        options = (card_option(carrier), choice(NONE))
        question = One("gather.carrier", options, carrier, action_text(doing.planned))
        if (yield from ask(ctx, state.speaker(doing.actor), lambda: question)) == NONE:
            return 0
    state.worn.append(carrier)
    return 1
