"""Every one of the 84 characters does what the rulebooks' list says, sentence by sentence.

Characters who move a scout are in `test_movers`.
"""

from __future__ import annotations

import pytest

from engine.core import Context, Match, Number, One, Question, Seat, Some
from engine.lewis_clark.actions import perform
from engine.lewis_clark.camping import camp_time
from engine.lewis_clark.content import CHARACTERS, CREWS, PLACES
from engine.lewis_clark.effects import PRIMARIES, RESOURCES
from engine.lewis_clark.journal import price_of
from engine.lewis_clark.state import State, census
from tests.engine.lewis_clark.table import (
    BLUE,
    LEWIS,
    ORANGE,
    YELLOW,
    act,
    asked,
    goods_of,
    keys,
    layout,
    play,
)

JOURNAL = "hay yellept big-white black-cat little-raven"
RICH = " ".join(f"{kind} 4" for kind in RESOURCES)


def ask(state: State, what: str, strength: int = 1, *answers: str) -> Question | None:
    """Perform an action anew with these answers and return the question left open."""
    state.doing.clear()
    return act(perform(state, Context(), ORANGE, what, strength), *answers)


def goods(state: State) -> dict[str, int]:
    return {kind: n for kind, n in state.expeditions[ORANGE].resources.items() if n}


def wealthy(card: str) -> State:
    """Orange with that card and a Lumberjack in hand, six Indians, and all one could pay."""
    state = layout(
        5,
        hands={ORANGE: f"{card} york"},
        indians={ORANGE: 6},
        goods={ORANGE: RICH},
        areas={BLUE: "seaman+1"},
        village={"hunting": 1},
        scouts={ORANGE: 17},
    )
    state.expeditions[ORANGE].tiles = ["resources-5", "resources-5", "resources-5"]
    state.tiles["resources"] -= 3
    return state


@pytest.mark.parametrize("strength", [1, 3])
@pytest.mark.parametrize("card", [card.id for card in CHARACTERS.values() if card.number])
def test_every_encountered_character_can_be_played_to_the_end_of_a_turn(
    card: str, strength: int
) -> None:
    match = Match.resume(LEWIS, wealthy(card))
    kept = census(match.state)
    play(match, f"turn.action {card}", "play.beneath none", f"play.indians {strength}")

    answered = 0
    while (question := asked(match)).id != "turn.action":
        match.answer(ORANGE, _first(question))
        answered += 1

    assert (kept, [card]) == (census(match.state), [a.card for a in match.state.expedition.area])
    lasting = CHARACTERS[card].lasting
    assert (0 if lasting else 1) <= answered
    play(match, "turn.action end")
    assert [BLUE] == list(match.pending)


def _first(question: Question) -> object:
    match question:
        case Number():
            return question.most
        case Some():
            return tuple(keys(question)[: question.most])
        case One():
            return keys(question)[0]


# Crews: each of five plays the same six roles


def crew_match(seat: int, role: str) -> tuple[Match, str]:
    card = CREWS[seat].characters[role]  # type: ignore[index]
    goods_held = {seat: "food 1 canoe 1 horse 1"}
    state = layout(5, active=Seat(seat), goods=goods_held, hands={seat: card}, scouts={seat: 17})
    return Match.resume(LEWIS, state), card


@pytest.mark.parametrize("seat", range(5))
@pytest.mark.parametrize(
    ("role", "kind"),
    [
        ("lumberjack", "wood"),
        ("hunter", "food"),
        ("blacksmith", "equipment"),
        ("fur-trader", "fur"),
    ],
)
def test_collectors_of_every_crew_collect_their_kind(seat: int, role: str, kind: str) -> None:
    match, card = crew_match(seat, role)
    before = match.state.expeditions[seat].resources[kind]  # type: ignore[index]

    play(match, f"turn.action {card}", "act.amount 1")

    assert before + 1 == match.state.expeditions[seat].resources[kind]  # type: ignore[index]


@pytest.mark.parametrize("seat", range(5))
def test_commanders_of_every_crew_take_food_canoes_and_horses(seat: int) -> None:
    match, card = crew_match(seat, "commander")
    play(match, f"turn.action {card}")
    offered = keys(asked(match))
    assert {"food-to-18", "canoe-to-18", "horse-to-19", "horse-to-18"} <= set(offered)
    play(match, "act.way horse-to-19")
    assert 19 == match.state.expeditions[seat].scout


