"""A turn: rulebook "Game Turn", "Action", and whole matches by chance."""

from __future__ import annotations

import pytest

from engine.core import Config, Context, IllegalAnswer, Match, Number, One, Rng, Seat, Text
from engine.lewis_clark.boats import room
from engine.lewis_clark.content import FIRST_SPACE, FORT_CLATSOP, LAST_SPACE, PLACES
from engine.lewis_clark.journal import recruits
from engine.lewis_clark.outcome import outcome_of
from engine.lewis_clark.setup import deal
from engine.lewis_clark.state import State, census
from engine.lewis_clark.turn import stage, turn_question
from tests.engine.lewis_clark.table import (
    BLUE,
    LEWIS,
    ORANGE,
    LewisMatch,
    act,
    asked,
    by_chance,
    goods_of,
    keys,
    layout,
    play,
    told,
)

JOURNAL = "hay yellept big-white black-cat old-toby"


def turn(state: State, *answers: str) -> list[str]:
    """Play answers of a turn and say what may be chosen then."""
    question = act(stage(state, Context()), *answers)
    return [] if question is None or isinstance(question, Number) else keys(question)


def test_a_turn_begins_with_all_that_it_may_hold() -> None:
    state = layout(goods={ORANGE: "fur 5 equipment 3"})
    cards = layout().expeditions[ORANGE].hand
    asked = turn(state)
    assert [*cards, *PLACES, *recruits(state, ORANGE), "camp"] == asked


def test_what_is_offered_stands_in_groups_but_for_the_camp() -> None:
    state = layout(goods={ORANGE: "fur 1 equipment 1"}, hands={ORANGE: "york"}, journal=JOURNAL)
    question = turn_question(state, ORANGE)
    groups = {option.key: option.group for option in question.options}
    village = dict.fromkeys(PLACES, "village")
    assert {"york": "play", **village, "hay": "recruit", "camp": None} == groups


def test_a_turn_cannot_end_without_an_action() -> None:
    with pytest.raises(IllegalAnswer):
        turn(layout(), "turn.action end")


def test_a_card_is_played_on_another_one_that_gives_it_strength() -> None:
    state = layout(hands={ORANGE: "york john-b-thompson sacagawea"}, indians={ORANGE: 0})

    left = turn(state, "turn.action york", "play.beneath sacagawea")

    [active] = state.expeditions[ORANGE].area
    assert ("york", "sacagawea", 0, 3) == (
        active.card,
        active.beneath,
        active.indians,
        active.strength,
    )
    assert ["john-b-thompson"] == state.expeditions[ORANGE].hand
    assert [] == left  # how much of up to 3 x 1 food


def test_indians_alone_give_a_card_strength_and_stay_with_the_expedition() -> None:
    state = layout(indians={ORANGE: 2}, hands={ORANGE: "york hugh-hall"}, seats=5)

    turn(
        state, "turn.action york", "play.beneath none", "play.indians 2",
        "act.amount 2",
    )  # fmt: skip

    expedition = state.expeditions[ORANGE]
    assert (0, 2, 3) == (
        expedition.indians,
        expedition.indians_on_cards,
        expedition.resources["food"],
    )


@pytest.mark.parametrize(("beneath", "most"), [("york", 2), ("francois-labiche", 1)])
def test_a_card_and_indians_give_three_strength_at_most(beneath: str, most: int) -> None:
    hand = "william-clark york francois-labiche"
    state = layout(indians={ORANGE: 3}, hands={ORANGE: hand})

    question = act(
        stage(state, Context()),
        "turn.action william-clark",
        f"play.beneath {beneath}",
    )

    assert [str(number) for number in range(most + 1)] == keys(question)


def test_the_last_card_is_played_with_the_last_indian() -> None:
    state = layout(hands={ORANGE: "william-clark"}, goods={ORANGE: ""})

    assert ["camp", "end"] == turn(state, "turn.action william-clark")

    assert (0, 1) == (state.expeditions[ORANGE].indians, state.expeditions[ORANGE].area[0].strength)


def test_one_action_a_turn_then_what_is_left_or_the_end() -> None:
    state = layout(hands={ORANGE: "york"}, goods={ORANGE: "fur 1"}, journal=JOURNAL)

    left = turn(state, "turn.action hunting", "act.take fur-1-food-1")

    assert ["hay", "camp", "end"] == left


def test_camp_and_recruiting_come_once_each_before_or_after_the_action() -> None:
    state = layout(
        goods={ORANGE: "fur 5 equipment 5"},
        hands={ORANGE: "york"},
        journal=JOURNAL,
        pile="old-toby weuche",
    )

    left = turn(state, "turn.action camp", "turn.action hay", "recruit.discard none")

    assert ["york", "hay", *PLACES] == left
    assert ["york", "hay"] == state.expeditions[ORANGE].hand


def test_a_discard_is_asked_about_even_where_there_is_one_way_to_recruit() -> None:
    state = layout(goods={ORANGE: "fur 1 equipment 1"}, hands={ORANGE: ""}, journal=JOURNAL)
    assert ["none"] == turn(state, "turn.action hay")


