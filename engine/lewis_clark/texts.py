"""What is said in options and events, as message ids with arguments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core import Option, Text
from engine.lewis_clark.content import CHARACTERS, CardId, PlaceId
from engine.lewis_clark.effects import RESOURCES, Cost, Resource

# Answers that are words of their own, wherever they are offered.
AGAIN = "again"
CAMP = "camp"
END = "end"
FEWER = "fewer"
NONE = "none"
STAY = "stay"
STOP = "stop"


def card_text(card: CardId) -> Text:
    return Text(f"card-{card}")


def place_text(place: PlaceId) -> Text:
    return Text(f"place-{place}")


def resource_text(kind: Resource, number: int) -> Text:
    return Text(f"of-{kind}", {"number": number})


def goods_text(goods: Mapping[Resource, int], indians: int = 0, times: int = 1) -> Text:
    """What is paid, taken or thrown away: one to seven kinds of things, or nothing."""
    parts = [resource_text(kind, goods[kind] * times) for kind in RESOURCES if goods.get(kind)]
    if indians:
        parts.append(Text("of-indians", {"number": indians}))
    return _listed(parts)


def cost_text(cost: Cost) -> Text | None:
    """What one repeat costs, some of it perhaps of one's choice; None if it is free."""
    parts = [resource_text(kind, number) for kind, number in cost.fixed.items()]
    for name, number in (
        ("of-any", cost.resources),
        ("of-different", cost.different),
        ("of-indians", cost.indians),
    ):
        if number:
            parts.append(Text(name, {"number": number}))
    return _listed(parts) if parts else None


def _listed(parts: Sequence[Text]) -> Text:
    return Text(f"list-{len(parts)}", _lettered(parts))


def either(parts: Sequence[Text]) -> Text:
    """One to three things to choose from."""
    return parts[0] if len(parts) == 1 else Text(f"or-{len(parts)}", _lettered(parts))


def _lettered(parts: Sequence[Text]) -> dict[str, str | int | Text]:
    return dict(zip("abcdefg", parts, strict=False))


def card_option(card: CardId) -> Option:
    return Option(card, card_text(card), CHARACTERS[card].role or card)


def place_option(place: PlaceId) -> Option:
    return Option(place, place_text(place), place, place)


def kind_option(kind: Resource) -> Option:
    return Option(kind, Text(f"resource-{kind}"), kind)


def word_option(key: str) -> Option:
    """An option that is a plain word."""
    return Option(key, Text(f"choice-{key}"))


def number_option(word: str, number: int) -> Option:
    """An option that is a number of things."""
    return Option(str(number), Text(word, {"number": number}))


def special_id(what: CardId | PlaceId) -> str:
    """What the code of a special action goes by: a role, else the character or place itself."""
    character = CHARACTERS.get(what)
    return character.role or what if character is not None else what
