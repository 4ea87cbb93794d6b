"""Tokens and markers that cards put on the board and the island, and take away again.

What a threat card covered or turned stands in `state.marks` under its id until that is undone.
"""

from __future__ import annotations

from typing import Literal

from engine.core import Context, One, Option, Script
from engine.robinson import island
from engine.robinson.changes import unmet
from engine.robinson.content import SpaceId
from engine.robinson.effects import CoverTerrain, Exhaust, Put, Source, Token
from engine.robinson.scope import Scope, choose
from engine.robinson.state import Space, SpaceMark, State
from engine.robinson.texts import about_card, source_text, space_option, space_text

SpaceToken = Literal["food", "wood", "time", "danger", "reroll"]


def put(state: State, ctx: Context, scope: Scope, word: Put) -> None:
    """Put a token on fields of the board or on the place of the action; one of a kind on each."""
    for place in word.at:
        if place == "here":
            space = state.doing.planned.space if state.doing is not None else None
            if space is not None:
                state.marks.setdefault(scope.card, []).append(f"put.{word.token}.{space}")
            if space is not None and word.later:
                state.coming.append((word.token, space))
            elif space is not None:
                mark_space(state, ctx, space, word.token)
            continue
        tokens = state.fields.setdefault(place, [])
        if word.token not in tokens:
            tokens.append(word.token)
            ctx.tell("token-put", kind=word.token, place=place)


def mark_space(state: State, ctx: Context, space: SpaceId, token: Token | SpaceMark) -> None:
    """Put a token or a marker on a space of the island, unless one of its kind is there."""
    marks = state.island[space].marks
    match token:
        case "food" | "wood" | "time" | "danger" | "reroll" | "fog" | "ash" | "cross":
            if token not in marks:
                marks.append(token)
                ctx.tell("token-put-on-island", kind=token, space=space_text(space))
        case _:
            raise AssertionError(f"no {token} on the island")


def take(state: State, place: str, token: Token) -> bool:
    """Take a token off a field; whether it was there."""
    tokens = state.fields.get(place, [])
    if token not in tokens:
        return False
    tokens.remove(token)
    return True


# Sources


def exhaust(state: State, ctx: Context, scope: Scope, word: Exhaust) -> Script[None]:
    """Cover sources with black markers; for those that aren't there the party suffers."""
    if word.where == "tile-next-to-camp":
        yield from _exhaust_tile(state, ctx, scope)
        return
    for done in range(word.n):
        if _waits_for_tile(state, word):
            return
        if not _sources(state, word):
            if not word.if_possible:
                unmet(state, ctx, scope.party, word.n - done, "source")
            return

        def build() -> One | None:
            options = [_source_option(state, *each) for each in _sources(state, word)]
            about = about_card(scope.card)
            return (
                One("source.exhaust", tuple(options), options[-1].key, about) if options else None
            )

        key = yield from choose(state, ctx, scope, build)
        if key:
            space, source = _source_of(key)
            _exhaust_source(state, ctx, scope, space, source)


def _waits_for_tile(state: State, word: Exhaust) -> bool:
    """Signs of Fire, on a space that wasn't explored: the marker waits there for a tile."""
    doing = state.doing
    if word.where != "here" or doing is None or doing.planned.kind != "explore":
        return False
    space = doing.planned.space
    if space is None or state.island[space].tile is not None:
        return False
    state.island[space].marks.append("exhaust")
    return True


def _sources(state: State, word: Exhaust) -> list[tuple[SpaceId, Source]]:
    kinds = {"food": ("fish", "parrot"), "any": ("fish", "parrot", "wood")}.get(
        word.source, (word.source,)
    )
    if word.where == "nearest":
        return island.nearest_sources(state, kinds)
    spaces: list[SpaceId] = []
    doing = state.doing
    match word.where:
        case "camp":
            spaces = [state.camp]
        case "next-to-camp":
            spaces = island.around_camp(state)
        case _:
            if doing is not None and doing.planned.space is not None:
                spaces = [doing.planned.space]
    found = [(space, each) for space in spaces for each in island.open_sources(state, space)]
    if word.where == "worked" and doing is not None:
        worked = doing.planned.target.partition("-at-")[0]
        return [each for each in found if each[1] == worked]
    return [each for each in found if island.kind_of(state, *each) in kinds]


def _exhaust_source(
    state: State, ctx: Context, scope: Scope, space: SpaceId, source: Source
) -> None:
    state.island[space].exhausted.append(source)
    remember(state, scope, f"exhaust.{source}.{space}")
    ctx.tell("source-exhausted", source=source, space=space_text(space))


