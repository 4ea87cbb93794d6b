"""What can be looked up."""

from __future__ import annotations

from engine.core import Text
from tests.engine.go_west.table import GO_WEST

CARDS = {card.id: card for card in GO_WEST.cards}


def test_each_kind_of_card_is_listed_once_and_the_scoring_cards_and_the_token_besides() -> None:
    assert 48 + 4 + 6 + 1 == len(GO_WEST.cards) == len(CARDS)
    assert "T01" in CARDS
    assert "T01.2" not in CARDS


def test_a_card_says_what_it_does() -> None:
    shown = {"region": Text("midwest"), "wagons": 2, "price": 4}

    assert Text("card-plus", shown) == CARDS["MP2"].title  # type: ignore[arg-type]
    assert Text("says-plus", shown) == CARDS["MP2"].says  # type: ignore[arg-type]
    assert Text("says-wagons", {"wagons": 4, "price": 3}) == CARDS["T04"].says


def test_scoring_cards_name_their_prices() -> None:
    prices = [CARDS[f"scoring-{number}"].says.args["price"] for number in range(1, 7)]

    assert [1, 3, 6, 10, 15, 16] == prices


def test_the_game_is_named_and_shown_as_agreed() -> None:
    assert ("go_west", "west", False) == (GO_WEST.name, GO_WEST.command, GO_WEST.hidden)
    assert ["play", "score", "sell", "double", "end"] == [verb.name for verb in GO_WEST.verbs]