def test_recruiting_takes_the_discount_of_a_card() -> None:
    state = layout(goods={ORANGE: "fur 2"}, journal=JOURNAL, pile="weuche")

    turn(state, "turn.action yellept", "recruit.discard francois-labiche")

    assert "yellept" in state.expeditions[ORANGE].hand
    assert "francois-labiche" == state.discard[-1]


def test_who_cannot_act_must_camp_first() -> None:
    state = layout(
        hands={ORANGE: ""}, indians={ORANGE: 0}, areas={ORANGE: "york/sacagawea"},
        goods={ORANGE: "fur 5 equipment 5"}, journal=JOURNAL,
    )  # fmt: skip

    assert ["camp"] == turn(state)
    assert ["york", "sacagawea", *JOURNAL.split()] == turn(state, "turn.action camp")


def test_who_cannot_act_even_after_camp_may_end_the_turn() -> None:
    state = layout(hands={ORANGE: "york"}, indians={ORANGE: 0}, goods={ORANGE: ""})

    assert ["camp"] == turn(state)
    assert ["end"] == turn(state, "turn.action camp")


def test_the_next_player_is_on_turn_with_everything_still_to_do() -> None:
    state = layout(used=["nicholas-jarrot"], acted=True, camped=True, recruited=True)

    act(stage(state, Context()), "turn.action end")

    assert (BLUE, 2, "2.turn.1") == (state.active, state.turn, state.phase)
    assert (False, False, False, []) == (state.acted, state.camped, state.recruited, state.used)


def test_after_the_last_seat_comes_the_first() -> None:
    state = layout(active=Seat(2), acted=True)
    act(stage(state, Context()), "turn.action end")
    assert ORANGE == state.active


def test_a_camp_at_fort_clatsop_ends_the_match_at_once() -> None:
    state = layout(scouts={ORANGE: 41}, camps={BLUE: 30}, hands={ORANGE: ""}, goods={ORANGE: ""})
    ctx = Context()

    assert outcome_of(state) is None
    assert None is act(stage(state, ctx), "turn.action camp")

    outcome = outcome_of(state)
    assert outcome is not None
    assert (((0,), (1, 2)), (41, 30, 0)) == (outcome.places, outcome.scores)
    assert ("outcome-camp", None) == (outcome.reason.id, outcome.won)
    assert "ended" == told(ctx)[-1]
    assert "end" == state.phase


def test_mackenzie_moves_after_the_turn_and_wins_at_fort_clatsop() -> None:
    state = layout(1, acted=True, mackenzie=37)
    act(stage(state, Context()), "turn.action end")
    assert (38, "", 0) == (state.mackenzie, state.ended, state.active)

    state.acted = True
    act(stage(state, Context()), "turn.action end")
    outcome = outcome_of(state)
    assert outcome is not None
    assert ("outcome-mackenzie", False) == (outcome.reason.id, outcome.won)


def test_a_player_alone_wins_by_camping_at_fort_clatsop_first() -> None:
    state = layout(1, scouts={ORANGE: FORT_CLATSOP}, hands={ORANGE: ""}, goods={ORANGE: ""})
    act(stage(state, Context()), "turn.action camp")
    outcome = outcome_of(state)
    assert outcome is not None
    assert (((0,),), True) == (outcome.places, outcome.won)


def check(state: State, kept: object) -> None:
    """What holds after every turn."""
    assert kept == census(state)
    assert [] == state.doing
    assert goods_of("").keys() == state.expeditions[0].resources.keys()
    for seat, each in enumerate(state.expeditions):
        assert min(each.resources.values()) >= 0
        assert room(each) >= 0
        assert each.indians >= 0
        assert FIRST_SPACE <= each.scout <= LAST_SPACE
        others = [other.scout for foe, other in enumerate(state.expeditions) if foe != seat]
        assert each.scout not in others or each.scout in (FIRST_SPACE, 0, LAST_SPACE)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_by_chance_nothing_is_lost_and_nobody_stands_together(seats: int, seed: int) -> None:
    options = {"changes": str(seed), "waiting": ("free", "costly")[seed % 2], "mackenzie": "0"}
    state, rng = deal(Config(seats, options), Rng(seed)), Rng(seed)
    kept = census(state)

    for _ in range(60):
        assert by_chance(stage(state, Context()), rng) > 0
        check(state, kept)
        if state.ended:
            break

    assert state.ended or state.turn == 61


# What is asked, told and done by default


@pytest.mark.parametrize(("indians", "default"), [(1, "none"), (0, "joseph-and-ruben-field")])
def test_an_indian_gives_strength_by_default_rather_than_a_card(indians: int, default: str) -> None:
    state = layout(indians={ORANGE: indians})
    question = act(stage(state, Context()), "turn.action york")
    assert isinstance(question, One)
    assert default == question.default


