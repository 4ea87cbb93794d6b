"""The autopilot: legal, quick to the Pacific, and the same for the same view."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import Config, Match, Raw, Rng, Seat, any_answer
from engine.lewis_clark.autopilot import LONG
from engine.lewis_clark.boats import boats_of, cheapest, least_times
from engine.lewis_clark.content import FORT_CLATSOP
from engine.lewis_clark.game import LewisClark
from engine.lewis_clark.known import known_state
from engine.lewis_clark.performing import Performing
from engine.lewis_clark.setup import OPTIONS
from engine.lewis_clark.state import Active, Expedition, State, no_resources
from engine.lewis_clark.trying import Trying
from engine.lewis_clark.view import View, view_of
from tests.engine.lewis_clark.table import ORANGE, layout

GAME = LewisClark()
ORANGE_CREW = (
    "william-clark francois-labiche john-b-thompson york joseph-whitehouse joseph-and-ruben-field"
)


def played(
    seats: int, seed: int, pilots: set[int], options: dict[str, str] | None = None, turns: int = 600
) -> Match[State, View]:
    """A match up to its end or that turn; the seats that aren't *pilots* answer by chance."""
    match, chance = Match.start(GAME, Config(seats, options or {}), seed), Rng(seed)
    while match.outcome is None and match.state.turn <= turns:
        [(seat, question)] = match.pending.items()
        if seat in pilots:
            raw = GAME.autopilot(match.view(seat), question, chance)
        else:
            raw = any_answer(question, chance)
        match.answer(seat, raw)
    return match


