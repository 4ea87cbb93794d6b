"""Raid, ambush, Priest and Indian Leader, and how the other side answers (pages 8 and 9)."""

from __future__ import annotations

import pytest

from engine.few_acres.roads import raid_reach
from engine.few_acres.state import Settlement
from tests.engine.few_acres.table import asked, layout, offered, play, started, told

KENNEBEC = {
    "kennebec": "french village",
    "fort-halifax": "british village",
    "deerfield": "british village",
}


def test_example_kennebec_reaches_fort_halifax_deerfield_and_pemaquid_with_one_card() -> None:
    reach = raid_reach(layout(board=KENNEBEC, active="french"), "french")

    one = {place for place, cards in reach.items() if cards == 1}
    assert {"fort-halifax", "deerfield", "pemaquid"} == one
    assert 2 == reach["boston"]


def test_example_with_deerfield_fortified_only_fort_halifax_and_pemaquid_are_left() -> None:
    board = {**KENNEBEC, "deerfield": "british village fortified"}

    reach = raid_reach(layout(board=board, active="french"), "french")

    assert {"fort-halifax", "pemaquid"} == {place for place, n in reach.items() if n <= 3}
    assert "boston" not in reach


def test_in_the_first_edition_a_card_reaches_one_link() -> None:
    state = layout(options={"edition": "first"}, board=KENNEBEC, active="french")

    reach = raid_reach(state, "french")

    assert (1, 2, 3) == (reach["fort-halifax"], reach["deerfield"], reach["boston"])


def test_no_raid_goes_by_sea() -> None:
    state = layout(board={"halifax": "british village"}, active="french")

    assert {"gaspe", "louisbourg", "tadoussac"}.isdisjoint(raid_reach(state, "british"))


def test_a_raid_starts_from_a_place_without_supply_too() -> None:
    state = layout(board={"oswego": "british village", "fort-frontenac": "french village"})

    assert 1 == raid_reach(state, "british")["fort-frontenac"]


def test_a_besieged_place_is_neither_start_nor_way_nor_target() -> None:
    state = layout(board=KENNEBEC, sieges={"british": "kennebec"}, active="french")
    assert "fort-halifax" in raid_reach(state, "french")  # from Quebec, through Kennebec

    state = layout(
        board={**KENNEBEC, "quebec": "neutral"}, sieges={"british": "kennebec"}, active="french"
    )
    assert 4 == raid_reach(state, "french")["fort-halifax"]  # round by Deerfield

    state = layout(board=KENNEBEC, sieges={"french": "fort-halifax"}, active="french")
    assert "fort-halifax" not in raid_reach(state, "french")


def test_a_raid_passes_a_place_that_the_raider_besieges() -> None:
    board = {**KENNEBEC, "deerfield": "neutral"}
    besieging = layout(board=board, sieges={"french": "fort-halifax"}, active="french")

    assert 1 == raid_reach(besieging, "french")["pemaquid"]


def test_a_raid_does_not_pass_an_own_place_under_siege() -> None:
    board = {"quebec": "french town", "kennebec": "french village", "fort-halifax": "neutral"}
    free = layout(board=board, active="french")
    besieged = layout(board=board, sieges={"british": "kennebec"}, active="french")

    assert 1 == raid_reach(free, "french")["pemaquid"]
    assert 5 == raid_reach(besieged, "french")["pemaquid"]  # round by Deerfield


def raid_of_fort_halifax(british: str, french: str = "coureurs-de-bois gaspe") -> list[str]:
    match = play(
        layout(board=KENNEBEC, french=french, british=british, active="french"),
        "french raid.fort-halifax",
    )
    assert {"british": "raid.block"} == asked(match)
    return offered(match, "british")


def test_a_village_raided_is_gone() -> None:
    state = layout(board=KENNEBEC, french="coureurs-de-bois", british="norfolk", active="french")

    match = play(state, "french raid.fort-halifax", "british none")

    assert "fort-halifax" not in match.state.board
    assert 1 == match.state.players["french"].captured_villages
    assert ["f-coureurs-de-bois"] == match.state.players["french"].discard
    assert 1 == match.state.actions


