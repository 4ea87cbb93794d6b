"""Skills, and things that players use (rulebook 6, 10, 13, 14)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Context, Event, One, Reply, Script, Seat
from engine.robinson.asides import Uses
from engine.robinson.content import CHARACTERS
from engine.robinson.fights import fight, fight_beast
from engine.robinson.resolve.actions import perform
from engine.robinson.scope import of_actor
from engine.robinson.specials import spyglass
from engine.robinson.state import Fighting, Goods, Planned, State
from engine.robinson.words import carry_out
from tests.engine.robinson.summary import settle
from tests.engine.robinson.table import (
    Crusoe,
    acting,
    all_say,
    asked,
    drive,
    fix_dice,
    give,
    ids,
    layout,
    match_of,
    offered,
    on_top,
    say,
)

CANNIBALS = {"scenario": "cannibal-island"}
FOUR = ("carpenter", "cook", "explorer", "soldier")


def use(state: State, key: str, *answers: str, seat: int = 0) -> list[Event]:
    """Use something that is on offer."""
    ctx = Context()
    ctx.asides = Uses(state, ctx)
    assert key in keys(state, seat)
    left = drive(ctx.asides.run(state.everyone[seat], key), *answers)
    assert left is None
    return ctx.events


def keys(state: State, seat: int = 0) -> list[str]:
    """What a seat may use now."""
    offers = Uses(state, Context()).offers()
    found = offers.get(state.everyone[seat])
    return [] if found is None else [option.key for option in found.options]


def able(who: str, n: int = 9, **changes: Any) -> State:
    """A table where a character has determination."""
    others = [each for each in FOUR if each != who]
    state = layout(who, *others, **changes)
    state.people[who].determination = n
    return state


# Skills


@pytest.mark.parametrize(
    ("who", "prices"),
    [
        ("carpenter", [2, 2, 3, 3]),
        ("cook", [2, 2, 3, 3]),
        ("explorer", [2, 2, 3, 3]),
        ("soldier", [2, 4, 3, 3]),
    ],
)
def test_skills_cost_what_the_czech_rules_say(who: str, prices: list[int]) -> None:
    assert prices == list(CHARACTERS[who].skills.values())


def test_a_skill_costs_determination_and_serves_once_a_round() -> None:
    state = able("cook", 6)
    use(state, "stone-soup")
    assert 3 == state.people["cook"].determination
    assert "stone-soup" not in keys(state)


def test_a_skill_cannot_be_used_without_determination_or_by_another() -> None:
    state = able("cook", 2)
    assert "stone-soup" not in keys(state)
    assert [] == keys(state, 1)


def test_in_a_round_of_weakness_the_first_player_has_no_skills() -> None:
    state = able("cook", this_round=["no-skills.cook"])
    assert [] == keys(state)


def test_a_new_idea_is_one_of_five_inventions() -> None:
    state = able("carpenter")
    five = state.inventions[-5:]
    use(state, "a-new-idea", f"invention.idea {five[0]}")
    assert five[0] in state.board
    assert set(five[1:]) == set(state.invention_discard)


def test_handyman_is_a_pawn_for_building_in_this_round() -> None:
    state = able("carpenter")
    use(state, "handyman")
    assert ["handyman"] == state.extra_pawns
    assert 6 == state.people["carpenter"].determination


def test_grandmas_recipe_heals_two_for_a_food() -> None:
    state = able("cook", goods="food 1")
    state.people["cook"].wounds = state.people["soldier"].wounds = 1
    use(state, "grandmas-recipe", "heal.whom cook")
    assert (0, 0) == (state.people["cook"].wounds, state.people["soldier"].wounds)
    assert Goods() == state.available


def test_stone_soup_is_a_food_available_at_once() -> None:
    state = able("cook")
    use(state, "stone-soup")
    assert Goods(food=1) == state.available


@pytest.mark.parametrize(("variant", "clouds"), [("rain", (0, 1)), ("snow", (2, 0))])
def test_hooch_takes_a_cloud_of_rain_or_makes_snow_rain(
    variant: str, clouds: tuple[int, int]
) -> None:
    state = able("cook", stage="weather", moment="clouds", rain=1, snow=1)
    use(state, f"hooch.{variant}")
    assert clouds == (state.rain, state.snow)


def test_reconnaissance_lays_one_of_three_tiles_on_top() -> None:
    state = able("explorer")
    on_top(state.tiles, 1, 2, 3)
    use(state, "reconnaissance", "tile.next 2")
    assert (2, 1, 10) == (state.tiles[-1], state.tiles_known, len(state.tiles))


@pytest.mark.parametrize("looked_at", ["the spyglass", "an exploration by canoe"])
def test_nobody_reconnoitres_while_tiles_are_looked_at(looked_at: str) -> None:
    state = able("explorer", options=CANNIBALS, stage="action", built="canoe")
    ctx = Context()
    ctx.asides = Uses(state, ctx)
    if looked_at == "the spyglass":
        script = spyglass(state, ctx, of_actor("treasure-spyglass", "explorer"), carry_out)
    else:
        state.plan = [Planned("explore", "at-4", ["explorer.1", "explorer.2"])]
        script = perform(state, ctx)
    first = next(script)
    assert {"tile.next"} == {question.id for question in first.questions.values()}
    assert "reconnaissance" in keys(state)
    assert {} == first.asides


def test_a_motivational_speech_raises_morale() -> None:
    state = able("explorer")
    use(state, "motivational-speech")
    assert 4 == state.morale


def test_scouting_keeps_one_of_two_tokens_and_the_other_is_gone() -> None:
    state = able("explorer")
    on_top(state.tokens, "token-herbs", "token-tobacco")
    use(state, "scouting", "token.scouting token-tobacco")
    assert (["token-tobacco"], 20) == (state.found, len(state.tokens))
    assert "token-herbs" in state.box


def test_scouting_leaves_the_tokens_of_an_exploration_alone() -> None:
    state = able("explorer", stage="action", round=2)
    give(state, "treasure-backpack")
    on_top(state.tiles, 6)
    on_top(state.tokens, "token-herbs", "token-tobacco", "token-spices", "token-goat", "token-find")
    state.plan = [Planned("explore", "at-4", ["explorer.1", "explorer.2"])]
    ctx = Context()
    ctx.asides = Uses(state, ctx)
    script = perform(state, ctx)
    assert ["token.backpack"] == [each.id for each in next(script).questions.values()]
    asked = script.send(Reply(Seat(0), "scouting", True, 0)).questions[Seat(0)]
    assert isinstance(asked, One)
    assert ["token-goat", "token-find"] == [option.key for option in asked.options]
    asked = script.send(Reply(Seat(0), "token-goat", False, 1)).questions[Seat(0)]
    assert isinstance(asked, One)
    assert ["token-tobacco", "token-spices"] == [option.key for option in asked.options]
    with pytest.raises(StopIteration):
        script.send(Reply(Seat(0), "token-spices", False, 2))
    assert ["token-herbs", "token-spices"] == state.bags["explorer"].tokens
    assert {"token-find", "token-tobacco"} <= {*state.box}
    assert ["token-goat"] == state.found


def test_tracking_may_put_the_beast_to_the_bottom() -> None:
    state = able("soldier", hunt=["beast-fox", "beast-bear"])
    use(state, "tracking", "hunt.track bottom")
    assert ["beast-bear", "beast-fox"] == state.hunt


def test_the_hunt_lays_a_beast_on_top() -> None:
    state = able("soldier", hunt=["beast-fox"])
    top = state.beasts[-1]
    use(state, "the-hunt")
    assert ["beast-fox", top] == state.hunt


def test_frenzy_serves_the_soldiers_own_fights() -> None:
    state = able("soldier", moment="fight", fighting=Fighting("beast-bear", "soldier", 6))
    use(state, "frenzy")
    assert (3, 0) == (state.bonus, state.weapon)
    other = able("soldier", moment="fight", fighting=Fighting("beast-bear", "cook", 6))
    assert "frenzy" not in keys(other)


def test_a_defensive_plan_raises_palisade_or_weapons() -> None:
    state = able("soldier", shelter=True)
    use(state, "defensive-plan.palisade")
    assert (1, 0) == (state.palisade, state.weapon)
    state = able("soldier")
    assert "defensive-plan.palisade" not in keys(state)
    use(state, "defensive-plan.weapon")
    assert 1 == state.weapon


# Rolling again


def rolling(dice: str, **changes: Any) -> Crusoe:
    """Carl, the explorer, has gathered with the dice, and the cook may roll one again."""
    state = layout("cook", "carpenter", "explorer", tiles={4: 6}, **changes)
    state.people["cook"].determination = 2
    match = match_of(state)
    say(match, "2: me", "2: gather-food-at-4", "0: ready", "1: ready")
    fix_dice(match.state, "gather", dice)
    say(match, "2: ready")
    return match


def test_a_roll_waits_for_whoever_could_change_it() -> None:
    match = rolling("wound success")
    assert {0: "dice.go-on"} == asked(match)
    assert {"wound": True, "success": True, "adventure": False} == match.view(None).doing.dice  # type: ignore[union-attr]
    say(match, "0: go-on")
    assert 1 == match.state.people["explorer"].wounds


def test_a_roll_waits_for_nobody_who_could_not() -> None:
    match = rolling("wound success", this_round=["no-skills.cook"])
    assert "dice.go-on" not in asked(match).values()


def test_a_die_rolled_again_counts_as_it_lies_then() -> None:
    match = rolling("wound success")
    rolled = set()
    for word in range(40):
        trial = match.copy()
        trial.state.rng.word = word
        say(trial, "0! scrounger.wound")
        rolled.add(trial.state.people["explorer"].wounds)
        assert 0 == trial.state.people["cook"].determination
    assert {0, 1} == rolled


def test_friday_rolls_again_with_his_own_determination() -> None:
    state = layout("cook", "carpenter", tiles={4: 6})
    state.people["friday"].determination = 2
    match = match_of(state)
    say(match, "0: friday", "0: gather-food-at-4", "0: ready")
    fix_dice(match.state, "gather", "wound")
    say(match, "1: ready")
    assert {0: "dice.go-on"} == asked(match)
    assert "skill-used" in ids(say(match, "0! friday.success"))


def test_friday_rolls_again_once_a_round() -> None:
    state = layout("cook", "carpenter", tiles={4: 6})
    state.people["friday"].determination = 4
    match = match_of(state)
    say(match, "0: friday", "0: gather-food-at-4", "0: ready")
    fix_dice(match.state, "gather", "wound")
    say(match, "1: ready", "0! friday.success")
    assert "dice.go-on" not in asked(match).values()
    assert match.state.people["friday"].determination in (2, 4)


def test_determination_from_a_roll_does_not_pay_for_rolling_it_again() -> None:
    state = layout("cook", "carpenter", tiles={4: 6})
    match = match_of(state)
    say(match, "0: friday", "0: gather-food-at-4", "0: ready")
    fix_dice(match.state, "gather", "")
    say(match, "1: ready")
    assert "dice.go-on" not in asked(match).values()
    assert 2 == match.state.people["friday"].determination


# Fights


def fighting(has: str, weapon: int = 0) -> Crusoe:
    state = layout(has=has, weapon=weapon, hunt=["beast-fox"], tiles={4: 6})
    match = match_of(state)
    say(match, "0: both", "0: hunt-1", "1: ready", "2: ready", "0: ready")
    return match


@pytest.mark.parametrize("thing", ["start-pistol", "treasure-old-rifle"])
def test_a_shot_adds_three_for_one_fight(thing: str) -> None:
    match = fighting(thing)
    assert {0: "fight.go-on"} == asked(match)
    say(match, f"0! {thing}")
    assert 0 == match.state.people["cook"].wounds
    assert (0, 0) == (match.state.weapon, match.state.bonus)


def test_a_sabre_adds_three_for_a_wound_once_a_fight() -> None:
    match = fighting("treasure-sabre")
    say(match, "0! treasure-sabre")
    assert 1 == match.state.people["cook"].wounds


def test_a_fight_that_cannot_hurt_waits_for_nobody() -> None:
    assert "fight.go-on" not in asked(fighting("start-pistol", weapon=2)).values()


@pytest.mark.parametrize(("rounds_ago", "wounds"), [(1, 1), (0, 2)])
def test_a_helmet_takes_a_wound_from_the_next_round_on(rounds_ago: int, wounds: int) -> None:
    state = layout(hunt=["beast-fox"], tiles={4: 6})
    give(state, "treasure-helmet", rounds_ago)
    match = match_of(state)
    say(match, "0: both", "0: hunt-1", "1: ready", "2: ready", "0: ready")
    assert wounds == match.state.people["cook"].wounds


def test_a_helmet_takes_a_wound_that_worn_out_weapons_cost() -> None:
    # The Boa is matched, but wears down one level more than there is.
    state = layout(hunt=["beast-boa"], weapon=1, bonus=1, has="treasure-helmet")
    settle(fight_beast_of(state, "beast-boa"))
    assert (0, 0) == (state.people["cook"].wounds, state.weapon)


def test_a_helmet_takes_one_wound_in_a_fight_however_it_comes() -> None:
    state = layout(hunt=["beast-boa"], weapon=1, has="treasure-helmet")
    settle(fight_beast_of(state, "beast-boa"))
    assert (1, 0) == (state.people["cook"].wounds, state.weapon)


def test_a_helmet_spares_one_of_those_whom_hungry_animals_hurt() -> None:
    state = layout(has="treasure-helmet", weapon=1)
    beast = Fighting("beast-of-the-night", "cook", 3, all_bleed=True)
    left = drive(fight(state, Context(), beast), "helmet.whom carpenter")
    assert left is None
    assert [2, 1, 2] == [state.people[who].wounds for who in state.characters]


def fight_beast_of(state: State, card: str) -> Script[bool]:
    state.beasts.remove(card)
    state.hunt.remove(card)
    state.on_table.append(card)
    return fight_beast(state, Context(), card, "cook", carry_out)


# Starting items


def test_a_starting_item_serves_twice_and_is_gone() -> None:
    state = layout(has="start-empty-bottle")
    use(state, "start-empty-bottle")
    use(state, "start-empty-bottle")
    assert (2, {}) == (state.weapon, state.starting_uses)
    assert "start-empty-bottle" in state.box


def test_biscuits_and_tobacco() -> None:
    state = layout(has="start-biscuits start-pipe-and-tobacco")
    use(state, "start-biscuits")
    use(state, "start-pipe-and-tobacco", seat=1)
    assert (1, 2) == (state.available.food, state.people["carpenter"].determination)


def test_rum_heals_at_night_only() -> None:
    state = layout(has="start-flask-of-rum")
    state.people["cook"].wounds = 1
    assert [] == keys(state)
    state.moment, state.stage = "night", "night"
    use(state, "start-flask-of-rum")
    assert 0 == state.people["cook"].wounds


def test_the_storm_glass_shows_the_weather_before_the_actions() -> None:
    state = layout(has="start-storm-glass", round=5)
    use(state, "start-storm-glass")
    assert 1 == len(state.weather)
    assert "start-storm-glass" not in keys(state)
    assert "start-storm-glass" not in keys(layout(has="start-storm-glass", round=1))


# Discovery tokens


@pytest.mark.parametrize(
    ("token", "goods"),
    [
        ("token-nourishing-larvae", Goods(food=2)),
        ("token-fallen-tree", Goods(wood=1)),
        ("token-goat", Goods(food=1, hides=1)),
    ],
)
def test_tokens_that_are_goods(token: str, goods: Goods) -> None:
    state = layout(has=token, weapon=1)
    use(state, token)
    assert (goods, []) == (state.available, state.found)


@pytest.mark.parametrize(
    ("token", "lacking"),
    [
        ("token-goat", {"weapon": 0}),
        ("token-poison", {"built": ""}),
        ("token-spices", {"built": ""}),
        ("token-herbs", {"built": ""}),
        ("token-thorny-bushes", {"shelter": False}),
        ("token-large-leaves", {"rain": 1}),
    ],
)
def test_tokens_that_need_something_wait_for_it(token: str, lacking: dict[str, Any]) -> None:
    assert token not in keys(layout(has=token, **lacking))


def test_tokens_for_the_pot() -> None:
    state = layout(built="pot", has="token-poison token-spices token-herbs")
    for token in list(state.found):
        use(state, token)
    assert (2, 4) == (state.weapon, state.morale)
    assert ["pot", "cure"] == state.built


def test_roots_heal_two_at_night() -> None:
    state = layout(built="pot", has="token-edible-roots", moment="night", stage="night")
    state.people["cook"].wounds = state.people["carpenter"].wounds = 1
    use(state, "token-edible-roots", "heal.whom cook")
    assert [0, 0, 0] == [state.people[who].wounds for who in state.characters]


def test_large_leaves_keep_off_a_cloud() -> None:
    state = layout(has="token-large-leaves", stage="weather", moment="clouds", rain=2)
    use(state, "token-large-leaves")
    assert 1 == state.rain


def test_a_find_is_a_treasure() -> None:
    state = layout(has="token-find")
    on_top(state.mysteries, "trap-net", "treasure-helmet")
    use(state, "token-find")
    assert ["treasure-helmet"] == [kept.card for kept in state.kept]


def test_signs_mean_what_the_scenario_says() -> None:
    state = layout(has="token-saltire token-bars token-dashes")
    use(state, "token-saltire")
    use(state, "token-bars")
    assert (1, 3) == (state.weapon, state.people["cook"].determination)
    assert "token-dashes" not in keys(state)


# Treasures


def test_the_barrel_heals_everybody_once() -> None:
    state = layout(has="treasure-barrel", moment="night", stage="night")
    for who in state.characters:
        state.people[who].wounds = 2
    use(state, "treasure-barrel")
    assert [1, 1, 1] == [state.people[who].wounds for who in state.characters]
    assert "treasure-barrel" not in keys(state)
    assert 1 == len(state.kept)


def test_blankets_keep_off_three_clouds_of_snow() -> None:
    state = layout(has="treasure-blankets", stage="weather", moment="clouds", snow=4)
    for _ in range(3):
        use(state, "treasure-blankets")
    assert (1, []) == (state.snow, state.kept)


def test_the_amulet_removes_any_token() -> None:
    state = layout(has="treasure-protective-amulet", fields={"build": ["time"]})
    state.island[3].marks = ["danger"]
    use(state, "treasure-protective-amulet", "token.remove 3.danger")
    assert ([], {"build": ["time"]}) == (state.island[3].marks, state.fields)


def test_the_herbal_mixture_shows_the_next_event() -> None:
    state = layout(has="treasure-herbal-mixture")
    happened = use(state, "treasure-herbal-mixture")
    assert "event-seen" in ids(happened)


def test_what_an_action_brought_is_its_actors_only_until_it_ends() -> None:
    state = acting(layout(), "explore", "at-4")
    assert state.doing is not None
    state.tokens.remove("token-nourishing-larvae")
    state.doing.tokens = ["token-nourishing-larvae"]
    assert "token-nourishing-larvae" not in keys(state, 1)
    use(state, "token-nourishing-larvae")
    assert Goods(food=2) == state.doing.gained


# The night


@pytest.mark.parametrize(("item", "healed"), [("pot", 1), ("fireplace", 2)])
def test_pot_and_fireplace_heal_for_a_food_once_a_night(item: str, healed: int) -> None:
    built = "pot" if item == "pot" else "fire"
    state = layout(built=built, goods="food 2", moment="night", stage="night")
    if item == "fireplace":
        state.board.remove(item)
        state.built.append(item)
    state.people["cook"].wounds = 3
    use(state, item)
    assert (3 - healed, 1) == (state.people["cook"].wounds, state.available.food)
    assert item not in keys(state)


def test_the_night_waits_for_the_first_player_where_something_can_be_done() -> None:
    state = layout(built="pot", goods="food 4", stage="night", tiles={4: 6})
    state.people["carpenter"].wounds = 1
    match = match_of(state)
    assert {0: "night.go-on"} == asked(match)
    assert "pot" in offered(match, 1)
    say(match, "1! pot")
    assert 0 == match.state.people["carpenter"].wounds
    assert "night.go-on" not in asked(match).values()


# Votes


def waits(match: Crusoe) -> bool:
    """Whether what is asked now waits for nobody."""
    [answer] = {match.game.waits_for_nobody(match.state, each) for each in match.pending.values()}
    return answer


def test_a_vote_that_all_agree_on_is_settled() -> None:
    match = match_of(layout(stage="night", goods="food 3", tiles={4: 6}))
    all_say(match, "4")
    assert 4 == match.state.camp


def test_planning_is_no_vote() -> None:
    assert not waits(match_of(layout()))


def test_nobody_is_waited_for_where_all_may_let_it_go_on() -> None:
    match = match_of(layout(stage="night", goods="food 2", has="start-biscuits", moment="night"))
    assert {"night.go-on"} == set(asked(match).values())
    assert waits(match)


def test_what_somebody_decides_alone_is_waited_for() -> None:
    match = match_of(layout(stage="night", goods="food 9", tonight=["extra-food"], shelter=True))
    assert {"night.more"} == set(asked(match).values())
    assert not waits(match)


def test_what_somebody_uses_in_a_vote_is_waited_for() -> None:
    state = layout("cook", "explorer", "carpenter", stage="night", goods="food 3", tiles={4: 6})
    state.people["explorer"].determination = 9
    match = match_of(state)
    assert {"night.camp"} == set(asked(match).values())
    say(match, "1! reconnaissance")
    assert {"tile.next"} == set(asked(match).values())
    assert not waits(match)


def test_a_say_is_seen_and_may_be_changed() -> None:
    match = match_of(layout(stage="night", goods="food 3", tiles={4: 6}))
    say(match, "1: 4")
    assert ("", "4", "") == match.view(None).says
    assert ["unsay"] == offered(match, 1)
    say(match, "1! unsay")
    assert {0, 1, 2} == set(asked(match))


def test_where_they_disagree_the_first_player_settles_it() -> None:
    match = match_of(layout(stage="night", goods="food 3", tiles={4: 6}))
    assert waits(match)
    say(match, "0: stay", "1: 4", "2: 4")
    assert waits(match)
    assert {0: "night.camp.decide"} == asked(match)
    assert "4" == match.pending[match.state.first].default
    say(match, "0: stay")
    assert 3 == match.state.camp


def test_time_that_is_over_takes_what_leads() -> None:
    match = match_of(layout(stage="night", goods="food 3", tiles={4: 6}))
    say(match, "1: 4")
    match.expire([*match.pending])
    assert 4 == match.state.camp
