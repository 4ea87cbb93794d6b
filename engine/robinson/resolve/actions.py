"""Resolving the planned actions, one after the other (rulebook 4.2)."""

from __future__ import annotations

from engine.core import Context, Script
from engine.robinson import island
from engine.robinson.changes import give_determination, wound
from engine.robinson.content import EVENTS, WRECKAGE, face
from engine.robinson.effects import Effects
from engine.robinson.fights import fight_beast, strength_of
from engine.robinson.hunting_cards import draw_hunt
from engine.robinson.marks import take
from engine.robinson.pawns import leader, use_up
from engine.robinson.plan import (
    MAP_TARGET,
    ROLLING,
    distance,
    in_order,
    pawns_needed,
    problems,
)
from engine.robinson.prices import THRIFT, threat_card
from engine.robinson.purse import fill, give_back, set_aside
from engine.robinson.resolve.adventures import have_adventure
from engine.robinson.resolve.building import build
from engine.robinson.resolve.camp_actions import arrange, rest
from engine.robinson.resolve.dice import FAILURE_REWARD, icon_of, roll
from engine.robinson.resolve.exploring import explore
from engine.robinson.resolve.gathering import gather
from engine.robinson.scenarios import rules
from engine.robinson.scope import of_actor
from engine.robinson.state import Deed, Doing, Goods, Planned, Stash, State
from engine.robinson.texts import action_text, goods_text, person_text
from engine.robinson.words import carry_out

DANGER_WEAPON = 1
TWO_PAWNS = 2


def settle_plan(state: State, ctx: Context) -> None:
    """End the planning: leave out what isn't complete, and set aside what the rest costs."""
    for planned in list(state.plan):
        if problems(state, state.plan, planned):
            state.plan.remove(planned)
            ctx.tell("plan-dropped", action=action_text(planned))
    state.plan = in_order(state.plan)
    total = Goods()
    for planned in state.plan:
        planned.far = distance(state, planned)
        set_aside(state, planned)
        total.put(planned.paid)
        if planned.thrift:
            carpenter = state.people["carpenter"]
            carpenter.determination -= 2
            carpenter.used.append(THRIFT)
    ctx.tell("plan-settled", goods=goods_text(total), cubes=total.cubes)


def perform(state: State, ctx: Context) -> Script[None]:
    """Resolve the next action of the plan."""
    planned = state.plan.pop(0)
    who = leader(state, planned)
    needed = pawns_needed(state, [planned, *state.plan], planned)
    take(state, planned.kind, "time")
    is_short = not planned.extra and len(planned.pawns) < needed
    if who is None or state.people[who].dead or is_short or not _is_possible(state, planned):
        # RULING: an action for which a token leaves too few pawns, or whose place is gone, comes
        # to nothing; what it would have cost comes back.
        give_back(state, planned)
        ctx.tell("action-impossible", action=action_text(planned))
        return
    rolls = planned.kind in ROLLING and (planned.extra or len(planned.pawns) == needed)
    state.doing = Doing(planned, who, rolls)
    ctx.tell("action-began", who=person_text(state, who), action=action_text(planned))
    if planned.kind == "build" and planned.paid.wood:
        take(state, "build", "wood")
    _face_danger(state, ctx, state.doing)
    match planned.kind:
        case "threat":
            yield from _meet_threat(state, ctx, state.doing)
        case "hunt":
            yield from _hunt(state, ctx, state.doing)
        case "special":
            yield from rules(state).perform(state, ctx, state.doing)
        case "arrange":
            yield from arrange(state, ctx, state.doing)
        case "rest":
            yield from rest(state, ctx, state.doing)
        case _:
            yield from _roll_and_do(state, ctx)
    finish(state)


def finish(state: State) -> None:
    """End an action: what it brought waits for the end of the phase."""
    doing = state.doing
    assert doing is not None
    use_up(state, doing.planned)
    _note_deed(state, doing)
    outside = state.people[doing.actor].outside
    if outside is not None:
        _note_shelter(state, doing, outside)
    brought = Stash(doing.gained, doing.tokens, doing.starting, doing.kept)
    fill(state.bags.setdefault(doing.actor, Stash()), brought)
    state.doing = None
    state.bonus = 0


def _note_deed(state: State, doing: Doing) -> None:
    """Remember what was done last, for all to see."""
    planned = doing.planned
    # What rolls no dice comes off, but for a fight that is lost.
    succeeded = doing.succeeded or planned.kind in ("arrange", "rest")
    state.last = Deed(planned.kind, planned.target, doing.actor, succeeded, tuple(planned.pawns))


