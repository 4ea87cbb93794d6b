"""Actions that no word of the vocabulary covers, under the id of their role, character or place."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TypeAlias

from engine.core import Context, Number, One, Option, Script, Seat, Some, Text, ask, player
from engine.lewis_clark.effects import PRIMARIES, Primary
from engine.lewis_clark.journal import drop_last, renew, take
from engine.lewis_clark.state import State, face_up
from engine.lewis_clark.taking import NONE, take_in, take_primary, take_up_to
from engine.lewis_clark.texts import card_option, card_text, kind_option, word_option
from engine.lewis_clark.village import bring_newcomer, gather, sides_left, take_tile, welcome

MOST_DISCARDED = 3  # at Farewell

Special: TypeAlias = Callable[[State, Context, Seat], Script[None]]


def interpreter(state: State, ctx: Context, me: Seat) -> Script[None]:
    """Gather the Indians, take some, and renew the last page of the journal."""
    gather(state, ctx)
    number = yield from ask(ctx, me, lambda: Number("act.welcome", 0, state.powwow, 0))
    welcome(state, ctx, me, number)
    drop_last(state, ctx)
    bring_newcomer(state, ctx)


def hay(state: State, ctx: Context, me: Seat) -> Script[None]:
    """Take different primary resources, one for each face-up character."""

    def question() -> Some:
        most = min(len(face_up(state, me)), len(PRIMARIES))
        return Some("act.different", tuple(map(kind_option, PRIMARIES)), 0, most, ())

    kinds = yield from ask(ctx, me, question)
    yield from take_in(state, ctx, me, {kind: 1 for kind in PRIMARIES if kind in kinds})


def little_raven(state: State, ctx: Context, me: Seat) -> Script[None]:
    """Take one kind of primary resource, as many as there are face-up characters."""
    options = (*map(kind_option, PRIMARIES), word_option(NONE))
    chosen = yield from ask(ctx, me, lambda: One("act.kind", options, NONE))
    kinds: list[Primary] = [kind for kind in PRIMARIES if kind == chosen]
    for kind in kinds:
        yield from take_up_to(state, ctx, me, kind, len(face_up(state, me)))


def cuscalar(state: State, ctx: Context, me: Seat) -> Script[None]:
    """Take a character of the journal; it is refilled after the last repeat."""

    def question() -> One:
        options = (*map(card_option, state.journal), word_option(NONE))
        return One("act.encounter", options, NONE)

    card = yield from ask(ctx, me, question)
    if card != NONE:
        take(state, me, card)
        ctx.tell("took-character", seat=player(me), card=card_text(card))


def farewell(state: State, ctx: Context, me: Seat) -> Script[None]:
    """Discard up to three cards of the hand, then the whole journal."""
    for _ in range(MOST_DISCARDED):
        card = yield from ask(ctx, me, lambda: _farewell_question(state, me))
        if card is None or card == NONE:
            break
        state.expeditions[me].hand.remove(card)
        state.discard.append(card)
        ctx.tell("discarded", seat=player(me), card=card_text(card))
    renew(state, ctx)


def _farewell_question(state: State, me: Seat) -> One | None:
    hand = state.expeditions[me].hand
    if not hand:
        return None
    return One("act.farewell", (*map(card_option, hand), word_option(NONE)), NONE)


def expedition_upgrade(state: State, ctx: Context, me: Seat) -> Script[None]:
    """Add a boat of one's choice, and take what comes with it."""
    sides = sides_left(state)
    if not sides:
        return
    options = tuple(Option(side, Text(f"boat-{side}")) for side in sides)
    chosen = yield from ask(ctx, me, lambda: One("act.boat", options, sides[0]))
    for side in sides:
        if side == chosen:
            primary = take_tile(state, ctx, me, side)
            if primary:
                yield from take_primary(state, ctx, me, primary)


RULES = MappingProxyType[str, Special]({
    "cuscalar": cuscalar,
    "expedition-upgrade": expedition_upgrade,
    "farewell": farewell,
    "hay": hay,
    "interpreter": interpreter,
    "little-raven": little_raven,
})  # fmt: skip