def _exhaust_tile(state: State, ctx: Context, scope: Scope) -> Script[None]:
    def build() -> One | None:
        spaces = [each for each in island.around_camp(state) if island.open_sources(state, each)]
        options = tuple(map(space_option, spaces))
        return (
            One("tile.exhaust", options, options[-1].key, about_card(scope.card))
            if spaces
            else None
        )

    key = yield from choose(state, ctx, scope, build)
    if key:
        for source in island.open_sources(state, int(key)):
            _exhaust_source(state, ctx, scope, int(key), source)


def _source_option(state: State, space: SpaceId, source: Source) -> Option:
    return Option(f"{source}-at-{space}", source_text(source, space), source, str(space))


def _source_of(key: str) -> tuple[SpaceId, Source]:
    source, _, space = key.partition("-at-")
    return int(space), "food" if source == "food" else "wood"


# Terrain and tiles


def cover_terrain(state: State, ctx: Context, scope: Scope, word: CoverTerrain) -> Script[None]:
    """Make the terrain of a tile unexplored, if there is one."""

    def build() -> One | None:
        spaces = _coverable(state, word)
        options = tuple(map(space_option, spaces))
        return (
            One("terrain.cover", options, options[-1].key, about_card(scope.card))
            if spaces
            else None
        )

    key = yield from choose(state, ctx, scope, build)
    if key:
        state.island[int(key)].covered = True
        remember(state, scope, f"cover.{key}")
        ctx.tell("terrain-covered", space=space_text(int(key)))


def _coverable(state: State, word: CoverTerrain) -> list[SpaceId]:
    if word.terrain == "here":
        doing = state.doing
        here = doing.planned.space if doing is not None else None
        return [] if here is None or state.island[here].covered else [here]
    return [
        space
        for space in island.explored(state)
        if (tile := island.tile_at(state, space))
        and tile.terrain == word.terrain
        and not state.island[space].covered
    ]


def turn_tile(state: State, ctx: Context, scope: Scope) -> Script[None]:
    """Turn a tile next to the camp face down, with all that lies on it taken off."""

    def build() -> One | None:
        spaces = island.around_camp(state)
        options = tuple(map(space_option, spaces))
        about = about_card(scope.card)
        return One("tile.turn", options, options[-1].key, about) if spaces else None

    key = yield from choose(state, ctx, scope, build)
    if key:
        make_inaccessible(state, ctx, int(key))
        remember(state, scope, f"turn.{key}")


def make_inaccessible(state: State, ctx: Context, space: SpaceId) -> None:
    """Turn a tile face down; nothing stays on it."""
    state.island[space] = Space(state.island[space].tile, face_down=True)
    if state.shortcut == space:
        state.shortcut = state.shortcut_source = None
    if state.corral == space:
        state.corral = None
    ctx.tell("tile-turned-down", space=space_text(space))


def places_of(state: State, card: str) -> list[SpaceId]:
    """Where the tokens still lie that a card put on the island; that is forgotten now."""
    put_there = [mark.split(".") for mark in state.marks.pop(card, [])]
    return [int(space) for _, token, space in put_there if token in state.island[int(space)].marks]


def move_token(state: State, token: SpaceMark, old: SpaceId, new: SpaceId) -> None:
    """Move a token to another space; the card that put it there goes on knowing where it lies."""
    state.island[old].marks.remove(token)
    state.island[new].marks.append(token)
    for marks in state.marks.values():
        marks[:] = [
            f"put.{token}.{new}" if mark == f"put.{token}.{old}" else mark for mark in marks
        ]


def remember(state: State, scope: Scope, mark: str) -> None:
    """Note what a threat card did to the island, so that its action can undo it."""
    if scope.together and not scope.later:
        state.marks.setdefault(scope.card, []).append(mark)


def restore(state: State, ctx: Context, card: str) -> None:
    """Undo what a card covered, turned or exhausted."""
    for mark in state.marks.pop(card, []):
        what, _, rest = mark.partition(".")
        if what == "exhaust":
            source, _, space = rest.partition(".")
            exhausted = state.island[int(space)].exhausted
            exhausted[:] = [each for each in exhausted if each != source]
            ctx.tell("source-uncovered", source=source, space=space_text(int(space)))
        elif what == "cover":
            state.island[int(rest)].covered = False
            ctx.tell("terrain-uncovered", space=space_text(int(rest)))
        else:
            state.island[int(rest)].face_down = False
            ctx.tell("tile-turned-up", space=space_text(int(rest)))
