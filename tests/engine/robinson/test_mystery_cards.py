"""What every mystery does, and how mysteries are drawn (rulebook, "Dobírání karet záhad")."""

from __future__ import annotations

import pytest

from engine.core import Question
from engine.robinson.content import MYSTERIES
from engine.robinson.effects import Mysteries
from engine.robinson.mysteries import explore_mysteries, resolve
from engine.robinson.phases import dusk
from engine.robinson.resolve.actions import finish
from engine.robinson.scope import of_actor, of_event
from engine.robinson.state import Kept, State
from engine.robinson.words import carry_out
from tests.engine.robinson.summary import Difference, context, difference, each, look, settle, usual
from tests.engine.robinson.table import acting, drive, on_top

KEPT = {
    "treasure-helmet", "treasure-candles", "treasure-old-rifle", "treasure-protective-amulet",
    "treasure-compass", "treasure-barrel", "treasure-sabre", "treasure-whip",
    "treasure-old-clothes", "treasure-backpack", "treasure-blankets", "treasure-bottle-of-wine",
    "treasure-boxes", "treasure-hammock", "treasure-herbal-mixture", "treasure-treasure-map",
    "trap-spider-web",
}  # fmt: skip

# What happens to the cook besides keeping the card.
FOUND: dict[str, Difference] = {
    "treasure-gold": {},
    "treasure-cave-with-furs": {"hides": 2},
    "treasure-whip": {"weapon": 1},
    "treasure-hatchet": {"on 3": ["wood"]},
    "treasure-crocks": {"items": 1, "inventions": -1},
    "treasure-old-map": each("determination", 1),
    "treasure-ceremonial-bowl": {"next": ["cursed.cook"], "events": 1},
    "treasure-spyglass": {},
    "treasure-ropes": {"palisade": 1},
    "treasure-portrait-amulet": {},
    "treasure-antique-rapier": {"weapon": 2},
    "monster-bite": {"wounds cook": 1},
    "monster-gorilla": {"wounds cook": 2, "events": 1},
    "monster-unleashed-beast": {},
    "monster-furious-tiger": {},
    "monster-spiders": {"determination cook": -2},
    "monster-scorpion": {"wounds cook": 3},
    "monster-big-ape": {"events": 1},
    "monster-gremlins": {"events": 1},
    "monster-snake": {"wounds cook": 2},
    "monster-bats": {"wounds cook": 1},
    "monster-savage": {"weapon": -4, "events": 1},
    "monster-giant-snake": {"determination cook": -3},
    "monster-a-shiny-jewel": {"night": ["wound-all"]},
    "trap-terrible-scream": {"determination cook": -3},
    "trap-collapse": {},
    "trap-sharp-blade": {"wounds cook": 2},
    "trap-blowgun": {"next": ["one-pawn.cook"]},
    "trap-confused": {"next": ["confused.cook"]},
    "trap-unfortunate-adventure": {},
    "trap-strange-disease": {},
    "trap-trapdoor": {},
    "trap-hidden-rope": {"weapon": -2},
    "trap-net": {"outside cook": True},
    "trap-blunt-spear": {"wounds cook": 2},
    "trap-poison": {"wounds cook": 1, "night": ["poison"]},
    "trap-spider-web": {"wounds cook": 1},
}
LATER: dict[str, Difference] = {
    "treasure-ceremonial-bowl": {},
    "monster-gorilla": {"weapon": -2},
    "monster-big-ape": {"hides": 2},
    "monster-gremlins": {"events": 1},
    "monster-savage": {},
}


def find(state: State, card: str) -> None:
    state.mysteries.remove(card)
    state.on_table.append(card)
    settle(resolve(state, context(), card, "cook", carry_out))


def is_treasure(card: str) -> bool:
    return MYSTERIES[card].kind == "treasure"


def exploring(**changes: object) -> State:
    return acting(usual(**changes), "explore", "at-1")


@pytest.mark.parametrize("card", MYSTERIES)
def test_what_a_mystery_does(card: str) -> None:
    state = exploring()
    before = look(state)
    find(state, card)
    kept = {"gained kept": [card]} if card in KEPT else {}
    done = {"gained kept": [card]} if is_treasure(card) else {**FOUND.get(card, {}), **kept}
    assert done == difference(before, look(state))


@pytest.mark.parametrize("card", [card for card in MYSTERIES if is_treasure(card)])
def test_what_a_treasure_does_once_the_action_phase_is_over(card: str) -> None:
    state = exploring()
    find(state, card)
    before = look(state)
    finish(state)
    settle(dusk(state, context()))
    done = difference(before, look(state))
    assert FOUND.get(card, {}) == {
        name: value for name, value in done.items() if name not in ("gained kept",)
    }
    assert ([card] if card in KEPT else []) == [kept.card for kept in state.kept]


@pytest.mark.parametrize("card", [card for card in MYSTERIES if is_treasure(card)])
def test_a_treasure_found_out_of_an_action_acts_at_once(card: str) -> None:
    state = usual()
    before = look(state)
    find(state, card)
    assert FOUND.get(card, {}) == difference(before, look(state))


@pytest.mark.parametrize("card", LATER)
def test_what_comes_of_a_mystery_later(card: str) -> None:
    state = usual()
    state.mysteries.remove(card)
    state.on_table.append(card)
    before = look(state)
    scope = of_event(state, card, later=True)
    if card == "monster-savage":
        on_top(state.mysteries, "treasure-gold")
    settle(carry_out(state, context(), scope, MYSTERIES[card].later))
    assert LATER[card] == difference(before, look(state))


