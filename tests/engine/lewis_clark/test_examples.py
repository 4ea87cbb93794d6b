"""The worked examples of the English and the Czech rulebook, played as whole turns.

Karine of the English book is Katka in the Czech one, and Cédrick is Honza and Zdeněk.
"""

from __future__ import annotations

import pytest

from engine.core import Match, Number, One
from engine.lewis_clark.state import State
from tests.engine.lewis_clark.table import (
    BLUE,
    GREEN,
    LEWIS,
    ORANGE,
    YELLOW,
    LewisMatch,
    asked,
    goods_of,
    keys,
    layout,
    play,
)

JULIE, KARINE, FILIP, HONZA = ORANGE, BLUE, YELLOW, GREEN


def match_of(state: State) -> LewisMatch:
    return Match.resume(LEWIS, state)


def goods(match: LewisMatch, seat: int) -> dict[str, int]:
    return {kind: n for kind, n in match.state.expeditions[seat].resources.items() if n}


@pytest.mark.parametrize(
    ("beneath", "indians", "times"), [("york", 0, 1), ("none", 2, 2), ("york", 2, 3)]
)
def test_example_of_an_action_performed_once_twice_and_three_times(
    beneath: str, indians: int, times: int
) -> None:
    state = layout(goods={JULIE: "food 3"}, indians={JULIE: 2})
    match = match_of(state)

    play(match, "turn.action william-clark", f"play.beneath {beneath}", f"play.indians {indians}")

    price = "food" if times == 1 else f"food-{times}"
    assert f"{price}-to-{2 * times}" in keys(asked(match))
    assert not any(key.startswith(f"food-{times + 1}-") for key in keys(asked(match)))
    assert times == match.state.expeditions[JULIE].area[0].strength


@pytest.mark.parametrize(("used", "space"), [("food-2-to-4", 4), ("food-to-2", 2), ("stop", 0)])
def test_example_of_a_strength_of_three_used_twice_once_or_not_at_all(
    used: str, space: int
) -> None:
    match = match_of(layout(goods={JULIE: "food 3"}, indians={JULIE: 3}))
    play(match, "turn.action william-clark", "play.beneath none", "play.indians 3")

    play(match, f"act.way {used}", *(["act.again stop"] if space else []))

    assert space == match.state.expeditions[JULIE].scout
    assert "turn.action" == asked(match).id


def test_example_of_katka_who_makes_canoes_where_three_indians_are() -> None:
    state = layout(
        4, active=KARINE, goods={KARINE: "wood 4"}, indians={KARINE: 2},
        village={"canoe-manufacturing": 3},
    )  # fmt: skip
    match = match_of(state)

    play(match, "turn.action canoe-manufacturing", "village.indians 2")
    play(match, "act.way wood-4", "act.take canoe-2")

    assert {"canoe": 2} == goods(match, KARINE)
    assert 5 == match.state.village["canoe-manufacturing"]
    assert 0 == match.state.expeditions[KARINE].indians


def test_example_of_filip_who_hunts_and_closes_it_to_all_others() -> None:
    match = match_of(layout(4, active=FILIP, goods={FILIP: ""}))

    play(match, "turn.action hunting", "act.take fur-1-food-1", "turn.action end")

    assert {"fur": 1, "food": 1} == goods(match, FILIP)
    assert [HONZA] == list(match.pending)
    assert "hunting" not in keys(asked(match))
    assert "craftsmanship" in keys(asked(match))


def test_example_of_cedrick_who_recruits_black_cat_for_hugh_mcneal() -> None:
    state = layout(
        4, active=BLUE, goods={BLUE: "fur 4 equipment 2"},
        journal="hay yellept big-white black-cat sacagawea",
    )  # fmt: skip
    match = match_of(state)
    assert "black-cat" in keys(asked(match))

    play(match, "turn.action black-cat")
    assert "hugh-mcneal" in keys(asked(match))
    assert "none" not in keys(asked(match))  # two equipment are too few without a discard
    play(match, "recruit.discard hugh-mcneal")

    assert {} == goods(match, BLUE)
    assert "black-cat" in match.state.expeditions[BLUE].hand
    assert ["hugh-mcneal"] == match.state.discard
    assert ["hay", "yellept", "big-white", "sacagawea"] == match.state.journal[:4]
    assert 5 == len(match.state.journal)


