"""What a scenario may change without touching the rules, tried with one made up for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from engine.core import Context, Script
from engine.robinson.changes import wound
from engine.robinson.content import SHEETS, PersonId, Price, SpaceId, WeatherDie
from engine.robinson.effects import ActionKind
from engine.robinson.pawns import pawns
from engine.robinson.plan import pawns_needed, places_for
from engine.robinson.prices import prices
from engine.robinson.resolve.actions import perform
from engine.robinson.scenarios import registry
from engine.robinson.scenarios.base import Scenario
from engine.robinson.state import Doing, Goods, Planned, State
from tests.engine.robinson.summary import settle
from tests.engine.robinson.table import Crusoe, ids, layout, match_of, on_top, take_event
from tests.engine.robinson.test_phases import play, wounds


class MadeUp(Scenario):
    """Everything is different here."""

    def dawn(self, state: State, ctx: Context) -> Script[None]:
        ctx.tell("cocks-crowed")
        yield from ()

    def book(self, state: State, ctx: Context) -> Script[None]:
        wound(state, ctx, "explorer")
        yield from ()

    def totem(
        self, state: State, ctx: Context, who: PersonId, space: SpaceId, number: int
    ) -> Script[None]:
        wound(state, ctx, who, number)
        yield from ()

    def extra_pawns(self, state: State, planned: Planned) -> int:
        return int(planned.kind == "explore")

    def targets(self, state: State, plan: Sequence[Planned]) -> Iterator[tuple[ActionKind, str]]:
        yield "explore", "temple-at-4"

    def owns(self, planned: Planned) -> bool:
        return planned.target.startswith("temple")

    def perform(self, state: State, ctx: Context, doing: Doing) -> Script[None]:
        ctx.tell("temple-entered")
        yield from ()

    def prices(
        self, state: State, kind: ActionKind, target: str, printed: tuple[Price, ...]
    ) -> tuple[Price, ...]:
        return (Price(hides=7),) if target == "weapon" else printed

    def dice(self, state: State) -> tuple[WeatherDie, ...]:
        return ("hungry",)

    def produced(self, state: State, ctx: Context, goods: Goods) -> None:
        goods.wood += 5

    def may_camp(self, state: State, space: SpaceId) -> bool:
        return space != 4

    def night(self, state: State, ctx: Context) -> Script[None]:
        ctx.tell("children-cried")
        yield from ()

    def is_won(self, state: State) -> bool:
        return state.weapon == 99


@pytest.fixture(autouse=True)
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    played = {"castaways": MadeUp(SHEETS["castaways"])}
    monkeypatch.setattr(registry, "SCENARIOS", played)


def test_a_morning_and_a_book_of_its_own() -> None:
    state = layout(round=2, threats=[])
    take_event(state, "event-strong-wind")
    happened = play(state, "event")
    assert "cocks-crowed" in ids(happened)
    assert [0, 0, 1] == wounds(state)


def test_a_totem_of_its_own() -> None:
    state = layout(stage="action")
    on_top(state.tiles, 6)
    state.plan = [Planned("explore", "at-4", ["cook.1", "cook.2", "carpenter.1"])]
    settle(perform(state, Context()))
    assert [1, 0, 0] == wounds(state)


def test_an_action_of_its_own_under_the_rules_of_distance() -> None:
    state = layout(tiles={4: 6})
    found = [each.id for each in places_for(state, [], pawns(state)["cook.1"])]
    assert "explore-temple-at-4" in found
    temple = Planned("explore", "temple-at-4", ["cook.1", "cook.2", "carpenter.1"])
    assert 2 == pawns_needed(state, [], temple)
    state.stage, state.plan = "action", [temple]
    ctx = Context()
    settle(perform(state, ctx))
    assert ["action-began", "temple-entered"] == ids(ctx.events)


def test_prices_of_its_own() -> None:
    assert (Price(hides=7),) == prices(layout(), "build", "weapon")


def test_weather_production_and_nights_of_its_own() -> None:
    state = layout(shelter=True, roof=9, palisade=9, weapon=9, tiles={4: 6})
    play(state, "production")
    assert Goods(food=1, wood=6) == state.available
    rolled = [each for each in play(state, "weather") if each.id == "weather-rolled"]
    assert 1 == len(rolled)
    state.available.food = 3
    assert "children-cried" in ids(play(state, "night"))
    assert 3 == state.camp


def test_a_goal_of_its_own() -> None:
    match: Crusoe = match_of(layout(weapon=99, stage="morale"))
    assert match.outcome is not None
    assert match.outcome.won


def test_a_scenario_that_changes_nothing_changes_nothing() -> None:
    plain = Scenario(SHEETS["castaways"])
    state, ctx = layout(), Context()
    doing = Doing(Planned("rest", "1"), "cook")
    scripts = [
        plain.dawn(state, ctx),
        plain.book(state, ctx),
        plain.totem(state, ctx, "cook", 4, 1),
        plain.built(state, ctx, "hatchet"),
        plain.dusk(state, ctx),
        plain.signed(state, ctx, "token-bars"),
        plain.perform(state, ctx, doing),
        plain.night(state, ctx),
    ]
    assert [[]] * len(scripts) == [list(script) for script in scripts]
    assert [] == ctx.events
    assert (0, False, 0) == (
        plain.extra_pawns(state, doing.planned),
        plain.is_won(state),
        plain.points(state),
    )
