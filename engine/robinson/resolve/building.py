"""What a successful building action makes (rulebook 4.2.3)."""

from __future__ import annotations

from engine.core import Context, Script
from engine.robinson.camp import build_shelter
from engine.robinson.changes import give_determination, raise_level
from engine.robinson.content import face
from engine.robinson.plan import owner_of
from engine.robinson.prices import item_of
from engine.robinson.state import Doing, Goods, State
from engine.robinson.texts import card_text, person_text

INVENTOR_REWARD = 2  # determination, for building the invention of one's own card


def build(state: State, ctx: Context, doing: Doing) -> Script[None]:
    """Make what was planned; an item waits among the future things until the phase is over."""
    planned = doing.planned
    what = face(planned.target).partition("-at-")[0]
    planned.paid = Goods()
    match what:
        case "shelter":
            assert planned.space is not None
            build_shelter(state, ctx, planned.space)
        case "roof" | "palisade" | "weapon" as of:
            raise_level(state, ctx, of, 1)
        case _:
            if not item_of(state, what).repeat:
                state.board.remove(what)
            made = what if planned.space is None else face(planned.target)
            state.future_items.append(made)
            state.makers[made] = doing.actor
            ctx.tell("item-made", who=person_text(state, doing.actor), item=card_text(what))
            if owner_of(state, planned) == doing.actor:
                give_determination(state, ctx, doing.actor, INVENTOR_REWARD)
    yield from ()
