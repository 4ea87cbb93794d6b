"""Hidden are the draw pile and what lies face down before others: nobody learns more."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import Event, Match, Rng, Seat
from engine.lewis_clark.state import State, census, crew_of
from engine.lewis_clark.view import view_of
from tests.engine.lewis_clark.matches import answer, deal, encode
from tests.engine.lewis_clark.table import (
    BLUE,
    LEWIS,
    ORANGE,
    YELLOW,
    LewisMatch,
    layout,
    play,
)


def seen(match: LewisMatch, seat: Seat | None, events: list[Event]) -> bytes:
    """All that a seat, or a spectator, learns."""
    told = [event for event in events if event.to is None or seat in event.to]
    question = None if seat is None else match.pending.get(seat)
    return encode((match.view(seat), question, told, sorted(match.pending), match.outcome))


def redealt(match: LewisMatch, seat: Seat, seed: int) -> LewisMatch:
    """The match, at rest, as it may be for all that the seat knows."""
    state: State = msgspec.json.decode(encode(match.state), type=State)
    LEWIS.redeal(state, seat, Rng(seed))
    return Match.resume(LEWIS, state)


@pytest.mark.parametrize("seed", range(6))
def test_a_seat_learns_the_same_whatever_it_cannot_see(seed: int) -> None:
    turns = changed = 0
    match, chance = deal(seed, 2 + seed % 4), Rng(seed)
    while turns < 25 and match.outcome is None:
        for seat in match.state.everyone:
            one, two = Match.resume(LEWIS, match.state), redealt(match, seat, seed + turns)
            changed += encode(one.state) != encode(two.state)
            assert census(one.state) == census(two.state)
            assert seen(one, seat, one.opening) == seen(two, seat, two.opening)
            for _ in range(10):
                if one.state.active != seat:
                    break
                luck = chance.word
                told = answer(one, Rng(luck)), answer(two, Rng(luck))
                if one.revealed:
                    break
                assert seen(one, seat, told[0]) == seen(two, seat, told[1])
        turn = match.state.turn
        while match.outcome is None and match.state.turn == turn:
            answer(match, chance)
        turns += 1
    assert turns > 5
    assert changed > turns  # a deal that changes nothing would prove nothing


def test_a_new_deal_keeps_what_the_seat_sees_and_the_backs_of_all_cards() -> None:
    areas = {
        ORANGE: "york/sacagawea",
        BLUE: "seaman/richard-windsor meriwether-lewis/pierre-cruzatte",
        YELLOW: "silas-goodrich/george-shannon",
    }
    hands = {BLUE: "hugh-mcneal ebenezer-tuttle joseph-barter", YELLOW: "john-shields"}
    swapped = set()
    for seed in range(20):
        state = layout(areas=areas, hands=hands)
        before = [view_of(state, seat) for seat in (ORANGE, None)]
        kept, pile = census(state), list(state.draw_pile)

        LEWIS.redeal(state, ORANGE, Rng(seed))

        assert before == [view_of(state, seat) for seat in (ORANGE, None)]
        assert kept == census(state)
        assert pile != state.draw_pile
        assert "sacagawea" == state.expeditions[ORANGE].area[0].beneath
        swapped.add(state.expeditions[BLUE].area[0].beneath)
        [hidden] = {each.beneath for each in state.expeditions[YELLOW].area}
        assert "george-shannon" == hidden  # Yellow has no card with such a back in hand
    assert {"ebenezer-tuttle", "joseph-barter"} == swapped


def test_a_card_face_down_is_named_to_its_owner_and_shows_its_back_to_all() -> None:
    match = Match.resume(LEWIS, layout(hands={ORANGE: "york sacagawea william-clark"}))
    events = play(match, "turn.action york", "play.beneath sacagawea")

    for seat in (BLUE, YELLOW, None):
        assert b"sacagawea" not in seen(match, seat, events)
        [active] = match.view(seat).expeditions[ORANGE].area
        assert active.back is not None
        assert (3, "wood", None, 3) == (
            active.back.strength, active.back.badge, active.beneath, active.strength,
        )  # fmt: skip
    [active] = match.view(ORANGE).expeditions[ORANGE].area
    assert "sacagawea" == active.beneath


@pytest.mark.parametrize("seed", range(4))
def test_no_hidden_card_is_ever_named_to_anybody_else(seed: int) -> None:
    """Neither what lies face down before another seat nor what can still be drawn."""
    laid_so_far = 0
    match, chance = deal(seed, 2 + seed % 4), Rng(seed)
    for _ in range(250):
        if match.outcome is not None:
            break
        seat = match.state.active
        events = answer(match, chance)
        for laid in [event for event in events if event.id == "laid-beneath"]:
            laid_so_far += 1
            assert (seat,) == laid.to
            assert [laid] == [each for each in events if laid.args["card"] in each.args.values()]
        for viewer in (*match.state.everyone, None):
            # What was recruited or used this turn lay open then, and all know it.
            view = msgspec.structs.replace(match.view(viewer), last=None, used=())
            said = encode(view).decode()
            assert not [card for card in hidden_from(match.state, viewer) if f'"{card}"' in said]
    assert laid_so_far > 10


def hidden_from(state: State, viewer: Seat | None) -> list[str]:
    foes = [each for seat, each in enumerate(state.expeditions) if seat != viewer]
    beneath = [active.beneath for foe in foes for active in foe.area if active.beneath]
    return [*state.draw_pile, *beneath, *(card for foe in foes for card in foe.hand)]


def test_a_spectator_sees_no_hand_and_a_player_only_the_own_one() -> None:
    match = deal(1, 3)
    assert () == match.view(None).hand
    for seat in match.state.everyone:
        assert crew_of(seat) == match.view(seat).hand
        assert [6, 6, 6] == [each.hand_size for each in match.view(seat).expeditions]
