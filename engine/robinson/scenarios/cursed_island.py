"""Scenario 2, "Cursed Island": raise five crosses on an island that fog is closing in on.

Fog lies among the marks of spaces, and so do crosses. The first totem found is a dark temple.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from engine.core import Context, One, Script
from engine.robinson import island
from engine.robinson.asking import vote
from engine.robinson.changes import wound
from engine.robinson.content import PersonId, SpaceId, TokenId
from engine.robinson.effects import ActionKind, Effects, Mysteries
from engine.robinson.marks import mark_space
from engine.robinson.scenarios.base import Scenario, Tally
from engine.robinson.scenarios.markers import farthest, lay_markers
from engine.robinson.scope import of_actor
from engine.robinson.state import Doing, Planned, State
from engine.robinson.texts import space_option, space_text
from engine.robinson.words import carry_out

CANDLES, BELL, DAGGER = "token-altar-candles", "token-decorated-bell", "token-sacrificial-dagger"
SACRED_BELL, CROSS = "sacred-bell", "cross"
CROSSES = 5
FOG = 2  # markers that the book brings
BELL_CLEARS, SACRED_BELL_CLEARS = 2, 3
TOTEM_WOUNDS = 2  # of whoever finds the second totem
TEMPLE = "temple"  # in the story: the space of the dark temple, counted from 1
VISITED = "visited"
SITE = "site-temple"  # no card: what its mysteries are asked about
TREASURES = Mysteries(n=4, treasure=3, monster=1)


class CursedIsland(Scenario):
    def book(self, state: State, ctx: Context) -> Script[None]:
        """Fog comes to two spaces; for each marker that has no room all take a wound."""
        question = partial(_fog_question, state)
        yield from lay_markers(state, ctx, "fog", FOG, question, lambda: ctx.tell("fog-everywhere"))

    def totem(
        self, state: State, ctx: Context, who: PersonId, space: SpaceId, number: int
    ) -> Script[None]:
        """The dark temple, then something that lurks there, then fog."""
        if number == 1:
            state.story[TEMPLE] = space + 1
            ctx.tell("temple-found", space=space_text(space))
        elif number == 2:
            wound(state, ctx, who, TOTEM_WOUNDS)
        else:
            mark_space(state, ctx, space, "fog")
        yield from ()

    def token_pawn(self, state: State, token: TokenId) -> tuple[ActionKind, ...]:
        """The candles are a pawn for building."""
        return ("build",) if token == CANDLES else ()

    def sign(self, state: State, token: TokenId) -> Effects | None:
        """Candles aren't used by themselves, the bell needs fog, the dagger serves once a phase."""
        is_idle = {
            CANDLES: True,
            BELL: not _foggy(state),
            DAGGER: _drawn(state) in state.worn,
        }
        return None if is_idle.get(token) else super().sign(state, token)

    def keeps_sign(self, token: TokenId) -> bool:
        """The dagger can be drawn again and again."""
        return token == DAGGER

    def signed(self, state: State, ctx: Context, token: TokenId) -> Script[None]:
        """The bell clears fog; the dagger wants blood of whoever fights with it."""
        fighting = state.fighting
        if token == BELL:
            yield from _clear(state, ctx, BELL_CLEARS)
        if token == DAGGER and fighting is not None:
            state.worn.append(_drawn(state))
            # RULING: drawn in a fight only, and the wound is the fighter's.
            wound(state, ctx, fighting.fighter)

    def sites(self, state: State, item: str) -> list[SpaceId] | None:
        """Crosses stand on tiles that can be reached and have none."""
        if item != CROSS:
            return None
        reach = island.distances(state)
        return [
            space
            for space in island.explored(state)
            if space in reach and CROSS not in state.island[space].marks
        ]

    def built(self, state: State, ctx: Context, item: str) -> Script[None]:
        """The bell drives fog away, and a cross comes to stand on its tile."""
        what, _, space = item.partition("-at-")
        # A tile that was turned down meanwhile takes its cross with it.
        if what == CROSS and not state.island[int(space)].face_down:
            mark_space(state, ctx, int(space), "cross")
        if what == SACRED_BELL:
            yield from _clear(state, ctx, SACRED_BELL_CLEARS)

    def targets(self, state: State, plan: Sequence[Planned]) -> Iterator[tuple[ActionKind, str]]:
        """The dark temple can be explored once."""
        temple = _temple(state)
        if temple is not None and _can_enter(state, temple):
            yield "explore", f"{TEMPLE}-at-{temple}"

    def owns(self, planned: Planned) -> bool:
        return planned.target.startswith(TEMPLE)

    def is_possible(self, state: State, planned: Planned) -> bool:
        temple = planned.space
        return temple is not None and _can_enter(state, temple)

    def perform(self, state: State, ctx: Context, doing: Doing) -> Script[None]:
        """Explore the dark temple: up to three treasures, and a monster."""
        # RULING: once entered it is done with, however many cards were drawn.
        state.story[VISITED] = 1
        ctx.tell("temple-entered")
        scope = of_actor(SITE, doing.actor)
        yield from carry_out(state, ctx, scope, (TREASURES,))

    def goal(self, state: State) -> tuple[Tally, ...]:
        """The crosses, and how much fog there is."""
        fog = Tally("fog", len(_foggy(state)), len(state.island))
        return Tally("crosses", len(_crosses(state)), CROSSES), fog

    def is_won(self, state: State) -> bool:
        """Five crosses stand."""
        # RULING: as soon as they do, even before the round is over.
        return len(_crosses(state)) >= CROSSES

    def counted(self, state: State) -> Mapping[str, int]:
        return {"cross": len(_crosses(state)), "fog": len(_foggy(state))}

    def marks(self, state: State, space: SpaceId) -> tuple[str, ...]:
        """The dark temple, until it has been explored."""
        is_open = space == _temple(state) and VISITED not in state.story
        return (TEMPLE,) if is_open and island.tile_at(state, space) else ()