def test_example_of_karine_who_camps_for_five_time() -> None:
    state = layout(
        4, active=KARINE,
        hands={KARINE: "alexander-h-willard"},
        areas={KARINE: "seaman+1 hugh-mcneal+1"},
        goods={KARINE: "wood 3 food 3 fur 2"},
        indians={KARINE: 0},
        scouts={KARINE: 12},
    )  # fmt: skip
    match = match_of(state)
    assert (5, 7) == tuple(asked_option(match, "camp").values())

    play(match, "turn.action camp")

    karine = match.state.expeditions[KARINE]
    assert (7, 7, 2, []) == (karine.scout, karine.camp, karine.indians, karine.area)
    assert {"alexander-h-willard", "seaman", "hugh-mcneal"} == set(karine.hand)


def asked_option(match: LewisMatch, key: str) -> dict[str, object]:
    question = asked(match)
    assert isinstance(question, One)
    return next(dict(option.text.args) for option in question.options if option.key == key)


def test_example_of_karine_who_may_take_ten_wood_and_keeps_seven() -> None:
    # McNeal on Cruzatte show two wood badges; her neighbours three.
    state = layout(
        4, active=KARINE, goods={KARINE: ""},
        areas={JULIE: "francois-labiche/john-b-thompson", FILIP: "thomas-p-howard+1"},
    )  # fmt: skip
    match = match_of(state)

    play(match, "turn.action hugh-mcneal", "play.beneath pierre-cruzatte", "play.indians 0")
    question = asked(match)
    assert isinstance(question, Number)
    assert (0, 10) == (question.least, question.most)
    play(match, "act.amount 7")

    assert {"wood": 7} == goods(match, KARINE)


def test_example_of_julie_who_welcomes_four_indians_of_the_powwow() -> None:
    state = layout(
        4, village={"hunting": 1, "horse-trade": 2},
        journal="hay yellept big-white black-cat sacagawea", pile="old-toby weuche",
    )  # fmt: skip
    stock = state.indians
    match = match_of(state)

    play(match, "turn.action francois-labiche", "play.beneath york", "play.indians 0")
    assert ["4", "3", "2", "1", "0", "stop"] == keys(asked(match))
    play(match, "act.way 4")

    after = match.state
    assert (5, 0, 0) == (
        after.expeditions[JULIE].indians,
        after.powwow,
        sum(after.village.values()),
    )
    assert ["yellept", "big-white", "black-cat", "sacagawea", "old-toby"] == after.journal
    assert "hay" == after.discard[-1]
    assert (1, stock - 1) == (after.newcomers, after.indians)


def test_example_of_filip_whose_second_horse_loses_a_space() -> None:
    state = layout(4, active=FILIP, goods={FILIP: "horse 2"}, scouts={FILIP: 23})
    match = match_of(state)

    play(match, "turn.action john-ordway", "play.beneath robert-frazer", "play.indians 0")
    play(match, "act.way horse-2-to-26")

    assert ({}, 26) == (goods(match, FILIP), match.state.expeditions[FILIP].scout)


def test_example_of_katka_whose_two_food_and_a_horse_end_on_julies_scout() -> None:
    state = layout(
        4, active=KARINE, goods={KARINE: "food 2 horse 1"}, indians={KARINE: 2},
        scouts={KARINE: 13, JULIE: 19},
    )  # fmt: skip
    match = match_of(state)

    play(match, "turn.action meriwether-lewis", "play.beneath seaman", "play.indians 2")
    play(match, "act.way food-2-to-17", "act.again horse-to-19")

    assert ({}, 20) == (goods(match, KARINE), match.state.expeditions[KARINE].scout)
    assert 19 == match.state.expeditions[JULIE].scout


def test_example_of_katka_who_discards_two_cards_at_farewell() -> None:
    drawn = "weuche old-toby john-dame cut-nose half-man"
    journal = "hay yellept big-white black-cat sacagawea"
    match = match_of(layout(4, active=KARINE, journal=journal, pile=drawn))

    play(match, "turn.action farewell", "act.farewell seaman", "act.farewell hugh-mcneal")
    play(match, "act.farewell none")

    karine = match.state.expeditions[KARINE]
    assert 4 == len(karine.hand)
    assert {"seaman", "hugh-mcneal", *journal.split()} <= set(match.state.discard)
    assert drawn.split() == match.state.journal[::-1]  # from the first page down
    assert (0, 1) == (karine.indians, match.state.village["farewell"])


