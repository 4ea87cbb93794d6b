"""Besiege, reinforce, win, lose, withdraw (rulebook pages 6 to 8 and 11)."""

from __future__ import annotations

import pytest

from engine.core import Match
from engine.few_acres.besieging import ahead_in
from engine.few_acres.content import Side
from engine.few_acres.sieges import start_of, value_in_siege
from engine.few_acres.state import Settlement
from tests.engine.few_acres.table import GAME, asked, layout, offered, play, started, told

HALIFAX = {"halifax": "british village"}


def test_example_louisbourg_is_besieged_in_all_steps() -> None:
    # Halifax, a ship and Siege Artillery for three; then Infantry, and the Military Leader free.
    state = layout(
        board=HALIFAX,
        british="halifax norfolk siege-artillery regular-infantry military-leader",
        french="start-infantry port-royal gaspe",
        decks={"british": "new-york boston philadelphia new-haven pemaquid"},
    )
    assert -2 == start_of(state, "louisbourg")  # one that each place has, and one printed

    match = play(state, "british besiege.louisbourg", "british b-siege-artillery")
    siege = match.state.sieges["british"]
    assert 1 == siege.marker
    assert ["b-siege-artillery"] == siege.cards["british"]
    assert ["b-halifax", "b-norfolk"] == match.state.players["british"].discard[-2:]
    assert 9 == match.state.players["british"].money

    play(match, "british reinforce.british.b-regular-infantry")
    play(match, "british leader.british.b-military-leader")
    siege = match.state.sieges["british"]
    assert 4 == siege.marker
    assert 0 == match.state.actions

    # The French defend with Infantry and with Port Royal, whose ship counts here.
    play(match, "british end", "french reinforce.british.f-start-infantry")
    play(match, "french reinforce.british.f-port-royal")
    siege = match.state.sieges["british"]
    assert 1 == siege.marker
    assert ["f-start-infantry", "f-port-royal"] == siege.cards["french"]


def test_example_louisbourg_falls_and_is_settled_with_new_york() -> None:
    state = layout(
        sieges={"british": "louisbourg +3 siege-artillery french:start-infantry french:port-royal"},
        british="new-york pemaquid norfolk new-haven boston",
        stage="siege",
    )

    match = play(state, "british b-new-york")

    board, british = match.state.board, match.state.players["british"]
    assert Settlement("british") == board["louisbourg"]
    assert (1, 0) == (british.captured_villages, british.captured_towns)
    assert ["b-new-york", "b-louisbourg", "b-siege-artillery"] == british.discard
    # Port Royal can't be lost, so the Infantry goes back.
    assert "f-start-infantry" in match.state.players["french"].empire
    assert ["f-port-royal"] == match.state.players["french"].discard
    assert {} == match.state.sieges
    assert 2 == match.state.actions


def test_the_loser_chooses_which_card_goes_back() -> None:
    state = layout(
        sieges={"british": "louisbourg +3 siege-artillery french:start-infantry french:f-militia"},
        british="new-york",
        stage="siege",
    )

    match = play(state, "british none")
    assert {"french": "siege.card"} == asked(match)
    assert ["f-start-infantry", "f-militia"] == offered(match, "french")
    play(match, "french f-militia")

    assert "louisbourg" not in match.state.board
    assert ["f-start-infantry"] == match.state.players["french"].discard
    assert "f-militia" in match.state.players["french"].empire


def test_a_loser_without_empire_cards_loses_none() -> None:
    state = layout(
        sieges={"british": "louisbourg +3 siege-artillery french:port-royal"},
        british="new-york",
        stage="siege",
    )

    match = play(state, "british none")

    assert [] == told(match, "returned-card")
    assert ["f-port-royal"] == match.state.players["french"].discard


def test_a_lost_neutral_card_goes_back_to_the_neutral_ones() -> None:
    state = layout(
        sieges={"british": "louisbourg +3 siege-artillery french:n-fortification"},
        british="new-york",
        stage="siege",
    )

    match = play(state, "british none")

    assert "n-fortification" in match.state.neutral


