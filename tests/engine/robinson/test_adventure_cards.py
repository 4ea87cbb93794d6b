"""What every adventure does now, and what comes of it later."""

from __future__ import annotations

import pytest

from engine.robinson.camp import move_camp
from engine.robinson.content import ADVENTURES
from engine.robinson.phases import dusk
from engine.robinson.resolve.actions import finish
from engine.robinson.resolve.adventures import have_adventure
from engine.robinson.scope import of_event
from engine.robinson.state import SpaceMark, State
from engine.robinson.words import carry_out
from tests.engine.robinson.summary import Difference, context, difference, each, look, settle, usual
from tests.engine.robinson.table import acting, on_top

TARGETS = {"build": "weapon", "gather": "food-at-4", "explore": "at-4"}
SHUFFLED = {"events": 1}
REROLLS = {place: ["reroll"] for place in ("build", "gather", "explore")}


def marked(deck: str, part: str) -> Difference:
    return {"marks cook": [f"{deck}-{part}"]}


# What happens to the cook, who acts at space 4. Of a choice the second part is here.
NOW: dict[str, Difference] = {
    "build-breakdown": {"morale": -1},
    "build-fear-of-the-beasts": {},
    "build-wind-storm": {"palisade": -1},
    "build-predator-in-the-camp": {},
    "build-construction-is-weak": {},
    "build-visit-of-a-predator": {"food": -1},
    "build-you-need-a-bigger-camp": {},
    "build-hungry-predator": {"food": -1, "palisade": -1},
    "build-howling-in-the-bushes": {},
    "build-accident": marked("build", "leg"),
    "build-dark-clouds-in-the-sky": {"weather": ["rain"]},
    "build-in-a-hurry": {"gained tokens": 2},
    "build-tired": {"wounds cook": -2},
    "build-nasty-wound": marked("build", "arm"),
    "build-sting": marked("build", "belly"),
    "build-savings": {"gained wood": 2},
    "build-monkeys-watch-you": {},
    "build-tools-inspection": {},
    "build-cut-head": {"wounds cook": 1, "determination cook": 2, **marked("build", "head")},
    "build-coming-to-terms": {"inventions": -3},
    "build-fast-work": {},
    "build-unmotivated": {"determination cook": -1},
    "build-construction": {},
    "build-laborious-work": {"build": ["time"]},
    "build-tool-breaks": {"items": -1, "inventions": 1, "weapon": -1},
    "build-hard-work": {"food": -1},
    "build-lack-of-hope": {"inventions": -3},
    "build-dangerous-work": {"build": ["reroll", "adventure"]},
    "build-broken-lever": {"weapon": -1},
    "gather-weather-breakdown": {},
    "gather-winter-is-coming": {},
    "gather-twisted-ankle": marked("gather", "leg"),
    "gather-unbelievable-effort": {"gained wood": 2, **marked("gather", "arm")},
    "gather-viper": {},
    "gather-surprise-in-the-bushes": {"gained starting": 1},
    "gather-new-flock": {"coming": [("food", 4)]},
    "gather-nestlings": {"gained food": 3},
    "gather-nice-surprise": {"gained wood": 3},
    "gather-path-of-a-predator": {},
    "gather-pirates-chest": {},
    "gather-signs-of-a-predator": {},
    "gather-skeleton": {},
    "gather-spider": marked("gather", "head"),
    "gather-furs": {"gained hides": 2},
    "gather-after-the-hurricane": {"gained wood": 2, "on 4": ["time"]},
    "gather-eyes-in-the-bushes": {},
    "gather-fruit": marked("gather", "belly"),
    "gather-gold-coin": {},
    "gather-mushrooms": {"gained food": 3},
    "gather-unexpected-discovery": {"gained tokens": 1},
    "gather-winter-freezing": {"exhausted 4": ["wood"]},
    "gather-end-of-source": {"exhausted 4": ["food"]},
    "gather-shortage": {"gained food": 1, "exhausted 4": ["food"]},
    "gather-tracks-of-a-predator": {"coming": [("danger", 4)]},
    "gather-unexpected-troubles": {"covered 4": True},
    "explore-tiger": {},
    "explore-puma": {},
    "explore-secret-cave": {},
    "explore-vipers": marked("explore", "head"),
    "explore-wild-berries": marked("explore", "belly"),
    "explore-wild-dog": {"wounds cook": 1},
    "explore-misadventure": marked("explore", "leg"),
    "explore-thorny-bush": marked("explore", "arm"),
    "explore-remains-of-a-settlement": {},
    "explore-ruined-hut": {"inventions": -1, "future items": ["rope"]},
    "explore-shrine": {},
    "explore-signs-of-fire": {"exhausted 4": ["wood"]},
    "explore-old-grave": {"determination cook": -1},
    "explore-old-hut": {},
    "explore-bamboo": {"gained wood": 2},
    "explore-carcass": {"gained food": 2, "gained hides": 1},
    "explore-cold-wind": {},
    "explore-empty-forest": {},
    "explore-flu": {},
    "explore-theres-something-in-the-air": {"explore": ["adventure"]},
    "explore-its-going-to-rain": {},
    "explore-surprising-discovery": {"gained kept": ["explore-surprising-discovery"]},
    "explore-swamp": {"on 4": ["time"]},
    "explore-wrong-track": {"outside cook": True},
    "explore-dangerous-terrain": {"coming": [("danger", 4)]},
    "explore-lost-in-the-thicket": {"outside cook": True},
    "explore-lost-in-the-woods": {"determination cook": -2},
    "explore-lost": {"outside cook": True},
    "explore-storm-on-the-horizon": {},
}

