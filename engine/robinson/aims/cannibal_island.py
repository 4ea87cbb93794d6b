"""Cannibal Island: weapons, burnt villages, and a fighter strong enough for the City."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import One
from engine.robinson.aims.base import Aims, Step, steps_away
from engine.robinson.content import FRIDAY, ITEMS, SHEETS, TILES, SpaceId
from engine.robinson.effects import Level
from engine.robinson.island import next_to
from engine.robinson.view import View

CITY: SpaceId = 10
WEAKENED = 3
ARMS, SPARE = 7.0, 1.5  # what a level of weapons is worth, as long as the City is too strong
WON = 250.0
STORMING, CAUTIOUS = 1.5, 2.5  # what a wound costs
SPARED = 0.6  # what each player is spared in each round by a burnt village
ON_THE_WAY = 14.0
NEAR = 1.5
HUNTERS = 2
WOOD = 3.0


class CannibalIsland(Aims):
    ease = 0.4
    horizon = 5

    def __init__(self, view: View) -> None:
        super().__init__(view)
        # Several are many enough to storm the villages before hunger wears them down.
        self.wound = STORMING if self.seats > 1 else CAUTIOUS

    def steps(self) -> Iterator[Step]:
        for kind in ("village", "city"):
            for space in self.spaces_with(kind):
                here = self.view.island[space]
                if self.is_open(here):
                    needed = HUNTERS + steps_away(here) - 1
                    yield Step("hunt", f"{kind}-at-{space}", needed, space)

    def may_settle(self, space: SpaceId) -> bool:
        """Nobody settles where cannibals live."""
        return not {"village", "city"} & {*self.view.island[space].marks}

    def more_pawns(self, kind: str, space: SpaceId) -> int:
        marks = self.view.island[space].marks
        return int(kind == "gather" and ("village" in marks or "city" in marks))

    @property
    def strength(self) -> int:
        """How many wounds the City would deal today."""
        return max(0, self.tally("city-strength") - self.view.weapon)

    @property
    def bearable(self) -> int:
        """How many wounds the fittest of the players survives."""
        fit = [each.hearts - each.wounds for each in self.view.people if each.id != FRIDAY]
        return max(fit, default=0)

    def wounds(self, kind: str, target: str) -> int:
        if kind != "hunt" or target.isdigit():
            return 0
        if target.startswith("city"):
            return self.strength
        return max(0, self.tally("village-strength") - self.view.weapon)

    def gain(self, kind: str, target: str, space: SpaceId | None) -> float:
        if kind == "hunt" and not target.isdigit():
            return self._burnt(target)
        if kind == "explore" and space is not None:
            return self._towards(space)
        if kind == "build":
            return self._arms(target) * self.levels(target)
        return 0.0

    def _burnt(self, target: str) -> float:
        if target.startswith("city"):
            return WON if self.strength <= self.bearable else 0.0
        spared = SPARED * self.seats * (self.rounds_left - 1)
        return WEAKENED * self._arms(target) + spared

    def _arms(self, target: str) -> float:
        """What a level of weapons is worth."""
        lacking = self.strength - self.bearable
        return ARMS + 3.0 * max(0, lacking) / max(1, self.rounds_left) if lacking > 0 else SPARE

    def levels(self, target: str) -> int:
        """The levels of weapons that something gives."""
        what = target.partition(".")[0]
        if what == "weapon":
            return 1
        items = {each.id: each for each in (*ITEMS.values(), *SHEETS[self.view.scenario].items)}
        gives = items[what].gives if what in items else ()
        return sum(word.by for word in gives if isinstance(word, Level) and word.of == "weapon")

    def _towards(self, space: SpaceId) -> float:
        """To explore is worth most where the way to the City leads."""
        island = self.view.island
        if island[CITY].distance is not None:
            return 0.0
        here, camp = self._to_city[space], self._to_city[self.view.camp]
        nearest = min(
            (self._to_city[each] for each, there in enumerate(island) if self.is_open(there)),
            default=camp,
        )
        return ON_THE_WAY * (here < nearest)

    @property
    def _to_city(self) -> dict[SpaceId, int]:
        """How far each space is from the City, whatever lies there."""
        far = {CITY: 0}
        waiting = [CITY]
        for space in waiting:
            for other in next_to(space, CITY + 1):
                if other not in far:
                    far[other] = far[space] + 1
                    waiting.append(other)
        return far

    @property
    def wood(self) -> float:
        return max(2.0, self.strength - self.bearable)

    @property
    def wood_price(self) -> float:
        return WOOD * (self.strength > self.bearable)

    def camp(self, space: SpaceId) -> float:
        near = NEAR * self._to_city[space] * (self.rounds_left < 8)
        return super().camp(space) - near

    def answer(self, question: One) -> str | None:
        if question.id.removesuffix(".decide") != "cannibals.come":
            return None
        moves = [each.key for each in question.options if each.key.startswith("move-")]
        if not moves:
            return None
        return max(moves, key=self._refuge)

    def _refuge(self, key: str) -> float:
        space = int(key.removeprefix("move-"))
        tile = self.view.island[space].tile
        sources = len(self.view.island[space].sources)
        shelter = tile is not None and TILES[tile].shelter
        return 2.0 * sources + 3.0 * shelter - NEAR * self._to_city[space]
