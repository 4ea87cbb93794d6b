"""Settle, develop, fortify (rulebook pages 5 and 6)."""

from __future__ import annotations

import pytest

from engine.few_acres.state import Settlement
from tests.engine.few_acres.table import asked, layout, offered, play, started, told


def test_example_deerfield_is_settled_with_new_haven_st_marys_and_boston() -> None:
    state = layout(british="new-haven st-marys boston norfolk")

    match = play(state, "british settle.deerfield")

    player = match.state.players["british"]
    assert Settlement("british") == match.state.board["deerfield"]
    assert ["b-new-haven", "b-st-marys", "b-boston", "b-deerfield"] == player.discard
    assert ["b-norfolk"] == player.hand
    assert 12 == player.villages
    assert 1 == match.state.actions


def test_a_settler_is_asked_for_only_where_there_are_several() -> None:
    # St. Mary's can carry or settle, Boston and New York settle.
    state = layout(british="new-haven st-marys bateaux boston")

    match = play(state, "british settle.deerfield")

    assert {"british": "settle.transport"} == asked(match)
    play(match, "british b-bateaux")
    assert {"british": "settle.card"} == asked(match)
    assert ["b-st-marys", "b-boston"] == offered(match, "british")


def test_without_a_settler_deerfield_cannot_be_settled() -> None:
    match = started(layout(british="new-haven st-marys norfolk"))

    assert "settle.deerfield" not in offered(match, "british")


def test_a_card_gives_one_symbol_at_a_time() -> None:
    # St. Mary's shows both bateaux and settler, but is one card.
    match = started(layout(british="new-haven st-marys"))

    assert "settle.deerfield" not in offered(match, "british")


def test_example_fort_niagara_is_settled_with_fort_frontenac_and_bateaux() -> None:
    state = layout(
        options={"edition": "december-2011"},
        board={"fort-frontenac": "french village"},
        french="fort-frontenac bateaux",
        active="french",
    )

    match = play(state, "french settle.fort-niagara")

    player = match.state.players["french"]
    assert Settlement("french") == match.state.board["fort-niagara"]
    assert ["f-fort-frontenac", "f-bateaux", "f-fort-niagara"] == player.discard


def test_a_road_needs_a_wagon() -> None:
    board = {"cumberland": "british village"}

    match = started(layout(board=board, british="cumberland bateaux norfolk"))
    assert "settle.fort-duquesne" not in offered(match, "british")
    match = play(
        layout(board=board, british="cumberland philadelphia"), "british settle.fort-duquesne"
    )

    assert Settlement("british") == match.state.board["fort-duquesne"]


def test_settling_detroit_and_going_on_to_michillimackinac_gains_the_british_no_card() -> None:
    state = layout(
        board={
            "albany": "british village",
            "fort-stanwix": "british village",
            "oswego": "british village",
            "fort-niagara": "british village",
            "detroit": "british village",
        },
        british="detroit albany",
    )

    match = play(state, "british settle.michillimackinac")

    assert Settlement("british") == match.state.board["michillimackinac"]
    assert ["b-detroit", "b-albany"] == match.state.players["british"].discard


def test_no_cube_no_settling() -> None:
    state = layout(british="new-haven st-marys boston")
    state.players["british"].villages = 0

    assert "settle.deerfield" not in offered(started(state), "british")


def test_a_held_place_is_settled_again_for_the_card_that_the_governor_removed() -> None:
    state = layout(british="boston norfolk new-york")
    state.players["british"].deck.remove("b-pemaquid")
    state.players["british"].locations.append("b-pemaquid")
    state.players["british"].villages = 0

    match = play(state, "british settle.pemaquid")

    player = match.state.players["british"]
    assert "b-pemaquid" in player.discard
    assert 0 == player.villages
    assert Settlement("british") == match.state.board["pemaquid"]


def test_a_lost_place_whose_card_is_still_in_the_deck_is_settled_without_a_second_card() -> None:
    state = layout(board={"pemaquid": "neutral"}, british="boston norfolk new-york")

    match = play(state, "british settle.pemaquid")

    assert ["b-boston", "b-norfolk", "b-new-york"] == match.state.players["british"].discard
    assert [] == told(match, "took-location")


def test_example_albany_becomes_a_town_with_st_marys() -> None:
    state = layout(board={"albany": "british village"}, british="albany st-marys")

    match = play(state, "british develop.albany")

    player = match.state.players["british"]
    assert Settlement("british", town=True) == match.state.board["albany"]
    assert ["b-albany", "b-st-marys"] == player.discard
    assert (13, 9) == (player.villages, player.towns)  # the cube comes back, a disc goes


def test_example_oswego_can_be_developed_and_fort_stanwix_cannot() -> None:
    match = started(
        layout(
            board={
                "albany": "british village",
                "oswego": "british village",
                "fort-stanwix": "british village",
            },
            british="oswego fort-stanwix st-marys",
        )
    )

    assert "develop.oswego" in offered(match, "british")
    assert "develop.fort-stanwix" not in offered(match, "british")


def test_a_town_is_not_developed_again() -> None:
    match = started(layout(british="boston st-marys"))

    assert "develop.boston" not in offered(match, "british")


