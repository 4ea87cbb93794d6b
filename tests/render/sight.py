"""How colours look to the colour-blind (Machado, Oliveira, Fernandes 2009), and how far apart."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import combinations
from typing import TypeAlias

Three: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Three, Three, Three]

KINDS: Mapping[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
LMS: Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
OKLAB: Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def linear(color: str) -> Three:
    red, green, blue = (value / 255 for value in bytes.fromhex(color[1:7]))
    return straight(red), straight(green), straight(blue)


def straight(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def times(matrix: Matrix, of: Three) -> Three:
    one, two, three = (sum(a * b for a, b in zip(row, of, strict=True)) for row in matrix)
    return one, two, three


def clipped(of: Three) -> Three:
    red, green, blue = (min(1.0, max(0.0, value)) for value in of)
    return red, green, blue


def oklab(color: str, kind: str) -> Three:
    red, green, blue = times(LMS, clipped(times(KINDS[kind], linear(color))))
    return times(OKLAB, (math.cbrt(red), math.cbrt(green), math.cbrt(blue)))


def nearest(colors: Mapping[str, str], kind: str) -> tuple[float, str, str]:
    """The closest pair; 0.02 is just noticeable, 0.10 is clear."""
    seen = {name: oklab(color, kind) for name, color in colors.items()}
    return min((math.dist(seen[a], seen[b]), a, b) for a, b in combinations(seen, 2))


def contrast(one: str, other: str) -> float:
    light = [
        sum(a * b for a, b in zip((0.2126, 0.7152, 0.0722), linear(each), strict=True))
        for each in (one, other)
    ]
    return (max(light) + 0.05) / (min(light) + 0.05)