def _foggy(state: State) -> list[SpaceId]:
    return [space for space, here in enumerate(state.island) if "fog" in here.marks]


def _crosses(state: State) -> list[SpaceId]:
    return [space for space, here in enumerate(state.island) if CROSS in here.marks]


def _drawn(state: State) -> str:
    """What is worn once the dagger has been drawn in this phase."""
    return f"{DAGGER}.{state.stage}"


def _temple(state: State) -> SpaceId | None:
    there = state.story.get(TEMPLE, 0)
    return there - 1 if there else None


def _can_enter(state: State, temple: SpaceId) -> bool:
    reachable = temple in island.distances(state) and island.tile_at(state, temple) is not None
    return VISITED not in state.story and reachable


def _fog_question(state: State) -> One | None:
    """Where fog may come: to any space without, which may be far away or out of reach."""
    spaces = [space for space in range(len(state.island)) if "fog" not in state.island[space].marks]
    if not spaces:
        return None
    default = str(farthest(state, spaces))
    return One("fog.place", tuple(map(space_option, spaces)), default)


def _clearing_question(state: State) -> One | None:
    """Where fog may be cleared: by default as near to the camp as it lies."""
    spaces = _foggy(state)
    if not spaces:
        return None
    reach = island.distances(state)
    near = min(spaces, key=lambda space: reach.get(space, len(state.island)))
    return One("fog.clear", tuple(map(space_option, spaces)), str(near))


def _clear(state: State, ctx: Context, number: int) -> Script[None]:
    """Take up to *number* markers of fog off the island."""
    for _ in range(number):
        space = yield from vote(state, ctx, partial(_clearing_question, state))
        if space:
            state.island[int(space)].marks.remove("fog")
            ctx.tell("fog-cleared", space=space_text(int(space)))
