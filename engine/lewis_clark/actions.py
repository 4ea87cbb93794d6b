"""Performing an action, one repeat after the other (rulebook "Action")."""

from __future__ import annotations

from types import MappingProxyType
from typing import assert_never

import msgspec

from engine.core import Context, One, Option, Script, Seat, Text, ask, player
from engine.lewis_clark import specials
from engine.lewis_clark.content import CHARACTERS, PLACES, SPECIALS
from engine.lewis_clark.counting import count
from engine.lewis_clark.effects import (
    Collect,
    Effect,
    Lasting,
    Move,
    MovePer,
    Offer,
    Special,
    Take,
    TakePrimary,
)
from engine.lewis_clark.journal import refill
from engine.lewis_clark.movement import Step, come_to_rest
from engine.lewis_clark.paying import Payment, begin, spend, ways_to_pay
from engine.lewis_clark.state import Doing, State, face_up
from engine.lewis_clark.steps import move_scout
from engine.lewis_clark.taking import NONE, collect, take_primary, take_some
from engine.lewis_clark.texts import (
    card_option,
    card_text,
    goods_text,
    place_option,
    place_text,
    word_option,
)
from engine.lewis_clark.village import occupied_places, sides_left

STOP = "stop"
DECLINED_LATER = frozenset({"hay", "little-raven", "sacagawea"})  # they offer to take nothing


class Deal(msgspec.Struct, frozen=True):
    """One thing that a repeat of an action can be: a way to pay, and what it brings."""

    payment: Payment
    gain: Effect


def perform(state: State, ctx: Context, me: Seat, what: str, strength: int) -> Script[None]:
    """Perform the action of a character or place, as often as its strength allows.

    Its player may stop before each repeat. Other scouts matter only when the whole action, with
    all that it had others do, is over.
    """
    character = CHARACTERS.get(what)
    begin(state, me, what, strength, apart=character is not None and character.apart)
    if character is not None and character.once:
        state.doing[-1].strength = 1
    while state.doing[-1].done < state.doing[-1].strength:
        deal = yield from _next_deal(state, ctx, me)
        if deal is None:
            break
        spend(state, me, deal.payment)
        if deal.payment != Payment():
            paid = goods_text(dict(deal.payment.goods), deal.payment.indians)
            ctx.tell("paid", seat=player(me), price=paid)
        yield from _carry_out(state, ctx, me, deal.gain)
        state.doing[-1].done += 1
    state.doing.pop()
    # RULING: what Cuscalar takes from the journal is replaced after his last repeat.
    if what == "cuscalar":
        refill(state, ctx)
    if not state.doing:
        come_to_rest(state, ctx, me)


def deals_of(state: State, seat: Seat) -> dict[str, Deal]:
    """What the next repeat of the action under way can be; nothing if none can be paid."""
    doing = state.doing[-1]
    deals: dict[str, Deal] = {}
    for offer in offers_of(doing.what):
        if not _is_possible(state, doing, offer.gain):
            continue
        for payment in ways_to_pay(state, seat, offer.pay):
            key, n = payment.key, 1
            while key in deals:
                n += 1
                key = f"{payment.key}.{n}"
            deals[key] = Deal(payment, offer.gain)
    return deals


def offers_of(what: str) -> tuple[Offer, ...]:
    character = CHARACTERS.get(what)
    return character.offers if character is not None else PLACES[what].offers


def can_be_copied(card: str) -> bool:
    return CHARACTERS[card].lasting is None


def copyable(state: State) -> list[str]:
    """The face-up characters of all players whose actions can be copied."""
    cards = (card for seat in state.everyone for card in face_up(state, seat))
    return [card for card in dict.fromkeys(cards) if can_be_copied(card)]


def _next_deal(state: State, ctx: Context, me: Seat) -> Script[Deal | None]:
    """What the player makes of the next repeat; None to stop."""
    deals = deals_of(state, me)
    if not deals:
        return None
    first = next(iter(deals.values()))
    if len(deals) == 1 and _may_be_declined(state.doing[-1].what, first):
        return first
    options = tuple(Option(key, _deal_text(state, deal)) for key, deal in deals.items())
    about = _what_text(state.doing[-1].what)
    question = One("act.pay", (*options, word_option(STOP)), STOP, about)
    key = yield from ask(ctx, me, lambda: question)
    return deals.get(key)


def _may_be_declined(what: str, deal: Deal) -> bool:
    """Whether a repeat is free and asks what is taken anyway, so that nobody is asked twice."""
    if isinstance(deal.gain, Special):
        return what in DECLINED_LATER
    gains = (Collect, Take, TakePrimary, Lasting)
    return deal.payment == Payment() and isinstance(deal.gain, gains)


