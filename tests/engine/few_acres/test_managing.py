"""Draft, discard, reserve, Governor, Intendant, Home Support (rulebook pages 10 and 11)."""

from __future__ import annotations

import pytest

from engine.core import IllegalAnswer
from tests.engine.few_acres.table import asked, layout, offered, options_of, play, started, told

COSTS = {
    "british": {
        "b-bateaux": 0, "b-fortification": 0, "b-governor": 0, "b-home-support": 5,
        "b-indian-leader": 2, "b-military-leader": 5, "b-militia": 2, "b-rangers": 5,
        "b-regular-infantry": 7, "b-settlers": 5, "b-ships": 6, "b-siege-artillery": 8,
        "b-trader": 0, "n-fortification": 3, "n-native-americans": 0, "n-settlers": 7,
    },
    "french": {
        "f-bateaux": 0, "f-coureurs-de-bois": 0, "f-fortification": 0, "f-governor": 0,
        "f-home-support": 5, "f-intendant": 0, "f-military-leader": 5, "f-militia": 2,
        "f-native-americans": 0, "f-priest": 2, "f-regular-infantry": 7, "f-ships": 6,
        "f-siege-artillery": 8, "f-trader.2": 0, "n-fortification": 3,
        "n-native-americans": 0, "n-settlers": 7,
    },
}  # fmt: skip


@pytest.mark.parametrize(
    ("side", "card", "cost"),
    [(side, card, cost) for side, cards in COSTS.items() for card, cost in cards.items()],
)
def test_drafting_costs_what_is_printed(side: str, card: str, cost: int) -> None:
    state = layout(
        options={"edition": "december-2011"},
        money={side: cost},  # type: ignore[dict-item]
        active=side,
    )

    match = play(state, f"{side} draft.{card}")

    assert 0 == match.state.players[side].money  # type: ignore[index]
    assert [card] == match.state.players[side].discard  # type: ignore[index]


@pytest.mark.parametrize("side", ["british", "french"])
def test_all_that_can_be_drafted_is_offered_and_nothing_else(side: str) -> None:
    state = layout(
        options={"edition": "december-2011"},
        money={side: 8},  # type: ignore[dict-item]
        active=side,
    )

    keys = [key for key in offered(started(state), side) if key.startswith("draft")]  # type: ignore[arg-type]

    assert {f"draft.{card}" for card in COSTS[side]} == set(keys)


def test_what_is_too_dear_is_not_offered() -> None:
    match = started(layout(money={"british": 6}))

    assert "draft.b-regular-infantry" not in offered(match, "british")
    assert "draft.b-ships" in offered(match, "british")


def test_the_start_infantry_comes_back_for_nothing_once_lost() -> None:
    state = layout(french="gaspe", money={"french": 0}, active="french")
    state.players["french"].deck.remove("f-start-infantry")
    state.players["french"].empire.append("f-start-infantry")

    match = play(state, "french draft.f-start-infantry")

    assert ["f-start-infantry"] == match.state.players["french"].discard


def test_the_option_says_how_many_are_left() -> None:
    match = started(layout())

    [option] = [o for o in options_of(match, "british") if o.key == "draft.b-militia"]

    assert (2, 3) == (option.text.args["cost"], option.text.args["left"])


@pytest.mark.parametrize(("cards", "cost"), [(1, 0), (2, 1), (3, 2)])
def test_each_discarded_card_but_the_first_costs_one(cards: int, cost: int) -> None:
    hand = ["b-boston", "b-norfolk", "b-pemaquid"][:cards]
    state = layout(british="boston norfolk pemaquid")

    match = play(state, "british discard", f"british {','.join(hand)}")

    assert 12 - cost == match.state.players["british"].money
    assert hand == match.state.players["british"].discard
    assert 1 == match.state.actions


def test_nobody_discards_more_than_can_be_paid() -> None:
    match = play(layout(british="boston norfolk pemaquid", money={"british": 1}), "british discard")

    with pytest.raises(IllegalAnswer):
        play(match, "british b-boston,b-norfolk,b-pemaquid")


def test_a_card_out_of_supply_may_be_discarded() -> None:
    state = layout(board={"pemaquid": "neutral"}, british="pemaquid")

    match = play(state, "british discard", "british b-pemaquid")

    assert ["b-pemaquid"] == match.state.players["british"].discard


def test_the_reserve_takes_empire_and_neutral_cards_only() -> None:
    match = started(layout(british="boston militia n-settlers"))

    keys = [key for key in offered(match, "british") if key.startswith("reserve")]

    assert ["reserve.b-militia", "reserve.n-settlers"] == keys


def test_the_reserve_holds_five() -> None:
    full = "militia militia.2 militia.3 rangers trader"
    state = layout(british="ships", reserves={"british": full})

    assert "reserve.b-ships" not in offered(started(state), "british")


def test_retrieving_takes_the_whole_reserve_for_one_each_and_is_free() -> None:
    state = layout(british="ships", reserves={"british": "militia rangers"})

    match = play(state, "british retrieve")

    player = match.state.players["british"]
    assert (["b-ships", "b-militia", "b-rangers"], []) == (player.hand, player.reserve)
    assert (10, 2) == (player.money, match.state.actions)


def test_a_reserve_that_cannot_be_paid_stays() -> None:
    state = layout(reserves={"british": "militia rangers"}, money={"british": 1})

    assert "retrieve" not in offered(started(state), "british")


