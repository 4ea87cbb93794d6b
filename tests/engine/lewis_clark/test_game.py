"""Lewis & Clark as the house sees it: matches from the deal to the end, taken back and saved."""

from __future__ import annotations

import pytest

from engine.core import (
    Config,
    ContentError,
    Match,
    NotAsked,
    Rng,
)
from engine.lewis_clark.content import CHARACTERS, FORT_CLATSOP, MINI_BOARD
from engine.lewis_clark.state import census
from tests.engine.lewis_clark.matches import (
    Traveller,
    answer,
    played,
    whole,
)
from tests.engine.lewis_clark.table import (
    BLUE,
    LEWIS,
    ORANGE,
    YELLOW,
    LewisMatch,
    asked,
    keys,
    layout,
    play,
)

JOURNAL = "hay yellept big-white black-cat old-toby"


# Whole matches


def travelled(match: LewisMatch, seed: int) -> LewisMatch:
    """The match played to its end, with nothing lost on the way."""
    kept, traveller = LEWIS.census(match.state), Traveller(seed)
    for _ in range(1500):
        if match.outcome is not None:
            break
        traveller.answer(match)
        assert kept == LEWIS.census(match.state)
    assert ({}, {}) == (match.pending, match.asides)
    return match


@pytest.mark.parametrize("seed", range(3))
def test_a_match_alone_from_the_deal_ends_when_mackenzie_arrives(seed: int) -> None:
    match = travelled(Match.start(LEWIS, Config(1, {"mackenzie": "0"}), seed), seed)

    outcome = match.outcome
    assert outcome is not None
    assert ("outcome-mackenzie", False) == (outcome.reason.id, outcome.won)
    assert FORT_CLATSOP == match.state.mackenzie
    assert (match.state.expeditions[ORANGE].camp,) == outcome.scores


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_match_beyond_the_mountains_ends_with_a_camp_at_fort_clatsop(seats: int) -> None:
    spaces = {seat: 34 - seat for seat in range(seats)}
    match = travelled(Match.resume(LEWIS, layout(seats, scouts=spaces, camps=spaces)), seats)

    outcome = match.outcome
    assert outcome is not None
    [winner], others = outcome.places
    assert match.state.everyone == sorted((winner, *others))
    assert tuple(each.camp for each in match.state.expeditions) == outcome.scores
    assert outcome.scores[winner] >= FORT_CLATSOP
    assert all(outcome.scores[other] < FORT_CLATSOP for other in others)
    assert "outcome-camp" == outcome.reason.id


@pytest.mark.parametrize("seed", range(5))
def test_by_chance_the_census_never_changes_and_somebody_is_always_asked(seed: int) -> None:
    kept: object = None
    asked_so_far = 0
    for match, _ in played(seed, 500):
        kept = kept or census(match.state)
        assert kept == census(match.state)
        assert [match.state.active] == list(match.pending)
        asked_so_far += 1
    assert asked_so_far > 300 or match.outcome is not None


@pytest.mark.parametrize("seats", LEWIS.seats)
def test_one_to_five_can_play_and_the_turn_goes_around(seats: int) -> None:
    nothing = dict.fromkeys(range(seats), "")
    match = Match.resume(
        LEWIS, layout(seats, goods=nothing, indians=dict.fromkeys(range(seats), 2))
    )
    turns = []
    for sent in (["village.indians 1"], []):
        for _ in range(seats):
            turns.append(match.state.active)
            play(match, "turn.action horse-trade", *sent, "turn.action end")
    assert [*range(seats)] * 2 == turns


def test_the_same_seed_and_answers_play_the_same_match() -> None:
    for one, two in zip(played(3, 150), played(3, 150), strict=True):
        assert one[0].to_json() == two[0].to_json()


@pytest.mark.parametrize("seats", [0, 6])
def test_no_other_number_of_players_is_dealt(seats: int) -> None:
    assert seats not in LEWIS.seats


def test_a_route_of_the_hosts_is_checked_and_played() -> None:
    with pytest.raises(ContentError):
        LEWIS.checks["route"]("changed = [0]")
    LEWIS.checks["route"]("changed = [3]")
    match = Match.start(LEWIS, Config(2, {}, {"route": "changed = [3]"}), 1)
    assert "mountain" == match.state.route[3 + 5]


# Taking back and giving again


