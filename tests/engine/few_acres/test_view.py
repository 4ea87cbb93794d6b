"""What a view tells: enough for pictures and for whoever plays from it alone."""

from __future__ import annotations

import msgspec

from engine.core import Match
from tests.engine.few_acres.table import BRITISH, FRENCH, GAME, layout, play, started


def test_a_place_says_who_holds_it_and_whether_its_card_can_be_used() -> None:
    state = layout(
        board={"deerfield": "british town fortified", "oswego": "british village"},
        sieges={"french": "pemaquid f-militia"},
    )

    board = started(state).view(BRITISH).board

    deerfield, oswego, pemaquid = (board[p] for p in ("deerfield", "oswego", "pemaquid"))
    assert ("british", True, True, True) == (
        deerfield.side, deerfield.town, deerfield.fortified, deerfield.connected,
    )  # fmt: skip
    assert not oswego.connected
    assert (True, False) == (pemaquid.besieged, deerfield.besieged)


def test_a_siege_shows_its_track_and_cards() -> None:
    state = layout(sieges={"british": "louisbourg +1 siege-artillery french:f-militia"})

    [siege] = started(state).view(None).sieges

    assert ("british", "louisbourg", 1, (5, 7)) == (
        siege.attacker, siege.place, siege.marker, siege.track,
    )  # fmt: skip
    assert {"british": ("b-siege-artillery",), "french": ("f-militia",)} == siege.cards


def test_the_decks_show_what_they_hold_but_not_in_which_order() -> None:
    state = layout(british="boston", decks={"british": "rangers new-york militia"})
    match = started(state)

    mine, theirs = match.view(BRITISH), match.view(FRENCH)

    assert ("b-new-york", "b-militia", "b-rangers") == mine.deck
    assert ("b-boston", "b-new-york", "b-militia", "b-rangers") == theirs.players["british"].unseen
    assert 3 == theirs.players["british"].deck_size


def test_an_attack_lies_open_until_it_is_answered() -> None:
    match = play(
        layout(board={"fort-halifax": "british village"}, british="rangers", french="gaspe"),
        "british raid.quebec",
    )

    attack = match.view(None).attack
    assert attack is not None
    assert ("raid", "british", ("b-rangers",), "quebec") == (
        attack.kind, attack.side, attack.cards, attack.place,
    )  # fmt: skip
    play(match, "french none")
    assert match.view(None).attack is None


def test_the_deeds_of_the_turn_before_stay_until_something_is_done() -> None:
    match = play(
        layout(british="new-haven bateaux boston norfolk"),
        "british settle.deerfield", "british pass", "british end",
    )  # fmt: skip

    assert [("settle", "deerfield")] == [(d.what, d.place) for d in match.view(FRENCH).deeds]


def test_points_are_shown_as_they_stand() -> None:
    players = started(layout(handicap={"french": 3})).view(None).players

    assert [(17, 0), (32, 3)] == [(each.points, each.handicap) for each in players.values()]


def test_seats_know_their_sides() -> None:
    match = started(layout())

    assert ("british", "french", None) == tuple(
        match.view(seat).side for seat in (BRITISH, FRENCH, None)
    )


def test_views_can_be_encoded_at_every_question() -> None:
    match = Match.resume(GAME, layout(sieges={"british": "louisbourg +1 militia"}))

    again = msgspec.json.decode(
        msgspec.json.encode(match.view(BRITISH)), type=type(match.view(BRITISH))
    )

    assert match.view(BRITISH) == again
