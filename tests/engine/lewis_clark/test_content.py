"""All that is printed: rulebook "Components", and the cards and boards themselves."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from engine.core import ContentError
from engine.core.content import load, parse
from engine.lewis_clark.content import (
    CHARACTERS,
    CREWS,
    FIRST_SPACE,
    FORT_CLATSOP,
    LAST_SPACE,
    MINI_BOARD,
    PLACES,
    ROLES,
    ROUTE,
    SIDES,
    ST_LOUIS,
    TABLE,
    Character,
    CharacterFile,
    EncounteredFace,
    Place,
    RouteFile,
    VillageFile,
    characters_of,
    check_specials,
    check_table,
    places_of,
    route_of,
)
from engine.lewis_clark.effects import Cost, Lasting, Move, Offer, Special, Take

ENCOUNTERED = [each for each in CHARACTERS.values() if each.number]
STARTING = [each for each in CHARACTERS.values() if each.role]
PRINTED = load("lewis_clark/characters.toml", CharacterFile)


def swapped(file: CharacterFile, place: int, **changes: object) -> CharacterFile:
    """The file with one encountered character changed."""
    faces = list(file.encountered)
    fields = {name: getattr(faces[place], name) for name in EncounteredFace.__struct_fields__}
    faces[place] = EncounteredFace(**{**fields, **changes})
    return CharacterFile(roles=file.roles, crews=file.crews, encountered=tuple(faces))


def test_there_are_84_characters_30_of_them_in_five_crews() -> None:
    assert (84, 30, 54) == (len(CHARACTERS), len(STARTING), len(ENCOUNTERED))
    assert ["orange", "blue", "yellow", "green", "purple"] == [crew.colour for crew in CREWS]
    assert Counter(dict.fromkeys(ROLES, 5)) == Counter(each.role for each in STARTING)


def test_crews_are_alike_but_for_their_names() -> None:
    faces = {
        crew.colour: [
            (CHARACTERS[card].role, CHARACTERS[card].strength, CHARACTERS[card].badge)
            for card in crew.characters.values()
        ]
        for crew in CREWS
    }

    expected = [
        ("commander", 1, "fur"),
        ("interpreter", 2, "wood"),
        ("lumberjack", 1, "wood"),
        ("hunter", 1, "food"),
        ("blacksmith", 1, "equipment"),
        ("fur-trader", 1, "fur"),
    ]
    assert dict.fromkeys(faces, expected) == faces


@pytest.mark.parametrize(
    ("strength", "wood", "fur", "food", "equipment"),
    [(1, 6, 6, 3, 3), (2, 5, 6, 4, 3), (3, 6, 5, 3, 4)],
)
def test_badges_add_up_for_each_strength(
    strength: int, wood: int, fur: int, food: int, equipment: int
) -> None:
    found = Counter(each.badge for each in ENCOUNTERED if each.strength == strength)
    assert {"wood": wood, "fur": fur, "food": food, "equipment": equipment} == found


def test_five_characters_have_a_lasting_effect() -> None:
    lasting = {each.id: each.lasting for each in CHARACTERS.values() if each.lasting}
    assert {
        "f-antoine-larocque": Lasting(rule="jump", amount=1, scales=False),
        "joseph-gravelines": Lasting(rule="recruit", amount=2),
        "john-boley": Lasting(rule="camp", amount=1),
        "nicholas-jarrot": Lasting(rule="river", amount=2),
        "cut-nose": Lasting(rule="mountain", amount=1),
    } == lasting


def test_what_is_gained_may_not_pay_for_the_next_repeat_with_five_characters() -> None:
    assert [15, 23, 35, 40, 53] == [each.number for each in ENCOUNTERED if each.apart]


def test_two_characters_work_once_only() -> None:
    assert ["hay", "little-raven"] == [each.id for each in ENCOUNTERED if each.once]


@pytest.mark.parametrize(
    ("card", "offers"),
    [
        (
            "george-drouillard",
            (Offer(pay=Cost(indians=1, resources=1), gain=Move(on=("mountain",), spaces=2)),),
        ),
        (
            "cameahwait",
            (
                Offer(pay=Cost(canoe=1), gain=Take(goods={"horse": 1})),
                Offer(pay=Cost(horse=1), gain=Take(goods={"canoe": 1})),
            ),
        ),
        ("cutssahnem", (Offer(pay=Cost(different=3), gain=Move(on=("river",), spaces=5)),)),
        ("sacagawea", (Offer(gain=Special()),)),
    ],
)
def test_offers_say_price_and_gain(card: str, offers: tuple[Offer, ...]) -> None:
    assert offers == CHARACTERS[card].offers


def test_the_fixed_part_of_a_price_leaves_out_what_is_free_to_choose() -> None:
    assert {"food": 1, "horse": 2} == Cost(food=1, horse=2, resources=1, indians=1).fixed


def test_the_village_has_eight_places() -> None:
    half_circles = [place.id for place in PLACES.values() if place.half_circle]
    assert 8 == len(PLACES)
    assert ["canoe-manufacturing", "horse-trade"] == half_circles
    assert 2 == PLACES["expedition-upgrade"].circles


def test_the_solo_badges_known_from_the_rulebook_are_food() -> None:
    assert {"hunting", "shamanism"} == {
        place.id for place in PLACES.values() if place.badge == "food"
    }


def stretches(first: int, last: int) -> set[str]:
    return set(ROUTE[first - FIRST_SPACE : last - FIRST_SPACE + 1])


def test_the_route_runs_from_five_below_st_louis_to_ten_beyond_the_fort() -> None:
    assert (-5, 0, 39, 49) == (FIRST_SPACE, ST_LOUIS, FORT_CLATSOP, LAST_SPACE)


@pytest.mark.parametrize(
    ("first", "last", "terrain"),
    [
        (-5, 17, "river"),
        (18, 18, "mountain-river"),
        (19, 25, "mountain"),
        (26, 26, "mountain-river"),
        (27, 31, "river"),
        (32, 34, "mountain"),
        (35, 49, "river"),
    ],
)
def test_the_terrain_changes_where_it_does_on_the_board(
    first: int, last: int, terrain: str
) -> None:
    assert {terrain} == stretches(first, last)


def test_boats_carry_what_is_printed_on_them() -> None:
    assert [
        ("resources", 3, 0, 0),
        ("resources", 3, 1, 0),
        ("resources", 5, 0, 1),
        ("indians", 1, 0, 0),
        ("indians", None, 0, 1),
    ] == [(boat.carries, boat.limit, boat.time, boat.time_each) for boat in MINI_BOARD]


def test_tiles_carry_what_is_printed_on_their_sides() -> None:
    assert {
        "resources-2": (2, 0),
        "resources-5": (5, 1),
        "indians-1": (1, 0),
        "indians-3": (3, 1),
    } == {id_: (side.limit, side.time) for id_, side in SIDES.items()}


def test_six_more_indians_and_three_for_each_player_after_the_first() -> None:
    assert (6, 9, 12, 15, 18) == TABLE.indians


def test_the_last_page_of_the_journal_is_the_cheapest() -> None:
    assert (1, 2, 3, 4, 5) == TABLE.journal_costs


@pytest.mark.parametrize(
    ("place", "changes", "fault"),
    [
        (0, {"strength": 2}, "17 of strength 1"),
        (0, {"badge": "food"}, "badges"),
        (0, {"number": 2}, "numbers"),
        (0, {"id": "york"}, "an id is taken"),
        (0, {"offers": ()}, "hay: no offers"),
    ],
)
def test_characters_that_do_not_add_up_stop_the_start(
    place: int, changes: dict[str, object], fault: str
) -> None:
    with pytest.raises(ContentError, match=fault):
        characters_of(swapped(PRINTED, place, **changes))


def test_a_special_without_an_entry_or_without_a_rule_stops_the_start() -> None:
    others: list[Character] = [each for each in ENCOUNTERED if each.id != "hay"]
    with pytest.raises(ContentError, match="hay"):
        check_specials([*STARTING, *others], PLACES.values())
    made_up = Character("nobody", 1, "wood", (Offer(gain=Special()),), False, False, 55)
    with pytest.raises(ContentError, match="nobody"):
        check_specials([*CHARACTERS.values(), made_up], PLACES.values())


def test_a_village_with_a_place_missing_stops_the_start() -> None:
    file = VillageFile(places=tuple(PLACES.values())[1:])
    with pytest.raises(ContentError, match="five single places"):
        places_of(file)


def test_a_place_with_circles_and_a_half_circle_stops_the_start() -> None:
    hunting, *others = PLACES.values()
    both = Place(id=hunting.id, badge="food", offers=hunting.offers, circles=1, half_circle=True)
    with pytest.raises(ContentError, match="hunting: circles or a half-circle"):
        places_of(VillageFile(places=(both, *others)))


def test_a_route_of_another_length_stops_the_start() -> None:
    file = load("lewis_clark/route.toml", RouteFile)
    with pytest.raises(ContentError, match="spaces"):
        route_of(msgspec.structs.replace(file, parts=file.parts[1:]))


def test_a_journal_without_a_cost_for_each_page_stops_the_start() -> None:
    with pytest.raises(ContentError, match="each page"):
        check_table(msgspec.structs.replace(TABLE, journal_costs=(1, 2, 3, 4)))


def test_a_misspelt_effect_is_named_with_its_place() -> None:
    text = """
    [[places]]
    id = "hunting"
    badge = "food"
    offers = [{ gain = { word = "taek", goods = { food = 1 } } }]
    """
    with pytest.raises(ContentError, match=r"village.toml, places number 1.offers number 1"):
        parse(text, VillageFile, "village.toml")
