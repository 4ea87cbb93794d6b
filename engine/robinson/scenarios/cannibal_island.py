"""Scenario 5, "Cannibal Island": burn the City of Cannibals before they eat you.

Every tile with a totem that is explored holds a village; the City lies beyond the board, on the
tile 4, which is turned up in the fourth round. What becomes of a village or the City stands in
`state.story` by its tile, since a tile that is turned down and up again still holds it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from engine.core import Context, One, Option, Script, Text, ask
from engine.robinson import island
from engine.robinson.asking import vote
from engine.robinson.camp import camp_sites, move_camp
from engine.robinson.changes import pay, payable, wound, wound_all
from engine.robinson.content import ISLAND, TILES, PersonId, SpaceId, TileId
from engine.robinson.effects import ActionKind, Source
from engine.robinson.fights import fight
from engine.robinson.scenarios.base import Scenario, Tally
from engine.robinson.state import Doing, Fighting, Planned, Space, State
from engine.robinson.texts import choice, space_text

CITY: TileId = 4
CITY_SPACE: SpaceId = len(ISLAND.next_to)  # right of the top row
CITY_SEEN = 4  # the round in which it is turned up
CITY_STRENGTH = 21
WEAKENED = 3  # by each burnt village
VILLAGE_STRENGTH = 4
VILLAGES = sum(tile.totem for tile in TILES.values() if tile.id != CITY)
STANDING, BURNT = 1, 2  # what the story says of a village

BOOK_WOUNDS = 3
TWO_WOUNDS = 2
UNCURED = 3  # wounds of the explorer at the last villages
GUARDED_SINCE = 2  # from which totem on something is discarded
VENOMOUS_SINCE = 4  # from which totem on the Cure is needed
CURE, CANOE = "cure", "canoe"
MOVE = "move-"
LOSE_SHELTER, TWO = "lose-shelter", "two-wounds"
SOURCES: tuple[Source, ...] = ("wood", "food")


class CannibalIsland(Scenario):
    def prepare(self, state: State) -> None:
        """Lay the City's tile face down right of the top row."""
        state.tiles.remove(CITY)
        state.island[CITY_SPACE] = Space(CITY, face_down=True)

    def dawn(self, state: State, ctx: Context) -> Script[None]:
        """The City comes in sight in the fourth round."""
        if state.round == CITY_SEEN:
            # RULING: its tile lies face up like any other, with its terrain; nothing is found.
            state.island[CITY_SPACE].face_down = False
            state.story[_story_of(CITY)] = STANDING
            ctx.tell("city-seen", space=space_text(CITY_SPACE))
        yield from ()

    def book(self, state: State, ctx: Context) -> Script[None]:
        """The cannibals come: wounds, then flight, the loss of the shelter, or more wounds."""
        ctx.tell("cannibals-came")
        wound_all(state, ctx, state.players, BOOK_WOUNDS - burnt_villages(state))
        if state.ended:
            return
        key = yield from vote(state, ctx, partial(_book_question, state))
        if key.startswith(MOVE):
            move_camp(state, ctx, int(key.removeprefix(MOVE)))
        elif key == LOSE_SHELTER:
            state.shelter = False
            state.roof = state.palisade = 0
            ctx.tell("shelter-lost")
        else:
            wound_all(state, ctx, state.players, TWO_WOUNDS)

    def totem(
        self, state: State, ctx: Context, who: PersonId, space: SpaceId, number: int
    ) -> Script[None]:
        """A village: it wounds the explorer, and from the second on costs wood or food."""
        tile = state.island[space].tile
        assert tile is not None
        state.story[_story_of(tile)] = STANDING
        found = len(_villages(state))
        ctx.tell("village-found", space=space_text(space), strength=village_strength(state))
        # RULING: a fifth village does what the fourth does.
        is_cured = found < VENOMOUS_SINCE or state.has(CURE)
        wound(state, ctx, who, 1 if is_cured else UNCURED)
        if found >= GUARDED_SINCE and not state.ended:
            yield from _discard_wood_or_food(state, ctx, who)

    def extra_pawns(self, state: State, planned: Planned) -> int:
        """One more where cannibals live; a hunt for them takes more the farther they are."""
        space = planned.space
        if space is None:
            return 0
        if planned.kind == "gather":
            return int(_is_inhabited(state, space))
        if self.owns(planned):
            # RULING: a village is attacked under the rules of distance.
            far = planned.far or island.distances(state).get(space, 1)
            return max(0, far - 1)
        return 0

    def targets(self, state: State, plan: Sequence[Planned]) -> Iterator[tuple[ActionKind, str]]:
        """Villages that a way leads to, and the City."""
        for space in sorted(island.distances(state)):
            if _is_inhabited(state, space):
                yield "hunt", f"{_kind(state, space)}-at-{space}"

    def owns(self, planned: Planned) -> bool:
        return planned.kind == "hunt" and planned.space is not None

    def is_possible(self, state: State, planned: Planned) -> bool:
        space = planned.space
        assert space is not None
        return _is_inhabited(state, space) and space in island.distances(state)

    def perform(self, state: State, ctx: Context, doing: Doing) -> Script[None]:
        """Fight for a village or the City, and burn it if the fighter lives."""
        space = doing.planned.space
        assert space is not None
        kind = _kind(state, space)
        strength = city_strength(state) if kind == "city" else village_strength(state)
        # RULING: it is a fight like that with a beast, with all that helps there.
        doing.succeeded = yield from fight(
            state, ctx, Fighting(f"foe-{kind}", doing.actor, strength)
        )
        if doing.succeeded:
            tile = state.island[space].tile
            assert tile is not None
            state.story[_story_of(tile)] = BURNT
            ctx.tell("village-burnt", kind=kind, space=space_text(space))

    def may_camp(self, state: State, space: SpaceId) -> bool:
        """Not where cannibals live."""
        return not _is_inhabited(state, space)

    def tiles_drawn(self, state: State) -> int:
        """Two with the Canoe."""
        return 2 if state.has(CANOE) else 1

    def is_won(self, state: State) -> bool:
        """The City is burnt."""
        return state.story.get(_story_of(CITY)) == BURNT

    def counted(self, state: State) -> Mapping[str, int]:
        return {"village": burnt_villages(state), "city": int(self.is_won(state))}

    def goal(self, state: State) -> tuple[Tally, ...]:
        """Burnt villages, and how strong the others and the City are."""
        return (
            Tally("villages", burnt_villages(state), VILLAGES),
            Tally("village-strength", village_strength(state), state.weapon),
            Tally("city-strength", city_strength(state), state.weapon),
        )

    def marks(self, state: State, space: SpaceId) -> tuple[str, ...]:
        tile = island.tile_at(state, space)
        standing = state.story.get(_story_of(tile.id)) if tile is not None else None
        if standing is None:
            return ()
        return ("burnt",) if standing == BURNT else (_kind(state, space),)