def test_a_fallen_fortification_goes_back_to_the_stock() -> None:
    state = layout(
        board={"louisbourg": "french village fortified"},
        sieges={"british": "louisbourg +2 siege-artillery"},
        british="new-york",
        stage="siege",
    )
    assert 11 == state.fortifications

    match = play(state, "british none")

    assert 12 == match.state.fortifications


def test_a_fallen_place_without_the_settler_symbol_is_settled_for_nothing() -> None:
    state = layout(
        board={"oswego": "french village"},
        sieges={"british": "oswego +2 siege-artillery"},
        british="norfolk",
        stage="siege",
    )

    match = play(state, "british settle")

    assert Settlement("british") == match.state.board["oswego"]
    assert "b-oswego" in match.state.players["british"].discard
    assert ["b-norfolk"] == match.state.players["british"].hand


def test_without_a_cube_a_fallen_place_stays_neutral() -> None:
    state = layout(
        board={"oswego": "french town"},
        sieges={"british": "oswego +2 siege-artillery"},
        british="norfolk",
        stage="siege",
    )
    state.players["british"].villages = 0

    match = started(state)

    assert {"british": "turn.action"} == asked(match)
    assert "oswego" not in match.state.board
    assert (0, 1) == (
        match.state.players["british"].captured_villages,
        match.state.players["british"].captured_towns,
    )


def test_whether_to_settle_is_asked_without_a_settler_too() -> None:
    # Skipping the question would tell that there is none in hand.
    state = layout(
        sieges={"british": "louisbourg +3 siege-artillery"}, british="norfolk", stage="siege"
    )

    match = started(state)

    assert {"british": "siege.settle"} == asked(match)
    assert ["none"] == offered(match, "british")


@pytest.mark.parametrize(
    ("attacker", "marker", "is_won"),
    [("british", 1, False), ("british", 2, True), ("french", 0, False), ("french", -1, True)],
)
def test_the_attacker_needs_two_and_the_defender_one(
    attacker: str, marker: int, is_won: bool
) -> None:
    place = "louisbourg" if attacker == "british" else "pemaquid"
    card = "siege-artillery"
    state = layout(sieges={attacker: f"{place} {marker:+d} {card}"}, active="french", actions=0)  # type: ignore[dict-item]

    match = play(state, "french end")

    assert is_won == bool(told(match, "won-siege"))


def test_with_the_option_the_defender_needs_two() -> None:
    for marker, is_won in ((-1, False), (-2, True)):
        state = layout(
            options={"defender": "2"},
            sieges={"french": f"pemaquid {marker} siege-artillery"},
            active="french",
            actions=0,
        )

        match = play(state, "french end")

        assert is_won == bool(told(match, "won-siege"))


def test_the_defender_wins_and_keeps_the_place() -> None:
    state = layout(
        sieges={"french": "pemaquid -1 f-militia british:b-militia"}, active="french", actions=0
    )

    match = play(state, "french end")

    assert Settlement("british") == match.state.board["pemaquid"]
    assert "f-militia" in match.state.players["french"].empire
    assert ["b-militia"] == match.state.players["british"].discard


def test_a_side_attacks_one_place_at_a_time() -> None:
    state = layout(
        board=HALIFAX,
        british="halifax norfolk regular-infantry",
        sieges={"british": "port-royal militia"},
    )

    assert [] == [key for key in offered(started(state), "british") if key.startswith("besiege")]


def test_two_sieges_can_run_one_each_way() -> None:
    state = layout(
        board=HALIFAX,
        british="halifax norfolk regular-infantry",
        sieges={"french": "pemaquid f-militia"},
    )

    match = play(state, "british besiege.louisbourg")

    assert {"british", "french"} == set(match.state.sieges)


