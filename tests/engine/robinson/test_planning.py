"""Planning together (rulebook 4.1)."""

from __future__ import annotations

from engine.robinson.pawns import pawns
from engine.robinson.plan import Survey, pawns_needed, problems
from engine.robinson.state import Goods, Planned, State
from tests.engine.robinson.table import ANNE, asked, ids, keys, layout, match_of, offered, say


def places(state: State, pawn: str, plan: list[Planned] | None = None, n: int = 1) -> list[str]:
    """The actions on which a pawn may be placed."""
    found = Survey(state, state.plan if plan is None else plan).places(pawns(state)[pawn], n)
    return [each.id for each in found]


def lacks(state: State, planned: Planned) -> list[str]:
    return [each.what for each in problems(state, [planned], planned)]


def test_everybody_places_own_pawns_and_takes_them_back() -> None:
    match = match_of(layout())
    say(match, "0: me", "0: arrange-1", "1: both", "1: explore-at-4")
    assert {"arrange-1": ["cook.1"], "explore-at-4": ["carpenter.1", "carpenter.2"]} == {
        each.id: each.pawns for each in match.state.plan
    }
    say(match, "0: back.arrange-1")
    assert ["explore-at-4"] == [each.id for each in match.state.plan]


def test_the_open_actions_of_the_first_round() -> None:
    state = layout(goods="food 1 wood 1")
    for item in ("basket", "sack", "sling", "diary", "lantern"):
        if item in state.board:
            state.board.remove(item)
    state.board.remove("shovel")
    expected = ["threat-wreck-food-crates", "build-weapon", "explore-at-0", "explore-at-4"]
    expected += ["explore-at-7", "arrange-1", "rest-1"]
    assert expected == [each for each in places(state, "cook.1") if "build-sling" != each]


def test_shared_pawns_are_placed_by_anybody() -> None:
    match = match_of(layout("cook", "carpenter"))
    say(match, "1: friday", "1: rest-1")
    assert ["friday"] == match.state.plan[0].pawns
    assert "back.rest-1" in keys(match, 0)


def test_the_dog_only_hunts_and_explores() -> None:
    state = layout("cook", has_dog=True, hunt=["beast-fox"])
    kinds = {each.partition("-")[0] for each in places(state, "dog")}
    assert {"hunt", "explore"} == kinds


def test_an_extra_pawn_cannot_act_alone() -> None:
    state = layout(built="map", tiles={4: 10})
    assert ["pawns", "leader"] == lacks(state, Planned("hunt", "1", ["map"]))[:2]
    assert ["leader"] == lacks(state, Planned("explore", "at-0", ["map"]))


def test_friday_acts_alone_but_a_player_leads_him() -> None:
    match = match_of(layout("cook", "carpenter"))
    say(match, "0: friday", "0: explore-at-4")
    view = match.view(None)
    assert "friday" == view.plan[0].leader
    say(match, "0: me", "0: explore-at-4")
    assert "cook" == match.view(None).plan[0].leader


def test_whoever_joins_may_take_the_lead() -> None:
    match = match_of(layout())
    say(match, "0: me", "0: explore-at-4", "1: me", "1: explore-at-4")
    assert "cook" == match.view(None).plan[0].leader
    say(match, "1: lead.explore-at-4")
    assert "carpenter" == match.view(None).plan[0].leader


def test_one_pawn_needs_dice_and_two_do_not() -> None:
    match = match_of(layout())
    say(match, "0: me", "0: explore-at-4")
    assert match.view(None).plan[0].rolls
    say(match, "0: me", "0: explore-at-4")
    assert not match.view(None).plan[0].rolls
    assert "explore-at-4" not in places(match.state, "carpenter.1")


def test_each_tile_further_needs_a_pawn_more() -> None:
    state = layout(tiles={4: 6, 5: 7, 6: 1})
    plan = [Planned("gather", f"wood-at-{space}") for space in (4, 5, 6)]
    assert [1, 2, 3] == [pawns_needed(state, plan, each) for each in plan]


def test_a_way_of_explored_tiles_must_lead_there() -> None:
    state = layout(tiles={4: 6, 6: 1})
    assert "gather-wood-at-4" in places(state, "cook.1")
    assert "gather-wood-at-6" not in places(state, "cook.1")


