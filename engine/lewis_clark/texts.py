"""What is said in options and events, as message ids with arguments."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Option, Text
from engine.lewis_clark.content import CHARACTERS, CardId, PlaceId
from engine.lewis_clark.effects import RESOURCES, Resource


def card_text(card: CardId) -> Text:
    return Text(f"card-{card}")


def place_text(place: PlaceId) -> Text:
    return Text(f"place-{place}")


def resource_text(kind: Resource, number: int) -> Text:
    return Text(f"of-{kind}", {"number": number})


def goods_text(goods: Mapping[Resource, int], indians: int = 0) -> Text:
    """What is paid, taken or thrown away: one to seven kinds of things, or nothing."""
    parts = [resource_text(kind, goods[kind]) for kind in RESOURCES if goods.get(kind)]
    if indians:
        parts.append(Text("of-indians", {"number": indians}))
    return Text(f"list-{len(parts)}", dict(zip("abcdefg", parts, strict=False)))


def card_option(card: CardId) -> Option:
    return Option(card, card_text(card), CHARACTERS[card].role or card)


def place_option(place: PlaceId) -> Option:
    return Option(place, place_text(place), place, place)


def kind_option(kind: Resource) -> Option:
    return Option(kind, Text(f"resource-{kind}"), kind)


def word_option(key: str) -> Option:
    """An option that is a plain word."""
    return Option(key, Text(f"choice-{key}"))
