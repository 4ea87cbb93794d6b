"""Scoring blocks and their dividers: rulebook 3.1.1 and 5.1.2, decision table 7.1."""

from __future__ import annotations

from engine.core import Seat
from engine.go_west.blocks import place_disc
from engine.go_west.play import playable_cards
from engine.go_west.state import Block
from tests.engine.go_west.table import block, layout, play, supplies, table

ME, FOE = Seat(0), Seat(1)


def test_discs_fill_the_circles_clockwise_from_the_divider() -> None:
    state = layout()

    circles = [place_disc(state, ME, "east") for _ in range(7)]

    assert [(circle, None) for circle in range(1, 8)] == circles
    assert 0 == state.blocks[0].divider


def test_the_eighth_disc_pushes_the_divider_on_and_the_oldest_out() -> None:
    state = layout(blocks={"east": "GRRRRRR"})

    circle, pushed = place_disc(state, ME, "east")

    assert (0, FOE) == (circle, pushed)
    assert 1 == state.blocks[0].divider
    assert [ME] * 7 == state.blocks[0].discs


def test_the_ninth_disc_lies_where_the_divider_was() -> None:
    state = layout(blocks={"east": "GGRRRRR"})

    circles = [place_disc(state, ME, "east")[0] for _ in range(2)]

    assert [0, 1] == circles
    assert 2 == state.blocks[0].divider


def test_the_divider_goes_round_the_eight_circles() -> None:
    state = layout(blocks={"east": "GGGGGGG"})
    state.blocks[0].divider = 7

    circle, pushed = place_disc(state, ME, "east")

    assert (7, FOE) == (circle, pushed)
    assert 0 == state.blocks[0].divider


def test_a_pushed_out_disc_goes_to_its_owners_supply_not_to_the_box() -> None:
    match = table(blocks={"east": "GRRRRRR"}, hands={0: "E10"}, supply={1: 20})
    box = match.state.players[FOE].box

    play(match, "0: play E10")

    assert 21 == match.state.players[FOE].supply
    assert box == match.state.players[FOE].box


def test_a_card_with_two_pushes_out_the_two_oldest() -> None:
    match = table(blocks={"east": "GRGRRGR"}, hands={0: "E20"})

    play(match, "0: play E20")

    assert "GRRGRRR" == block(match, "east")
    assert 2 == match.state.blocks[0].divider


def test_one_may_push_out_ones_own_disc() -> None:
    match = table(blocks={"east": "RGGGGGG"}, hands={0: "E10"})
    before = supplies(match)

    play(match, "0: play E10")

    assert "GGGGGGR" == block(match, "east")
    assert before == supplies(match)


def test_a_returned_disc_does_not_pay_for_the_card_that_brings_it() -> None:
    match = table(blocks={"east": "RGGGGGG"}, hands={0: "E11"}, supply={0: 0}, scores=[0, 10])

    assert "E11" not in playable_cards(match.state, ME)


def test_a_region_without_wagons_takes_discs() -> None:
    match = table(hands={0: "W10"})

    play(match, "0: play W10")

    assert "R" == block(match, "west")


def test_scorings_leave_discs_and_dividers_where_they_are() -> None:
    match = table(blocks={"east": "RGR"}, wagons=(17, 3, 0, 0, 0, 0))
    before = [Block(list(each.discs), each.divider) for each in match.state.blocks]

    play(match, "0: score end")

    assert before == match.state.blocks