def burnt_villages(state: State) -> int:
    """How many villages are burnt, without the City."""
    return _villages(state).count(BURNT)


def village_strength(state: State) -> int:
    """How strong each village is: burnt ones don't add to it."""
    # RULING: a totem that lies face up counts, the City's too.
    totems = [
        tile.id
        for space in island.explored(state)
        if (tile := island.tile_at(state, space)) and tile.totem
    ]
    burnt = [tile for tile in totems if state.story.get(_story_of(tile)) == BURNT]
    return VILLAGE_STRENGTH + len(totems) - len(burnt)


def city_strength(state: State) -> int:
    """How strong the City is."""
    return CITY_STRENGTH - WEAKENED * burnt_villages(state)


def _story_of(tile: TileId) -> str:
    return f"village-{tile}"


def _villages(state: State) -> list[int]:
    """What the story says of each village found so far."""
    return [
        state.story[_story_of(tile)]
        for tile in TILES
        if tile != CITY and _story_of(tile) in state.story
    ]


def _is_inhabited(state: State, space: SpaceId) -> bool:
    tile = island.tile_at(state, space)
    return tile is not None and state.story.get(_story_of(tile.id)) == STANDING


def _kind(state: State, space: SpaceId) -> str:
    return "city" if state.island[space].tile == CITY else "village"


def _book_question(state: State) -> One:
    """Where the camp may flee, or what else is suffered."""
    # RULING: a free choice; a natural shelter can't be lost.
    options = [
        Option(
            f"{MOVE}{space}",
            Text("flee-to", {"space": space_text(space)}),
            None,
            str(space),
        )
        for space in camp_sites(state)
    ]
    if state.shelter:
        options.append(choice(LOSE_SHELTER))
    options.append(choice(TWO))
    return One("cannibals.come", tuple(options), options[0].key)


def _discard_wood_or_food(state: State, ctx: Context, who: PersonId) -> Script[None]:
    """One of them, if there is any."""

    def question() -> One | None:
        kinds = [kind for kind in SOURCES if payable(state, (who,), kind)]
        options = tuple(Option(kind, Text(f"source-{kind}"), kind) for kind in kinds)
        return One("cannibals.tribute", options, options[0].key) if options else None

    key = yield from ask(ctx, state.speaker(who), question)
    for kind in SOURCES:
        if kind == key:
            pay(state, ctx, (who,), kind, 1)