def test_with_two_sieges_the_player_chooses_which_to_reinforce() -> None:
    state = layout(
        board=HALIFAX,
        british="militia",
        sieges={"british": "louisbourg militia.2", "french": "pemaquid f-militia"},
    )

    keys = offered(started(state), "british")

    assert {"reinforce.british.b-militia", "reinforce.french.b-militia"} <= set(keys)


def test_a_ship_starts_a_siege_only_of_a_place_with_the_symbol() -> None:
    by_sea = layout(board=HALIFAX, british="halifax norfolk new-haven")
    inland = layout(
        board={"oswego": "french village", "albany": "british village",
               "fort-stanwix": "british village"},
        british="fort-stanwix bateaux norfolk",
    )  # fmt: skip

    assert "besiege.louisbourg" in offered(started(by_sea), "british")
    assert "besiege.oswego" not in offered(started(inland), "british")


@pytest.mark.parametrize("place", ["fort-beausejour", "trois-rivieres"])
def test_ships_add_nothing_where_the_symbol_is_missing(place: str) -> None:
    state = layout(board={place: "french village"}, sieges={"british": place})

    assert 0 == value_in_siege(state, "b-ships", place, defends=False)


def test_a_card_with_both_symbols_counts_once() -> None:
    state = layout(sieges={"british": "louisbourg"})

    assert 1 == value_in_siege(state, "b-new-york", "louisbourg", defends=False)
    assert 1 == value_in_siege(state, "f-quebec", "louisbourg", defends=True)


def test_a_fortification_only_defends_and_starts_no_siege() -> None:
    state = layout(board=HALIFAX, british="halifax norfolk fortification n-fortification")
    keys = offered(started(state), "british")
    assert "besiege.louisbourg" not in keys

    state = layout(
        british="fortification", sieges={"british": "louisbourg", "french": "pemaquid f-militia"}
    )
    keys = offered(started(state), "british")
    assert ["reinforce.french.b-fortification"] == [k for k in keys if k.startswith("reinforce")]


def test_artillery_costs_three_each_time() -> None:
    poor = layout(british="siege-artillery", sieges={"british": "louisbourg"}, money={"british": 2})
    rich = layout(british="siege-artillery", sieges={"british": "louisbourg"}, money={"british": 3})

    assert "reinforce.british.b-siege-artillery" not in offered(started(poor), "british")
    match = play(rich, "british reinforce.british.b-siege-artillery")
    assert 0 == match.state.players["british"].money


def test_the_military_leader_may_be_the_third_card_of_a_siege() -> None:
    state = layout(board=HALIFAX, british="halifax norfolk military-leader")

    match = play(state, "british besiege.louisbourg")

    assert -1 == match.state.sieges["british"].marker
    assert 1 == match.state.actions


def test_the_card_of_a_besieged_place_cannot_be_used() -> None:
    state = layout(
        french="louisbourg fortification quebec gaspe",
        sieges={"british": "louisbourg +1 militia"},
        active="french",
    )

    keys = offered(started(state), "french")

    assert "piracy" not in keys
    assert "fortify.louisbourg" not in keys
    assert "reinforce.british.f-louisbourg" not in keys


def test_the_marker_stops_at_the_ends_of_the_track() -> None:
    state = layout(british="regular-infantry", sieges={"british": "louisbourg +6 siege-artillery"})

    match = play(state, "british reinforce.british.b-regular-infantry")

    assert 7 == match.state.sieges["british"].marker


def test_quebec_fortified_starts_at_the_end_of_the_track() -> None:
    state = layout(board={"quebec": "french town fortified"})

    assert -5 == start_of(state, "quebec")
    assert -4 == start_of(layout(board={"boston": "british town fortified"}), "boston")


def test_the_defender_reinforces_only_a_place_in_supply() -> None:
    # Fort Duquesne is cut off, since Cumberland is neutral.
    state = layout(
        board={"fort-duquesne": "british village"},
        british="militia",
        sieges={"french": "fort-duquesne f-militia"},
    )
    assert [] == [k for k in offered(started(state), "british") if k.startswith("reinforce")]

    state = layout(
        board={"fort-duquesne": "british village", "cumberland": "british village"},
        british="militia",
        sieges={"french": "fort-duquesne f-militia"},
    )
    assert "reinforce.french.b-militia" in offered(started(state), "british")


