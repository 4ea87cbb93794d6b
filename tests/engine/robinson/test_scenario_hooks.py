"""What a scenario may change without touching the rules, tried with one made up for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import pytest

from engine.core import Context, Script
from engine.robinson.changes import wound
from engine.robinson.content import (
    SHEETS,
    CardId,
    PersonId,
    Price,
    SpaceId,
    TokenId,
    WeatherDie,
)
from engine.robinson.effects import ActionKind, Effects
from engine.robinson.items import add_food_token
from engine.robinson.pawns import pawns
from engine.robinson.plan import Survey, pawns_needed
from engine.robinson.prices import prices
from engine.robinson.resolve.actions import perform
from engine.robinson.scenarios import registry
from engine.robinson.scenarios.base import Scenario, Tally
from engine.robinson.state import Doing, Goods, Moment, Planned, State
from tests.engine.robinson.summary import settle
from tests.engine.robinson.table import (
    GAME,
    Crusoe,
    asked,
    drive,
    ids,
    layout,
    match_of,
    mystery,
    on_top,
    say,
    take_event,
)
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

    def may_build(self, state: State, item: str) -> bool:
        return item != "mast"

    def has_adventures(self, planned: Planned) -> bool:
        return False

    def rests_well(self, who: PersonId) -> bool:
        return who != "cook"

    def keeps_sign(self, token: TokenId) -> bool:
        return token == "token-dashes"

    def wards_off(self, state: State, ctx: Context, who: PersonId, card: CardId) -> Script[bool]:
        yield from ()
        return card == "trap-net"

    def is_won(self, state: State) -> bool:
        return state.weapon == 99

    def chosen(self, state: State, options: Mapping[str, str]) -> None:
        state.story["crew"] = len(options["crew"])

    def prepare(self, state: State) -> None:
        state.story["prepared"] = len(state.board)

    def sites(self, state: State, item: str) -> list[SpaceId] | None:
        return [3, 4] if item == "hatchet" else None

    def built(self, state: State, ctx: Context, item: str) -> Script[None]:
        ctx.tell(f"built-{item}")
        yield from ()

    def breached(self, state: State, ctx: Context) -> Script[None]:
        ctx.tell("wolves-came-in")
        yield from ()

    def production(self, state: State, ctx: Context) -> None:
        ctx.tell("sun-rose")

    def stacks_food(self, state: State) -> bool:
        return True

    def extra_mouths(self, state: State) -> int:
        return 2

    def supper(self, state: State, ctx: Context) -> Script[None]:
        state.available.food -= 2
        yield from ()

    def starved(self, state: State, ctx: Context, who: PersonId) -> Script[None]:
        ctx.tell(f"{who}-starved")
        yield from ()

    def tiles_drawn(self, state: State) -> int:
        return 3 if state.weapon == 5 else 1

    def token_pawn(self, state: State, token: TokenId) -> tuple[ActionKind, ...]:
        return ("hunt",) if token == "token-bars" else ()

    def sign(self, state: State, token: TokenId) -> Effects | None:
        is_now = token == "token-saltire" and state.moment == "animals"
        return () if is_now or token == "token-dashes" else None

    def moment(self, state: State, token: TokenId) -> Moment:
        return "animals"

    def signed(self, state: State, ctx: Context, token: TokenId) -> Script[None]:
        state.weather = []
        yield from ()

    def goal(self, state: State) -> tuple[Tally, ...]:
        return (Tally("columns", 7, 8),)

    def marks(self, state: State, space: SpaceId) -> tuple[str, ...]:
        return ("ghost",) if space == 3 else ()


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
    found = [each.id for each in Survey(state, []).places(pawns(state)["cook.1"])]
    assert "explore-temple-at-4" in found
    temple = Planned("explore", "temple-at-4", ["cook.1", "cook.2", "carpenter.1"])
    assert 2 == pawns_needed(state, [], temple)
    state.stage, state.plan = "action", [temple]
    ctx = Context()
    settle(perform(state, ctx))
    assert ["action-began", "temple-entered"] == ids(ctx.events)


def test_items_that_have_to_wait() -> None:
    state = layout(tiles={4: 5}, built="rope", goods="wood 2 hides 1")
    found = [each.id for each in Survey(state, []).places(pawns(state)["cook.1"])]
    assert "build-hatchet-at-3" in found
    assert "build-mast" not in found


def test_adventures_that_are_wounds() -> None:
    state = layout(stage="action", tiles={4: 6}, fields={"gather": ["adventure"]})
    decks = [len(pile) for pile in state.adventures.values()]
    state.plan = [Planned("gather", "food-at-4", ["cook.1", "cook.2"])]
    settle(perform(state, Context()))
    assert [1, 0, 0] == wounds(state)
    assert decks == [len(pile) for pile in state.adventures.values()]


def test_rest_that_nothing_makes_better() -> None:
    state = layout(built="bed", stage="action")
    for who in ("cook", "carpenter"):
        state.people[who].wounds = 3
        state.plan = [Planned("rest", "1", [f"{who}.1"])]
        settle(perform(state, Context()))
    assert [2, 1, 0] == wounds(state)
    assert (0, 1) == (
        state.people["cook"].determination,
        state.people["carpenter"].determination,
    )


def test_signs_that_stay() -> None:
    match: Crusoe = match_of(layout(has="token-dashes"))
    say(match, "0! token-dashes", "1! token-dashes")
    assert ["token-dashes"] == match.state.found


def test_mysteries_warded_off() -> None:
    state = layout()
    mystery(state, "trap-net")
    assert state.people["cook"].outside is None
    assert "trap-net" in state.box
    mystery(state, "trap-blunt-spear")
    assert [2, 0, 0] == wounds(state)


def test_prices_of_its_own() -> None:
    assert (Price(hides=7),) == prices(layout(), "build", "weapon")


def test_weather_production_and_nights_of_its_own() -> None:
    state = layout(shelter=True, roof=9, palisade=9, weapon=9, tiles={4: 6})
    play(state, "production")
    assert Goods(food=1, wood=6) == state.available
    rolled = [each for each in play(state, "weather") if each.id == "weather-rolled"]
    assert 1 == len(rolled)
    state.available.food = 5
    assert "children-cried" in ids(play(state, "night"))
    assert 3 == state.camp


def test_a_set_up_of_its_own() -> None:
    state = layout(options={"crew": "hungry"})
    assert {"crew": 6, "prepared": len(state.board)} == state.story


def test_an_item_built_on_tiles() -> None:
    state = layout(tiles={4: 5}, goods="wood 1")
    sites = [each.target for each in Survey(state, []).places(pawns(state)["cook.1"])]
    assert {"hatchet-at-3", "hatchet-at-4"} <= {*sites}
    assert "hatchet" not in sites
    census = GAME.census(state)
    match = match_of(state)
    say(match, "0: both", "0: build-hatchet-at-4", "1: ready", "2: ready")
    assert "built-hatchet-at-4" in ids(say(match, "0: ready"))
    assert ["hatchet"] == match.state.built
    assert census == GAME.census(match.state)


def test_hungry_animals_and_a_broken_palisade_of_its_own() -> None:
    state = layout(weather=["hungry-palisade"])
    assert "wolves-came-in" in ids(play(state, "weather"))
    fenced = layout(weather=["hungry-palisade"], shelter=True, palisade=1)
    assert "wolves-came-in" not in ids(play(fenced, "weather"))


def test_what_comes_before_the_production_comes_without_one_too() -> None:
    assert ["sun-rose", "nothing-produced"] == ids(
        play(layout(this_round=["no-production"]), "production")
    )


def test_mouths_of_its_own() -> None:
    state = layout(goods="food 4", shelter=True)
    uncovered = match_of(state).view(None).uncovered
    assert uncovered is not None
    assert 1 == uncovered.food
    happened = play(state, "night", "night.hungry carpenter")
    assert "carpenter-starved" in ids(happened)
    assert [0, 2, 0] == wounds(state)


def test_tokens_of_food_upon_each_other() -> None:
    state = layout()
    for _ in range(2):
        add_food_token(state, Context())
    assert ["food", "food"] == state.island[3].marks


def test_more_tiles_to_choose_from() -> None:
    state = layout(stage="action", weapon=5)
    on_top(state.tiles, 1, 3, 9)
    state.plan = [Planned("explore", "at-4", ["cook.1", "cook.2", "carpenter.1"])]
    drive(perform(state, Context()), "tile.next 3")
    assert 3 == state.island[4].tile
    assert {1, 9} <= {*state.tiles}


def test_signs_of_its_own() -> None:
    state = layout(has="token-bars token-saltire", stage="weather", weather=["hungry-beast"])
    state.available.food, state.island[4].tile = 3, state.tiles.pop()  # the night votes
    assert ("hunt",) == pawns(state)["token-bars"].kinds
    match = match_of(state)
    assert {0: "animals.go-on"} == asked(match)
    say(match, "0! token-saltire")
    assert [0, 0, 0] == wounds(match.state)


def test_tallies_and_marks_of_its_own() -> None:
    view = match_of(layout()).view(None)
    assert (Tally("columns", 7, 8),) == view.goal
    assert ("ghost",) == view.island[3].marks


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
        plain.supper(state, ctx),
        plain.starved(state, ctx, "cook"),
        plain.breached(state, ctx),
        plain.wards_off(state, ctx, "cook", "trap-net"),
    ]
    plain.chosen(state, {})
    plain.prepare(state)
    plain.production(state, ctx)
    assert [[]] * len(scripts) == [list(script) for script in scripts]
    assert [] == ctx.events
    assert (0, False, 0) == (
        plain.extra_pawns(state, doing.planned),
        plain.is_won(state),
        plain.points(state),
    )
    assert ((), None, (), "", False, 1, 0, (), ()) == (
        tuple(plain.targets(state, [])),
        plain.sites(state, "hatchet"),
        plain.token_pawn(state, "token-bars"),
        plain.moment(state, "token-bars"),
        plain.stacks_food(state),
        plain.tiles_drawn(state),
        plain.extra_mouths(state),
        plain.goal(state),
        plain.marks(state, 3),
    )
    assert (True, True, True, False) == (
        plain.may_build(state, "hatchet"),
        plain.has_adventures(doing.planned),
        plain.rests_well("cook"),
        plain.keeps_sign("token-bars"),
    )
