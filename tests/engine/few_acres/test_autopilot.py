"""The autopilot: legal under all options, sensible for both sides, and to the end of a match."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core import Config, Match, One, Raw, Rng, any_answer
from engine.core.question import allows
from engine.few_acres.autopilot import choose
from engine.few_acres.content import SIDES, Side
from engine.few_acres.editions import EDITIONS, RULES, RuleId
from engine.few_acres.known import known_state
from engine.few_acres.roads import connected, raid_reach
from engine.few_acres.scoring import score
from engine.few_acres.state import State
from engine.few_acres.view import view_of
from engine.few_acres.war import War
from tests.engine.few_acres.table import GAME, SEATS, Table, layout, started

# Together all rules but those that contradict others of their table.
ALL_BUT_SIX: tuple[RuleId, ...] = tuple(
    rule
    for rule in RULES
    if rule not in ("no-governors", "lost-cards-in-reserve", "bateaux-in-empire", "late-reshuffle")
)
THE_OTHERS: tuple[RuleId, ...] = (
    "no-governors", "lost-cards-in-reserve", "bateaux-in-start", "late-reshuffle", "sell-furs",
)  # fmt: skip
TABLES: dict[str, dict[str, str]] = {
    **{edition: {"edition": edition} for edition in EDITIONS},
    "all": {"sides": "bid", "defender": "2", **dict.fromkeys(ALL_BUT_SIX, "yes")},
    "others": {"sides": "bid", "surrender": "no", **dict.fromkeys(THE_OTHERS, "yes")},
}


def dealt(seed: int, options: dict[str, str]) -> Table:
    return Match.start(GAME, Config(2, options), seed)


def played(match: Table, pilots: set[int], seed: int, turns: int = 400) -> Table:
    """A match up to its end or that turn; the seats that aren't *pilots* answer by chance."""
    chance = Rng(seed)
    while match.outcome is None and match.state.turn <= turns:
        for seat, question in dict(match.pending).items():
            if seat in pilots:
                raw = choose(match.view(seat), question, chance)
            else:
                raw = any_answer(question, chance)
            match.answer(seat, raw)
    return match


def answer(state: State | Table, side: Side) -> Raw:
    """What it answers for a side to the question that is open."""
    match = started(state) if isinstance(state, State) else state
    return choose(match.view(SEATS[side]), match.pending[SEATS[side]], Rng(1))


def turn(state: State, side: Side = "british", given: tuple[Raw, ...] = ()) -> list[Raw]:
    """All that it answers in a turn of a side; the other side gives its defaults."""
    match, found = started(state), list[Raw]()
    for raw in given:
        match.answer(SEATS[side], raw)
    number = match.state.turn
    while match.outcome is None and match.state.turn == number:
        [(seat, question)] = match.pending.items()
        raw = question.default
        if seat == SEATS[side]:
            raw = choose(match.view(seat), question, Rng(1))
            found.append(raw)
        match.answer(seat, raw)
    return found


def bare(**table: Any) -> State:
    """A table on which the side on turn has but one action, little money and nothing to draft."""
    state = layout(**{"money": {"british": 0, "french": 0}, "actions": 1, **table})
    for player in state.players.values():
        player.empire.clear()
    state.neutral.clear()
    return state


# Legal


@pytest.mark.parametrize("name", TABLES)
def test_in_positions_of_chance_all_that_it_answers_is_legal(name: str) -> None:
    match, chance, asked = dealt(7, TABLES[name]), Rng(7), set[str]()
    for _ in range(700):
        if match.outcome is not None:
            match = dealt(chance.below(1000), TABLES[name])
        for seat, question in dict(match.pending).items():
            asked.add(question.id)
            raw = choose(match.view(seat), question, chance)
            assert allows(question, raw), f"{raw} to {question}"
            # Often what it wants, so that the match gets somewhere.
            match.answer(seat, raw if chance.below(3) == 0 else any_answer(question, chance))

    expected = {"turn.action", "raid.block", "ambush.answer", "natives.give", "discard.cards"}
    assert expected | ({"bid.side", "french.draft"} if name == "all" else set()) <= asked


