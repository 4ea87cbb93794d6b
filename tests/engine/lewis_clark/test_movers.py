"""Every character who moves a scout does what the rulebooks' list says, sentence by sentence."""

from __future__ import annotations

import pytest

from engine.core import Context, Question
from engine.lewis_clark.actions import perform
from engine.lewis_clark.content import CHARACTERS
from engine.lewis_clark.effects import RESOURCES, Move, MovePer
from engine.lewis_clark.state import State
from tests.engine.lewis_clark.table import (
    BLUE,
    GREEN,
    ORANGE,
    YELLOW,
    act,
    goods_of,
    keys,
    layout,
)

ON_THE_RIVER, IN_THE_MOUNTAINS = 0, 19
MANY = " ".join(f"{kind} 2" for kind in RESOURCES)

# Card, price of one repeat, spaces.
ON_RIVERS = [
    ("moses-b-reed", "wood-2", 2),
    ("john-robertson", "equipment-2", 3),
    ("joseph-barter", "canoe", 5),
    ("j-baptiste-deschamps", "food-canoe", 6),
    ("hawks-feather", "food", 3),
    ("man-crow", "wood-3", 4),
    ("comcomly", "wood-fur-food-equipment", 7),
]
IN_MOUNTAINS = [
    ("charles-mackenzie", "fur-horse", 3),
    ("john-dame", "wood-2", 1),
    ("pierre-dorion", "fur-3", 2),
    ("coboway", "wood-fur-food-equipment", 4),
    ("crow-at-rest", "fur-2-equipment-2", 3),
]
ON_EITHER = [
    ("john-newman", "food", 1),
    ("james-mackay", "horse", 3),
    ("old-toby", "canoe-horse", 6),
]


def ask(state: State, what: str, strength: int = 1, *answers: str) -> Question | None:
    """Perform an action anew with these answers and return the question left open."""
    state.doing.clear()
    return act(perform(state, Context(), ORANGE, what, strength), *answers)


def offered(state: State, what: str, strength: int = 1) -> list[str]:
    return keys(ask(state, what, strength))


def at(space: int, goods: str = "wood 3 fur 3 food 1 equipment 2 canoe 1 horse 1") -> State:
    return layout(goods={ORANGE: goods}, scouts={ORANGE: space})


@pytest.mark.parametrize(("card", "price", "spaces"), ON_RIVERS)
def test_a_mover_on_the_river_goes_so_far_there_and_nowhere_in_the_mountains(
    card: str, price: str, spaces: int
) -> None:
    assert [f"{price}-to-{spaces - n}" for n in range(spaces)] == offered(at(0), card)[:spaces]
    assert [f"{price}-stay", "stop"] == offered(at(IN_THE_MOUNTAINS), card)


@pytest.mark.parametrize(("card", "price", "spaces"), IN_MOUNTAINS)
def test_a_mover_in_the_mountains_goes_so_far_there_and_nowhere_on_the_river(
    card: str, price: str, spaces: int
) -> None:
    reached = [f"{price}-to-{IN_THE_MOUNTAINS + spaces - n}" for n in range(spaces)]
    assert reached == offered(at(IN_THE_MOUNTAINS), card)[:spaces]
    assert [f"{price}-stay", "stop"] == offered(at(ON_THE_RIVER), card)


@pytest.mark.parametrize("start", [ON_THE_RIVER, IN_THE_MOUNTAINS])
@pytest.mark.parametrize(("card", "price", "spaces"), ON_EITHER)
def test_a_mover_on_either_terrain_goes_so_far_on_each(
    card: str, price: str, spaces: int, start: int
) -> None:
    assert f"{price}-to-{start + spaces}" == offered(at(start), card)[0]


@pytest.mark.parametrize(
    ("card", "price"), [("james-mackay", "horse"), ("old-toby", "canoe-horse")]
)
def test_a_mover_on_either_terrain_never_goes_on_both_with_one_repeat(
    card: str, price: str
) -> None:
    # One river space, the mountain-river, then mountains.
    assert [f"{price}-to-18", f"{price}-to-17"] == offered(at(16), card)[:2]
    state = at(16, "canoe 2 horse 2")
    spaces = 3 if card == "james-mackay" else 6
    ask(state, card, 2, f"act.way {price}-to-18", f"act.again {price}-to-{18 + spaces}")
    assert 18 + spaces == state.expeditions[ORANGE].scout


