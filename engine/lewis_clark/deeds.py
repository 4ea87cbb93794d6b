"""Actions as the autopilot tries them out: kinds of resources as places in a tuple of numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.lewis_clark.content import CHARACTERS, PLACES, CardId, PlaceId
from engine.lewis_clark.effects import (
    RESOURCES,
    Collect,
    Cost,
    Effect,
    Lasting,
    MovePer,
    Resource,
    Special,
    Take,
)

INDEX = {kind: index for index, kind in enumerate(RESOURCES)}


class Price(NamedTuple):
    """What one repeat costs."""

    fixed: tuple[tuple[int, int], ...]  # which resource, and how many
    resources: int  # of any kinds
    different: int  # of any kinds, no two alike
    indians: int


class Deal(NamedTuple):
    """A price, None if it's for nothing, and what it buys."""

    price: Price | None
    gain: Effect
    goods: tuple[tuple[int, int], ...] = ()  # which resources are taken, and how many
    kinds: tuple[int, ...] = ()  # which can be collected


class Deed(NamedTuple):
    """What a character or a place does."""

    deals: tuple[Deal, ...]
    once: bool  # more strength is of no use
    collects: bool  # so that badges count
    badge: int  # which it shows
    saves: Lasting | None  # what shortens a camp
    alike: bool  # whether a repeat is the same, whatever gave the strength for it


@lru_cache(maxsize=128)
def deed_of(what: CardId | PlaceId) -> Deed:
    """What that character or place does."""
    character = CHARACTERS.get(what)
    offers = character.offers if character is not None else PLACES[what].offers
    deals = tuple(_deal(offer.pay, offer.gain) for offer in offers)
    special = any(isinstance(deal.gain, Special) for deal in deals)
    # An Indian that gives strength can't be paid, and isn't on the boats any more.
    counts = any(isinstance(deal.gain, MovePer) for deal in deals)
    paid = any(deal.price is not None and deal.price.indians for deal in deals)
    once = character is not None and character.once
    collects = any(deal.kinds for deal in deals)
    badge = INDEX[(PLACES[what] if character is None else character).badge]
    lasting = None if character is None else character.lasting
    saves = lasting if lasting is not None and lasting.rule == "camp" else None
    return Deed(deals, once, collects, badge, saves, not (special or counts or paid))


def _deal(pay: Cost, gain: Effect) -> Deal:
    price = Price(_numbers(pay.fixed), pay.resources, pay.different, pay.indians)
    goods = _numbers(gain.goods) if isinstance(gain, Take) else ()
    kinds = tuple(INDEX[kind] for kind in gain.kinds) if isinstance(gain, Collect) else ()
    return Deal(None if price == Price((), 0, 0, 0) else price, gain, goods, kinds)


def _numbers(goods: dict[Resource, int]) -> tuple[tuple[int, int], ...]:
    return tuple((INDEX[kind], number) for kind, number in goods.items())
