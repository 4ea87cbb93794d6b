"""Double-turn tokens: rulebook 6.0, decision table 7.9."""

from __future__ import annotations

import pytest

from engine.core import IllegalAnswer, Seat
from tests.engine.go_west.table import GoWestMatch, asked, ids, offered, play, table

ME, FOE = Seat(0), Seat(1)
HANDS = {0: "T01 T01.2 T02 T02.2", 1: "E10 E11 E12", 2: "G10 G11 G12", 3: "M10 M11 M12"}


def tokens(match: GoWestMatch) -> list[bool]:
    return [player.double for player in match.view(None).players]


def test_the_token_gives_two_actions() -> None:
    match = table(hands=HANDS)

    play(match, "0: double play T01 end")
    assert [ME] == list(match.pending)
    play(match, "0: sell T02 end")

    assert [FOE] == list(match.pending)
    assert 2 == match.state.turn


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("play T01", "play T01.2 n1"),
        ("play T01", "score"),
        ("play T01", "sell T02"),
        ("score", "play T01"),
        ("score", "score"),
        ("sell T01", "sell T02"),
    ],
)
def test_any_two_actions_may_be_combined(first: str, second: str) -> None:
    match = table(hands=HANDS)

    play(match, f"0: double {first} end {second} end")

    assert [FOE] == list(match.pending)


def test_two_scorings_in_a_turn_cost_the_next_two_prices() -> None:
    match = table(scorings=[1])

    play(match, "0: double score end score end")

    assert (3, 3 + 6) == (match.state.players[ME].scorings, match.state.players[ME].box)


def test_the_token_is_declared_before_the_first_action_only() -> None:
    match = table(hands=HANDS)
    assert "double" in offered(match)

    play(match, "0: double")
    assert "double" not in offered(match)
    play(match, "0: play T01 end")
    assert "double" not in offered(match)


def test_a_turn_without_it_has_one_action() -> None:
    match = table(hands=HANDS)

    play(match, "0: play T01 end")

    assert [FOE] == list(match.pending)
    assert tokens(match) == [True, True]


def test_the_second_action_may_be_left_out() -> None:
    match = table(hands=HANDS)

    play(match, "0: double play T01 end")
    assert ("end", "end") == (offered(match)[-1], asked(match).default)
    events = play(match, "0: end end")

    assert ["waived"] == ids(events)
    assert [FOE] == list(match.pending)


def test_the_first_action_may_not_be_left_out() -> None:
    match = table(hands=HANDS)
    assert "end" not in offered(match)

    play(match, "0: double")

    with pytest.raises(IllegalAnswer):
        match.answer(ME, "end")


def test_a_card_is_drawn_between_the_two_and_may_be_used_at_once() -> None:
    match = table(hands=HANDS, pile="T04")

    play(match, "0: double play T01 end play T04 n4 end")

    assert ["T01", "T04"] == match.state.discard


def test_used_tokens_are_gone() -> None:
    match = table(3, hands=HANDS)

    play(match, "0: double sell T01 end end end", "1: sell E10 end", "2: sell G10 end")

    assert "double" not in offered(match)
    assert [False, True, True] == tokens(match)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_come_back_at_the_end_of_the_turn_in_which_the_last_was_used(seats: int) -> None:
    match = table(seats, hands=HANDS)
    cards = {seat: HANDS[seat].split() for seat in range(seats)}
    for seat in range(seats - 1):
        play(match, f"{seat}: double sell {cards[seat][0]} end end end")
    last = seats - 1

    play(match, f"{last}: double sell {cards[last][0]} end")
    assert [False] * seats == tokens(match)
    events = play(match, f"{last}: end end")

    assert "tokens-returned" == ids(events)[-1]
    assert [True] * seats == tokens(match)


def test_the_last_to_use_it_cannot_use_it_again_in_the_same_turn() -> None:
    match = table(hands=HANDS, tokens=[True, False])

    play(match, "0: double sell T01 end")

    assert "double" not in offered(match)
    play(match, "0: sell T02 end", "1: sell E10 end")
    assert "double" in offered(match)


def test_of_two_players_the_first_has_it_again_right_after_the_second() -> None:
    match = table(hands=HANDS)

    play(match, "0: double sell T01 end end end", "1: double sell E10 end end end")

    assert "double" in offered(match)


def test_tokens_come_back_for_a_second_time() -> None:
    match = table(hands=HANDS)
    for cards in (("T01", "E10"), ("T02", "E11")):
        mine, other = cards
        events = play(
            match, f"0: double sell {mine} end end end", f"1: double sell {other} end end end"
        )
        assert "tokens-returned" == ids(events)[-1]


def test_an_end_reached_in_the_first_action_loses_the_second() -> None:
    match = table(wagons=(17, 3, 0, 0, 0, 0), blocks={"east": "RRR"}, scores=[47, 10], hands=HANDS)

    play(match, "0: double score end")

    assert match.outcome is not None
    assert {} == match.pending


def test_wagons_gone_from_the_east_in_the_first_action_lose_the_second() -> None:
    match = table(wagons=(0, 1, 0, 0, 0, 19), blocks={"great-plains": "RG"}, hands=HANDS)

    events = play(match, "0: double play T01 end")

    assert ["doubled", "played", "moved-wagons", "last-scored", "ended"] == ids(events)
    assert match.outcome is not None
    assert {} == match.pending
    assert 6 == len(match.state.players[ME].hand)


def test_wagons_gone_from_the_east_in_the_second_action_end_the_match() -> None:
    match = table(wagons=(0, 1, 0, 0, 0, 19), hands=HANDS)

    play(match, "0: double score end")
    assert None is match.outcome
    play(match, "0: play T01 end")

    assert match.outcome is not None
    assert "ended-wagons" == match.outcome.reason.id


def test_the_phase_stays_the_same_in_both_actions() -> None:
    match = table(hands=HANDS)

    play(match, "0: double sell T01 end")
    assert "1.turn.0" == match.state.phase
    play(match, "0: sell T02 end")

    assert "2.turn.1" == match.state.phase
    assert ["1.turn.0", "2.turn.1"] == [each.phase for each in match.checkpoints]


def test_the_view_counts_the_actions_left() -> None:
    match = table(hands=HANDS)
    counts = [match.view(None).actions_left]
    for line in ("0: double", "0: sell T01 end", "0: sell T02 end"):
        play(match, line)
        counts.append(match.view(None).actions_left)

    assert [1, 2, 1, 1] == counts


def test_going_on_says_what_it_does() -> None:
    match = table(hands=HANDS)

    def words(line: str) -> str:
        trial = match.copy()
        play(trial, line)
        return asked(trial).options[0].text.id  # type: ignore[union-attr]

    assert "next-draw" == words("0: double sell T01")
    assert "next-action" == words("0: double score")
    assert "end-draw" == words("0: sell T01")
    assert "end-turn" == words("0: score")
    assert "end-turn" == words("0: double score end end")
