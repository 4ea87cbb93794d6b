"""Selling a card: rulebook 5.3, decision tables 7.6 and 7.7."""

from __future__ import annotations

from engine.core import Seat, Text
from tests.engine.go_west.table import asked, ids, offered, play, supplies, table

ME = Seat(0)


def test_a_sale_brings_the_price_out_of_the_box() -> None:
    match = table(hands={0: "E22"}, supply={0: 10})

    events = play(match, "0: sell E22")

    assert (15, 15) == (supplies(match)[ME], match.state.players[ME].box)
    assert 5 == events[0].args["discs"]


def test_what_the_box_lacks_is_lost() -> None:
    match = table(hands={0: "E22"}, supply={0: 28})

    play(match, "0: sell E22")

    assert (30, 0) == (supplies(match)[ME], match.state.players[ME].box)


def test_with_an_empty_box_a_sale_brings_nothing() -> None:
    match = table(hands={0: "E22"})

    events = play(match, "0: sell E22")

    assert 0 == events[0].args["discs"]
    assert 30 == supplies(match)[ME]


def test_a_free_card_may_be_sold_for_nothing() -> None:
    match = table(hands={0: "T01"}, supply={0: 3})

    play(match, "0: sell T01 end")

    assert 3 == supplies(match)[ME]
    assert ["T01"] == match.state.discard


def test_after_a_sale_a_card_is_drawn() -> None:
    match = table(hands={0: "E22"}, pile="W23")

    events = play(match, "0: sell E22 end")

    assert ["sold", "drew", "drew-card"] == ids(events)
    assert "W23" == match.state.players[ME].hand[-1]
    assert 7 == len(match.state.players[ME].hand)


def test_each_card_says_what_it_would_bring_now() -> None:
    match = table(hands={0: "E22 E10"}, supply={0: 27})

    play(match, "0: sell")
    brings = {option.key: option.text.args["discs"] for option in asked(match).options}  # type: ignore[union-attr]

    assert (3, 0) == (brings["E22"], brings["E10"])


def test_the_sale_that_brings_most_is_what_a_time_out_makes() -> None:
    match = table(hands={0: "E10 E12 E22 T02 E11 G10 G11"}, supply={0: 10})

    play(match, "0: sell")

    assert "E22" == asked(match).default


def test_copies_of_a_card_are_told_apart() -> None:
    match = table(hands={0: "T04 T04.2"})

    play(match, "0: sell T04.2 end")

    assert "T04" in match.state.players[ME].hand
    assert ["T04.2"] == match.state.discard


def test_whoever_can_do_nothing_else_can_still_sell() -> None:
    hand = "E22 E23 G22 G23 M22 M23 W22"
    match = table(hands={0: hand}, supply={0: 0}, scores=[0], tokens=[False])

    assert ["sell"] == offered(match)
    play(match, "0: sell")
    assert hand.split() == offered(match)


def test_selling_is_what_a_time_out_does() -> None:
    match = table()

    assert "sell" == asked(match).default


def test_a_sale_is_told_with_card_and_income() -> None:
    match = table(hands={0: "T03"}, supply={0: 20})

    [event] = play(match, "0: sell T03")

    expected = {
        "seat": Text("seat", {"seat": 0}),
        "card": Text("card-wagons", {"wagons": 3, "price": 2}),
        "discs": 2,
    }
    assert ("sold", expected, None) == (event.id, event.args, event.to)