@pytest.mark.parametrize(("card", "price", "spaces"), [*ON_RIVERS, *IN_MOUNTAINS, *ON_EITHER])
def test_a_mover_who_lacks_any_of_the_price_moves_nobody(
    card: str, price: str, spaces: int
) -> None:
    start = IN_THE_MOUNTAINS if (card, price, spaces) in IN_MOUNTAINS else ON_THE_RIVER
    for kind in [kind for kind in RESOURCES if kind in price]:
        state = at(start)
        assert ask(state, card) is not None
        _, _, number = price.partition(f"{kind}-")
        due = int(number[0]) if number[:1].isdigit() else 1
        state.expeditions[ORANGE].resources[kind] = due - 1
        assert None is ask(state, card)


def test_cutssahnem_takes_three_resources_of_any_kinds_but_no_two_alike() -> None:
    state = layout(goods={ORANGE: "wood 5 fur 2 horse 1"})
    assert "wood-fur-horse-to-5" == offered(state, "cutssahnem")[0]
    assert {"wood-fur-horse"} == {
        key.partition("-to-")[0] for key in offered(state, "cutssahnem") if "-to-" in key
    }
    state = layout(goods={ORANGE: "wood 5 fur 2"})
    assert None is ask(state, "cutssahnem")


# Those who count


def reach(state: State, card: str) -> int:
    """How far one repeat takes the scout."""
    start = state.expeditions[ORANGE].scout
    first = offered(state, card)[0]
    return 0 if first.endswith("-stay") else int(first.rpartition("-")[2]) - start


@pytest.mark.parametrize(
    ("seats", "spaces"),
    [(4, 1 + 2 + 1), (2, 1 + 2), (3, 1 + 2 + 1)],
)
def test_black_buffalo_goes_a_space_for_each_food_badge_in_sight(seats: int, spaces: int) -> None:
    # One's own face-down card, both of Blue's, one of the other neighbour; none across the table.
    areas = {ORANGE: "black-buffalo/james-mackay", BLUE: "seaman/hugh-heney"}
    if seats == 3:
        areas[YELLOW] = "silas-goodrich+1"
    if seats == 4:
        areas |= {GREEN: "john-colter+1", YELLOW: "silas-goodrich+1"}
    state = layout(seats, areas=areas, goods={ORANGE: "food 1"})
    assert spaces == reach(state, "black-buffalo")


def test_black_buffalo_alone_counts_the_food_badges_of_occupied_places() -> None:
    village = {"hunting": 1, "shamanism": 1, "gift": 1}
    state = layout(1, areas={ORANGE: "black-buffalo+1"}, goods={ORANGE: "food 1"}, village=village)
    assert 2 == reach(state, "black-buffalo")


def test_weuche_goes_a_mountain_space_for_each_equipment_badge_in_sight() -> None:
    areas = {ORANGE: "weuche/john-dame", BLUE: "alexander-h-willard+1", YELLOW: "john-shields+1"}
    state = layout(4, areas=areas, goods={ORANGE: "equipment 2"}, scouts={ORANGE: IN_THE_MOUNTAINS})
    assert 2 == reach(state, "weuche")  # Yellow sits across the table
    state.expeditions[ORANGE].scout = ON_THE_RIVER
    assert 0 == reach(state, "weuche")


def test_weuche_alone_counts_the_equipment_badges_of_occupied_places() -> None:
    state = layout(
        1, areas={ORANGE: "weuche+1"}, goods={ORANGE: "equipment 2"},
        scouts={ORANGE: IN_THE_MOUNTAINS}, village={"craftsmanship": 1},
    )  # fmt: skip
    assert 1 == reach(state, "weuche")


@pytest.mark.parametrize(
    ("card", "start", "goods"),
    [("half-man", ON_THE_RIVER, "canoe 1"), ("one-eye", IN_THE_MOUNTAINS, "canoe 1 horse 1")],
)
def test_half_man_and_one_eye_go_a_space_for_each_scout_on_or_ahead_of_the_camp(
    card: str, start: int, goods: str
) -> None:
    # The own scout and two others, one of them on the camp's space; one is behind.
    state = layout(
        4, goods={ORANGE: goods}, scouts={ORANGE: start, BLUE: start - 2, YELLOW: 40, GREEN: -5},
        camps={ORANGE: start - 2},
    )  # fmt: skip
    assert 3 == reach(state, card)
    state.expeditions[ORANGE].scout = ON_THE_RIVER if start else IN_THE_MOUNTAINS
    assert 0 == reach(state, card)  # the other terrain


@pytest.mark.parametrize(("card", "start"), [("half-man", 0), ("one-eye", IN_THE_MOUNTAINS)])
def test_half_man_and_one_eye_count_mackenzie_alone_with_him(card: str, start: int) -> None:
    state = layout(1, goods={ORANGE: "wood 2"}, scouts={ORANGE: start}, mackenzie=30)
    assert 2 == reach(state, card)


