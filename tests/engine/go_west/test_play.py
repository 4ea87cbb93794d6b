"""Playing a card: rulebook 5.1, decision table 7.3."""

from __future__ import annotations

import pytest

from engine.core import IllegalAnswer, Seat, Text
from engine.go_west.play import is_playable
from tests.engine.go_west.table import (
    GoWestMatch,
    asked,
    block,
    ids,
    offered,
    play,
    supplies,
    table,
)

ME = Seat(0)


def playable(match: GoWestMatch, *cards: str) -> list[str]:
    """Which of these cards may be played now."""
    if "play" not in offered(match):
        return []
    trial = match.copy()
    play(trial, "0: play")
    return [card for card in cards if card in offered(trial)]


def test_the_green_region_alone_is_one_disc_on_the_great_plains__example() -> None:
    match = table(hands={0: "G10"})

    play(match, "0: play G10")

    assert "R" == block(match, "great-plains")


def test_a_2_on_the_east_is_two_discs_there__example() -> None:
    match = table(hands={0: "E20"})

    play(match, "0: play E20")

    assert "RR" == block(match, "east")


def test_plus_one_is_one_there_and_one_in_another_region() -> None:
    match = table(hands={0: "MP0"})

    play(match, "0: play MP0 west")

    assert ("R", "R") == (block(match, "midwest"), block(match, "west"))
    assert 30 - 2 - 2 == supplies(match)[ME]


def test_the_other_disc_of_plus_one_goes_to_none_but_the_other_three_regions() -> None:
    match = table(hands={0: "MP0"})

    play(match, "0: play MP0")

    assert "play.elsewhere" == asked(match).id
    assert ["east", "great-plains", "west"] == offered(match)
    spots = [option.spot for option in asked(match).options]  # type: ignore[union-attr]
    assert offered(match) == spots
    for region in ("midwest", "new-england", "california"):
        with pytest.raises(IllegalAnswer):
            match.answer(ME, region)


def test_a_card_is_paid_into_the_box_then_placed_then_moved() -> None:
    match = table(hands={0: "E22"})

    events = play(match, "0: play E22 n1e1")

    assert ["played", "placed", "moved-wagons"] == ids(events)
    assert (23, 5) == (match.state.players[ME].supply, match.state.players[ME].box)
    assert "RR" == block(match, "east")
    assert [19, 0, 1, 0, 0, 0] == match.state.wagons


def test_a_free_card_costs_nothing() -> None:
    match = table(hands={0: "T01"})

    play(match, "0: play T01")

    assert 30 == supplies(match)[ME]


def test_choices_are_asked_in_the_order_of_the_rules_and_never_mixed() -> None:
    match = table(hands={0: "EP2"})
    questions = []
    for answer in ("play", "EP2", "midwest", "n2", "end"):
        questions.append(asked(match).id)
        match.answer(ME, answer)

    expected = ["turn.action", "play.card", "play.elsewhere", "play.wagons", "turn.end"]
    assert expected == questions


def test_the_highlighted_disc_of_plus_one_lies_there_before_the_other_is_chosen() -> None:
    match = table(hands={0: "EP0"})

    play(match, "0: play EP0")

    assert "R" == block(match, "east")


def test_after_playing_a_card_is_drawn_and_the_turn_is_over() -> None:
    match = table(hands={0: "T01"}, pile="W23")

    events = play(match, "0: play T01 end")

    assert ["drew", "drew-card"] == ids(events)[-2:]
    assert "W23" in match.state.players[ME].hand
    assert 7 == len(match.state.players[ME].hand)
    assert ["T01"] == match.state.discard
    assert [1] == list(match.pending)


# Whether a card can be carried out as a whole: the card East "2" without wagons costs 3


def test_with_discs_enough_for_the_price_and_the_placing_a_card_may_be_played() -> None:
    assert ["E20"] == playable(table(hands={0: "E20"}, supply={0: 5}), "E20")


def test_one_disc_left_for_a_card_that_shows_two_is_too_few() -> None:
    match = table(hands={0: "E20 EP0"}, supply={0: 4})
    assert [] == playable(match, "E20")

    match = table(hands={0: "E20 EP0"}, supply={0: 3})
    assert [] == playable(match, "EP0")


def test_without_a_disc_left_the_placing_is_left_out() -> None:
    match = table(hands={0: "E21"}, supply={0: 4})

    events = play(match, "0: play E21")

    assert ["played", "skipped-placing", "moved-wagons"] == ids(events)
    assert "" == block(match, "east")


def test_a_card_with_nothing_but_a_placing_to_leave_out_may_be_played() -> None:
    match = table(hands={0: "E10"}, supply={0: 0})

    events = play(match, "0: play E10 end")

    assert ["played", "skipped-placing", "drew", "drew-card"] == ids(events)


