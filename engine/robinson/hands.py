"""The actions of a plan that the autopilot tries, and whose pawns go there."""

from __future__ import annotations

from functools import cached_property

import msgspec

from engine.robinson.content import FRIDAY, Price
from engine.robinson.outlook import Outlook
from engine.robinson.sites import Site
from engine.robinson.view import View
from engine.robinson.worth import icon_of, is_own

ALIKE = ("arrange", "rest")  # any number of which may be planned, one like the other


class Crew(msgspec.Struct, frozen=True):
    """An action of the plan, and whose pawns go there: characters, and pawns that are shared."""

    site: Site
    pawns: tuple[str, ...]

    @property
    def leader(self) -> str:
        return self.pawns[0]


class Deal(msgspec.Struct, frozen=True, dict=True):
    """An action that may be planned with so many pawns, and what it is worth if it is done."""

    site: Site
    number: int
    worth: float
    food: float = 0.0
    wood: float = 0.0
    who: str = ""  # the only one who may lead it
    joins: str = ""  # who leads it already

    @cached_property
    def rolls(self) -> bool:
        return icon_of(self.site.kind) is not None and self.number == self.site.needed

    @cached_property
    def order(self) -> tuple[bool, bool, bool, str]:
        """Those come first that not everybody can lead, then those that need several pawns."""
        return not self.who, self.site.needed < 2, self.rolls, self.site.id

    @cached_property
    def costs(self) -> bool:
        return self.site.price != Price()

    @cached_property
    def key(self) -> tuple[str, int]:
        """What tells it from others."""
        return self.site.id, self.number


class Roster:
    """The pawns that a view leaves to be placed, whose they are and who comes first."""

    def __init__(self, view: View, outlook: Outlook, together: bool = False) -> None:
        self.together = together  # whether several players' pawns may begin an action
        left = [pawn for pawn in view.pawns if not pawn.placed]
        self.kinds = {pawn.id: frozenset(pawn.kinds) for pawn in left}
        self.own: dict[str, tuple[str, ...]] = {}
        for pawn in left:
            if pawn.owner is not None:
                self.own[pawn.owner] = (*self.own.get(pawn.owner, ()), pawn.id)
        shared = sorted(
            (pawn for pawn in left if pawn.owner is None),
            key=lambda pawn: (pawn.single, pawn.id == FRIDAY, len(pawn.kinds)),
        )
        self.shared = tuple(pawn.id for pawn in shared)
        self.single = {pawn.id for pawn in view.pawns if pawn.single} | {FRIDAY}
        people = [*self.own, *({FRIDAY} & set(self.shared))]
        # Who can bear a risk best, and without one, whoever can bear it least.
        self.hardy = sorted(people, key=lambda who: (outlook.cost(who), who))
        self.frail = sorted(people, key=lambda who: (-outlook.cost(who), who))


class Hands:
    """The pawns that are still to be placed."""

    def __init__(self, roster: Roster) -> None:
        self.roster = roster
        self.own = dict(roster.own)
        self.shared = roster.shared

    def take(self, deal: Deal) -> tuple[str, ...] | None:
        """Whose pawns go on an action, its leader first; None if there aren't enough."""
        kind = deal.site.kind
        if deal.joins:
            helper = self._helper(kind) or self._anybody(kind, deal)
            return None if helper is None else (deal.joins, helper)
        helpers: list[str] = []
        together = deal.site.needed > 1
        leader = deal.who or self._leader(kind, deal)
        if leader is None or not self._use(leader, kind):
            return None
        while len(helpers) + 1 < deal.number:
            if together and self._use(leader, kind):
                helpers.append(leader)
                continue
            own = None if deal.rolls or together else leader
            helper = self._helper(kind) or (own if own and self._use(own, kind) else None)
            alone = together and not self.roster.together
            helper = helper or (None if alone else self._anybody(kind, deal))
            if helper is None:
                return None
            helpers.append(helper)
        return leader, *helpers

    def _leader(self, kind: str, deal: Deal) -> str | None:
        """Who can bear the risk best, with enough pawns if possible."""
        kinds = self.roster.kinds
        wants = min(deal.number, 2)
        first: str | None = None
        risky = deal.rolls or kind == "hunt" or (kind == "explore" and is_own(deal.site))
        for who in self.roster.hardy if risky else self.roster.frail:
            if who == FRIDAY:
                pawns: tuple[str, ...] = ()
                if kind in ALIKE or FRIDAY not in self.shared or kind not in kinds[FRIDAY]:
                    continue
            else:
                pawns = self.own[who]
                if not any(kind in kinds[pawn] for pawn in pawns):
                    continue
            if deal.number == 1 or len(pawns) >= wants:
                return who
            first = first or who
        return first

    def _use(self, who: str, kind: str) -> bool:
        if who == FRIDAY:
            there = FRIDAY in self.shared
            if there:
                self.shared = tuple(pawn for pawn in self.shared if pawn != FRIDAY)
            return there
        own = self.own.get(who, ())
        for n, pawn in enumerate(own):
            if kind in self.roster.kinds[pawn]:
                self.own[who] = own[:n] + own[n + 1 :]
                return True
        return False

    def _helper(self, kind: str) -> str | None:
        """A shared pawn that serves."""
        for n, pawn in enumerate(self.shared):
            if kind in self.roster.kinds[pawn]:
                self.shared = self.shared[:n] + self.shared[n + 1 :]
                return pawn
        return None

    def _anybody(self, kind: str, deal: Deal) -> str | None:
        who = self._leader(kind, deal)
        return who if who is not None and self._use(who, kind) else None
