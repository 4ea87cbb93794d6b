"""Performing an action, one repeat after the other (rulebook "Action")."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TypeAlias, assert_never

from engine.core import Context, One, Option, Script, Seat, Text, ask, player
from engine.lewis_clark import specials
from engine.lewis_clark.content import CHARACTERS, SPECIALS
from engine.lewis_clark.effects import Collect, Lasting, Move, MovePer, Special, Take, TakePrimary
from engine.lewis_clark.journal import refill
from engine.lewis_clark.movement import come_to_rest, move
from engine.lewis_clark.paying import Payment, begin, spend, total
from engine.lewis_clark.state import State
from engine.lewis_clark.steps import move_scout
from engine.lewis_clark.taking import collect, take_primary, take_some
from engine.lewis_clark.texts import (
    AGAIN,
    NONE,
    STOP,
    card_text,
    goods_text,
    place_text,
    special_id,
    word_option,
)
from engine.lewis_clark.ways import (
    CHOOSING,
    Way,
    again,
    choices_of,
    is_asked_later,
    steps_of,
    way_option,
    way_text,
    ways_of,
)

Chosen: TypeAlias = Callable[[State, Context, Seat, str], Script[None]]


def perform(state: State, ctx: Context, me: Seat, what: str, strength: int) -> Script[None]:
    """Perform the action of a character or place, as often as its strength allows.

    Its player may stop before each repeat. Other scouts matter only when the whole action, with
    all that it had others do, is over.
    """
    character = CHARACTERS.get(what)
    begin(state, me, what, strength, apart=character is not None and character.apart)
    if character is not None and character.once:
        state.doing[-1].strength = 1
    last: Way | None = None
    while state.doing[-1].done < state.doing[-1].strength:
        last = yield from _next_way(state, ctx, me, last)
        if last is None:
            break
        if last.payment != Payment():
            payment = total(last.payment, last.uses)
            spend(state, me, payment)
            ctx.tell(
                "paid", seat=player(me), price=goods_text(dict(payment.goods), payment.indians)
            )
        yield from _carry_out(state, ctx, me, last)
        state.doing[-1].done += last.uses
    state.doing.pop()
    # RULING: what Cuscalar takes from the journal is replaced after his last repeat.
    if what == "cuscalar":
        refill(state, ctx)
    if not state.doing:
        come_to_rest(state, ctx, me)


def _next_way(state: State, ctx: Context, me: Seat, last: Way | None) -> Script[Way | None]:
    """How the player goes on with the action; None to stop."""
    what = state.doing[-1].what
    ways = ways_of(state, me)
    if not ways:
        return None
    if is_asked_later(what, ways):
        return next(iter(ways.values()))
    options = [way_option(state, what, key, way) for key, way in ways.items()]
    same = again(ways, last) if last else None
    if same is not None:
        ways[AGAIN] = same
        options.insert(0, Option(AGAIN, Text("again", {"way": way_text(state, what, same)})))
    name = "act.again" if state.doing[-1].done else "act.way"
    question = One(name, (*options, word_option(STOP)), STOP, _what_text(what))
    key = yield from ask(ctx, me, lambda: question)
    return ways.get(key)


def _carry_out(state: State, ctx: Context, me: Seat, way: Way) -> Script[None]:
    doing = state.doing[-1]
    match way.gain:
        case Collect(kinds=kinds):
            # What all repeats collect comes at once.
            repeats = doing.strength - doing.done
            doing.done = doing.strength - way.uses
            yield from collect(state, ctx, me, kinds, repeats)
        case Take(goods=goods):
            whole = {kind: number * way.uses for kind, number in goods.items()}
            yield from take_some(state, ctx, me, whole)
        case TakePrimary(resources=number):
            yield from take_primary(state, ctx, me, number)
        case Move() | MovePer() if way.steps is None:
            yield from move_scout(state, ctx, me, steps_of(state, way.gain))
        case Move() | MovePer():
            for step in way.steps or ():
                move(state, ctx, me, step)
        case Lasting():
            doing.done = doing.strength
        case Special():
            yield from _perform_special(state, ctx, me, way)
        case _:
            assert_never(way.gain)


def _perform_special(state: State, ctx: Context, me: Seat, way: Way) -> Script[None]:
    special = special_id(state.doing[-1].what)
    if special not in CHOOSING:
        yield from specials.WITHOUT_CHOICE[special](state, ctx, me)
        return
    choice = way.choice
    if choice is None:
        options = (*choices_of(state, state.doing[-1].what), word_option(NONE))
        choice = yield from ask(ctx, me, lambda: One("act.choice", options, NONE))
    if choice != NONE:
        yield from RULES[special](state, ctx, me, choice)


def _copy_character(state: State, ctx: Context, me: Seat, card: str) -> Script[None]:
    """Perform the action of a face-up character of anybody once, as one's own."""
    ctx.tell("copied", seat=player(me), card=card_text(card))
    yield from perform(state, ctx, me, card, 1)


def _act_at(state: State, ctx: Context, me: Seat, place: str) -> Script[None]:
    """Perform the action of a village place once, whether or not an Indian is there."""
    ctx.tell("acted-at", seat=player(me), place=place_text(place))
    yield from perform(state, ctx, me, place, 1)


def _what_text(what: str) -> Text:
    return card_text(what) if what in CHARACTERS else place_text(what)


RULES = MappingProxyType[str, Chosen]({
    **specials.WITH_CHOICE,
    "sacagawea": _act_at,
    "shamanism": _copy_character,
    "the-partisan": _copy_character,
    "toussaint-charbonneau": _act_at,
})  # fmt: skip
assert RULES.keys() == CHOOSING, "a choice without a rule, or a rule without one"
assert RULES.keys() | specials.WITHOUT_CHOICE.keys() == SPECIALS, "a special action without a rule"