def test_one_disc_is_enough_if_the_first_brings_ones_own_back() -> None:
    match = table(hands={0: "E20"}, supply={0: 4}, blocks={"east": "RGGGGGG"})

    play(match, "0: play E20")

    assert "GGGGGRR" == block(match, "east")
    assert 0 == supplies(match)[ME]


def test_one_disc_is_too_few_if_the_first_brings_anothers_back() -> None:
    match = table(hands={0: "E20"}, supply={0: 4}, blocks={"east": "GRGGGGG"})

    assert [] == playable(match, "E20")


def test_one_disc_is_too_few_if_the_block_has_a_circle_left() -> None:
    match = table(hands={0: "E20"}, supply={0: 4}, blocks={"east": "RGGGGG"})

    assert [] == playable(match, "E20")


def test_one_disc_is_enough_for_plus_one_if_the_highlighted_block_gives_one_back() -> None:
    match = table(hands={0: "EP0"}, supply={0: 3}, blocks={"east": "RGGGGGG"})

    play(match, "0: play EP0 west")

    assert ("GGGGGGR", "R") == (block(match, "east"), block(match, "west"))


def test_a_full_block_elsewhere_gives_nothing_back_in_time() -> None:
    match = table(hands={0: "EP0"}, supply={0: 3}, blocks={"west": "RGGGGGG"})

    assert [] == playable(match, "EP0")


def test_a_card_too_dear_may_not_be_played() -> None:
    match = table(hands={0: "E23"}, supply={0: 3}, scores=[2])

    assert [] == playable(match, "E23")


def test_a_card_with_more_moves_than_there_are_is_not_offered() -> None:
    # No deck of ours gets here, since the last wagon in the East has four moves of its own.
    match = table(wagons=(0, 1, 0, 0, 0, 19), hands={0: "T04 T03"})
    three, four = match.state.deck["T03"], match.state.deck["T04"]

    assert is_playable(match.state, ME, four)
    match.state.wagons = [0, 0, 1, 0, 0, 19]
    assert not is_playable(match.state, ME, four)
    assert is_playable(match.state, ME, three)


def test_without_any_playable_card_playing_is_not_offered() -> None:
    hand = "E20 E21 E22 E23 G21 G22 G23"
    match = table(hands={0: hand}, supply={0: 0}, scores=[0])

    assert ["sell", "double"] == offered(match)


def test_neither_placing_nor_moving_may_be_waived() -> None:
    match = table(hands={0: "EP1"})
    play(match, "0: play EP1")

    with pytest.raises(IllegalAnswer):
        match.answer(ME, "none")


def test_options_say_what_the_card_shows_and_name_its_kind() -> None:
    match = table(hands={0: "E22 T01.2"})
    play(match, "0: play")

    [two, wagon] = [o for o in asked(match).options if o.key in ("E22", "T01.2")]  # type: ignore[union-attr]

    shown = {"region": Text("east"), "wagons": 2, "price": 5}
    assert (Text("card-two", shown), "E22", "east") == (two.text, two.kind, two.group)
    assert ("T01", "no-region") == (wagon.kind, wagon.group)


def test_the_card_being_played_and_what_was_paid_lie_on_the_table() -> None:
    match = table(hands={0: "EP2"})

    play(match, "0: play EP2")
    view = match.view(Seat(1))

    assert view.on_table is not None
    assert ("EP2", (4, 0)) == (view.on_table.id, view.paid)
    play(match, "0: midwest n2")
    view = match.view(Seat(1))
    assert (None, (0, 0)) == (view.on_table, view.paid)


def test_the_last_move_tells_circles_and_crossings() -> None:
    match = table(hands={0: "EP2"})

    play(match, "0: play EP2 midwest n1e1 end")
    last = match.view(Seat(1)).last

    assert last is not None
    assert (ME, "play", (("east", 1), ("midwest", 1))) == (last.seat, last.action, last.placed)
    assert (1, 1, 0, 0, 0) == last.crossings


def test_pushing_out_is_told_with_the_owners() -> None:
    match = table(blocks={"east": "GRGRRGR"}, hands={0: "E20"})

    events = play(match, "0: play E20")

    assert ["played", "placed-pushing"] == ids(events)
    pushed = events[-1].args["pushed"]
    counts = [("a", 1, 1), ("b", 0, 1)]
    expected = {
        name: Text("discs-of", {"seat": Text("seat", {"seat": seat}), "discs": discs})
        for name, seat, discs in counts
    }
    assert Text("list-2", expected) == pushed  # type: ignore[arg-type]
