"""The end of a match: rulebook 7.0, decision table 7.10."""

from __future__ import annotations

from engine.core import Seat, Text
from engine.go_west.state import TURN_LIMIT
from tests.engine.go_west.table import (
    GoWestMatch,
    asked,
    ids,
    offered,
    play,
    scores,
    table,
)

ME, FOE, THIRD = Seat(0), Seat(1), Seat(2)
ENOUGH = {"wagons": (13, 7, 0, 0, 0, 0), "blocks": {"east": "RRRRGGG"}}
LAST_WAGON = {"wagons": (0, 1, 2, 0, 0, 17), "hands": {0: "T01 T02 T03"}}


def ended(match: GoWestMatch) -> str:
    """Why a match is over, and how a tie was broken."""
    assert match.outcome is not None
    assert {} == match.pending
    reason = match.outcome.reason
    return f"{reason.id} {reason.args['tie']}"


# 50 points


def test_a_scoring_that_brings_somebody_to_50_ends_the_match() -> None:
    match = table(**ENOUGH, scores=[46, 10])

    play(match, "0: score end")

    assert "ended-fifty none" == ended(match)
    assert [50, 13] == scores(match)
    assert ((ME,), (FOE,)) == match.outcome.places  # type: ignore[union-attr]
    assert (50, 13) == match.outcome.scores  # type: ignore[union-attr]


def test_the_points_are_those_before_the_last_scoring_and_what_it_brings_by_region() -> None:
    match = table(**ENOUGH, scores=[46, 10])

    play(match, "0: score end")

    assert match.outcome is not None
    parts = [{part.what.id: part.points for part in own} for own in match.outcome.parts]
    nothing = {"great-plains": 0, "midwest": 0, "west": 0}
    mine = {"part-before": 46, "east": 4, **nothing}
    assert [mine, {"part-before": 10, "east": 3, **nothing}] == parts


def test_49_points_are_too_few() -> None:
    match = table(**ENOUGH, scores=[45, 10])

    play(match, "0: score end")

    assert None is match.outcome


def test_the_round_is_not_completed() -> None:
    match = table(3, **ENOUGH, scores=[46, 10, 10])

    play(match, "0: score end")

    assert "ended-fifty none" == ended(match)


def test_of_several_over_50_the_most_points_win() -> None:
    match = table(**ENOUGH, scores=[47, 49])

    play(match, "0: score end")

    assert [51, 52] == scores(match)
    assert ((FOE,), (ME,)) == match.outcome.places  # type: ignore[union-attr]


def test_all_regions_are_scored_before_it_is_looked_at() -> None:
    blocks = {"east": "R", "west": "GG"}
    match = table(wagons=(10, 1, 0, 0, 2, 7), blocks=blocks, scores=[49, 49])

    play(match, "0: score end")

    assert [50, 51] == scores(match)


def test_a_score_above_55_is_counted_on() -> None:
    match = table(**ENOUGH, scores=[49, 49])

    play(match, "0: score end")
    assert [53, 52] == scores(match)


def test_50_points_are_not_looked_at_after_a_card_or_a_sale() -> None:
    match = table(hands={0: "T01"}, scores=[50, 10])

    play(match, "0: play T01 end", "1: sell", *sale(match))

    assert None is match.outcome


def sale(match: GoWestMatch) -> tuple[str, str]:
    return f"1: {match.state.players[FOE].hand[0]}", "1: end"


# Ties


def test_equal_points_are_decided_by_the_supply() -> None:
    match = table(**ENOUGH, scores=[47, 48], supply={0: 9, 1: 10})

    play(match, "0: score end")

    assert [51, 51] == scores(match)
    assert "ended-fifty supply" == ended(match)
    assert ((FOE,), (ME,)) == match.outcome.places  # type: ignore[union-attr]


def test_discs_in_blocks_and_in_the_box_do_not_count() -> None:
    match = table(**ENOUGH, scores=[47, 48], supply={0: 12, 1: 10})

    play(match, "0: score end")

    assert ((ME,), (FOE,)) == match.outcome.places  # type: ignore[union-attr]


def test_equal_points_and_supplies_are_a_draw() -> None:
    match = table(**ENOUGH, scores=[47, 48], supply={0: 11, 1: 10})

    play(match, "0: score end")

    assert "ended-fifty drawn" == ended(match)
    assert ((ME, FOE),) == match.outcome.places  # type: ignore[union-attr]


def test_lower_places_are_shared_too() -> None:
    match = table(4, **ENOUGH, scores=[47, 10, 20, 20], supply={0: 9, 1: 9, 2: 8, 3: 8})

    play(match, "0: score end")

    assert "ended-fifty none" == ended(match)
    assert ((ME,), (THIRD, Seat(3)), (FOE,)) == match.outcome.places  # type: ignore[union-attr]


# No wagons in New England and the East


def test_a_card_that_empties_new_england_and_the_east_ends_the_match() -> None:
    match = table(**LAST_WAGON, blocks={"great-plains": "RGR"})

    events = play(match, "0: play T01 e1 end")

    assert ["played", "moved-wagons", "last-scored", "ended"] == ids(events)
    assert "ended-wagons none" == ended(match)


