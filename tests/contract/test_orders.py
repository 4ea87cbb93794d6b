"""Standing orders of every game: what they answer is legal, and comes from the view alone."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec
import pytest

from engine.core import (
    IllegalAnswer,
    NoOrders,
    One,
    Option,
    Ordered,
    Rng,
    Seat,
    StandingOrder,
    Text,
    allows,
    rank_in,
    settings_of,
)
from engine.core.orders import BETWEEN
from tests.bot.present.samples import LOCALES, catalogue
from tests.contract.matches import (
    FOE,
    ME,
    AnyGame,
    AnyMatch,
    ToyMatch,
    encode,
    every_game,
    questions_of,
    toy,
)

ID = re.compile("[a-z][a-z0-9-]*")


def option(key: str) -> Option:
    return Option(key, Text("word"), key)


ORDER = StandingOrder("order", ("never", "always"), (option("a"), option("b"), option("c")))


# A setting


@pytest.mark.parametrize(
    ("raw", "kept"), [("never", "never"), (" a ", "a"), ("b,a", "b,a"), ("c, a , b", "c,a,b")]
)
def test_an_order_is_set_to_a_word_or_to_cards_in_an_order(raw: str, kept: str) -> None:
    assert kept == ORDER.parse(raw)
    assert ORDER.allows(raw)


@pytest.mark.parametrize("raw", ["", "sometimes", "a,", "a,a", "a,never", "never,always", "d"])
def test_an_order_is_set_to_nothing_else(raw: str) -> None:
    assert not ORDER.allows(raw)
    with pytest.raises(IllegalAnswer, match="order"):
        ORDER.parse(raw)


def test_a_setting_names_its_cards_in_their_order() -> None:
    assert ["c", "a"] == [card.key for card in ORDER.chosen("c,a")]
    assert () == ORDER.chosen("never")


def test_cards_that_are_not_named_come_last() -> None:
    assert [0, 1, 2, 2] == [rank_in("c,a", kind) for kind in ("c", "a", "b", None)]
    assert 0 == rank_in("", "a")


def test_settings_that_cannot_be_given_any_more_do_not_count() -> None:
    other = StandingOrder("other", ("yes",))
    given = {"order": "c,a", "other": "no", "gone": "yes"}

    assert {"order": "c,a"} == settings_of((ORDER, other), given)


@pytest.mark.parametrize(
    ("values", "cards"),
    [((), ()), (("a", "a"), ()), (("a",), (option("a"),)), (("a,b",), ())],
)
def test_an_order_that_cannot_be_set_is_a_fault(
    values: tuple[str, ...], cards: tuple[Option, ...]
) -> None:
    with pytest.raises(AssertionError, match="order: "):
        StandingOrder("order", values, cards)


def test_a_game_without_orders_answers_nothing() -> None:
    question = One("one", (option("a"),), "a")

    assert () == NoOrders().orders(None)
    assert NoOrders().ordered(None, question, {"order": "never"}) is None


# Every game


def by_chance(orders: tuple[StandingOrder, ...], chance: Rng) -> dict[str, str]:
    """Settings for most of the orders."""
    settings: dict[str, str] = {}
    for order in orders:
        keys = [card.key for card in order.cards]
        chance.shuffle(keys)
        some = BETWEEN.join(keys[: 1 + chance.below(len(keys))]) if keys else ""
        if chance.below(6):
            settings[order.id] = chance.pick([*order.values, *([some] if some else [])])
    return settings


@every_game
def test_orders_can_be_named_in_messages_and_buttons(game: AnyGame) -> None:
    for seed in range(2):
        for match, _ in questions_of(game, seed, 40):
            for seat in match.state.everyone:
                orders = game.orders(match.view(seat))
                assert len(orders) == len({order.id for order in orders}) <= 12
                for order in orders:
                    for name in (order.id, *order.values, *(card.key for card in order.cards)):
                        assert ID.fullmatch(name), name
                        assert len(name) <= 40


@every_game
def test_what_orders_answer_is_legal_and_comes_from_the_view_alone(game: AnyGame) -> None:
    answered = 0
    for seed in range(6):
        chance = Rng(seed)
        for match, _ in questions_of(game, seed, 200):
            for seat, question in match.pending.items():
                settings = by_chance(game.orders(match.view(seat)), chance)
                assert ordered(match, seat, {}) is None
                given = ordered(match, seat, settings)
                if given is None:
                    continue
                answered += 1
                assert allows(question, given.raw)
                assert given.by in settings
                assert given == ordered(match, seat, settings)
                assert given == game.ordered(view_dealt_anew(match, seat), question, settings)
    has_orders = any(game.orders(match.view(ME)) for match, _ in questions_of(game, 1, 60))
    assert has_orders == bool(answered)


def ordered(match: AnyMatch, seat: Seat, settings: Mapping[str, str]) -> Ordered | None:
    """What a seat's orders answer; to ask that changes nothing."""
    before, given = encode(match.state), dict(settings)
    found = match.game.ordered(match.view(seat), match.pending[seat], settings)
    assert (before, given) == (encode(match.state), dict(settings))
    return found


def view_dealt_anew(match: AnyMatch, seat: Seat) -> object:
    """The seat's view after all that it can't see has changed."""
    state = msgspec.json.decode(encode(match.state), type=match.game.state_type)
    match.game.redeal(state, seat, Rng(match.seq))
    return match.game.view(state, seat)


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_order_has_its_words(game: AnyGame, locale: str) -> None:
    said = catalogue().words(locale, game.name)
    for match, _ in questions_of(game, 2, 30):
        for seat in match.state.everyone:
            for order in game.orders(match.view(seat)):
                names = (order.id, *(f"{order.id}-{value}" for value in order.values))
                assert all(said.has(f"order-{name}") for name in names), order.id
                assert said.has(f"order-{order.id}", "hint"), order.id
                assert all(said.has(card.text.id) for card in order.cards), order.id


# The toy


def raided(hand: list[str]) -> ToyMatch:
    match = toy(hands=[["raid"], hand])
    match.move(ME, [("raid", False), (("raid",), False), (str(FOE), False)])
    return match


@pytest.mark.parametrize(
    ("setting", "hand", "answer"),
    [
        ("always", ["spice", "block.2", "block"], "block.2"),
        ("always", ["spice"], "none"),
        ("never", ["block"], "none"),
        ("never", ["spice"], "none"),
    ],
)
def test_a_raid_is_blocked_as_ordered(setting: str, hand: list[str], answer: str) -> None:
    assert Ordered(answer, "raid-block") == ordered(raided(hand), FOE, {"raid-block": setting})


def test_a_curse_takes_what_is_named_first_and_else_what_was_held_longest() -> None:
    match = toy(hands=[["raid"], ["raid.2", "spice", "block"]], gold=[3, 0])
    match.answer(ME, str(FOE), aside=True)

    assert Ordered("block", "curse-drop") == ordered(match, FOE, {"curse-drop": "block,spice"})
    assert Ordered("spice", "curse-drop") == ordered(match, FOE, {"curse-drop": "spice"})
    match = toy(hands=[["raid"], ["raid.2", "spice"]], gold=[3, 0])
    match.answer(ME, str(FOE), aside=True)
    assert Ordered("raid.2", "curse-drop") == ordered(match, FOE, {"curse-drop": "block"})


def test_orders_leave_other_questions_alone() -> None:
    match = toy()
    everything = {"raid-block": "always", "curse-drop": "block"}

    assert ordered(match, ME, everything) is None
