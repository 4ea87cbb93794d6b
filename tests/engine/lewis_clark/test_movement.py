"""Scouts on the route: rulebook "The Commander", "The Route", "Scouts' Movement"."""

from __future__ import annotations

import pytest

from engine.core import Context, Seat
from engine.lewis_clark.content import FIRST_SPACE, LAST_SPACE
from engine.lewis_clark.effects import Going
from engine.lewis_clark.movement import (
    Step,
    come_to_rest,
    fall_back,
    jumping,
    longer,
    move,
    move_mackenzie,
    reached,
)
from engine.lewis_clark.state import State
from tests.engine.lewis_clark.table import BLUE, ORANGE, YELLOW, event, layout, told

JARROT: dict[int, str] = {ORANGE: "nicholas-jarrot+1"}
LAROCQUE: dict[int, str] = {ORANGE: "f-antoine-larocque+1"}


def river(spaces: int) -> Step:
    return Step("river", spaces)


def mountain(spaces: int) -> Step:
    return Step("mountain", spaces)


def act(state: State, *steps: Step, seat: Seat = ORANGE) -> Context:
    """Move a scout as a whole action does, and say what was told."""
    ctx = Context()
    for step in steps:
        move(state, ctx, seat, step)
    come_to_rest(state, ctx, seat)
    return ctx


def scout(state: State, seat: Seat = ORANGE) -> int:
    return state.expeditions[seat].scout


def test_a_scout_moves_forward_on_the_river() -> None:
    state = layout(scouts={ORANGE: 3})

    ctx = act(state, river(4))

    assert 7 == scout(state)
    assert (4, 7) == (event(ctx, "moved").args["spaces"], event(ctx, "moved").args["space"])


@pytest.mark.parametrize(
    ("start", "on", "spaces", "end"),
    [
        (16, "river", 4, 18),  # the river ends with the mountain-river
        (17, "mountain", 2, 19),  # which is mountain too
        (16, "mountain", 2, 16),  # a river space comes first: all is lost
        (24, "mountain", 5, 26),
        (25, "river", 3, 28),
        (31, "river", 4, 31),  # no mountain-river before the second mountains
        (31, "mountain", 5, 34),
        (34, "river", 4, 38),
        (38, "river", 3, 41),  # on into the Pacific
    ],
)
def test_where_the_terrain_does_not_fit_the_rest_of_a_step_is_lost(
    start: int, on: Going, spaces: int, end: int
) -> None:
    state = layout(scouts={ORANGE: start})

    act(state, Step(on, spaces))

    assert end == scout(state)


def test_example_of_two_horses_with_three_spaces_left_that_horses_can_pass() -> None:
    state = layout(scouts={ORANGE: 23})

    act(state, mountain(2), mountain(2))

    assert 26 == scout(state)


def test_example_of_two_food_and_a_horse_ending_on_another_scout() -> None:
    state = layout(scouts={ORANGE: 19, BLUE: 13})

    ctx = act(state, river(2), river(2), mountain(2), seat=BLUE)

    assert 20 == scout(state, BLUE)
    assert 20 == event(ctx, "went-on").args["space"]


def test_a_later_step_of_an_action_may_use_what_stopped_an_earlier_one() -> None:
    state = layout(scouts={ORANGE: 17})

    act(state, river(4), mountain(2))

    assert 20 == scout(state)


def test_a_step_that_the_terrain_forbids_tells_nothing() -> None:
    assert [] == told(act(layout(scouts={ORANGE: 16}), mountain(2)))


def test_the_terrain_of_the_space_left_does_not_matter() -> None:
    state = layout(scouts={ORANGE: 20})  # pushed into the mountains
    act(state, river(2))
    assert 20 == scout(state)

    state = layout(scouts={ORANGE: 34})
    act(state, river(2))
    assert 36 == scout(state)


def test_occupied_spaces_are_passed_and_count() -> None:
    state = layout(scouts={ORANGE: 3, BLUE: 4, YELLOW: 5})

    act(state, river(3))

    assert 6 == scout(state)


def test_a_movement_that_ends_on_scouts_goes_on_to_the_next_free_space() -> None:
    state = layout(scouts={ORANGE: 3, BLUE: 5, YELLOW: 6})

    act(state, river(2))

    assert 7 == scout(state)


