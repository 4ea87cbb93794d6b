"""The other phases of a round: event, morale, production, weather, night (rulebook 1-3, 5, 6)."""

from __future__ import annotations

import pytest

from engine.core import Context, Event
from engine.robinson.asides import Uses
from engine.robinson.event_phase import event_phase
from engine.robinson.night_phase import night_phase
from engine.robinson.phases import dusk, morale_phase, production_phase
from engine.robinson.state import Goods, Stash, State
from engine.robinson.weather_phase import weather_phase
from tests.engine.robinson.table import (
    CARL,
    all_say,
    asked,
    drive,
    goods_of,
    ids,
    layout,
    match_of,
    on_top,
    say,
    take_event,
    to_board,
)

PHASES = {
    "event": event_phase,
    "morale": morale_phase,
    "production": production_phase,
    "dusk": dusk,
    "weather": weather_phase,
    "night": night_phase,
}


def play(state: State, phase: str, *answers: str) -> list[Event]:
    """Play a phase to its end."""
    ctx = Context()
    ctx.asides = Uses(state, ctx)
    state.stage = phase  # type: ignore[assignment]
    left = drive(PHASES[phase](state, ctx), *answers)
    assert left is None, left
    return ctx.events


def wounds(state: State) -> list[int]:
    return [state.people[who].wounds for who in state.characters]


# Event


def test_an_event_puts_its_token_acts_and_lies_down_on_the_right() -> None:
    state = layout(round=2, threats=[])
    take_event(state, "event-frost")
    play(state, "event")
    assert {"gather": ["adventure"], "weather": ["snow"]} == state.fields
    assert ["event-frost"] == state.threats


def test_a_third_threat_pushes_the_left_one_off() -> None:
    # The example: Heavy Rain Is Coming comes after Awful Weather and Precipice.
    state = layout(round=3)
    state.box.append(state.threats.pop())
    for card in ("event-awful-weather", "event-precipice"):
        take_event(state, card)
        state.threats.append(state.events.pop())
    take_event(state, "event-heavy-rain-is-coming")
    happened = play(state, "event")
    assert ["event-precipice", "event-heavy-rain-is-coming"] == state.threats
    assert ["rain", "snow"] == state.fields["weather"]
    assert "threat-came-true" in ids(happened)
    assert "event-awful-weather" in state.box


def test_a_threat_that_was_met_leaves_room() -> None:
    state = layout(round=3, threats=[])
    take_event(state, "event-awful-weather")
    state.threats.append(state.events.pop())
    take_event(state, "event-frost")
    happened = play(state, "event")
    assert "threat-came-true" not in ids(happened)
    assert 2 == len(state.threats)


def test_adventures_in_the_event_deck_are_resolved_until_an_event_comes() -> None:
    # The example: Storm, then a roof that falls in, then an event.
    state = layout(round=2, shelter=True, roof=3)
    for card, deck in (("gather-weather-breakdown", "gather"), ("gather-nice-surprise", "gather")):
        state.adventures[deck].remove(card)  # type: ignore[index]
        state.events.append(card)
    take_event(state, "event-strong-wind")
    on_top(state.events, "gather-weather-breakdown", "gather-nice-surprise", "event-strong-wind")
    play(state, "event")
    assert ["storm"] == state.fields["weather"]
    assert 2 == state.roof
    assert "event-strong-wind" in state.threats
    assert 2 == len(state.adventure_discard["gather"])


# Morale


@pytest.mark.parametrize(
    ("morale", "had", "has", "hurt"),
    [(3, 1, 1, 0), (4, 0, 1, 0), (5, 0, 2, 0), (2, 2, 1, 0), (0, 1, 0, 2)],
)
def test_the_first_player_gains_or_discards_by_morale(
    morale: int, had: int, has: int, hurt: int
) -> None:
    state = layout(morale=morale)
    state.people["cook"].determination = had
    play(state, "morale")
    assert (has, hurt) == (state.people["cook"].determination, state.people["cook"].wounds)


def test_on_top_of_its_track_morale_may_heal() -> None:
    state = layout(morale=6)
    state.people["cook"].wounds = 1
    play(state, "morale", "morale.top heal")
    assert (0, 0) == (state.people["cook"].wounds, state.people["cook"].determination)