def _is_possible(state: State, doing: Doing, gain: Effect) -> bool:
    """Whether there is anything that a repeat could be about."""
    if not isinstance(gain, Special):
        return True
    match doing.what:
        case "cuscalar":
            return bool(state.journal)
        case "shamanism" | "the-partisan":
            return bool(copyable(state))
        case "toussaint-charbonneau":
            return bool(occupied_places(state))
        case "expedition-upgrade":
            return bool(sides_left(state))
        case _:
            return True


def _carry_out(state: State, ctx: Context, me: Seat, gain: Effect) -> Script[None]:
    doing = state.doing[-1]
    match gain:
        case Collect():
            yield from _collect(state, ctx, me, gain)
        case Take():
            yield from take_some(state, ctx, me, gain.goods)
        case TakePrimary():
            yield from take_primary(state, ctx, me, gain.resources)
        case Move():
            yield from move_scout(state, ctx, me, [Step(on, gain.spaces) for on in gain.on])
        case MovePer():
            step = Step(gain.on, count(state, me, gain.per))
            yield from move_scout(state, ctx, me, [step])
        case Lasting():
            doing.done = doing.strength
        case Special():
            yield from RULES[_special_id(doing.what)](state, ctx, me)
        case _:
            assert_never(gain)


def _collect(state: State, ctx: Context, me: Seat, gain: Collect) -> Script[None]:
    """Collect; of a single kind, what all repeats bring comes at once."""
    doing = state.doing[-1]
    repeats = 1
    if len(gain.kinds) == 1:
        repeats = doing.strength - doing.done
        doing.done = doing.strength
    yield from collect(state, ctx, me, gain.kinds, repeats)


def _special_id(what: str) -> str:
    character = CHARACTERS.get(what)
    return character.role or what if character is not None else what


def copy_character(state: State, ctx: Context, me: Seat) -> Script[None]:
    """Perform the action of a face-up character of anybody once, as one's own."""
    cards = copyable(state)
    options = (*map(card_option, cards), word_option(NONE))
    card = yield from ask(ctx, me, lambda: One("act.copy", options, NONE))
    if card != NONE:
        ctx.tell("copied", seat=player(me), card=card_text(card))
        yield from perform(state, ctx, me, card, 1)


def act_in_village(state: State, ctx: Context, me: Seat) -> Script[None]:
    """Perform the action of any village place once, occupied or not."""
    yield from _act_at(state, ctx, me, list(PLACES))


def act_where_indians_are(state: State, ctx: Context, me: Seat) -> Script[None]:
    """Perform the action of an occupied village place once."""
    yield from _act_at(state, ctx, me, occupied_places(state))


def _act_at(state: State, ctx: Context, me: Seat, places: list[str]) -> Script[None]:
    options = (*map(place_option, places), word_option(NONE))
    place = yield from ask(ctx, me, lambda: One("act.place", options, NONE))
    if place != NONE:
        ctx.tell("acted-at", seat=player(me), place=place_text(place))
        yield from perform(state, ctx, me, place, 1)


def _what_text(what: str) -> Text:
    return card_text(what) if what in CHARACTERS else place_text(what)


def _deal_text(state: State, deal: Deal) -> Text:
    """What a repeat costs and brings."""
    price = goods_text(dict(deal.payment.goods), deal.payment.indians)
    return Text("deal", {"price": price, "gain": _gain_text(state, deal.gain)})


def _gain_text(state: State, gain: Effect) -> Text:
    me = state.active
    match gain:
        case Collect():
            return Text("gain-collect")
        case Take():
            return Text("gain-take", {"goods": goods_text(gain.goods)})
        case TakePrimary():
            return Text("gain-primary", {"number": gain.resources})
        case Move():
            on = gain.on[0] if len(gain.on) == 1 else "either"
            return Text(f"gain-{on}", {"spaces": gain.spaces})
        case MovePer():
            return Text(f"gain-{gain.on}", {"spaces": count(state, me, gain.per)})
        case Lasting():
            return Text(f"gain-lasting-{gain.rule}")
        case Special():
            return Text(f"gain-{_special_id(state.doing[-1].what)}")
        case _:
            assert_never(gain)


RULES = MappingProxyType[str, specials.Special]({
    **specials.RULES,
    "sacagawea": act_in_village,
    "shamanism": copy_character,
    "the-partisan": copy_character,
    "toussaint-charbonneau": act_where_indians_are,
})  # fmt: skip
assert RULES.keys() == SPECIALS, "a special action without a rule, or a rule without one"
