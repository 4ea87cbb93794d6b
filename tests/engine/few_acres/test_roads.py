"""Supply and the links of the map (rulebook pages 2 and 6)."""

from __future__ import annotations

import pytest

from engine.few_acres.content import CARDS, LINKS, PLACES, POWERS, SIDES, Link, Side, foe_of
from engine.few_acres.roads import (
    PORTS,
    connected,
    is_usable,
    raid_reach,
    supply_neighbours,
)
from engine.few_acres.state import Settlement
from tests.engine.few_acres.table import layout

BY_SUPPLY = [link for link in LINKS if link.kind != "trail"]


def name(link: Link) -> str:
    return "--".join(link.between)


@pytest.mark.parametrize("link", LINKS, ids=name)
@pytest.mark.parametrize("side", SIDES)
def test_every_link_carries_a_raid_both_ways(side: Side, link: Link) -> None:
    for start, end in (link.between, link.between[::-1]):
        state = layout(options={"short-raids": "yes"}, active=side)
        state.board = {start: Settlement(side), end: Settlement(foe_of(side))}

        assert {end: 1} == raid_reach(state, side)


@pytest.mark.parametrize("link", BY_SUPPLY, ids=name)
@pytest.mark.parametrize("side", SIDES)
def test_every_link_but_trails_carries_supply(side: Side, link: Link) -> None:
    inland = [place for place in link.between if not PLACES[place].sea]
    if not inland:
        assert link.between[1] in supply_neighbours(link.between[0])
        return
    end = inland[0]
    [start] = set(link.between) - {end}
    state = layout()
    state.board = {place: Settlement(side) for place in PLACES}
    for neighbour in supply_neighbours(end):
        if neighbour != start:
            del state.board[neighbour]

    assert (start in connected(state, side)) == (end in connected(state, side))
    del state.board[start]
    is_capital = start == POWERS[side].capital  # which gives supply even so
    assert is_capital == (end in connected(state, side))


@pytest.mark.parametrize("link", [link for link in LINKS if link.kind == "trail"], ids=name)
def test_trails_carry_no_supply(link: Link) -> None:
    one, other = link.between
    if not (PLACES[one].sea and PLACES[other].sea):
        assert other not in supply_neighbours(one)


def test_17_places_are_ports() -> None:
    assert 17 == len(PORTS)
    assert {"fort-beausejour", "trois-rivieres"} == {
        port for port in PORTS if not PLACES[port].ship
    }


@pytest.mark.parametrize("port", PORTS)
def test_all_ports_are_connected_by_sea(port: str) -> None:
    state = layout()
    state.board = {"boston": Settlement("british", town=True), port: Settlement("british")}

    assert port in connected(state, "british")


def test_new_york_is_no_capital_for_supply() -> None:
    state = layout()
    state.board = {"new-york": Settlement("british"), "albany": Settlement("british")}

    # By sea from Boston, though Boston itself is lost.
    assert {"new-york", "albany"} == connected(state, "british")


def test_supply_passes_a_besieged_place() -> None:
    state = layout(board={"albany": "british village"}, sieges={"french": "new-york"})

    assert is_usable(state, "british", "b-albany")
    assert not is_usable(state, "british", "b-new-york")


@pytest.mark.parametrize(("side", "capital"), [("british", "boston"), ("french", "quebec")])
def test_a_capital_lost_to_raids_still_gives_supply(side: Side, capital: str) -> None:
    state = layout(board={capital: "neutral"})

    assert capital not in connected(state, side)
    assert not is_usable(state, side, f"{side[0]}-{capital}")
    other = "pemaquid" if side == "british" else "trois-rivieres"
    assert is_usable(state, side, f"{side[0]}-{other}")


def test_a_card_needs_its_place_to_be_held() -> None:
    assert not is_usable(layout(), "british", "b-albany")
    assert is_usable(layout(board={"albany": "british village"}), "british", "b-albany")


def test_a_place_that_is_cut_off_gives_no_use() -> None:
    state = layout(board={"albany": "british village", "new-york": "neutral"})

    assert not is_usable(state, "british", "b-albany")


def test_empire_cards_need_no_place() -> None:
    assert is_usable(layout(), "british", "b-militia")


def test_example_kennebec_is_supplied_from_quebec_and_by_road() -> None:
    state = layout(board={"kennebec": "british village", "fort-halifax": "british village"})

    assert {"kennebec", "fort-halifax"} <= connected(state, "british")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("st-marys", "richmond"),
        ("st-marys", "baltimore"),
        ("quebec", "tadoussac"),
        ("fort-st-john", "quebec"),
    ],
)
def test_links_that_only_cards_show_carry_neither_supply_nor_raids(one: str, other: str) -> None:
    cards = [card for card in CARDS.values() if card.place in (one, other)]
    shown = {place for card in cards for places in card.routes.values() for place in places}
    assert shown & {one, other}
    by_sea = {one, other} <= {*PORTS}

    for side in SIDES:
        state = layout(options={"short-raids": "yes"}, active=side)
        state.board = {one: Settlement(side), other: Settlement(foe_of(side))}
        assert 1 != raid_reach(state, side).get(other)
    assert by_sea == (other in supply_neighbours(one))