@pytest.mark.parametrize("seat", range(5))
def test_interpreters_of_every_crew_welcome_indians(seat: int) -> None:
    match, card = crew_match(seat, "interpreter")
    play(match, f"turn.action {card}", "act.way 1")
    assert 1 == match.state.expeditions[seat].indians
    assert 1 == match.state.newcomers


def test_every_commander_moves_two_by_food_four_by_canoe_and_two_by_horse() -> None:
    for crew in CREWS:
        card = crew.characters["commander"]
        state = layout(5, goods={ORANGE: "food 1 canoe 1 horse 1"})
        assert {"food-to-2", "canoe-to-4", "horse-stay"} <= set(keys(ask(state, card)))
        state = layout(5, goods={ORANGE: "food 1 canoe 1 horse 1"}, scouts={ORANGE: 20})
        assert {"food-stay", "canoe-stay", "horse-to-22"} <= set(keys(ask(state, card)))


# Hay, Little Raven


@pytest.mark.parametrize(("others", "most"), [("", 1), ("york+1", 2), ("york/seaman", 2)])
def test_hay_takes_one_for_each_face_up_character_himself_included(others: str, most: int) -> None:
    state = layout(2, areas={ORANGE: f"hay+1 {others}", BLUE: "hugh-mcneal+1"})
    question = ask(state, "hay")
    assert isinstance(question, Some)
    assert (0, most, list(PRIMARIES)) == (question.least, question.most, keys(question))


def test_hay_takes_each_kind_once_and_four_in_all() -> None:
    area = "hay+1 york+1 william-clark+1 john-b-thompson+1 sacagawea+1"
    state = layout(5, areas={ORANGE: area}, goods={ORANGE: ""})
    ask(state, "hay", 1, "act.different wood fur food equipment")
    assert {"wood": 1, "fur": 1, "food": 1, "equipment": 1} == goods(state)


@pytest.mark.parametrize("card", ["hay", "little-raven"])
def test_more_strength_for_hay_and_little_raven_is_useless_but_allowed(card: str) -> None:
    state = layout(hands={ORANGE: card}, indians={ORANGE: 3}, goods={ORANGE: ""})
    match = Match.resume(LEWIS, state)
    play(match, f"turn.action {card}", "play.indians 3")
    if card == "hay":
        play(match, "act.different wood")
    else:
        play(match, "act.way wood", "act.amount 1")
    assert "turn.action" == asked(match).id
    assert 1 == match.state.expeditions[ORANGE].resources["wood"]


def test_little_raven_takes_one_kind_as_often_as_there_are_face_up_characters() -> None:
    state = layout(areas={ORANGE: "little-raven+1 york/seaman john-b-thompson+1"}, goods={0: ""})
    assert [*PRIMARIES, "stop"] == keys(ask(state, "little-raven"))
    question = ask(state, "little-raven", 1, "act.way equipment")
    assert isinstance(question, Number)
    assert 3 == question.most


# Those who change resources


@pytest.mark.parametrize(
    ("card", "way", "price", "brought"),
    [
        ("buffalo-medicine", "food", "food 1", "canoe 1"),
        ("ebenezer-tuttle", "wood", "wood 1", "canoe 1"),
        ("rene-jessaume", "fur-3", "fur 3", "horse 1"),
        ("p-antoine-tabeau", "wood-food", "wood 1 food 1", "canoe 2"),
        ("three-eagles", "equipment-2", "equipment 2", "horse 1"),
        ("twisted-hair", "canoe", "canoe 1", "canoe 2"),
        ("cameahwait", "canoe", "canoe 1", "horse 1"),
        ("cameahwait", "horse", "horse 1", "canoe 1"),
        ("broken-arm", "equipment", "equipment 1", "horse 1"),
    ],
)
def test_a_price_is_paid_and_what_it_buys_is_taken(
    card: str, way: str, price: str, brought: str
) -> None:
    state = layout(goods={ORANGE: price})
    several = (f"act.take {brought.replace(' ', '-')}",) if brought.endswith("2") else ()

    assert None is ask(state, card, 1, f"act.way {way}", *several)

    assert goods_of(brought) == state.expeditions[ORANGE].resources