# Those whose second part draws mysteries, which have tests of their own.
MYSTERIOUS = {
    "gather-pirates-chest",
    "explore-secret-cave",
    "explore-remains-of-a-settlement",
    "explore-shrine",
    "explore-old-hut",
}

LEFT_ALONE: dict[str, Difference] = {
    "build-hungry-predator": {"wounds cook": 2, "gained food": 2, "gained hides": 1},
    "explore-tiger": {"outside cook": True},
    "explore-puma": {"outside cook": True},
    "explore-flu": {"food": -1},
}

LATER: dict[str, Difference] = {
    "build-breakdown": {"determination cook": 2},
    "build-fear-of-the-beasts": {"price weapon": ["wood"]},
    "build-wind-storm": {"palisade": 1},
    "build-predator-in-the-camp": {"food": 2, "hides": 1},
    "build-construction-is-weak": {"roof": -2},
    "build-visit-of-a-predator": {"rules": ["hungry"]},
    "build-you-need-a-bigger-camp": {
        "shelter": ["wood"],
        "price roof": ["wood"],
        "price palisade": ["wood"],
    },
    "build-hungry-predator": {"food": 1, "hides": 1, "palisade": -1},
    "build-howling-in-the-bushes": {"weapon": -1, "food": 2, "hides": 1, "palisade": -1},
    "build-accident": {"wounds carpenter": 3, "marks carpenter": []},
    "build-dark-clouds-in-the-sky": {"palisade": 1},
    "build-in-a-hurry": {"palisade": -1},
    "build-tired": {"morale": -1},
    "build-nasty-wound": {"wounds carpenter": 2, "marks carpenter": []},
    "build-sting": {"rules": ["one-pawn.carpenter"], "marks carpenter": []},
    "build-savings": {"morale": -1},
    "build-monkeys-watch-you": {"palisade": -2},
    "build-tools-inspection": {"items": -1, "inventions": 1, "weapon": -1},
    "build-cut-head": {"wounds carpenter": 2, "marks carpenter": []},
    "build-coming-to-terms": {"morale": -1},
    "build-fast-work": {"palisade": -1},
    "build-unmotivated": each("determination", -1),
    "build-construction": {"palisade": 1},
    "gather-weather-breakdown": {"weather": ["storm"]},
    "gather-winter-is-coming": {"weather": ["snow"]},
    "gather-twisted-ankle": {"rules": ["stays.carpenter"], "marks carpenter": []},
    "gather-unbelievable-effort": {"wounds carpenter": 1, "marks carpenter": []},
    "gather-viper": {"wounds cook": 3},
    "gather-surprise-in-the-bushes": {"morale": -1},
    "gather-new-flock": {"exhausted 4": ["food", "wood"]},
    "gather-nestlings": {"roof": -1},
    "gather-nice-surprise": {"roof": -2},
    "gather-path-of-a-predator": {"rules": ["hungry"]},
    "gather-pirates-chest": {"rules": ["one-pawn.cook", "one-pawn.carpenter", "one-pawn.explorer"]},
    "gather-signs-of-a-predator": {},
    "gather-skeleton": {"morale": -1, "inventions": 1},
    "gather-spider": {"rules": ["one-pawn.carpenter"], "marks carpenter": []},
    "gather-furs": {"rules": ["one-food-less"]},
    "gather-after-the-hurricane": {"down 4": True, "on 4": []},
    "gather-eyes-in-the-bushes": {"rules": ["hungry"]},
    "gather-fruit": {"rules": ["rests.carpenter"], "marks carpenter": []},
    "gather-gold-coin": REROLLS,
    "gather-mushrooms": each("wounds", 1),
    "explore-tiger": {"weapon": -1, "food": 2, "hides": 1, "palisade": -1},
    "explore-puma": {"weapon": -1, "food": 2, "hides": 1, "palisade": -1},
    "explore-secret-cave": {"food": 2, "hides": 1, "palisade": -1},
    "explore-vipers": {"rules": ["one-pawn.carpenter"], "marks carpenter": []},
    "explore-wild-berries": {"rules": ["one-pawn.carpenter"], "marks carpenter": []},
    "explore-wild-dog": {"food": -1, "weapon": 1},
    "explore-misadventure": {"rules": ["stays.carpenter"], "marks carpenter": []},
    "explore-thorny-bush": {"rules": ["one-pawn.carpenter"], "marks carpenter": []},
    "explore-remains-of-a-settlement": each("wounds", 1),
    "explore-ruined-hut": {"morale": -1},
    "explore-shrine": REROLLS,
    "explore-old-grave": {"determination cook": -2},
    "explore-old-hut": each("determination", -1),
    "explore-bamboo": {"palisade": -1},
    "explore-carcass": each("wounds", 1),
    "explore-cold-wind": {"weather": ["snow"]},
    "explore-empty-forest": {"hunt": ["danger"]},
    "explore-flu": {"night": ["extra-food"]},
    "explore-theres-something-in-the-air": {"explore": ["adventure"]},
    "explore-its-going-to-rain": {"weather": ["rain"]},
    "explore-storm-on-the-horizon": {"weather": ["storm"]},
}

