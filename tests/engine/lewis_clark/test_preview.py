"""What is said of an action, a price or a camp before it is chosen, with the true numbers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core import Match, Number, One, Text
from engine.lewis_clark.content import PLACES
from engine.lewis_clark.journal import discards_for, price_of
from engine.lewis_clark.paying import begin
from engine.lewis_clark.preview import (
    camp_preview,
    card_preview,
    discard_preview,
    place_preview,
    recruit_preview,
    strength_preview,
)
from engine.lewis_clark.texts import goods_text
from engine.lewis_clark.ways import way_text, ways_of
from tests.engine.lewis_clark.table import (
    BLUE,
    GREEN,
    LEWIS,
    ORANGE,
    YELLOW,
    asked,
    layout,
    play,
)

JOURNAL = "hay yellept big-white black-cat sacagawea"


def said(text: Text) -> dict[str, int]:
    """The numbers in a text and all that it is made of, by the message they stand in."""
    return dict(_numbers(text))


def _numbers(text: Text) -> Iterator[tuple[str, int]]:
    for name, value in text.args.items():
        if isinstance(value, Text):
            yield from _numbers(value)
        elif isinstance(value, int):
            yield (f"{text.id}.{name}", value)


def test_a_collector_is_offered_with_the_badges_that_count_and_its_own() -> None:
    state = layout(4, areas={ORANGE: "francois-labiche+1", YELLOW: "thomas-p-howard+1"})
    # McNeal's own badge, and one with each neighbour.
    assert {"of-wood.number": 3} == said(card_preview(state, BLUE, "hugh-mcneal"))
    assert {"of-food.number": 1} == said(card_preview(state, BLUE, "seaman"))


def test_the_card_beneath_adds_its_strength_and_its_badge() -> None:
    # The rulebook's example: five wood badges, strength two.
    areas = {ORANGE: "francois-labiche/john-b-thompson", YELLOW: "thomas-p-howard+1"}
    state = layout(4, areas=areas, active=BLUE)

    gives = strength_preview(state, BLUE, "hugh-mcneal", "pierre-cruzatte", 0)

    assert {
        "with-strength.strength": 2, "of-wood.number": 5, "brings-goods.strength": 2,
    } == said(gives)  # fmt: skip
    match = Match.resume(LEWIS, state)
    play(match, "turn.action hugh-mcneal", "play.beneath pierre-cruzatte", "play.indians 0")
    question = asked(match)
    assert isinstance(question, Number)
    assert 5 * 2 == question.most


def test_a_card_beneath_with_another_badge_adds_none() -> None:
    state = layout(2)
    gives = strength_preview(state, ORANGE, "john-b-thompson", "york", 2)
    assert (1, 3) == (said(gives)["of-wood.number"], said(gives)["with-strength.strength"])


def test_indians_add_strength_and_no_badge() -> None:
    state = layout(2)
    gives = said(strength_preview(state, ORANGE, "york", None, 3))
    assert (1, 3) == (gives["of-food.number"], gives["brings-goods.strength"])


def test_who_sits_across_the_table_adds_no_badge() -> None:
    state = layout(4, areas={YELLOW: "silas-goodrich+1"})
    assert {"of-food.number": 1} == said(card_preview(state, ORANGE, "york"))
    assert {"of-food.number": 2} == said(card_preview(state, GREEN, "john-colter"))


def test_each_of_several_kinds_is_counted() -> None:
    state = layout(2, areas={BLUE: "seaman/hugh-mcneal"})
    text = card_preview(state, ORANGE, "hugh-heney")
    assert {"of-fur.number": 0, "of-food.number": 2, "of-wood.number": 1} == said(text)


def test_in_the_solo_game_occupied_places_add_their_badges() -> None:
    state = layout(1, village={"hunting": 1, "shamanism": 1})
    gives = said(strength_preview(state, ORANGE, "york", "francois-labiche", 1))
    assert (3, 3) == (gives["of-food.number"], gives["with-strength.strength"])


@pytest.mark.parametrize(
    ("card", "message", "number"),
    [
        ("joseph-gravelines", "brings-recruit.number", 6),
        ("john-boley", "brings-camp.number", 3),
        ("nicholas-jarrot", "brings-river.number", 6),
        ("cut-nose", "brings-mountain.number", 3),
        ("f-antoine-larocque", "brings-jump.number", 1),
    ],
)
def test_a_lasting_effect_is_offered_with_what_its_strength_makes_of_it(
    card: str, message: str, number: int
) -> None:
    assert number == said(strength_preview(layout(), ORANGE, card, "sacagawea", 0))[message]


def test_a_lasting_effect_is_offered_flat_where_the_table_plays_so() -> None:
    state = layout(options={"lasting": "flat"})
    gives = said(strength_preview(state, ORANGE, "nicholas-jarrot", "sacagawea", 0))
    assert (2, 3) == (gives["brings-river.number"], gives["with-strength.strength"])


@pytest.mark.parametrize(("card", "uses"), [("william-clark", 3), ("hay", 1), ("little-raven", 1)])
def test_other_characters_are_offered_with_the_times_they_can_be_used(card: str, uses: int) -> None:
    gives = said(strength_preview(layout(), ORANGE, card, "francois-labiche", 1))
    assert uses == gives["brings-uses.uses"]


def test_an_action_is_offered_with_its_prices_and_what_they_buy() -> None:
    text = card_preview(layout(), ORANGE, "william-clark")
    ways = text.args["does"]
    assert isinstance(ways, Text)
    assert "or-3" == ways.id
    bought = [(each.id, said(each)) for each in ways.args.values() if isinstance(each, Text)]
    assert [
        ("way", {"of-food.number": 1, "gain-river.spaces": 2}),
        ("way", {"of-canoe.number": 1, "gain-river.spaces": 4}),
        ("way", {"of-horse.number": 1, "gain-mountain.spaces": 2}),
    ] == bought


def test_who_counts_is_offered_with_what_is_counted_now() -> None:
    state = layout(village={"hunting": 1, "horse-trade": 2})
    text = card_preview(state, ORANGE, "daniel-boone")
    assert {"of-any.number": 2, "gain-river.spaces": 4} == said(text)


def test_places_are_offered_with_their_prices() -> None:
    state = layout()
    assert {"of-wood.number": 2, "of-canoe.number": 1} == said(
        place_preview(state, "canoe-manufacturing")
    )
    assert {"of-fur.number": 1, "of-food.number": 1} == said(place_preview(state, "hunting"))
    for place in PLACES:
        assert Text(f"place-{place}") == place_preview(state, place).args["place"]


# Camp


@pytest.mark.parametrize(
    ("scouts", "space"),
    [({BLUE: 12}, 7), ({BLUE: 12, ORANGE: 7, YELLOW: 6}, 5), ({BLUE: 3}, -2), ({BLUE: -3}, -5)],
)
def test_a_camp_is_offered_with_its_time_and_the_space_it_takes_the_scout_to(
    scouts: dict[int, int], space: int
) -> None:
    state = layout(
        4, active=BLUE, hands={BLUE: "alexander-h-willard"},
        areas={BLUE: "seaman+1 hugh-mcneal+1"}, goods={BLUE: "wood 8"}, indians={BLUE: 0},
        scouts=scouts,
    )  # fmt: skip
    assert {"can-camp.time": 5, "can-camp.space": space} == said(camp_preview(state, BLUE))

    match = Match.resume(LEWIS, state)
    play(match, "turn.action camp")

    assert space == match.state.expeditions[BLUE].scout


def test_a_camp_without_time_is_offered_where_the_scout_is() -> None:
    state = layout(hands={ORANGE: ""}, goods={ORANGE: "wood 3"}, scouts={ORANGE: 9})
    assert {"can-camp.time": 0, "can-camp.space": 9} == said(camp_preview(state, ORANGE))


# Recruiting


def test_a_character_of_the_journal_is_offered_with_its_price() -> None:
    state = layout(journal=JOURNAL)
    prices = [said(recruit_preview(state, ORANGE, card)) for card in JOURNAL.split()]
    assert [
        {"of-fur.number": page, "of-equipment.number": strength}
        for page, strength in ((1, 1), (2, 2), (3, 2), (4, 3), (5, 3))
    ] == prices


def test_gravelines_lowers_the_price_that_is_said() -> None:
    state = layout(journal=JOURNAL, areas={ORANGE: "joseph-gravelines+2"})
    assert {"of-fur.number": 1, "of-equipment.number": 3} == said(
        recruit_preview(state, ORANGE, "sacagawea")
    )
    assert {"of-equipment.number": 3} == said(recruit_preview(state, ORANGE, "black-cat"))


def test_each_discard_is_offered_with_the_price_that_it_leaves() -> None:
    state = layout(4, active=BLUE, goods={BLUE: "fur 4 equipment 3"}, journal=JOURNAL)
    match = Match.resume(LEWIS, state)
    play(match, "turn.action black-cat")
    question = asked(match)
    assert isinstance(question, One)

    prices = {option.key: said(option.text) for option in question.options}

    fur = {"of-fur.number": 4}
    assert {**fur, "of-equipment.number": 3} == prices["none"]
    assert {**fur, "of-equipment.number": 2} == prices["hugh-mcneal"]
    assert {**fur, "of-equipment.number": 1} == prices["pierre-cruzatte"]


@pytest.mark.parametrize("card", JOURNAL.split())
def test_the_price_that_is_said_is_the_one_that_is_paid(card: str) -> None:
    state = layout(goods={ORANGE: "fur 5 equipment 3"}, journal=JOURNAL)
    for discarded in discards_for(state, ORANGE, card):
        text = discard_preview(state, ORANGE, card, discarded)
        assert goods_text(price_of(state, ORANGE, card, discarded).goods) == text.args["price"]
        match = Match.resume(LEWIS, state)
        play(match, f"turn.action {card}", f"recruit.discard {discarded or 'none'}")
        left = match.state.expeditions[ORANGE].resources
        price = said(text)
        assert 5 - price.get("of-fur.number", 0) == left["fur"]
        assert 3 - price.get("of-equipment.number", 0) == left["equipment"]


# Ways


def test_a_way_says_all_that_is_paid_and_where_the_scout_comes() -> None:
    state = layout(goods={ORANGE: "food 3"}, areas={ORANGE: "nicholas-jarrot+1"})
    begin(state, ORANGE, "william-clark", 3, apart=False)
    ways = ways_of(state, ORANGE)

    assert {"of-food.number": 1, "to-space-0.space": 2, "to-space-0.spaces": 2} == said(
        way_text(state, "william-clark", ways["food-to-2"])
    )
    assert {"of-food.number": 3, "to-space-1.space": 8, "to-space-1.spaces": 8} == said(
        way_text(state, "william-clark", ways["food-3-to-8"])
    )


def test_a_way_of_several_uses_says_all_that_it_brings() -> None:
    state = layout(goods={ORANGE: "wood 2 food 2"})
    begin(state, ORANGE, "p-antoine-tabeau", 2, apart=False)
    way = ways_of(state, ORANGE)["wood-2-food-2"]
    assert {"of-wood.number": 2, "of-food.number": 2, "of-canoe.number": 4} == said(
        way_text(state, "p-antoine-tabeau", way)
    )