def test_drums_and_diary_add_to_morale() -> None:
    state = layout(morale=2, built="drums diary")
    play(state, "morale")
    assert 2 == state.people["cook"].determination


def test_alone_one_is_glad_to_be_alive() -> None:
    state = layout("cook", morale=3)
    play(state, "morale")
    assert (4, 1) == (state.morale, state.people["cook"].determination)


# Production


def test_each_source_of_the_camp_gives_one() -> None:
    state = layout()
    play(state, "production")
    assert Goods(food=1, wood=1) == state.available


def test_tokens_give_more_even_where_the_source_is_exhausted() -> None:
    state = layout()
    state.island[3].exhausted = ["food"]
    state.island[3].marks = ["food", "wood"]
    play(state, "production")
    assert Goods(food=1, wood=2) == state.available


@pytest.mark.parametrize(
    ("rule", "goods"),
    [
        ("no-production", ""),
        ("no-food-produced", "wood 1"),
        ("no-wood-produced", "food 1"),
        ("one-food-less", "wood 1"),
    ],
)
def test_events_cut_production(rule: str, goods: str) -> None:
    state = layout(this_round=[rule])
    play(state, "production")
    assert goods_of(goods) == state.available


def test_of_half_a_production_the_players_choose() -> None:
    state = layout(this_round=["half-production"])
    play(state, "production", "production.half food")
    assert Goods(food=1) == state.available


def test_danger_in_the_camp_wounds_everybody() -> None:
    state = layout()
    state.island[3].marks = ["danger"]
    play(state, "production")
    assert [1, 1, 1] == wounds(state)


def test_the_shortcut_brings_a_resource_of_its_tile() -> None:
    state = layout(tiles={4: 6}, shortcut=4, built="map shortcut")
    play(state, "production", "shortcut.source wood")
    assert Goods(food=1, wood=2) == state.available
    assert "wood" == state.shortcut_source


def test_in_a_cataclysm_the_shortcut_brings_nothing() -> None:
    state = layout(tiles={4: 6}, shortcut=4, built="map shortcut", this_round=["items-unusable"])
    play(state, "production")
    assert (Goods(food=1, wood=1), None) == (state.available, state.shortcut_source)


def test_a_pit_may_catch_food() -> None:
    caught = set()
    for word in range(20):
        state = layout(built="pit")
        state.rng.word = word
        play(state, "production")
        caught.add(state.available.food)
    assert {1, 3} == caught


# Weather


def test_snow_costs_wood_and_clouds_over_the_roof_food_and_wood() -> None:
    # The example: two clouds of rain and one of snow, a roof of 1, 3 wood and 1 food.
    state = layout(round=2, shelter=True, roof=1, goods="wood 3 food 1")
    state.fields = {"weather": ["snow"]}
    state.weather = ["rain-2-0"]
    play(state, "weather")
    assert Goods() == state.available
    assert [1, 1, 1] == wounds(state)
    assert [] == state.fields["weather"]


def test_without_dice_and_tokens_there_is_no_weather() -> None:
    state = layout()
    assert ["no-clouds"] == ids(play(state, "weather"))


@pytest.mark.parametrize(
    ("number", "dice"), [(3, set()), (4, {"rain"}), (7, {"rain", "winter", "hungry"})]
)
def test_the_sheet_says_which_dice_are_rolled(number: int, dice: set[str]) -> None:
    state = layout(round=number, shelter=True, roof=9, palisade=9, weapon=9, goods="food 9 wood 9")
    rolled = {
        each.args["die"].id.split("-")[1]  # type: ignore[union-attr]
        for each in play(state, "weather")
        if each.id == "weather-rolled"
    }
    assert dice == rolled


def test_hungry_animals_are_rolled_once_though_a_card_wants_them_too() -> None:
    state = layout(round=7, this_round=["hungry"], shelter=True, roof=9, palisade=9, weapon=9)
    state.available = goods_of("food 9 wood 9")
    rolled = [each for each in play(state, "weather") if each.id == "weather-rolled"]
    assert 3 == len(rolled)


