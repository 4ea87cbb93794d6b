"""What is printed: counts, every symbol of every card at work, and the checks of the files."""

from __future__ import annotations

import itertools
from collections import Counter

import msgspec
import pytest

from engine.core import ContentError
from engine.core.content import load
from engine.few_acres.content import (
    CARDS,
    KINDS,
    PLACES,
    POWERS,
    SIDES,
    TABLE,
    Board,
    Card,
    PlaceId,
    Side,
    check_board,
    check_cards,
    foe_of,
)
from engine.few_acres.sieges import start_of, value_in_siege
from engine.few_acres.state import Settlement, Siege, State, location_card
from tests.engine.few_acres.table import asked, layout, offered, options_of, play, started

CARRIERS: dict[tuple[Side, str], str] = {
    ("british", "bateaux"): "b-bateaux", ("british", "wagon"): "b-philadelphia",
    ("british", "ship"): "b-ships", ("french", "bateaux"): "f-bateaux",
    ("french", "ship"): "f-ships",
}  # fmt: skip
ROUTES = [
    (side, card.id, how, place)
    for side in SIDES
    for card in CARDS.values()
    if card.owner == side
    for how, places in card.routes.items()
    for place in places
]


def everywhere(side: Side, *, but: PlaceId | None = None, **changes: object) -> State:
    """A table on which a side holds all places, with cubes and discs to spare."""
    state = layout(options={"edition": "december-2011"}, active=side, **changes)  # type: ignore[arg-type]
    state.board = {place: Settlement(side) for place in PLACES if place != but}
    state.players[side].villages = state.players[side].towns = 9
    return state


def owner_side(card: Card) -> Side:
    return "french" if card.owner == "french" else "british"


def test_the_box_holds_110_cards() -> None:
    assert 110 == len(CARDS)
    assert 36 == len(PLACES)


def test_the_printed_copies() -> None:
    copies = {kind: sum(card.kind == kind for card in CARDS.values()) for kind in KINDS}

    expected = {
        "b-militia": 3, "b-regular-infantry": 6, "b-ships": 2, "f-militia": 3, "f-priest": 2,
        "f-regular-infantry": 3, "f-trader": 2, "n-fortification": 2, "n-native-americans": 5,
        "n-settlers": 2,
    }  # fmt: skip
    assert expected == {kind: n for kind, n in copies.items() if n > 1}


def test_ids_are_short_enough_to_be_picked_several_at_a_time() -> None:
    assert 20 >= max(map(len, CARDS))


@pytest.mark.parametrize(("side", "card", "how", "place"), ROUTES)
def test_every_location_leads_where_it_says(side: Side, card: str, how: str, place: str) -> None:
    own = location_card(side, place)
    state = everywhere(
        side, but=None if own else place, **{side: f"{card} n-settlers {CARRIERS[side, how]}"}
    )
    if own:  # held already, but without its card, so that supply is never cut
        player = state.players[side]
        for pile in (player.deck, player.locations):
            if own in pile:
                pile.remove(own)
        player.locations.append(own)

    match = play(state, f"{side} settle.{place}")

    assert side == match.state.board[place].side
    assert own is None or own in match.state.players[side].discard


def test_no_location_leads_anywhere_else() -> None:
    # Counted in the printed lists.
    assert {"british": 106, "french": 79} == Counter(side for side, *_ in ROUTES)


CARRYING = [
    (card, symbol)
    for card in KINDS.values()
    for symbol in ("bateaux", "wagon", "ship")
    if card.shows(symbol)  # type: ignore[arg-type]
]
# For each side and transport, two ways to use it, so that no card need be both.
TRIPS: dict[tuple[Side, str], list[tuple[str, str]]] = {
    ("british", "bateaux"): [("b-new-haven", "deerfield"), ("b-new-york", "albany")],
    ("british", "wagon"): [("b-cumberland", "fort-duquesne"), ("b-fort-halifax", "kennebec")],
    ("british", "ship"): [("b-boston", "halifax"), ("b-pemaquid", "port-royal")],
    ("french", "bateaux"): [("f-montreal", "fort-frontenac"), ("f-trois-rivieres", "fort-st-john")],
    ("french", "ship"): [("f-louisbourg", "halifax"), ("f-port-royal", "canso")],
}


@pytest.mark.parametrize(("card", "symbol"), CARRYING, ids=lambda each: getattr(each, "id", each))
def test_every_transport_carries(card: Card, symbol: str) -> None:
    side = owner_side(card)
    trips = [trip for trip in TRIPS[side, symbol] if card.id != trip[0] and card.place != trip[1]]
    launch, place = trips[0]
    settler = "n-settlers"
    state = everywhere(side, but=place, **{side: f"{launch} {card.id} {settler}"})

    match = play(state, f"{side} settle.{place}")
    for question, answer in (("settle.with", launch), ("settle.transport", card.id)):
        if {side: question} == asked(match):
            play(match, f"{side} {answer}")

    assert card.id in match.state.players[side].discard


