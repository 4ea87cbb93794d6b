"""King Kong Island: three traps in lairs, then the hunt, with the crew behind a palisade."""

from __future__ import annotations

from collections.abc import Iterator

from engine.robinson.aims.base import Aims, Step, steps_away
from engine.robinson.content import SpaceId

TRAP, KING_KONG, SHOVEL, TRANQUILIZER = "trap", "king-kong", "shovel", "tranquilizer"
TRAP_WOOD, REACH, CAPTURED = 4, 2, 1
LAID, PRESSED, FREED, WON = 35.0, 15.0, 60.0, 250.0
WOOD = 7.0
LAIR, TOO_MANY = 6.0, -8.0
IN_LAIR = 2.0
LATER = 9
BREACHED = 5.0  # one of the crew, and morale
BEAST = 0.5  # a wound of each player that a level of weapons spares, by lairs


class KingKongIsland(Aims):
    wound = 1.5
    horizon = 9

    @property
    def missing(self) -> int:
        """How many traps are neither laid nor planned."""
        planned = sum(each.id.startswith("build-trap") for each in self.view.plan)
        return max(0, self.wanted("traps") - self.tally("traps") - planned)

    def places(self, item: str) -> tuple[SpaceId, ...] | None:
        if item != TRAP:
            return None
        return tuple(
            space
            for space in self.totems
            if (far := self.view.island[space].distance) is not None
            and far <= REACH
            and TRAP not in self.view.island[space].marks
        )

    def steps(self) -> Iterator[Step]:
        is_captured = self.tally("actress") == CAPTURED
        if self.tally("traps") >= self.wanted("traps") and not is_captured:
            yield Step("hunt", KING_KONG, 2)
        for space in self.spaces_with("prison") if is_captured else ():
            here = self.view.island[space]
            if self.is_open(here):
                yield Step("explore", f"actress-at-{space}", steps_away(here), space)

    def gain(self, kind: str, target: str, space: SpaceId | None) -> float:
        match kind:
            case "hunt":
                return WON * (target == KING_KONG)
            case "explore":
                return FREED if target.startswith("actress") else self._explored()
            case "build":
                return self._built(target.partition("-at-")[0])
            case _:
                return 0.0

    def wounds(self, kind: str, target: str) -> int:
        if target != KING_KONG:
            return 0
        return max(0, self.wanted("kong-weapons") - self.view.weapon)

    def _explored(self) -> float:
        """Lairs are looked for until there are three; each more brings animals."""
        lairs, wanted = self.tally("lairs"), self.wanted("traps")
        found = sum(each.kind == "explore" for each in self.view.plan)
        ready = self.tally("traps") + 1 + (self.view.available.wood >= TRAP_WOOD / 2)
        ready = max(ready, self.view.round - int(LATER))
        return LAIR if lairs + found < min(wanted, ready) else TOO_MANY

    def _built(self, what: str) -> float:
        match what:
            case "trap":
                missing = self.wanted("traps") - self.tally("traps")
                return LAID + PRESSED * missing / max(1, self.rounds_left)
            case "shovel":
                return LAID
            case "tranquilizer":
                return 4.0
            case "fire":
                return 1.0
            case "palisade":
                return self._fence
            case "weapon" | "knife" | "sling" | "spear" | "bow":
                level = self.view.weapon
                return BEAST * self.tally("lairs") * self.seats * max(0, min(3, 4 - level))
            case _:
                return 0.0

    def use(self, name: str) -> float:
        """What is offered only when it serves is used at once."""
        return {"token-lost-item": 1.0, "token-firecracker": 1.5}.get(name, 0.0)

    def camp(self, space: SpaceId) -> float:
        """Never in a lair, and at home rather than anywhere."""
        lair = IN_LAIR * self.seats * (self.rounds_left - 1) * (space in self.totems)
        return super().camp(space) - lair

    @property
    def _fence(self) -> float:
        """Each animal that finds no palisade hurts all, and takes one of the crew."""
        coming = self.tally("lairs") * min(3, self.rounds_left) / 3
        lacking = max(0.0, min(1.0, 0.5 + coming - self.view.palisade))
        return (BREACHED + 1.5 * self.seats) * lacking

    @property
    def wood(self) -> float:
        return TRAP_WOOD * self.missing

    @property
    def wood_price(self) -> float:
        return WOOD * (self.view.available.wood < self.wood)