def test_it_answers_without_touching_the_view() -> None:
    match = played(dealt(3, {}), {0, 1}, 3, turns=20)
    [(seat, question)] = match.pending.items()
    view = match.view(seat)
    before = msgspec.json.encode(view)

    answers = {choose(view, question, Rng(n)) for n in range(3)}

    assert 1 == len(answers)
    assert before == msgspec.json.encode(view)


@pytest.mark.parametrize("side", SIDES)
def test_from_the_view_it_knows_the_table_but_not_what_is_hidden(side: Side) -> None:
    match = played(dealt(4, {"sides": "first-british"}), {0, 1}, 4, turns=30)

    known = known_state(match.view(SEATS[side]))

    real = match.state
    for each in SIDES:
        assert score(real, each) == score(known, each)
        assert connected(real, each) == connected(known, each)
        assert raid_reach(real, each) == raid_reach(known, each)
    assert real.players[side].hand == known.players[side].hand
    seen, now = (view_of(state, None) for state in (known, real))
    assert now == msgspec.structs.replace(seen, players=now.players, deeds=now.deeds)


# To the end


@pytest.mark.parametrize("seed", range(4))
def test_two_of_them_end_a_match(seed: int) -> None:
    match = played(dealt(seed, {}), {0, 1}, seed)

    assert match.outcome is not None


@pytest.mark.parametrize("name", ["first", "all", "others"])
def test_they_end_it_under_any_rules(name: str) -> None:
    match = played(dealt(11, TABLES[name]), {0, 1}, 11)

    assert match.outcome is not None


@pytest.mark.parametrize("sides", ["first-british", "first-french"])
def test_it_beats_chance_with_either_side(sides: str) -> None:
    match = played(dealt(5, {"sides": sides}), {0}, 5)

    assert match.outcome is not None
    assert (0,) == match.outcome.places[0]


# Before the first turn


def test_it_bids_a_little_for_its_side() -> None:
    match = dealt(1, {"sides": "bid"})
    for seat in (0, 1):
        match.answer(SEATS[SIDES[seat]], answer(match, SIDES[seat]))

    assert {"bid.points"} == {question.id for question in match.pending.values()}
    offer = answer(match, "british")
    assert isinstance(offer, int)
    assert 0 <= offer <= 5


def test_as_the_french_it_drafts_a_strong_card_for_nothing() -> None:
    match = dealt(1, {"sides": "first-british", "french-draft": "yes"})

    assert answer(match, "french") in ("f-siege-artillery", "f-regular-infantry", "f-home-support")


# A turn


def test_it_draws_cards_for_nothing_first() -> None:
    state = layout(british="home-support boston norfolk pemaquid militia")

    assert "support" == turn(state)[0]


def test_it_settles_the_better_place() -> None:
    state = layout(british="new-york st-marys boston new-haven", actions=1)

    # Albany or Deerfield for 4 points, Baltimore or Richmond for 2.
    assert turn(state)[0] in ("settle.albany", "settle.deerfield")


def test_it_develops_for_points() -> None:
    state = layout(
        british="albany st-marys", board={"albany": "british village"}, money={"british": 30},
        actions=1,
    )  # fmt: skip

    assert "develop.albany" == turn(state)[0]


def test_it_takes_money_when_poor() -> None:
    state = bare(british="boston militia")

    assert "money.b-boston" == turn(state)[0]


def test_a_merchant_trades_with_the_cards_of_most_coins() -> None:
    state = bare(
        british="port-royal norfolk baltimore new-haven",
        board={"port-royal": "british village", "baltimore": "british town",
               "new-haven": "british town", "norfolk": "british town"},
    )  # fmt: skip

    taken = turn(state)

    assert "merchant" == taken[0]
    [coins] = [each for each in taken if isinstance(each, tuple)]
    assert 2 == len(coins)
    assert "b-baltimore" in coins