def test_going_on_may_end_on_terrain_that_the_action_cannot_pass() -> None:
    state = layout(scouts={ORANGE: 16, BLUE: 18})

    act(state, river(2))

    assert 19 == scout(state)


def test_other_scouts_matter_only_at_the_end_of_the_whole_action() -> None:
    state = layout(scouts={ORANGE: 3, BLUE: 5})

    act(state, river(2), river(2))

    assert 7 == scout(state)


@pytest.mark.parametrize("space", [0, LAST_SPACE])
def test_st_louis_and_the_last_space_hold_any_number_of_scouts(space: int) -> None:
    state = layout(scouts={ORANGE: space - 2, BLUE: space, YELLOW: space})

    act(state, river(2))

    assert space == scout(state)


def test_no_scout_leaves_the_route() -> None:
    state = layout(scouts={ORANGE: 47, BLUE: 48})

    act(state, river(6))

    assert LAST_SPACE == scout(state)


def test_a_changed_space_is_what_its_token_says() -> None:
    state = layout(scouts={ORANGE: 1})
    state.route[3 - FIRST_SPACE] = "mountain"

    act(state, river(4))

    assert 2 == scout(state)


def back(state: State, time: int) -> Context:
    ctx = Context()
    fall_back(state, ctx, ORANGE, time)
    return ctx


def test_camping_moves_a_scout_back_whatever_the_terrain() -> None:
    state = layout(scouts={ORANGE: 20})

    ctx = back(state, 5)

    assert 15 == scout(state)
    assert (5, 15) == (event(ctx, "fell-back").args["time"], event(ctx, "fell-back").args["space"])


def test_a_scout_that_falls_back_onto_others_falls_back_further() -> None:
    state = layout(scouts={ORANGE: 9, BLUE: 6, YELLOW: 5})

    back(state, 3)

    assert 4 == scout(state)


def test_a_scout_falls_back_no_further_than_the_first_river_space() -> None:
    state = layout(scouts={ORANGE: 2, BLUE: FIRST_SPACE})

    back(state, 9)

    assert FIRST_SPACE == scout(state)


def test_a_scout_pushed_back_to_the_first_river_space_shares_it() -> None:
    state = layout(scouts={ORANGE: 0, BLUE: -4, YELLOW: FIRST_SPACE})

    back(state, 4)

    assert FIRST_SPACE == scout(state)


def test_a_scout_may_fall_back_to_st_louis_where_others_are() -> None:
    state = layout(scouts={ORANGE: 4})

    back(state, 4)

    assert 0 == scout(state)


def test_a_camp_that_takes_no_time_moves_nobody() -> None:
    state = layout(scouts={ORANGE: 4})
    assert [] == told(back(state, 0))
    assert 4 == scout(state)


def used_for(step: Step | None) -> tuple[str, ...]:
    return () if step is None else step.helpers


@pytest.mark.parametrize(("area", "end"), [("nicholas-jarrot+1", 7), ("nicholas-jarrot+3", 11)])
def test_jarrot_adds_two_river_spaces_for_each_strength(area: str, end: int) -> None:
    state = layout(scouts={ORANGE: 3}, areas={ORANGE: area})

    step = longer(state, ORANGE, river(2))

    assert step is not None
    assert end == reached(state, ORANGE, step)


def test_jarrot_adds_two_whatever_the_strength_if_the_table_plays_flat() -> None:
    state = layout(areas={ORANGE: "nicholas-jarrot+3"}, options={"lasting": "flat"})
    assert Step("river", 4, helpers=("nicholas-jarrot",)) == longer(state, ORANGE, river(2))


@pytest.mark.parametrize(("area", "spaces"), [("cut-nose+1", 2), ("cut-nose+2", 3)])
def test_cut_nose_adds_a_mountain_space_for_each_strength(area: str, spaces: int) -> None:
    state = layout(scouts={ORANGE: 19}, areas={ORANGE: area})
    step = longer(state, ORANGE, mountain(1))
    assert Step("mountain", spaces, helpers=("cut-nose",)) == step


def test_help_on_one_terrain_is_none_on_the_other() -> None:
    state = layout(scouts={ORANGE: 17}, areas=JARROT)
    assert () == used_for(longer(state, ORANGE, mountain(1)))