def test_richard_warfington_goes_a_space_for_each_indian_on_the_boats() -> None:
    state = layout(
        5, goods={ORANGE: "wood 1 horse 1"}, indians={ORANGE: 4},
        areas={ORANGE: "richard-warfington+3"},
    )  # fmt: skip
    assert 4 == reach(state, "richard-warfington")
    state.expeditions[ORANGE].scout = IN_THE_MOUNTAINS
    assert 0 == reach(state, "richard-warfington")


@pytest.mark.parametrize(("held", "spaces"), [(1, 0), (2, 1), (7, 3), (8, 4)])
def test_little_thief_goes_a_space_for_each_pair_of_resources(held: int, spaces: int) -> None:
    goods = f"wood {held - 1} horse 1"
    state = layout(goods={ORANGE: goods})
    assert spaces == reach(state, "little-thief")
    ask(state, "little-thief", 1, f"act.way {offered(state, 'little-thief')[0]}")
    assert goods_of(goods) == state.expeditions[ORANGE].resources
    assert (0, 1) == (state.expeditions[ORANGE].indians, state.powwow)


@pytest.mark.parametrize(("held", "spaces"), [(2, 0), (3, 1), (7, 2), (9, 3)])
def test_tetoharsky_goes_a_mountain_space_for_each_three_resources(held: int, spaces: int) -> None:
    goods = f"wood {held - 1} horse 1"
    state = layout(goods={ORANGE: goods}, scouts={ORANGE: IN_THE_MOUNTAINS})
    assert spaces == reach(state, "tetoharsky")
    ask(state, "tetoharsky", 1, f"act.way {offered(state, 'tetoharsky')[0]}")
    assert goods_of(goods) == state.expeditions[ORANGE].resources
    assert 1 == state.powwow


@pytest.mark.parametrize("card", ["little-thief", "tetoharsky", "george-drouillard", "big-horse"])
def test_who_has_no_indian_on_the_boats_sends_none(card: str) -> None:
    state = layout(
        goods={ORANGE: MANY}, indians={ORANGE: 0}, areas={ORANGE: f"{card}+3"},
        scouts={ORANGE: IN_THE_MOUNTAINS},
    )  # fmt: skip
    assert None is ask(state, card, 3)


def test_watkuweis_goes_a_space_for_each_face_up_character_of_ones_own() -> None:
    state = layout(
        areas={ORANGE: "watkuweis/york william-clark+1 john-b-thompson+1", BLUE: "seaman+1"},
        goods={ORANGE: "canoe 1"},
    )
    assert 3 == reach(state, "watkuweis")


def test_daniel_boone_goes_a_space_for_each_indian_of_the_village() -> None:
    state = layout(
        5, goods={ORANGE: "wood 1 canoe 1"}, village={"hunting": 1, "horse-trade": 2}, powwow=2,
        areas={ORANGE: "daniel-boone+2"}, indians={ORANGE: 3},
    )  # fmt: skip
    assert 3 + 2 + 1 == reach(state, "daniel-boone")  # those of the Powwow, and the newcomer


def test_george_drouillard_sends_an_indian_and_pays_any_resource_for_two_mountain_spaces() -> None:
    state = layout(goods={ORANGE: "canoe 1"}, scouts={ORANGE: IN_THE_MOUNTAINS})
    assert "canoe-indians-to-21" == offered(state, "george-drouillard")[0]
    ask(state, "george-drouillard", 1, "act.way canoe-indians-to-21")
    assert (21, 1, goods_of("")) == (
        state.expeditions[ORANGE].scout,
        state.powwow,
        state.expeditions[ORANGE].resources,
    )


@pytest.mark.parametrize(
    ("card", "kinds"),
    [("half-man", 1), ("watkuweis", 1), ("richard-warfington", 2), ("daniel-boone", 2)],
)
@pytest.mark.parametrize("kind", RESOURCES)
def test_a_price_of_any_kind_may_be_any_of_the_six(card: str, kinds: int, kind: str) -> None:
    state = layout(goods={ORANGE: f"{kind} {kinds}"}, areas={ORANGE: f"{card}+1"})
    price = kind if kinds == 1 else f"{kind}-2"
    assert {price, "stop"} == {key.partition("-to-")[0] for key in offered(state, card)} - {
        f"{price}-stay"
    }


def test_everyone_who_moves_a_scout_is_among_these() -> None:
    fixed = {card for card, _, _ in (*ON_RIVERS, *IN_MOUNTAINS, *ON_EITHER)}
    movers = {
        card.id
        for card in CHARACTERS.values()
        for offer in card.offers
        if card.number and isinstance(offer.gain, Move | MovePer)
    }
    counting = {card for card in movers if isinstance(CHARACTERS[card].offers[0].gain, MovePer)}
    assert {"cutssahnem", "george-drouillard"} == movers - counting - fixed
    assert 9 == len(counting)
