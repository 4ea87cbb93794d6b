"""What an action would bring and a camp would cost, said before they are chosen."""

from __future__ import annotations

from typing import assert_never

from engine.core import Seat, Text
from engine.lewis_clark.camping import camp_space, camp_time
from engine.lewis_clark.collecting import badges
from engine.lewis_clark.content import CHARACTERS, PLACES, CardId, Character, PlaceId
from engine.lewis_clark.counting import count
from engine.lewis_clark.effects import (
    Collect,
    Effect,
    Lasting,
    Move,
    MovePer,
    Offer,
    Primary,
    Special,
    Take,
    TakePrimary,
)
from engine.lewis_clark.journal import price_of
from engine.lewis_clark.lasting import grown
from engine.lewis_clark.state import State
from engine.lewis_clark.texts import (
    card_text,
    cost_text,
    either,
    goods_text,
    place_text,
    resource_text,
    special_id,
)


def card_preview(state: State, seat: Seat, card: CardId) -> Text:
    """A character of the hand, and what each point of strength would bring now."""
    character = CHARACTERS[card]
    gain = character.offers[0].gain
    if isinstance(gain, Collect):
        does = Text("does-collect", {"goods": _collected(state, seat, character, None, gain)})
    else:
        does = offers_text(state, card, character.offers)
    return Text("can-play", {"card": card_text(card), "does": does})


def place_preview(state: State, place: PlaceId) -> Text:
    """A place of the village, and what each Indian sent there would bring."""
    does = offers_text(state, place, PLACES[place].offers)
    return Text("can-go", {"place": place_text(place), "does": does})


def recruit_preview(state: State, seat: Seat, card: CardId) -> Text:
    """A character of the journal and its price without a discard."""
    price = price_of(state, seat, card)
    return Text("can-recruit", {"card": card_text(card), "price": goods_text(price.goods)})


def discard_preview(state: State, seat: Seat, card: CardId, discarded: CardId | None) -> Text:
    """The price of a character of the journal with a card discarded for it, or with none."""
    price = goods_text(price_of(state, seat, card, discarded).goods)
    if discarded is None:
        return Text("without-discard", {"price": price})
    return Text("with-discard", {"card": card_text(discarded), "price": price})


def camp_preview(state: State, seat: Seat) -> Text:
    """The time that a camp would take now, and where the scout would come."""
    time = camp_time(state, seat).total
    space = camp_space(state, seat, time)
    return Text("can-camp", {"time": time, "space": space})


def strength_preview(
    state: State, seat: Seat, card: CardId, beneath: CardId | None, indians: int
) -> Text:
    """What the character would bring with that strength."""
    character = CHARACTERS[card]
    strength = indians + (CHARACTERS[beneath].strength if beneath else 0)
    gain = character.offers[0].gain
    if isinstance(gain, Collect):
        goods = _collected(state, seat, character, beneath, gain)
        brings = Text("brings-goods", {"goods": goods, "strength": strength})
    elif isinstance(gain, Lasting):
        amount = grown(state, gain, strength)
        brings = Text(f"brings-{gain.rule}", {"number": amount})
    else:
        brings = Text("brings-uses", {"uses": 1 if character.once else strength})
    return Text("with-strength", {"strength": strength, "brings": brings})


def offers_text(state: State, what: CardId | PlaceId, offers: tuple[Offer, ...]) -> Text:
    """What one point of strength buys: one to three things to choose from."""
    ways = [_offer_text(state, what, offer) for offer in offers]
    return either(ways)


def gain_text(state: State, what: CardId | PlaceId, gain: Effect, uses: int = 1) -> Text:
    """What so many uses of an action bring, as things are now."""
    match gain:
        case Collect(kinds=kinds):
            return Text("gain-collect", {"goods": kinds_text(kinds)})
        case Take(goods=goods):
            return Text("gain-take", {"goods": goods_text(goods, times=uses)})
        case TakePrimary(resources=number):
            return Text("gain-primary", {"number": number})
        case Move(on=on, spaces=spaces):
            return Text(f"gain-{on[0] if len(on) == 1 else 'either'}", {"spaces": spaces})
        case MovePer(on=terrain, per=per):
            return Text(f"gain-{terrain}", {"spaces": count(state, state.active, per)})
        case Lasting(rule=rule):
            return Text(f"gain-lasting-{rule}")
        case Special():
            return Text(f"gain-{special_id(what)}")
        case _:
            assert_never(gain)


def kinds_text(kinds: tuple[Primary, ...]) -> Text:
    """One to three kinds to choose from."""
    named = [Text(f"resource-{kind}") for kind in kinds]
    return either(named)


def _offer_text(state: State, what: CardId | PlaceId, offer: Offer) -> Text:
    gain = gain_text(state, what, offer.gain)
    price = cost_text(offer.pay)
    return gain if price is None else Text("way", {"price": price, "gain": gain})


def _collected(
    state: State, seat: Seat, character: Character, beneath: CardId | None, gain: Collect
) -> Text:
    """What each repeat would collect, with the badges of the cards about to be played."""
    shown = [character.badge, *([CHARACTERS[beneath].badge] if beneath else [])]
    goods = [
        resource_text(kind, badges(state, seat, kind) + shown.count(kind)) for kind in gain.kinds
    ]
    return either(goods)