def test_no_way_leads_over_an_inaccessible_tile() -> None:
    state = layout(tiles={4: 6, 5: 7})
    state.island[4].face_down = True
    assert not [each for each in places(state, "cook.1") if each.startswith("gather")]
    assert "explore-at-4" not in places(state, "cook.1")


def test_nobody_gathers_in_the_camp() -> None:
    state = layout(tiles={4: 6})
    gathering = [each for each in places(state, "cook.1") if each.startswith("gather")]
    assert ["gather-food-at-4", "gather-wood-at-4"] == gathering


def test_each_source_is_gathered_from_once_a_round() -> None:
    state = layout(tiles={4: 6})
    state.plan = [Planned("gather", "food-at-4", ["cook.1", "cook.2"])]
    assert "gather-food-at-4" not in places(state, "carpenter.1")
    assert "gather-wood-at-4" in places(state, "carpenter.1")


def test_what_the_shortcut_gave_is_not_gathered_too() -> None:
    state = layout(tiles={4: 6}, shortcut=4, shortcut_source="food")
    gathering = [each for each in places(state, "cook.1") if each.startswith("gather")]
    assert ["gather-wood-at-4"] == gathering


def test_an_exhausted_source_gives_only_its_token() -> None:
    state = layout(tiles={4: 6})
    state.island[4].exhausted = ["food", "wood"]
    assert not [each for each in places(state, "cook.1") if each.startswith("gather")]
    state.island[4].marks = ["wood"]
    assert "gather-wood-at-4" in places(state, "cook.1")


def test_a_hunt_needs_two_pawns_and_a_beast_each() -> None:
    state = layout(hunt=["beast-fox", "beast-bear"])
    state.plan = [Planned("hunt", "1", ["cook.1", "cook.2"])]
    assert "hunt-2" in places(state, "carpenter.1", n=2)
    state.plan.append(Planned("hunt", "2", ["carpenter.1", "carpenter.2"]))
    assert not [each for each in places(state, "explorer.1") if each.startswith("hunt")]
    assert ["pawns"] == lacks(state, Planned("hunt", "1", ["cook.1"]))


def test_roof_and_palisade_need_a_shelter() -> None:
    state = layout(goods="wood 9")
    assert not {"build-roof", "build-palisade"} & set(places(state, "cook.1"))
    state.shelter = True
    assert {"build-roof", "build-palisade"} <= set(places(state, "cook.1"))
    assert "build-shelter-at-3" not in places(state, "cook.1")


def test_a_roof_can_be_built_twice_a_round() -> None:
    state = layout(goods="wood 9", shelter=True)
    state.plan = [Planned("build", "roof", ["cook.1", "cook.2"])]
    assert "build-roof.2" in places(state, "carpenter.1")


def test_the_shelter_costs_by_the_number_of_players() -> None:
    prices = [(2, 1), (2, 1), (3, 2), (4, 3)]
    names = ("cook", "carpenter", "explorer", "soldier")
    for seats, (wood, hides) in enumerate(prices, 1):
        state = layout(*names[:seats], goods=f"wood {wood} hides {hides}")
        assert "build-shelter-at-3" in places(state, "cook.1")
        state.available = Goods(wood=wood - 1, hides=hides - 1)
        assert "build-shelter-at-3" not in places(state, "cook.1")


def test_wood_and_hides_are_not_mixed() -> None:
    match = match_of(layout(goods="wood 3 hides 2"))
    say(match, "0: both", "0: build-shelter-at-3")
    assert ["0", "1", "back"] == keys(match, 0)
    say(match, "0: 1")
    price = match.view(None).plan[0].price
    assert (0, 2) == (price.wood, price.hides)


def test_goods_are_planned_once() -> None:
    match = match_of(layout(goods="wood 3"))
    say(match, "0: both", "0: build-shelter-at-3", "1: me")
    assert "build-weapon" not in keys(match, 1)


def test_an_item_needs_its_terrain_and_its_items() -> None:
    state = layout(goods="wood 1")
    state.board += ["bow"] if "bow" not in state.board else []
    assert "build-shovel" in places(state, "cook.1")
    assert "build-knife" not in places(state, "cook.1")
    state = layout(goods="wood 1", tiles={4: 11}, built="rope knife")
    state.inventions = [each for each in state.inventions if each != "bow"]
    state.board = [*{*state.board, "bow"}]
    assert {"build-bow", "build-fire"} <= set(places(state, "cook.1"))


