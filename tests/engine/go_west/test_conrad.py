"""Conrad's variant of placing: rulebook 8.1, decision table 7.8."""

from __future__ import annotations

import pytest

from engine.core import Seat
from tests.engine.go_west.table import (
    GoWestMatch,
    asked,
    block,
    ids,
    offered,
    play,
    supplies,
    table,
)

ME = Seat(0)


def conrad(supply: int, hand: str, **more: object) -> GoWestMatch:
    return table(hands={0: hand}, supply={0: supply}, options={"placing": "conrad"}, **more)


def test_with_two_discs_both_are_placed() -> None:
    match = conrad(5, "E20")
    play(match, "0: play E20")
    assert "RR" == block(match, "east")

    match = conrad(4, "EP0")
    play(match, "0: play EP0 west")
    assert ("R", "R") == (block(match, "east"), block(match, "west"))


def test_with_one_disc_a_card_with_two_places_one() -> None:
    match = conrad(4, "E20")

    events = play(match, "0: play E20")

    assert ["played", "placed"] == ids(events)
    assert ("R", 0) == (block(match, "east"), supplies(match)[ME])


def test_with_one_disc_plus_one_places_it_in_the_highlighted_region_and_loses_the_bonus() -> None:
    match = conrad(3, "EP0")

    play(match, "0: play EP0")

    assert "turn.end" == asked(match).id
    assert "R" == block(match, "east")


def test_a_disc_that_comes_back_must_follow_on_a_card_with_two() -> None:
    match = conrad(4, "E20", blocks={"east": "RGGGGGG"})

    play(match, "0: play E20")

    assert "GGGGGRR" == block(match, "east")


def test_a_disc_that_comes_back_must_follow_on_plus_one() -> None:
    match = conrad(3, "EP0", blocks={"east": "RGGGGGG"})

    play(match, "0: play EP0")

    assert "play.elsewhere" == asked(match).id


def test_without_a_disc_the_placing_is_left_out_as_ever() -> None:
    match = conrad(3, "E20")

    events = play(match, "0: play E20")

    assert ["played", "skipped-placing"] == ids(events)


def test_every_split_of_the_price_is_then_allowed() -> None:
    match = conrad(1, "E20", scores=[10])

    play(match, "0: play E20")

    assert ["2", "3"] == offered(match)


@pytest.mark.parametrize(("card", "splits"), [("E20", ["2", "3"]), ("EP0", ["1", "2"])])
def test_the_split_that_keeps_the_one_disc_to_place_is_preselected(
    card: str, splits: list[str]
) -> None:
    match = conrad(1, card, scores=[10])

    play(match, f"0: play {card}")
    assert (splits, splits[-1]) == (offered(match), asked(match).default)
    events = play(match, f"0: {splits[-1]}")

    assert ["played", "placed"] == ids(events)
    assert "R" == block(match, "east")