def test_the_attacker_reinforces_from_next_to_the_place() -> None:
    board = {"oswego": "french village", "albany": "british village"}
    state = layout(board=board, british="militia", sieges={"british": "oswego militia.2"})
    assert [] == [k for k in offered(started(state), "british") if k.startswith("reinforce")]

    state = layout(
        board={**board, "fort-stanwix": "british village"},
        british="militia",
        sieges={"british": "oswego militia.2"},
    )
    assert "reinforce.british.b-militia" in offered(started(state), "british")


def test_withdrawing_is_free_and_costs_a_card() -> None:
    state = layout(
        british="norfolk",
        sieges={"british": "louisbourg +1 militia new-york french:f-militia"},
    )

    match = play(state, "british withdraw")

    assert {} == match.state.sieges
    assert "b-militia" in match.state.players["british"].empire
    assert ["b-new-york"] == match.state.players["british"].discard
    assert ["f-militia"] == match.state.players["french"].discard
    assert 2 == match.state.actions


def test_the_besieged_may_surrender_and_the_attacker_settles_out_of_turn() -> None:
    state = layout(
        board={"louisbourg": "french village fortified"},
        sieges={"british": "louisbourg -1 militia french:n-fortification"},
        british="new-york norfolk",
        active="french",
    )

    match = play(state, "french surrender")
    assert {"british": "siege.settle"} == asked(match)
    play(match, "british b-new-york")

    assert Settlement("british") == match.state.board["louisbourg"]
    assert 1 == match.state.players["british"].captured_villages
    assert 12 == match.state.fortifications
    assert "n-fortification" in match.state.neutral
    assert {"french": "turn.action"} == asked(match)


def test_without_the_option_nobody_surrenders() -> None:
    state = layout(
        options={"surrender": "no"}, sieges={"british": "louisbourg militia"}, active="french"
    )

    assert "surrender" not in offered(started(state), "french")


@pytest.mark.parametrize(
    ("attacker", "place"), [("british", "quebec"), ("french", "boston"), ("french", "new-york")]
)
def test_taking_a_capital_wins_at_once_without_settling(attacker: str, place: str) -> None:
    foe = "french" if attacker == "british" else "british"
    state = layout(
        sieges={attacker: f"{place} +2 siege-artillery"},  # type: ignore[dict-item]
        active=foe,
        actions=0,
    )
    state.players[attacker].villages = 0  # type: ignore[index]

    match = play(state, f"{foe} end")

    assert ("capital", attacker) == (match.state.ended, match.state.winner)
    assert match.outcome is not None


def test_surrendering_the_capital_loses_at_once() -> None:
    state = layout(sieges={"british": "quebec -1 militia"}, active="french")

    match = play(state, "french surrender")

    assert ("capital", "british") == (match.state.ended, match.state.winner)


def test_a_siege_in_which_nobody_is_far_enough_ahead_goes_on() -> None:
    state = layout(sieges={"british": "louisbourg +1 militia"}, active="french", actions=0)

    match = play(state, "french end")

    assert {"british": "turn.action"} == asked(match)
    assert 1 == match.state.sieges["british"].marker


def test_ahead_in_says_who_leads() -> None:
    assert ["defender", "nobody", "attacker"] == [ahead_in(marker) for marker in (-1, 0, 1)]


def test_a_saved_siege_loads_where_it_stood() -> None:
    state = layout(
        sieges={"british": "louisbourg +3 siege-artillery french:f-militia french:start-infantry"},
        british="new-york",
        stage="siege",
    )
    match = play(state, "british none")

    again = Match.from_json(GAME, match.to_json())

    assert match.pending == again.pending


