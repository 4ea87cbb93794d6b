"""What is printed, and the faults that a content file may have."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import ContentError
from engine.robinson import content
from engine.robinson.content import (
    ADVENTURES,
    BEASTS,
    EVENTS,
    ISLAND,
    ITEMS,
    MYSTERIES,
    STARTING,
    TABLE,
    TILES,
    WRECKAGE,
    copies_of,
    face,
)
from engine.robinson.effects import special_rules
from engine.robinson.specials import RULES

replace = msgspec.structs.replace


def test_the_printed_totals() -> None:
    assert 73 == sum(card.copies for card in EVENTS.values())
    assert 3 == len(WRECKAGE)
    assert 90 == sum(card.copies for card in ADVENTURES.values())
    assert 52 == len(MYSTERIES)
    assert 16 == len(BEASTS)
    assert 30 == len(ITEMS)
    assert 8 == len(STARTING)
    assert 22 == sum(token.copies for token in TABLE.tokens)
    assert 11 == len(TILES)


def test_beasts_are_as_strong_as_printed() -> None:
    strengths = sorted(beast.strength for beast in BEASTS.values())
    assert [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 6] == strengths
    assert 48 == sum(beast.food for beast in BEASTS.values())
    assert 17 == sum(beast.hides for beast in BEASTS.values())
    assert -16 == sum(beast.weapon for beast in BEASTS.values())


def test_threat_needs_add_up() -> None:
    needs = [(card, need) for card in EVENTS.values() for need in card.needs]
    shovels = sum(card.copies for card, need in needs if need.item == "shovel")
    weapons = sum(card.copies for card, need in needs if need.weapon)
    assert 16 + 3 == shovels
    assert 12 == weapons
    assert 4 == sum(card.copies for card in EVENTS.values() if card.pawns == 2)


def test_copies_of_a_card_end_in_numbers() -> None:
    assert ["a", "a.2", "a.3"] == copies_of("a", 3)
    assert "a" == face("a.2") == face("a")


def test_every_special_rule_has_code_and_every_code_a_card() -> None:
    printed = [*EVENTS.values(), *ADVENTURES.values(), *MYSTERIES.values()]
    assert set(RULES) == special_rules(printed)


def test_an_event_too_many_stops_the_start() -> None:
    frost = EVENTS["event-frost"]
    with pytest.raises(ContentError, match="icons"):
        content.check_events([*EVENTS.values(), frost], WRECKAGE.values())


def test_an_adventure_too_few_stops_the_start() -> None:
    with pytest.raises(ContentError, match="decks"):
        content.check_adventures(list(ADVENTURES.values())[1:])


def test_an_item_that_needs_what_there_is_not_stops_the_start() -> None:
    bow = replace(ITEMS["bow"], items=("arrow",))
    with pytest.raises(ContentError, match="bow: items"):
        content.check_items([bow if each.id == "bow" else each for each in ITEMS.values()], [])


def test_a_space_that_only_one_side_knows_stops_the_start() -> None:
    wrong = replace(ISLAND, next_to=((1, 3), *ISLAND.next_to[1:]))
    with pytest.raises(ContentError, match="space 4"):
        content.check_island(wrong)


def test_a_die_of_seven_faces_stops_the_start() -> None:
    weather = replace(TABLE.weather, hungry=(*TABLE.weather.hungry, "none"))
    with pytest.raises(ContentError, match="six faces"):
        content.check_table(replace(TABLE, weather=weather))


def test_an_id_taken_twice_stops_the_start() -> None:
    with pytest.raises(ContentError, match="twice"):
        content.by_id([BEASTS["beast-fox"], BEASTS["beast-fox"]])
