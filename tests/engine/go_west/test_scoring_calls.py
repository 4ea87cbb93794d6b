"""Calling a scoring: rulebook 5.2, decision table 7.5."""

from __future__ import annotations

from engine.core import Seat, Text
from tests.engine.go_west.table import (
    GoWestMatch,
    asked,
    block,
    ids,
    offered,
    play,
    scores,
    supplies,
    table,
)

ME, FOE = Seat(0), Seat(1)


def settled(seats: int = 2, **more: object) -> GoWestMatch:
    """3 wagons in the East with discs of red and green, so that a scoring pays 2 and 1."""
    laid = {"wagons": (17, 3, 0, 0, 0, 0), "blocks": {"east": "RGR"}, **more}
    return table(seats, **laid)  # type: ignore[arg-type]


def test_the_first_scoring_costs_1_disc_and_the_third_6__example() -> None:
    match = settled()
    play(match, "0: score")
    assert 1 == match.state.players[ME].box

    match = settled(scorings=[2])
    play(match, "0: score")
    assert 6 == match.state.players[ME].box


def test_the_lowest_card_left_is_used_each_time() -> None:
    match = settled(scorings=[4])

    play(match, "0: score end")

    assert 5 == match.state.players[ME].scorings
    assert 16 == match.view(None).players[ME].price


def test_after_the_sixth_a_player_calls_no_more() -> None:
    match = settled(scorings=[6])

    assert "score" not in offered(match)
    assert None is match.view(None).players[ME].price


def test_the_others_go_on_calling_theirs() -> None:
    match = settled(scorings=[6, 0], hands={0: "E10"})

    play(match, "0: sell E10 end")

    assert "score" in offered(match)


def test_the_caller_pays_alone_and_all_gain() -> None:
    match = settled()
    before = supplies(match)

    play(match, "0: score")

    assert [12, 11] == scores(match)
    assert [before[ME] - 1, before[FOE]] == supplies(match)


def test_all_four_regions_pay() -> None:
    regions = {"east": "R", "great-plains": "R", "midwest": "G", "west": "RG"}
    match = table(wagons=(10, 1, 1, 1, 2, 5), blocks=regions)

    play(match, "0: score")

    assert [13, 12] == scores(match)


def test_no_card_is_drawn_after_a_scoring() -> None:
    match = settled()
    hand = list(match.state.players[ME].hand)

    events = play(match, "0: score end")

    assert ["called-scoring", "scored"] == ids(events)
    assert hand == match.state.players[ME].hand
    assert [FOE] == list(match.pending)


def test_a_scoring_that_pays_nobody_may_be_called() -> None:
    match = table()

    play(match, "0: score")

    assert [10, 10] == scores(match)


def test_a_scoring_that_gains_for_others_alone_may_be_called() -> None:
    match = table(wagons=(17, 3, 0, 0, 0, 0), blocks={"east": "GGG"})

    play(match, "0: score")

    assert [10, 13] == scores(match)


def test_a_scoring_that_makes_another_win_may_be_called() -> None:
    match = table(wagons=(17, 3, 0, 0, 0, 0), blocks={"east": "GGG"}, scores=[10, 48])

    play(match, "0: score end")

    assert match.outcome is not None
    assert ((FOE,), (ME,)) == match.outcome.places


def test_the_price_goes_off_before_the_points_come_on() -> None:
    # 48 + 2 would be enough, but 2 of the points pay for the scoring.
    match = settled(scores=[48, 10], scorings=[1], supply={0: 1})

    play(match, "0: score 2 end")

    assert [48, 11] == scores(match)
    assert None is match.outcome


def test_a_scoring_that_cannot_be_paid_is_not_offered() -> None:
    assert "score" not in offered(settled(supply={0: 2}, scores=[3], scorings=[2]))
    assert "score" in offered(settled(supply={0: 2}, scores=[4], scorings=[2]))


def test_the_option_names_its_price_and_what_each_would_gain() -> None:
    match = settled(scorings=[2])

    [option] = [o for o in asked(match).options if o.key == "score"]  # type: ignore[union-attr]

    gain = {
        name: Text("gain", {"seat": Text("seat", {"seat": seat}), "points": points})
        for name, seat, points in (("a", 0, 2), ("b", 1, 1))
    }
    assert Text("do-score", {"price": 6, "gains": Text("list-2", {**gain})}) == option.text


def test_the_question_comes_with_a_preview_of_each_region() -> None:
    match = settled()

    about = asked(match).about

    assert about is not None
    assert "preview" == about.id
    assert ((2, 1), (0, 0), (0, 0), (0, 0)) == match.view(None).preview


def test_the_discs_stay_in_the_blocks() -> None:
    match = settled()

    play(match, "0: score end")

    assert "RGR" == block(match, "east")