def test_the_loser_keeps_the_card_of_a_place_that_has_fallen() -> None:
    state = layout(
        sieges={"british": "louisbourg +3 siege-artillery"}, british="norfolk",
        french="louisbourg gaspe", stage="siege",
    )  # fmt: skip

    match = play(state, "british none")

    assert ["f-louisbourg", "f-gaspe"] == match.state.players["french"].hand
    assert "f-louisbourg" not in match.state.players["french"].locations


def test_a_fallen_town_is_kept_as_a_disc() -> None:
    state = layout(
        board={"louisbourg": "french town"}, british="norfolk",
        sieges={"british": "louisbourg +2 siege-artillery"}, stage="siege",
    )  # fmt: skip

    british = play(state, "british none").state.players["british"]

    assert (0, 1, 4) == (british.captured_villages, british.captured_towns, british.captured_points)


@pytest.mark.parametrize(
    "sieges",
    [{"british": "louisbourg -1 militia"}, {"french": "pemaquid +2 f-militia"}],
    ids=["lost by the attacker on turn", "lost by the defender on turn"],
)
def test_a_siege_ends_only_at_the_start_of_its_winners_turn(sieges: dict[str, str]) -> None:
    state = layout(sieges=sieges, active="french", actions=0)  # type: ignore[arg-type]

    match = play(state, "french end")
    assert [] == told(match, "won-siege")
    assert {"british": "turn.action"} == asked(match)
    play(match, "british pass", "british pass", "british end")

    assert 1 == len(told(match, "won-siege"))


def test_both_sieges_may_end_as_a_turn_starts() -> None:
    state = layout(
        sieges={"british": "louisbourg +2 siege-artillery", "french": "pemaquid -1 f-militia"},
        british="norfolk",
        active="french",
        actions=0,
    )

    match = play(state, "french end", "british none")

    assert {} == match.state.sieges
    assert "louisbourg" not in match.state.board
    assert Settlement("british") == match.state.board["pemaquid"]


def test_the_military_leader_needs_supply_like_any_card() -> None:
    board = {"oswego": "french village", "albany": "british village"}
    near = {**board, "fort-stanwix": "british village"}
    sieges: dict[Side, str] = {"british": "oswego militia"}
    cut_off = layout(board=board, british="military-leader", sieges=sieges)
    supplied = layout(board=near, british="military-leader", sieges=sieges)

    key = "leader.british.b-military-leader"
    assert key not in offered(started(cut_off), "british")
    assert key in offered(started(supplied), "british")


def test_no_card_comes_to_a_siege_by_a_trail() -> None:
    # Boston and Deerfield are joined by a trail, New Haven and Deerfield by a river.
    board = {"deerfield": "french village"}
    sieges: dict[Side, str] = {"british": "deerfield militia"}
    trail = layout(board={**board, "new-haven": "neutral"}, british="rangers", sieges=sieges)
    river = layout(board=board, british="rangers", sieges=sieges)

    assert "reinforce.british.b-rangers" not in offered(started(trail), "british")
    assert "reinforce.british.b-rangers" in offered(started(river), "british")


def test_a_siege_goes_on_without_supply() -> None:
    state = layout(
        board={"oswego": "french village"}, british="norfolk", active="french", actions=0,
        sieges={"british": "oswego +2 militia"},
    )  # fmt: skip

    match = play(state, "french end", "british settle")

    assert Settlement("british") == match.state.board["oswego"]


def test_the_winner_settles_only_with_a_settler_that_serves() -> None:
    state = layout(
        sieges={"british": "louisbourg +2 siege-artillery", "french": "new-york f-militia"},
        british="new-york boston n-settlers", stage="siege",
    )  # fmt: skip

    assert ["b-boston", "n-settlers", "none"] == offered(started(state), "british")


def test_a_fallen_place_without_a_card_is_settled_all_the_same() -> None:
    state = layout(
        sieges={"british": "montreal +2 siege-artillery"}, british="new-york", stage="siege"
    )

    match = play(state, "british b-new-york")

    assert Settlement("british") == match.state.board["montreal"]
    assert ["b-new-york", "b-siege-artillery"] == match.state.players["british"].discard