@pytest.mark.parametrize(
    ("card", "short"),
    [
        ("buffalo-medicine", "wood 4"),
        ("ebenezer-tuttle", "food 4"),
        ("rene-jessaume", "fur 2"),
        ("p-antoine-tabeau", "wood 2"),
        ("three-eagles", "equipment 1"),
        ("twisted-hair", "horse 1"),
        ("cameahwait", "wood 4"),
        ("broken-arm", "fur 4"),
        ("yellept", ""),
        ("cuscalar", "canoe 3"),
        ("the-partisan", "wood 3"),
    ],
)
def test_who_cannot_pay_gets_nothing(card: str, short: str) -> None:
    state = layout(goods={ORANGE: short}, areas={BLUE: "seaman+1"})
    assert None is ask(state, card, 3)
    assert goods_of(short) == state.expeditions[ORANGE].resources


def test_big_horse_sends_two_indians_of_the_boats_to_the_powwow() -> None:
    state = layout(goods={ORANGE: ""}, indians={ORANGE: 2}, areas={ORANGE: "big-horse+1"})
    assert None is ask(state, "big-horse", 1, "act.way indians-2")
    assert ({"horse": 1}, 2, 0) == (goods(state), state.powwow, state.expeditions[ORANGE].indians)

    state = layout(goods={ORANGE: ""}, indians={ORANGE: 1}, areas={ORANGE: "big-horse+1"})
    assert None is ask(state, "big-horse")  # those on cards can't be sent


@pytest.mark.parametrize("kind", RESOURCES)
def test_yellept_takes_two_primary_resources_for_one_of_any_kind(kind: str) -> None:
    state = layout(goods={ORANGE: f"{kind} 1"})
    assert [kind, "stop"] == keys(ask(state, "yellept"))

    state = layout(goods={ORANGE: f"{kind} 1"})
    ask(state, "yellept", 1, f"act.way {kind}", "act.take fur-1-food-1")

    assert {"fur": 1, "food": 1} == goods(state)


def test_yellept_pays_no_later_repeat_with_what_he_brought() -> None:
    state = layout(goods={ORANGE: "canoe 1"})
    assert None is ask(state, "yellept", 3, "act.way canoe", "act.take wood-2")
    assert {"wood": 2} == goods(state)


def test_twisted_hair_pays_later_repeats_with_canoes_held_before_only() -> None:
    state = layout(goods={ORANGE: "canoe 2"})
    answers = ("act.way canoe", "act.take canoe-2", "act.again canoe", "act.take canoe-2")
    assert None is ask(state, "twisted-hair", 3, *answers)
    assert {"canoe": 4} == goods(state)


def test_black_cat_takes_two_alike_or_different_primary_resources_for_each_strength() -> None:
    state = layout(goods={ORANGE: ""})
    offered = keys(ask(state, "black-cat"))
    alike = [f"{kind}-2" for kind in PRIMARIES]
    assert {*alike, "wood-1-fur-1", "food-1-equipment-1"} <= set(offered)
    assert not any("canoe" in key or "horse" in key for key in offered)

    ask(state, "black-cat", 2, "act.take wood-2", "act.take wood-1-fur-1")
    assert {"wood": 3, "fur": 1} == goods(state)


# Collectors of several kinds


@pytest.mark.parametrize(
    ("card", "kinds"),
    [
        ("john-hay", {"fur", "wood"}),
        ("big-white", {"equipment", "wood"}),
        ("dickson-and-hancock", {"food", "fur"}),
        ("black-moccasin", {"equipment", "food"}),
        ("regis-loisel", {"equipment", "food", "wood"}),
        ("hugh-heney", {"fur", "food", "wood"}),
    ],
)
def test_each_strength_collects_one_of_the_kinds(card: str, kinds: set[str]) -> None:
    areas = {BLUE: "hugh-mcneal/seaman richard-windsor/alexander-h-willard"}
    state = layout(2, areas={ORANGE: f"{card}+1", **areas}, goods={ORANGE: ""})

    offered = keys(ask(state, card))

    assert kinds == {key.partition("-")[0] for key in offered} - {"fewer", "none"}
    own = CHARACTERS[card].badge
    for kind in kinds:
        assert f"{kind}-{2 if kind == own else 1}" in offered


# Cuscalar, Charbonneau, The Partisan, Sacagawea