def test_for_piracy_it_takes_a_ship_that_is_no_settler() -> None:
    state = bare(french="louisbourg quebec port-royal", active="french")

    match = started(state)
    match.answer(SEATS["french"], "piracy")

    assert "f-port-royal" == answer(match, "french")


def test_an_intendant_fetches_a_settler() -> None:
    state = bare(
        french="intendant montreal gaspe", discards={"french": "trader quebec tadoussac"},
        active="french", actions=2, money={"french": 8, "british": 0},
    )  # fmt: skip

    assert ["intendant", "f-quebec", "develop.montreal"] == turn(state, "french")[:3]


def test_a_trader_sells_all_furs() -> None:
    state = bare(french="trader gaspe tadoussac trois-rivieres start-infantry", active="french")

    taken = turn(state, "french")

    assert ["trader", ("f-gaspe", "f-tadoussac", "f-trois-rivieres")] == [
        taken[0], tuple(sorted(taken[1])),  # type: ignore[arg-type]
    ]  # fmt: skip


def test_a_governor_removes_the_cards_of_lost_places() -> None:
    state = bare(
        british="governor norfolk pemaquid militia",
        board={"norfolk": "french village", "pemaquid": "french village"},
    )

    assert ["governor", ("b-norfolk", "b-pemaquid")] == turn(state)[:2]


def test_it_fortifies_what_is_threatened() -> None:
    state = bare(
        british="fortification halifax",
        board={"halifax": "british town"},
        discards={"french": "native-americans n-native-americans coureurs-de-bois"},
        money={"british": 30},
    )

    assert "fortify.halifax" == turn(state)[0]


def test_without_anything_better_it_changes_its_hand() -> None:
    state = bare(british="militia militia.2 militia.3")
    player = state.players["british"]
    player.reserve, player.deck = player.deck[:5], player.deck[5:]

    assert "discard" == turn(state)[0]


def test_with_its_hand_empty_it_passes() -> None:
    assert ["pass", "end"] == turn(bare(british=""))


# Raids and ambushes


def test_it_raids_a_place_that_nobody_can_guard() -> None:
    state = bare(
        british="rangers", french="gaspe tadoussac", board={"halifax": "british village"},
        decks={"french": "trader"},
    )  # fmt: skip

    assert turn(state)[0] in ("raid.port-royal", "raid.louisbourg")


def test_it_spares_a_raid_on_a_place_that_is_surely_guarded() -> None:
    state = bare(
        british="rangers", french="native-americans", board={"halifax": "british village"},
        decks={"french": ""}, discards={"british": "militia"},
    )  # fmt: skip
    state.players["french"].deck.clear()

    assert not str(turn(state)[0]).startswith("raid")


def test_it_blocks_a_raid_when_it_can() -> None:
    state = layout(
        british="halifax boston", french="coureurs-de-bois", active="french",
        board={"halifax": "british town"},
    )  # fmt: skip
    match = started(state)
    match.answer(SEATS["french"], "raid.halifax")

    assert "b-halifax" == answer(match, "british")


def test_it_blocks_with_the_card_that_it_can_spare() -> None:
    state = layout(
        british="albany fortification", french="coureurs-de-bois", active="french",
        board={"albany": "british town", "fort-stanwix": "french village"},
    )  # fmt: skip
    match = started(state)
    match.answer(SEATS["french"], "raid.albany")

    assert answer(match, "british") in ("b-albany", "b-fortification")


def test_it_lets_a_raid_through_only_without_a_card_that_blocks() -> None:
    state = layout(
        british="boston", french="coureurs-de-bois", active="french",
        board={"halifax": "british town"},
    )  # fmt: skip
    match = started(state)
    match.answer(SEATS["french"], "raid.halifax")

    assert "none" == answer(match, "british")


