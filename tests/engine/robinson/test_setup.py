"""Setting up (rulebook "Příprava hry")."""

from __future__ import annotations

import pytest

from engine.core import Config, Match, Rng
from engine.robinson.content import EVENTS, ITEMS, face
from engine.robinson.setup import deal
from tests.engine.robinson.table import GAME, Crusoe, asked, keys, say


def started(seats: int, **options: str) -> Crusoe:
    return Match.start(GAME, Config(seats, options), 7)


@pytest.mark.parametrize(("seats", "free"), [(2, 3), (3, 4), (4, 4)])
def test_players_choose_their_characters(seats: int, free: int) -> None:
    match = started(seats)
    assert dict.fromkeys(range(seats), "cast.character") == asked(match)
    assert free == len(keys(match, 1))
    say(match, "1: cook")
    assert "cook" not in keys(match, 0)
    assert "cook" == match.state.characters[1]


def test_two_players_may_let_the_soldier_in() -> None:
    assert "soldier" not in keys(started(2))
    assert "soldier" in keys(started(2, soldier="yes"))


def test_a_lone_player_draws_a_character_other_than_the_soldier() -> None:
    drawn = {Match.start(GAME, Config(1), seed).state.characters[0] for seed in range(30)}
    assert {"carpenter", "cook", "explorer"} == drawn


@pytest.mark.parametrize(
    ("seats", "option", "is_there"),
    [(1, "usual", True), (2, "usual", True), (3, "usual", False), (3, "with", True)],
)
def test_friday_comes_along_with_one_or_two(seats: int, option: str, is_there: bool) -> None:
    state = deal(Config(seats, {"friday": option}), Rng(1))
    assert is_there == ("friday" in state.people)


@pytest.mark.parametrize(("seats", "is_there"), [(1, True), (2, False)])
def test_the_dog_comes_along_with_one(seats: int, is_there: bool) -> None:
    assert is_there == deal(Config(seats), Rng(1)).has_dog


def test_half_as_many_events_of_each_kind_as_rounds() -> None:
    events = deal(Config(3), Rng(1)).events
    books = sum(EVENTS[face(card)].icon == "book" for card in events)
    assert (6, 12) == (books, len(events))


@pytest.mark.parametrize(("mix", "expected"), [("fewer-books", 4), ("more-books", 8)])
def test_the_mix_of_events_makes_it_easier_or_harder(mix: str, expected: int) -> None:
    state = deal(Config(3, {"events": mix}), Rng(1))
    books = sum(EVENTS[face(card)].icon == "book" for card in state.events)
    assert (expected, 12) == (books, len(state.events))


def test_nine_default_inventions_five_drawn_ones_and_ones_own_lie_open() -> None:
    match = started(2)
    say(match, "0: cook", "1: explorer")
    board = match.state.board
    groups = [ITEMS[item].group for item in board if item in ITEMS]
    assert 9 == groups.count("default")
    assert {"fireplace", "shortcut"} <= set(board)
    assert 9 + 5 + 2 == len(groups)
    assert {"hatchet", "mast"} <= set(board)
    assert 30 - 16 == len(match.state.inventions)


def test_the_camp_begins_on_the_beach() -> None:
    state = deal(Config(2), Rng(1))
    assert 8 == state.island[state.camp].tile
    assert 3 == state.camp
    assert 10 == len(state.tiles)


@pytest.mark.parametrize("number", [0, 1, 2, 4])
def test_so_many_starting_items_as_the_table_wants(number: int) -> None:
    state = deal(Config(2, {"items": str(number)}), Rng(1))
    assert [2] * number == list(state.starting_uses.values())


def test_the_first_round_brings_food_crates() -> None:
    match = started(1)
    assert ["wreck-food-crates"] == match.state.threats
    assert {0: "plan.pawn"} == asked(match)


def test_the_first_player_is_drawn() -> None:
    firsts = {deal(Config(4), Rng(seed)).first for seed in range(40)}
    assert {0, 1, 2, 3} == firsts


def test_whoever_does_not_choose_gets_a_free_character() -> None:
    match = started(3)
    while "cast.character" in asked(match).values():
        match.expire(list(match.pending))
    assert 3 == len(set(match.state.characters))