def test_cuscalar_takes_any_character_into_the_hand_for_a_horse_each() -> None:
    state = layout(goods={ORANGE: "horse 3"}, journal=JOURNAL, pile="weuche old-toby john-dame")
    assert [*(f"horse-{card}" for card in JOURNAL.split()), "stop"] == keys(ask(state, "cuscalar"))

    assert None is ask(
        state, "cuscalar", 3,
        "act.way horse-little-raven", "act.again horse-hay", "act.again horse-black-cat",
    )  # fmt: skip

    assert {} == goods(state)
    assert ["little-raven", "hay", "black-cat"] == state.expeditions[ORANGE].hand[-3:]
    # Only then is the journal refilled, in the order drawn.
    assert ["yellept", "big-white", "weuche", "old-toby", "john-dame"] == state.journal


def test_cuscalar_who_stops_refills_the_journal_too() -> None:
    state = layout(goods={ORANGE: "horse 2"}, journal=JOURNAL, pile="weuche")
    ask(state, "cuscalar", 2, "act.way horse-hay", "act.again stop")
    assert ["yellept", "big-white", "black-cat", "little-raven", "weuche"] == state.journal


def test_charbonneau_acts_at_places_with_at_least_one_indian() -> None:
    state = layout(goods={ORANGE: "horse 1"}, village={"gift": 1, "horse-trade": 3})
    assert ["horse-gift", "horse-horse-trade", "stop"] == keys(ask(state, "toussaint-charbonneau"))


def test_charbonneau_acts_at_various_places_or_at_one_several_times() -> None:
    state = layout(goods={ORANGE: "horse 3"}, village={"gift": 1, "hunting": 1})
    ask(
        state, "toussaint-charbonneau", 3,
        "act.way horse-gift", "act.way nothing", "act.take fur-2",
        "act.again horse-gift", "act.way nothing.2", "act.take wood-2",
        "act.again horse-hunting", "act.take fur-1-food-1",
    )  # fmt: skip
    assert {"wood": 2, "fur": 3, "food": 1} == goods(state)
    assert (1, 1) == (state.village["gift"], state.village["hunting"])


def test_charbonneau_pays_no_later_repeat_with_what_he_brought() -> None:
    state = layout(goods={ORANGE: "horse 1"}, village={"gift": 1})
    answers = ("act.way horse-gift", "act.way nothing", "act.take fur-2")
    assert None is ask(state, "toussaint-charbonneau", 3, *answers)
    assert {"fur": 2} == goods(state)


@pytest.mark.parametrize("owner", [ORANGE, BLUE, YELLOW])
def test_the_partisan_activates_a_face_up_character_of_any_playing_area_for_a_food(
    owner: Seat,
) -> None:
    areas = {owner: "john-dame/peter-weiser", ORANGE: "the-partisan+1"}
    if owner == ORANGE:
        areas = {ORANGE: "the-partisan+1 john-dame/peter-weiser"}
    state = layout(5, areas=areas, goods={ORANGE: "food 1 wood 4"}, scouts={ORANGE: 19})

    offered = keys(ask(state, "the-partisan"))
    assert ["food-the-partisan", "food-john-dame", "stop"] == offered
    ask(state, "the-partisan", 1, "act.way food-john-dame", "act.way wood-2-to-20")

    assert (20, {"wood": 2}) == (state.expeditions[ORANGE].scout, goods(state))


def test_a_character_that_the_partisan_copies_acts_once_whatever_its_strength() -> None:
    state = layout(areas={BLUE: "broken-arm/sacagawea"}, goods={ORANGE: "food 1 equipment 3"})
    assert ["equipment", "stop"] == keys(ask(state, "the-partisan", 1, "act.way food-broken-arm"))


def test_the_partisan_neither_uses_nor_counts_what_he_brought() -> None:
    state = layout(
        areas={BLUE: "broken-arm+1 little-thief+1"},
        goods={ORANGE: "food 2 equipment 1"},
        indians={ORANGE: 1},
    )
    # The horse is no half of a pair: nothing else is left to count.
    left = ask(
        state, "the-partisan", 2,
        "act.way food-broken-arm", "act.way equipment", "act.again food-little-thief",
    )  # fmt: skip
    assert ["indians-stay", "stop"] == keys(left)


