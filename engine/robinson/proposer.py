"""How the autopilot proposes a plan: for actions that ask for the pawns of several players.

An action that one player begins and others complete would have to wait, incomplete; a proposal
places all pawns at once. Each seat works on one at most before there is one to accept, so that
planning ends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from engine.robinson.group_plan import Situation, action_for, crews, is_same, owner_of
from engine.robinson.hands import Crew
from engine.robinson.outlook import Outlook
from engine.robinson.plan_questions import BOTH, ME
from engine.robinson.sites import Sites
from engine.robinson.view import View

MOST_ALONE = 2  # the pawns that each player has


def asks_for_all(view: View) -> bool:
    """Whether the group would do something that takes the pawns of several players."""
    if len(view.characters) == 1 or any(view.ready):
        return False
    if all(site.needed <= MOST_ALONE for site in Sites(Outlook(view)).all()):
        return False
    return bool(joint(view, crews(Situation(view), True)))


def joint(view: View, wanted: tuple[Crew, ...]) -> list[Crew]:
    """The actions for which no player has pawns enough."""
    return [crew for crew in wanted if is_joint(view, crew)]


def is_joint(view: View, crew: Crew) -> bool:
    """Whether no player has pawns enough for an action, with those that all share."""
    there = Counter(pawn for pawn in crew.pawns if pawn in view.characters)
    shared = len(crew.pawns) - there.total()
    return len(there) > 1 and max(there.values()) + shared < crew.site.needed


class Proposer:
    """What a seat puts into the proposal that it works on."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.who = view.characters[view.seat]
        self.wanted = crews(Situation(view), True)
        plan = view.proposing[view.seat] or ()
        placed = {pawn for each in plan for pawn in each.pawns}
        pawns = tuple(msgspec.structs.replace(p, placed=p.id in placed) for p in view.pawns)
        self.view = msgspec.structs.replace(view, plan=plan, pawns=pawns)

    def draft(self, keys: set[str]) -> str:
        """The pawns to be placed next; when all are, the proposal is put forward."""
        if self.view.proposal is not None or not joint(self.view, self.wanted):
            return "drop"  # somebody was quicker, or a person began it
        return next((pawns for pawns, _ in self.wishes() if pawns in keys), "put-forward")

    def site(self, draft: str, keys: list[str]) -> str | None:
        """The action that the pawns chosen are for."""
        return action_for(self.wishes(), draft, keys)

    def wishes(self) -> Iterator[tuple[str, Crew]]:
        """Which pawns go on which actions, whoever leads one first."""
        for crew, lacks in self._open():
            for who in dict.fromkeys(crew.pawns):
                if lacks[who]:
                    yield self._pawns(who, lacks[who]), crew

    def _open(self) -> Iterator[tuple[Crew, Counter[str]]]:
        """The actions that lack pawns, with those that they lack."""
        plan = list(self.view.plan)
        for crew in self.wanted:
            begun = next((each for each in plan if is_same(crew, each.id, each.kind)), None)
            there: Counter[str] = Counter()
            if begun is not None:
                plan.remove(begun)
                there = Counter(owner_of(self.view, pawn) for pawn in begun.pawns)
            yield crew, Counter(crew.pawns) - there

    def _pawns(self, who: str, number: int) -> str:
        """What the pawns of a character are called in the question, or one that is shared."""
        if who == self.who:
            return BOTH if number > 1 else ME
        if who not in self.view.characters:
            return who
        if number > 1:
            return f"{BOTH}.{who}"
        left = (each.id for each in self.view.pawns if each.owner == who and not each.placed)
        return next(left, who)
