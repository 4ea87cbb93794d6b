"""What players may look up: every card, token, item and tile, and the topics of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from engine.core import Lookup, Text
from engine.robinson.content import (
    ADVENTURES,
    BEASTS,
    CHARACTERS,
    EVENTS,
    ITEMS,
    MYSTERIES,
    SHEETS,
    STARTING,
    TABLE,
    WRECKAGE,
)
from engine.robinson.texts import card_text

RULES = (
    "round",
    "event",
    "morale",
    "production",
    "plan",
    "threat",
    "hunt",
    "build",
    "gather",
    "explore",
    "arrange",
    "rest",
    "dice",
    "pawns",
    "tokens",
    "adventures",
    "mysteries",
    "weather",
    "night",
    "demands",
    "wounds",
    "skills",
    "friday",
    "scenario",
    *(scenario for scenario in SHEETS if scenario != "castaways"),
    "end",
    "points",
)
# Which of them explains a question, or a command.
TOPICS: Mapping[str, str] = MappingProxyType(
    {
        "cast": "skills",
        "plan": "plan",
        "aside": "skills",
        "dice": "dice",
        "fight": "hunt",
        "animals": "weather",
        "clouds": "weather",
        "night": "night",
        "adventure": "adventures",
        "effect": "event",
        "arrange": "arrange",
        "build": "build",
        "gather": "gather",
        "invention": "build",
        "item": "demands",
        "item.free": "build",
        "level": "demands",
        "source": "demands",
        "tile": "demands",
        "tile.next": "explore",
        "terrain": "demands",
        "camp": "night",
        "corral": "build",
        "shortcut": "build",
        "production": "production",
        "morale": "morale",
        "mystery": "mysteries",
        "token": "explore",
        "helmet": "wounds",
        "heal": "wounds",
        "hunt": "hunt",
        "disease": "adventures",
        "arrow": "wounds",
        "pile": "scenario",
        "fog": "cursed-island",
        "ash": "volcano-island",
        "cannibals": "cannibal-island",
        "plow": "robinson-family",
        "double": "king-kong-island",
        "firecracker": "king-kong-island",
        "/unready": "plan",
        "/unsay": "round",
        "/say": "round",
        "/choose": "round",
    }
)
# The steps of the guide through a first match, by the questions that they come with.
GUIDE: Mapping[str, str] = MappingProxyType(
    {
        "cast": "cast",
        "plan.pawn": "plan",
        "plan.action": "action",
        "plan.pay": "pay",
        "dice": "dice",
        "adventure": "adventure",
        "effect": "vote",
        "night": "night",
    }
)


def lookups() -> tuple[Lookup, ...]:
    """Every card by its id: what is printed on it in our own words."""
    return tuple(_lookups())


def _lookups() -> Iterator[Lookup]:
    for deck in (EVENTS, WRECKAGE, ADVENTURES, MYSTERIES, BEASTS, STARTING):
        # The ids say which deck: "build-accident" is an adventure of building.
        yield from (_lookup(card, card.partition("-")[0]) for card in deck)
    yield from (_lookup(token.id, "token") for token in TABLE.tokens if not token.sign)
    yield from (_lookup(item, "item") for item in ITEMS)
    shown: set[str] = set()
    for sheet in SHEETS.values():
        yield from (_lookup(token) for token in sheet.signs if token not in shown)
        yield from (_lookup(item.id) for item in sheet.items)
        shown.update(sheet.signs)
    for who in CHARACTERS:
        title = Text(f"character-{who}")
        yield Lookup(who, title, Text(f"{title.id}-says"))


def _lookup(card: str, deck: str = "") -> Lookup:
    title = card_text(card)
    says = Text(f"{title.id}-says")
    return Lookup(card, title, says, Text("deck", {"deck": deck}) if deck else None)