def test_example_of_filip_who_adds_a_boat_for_three_indians() -> None:
    match = match_of(layout(4, active=FILIP, goods={FILIP: "wood 3"}))

    play(match, "turn.action expedition-upgrade", "act.way wood-3-indians-3")

    filip = match.state.expeditions[FILIP]
    assert ({}, ["indians-3"], 1) == (goods(match, FILIP), filip.tiles, filip.indians)
    assert (5, 6) == (match.state.tiles["indians"], match.state.tiles["resources"])


def test_example_of_julie_who_makes_two_canoes_of_four_wood() -> None:
    match = match_of(layout(4, goods={JULIE: "wood 4"}, indians={JULIE: 2}))
    play(match, "turn.action canoe-manufacturing", "village.indians 2")
    play(match, "act.way wood-4", "act.take canoe-2")
    assert {"canoe": 2} == goods(match, JULIE)


def test_example_of_julie_who_trades_three_resources_for_a_horse() -> None:
    match = match_of(layout(4, goods={JULIE: "wood 1 food 1 equipment 1"}))
    play(match, "turn.action horse-trade", "act.way wood-food-equipment")
    assert {"horse": 1} == goods(match, JULIE)


def test_example_of_julie_and_katka_at_shamanism_one_after_the_other() -> None:
    state = layout(
        4,
        areas={KARINE: "pierre-cruzatte+1 meriwether-lewis+1"},
        goods={JULIE: "food 1", KARINE: "food 1 canoe 1"},
        village={"gift": 1},
    )
    match = match_of(state)

    # The Indian on the gift, the newcomer, and the one just sent to Shamanism.
    play(match, "turn.action shamanism", "act.way food-pierre-cruzatte")
    assert ["3", "2", "1", "0", "stop"] == keys(asked(match))
    play(match, "act.way 3", "turn.action end")

    assert (3, {}) == (match.state.expeditions[JULIE].indians, goods(match, JULIE))
    assert 0 == match.state.village["shamanism"]
    assert 1 == match.state.expeditions[KARINE].area[0].indians  # Katka's stay hers
    play(match, "turn.action shamanism", "act.way food-meriwether-lewis", "act.way canoe-to-4")

    assert ({}, 4) == (goods(match, KARINE), match.state.expeditions[KARINE].scout)


def test_example_of_a_hunter_who_takes_nine_food_in_the_solo_game() -> None:
    state = layout(
        1, hands={JULIE: "york black-cat"}, goods={JULIE: ""},
        village={"hunting": 1, "shamanism": 1}, indians={JULIE: 0},
    )  # fmt: skip
    match = match_of(state)

    play(match, "turn.action york")  # Black Cat, of strength 3, is all there is to lay beneath
    question = asked(match)
    assert isinstance(question, Number)
    assert (9, 9) == (question.most, question.default)
    play(match, "act.amount 9")

    assert {"food": 9} == goods(match, JULIE)


def test_example_of_larocque_who_makes_six_spaces_of_four() -> None:
    state = layout(
        areas={JULIE: "f-antoine-larocque+1"}, goods={JULIE: "canoe 1"}, scouts={BLUE: 1, YELLOW: 3}
    )
    match = match_of(state)
    play(match, "turn.action william-clark", "play.beneath york", "play.indians 0")

    play(match, "act.way canoe-to-6.jump")

    assert 6 == match.state.expeditions[JULIE].scout


@pytest.mark.parametrize(
    ("card", "kinds"),
    [
        ("john-hay", ("fur", "wood")),
        ("big-white", ("equipment", "wood")),
        ("dickson-and-hancock", ("food", "fur")),
        ("black-moccasin", ("equipment", "food")),
    ],
)
def test_example_of_a_strength_of_three_for_two_kinds(card: str, kinds: tuple[str, str]) -> None:
    one, other = kinds
    match = match_of(collector(card))

    assert [
        {one: 3}, {one: 2, other: 1}, {one: 1, other: 2}, {other: 3},
    ] == offered_collections(match)  # fmt: skip


@pytest.mark.parametrize(
    ("card", "kinds"),
    [
        ("regis-loisel", ("equipment", "food", "wood")),
        ("hugh-heney", ("fur", "food", "wood")),
    ],
)
def test_example_of_a_strength_of_three_for_three_kinds(
    card: str, kinds: tuple[str, str, str]
) -> None:
    one, other, third = kinds
    offered = offered_collections(match_of(collector(card)))
    assert {one: 1, other: 1, third: 1} in offered
    assert {one: 2, other: 1} in offered
    assert 10 == len(offered)