def test_strength_is_not_asked_about_where_one_card_only_can_give_it() -> None:
    state = layout(hands={ORANGE: "york sacagawea"}, indians={ORANGE: 0}, goods={ORANGE: ""})
    match = Match.resume(LEWIS, state)

    play(match, "turn.action york")

    assert "act.amount" == asked(match).id
    assert "sacagawea" == match.state.expeditions[ORANGE].area[0].beneath


def test_indians_are_not_asked_about_where_the_card_beneath_gives_all_strength() -> None:
    state = layout(hands={ORANGE: "york sacagawea"}, indians={ORANGE: 2}, goods={ORANGE: ""})
    match = Match.resume(LEWIS, state)
    play(match, "turn.action york", "play.beneath sacagawea")
    assert "act.amount" == asked(match).id
    assert (2, 3) == (
        match.state.expeditions[ORANGE].indians,
        match.state.expeditions[ORANGE].area[0].strength,
    )


def test_one_indian_at_least_gives_strength_where_no_card_does() -> None:
    state = layout(indians={ORANGE: 3})
    question = act(stage(state, Context()), "turn.action york", "play.beneath none")
    assert ["1", "2", "3"] == keys(question)


@pytest.mark.parametrize(
    ("place", "indians", "question"),
    [
        ("hunting", 3, "act.take"),  # a circle takes one
        ("horse-trade", 1, "act.way"),  # there is one only
        ("horse-trade", 2, "village.indians"),
        ("expedition-upgrade", 3, "act.way"),
    ],
)
def test_the_number_of_indians_sent_is_asked_where_there_is_a_choice(
    place: str, indians: int, question: str
) -> None:
    state = layout(indians={ORANGE: indians}, goods={ORANGE: "wood 3 fur 1 food 1"})
    match = Match.resume(LEWIS, state)
    play(match, f"turn.action {place}")
    assert question == asked(match).id


def test_which_card_lies_face_down_is_told_to_its_owner_alone() -> None:
    match = Match.resume(LEWIS, layout(hands={ORANGE: "york william-clark sacagawea"}))
    events = play(match, "turn.action york", "play.beneath sacagawea")

    played, laid = [each for each in events if each.id in ("played", "laid-beneath")]
    assert (None, 3, Text("card-york")) == (
        played.to,
        played.args["strength"],
        played.args["card"],
    )
    assert (ORANGE,) == laid.to
    assert [laid] == [each for each in events if "sacagawea" in str(each.args)]


def test_nothing_is_told_of_a_card_face_down_where_indians_give_strength() -> None:
    match = Match.resume(LEWIS, layout(indians={ORANGE: 1}))
    events = play(match, "turn.action york", "play.beneath none")
    assert "laid-beneath" not in [each.id for each in events]


def expire(match: LewisMatch) -> None:
    """Let the time of whoever is asked run out until the turn is over."""
    turn = match.state.turn
    for _ in range(12):
        match.expire(list(match.pending))
        if match.outcome is not None or match.state.turn > turn:
            return
    raise AssertionError("time-outs don't end the turn")


def test_whoever_is_away_keeps_all_cards_and_resources_and_recruits_nobody() -> None:
    state = layout(goods={ORANGE: "fur 5 equipment 5"}, scouts={ORANGE: 9})
    match = Match.resume(LEWIS, state)

    expire(match)

    orange = match.state.expeditions[ORANGE]
    assert (6, [], 9) == (len(orange.hand), [], orange.scout)
    assert {"fur": 5, "equipment": 5}.items() <= orange.resources.items()
    assert (0, 1) == (orange.indians, match.state.village["hunting"])


def test_whoever_is_away_without_an_indian_plays_a_card_and_pays_nothing() -> None:
    state = layout(goods={ORANGE: "food 3 canoe 1"}, indians={ORANGE: 0}, scouts={ORANGE: 9})
    match = Match.resume(LEWIS, state)

    expire(match)

    orange = match.state.expeditions[ORANGE]
    assert (4, 1, 9) == (len(orange.hand), len(orange.area), orange.scout)
    assert goods_of("food 3 canoe 1") == orange.resources


def test_whoever_is_away_and_cannot_act_camps_and_goes_on() -> None:
    state = layout(hands={ORANGE: "york"}, indians={ORANGE: 0}, scouts={ORANGE: 9}, goods={0: ""})
    match = Match.resume(LEWIS, state)
    expire(match)
    assert (8, 8) == (match.state.expeditions[ORANGE].scout, match.state.expeditions[ORANGE].camp)


@pytest.mark.parametrize("seats", [1, 3])
def test_nothing_but_indians_and_free_goods_moves_while_all_are_away(seats: int) -> None:
    match = Match.resume(LEWIS, layout(seats))
    kept = census(match.state)
    journal = list(match.state.journal)
    for _ in range(3 * seats):
        expire(match)
    assert (kept, journal) == (census(match.state), match.state.journal)
    assert all(each.scout <= 0 for each in match.state.expeditions)
