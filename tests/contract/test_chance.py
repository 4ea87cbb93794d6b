"""Chance and piles: the same everywhere, fair, and noticed by the match."""

from __future__ import annotations

from collections import Counter

from engine.core import Context, Rng, zones
from tests.contract.matches import toy


def test_chance_is_the_published_splitmix64() -> None:
    # The first numbers of the reference implementation from 0.
    source = Rng(0)

    assert 0xE220A8397B1DCDAF == source.below(1 << 64)
    assert 0x6E789E6AA1B965F4 == source.below(1 << 64)
    assert 0x06C45D188009454F == source.below(1 << 64)


def test_a_die_is_fair() -> None:
    source = Rng(1)
    rolled = Counter(source.roll() for _ in range(6000))

    assert [1, 2, 3, 4, 5, 6] == sorted(rolled)
    assert all(850 < n < 1150 for n in rolled.values())


def test_every_order_comes_up() -> None:
    source = Rng(1)
    orders = Counter[str]()
    for _ in range(600):
        cards = ["a", "b", "c"]
        source.shuffle(cards)
        orders["".join(cards)] += 1

    assert 6 == len(orders)
    assert all(60 < n < 140 for n in orders.values())


def test_a_fork_is_the_same_for_the_same_salt_and_leaves_the_source_alone() -> None:
    source = Rng(7)

    assert source.fork(1) == source.fork(1)
    assert source.fork(1) != source.fork(2)
    assert Rng(7) == source


def test_cards_come_off_the_top_and_raise_the_barrier() -> None:
    state, ctx, pile = toy().state, Context(), ["low", "mid", "top"]

    assert ["top", "mid"] == zones.draw(state, ctx, pile, 2)
    assert ["low"] == pile
    assert ctx.revealed


def test_an_empty_pile_is_made_anew_from_the_discard_pile() -> None:
    state, ctx, pile, discard = toy().state, Context(), ["last"], ["a", "b", "c"]
    word = state.rng.word

    drawn = zones.draw(state, ctx, pile, 2, discard)

    assert "last" == drawn[0]
    assert ["a", "b", "c"] == sorted([*drawn[1:], *pile])
    assert [] == discard
    assert word != state.rng.word


def test_fewer_cards_come_if_all_have_run_out() -> None:
    state, ctx = toy().state, Context()

    assert ["only"] == zones.draw(state, ctx, ["only"], 3, [])


def test_nothing_is_shown_where_there_is_nothing() -> None:
    state, ctx = toy().state, Context()

    assert [] == zones.draw(state, ctx, [], 1, [])
    assert [] == zones.show(ctx, [], 2)
    assert not ctx.revealed


def test_looking_at_the_top_leaves_it_there_and_raises_the_barrier() -> None:
    ctx, pile = Context(), ["low", "mid", "top"]

    assert ["top", "mid"] == zones.show(ctx, pile, 2)
    assert ["low", "mid", "top"] == pile
    assert ctx.revealed
