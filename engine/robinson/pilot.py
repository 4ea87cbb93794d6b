"""How the autopilot plans: it fills the gaps of the others' plan, and takes nothing of theirs back.

It places one pawn after another where that is worth most as the plan stands, so that several of it
share out the work. Every placement leaves fewer pawns to place, so that its planning ends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property

import msgspec

from engine.core import One, Option, Rng
from engine.robinson.content import FRIDAY
from engine.robinson.group_plan import action_for, crews_for, is_same, owner_of
from engine.robinson.hands import Crew
from engine.robinson.outlook import Outlook, hearts_left
from engine.robinson.plan_questions import BOTH, ME, THRIFTY
from engine.robinson.proposer import Proposer, asks_for_all
from engine.robinson.sites import Site, Sites
from engine.robinson.view import PawnView, PlannedView, View
from engine.robinson.worth import Worth, icon_of

SPARED = 1.0  # below which nothing that serves once is spent on an action
SELDOM = 64
HELPS = 0.15  # below which nothing serves at all


class Step(msgspec.Struct, frozen=True):
    """A placement: which pawn, on which action, and what for."""

    draft: str
    action: str
    worth: float


def pawn(view: View, question: One, rng: Rng) -> str:
    """What to do next in planning."""
    keys = {option.key for option in question.options}
    if "drop" in keys:
        return Proposer(view).draft(keys)
    if "accept" in keys and not is_deadly(view):
        return "accept"
    if "clear" in keys:
        # An action of one's own lacks something: fill it up, or leave it.
        return _filling(view, keys) or "clear"
    if is_plain(view):
        if "propose" in keys and asks_for_all(view):
            return "propose"
        draft = Follower(view).draft(keys)
        return question.default if draft is None else draft
    if not rng.below(SELDOM):
        keys.discard(BOTH)  # should two pawns fit nowhere, they are placed apart sooner or later
    step = _best(Planner(view), keys)
    return question.default if step is None else step.draft


def action(view: View, question: One) -> str:
    """On which action the pawn chosen goes. It goes somewhere, so that planning ends."""
    assert view.seat is not None
    draft = view.drafts[view.seat]
    planner = Planner(view)
    number = 2 if draft == BOTH else 1
    options = [option for option in question.options if option.key != "back"]
    if view.proposing[view.seat] is not None:
        site = Proposer(view).site(draft, [option.key for option in options])
        return site or options[0].key
    # Whatever a scenario asks for besides, an action begun is complete: else it would be cleared
    # and begun again for ever.
    keys = [option.key for option in options if _lacks(option) <= number]
    keys = keys or [option.key for option in options]
    if is_plain(view):
        # A shared pawn may wait on an action for whoever leads it.
        open_keys = keys if draft in (ME, BOTH) else [option.key for option in options]
        site = Follower(view).site(draft, open_keys)
        if site is not None:
            return site
    wished = [step for step in planner.steps(draft) if step.action in keys]
    if wished:
        return max(wished, key=lambda step: step.worth).action
    lacking = [each.id for each in planner.lacking() if each.id in keys]
    calm = [key for key in keys if key.partition("-")[0] in ("rest", "arrange")]
    return (*lacking, *calm, *keys)[0]


def is_plain(view: View) -> bool:
    """Whether the group can be planned for as a whole: pawns of different players may mix."""
    return "no-mixed-pawns" not in view.this_round


class Follower:
    """What one seat does for the plan of the group."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.who = view.characters[view.seat]

    @cached_property
    def open(self) -> list[tuple[Crew, Counter[str]]]:
        """The crews that aren't complete, with the pawns that each still lacks."""
        crews = list(crews_for(self.view))
        found = []
        for planned in self.view.plan:
            there = Counter(owner_of(self.view, pawn) for pawn in planned.pawns)
            fitting = [crew for crew in crews if is_same(crew, planned.id, planned.kind)]
            fitting.sort(key=lambda crew: sum((there - Counter(crew.pawns)).values()))
            if fitting:
                crews.remove(fitting[0])
                found.append((fitting[0], Counter(fitting[0].pawns) - there))
        found += [(crew, Counter(crew.pawns)) for crew in crews]
        return [(crew, lacking) for crew, lacking in found if lacking]

    def wishes(self) -> Iterator[tuple[str, Crew]]:
        """Which pawns go on which actions, what one leads oneself first."""
        shared = {pawn.id for pawn in self.view.pawns if pawn.owner is None and not pawn.placed}
        mine = [(c, lacks) for c, lacks in self.open if lacks[self.who]]
        mine.sort(key=lambda each: (each[0].leader != self.who, -each[1][self.who]))
        for crew, lacks in mine:
            if crew.site.needed > 1:
                # Helpers come first, so that nothing of one's own is ever incomplete.
                yield from ((pawn, crew) for pawn in lacks if pawn in shared)
            yield BOTH if lacks[self.who] > 1 else ME, crew
        for crew, lacks in self.open:
            # Whoever leads an action sees to its helpers; Friday's own are anybody's.
            if crew.leader in (self.who, *shared) or self._is_begun(crew):
                yield from ((pawn, crew) for pawn in lacks if pawn in shared)

    def _is_begun(self, crew: Crew) -> bool:
        return any(is_same(crew, each.id, each.kind) for each in self.view.plan)

    def draft(self, keys: set[str]) -> str | None:
        """The pawns to be placed next; None if all is done."""
        return next((pawns for pawns, _ in self.wishes() if pawns in keys), None)

    def site(self, draft: str, keys: list[str]) -> str | None:
        """The action that the pawns chosen are for."""
        return action_for(self.wishes(), draft, keys)