def answers(state: State, *given: Raw) -> list[Raw]:
    """What it answers for the whole turn of orange, after these answers."""
    match = Match.resume(GAME, state)
    for raw in given:
        match.answer(ORANGE, raw)
    turn, found = match.state.turn, list[Raw]()
    while match.outcome is None and match.state.turn == turn:
        raw = GAME.autopilot(match.view(ORANGE), match.pending[ORANGE], Rng(1))
        found.append(raw)
        match.answer(ORANGE, raw)
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_among_themselves_they_end_a_match(seats: int) -> None:
    match = played(seats, seats, set(range(seats)), turns=200 * seats)

    assert match.outcome is not None
    assert "outcome-camp" == match.outcome.reason.id


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_wins_among_seats_that_answer_by_chance(seats: int) -> None:
    pilot = Seat(seats // 2)

    outcome = played(seats, seats, {pilot}, turns=250 * seats).outcome

    assert outcome is not None
    assert (pilot,) == outcome.places[0]


@pytest.mark.parametrize(
    "options",
    [
        {"changes": "10", "goods": "drawn"},
        {"lasting": "flat", "changes": "3"},
        {"waiting": "costly"},
    ],
)
def test_it_ends_a_match_with_each_variant(options: dict[str, str]) -> None:
    assert played(2, 7, {0, 1}, options).outcome is not None


@pytest.mark.parametrize("ahead", ["0", "7"])
def test_a_solo_match_is_over_when_mackenzie_comes_to_the_fort(ahead: str) -> None:
    match = played(1, 3, {0}, {"mackenzie": ahead})

    assert match.outcome is not None
    assert match.state.turn <= FORT_CLATSOP - int(ahead)


def test_it_answers_legally_whatever_has_happened_before() -> None:
    """An illegal answer would raise; so would a question it doesn't understand."""
    asked: set[str] = set()
    for seed in range(16):
        chance = Rng(seed)
        options = {option.id: chance.pick(option.values) for option in OPTIONS}
        match = Match.start(GAME, Config(1 + seed % 5, options), seed)
        for _ in range(200):
            if match.outcome is not None:
                break
            [(seat, question)] = match.pending.items()
            asked.add(question.id)
            raw = GAME.autopilot(match.view(seat), question, chance)
            question.parse(raw)
            match.answer(seat, raw if not chance.below(3) else any_answer(question, chance))

    assert {"turn.action", "play.beneath", "play.indians", "act.way", "act.amount"} <= asked
    assert {"recruit.discard", "act.take", "village.indians", "act.throw"} <= asked


def test_the_same_view_and_chance_bring_the_same_answer() -> None:
    match, chance = Match.start(GAME, Config(3), 5), Rng(5)
    for _ in range(60):
        [(seat, question)] = match.pending.items()
        view = match.view(seat)
        again = msgspec.json.decode(msgspec.json.encode(view), type=View)
        raw = GAME.autopilot(view, question, Rng(3))

        assert raw == GAME.autopilot(again, question, Rng(3))
        match.answer(seat, any_answer(question, chance))


def test_it_doesnt_know_what_the_view_hides() -> None:
    state = layout(2, areas={1: "seaman/hugh-mcneal"}, hands={1: "meriwether-lewis"})

    known = known_state(view_of(state, ORANGE))

    assert [] == known.draw_pile
    assert [] == known.expeditions[1].hand
    assert [Active("seaman", known.expeditions[1].area[0].beneath)] == known.expeditions[1].area
    assert view_of(state, None).expeditions[1].area == view_of(known, None).expeditions[1].area
    assert view_of(state, ORANGE).expeditions[0] == view_of(known, ORANGE).expeditions[0]


def test_what_is_known_looks_like_the_view_at_each_question() -> None:
    match, chance = Match.start(GAME, Config(2, {"goods": "drawn"}), 9), Rng(9)
    for _ in range(200):
        [(seat, question)] = match.pending.items()
        view = match.view(seat)
        known = view_of(known_state(view), seat)

        assert view.expeditions[seat] == known.expeditions[seat]
        assert (view.hand, view.route) == (known.hand, known.route)
        assert view.journal == known.journal
        assert (view.village, view.tiles) == (known.village, known.tiles)
        match.answer(seat, any_answer(question, chance))


def test_the_least_times_of_boats_are_those_of_the_rules() -> None:
    sides = [[], ["resources-2"], ["resources-5", "indians-3"], ["indians-1", "indians-3"]]
    for tiles in sides:
        expedition = Expedition([], no_resources(), 0, tiles=list(tiles))  # type: ignore[arg-type]
        for cargo in ("resources", "indians"):
            boats = boats_of(expedition, cargo)
            times = [cheapest(boats, number).time for number in range(12)]

            assert times == least_times(boats, 11)


def test_it_moves_when_three_food_and_the_commander_are_there() -> None:
    hand = "william-clark nicholas-jarrot"
    areas = {0: "york/john-b-thompson francois-labiche/joseph-and-ruben-field"}
    goods, scouts = {0: "food 3"}, {0: 4, 1: 1}
    state = layout(2, hands={0: hand}, areas=areas, goods=goods, indians={0: 0}, scouts=scouts)
    match = Match.resume(GAME, state)

    found = answers(state)
    for raw in found:
        match.answer(ORANGE, raw)

    # No card is left in hand, so that the camp after it takes no time.
    assert ("william-clark", "camp") == (found[0], found[-2])
    assert 8 == match.state.expeditions[0].camp


def test_it_moves_again_while_there_is_strength_and_food() -> None:
    state = layout(2, hands={0: "william-clark francois-labiche"}, goods={0: "food 2"})

    assert "food-2-to-4" in answers(state, "william-clark")


def test_it_camps_at_the_fort_at_once_when_that_wins() -> None:
    state = layout(2, hands={0: "york"}, areas={0: "william-clark"}, scouts={0: 40}, camps={0: 30})

    assert ["camp"] == answers(state)


def test_it_wins_in_two_turns_from_just_before_the_fort_with_all_its_cards_in_hand() -> None:
    state = layout(2, hands={0: ORANGE_CREW}, goods={0: "canoe 1"}, scouts={0: 38}, camps={0: 30})
    match, chance = Match.resume(GAME, state), Rng(2)

    while match.outcome is None and match.state.turn <= state.turn + 2:
        [(seat, question)] = match.pending.items()
        if seat == ORANGE:
            match.answer(seat, GAME.autopilot(match.view(seat), question, chance))
        else:
            match.answer(seat, question.default)

    assert match.outcome is not None
    assert (ORANGE,) == match.outcome.places[0]


def test_it_plays_its_last_cards_before_a_camp() -> None:
    areas = {0: "york/john-b-thompson francois-labiche/joseph-and-ruben-field"}
    state = layout(2, hands={0: "william-clark joseph-whitehouse"}, areas=areas, scouts={0: 9})

    assert "camp" != answers(state)[0]


def test_it_camps_at_the_fort_after_the_action_that_brings_it_there() -> None:
    state = layout(
        2, hands={0: "william-clark york"}, goods={0: "canoe 1"}, scouts={0: 36}, indians={0: 0}
    )

    assert "camp" == answers(state)[-1]


def test_it_doesnt_fall_back_for_nothing() -> None:
    state = layout(2, hands={0: ORANGE_CREW}, scouts={0: 10}, camps={0: 10})

    assert "camp" not in answers(state)


def test_it_takes_back_its_cards_when_that_takes_no_time() -> None:
    areas = {0: "york/joseph-whitehouse william-clark/francois-labiche john-b-thompson"}
    state = layout(2, areas=areas, hands={0: ""}, goods={0: ""}, indians={0: 1}, scouts={0: 9})

    assert "camp" in answers(state)


def test_it_takes_what_is_free() -> None:
    state = layout(2, goods={0: ""}, hands={0: ""}, indians={0: 1}, journal="hay")

    found = answers(state, "hunting")

    assert "food-1-fur-1" in found or "fur-1-food-1" in found


def test_it_keeps_its_commander_and_interpreter() -> None:
    state = layout(
        2,
        hands={0: "william-clark francois-labiche joseph-whitehouse"},
        goods={0: "fur 1"},
        journal="joseph-barter hay yellept black-cat comcomly",
    )

    assert "joseph-whitehouse" == answers(state, "joseph-barter")[0]


def test_it_throws_away_the_wood_it_has_no_use_for() -> None:
    state = layout(
        2,
        hands={0: "york"},
        goods={0: "wood 11"},
        indians={0: 1},
        village={},
        scouts={0: 8},
    )

    found = answers(state, "hunting", "fur-1-food-1")

    assert "wood" in found


@pytest.mark.parametrize("strength", range(1, 7))
def test_it_counts_on_no_more_indians_than_there_are(strength: int) -> None:
    state = layout(2)
    trying = Performing(state, ORANGE)
    held = Trying(state, ORANGE).now()
    everybody = state.indians + held.indians + held.on_cards + held.village

    for _ in range(4):
        held = trying.welcomed(held, strength)

    assert held.indians + held.on_cards + held.village <= everybody


def test_it_gets_out_of_a_circle_in_a_long_match() -> None:
    crew = "richard-windsor meriwether-lewis pierre-cruzatte seaman"
    state = layout(
        2,
        hands={0: crew},
        goods={0: "fur 5"},
        scouts={0: -5},
        camps={0: 0},
        turn=2 * LONG + 1,
    )
    match, chance = Match.resume(GAME, state), Rng(5)

    while match.outcome is None and match.state.turn < 4 * LONG:
        [(seat, question)] = match.pending.items()
        if seat == ORANGE:
            match.answer(seat, GAME.autopilot(match.view(seat), question, chance))
        else:
            match.answer(seat, any_answer(question, chance))

    assert match.state.expeditions[ORANGE].camp > 0


@pytest.mark.parametrize(("waiting", "kept"), [("free", (9, 2)), ("costly", (0, 0))])
def test_it_knows_what_a_camp_before_the_start_costs(waiting: str, kept: tuple[int, int]) -> None:
    state = layout(
        2, options={"waiting": waiting}, scouts={0: -4}, goods={0: "fur 9"}, indians={0: 2}
    )
    trying = Trying(state, ORANGE)

    held = trying.camped(trying.now())

    assert kept == (sum(held.goods), held.indians)
