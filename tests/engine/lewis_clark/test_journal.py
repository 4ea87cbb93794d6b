"""The Journal of Encounters: rulebook "Recruitment", the Interpreter, Cuscalar, Farewell."""

from __future__ import annotations

import pytest

from engine.core import Context, IllegalAnswer
from engine.lewis_clark.journal import (
    Price,
    discards_for,
    drop_last,
    price_of,
    recruit,
    recruits,
    refill,
    renew,
    take,
)
from engine.lewis_clark.state import State, census
from tests.engine.lewis_clark.table import BLUE, ORANGE, event, goods_of, layout, told

JOURNAL = "hay yellept big-white black-cat sacagawea"


def table(**given: object) -> State:
    return layout(**{"journal": JOURNAL, "pile": "old-toby weuche john-dame", **given})  # type: ignore[arg-type]


def test_fur_goes_by_the_page_and_equipment_by_the_strength() -> None:
    state = table()
    prices = [price_of(state, ORANGE, card) for card in state.journal]
    assert [Price(1, 1), Price(2, 2), Price(3, 2), Price(4, 3), Price(5, 3)] == prices


def test_example_of_black_cat_for_four_fur_two_equipment_and_hugh_mcneal() -> None:
    state = table(goods={BLUE: "fur 4 equipment 2"}, active=BLUE)
    kept, ctx = census(state), Context()

    recruit(state, ctx, BLUE, "black-cat", "hugh-mcneal")

    expedition = state.expeditions[BLUE]
    assert goods_of("") == expedition.resources
    assert "black-cat" in expedition.hand
    assert "hugh-mcneal" not in expedition.hand
    assert "hugh-mcneal" == state.discard[-1]
    assert kept == census(state)
    args = event(ctx, "recruited").args
    assert (4, 2) == (args["fur"], args["equipment"])


def test_all_move_down_and_a_new_character_comes_onto_the_first_page() -> None:
    state = table(goods={ORANGE: "fur 3 equipment 2"})
    ctx = Context()

    recruit(state, ctx, ORANGE, "big-white")

    assert ["hay", "yellept", "black-cat", "sacagawea", "old-toby"] == state.journal
    assert ["recruited", "encountered"] == told(ctx)


def test_new_characters_are_not_sorted_by_strength() -> None:
    state = table(goods={ORANGE: "fur 1 equipment 1"}, pile="john-dame")

    recruit(state, Context(), ORANGE, "hay")

    assert "john-dame" == state.journal[-1]


def test_seeing_a_new_character_cannot_be_taken_back() -> None:
    state = table(goods={ORANGE: "fur 1 equipment 1"})
    ctx = Context()

    recruit(state, ctx, ORANGE, "hay")

    assert ctx.revealed


def test_a_discard_worth_more_than_the_price_gives_no_change() -> None:
    state = table(hands={ORANGE: "york coboway"})
    assert Price(1, 0) == price_of(state, ORANGE, "hay", "coboway")


def test_a_character_costs_no_less_fur_than_none() -> None:
    state = table(areas={ORANGE: "joseph-gravelines+2"})
    prices = [price_of(state, ORANGE, card).fur for card in state.journal]
    assert [0, 0, 0, 0, 1] == prices


def test_gravelines_saves_two_fur_if_the_table_plays_flat() -> None:
    state = table(areas={ORANGE: "joseph-gravelines+2"}, options={"lasting": "flat"})
    assert [0, 0, 1, 2, 3] == [price_of(state, ORANGE, card).fur for card in state.journal]


def test_gravelines_of_another_player_saves_nothing() -> None:
    state = table(areas={BLUE: "joseph-gravelines+2"})
    assert 1 == price_of(state, ORANGE, "hay").fur


def test_one_may_recruit_whom_one_can_pay_with_or_without_a_discard() -> None:
    state = table(hands={ORANGE: "york francois-labiche"}, goods={ORANGE: "fur 3"})

    assert ["hay", "yellept", "big-white"] == recruits(state, ORANGE)
    assert ["york", "francois-labiche"] == discards_for(state, ORANGE, "hay")
    assert ["francois-labiche"] == discards_for(state, ORANGE, "big-white")


def test_one_with_equipment_enough_need_not_discard() -> None:
    state = table(hands={ORANGE: "york"}, goods={ORANGE: "fur 1 equipment 1"})
    assert [None, "york"] == discards_for(state, ORANGE, "hay")


def test_only_one_character_is_recruited_in_a_turn() -> None:
    state = table(goods={ORANGE: "fur 5 equipment 6"})
    recruit(state, Context(), ORANGE, "hay")

    assert [] == recruits(state, ORANGE)
    with pytest.raises(IllegalAnswer):
        recruit(state, Context(), ORANGE, "yellept")


@pytest.mark.parametrize(
    ("card", "discarded"),
    [
        ("old-toby", None),  # not in the journal
        ("black-cat", None),  # too dear
        ("hay", "seaman"),  # another player's card
    ],
)
def test_a_character_that_is_not_to_be_had_is_refused(card: str, discarded: str | None) -> None:
    state = table(goods={ORANGE: "fur 3 equipment 3"})
    with pytest.raises(IllegalAnswer):
        recruit(state, Context(), ORANGE, card, discarded)
    assert JOURNAL.split() == state.journal
    assert goods_of("fur 3 equipment 3") == state.expeditions[ORANGE].resources


def test_the_interpreter_discards_the_character_on_the_last_page() -> None:
    state = table()
    ctx = Context()

    drop_last(state, ctx)

    assert ["yellept", "big-white", "black-cat", "sacagawea", "old-toby"] == state.journal
    assert "hay" == state.discard[-1]
    assert ["left-the-journal", "encountered"] == told(ctx)


def test_cuscalar_refills_after_the_last_taking_in_the_order_drawn() -> None:
    state = table()

    take(state, ORANGE, "yellept")
    take(state, ORANGE, "sacagawea")
    assert ["hay", "big-white", "black-cat"] == state.journal
    refill(state, Context())

    assert ["hay", "big-white", "black-cat", "old-toby", "weuche"] == state.journal
    assert ["yellept", "sacagawea"] == state.expeditions[ORANGE].hand[-2:]


def test_farewell_renews_the_whole_journal_from_the_first_page_down() -> None:
    state = table(pile="old-toby weuche john-dame cut-nose half-man")
    ctx = Context()

    renew(state, ctx)

    assert ["half-man", "cut-nose", "john-dame", "weuche", "old-toby"] == state.journal
    assert set(JOURNAL.split()) <= set(state.discard)
    assert ["renewed-the-journal", *["encountered"] * 5] == told(ctx)


def test_an_empty_draw_pile_is_made_anew_of_what_was_discarded() -> None:
    state = table(pile="")
    discarded = set(state.discard)
    kept = census(state)

    drop_last(state, Context())

    assert 5 == len(state.journal)
    assert [] == state.discard
    assert {*discarded, "hay"} == {*state.draw_pile, state.journal[-1]}
    assert kept == census(state)


def test_with_nothing_left_to_draw_the_journal_stays_short() -> None:
    state = table(pile="")
    state.discard = []

    take(state, ORANGE, "yellept")
    refill(state, Context())

    assert ["hay", "big-white", "black-cat", "sacagawea"] == state.journal


def test_an_interpreter_before_an_empty_journal_finds_nobody_to_discard() -> None:
    state = table(pile="")
    state.discard, state.journal = [], []
    ctx = Context()

    drop_last(state, ctx)

    assert ([], []) == (state.journal, told(ctx))
