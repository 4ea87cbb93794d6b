"""Rules that few matches meet."""

from __future__ import annotations

import pytest

from engine.core import Context, Rng
from engine.robinson.camp import camp_sites
from engine.robinson.effects import BuildFree, Exhaust, Level, LoseItems
from engine.robinson.event_deck import shuffle_in
from engine.robinson.island import terrains
from engine.robinson.pawns import pawns
from engine.robinson.plan import pawns_needed
from engine.robinson.resolve.actions import perform
from engine.robinson.scope import of_actor, of_event
from engine.robinson.state import Goods, Kept, Planned, Stash, State
from engine.robinson.words import carry_out
from tests.engine.robinson.acting import places
from tests.engine.robinson.summary import context, difference, look, settle, usual
from tests.engine.robinson.table import (
    GAME,
    drive,
    event,
    fix_dice,
    give,
    ids,
    layout,
    match_of,
    on_top,
    reward,
    say,
    take_event,
    threat,
)
from tests.engine.robinson.test_phases import PHASES, play, wounds


def with_hunt(*cards: str) -> State:
    """The usual table with a hunting deck, its top card first."""
    state = usual()
    for card in reversed(cards):
        state.beasts.remove(card)
        state.hunt.append(card)
    return state


# Beast cards


def test_a_night_attack_shows_the_top_hunting_card_to_all() -> None:
    state = with_hunt("beast-fox", "beast-bear")
    event(state, "event-night-attack")
    assert 1 == state.hunt_known
    assert "beast-fox" == match_of(state).view(None).hunt_known


def test_after_a_night_attack_the_top_beast_is_fought_without_its_strength() -> None:
    state = with_hunt("beast-bear")
    state.on_table.append("event-night-attack")
    reward(state, "event-night-attack")
    assert (0, 3) == (state.people["cook"].wounds, state.weapon)
    assert Goods(food=9, wood=4, hides=4) == state.available


@pytest.mark.parametrize("half", ["night-attack", "fight-in-the-dark"])
def test_some_cards_discard_the_top_hunting_card(half: str) -> None:
    state = with_hunt("beast-fox", "beast-bear")
    if half == "night-attack":
        threat(state, "event-night-attack")
    else:
        event(state, "event-fight-in-the-dark")
    assert ["beast-bear"] == state.hunt
    assert "beast-fox" in state.box


def test_a_beast_in_wait_can_be_moved_to_the_hunting_deck() -> None:
    state = usual()
    top = state.beasts[-1]
    event(state, "event-dangerous-night")
    assert top == state.events[-1]
    reward(state, "event-dangerous-night")
    assert ([top], True) == (state.hunt, top not in state.events)


def test_what_is_shuffled_in_stays_below_a_beast_in_wait() -> None:
    for word in range(20):
        state = usual()
        state.rng.word = word
        state.events.append(state.beasts.pop())
        state.adventures["gather"].remove("gather-viper")
        shuffle_in(state, Context(), "gather-viper")
        assert state.events[-1].startswith("beast-")


def test_a_beast_in_wait_is_fought_before_the_event() -> None:
    state = usual(weapon=0)
    state.beasts.remove("beast-fox")
    take_event(state, "event-strong-wind")
    state.events.append("beast-fox")
    happened = ids(play(state, "event"))
    assert happened.index("beast-attacked") < happened.index("event-drawn")
    assert [2, 0, 0] == wounds(state)


def test_howling_lays_the_strongest_of_three_on_top() -> None:
    state = with_hunt("beast-fox")
    on_top(state.beasts, "beast-birds", "beast-gorilla", "beast-boa")
    event(state, "event-howling-from-the-woods")
    assert ["beast-fox", "beast-gorilla"] == state.hunt
    assert {"beast-birds", "beast-boa"} <= set(state.beasts)
    state.on_table.append("event-howling-from-the-woods")
    reward(state, "event-howling-from-the-woods")
    assert ["beast-gorilla", "beast-fox"] == state.hunt


def test_howling_that_comes_true_is_a_fight_for_the_first_player() -> None:
    state = with_hunt("beast-fox")
    state.weapon = 0
    threat(state, "event-howling-from-the-woods")
    assert ([2, 0, 0], []) == (wounds(state), state.hunt)


# Events