def _lacks(option: Option) -> int:
    """How many pawns an action on offer still needs."""
    needed, there = option.text.args.get("needed"), option.text.args.get("pawns")
    return needed - there if isinstance(needed, int) and isinstance(there, int) else 0


def pay(question: One) -> str:
    """How an action is paid: sparing wood, then in hides."""
    keys = [option.key for option in question.options if option.key != "back"]
    thrifty = [key for key in keys if key.endswith(THRIFTY)]
    if thrifty:
        return thrifty[0]
    return question.default


def is_deadly(view: View) -> bool:
    """Whether a proposal sends somebody to roll dice, or to hunt, who can't bear a wound."""
    if view.proposal is None:
        return False
    people = {person.id: person for person in view.people}
    for planned in view.proposal.plan:
        leading = people.get(planned.leader or "")
        risky = planned.rolls or planned.kind == "hunt"
        if leading is not None and leading.seat is not None and risky and not hearts_left(leading):
            return True
    return False


def _filling(view: View, keys: set[str]) -> str | None:
    """A pawn of one's own that completes an action that lacks nothing else."""
    if ME not in keys:
        return None
    lacking = Planner(view).lacking()
    return ME if any(each.needed - len(each.pawns) == 1 for each in lacking) else None


def _best(planner: Planner, keys: set[str]) -> Step | None:
    """The placement that is worth most; two own pawns at once must be worth what two are apart."""
    singles = sorted(planner.steps(ME), key=lambda step: -step.worth) if ME in keys else []
    doubles = sorted(planner.steps(BOTH), key=lambda step: -step.worth) if BOTH in keys else []
    own = planner.own_left
    apart = sum(step.worth for step in singles[:own] if step.worth > 0)
    if doubles and doubles[0].worth > apart and doubles[0].worth > 0:
        return doubles[0]
    if singles and singles[0].worth >= 0:
        return singles[0]
    shared = [
        step
        for pawn in planner.shared()
        if pawn.id in keys
        for step in planner.steps(pawn.id)
        if step.worth > (SPARED if pawn.single else HELPS)
    ]
    return max(shared, key=lambda step: step.worth, default=None)


class Planner:
    """The placements that one seat may think of."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.worth = Worth(Outlook(view))
        assert view.seat is not None
        self.who = view.characters[view.seat]

    @property
    def own_left(self) -> int:
        return sum(pawn.owner == self.who and not pawn.placed for pawn in self.view.pawns)

    def shared(self) -> list[PawnView]:
        """Pawns that anybody may place, those first that lead nothing."""
        left = [pawn for pawn in self.view.pawns if pawn.owner is None and not pawn.placed]
        return sorted(left, key=lambda pawn: (pawn.id == FRIDAY, pawn.single))

    def lacking(self) -> list[PlannedView]:
        """One's own actions that lack nothing but pawns."""
        return [
            planned
            for planned in self.view.plan
            if planned.leader == self.who and {each.what for each in planned.problems} == {"pawns"}
        ]

    def steps(self, draft: str) -> Iterator[Step]:
        """Where the pawns of a draft may go, and what that is worth."""
        if draft == BOTH:
            yield from self._beginnings(draft, self.who, 2)
            return
        kinds = self._kinds(draft)
        for planned in self.view.plan:
            if planned.kind in kinds and self._may_mix(planned):
                yield Step(draft, planned.id, self.worth.support(planned))
        if draft == ME:
            yield from self._beginnings(draft, self.who, 1)
        elif draft == FRIDAY:
            yield from self._beginnings(draft, FRIDAY, 1)

    def _kinds(self, draft: str) -> tuple[str, ...]:
        for pawn in self.view.pawns:
            if pawn.id == draft or (draft == ME and pawn.owner == self.who):
                return pawn.kinds
        return ()

    def _may_mix(self, planned: PlannedView) -> bool:
        return "no-mixed-pawns" not in self.view.this_round or planned.leader in (self.who, FRIDAY)

    def _beginnings(self, draft: str, who: str, number: int) -> Iterator[Step]:
        kinds = self._kinds(ME if draft == BOTH else draft)
        for site in Sites(self.worth.outlook).of(who):
            if site.kind in kinds and site.needed <= number <= site.needed + 1:
                if number > site.needed and site.kind in ("arrange", "rest", "hunt", "threat"):
                    continue
                yield Step(draft, site.id, self._begun(site, who, number))

    def _begun(self, site: Site, who: str, number: int) -> float:
        """What beginning an action is worth, with the help that it can still get."""
        alone = self.worth.value(site, who, number)
        helper = next((pawn for pawn in self.shared() if site.kind in pawn.kinds), None)
        if helper is None or number > site.needed or icon_of(site.kind) is None:
            return alone
        price = 0.8 if helper.single or helper.id == FRIDAY else 0.2
        return max(alone, self.worth.value(site, who, number + 1) - price)
