"""That the soak sees what is wrong, and says how to see it again."""

from __future__ import annotations

import pytest

from engine.core import Config, Context, Event, Match, Outcome, Script, Seat, Text, player
from engine.registry import GAMES
from engine.toy.game import Toy
from engine.toy.state import State, View
from tests.soak import playing
from tests.soak.__main__ import all_tasks, main, parser
from tests.soak.playing import Result, Task, Watch, soak
from tests.soak.report import report

TASK = Task("toy", 3, "chance", 0)


class LosesACard(Toy):
    def script(self, state: State, ctx: Context) -> Script[None]:
        yield from super().script(state, ctx)
        if state.stage == "vote":
            state.discard.pop()


class NeverEnds(Toy):
    def outcome(self, state: State) -> Outcome | None:
        return None


class ShowsEveryHand(Toy):
    def view(self, state: State, seat: int | None) -> View:
        view = super().view(state, None)
        hands = tuple(card for hand in state.hands for card in hand)
        return View(
            **{name: getattr(view, name) for name in View.__struct_fields__} | {"discard": hands}
        )


class KeepsSomethingBack(Toy):
    """Its rules keep something that no save holds."""

    asked = 0

    def script(self, state: State, ctx: Context) -> Script[None]:
        self.asked += 1
        state.grit = 2 + self.asked % 2
        yield from super().script(state, ctx)


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        (LosesACard, "something was lost or made"),
        (NeverEnds, "a dead end"),
        (ShowsEveryHand, "AssertionError"),
        (KeepsSomethingBack, "looks different"),
    ],
)
def test_what_is_wrong_is_seen(
    wrong: type[Toy], fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "toy", wrong())
    monkeypatch.setitem(playing.MOST, "chance", 150)
    monkeypatch.setattr(playing, "THOROUGH", 1)

    result = soak(TASK)

    assert result.fault is not None
    assert fault in result.fault


def test_a_match_that_goes_well_has_no_fault() -> None:
    result = soak(TASK)

    assert result.fault is None
    assert result.answers > 20
    assert result.compared > 0


def test_every_game_is_soaked_with_every_number_of_seats() -> None:
    assert {(game.name, seats) for game in GAMES.values() for seats in game.seats} == {
        (task.game, task.seats) for task in all_tasks(parser().parse_args(["1"]))
    }


def test_a_failure_is_told_with_the_command_to_see_it_again() -> None:
    fine = Result(TASK, 10, "outcome-richest", 0.5, 3, None)
    broken = Result(Task("toy", 3, "chance", 7), 30, "", 0.5, 0, "KeyError: 'raid'")

    told = report([broken, fine])

    assert 1 == told.failed
    assert ["python -m tests.soak --again toy 3 chance 7"] == [f.again for f in told.failures]
    assert [(2, 20.0, 10, 30, {"outcome-richest": 1}, 40, 3)] == [
        (
            figures.matches,
            figures.answers_mean,
            figures.answers_5_percent,
            figures.answers_95_percent,
            figures.ends,
            figures.answers_a_second,
            figures.dealt_anew,
        )
        for figures in told.figures
    ]


def test_options_may_be_fixed_the_others_by_chance_or_as_usual() -> None:
    chosen = [
        Watch(Task("robinson", 1, "chance", seed, "scenario=jenny")).options for seed in range(9)
    ]
    usual = Watch(Task("robinson", 1, "chance", 0, "usual,items=4")).options

    assert {"jenny"} == {options["scenario"] for options in chosen}
    assert len({options["items"] for options in chosen}) > 1
    assert {option.id: option.default for option in GAMES["robinson"].options} | {
        "items": "4"
    } == usual
    with pytest.raises(AssertionError, match="no such value"):
        Watch(Task("robinson", 1, "chance", 0, "scenario=atlantis"))


def test_what_is_won_together_is_told_by_option() -> None:
    task = Task("robinson", 2, "autopilot", 0)
    ended = [
        Result(task, 10, "outcome-won", 0.5, 0, None, won=won, options=frozenset({items}))
        for won, items in ((True, "items=4"), (False, "items=4"), (False, "items=0"))
    ]

    assert {"items=0": "0 of 1", "items=4": "1 of 2"} == report(ended).figures[0].won_with


def test_a_card_is_used_where_a_seat_does_something_with_it() -> None:
    watch = Watch(Task("lewis_clark", 1, "chance", 0))

    watch.note([Event("encountered", {"card": Text("card-hay")})])
    watch.note([Event("recruited", {"card": Text("card-yellept"), "seat": player(Seat(0))})])

    assert {"card-hay", "card-yellept"} == watch.named
    assert {"card-yellept"} == watch.used


def test_a_card_that_lies_open_has_been_reached() -> None:
    watch = Watch(Task("robinson", 1, "chance", 0))
    match = Match.start(GAMES["robinson"], Config(1, {"items": "2"}), 1)

    watch.look(match)

    view = match.view(None)
    assert {f"item-{item.id}" for item in view.inventions} <= watch.named
    assert {f"card-{item}" for item in view.starting} <= watch.named
    assert {f"card-{view.threats[0]}"} == {each for each in watch.named if "wreck" in each}
    assert not any("event" in each or "explore" in each for each in watch.named)


def test_the_least_used_cards_are_those_of_all_matches_of_a_game() -> None:
    cards = [card.title.id for card in GAMES["toy"].cards]
    used = [frozenset(cards), frozenset(cards[1:])]
    tasks = [Task("toy", 2, "chance", 0), Task("toy", 3, "autopilot", 0)]

    told = report(
        Result(task, 10, "outcome-richest", 0.5, 0, None, used=each)
        for task, each in zip(tasks, used, strict=True)
    )

    assert 1 == told.least_used["toy"][cards[0]]
    assert {1, 2} == set(told.least_used["toy"].values())


def test_cards_that_no_match_by_chance_has_reached_are_named() -> None:
    first, *others = sorted(card.title.id for card in GAMES["toy"].cards)
    named = {"chance": frozenset(others), "autopilot": frozenset({first})}
    told = report(
        Result(Task("toy", 2, style, 0), 10, "outcome-richest", 0.5, 0, None, named=each)
        for style, each in named.items()
    )

    assert {"toy": [first]} == told.unreached


def test_one_match_can_be_played_again(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert 0 == main(["--again", "toy", "2", "autopilot", "3"])
    assert b'"failed": 0' in capsysbinary.readouterr().out