@pytest.mark.parametrize("cards", [["b-boston"], ["b-boston", "n-settlers"], ["b-militia"]])
def test_the_governor_puts_one_or_two_cards_back(cards: list[str]) -> None:
    state = layout(british="governor boston militia n-settlers")

    match = play(state, "british governor", f"british {','.join(cards)}")

    player = match.state.players["british"]
    available = [*player.locations, *player.empire, *match.state.neutral]
    assert set(cards) <= set(available)
    assert ["b-governor"] == player.discard
    assert "boston" in match.state.board  # a place is held without its card


def test_the_governor_alone_has_nothing_to_do() -> None:
    assert "governor" not in offered(started(layout(british="governor")), "british")


def test_the_intendant_fetches_a_card_for_two() -> None:
    state = layout(
        french="intendant gaspe", discards={"french": "quebec siege-artillery"}, active="french"
    )

    match = play(state, "french intendant", "french f-siege-artillery")

    player = match.state.players["french"]
    assert ["f-gaspe", "f-siege-artillery"] == player.hand
    assert ["f-quebec", "f-intendant"] == player.discard
    assert (3, 1) == (player.money, match.state.actions)


@pytest.mark.parametrize(("discard", "money"), [("", 5), ("quebec", 1)])
def test_the_intendant_needs_a_card_and_money(discard: str, money: int) -> None:
    state = layout(
        french="intendant", discards={"french": discard}, money={"french": money}, active="french"
    )

    assert "intendant" not in offered(started(state), "french")


def test_home_support_draws_three_and_is_free() -> None:
    state = layout(
        british="home-support norfolk", decks={"british": "boston militia rangers ships"}
    )

    match = play(state, "british support")

    player = match.state.players["british"]
    assert ["b-norfolk", "b-boston", "b-militia", "b-rangers"] == player.hand
    assert (["b-ships"], 2) == (player.deck, match.state.actions)
    assert match.revealed


def test_home_support_shuffles_nothing() -> None:
    state = layout(british="home-support", decks={"british": "boston"})

    match = play(state, "british support")

    assert ["b-boston"] == match.state.players["british"].hand
    assert "b-home-support" in match.state.players["british"].discard
    assert [] == told(match, "reshuffled")


def test_the_intendant_makes_home_support_work_twice_in_a_turn() -> None:
    state = layout(
        french="home-support intendant", discards={"french": ""},
        decks={"french": "gaspe quebec montreal louisbourg"}, active="french",
    )  # fmt: skip

    match = play(
        state, "french support", "french intendant", "french f-home-support", "french support"
    )

    assert "f-louisbourg" in match.state.players["french"].hand


def test_the_other_side_hears_only_how_many_cards_were_drawn() -> None:
    state = layout(british="home-support", decks={"british": "boston militia rangers"})

    match = play(state, "british support")

    assert [(0,)] == [event.to for event in told(match, "drew-cards")]
    [drew] = told(match, "drew")
    assert {"seat", "number"} == set(drew.args)


def test_free_actions_stay_on_offer_after_the_last_action() -> None:
    state = layout(
        british="home-support military-leader norfolk",
        reserves={"british": "militia"},
        sieges={"british": "louisbourg militia.2"},
        actions=0,
    )

    match = started(state)

    free = {"leader.british.b-military-leader", "support", "retrieve", "withdraw", "end"}
    assert free == set(offered(match, "british"))
    assert {"british": "turn.action"} == asked(match)


def test_home_support_may_be_played_with_an_empty_deck() -> None:
    state = layout(british="home-support norfolk", decks={"british": ""})

    match = play(state, "british support")

    assert ["b-norfolk"] == match.state.players["british"].hand
    assert "b-home-support" in match.state.players["british"].discard


@pytest.mark.parametrize(("side", "foe"), [("british", "f-militia"), ("french", "b-militia")])
def test_nobody_drafts_a_location_or_a_card_of_the_foe(side: str, foe: str) -> None:
    state = layout(money={side: 20}, active=side)  # type: ignore[dict-item]

    keys = offered(started(state), side)  # type: ignore[arg-type]

    assert f"draft.{foe}" not in keys
    assert f"draft.{side[0]}-albany" not in keys


def test_what_the_governor_removed_may_be_drafted_again() -> None:
    state = layout(british="governor militia", money={"british": 2})

    match = play(state, "british governor", "british b-militia", "british draft.b-militia.2")

    assert 0 == match.state.players["british"].money


def test_the_last_two_coins_pay_the_intendant() -> None:
    state = layout(
        french="intendant", discards={"french": "quebec"}, money={"french": 2}, active="french"
    )

    french = play(state, "french intendant").state.players["french"]

    assert (["f-quebec"], 0) == (french.hand, french.money)


def test_the_last_coins_retrieve_the_reserve() -> None:
    state = layout(british="norfolk", reserves={"british": "militia rangers"}, money={"british": 2})

    assert 0 == play(state, "british retrieve").state.players["british"].money


def test_an_empty_reserve_is_not_retrieved() -> None:
    assert "retrieve" not in offered(started(layout(british="norfolk")), "british")


def test_the_governor_removes_two_cards_at_most() -> None:
    match = play(layout(british="governor boston militia n-settlers"), "british governor")

    with pytest.raises(IllegalAnswer):
        play(match, "british b-boston,b-militia,n-settlers")
