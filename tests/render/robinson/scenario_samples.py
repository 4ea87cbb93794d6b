"""Positions of every scenario laid out by hand: at the start, halfway, nearly won, at the worst."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType

from engine.core import Config, Context, Rng, Seat
from engine.robinson.content import SHEETS, TileId
from engine.robinson.scenarios import rules
from engine.robinson.setup import deal
from engine.robinson.state import Deed, Person, Planned, Stash, State
from engine.robinson.view import View
from engine.robinson.viewing import view_of
from render.drawing import Words
from render.robinson import Robinson
from render.scene import Scene
from tests.engine.robinson.summary import settle
from tests.engine.robinson.table import layout

CAST = ("cook", "carpenter", "explorer", "soldier")
STAGES = ("start", "middle", "won", "worst")
SOME: Mapping[int, TileId] = MappingProxyType({4: 9, 0: 5, 7: 2})
MOST: Mapping[int, TileId] = MappingProxyType(
    {0: 9, 1: 3, 2: 5, 4: 2, 5: 1, 6: 6, 7: 7, 8: 11, 9: 10}
)
ROUNDS = MappingProxyType({"start": 1, "middle": 4, "won": 7, "worst": 8})
# Volcano Island: the first tile is 10, tile 8 is the volcano.
VOLCANO_MOST: Mapping[int, TileId] = MappingProxyType(
    {6: 10, 2: 5, 9: 2, 1: 1, 4: 6, 0: 9, 8: 3, 7: 7}
)


def scenes(words: Words, theme: str) -> Iterator[tuple[str, Scene]]:
    """A board of every scenario and stage, and at the worst all that can be looked at closer."""
    drawing = Robinson()
    for scenario in SHEETS:
        for seats, stage in ((1, "start"), (2, "middle"), (3, "won"), (4, "worst")):
            view = scenario_views()[f"{scenario}-{seats}-{stage}"]
            yield f"{scenario}_{stage}", drawing.board(view, words, {}, theme)
        for which in drawing.details(view):
            yield f"{which}_{scenario}", drawing.detail(view, which, words, theme)


@lru_cache(maxsize=1)
def scenario_views() -> dict[str, View]:
    """Views by scenario, number of players and stage, such as "jenny-2-worst"."""
    return {
        f"{scenario}-{seats}-{stage}": view_of(position(scenario, seats, stage), Seat(0))
        for scenario in SHEETS
        for seats in range(1, 5)
        for stage in STAGES
    }


def position(scenario: str, seats: int, stage: str) -> State:
    """A position of a scenario."""
    options = {"scenario": scenario}
    if stage == "worst":
        options |= {"friday": "with", "dog": "with"}
    tiles = _tiles(scenario, stage)
    if seats == 1:
        state = _alone(options, tiles)
    else:
        state = layout(*CAST[:seats], options=options, tiles=tiles)
    _furnish(state, stage)
    PREPARE[scenario](state, stage)
    return state


def _alone(options: Mapping[str, str], tiles: Mapping[int, TileId]) -> State:
    """A table of one player, whose character is drawn and whose set-up is done at once."""
    state = deal(Config(1, {"items": "0", **options}), Rng(1))
    state.threats, state.on_table = state.on_table, []
    state.stage, state.phase = "plan", "1.plan"
    for space, tile in tiles.items():
        state.tiles.remove(tile)
        state.island[space].tile = tile
    return state


def _tiles(scenario: str, stage: str) -> Mapping[int, TileId]:
    if stage == "start":
        return {}
    tiles = SOME if stage == "middle" else MOST
    if scenario == "volcano-island":
        tiles = dict(list(VOLCANO_MOST.items())[: 3 if stage == "middle" else 8])
        del tiles[6]
    if scenario == "cannibal-island":
        return {space: tile for space, tile in tiles.items() if tile != 4}
    return tiles


def _furnish(state: State, stage: str) -> None:
    """What is alike in all scenarios: levels, goods, wounds, a plan."""
    state.round = ROUNDS[stage]
    if stage == "start":
        return
    state.shelter, state.roof, state.palisade = True, 1, 1
    state.weapon = 2 if stage == "middle" else 9
    state.available.food, state.available.wood = 2, 3
    first = state.characters[0]
    state.plan = [
        Planned("build", "weapon", [f"{first}.1"]),
        Planned("rest", "1", [f"{first}.2"]),
    ]
    for number, who in enumerate(state.characters):
        state.people[who].wounds = number + (6 if stage == "worst" else 2)
        state.people[who].determination = number
    if stage == "won":
        state.stage, state.plan = "action", []
        state.last = Deed("gather", "wood-at-4", first, True, (f"{first}.1", f"{first}.2"))
    if stage == "worst":
        state.roof = state.palisade = state.weapon = 0
        state.shelter, state.available.food = False, 1
        state.fields = {
            "weather": ["rain", "snow", "storm"],
            **{kind: ["adventure", "time"] for kind in ("build", "gather", "explore", "hunt")},
            **{what: ["wood"] for what in ("roof", "palisade", "weapon", "shelter")},
        }
        for number, here in enumerate(state.island):
            if here.tile is not None and not here.face_down:
                here.marks = ["time", "danger", "food"][: number % 4]
        state.this_round = ["no-production", "hungry", f"one-pawn.{first}"]
        state.tonight = ["extra-food", "poison"]
        state.set_by = {"no-production": "event-frost", "poison": "trap-poison"}
        person = state.people[first]
        person.special_wounds = ["build-arm", "gather-leg"]
        person.cursed, person.markers = True, 2


def castaways(state: State, stage: str) -> None:
    state.pile = {
        "start": [0] * 5, "middle": [1, 2, 1, 0, 0],
        "won": [1, 2, 3, 4, 5], "worst": [0, 0, 0, 1, 1]
    }[stage]  # fmt: skip
    state.pile_wood = 3 if stage == "won" else 0


def cursed_island(state: State, stage: str) -> None:
    crosses = {"start": (), "middle": (3,), "won": (3, 4, 0, 7), "worst": (3, 4)}[stage]
    fog = {"start": (), "middle": (0, 8), "won": (1, 2), "worst": range(10)}[stage]
    for space in fog:
        state.island[space].marks.append("fog")
    for space in crosses:
        state.island[space].marks.append("cross")
    if stage != "start":
        state.story["temple"] = 0 + 1
        if stage == "won":
            state.story["visited"] = 1


def jenny(state: State, stage: str) -> None:
    jenny = state.people["jenny"]
    jenny.wounds = {"start": 0, "middle": 4, "won": 6, "worst": 8}[stage]
    if stage in ("middle", "won"):
        state.built.append("rescue-raft")
        state.board.remove("rescue-raft")
    if stage == "won":
        state.people["jenny"] = Person("jenny", wounds=6)
        state.guests = ["jenny"]


def volcano_island(state: State, stage: str) -> None:
    found = {"start": (), "middle": (2, 9), "won": (2, 9, 1, 4), "worst": (2, 9, 1, 4, 0)}[stage]
    for number, space in enumerate(found, 1):
        state.story[f"totem-{space}"] = number
    for space in found[: {"start": 0, "middle": 1, "won": 4, "worst": 2}[stage]]:
        state.story[f"explored-{space}"] = 1
    if stage == "worst":
        for space in (0, 1, 3):
            state.island[space].marks += ["ash"]
    now, camp = state.round, state.camp
    state.camp = -1
    for number in range(4, now + 1):
        state.round = number
        settle(rules(state).dawn(state, Context()))
    state.camp = 3 if camp == 6 and now >= 4 else camp
    if state.camp == 3 and state.island[3].tile is None and state.tiles:
        state.island[3].tile = state.tiles.pop()


def cannibal_island(state: State, stage: str) -> None:
    totems = [2, 5, 1, 10]
    burnt = {"start": 0, "middle": 0, "won": 3, "worst": 1}[stage]
    lying = [here.tile for here in state.island]
    for tile in [each for each in totems if each in lying]:
        state.story[f"village-{tile}"] = 2 if burnt > 0 else 1
        burnt -= 1
    if state.round >= 4:
        state.island[10].face_down = False
        state.story["village-4"] = 1


def robinson_family(state: State, stage: str) -> None:
    if stage == "won":
        for item in state.dealt[:-1]:
            state.board.remove(item)
            state.built.append(item)
        state.round = 11
    if stage == "worst":
        state.round, state.available.food = 12, 1
        for space in (0, 4, 7):
            state.island[space].covered = True
    if stage != "start":
        state.island[4].exhausted = ["wood"]
        state.island[0].exhausted = ["food"]


def king_kong_island(state: State, stage: str) -> None:
    state.story |= {
        "start": {},
        "middle": {"lairs": 1, "crew-gone": 2},
        "won": {"lairs": 4, "crew-gone": 6, "actress": 2, "fourth-lair": 5},
        "worst": {"lairs": 4, "crew-gone": 8, "actress": 1, "fourth-lair": 5},
    }[stage]  # fmt: skip
    traps = {"start": (), "middle": (7,), "won": (2, 4, 5), "worst": (4,)}[stage]
    for space in traps:
        state.island[space].marks.append("trap")
    if stage == "worst":
        first = state.characters[0]
        state.people[first].outside = Stash()


PREPARE: Mapping[str, Callable[[State, str], None]] = MappingProxyType(
    {
        "castaways": castaways,
        "cursed-island": cursed_island,
        "jenny": jenny,
        "volcano-island": volcano_island,
        "cannibal-island": cannibal_island,
        "robinson-family": robinson_family,
        "king-kong-island": king_kong_island,
    }
)
