"""Scouts on the route (rulebook "The Route", "Scouts' Movement")."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from engine.core import Context, Seat, player
from engine.lewis_clark.content import FIRST_SPACE, FORT_CLATSOP, LAST_SPACE, ST_LOUIS, CardId
from engine.lewis_clark.effects import Going, Terrain
from engine.lewis_clark.lasting import in_force
from engine.lewis_clark.state import State, terrain_at

# RULING: any number of scouts may share St Louis at any time, and the two ends of the route.
SHARED = frozenset({FIRST_SPACE, ST_LOUIS, LAST_SPACE})


class Step(msgspec.Struct, frozen=True):
    """What one repeat of an action moves a scout: so many spaces of one terrain."""

    on: Going
    spaces: int
    jumps: bool = False  # spaces of other scouts aren't counted
    helpers: tuple[CardId, ...] = ()  # whose lasting effects are used for it


def passes(terrain: Terrain, on: Going) -> bool:
    return terrain in (on, "mountain-river")


def taken_by_others(state: State, seat: Seat) -> set[int]:
    """The spaces where the scouts of others stand, Mackenzie's among them."""
    others = {each.scout for foe, each in enumerate(state.expeditions) if foe != seat}
    return others if state.mackenzie is None else others | {state.mackenzie}


def reached(state: State, seat: Seat, step: Step) -> int:
    """The space that the scout comes to with that step, occupied or not.

    Where the terrain doesn't fit, the rest of the step is lost.
    """
    # RULING: a space that is jumped isn't entered, so its terrain doesn't matter.
    jumped = taken_by_others(state, seat) if step.jumps else set()
    space = state.expeditions[seat].scout
    for _ in range(step.spaces):
        ahead = space + 1
        while ahead in jumped:
            ahead += 1
        if ahead > LAST_SPACE or not passes(terrain_at(state, ahead), step.on):
            break
        space = ahead
    return space


def longer(state: State, seat: Seat, step: Step) -> Step | None:
    """The step with the lasting effect that adds spaces of its terrain, if there is one to use.

    It serves once a turn, and only where the step itself moves the scout.
    """
    help_ = in_force(state, seat, step.on)
    # RULING: once a turn; at least one space must come from the character that moves the scout.
    if help_ is None or help_.card in state.used:
        return None
    if reached(state, seat, step) == state.expeditions[seat].scout:
        return None
    return replace(step, spaces=step.spaces + help_.amount, helpers=(*step.helpers, help_.card))


def jumping(state: State, seat: Seat, step: Step) -> Step | None:
    """The step with the effect that jumps other scouts, if it is to be had and gets further.

    Lengthen a step first: it may be the longer one that comes to a scout.
    """
    jump = in_force(state, seat, "jump")
    # RULING: jumping is up to the player, in one repeat's movement, once a turn.
    if jump is None or jump.card in state.used:
        return None
    other = replace(step, jumps=True, helpers=(*step.helpers, jump.card))
    return other if reached(state, seat, other) > reached(state, seat, step) else None


def move(state: State, ctx: Context, seat: Seat, step: Step) -> None:
    """Move a scout by a step.

    It may come to stand with another one: only where the whole action ends must it find a space
    of its own (`come_to_rest`).
    """
    expedition = state.expeditions[seat]
    before, expedition.scout = expedition.scout, reached(state, seat, step)
    state.used += step.helpers
    if expedition.scout > before:
        spaces = expedition.scout - before
        ctx.tell("moved", seat=player(seat), spaces=spaces, space=expedition.scout)


def come_to_rest(state: State, ctx: Context, seat: Seat) -> None:
    """End the movement of a whole action: on an occupied space the scout goes on to a free one."""
    expedition = state.expeditions[seat]
    free = _next_free(state, seat, expedition.scout, 1)
    if free != expedition.scout:
        expedition.scout = free
        ctx.tell("went-on", seat=player(seat), space=free)


def space_behind(state: State, seat: Seat, time: int) -> int:
    """Where a scout comes that falls back by so much time: never onto another one."""
    space = max(FIRST_SPACE, state.expeditions[seat].scout - time)
    return _next_free(state, seat, space, -1)


def fall_back(state: State, ctx: Context, seat: Seat, time: int) -> None:
    """Move a scout back by the time spent in camp, at most to the first river space."""
    expedition = state.expeditions[seat]
    space = space_behind(state, seat, time) if time else expedition.scout
    if space == expedition.scout:
        return
    expedition.scout = space
    ctx.tell("fell-back", seat=player(seat), time=time, space=expedition.scout)


def move_mackenzie(state: State, ctx: Context) -> None:
    """Move Mackenzie after the player's turn; at Fort Clatsop he has won (solo variant)."""
    assert state.mackenzie is not None
    # RULING: he is a scout, so he too goes on to the next free space.
    space = state.mackenzie + 1
    taken = {each.scout for each in state.expeditions}
    while space in taken and space not in SHARED:
        space += 1
    state.mackenzie = space
    ctx.tell("mackenzie-moved", space=space)
    if space >= FORT_CLATSOP:
        state.ended = "mackenzie"


def _next_free(state: State, seat: Seat, space: int, direction: int) -> int:
    taken = taken_by_others(state, seat)
    while space in taken and space not in SHARED:
        space += direction
    return space
