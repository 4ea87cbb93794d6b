"""King Kong Island: three traps in lairs, then the hunt, with the crew behind a palisade."""

from __future__ import annotations

from collections.abc import Iterator

from engine.robinson.aims.base import Aims, Step, steps_away
from engine.robinson.content import SpaceId
from engine.robinson.view import View

TRAP, KING_KONG, SHOVEL, TRANQUILIZER = "trap", "king-kong", "shovel", "tranquilizer"
TRAP_WOOD, REACH, CAPTURED = 4, 2, 1
LAID, PRESSED, FREED, WON = 35.0, 15.0, 60.0, 250.0
WOOD = 7.0
LAIR, AWAITED = 6.0, 16.0  # a lair, and one for which there is wood already
SOURCES = 2  # of wood, that the group needs
EARLY, EACH = 4.0, 3.5  # what a lair found too early costs, and for each player
IN_LAIR = 2.0
SPARING = 2.6, 0.15, 1.3  # what a wound costs those who can't hurry
BREACHED = 7.0  # one of the crew, and morale
BEASTS = 1 / 6  # how often an animal attacks, by lairs
ARMED, STRONG = 3, 5  # the weapons that it asks for, and the hunt
SOON = 6  # rounds that are looked ahead for attacks
WOUND = 2.0  # what one is worth that weapons or a palisade save


class KingKongIsland(Aims):
    wound = 1.5
    horizon = 9

    def __init__(self, view: View) -> None:
        super().__init__(view)
        if self.seats in (1, 4):
            # One alone can't share wounds out, and four would be eaten up by hunger before the
            # end: they spare hearts from the beginning. Two and three are quicker.
            self.wound, self.ease, self.slope = SPARING

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
        """Lairs are looked for until there are three; each that comes too early brings animals."""
        found = sum(each.kind == "explore" for each in self.view.plan)
        lairs, traps = self.tally("lairs") + found, self.tally("traps")
        early = -EARLY - EACH * self.seats
        if lairs >= self.wanted("traps"):
            return early
        wood = self.view.available.wood
        if wood >= TRAP_WOOD and lairs <= traps:
            return AWAITED
        # The next one may come once there is wood for more traps than lairs, or time is short.
        ready = max(traps + 1 + max(0, wood - 1) // TRAP_WOOD, (self.view.round - 1) // 2)
        if lairs < ready:
            return LAIR
        return early * (self._forests >= SOURCES)  # without wood there is no trap at all

    @property
    def _forests(self) -> int:
        """How many tiles there are to gather wood on."""
        return sum("wood" in each.sources and bool(each.distance) for each in self.view.island)

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
                return self._armed
            case _:
                return 0.0

    @property
    def _armed(self) -> float:
        """A wound of each player in many an attack, and one of whoever hunts King Kong."""
        attacks = BEASTS * max(1, self.tally("lairs")) * min(SOON, self.rounds_left - 1)
        level = self.view.weapon
        return WOUND * ((level < ARMED) * attacks * self.seats + (level < STRONG))

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
        return (BREACHED + WOUND * self.seats) * lacking

    @property
    def wood(self) -> float:
        return TRAP_WOOD * self.missing

    @property
    def wood_price(self) -> float:
        """As long as the lairs found, and one more, have traps without wood for them."""
        lairs = min(self.wanted("traps"), self.tally("lairs") + 1)
        traps = max(1, lairs - self.wanted("traps") + self.missing)
        return WOOD * (self.view.available.wood < TRAP_WOOD * traps * (self.missing > 0))
