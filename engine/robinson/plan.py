"""The plan: what can be planned, what each action needs, and what is wrong with it (rulebook 4.1).

A plan is a row of `Planned`, in the order in which actions of one kind are resolved. Pure: a plan
that isn't on the table yet, such as a proposal, is asked about in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec

from engine.robinson import island
from engine.robinson.content import EVENTS, ITEMS, WRECKAGE, PawnId, PersonId, SpaceId, face
from engine.robinson.effects import ACTION_KINDS, ActionKind, Source
from engine.robinson.pawns import Pawn, leader, owners, pawns, placed
from engine.robinson.prices import (
    affordable,
    item_of,
    may_save,
    needs_met,
    needs_of,
    payable_ways,
    threat_card,
    threat_target,
)
from engine.robinson.scenarios import rules
from engine.robinson.state import Planned, State

ROLLING: tuple[ActionKind, ...] = ("build", "gather", "explore")
HUNTERS = 2
SLOWING = ("time", "fog", "ash")  # each asks for a pawn more on its tile
MAP_TARGET = "treasure-treasure-map"

Plan: TypeAlias = Sequence[Planned]


class Problem(msgspec.Struct, frozen=True):
    """What an action in the plan lacks: pawns, a leader, goods, or the chance to be done."""

    what: str
    n: int = 0


# What can be planned


def targets(state: State, plan: Plan) -> Iterator[tuple[ActionKind, str]]:
    """Everything that may be planned now, whether or not there are pawns and goods for it."""
    taken = {planned.id for planned in plan}
    for card in state.threats:
        yield "threat", threat_target(card)
    for n in range(1, len(state.hunt) + 1):
        yield "hunt", str(n)
        if f"hunt-{n}" not in taken:
            break
    for target in _buildable(state):
        yield "build", target
    for space, source in gatherable(state):
        yield "gather", f"{source}-at-{space}"
    exploring = [
        planned for planned in plan if planned.kind == "explore" and planned.space is not None
    ]
    for space in island.explorable(state):
        if len(exploring) < len(state.tiles) or f"explore-at-{space}" in taken:
            yield "explore", f"at-{space}"
    if any(kept.card == MAP_TARGET for kept in state.kept):
        yield "explore", MAP_TARGET
    yield from rules(state).targets(state, plan)
    yield "arrange", "1"
    yield "rest", "1"


def gatherable(state: State) -> list[tuple[SpaceId, Source]]:
    """Sources that can be gathered from: never those of the camp, nor what the Shortcut gave."""
    reach = island.distances(state)
    return [
        (space, source)
        for space in sorted(reach)
        if space != state.camp
        for source in _sources(state, space)
        if (space, source) != (state.shortcut, state.shortcut_source)
    ]


def _sources(state: State, space: SpaceId) -> list[Source]:
    if island.tile_at(state, space) is None:
        return []
    both: tuple[Source, ...] = ("food", "wood")
    return [source for source in both if island.yield_of(state, space, source)]


def _buildable(state: State) -> Iterator[str]:
    if not state.shelter:
        reach = island.distances(state)
        yield from (f"shelter-at-{space}" for space in island.explored(state) if space in reach)
    if island.is_sheltered(state):
        yield "roof"
        yield "palisade"
    yield "weapon"
    terrains = island.terrains(state)
    for each in state.board:
        item = item_of(state, each)
        if set(item.terrain) <= terrains and all(map(state.has, item.items)):
            yield each


def is_open(state: State, plan: Plan, planned: Planned) -> bool:
    """Whether an action of the plan may be there at all."""
    if planned.kind in ("arrange", "rest"):
        return True
    target = face(planned.target) if planned.kind == "build" else planned.target
    if planned.kind == "hunt":
        return int(target) <= len(state.hunt)
    if planned.kind == "threat":
        return needs_met(state, planned)
    return (planned.kind, target) in set(targets(state, plan))


# Pawns


def pawns_needed(state: State, plan: Plan, planned: Planned) -> int:
    """How many pawns an action takes; one of those that roll dice succeeds with one more."""
    if planned.extra:
        return 0
    number = _base_pawns(state, planned) + rules(state).extra_pawns(state, planned)
    if planned.space is not None:
        marks = state.island[planned.space].marks
        number += sum(mark in SLOWING for mark in marks)
    if "time" in state.fields.get(planned.kind, ()) and is_first(plan, planned):
        number += 1
    return number


def most_pawns(state: State, plan: Plan, planned: Planned) -> int:
    """How many pawns an action can take."""
    needed = pawns_needed(state, plan, planned)
    may_have_more = planned.kind in ROLLING or planned.target in WRECKAGE
    return needed + 1 if may_have_more else needed


def is_first(plan: Plan, planned: Planned) -> bool:
    """Whether an action is the first of its kind, to which tokens on its field apply."""
    return next((each.id for each in plan if each.kind == planned.kind), planned.id) == planned.id


def _base_pawns(state: State, planned: Planned) -> int:
    if planned.kind == "hunt":
        return HUNTERS
    if planned.kind == "threat":
        card = threat_card(state, planned.target)
        return EVENTS[face(card)].pawns if card and face(card) in EVENTS else 1
    if planned.space is None:
        return 1
    return max(1, island.distances(state).get(planned.space, 1))


# What is wrong


def problems(state: State, plan: Plan, planned: Planned) -> list[Problem]:
    """What an action of the plan lacks; nothing if it is complete."""
    found = []
    missing = pawns_needed(state, plan, planned) - len(planned.pawns)
    if missing > 0:
        found.append(Problem("pawns", missing))
    too_many = len(planned.pawns) - most_pawns(state, plan, planned)
    if too_many > 0:
        found.append(Problem("too-many", too_many))
    if leader(state, planned) is None or leader(state, planned) != (
        owner_of(state, planned) or leader(state, planned)
    ):
        found.append(Problem("leader"))
    if not is_open(state, plan, planned):
        found.append(Problem("closed"))
    elif not affordable(state, plan, planned):
        found.append(Problem("goods"))
    if planned.thrift and not may_save(state, plan, planned):
        found.append(Problem("skill"))
    if _wants_two(state, planned) and len(owners(state, planned)) < min(2, state.seats):
        found.append(Problem("two-players"))
    return found


def _wants_two(state: State, planned: Planned) -> bool:
    card = threat_card(state, planned.target) if planned.kind == "threat" else None
    return card is not None and any(need.two_players for need in needs_of(card))


def joinable(state: State, plan: Plan, pawn: Pawn, planned: Planned, n: int = 1) -> bool:
    """Whether *n* pawns of this kind may join an action that is in the plan or new."""
    if planned.kind not in pawn.kinds:
        return False
    own = owner_of(state, planned)
    if own is not None and not planned.pawns and pawn.owner != own:
        return False
    if len(planned.pawns) + n > most_pawns(state, plan, planned):
        return False
    others = owners(state, planned)
    mixed = pawn.owner is not None and any(each != pawn.owner for each in others)
    # RULING: two players' pawns that a threat asks for may meet there even then.
    return not (mixed and state.in_force("no-mixed-pawns") and not _wants_two(state, planned))


def owner_of(state: State, planned: Planned) -> PersonId | None:
    """The only character that may build this, if it is the invention of one."""
    item = ITEMS.get(planned.target) if planned.kind == "build" else None
    if item is None or item.character not in state.people:
        # RULING: inventions of characters that nobody plays are like any others.
        return None
    return item.character


def has_place(state: State, plan: Plan, pawn: Pawn, n: int = 1) -> bool:
    """Whether *n* of a pawn may be placed anywhere."""
    return next(_places(state, plan, pawn, n), None) is not None


def places_for(state: State, plan: Plan, pawn: Pawn, n: int = 1) -> list[Planned]:
    """The actions that *n* of a pawn may be placed on: those of the plan, and new ones."""
    return list(_places(state, plan, pawn, n))


def _places(state: State, plan: Plan, pawn: Pawn, n: int) -> Iterator[Planned]:
    by_id = {planned.id: planned for planned in plan}
    for kind, target in targets(state, plan):
        if kind not in pawn.kinds:
            continue
        there = [each for each in plan if each.kind == kind and _same(each, kind, target)]
        fresh = Planned(kind, _fresh(kind, target, by_id))
        repeats = kind in ("arrange", "rest") or target in ("roof", "palisade", "weapon")
        if there:
            yield from (each for each in there if joinable(state, plan, pawn, each, n))
            filled = all(len(each.pawns) >= pawns_needed(state, plan, each) for each in there)
            if not (repeats and filled):
                continue
        if joinable(state, plan, pawn, fresh, n) and _can_pay(state, plan, fresh, pawn):
            yield fresh


def _same(planned: Planned, kind: ActionKind, target: str) -> bool:
    if kind in ("arrange", "rest"):
        return True
    return planned.target == target or (kind == "build" and face(planned.target) == target)


def _fresh(kind: ActionKind, target: str, taken: dict[str, Planned]) -> str:
    """The target under which another action of the same sort goes."""
    if f"{kind}-{target}" not in taken:
        return target
    n = 2
    counted = kind in ("arrange", "rest")
    while f"{kind}-{n if counted else f'{target}.{n}'}" in taken:
        n += 1
    return str(n) if counted else f"{target}.{n}"


def _can_pay(state: State, plan: Plan, fresh: Planned, pawn: Pawn) -> bool:
    trial = msgspec.structs.replace(fresh, pawns=[pawn.id])
    return bool(payable_ways(state, [*plan, trial], trial))


def unplaced(state: State, plan: Plan) -> list[Pawn]:
    """The pawns that aren't in the plan yet."""
    there = placed(plan)
    return [pawn for pawn in pawns(state).values() if pawn.id not in there]


def in_order(plan: Plan) -> list[Planned]:
    """The actions in the order of their resolution."""
    return sorted(plan, key=lambda planned: ACTION_KINDS.index(planned.kind))


def find(plan: Plan, name: str) -> Planned | None:
    return next((planned for planned in plan if planned.id == name), None)


def place(plan: list[Planned], planned: Planned, *added: PawnId) -> Planned:
    """Put pawns on an action, which joins the plan if it isn't there; return it."""
    there = find(plan, planned.id)
    if there is None:
        there = planned
        plan.append(there)
    there.pawns += added
    return there


def take_back(plan: list[Planned], pawn: PawnId) -> Planned | None:
    """Take a pawn out of the plan, and an action that has none left; return the action."""
    for planned in plan:
        if pawn in planned.pawns:
            planned.pawns.remove(pawn)
            if not planned.pawns:
                plan.remove(planned)
            return planned
    return None
