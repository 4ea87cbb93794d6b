"""What players may look up: every kind of card, and the topics of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

from engine.core import Lookup, Text
from engine.few_acres.content import (
    KINDS,
    LINKS,
    PLACES,
    TABLE,
    TRANSPORTS,
    Card,
    Empire,
    PlaceId,
)
from engine.few_acres.texts import card_text, listed, place_text

RULES = (
    "aim",
    "turn",
    "cards",
    "supply",
    "transport",
    "settle",
    "develop",
    "fortify",
    "besiege",
    "reinforce",
    "siege",
    "raid",
    "raided",
    "ambush",
    "natives",
    "money",
    "managing",
    "reserve",
    "governor",
    "end",
    "sides",
    "editions",
    "variants",
    "variants-start",
    "variants-first",
    "variants-cards",
    "variants-war",
    "variants-places",
    "variants-attacks",
)
# Which of them explains a question, or a command.
TOPICS: Mapping[str, str] = MappingProxyType(
    {
        "turn": "turn",
        "settle": "settle",
        "develop": "develop",
        "fortify": "fortify",
        "besiege": "besiege",
        "siege": "siege",
        "swap": "variants-cards",
        "raid": "raid",
        "raid.block": "raided",
        "ambush": "ambush",
        "natives": "natives",
        "merchant": "money",
        "trader": "money",
        "piracy": "money",
        "discard": "managing",
        "refill": "variants-cards",
        "governor": "governor",
        "intendant": "governor",
        "bid": "sides",
        "french": "variants-start",
        "/settle": "settle",
        "/develop": "develop",
        "/fortify": "fortify",
        "/besiege": "besiege",
        "/reinforce": "reinforce",
        "/withdraw": "siege",
        "/surrender": "siege",
        "/raid": "raid",
        "/ambush": "ambush",
        "/natives": "natives",
        "/money": "money",
        "/merchant": "money",
        "/trader": "money",
        "/piracy": "money",
        "/draft": "managing",
        "/discard": "managing",
        "/shed": "supply",
        "/reserve": "reserve",
        "/retrieve": "reserve",
        "/governor": "governor",
        "/intendant": "governor",
        "/support": "governor",
    }
)
# The steps of the guide through a first match, by the questions that they come with.
GUIDE: Mapping[str, str] = MappingProxyType(
    {
        "bid": "sides",
        "turn.action": "turn",
        "settle": "settle",
        "develop": "develop",
        "besiege": "siege",
        "siege": "won",
        "raid.card": "raid",
        "raid.more": "raid",
        "raid.block": "block",
        "ambush.answer": "block",
        "discard.cards": "deck",
    }
)

Args: TypeAlias = dict[str, str | int | Text]

LINK_KINDS = ("river", "lake", "road", "trail")
# Some cards have a word to add to what their symbols say.
REMARKS = frozenset({"f-bateaux", "f-native-americans", "n-native-americans"})


def says_of(card: Card) -> Text:
    """What a card shows and lets its player do."""
    return _empire_says(card) if card.place is None else _location_says(card, card.place)


def title_of(card: Card) -> Text:
    """A card's title with its side, since most cards are there for both."""
    if card.owner == "neutral":
        return card_text(card.id)
    return Text("card-of", {"card": card_text(card.id), "owner": card.owner})


# Locations


def _location_says(card: Card, place: PlaceId) -> Text:
    args: Args = {
        "owner": card.owner,
        "start": "yes" if card.start else "no",
        "place": _said(list(_place_facts(place))),
        "leads": _leads(card),
        "symbols": _symbols(card),
        "links": _links(place),
    }
    return Text("says-location", args)


def _place_facts(place: PlaceId) -> Iterator[Text]:
    """What the board shows at a place."""
    printed = PLACES[place]
    yield Text("place-points", {"points": printed.points, "town": 2 * printed.points})
    if printed.settler:
        yield Text("place-settler")
    if printed.sea:
        yield Text("place-ship" if printed.ship else "place-port")
    if printed.defence:
        yield Text("place-defence", {"defence": printed.defence})


def _leads(card: Card) -> Text:
    """Where a location card leads, and by which transport."""
    ways = [
        Text(f"leads-{how}", {"places": listed(list(map(place_text, card.routes[how])))})
        for how in TRANSPORTS
        if how in card.routes
    ]
    return Text("leads", {"ways": _chained(ways)}) if ways else Text("leads-nowhere")


def _symbols(card: Card) -> Text:
    """The symbols at the bottom of a location card."""
    symbols = [Text(f"symbol-{symbol}") for symbol in card.face.symbols]
    if card.face.military:
        symbols.append(Text("symbol-military", {"strength": card.face.military}))
    if card.coins:
        symbols.append(Text("symbol-coins", {"coins": card.coins}))
    return Text("symbols", {"symbols": listed(symbols)}) if symbols else Text("symbols-none")


def _links(place: PlaceId) -> Text:
    """What the board links with a place, for raids and for supply."""
    linked = {kind: list(_linked(place, kind)) for kind in LINK_KINDS}
    kinds = [
        Text(f"link-{kind}", {"places": listed(list(map(place_text, places)))})
        for kind, places in linked.items()
        if places
    ]
    return Text("links", {"kinds": _chained(kinds)}) if kinds else Text("links-none")


def _linked(place: PlaceId, kind: str) -> Iterator[PlaceId]:
    for link in LINKS:
        if link.kind == kind and place in link.between:
            one, other = link.between
            yield other if one == place else one


# Empire cards and neutral ones


def _empire_says(card: Card) -> Text:
    face = card.face
    args: Args = {
        "owner": card.owner,
        "copies": face.copies,
        "start": face.start,
        "cost": face.cost,
        "does": _said([*_does(face), *_remark(card)]),
    }
    return Text("says-empire", args)


def _remark(card: Card) -> Iterator[Text]:
    if card.kind in REMARKS:
        yield Text(f"does-{card.kind}")


def _does(face: Empire) -> Iterator[Text]:
    """What an empire card can be used for, a sentence each."""
    for symbol in face.symbols:
        yield Text(f"does-{symbol}")
    if face.special is not None:
        yield _does_special(face)
    if face.extends_raid:
        yield Text("does-extend")
    if face.raids:
        yield Text("does-attack", {"price": face.raid_price})
    if face.fortifies:
        yield Text("does-fortify", {"price": TABLE.prices.fortify})
    if face.military:
        yield Text("does-fight", {"strength": face.military, "price": face.siege_price})
    if face.blocks:
        yield Text("does-block", {"what": "both" if len(face.blocks) > 1 else face.blocks[0]})
    if face.vulnerable:
        yield Text("does-risk")


def _does_special(face: Empire) -> Text:
    prices = TABLE.prices
    numbers = {
        "home-support": {"cards": prices.home_support},
        "intendant": {"price": prices.intendant},
        "trader": {"coins": prices.trader},
    }
    args: Args = {**numbers.get(face.special or "", {})}
    return Text(f"does-{face.special}", args)


def _said(sentences: Sequence[Text]) -> Text:
    """One to four sentences, one after the other."""
    return Text(f"said-{len(sentences)}", dict(zip("abcd", sentences, strict=False)))


def _chained(parts: Sequence[Text]) -> Text:
    """One to four lists, one after the other."""
    return Text(f"chain-{len(parts)}", dict(zip("abcd", parts, strict=False)))


LOOKUPS = tuple(Lookup(card.kind, title_of(card), says_of(card)) for card in KINDS.values())