@pytest.mark.parametrize("seed", range(4))
def test_every_answer_that_showed_nothing_can_be_taken_back_and_given_again(seed: int) -> None:
    undone = barred = 0
    for match, chance in played(seed, 220):
        seat, before, turn = match.state.active, whole(match), match.state.turn
        trial = match.copy()
        answer(trial, Rng(chance.word))
        after = whole(trial)
        undo = trial.can_undo(seat)
        if undo is None or undo.agree:
            # A new turn has begun, or something new lies open.
            assert trial.state.turn > turn or trial.revealed or trial.outcome is not None
            barred += 1
            continue
        trial.undo(seat)
        assert before == whole(trial)
        trial.redo(seat)
        assert after == whole(trial)
        with pytest.raises(NotAsked):
            trial.redo(seat)
        undone += 1
    assert undone > 60
    assert barred > 15


def test_a_whole_card_can_be_taken_back_step_by_step_and_at_once() -> None:
    match = Match.resume(LEWIS, layout(goods={ORANGE: "food 2 canoe 1"}))
    states, lines = [], ("turn.action william-clark", "play.beneath york", "play.indians 1")
    for line in (*lines, "act.way food-to-2", "act.again canoe-to-6"):
        states.append(whole(match))
        play(match, line)

    for before in reversed(states):
        match.undo(ORANGE)
        assert before == whole(match)

    for _ in states:
        match.redo(ORANGE)
    first = match.first_free(ORANGE)
    assert first is not None
    match.undo(ORANGE, first)
    assert states[0] == whole(match)


def test_a_camp_and_a_choice_of_whom_to_recruit_can_be_taken_back() -> None:
    state = layout(goods={ORANGE: "fur 1 equipment 1"}, journal=JOURNAL)
    match = Match.resume(LEWIS, state)
    before = whole(match)

    play(match, "turn.action camp", "turn.action hay")
    match.undo(ORANGE)
    assert "hay" in keys(asked(match))
    match.undo(ORANGE)

    assert before == whole(match)


@pytest.mark.parametrize(
    "lines",
    [
        ("turn.action hay", "recruit.discard none"),
        ("turn.action francois-labiche", "play.beneath none", "act.way 1"),
        ("turn.action farewell", "act.farewell none"),
    ],
)
def test_a_new_page_of_the_journal_can_be_taken_back_by_nobody_alone(
    lines: tuple[str, ...],
) -> None:
    match = Match.resume(LEWIS, layout(goods={ORANGE: "fur 1 equipment 1"}, journal=JOURNAL))

    play(match, *lines)

    assert match.revealed
    assert match.first_free(ORANGE) is None
    undo = match.can_undo(ORANGE)
    assert undo is not None
    assert (ORANGE, BLUE, YELLOW) == undo.agree


def test_a_turn_that_is_over_is_not_taken_back() -> None:
    match = Match.resume(LEWIS, layout())
    play(match, "turn.action hunting", "act.take none", "turn.action end")
    assert match.can_undo(ORANGE) is None


# Saves


@pytest.mark.parametrize("seed", range(5))
def test_a_match_is_saved_and_loaded_at_every_question_and_goes_on_alike(seed: int) -> None:
    for match, chance in played(seed, 160):
        again = Match.from_json(LEWIS, match.to_json())
        assert whole(match) == whole(again)
        assert match.to_json() == again.to_json()
        copy = match.copy()
        answer(copy, Rng(chance.word))
        answer(again, Rng(chance.word))
        assert whole(copy) == whole(again)


def test_a_match_saved_within_an_action_knows_what_was_brought() -> None:
    state = layout(hands={ORANGE: "yellept"}, indians={ORANGE: 3}, goods={ORANGE: "horse 2"})
    match = Match.resume(LEWIS, state)
    play(match, "turn.action yellept", "play.indians 3", "act.way horse", "act.take wood-2")

    again = Match.from_json(LEWIS, match.to_json())

    assert ["again", "horse", "stop"] == keys(asked(again))  # never the wood


# Views


@pytest.mark.parametrize("seed", range(3))
def test_views_say_what_the_table_shows(seed: int) -> None:
    for match, _ in played(seed, 120):
        state = match.state
        view = match.view(state.active)
        assert len(state.draw_pile) == view.draw_pile
        assert tuple(state.journal) == tuple(page.card for page in view.journal)
        assert view.over == (match.outcome is not None)
        for expedition, shown in zip(state.expeditions, view.expeditions, strict=True):
            carried = {"resources": 0, "indians": 0}
            for boat in shown.boats:
                carried[boat.carries] += boat.carried
            assert sum(expedition.resources.values()) == carried["resources"]
            assert expedition.indians == carried["indians"]
            assert len(MINI_BOARD) + len(expedition.tiles) == len(shown.boats)
            time = shown.camping
            assert time.time == time.hand + time.resources + time.indians - time.saved


def test_everything_that_can_be_looked_up_is_there_once() -> None:
    ids = [lookup.id for lookup in LEWIS.cards]
    assert len(ids) == len(set(ids))
    assert set(CHARACTERS) <= set(ids)