@pytest.mark.parametrize(
    ("face", "hurt"), [("beast", [3, 3, 3]), ("food", [1, 1, 1]), ("palisade", [1, 1, 1])]
)
def test_hungry_animals_wound_everybody_for_what_is_missing(face: str, hurt: list[int]) -> None:
    state = layout(weather=[f"hungry-{face}"])
    play(state, "weather")
    assert hurt == wounds(state)


def test_the_beast_of_the_red_die_does_not_wear_weapons_down() -> None:
    state = layout(weather=["hungry-beast"], weapon=3)
    play(state, "weather")
    assert ([0, 0, 0], 3) == (wounds(state), state.weapon)


@pytest.mark.parametrize(("palisade", "hurt"), [(1, 0), (0, 1)])
def test_a_storm_tears_at_the_palisade(palisade: int, hurt: int) -> None:
    state = layout(shelter=True, palisade=palisade, fields={"weather": ["storm"]})
    play(state, "weather")
    assert (0, [hurt] * 3) == (state.palisade, wounds(state))


def test_furnace_and_old_clothes_soften_the_winter() -> None:
    state = layout(built="furnace", has="treasure-old-clothes", shelter=True, roof=1)
    state.weather = ["winter-0-2"]
    state.available = goods_of("wood 1")
    happened = play(state, "weather")
    assert Goods(wood=1) == state.available
    [clouds] = [each for each in happened if each.id == "clouds-came"]
    assert (1, 0) == (clouds.args["rain"], clouds.args["snow"])


def test_whoever_is_outside_is_not_hit_by_the_weather() -> None:
    state = layout(fields={"weather": ["rain"]})
    state.people["explorer"].outside = Stash()
    play(state, "weather")
    assert [2, 2, 0] == wounds(state)


# Night


def test_everybody_eats_and_the_rest_rots() -> None:
    state = layout(shelter=True, goods="food 4 preserved 1")
    happened = play(state, "night")
    assert Goods(preserved=1) == state.available
    assert "food-rotted" in ids(happened)


def test_with_too_little_food_the_players_choose_who_goes_hungry() -> None:
    state = layout(shelter=True, goods="food 2")
    play(state, "night", "night.hungry explorer")
    assert [0, 0, 2] == wounds(state)


def test_without_any_food_nobody_is_asked_who_goes_hungry() -> None:
    state = layout(shelter=True)
    play(state, "night")
    assert [2, 2, 2] == wounds(state)


def test_where_fewer_eat_than_go_hungry_the_players_choose_who_eats() -> None:
    state = layout(shelter=True, goods="food 1")
    play(state, "night", "night.eats explorer")
    assert [2, 2, 0] == wounds(state)


def test_food_that_comes_while_all_vote_is_eaten() -> None:
    state = layout(shelter=True, goods="food 2", has="start-biscuits", moment="night")
    state.stage, state.phase = "night", "1.night"
    match = match_of(state)
    all_say(match, "go-on")
    assert {"night.hungry"} == set(asked(match).values())
    assert "went-hungry" not in ids(say(match, "0! start-biscuits"))


def test_sleeping_in_the_open_is_a_wound() -> None:
    state = layout(goods="food 3")
    play(state, "night")
    assert [1, 1, 1] == wounds(state)


def test_a_moved_shelter_keeps_half_its_levels_rounded_up() -> None:
    # The example: a roof of 2 loses one, a palisade of 1 none.
    state = layout(shelter=True, roof=2, palisade=1, goods="food 3", tiles={4: 1})
    play(state, "night", "night.camp 4")
    assert (4, 1, 1) == (state.camp, state.roof, state.palisade)


def test_leaving_a_natural_shelter_loses_roof_and_palisade() -> None:
    state = layout(goods="food 3", tiles={4: 2}, camp=4, roof=2, palisade=2)
    play(state, "night", "night.camp 3")
    assert (0, 0) == (state.roof, state.palisade)
    assert [1, 1, 1] == wounds(state)


def test_tokens_of_more_resources_go_along_and_the_shortcut_is_lost() -> None:
    state = layout(goods="food 3", tiles={4: 1, 0: 6}, shelter=True, built="map", shortcut=0)
    to_board(state, "shortcut")
    state.board.remove("shortcut")
    state.built.append("shortcut")
    state.island[3].marks = ["food", "time"]
    play(state, "night", "night.camp 4")
    assert (["time"], ["food"]) == (state.island[3].marks, state.island[4].marks)
    assert (None, True) == (state.shortcut, "shortcut" in state.board)


