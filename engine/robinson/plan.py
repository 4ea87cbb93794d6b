"""The plan: what can be planned, what each action needs, and what is wrong with it (rulebook 4.1).

A plan is a row of `Planned`, in the order in which actions of one kind are resolved. Pure: a plan
that isn't on the table yet, such as a proposal, is asked about in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import TypeAlias

import msgspec

from engine.robinson import island
from engine.robinson.content import EVENTS, ITEMS, WRECKAGE, PawnId, PersonId, SpaceId, face
from engine.robinson.effects import PLAYERS_KINDS, ActionKind, Source
from engine.robinson.pawns import Pawn, leader, owners, pawns, placed
from engine.robinson.prices import (
    Budget,
    item_of,
    may_save,
    needs_met,
    needs_of,
    threat_card,
    threat_target,
)
from engine.robinson.scenarios import rules
from engine.robinson.state import Planned, State

ROLLING: tuple[ActionKind, ...] = ("build", "gather", "explore")
HUNTERS = 2
SLOWING = ("time", "fog", "ash")  # each asks for a pawn more on its tile
LEVELS = ("roof", "palisade", "weapon")  # which may be built more than once in a round
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
    exploring = [planned for planned in plan if planned.lays_tile]
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
        yield from (
            f"shelter-at-{space}"
            for space in island.explored(state)
            if space in reach and (space == state.camp or rules(state).may_camp(state, space))
        )
    if island.is_sheltered(state):
        yield "roof"
        yield "palisade"
    yield "weapon"
    terrains = island.terrains(state)
    for each in state.board:
        item = item_of(state, each)
        if not (set(item.terrain) <= terrains and all(map(state.has, item.items))):
            continue
        if item.group != "scenario":
            yield each
        elif rules(state).may_build(state, each):
            sites = rules(state).sites(state, each)
            yield from [each] if sites is None else (f"{each}-at-{space}" for space in sites)


def _repeats(state: State, kind: ActionKind, target: str) -> bool:
    """Whether an action may be planned more than once in a round."""
    if kind != "build" or target in LEVELS:
        return kind in ("arrange", "rest", "build")
    return target in state.board and item_of(state, target).repeat


# What is asked of a plan


def pawns_needed(state: State, plan: Plan, planned: Planned) -> int:
    """How many pawns an action takes; one of those that roll dice succeeds with one more."""
    return Survey(state, plan).pawns_needed(planned)


def problems(state: State, plan: Plan, planned: Planned) -> list[Problem]:
    """What an action of the plan lacks; nothing if it is complete."""
    return Survey(state, plan).problems(planned)


class Survey:
    """A plan, and what can be said of it as long as neither it nor the state changes."""

    def __init__(self, state: State, plan: Plan) -> None:
        self.state = state
        self.plan = plan
        self.budget = Budget(state, plan)
        self._scenario = rules(state)
        self._needed: dict[str, int] = {}
        self._placeable: dict[tuple[tuple[ActionKind, ...], PersonId | None, str, int], bool] = {}
        self._payable: dict[tuple[str, PersonId | None], bool] = {}

    @cached_property
    def pawns(self) -> dict[PawnId, Pawn]:
        """All pawns of this round, planned or not."""
        return pawns(self.state)

    @cached_property
    def unplaced(self) -> list[Pawn]:
        """The pawns that aren't in the plan yet."""
        there = placed(self.plan)
        return [pawn for pawn in self.pawns.values() if pawn.id not in there]

    def pawns_needed(self, planned: Planned) -> int:
        """How many pawns an action takes; one of those that roll dice succeeds with one more."""
        if planned.extra:
            return 0
        name = planned.id
        number = self._needed.get(name)
        if number is None:
            number = self._needed[name] = self._count_pawns(planned)
        return number

    def _count_pawns(self, planned: Planned) -> int:
        state, space = self.state, planned.space
        number = self._base_pawns(planned) + self._scenario.extra_pawns(state, planned)
        if space is not None:
            number += sum(mark in SLOWING for mark in state.island[space].marks)
        if "time" in state.fields.get(planned.kind, ()) and is_first(self.plan, planned):
            number += 1
        return number

    def _base_pawns(self, planned: Planned) -> int:
        if planned.kind == "hunt":
            return HUNTERS
        if planned.kind == "threat":
            card = threat_card(self.state, planned.target)
            return EVENTS[face(card)].pawns if card and face(card) in EVENTS else 1
        space = planned.space
        if planned.far or space is None:
            return max(1, planned.far)
        return max(1, self._reach.get(space, 1))

    @cached_property
    def _reach(self) -> Mapping[SpaceId, int]:
        return island.distances(self.state)

    def most_pawns(self, planned: Planned) -> int:
        """How many pawns an action can take."""
        may_have_more = planned.kind in ROLLING or planned.target in WRECKAGE
        return self.pawns_needed(planned) + may_have_more

    def problems(self, planned: Planned) -> list[Problem]:
        """What an action of the plan lacks; nothing if it is complete."""
        state, there = self.state, len(planned.pawns)
        found = []
        if (missing := self.pawns_needed(planned) - there) > 0:
            found.append(Problem("pawns", missing))
        if (too_many := there - self.most_pawns(planned)) > 0:
            found.append(Problem("too-many", too_many))
        leading = leader(state, planned)
        if leading is None or leading != (owner_of(state, planned) or leading):
            found.append(Problem("leader"))
        if not self._is_open(planned):
            found.append(Problem("closed"))
        elif not self.budget.affords(planned):
            found.append(Problem("goods"))
        if planned.thrift and not may_save(state, self.plan, planned):
            found.append(Problem("skill"))
        if _wants_two(state, planned) and len(owners(state, planned)) < min(2, state.seats):
            found.append(Problem("two-players"))
        return found

    @cached_property
    def unfinished(self) -> list[Planned]:
        """The actions of the plan that lack something."""
        return [planned for planned in self.plan if self.problems(planned)]

    def has_place(self, pawn: Pawn, n: int = 1) -> bool:
        """Whether *n* of a pawn may be placed anywhere."""
        alike = pawn.kinds, pawn.owner, pawn.serves, n
        if alike not in self._placeable:
            self._placeable[alike] = next(self.places(pawn, n), None) is not None
        return self._placeable[alike]

    def places(self, pawn: Pawn, n: int = 1) -> Iterator[Planned]:
        """The actions that *n* of a pawn may be placed on: those of the plan, and new ones."""
        for kind, there, fresh in self._sites:
            if kind not in pawn.kinds:
                continue
            yield from (each for each in there if self._may_join(pawn, each, n))
            if fresh is not None and self._may_join(pawn, fresh, n) and self._can_pay(fresh, pawn):
                yield msgspec.structs.replace(fresh, pawns=[])

    @cached_property
    def _sites(self) -> list[tuple[ActionKind, list[Planned], Planned | None]]:
        """Whatever may be planned: the actions that are there already, and another if it may be."""
        found: list[tuple[ActionKind, list[Planned], Planned | None]] = []
        taken = {planned.id for planned in self.plan}
        for kind, target in self._targets:
            there = [each for each in self.plan if _same(each, kind, target)]
            repeats = _repeats(self.state, kind, target)
            full = repeats and all(len(each.pawns) >= self.pawns_needed(each) for each in there)
            fresh = Planned(kind, _fresh(kind, target, taken)) if full or not there else None
            found.append((kind, there, fresh))
        return found

    @cached_property
    def _targets(self) -> list[tuple[ActionKind, str]]:
        return list(targets(self.state, self.plan))

    def _is_open(self, planned: Planned) -> bool:
        """Whether an action of the plan may be there at all."""
        match planned.kind:
            case "arrange" | "rest":
                return True
            case "hunt" if planned.target.isdigit():
                return int(planned.target) <= len(self.state.hunt)
            case "threat":
                return needs_met(self.state, planned)
            case kind:
                target = face(planned.target) if kind == "build" else planned.target
                return (kind, target) in self._targets

    def _may_join(self, pawn: Pawn, planned: Planned, n: int) -> bool:
        """Whether *n* pawns of this kind may join an action that is in the plan or new."""
        state = self.state
        if not planned.target.startswith(pawn.serves):
            return False
        own = owner_of(state, planned)
        if own is not None and not planned.pawns and pawn.owner != own:
            return False
        if len(planned.pawns) + n > self.most_pawns(planned):
            return False
        if pawn.owner is None or not state.in_force("no-mixed-pawns"):
            return True
        mixed = any(each != pawn.owner for each in owners(state, planned))
        # RULING: two players' pawns that a threat asks for may meet there even then.
        return not mixed or _wants_two(state, planned)

    def _can_pay(self, fresh: Planned, pawn: Pawn) -> bool:
        """Whether a new action that this pawn begins can be paid."""
        alike = fresh.id, pawn.owner
        if alike not in self._payable:
            trial = msgspec.structs.replace(fresh, pawns=[pawn.id])
            self._payable[alike] = next(self.budget.ways(trial), None) is not None
        return self._payable[alike]


