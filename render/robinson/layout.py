"""Where everything lies on the board of Robinson Crusoe."""

from __future__ import annotations

import math

import msgspec

from engine.robinson.content import SpaceId
from render.frames import HEADER, RIBBON
from render.scene import Point
from render.theme import MARGIN, WIDTH

HEIGHT = WIDTH * 3 // 4
RIBBON_Y = HEIGHT - RIBBON
GAP = 14

# Left the island, right what the camp has and fears, below the plan and the people.
SPLIT = 640
RIGHT_X, RIGHT_W = SPLIT + 8, WIDTH - SPLIT - 8 - MARGIN
CAMP_Y, CAMP_W, CAMP_H = HEADER + GAP, 432, 186
GOODS_X, GOODS_W = RIGHT_X + CAMP_W + GAP, RIGHT_W - CAMP_W - GAP
SKY_Y, SKY_H = CAMP_Y + CAMP_H + GAP, 76
THREAT_Y, THREAT_H = SKY_Y + SKY_H + GAP, 196
THREAT_W = (RIGHT_W - GAP) // 2
LOW_Y = THREAT_Y + THREAT_H + GAP
PLAN_H = 120
GOAL_W = 330
PLAN_W = WIDTH - 2 * MARGIN - GAP - GOAL_W
GOAL_X = MARGIN + PLAN_W + GAP
PEOPLE_Y = LOW_Y + PLAN_H + GAP
PEOPLE_H = RIBBON_Y - GAP - PEOPLE_Y

ROWS = (3, 4, 3)  # spaces of the island in each row


class Grid(msgspec.Struct, frozen=True):
    """The island's hexagons: the middle of its first row, and how far corners are from middles."""

    x: float
    y: float
    r: float

    def centre(self, space: SpaceId) -> tuple[int, int]:
        """The middle of a space. The one beyond the board follows on the first row."""
        if space == sum(ROWS):
            left, y = self.centre(ROWS[0] - 1)
            return round(left + self.r * math.sqrt(3)), y
        before = 0
        for row, across in enumerate(ROWS):
            if space < before + across:
                step = self.r * math.sqrt(3)
                x = self.x + (space - before - (across - 1) / 2) * step
                return round(x), round(self.y + row * self.r * 1.5)
            before += across
        raise LookupError(space)


SPACES = sum(ROWS)
BOARD = Grid(SPLIT / 2, 203, 88)
NEAR = Grid(560, 294, 148)

# The same with a space more.
WIDER_BOARD = Grid(287, 212, 77)
WIDER_NEAR = Grid(506, 284, 138)


def board_grid(spaces: int) -> Grid:
    """Where the island's spaces lie on the board."""
    return BOARD if spaces <= SPACES else WIDER_BOARD


def near_grid(spaces: int) -> Grid:
    """Where they lie from nearer."""
    return NEAR if spaces <= SPACES else WIDER_NEAR


def hexagon(x: float, y: float, r: float) -> tuple[Point, ...]:
    """The corners of a hexagon that stands on one of them."""
    corners = (math.pi * k / 3 for k in range(6))
    return tuple((round(x + r * math.sin(a), 1), round(y - r * math.cos(a), 1)) for a in corners)
