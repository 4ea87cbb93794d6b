"""Paying with victory points: rulebook 5.4, decision table 7.4."""

from __future__ import annotations

import pytest

from engine.core import Seat
from engine.go_west.payment import splits
from tests.engine.go_west.table import (
    GoWestMatch,
    asked,
    block,
    ids,
    layout,
    offered,
    play,
    scores,
    supplies,
    table,
)

ME = Seat(0)
SHORT = {"pay": "short"}


def poor(supply: int, score: int, short: bool = False, **more: object) -> GoWestMatch:
    """Seat 0 with the card East "2" without wagons, of price 3."""
    options = SHORT if short else {}
    return table(hands={0: "E20"}, supply={0: supply}, scores=[score], options=options, **more)


def can_play(match: GoWestMatch) -> bool:
    play(match, "0: play")
    return "E20" in offered(match)


@pytest.mark.parametrize(
    ("supply", "score", "price", "literal", "short"),
    [
        (3, 10, 3, [0], [0]),  # enough discs: discs only
        (30, 10, 3, [0], [0]),
        (2, 10, 3, [1, 2, 3], [1]),
        (0, 10, 3, [3], [3]),
        (1, 2, 3, [2], [2]),  # no more points than one has
        (1, 1, 3, [], []),  # too dear
        (0, 0, 1, [], []),  # no points, no paying with them
        (0, 0, 0, [0], [0]),  # free
        (5, 0, 6, [], []),
        (10, 10, 15, [5, 6, 7, 8, 9, 10], [5]),
    ],
)
def test_points_pay_only_what_discs_cannot_or_any_part_of_it_then(
    supply: int, score: int, price: int, literal: list[int], short: list[int]
) -> None:
    for expected, options in ((literal, {}), (short, SHORT)):
        state = layout(supply={0: supply}, options=options)
        state.players[ME].score = score
        assert expected == list(splits(state, ME, price))


@pytest.mark.parametrize("short", [False, True])
def test_supply_4_block_not_full_is_illegal(short: bool) -> None:
    assert not can_play(poor(4, 10, short))


@pytest.mark.parametrize("short", [False, True])
def test_supply_4_own_disc_oldest_in_the_full_east_places_both(short: bool) -> None:
    match = poor(4, 10, short, blocks={"east": "RGGGGGG"})

    play(match, "0: play E20")

    assert "GGGGGRR" == block(match, "east")


@pytest.mark.parametrize("short", [False, True])
def test_supply_3_pays_all_and_leaves_the_placing_out(short: bool) -> None:
    match = poor(3, 10, short)

    events = play(match, "0: play E20")

    assert ["played", "skipped-placing"] == ids(events)
    assert (0, 10) == (supplies(match)[ME], scores(match)[ME])


def test_supply_1_short_pays_1_disc_and_2_points_and_leaves_the_placing_out() -> None:
    match = poor(1, 10, short=True)

    events = play(match, "0: play E20")

    assert ["played", "skipped-placing"] == ids(events)
    assert (0, 8) == (supplies(match)[ME], scores(match)[ME])


def test_supply_1_literal_offers_no_split_that_leaves_a_single_disc() -> None:
    # 3 points would leave 1 disc for a card that shows 2.
    match = poor(1, 10)

    events = play(match, "0: play E20")

    assert ["played", "skipped-placing"] == ids(events)
    assert (0, 8) == (supplies(match)[ME], scores(match)[ME])


def test_supply_2_literal_may_pay_3_points_and_place_both() -> None:
    match = poor(2, 10)

    play(match, "0: play E20")
    assert "play.pay" == asked(match).id
    assert ["1", "3"] == offered(match)
    assert "3" == asked(match).default
    play(match, "0: 3")

    assert "RR" == block(match, "east")
    assert (0, 7) == (supplies(match)[ME], scores(match)[ME])


def test_supply_2_literal_may_also_pay_all_discs() -> None:
    match = poor(2, 10)

    events = play(match, "0: play E20 1")

    assert "skipped-placing" in ids(events)
    assert (0, 9) == (supplies(match)[ME], scores(match)[ME])


def test_supply_1_and_1_point_is_illegal() -> None:
    assert not can_play(poor(1, 1))


def test_the_fewest_points_that_leave_the_discs_to_place_are_preselected() -> None:
    match = table(hands={0: "E23"}, supply={0: 5}, scores=[10])

    play(match, "0: play E23")

    assert ["1", "3", "4", "5", "6"] == offered(match)
    assert "3" == asked(match).default


def test_where_the_discs_to_place_cannot_be_kept_the_fewest_points_are_preselected() -> None:
    match = table(hands={0: "E12"}, supply={0: 1}, scores=[2])

    play(match, "0: play E12")
    assert (["1", "2"], "2") == (offered(match), asked(match).default)

    match = table(hands={0: "T03"}, supply={0: 1}, scores=[2])
    play(match, "0: play T03")
    assert (["1", "2"], "1") == (offered(match), asked(match).default)


def test_a_disc_that_comes_back_need_not_be_kept() -> None:
    # With 1 disc left the second one to place is that which the first pushes out.
    match = poor(2, 10, blocks={"east": "RGGGGGG"})

    play(match, "0: play E20")
    assert (["1", "2", "3"], "2") == (offered(match), asked(match).default)
    play(match, "0: 2")

    assert "GGGGGRR" == block(match, "east")
    assert (0, 8) == (supplies(match)[ME], scores(match)[ME])


def test_points_go_to_nobody_and_discs_to_the_box() -> None:
    match = table(hands={0: "T03"}, supply={0: 1}, scores=[10, 10])
    box = match.state.players[ME].box

    play(match, "0: play T03 1")

    assert [9, 10] == scores(match)
    assert box + 1 == match.state.players[ME].box


def test_a_scoring_may_be_paid_with_points_too() -> None:
    match = table(supply={0: 2}, scores=[10, 10], scorings=[2])

    play(match, "0: score")
    assert "score.pay" == asked(match).id
    assert (["4", "5", "6"], "4") == (offered(match), asked(match).default)
    play(match, "0: 5")

    assert (1, 5) == (supplies(match)[ME], scores(match)[ME])


def test_short_a_scoring_takes_all_discs_first() -> None:
    match = table(supply={0: 2}, scores=[10, 10], scorings=[2], options=SHORT)

    play(match, "0: score")

    assert (0, 6) == (supplies(match)[ME], scores(match)[ME])
    assert "turn.end" == asked(match).id


def test_discs_to_place_are_no_price_and_are_never_paid_in_points() -> None:
    match = table(hands={0: "E10"}, supply={0: 0}, scores=[10])

    play(match, "0: play E10")

    assert 10 == scores(match)[ME]
    assert "" == block(match, "east")