@pytest.mark.parametrize("card", [c.id for c in KINDS.values() if c.shows("settler")])
@pytest.mark.parametrize("side", SIDES)
def test_every_settler_develops(side: Side, card: str) -> None:
    if CARDS[card].owner not in (side, "neutral"):
        return
    place = "deerfield" if side == "british" else "detroit"
    state = everywhere(side, **{side: f"{side[0]}-{place} {card}"})

    match = play(state, f"{side} develop.{place}")

    assert match.state.board[place].town


@pytest.mark.parametrize("card", [c for c in KINDS.values() if c.shows("fur")], ids=lambda c: c.id)
def test_every_fur_is_traded(card: Card) -> None:
    side = owner_side(card)
    state = everywhere(side, **{side: f"{side[0]}-trader {card.id}"})
    money = state.players[side].money

    match = play(state, f"{side} trader")

    assert money + 2 == match.state.players[side].money


STRENGTHS = {
    "b-boston": 1, "b-new-york": 1, "b-military-leader": 1, "b-militia": 1, "b-rangers": 1,
    "b-regular-infantry": 2, "b-siege-artillery": 3, "b-fortification": 1,
    "f-quebec": 1, "f-montreal": 1, "f-military-leader": 1, "f-militia": 1,
    "f-coureurs-de-bois": 1, "f-regular-infantry": 2, "f-start-infantry": 2,
    "f-siege-artillery": 3, "f-fortification": 1, "n-fortification": 1,
}  # fmt: skip


@pytest.mark.parametrize(("card", "strength"), STRENGTHS.items())
@pytest.mark.parametrize("side", SIDES)
def test_every_soldier_defends(side: Side, card: str, strength: int) -> None:
    if CARDS[card].owner not in (side, "neutral"):
        return
    place = "albany"  # no ships there
    state = everywhere(side, **{side: card})
    other = foe_of(side)
    state.sieges = {other: Siege(place, start_of(state, place), {"british": [], "french": []})}
    word = "leader" if "military-leader" in card else "reinforce"

    match = play(state, f"{side} {word}.{other}.{card}")

    assert -1 - strength == match.state.sieges[other].marker


@pytest.mark.parametrize("card", list(KINDS.values()), ids=lambda c: c.id)
def test_no_other_card_defends(card: Card) -> None:
    state = layout(board={"albany": "british village"}, sieges={"french": "albany"})

    assert STRENGTHS.get(card.id, 0) == value_in_siege(state, card.id, "albany", defends=True)


@pytest.mark.parametrize("card", [c for c in KINDS.values() if c.shows("ship")], ids=lambda c: c.id)
def test_every_ship_counts_one_in_a_siege_with_the_symbol(card: Card) -> None:
    state = layout(sieges={"french": "pemaquid"})

    assert 1 == value_in_siege(state, card.id, "pemaquid", defends=True)


def test_the_options_of_a_rich_hand_are_all_different() -> None:
    state = everywhere("british", but="deerfield", british=" ".join(
        card.id for card in CARDS.values() if card.owner == "british"
    ))  # fmt: skip

    keys = offered(started(state), "british")

    assert len(set(keys)) == len(keys)
    assert {"settle", "develop", "fortify", "money", "trade", "draft", "reserve", "manage"} <= {
        str(option.group) for option in options_of(started(state), "british")
    }


# The files


def test_powers_have_the_printed_pieces() -> None:
    assert (18, 12, 12) == (
        POWERS["british"].villages, POWERS["british"].towns, POWERS["british"].money
    )  # fmt: skip
    assert (18, 9, 5) == (
        POWERS["french"].villages, POWERS["french"].towns, POWERS["french"].money
    )  # fmt: skip
    assert (90, 12, 5) == (TABLE.money, TABLE.fortifications, TABLE.hand)


def test_a_board_with_a_place_missing_is_refused() -> None:
    board = load("few_acres/board.toml", Board)

    with pytest.raises(ContentError, match="35 places"):
        check_board(msgspec.structs.replace(board, places=board.places[1:]))


def test_a_board_with_a_link_missing_is_refused() -> None:
    board = load("few_acres/board.toml", Board)

    with pytest.raises(ContentError, match="links"):
        check_board(msgspec.structs.replace(board, links=board.links[1:]))


def test_a_deck_with_a_card_missing_is_refused() -> None:
    for n in (0, 50, 109):
        cards = list(CARDS.values())
        del cards[n]
        with pytest.raises(ContentError, match="cards"):
            check_cards(cards, PLACES)


def test_a_card_that_leads_nowhere_is_refused() -> None:
    with pytest.raises(ContentError, match="where it leads"):
        check_cards(CARDS.values(), [place for place in PLACES if place != "deerfield"])


def test_locations_of_both_sides_show_the_same_place() -> None:
    for british, french in itertools.product(CARDS.values(), repeat=2):
        if british.place == french.place and british.place is not None:
            assert british.id[2:] == french.id[2:]
