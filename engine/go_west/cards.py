"""What players may look up: the action cards, the scoring cards and the double-turn token."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.core import Lookup, Text
from engine.go_west.content import kind
from engine.go_west.scoring import SCORING_PRICES
from engine.go_west.texts import card_text
from engine.go_west.view import Card

RULES = (
    "aim",
    "turn",
    "cards",
    "blocks",
    "wagons",
    "scoring",
    "selling",
    "paying",
    "double",
    "end",
    "variants",
)
# Which of them explains a question, or a command.
TOPICS: Mapping[str, str] = MappingProxyType(
    {
        "turn": "turn",
        "play": "cards",
        "play.pay": "paying",
        "play.elsewhere": "cards",
        "play.wagons": "wagons",
        "score": "paying",
        "sell": "selling",
        "/play": "cards",
        "/score": "scoring",
        "/sell": "selling",
        "/double": "double",
    }
)
# The steps of the guide through a first match, by the questions that they come with.
GUIDE: Mapping[str, str] = MappingProxyType(
    {
        "turn.action": "turn",
        "play.card": "card",
        "play.pay": "pay",
        "score.pay": "pay",
        "play.elsewhere": "discs",
        "play.wagons": "wagons",
        "sell.card": "sell",
        "turn.end": "end",
    }
)


def lookups(deck: Mapping[str, Card]) -> tuple[Lookup, ...]:
    """One entry for each kind of card, in the order of the deck."""
    kinds = {kind(card.id): card for card in deck.values()}
    cards = [Lookup(name, card_text(card), says(card)) for name, card in kinds.items()]
    scorings = [
        Lookup(
            f"scoring-{number}",
            Text("scoring-card", {"number": number}),
            Text("scoring-card-says", {"number": number, "price": price}),
        )
        for number, price in enumerate(SCORING_PRICES, 1)
    ]
    token = Lookup("double-turn", Text("double-token"), Text("double-token-says"))
    return (*cards, *scorings, token)


def says(card: Card) -> Text:
    """What a card makes its player do."""
    if card.region is None:
        return Text("says-wagons", {"wagons": card.wagons, "price": card.price})
    shown = "plus" if card.elsewhere else ("one", "two")[card.discs - 1]
    region = Text(card.region)
    return Text(f"says-{shown}", {"region": region, "wagons": card.wagons, "price": card.price})
