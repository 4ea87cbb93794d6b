"""The autopilot: a sensible answer to every question, from the view alone."""

from __future__ import annotations

import pytest

from engine.core import Config, Match, Rng
from engine.robinson.group_plan import crews_for
from tests.engine.robinson.table import GAME, Crusoe, layout, match_of, say


def autopilot(match: Crusoe, seat: int, chance: Rng) -> str:
    """What the autopilot answers for a seat now."""
    where = match.state.everyone[seat]
    return str(GAME.autopilot(match.view(where), match.pending[where], chance))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_autopilots_end_a_match_by_themselves(seats: int) -> None:
    chance = Rng(seats)
    match: Crusoe = Match.start(GAME, Config(seats), seats)
    for _ in range(2000):
        if match.outcome is not None:
            break
        seat = chance.pick(sorted(match.pending))
        match.answer(seat, GAME.autopilot(match.view(seat), match.pending[seat], chance))
    assert match.outcome is not None


def aside(match: Crusoe, seat: int) -> str | None:
    """What the autopilot does beside its question."""
    where = match.state.everyone[seat]
    found = GAME.autopilot_aside(match.view(where), match.asides[where], Rng(1))
    return None if found is None else str(found)


def planned(match: Crusoe) -> list[str]:
    """The actions that a group on autopilot plans."""
    chance = Rng(1)
    while match.state.stage == "plan":
        plan = [each.id for each in match.state.plan]
        seat = chance.pick(sorted(match.pending))
        match.answer(seat, GAME.autopilot(match.view(seat), match.pending[seat], chance))
    return plan


def test_it_builds_a_shelter_as_soon_as_there_is_wood() -> None:
    match = match_of(layout(goods="wood 3 food 3"))
    assert "build-shelter-at-3" in planned(match)


def test_it_gathers_food_where_the_night_needs_it() -> None:
    state = layout(tiles={0: 11, 4: 6, 7: 9}, shelter=True, roof=3, round=8)
    for who in state.characters:
        state.people[who].wounds = 8
    match = match_of(state)
    assert any(action.startswith("gather-food") for action in planned(match))


def test_it_rests_when_it_has_few_hearts_left() -> None:
    state = layout(tiles={4: 6}, goods="food 3", shelter=True, roof=3)
    state.people["cook"].wounds = 11
    match = match_of(state)
    chance = Rng(1)
    while match.state.stage == "plan":
        resting = [each.pawns[0] for each in match.state.plan if each.kind == "rest"]
        seat = chance.pick(sorted(match.pending))
        match.answer(seat, GAME.autopilot(match.view(seat), match.pending[seat], chance))
    assert any(pawn.startswith("cook") for pawn in resting)


def test_it_begins_nothing_that_needs_more_pawns_than_it_places() -> None:
    state = layout(tiles={4: 6}, fields={"gather": ["time"]}, shelter=True, roof=3)
    match = match_of(state)
    chance = Rng(1)
    for _ in range(60):
        if match.state.stage != "plan":
            break
        seat = chance.pick(sorted(match.pending))
        match.answer(seat, GAME.autopilot(match.view(seat), match.pending[seat], chance))
        assert not [each for each in match.view(None).plan if each.problems]
    assert match.state.stage != "plan"


def test_it_takes_nothing_of_others_back() -> None:
    match = match_of(layout(goods="food 3"))
    say(match, "1: both", "1: explore-at-4", "0: both", "0: explore-at-0")
    assert "ready" == autopilot(match, 0, Rng(1))
    assert ["explore-at-4", "explore-at-0"] == [each.id for each in match.state.plan]


def test_it_refuses_a_proposal_that_may_kill() -> None:
    state = layout()
    state.people["cook"].wounds = 12
    match = match_of(state)
    say(match, "1: propose", "1: cook.1", "1: explore-at-0", "1: put-forward")
    assert "accept" != autopilot(match, 0, Rng(1))


def test_it_heals_with_food_that_nobody_needs() -> None:
    state = layout(stage="dusk", round=8, goods="food 6 wood 3", shelter=True, roof=4)
    state.people["cook"].wounds = 8
    state.people["cook"].determination = 4
    assert "grandmas-recipe" == aside(match_of(state), 0)


def test_it_keeps_the_food_that_the_night_needs() -> None:
    state = layout(stage="dusk", round=8, goods="food 3 wood 3", shelter=True, roof=4)
    state.people["cook"].wounds = 6
    state.people["cook"].determination = 2
    assert aside(match_of(state), 0) is None


