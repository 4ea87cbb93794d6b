"""Actions that no word of the vocabulary covers, under the id of their role, character or place.

What copies other actions is in `actions`.
"""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TypeAlias

from engine.core import Context, One, Option, Script, Seat, Some, Text, ask, player
from engine.lewis_clark.effects import PRIMARIES
from engine.lewis_clark.journal import drop_last, renew, take
from engine.lewis_clark.state import State, face_up
from engine.lewis_clark.taking import take_in, take_primary, take_up_to
from engine.lewis_clark.texts import NONE, STOP, card_option, card_text, kind_option, word_option
from engine.lewis_clark.village import bring_newcomer, gather, sides_left, take_tile, welcome

MOST_DISCARDED = 3  # at Farewell

Chosen: TypeAlias = Callable[[State, Context, Seat, str], Script[None]]
Special: TypeAlias = Callable[[State, Context, Seat], Script[None]]


def interpreter(state: State, ctx: Context, me: Seat, number: str) -> Script[None]:
    """Gather the Indians, take so many, and renew the last page of the journal."""
    gather(state, ctx)
    welcome(state, ctx, me, int(number))
    drop_last(state, ctx)
    bring_newcomer(state, ctx)
    yield from ()


def little_raven(state: State, ctx: Context, me: Seat, chosen: str) -> Script[None]:
    """Take one kind of primary resource, as many as there are face-up characters."""
    for kind in PRIMARIES:
        if kind == chosen:
            yield from take_up_to(state, ctx, me, kind, len(face_up(state, me)))


def cuscalar(state: State, ctx: Context, me: Seat, card: str) -> Script[None]:
    """Take a character of the journal; it is refilled after the last repeat."""
    take(state, me, card)
    ctx.tell("took-character", seat=player(me), card=card_text(card))
    yield from ()


def expedition_upgrade(state: State, ctx: Context, me: Seat, chosen: str) -> Script[None]:
    """Add a boat of one's choice, and take what comes with it."""
    for side in sides_left(state):
        if side == chosen:
            primary = take_tile(state, ctx, me, side)
            if primary:
                yield from take_primary(state, ctx, me, primary)
            return


def hay(state: State, ctx: Context, me: Seat) -> Script[None]:
    """Take different primary resources, one for each face-up character."""

    def question() -> Some:
        most = min(len(face_up(state, me)), len(PRIMARIES))
        return Some("act.different", tuple(map(kind_option, PRIMARIES)), 0, most, ())

    kinds = yield from ask(ctx, me, question)
    yield from take_in(state, ctx, me, {kind: 1 for kind in PRIMARIES if kind in kinds})


def farewell(state: State, ctx: Context, me: Seat) -> Script[None]:
    """Discard up to three cards of the hand, then the whole journal; or nothing at all."""
    for n in range(MOST_DISCARDED):
        card = yield from _discard(state, ctx, me, first=n == 0)
        if card == STOP:
            return
        if card is None or card == NONE:
            break
    renew(state, ctx)


def _discard(state: State, ctx: Context, me: Seat, first: bool) -> Script[str | None]:
    """Discard a card of the hand, if the player wants; returns what was answered."""
    card = yield from ask(ctx, me, lambda: _farewell_question(state, me, may_stop=first))
    if card in state.expeditions[me].hand:
        state.expeditions[me].hand.remove(card)
        state.discard.append(card)
        ctx.tell("discarded", seat=player(me), card=card_text(card))
    return card


def _farewell_question(state: State, me: Seat, may_stop: bool) -> One | None:
    """Whom to discard. Before the first, the whole action may still be left alone."""
    renewing = Option(NONE, Text("farewell-none"))
    options = [*map(card_option, state.expeditions[me].hand), renewing]
    if may_stop:
        options.append(word_option(STOP))
    return One("act.farewell", tuple(options), options[-1].key) if len(options) > 1 else None


WITH_CHOICE = MappingProxyType[str, Chosen]({
    "cuscalar": cuscalar,
    "expedition-upgrade": expedition_upgrade,
    "interpreter": interpreter,
    "little-raven": little_raven,
})  # fmt: skip
WITHOUT_CHOICE = MappingProxyType[str, Special]({"farewell": farewell, "hay": hay})