def test_sacagawea_acts_at_any_place_occupied_or_not() -> None:
    state = layout(goods={ORANGE: ""}, village={"hunting": 1})
    assert [*PLACES, "stop"] == keys(ask(state, "sacagawea"))
    ask(state, "sacagawea", 2, "act.way hunting", "act.take fur-1-food-1", "act.again gift",
        "act.way nothing", "act.take fur-2")  # fmt: skip
    assert {"fur": 3, "food": 1} == goods(state)
    assert (1, 0) == (state.village["hunting"], state.village["gift"])


# Lasting effects


@pytest.mark.parametrize("card", [card.id for card in CHARACTERS.values() if card.lasting])
def test_a_lasting_character_has_no_effect_when_activated(card: str) -> None:
    state = wealthy(card)
    held = dict(state.expeditions[ORANGE].resources)
    match = Match.resume(LEWIS, state)
    play(match, f"turn.action {card}", "play.beneath none", "play.indians 3")
    assert "turn.action" == asked(match).id
    expedition = match.state.expeditions[ORANGE]
    assert (17, held) == (expedition.scout, expedition.resources)


@pytest.mark.parametrize(("strength", "saved"), [(1, 2), (2, 4), (3, 6)])
def test_gravelines_saves_two_four_or_six_fur(strength: int, saved: int) -> None:
    state = layout(areas={ORANGE: f"joseph-gravelines+{strength}"}, journal=JOURNAL)
    assert 5 == price_of(state, BLUE, "little-raven").fur
    assert max(0, 5 - saved) == price_of(state, ORANGE, "little-raven").fur


@pytest.mark.parametrize("strength", [1, 2, 3])
def test_john_boley_saves_one_two_or_three_time(strength: int) -> None:
    hand = "york john-b-thompson william-clark francois-labiche"
    state = layout(
        hands={ORANGE: hand}, areas={ORANGE: f"john-boley+{strength}"}, goods={ORANGE: ""},
        indians={ORANGE: 0},
    )  # fmt: skip
    time = camp_time(state, ORANGE)
    assert strength == time.saved
    assert 4 + (strength - 1) - strength == time.total  # all but one Indian cost time too


def test_john_boley_has_no_effect_on_a_camp_without_time() -> None:
    state = layout(
        hands={ORANGE: ""}, areas={ORANGE: "john-boley+1"}, goods={0: ""}, indians={0: 0}
    )
    assert (0, 0) == (camp_time(state, ORANGE).total, camp_time(state, ORANGE).saved)


@pytest.mark.parametrize(("strength", "space"), [(1, 5), (2, 7), (3, 9)])
def test_jarrot_adds_two_four_or_six_spaces_to_one_movement_on_the_river(
    strength: int, space: int
) -> None:
    areas = {ORANGE: f"nicholas-jarrot+{strength}"}
    state = layout(areas=areas, goods={ORANGE: "wood 6 food 2"})
    assert f"wood-3-to-{space + 1}.far" in keys(ask(state, "man-crow"))
    assert f"food-to-{space}.far" in keys(ask(state, "hawks-feather"))
    left = keys(ask(state, "hawks-feather", 3, f"act.way food-to-{space}.far"))
    assert ["again", f"food-to-{space + 3}"] == left[:2]


@pytest.mark.parametrize("strength", [1, 2, 3])
def test_cut_nose_adds_one_two_or_three_spaces_to_one_movement_in_the_mountains(
    strength: int,
) -> None:
    areas = {ORANGE: f"cut-nose+{strength}"}
    state = layout(areas=areas, goods={ORANGE: "wood 2 food 1"}, scouts={ORANGE: 19})
    offered = keys(ask(state, "john-dame"))
    assert f"wood-2-to-{20 + strength}.far" == offered[0]
    state.expeditions[ORANGE].scout = 3
    assert "food-to-5" == keys(ask(state, "william-clark"))[0]


def test_larocque_jumps_once_a_turn_in_one_action() -> None:
    state = layout(
        areas={ORANGE: "f-antoine-larocque+1"}, goods={ORANGE: "food 2"}, scouts={1: 1, 2: 5}
    )
    assert "food-to-3.jump" == keys(ask(state, "william-clark"))[0]
    left = keys(ask(state, "william-clark", 2, "act.way food-to-3.jump"))
    assert ["again", "food-to-5", "food-to-4", "food-stay", "stop"] == left