def test_a_place_is_not_developed_with_its_own_settler() -> None:
    match = started(layout(british="philadelphia norfolk"))

    assert "develop.philadelphia" not in offered(match, "british")


def test_without_a_disc_nothing_is_developed() -> None:
    state = layout(board={"albany": "british village"}, british="albany st-marys")
    state.players["british"].towns = 0

    assert "develop.albany" not in offered(started(state), "british")


def test_fortifying_costs_the_card_a_fortification_and_three() -> None:
    state = layout(british="pemaquid fortification")

    match = play(state, "british fortify.pemaquid")

    player = match.state.players["british"]
    assert Settlement("british", fortified=True) == match.state.board["pemaquid"]
    assert ["b-pemaquid", "b-fortification"] == player.discard
    assert (9, 11) == (player.money, match.state.fortifications)


def test_the_fortification_is_chosen_where_there_are_two_kinds() -> None:
    state = layout(british="pemaquid fortification n-fortification")

    match = play(state, "british fortify.pemaquid", "british n-fortification")

    assert ["b-fortification"] == match.state.players["british"].hand


@pytest.mark.parametrize(
    "changes",
    [
        {"money": {"british": 2}},
        {"board": {"pemaquid": "british village fortified"}},
        {"fortifications": 0},
        {"sieges": {"french": "pemaquid"}},
    ],
    ids=["too poor", "fortified already", "no disc left", "besieged"],
)
def test_fortifying_is_refused(changes: dict[str, object]) -> None:
    match = started(layout(british="pemaquid fortification", **changes))  # type: ignore[arg-type]

    assert "fortify.pemaquid" not in offered(match, "british")


def test_a_place_without_points_may_be_fortified() -> None:
    state = layout(board={"fort-halifax": "british village"}, british="fort-halifax fortification")

    match = play(state, "british fortify.fort-halifax")

    assert match.state.board["fort-halifax"].fortified


def test_settling_quebec_after_raids_wins_at_once() -> None:
    state = layout(
        board={"quebec": "neutral", "louisbourg": "british village"},
        british="louisbourg norfolk boston",
    )

    match = play(state, "british settle.quebec")

    assert "capital" == match.state.ended
    assert match.outcome is not None
    assert ((0,), (1,)) == match.outcome.places


@pytest.mark.parametrize(("launch", "place"), [("pemaquid", "boston"), ("albany", "new-york")])
def test_the_french_win_by_settling_boston_or_new_york(launch: str, place: str) -> None:
    state = layout(
        board={launch: "french village", place: "neutral", "fort-halifax": "french village",
               "kennebec": "french village", "fort-william-henry": "french village",
               "ticonderoga": "french village", "fort-st-john": "french village"},
        french=f"{launch} quebec louisbourg n-settlers tadoussac",
        active="french",
    )  # fmt: skip

    match = started(state)
    play(match, f"french settle.{place}")
    while match.outcome is None and match.pending:
        match.expire([next(iter(match.pending))])

    assert ("capital", "french") == (match.state.ended, match.state.winner)


def test_only_a_neutral_place_is_settled() -> None:
    board = {"halifax": "british village"}
    enemy = started(layout(board=board, british="halifax norfolk boston"))
    own = started(layout(british="boston norfolk new-york"))

    assert "settle.louisbourg" not in offered(enemy, "british")
    assert "settle.pemaquid" not in offered(own, "british")  # its card is in the deck
    assert "settle.canso" in offered(enemy, "british")


def test_a_settler_place_held_already_takes_a_settler_for_its_card_too() -> None:
    state = layout(british="boston norfolk")
    state.players["british"].deck.remove("b-pemaquid")
    state.players["british"].locations.append("b-pemaquid")

    assert "settle.pemaquid" not in offered(started(state), "british")


def test_a_fortified_village_stays_fortified_as_a_town() -> None:
    state = layout(board={"albany": "british village fortified"}, british="albany st-marys")

    match = play(state, "british develop.albany")

    assert Settlement("british", town=True, fortified=True) == match.state.board["albany"]


def test_a_town_is_fortified_like_a_village() -> None:
    match = play(layout(british="boston fortification"), "british fortify.boston")

    assert Settlement("british", town=True, fortified=True) == match.state.board["boston"]


def test_a_besieged_place_is_settled_again_for_its_card_too() -> None:
    state = layout(british="boston norfolk new-york", sieges={"french": "pemaquid f-militia"})
    state.players["british"].deck.remove("b-pemaquid")
    state.players["british"].locations.append("b-pemaquid")

    match = play(state, "british settle.pemaquid")

    assert "b-pemaquid" in match.state.players["british"].discard


def test_the_last_three_coins_fortify() -> None:
    state = layout(british="pemaquid fortification", money={"british": 3})

    match = play(state, "british fortify.pemaquid")

    assert 0 == match.state.players["british"].money


def test_a_place_settled_again_may_be_fortified_in_the_same_turn() -> None:
    state = layout(
        board={"pemaquid": "neutral"}, british="boston norfolk new-york pemaquid fortification"
    )
    assert "fortify.pemaquid" not in offered(started(state), "british")

    match = play(state, "british settle.pemaquid", "british fortify.pemaquid")

    assert Settlement("british", fortified=True) == match.state.board["pemaquid"]
