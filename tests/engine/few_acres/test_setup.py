"""Setting up (rulebook page 4)."""

from __future__ import annotations

import pytest

from engine.core import Config, Match, Rng
from engine.few_acres.content import SIDES, Side
from engine.few_acres.scoring import points
from engine.few_acres.setup import deal
from engine.few_acres.state import State, census, full_pieces
from tests.engine.few_acres.table import GAME

START: dict[Side, str] = {
    "british": "boston new-haven new-york norfolk pemaquid philadelphia st-marys",
    "french": "gaspe louisbourg montreal port-royal quebec tadoussac trois-rivieres",
}


def dealt(**options: str) -> State:
    return deal(Config(2, options), Rng(7))


@pytest.mark.parametrize("side", SIDES)
def test_each_side_starts_with_its_places_and_their_cards(side: Side) -> None:
    state = dealt()
    player = state.players[side]

    held = {place for place, each in state.board.items() if each.side == side}
    assert set(START[side].split()) == held
    cards = {f"{side[0]}-{place}" for place in held}
    cards |= {"f-start-infantry", "f-trader"} if side == "french" else set()
    assert cards == {*player.hand, *player.deck}
    assert 5 == len(player.hand)


def test_boston_new_york_and_quebec_are_towns() -> None:
    state = dealt()

    assert {"boston", "new-york", "quebec"} == {p for p, each in state.board.items() if each.town}


@pytest.mark.parametrize(
    ("side", "money", "villages", "towns", "score"),
    [("british", 12, 13, 10, 17), ("french", 5, 12, 8, 29)],
)
def test_money_pieces_and_points(
    side: Side, money: int, villages: int, towns: int, score: int
) -> None:
    state = dealt()
    player = state.players[side]

    assert (money, villages, towns) == (player.money, player.villages, player.towns)
    assert score == points(state, side)


def test_the_census_counts_the_whole_box() -> None:
    cards, pieces, fortifications, money = census(dealt())  # type: ignore[misc]

    assert 110 == len(cards)
    assert [full_pieces(side) for side in SIDES] == pieces
    assert (12, 90) == (fortifications, money)


def test_the_same_seed_deals_the_same_match() -> None:
    one, two = (Match.start(GAME, Config(2), 5) for _ in range(2))

    assert one.state == two.state
    assert one.state != Match.start(GAME, Config(2), 6).state


def test_the_game_is_for_two() -> None:
    with pytest.raises(ValueError, match="not for 3"):
        Match.start(GAME, Config(3), 1)


@pytest.mark.parametrize("side", SIDES)
def test_the_decks_are_shuffled(side: Side) -> None:
    dealt_anew = [deal(Config(2), Rng(seed)).players[side] for seed in range(30)]

    first = {tuple(sorted(player.hand)) for player in dealt_anew}
    below = {tuple(player.deck) for player in dealt_anew}
    assert len(first) > 10
    assert len(below) > 10