def test_a_town_raided_becomes_a_village() -> None:
    board = {**KENNEBEC, "deerfield": "british town"}
    state = layout(board=board, french="coureurs-de-bois", british="norfolk", active="french")
    cubes = state.players["british"].villages

    match = play(state, "french raid.deerfield", "british none")

    assert Settlement("british") == match.state.board["deerfield"]
    assert 1 == match.state.players["french"].captured_towns
    assert cubes - 1 == match.state.players["british"].villages


def test_a_town_raided_is_gone_if_its_owner_has_no_cube() -> None:
    board = {**KENNEBEC, "deerfield": "british town"}
    state = layout(board=board, french="coureurs-de-bois", british="norfolk", active="french")
    state.players["british"].villages = 0

    match = play(state, "french raid.deerfield", "british none")

    assert "deerfield" not in match.state.board


@pytest.mark.parametrize(
    ("card", "blocks"),
    [
        ("n-native-americans", True),
        ("b-rangers", True),
        ("b-fortification", True),
        ("n-fortification", True),
        ("b-fort-halifax", True),
        ("b-militia", False),
        ("b-pemaquid", False),
        ("b-regular-infantry", False),
    ],
)
def test_what_blocks_a_raid_on_the_british(card: str, blocks: bool) -> None:
    assert ([card] if blocks else []) + ["none"] == raid_of_fort_halifax(card)


@pytest.mark.parametrize(
    "card", ["f-militia", "f-coureurs-de-bois", "f-native-americans", "f-oswego"]
)
def test_what_blocks_a_raid_on_the_french(card: str) -> None:
    state = layout(
        board={"oswego": "french village", "fort-frontenac": "french village",
               "fort-stanwix": "british village"},
        british="rangers",
        french=card,
    )  # fmt: skip

    match = play(state, "british raid.oswego", f"french {card}")

    assert [card] == match.state.players["french"].discard
    assert Settlement("french") == match.state.board["oswego"]
    assert 1 == match.state.actions  # a blocked raid still costs the action


def test_the_places_own_card_blocks_only_in_supply() -> None:
    assert ["b-fort-halifax", "none"] == raid_of_fort_halifax("fort-halifax")
    cut_off = layout(
        board={"oswego": "british village", "fort-frontenac": "french village"},
        british="oswego",
        french="coureurs-de-bois",
        active="french",
    )

    match = play(cut_off, "french raid.oswego")

    assert ["none"] == offered(match, "british")


def test_natives_cost_one_each_in_a_raid_and_nothing_to_block() -> None:
    state = layout(
        board=KENNEBEC,
        french="native-americans n-native-americans",
        british="n-native-americans.2",
        active="french",
    )

    match = play(state, "french raid.boston")
    assert 3 == match.state.players["french"].money
    play(match, "british n-native-americans.2")

    assert 12 == match.state.players["british"].money
    assert Settlement("british", town=True) == match.state.board["boston"]


def test_what_cannot_be_paid_is_not_offered() -> None:
    state = layout(
        board=KENNEBEC,
        french="native-americans n-native-americans",
        money={"french": 1},
        active="french",
    )

    keys = offered(started(state), "french")

    assert "raid.fort-halifax" in keys
    assert "raid.boston" not in keys


@pytest.mark.parametrize("leader", ["priest", "n-native-americans"])
def test_a_second_card_reaches_one_link_farther(leader: str) -> None:
    state = layout(
        board=KENNEBEC, french=f"coureurs-de-bois {leader}", british="norfolk", active="french"
    )

    match = play(state, "french raid.boston", "british none")

    assert Settlement("british") == match.state.board["boston"]


def test_priests_do_not_raid_alone() -> None:
    alone = layout(board=KENNEBEC, french="priest priest.2", active="french")
    led = layout(board=KENNEBEC, french="priest priest.2 coureurs-de-bois", active="french")

    assert [] == [key for key in offered(started(alone), "french") if key.startswith("raid")]
    assert "raid.boston" in offered(started(led), "french")


def test_the_raiders_are_chosen_one_by_one_and_more_may_join() -> None:
    state = layout(
        board=KENNEBEC,
        french="priest coureurs-de-bois native-americans",
        british="norfolk",
        active="french",
    )

    match = play(state, "french raid.boston")
    assert {"french": "raid.card"} == asked(match)
    play(match, "french f-priest")
    assert ["f-coureurs-de-bois", "f-native-americans"] == offered(match, "french")
    play(match, "french f-coureurs-de-bois")
    assert {"french": "raid.more"} == asked(match)
    play(match, "french go")

    assert match.state.attack is not None
    assert ["f-priest", "f-coureurs-de-bois"] == match.state.attack.cards