def test_the_last_scoring_is_free_and_uses_no_card() -> None:
    match = table(**LAST_WAGON, blocks={"great-plains": "RGR"})

    play(match, "0: play T01 e1 end")

    assert [12, 11] == scores(match)
    assert (0, 0) == (match.state.players[ME].scorings, match.state.players[ME].box)


def test_the_east_being_empty_pays_nothing_in_it() -> None:
    match = table(**LAST_WAGON, blocks={"east": "RRR", "great-plains": "G"})

    play(match, "0: play T01 e1 end")

    assert [10, 11] == scores(match)


def test_a_wagon_left_in_either_of_the_two_goes_on() -> None:
    match = table(wagons=(1, 1, 0, 0, 0, 18), hands={0: "T01"})
    play(match, "0: play T01 e1 end")
    assert None is match.outcome

    match = table(wagons=(1, 0, 0, 0, 0, 19), hands={0: "T01"})
    play(match, "0: play T01 end")
    assert None is match.outcome


def test_all_moves_of_the_card_are_made_before_the_last_scoring() -> None:
    match = table(wagons=(0, 1, 0, 0, 0, 19), hands={0: "T03"}, blocks={"west": "R"})

    play(match, "0: play T03 end")

    assert [0, 0, 0, 0, 1, 19] == match.state.wagons
    assert [11, 10] == scores(match)


def test_the_discs_of_the_last_card_count() -> None:
    match = table(wagons=(0, 1, 0, 0, 0, 19), hands={0: "G11"})

    play(match, "0: play G11 end")

    assert [11, 10] == scores(match)


def test_no_card_is_drawn_after_the_last_one() -> None:
    match = table(**LAST_WAGON)
    pile = list(match.state.draw_pile)

    play(match, "0: play T01 e1 end")

    assert pile == match.state.draw_pile


def test_50_points_passed_in_the_last_scoring_change_nothing() -> None:
    match = table(**LAST_WAGON, blocks={"great-plains": "GGG"}, scores=[49, 48])

    play(match, "0: play T01 e1 end")

    assert "ended-wagons none" == ended(match)
    assert ((FOE,), (ME,)) == match.outcome.places  # type: ignore[union-attr]


def test_ties_are_broken_the_same_way_after_the_last_scoring() -> None:
    match = table(**LAST_WAGON, supply={0: 5, 1: 6})

    play(match, "0: play T01 e1 end")

    assert "ended-wagons supply" == ended(match)
    assert ((FOE,), (ME,)) == match.outcome.places  # type: ignore[union-attr]


# The last word


def test_the_end_is_final_only_once_it_is_confirmed() -> None:
    match = table(**LAST_WAGON)

    play(match, "0: play T01 e1")

    assert None is match.outcome
    assert not match.view(None).over
    assert "end-match" == asked(match).options[0].text.id  # type: ignore[union-attr]
    undo = match.can_undo(ME)
    assert undo is not None
    assert () == undo.agree
    match.undo(ME)
    play(match, "0: g1 end")
    assert None is match.outcome


def test_a_scoring_that_ends_the_match_can_be_taken_back_before() -> None:
    match = table(**ENOUGH, scores=[46, 10])

    play(match, "0: score")
    match.undo(ME)

    assert [46, 10] == scores(match)
    assert "score" in offered(match)


def test_over_is_seen_and_the_phase_is_the_end() -> None:
    match = table(**ENOUGH, scores=[46, 10])

    play(match, "0: score end")

    assert match.view(ME).over
    assert ["1.turn.0", "end"] == [each.phase for each in match.checkpoints]


# Endless selling


def selling(turn: int, wagons: tuple[int, ...] = (19, 1, 0, 0, 0, 0)) -> GoWestMatch:
    return table(turn=turn, wagons=wagons, blocks={"east": "R"}, hands={0: "T01 T02 T03"})


def test_after_500_turns_a_last_scoring_ends_the_match() -> None:
    match = selling(TURN_LIMIT)

    events = play(match, "0: sell T01 end")

    assert ["sold", "last-scored", "ended"] == ids(events)
    assert "ended-limit none" == ended(match)
    assert [11, 10] == scores(match)
    assert 500 == match.view(None).turn


def test_the_499th_turn_is_not_the_last() -> None:
    match = selling(TURN_LIMIT - 1)

    play(match, "0: sell T01 end")

    assert None is match.outcome


def test_a_double_turn_is_finished_at_the_limit() -> None:
    match = selling(TURN_LIMIT)

    play(match, "0: double sell T01 end")
    assert None is match.outcome
    play(match, "0: end end")

    assert "ended-limit none" == ended(match)


def test_an_end_of_its_own_comes_before_the_limit() -> None:
    match = selling(TURN_LIMIT, wagons=(0, 1, 0, 0, 0, 19))

    play(match, "0: play T01 end")

    assert ended(match).startswith("ended-wagons")


def test_the_reason_is_told_as_the_match_ends() -> None:
    match = selling(TURN_LIMIT)

    events = play(match, "0: sell T01 end")

    assert {"reason": Text("ended-limit", {"tie": "none"})} == events[-1].args
