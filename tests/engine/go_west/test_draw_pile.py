"""The draw pile and its renewal: rulebook 5.5, decision table 7.7."""

from __future__ import annotations

from engine.core import Match, Seat
from engine.go_west.state import HAND_SIZE
from tests.engine.go_west.table import GO_WEST, GoWestMatch, ids, layout, play

ME = Seat(0)


def with_pile_of(cards: int) -> GoWestMatch:
    """All but so many cards of the pile have been played or sold."""
    state = layout(hands={0: "T01"})
    state.discard = [state.draw_pile.pop(0) for _ in state.draw_pile[cards:]]
    assert cards == len(state.draw_pile)
    return Match.resume(GO_WEST, state)


def test_drawing_the_last_card_shuffles_the_played_and_sold_ones_at_once() -> None:
    match = with_pile_of(1)
    [last] = match.state.draw_pile
    used = sorted(["T01", *match.state.discard])

    events = play(match, "0: play T01 end")

    assert "reshuffled" == ids(events)[-1]
    assert last == match.state.players[ME].hand[-1]
    assert used == sorted(match.state.draw_pile)
    assert [] == match.state.discard


def test_the_card_just_sold_is_among_them() -> None:
    match = with_pile_of(1)

    play(match, "0: sell T01 end")

    assert "T01" in match.state.draw_pile


def test_the_new_pile_is_shuffled() -> None:
    match = with_pile_of(1)
    before = [*match.state.discard, "T01"]

    play(match, "0: play T01 end")

    assert before != match.state.draw_pile
    assert before[::-1] != match.state.draw_pile


def test_the_second_action_of_a_double_turn_draws_from_the_new_pile() -> None:
    match = with_pile_of(1)

    events = play(match, "0: double play T01 end")
    assert "reshuffled" == ids(events)[-1]
    top = match.state.draw_pile[-1]
    [card, *_] = match.state.players[ME].hand
    play(match, f"0: sell {card} end")

    assert top == match.state.players[ME].hand[-1]
    assert [card] == match.state.discard
    assert HAND_SIZE == len(match.state.players[ME].hand)


def test_while_cards_are_left_nothing_is_shuffled() -> None:
    match = with_pile_of(2)
    word = match.state.rng.word

    events = play(match, "0: play T01 end")

    assert "reshuffled" not in ids(events)
    assert word == match.state.rng.word
    assert 1 == len(match.state.draw_pile)


def test_everyone_may_count_the_pile_and_see_the_discards() -> None:
    match = with_pile_of(2)

    view = match.view(None)

    assert 2 == view.draw_pile
    assert 56 - 2 - 2 * HAND_SIZE == len(view.discard)
