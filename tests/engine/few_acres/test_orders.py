"""Standing orders: what a side settles in advance about attacks on it and what follows a siege."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec
import pytest

from engine.core import Config, Match, Ordered, Rng
from engine.few_acres.content import CARDS, Side
from engine.few_acres.state import State
from tests.engine.few_acres.table import GAME, SEATS, Table, asked, layout, play, started

FORTS = {"fort-halifax": "british village"}  # from where Quebec and Kennebec are in reach
ORDERS = {
    "raid-block": ("never", "cheapest", "f-militia,f-coureurs-de-bois", "f-fortification,place"),
    "ambush-block": ("never", "always", "at-risk"),
    "ambush-lose": ("f-siege-artillery,f-regular-infantry",),
    "first": ("hand", "reserve"),
    "siege-settle": ("never", "cheapest", "n-settlers"),
    "siege-card": ("cheapest", "f-siege-artillery"),
}


def ordered(match: Table, side: Side, orders: dict[str, str]) -> Ordered | None:
    """What a side's orders, with their ids dashed, answer now."""
    view = match.view(SEATS[side])
    known = {order.id: order for order in GAME.orders(view)}
    for order, setting in orders.items():
        assert setting == known[order].parse(setting)
    return GAME.ordered(view, match.pending[SEATS[side]], orders)


def raw(match: Table, side: Side, orders: dict[str, str]) -> object:
    """The same, answered too, so that it must be legal."""
    given = ordered(match, side, orders)
    assert given is not None, "left to the player"
    match.answer(SEATS[side], given.raw)
    return given.raw


# Raids


def raided(french: str, place: str = "kennebec", **changes: Any) -> Table:
    """A raid that the French must answer with this hand."""
    board = {**FORTS, place: "french village"}
    state = layout(board=board, british="rangers norfolk", french=french, **changes)
    return play(state, f"british raid.{place}")


def test_raids_are_never_blocked() -> None:
    match = raided("militia coureurs-de-bois")

    assert "none" == raw(match, "french", {"raid-block": "never"})
    assert 1 == match.state.players["british"].captured_villages


def test_raids_are_blocked_with_the_cheapest_card() -> None:
    match = raided("militia coureurs-de-bois n-fortification quebec")

    assert "f-coureurs-de-bois" == raw(match, "french", {"raid-block": "cheapest"})
    assert ["f-coureurs-de-bois"] == match.state.players["french"].discard[-1:]


def test_raids_are_blocked_with_cards_in_their_order() -> None:
    wanted = {"raid-block": "n-fortification,f-militia"}

    assert "f-militia" == raw(raided("coureurs-de-bois militia"), "french", wanted)
    assert "n-fortification" == raw(raided("militia n-fortification"), "french", wanted)


def test_no_card_but_those_named_blocks() -> None:
    wanted = {"raid-block": "n-fortification,f-militia"}

    assert "none" == raw(raided("coureurs-de-bois quebec"), "french", wanted)


def test_the_raided_places_own_card_is_named_as_such() -> None:
    hand = "kennebec coureurs-de-bois"

    assert "f-kennebec" == raw(raided(hand), "french", {"raid-block": "place,f-coureurs-de-bois"})
    assert "f-coureurs-de-bois" == raw(
        raided(hand), "french", {"raid-block": "f-coureurs-de-bois,place"}
    )
    # Another place's card is none.
    assert "none" == raw(raided("quebec"), "french", {"raid-block": "place"})


@pytest.mark.parametrize("setting", ORDERS["raid-block"])
def test_without_a_card_that_blocks_the_order_says_no(setting: str) -> None:
    assert "none" == raw(raided("quebec gaspe"), "french", {"raid-block": setting})


# Ambushes


def ambushed(french: str, reserve: str = "", **changes: Any) -> Table:
    """An ambush that the French must answer with this hand and reserve."""
    state = layout(
        british="rangers norfolk", french=french, reserves={"french": reserve}, **changes
    )
    return play(state, "british ambush.b-rangers")


def test_ambushes_are_never_blocked() -> None:
    match = ambushed("coureurs-de-bois regular-infantry")

    assert "hand.f-regular-infantry" == raw(match, "french", {"ambush-block": "never"})
    assert "f-regular-infantry" in match.state.players["french"].empire


def test_ambushes_are_blocked_whenever_that_can_be() -> None:
    hand = "militia coureurs-de-bois gaspe"

    assert "block.f-coureurs-de-bois" == raw(ambushed(hand), "french", {"ambush-block": "always"})


