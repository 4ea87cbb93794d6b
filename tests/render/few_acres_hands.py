"""Hands and close-ups of cards of A Few Acres of Snow, for tests and for looking at pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core import Config, Rng
from engine.few_acres.content import CARDS, SIDES, CardId, Side
from engine.few_acres.setup import deal
from engine.few_acres.state import Attack, State, sorted_cards
from engine.few_acres.view import View, view_of
from render.drawing import Words
from render.few_acres import FewAcres
from render.scene import Scene
from tests.engine.few_acres.table import BRITISH, FRENCH, SEATS, card_of, layout

USUAL = "quebec louisbourg montreal port-royal n-native-americans regular-infantry"
NINE = (
    "boston fort-st-john louisbourg fort-william-henry siege-artillery rangers governor trader "
    "home-support"
)
MANY = (
    NINE + " militia militia.2 militia.3 n-native-americans n-fortification indian-leader ships "
    "military-leader"
)
RESERVES: dict[Side, str] = {
    "british": "militia rangers regular-infantry.2 settlers ships",
    "french": "militia n-fortification priest priest.2 n-settlers",
}
DISCARDS: dict[Side, str] = {
    "british": "albany deerfield n-settlers.2 baltimore",
    "french": "coureurs-de-bois fort-niagara oswego detroit",
}
SIEGES: dict[Side, str] = {
    "british": "louisbourg +3 siege-artillery ships.2 french:militia.2",
    "french": "halifax -2 regular-infantry french:port-royal british:regular-infantry.3",
}
LONG_TOO = ("nine", "sieges")  # also with the longest names


def views() -> dict[str, View]:
    """Named views of who holds the cards."""
    return {
        "start": view_of(layout(), BRITISH),
        "usual": view_of(layout(french=USUAL, sieges={"british": "louisbourg +3"}), FRENCH),
        "nine": view_of(layout(british=NINE, board={"fort-william-henry": "british"}), BRITISH),
        "many": view_of(layout(british=MANY, board={"fort-william-henry": "british"}), BRITISH),
        "sieges": view_of(sieges(), BRITISH),
        "attack": view_of(attack(), FRENCH),
        "spectator": view_of(sieges(), None),
        "auction": view_of(deal(Config(2, {"sides": "bid"}), Rng(1)), BRITISH),
        "british-all": view_of(owner_of_all("british"), SEATS["british"]),
        "french-all": view_of(owner_of_all("french"), SEATS["french"]),
        "no-cards": view_of(owner_of_all("british", hand=False), BRITISH),
    }


def sieges() -> State:
    """Cards everywhere where they can be."""
    return layout(
        british="boston regular-infantry new-york n-native-americans n-native-americans.2",
        french="louisbourg trader",
        reserves=RESERVES,
        discards=DISCARDS,
        sieges=SIEGES,
        board={"halifax": "british", "fort-niagara": "french", "oswego": "french"},
    )


def attack() -> State:
    """A raid with two cards that the French must answer."""
    state = layout(british="rangers n-native-americans", reserves={"french": "militia"})
    british = state.players["british"]
    state.attack = Attack("raid", "british", list(british.hand), "gaspe")
    british.hand = []
    return state


def owner_of_all(side: Side, hand: bool = True) -> State:
    """A side that has every card it can have, in hand or on its discard pile."""
    state = layout()
    player = state.players[side]
    cards = list(sorted_cards([card for card in CARDS if CARDS[card].owner in (side, "neutral")]))
    player.hand, player.discard = (cards, []) if hand else ([], cards)
    player.deck, player.locations, player.empire, player.reserve = [], [], [], []
    state.neutral = []
    return state


def holding(side: Side, cards: Iterable[CardId]) -> View:
    """What a side sees that has just these cards in hand; it holds no place but its first ones."""
    words = " ".join(cards)
    if side == "british":
        return view_of(layout(british=words), BRITISH)
    return view_of(layout(french=words), FRENCH)


def kinds_of(side: Side) -> list[CardId]:
    """A card of each kind that a side can have."""
    kinds = dict.fromkeys(
        CARDS[card].kind for card in CARDS if CARDS[card].owner in (side, "neutral")
    )
    unused = {"f-bateaux"}  # left in the box by the second edition
    return [card_of(side, kind) for kind in kinds if kind not in unused]


def batches(number: int) -> Iterator[View]:
    """Hands of *number* cards that show every kind there is."""
    for side in SIDES:
        kinds = kinds_of(side)
        for start in range(0, len(kinds), number):
            yield holding(side, kinds[start : start + number])


def scenes(words: Words, theme: str, stages: Iterable[str] = ()) -> Iterator[tuple[str, Scene]]:
    """Named hands, and the close-ups of cards."""
    drawing, named = FewAcres(), views()
    for stage in stages or named:
        view = named[stage]
        hand = drawing.hand(view, words, theme)
        if hand is not None:
            yield f"hand_{stage}", hand
        for which in drawing.details(view):
            if which.startswith(("cards-", "piles-", "locations-")):
                yield f"{which}_{stage}", drawing.detail(view, which, words, theme)