# With the Cure at hand.
CURED: dict[str, Difference] = {
    "build-accident": {"wounds carpenter": 1, "marks carpenter": []},
    "build-nasty-wound": {"marks carpenter": []},
    "build-sting": {"marks carpenter": []},
    "build-cut-head": {"marks carpenter": []},
    "gather-twisted-ankle": {"rules": ["stays.carpenter"], "marks carpenter": []},
    "gather-unbelievable-effort": {"wounds carpenter": 1, "marks carpenter": []},
    "gather-viper": {"wounds cook": 1},
    "gather-spider": {"rules": ["one-pawn.carpenter"], "marks carpenter": []},
    "gather-fruit": {"marks carpenter": []},
    "gather-mushrooms": {},
    "explore-vipers": {"marks carpenter": []},
    "explore-wild-berries": {"rules": ["one-pawn.carpenter"], "marks carpenter": []},
    "explore-misadventure": {"rules": ["stays.carpenter"], "marks carpenter": []},
    "explore-thorny-bush": {"marks carpenter": []},
}


def have(card: str, part: str) -> Difference:
    """What the cook's adventure changes; of a choice this part is taken."""
    deck = ADVENTURES[card].deck
    state = usual()
    state.people["cook"].wounds = 4
    acting(state, deck, TARGETS[deck])
    on_top(state.adventures[deck], card)
    before = look(state)
    settle(have_adventure(state, context(), "cook", deck), adventure_choice=part)
    return difference(before, look(state))


TOKENS: dict[str, SpaceMark] = {
    "gather-new-flock": "food",
    "gather-after-the-hurricane": "time",
}


def come_up(state: State, card: str) -> Difference:
    """What a card does that comes up in the event deck."""
    state.adventures[ADVENTURES[card].deck].remove(card)
    state.on_table.append(card)
    before = look(state)
    scope = of_event(state, card, later=True)
    choices = {"effect_either": "1"} if card == "explore-wild-dog" else {}
    settle(carry_out(state, context(), scope, ADVENTURES[card].later), **choices)
    return difference(before, look(state))


def prepared(card: str, built: str = "shovel knife") -> State:
    """A table on which a card's first half has happened, to the carpenter."""
    state = usual(built=built)
    for word in ADVENTURES[card].now + sum(ADVENTURES[card].choice, ()):
        part = getattr(word, "part", None)
        if part is not None:
            state.people["carpenter"].special_wounds = [f"{ADVENTURES[card].deck}-{part}"]
    if card == "build-tools-inspection":
        state.item_marks = ["knife"]
    if card in TOKENS:
        state.marks[card] = [f"put.{TOKENS[card]}.4"]
        state.island[4].marks = [TOKENS[card]]
    return state