def collector(card: str) -> State:
    """The collector about to act with three strength, and one badge of each of its kinds."""
    shown = {"wood": "hugh-mcneal", "food": "seaman", "fur": "richard-windsor"}
    shown["equipment"] = "alexander-h-willard"
    kinds = {
        "john-hay": ("wood",),
        "big-white": ("wood",),
        "dickson-and-hancock": ("fur",),
        "black-moccasin": ("equipment", "food"),
        "regis-loisel": ("food", "wood"),
        "hugh-heney": ("fur", "wood"),
    }[card]
    area = " ".join(f"{shown[kind]}+0" for kind in kinds)
    return layout(hands={JULIE: card}, areas={BLUE: area}, goods={JULIE: ""}, indians={JULIE: 3})


def offered_collections(match: LewisMatch) -> list[dict[str, int]]:
    [card] = match.state.expeditions[JULIE].hand
    play(match, f"turn.action {card}", "play.indians 3")
    question = asked(match)
    assert "act.collect" == question.id
    whole = [key.split("-") for key in keys(question) if key not in ("fewer", "none")]
    return [dict(zip(key[::2], map(int, key[1::2]), strict=True)) for key in whole]


@pytest.mark.parametrize(
    ("card", "start", "spaces"), [("little-thief", 0, 3), ("tetoharsky", 19, 2)]
)
def test_example_of_seven_resources_in_three_pairs_or_two_threes(
    card: str, start: int, spaces: int
) -> None:
    held = "wood 2 equipment 3 food 1 canoe 1"
    state = layout(goods={JULIE: held}, hands={JULIE: f"{card} york"}, scouts={JULIE: start})
    match = match_of(state)

    play(match, f"turn.action {card}", "play.beneath york", "play.indians 0")
    play(match, f"act.way indians-to-{start + spaces}")

    assert start + spaces == match.state.expeditions[JULIE].scout
    assert goods_of(held) == match.state.expeditions[JULIE].resources
    assert (0, 1) == (match.state.expeditions[JULIE].indians, match.state.powwow)


@pytest.mark.parametrize("twice", [True, False])
def test_example_of_the_partisan_with_two_strength(twice: bool) -> None:
    state = layout(
        areas={BLUE: "meriwether-lewis+1", YELLOW: "silas-goodrich+1"}, goods={JULIE: "food 4"},
        hands={JULIE: "the-partisan"}, indians={JULIE: 2},
    )  # fmt: skip
    match = match_of(state)

    play(match, "turn.action the-partisan", "play.indians 2")
    play(match, "act.way food-meriwether-lewis", "act.way food-to-2")
    if twice:
        play(match, "act.again food-meriwether-lewis", "act.way food-to-4")
        assert (4, {}) == (match.state.expeditions[JULIE].scout, goods(match, JULIE))
    else:
        play(match, "act.again food-silas-goodrich", "act.amount 2")
        assert (2, {"food": 3}) == (match.state.expeditions[JULIE].scout, goods(match, JULIE))


def test_example_of_sacagawea_whose_two_wood_make_no_canoe() -> None:
    state = layout(hands={JULIE: "sacagawea"}, goods={JULIE: ""}, indians={JULIE: 3})
    match = match_of(state)
    play(match, "turn.action sacagawea", "play.indians 3")
    for question in ("act.way", "act.again"):
        play(match, f"{question} craftsmanship", "act.take wood-1-equipment-1")

    play(match, "act.again canoe-manufacturing")

    assert {"wood": 2, "equipment": 2} == goods(match, JULIE)
    assert "turn.action" == asked(match).id


@pytest.mark.parametrize(("price", "space"), [("food", 26), ("canoe", 26), ("horse", 26)])
def test_example_of_a_mountain_river_that_any_of_the_three_can_enter(
    price: str, space: int
) -> None:
    state = layout(scouts={JULIE: 25}, goods={JULIE: f"{price} 1"})
    match = match_of(state)
    play(match, "turn.action william-clark", "play.beneath york", "play.indians 0")
    assert f"{price}-to-{space}" in keys(asked(match))
    # A horse that comes to the river there goes no further, a canoe does.
    assert ("horse" != price) == (f"{price}-to-27" in keys(asked(match)))