def test_bad_fate_lets_all_threats_come_true() -> None:
    state = usual()
    for card in ("event-frost", "event-exhausting-night"):
        take_event(state, card)
        state.threats.append(state.events.pop())
    event(state, "event-bad-fate")
    assert ([], ["snow"], 1) == (state.threats, state.fields["weather"], state.morale)
    assert {"event-frost", "event-exhausting-night"} <= set(state.box)


def test_after_a_cloud_burst_a_level_of_each_that_was_lost_is_repaired() -> None:
    state = usual()
    event(state, "event-cloud-burst", "camp.move 4")
    assert (2, 2) == (state.roof, state.palisade)
    reward(state, "event-cloud-burst")
    assert (3, 3) == (state.roof, state.palisade)


def test_a_landslide_with_nowhere_to_go_is_a_wound_each() -> None:
    state = layout(round=2)
    event(state, "event-landslide")
    assert [1, 1, 1] == wounds(state)


def test_predators_in_the_woods_take_their_token_along() -> None:
    state = usual(fields={"explore": ["danger"]})
    state.on_table.append("event-predators-in-the-woods")
    reward(state, "event-predators-in-the-woods")
    assert [] == state.fields["explore"]


def test_a_council_too_many_wounds_for_each_invention_that_is_missing() -> None:
    state = usual()
    state.invention_discard += [each for each in state.board if each not in ("hatchet", "mast")]
    state.board = ["hatchet", "mast"]
    event(state, "event-council")
    assert [3, 3, 3] == wounds(state)


def test_with_no_item_to_lose_everybody_is_hurt_unless_if_possible() -> None:
    state = layout()
    scope = of_event(state, "event-flood")
    settle(carry_out(state, context(), scope, (LoseItems(n=1),)))
    assert [1, 1, 1] == wounds(state)
    settle(carry_out(state, context(), scope, (LoseItems(n=1, if_possible=True),)))
    assert [1, 1, 1] == wounds(state)


def test_with_neither_roof_nor_palisade_everybody_is_hurt() -> None:
    state = usual(roof=0, palisade=0)
    event(state, "event-flying-surprise")
    assert [1, 1, 1] == wounds(state)


def test_the_players_choose_between_roof_and_palisade() -> None:
    state = usual()
    event(state, "event-flying-surprise", "level.which roof")
    assert (3, 4) == (state.roof, state.palisade)


def test_of_alternatives_those_that_cannot_be_met_are_not_offered() -> None:
    state = usual()
    state.available = Goods(wood=1)
    event(state, "event-unusually-cold-night")
    assert [1, 1, 1] == wounds(state)
    assert 1 == state.available.wood


def test_a_source_that_is_not_there_is_a_wound_each() -> None:
    state = layout(round=2)
    event(state, "event-predator-is-near")
    assert [1, 1, 1] == wounds(state)


def test_an_item_is_free_only_if_its_invention_lies_open() -> None:
    state = usual()
    state.board.remove("pot")
    state.invention_discard.append("pot")
    before = look(state)
    words = (BuildFree(items=("pot",)),)
    settle(carry_out(state, context(), of_actor("treasure-crocks", "cook"), words))
    assert {} == difference(before, look(state))


def test_the_camp_can_be_named_for_an_exhausted_source() -> None:
    state = usual()
    words = (Exhaust(where="camp", source="food"),)
    settle(carry_out(state, context(), of_event(state, "event-otters"), words))
    assert ["food"] == state.island[3].exhausted


def test_a_gain_of_roof_or_palisade_needs_a_shelter() -> None:
    state = layout()
    words = (Level(of="roof-or-palisade", by=1),)
    settle(carry_out(state, context(), of_event(state, "event-disaster"), words))
    assert (0, 0, [0, 0, 0]) == (state.roof, state.palisade, wounds(state))


# Pawns


@pytest.mark.parametrize(
    ("rule", "number", "kinds"),
    [
        ("one-pawn.cook", 1, 8),
        ("stays.cook", 2, 3),
        ("rests.cook", 2, 1),
    ],
)
def test_cards_leave_a_character_fewer_pawns_or_actions(rule: str, number: int, kinds: int) -> None:
    own = [pawn for pawn in pawns(layout(this_round=[rule])).values() if pawn.owner == "cook"]
    assert (number, kinds) == (len(own), len(own[0].kinds))


def test_candles_are_two_pawns_for_building_and_the_compass_one_for_exploring() -> None:
    there = pawns(layout(has="treasure-candles treasure-compass"))
    assert ("build",) == there["treasure-candles"].kinds == there["treasure-candles.2"].kinds
    assert (("explore",), False) == (
        there["treasure-compass"].kinds,
        there["treasure-compass"].single,
    )


