"""Every place, link and card is what is printed, and every card can do that and no more."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.few_acres.content import CARDS, KINDS, LINKS, PLACES, SIDES, Side, foe_of
from engine.few_acres.state import State
from tests.engine.few_acres.printed import (
    BRITISH_LOCATIONS,
    EMPIRE,
    FRENCH_LOCATIONS,
    empire_words,
    link_word,
    location_words,
    place_words,
    routes,
    rows,
)
from tests.engine.few_acres.printed import LINKS as PRINTED_LINKS
from tests.engine.few_acres.printed import PLACES as PRINTED_PLACES
from tests.engine.few_acres.table import layout, offered, play, started

PRINTED = rows(EMPIRE)
HELD = [
    (side, kind)
    for side in SIDES
    for kind, card in KINDS.items()
    if card.owner in (side, "neutral")
]
# The French can raid Fort Halifax and the British Quebec, with one card each.
BOARD = {"fort-halifax": "british village", "kennebec": "neutral"}
TARGETS: dict[Side, str] = {"french": "fort-halifax", "british": "quebec"}
RAIDERS: dict[Side, str] = {"french": "coureurs-de-bois", "british": "rangers"}

every_card = pytest.mark.parametrize(("side", "card"), HELD)


def holding(side: Side, card: str, active: Side, other: str = "") -> State:
    """A state in which a side holds that card alone, and the other side another one."""
    hands = {side: card, foe_of(side): other}
    return layout(
        options={"edition": "december-2011"}, board=BOARD, active=active,
        british=hands["british"], french=hands["french"],
    )  # fmt: skip


# What is printed


def test_the_places() -> None:
    actual = {place.id: set(place_words(place)) for place in PLACES.values()}

    assert rows(PRINTED_PLACES) == actual


@pytest.mark.parametrize("kind", PRINTED_LINKS)
def test_the_links(kind: str) -> None:
    actual = sorted(link_word(link) for link in LINKS if link.kind == kind)

    assert sorted(PRINTED_LINKS[kind].split()) == actual


@pytest.mark.parametrize(
    ("side", "table"), [("british", BRITISH_LOCATIONS), ("french", FRENCH_LOCATIONS)]
)
def test_the_location_cards(side: str, table: str) -> None:
    actual = {
        card.place: (
            {*location_words(card)},
            {how: {*places} for how, places in card.routes.items()},
        )
        for card in CARDS.values()
        if card.owner == side and card.place
    }

    assert routes(table) == actual


def test_the_empire_and_neutral_cards() -> None:
    cards = [card for card in CARDS.values() if card.place is None]
    copies = Counter(card.kind for card in cards)
    start = Counter(card.kind for card in cards if card.start)

    actual = {
        kind: {*empire_words(KINDS[kind], number, start[kind])} for kind, number in copies.items()
    }

    assert PRINTED == actual


# What each card can do, and what it can't


@every_card
def test_who_raids_alone(side: Side, card: str) -> None:
    keys = offered(started(holding(side, card, side)), side)

    assert ("raids" in PRINTED.get(card, ())) == (f"raid.{TARGETS[side]}" in keys)


@every_card
def test_who_ambushes(side: Side, card: str) -> None:
    keys = offered(started(holding(side, card, side)), side)

    assert ("ambushes" in PRINTED.get(card, ())) == (f"ambush.{card}" in keys)


@every_card
def test_who_lengthens_a_raid(side: Side, card: str) -> None:
    first = f"{side[0]}-{RAIDERS[side]}"
    place = {"british": "trois-rivieres", "french": "pemaquid"}[side]  # two cards away
    lengthens = bool({"raids", "lengthens-raid"} & PRINTED.get(card, set()))

    keys = offered(started(holding(side, " ".join({first, card}), side)), side)

    assert (lengthens and card != first) == (f"raid.{place}" in keys)


@every_card
def test_who_takes_natives(side: Side, card: str) -> None:
    keys = offered(started(holding(side, card, side)), side)

    assert ("takes-natives" in PRINTED.get(card, ())) == ("natives" in keys)


@every_card
def test_what_blocks_a_raid(side: Side, card: str) -> None:
    attacker = foe_of(side)
    target = TARGETS[attacker]
    state = holding(side, card, attacker, RAIDERS[attacker])
    blocks = "blocks-raid" in PRINTED.get(card, ()) or card == f"{side[0]}-{target}"
    money = state.players[side].money

    match = play(state, f"{attacker} raid.{target}")
    assert [*([card] if blocks else []), "none"] == offered(match, side)
    play(match, f"{side} {offered(match, side)[0]}")

    assert blocks == (target in match.state.board and not match.state.players[side].hand)
    assert money == match.state.players[side].money  # to block costs nothing


@every_card
def test_what_blocks_an_ambush_and_what_it_hits(side: Side, card: str) -> None:
    attacker = foe_of(side)
    state = holding(side, card, attacker, RAIDERS[attacker])
    words = PRINTED.get(card, set())
    blocks = [f"block.{card}"] if "blocks-ambush" in words else []
    hits = [f"hand.{card}"] if "vulnerable" in words else ["show"]
    money = state.players[side].money

    match = play(state, f"{attacker} ambush.{attacker[0]}-{RAIDERS[attacker]}")
    assert [*blocks, *hits] == offered(match, side)
    play(match, f"{side} {offered(match, side)[0]}")

    player = match.state.players[side]
    assert ([card] if blocks else []) == player.discard
    assert ("vulnerable" in words) == (card in player.empire and card not in player.hand)
    assert money == player.money  # to block costs nothing


@pytest.mark.parametrize(("side", "card"), [each for each in HELD if "governor" in each[1]])
def test_both_governors_put_cards_back(side: Side, card: str) -> None:
    state = holding(side, f"{card} n-settlers", side)

    match = play(state, f"{side} governor", f"{side} n-settlers")

    assert [card] == match.state.players[side].discard
    assert "n-settlers" in match.state.neutral


@pytest.mark.parametrize(
    ("side", "card"), [each for each in HELD if "fortifies" in PRINTED.get(each[1], ())]
)
def test_every_fortification_fortifies(side: Side, card: str) -> None:
    place = {"british": "pemaquid", "french": "gaspe"}[side]

    match = play(holding(side, f"{side[0]}-{place} {card}", side), f"{side} fortify.{place}")

    assert match.state.board[place].fortified
    assert [f"{side[0]}-{place}", card] == match.state.players[side].discard
