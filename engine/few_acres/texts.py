"""What is said in options and events, as message ids with arguments."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core import Option, Text, player
from engine.few_acres.content import CARDS, CardId, PlaceId, Side
from engine.few_acres.state import State, by_kind, seat_of

_LETTERS = "abcdefg"


def card_text(card: CardId) -> Text:
    """A card's title: a location's is its place's name."""
    printed = CARDS[card]
    return Text(f"card-{printed.kind}") if printed.place is None else place_text(printed.place)


def place_text(place: PlaceId) -> Text:
    return Text(f"place-{place}")


def side_text(side: Side) -> Text:
    return Text(f"side-{side}")


def side_player(state: State, side: Side) -> Text:
    """The player of a side."""
    return player(seat_of(state, side))


def cards_text(cards: Sequence[CardId]) -> Text:
    """Any number of cards, or none."""
    return listed([card_text(card) for card in cards])


def listed(parts: Sequence[Text]) -> Text:
    """Up to seven things in one message; of more, the rest as its second part."""
    if len(parts) > len(_LETTERS):
        rest = listed(parts[len(_LETTERS) :])
        return Text("list-2", {"a": listed(parts[: len(_LETTERS)]), "b": rest})
    return Text(f"list-{len(parts)}", dict(zip(_LETTERS, parts, strict=False)))


def card_option(card: CardId, group: str | None = None) -> Option:
    return Option(card, card_text(card), CARDS[card].kind, CARDS[card].place, group)


def kind_options(cards: Iterable[CardId], group: str | None = None) -> tuple[Option, ...]:
    """One option for each kind among the cards."""
    return tuple(card_option(card, group) for card in by_kind(list(cards)))


def word_option(key: str) -> Option:
    """An option that is a plain word."""
    return Option(key, Text(f"choice-{key}"))