def _note_shelter(state: State, doing: Doing, stash: Stash) -> None:
    space = doing.planned.space
    if doing.planned.lays_tile and doing.succeeded and space is not None:
        tile = island.tile_at(state, space)
        stash.sheltered = stash.sheltered or (tile is not None and tile.shelter)


def _is_possible(state: State, planned: Planned) -> bool:
    """Whether an action can still be done after all that has happened since the planning."""
    space, target = planned.space, planned.target
    if rules(state).owns(planned):
        return rules(state).is_possible(state, planned)
    match planned.kind:
        case "threat":
            return threat_card(state, target) is not None
        case "hunt":
            return bool(state.hunt)
        case "explore" if target == MAP_TARGET:
            return any(kept.card == MAP_TARGET for kept in state.kept)
        case "explore":
            return space in island.explorable(state) and bool(state.tiles)
        case "gather":
            return space is not None and _can_gather(state, space, target)
        case "build":
            return _can_build(state, planned)
        case _:
            return True


def _can_gather(state: State, space: int, target: str) -> bool:
    source = "food" if target.startswith("food") else "wood"
    reachable = space in island.distances(state) and space != state.camp
    return reachable and island.yield_of(state, space, "food" if source == "food" else "wood") > 0


def _can_build(state: State, planned: Planned) -> bool:
    what = face(planned.target).partition("-at-")[0]
    match what:
        case "shelter":
            reach = island.distances(state)
            return not state.shelter and planned.space in reach
        case "roof" | "palisade":
            return island.is_sheltered(state)
        case "weapon":
            return True
        case _:
            sites = rules(state).sites(state, what)
            return what in state.board and (sites is None or planned.space in sites)


def _face_danger(state: State, ctx: Context, doing: Doing) -> None:
    """A token of danger wounds whoever comes without weapons."""
    space = doing.planned.space
    on_space = space is not None and "danger" in state.island[space].marks
    on_field = doing.planned.kind != "hunt" and take(state, doing.planned.kind, "danger")
    if (on_space or on_field) and strength_of(state) < DANGER_WEAPON:
        ctx.tell("danger-met", who=person_text(state, doing.actor))
        wound(state, ctx, doing.actor)


def _meet_threat(state: State, ctx: Context, doing: Doing) -> Script[None]:
    """Do what a threat card asks for, take its reward and discard it."""
    card = threat_card(state, doing.planned.target)
    assert card is not None
    state.threats.remove(card)
    state.on_table.append(card)
    doing.planned.paid = Goods()
    doing.succeeded = True
    reward = _reward(card, len(doing.planned.pawns))
    yield from carry_out(state, ctx, of_actor(card, doing.actor), reward)
    state.marks.pop(card, None)
    state.on_table.remove(card)
    state.box.append(card)


def _reward(card: str, pawns: int) -> Effects:
    if face(card) not in WRECKAGE:
        return EVENTS[face(card)].reward
    wreck = WRECKAGE[face(card)]
    return wreck.two_pawns if pawns >= TWO_PAWNS else wreck.reward


def _hunt(state: State, ctx: Context, doing: Doing) -> Script[None]:
    """Fight the top beast of the hunting deck."""
    if rules(state).owns(doing.planned):
        yield from rules(state).perform(state, ctx, doing)
        return
    card = draw_hunt(state, ctx)
    assert card is not None
    stronger = int(take(state, "hunt", "danger"))
    doing.succeeded = yield from fight_beast(
        state, ctx, card, doing.actor, carry_out, stronger=stronger
    )


def _roll_and_do(state: State, ctx: Context) -> Script[None]:
    """Roll if need be, take the wound, do what was planned, and have the adventure."""
    doing = state.doing
    assert doing is not None
    yield from roll(state, ctx, doing)
    doing = state.doing
    assert doing is not None
    icon = icon_of(doing)
    if doing.dice.get("wound"):
        wound(state, ctx, doing.actor)
    if state.ended:
        return
    if doing.succeeded:
        yield from _do(state, ctx, doing)
    else:
        give_back(state, doing.planned)
        give_determination(state, ctx, doing.actor, FAILURE_REWARD)
    has_token = take(state, icon, "adventure")
    if (doing.dice.get("adventure") or has_token) and not state.ended:
        if rules(state).has_adventures(doing.planned):
            yield from have_adventure(state, ctx, doing.actor, icon)
        else:
            wound(state, ctx, doing.actor)


def _do(state: State, ctx: Context, doing: Doing) -> Script[None]:
    if rules(state).owns(doing.planned):
        yield from rules(state).perform(state, ctx, doing)
        return
    match doing.planned.kind:
        case "build":
            yield from build(state, ctx, doing)
        case "gather":
            yield from gather(state, ctx, doing)
        case _:
            yield from explore(state, ctx, doing)
