"""Take money, merchant, trader, piracy (rulebook page 10)."""

from __future__ import annotations

import pytest

from engine.few_acres.content import CARDS
from tests.engine.few_acres.table import asked, layout, offered, play, started

COINS = {
    "british": {
        "boston": 3, "new-york": 3, "philadelphia": 3, "baltimore": 3,
        "new-haven": 2, "norfolk": 2, "deerfield": 2, "richmond": 2,
    },
    "french": {"quebec": 2, "montreal": 1, "port-royal": 1, "trois-rivieres": 1},
}  # fmt: skip


@pytest.mark.parametrize(
    ("side", "card", "coins"),
    [(side, card, coins) for side, cards in COINS.items() for card, coins in cards.items()],
)
def test_a_card_with_a_coin_brings_so_many(side: str, card: str, coins: int) -> None:
    board = {card: f"{side} village", "cumberland": "british village"}
    state = layout(board=board, **{side: card}, active=side)  # type: ignore[arg-type]
    money = state.players[side].money  # type: ignore[index]

    match = play(state, f"{side} money.{side[0]}-{card}")

    assert money + coins == match.state.players[side].money  # type: ignore[index]
    assert [f"{side[0]}-{card}"] == match.state.players[side].discard  # type: ignore[index]


def test_no_other_card_brings_money() -> None:
    printed = {card.id for card in CARDS.values() if card.coins}

    assert {f"{side[0]}-{card}" for side, cards in COINS.items() for card in cards} == printed


def test_the_merchant_plays_a_ship_and_two_coins_and_the_ships_own_do_not_count() -> None:
    state = layout(british="norfolk boston philadelphia ships")

    match = play(state, "british merchant", "british b-ships")
    assert {"british": "merchant.coins"} == asked(match)
    play(match, "british b-boston,b-philadelphia")

    assert 12 + 6 == match.state.players["british"].money
    assert ["b-norfolk"] == match.state.players["british"].hand


def test_a_ship_with_a_coin_counts_as_the_ship_only() -> None:
    state = layout(british="norfolk philadelphia")

    match = play(state, "british merchant")

    assert 12 + 3 == match.state.players["british"].money


def test_the_merchant_may_play_one_coin() -> None:
    state = layout(british="ships boston philadelphia")

    match = play(state, "british merchant", "british b-ships", "british b-boston")

    assert 12 + 3 == match.state.players["british"].money


def test_without_another_coin_there_is_no_merchant() -> None:
    assert "merchant" not in offered(started(layout(british="norfolk pemaquid")), "british")


def test_the_trader_gets_two_for_each_fur() -> None:
    state = layout(french="trader gaspe tadoussac trois-rivieres", active="french")

    match = play(state, "french trader", "french f-gaspe,f-trois-rivieres")

    assert 5 + 4 == match.state.players["french"].money
    assert ["f-tadoussac"] == match.state.players["french"].hand


def test_furs_alone_bring_nothing() -> None:
    assert "trader" not in offered(started(layout(french="gaspe", active="french")), "french")


def test_the_british_trade_furs_too() -> None:
    match = play(layout(british="trader pemaquid"), "british trader")

    assert 12 + 2 == match.state.players["british"].money


@pytest.mark.parametrize(("british", "left"), [(12, 10), (1, 0), (0, 0)])
def test_piracy_takes_two_of_the_british_and_the_rest_of_the_bank(british: int, left: int) -> None:
    state = layout(french="louisbourg port-royal", money={"british": british}, active="french")

    match = play(state, "french piracy")

    assert left == match.state.players["british"].money
    assert 5 + 2 == match.state.players["french"].money
    assert ["f-louisbourg", "f-port-royal"] == match.state.players["french"].discard


def test_piracy_asks_with_which_ship() -> None:
    state = layout(french="louisbourg port-royal ships", active="french")

    match = play(state, "french piracy", "french f-ships")

    assert ["f-port-royal"] == match.state.players["french"].hand


def test_the_british_are_no_pirates() -> None:
    state = layout(
        board={"louisbourg": "british village"}, british="louisbourg norfolk", french="gaspe"
    )

    assert "piracy" not in offered(started(state), "british")


def test_a_card_out_of_supply_brings_nothing() -> None:
    state = layout(
        board={"trois-rivieres": "neutral", "fort-st-john": "neutral"},
        french="montreal",
        active="french",
    )

    assert "money.f-montreal" not in offered(started(state), "french")


def test_a_trader_alone_brings_nothing() -> None:
    assert "trader" not in offered(started(layout(british="trader boston")), "british")


def test_pirates_need_a_ship_beside_louisbourg() -> None:
    match = started(layout(french="louisbourg gaspe montreal trader", active="french"))

    assert "piracy" not in offered(match, "french")
