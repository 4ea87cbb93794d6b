"""How likely the weather dice bring so many clouds."""

from __future__ import annotations

from itertools import product

from engine.robinson.content import TABLE, Clouds


def clouds_of(dice: tuple[str, ...]) -> list[tuple[float, int, int]]:
    """How likely each number of clouds of rain and of snow is with these dice."""
    faces: list[tuple[Clouds, ...]] = []
    if "rain" in dice:
        faces.append(TABLE.weather.rain)
    if "winter" in dice:
        faces.append(TABLE.weather.winter)
    rolls = list(product(*faces))
    found: dict[tuple[int, int], float] = {}
    for roll in rolls:
        key = sum(each.rain for each in roll), sum(each.snow for each in roll)
        found[key] = found.get(key, 0.0) + 1 / len(rolls)
    return [(chance, rain, snow) for (rain, snow), chance in found.items()]