def test_a_candle_is_used_up_and_the_compass_is_not() -> None:
    state = layout(has="treasure-candles treasure-compass", goods="wood 1", tiles={4: 6})
    match = match_of(state)
    say(match, "0: me", "0: build-weapon", "0: treasure-candles", "0: build-weapon")
    say(match, "0: me", "0: explore-at-7", "0: treasure-compass", "0: explore-at-7")
    say(match, "0: ready", "1: ready", "2: ready")
    left = {kept.card: kept.uses for kept in match.state.kept}
    assert {"treasure-candles": 1, "treasure-compass": 0} == left


def test_economical_construction_is_paid_when_the_plan_is_settled() -> None:
    state = layout(goods="wood 2", tiles={4: 6})
    state.people["carpenter"].determination = 3
    match = match_of(state)
    say(match, "1: both", "1: build-shelter-at-3")
    assert 3 == match.state.people["carpenter"].determination
    say(match, "0: ready", "1: ready", "2: ready")
    carpenter = match.state.people["carpenter"]
    assert (1, ["economical-construction"]) == (carpenter.determination, carpenter.used)
    assert (True, Goods()) == (match.state.shelter, match.state.available)


def test_what_a_dead_friday_had_planned_comes_to_nothing() -> None:
    state = layout("cook", "carpenter", tiles={4: 6}, stage="action")
    state.people["friday"].dead = True
    state.plan = [Planned("gather", "food-at-4", ["friday"])]
    ctx = Context()
    settle(perform(state, ctx))
    assert ["action-impossible"] == ids(ctx.events)


def test_nothing_is_gathered_from_a_tile_that_has_become_inaccessible() -> None:
    state = layout(tiles={4: 6}, stage="action")
    state.island[4].face_down = True
    state.plan = [Planned("gather", "food-at-4", ["cook.1", "cook.2"])]
    ctx = Context()
    settle(perform(state, ctx))
    assert ["action-impossible"] == ids(ctx.events)


# Exploring


def explore(state: State, *answers: str) -> None:
    state.stage = "action"
    state.plan = [Planned("explore", "at-5", ["cook.1", "cook.2"])]
    if state.island[4].tile is None:
        state.plan[0].target = "at-4"
    assert None is drive(perform(state, Context()), *answers)


def test_a_black_marker_in_wait_comes_to_lie_on_a_source() -> None:
    state = layout()
    state.island[4].marks = ["exhaust"]
    on_top(state.tiles, 6)
    explore(state, "source.exhaust food")
    assert (["food"], []) == (state.island[4].exhausted, state.island[4].marks)


def test_the_backpack_finds_one_token_more_out_of_two() -> None:
    state = layout(round=2)
    give(state, "treasure-backpack")
    on_top(state.tiles, 6)
    on_top(state.tokens, "token-herbs", "token-tobacco", "token-spices")
    explore(state, "token.backpack token-spices")
    assert ["token-herbs", "token-spices"] == state.bags["cook"].tokens
    assert "token-tobacco" in state.box


def test_the_treasure_map_is_an_exploration_of_its_own() -> None:
    state = layout(has="treasure-treasure-map", stage="plan")
    assert "explore-treasure-treasure-map" in places(state)
    on_top(state.mysteries, "treasure-gold", "treasure-old-map")
    state.stage = "action"
    state.plan = [Planned("explore", "treasure-treasure-map", ["cook.1", "cook.2"])]
    drive(perform(state, Context()), "mystery.next draw")
    assert "treasure-treasure-map" in state.box
    found = [kept.card for kept in state.bags["cook"].kept]
    assert ["treasure-gold", "treasure-old-map"] == found


@pytest.mark.parametrize(
    ("rule", "cursed", "pawns_on", "rolls"),
    [
        ("", True, 1, 2),
        ("confused.cook", False, 1, 2),
        ("confused.cook", False, 2, 1),
        ("", True, 2, 0),
    ],
)
def test_the_cursed_and_the_confused_roll_a_success_again(
    rule: str, cursed: bool, pawns_on: int, rolls: int
) -> None:
    state = layout(tiles={4: 6}, stage="action", this_round=[rule] if rule else [])
    state.people["cook"].cursed = cursed
    state.plan = [Planned("gather", "food-at-4", ["cook.1", "cook.2"][:pawns_on])]
    fix_dice(state, "gather", "success" if pawns_on == 1 else "")
    if pawns_on == 2 and rule:
        # Only the success die is rolled: let it fail, so that it isn't rolled again.
        state.rng.word = next(word for word in range(999) if _fails(state, word))
    ctx = Context()
    settle(perform(state, ctx))
    assert rolls == ids(ctx.events).count("rolled")


