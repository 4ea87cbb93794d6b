"""Hands and the draw pile are hidden, everything else is not: decision tables, section 8."""

from __future__ import annotations

import msgspec

from engine.core import Config, Event, Match, Rng, Seat
from tests.engine.go_west.table import GO_WEST, GoWestMatch, play, table

ME, FOE = Seat(0), Seat(1)


def test_only_the_own_hand_is_seen() -> None:
    match = table(hands={0: "E22 T01", 1: "W23"})

    assert match.state.players[ME].hand == [card.id for card in match.view(ME).hand]
    assert match.state.players[FOE].hand == [card.id for card in match.view(FOE).hand]
    assert () == match.view(None).hand
    assert [7, 7] == [player.hand_size for player in match.view(None).players]


def test_what_a_card_was_drawn_is_told_to_nobody_else() -> None:
    match = table(hands={0: "T01"}, pile="W23")

    events = play(match, "0: play T01 end")
    drew, drawn = events[-2:]

    assert ("drew", None, {"seat"}) == (drew.id, drew.to, set(drew.args))
    assert ("drew-card", (ME,)) == (drawn.id, drawn.to)


def test_a_seat_sees_the_same_whatever_the_others_hold() -> None:
    for seed in range(6):
        one = Match.start(GO_WEST, Config(3, {"start": "first-seat"}), seed)
        state = msgspec.json.decode(msgspec.json.encode(one.state), type=GO_WEST.state_type)
        GO_WEST.redeal(state, ME, Rng(seed + 99))
        two = Match.resume(GO_WEST, state)

        assert one.state.players[FOE].hand != two.state.players[FOE].hand
        assert seen(one, []) == seen(two, [])
        card = one.state.players[ME].hand[0]
        lines = f"0: sell {card}"
        assert seen(one, play(one, lines)) == seen(two, play(two, lines))


def seen(match: GoWestMatch, events: list[Event]) -> bytes:
    told = [event for event in events if event.to is None or ME in event.to]
    return msgspec.json.encode((match.view(ME), match.pending.get(ME), told))


def test_a_new_deal_keeps_ones_own_hand_and_all_cards() -> None:
    match = table(3)
    before = list(match.state.players[ME].hand)
    kept = GO_WEST.census(match.state)

    GO_WEST.redeal(match.state, ME, Rng(3))

    assert before == match.state.players[ME].hand
    assert kept == GO_WEST.census(match.state)


def test_public_events_name_no_card_that_is_still_hidden() -> None:
    match = table(hands={0: "T01"}, pile="W23")

    events = play(match, "0: play T01 end")

    shown = {"region": "west", "wagons": 3, "price": 6}
    public = msgspec.json.encode([event for event in events if event.to is None])
    assert not all(str(value).encode() in public for value in shown.values())
    assert b"card-two" not in public