def test_ones_own_invention_is_built_by_its_owner_only() -> None:
    state = layout(built="rope")
    assert "build-snare" in places(state, "carpenter.1")
    assert "build-snare" not in places(state, "cook.1")
    state.plan = [Planned("build", "snare", ["carpenter.1"])]
    assert "build-snare" in places(state, "cook.1")


def test_covered_terrain_gives_no_access() -> None:
    state = layout(tiles={4: 11})
    assert "build-knife" in places(state, "cook.1")
    state.island[4].covered = True
    assert "build-knife" not in places(state, "cook.1")


def test_a_threat_needs_an_item_or_goods() -> None:
    state = layout(goods="wood 1", threats=["event-storm"])
    assert "threat-storm" in places(state, "cook.1")
    state.available = Goods()
    assert "threat-storm" not in places(state, "cook.1")
    state = layout(built="shovel", threats=["event-storm"])
    assert "threat-storm" in places(state, "cook.1")


def test_a_threat_needs_a_level_of_weapons() -> None:
    state = layout(threats=["event-jaguar"], weapon=1)
    assert "threat-jaguar" not in places(state, "cook.1")
    state.weapon = 2
    assert "threat-jaguar" in places(state, "cook.1")


def test_the_argument_is_settled_by_pawns_of_two_players() -> None:
    state = layout(threats=["event-argument"])
    both = Planned("threat", "argument", ["cook.1", "cook.2"])
    assert ["two-players"] == lacks(state, both)
    assert [] == lacks(state, Planned("threat", "argument", ["cook.1", "explorer.1"]))


def test_in_an_argument_no_two_players_work_together() -> None:
    state = layout(this_round=["no-mixed-pawns"])
    state.plan = [Planned("explore", "at-4", ["cook.1"])]
    assert "explore-at-4" not in places(state, "carpenter.1")


def test_time_tokens_ask_for_a_pawn_more() -> None:
    state = layout(tiles={4: 6}, fields={"gather": ["time"]})
    state.island[4].marks = ["time"]
    plan = [Planned("gather", "food-at-4"), Planned("gather", "wood-at-4")]
    assert [3, 2] == [pawns_needed(state, plan, each) for each in plan]


def test_slow_work_makes_only_the_first_building_dearer() -> None:
    match = match_of(layout(goods="wood 4", shelter=True, fields={"build": ["wood"]}))
    say(match, "0: both", "0: build-weapon", "1: both", "1: build-weapon.2")
    assert [2, 1] == [each.price.wood for each in match.view(None).plan]


def test_a_token_on_a_price_field_stays_and_counts_for_wood_only() -> None:
    state = layout(goods="wood 4 hides 2", fields={"shelter": ["wood"]})
    match = match_of(state)
    say(match, "0: both", "0: build-shelter-at-3", "0: 0")
    assert 4 == match.view(None).plan[0].price.wood
    say(match, "0: pay.build-shelter-at-3", "0: 1")
    assert 2 == match.view(None).plan[0].price.hides


def test_economical_construction_saves_the_carpenter_one_wood() -> None:
    state = layout(goods="wood 2")
    state.people["carpenter"].determination = 2
    match = match_of(state)
    assert "build-shelter-at-3" not in places(state, "cook.1")
    say(match, "1: both", "1: build-shelter-at-3")
    planned = match.view(None).plan[0]
    assert (2, True) == (planned.price.wood, planned.thrift)


def test_an_action_of_a_pawn_too_few_keeps_its_player_from_being_ready() -> None:
    match = match_of(layout(hunt=["beast-fox"]))
    say(match, "0: me", "0: hunt-1")
    assert "ready" not in keys(match, 0)
    assert "ready" in keys(match, 1)
    say(match, "0: clear")
    assert [] == match.state.plan


def test_a_change_makes_those_it_concerns_think_again() -> None:
    match = match_of(layout())
    say(match, "0: me", "0: explore-at-4", "0: ready", "2: ready")
    happened = say(match, "1: me", "1: explore-at-4")
    assert [False, False, True] == match.state.ready
    assert "unreadied" in ids(happened)


