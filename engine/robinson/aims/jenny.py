"""Jenny Needs Help: a raft to fetch her while she lives, then a lifeboat for all."""

from __future__ import annotations

from collections.abc import Iterator

from engine.robinson.aims.base import Aims, Step
from engine.robinson.content import SpaceId
from engine.robinson.view import View

RAFT, LIFEBOAT, ROPE, KNIFE = "rescue-raft", "lifeboat", "rope", "knife"
RAFT_WOOD, BOAT_WOOD, BOAT_HIDES = 2, 6, 4
NIGHT = 2  # wounds of hers, each night on the wreck
WAY, RESCUE, HURRY, WON = 10.0, 25.0, 40.0, 150.0
HIDE, WOOD = 8.0, 5.0
ARMS, ARMED = 5.0, 4  # what weapons are worth as long as hides are lacking
FOUND = 6.0  # to find the plains, or the mountains


class JennyNeedsHelp(Aims):
    horizon = 5

    def __init__(self, view: View) -> None:
        super().__init__(view)
        # Four have hands enough to be gone before wounds tell.
        self.wound = 0.7 if self.seats == 4 else 1.5

    @property
    def is_rescued(self) -> bool:
        return self.tally("jenny") > 0

    @property
    def slack(self) -> int:
        """How many nights more she survives on the wreck."""
        return self.tally("jenny-hearts") // NIGHT

    @property
    def _hurry(self) -> float:
        return 0.0 if self.is_rescued else HURRY / (1 + self.slack)

    def steps(self) -> Iterator[Step]:
        if self.view.people and not self.is_rescued and RAFT in self.view.built:
            yield Step("explore", RAFT, 1)

    def gain(self, kind: str, target: str, space: SpaceId | None) -> float:
        match kind, target:
            case "explore", "rescue-raft":
                return RESCUE + self._hurry
            case "explore", _:
                return self._explored()
            case "build", "rescue-raft":
                return 0.0 if self.is_rescued else WAY + self._hurry
            case "build", "rope":
                return WAY + self._hurry
            case "build", "knife":
                return WAY
            case "build", "lifeboat":
                return WON
            case "build", "weapon" | "sling" | "spear" | "bow":
                return ARMS * (self.view.weapon < ARMED) * (self.view.available.hides < BOAT_HIDES)
            case _:
                return 0.0

    def _explored(self) -> float:
        """Plains give the rope, and mountains the knife."""
        plains = "plains" not in self.view.terrains and not self.has(ROPE)
        mountains = "mountains" not in self.view.terrains and not self.has(KNIFE)
        return FOUND * (plains + mountains) + (plains and self._hurry / 2)

    @property
    def wood(self) -> float:
        return BOAT_WOOD + RAFT_WOOD * (not self.has(RAFT))

    @property
    def wood_price(self) -> float:
        return WOOD * (self.view.available.wood < self.wood)

    @property
    def hide_price(self) -> float:
        return HIDE if self.view.available.hides <= BOAT_HIDES else super().hide_price