def test_ambushes_are_blocked_only_if_something_is_at_risk() -> None:
    at_risk = {"ambush-block": "at-risk"}

    assert "show" == raw(ambushed("coureurs-de-bois gaspe"), "french", at_risk)
    assert "block.f-coureurs-de-bois" == raw(
        ambushed("coureurs-de-bois regular-infantry"), "french", at_risk
    )
    assert "block.f-coureurs-de-bois" == raw(
        ambushed("coureurs-de-bois", reserve="siege-artillery"), "french", at_risk
    )


@pytest.mark.parametrize("setting", ORDERS["ambush-block"])
def test_whoever_has_nothing_shows_the_hand(setting: str) -> None:
    assert "show" == raw(ambushed("gaspe quebec"), "french", {"ambush-block": setting})


def test_the_cheapest_card_is_lost_unless_others_are_named() -> None:
    hand = "siege-artillery regular-infantry start-infantry"

    assert "hand.f-start-infantry" == raw(ambushed(hand), "french", {"ambush-block": "never"})


def test_cards_are_lost_in_their_order() -> None:
    orders = {"ambush-block": "never", "ambush-lose": "f-siege-artillery,f-regular-infantry"}

    assert "hand.f-siege-artillery" == raw(
        ambushed("regular-infantry siege-artillery start-infantry"), "french", orders
    )
    assert "reserve.f-regular-infantry" == raw(
        ambushed("start-infantry", reserve="regular-infantry"), "french", orders
    )
    assert "hand.f-start-infantry" == raw(ambushed("start-infantry"), "french", orders)


@pytest.mark.parametrize(
    ("first", "lost"), [("hand", "hand.f-siege-artillery"), ("reserve", "reserve.f-start-infantry")]
)
def test_the_hand_or_the_reserve_comes_first(first: str, lost: str) -> None:
    match = ambushed("siege-artillery", reserve="start-infantry")

    assert lost == raw(match, "french", {"ambush-block": "never", "first": first})


def test_named_cards_come_before_the_hand_or_the_reserve() -> None:
    orders = {"ambush-block": "never", "ambush-lose": "f-siege-artillery", "first": "reserve"}

    assert "hand.f-siege-artillery" == raw(
        ambushed("siege-artillery", reserve="start-infantry"), "french", orders
    )
    orders["ambush-lose"] = "f-regular-infantry"
    assert "reserve.f-regular-infantry.2" == raw(
        ambushed("regular-infantry", reserve="regular-infantry.2 start-infantry"), "french", orders
    )


@pytest.mark.parametrize("first", ORDERS["first"])
def test_cards_in_sieges_come_after_hand_and_reserve(first: str) -> None:
    match = ambushed(
        "siege-artillery",
        options={"ambush-in-sieges": "yes"},
        sieges={"french": "boston start-infantry"},
    )

    assert "hand.f-siege-artillery" == raw(
        match, "french", {"ambush-block": "never", "first": first}
    )


@pytest.mark.parametrize("alone", ["ambush-lose", "first"])
def test_what_to_lose_is_of_use_only_with_an_order_to_block(alone: str) -> None:
    match = ambushed("regular-infantry", reserve="siege-artillery")

    assert ordered(match, "french", {alone: ORDERS[alone][0]}) is None


# The Priest and the Indian Leader


@pytest.mark.parametrize("first", ORDERS["first"])
def test_natives_are_given_from_where_cards_go_first(first: str) -> None:
    state = layout(
        british="indian-leader",
        french="n-native-americans",
        reserves={"french": "n-native-americans.2"},
    )

    assert first == raw(play(state, "british natives"), "french", {"first": first})


@pytest.mark.parametrize("first", ORDERS["first"])
def test_natives_are_given_from_wherever_they_are(first: str) -> None:
    held = layout(british="indian-leader", french="n-native-americans")
    none = layout(british="indian-leader", french="gaspe")

    assert "hand" == raw(play(held, "british natives"), "french", {"first": first})
    assert "show" == raw(play(none, "british natives"), "french", {"first": first})


# After a siege


def surrendered(place: str, british: str) -> Table:
    """A siege of a French place that the French give up."""
    state = layout(
        board={place: "french village"}, british=british, sieges={"british": place}, active="french"
    )
    return play(state, "french surrender")


def test_a_captured_place_is_settled_or_not() -> None:
    hand = "boston n-settlers"

    assert "none" == raw(surrendered("louisbourg", hand), "british", {"siege-settle": "never"})
    match = surrendered("louisbourg", hand)
    assert "b-boston" == raw(match, "british", {"siege-settle": "cheapest"})
    assert "british" == match.state.board["louisbourg"].side


