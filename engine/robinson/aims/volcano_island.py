"""Volcano Island: tiles and temples explored before the lava comes, then a boat."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import One
from engine.robinson.aims.base import Aims, Step, steps_away
from engine.robinson.content import ISLAND, SpaceId
from engine.robinson.view import View

TOTEM, BOAT, ROPE = "totem", "jolly-boat", "rope"
CANVAS = "token-old-canvas"
BOAT_WOOD, WOOD = 3, 6.0
STEEP = 3  # from this temple on it takes a pawn more
TILE, TEMPLE, PRESSED, WON = 6.0, 30.0, 12.0, 150.0
BOLD, CAREFUL = 2.5, 3.5  # what a wound costs
ROPE_WORTH = 8.0
SOON = 3.0  # more for what lava takes within two rounds
NEAR = 2.0  # what each space costs that work lies away from the camp
ESCAPE = 12.0
LAST_WAY = 150.0  # the same when lava comes next morning
SAFE = 4.0  # what each round is worth that lava stays away
BEARABLE = 3  # hearts with which nobody draws on
MYSTERY_WOUNDS = 1


class VolcanoIsland(Aims):
    ease = 0.3
    horizon = 9
    settles = 2  # the work and the lava call it on and on

    def __init__(self, view: View) -> None:
        super().__init__(view)
        # One alone has no time to heal, and three or four have others to go on.
        self.wound = CAREFUL if self.seats == 2 else BOLD

    def more_pawns(self, kind: str, space: SpaceId) -> int:
        return int(kind == "explore")

    def steps(self) -> Iterator[Step]:
        for space, number in self._temples.items():
            here = self.view.island[space]
            if self.is_open(here):
                needed = steps_away(here) + 1 + (number >= STEEP)
                yield Step("explore", f"{TOTEM}-at-{space}", needed, space)

    @property
    def _temples(self) -> dict[SpaceId, int]:
        """The temples that aren't explored, by their spaces."""
        return {
            space: int(mark.removeprefix("totem-"))
            for space, here in enumerate(self.view.island)
            for mark in here.marks
            if mark.startswith("totem-") and mark != "totem-explored"
        }

    def _pressing(self, *names: str) -> float:
        missing = sum(max(0, self.wanted(name) - self.tally(name)) for name in names)
        return PRESSED * missing / max(1, self.rounds_left)

    def _lava(self, space: SpaceId) -> int:
        """In how many rounds lava takes a space; many if it never does."""
        for mark in self.view.island[space].marks:
            if mark.startswith("lava-"):
                return int(mark.removeprefix("lava-")) - self.view.round
        return 99

    def gain(self, kind: str, target: str, space: SpaceId | None) -> float:
        if kind == "explore" and space is not None:
            soon = SOON * (self._lava(space) <= 2)
            if target.startswith(TOTEM):
                if self.tally("totems") >= self.wanted("totems"):
                    return 0.0
                return TEMPLE + self._pressing("totems") + soon
            lacks = self.tally("tiles") < self.wanted("tiles")
            lost = not self._temples and self.tally("totems") < self.wanted("totems")
            return (TILE + self._pressing("tiles") + soon) * (lacks or lost) + self._escape(space)
        if kind == "build" and target == ROPE:
            return ROPE_WORTH + self._pressing("boat")
        if kind == "build" and target == BOAT:
            return WON
        return 0.0

    def _escape(self, space: SpaceId) -> float:
        """A way out for the camp, if it has none yet."""
        camp = self.view.camp
        ways = [each for each in ISLAND.next_to[camp] if self._lava(each) > self._lava(camp)]
        if space not in ways or any(self.is_open(self.view.island[each]) for each in ways):
            return 0.0
        return LAST_WAY if self._lava(camp) <= 1 else ESCAPE * 3 / self._lava(camp)

    def wounds(self, kind: str, target: str) -> int:
        return MYSTERY_WOUNDS if kind == "explore" and target.startswith(TOTEM) else 0

    @property
    def wood(self) -> float:
        return BOAT_WOOD

    @property
    def wood_price(self) -> float:
        return WOOD * (self.view.available.wood < BOAT_WOOD)

    def use(self, name: str) -> float:
        """The canvas serves where the roof doesn't keep all rain off."""
        return 1.0 * (name == CANVAS and self.view.rain + self.view.snow > self.view.roof)

    def camp(self, space: SpaceId) -> float:
        """Near to what is left to be done, and away from lava."""
        there = self.distances_from(space)
        work = [*self._temples]
        if self.tally("tiles") < self.wanted("tiles"):
            work += [
                each
                for each, here in enumerate(self.view.island)
                if here.tile is None and not here.face_down and self._lava(each) > 1
            ]
        far = sum(min(4, there.get(each, 4)) for each in work)
        near = -NEAR * far * 3 / max(1, len(work))
        return near + super().camp(space) + SAFE * min(4, self._lava(space), self.rounds_left)

    def answer(self, question: One) -> str | None:
        doing = self.view.doing
        if question.id != "mystery.next" or doing is None:
            return None
        if not doing.action.target.startswith(TOTEM):
            return None
        actor = next(each for each in self.view.people if each.id == doing.actor)
        return "draw" if actor.hearts - actor.wounds >= BEARABLE else "stop"