def test_the_last_free_seat_of_a_raid_is_kept_for_who_can_raid_alone() -> None:
    state = layout(
        board=KENNEBEC, french="priest priest.2 coureurs-de-bois", british="norfolk",
        active="french",
    )  # fmt: skip

    match = play(state, "french raid.boston", "french f-priest")

    # The second can only be the Coureurs; then the other Priest may still join.
    assert {"french": "raid.more"} == asked(match)
    assert ["go", "f-priest.2"] == offered(match, "french")


def test_the_victim_is_asked_whatever_it_holds() -> None:
    assert ["none"] == raid_of_fort_halifax("norfolk")


def test_the_indian_leader_lengthens_a_raid_of_the_british() -> None:
    state = layout(
        board={"fort-halifax": "british village"}, british="rangers indian-leader", french="gaspe"
    )
    assert (1, 2) == tuple(raid_reach(state, "british")[p] for p in ("quebec", "trois-rivieres"))

    match = play(state, "british raid.trois-rivieres", "french none")

    assert "trois-rivieres" not in match.state.board
    assert ["b-rangers", "b-indian-leader"] == match.state.players["british"].discard


# Ambush


@pytest.mark.parametrize(
    ("victim", "place"),
    [("militia", "hand"), ("regular-infantry", "hand"), ("siege-artillery", "reserve")],
)
def test_an_ambushed_card_goes_back_to_the_empire_cards(victim: str, place: str) -> None:
    hand, reserve = (victim, "") if place == "hand" else ("norfolk", victim)
    state = layout(
        british=hand, reserves={"british": reserve}, french="coureurs-de-bois", active="french"
    )

    match = play(state, "french ambush.f-coureurs-de-bois", f"british {place}.b-{victim}")

    assert f"b-{victim}" in match.state.players["british"].empire
    assert ["f-coureurs-de-bois"] == match.state.players["french"].discard


@pytest.mark.parametrize("victim", ["regular-infantry", "siege-artillery", "start-infantry"])
def test_what_is_vulnerable_of_the_french(victim: str) -> None:
    match = play(layout(british="rangers", french=victim), "british ambush.b-rangers")

    assert [f"hand.f-{victim}"] == offered(match, "french")


@pytest.mark.parametrize(
    "card",
    ["f-militia", "f-quebec", "f-military-leader", "f-coureurs-de-bois", "f-native-americans"],
)
def test_what_is_not_vulnerable(card: str) -> None:
    match = play(layout(british="rangers", french=card), "british ambush.b-rangers")

    assert "show" == offered(match, "french")[-1]


@pytest.mark.parametrize("card", ["f-militia", "f-coureurs-de-bois", "f-native-americans"])
def test_what_blocks_an_ambush_on_the_french(card: str) -> None:
    state = layout(british="rangers", french=f"{card} regular-infantry")

    match = play(state, "british ambush.b-rangers", f"french block.{card}")

    assert [card] == match.state.players["french"].discard
    assert ["f-regular-infantry"] == match.state.players["french"].hand
    assert 1 == match.state.actions


@pytest.mark.parametrize("card", ["b-rangers", "n-native-americans"])
def test_what_blocks_an_ambush_on_the_british(card: str) -> None:
    state = layout(british=card, french="coureurs-de-bois", active="french")

    match = play(state, "french ambush.f-coureurs-de-bois", f"british block.{card}")

    assert [card] == match.state.players["british"].discard


@pytest.mark.parametrize("card", ["b-militia", "b-fortification", "b-boston"])
def test_what_blocks_no_ambush(card: str) -> None:
    state = layout(british=card, french="coureurs-de-bois", active="french")

    match = play(state, "french ambush.f-coureurs-de-bois")

    assert [] == [key for key in offered(match, "british") if key.startswith("block")]


def test_the_reserve_blocks_nothing() -> None:
    state = layout(
        british="norfolk", reserves={"british": "rangers"}, french="coureurs-de-bois",
        active="french",
    )  # fmt: skip

    match = play(state, "french ambush.f-coureurs-de-bois")

    assert ["show"] == offered(match, "british")


