"""The editions, the 26 optional rules, and how sides are settled."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from engine.core import Config, Match, Number, Rng
from engine.few_acres.content import CARDS
from engine.few_acres.editions import CONTRADICTIONS, RULES, rules_in_force
from engine.few_acres.roads import raid_reach
from engine.few_acres.scoring import points, score
from engine.few_acres.setup import OPTIONS, deal
from engine.few_acres.sieges import value_in_siege
from engine.few_acres.state import State
from tests.engine.few_acres.table import GAME, asked, layout, offered, play, started, told


def dealt(**options: str) -> State:
    chosen = {rule.replace("_", "-"): value for rule, value in options.items()}
    return deal(Config(2, {"sides": "first-british", **chosen}), Rng(1))


def owned(state: State, side: str) -> set[str]:
    player = state.players[side]  # type: ignore[index]
    return {*player.hand, *player.deck}


# Editions


def test_by_default_the_bateaux_are_among_the_french_empire_cards() -> None:
    state = dealt()

    assert "f-bateaux" in state.players["french"].empire
    assert 9 == len(owned(state, "french"))


def test_the_second_edition_has_no_french_bateaux() -> None:
    state = dealt(edition="second")

    french = state.players["french"]
    assert "f-bateaux" not in {*owned(state, "french"), *french.empire}


def test_the_first_edition_starts_with_the_bateaux_and_its_older_rules() -> None:
    state = dealt(edition="first")

    assert "f-bateaux" in owned(state, "french")
    assert 10 == len(owned(state, "french"))
    expected = ["locations-in-reserve", "bateaux-in-start", "support-reshuffles", "short-raids"]
    assert expected == state.rules


# Combinations


def test_there_are_26_optional_rules_each_off_by_default() -> None:
    by_id = {option.id: option for option in OPTIONS}

    assert 26 == len(RULES) == len(set(RULES))
    assert {"no"} == {by_id[rule].default for rule in RULES}


@pytest.mark.parametrize("pair", CONTRADICTIONS, ids=lambda pair: "+".join(pair))
def test_contradictory_rules_are_refused_together(pair: tuple[str, str]) -> None:
    with pytest.raises(ValueError, match="can't hold together"):
        deal(Config(2, dict.fromkeys(pair, "yes")), Rng(1))


def test_all_other_pairs_can_be_played() -> None:
    for pair in itertools.combinations(RULES, 2):
        if pair not in CONTRADICTIONS and pair[::-1] not in CONTRADICTIONS:
            assert set(pair) <= set(rules_in_force("second", dict.fromkeys(pair, "yes")))


def test_a_chosen_rule_replaces_what_the_edition_says() -> None:
    rules = rules_in_force("first", {"bateaux-in-empire": "yes", "late-reshuffle": "yes"})

    assert "bateaux-in-start" not in rules
    assert "support-reshuffles" not in rules


# The rules, in the order of their numbers


def test_0_costly_reshuffle_is_paid() -> None:
    state = layout(options={"costly-reshuffle": "yes"}, british="norfolk", decks={"british": ""},
                   actions=0)  # fmt: skip

    match = play(state, "british end")

    assert 11 == match.state.players["british"].money


def test_0_who_cannot_pay_the_reshuffle_discards_two_after_refilling() -> None:
    state = layout(
        options={"costly-reshuffle": "yes"}, british="norfolk", decks={"british": ""},
        money={"british": 0}, actions=0,
    )  # fmt: skip

    match = play(state, "british end")
    assert {"british": "refill.discard"} == asked(match)
    chosen = offered(match, "british")[:2]
    play(match, f"british {','.join(chosen)}")

    assert chosen == match.state.players["british"].discard
    assert 3 == len(match.state.players["british"].hand)


def test_0_home_support_never_costs_anything() -> None:
    state = layout(
        options={"costly-reshuffle": "yes", "support-reshuffles": "yes"},
        british="home-support", decks={"british": ""},
    )  # fmt: skip

    match = play(state, "british support")

    assert 12 == match.state.players["british"].money


@pytest.mark.parametrize(("number", "place"), [(1, "louisbourg"), (10, "quebec")])
def test_1_and_10_a_place_starts_fortified(number: int, place: str) -> None:
    state = dealt(**{RULES[number]: "yes"})

    assert [place] == [name for name, each in state.board.items() if each.fortified]
    assert 11 == state.fortifications


def test_2_the_french_win_by_settling_fort_duquesne() -> None:
    board = {"fort-venango": "french village"}
    french = "fort-venango tadoussac"
    for chosen, ended in (("yes", "duquesne"), ("no", "")):
        state = layout(
            options={"duquesne-wins": chosen}, board={**board, "fort-presquisle": "french village",
            "fort-niagara": "french village", "fort-frontenac": "french village"},
            french=french, active="french",
        )  # fmt: skip

        match = play(state, "french settle.fort-duquesne")

        assert ended == match.state.ended


def test_2_taking_fort_duquesne_is_not_enough_without_settling() -> None:
    state = layout(
        options={"duquesne-wins": "yes"},
        board={"fort-duquesne": "british village"},
        sieges={"french": "fort-duquesne +2 siege-artillery"},
        french="gaspe",
        active="british",
        actions=0,
    )

    match = play(state, "british end")
    assert "" == match.state.ended
    play(match, "french settle")

    assert ("duquesne", "french") == (match.state.ended, match.state.winner)


def test_3_an_ambush_may_hit_a_card_in_a_siege() -> None:
    state = layout(
        options={"ambush-in-sieges": "yes"}, british="rangers", french="regular-infantry",
        sieges={"french": "pemaquid +1 siege-artillery"},
    )  # fmt: skip

    match = play(state, "british ambush.b-rangers")
    assert {"hand.f-regular-infantry", "french.f-siege-artillery"} == set(offered(match, "french"))
    play(match, "french french.f-siege-artillery")

    assert -2 == match.state.sieges["french"].marker
    assert "f-siege-artillery" in match.state.players["french"].empire


def test_3_a_defender_lost_moves_the_marker_to_the_attacker() -> None:
    state = layout(
        options={"ambush-in-sieges": "yes"}, british="rangers", french="gaspe",
        sieges={"british": "louisbourg -2 militia french:regular-infantry"},
    )  # fmt: skip

    match = play(state, "british ambush.b-rangers", "french british.f-regular-infantry")

    assert 0 == match.state.sieges["british"].marker


def test_4_three_british_infantry_stay_in_the_box() -> None:
    state = dealt(fewer_infantry="yes")

    infantry = [card for card in state.players["british"].empire if "infantry" in card]
    assert 3 == len(infantry)


def test_5_the_french_swap_a_card_after_a_siege() -> None:
    state = layout(
        options={"swap-after-siege": "yes"}, french="gaspe quebec", decks={"french": "montreal"},
        sieges={"french": "pemaquid +2 siege-artillery"}, active="british", actions=0,
    )  # fmt: skip

    match = play(state, "british end", "french none")
    assert {"french": "swap.card"} == asked(match)
    play(match, "french f-gaspe")

    assert ["f-quebec", "f-montreal"] == match.state.players["french"].hand
    assert "f-gaspe" in match.state.players["french"].discard


def test_5_the_french_may_keep_their_cards() -> None:
    state = layout(
        options={"swap-after-siege": "yes"}, french="gaspe",
        sieges={"british": "louisbourg militia"},
    )  # fmt: skip

    match = play(state, "british withdraw", "french none")

    assert ["f-gaspe"] == match.state.players["french"].hand


def test_6_locations_may_be_reserved() -> None:
    state = layout(options={"locations-in-reserve": "yes"}, british="boston")

    match = play(state, "british reserve.b-boston")

    assert ["b-boston"] == match.state.players["british"].reserve


def test_7_the_british_start_with_bateaux() -> None:
    state = dealt(british_bateaux="yes")

    assert "b-bateaux" in owned(state, "british")
    assert "b-bateaux" not in state.players["british"].empire


def test_8_a_blocked_ambush_costs_no_action() -> None:
    state = layout(
        options={"free-blocked-ambush": "yes"}, british="rangers", french="coureurs-de-bois"
    )

    match = play(state, "british ambush.b-rangers", "french block.f-coureurs-de-bois")

    assert 2 == match.state.actions


def test_9_a_blocked_raid_costs_no_action() -> None:
    state = layout(
        options={"free-blocked-raid": "yes"}, board={"fort-halifax": "british village"},
        british="rangers", french="militia",
    )  # fmt: skip

    match = play(state, "british raid.quebec", "french f-militia")

    assert 2 == match.state.actions


def test_11_a_fur_is_sold_for_one_as_a_free_action() -> None:
    state = layout(options={"sell-furs": "yes"}, british="pemaquid boston")

    match = play(state, "british sell.b-pemaquid")

    assert (13, 2) == (match.state.players["british"].money, match.state.actions)
    assert "sell.b-boston" not in offered(match, "british")


def test_12_discards_cost_nothing() -> None:
    state = layout(
        options={"free-discards": "yes"}, british="boston norfolk pemaquid", money={"british": 0}
    )

    match = play(state, "british discard", "british b-boston,b-norfolk,b-pemaquid")

    assert [] == match.state.players["british"].hand


def test_13_the_french_add_an_empire_card_to_their_start_deck() -> None:
    match = Match.start(GAME, Config(2, {"sides": "first-british", "french-draft": "yes"}), 1)

    assert {"french": "french.draft"} == asked(match)
    assert [] == match.state.players["french"].hand
    play(match, "french f-siege-artillery")

    assert "f-siege-artillery" in owned(match.state, "french")
    assert {"british": "turn.action"} == asked(match)


def test_14_the_governor_gives_up_the_place_of_a_location_card() -> None:
    state = layout(
        options={"governor-gives-up": "yes"}, board={"pemaquid": "british town fortified"},
        british="governor pemaquid militia",
    )  # fmt: skip
    towns = state.players["british"].towns

    match = play(state, "british governor", "british b-pemaquid,b-militia")

    assert "pemaquid" not in match.state.board
    assert (towns + 1, 12) == (match.state.players["british"].towns, match.state.fortifications)


def test_14_a_besieged_place_is_not_given_up() -> None:
    state = layout(
        options={"governor-gives-up": "yes"}, british="governor pemaquid",
        sieges={"french": "pemaquid f-militia"},
    )  # fmt: skip

    assert "governor" not in offered(started(state), "british")


def test_15_natives_have_strength_one_in_a_siege() -> None:
    state = layout(
        options={"native-besiegers": "yes"}, board={"halifax": "british village"},
        british="halifax norfolk n-native-americans",
    )  # fmt: skip

    match = play(state, "british besiege.louisbourg")

    assert -1 == match.state.sieges["british"].marker
    assert ["n-native-americans"] == match.state.sieges["british"].cards["british"]


def waiting(french: str = "gaspe", **changes: Any) -> State:
    return layout(
        options={"british-wait": "yes"},
        board={"halifax": "british village"},
        british="halifax norfolk militia",
        french=french,
        **changes,
    )


def test_16_the_british_wait_with_their_first_siege() -> None:
    assert "besiege.louisbourg" not in offered(started(waiting()), "british")


def test_16_the_british_besiege_once_the_french_have() -> None:
    state = waiting("port-royal louisbourg start-infantry", active="french")

    match = play(state, "french besiege.pemaquid", "french pass", "french end")

    assert "besiege.louisbourg" in offered(match, "british")


def test_16_the_british_besiege_once_they_have_had_25_points() -> None:
    state = layout(
        options={"british-wait": "yes"},
        board={"halifax": "british village", "deerfield": "british village",
               "richmond": "british village"},
        british="halifax norfolk militia deerfield boston",
    )  # fmt: skip
    assert "besiege.louisbourg" not in offered(started(state), "british")

    match = play(state, "british develop.deerfield")

    assert "besiege.louisbourg" in offered(match, "british")


def test_17_the_card_of_a_lost_place_is_discarded_for_nothing() -> None:
    state = layout(
        options={"shed-lost-cards": "yes"}, board={"pemaquid": "neutral"},
        british="pemaquid boston",
    )  # fmt: skip

    match = play(state, "british shed.b-pemaquid")

    assert ["b-pemaquid"] == match.state.players["british"].discard
    assert (12, 2) == (match.state.players["british"].money, match.state.actions)
    assert "shed.b-boston" not in offered(match, "british")


def test_18_the_governor_spares_start_places_that_are_held() -> None:
    options = {"governor-spares-start": "yes"}
    state = layout(
        options=options, board={"pemaquid": "neutral", "albany": "british village"},
        british="governor boston pemaquid albany militia",
    )  # fmt: skip

    match = play(state, "british governor")

    assert ["b-pemaquid", "b-albany", "b-militia"] == offered(match, "british")


def test_19_there_are_no_governors() -> None:
    state = dealt(no_governors="yes")

    cards = [card for player in state.players.values() for card in player.empire]
    assert [] == [card for card in cards if "governor" in card]


def test_20_the_cards_of_lost_places_may_be_reserved() -> None:
    state = layout(
        options={"lost-cards-in-reserve": "yes"}, board={"pemaquid": "neutral"},
        british="pemaquid boston",
    )  # fmt: skip

    keys = [key for key in offered(started(state), "british") if key.startswith("reserve")]

    assert ["reserve.b-pemaquid"] == keys


def test_21_and_22_the_french_bateaux_are_to_be_drafted_or_in_the_start_deck() -> None:
    empire = dealt(edition="second", bateaux_in_empire="yes")
    start = dealt(edition="second", bateaux_in_start="yes")

    assert "f-bateaux" in empire.players["french"].empire
    assert "f-bateaux" in owned(start, "french")


def test_23_home_support_shuffles_the_discard_pile() -> None:
    state = layout(
        options={"support-reshuffles": "yes"}, british="home-support",
        decks={"british": "boston"}, discards={"british": "norfolk pemaquid militia"},
    )  # fmt: skip

    match = play(state, "british support")

    assert 3 == len(match.state.players["british"].hand)
    assert 1 == len(told(match, "reshuffled"))


def test_24_a_raid_reaches_one_link_for_each_card() -> None:
    board = {"fort-halifax": "british village"}

    short = raid_reach(layout(options={"short-raids": "yes"}, board=board), "british")
    usual = raid_reach(layout(board=board), "british")

    assert (2, 1) == (short["quebec"], usual["quebec"])


def test_25_only_the_refill_shuffles_the_discard_pile() -> None:
    support = layout(
        options={"edition": "first", "late-reshuffle": "yes"}, british="home-support",
        decks={"british": "boston"},
    )  # fmt: skip
    swap = layout(
        options={"swap-after-siege": "yes", "late-reshuffle": "yes"}, french="gaspe",
        decks={"french": ""}, sieges={"british": "louisbourg militia"},
    )  # fmt: skip

    supported = play(support, "british support")
    swapped = play(swap, "british withdraw", "french f-gaspe")

    assert ["b-boston"] == supported.state.players["british"].hand
    assert [] == swapped.state.players["french"].hand
    assert 5 == len(play(supported, "british pass", "british pass", "british end")
                    .state.players["british"].hand)  # fmt: skip


# Sides


@pytest.mark.parametrize(("sides", "british"), [("first-british", 0), ("first-french", 1)])
def test_the_host_says_who_plays_which_side(sides: str, british: int) -> None:
    assert british == deal(Config(2, {"sides": sides}), Rng(1)).british


def test_by_default_the_sides_are_drawn() -> None:
    drawn = {deal(Config(2), Rng(seed)).british for seed in range(20)}

    assert {0, 1} == drawn


def auction(*sides: str) -> Match:  # type: ignore[type-arg]
    match = Match.start(GAME, Config(2, {"sides": "bid"}), 1)
    for seat, side in enumerate(sides):
        match.answer(seat, side)  # type: ignore[arg-type]
    return match


def test_who_want_different_sides_get_them_for_nothing() -> None:
    match = auction("french", "british")

    assert 1 == match.state.british
    assert {} == match.state.handicap
    assert {"british": "turn.action"} == {
        "british" if seat == 1 else "french": q.id for seat, q in match.pending.items()
    }


@pytest.mark.parametrize("side", ["british", "french"])
def test_who_bids_more_gets_the_side_and_the_other_the_points(side: str) -> None:
    match = auction(side, side)
    match.answer(0, 2)  # type: ignore[arg-type]
    match.answer(1, 5)  # type: ignore[arg-type]

    assert (1 if side == "british" else 0) == match.state.british
    other = "french" if side == "british" else "british"
    base = {"british": 17, "french": 29}
    assert base[other] + 5 == score(match.state, other)  # type: ignore[arg-type]
    assert base[side] == score(match.state, side)  # type: ignore[arg-type]


def test_equal_bids_are_settled_by_lot() -> None:
    drawn = set()
    for seed in range(20):
        match = Match.start(GAME, Config(2, {"sides": "bid"}), seed)
        for answer in ("british", 3):
            match.answer(0, answer)  # type: ignore[arg-type]
            match.answer(1, answer)  # type: ignore[arg-type]
        drawn.add(match.state.british)

    assert {0, 1} == drawn


def test_nobody_sees_a_card_before_the_sides_are_settled() -> None:
    match = Match.start(GAME, Config(2, {"sides": "bid"}), 1)

    view = match.view(0)  # type: ignore[arg-type]

    assert ((), None) == (view.hand, view.side)
    assert [0, 0] == [player.hand_size for player in view.players.values()]


def test_every_card_of_the_box_is_dealt_or_left_out_by_a_rule() -> None:
    state = dealt()

    dealt_cards = list(state.neutral)
    for player in state.players.values():
        dealt_cards += [*player.hand, *player.deck, *player.locations, *player.empire]
    assert sorted(CARDS) == sorted(dealt_cards)


# Without a rule, nothing of it


def test_without_their_rules_no_fur_is_sold_and_no_lost_card_shed() -> None:
    state = layout(board={"norfolk": "neutral"}, british="pemaquid norfolk")

    words = {key.partition(".")[0] for key in offered(started(state), "british")}

    assert {"sell", "shed", "reserve"}.isdisjoint(words)


@pytest.mark.parametrize(
    "deck", ["boston militia rangers ships", "boston militia rangers ships trader"]
)
def test_0_a_deck_that_suffices_costs_nothing(deck: str) -> None:
    state = layout(options={"costly-reshuffle": "yes"}, british="norfolk",
                   decks={"british": deck}, actions=0)  # fmt: skip

    assert 12 == play(state, "british end").state.players["british"].money


def test_3_without_the_rule_an_ambush_hits_no_card_in_a_siege() -> None:
    state = layout(
        british="rangers", french="gaspe", sieges={"french": "pemaquid +1 siege-artillery"}
    )

    match = play(state, "british ambush.b-rangers")

    assert ["show"] == offered(match, "french")


def test_3_the_marker_stops_at_the_end_of_its_track_there_too() -> None:
    state = layout(
        options={"ambush-in-sieges": "yes"}, british="rangers", french="gaspe",
        sieges={"french": "pemaquid -3 siege-artillery"},
    )  # fmt: skip

    match = play(state, "british ambush.b-rangers", "french french.f-siege-artillery")

    assert -4 == match.state.sieges["french"].marker


@pytest.mark.parametrize(("chosen", "actions"), [("yes", 1), ("no", 0)])
def test_8_and_9_the_last_action_comes_back_too(chosen: str, actions: int) -> None:
    options = {"free-blocked-ambush": chosen, "free-blocked-raid": chosen}
    ambush = layout(options=options, british="n-native-americans", french="militia", actions=1)
    raid = layout(
        options=options, board={"fort-halifax": "british village"},
        british="n-native-americans", french="militia", actions=1,
    )  # fmt: skip

    ambushed = play(ambush, "british ambush.n-native-americans", "french block.f-militia")
    raided = play(raid, "british raid.quebec", "french f-militia")

    for match in (ambushed, raided):
        player = match.state.players["british"]
        assert actions == match.state.actions
        # What was played and paid is gone all the same.
        assert (11, ["n-native-americans"]) == (player.money, player.discard)


def test_8_and_9_what_is_not_blocked_costs_its_action() -> None:
    options = {"free-blocked-ambush": "yes", "free-blocked-raid": "yes"}
    state = layout(
        options=options, board={"fort-halifax": "british village"},
        british="rangers n-native-americans", french="gaspe",
    )  # fmt: skip

    match = play(state, "british ambush.b-rangers", "french show")
    assert 1 == match.state.actions
    play(match, "british raid.quebec", "french none")

    assert 0 == match.state.actions


@pytest.mark.parametrize(
    ("rule", "card"),
    [("locations-in-reserve", "b-boston"), ("lost-cards-in-reserve", "b-pemaquid")],
)
def test_6_and_20_a_reserved_location_comes_back_to_the_hand(rule: str, card: str) -> None:
    state = layout(options={rule: "yes"}, board={"pemaquid": "neutral"}, british="boston pemaquid")

    match = play(state, f"british reserve.{card}", "british retrieve")

    assert card in match.state.players["british"].hand


def test_14_a_village_given_up_comes_back_as_a_cube() -> None:
    state = layout(options={"governor-gives-up": "yes"}, british="governor pemaquid")
    villages = state.players["british"].villages

    match = play(state, "british governor", "british b-pemaquid")

    assert "pemaquid" not in match.state.board
    assert villages + 1 == match.state.players["british"].villages


def test_17_only_cards_of_lost_places_are_shed() -> None:
    state = layout(
        options={"shed-lost-cards": "yes"}, board={"pemaquid": "neutral"},
        british="pemaquid boston militia n-settlers",
    )  # fmt: skip

    keys = [key for key in offered(started(state), "british") if key.startswith("shed")]

    assert ["shed.b-pemaquid"] == keys


# From 17 at the start; each village captured brings 2, Richmond 2, Cumberland 1.
GAINS = {
    "settling, to 25": (3, "norfolk bateaux boston", "settle.richmond", {}, True),
    "settling, to 24": (3, "st-marys bateaux boston", "settle.cumberland", {}, False),
    "developing, to 25": (3, "cumberland boston", "develop.cumberland",
                          {"cumberland": "british village"}, True),
    "developing, to 23": (2, "cumberland boston", "develop.cumberland",
                          {"cumberland": "british village"}, False),
}  # fmt: skip


@pytest.mark.parametrize(("taken", "hand", "key", "board", "reached"), GAINS.values(), ids=GAINS)
def test_16_what_reaches_25_points(
    taken: int, hand: str, key: str, board: dict[str, str], reached: bool
) -> None:
    state = layout(options={"british-wait": "yes"}, board=board, british=hand)
    state.players["british"].captured_villages = taken

    match = play(state, f"british {key}")

    assert reached == (points(match.state, "british") >= 25)
    assert reached == match.state.british_may_besiege


def test_16_a_captured_piece_counts() -> None:
    # 17, Albany 4 and Halifax 2, and four more for the town that is raided.
    board = {"albany": "british village", "halifax": "british village"}
    for raid, reached in (("none", True), ("f-militia", False)):
        state = layout(
            options={"british-wait": "yes"},
            board={**board, "fort-halifax": "british village"},
            british="rangers",
            french="militia",
        )

        match = play(state, "british raid.quebec", f"french {raid}")

        assert reached == match.state.british_may_besiege


def test_bids_go_from_0_to_20_points() -> None:
    question = auction("british", "british").pending[0]  # type: ignore[index]

    assert isinstance(question, Number)
    assert (0, 20, 0) == (question.least, question.most, question.default)


def test_0_the_last_coin_pays_the_reshuffle() -> None:
    state = layout(
        options={"costly-reshuffle": "yes"}, british="norfolk", decks={"british": ""},
        money={"british": 1}, actions=0,
    )  # fmt: skip

    match = play(state, "british end")

    assert 0 == match.state.players["british"].money
    assert {"french": "turn.action"} == asked(match)


@pytest.mark.parametrize(
    ("card", "strength"), [("n-native-americans", 1), ("b-regular-infantry", 2), ("b-settlers", 0)]
)
def test_15_the_other_cards_keep_their_strength(card: str, strength: int) -> None:
    state = layout(
        options={"native-besiegers": "yes"}, board={"albany": "british village"},
        sieges={"french": "albany f-militia"},
    )  # fmt: skip

    assert strength == value_in_siege(state, card, "albany", defends=True)
    assert strength == value_in_siege(state, card, "albany", defends=False)