@pytest.mark.parametrize(
    ("built", "has", "left"),
    [("cellar", "", 2), ("", "treasure-boxes", 2), ("", "", 0)],
)
def test_food_can_be_kept_from_rotting(built: str, has: str, left: int) -> None:
    state = layout(shelter=True, goods="food 5", built=built, has=has)
    play(state, "night")
    assert left == state.available.food


def test_a_barrel_stores_two_food_once_its_wine_is_drunk() -> None:
    state = layout(shelter=True, goods="food 6", has="treasure-barrel")
    state.kept[0].uses = 0
    play(state, "night")
    assert 2 == state.available.food


def test_chronic_tiredness_asks_for_one_more_food_or_a_wound() -> None:
    state = layout(shelter=True, goods="food 5", tonight=["extra-food"])
    play(state, "night", "night.more eat", "night.more wound", "night.more eat")
    assert ([0, 1, 0], 0) == (wounds(state), state.available.food)


def test_two_cards_that_ask_for_more_food_ask_twice() -> None:
    state = layout(shelter=True, goods="food 3", tonight=["extra-food", "extra-food"])
    play(state, "night")
    assert [2, 2, 2] == wounds(state)


def test_those_whom_the_night_hurts_may_heal_before_food_rots() -> None:
    state = layout(goods="food 5", built="pot", stage="night", phase="1.night")
    match = match_of(state)
    assert {0: "night.go-on"} == asked(match)
    assert [1, 1, 1] == wounds(match.state)
    happened = ids(say(match, "0! pot", "0: cook"))
    assert happened.index("healed") < happened.index("food-rotted")


def test_after_supper_the_night_waits_for_nobody_who_was_hurt_before() -> None:
    state = layout(shelter=True, goods="food 5", built="pot")
    state.people["carpenter"].wounds = 2
    play(state, "night", "night.go-on go-on")
    assert ([0, 2, 0], 2) == (wounds(state), state.round)


def test_after_the_night_the_next_player_is_first_and_skills_are_fresh() -> None:
    state = layout(shelter=True, goods="food 3", this_round=["no-production"])
    state.people["cook"].used = ["stone-soup"]
    play(state, "night")
    assert (2, 1, [], []) == (
        state.round,
        state.first,
        state.people["cook"].used,
        state.this_round,
    )


def test_the_last_night_without_the_goal_is_lost() -> None:
    state = layout(round=12, shelter=True, goods="food 3")
    play(state, "night")
    assert "time" == state.ended


def test_outside_one_eats_what_one_has() -> None:
    state = layout(goods="food 2", shelter=True)
    state.people["cook"].outside = Stash(goods_of("food 2"))
    play(state, "night")
    assert [1, 0, 0] == wounds(state)
    assert Goods(food=1) == state.people["cook"].outside.goods


def test_in_the_morning_whoever_was_outside_comes_back_with_everything() -> None:
    state = layout(round=2)
    state.adventures["explore"].remove("explore-wrong-track")
    stash = Stash(goods_of("hides 1"), ["token-herbs"], then=["explore-wrong-track"])
    state.tokens.remove("token-herbs")
    state.people["cook"].outside = stash
    take_event(state, "event-strong-wind")
    play(state, "event")
    assert Goods(wood=2, hides=1) == state.available
    assert ["token-herbs"] == state.found
    assert ["explore-wrong-track"] == state.adventure_discard["explore"]


# Death


def test_the_match_ends_at_once_when_somebody_dies() -> None:
    state = layout(round=2, shelter=False, goods="food 3", stage="night", phase="1.night")
    state.people["cook"].wounds = 12
    match = match_of(state)
    assert match.outcome is not None
    assert (False, "outcome-death") == (match.outcome.won, match.outcome.reason.id)
    assert {} == match.pending


def test_what_one_says_makes_no_others_question_stale() -> None:
    match = match_of(layout(goods="food 2", stage="night"))
    before = dict(match.since)
    say(match, "1: explorer")
    assert "explorer" == match.pending[CARL].default
    assert before[CARL] == match.since[CARL]