@pytest.mark.parametrize("step", [river(0), river(2)])
def test_a_step_that_moves_nobody_is_not_lengthened(step: Step) -> None:
    state = layout(scouts={ORANGE: 18}, areas=JARROT)
    assert () == used_for(longer(state, ORANGE, step))


def test_a_step_is_lengthened_once_a_turn() -> None:
    state = layout(areas=JARROT)
    step = longer(state, ORANGE, river(2))
    assert step is not None

    act(state, step)

    assert 4 == scout(state)
    assert () == used_for(longer(state, ORANGE, river(2)))


def test_the_effects_of_others_help_nobody_else() -> None:
    state = layout(areas={BLUE: "nicholas-jarrot+1"})
    assert () == used_for(longer(state, ORANGE, river(2)))


def test_a_lasting_character_face_down_is_not_in_force() -> None:
    state = layout(areas={ORANGE: "york/nicholas-jarrot"})
    assert () == used_for(longer(state, ORANGE, river(2)))


def test_example_of_larocque_two_scouts_in_the_way_of_four_spaces_make_six() -> None:
    state = layout(scouts={ORANGE: 3, BLUE: 5, YELLOW: 6}, areas=LAROCQUE)
    step = jumping(state, ORANGE, river(4))
    assert step is not None

    act(state, step)

    assert 9 == scout(state)


def test_larocque_jumps_once_a_turn_however_strong() -> None:
    state = layout(scouts={ORANGE: 3, BLUE: 4, YELLOW: 8}, areas={ORANGE: "f-antoine-larocque+3"})
    step = jumping(state, ORANGE, river(2))
    assert step is not None

    act(state, step)

    assert 6 == scout(state)
    assert () == used_for(jumping(state, ORANGE, river(4)))


def test_larocque_is_not_offered_where_nobody_is_in_the_way() -> None:
    state = layout(scouts={ORANGE: 3, BLUE: 9}, areas=LAROCQUE)
    assert () == used_for(jumping(state, ORANGE, river(4)))


def test_a_jumped_space_may_be_of_any_terrain_but_none_after_it() -> None:
    state = layout(scouts={ORANGE: 1, BLUE: 3}, areas=LAROCQUE)
    state.route[3 - FIRST_SPACE] = "mountain"
    step = jumping(state, ORANGE, river(3))
    assert step is not None
    assert 5 == reached(state, ORANGE, step)

    state.route[4 - FIRST_SPACE] = "mountain"
    assert 2 == reached(state, ORANGE, step)


def test_jumping_ends_with_the_route() -> None:
    state = layout(areas=LAROCQUE, scouts={ORANGE: 47, BLUE: LAST_SPACE, YELLOW: LAST_SPACE})
    assert 48 == reached(state, ORANGE, Step("river", 4, jumps=True))


def test_larocque_and_jarrot_work_together() -> None:
    both = "nicholas-jarrot+1 f-antoine-larocque+1"
    state = layout(scouts={ORANGE: 3, BLUE: 7}, areas={ORANGE: both})
    assert () == used_for(jumping(state, ORANGE, river(3)))

    lengthened = longer(state, ORANGE, river(3))
    assert lengthened is not None
    step = jumping(state, ORANGE, lengthened)
    assert step is not None
    act(state, step)

    assert 9 == scout(state)
    assert ["nicholas-jarrot", "f-antoine-larocque"] == state.used


def mackenzie(start: int, scout_at: int) -> State:
    state = layout(1, scouts={ORANGE: scout_at}, mackenzie=start)
    move_mackenzie(state, Context())
    return state


def test_mackenzie_moves_one_space_after_each_turn_on_any_terrain() -> None:
    assert [6, 19, 27] == [mackenzie(start, 0).mackenzie for start in (5, 18, 26)]


def test_mackenzie_passes_the_scout_in_his_way() -> None:
    assert 7 == mackenzie(5, 6).mackenzie


def test_the_scout_passes_mackenzie() -> None:
    state = layout(1, scouts={ORANGE: 3}, mackenzie=5)

    act(state, river(2))

    assert 6 == scout(state)


@pytest.mark.parametrize(
    ("start", "scout_at", "ended"),
    [(37, 0, ""), (38, 0, "mackenzie"), (37, 38, "mackenzie"), (38, 39, "mackenzie")],
)
def test_mackenzie_wins_at_fort_clatsop(start: int, scout_at: int, ended: str) -> None:
    assert ended == mackenzie(start, scout_at).ended