def test_a_captured_place_is_settled_with_named_cards_alone() -> None:
    wanted = {"siege-settle": "n-settlers,b-settlers"}

    assert "n-settlers" == raw(surrendered("louisbourg", "boston n-settlers"), "british", wanted)
    assert "none" == raw(surrendered("louisbourg", "boston norfolk"), "british", wanted)


@pytest.mark.parametrize(
    ("setting", "answer"), [("never", "none"), ("cheapest", "settle"), ("n-settlers", "settle")]
)
def test_where_no_settler_is_needed_the_order_decides_all_the_same(
    setting: str, answer: str
) -> None:
    match = surrendered("fort-beausejour", "boston")

    assert answer == raw(match, "british", {"siege-settle": setting})


def test_a_siege_won_at_the_start_of_the_own_turn_is_settled_too() -> None:
    state = layout(
        board={"louisbourg": "french village"},
        british="n-settlers",
        sieges={"british": "louisbourg +2"},
        stage="siege",
    )

    assert "n-settlers" == raw(started(state), "british", {"siege-settle": "cheapest"})


def lost_siege() -> Table:
    """A siege that the French must lift, with three kinds of cards in it."""
    state = layout(
        sieges={"french": "boston siege-artillery regular-infantry start-infantry"},
        active="french",
    )
    return play(state, "french withdraw")


@pytest.mark.parametrize(
    ("setting", "card"),
    [
        ("cheapest", "f-start-infantry"),
        ("f-siege-artillery", "f-siege-artillery"),
        ("f-militia,f-regular-infantry", "f-regular-infantry"),
        ("f-militia", "f-start-infantry"),
    ],
)
def test_the_loser_of_a_siege_puts_back_what_the_order_names(setting: str, card: str) -> None:
    assert card == raw(lost_siege(), "french", {"siege-card": setting})


def test_the_french_may_decline_every_swap() -> None:
    state = layout(
        french="gaspe",
        options={"swap-after-siege": "yes"},
        sieges={"british": "quebec"},
    )
    match = play(state, "british withdraw")

    assert {"french": "swap.card"} == asked(match)
    assert "none" == raw(match, "french", {"swap": "never"})


# What can be settled at all


def test_nothing_can_be_settled_before_the_sides_are() -> None:
    match = Match.start(GAME, Config(2, {"sides": "bid"}), 1)

    assert () == GAME.orders(match.view(SEATS["british"]))
    assert () == GAME.orders(match.view(None))


@pytest.mark.parametrize("side", SEATS)
def test_a_side_names_only_cards_that_it_may_have(side: Side) -> None:
    view = started(layout()).view(SEATS[side])

    kinds = {card.kind for order in GAME.orders(view) for card in order.cards}
    assert kinds - {None} == {k for k in kinds if k and CARDS[k].owner in (side, "neutral")}


def test_swaps_are_settled_only_where_there_are_any() -> None:
    with_rule = started(layout(options={"swap-after-siege": "yes"}))
    named = {
        (rule, side): "swap" in [order.id for order in GAME.orders(match.view(seat))]
        for rule, match in (("with", with_rule), ("without", started(layout())))
        for side, seat in SEATS.items()
    }

    assert [("with", "french")] == [each for each, is_there in named.items() if is_there]


def test_orders_leave_ones_own_turn_alone() -> None:
    match = started(layout(french="militia regular-infantry", active="french"))
    everything = {order: settings[0] for order, settings in ORDERS.items()}

    assert ordered(match, "french", everything) is None


# Secrets


@pytest.mark.parametrize(
    ("attack", "with_"),
    [("raid.quebec", "rangers"), ("ambush.b-rangers", "rangers"), ("natives", "indian-leader")],
)
def test_whether_an_order_answers_depends_on_no_hand(attack: str, with_: str) -> None:
    """Or else the time that an answer takes would tell of it."""
    everything = [
        dict(zip(ORDERS, settings, strict=True)) for settings in product(*ORDERS.values())
    ][::7]
    some = [{order: settings[0]} for order, settings in ORDERS.items()]
    for orders in (*everything, *some):
        answered = set[bool]()
        for seed in range(3):
            state = layout(board=FORTS, british=f"{with_} norfolk")
            GAME.redeal(state, SEATS["british"], Rng(seed))
            match = play(_copy(state), f"british {attack}")
            given = ordered(match, "french", orders)
            answered.add(given is not None)
            if given is not None:
                match.answer(SEATS["french"], given.raw)
        assert 1 == len(answered), orders


def _copy(state: State) -> State:
    return msgspec.json.decode(msgspec.json.encode(state), type=State)
