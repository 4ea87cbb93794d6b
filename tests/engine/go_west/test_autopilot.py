"""The autopilot: quick, legal, and better than chance."""

from __future__ import annotations

import pytest

from engine.core import Config, Match, Rng, Seat, any_answer
from tests.engine.go_west.table import GO_WEST, GoWestMatch, table


def played(seats: int, seed: int, pilots: set[int]) -> GoWestMatch:
    """A whole match, in which the seats that aren't *pilots* answer by chance."""
    match, chance = Match.start(GO_WEST, Config(seats), seed), Rng(seed)
    while match.outcome is None:
        [(seat, question)] = match.pending.items()
        if seat in pilots:
            raw = GO_WEST.autopilot(match.view(seat), question, chance)
        else:
            raw = any_answer(question, chance)
        match.answer(seat, raw)
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_chance_in_at_least_nine_of_ten_matches(seats: int) -> None:
    matches = 20
    wins = 0
    for seed in range(matches):
        pilot = seed % seats
        outcome = played(seats, seed, {pilot}).outcome
        assert outcome is not None
        wins += outcome.places[0] == (pilot,)

    assert wins >= matches * 0.9


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_among_themselves_they_end_a_match_in_a_sensible_number_of_turns(seats: int) -> None:
    turns = [played(seats, seed, set(range(seats))).state.turn for seed in range(8)]

    assert max(turns) < 120
    assert min(turns) > 20


def answer(match: GoWestMatch, seat: int = 0) -> object:
    view = match.view(Seat(seat))
    return GO_WEST.autopilot(view, match.pending[Seat(seat)], Rng(1))


def test_it_calls_a_scoring_that_wins_the_match() -> None:
    match = table(wagons=(13, 7, 0, 0, 0, 0), blocks={"east": "RRRRGGG"}, scores=[47, 45])

    assert "score" == answer(match)


def test_it_calls_no_scoring_that_makes_another_win() -> None:
    match = table(wagons=(13, 7, 0, 0, 0, 0), blocks={"east": "RRRGGGG"}, scores=[20, 47])

    assert "score" != answer(match)


def test_it_empties_the_east_when_that_wins() -> None:
    match = table(wagons=(0, 1, 1, 0, 0, 18), hands={0: "T01 T01.2"}, scores=[30, 10])

    match.answer(Seat(0), "play")
    match.answer(Seat(0), "T01")

    assert "e1" == answer(match)


def test_it_leaves_a_wagon_in_the_east_when_the_end_would_lose() -> None:
    match = table(wagons=(0, 1, 1, 0, 0, 18), hands={0: "T01 T01.2"}, scores=[10, 30])

    match.answer(Seat(0), "play")
    match.answer(Seat(0), "T01")

    assert "g1" == answer(match)


def test_it_sells_when_it_has_neither_discs_nor_a_use_for_its_cards() -> None:
    match = table(hands={0: "E23 G23 M23 W23 E22 G22 M22"}, supply={0: 0}, scores=[0, 10])

    assert "sell" == answer(match)


def test_it_places_where_a_disc_counts_most() -> None:
    blocks = {"great-plains": "GGGGR", "midwest": "", "west": "GGG"}
    match = table(wagons=(14, 0, 0, 6, 0, 0), blocks=blocks, hands={0: "EP0"})

    match.answer(Seat(0), "play")
    match.answer(Seat(0), "EP0")

    assert "midwest" == answer(match)
