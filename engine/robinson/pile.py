"""The castaways' pile, as far as the autopilot has to keep an eye on it."""

from __future__ import annotations

from functools import cached_property

from engine.robinson.view import View

CASTAWAYS = "castaways"
SHIP = 10  # the first round in which the pile may be lit


class Pile:
    """What the pile still lacks, and when; nothing in other scenarios."""

    def __init__(self, view: View) -> None:
        self.view = view

    @cached_property
    def rooms(self) -> list[int]:
        """How much wood each column lacks."""
        if self.view.scenario != CASTAWAYS:
            return []
        return [column + 1 - wood for column, wood in enumerate(self.view.pile)]

    @cached_property
    def columns_left(self) -> int:
        return sum(room > 0 for room in self.rooms)

    @property
    def slack(self) -> int:
        """How many evenings may go by without a column completed."""
        return self.view.rounds - self.view.round + 1 - self.columns_left

    @cached_property
    def due(self) -> int:
        """The wood without which the pile can't be completed in time: for a column tonight."""
        if self.slack > 0 and not (self.view.round >= SHIP and self.columns_left == 1):
            return 0
        if self.view.stage in ("weather", "night"):
            return 0  # it was laid
        rooms = [room for room in self.rooms if room > 0]
        return max(0, min(rooms) - self.view.pile_wood) if rooms else 0
