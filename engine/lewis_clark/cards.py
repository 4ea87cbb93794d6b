"""What players may look up: all characters, the village places and the boats to be added."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from engine.core import Lookup, Text
from engine.lewis_clark.content import (
    CHARACTERS,
    CREWS,
    PLACES,
    SIDES,
    TILES,
    Character,
    Place,
    Side,
)
from engine.lewis_clark.effects import (
    RESOURCES,
    Collect,
    Cost,
    Effect,
    Lasting,
    Move,
    Offer,
    Resource,
    Take,
    TakePrimary,
)
from engine.lewis_clark.texts import card_text, place_text

RULES = (
    "aim",
    "turn",
    "strength",
    "collecting",
    "indians",
    "village",
    "movement",
    "boats",
    "recruiting",
    "camp",
    "lasting",
    "copying",
    "end",
    "solo",
    "variants",
)
# Which of them explains a question, or a command.
TOPICS: Mapping[str, str] = MappingProxyType(
    {
        "turn": "turn",
        "play": "strength",
        "village": "village",
        "recruit": "recruiting",
        "act": "strength",
        "act.move": "movement",
        "act.collect": "collecting",
        "act.choice": "copying",
        "act.different": "boats",
        "act.take": "boats",
        "act.amount": "boats",
        "act.throw": "boats",
        "act.farewell": "indians",
        "/play": "strength",
        "/village": "village",
        "/recruit": "recruiting",
        "/camp": "camp",
    }
)
# The steps of the guide through a first match, by the questions that they come with.
GUIDE: Mapping[str, str] = MappingProxyType(
    {
        "turn.action": "turn",
        "play.beneath": "strength",
        "play.indians": "strength",
        "village.indians": "village",
        "act.way": "action",
        "act.collect": "collect",
        "act.take": "goods",
        "act.throw": "goods",
        "act.move": "move",
        "recruit.discard": "recruit",
    }
)

Args: TypeAlias = dict[str, str | int | Text]

COLOURS = MappingProxyType(
    {card: crew.colour for crew in CREWS for card in crew.characters.values()}
)
UNITS: Mapping[str, str] = MappingProxyType(
    {"recruit": "due-fur", "camp": "due-time", "river": "due-spaces", "mountain": "due-spaces"}
)


def character_says(card: Character) -> Text:
    """What a character's card shows, and what it lets its player do."""
    badge = Text("face", {"strength": card.strength, "badge": card.badge})
    if card.role is None:
        return Text(f"says-{card.id}", {"face": badge, **_offered(card.offers)})
    crew = {"role": Text(f"role-{card.role}"), "colour": COLOURS[card.id]}
    return Text(f"says-{card.role}", {"face": badge, **crew, **_offered(card.offers)})


def place_says(place: Place) -> Text:
    """How many Indians a village place takes, and what it lets their player do."""
    room = Text("place-room", {"circles": place.circles})
    solo = Text("place-badge", {"badge": place.badge})
    tiles: Args = {
        "primary": Text("due-primary", {"number": TILES["resources"].primary}),
        "indians": Text("due-indians", {"number": TILES["indians"].indians}),
    }
    more = tiles if place.id == "expedition-upgrade" else {}
    return Text(f"says-{place.id}", {"room": room, "solo": solo, **_offered(place.offers), **more})


def boat_says(side: Side) -> Text:
    """What a boat of the village carries, what it costs in camp and what comes with it."""
    tile = TILES[side.carries]
    brings = Text("due-primary", {"number": tile.primary})
    if tile.indians:
        brings = Text("due-indians", {"number": tile.indians})
    args: Args = {"limit": side.limit, "time": side.time, "brings": brings}
    return Text(f"says-boat-{side.carries}", args)


def _offered(offers: tuple[Offer, ...]) -> Args:
    """The prices and gains of the offers; those of the second are `price2` and so on."""
    return {
        name if n == 1 else f"{name}{n}": text
        for n, offer in enumerate(offers, 1)
        for name, text in (*_paid(offer.pay), *_gained(offer.gain))
    }


def _paid(cost: Cost) -> Iterator[tuple[str, str | int | Text]]:
    parts = _goods(cost.fixed)
    parts += [Text("due-resources", {"number": cost.resources})] if cost.resources else []
    parts += [Text("due-different", {"number": cost.different})] if cost.different else []
    if parts:
        yield "price", _joined("and", parts)
    if cost.indians:
        yield "indians", Text("due-indians", {"number": cost.indians})


def _gained(gain: Effect) -> Iterator[tuple[str, str | int | Text]]:
    match gain:
        case Collect(kinds=kinds):
            yield "kinds", _joined("or", [Text(f"some-{kind}") for kind in kinds])
        case Take(goods=goods):
            yield "gain", _joined("and", _goods(goods))
        case TakePrimary(resources=number):
            yield "gain", Text("due-primary", {"number": number})
        case Move(spaces=spaces):
            yield "gain", Text("due-spaces", {"number": spaces})
        case Lasting(scales=True, rule=rule, amount=amount):
            yield "gain", Text(UNITS[rule], {"number": amount})
            yield "twice", 2 * amount
            yield "thrice", 3 * amount
        case _:
            pass


def _goods(goods: Mapping[Resource, int]) -> list[Text]:
    return [Text(f"due-{kind}", {"number": goods[kind]}) for kind in RESOURCES if goods.get(kind)]


def _joined(word: str, parts: list[Text]) -> Text:
    """Up to four parts, the last one after that word."""
    return Text(f"{word}-{len(parts)}", dict(zip("abcd", parts, strict=False)))


LOOKUPS = (
    *(Lookup(card.id, card_text(card.id), character_says(card)) for card in CHARACTERS.values()),
    *(Lookup(place.id, place_text(place.id), place_says(place)) for place in PLACES.values()),
    *(Lookup(f"boat-{side}", Text(f"boat-{side}"), boat_says(SIDES[side])) for side in SIDES),
)  # fmt: skip
