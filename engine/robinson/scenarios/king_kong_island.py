"""Scenario 7, "King Kong Island": catch the great ape before he has taken the whole film crew.

The crew stands in a row, and whatever takes one of them takes the leftmost. All that the story
remembers are numbers: how many of the crew are gone, how many lairs were found, what has become of
the actress, and on which space the fourth lair is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.core import Context, Script
from engine.robinson import island
from engine.robinson.changes import change_morale, demand_level, wound_all
from engine.robinson.content import PersonId, SpaceId, TokenId, WeatherDie
from engine.robinson.effects import ActionKind, Determination, Effects, Level, Morale, Mysteries
from engine.robinson.scenarios import film_crew as crew
from engine.robinson.scenarios.base import Scenario, Tally
from engine.robinson.scope import of_actor
from engine.robinson.state import Doing, Moment, Planned, State
from engine.robinson.texts import space_text
from engine.robinson.words import carry_out

LAIRS = "lairs"  # how many totems were found
FOURTH = "fourth-lair"  # on which space the fourth was
CAUGHT = "king-kong"  # whether he was
HUNGRY_CREW = "hungry-crew"  # whether the table plays by the harder rule

KING_KONG = "king-kong"
DIE: tuple[WeatherDie, ...] = ("hungry",)
TRAP: Final = "trap"
TRANQUILIZER = "tranquilizer"
TRAPS = 3
REACH = 2  # how far from the camp a trap can be
PRISON = 4  # in which lair the actress is
COST, COST_ASLEEP = 5, 1  # of the hunt, in weapons
MONSTER = Mysteries(n=1, monster=1)
ACTOR_WEAPONS = 2
CAMERA_DETERMINATION = 2

FIRECRACKER, FOOTPRINT, LOST_ITEM = "token-firecracker", "token-giant-footprint", "token-lost-item"


class KingKongIsland(Scenario):
    def chosen(self, state: State, options: Mapping[str, str]) -> None:
        if options["crew"] == "hungry":
            state.story[HUNGRY_CREW] = 1

    def prepare(self, state: State) -> None:
        """The players begin with a shelter."""
        state.shelter = True

    def book(self, state: State, ctx: Context) -> Script[None]:
        """King Kong takes the leftmost of the crew, and morale falls."""
        crew.lose(state, ctx)
        change_morale(state, ctx, -1)
        yield from ()

    def totem(
        self, state: State, ctx: Context, who: PersonId, space: SpaceId, number: int
    ) -> Script[None]:
        """A lair: one more roll for hungry animals in every round."""
        found = state.story.get(LAIRS, 0) + 1
        state.story[LAIRS] = found
        if found == PRISON:
            state.story[FOURTH] = space
        ctx.tell("lair-found", space=space_text(space), n=found)
        yield from ()

    def dice(self, state: State) -> tuple[WeatherDie, ...]:
        return DIE * state.story.get(LAIRS, 0)

    def breached(self, state: State, ctx: Context) -> Script[None]:
        """Animals in the camp: morale falls, and one of the crew dies."""
        # RULING: the wound for each is the one for the missing palisade.
        change_morale(state, ctx, -1)
        crew.lose(state, ctx)
        yield from ()

    def production(self, state: State, ctx: Context) -> None:
        """Whoever camps in a lair is hurt."""
        # RULING: in every production as long as the camp is there.
        tile = island.tile_at(state, state.camp)
        if tile is not None and tile.totem:
            ctx.tell("camp-in-lair")
            wound_all(state, ctx, state.group)

    def starved(self, state: State, ctx: Context, who: PersonId) -> Script[None]:
        """By the harder rule one of the crew dies, too."""
        if state.story.get(HUNGRY_CREW) and not state.ended:
            crew.lose(state, ctx)
        yield from ()

    def sites(self, state: State, item: str) -> list[SpaceId] | None:
        """Traps are built in lairs that are near the camp and have none."""
        # RULING: they must be near when they are built; the camp may leave then.
        if item != TRAP:
            return None
        return [
            space
            for space, distance in sorted(island.distances(state).items())
            if distance <= REACH and _may_be_trapped(state, space)
        ]

    def built(self, state: State, ctx: Context, item: str) -> Script[None]:
        """Lay the trap on its tile, if that is still there."""
        name, _, where = item.partition("-at-")
        if name == TRAP and _may_be_trapped(state, int(where)):
            state.island[int(where)].marks.append(TRAP)
            ctx.tell("trap-laid", space=space_text(int(where)), n=traps(state))
        yield from ()

    def targets(self, state: State, plan: Sequence[Planned]) -> Iterator[tuple[ActionKind, str]]:
        """The hunt for King Kong once the traps are laid, and the search for the actress."""
        if self._may_hunt(state):
            yield "hunt", KING_KONG
        prison = self._prison(state)
        if prison is not None:
            yield "explore", f"{crew.ACTRESS}-at-{prison}"

    def owns(self, planned: Planned) -> bool:
        return planned.target == KING_KONG or planned.target.startswith(f"{crew.ACTRESS}-at-")

    def is_possible(self, state: State, planned: Planned) -> bool:
        if planned.kind == "hunt":
            return self._may_hunt(state)
        return planned.space == self._prison(state)

    def perform(self, state: State, ctx: Context, doing: Doing) -> Script[None]:
        """Catch King Kong, or free the actress."""
        who = doing.actor
        if doing.planned.kind == "hunt":
            # RULING: it is no fight: only the loss of weapons counts.
            cost = COST_ASLEEP if state.has(TRANQUILIZER) else COST
            demand_level(state, ctx, (who,), "weapon", cost)
            doing.succeeded = not state.people[who].dead
            if doing.succeeded:
                state.story[CAUGHT] = 1
                ctx.tell("king-kong-caught")
            return
        # RULING: the next monster does what its card says, a fight or not.
        yield from carry_out(state, ctx, of_actor(f"foe-{KING_KONG}", who), (MONSTER,))
        if not state.people[who].dead:
            crew.free_actress(state, ctx)

    def sign(self, state: State, token: TokenId) -> Effects | None:
        """What a token does now: the Lost Item belongs to the leftmost of the crew."""
        match token:
            case "token-firecracker":
                return () if crew.biting(state) else None
            case "token-giant-footprint":
                return None
            case "token-lost-item":
                return _item_of(state, crew.leftmost(state))
            case _:
                return super().sign(state, token)

    def moment(self, state: State, token: TokenId) -> Moment:
        if token == FIRECRACKER:
            return "animals"
        if token == LOST_ITEM and crew.leftmost(state) == crew.DOUBLE:
            return "dice" if state.moment == "dice" else "animals"
        return ""

    def token_pawn(self, state: State, token: TokenId) -> tuple[ActionKind, ...]:
        if token == FOOTPRINT:
            return ("explore",)
        is_lit = token == LOST_ITEM and crew.leftmost(state) == crew.LIGHTS
        return ("build",) if is_lit else ()

    def signed(self, state: State, ctx: Context, token: TokenId) -> Script[None]:
        """Use the Firecracker, or what the leftmost of the crew has lost."""
        if token == FIRECRACKER:
            yield from crew.scare_off(state, ctx)
        if token == LOST_ITEM:
            yield from crew.use_item(state, ctx)

    def is_won(self, state: State) -> bool:
        """King Kong is caught."""
        return state.story.get(CAUGHT, 0) > 0

    def goal(self, state: State) -> tuple[Tally, ...]:
        """Traps, what the hunt costs, the crew and the actress, and the lairs."""
        return (
            Tally("traps", traps(state), TRAPS),
            Tally("kong-weapons", state.weapon, COST_ASLEEP if state.has(TRANQUILIZER) else COST),
            Tally("crew", crew.living(state), len(crew.CREW)),
            Tally("leftmost", crew.CREW.index(crew.leftmost(state)) + 1, len(crew.CREW)),
            Tally("actress", crew.fate_of_actress(state), crew.SAVED),
            Tally("lairs", state.story.get(LAIRS, 0), PRISON),
        )

    def marks(self, state: State, space: SpaceId) -> tuple[str, ...]:
        """Where the actress is, or would be."""
        return ("prison",) if state.story.get(FOURTH) == space else ()

    def _may_hunt(self, state: State) -> bool:
        return traps(state) >= TRAPS and not crew.is_actress_captured(state)

    def _prison(self, state: State) -> SpaceId | None:
        """Where the actress can be looked for."""
        space = state.story.get(FOURTH)
        if space is None or not crew.is_actress_captured(state):
            return None
        is_there = island.tile_at(state, space) is not None
        return space if is_there and space in island.distances(state) else None


def traps(state: State) -> int:
    """How many traps are laid."""
    return sum(TRAP in here.marks for here in state.island)


def _may_be_trapped(state: State, space: SpaceId) -> bool:
    tile = island.tile_at(state, space)
    return tile is not None and tile.totem and TRAP not in state.island[space].marks


def _item_of(state: State, who: str) -> Effects | None:
    """What the lost item of one of the crew does; None if it does nothing now."""
    match who:
        case crew.CAMERAMAN:
            return (Determination(CAMERA_DETERMINATION),)
        case crew.ACTRESS:
            return (Morale(1),)
        case crew.ACTOR:
            return (Level("weapon", ACTOR_WEAPONS),)
        case _:
            return () if crew.is_item_of_use(state) else None
