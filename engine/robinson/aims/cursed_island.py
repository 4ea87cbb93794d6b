"""Cursed Island: five crosses on five tiles, before fog makes each dear."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import One
from engine.robinson.aims.base import Aims, Step, steps_away
from engine.robinson.content import SpaceId

CROSS, BELL, FOG, TEMPLE = "cross", "sacred-bell", "fog", "temple"
CROSS_WOOD = 2
WOOD = 12.0  # what a piece of it is worth as long as crosses lack it
RAISED, PRESSED, LAST = 40.0, 10.0, 60.0
ROOM = 6.0  # to explore as long as there are too few tiles for crosses
TREASURES = 1.5
UNPRODUCTIVE = 2.5  # what each round in fog costs the camp


class CursedIsland(Aims):
    wound = 1.5
    horizon = 5

    @property
    def missing(self) -> int:
        """How many crosses are neither there nor planned."""
        planned = sum(each.id.startswith("build-cross") for each in self.view.plan)
        return max(0, self.wanted("crosses") - self.tally("crosses") - planned)

    def places(self, item: str) -> tuple[SpaceId, ...] | None:
        if item != CROSS:
            return None
        return tuple(
            space
            for space, here in enumerate(self.view.island)
            if self.is_open(here) and CROSS not in here.marks
        )

    def steps(self) -> Iterator[Step]:
        for space in self.spaces_with(TEMPLE):
            here = self.view.island[space]
            if self.is_open(here):
                yield Step("explore", f"{TEMPLE}-at-{space}", steps_away(here), space)

    def gain(self, kind: str, target: str, space: SpaceId | None) -> float:
        if kind == "explore":
            if target.startswith(TEMPLE):
                return TREASURES
            return ROOM * (len(self.places(CROSS) or ()) < self.missing)
        if kind == "build" and target.startswith(CROSS):
            return self._raised
        return 0.0

    @property
    def _raised(self) -> float:
        """What the next cross is worth; more so as rounds run out."""
        missing = self.wanted("crosses") - self.tally("crosses")
        pressing = missing / max(1, self.rounds_left)
        return RAISED + PRESSED * pressing + LAST * (missing == 1)

    @property
    def wood(self) -> float:
        return CROSS_WOOD * self.missing

    @property
    def wood_price(self) -> float:
        return WOOD * (self.view.available.wood < self.wood)

    def camp(self, space: SpaceId) -> float:
        foggy = FOG in self.view.island[space].marks
        return super().camp(space) - UNPRODUCTIVE * foggy * (self.rounds_left - 1)

    def use(self, name: str) -> float:
        match name:
            case "token-vials":
                return 1.0 * ("cure" not in self.view.built)
            case "token-decorated-bell":
                return 1.0 * any(self._harm(space) > 2 for space in self.spaces_with(FOG))
            case _:
                return 0.0

    def answer(self, question: One) -> str | None:
        keys = [option.key for option in question.options if option.key.isdigit()]
        match question.id.removesuffix(".decide"):
            case "fog.place":
                return min(keys, key=lambda key: (self._harm(int(key)), int(key)))
            case "fog.clear":
                return max(keys, key=lambda key: (self._harm(int(key)), -int(key)))
            case _:
                return None

    def _harm(self, space: SpaceId) -> float:
        """What fog on a space costs."""
        here = self.view.island[space]
        if space == self.view.camp:
            return 9.0
        if here.face_down:
            return -1.0
        if here.tile is None:
            near = here.distance is not None and here.distance < 2
            return 1.0 + near * (len(self.places(CROSS) or ()) < self.missing)
        if CROSS in here.marks:
            return 0.5
        return 4.0 - 0.5 * (here.distance or 4)
