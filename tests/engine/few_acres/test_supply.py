"""A location card serves only where its place is held, supplied and free (rulebook page 6)."""

from __future__ import annotations

import pytest

from engine.few_acres.content import PLACES, Side
from engine.few_acres.state import State
from tests.engine.few_acres.table import layout, offered, play, started

# What a card is needed for: the place it is of, a hand, and what the hand can do with it.
USES: dict[str, tuple[str, str, str]] = {
    "lead settlers": ("albany", "albany bateaux", "settle.fort-stanwix"),
    "carry settlers": ("albany", "new-haven albany boston", "settle.deerfield"),
    "settle": ("boston", "new-haven bateaux boston", "settle.deerfield"),
    "be developed": ("albany", "albany boston", "develop.albany"),
    "develop": ("boston", "albany boston", "develop.albany"),
    "be fortified": ("albany", "albany fortification", "fortify.albany"),
    "lead a siege": ("albany", "albany bateaux militia", "besiege.fort-william-henry"),
    "carry a siege": ("norfolk", "halifax norfolk militia", "besiege.louisbourg"),
    "begin a siege": ("boston", "halifax ships boston", "besiege.louisbourg"),
    "reinforce": ("boston", "boston", "reinforce.british.b-boston"),
    "reinforce with a ship": ("norfolk", "norfolk", "reinforce.british.b-norfolk"),
    "bring money": ("philadelphia", "philadelphia", "money.b-philadelphia"),
    "sail for a merchant": ("norfolk", "norfolk philadelphia", "merchant"),
    "pay a merchant": ("philadelphia", "ships philadelphia", "merchant"),
    "be traded": ("albany", "trader albany", "trader"),
    "be sold": ("albany", "albany", "sell.b-albany"),
}
BOARD = {
    "albany": "british village",
    "fort-william-henry": "french village",
    "halifax": "british village",
}


def table(hand: str, key: str, lost: str | None = None, besieged: str | None = None) -> State:
    """A hand with which the British can do *key*, unless a place is lost or besieged."""
    sieges: dict[Side, str] = {}
    if key.startswith("reinforce"):
        sieges["british"] = "gaspe militia.2"
    if besieged:
        sieges["french"] = f"{besieged} f-militia"
    board = {**BOARD, **({lost: "neutral"} if lost else {})}
    return layout(options={"sell-furs": "yes"}, board=board, british=hand, sieges=sieges)


every_use = pytest.mark.parametrize(("place", "hand", "key"), USES.values(), ids=USES)


@every_use
def test_a_place_held_supplied_and_free_lets_its_card_serve(
    place: str, hand: str, key: str
) -> None:
    assert place in BOARD or PLACES[place].start
    assert key in offered(started(table(hand, key)), "british")


@every_use
def test_the_card_of_a_lost_place_serves_for_nothing(place: str, hand: str, key: str) -> None:
    match = started(table(hand, key, lost=place))

    assert key not in offered(match, "british")


@every_use
def test_the_card_of_a_besieged_place_serves_for_nothing(place: str, hand: str, key: str) -> None:
    match = started(table(hand, key, besieged=place))

    assert key not in offered(match, "british")


@pytest.mark.parametrize(
    ("place", "hand", "key"), [use for use in USES.values() if use[0] == "albany"]
)
def test_the_card_of_a_place_cut_off_serves_for_nothing(place: str, hand: str, key: str) -> None:
    match = started(table(hand, key, lost="new-york"))

    assert key not in offered(match, "british")


@pytest.mark.parametrize("ship", ["ships", "port-royal"])
def test_pirates_need_both_cards_to_serve(ship: str) -> None:
    hindered: list[dict[str, dict[str, str]]] = [
        {"board": {"louisbourg": "neutral"}},
        {"sieges": {"british": "louisbourg militia"}},
    ]
    if ship in PLACES:
        hindered += [{"board": {ship: "neutral"}}, {"sieges": {"british": f"{ship} militia"}}]

    free = started(layout(french=f"louisbourg {ship}", active="french"))
    assert "piracy" in offered(free, "french")
    for changes in hindered:
        match = started(layout(french=f"louisbourg {ship}", active="french", **changes))  # type: ignore[arg-type]
        assert "piracy" not in offered(match, "french")


@pytest.mark.parametrize(("side", "place"), [("british", "pemaquid"), ("french", "gaspe")])
def test_without_supply_a_card_may_still_be_discarded_and_removed(side: Side, place: str) -> None:
    card = f"{side[0]}-{place}"
    state = layout(board={place: "neutral"}, **{side: f"governor {place}"}, active=side)  # type: ignore[arg-type]

    discarded = play(state, f"{side} discard", f"{side} {card}").state.players[side]
    removed = play(state, f"{side} governor", f"{side} {card}").state.players[side]

    assert [card] == discarded.discard
    assert card in removed.locations