def test_every_mystery_is_here() -> None:
    assert set(MYSTERIES) == KEPT | set(FOUND)
    assert {card for card, printed in MYSTERIES.items() if printed.kept} == KEPT
    assert {card for card, printed in MYSTERIES.items() if printed.later} == set(LATER)


@pytest.mark.parametrize(("weapon", "wounds"), [(1, 3), (4, 0)])
def test_a_furious_tiger_is_fought(weapon: int, wounds: int) -> None:
    state = exploring(weapon=weapon)
    find(state, "monster-furious-tiger")
    assert (wounds, weapon) == (state.people["cook"].wounds, state.weapon)


def test_the_cure_helps_against_a_scorpion() -> None:
    state = exploring(built="cure")
    find(state, "monster-scorpion")
    assert 0 == state.people["cook"].wounds


def test_a_trapdoor_swallows_the_treasures_of_this_action() -> None:
    state = exploring()
    assert state.doing is not None
    for card in ("treasure-helmet", "treasure-cave-with-furs", "trap-spider-web", "trap-trapdoor"):
        find(state, card)
    assert ["trap-spider-web"] == [kept.card for kept in state.doing.kept]
    assert {"treasure-helmet", "treasure-cave-with-furs"} <= set(state.box)


def test_a_portrait_covers_two_arrows() -> None:
    state = usual()
    find(state, "treasure-portrait-amulet")
    assert [4, 7] == state.people["cook"].covered


def test_the_markers_of_a_strange_disease_are_shared_out() -> None:
    state = exploring()
    state.mysteries.remove("trap-strange-disease")
    state.on_table.append("trap-strange-disease")
    script = resolve(state, context(), "trap-strange-disease", "cook", carry_out)
    drive(script, "disease.markers 0", "disease.markers 5")
    assert [0, 5, 1] == [state.people[who].markers for who in state.characters]


def test_a_curse_is_lifted_by_the_cards_second_half() -> None:
    state = usual()
    state.people["cook"].cursed = True
    card = "treasure-ceremonial-bowl"
    scope = of_event(state, card, later=True)
    settle(carry_out(state, context(), scope, MYSTERIES[card].later))
    assert not state.people["cook"].cursed


def test_the_spyglass_lays_three_tiles_open_in_any_order() -> None:
    state = usual()
    on_top(state.tiles, 1, 2, 3)
    card = "treasure-spyglass"
    state.mysteries.remove(card)
    state.on_table.append(card)
    drive(resolve(state, context(), card, "cook", carry_out), "tile.next 3", "tile.next 1")
    assert ([2, 1, 3], 3) == (state.tiles[-3:], state.tiles_known)


# Drawing


def draw(state: State, word: Mysteries, *answers: str) -> tuple[State, Question | None]:
    script = explore_mysteries(
        state, context(), of_actor("explore-old-hut", "cook"), word, carry_out
    )
    return state, drive(script, *answers)


def test_the_example_of_drawing_three_with_a_monster_and_two_treasures() -> None:
    state = exploring()
    cards = ("trap-collapse", "treasure-gold", "trap-net", "monster-bite", "treasure-old-map")
    on_top(state.mysteries, *cards)
    go_on = ("mystery.next draw", "mystery.next draw")
    state, left = draw(state, Mysteries(n=3, monster=1, treasure=2), *go_on)
    assert left is None
    assert state.doing is not None
    assert ["treasure-gold", "treasure-old-map"] == [kept.card for kept in state.doing.kept]
    assert "monster-bite" in state.box
    # What was ignored is shuffled back.
    assert {"trap-collapse", "trap-net"} <= set(state.mysteries)
    assert [] == state.on_table


def test_after_each_mystery_its_player_may_stop() -> None:
    state = exploring()
    on_top(state.mysteries, "treasure-gold", "treasure-old-map")
    state, left = draw(state, Mysteries(n=2, treasure=2), "mystery.next stop")
    assert left is None
    assert "treasure-old-map" in state.mysteries


def test_a_monster_or_a_trap_is_one_of_them() -> None:
    state = exploring()
    on_top(state.mysteries, "trap-sharp-blade", "monster-bite", "treasure-gold")
    word = Mysteries(n=3, treasure=2, trap=1, monster=1, either=True)
    state, _ = draw(state, word, "mystery.next draw")
    assert state.doing is not None
    assert "monster-bite" in state.on_table
    assert ["treasure-gold"] == [kept.card for kept in state.doing.kept]


@pytest.mark.parametrize("card", ["trap-collapse", "trap-net", "monster-giant-snake"])
def test_some_mysteries_end_the_drawing(card: str) -> None:
    state = exploring()
    on_top(state.mysteries, card)
    word = Mysteries(n=3, treasure=1, trap=1, monster=1)
    _, left = draw(state, word)
    assert left is None


@pytest.mark.parametrize(("found", "wounds"), [(1, 0), (2, 2)])
def test_the_whip_wards_off_a_trap_from_the_next_round_on(found: int, wounds: int) -> None:
    state = exploring()
    state.mysteries.remove("treasure-whip")
    state.kept = [Kept("treasure-whip", "cook", found)]
    find(state, "trap-sharp-blade")
    assert wounds == state.people["cook"].wounds
