"""Which cards together lead somewhere: a location, a transport and often a third card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

import msgspec

from engine.core import Context, One, Script, Seat, Text, ask
from engine.few_acres.content import (
    CARDS,
    KINDS,
    PLACES,
    TRANSPORTS,
    Card,
    CardId,
    PlaceId,
    Transport,
)
from engine.few_acres.state import by_kind
from engine.few_acres.texts import kind_options


def _leads(card: Card) -> Mapping[PlaceId, tuple[Transport, ...]]:
    """How a location leads to each place that it lists."""
    leads: dict[PlaceId, tuple[Transport, ...]] = {}
    for how in TRANSPORTS:
        for place in card.routes.get(how, ()):
            leads[place] = (*leads.get(place, ()), how)
    return MappingProxyType(leads)


LEADS = MappingProxyType({kind: _leads(card) for kind, card in KINDS.items()})


class Journey(msgspec.Struct, frozen=True):
    """Cards that lead to a place: a launching location, a transport and perhaps a third."""

    launch: CardId
    transport: CardId
    third: CardId | None = None

    @property
    def cards(self) -> tuple[CardId, ...]:
        both = (self.launch, self.transport)
        return both if self.third is None else (*both, self.third)


def within_reach(cards: Sequence[CardId]) -> list[PlaceId]:
    """The places to which any of the cards leads, in the board's order."""
    found = {place for card in cards for place in LEADS[CARDS[card].kind]}
    return [place for place in PLACES if place in found] if found else []


def journeys(
    cards: Sequence[CardId], place: PlaceId, thirds: Sequence[CardId] | None
) -> list[Journey]:
    """All ways to a place with these cards; *thirds* are None where no third card is needed."""
    return list(_journeys(cards, place, thirds))


def _journeys(
    cards: Sequence[CardId], place: PlaceId, thirds: Sequence[CardId] | None
) -> Iterator[Journey]:
    for launch in cards:
        means = LEADS[CARDS[launch].kind].get(place, ())
        for transport in cards if means else ():
            if transport == launch or not any(CARDS[transport].shows(how) for how in means):
                continue
            if thirds is None:
                yield Journey(launch, transport)
            for third in thirds or ():
                if third not in (launch, transport):
                    yield Journey(launch, transport, third)


def choose_journey(
    ctx: Context, me: Seat, what: str, ways: list[Journey], about: Text
) -> Script[Journey]:
    """Let a player pick the cards one by one: "settle.with", "settle.transport", "settle.card"."""
    launch = yield from pick(ctx, me, f"{what}.with", [way.launch for way in ways], about)
    ways = [way for way in ways if way.launch == launch]
    transport = yield from pick(
        ctx, me, f"{what}.transport", [way.transport for way in ways], about
    )
    ways = [way for way in ways if _alike(way.transport, transport)]
    thirds = [way.third for way in ways if way.third is not None]
    if not thirds:
        return ways[0]
    third = yield from pick(ctx, me, f"{what}.card", thirds, about)
    return next(way for way in ways if way.third is not None and _alike(way.third, third))


def pick(
    ctx: Context, me: Seat, question: str, cards: Sequence[CardId], about: Text | None = None
) -> Script[CardId]:
    """Let a player choose one of the own cards; cards of a kind are alike, one kind isn't asked."""
    options = kind_options(cards)
    if len(options) == 1:
        return by_kind(list(cards))[0]
    return (yield from ask(ctx, me, lambda: One(question, options, options[0].key, about)))


def _alike(card: CardId, other: CardId) -> bool:
    return CARDS[card].kind == CARDS[other].kind