def test_it_blocks_an_ambush_rather_than_lose_a_card() -> None:
    state = layout(british="siege-artillery rangers", french="coureurs-de-bois", active="french")
    match = started(state)
    match.answer(SEATS["french"], "ambush.f-coureurs-de-bois")

    assert "block.b-rangers" == answer(match, "british")


def test_ambushed_it_gives_up_the_cheapest_card() -> None:
    state = layout(
        british="siege-artillery", reserves={"british": "regular-infantry militia"},
        french="coureurs-de-bois", active="french",
    )  # fmt: skip
    match = started(state)
    match.answer(SEATS["french"], "ambush.f-coureurs-de-bois")

    assert "reserve.b-militia" == answer(match, "british")


def test_it_ambushes_what_lies_in_the_reserve() -> None:
    state = bare(
        british="rangers", french="quebec", decks={"french": "gaspe"},
        reserves={"french": "siege-artillery"},
    )  # fmt: skip

    assert "ambush.b-rangers" == turn(state)[0]


def test_it_takes_natives_that_lie_open() -> None:
    state = bare(british="indian-leader norfolk", reserves={"french": "n-native-americans"})

    assert "natives" == turn(state)[0]


def test_asked_for_natives_it_gives_those_of_the_reserve() -> None:
    state = layout(
        british="indian-leader", french="n-native-americans",
        reserves={"french": "n-native-americans.2"},
    )  # fmt: skip
    match = started(state)
    match.answer(SEATS["british"], "natives")

    assert "reserve" == answer(match, "french")


# Sieges


def test_it_wins_a_siege_that_can_be_won() -> None:
    state = bare(
        british="regular-infantry regular-infantry.2 norfolk",
        french="gaspe tadoussac",
        actions=2,
        board={"halifax": "british village"},
        sieges={"british": "louisbourg 0 siege-artillery"},
    )

    infantry = [each for each in turn(state) if str(each).startswith("reinforce.british.b-reg")]

    assert 2 == len(infantry)


def test_it_defends_what_would_fall() -> None:
    state = layout(
        french="regular-infantry gaspe tadoussac", active="french", actions=1,
        board={"louisbourg": "british village"},
        sieges={"british": "quebec +3 siege-artillery"},
    )  # fmt: skip

    assert "reinforce.british.f-regular-infantry" == turn(state, "french")[0]


def test_it_brings_its_leader_for_nothing() -> None:
    state = layout(
        british="military-leader norfolk", actions=0,
        board={"halifax": "british village"},
        sieges={"british": "louisbourg +1 siege-artillery"},
    )  # fmt: skip

    assert ["leader.british.b-military-leader", "end"] == turn(state)


def test_it_besieges_the_capital_with_strength_in_its_reserve() -> None:
    state = layout(
        british="louisbourg new-york regular-infantry regular-infantry.2 halifax",
        reserves={"british": "regular-infantry.3 siege-artillery regular-infantry.4 militia"},
        board={"louisbourg": "british village", "halifax": "british village"},
        money={"british": 20},
    )

    taken = turn(state)

    assert "besiege.quebec" in taken
    assert any(str(each).startswith("reinforce.british") for each in taken)


@pytest.mark.parametrize("side", SIDES)
def test_it_never_besieges_without_strength(side: Side) -> None:
    british, french = "boston new-haven militia", "port-royal louisbourg militia"
    state = layout(british=british, french=french, active=side,
                   reserves={"british": "siege-artillery", "french": "siege-artillery"},
                   board={"port-royal": "french village fortified",
                          "pemaquid": "british village fortified"})  # fmt: skip
    question = started(state).pending[SEATS[side]]
    assert isinstance(question, One)
    assert any(option.group == "besiege" for option in question.options)

    assert not any(str(each).startswith("besiege") for each in turn(state, side))


def test_it_lifts_a_siege_without_supply() -> None:
    state = layout(
        british="norfolk", actions=0,
        board={"new-york": "british town", "oswego": "french village"},
        sieges={"british": "oswego 0 militia"},
    )  # fmt: skip

    assert ["withdraw", "end"] == turn(state)