def is_first(plan: Plan, planned: Planned) -> bool:
    """Whether an action is the first of its kind, to which tokens on its field apply."""
    return next((each.id for each in plan if each.kind == planned.kind), planned.id) == planned.id


def owner_of(state: State, planned: Planned) -> PersonId | None:
    """The only character that may build this, if it is the invention of one."""
    item = ITEMS.get(planned.target) if planned.kind == "build" else None
    if item is None or item.character not in state.people:
        # RULING: inventions of characters that nobody plays are like any others.
        return None
    return item.character


def distance(state: State, planned: Planned) -> int:
    """How far from the camp an action takes place: as it was when the planning ended."""
    # RULING: a shelter built elsewhere takes the camp along, but changes nothing of the plan.
    if planned.far or planned.space is None:
        return planned.far
    return island.distances(state).get(planned.space, 1)


def _wants_two(state: State, planned: Planned) -> bool:
    card = threat_card(state, planned.target) if planned.kind == "threat" else None
    return card is not None and any(need.two_players for need in needs_of(card))


def _same(planned: Planned, kind: ActionKind, target: str) -> bool:
    if planned.kind != kind:
        return False
    if kind in ("arrange", "rest"):
        return True
    return planned.target == target or (kind == "build" and face(planned.target) == target)


def _fresh(kind: ActionKind, target: str, taken: set[str]) -> str:
    """The target under which another action of the same sort goes."""
    if f"{kind}-{target}" not in taken:
        return target
    n = 2
    counted = kind in ("arrange", "rest")
    while f"{kind}-{n if counted else f'{target}.{n}'}" in taken:
        n += 1
    return str(n) if counted else f"{target}.{n}"


def in_order(plan: Plan) -> list[Planned]:
    """The actions in the order of their resolution."""
    return sorted(plan, key=lambda planned: PLAYERS_KINDS.index(planned.kind))


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
