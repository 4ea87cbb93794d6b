"""Content files: a mistake stops the start, and its place is named."""

from __future__ import annotations

import pytest

from engine.core.content import Content, ContentError, load, parse
from engine.toy.content import Deck, check_deck


class Card(Content, frozen=True):
    id: str
    price: int = 1


class Cards(Content, frozen=True):
    cards: list[Card]


def fault(text: str) -> str:
    with pytest.raises(ContentError) as caught:
        parse(text, Cards, "deck.toml")
    return str(caught.value)


def test_content_is_read_into_structs() -> None:
    assert Cards(cards=[Card(id="a", price=2)]) == parse(
        "[[cards]]\nid = 'a'\nprice = 2\n", Cards, "deck.toml"
    )


def test_a_misspelt_field_is_named_with_its_place() -> None:
    assert "deck.toml, cards number 2: Object contains unknown field `prise`" == fault(
        "[[cards]]\nid = 'a'\n[[cards]]\nid = 'b'\nprise = 2\n"
    )


def test_a_wrong_value_is_named_with_its_place() -> None:
    assert "deck.toml, cards number 1.price: Expected `int`, got `str`" == fault(
        "[[cards]]\nid = 'a'\nprice = 'two'\n"
    )


def test_what_is_missing_is_named() -> None:
    assert "deck.toml: Object missing required field `cards`" == fault("")


def test_what_is_no_toml_is_refused_with_its_line() -> None:
    assert "line 1" in fault("cards = [[[ = 1\n")


def test_what_is_nested_without_end_is_refused() -> None:
    assert fault("x = " + "[" * 100_000).startswith("deck.toml: ")


def test_files_below_data_are_read_by_name() -> None:
    assert Deck(raid=8, block=8, spice=8) == load("toy/deck.toml", Deck)


@pytest.mark.parametrize(
    "deck", ["raid = 4\nblock = 4\nspice = 4\n", "raid = 13\nblock = 9\nspice = 0\n"]
)
def test_a_deck_that_cannot_be_dealt_is_refused(deck: str) -> None:
    with pytest.raises(ContentError, match=r"deck\.toml"):
        check_deck(deck)
