"""Hands and the order of decks are hidden; reactions tell the attacker nothing but "waiting"."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import Config, Event, Match, Rng, Seat, any_answer
from engine.few_acres.state import State
from tests.engine.few_acres.table import BRITISH, FRENCH, GAME, SEATS, Table, layout, play

SEEDS = range(4)


def seen(match: Table, seat: Seat, events: list[Event]) -> bytes:
    """All that a seat gets: its view and question, whom it waits for, and what it is told."""
    told = [event for event in events if event.to is None or seat in event.to]
    return msgspec.json.encode(
        (match.view(seat), match.pending.get(seat), sorted(match.pending), told)
    )


def dealt_again(state: State, seat: Seat, seed: int) -> State:
    other = msgspec.json.decode(msgspec.json.encode(state), type=State)
    GAME.redeal(other, seat, Rng(seed))
    return other


def test_only_the_own_hand_is_seen() -> None:
    match = Match.resume(GAME, layout(british="boston", french="quebec gaspe"))

    assert ("b-boston",) == match.view(BRITISH).hand
    assert ("f-quebec", "f-gaspe") == match.view(FRENCH).hand
    assert () == match.view(None).hand
    assert [1, 2] == [player.hand_size for player in match.view(None).players.values()]


def test_a_new_deal_keeps_ones_own_hand_and_every_card() -> None:
    for seat in SEATS.values():
        state = Match.start(GAME, Config(2, {"sides": "first-british"}), 3).state
        kept = GAME.census(state)

        other = dealt_again(state, seat, 9)

        mine = "british" if seat == BRITISH else "french"
        foe = "french" if seat == BRITISH else "british"
        assert state.players[mine].hand == other.players[mine].hand  # type: ignore[index]
        assert state.players[foe].hand != other.players[foe].hand  # type: ignore[index]
        assert kept == GAME.census(other)


def test_a_seat_sees_the_same_whatever_the_other_holds() -> None:
    """Its own answers, up to the first that shows something, bring the same bytes."""
    for seed in SEEDS:
        chance = Rng(seed)
        one = Match.start(GAME, Config(2, {"sides": "first-british"}), seed)
        for _ in range(40):
            base = msgspec.json.decode(one.to_json())["base"]
            state = msgspec.convert(base, State)
            if not one.own_answers(BRITISH) and not one.own_answers(FRENCH):
                _compare(state, chance)
            seat = next(iter(one.pending), None)
            if seat is None:
                break
            one.answer(seat, any_answer(one.pending[seat], chance))


def _compare(state: State, chance: Rng) -> None:
    for seat in SEATS.values():
        one = Match.resume(GAME, state)
        two = Match.resume(GAME, dealt_again(state, seat, chance.below(1 << 30)))
        events: tuple[list[Event], list[Event]] = ([], [])
        for _ in range(6):
            assert seen(one, seat, events[0]) == seen(two, seat, events[1])
            if seat not in one.pending or one.revealed:
                break
            raw = any_answer(one.pending[seat], chance)
            events = one.answer(seat, raw), two.answer(seat, raw)
            if one.revealed or two.revealed:
                assert one.revealed == two.revealed
                break


ATTACKS = {
    "raid": ("raid.quebec", "rangers", "n-native-americans", "gaspe"),
    "ambush": ("ambush.b-rangers", "rangers", "coureurs-de-bois", "gaspe"),
    "ambush of a soldier": ("ambush.b-rangers", "rangers", "regular-infantry", "gaspe"),
    "indian leader": ("natives", "indian-leader", "n-native-americans", "gaspe"),
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_the_attacker_learns_nothing_but_waiting(attack: str) -> None:
    answer, attacker, able, unable = ATTACKS[attack]
    views = []
    for held, hidden in ((able, unable), (unable, able)):
        # The other side owns both cards; one is in its hand, the other in its deck.
        state = layout(
            board={"fort-halifax": "british village"},
            british=f"{attacker} norfolk",
            french=f"{held} {hidden} quebec",
        )
        french = state.players["french"]
        french.deck.append(french.hand.pop(1))

        match = play(state, f"british {answer}")

        assert [FRENCH] == list(match.pending)
        events = [event for step in match.steps for event in step.events]
        views.append(seen(match, BRITISH, events))

    assert views[0] == views[1]


def test_the_answers_question_is_the_others_alone() -> None:
    match = play(
        layout(british="rangers norfolk", french="coureurs-de-bois gaspe"),
        "british ambush.b-rangers",
    )

    assert BRITISH not in match.pending
    assert "coureurs" not in str(match.view(BRITISH).hand)


@pytest.mark.parametrize("stage", ["bid", "french-draft"])
def test_the_opening_shows_no_hand(stage: str) -> None:
    options = {"bid": {"sides": "bid"}, "french-draft": {"french-draft": "yes"}}[stage]

    match = Match.start(GAME, Config(2, options), 5)

    assert stage == match.state.stage
    for seat in SEATS.values():
        assert () == match.view(seat).hand
        one, two = match.state, dealt_again(match.state, seat, 4)
        assert GAME.view(one, seat) == GAME.view(two, seat)
