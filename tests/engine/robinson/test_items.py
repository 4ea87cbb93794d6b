"""Items: what building them gives, and what losing them takes (rulebook 12)."""

from __future__ import annotations

import pytest

from engine.core import Context
from engine.robinson import items
from engine.robinson.content import BEASTS, ITEMS
from engine.robinson.fights import fight_beast
from engine.robinson.marks import make_inaccessible
from engine.robinson.pawns import pawns
from engine.robinson.state import Goods, State
from engine.robinson.words import carry_out
from tests.engine.robinson.summary import Difference, context, difference, each, look, settle, usual
from tests.engine.robinson.table import acting, drive, layout, to_board

GIVES: dict[str, Difference] = {
    "bricks": {"palisade": 1},
    "fire": {"palisade": 1},
    "knife": {"weapon": 1},
    "dam": {"preserved": 2},
    "wall": {"palisade": 2},
    "moat": {"palisade": 2},
    "bow": {"weapon": 3},
    "spear": {"weapon": 3},
    "sling": {"weapon": 2},
    "snare": {"on 3": ["food"]},
    "corral": {"on 3": ["food"], "exhausted 0": ["food"]},
}
PAWNS = {"map": "explore", "belts": "gather", "lantern": "build", "shield": "hunt"}


def make(state: State, item: str) -> None:
    to_board(state, item)
    choices = {"corral_space": "0"} if item == "corral" else {}
    settle(items.build(state, context(), item), **choices)


def only(state: State) -> State:
    """The usual table, with no item built."""
    state.board += state.built
    state.built = []
    return state


@pytest.mark.parametrize("item", ITEMS)
def test_what_an_item_gives_and_that_it_is_taken_back(item: str) -> None:
    state = only(usual())
    to_board(state, item)
    before = look(state)
    make(state, item)
    built = {"items": 1, "inventions": -1}
    assert {**GIVES.get(item, {}), **built} == difference(before, look(state))
    items.lose(state, Context(), item)
    assert {} == difference(before, look(state))
    assert state.shortcut is None


@pytest.mark.parametrize(
    ("item", "hurt"),
    [("bow", 3), ("spear", 3), ("sling", 2), ("wall", 2), ("moat", 2), ("knife", 0), ("fire", 0)],
)
def test_what_cannot_be_undone_hurts_where_the_rules_demand_it(item: str, hurt: int) -> None:
    state = only(usual())
    make(state, item)
    state.weapon = state.palisade = 0
    before = look(state)
    items.lose(state, Context(), item)
    found = difference(before, look(state))
    lost = {"items": -1, "inventions": 1}
    assert {**lost, **(each("wounds", hurt) if hurt else {})} == found


@pytest.mark.parametrize(("item", "kind"), PAWNS.items())
def test_some_items_are_a_pawn_for_one_kind_of_action(item: str, kind: str) -> None:
    state = layout(built=item)
    assert (kind,) == pawns(state)[item].kinds


def test_the_raft_is_a_pawn_for_gathering_or_exploring() -> None:
    assert ("gather", "explore") == pawns(layout(built="raft"))["raft"].kinds


def test_in_a_cataclysm_no_item_can_be_used() -> None:
    state = layout(built="map rope", this_round=["items-unusable"])
    assert "map" not in pawns(state)
    assert not state.has("rope")


def test_the_shortcut_lies_on_a_tile_next_to_the_camp() -> None:
    state = usual()
    to_board(state, "shortcut")
    drive(items.build(state, context(), "shortcut"), "shortcut.space 4")
    assert 4 == state.shortcut


def test_the_corral_may_leave_the_source_alone() -> None:
    state = usual()
    to_board(state, "corral")
    drive(items.build(state, context(), "corral"), "corral.space none")
    assert (None, []) == (state.corral, state.island[3].marks)


def test_fire_without_a_shelter_raises_no_palisade() -> None:
    state = layout()
    settle(items.build(state, context(), "fire"))
    assert 0 == state.palisade


def test_an_inaccessible_tile_loses_all_that_lies_on_it() -> None:
    state = usual()
    state.shortcut = 4
    state.island[4].marks = ["time", "food"]
    state.island[4].exhausted = ["wood"]
    make_inaccessible(state, Context(), 4)
    assert (True, [], []) == (
        state.island[4].face_down,
        state.island[4].marks,
        state.island[4].exhausted,
    )
    assert None is state.shortcut


# Beasts


@pytest.mark.parametrize("card", BEASTS)
def test_what_a_beast_costs_and_gives(card: str) -> None:
    beast = BEASTS[card]
    state = acting(usual(weapon=beast.strength), "hunt", "1")
    state.beasts.remove(card)
    state.on_table.append(card)
    before = look(state)
    settle(fight_beast(state, context(), card, "cook", carry_out))
    expected: Difference = {"weapon": beast.weapon, "gained food": beast.food}
    expected["gained hides"] = beast.hides
    if card in ("beast-boa", "beast-gorilla"):
        expected["gained tokens"] = 1
    if card in ("beast-wild-dog", "beast-jaguar", "beast-puma"):
        expected["wounds cook"] = 2
    if card == "beast-iguana":
        expected["wounds cook"] = 1
    found = difference(before, look(state))
    assert {name: n for name, n in expected.items() if n} == found
    assert card in state.box


@pytest.mark.parametrize("card", ["beast-wild-dog", "beast-jaguar", "beast-puma"])
def test_the_cure_helps_against_bites(card: str) -> None:
    state = acting(usual(weapon=6, built="cure"), "hunt", "1")
    state.beasts.remove(card)
    state.on_table.append(card)
    settle(fight_beast(state, context(), card, "cook", carry_out))
    assert 0 == state.people["cook"].wounds


def test_a_beast_that_waits_is_fought_by_the_first_player_in_the_event_phase() -> None:
    state = usual(weapon=0)
    state.beasts.remove("beast-fox")
    state.on_table.append("beast-fox")
    settle(fight_beast(state, context(), "beast-fox", state.leader, carry_out))
    assert (2, Goods(food=6, wood=4, hides=3)) == (state.people["cook"].wounds, state.available)