def test_whoever_has_nothing_vulnerable_shows_the_hand_to_the_attacker_only() -> None:
    state = layout(british="norfolk boston", french="coureurs-de-bois", active="french")

    match = play(state, "french ambush.f-coureurs-de-bois", "british show")

    [seen] = told(match, "hand-seen")
    assert (1,) == seen.to
    assert "place-norfolk" in str(seen.args["cards"])
    [shown] = told(match, "showed-hand")
    assert (None, ["seat"]) == (shown.to, list(shown.args))
    assert match.revealed


def test_an_ambush_by_natives_costs_one() -> None:
    state = layout(british="norfolk", french="native-americans", active="french")
    match = play(state, "french ambush.f-native-americans", "british show")
    assert 4 == match.state.players["french"].money

    poor = layout(french="native-americans", money={"french": 0}, active="french")
    assert "ambush.f-native-americans" not in offered(started(poor), "french")


def test_by_default_the_cheapest_card_goes() -> None:
    state = layout(
        british="siege-artillery regular-infantry militia", french="coureurs-de-bois",
        active="french",
    )  # fmt: skip

    match = play(state, "french ambush.f-coureurs-de-bois")
    match.expire([0])  # type: ignore[list-item]

    assert ["b-siege-artillery", "b-regular-infantry"] == match.state.players["british"].hand


# Priest and Indian Leader


@pytest.mark.parametrize("where", ["hand", "reserve"])
def test_the_priest_takes_a_neutral_native(where: str) -> None:
    zones = ("n-native-americans", "") if where == "hand" else ("norfolk", "n-native-americans")
    state = layout(
        british=zones[0], reserves={"british": zones[1]}, french="priest gaspe", active="french"
    )

    match = play(state, "french natives", f"british {where}")

    assert ["n-native-americans", "f-priest"] == match.state.players["french"].discard
    assert 5 == match.state.players["french"].money  # a Priest costs nothing


def test_the_victim_says_from_where_the_native_comes() -> None:
    state = layout(
        british="n-native-americans", reserves={"british": "n-native-americans.2"},
        french="priest", active="french",
    )  # fmt: skip

    match = play(state, "french natives")

    assert ["hand", "reserve"] == offered(match, "british")


def test_the_french_natives_of_their_own_cannot_be_taken() -> None:
    state = layout(british="indian-leader", french="native-americans")

    match = play(state, "british natives", "french show")

    assert ["f-native-americans"] == match.state.players["french"].hand
    assert 1 == len(told(match, "hand-seen"))


def test_the_indian_leader_takes_a_neutral_native() -> None:
    state = layout(british="indian-leader", french="n-native-americans")

    match = play(state, "british natives", "french hand")

    assert ["n-native-americans", "b-indian-leader"] == match.state.players["british"].discard
    assert 1 == match.state.actions


def test_a_raid_needs_as_many_cards_as_it_is_far() -> None:
    match = started(layout(board=KENNEBEC, french="coureurs-de-bois gaspe", active="french"))

    keys = [key for key in offered(match, "french") if key.startswith("raid")]

    assert {"raid.fort-halifax", "raid.deerfield", "raid.pemaquid"} == set(keys)


def test_the_last_coin_pays_for_an_ambush() -> None:
    state = layout(french="n-native-americans", money={"french": 1}, active="french")

    match = play(state, "french ambush.n-native-americans")

    assert 0 == match.state.players["french"].money


def test_natives_who_cannot_be_paid_lead_no_priests() -> None:
    state = layout(
        board=KENNEBEC, french="priest priest.2 native-americans", money={"french": 0},
        active="french",
    )  # fmt: skip

    keys = offered(started(state), "french")

    assert [] == [key for key in keys if key.startswith("raid")]


@pytest.mark.parametrize("hand", ["native-americans priest coureurs-de-bois",
                                  "priest coureurs-de-bois native-americans"])  # fmt: skip
def test_who_costs_nothing_raids_where_natives_cannot_be_paid(hand: str) -> None:
    state = layout(
        board=KENNEBEC, french=hand, british="norfolk", money={"french": 0}, active="french"
    )

    match = play(state, "french raid.boston")
    assert {"f-priest", "f-coureurs-de-bois"} == set(offered(match, "french"))
    play(match, "french f-coureurs-de-bois")

    assert match.state.attack is not None
    assert {"f-priest", "f-coureurs-de-bois"} == set(match.state.attack.cards)