def test_whoever_is_ready_may_think_again() -> None:
    match = match_of(layout())
    say(match, "0: ready")
    assert {1, 2} == set(asked(match))
    assert ["unready"] == offered(match, 0)
    say(match, "0! unready")
    assert {0, 1, 2} == set(asked(match))


def test_when_all_are_ready_the_plan_is_resolved() -> None:
    match = match_of(layout())
    say(match, "0: me", "0: rest-1", "0: ready", "1: ready")
    happened = ids(say(match, "2: ready"))
    assert "action-began" in happened
    assert [] == match.state.plan


def test_shared_pawns_that_lead_nothing_are_left_out() -> None:
    match = match_of(layout("cook", "carpenter", built="map", tiles={4: 10}))
    say(match, "0: map", "0: explore-at-0", "0: ready")
    assert "plan-dropped" in ids(say(match, "1: ready"))


def test_a_proposal_that_all_accept_is_played_at_once() -> None:
    match = match_of(layout())
    say(match, "0: propose", "0: both", "0: explore-at-4", "0: carpenter.1", "0: arrange-1")
    assert [] == match.state.plan
    say(match, "0: put-forward", "1: accept")
    assert [0, 1] == match.state.proposal.accepted  # type: ignore[union-attr]
    happened = ids(say(match, "2: accept"))
    assert 2 == happened.count("action-began")
    assert None is match.state.proposal


def test_a_proposal_can_be_withdrawn_and_acceptance_retracted() -> None:
    match = match_of(layout())
    say(match, "0: propose", "0: put-forward", "1: accept", "1: retract")
    assert [0] == match.state.proposal.accepted  # type: ignore[union-attr]
    say(match, "0: withdraw")
    assert None is match.state.proposal
    assert "accept" not in keys(match, 1)


def test_a_proposal_is_put_to_those_who_were_ready_too() -> None:
    match = match_of(layout())
    say(match, "1: ready", "2: ready", "0: propose", "0: me", "0: rest-1", "0: put-forward")
    assert {0, 1, 2} == set(asked(match))
    assert "accept" in keys(match, 1)


def test_a_threat_that_an_item_or_goods_meet_is_paid_either_way() -> None:
    state = layout(goods="wood 1", built="shovel", threats=["event-storm"])
    match = match_of(state)
    say(match, "0: me", "0: threat-storm")
    texts = [option.text.id for option in match.pending[ANNE].options]  # type: ignore[union-attr]
    assert ["pay-with", "have-item", "choice-back"] == texts
    say(match, "0: 1")
    assert 0 == match.view(None).plan[0].price.wood


def test_the_plan_shows_what_it_leaves_uncovered() -> None:
    state = layout(goods="food 1", threats=["event-frost", "event-storm"])
    uncovered = match_of(state).view(None).uncovered
    assert uncovered is not None
    assert (2, ("event-frost",), False) == (
        uncovered.food,
        uncovered.threats,
        uncovered.sheltered,
    )
    assert 6 == len(uncovered.pawns)


def test_one_of_several_actions_can_be_put_first() -> None:
    match = match_of(layout())
    say(match, "0: me", "0: explore-at-4", "0: me", "0: explore-at-7", "0: first.explore-at-7")
    assert ["explore-at-7", "explore-at-4"] == [each.id for each in match.state.plan]


def test_what_is_used_makes_those_think_again_whose_action_it_spoils() -> None:
    state = layout("cook", "carpenter", goods="food 1", threats=["event-winter-depression"])
    state.people["cook"].determination, state.people["carpenter"].wounds = 2, 1
    match = match_of(state)
    say(match, "1: me", "1: threat-winter-depression", "1: ready")
    happened = say(match, "0! grandmas-recipe")
    assert "unreadied" in ids(happened)
    assert "ready" not in keys(match, 1)


def test_a_proposal_that_takes_anothers_place_says_so() -> None:
    match = match_of(layout())
    say(match, "0: propose", "1: propose", "0: put-forward")
    assert ["proposal-replaced", "proposed"] == ids(say(match, "1: put-forward"))
    assert 1 == match.state.proposal.by  # type: ignore[union-attr]