def test_it_does_not_think_again_once_it_is_ready() -> None:
    match = match_of(layout())
    say(match, "0: ready")
    assert ["unready"] == [option.key for option in match.asides[match.state.everyone[0]].options]
    assert aside(match, 0) is None


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_with_asides_a_match_ends_too(seats: int) -> None:
    chance = Rng(90 + seats)
    match: Crusoe = Match.start(GAME, Config(seats), 90 + seats)
    for _ in range(2000):
        if match.outcome is not None:
            break
        for seat in sorted(match.asides):
            key = GAME.autopilot_aside(match.view(seat), match.asides[seat], chance)
            if key is not None:
                match.answer(seat, key, aside=True)
                break
        else:
            seat = chance.pick(sorted(match.pending))
            match.answer(seat, GAME.autopilot(match.view(seat), match.pending[seat], chance))
    assert match.outcome is not None


def test_it_leaves_what_it_has_no_pawns_for() -> None:
    match = match_of(layout(hunt=["beast-fox"]))
    say(match, "0: me", "0: rest-1", "0: me", "0: hunt-1")
    assert "clear" == autopilot(match, 0, Rng(1))


def test_it_accepts_a_proposal() -> None:
    match = match_of(layout())
    say(match, "1: propose", "1: put-forward")
    assert "accept" == autopilot(match, 0, Rng(1))


def test_it_drops_a_proposal_that_is_half_made() -> None:
    match = match_of(layout())
    say(match, "0: propose", "0: me", "0: rest-1")
    assert "drop" == autopilot(match, 0, Rng(1))


def test_it_moves_to_a_natural_shelter() -> None:
    match = match_of(layout(stage="night", goods="food 3", tiles={4: 2}))
    assert "4" == autopilot(match, 0, Rng(1))
    match = match_of(layout(stage="night", goods="food 3", tiles={4: 2}, shelter=True))
    assert "stay" == autopilot(match, 0, Rng(1))


def test_it_lays_wood_where_most_of_it_goes() -> None:
    match = match_of(layout(stage="dusk", round=12, goods="wood 3"))
    assert "2" == autopilot(match, 0, Rng(1))
    match = match_of(layout(stage="dusk", round=2, goods="wood 3"))
    assert "none" == autopilot(match, 0, Rng(1))


def test_it_flees_before_lava_comes() -> None:
    options = {"scenario": "volcano-island"}
    state = layout(options=options, stage="night", goods="food 3", round=3, tiles={5: 6, 2: 9})
    assert "lava-4" in match_of(state).view(None).island[state.camp].marks
    assert autopilot(match_of(state), 0, Rng(1)).isdigit()


def test_it_follows_the_work_where_nobody_stays_for_long() -> None:
    # Fish and wood where the camp is would be worth more if lava and temples let anybody stay.
    options = {"scenario": "volcano-island"}
    state = layout(options=options, stage="night", goods="food 3", round=2, tiles={9: 1, 2: 9})
    assert "9" == autopilot(match_of(state), 0, Rng(1))


def test_all_seats_come_to_the_same_plan() -> None:
    match = match_of(layout(tiles={0: 11, 4: 6}, goods="wood 3 food 1"))
    plans = [crews_for(match.view(seat)) for seat in match.state.everyone]
    assert plans[0]
    assert [plans[0]] * 3 == plans


def test_the_plan_of_the_group_builds_on_what_is_planned() -> None:
    match = match_of(layout(tiles={0: 11, 4: 6}, goods="wood 3 food 1"))
    say(match, "1: me", "1: rest-1")
    placed = match.view(None).plan
    crews = crews_for(match.view(match.state.everyone[0]))
    assert ["rest-1"] == [each.id for each in placed]
    assert 1 >= sum(crew.pawns.count("carpenter") for crew in crews)


def test_it_sends_the_pawn_more_that_a_token_of_time_asks_for() -> None:
    fields = {"build": ["time"], "arrange": ["time"]}
    match = match_of(layout(goods="wood 3 food 3", fields=fields))
    crews = crews_for(match.view(None))
    assert "build-shelter-at-3" in planned(match)
    assert {2} == {len(crew.pawns) for crew in crews if crew.site.kind in fields}


def test_it_sleeps_under_a_roof_until_there_is_wood_for_one() -> None:
    many = ("carpenter", "cook", "explorer", "soldier")
    state = layout(*many, stage="night", goods="food 4 wood 1", tiles={4: 11, 0: 5, 7: 6})
    assert "4" == autopilot(match_of(state), 0, Rng(1))
