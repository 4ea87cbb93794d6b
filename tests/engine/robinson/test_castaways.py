"""Scenario 1, Castaways."""

from __future__ import annotations

from engine.core import Context
from engine.robinson.scenarios import rules
from engine.robinson.state import Goods
from tests.engine.robinson.table import all_say, asked, ids, keys, layout, match_of, say


def test_wood_is_laid_into_one_column_at_the_end_of_the_action_phase() -> None:
    state = layout(goods="wood 4", tiles={4: 6})
    match = match_of(state)
    all_say(match, "ready")
    assert ["0", "1", "2", "3", "4", "none"] == keys(match, 0)
    all_say(match, "2")
    say(match, "0: 3")
    assert [0, 0, 3, 0, 0] == match.state.pile
    assert Goods(wood=1) == match.state.available


def test_a_full_column_takes_no_more() -> None:
    match = match_of(layout(goods="wood 4", pile=[1, 2, 0, 0, 0]))
    all_say(match, "ready")
    assert ["2", "3", "4", "none"] == keys(match, 0)


def test_the_mast_gives_wood_for_the_pile_and_what_is_too_much_is_lost() -> None:
    state = layout(stage="dusk", tiles={4: 6})
    state.board.remove("mast")
    state.future_items = ["mast"]
    match = match_of(state)
    all_say(match, "1")
    assert [0, 2, 0, 0, 0] == match.state.pile
    assert 0 == match.state.pile_wood


def test_the_hatchet_brings_a_token_of_wood_to_the_camp() -> None:
    state = layout(stage="dusk", future_items=["hatchet"], tiles={4: 6})
    state.board.remove("hatchet")
    match = match_of(state)
    assert ["wood"] == match.state.island[3].marks
    assert ["hatchet"] == match.state.built


def test_oil_is_wood_for_the_pile() -> None:
    match = match_of(layout(has="token-bow-tie", tiles={4: 6}))
    say(match, "0! token-bow-tie")
    assert 2 == match.state.pile_wood
    all_say(match, "ready")
    assert {0: "pile.column", 1: "pile.column", 2: "pile.column"} == asked(match)


def test_the_pile_and_the_fire_win_when_the_ship_passes() -> None:
    complete = [1, 2, 3, 4, 5]
    early = layout(round=9, pile=complete, built="fire")
    assert not rules(early).is_won(early)
    for number in (10, 11, 12):
        state = layout(round=number, pile=complete, built="fire")
        assert rules(state).is_won(state)
    assert not rules(layout(round=10, pile=complete)).is_won(layout(round=10, pile=complete))
    lacking = layout(round=10, pile=[1, 2, 3, 4, 4], built="fire")
    assert not rules(lacking).is_won(lacking)


def test_laying_the_last_wood_wins_at_once() -> None:
    state = layout(round=10, pile=[1, 2, 3, 4, 0], built="fire", goods="wood 5", shelter=True)
    state.roof = 2
    match = match_of(state)
    all_say(match, "ready")
    all_say(match, "4")
    happened = say(match, "0: 5")
    assert ["wood-piled", "match-ended"] == ids(happened)
    assert match.outcome is not None
    assert match.outcome.won
    # 35 hearts, a roof of 2 and five columns; the Fire was lost on no palisade.
    assert (12 + 12 + 11 + 6 + 20,) * 3 == match.outcome.scores


def test_totems_and_books_mean_nothing() -> None:
    state, ctx = layout(), Context()
    for script in (rules(state).book(state, ctx), rules(state).totem(state, ctx, "cook", 4, 1)):
        assert [] == list(script)
    assert [] == ctx.events
