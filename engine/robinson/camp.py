"""Where the camp is, and moving it (rulebook, "Přemístění tábora")."""

from __future__ import annotations

from engine.core import Context
from engine.robinson import island
from engine.robinson.content import SpaceId, face
from engine.robinson.items import SHORTCUT, lose, remove_shortcut
from engine.robinson.marks import move_token
from engine.robinson.scenarios import rules
from engine.robinson.state import Goods, State
from engine.robinson.texts import card_text, space_text

BARREL_HOLDS = 2
LARVAE = "token-nourishing-larvae"
LARVAE_FOOD = 2


def move_camp(state: State, ctx: Context, space: SpaceId) -> tuple[int, int]:
    """Move the camp, and return how many levels of roof and palisade that cost."""
    before = state.roof, state.palisade
    left = state.camp
    old = state.island[left]
    if state.shelter:
        # A built shelter keeps half of its levels, rounded up; a natural one stays behind.
        state.roof, state.palisade = (state.roof + 1) // 2, (state.palisade + 1) // 2
    else:
        state.roof = state.palisade = 0
    state.camp = space
    here = state.island[space]
    # RULING: tokens of one more food or wood go along wherever the new tile has none.
    stacks = rules(state).stacks_food(state)
    for mark in [mark for mark in old.marks if mark in ("food", "wood")]:
        if mark not in here.marks or (mark == "food" and stacks):
            move_token(state, mark, left, space)
    ctx.tell("camp-moved", space=space_text(space))
    if SHORTCUT in state.built:
        lose(state, ctx, SHORTCUT)
    remove_shortcut(state)
    return before[0] - state.roof, before[1] - state.palisade


def camp_sites(state: State) -> list[SpaceId]:
    """The tiles next to the camp that it may move to."""
    return [each for each in island.around_camp(state) if rules(state).may_camp(state, each)]


def build_shelter(state: State, ctx: Context, space: SpaceId) -> None:
    """Build the shelter on a tile, where the camp is from now on."""
    # RULING: roof and palisade of a natural shelter are lost when one is built beside it, and
    # with the camp going elsewhere for the shelter as with any other move.
    state.roof = state.palisade = 0
    if space != state.camp:
        move_camp(state, ctx, space)
    state.shelter = True
    ctx.tell("shelter-built", space=space_text(space))


def spoil(state: State, ctx: Context) -> None:
    """Let the food rot that nothing keeps, larvae too, which are food as they are."""
    kept = {each.card: each for each in state.kept}
    if state.has("cellar") or "treasure-boxes" in kept:
        return
    barrel = kept.get("treasure-barrel")
    room = BARREL_HOLDS if barrel is not None and not barrel.uses else 0
    rotten = max(0, state.available.food - room)
    room -= state.available.food - rotten
    if rotten:
        state.available.food -= rotten
        ctx.tell("food-rotted", n=rotten)
    for token in [each for each in state.found if face(each) == LARVAE]:
        room -= LARVAE_FOOD
        if room < 0:
            state.found.remove(token)
            state.box.append(token)
            ctx.tell("token-rotted", card=card_text(token))


def produce(state: State, space: SpaceId) -> Goods:
    """What the sources of a tile give in the production phase: nothing in fog."""
    if "fog" in state.island[space].marks:
        return Goods()
    return Goods(
        food=island.yield_of(state, space, "food"), wood=island.yield_of(state, space, "wood")
    )
