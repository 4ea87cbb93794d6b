"""What a scenario may ask of the autopilot: hooks that change nothing unless it says so.

All worth is counted in wounds, as everywhere in the autopilot. Aims see what a seat sees.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core import One
from engine.robinson.content import TILES, Price, SpaceId
from engine.robinson.effects import ActionKind
from engine.robinson.island import next_to
from engine.robinson.view import SpaceView, View

ELSEWHERE = 6.0  # the wood that a scenario asks for, unless it says how much
ITEM = 4.9  # what an item of the scenario's own is worth, unless it says how much
HIDE = 1.7
SLOWING = ("time", "fog", "ash")  # each asks for a pawn more on its tile


class Step(msgspec.Struct, frozen=True):
    """An action of the scenario's own that can be begun: with its pawns, but for tokens of time."""

    kind: ActionKind
    target: str
    needed: int
    space: SpaceId | None = None
    price: Price = Price()


class Aims:
    """What the players of a scenario strive for, as the game stands."""

    wound = 1.3  # what one costs somebody with a heart left for each round to come
    ease = 0.6  # how little of that it costs those with hearts enough
    slope = 0.8  # how steeply it rises as hearts run out sooner than rounds
    wood_slope = 0.8  # how much more wood is worth for each piece that is lacking in a round
    wood_most = 2.8  # what it is worth at most, but for the last rounds
    wants_shelter = False  # whether one must be built even where nature gives one
    settles = 99  # for how many nights a camp is chosen at most
    horizon = 99  # how many rounds ahead is looked; the sooner the goal can be reached, the fewer

    def __init__(self, view: View) -> None:
        self.view = view

    # What it is worth

    def steps(self) -> Iterator[Step]:
        """The actions of the scenario's own that can be begun, but for its items."""
        yield from ()

    def places(self, item: str) -> tuple[SpaceId, ...] | None:
        """The spaces on which an item can be built; None if that's in the camp."""
        return None

    def gain(self, kind: str, target: str, space: SpaceId | None) -> float:
        """What an action is worth for the goal, besides what it is worth anyway."""
        return ITEM if kind == "build" and self.is_own(target) else 0.0

    def wounds(self, kind: str, target: str) -> int:
        """How many wounds an action of the scenario's own costs whoever leads it."""
        return 0

    def may_settle(self, space: SpaceId) -> bool:
        """Whether a shelter can be built on a tile."""
        return True

    def more_pawns(self, kind: str, space: SpaceId) -> int:
        """How many pawns more an action takes on a space."""
        return 0

    @property
    def wood(self) -> float:
        """How much wood the goal asks for yet."""
        return ELSEWHERE

    @property
    def wood_price(self) -> float:
        """What a piece of wood is worth at least."""
        return 0.0

    @property
    def hide_price(self) -> float:
        """What a hide is worth."""
        return HIDE

    def camp(self, space: SpaceId) -> float:
        """What it is worth for the goal to have the camp on a space: for the wood that it gives."""
        here = self.view.island[space]
        produced = ("wood" in here.sources) + here.marks.count("wood")
        return 0.6 * self.wood_price * produced * min(6, self.rounds_left - 1)

    def use(self, name: str) -> float:
        """What it is worth to use something that only this scenario has."""
        return 0.0

    def answer(self, question: One) -> str | None:
        """The answer to a question that concerns the goal; None to leave it to the others."""
        return None

    # What the view tells

    @property
    def rounds_left(self) -> int:
        """How many rounds are to be played, the present one too."""
        return self.view.rounds - self.view.round + 1

    @property
    def seats(self) -> int:
        return len(self.view.characters)

    def tally(self, name: str) -> int:
        """What the goal counts under a name."""
        return next((each.number for each in self.view.goal if each.id == name), 0)

    def wanted(self, name: str) -> int:
        """How much of it is asked for."""
        return next((each.of for each in self.view.goal if each.id == name), 0)

    def has(self, item: str) -> bool:
        return item in self.view.built or item in self.view.future_items

    def is_own(self, target: str) -> bool:
        """Whether something to be built is the scenario's own."""
        return False

    def is_open(self, space: SpaceView) -> bool:
        """Whether a tile lies open, and a way leads there."""
        return space.tile is not None and not space.face_down and space.distance is not None

    def spaces_with(self, mark: str) -> list[SpaceId]:
        """The spaces where something lies."""
        return [space for space, here in enumerate(self.view.island) if mark in here.marks]

    @property
    def totems(self) -> list[SpaceId]:
        """The open tiles with a totem."""
        return [
            space
            for space, here in enumerate(self.view.island)
            if here.tile is not None and not here.face_down and TILES[here.tile].totem
        ]

    def distances_from(self, camp: SpaceId) -> dict[SpaceId, int]:
        """How far each space would be from a camp on another tile."""
        far = {camp: 0}
        waiting = [camp]
        for space in waiting:
            here = self.view.island[space]
            if space != camp and (here.tile is None or here.face_down):
                continue
            for other in next_to(space, len(self.view.island)):
                there = self.view.island[other]
                if other not in far and not there.face_down:
                    far[other] = far[space] + 1
                    waiting.append(other)
        return far

    @property
    def children(self) -> int:
        """How many eat before all others, and mustn't go hungry."""
        return 0


def steps_away(here: SpaceView) -> int:
    """How many pawns an action on a tile takes, but for tokens of time of its kind."""
    return max(1, here.distance or 0) + sum(mark in SLOWING for mark in here.marks)