def _fails(state: State, word: int) -> bool:
    return Rng(word).below(6) >= 5


def test_whoever_stays_outside_keeps_what_earlier_actions_brought_too() -> None:
    state = layout(tiles={4: 6}, stage="action")
    on_top(state.adventures["explore"], "explore-lost")
    state.plan = [Planned("gather", "food-at-4", ["cook.1"])]
    fix_dice(state, "gather", "success")
    settle(perform(state, Context()))
    assert 1 == state.bags["cook"].goods.food
    state.plan = [Planned("explore", "at-7", ["cook.2"])]
    fix_dice(state, "explore", "success adventure")
    settle(perform(state, Context()))
    play(state, "dusk")
    outside = state.people["cook"].outside
    assert outside is not None
    assert (1, 0) == (outside.goods.food, state.available.food)
    assert {} == state.bags


def test_whoever_stays_outside_brings_items_and_treasures_home_in_the_morning() -> None:
    state = layout(round=2, stage="action", goods="wood 1")
    on_top(state.adventures["explore"], "explore-lost")
    state.available = Goods()
    on_top(state.mysteries, "treasure-antique-rapier")
    state.plan = [
        Planned("build", "shovel", ["cook.1", "carpenter.1"]),
        Planned("build", "weapon", ["carpenter.2", "explorer.1"]),
        Planned("explore", "at-7", ["cook.2"]),
    ]
    for _ in range(2):
        settle(perform(state, Context()))
    fix_dice(state, "explore", "success adventure")
    settle(perform(state, Context()))
    treasure = state.mysteries.pop()
    state.bags["cook"].kept = [Kept(treasure, "cook", state.round)]
    play(state, "dusk")
    outside = state.people["cook"].outside
    assert outside is not None
    assert (["shovel"], [], 1) == (outside.items, state.built, state.weapon)
    take_event(state, "event-strong-wind")
    play(state, "event")
    assert (["shovel"], 3) == (state.built, state.weapon)
    assert (treasure in state.box, []) == (True, state.kept)


# Nights and mornings


@pytest.mark.parametrize(("built", "hurt"), [("", [1, 0, 0]), ("cure", [0, 0, 0])])
def test_a_spider_web_hurts_its_finder_every_night_without_the_cure(
    built: str, hurt: list[int]
) -> None:
    state = layout(shelter=True, goods="food 3", built=built)
    state.mysteries.remove("trap-spider-web")
    state.kept.append(Kept("trap-spider-web", "cook", 1))
    play(state, "night")
    assert hurt == wounds(state)


def test_a_spider_web_hurts_its_finder_outside_the_camp_too() -> None:
    state = layout(shelter=True, goods="food 2")
    state.mysteries.remove("trap-spider-web")
    kept = [Kept("trap-spider-web", "cook", 1)]
    state.people["cook"].outside = Stash(Goods(food=1), kept=kept, sheltered=True)
    play(state, "night")
    assert [1, 0, 0] == wounds(state)


@pytest.mark.parametrize(
    ("rule", "built", "hurt"), [("wound-all", "cure", 1), ("poison", "", 1), ("poison", "cure", 0)]
)
def test_some_mysteries_hurt_everybody_in_the_night(rule: str, built: str, hurt: int) -> None:
    state = layout(shelter=True, goods="food 3", built=built, tonight=[rule])
    play(state, "night")
    assert [hurt] * 3 == wounds(state)


def test_the_markers_of_a_disease_are_wounds_of_the_next_night() -> None:
    state = layout(shelter=True, goods="food 3")
    state.people["explorer"].markers = 2
    play(state, "night")
    assert ([0, 0, 2], 0) == (wounds(state), state.people["explorer"].markers)


def test_what_was_put_off_until_the_next_round_comes_in_the_morning() -> None:
    state = layout(round=2, next_round=["one-pawn.cook", "cursed.explorer"])
    take_event(state, "event-strong-wind")
    play(state, "event")
    assert ["one-pawn.cook"] == state.this_round
    assert state.people["explorer"].cursed