@pytest.mark.parametrize("card", [card for card in NOW if card not in MYSTERIOUS])
def test_what_an_adventure_does_now(card: str) -> None:
    printed = ADVENTURES[card]
    shuffled = SHUFFLED if printed.shuffle or printed.choice else {}
    assert {**NOW[card], **shuffled} == have(card, "2")


@pytest.mark.parametrize("card", [card for card in NOW if ADVENTURES[card].choice])
def test_an_adventure_can_be_left_alone_and_is_discarded_then(card: str) -> None:
    assert LEFT_ALONE.get(card, {}) == have(card, "1")


@pytest.mark.parametrize("card", LATER)
def test_what_comes_of_an_adventure_later(card: str) -> None:
    assert LATER[card] == come_up(prepared(card), card)


@pytest.mark.parametrize("card", CURED)
def test_the_cure_protects(card: str) -> None:
    assert CURED[card] == come_up(prepared(card, "shovel knife cure"), card)


def test_every_adventure_is_here() -> None:
    assert set(ADVENTURES) == set(NOW)
    assert {card for card, printed in ADVENTURES.items() if printed.later} == set(LATER)


@pytest.mark.parametrize(("weapon", "expected"), [(3, {}), (2, {"exhausted 3": ["food"]})])
def test_a_hungry_predator_is_kept_off_by_weapons(weapon: int, expected: Difference) -> None:
    state = usual(weapon=weapon)
    assert expected == come_up(state, "gather-signs-of-a-predator")


def test_a_hungry_predator_without_food_wounds_everybody() -> None:
    state = usual(weapon=0)
    state.island[3].exhausted = ["food"]
    assert each("wounds", 1) == come_up(state, "gather-signs-of-a-predator")


def test_signs_of_fire_wait_on_a_space_that_stays_unexplored() -> None:
    state = usual()
    acting(state, "explore", "at-1")
    on_top(state.adventures["explore"], "explore-signs-of-fire")
    settle(have_adventure(state, context(), "cook", "explore"))
    assert ["exhaust"] == state.island[1].marks


def test_tools_inspection_marks_two_items() -> None:
    state = usual()
    acting(state, "build", "weapon")
    on_top(state.adventures["build"], "build-tools-inspection")
    settle(have_adventure(state, context(), "cook", "build"))
    assert {"shovel", "knife"} == set(state.item_marks)


def test_a_hurricane_that_returns_drives_the_camp_away() -> None:
    state = usual()
    state.marks["gather-after-the-hurricane"] = ["put.time.3"]
    state.island[3].marks = ["time"]
    found = come_up(state, "gather-after-the-hurricane")
    assert found["down 3"]
    assert 3 != state.camp


def test_a_flock_vanishes_where_its_token_lies_now() -> None:
    state = usual()
    state.marks["gather-new-flock"] = ["put.food.3"]
    state.island[3].marks = ["food"]
    move_camp(state, context(), 4)
    found = come_up(state, "gather-new-flock")
    assert (["food", "wood"], None) == (found["exhausted 4"], found.get("exhausted 3"))


@pytest.mark.parametrize("card", ["gather-new-flock", "gather-after-the-hurricane"])
def test_nothing_comes_of_a_token_that_has_been_taken_away(card: str) -> None:
    state = prepared(card)
    state.island[4].marks = []
    assert {} == come_up(state, card)


def test_what_is_built_in_a_ruined_hut_is_there_once_the_phase_is_over() -> None:
    state = usual()
    acting(state, "explore", "at-1")
    on_top(state.adventures["explore"], "explore-ruined-hut")
    settle(have_adventure(state, context(), "cook", "explore"), adventure_choice="2")
    assert not state.has("rope")
    finish(state)
    settle(dusk(state, context()))
    assert state.has("rope")


def test_a_predator_in_the_camp_wounds_for_missing_weapons_only() -> None:
    state = usual(weapon=1)
    acting(state, "build", "weapon")
    on_top(state.adventures["build"], "build-predator-in-the-camp")
    before = look(state)
    settle(have_adventure(state, context(), "cook", "build"))
    assert {"wounds cook": 3, "events": 1} == difference(before, look(state))
