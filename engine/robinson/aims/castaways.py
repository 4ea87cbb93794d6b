"""The autopilot's aims as castaways: a pile of wood, for which every round counts."""

from __future__ import annotations

from engine.robinson.aims.base import Aims
from engine.robinson.view import View

# What a wound costs somebody with a heart left for each round to come, by the number of seats:
# the more there are, the better wounds can be shared out.
WOUND = (1.3, 1.3, 1.3, 1.1)


class Castaways(Aims):
    """The wood of the pile is hard to come by: it is worth more the more of it is lacking."""

    wood_slope = 1.5
    wood_most = 4.5

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.wound = WOUND[max(0, self.seats - 1)]
