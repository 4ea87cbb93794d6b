"""The island: what lies where, how far it is, and what can be had there (rulebook 4.1.4, 4.1.5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Literal, TypeAlias

from engine.robinson.content import ISLAND, TILES, SpaceId, Tile
from engine.robinson.effects import Source, Terrain
from engine.robinson.state import Space, State

Ground: TypeAlias = Literal["open", "unknown", "closed"]


def next_to(space: SpaceId, spaces: int) -> list[SpaceId]:
    """The neighbours of a space, on an island of so many spaces."""
    return [other for other in _NEIGHBOURS[space] if other < spaces]


def _neighbours() -> tuple[tuple[SpaceId, ...], ...]:
    """The spaces next to each, those beyond the board too."""
    found = [list(others) for others in ISLAND.next_to]
    for space, others in enumerate(ISLAND.beyond, len(found)):
        for other in others:
            found[other].append(space)
    return tuple(map(tuple, [*found, *ISLAND.beyond]))


_NEIGHBOURS = _neighbours()


def tile_at(state: State, space: SpaceId) -> Tile | None:
    """The tile that lies face up on a space."""
    here = state.island[space]
    return None if here.tile is None or here.face_down else TILES[here.tile]


def explored(state: State) -> list[SpaceId]:
    """The spaces with a tile face up."""
    return [space for space in range(len(state.island)) if tile_at(state, space)]


def distances(state: State) -> Mapping[SpaceId, int]:
    """How far each space is from the camp, where every tile on the way is face up.

    The last one need not be explored; but it can't be face down.
    """
    return _distances(state.camp, tuple(map(_ground, state.island)))


def _ground(here: Space) -> Ground:
    """How a space can be entered: to be crossed, to be explored, or not at all."""
    if here.face_down:
        return "closed"
    return "unknown" if here.tile is None else "open"


# Asked for all over again while a plan is made, on an island that changes a few times a round.
@lru_cache(maxsize=256)
def _distances(camp: SpaceId, island: tuple[Ground, ...]) -> Mapping[SpaceId, int]:
    far = {camp: 0}
    waiting = [camp]
    for space in waiting:
        if space != camp and island[space] != "open":
            continue
        for other in next_to(space, len(island)):
            if other not in far and island[other] != "closed":
                far[other] = far[space] + 1
                waiting.append(other)
    return MappingProxyType(far)


def explorable(state: State) -> list[SpaceId]:
    """Unexplored spaces that a way leads to."""
    return [space for space in sorted(distances(state)) if state.island[space].tile is None]


def around_camp(state: State) -> list[SpaceId]:
    """The tiles next to the camp that can be entered."""
    return [space for space in next_to(state.camp, len(state.island)) if tile_at(state, space)]


def terrains(state: State) -> set[Terrain]:
    """The terrains that players have access to."""
    return {
        tile.terrain
        for space in explored(state)
        if not is_covered(state, space) and (tile := tile_at(state, space))
    }


def is_covered(state: State, space: SpaceId) -> bool:
    """Whether a tile's terrain counts as unexplored: a marker or fog lies there."""
    return state.island[space].covered or "fog" in state.island[space].marks


def printed_sources(state: State, space: SpaceId) -> list[Source]:
    """The sources drawn on a tile, exhausted or not."""
    tile = tile_at(state, space)
    if tile is None:
        return []
    sources: list[Source] = ["food"] if tile.food else []
    return [*sources, "wood"] if tile.wood else sources


def open_sources(state: State, space: SpaceId) -> list[Source]:
    """The sources on a tile that aren't exhausted."""
    here = state.island[space]
    return [each for each in printed_sources(state, space) if each not in here.exhausted]


def yield_of(state: State, space: SpaceId, source: Source) -> int:
    """How much production or gathering gives of a source: the source itself and its token."""
    here = state.island[space]
    return (source in open_sources(state, space)) + here.marks.count(source)


def has_natural_shelter(state: State) -> bool:
    tile = tile_at(state, state.camp)
    return tile is not None and tile.shelter


def is_sheltered(state: State) -> bool:
    """Whether roof and palisade can be built, and nobody sleeps in the open."""
    return state.shelter or has_natural_shelter(state)


def by_distance(state: State) -> Iterator[tuple[int, list[SpaceId]]]:
    """Explored spaces in rings around the camp, whether or not a way leads there."""
    seen = {state.camp}
    ring = [state.camp]
    number = 0
    while ring:
        yield number, [space for space in ring if tile_at(state, space)]
        ring = sorted({each for space in ring for each in next_to(space, len(state.island))} - seen)
        seen.update(ring)
        number += 1


def nearest_sources(state: State, kinds: tuple[str, ...]) -> list[tuple[SpaceId, Source]]:
    """The open sources of these kinds ("fish", "parrot", "wood") that are nearest to the camp."""
    for _, ring in by_distance(state):
        found = [
            (space, source)
            for space in ring
            for source in open_sources(state, space)
            if kind_of(state, space, source) in kinds
        ]
        if found:
            return found
    return []


def kind_of(state: State, space: SpaceId, source: Source) -> str:
    """What a source is drawn as: "wood", "fish" or "parrot"."""
    tile = tile_at(state, space)
    assert tile is not None
    return "wood" if source == "wood" else str(tile.food)
