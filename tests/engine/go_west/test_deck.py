"""The deck, and what a host may put in its place: rulebook 3.3."""

from __future__ import annotations

import json
from collections import Counter

import msgspec
import pytest

from engine.core import Config, ContentError, Match
from engine.go_west.content import BUNDLED, BUNDLED_TEXT, check_deck, read_deck
from engine.go_west.view import REGIONS, Card
from tests.engine.go_west.table import GO_WEST


def test_the_deck_has_56_cards_as_in_the_rulebook() -> None:
    check_deck(BUNDLED_TEXT)

    assert 56 == len(BUNDLED)
    assert {0: 6, 1: 6, 2: 10, 3: 14, 4: 8, 5: 8, 6: 4} == Counter(
        card.price for card in BUNDLED.values()
    )
    assert {0: 12, 1: 14, 2: 14, 3: 14, 4: 2} == Counter(card.wagons for card in BUNDLED.values())


@pytest.mark.parametrize("region", REGIONS)
def test_each_region_has_twelve_cards_of_three_kinds_of_placing(region: str) -> None:
    shown = Counter(
        (card.discs, card.elsewhere) for card in BUNDLED.values() if card.region == region
    )

    assert {(1, False): 4, (2, True): 4, (2, False): 4} == shown


def test_the_one_card_that_is_known_is_there() -> None:
    assert Card("E22", "east", 2, False, 2, 5) == BUNDLED["E22"]


def test_eight_cards_move_wagons_alone() -> None:
    assert 8 == sum(card.region is None for card in BUNDLED.values())


def test_prices_follow_what_a_card_does() -> None:
    worth = {(0, False): -1, (1, False): 0, (2, True): 2, (2, False): 3}
    for card in BUNDLED.values():
        assert max(0, worth[card.discs, card.elsewhere] + card.wagons) == card.price


# What the checker refuses

ROW = '    { id = "E10", region = "east", discs = 1 },\n'


def changed(old: str, new: str) -> str:
    assert 1 == BUNDLED_TEXT.count(old)
    return BUNDLED_TEXT.replace(old, new)


FAULTS = {
    "not TOML": ("cards = [", "deck.toml"),
    "a field that there isn't": ('{ id = "E10", colour = 1 },', "cards number 1: "),
    "text for a number": ('{ id = "E10", wagons = "two" },', "cards number 1.wagons: "),
    "a region that there isn't": ('{ id = "E10", region = "ohio" },', "cards number 1.region: "),
    "three discs": ('{ id = "E10", region = "east", discs = 3 },', "cards number 1.discs: "),
    "a price below 0": ('{ id = "E10", region = "east", discs = 1, price = -1 },', "0 to 6"),
    "a price above 6": ('{ id = "E10", region = "east", discs = 1, price = 7 },', "0 to 6"),
    "five wagons": ('{ id = "E10", region = "east", discs = 1, wagons = 5 },', "0 to 4 moves"),
    "fewer than no wagons": ('{ id = "E10", wagons = -1 },', "0 to 4 moves"),
    "discs without a region": ('{ id = "E10", discs = 1 },', "a region if and only if"),
    "a region without discs": ('{ id = "E10", region = "east", wagons = 1 },', "a region if and"),
    "one disc elsewhere": (
        '{ id = "E10", region = "east", discs = 1, elsewhere = true },',
        "2 discs if one goes elsewhere",
    ),
    "a card that does nothing": ('{ id = "E10", price = 2 },', "discs or wagons"),
    "an id with a space": ('{ id = "E 10", region = "east", discs = 1 },', "an id of letters"),
    "no id": ('{ id = "", region = "east", discs = 1 },', "an id of letters"),
    "a first copy": ('{ id = "E10.1", region = "east", discs = 1 },', "an id of letters"),
    "the same id twice": ('{ id = "G10", region = "east", discs = 1 },', "the id is taken"),
    "a copy that differs": ('{ id = "W13.2", region = "east", discs = 1 },', "no copy of W13.2"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_card_that_cannot_be_played_is_refused_with_its_place(fault: str) -> None:
    row, says = FAULTS[fault]

    with pytest.raises(ContentError) as caught:
        check_deck(changed(ROW.strip(), row))

    assert says in str(caught.value)
    assert str(caught.value).startswith("deck.toml")


def test_a_deck_of_55_or_57_is_refused() -> None:
    with pytest.raises(ContentError, match="55 cards instead of 56"):
        check_deck(changed(ROW, ""))
    with pytest.raises(ContentError, match="57 cards instead of 56"):
        check_deck(changed(ROW, ROW + ROW.replace("E10", "E10.2")))


def deck_of(change: dict[str, object], only: str) -> str:
    """The bundled deck with *change* made to every card whose field says so."""
    field, _, value = only.partition("=")
    rows = [msgspec.structs.asdict(card) for card in BUNDLED.values()]
    for row in rows:
        if str(row[field]) == value:
            row.update(change)
    cards = [
        ", ".join(
            f"{name} = {json.dumps(value)}" for name, value in row.items() if value is not None
        )
        for row in rows
    ]
    return "\n".join(["cards = [", *(f"{{ {card} }}," for card in cards), "]"])


@pytest.mark.parametrize(
    ("only", "change", "missing"),
    [
        ("id=E22", {"price": 4}, "for the East with 2 discs, 2 wagons and price 5"),
        ("price=0", {"price": 1}, "that is free"),
        ("price=6", {"price": 5}, "of price 6"),
        ("region=None", {"region": "east", "discs": 1, "wagons": 4}, "with wagons alone"),
        ("wagons=4", {"wagons": 3}, "with 4 wagons"),
        ("region=great-plains", {"region": "west"}, "of the region great-plains"),
        ("region=midwest", {"region": "west"}, "of the region midwest"),
        ("region=west", {"region": "midwest"}, "of the region west"),
    ],
)
def test_a_deck_without_what_is_known_of_the_printed_one_is_refused(
    only: str, change: dict[str, object], missing: str
) -> None:
    with pytest.raises(ContentError, match=f"no card {missing}"):
        check_deck(deck_of(change, only))


# A host's own deck


def test_a_match_is_played_with_the_hosts_deck_and_keeps_it() -> None:
    text = changed('"T04", wagons = 4, price = 3', '"T04", wagons = 4, price = 6')
    text = text.replace('"T04.2", wagons = 4, price = 3', '"T04.2", wagons = 4, price = 6')

    match = Match.start(GO_WEST, Config(2, {}, {"deck": text}), 1)
    again = Match.from_json(GO_WEST, match.to_json())

    assert 6 == again.state.deck["T04"].price
    assert 3 == BUNDLED["T04"].price
    assert read_deck(text) == again.state.deck


def test_a_bad_deck_starts_no_match() -> None:
    with pytest.raises(ContentError):
        Match.start(GO_WEST, Config(2, {}, {"deck": "cards = []"}), 1)


def test_the_checker_is_what_hosts_are_shown() -> None:
    assert check_deck is GO_WEST.checks["deck"]