def test_it_surrenders_a_place_if_that_ends_the_match_and_wins_it() -> None:
    state = layout(
        french="gaspe", active="french", actions=0,
        sieges={"british": "port-royal +1 militia"},
    )  # fmt: skip
    state.players["french"].captured_towns = 3

    assert "surrender" == turn(state, "french")[0]


def test_a_siege_that_is_lost_costs_the_cheapest_card() -> None:
    state = layout(
        british="norfolk", sieges={"british": "louisbourg 0 siege-artillery militia"}, actions=0
    )
    match = started(state)
    match.answer(SEATS["british"], "withdraw")

    assert "b-militia" == answer(match, "british")


def test_it_settles_what_has_fallen() -> None:
    state = layout(
        british="new-york philadelphia", stage="siege",
        sieges={"british": "louisbourg +4 siege-artillery"},
    )  # fmt: skip

    assert answer(state, "british") in ("b-new-york", "b-philadelphia")


@pytest.mark.parametrize(
    ("hand", "thrown"), [("gaspe quebec", "f-gaspe"), ("quebec trader", "none")]
)
def test_after_a_siege_it_swaps_a_card_that_is_in_the_way(hand: str, thrown: str) -> None:
    state = layout(
        french=hand, british="", actions=0, options={"swap-after-siege": "yes"},
        board={"gaspe": "british village"},
        sieges={"british": "louisbourg 0 siege-artillery"},
    )  # fmt: skip
    match = started(state)
    match.answer(SEATS["british"], "withdraw")

    assert thrown == answer(match, "french")


def test_where_it_cant_pay_for_the_reshuffle_it_throws_the_cards_of_lost_places() -> None:
    state = layout(
        british="norfolk pemaquid boston", decks={"british": "new-york"}, actions=0,
        options={"costly-reshuffle": "yes"}, money={"british": 0},
        board={"norfolk": "french village", "pemaquid": "french village"},
    )  # fmt: skip

    assert ["end", ("b-norfolk", "b-pemaquid")] == turn(state)


@pytest.mark.parametrize("attacker", SIDES)
def test_more_strength_never_makes_a_siege_look_worse(attacker: Side) -> None:
    place = "louisbourg" if attacker == "british" else "pemaquid"
    state = layout(british="regular-infantry", french="militia", sieges={attacker: place})
    war = War(known_state(started(state).view(SEATS["british"])), "british", 5)

    after_attack = [war.after_attack(place, attacker, marker) for marker in range(-4, 8)]
    after_defence = [war.after_defence(place, attacker, marker, []) for marker in range(-4, 8)]

    assert sorted(after_attack) == after_attack
    assert sorted(after_defence) == after_defence


# The end


def test_it_takes_the_last_points_that_end_and_win_the_match() -> None:
    state = layout(
        british="norfolk philadelphia boston", money={"british": 0}, actions=1,
        handicap={"british": 40},
    )  # fmt: skip
    state.players["british"].towns = 1

    assert turn(state)[0] in ("develop.norfolk", "develop.philadelphia")


def test_it_doesnt_end_a_match_that_it_would_lose() -> None:
    state = layout(
        british="norfolk philadelphia boston", money={"british": 0}, actions=1,
        handicap={"french": 40},
    )  # fmt: skip
    state.players["british"].towns = 1

    assert not str(turn(state)[0]).startswith("develop")


def test_but_it_does_once_the_match_has_lasted_too_long() -> None:
    state = layout(
        british="norfolk philadelphia boston", money={"british": 0}, actions=1,
        handicap={"french": 40}, turn=301,
    )  # fmt: skip
    state.players["british"].towns = 1

    assert str(turn(state)[0]).startswith("develop")


def test_it_settles_a_capital_that_stands_empty() -> None:
    state = layout(
        british="louisbourg new-york boston", board={"quebec": "neutral",
        "louisbourg": "british village"}, actions=1,
    )  # fmt: skip

    assert "settle.quebec" == turn(state)[0]