@pytest.mark.parametrize(
    ("card", "expected"),
    [("explore-lost", {"morale": 1}), ("explore-lost-in-the-thicket", {"found": 1})],
)
def test_the_morning_after_being_lost(card: str, expected: dict[str, int]) -> None:
    state = usual()
    state.adventures["explore"].remove(card)
    state.people["cook"].outside = Stash(then=[card])
    take_event(state, "event-weakness")
    before = look(state)
    play(state, "event")
    found = difference(before, look(state))
    assert expected == {name: found[name] for name in expected}
    assert not found["outside cook"]


def test_what_the_morning_brings_lies_on_the_table_while_a_treasure_asks() -> None:
    state = usual()
    state.adventures["explore"].remove("explore-lost")
    state.mysteries.remove("treasure-portrait-amulet")
    found = [Kept("treasure-portrait-amulet", "cook", state.round, 0)]
    state.people["cook"].outside = Stash(kept=found, then=["explore-lost"])
    take_event(state, "event-weakness")
    state.stage, state.morale = "event", 0
    census, ctx = GAME.census(state), Context()
    script = PHASES["event"](state, ctx)
    asked = drive(script)
    assert asked is not None
    assert "arrow.cover" == asked.id
    assert census == GAME.census(state)
    assert "explore-lost" in state.on_table


@pytest.mark.parametrize(
    ("built", "has", "left"),
    [
        ("", "", ["token-goat"]),
        ("cellar", "", ["token-goat", "token-nourishing-larvae"]),
        ("", "treasure-barrel", ["token-goat", "token-nourishing-larvae"]),
    ],
)
def test_larvae_rot_like_food_and_goats_do_not(built: str, has: str, left: list[str]) -> None:
    things = f"token-goat token-nourishing-larvae {has}"
    state = layout(shelter=True, goods="food 3", has=things, built=built, weapon=0)
    for kept in state.kept:
        kept.uses = 0
    play(state, "night", "night.go-on go-on")
    assert left == state.found


# Fog and ash of later scenarios


def test_fog_hides_the_terrain_gives_nothing_and_slows() -> None:
    state = layout(tiles={4: 11})
    state.island[4].marks = ["fog"]
    assert {"beach"} == terrains(state)
    assert 2 == pawns_needed(state, [], Planned("gather", "wood-at-4"))
    state.island[3].marks = ["fog"]
    play(state, "production")
    assert Goods() == state.available


# Friday, and tokens


def test_friday_is_no_player_whom_events_weather_and_night_could_hurt() -> None:
    state = layout("cook", "carpenter", round=2, fields={"weather": ["rain", "snow"]})
    event(state, "event-poisoning")
    play(state, "weather")
    play(state, "night")
    assert 0 == state.people["friday"].wounds
    assert all(state.people[who].wounds > 3 for who in state.players)


def test_for_a_token_of_adventure_friday_takes_one_wound() -> None:
    state = layout("cook", "carpenter", tiles={4: 6}, fields={"gather": ["adventure"]})
    state.stage = "action"
    state.plan = [Planned("gather", "food-at-4", ["friday"])]
    fix_dice(state, "gather", "success adventure")
    settle(perform(state, Context()))
    assert (1, []) == (state.people["friday"].wounds, state.fields["gather"])


def test_there_is_one_token_of_a_kind_on_a_place_and_none_is_missed() -> None:
    state = layout(round=2)
    for _ in range(2):
        threat(state, "event-heavy-rain")
        state.on_table.remove("event-heavy-rain")
        state.events.append("event-heavy-rain")
    assert (["rain"], [0, 0, 0]) == (state.fields["weather"], wounds(state))


@pytest.mark.parametrize(("weapon", "hurt"), [(0, 1), (1, 0)])
def test_danger_on_the_camps_tile_wounds_whoever_builds_the_shelter_unarmed(
    weapon: int, hurt: int
) -> None:
    state = layout(goods="wood 3", stage="action", weapon=weapon)
    state.island[3].marks = ["danger"]
    state.plan = [Planned("build", "shelter-at-3", ["cook.1", "cook.2"])]
    settle(perform(state, Context()))
    assert (hurt, True) == (state.people["cook"].wounds, state.shelter)


def test_the_camp_moves_to_tiles_next_to_it_only() -> None:
    state = layout(tiles={4: 6, 5: 9, 7: 10})
    state.island[7].face_down = True
    assert [4] == camp_sites(state)
