"""Resolving actions (rulebook 4.2)."""

from __future__ import annotations

import pytest

from engine.core import Context, Event, One, Script, Text, ask
from engine.core.question import Option
from engine.robinson import script
from engine.robinson.state import Goods, State
from tests.engine.robinson.table import (
    Crusoe,
    all_say,
    asked,
    fix_dice,
    ids,
    keys,
    layout,
    match_of,
    on_top,
    say,
    to_board,
)


@pytest.fixture(autouse=True)
def _evening(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play stops before supper, so that the tests see what the actions have left."""

    def evening(state: State, ctx: Context) -> Script[None]:
        question = One("evening", (Option("sleep", Text("choice-go-on")),), "sleep")
        yield from ask(ctx, state.first, lambda: question)

    monkeypatch.setattr(script, "night_phase", evening)


def perform(
    state: State, *plan: str, icon: str = "", dice: tuple[str, ...] = ()
) -> tuple[Crusoe, list[Event]]:
    """Plan as in "0 both explore-at-4" and resolve it, with dice as given."""
    match = match_of(state)
    for line in plan:
        seat, pawn, *choices = line.split()
        say(match, f"{seat}: {pawn}", *(f"{seat}: {each}" for each in choices))
    seats = sorted(match.pending)
    for seat in seats[:-1]:
        say(match, f"{seat}: ready")
    if icon:
        fix_dice(match.state, icon, *dice)  # type: ignore[arg-type]
    return match, say(match, f"{seats[-1]}: ready")


def test_actions_are_resolved_in_the_order_of_the_board() -> None:
    state = layout(goods="wood 1", tiles={4: 6}, hunt=["beast-birds"])
    plan = ("0 me rest-1", "0 me arrange-1", "1 both gather-wood-at-4", "2 both hunt-1")
    _, happened = perform(state, *plan)
    begun = [each.args["action"].id for each in happened if each.id == "action-began"]  # type: ignore[union-attr]
    assert ["do-hunt", "do-gather", "do-arrange", "do-rest"] == begun


def test_two_pawns_succeed_without_dice() -> None:
    match, happened = perform(layout(tiles={4: 6}), "0 both gather-food-at-4")
    assert "rolled" not in ids(happened)
    assert Goods(food=1) == match.state.available


@pytest.mark.parametrize(
    ("dice", "food", "wounds", "determination"),
    [
        ("success", 1, 0, 0),
        ("wound success", 1, 1, 0),
        ("", 0, 0, 2),
        ("wound", 0, 1, 2),
    ],
)
def test_each_die_counts_for_itself(dice: str, food: int, wounds: int, determination: int) -> None:
    state = layout(tiles={4: 6})
    match, _ = perform(state, "0 me gather-food-at-4", icon="gather", dice=(dice,))
    cook = match.state.people["cook"]
    assert food == match.state.available.food
    assert (wounds, determination) == (cook.wounds, cook.determination)


def test_an_adventure_is_had_even_if_the_action_fails() -> None:
    state = layout(tiles={4: 6})
    on_top(state.adventures["gather"], "gather-shortage")
    match, _ = perform(state, "0 me gather-food-at-4", icon="gather", dice=("adventure",))
    # Shortage gives what was to be gathered, and exhausts the source.
    assert Goods(food=1) == match.state.available
    assert ["food"] == match.state.island[4].exhausted


def test_a_token_and_a_face_are_one_adventure() -> None:
    state = layout(tiles={4: 6}, fields={"gather": ["adventure"]})
    on_top(state.adventures["gather"], "gather-viper", "gather-skeleton")
    match, happened = perform(
        state, "0 me gather-food-at-4", icon="gather", dice=("success adventure",)
    )
    assert 1 == ids(happened).count("adventure-began")
    assert [] == match.state.fields["gather"]


def test_a_token_brings_an_adventure_without_dice() -> None:
    state = layout(tiles={4: 6}, fields={"gather": ["adventure"]})
    on_top(state.adventures["gather"], "gather-viper")
    match, happened = perform(state, "0 both gather-food-at-4")
    assert "adventure-began" in ids(happened)
    assert "gather-viper" in match.state.events


def test_friday_has_no_adventure_but_a_wound() -> None:
    state = layout("cook", "carpenter", tiles={4: 6})
    match, happened = perform(
        state, "0 friday gather-food-at-4", icon="gather", dice=("success adventure",)
    )
    assert "adventure-began" not in ids(happened)
    assert 1 == match.state.people["friday"].wounds


def test_what_friday_does_succeeds_even_if_he_dies_of_it() -> None:
    state = layout("cook", "carpenter", tiles={4: 6})
    state.people["friday"].wounds = 3
    match, _ = perform(state, "0 friday gather-food-at-4", icon="gather", dice=("wound success",))
    assert match.state.people["friday"].dead
    assert 1 == match.state.available.food


def test_a_dead_friday_brings_nothing_home_from_a_hunt() -> None:
    state = layout("cook", "carpenter", hunt=["beast-bear"], has_dog=True)
    match, _ = perform(state, "0 friday hunt-1", "0 dog hunt-1")
    assert match.state.people["friday"].dead
    assert Goods() == match.state.available
    assert "beast-bear" in match.state.box


def test_a_hunt_that_friday_does_not_outlive_fails_even_once_the_beast_is_beaten() -> None:
    state = layout("cook", "carpenter", hunt=["beast-jaguar"], has_dog=True, weapon=5)
    state.people["friday"].wounds = 2
    match, _ = perform(state, "0 friday hunt-1", "0 dog hunt-1")
    assert match.state.people["friday"].dead
    assert Goods() == match.state.available


def test_a_failed_building_gives_its_goods_back() -> None:
    match, _ = perform(layout(goods="wood 1"), "0 me build-weapon", icon="build", dice=("",))
    assert (0, 1) == (match.state.weapon, match.state.available.wood)


def test_building_spends_its_goods() -> None:
    match, _ = perform(layout(goods="wood 1"), "0 both build-weapon")
    assert (1, Goods()) == (match.state.weapon, match.state.available)


def test_a_shelter_may_be_built_next_to_the_camp_which_moves_there() -> None:
    state = layout(goods="wood 3", tiles={4: 1})
    match, _ = perform(state, "0 both build-shelter-at-4")
    assert match.state.shelter
    assert 4 == match.state.camp


def test_a_shelter_beside_a_natural_one_begins_without_roof_and_palisade() -> None:
    state = layout(goods="wood 3", tiles={4: 2}, camp=4, roof=2, palisade=1)
    match, _ = perform(state, "0 both build-shelter-at-4")
    assert (True, 0, 0) == (match.state.shelter, match.state.roof, match.state.palisade)


def test_an_item_comes_after_the_action_phase_with_its_effect() -> None:
    state = layout(tiles={4: 11})
    match, happened = perform(state, "0 both build-knife")
    assert ["item-made", "built", "level-rose"] == [
        each for each in ids(happened) if each in ("item-made", "built", "level-rose")
    ]
    assert (["knife"], 1) == (match.state.built, match.state.weapon)


def test_building_ones_own_invention_gives_two_determination() -> None:
    state = layout(built="rope", tiles={4: 1})
    match, _ = perform(state, "1 both build-snare")
    assert 2 == match.state.people["carpenter"].determination
    assert ["food"] == match.state.island[3].marks


def test_exploring_lays_a_tile_with_all_that_is_on_it() -> None:
    state = layout()
    on_top(state.tiles, 7)
    found = state.tokens[:-3:-1]
    match, _ = perform(state, "0 both explore-at-4")
    assert 7 == match.state.island[4].tile
    assert 1 == len(match.state.hunt)
    assert found == match.state.found


def test_hunting_compares_weapons_and_takes_the_beast_home() -> None:
    state = layout(hunt=["beast-fox"], weapon=1)
    match, _ = perform(state, "0 both hunt-1")
    assert 1 == match.state.people["cook"].wounds
    assert Goods(food=2, hides=1) == match.state.available
    assert [] == match.state.hunt


def test_a_beast_wears_weapons_down_and_wounds_for_what_is_missing() -> None:
    # As in the official example: first for what the level lacks, then for what can't be lowered.
    state = layout(hunt=["beast-alligator"], weapon=1, tiles={4: 6})
    match, _ = perform(state, "0 both hunt-1")
    assert (5 + 1, 0) == (match.state.people["cook"].wounds, match.state.weapon)


def test_a_danger_token_makes_the_next_beast_stronger() -> None:
    state = layout(hunt=["beast-birds"], weapon=1, fields={"hunt": ["danger"]})
    match, _ = perform(state, "0 both hunt-1")
    assert 1 == match.state.people["cook"].wounds
    assert [] == match.state.fields["hunt"]


@pytest.mark.parametrize(("weapon", "wounds"), [(0, 1), (1, 0)])
def test_danger_on_a_tile_wounds_the_unarmed(weapon: int, wounds: int) -> None:
    state = layout(tiles={4: 6}, weapon=weapon)
    state.island[4].marks = ["danger"]
    match, _ = perform(state, "0 both gather-food-at-4")
    assert wounds == match.state.people["cook"].wounds
    assert ["danger"] == match.state.island[4].marks


def test_danger_on_an_action_is_gone_after_it() -> None:
    match, _ = perform(layout(fields={"explore": ["danger"]}), "0 both explore-at-4")
    assert 1 == match.state.people["cook"].wounds
    assert [] == match.state.fields["explore"]


def test_a_reroll_token_has_a_success_rolled_again() -> None:
    state = layout(tiles={4: 6}, fields={"gather": ["reroll"]})
    _, happened = perform(state, "0 me gather-food-at-4", icon="gather", dice=("success",))
    assert 2 == ids(happened).count("rolled")
    assert "success-rerolled" in ids(happened)


def test_a_reroll_token_waits_for_a_roll() -> None:
    state = layout(tiles={4: 6}, fields={"gather": ["reroll"]})
    match, _ = perform(state, "0 both gather-food-at-4")
    assert ["reroll"] == match.state.fields["gather"]


def test_a_token_that_comes_meanwhile_may_make_an_action_impossible() -> None:
    state = layout(goods="wood 2", shelter=True)
    on_top(state.adventures["build"], "build-laborious-work")
    match, happened = perform(
        state,
        "0 me build-weapon",
        "0 me build-weapon.2",
        icon="build",
        dice=("success adventure",),
    )
    assert "action-impossible" in ids(happened)
    assert (1, 1) == (match.state.weapon, match.state.available.wood)


def test_arranging_the_camp_gives_determination_and_morale() -> None:
    match, _ = perform(layout(), "0 me arrange-1", "0 me arrange-2")
    assert 4 == match.state.people["cook"].determination
    assert 5 == match.state.morale


def test_four_players_choose_between_determination_and_morale() -> None:
    state = layout("cook", "carpenter", "explorer", "soldier")
    match, _ = perform(state, "0 me arrange-1")
    assert {0: "arrange.what"} == asked(match)
    say(match, "0: morale")
    assert (0, 4) == (match.state.people["cook"].determination, match.state.morale)


def test_the_bible_makes_arranging_better() -> None:
    state = layout(has="start-bible")
    state.people["cook"].wounds = 2
    match, _ = perform(state, "0 me arrange-1")
    say(match, "0: start-bible")
    cook = match.state.people["cook"]
    assert (3, 1, 4) == (cook.determination, cook.wounds, match.state.morale)
    assert {"start-bible": 1} == match.state.starting_uses


def test_a_bear_must_be_driven_away_first() -> None:
    match, _ = perform(layout(fields={"arrange": ["bear"]}), "0 me arrange-1", "0 me arrange-2")
    assert (2, 4) == (match.state.people["cook"].determination, match.state.morale)


@pytest.mark.parametrize(("built", "wounds", "determination"), [("", 2, 0), ("bed", 1, 1)])
def test_resting_heals(built: str, wounds: int, determination: int) -> None:
    state = layout()
    if built:
        to_board(state, built)
        state.board.remove(built)
        state.built.append(built)
    state.people["cook"].wounds = 3
    match, _ = perform(state, "0 me rest-1")
    cook = match.state.people["cook"]
    assert (wounds, determination) == (cook.wounds, cook.determination)


def test_one_pawn_on_the_wreck_brings_less_than_two() -> None:
    one, _ = perform(layout(), "0 me threat-wreck-food-crates")
    two, _ = perform(layout(), "0 both threat-wreck-food-crates")
    assert Goods(food=1) == one.state.available
    assert Goods(food=1, preserved=1) == two.state.available


def test_a_threat_action_pays_its_price_and_discards_its_card() -> None:
    state = layout(goods="wood 1", threats=["event-frost"])
    match, _ = perform(state, "0 me threat-frost")
    assert 2 == match.state.people["cook"].determination
    assert ([], Goods()) == (match.state.threats, match.state.available)
    assert "event-frost" in match.state.box


def test_basket_and_sack_bring_one_more_once_a_round() -> None:
    state = layout(tiles={4: 6}, built="basket sack")
    plan = ("0 both gather-food-at-4", "1 both gather-wood-at-4")
    match, _ = perform(state, *plan)
    assert {0: "gather.carrier"} == asked(match)
    say(match, "0: none", "0: none")
    assert Goods(food=1, wood=3) == match.state.available


def test_what_is_gained_waits_for_the_end_of_the_phase() -> None:
    state = layout(tiles={4: 6}, goods="wood 1")
    on_top(state.adventures["gather"], "gather-fruit")
    match, _ = perform(
        state,
        "0 both gather-wood-at-4",
        "1 me gather-food-at-4",
        icon="gather",
        dice=("success adventure",),
    )
    assert "pile.column" in asked(match).values()
    assert Goods(food=1, wood=2) == match.state.available
    assert {} == match.state.bags


def test_single_use_pawns_are_used_up() -> None:
    state = layout(goods="wood 1", has="token-candles start-hammer-and-nails")
    match, _ = perform(
        state,
        "0 me build-weapon",
        "0 start-hammer-and-nails build-weapon",
        "1 me build-shovel",
        "1 token-candles build-shovel",
    )
    assert {"start-hammer-and-nails": 1} == match.state.starting_uses
    assert [] == match.state.found


def test_a_shelter_built_elsewhere_leaves_the_distances_of_the_plan() -> None:
    state = layout("cook", "carpenter", tiles={4: 6, 7: 9}, goods="wood 2")
    match, happened = perform(
        state, "0 both build-shelter-at-4", "1 both explore-at-0", "0 friday gather-food-at-7",
        icon="gather", dice=("success",),
    )  # fmt: skip
    assert "action-impossible" not in ids(happened)
    assert (4, 1) == (match.state.camp, match.state.available.food)


def test_a_far_exploration_still_rolls_though_the_camp_has_come_nearer() -> None:
    state = layout("cook", "carpenter", tiles={4: 6}, goods="wood 2")
    _, happened = perform(
        state, "0 both build-shelter-at-4", "1 both explore-at-8",
        icon="explore", dice=("success",),
    )  # fmt: skip
    assert "rolled" in ids(happened)


def test_nothing_is_gathered_where_the_camp_has_gone() -> None:
    state = layout("cook", "carpenter", tiles={4: 6}, goods="wood 2")
    _, happened = perform(state, "0 both build-shelter-at-4", "1 both gather-food-at-4")
    assert "action-impossible" in ids(happened)


def test_a_night_outside_keeps_what_was_found_until_morning() -> None:
    state = layout()
    on_top(state.adventures["explore"], "explore-wrong-track")
    on_top(state.tiles, 2)
    match, _ = perform(state, "0 me explore-at-4", icon="explore", dice=("success adventure",))
    stash = match.state.people["cook"].outside
    assert stash is not None
    assert (1, ["explore-wrong-track"]) == (len(stash.tokens), stash.then)
    assert stash.sheltered
    assert [] == match.state.found


def test_fast_work_gives_another_building_with_dice() -> None:
    state = layout(goods="wood 2")
    on_top(state.adventures["build"], "build-fast-work")
    match, _ = perform(state, "0 me build-weapon", icon="build", dice=("success adventure",))
    say(match, "0: 2")
    assert "weapon+0" in keys(match, 0)
    fix_dice(match.state, "build", "success", shuffled=len(match.state.events) + 1)
    all_say(match, "weapon+0")
    assert 2 == match.state.weapon
    assert "build-fast-work" in match.state.events
